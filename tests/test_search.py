"""Search where answers are secret and simultaneous: nobody's choice depends on what its seat has not seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from spuds import Table
from spuds.bots import make_bot
from spuds.core.bot import Candidate
from spuds.core.jit import JIT
from tests.matrix.game import GAME as MATRIX
from tests.tiny.game import GAME as TINY

ITERATIONS = 400
SEEDS = range(12)
SEATS = (0, 1)


def candidates(table: Table, seat: int, seed: int) -> list[Candidate]:
    return make_bot(MATRIX, "search", iterations=ITERATIONS).candidates(table.view(seat), seed)


def chosen(table: Table, seat: int, seed: int) -> str:
    return MATRIX.texts[candidates(table, seat, seed)[0].action]


@pytest.mark.parametrize("seat", SEATS)
def test_matching_pennies_is_worth_half_to_either_seat_and_both_answers_come_up(seat: int) -> None:
    """Whoever saw the other's answer would always win; whoever believed that its own is seen, always lose."""
    found = [candidates(Table(MATRIX, 2, payoffs="pennies"), seat, seed)[0] for seed in SEEDS]
    assert sum(best.value for best in found) / len(found) == pytest.approx(0.5, abs=0.15)
    assert {best.action for best in found} == {0, 1}


@pytest.mark.parametrize("seed", SEEDS)
def test_others_are_expected_to_answer_in_their_own_interest(seed: int) -> None:
    """Against an answer at random, `a` would be better for seat 0: half a win against 0.45."""
    table = Table(MATRIX, 2, payoffs="plain")
    assert chosen(table, 1, seed) == "b"
    assert chosen(table, 0, seed) == "b"


@pytest.mark.parametrize("payoffs", ["pennies", "plain"])
@pytest.mark.parametrize("seat", SEATS)
def test_a_sealed_answer_of_another_seat_never_influences_a_search(payoffs: str, seat: int) -> None:
    tables = [Table(MATRIX, 2, payoffs=payoffs) for _ in range(2)]
    for table, answer in zip(tables, ("a", "b"), strict=True):
        table.play(f"{1 - seat}: {answer}")
    assert tables[0].state.tobytes() != tables[1].state.tobytes()
    for seed in SEEDS:
        assert candidates(tables[0], seat, seed) == candidates(tables[1], seat, seed)


@pytest.mark.parametrize("seat", SEATS)
def test_a_search_finds_the_same_whether_others_have_answered_yet_or_not(seat: int) -> None:
    table = Table(MATRIX, 2, payoffs="plain")
    before = [candidates(table, seat, seed) for seed in SEEDS]
    table.play(f"{1 - seat}: a")
    assert [candidates(table, seat, seed) for seed in SEEDS] == before


def test_the_search_leaves_the_view_as_it_was() -> None:
    table = Table(MATRIX, 2)
    table.play("1: a")
    view = table.view(0)
    before = bytes(view)
    make_bot(MATRIX, "search", iterations=50).choose(view, 1)
    assert bytes(view) == before


def test_all_worlds_are_counted_once_however_many_seats_answer_in_each() -> None:
    for seed in SEEDS:
        assert sum(found.visits for found in candidates(Table(MATRIX, 2), 0, seed)) == ITERATIONS


def one_below(state: Any, out: Any) -> None:
    """Value bids in Tiny anew: seat 1 is the better off the higher it bids, seat 0 wins by bidding one less."""
    bid = [int(bid) - 1 for bid in state.bid]
    out[0] = float(bid[0] == bid[1] - 1)
    out[1] = max(0, bid[1]) / 2


@pytest.mark.interpreted
@pytest.mark.skipif(JIT, reason="the hooks of Tiny are plain functions")
@pytest.mark.parametrize("answered", [(), ("1: bid 0",), ("1: bid 2",)])
def test_the_best_bid_against_the_reply_that_is_to_be_expected_is_found_whatever_is_sealed(
    answered: tuple[str, ...],
) -> None:
    """Seat 1 may bid 2 in most worlds, and does; at random, each of its bids would be as likely in these."""
    game = replace(TINY, values=one_below, reopen=all_owe_bids)
    table = Table(game, 2)
    for move in ("*: deal 0 c2", "*: deal 1 c5", *answered):
        table.play(move)
    for seed in (1, 2):
        assert game.texts[make_bot(game, "search", iterations=120).choose(table.view(0), seed)] == "bid 1"


def all_owe_bids(view: Any) -> None:
    """TI-1.2 Take back, in a view, what the other seat has bid."""
    view.stack[0].seats = 3
