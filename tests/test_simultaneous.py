"""Answers that are given at the same time: who sees them when, and how a record writes them."""

from __future__ import annotations

import itertools

import pytest

from spuds import IllegalAction, NotYourDecision, Table
from tests.tiny.game import GAME as TINY

pytestmark = pytest.mark.interpreted

DEALS = ["*: deal 0 c5", "*: deal 1 c2", "*: deal 2 c1"]
BIDS = ["0: bid 2", "1: bid 0", "2: bid 1"]
ORDERS = list(itertools.permutations(range(3)))


def dealt() -> Table:
    table = Table(TINY, 3)
    for move in DEALS:
        table.play(move)
    return table


def test_all_are_waited_for_until_they_have_answered() -> None:
    table = dealt()
    assert list(table.waiting) == [0, 1, 2]
    with pytest.raises(NotYourDecision, match="say which seat is to answer: seat 0 and seat 1 and seat 2 must act"):
        table.legal()
    assert table.legal(2) == ["bid 0", "bid 1"]
    table.play("1: bid 0")
    assert list(table.waiting) == [0, 2]
    with pytest.raises(NotYourDecision, match="seat 1 may not bid 1: seat 0 and seat 2 must act"):
        table.play("1: bid 1")
    with pytest.raises(IllegalAction, match=r"seat 2 may not bid 2: c1 is not worth that much|TI-1\.2"):
        table.play("2: bid 2")


@pytest.mark.parametrize("order", ORDERS)
def test_a_record_has_them_in_seat_order_however_they_came(order: tuple[int, ...]) -> None:
    table = dealt()
    for seat in order:
        table.play(BIDS[seat])
    assert table.moves == DEALS + BIDS
    assert table.over
    again = Table(TINY, 3)
    for move in table.record().moves:
        again.play(move)
    assert again.state.tobytes() == table.state.tobytes()
    assert again.result() == table.result()
    assert table.result()["winners"] == [0]


@pytest.mark.parametrize("order", ORDERS)
def test_undo_takes_them_back_as_they_came(order: tuple[int, ...]) -> None:
    table = dealt()
    states = []
    for seat in order:
        states.append(table.state.tobytes())
        table.play(BIDS[seat])
    for seat in reversed(order):
        assert table.undo() == BIDS[seat]
        assert table.state.tobytes() == states.pop()
    for move in BIDS:
        table.play(move)
    assert table.moves == DEALS + BIDS


def test_an_answer_taken_back_may_be_given_anew() -> None:
    table = dealt()
    table.play("2: bid 1")
    table.play("0: bid 2")
    table.undo()
    table.play("1: bid 0")
    table.play("0: bid 1")
    assert table.moves == [*DEALS, "0: bid 1", "1: bid 0", "2: bid 1"]


def test_an_answer_is_sealed_until_the_last_is_in() -> None:
    table = dealt()
    table.play("1: bid 0")
    for viewer in (0, 2, "spectator"):
        assert not any("bid" in move for move in table.log(viewer))
        assert not table.view(viewer)["sealed"].any()
        assert table.view(viewer) == view_of_another_bid(viewer)
    assert table.log(1)[-1] == "1: bid 0"


def view_of_another_bid(viewer: int | str) -> object:
    table = dealt()
    table.play("1: bid 1")
    return table.view(viewer)


def test_all_answers_are_seen_when_the_last_is_in() -> None:
    table = dealt()
    for move in BIDS:
        table.play(move)
    for viewer in (0, 1, 2, "spectator"):
        assert table.log(viewer)[len(DEALS) :] == BIDS
