"""The façade over states: undoing, going on from any state, and who sees what."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import spuds
from spuds import CorruptState, IllegalAction, SetupError, Table
from spuds.core.frames import FULL
from tests.tables import dealt, finished, refused, snapshot
from tests.tiny.game import GAME as TINY

pytestmark = pytest.mark.interpreted

# Undo


def test_undo_takes_back_every_kind_of_move() -> None:
    table = Table("potato-man", 2)
    states = []
    rng = random.Random(3)
    while not table.over:
        states.append((table.state.tobytes(), list(table.moves), list(table.events)))
        possible = list(table.chances()) if table.waiting == ("*",) else table.legal()
        table.play(f"{table.waiting[0]}: {rng.choice(possible)}")
    for state, moves, events in reversed(states):
        last = table.moves[-1]
        assert table.undo() == last
        assert (table.state.tobytes(), table.moves, table.events) == (state, moves, events)
    with refused(table, IllegalAction, "there is no move to take back"):
        table.undo()


def test_a_game_goes_on_from_where_it_was_taken_back_to() -> None:
    table = dealt()
    table.play("2: play r5")
    table.undo()
    table.play("2: play r7")
    again = spuds.replay(table.record())
    assert snapshot(again) == snapshot(table)


def test_what_a_table_hands_out_is_not_the_table() -> None:
    table = dealt()
    before = snapshot(table)
    table.state["hand"][:] = 0
    table.view(2).array["hand"][:] = 0
    table.moves.clear()
    table.events.clear()
    table.legal().clear()
    table.record().moves.clear()
    table.result()["scores"].clear()
    assert snapshot(table) == before


# From a state


def test_a_table_goes_on_from_any_state() -> None:
    played = finished(3, seed=4)
    for n in (0, 5, 40, 90):
        table = spuds.replay(played.record())
        while len(table.moves) > n:
            table.undo()
        other = Table.from_state("potato-man", table.state)
        assert other.state.tobytes() == table.state.tobytes()
        for move in played.moves[n:]:
            assert other.waiting == table.waiting
            assert table.play(move) == other.play(move)
        assert other.state.tobytes() == played.state.tobytes()
        with pytest.raises(SetupError, match="began in the middle of a game, so it has no record"):
            other.record()


def test_a_state_that_is_handed_in_is_copied() -> None:
    state = dealt().state
    table = Table.from_state("potato-man", state)
    before = table.state.tobytes()
    state["hand"][:] = 0
    assert table.state.tobytes() == before


@pytest.mark.parametrize("viewer,whose", [(1, "the view of seat 1"), ("spectator", "the spectator's view")])
def test_no_game_goes_on_from_a_view(viewer: int | str, whose: str) -> None:
    text = f"this is {whose}, not a full state; View.world draws one that fits it"
    with pytest.raises(SetupError, match=re.escape(text)):
        Table.from_state("potato-man", dealt().view(viewer).array)


@pytest.mark.parametrize(
    "state",
    [
        np.zeros(1),
        np.zeros(2, dtype=spuds.find_game("potato-man").STATE),
        np.zeros((), dtype=spuds.find_game("potato-man").STATE),
        np.zeros(1, dtype=TINY.STATE),
        None,
        b"",
    ],
    ids=["of floats", "of two games", "without axes", "of another game", "nothing", "bytes"],
)
def test_what_is_no_state_is_refused(state: Any) -> None:
    with pytest.raises(SetupError, match=r"not a state of Potato Man: expected shape \(1,\) of its dtype"):
        Table.from_state("potato-man", state)


def lose_cards(state: Any) -> None:
    state["hand"][0, 1] = 0


def double_cards(state: Any) -> None:
    state["hand"][0, 1] = state["hand"][0, 0]


def wrong_frame(state: Any) -> None:
    state["stack"]["kind"] = 99


def stranger(state: Any) -> None:
    state["stack"]["seat"] = 9


def neighbour(state: Any) -> None:
    state["stack"]["seat"] = 4


def no_depth(state: Any) -> None:
    state["depth"] = 0


def deep(state: Any) -> None:
    state["depth"] = 2


def negative_card(state: Any) -> None:
    state["trick"][0, 0] = -1


def unknown_card(state: Any) -> None:
    state["trick"][0, 0] = 53


def no_seats(state: Any) -> None:
    state["seats"] = 0


def wrong_leader(state: Any) -> None:
    state["leader"] = 1


def nothing_at_all(state: Any) -> None:
    state[...] = np.zeros(1, dtype=state.dtype)
    state["viewer"] = FULL


@pytest.mark.parametrize(
    "spoil",
    [lose_cards, double_cards, wrong_frame, stranger, neighbour, no_depth, deep, negative_card, unknown_card, no_seats]
    + [wrong_leader, nothing_at_all],
)
def test_a_corrupt_state_is_refused(spoil: Callable[[Any], None]) -> None:
    table = dealt()
    table.play("2: play r5")
    state = table.state
    spoil(state)
    with pytest.raises(CorruptState, match="this state cannot be: ") as caught:
        Table.from_state("potato-man", state)
    assert caught.value.faults
    assert all(fault in str(caught.value) for fault in caught.value.faults)


# Viewers


@pytest.mark.parametrize("viewer", [-1, 4, 30, 31, "*", "0", None, True, 1.0])
def test_a_stranger_sees_nothing(viewer: Any) -> None:
    table = dealt()
    for look in (table.view, table.log):
        with refused(table, SetupError, r'viewers are "spectator" and the seats 0 to 3, not .*'):
            look(viewer)


def test_a_view_is_its_viewers() -> None:
    table = dealt()
    assert [table.view(seat).viewer for seat in range(4)] == [0, 1, 2, 3]
    assert table.view(2).legal() == table.legal(2)
    assert table.view(1).legal() == table.view("spectator").legal() == []
    assert table.view(2) == table.view(2) != table.view(1)
    assert hash(table.view(2)) == hash(table.view(2))
    assert bytes(table.view(2)) == table.view(2).array.tobytes()
    assert table.view(2)["hand"][2] == table.state["hand"][0, 2]
    assert table.view(2).world(1).tobytes() == table.view(2).world(1).tobytes() != table.view(2).world(2).tobytes()


def test_a_log_hides_what_its_viewer_may_not_know() -> None:
    table = dealt()
    full = table.moves
    assert [m for m in table.log("spectator") if "deal" in m] == [re.sub(r" \w+$", " ?", m) for m in full[1:]]
    for seat in range(4):
        for seen, move in zip(table.log(seat), full, strict=True):
            assert seen == (move if f"deal {seat} " in move or "start" in move else re.sub(r" \w+$", " ?", move))


# Luck


def test_a_seed_settles_alike() -> None:
    tables = [Table("potato-man", 5) for _ in range(3)]
    made = [table.settle(seed) for table, seed in zip(tables, (7, 7, 8), strict=True)]
    assert made[0] == made[1] != made[2]
    assert made[0] == tables[0].moves
    rng = random.Random(7)
    assert Table("potato-man", 5).settle(rng) == made[0]
    assert Table("potato-man", 5).settle(rng) != made[0]


def test_chances_are_told_with_their_weights() -> None:
    table = Table("potato-man", 4)
    assert table.chances() == {f"start {seat}": 1 for seat in range(4)}
    table.play("*: start 2")
    assert list(table.chances()) == sorted(table.chances())
    assert set(table.chances().values()) == {1}
    assert len(table.chances()) == 52
