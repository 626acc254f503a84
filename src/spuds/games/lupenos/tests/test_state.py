"""Section 11: what must always hold is seen when it does not; and what the record holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from spuds import CorruptState, Table
from spuds.core.frames import CHANCE
from spuds.games.lupenos import GAME
from spuds.games.lupenos.counts import one
from spuds.games.lupenos.state import Owed
from spuds.games.lupenos.tests.script import then
from spuds.games.lupenos.tests.tables import at, dealt, opened

pytestmark = pytest.mark.interpreted

LINE = (
    "turn 0 | turns 5 | pile 3 5 | deck 0 | pool 6*7 | 0 hand 4 5 5 bag known 5 up 1 2 3 down 3 | "
    "1 hand 6 up 1 1 1 down 3 | with play_on=on"
)
EARLY = "turn 0 | turns 5 | pile 3 5 | deck 9 | 0 hand 4 5 5 up 1 2 3 down 3 | 1 hand 6 6 6 up 1 1 1 down 3"


def test_a_state_fits_the_bytes_that_it_may_have() -> None:
    assert GAME.STATE.itemsize <= 450


def _put(field: str, value: int) -> Callable[[Any], None]:
    return lambda state: state.__setitem__(field, value)


def _add(field: str, *index: int, by: int) -> Callable[[Any], None]:
    def spoil(state: Any) -> None:
        if index:
            state[field][index] += by
        else:
            state[field] += by

    return spoil


def _frame(**parts: int) -> Callable[[Any], None]:
    def spoil(state: Any) -> None:
        for part, value in parts.items():
            state["stack"][0][part] = value

    return spoil


def _pile(*kinds: int) -> Callable[[Any], None]:
    """Lay other cards on the pile, and take what is on it, and nothing else, into account."""

    def spoil(state: Any) -> None:
        for card in state["pile"][: int(state["pile_held"])]:
            state["used"] += one(int(card) - 1)
        state["pile"][:] = 0
        for place, kind in enumerate(kinds):
            state["pile"][place] = kind + 1
            state["used"] -= one(kind)
        state["pile_held"] = len(kinds)

    return spoil


FAULTS = [
    ("I1", _add("used", by=one(0))),
    ("I1", _add("pile_held", by=-1)),
    ("I1", _add("up", 3, by=one(0))),
    ("I1", _add("hand", 2, 0, by=1)),
    ("I2", _add("pool_held", by=1)),
    ("I2", _add("down", 0, by=-1)),
    ("I2", _add("deck", by=1)),
    ("I3", _add("known", 0, by=one(6))),
    ("I3", _add("hand", 0, 4, by=1)),
    ("I3", _add("held", 0, by=1)),
    ("I3", _add("in_row", 0, by=-1)),
    ("I5", _pile(9)),
    ("I5", _pile(11)),
    ("I6", _pile(5, 3)),
    ("I7", _pile(6, 6, 6, 6)),
    ("I10", _put("outs", 1)),
    ("I10", _add("out", 0, by=1)),
    ("I11", _frame(kind=Owed.LAID)),
    ("I11", _frame(seat=2)),
    ("I11", _frame(seat=CHANCE)),
    ("I11", _frame(seats=1)),
    ("I11", _frame(remaining=1)),
    ("I11", _frame(source=1)),
    ("I11", _put("first", 0)),
    ("I11", _put("depth", 0)),
    ("I12", _frame(kind=Owed.DRAW, remaining=2)),
    ("I12", _frame(kind=Owed.FLIP)),
    ("I12", _add("to_name", 0, by=1)),
    ("I12", _add("named", 0, 0, by=1)),
    ("I14", _put("turns", 1000)),
]


@pytest.mark.parametrize("number, spoil", FAULTS)
def test_a_broken_invariant_is_named(number: str, spoil: Callable[[Any], None]) -> None:
    state = at(LINE).state
    assert GAME.check_state(state[0]) == []
    spoil(state[0])
    assert any(fault.startswith(f"{number}:") for fault in GAME.check_state(state[0])), GAME.check_state(state[0])


def test_a_hand_that_was_not_filled_up_is_seen() -> None:
    with pytest.raises(CorruptState, match="I4"):
        at(EARLY.replace("4 5 5", "4 5"))


@pytest.mark.parametrize("wrong", ["up 1 2 down 3", "up 1 2 3 down 2", "up - down 3"])
def test_a_row_or_face_down_card_played_too_early_is_seen(wrong: str) -> None:
    with pytest.raises(CorruptState, match="I8"):
        at(EARLY.replace("up 1 2 3 down 3", wrong))
    with pytest.raises(CorruptState, match="I8"):
        at(LINE.replace("pool 6*7", "pool 5*7").replace("up 1 2 3 down 3", "up 1 2 down 2"))


def test_in_the_exchange_everybody_has_three_cards_in_each_place() -> None:
    state = dealt(["1 2 3", "4 5 6"], ["7 8 8", "1 1 bad"]).state
    state[0]["down"][0], state[0]["deck"] = 2, state[0]["deck"] + 1
    assert any(fault.startswith("I9") for fault in GAME.check_state(state[0]))


def test_a_row_that_cannot_be_named_to_the_end_is_seen() -> None:
    """Of 1 2 3 7 8 8 an 8 is named first: only one card is left that may follow it."""
    state = dealt(["1 2 3", "4 5 6"], ["7 8 8", "1 1 bad"]).state
    state[0]["named"][0][0], state[0]["to_name"][0] = 8, 2
    state[0]["hand"][0][7] -= 1
    state[0]["holds"][0] -= one(7)
    assert GAME.check_state(state[0]) == ["I12: a seat cannot name its row to the end"]


def test_a_game_that_goes_on_with_one_seat_is_seen() -> None:
    table = at("turn 0 | turns 9 | pile 3 | deck 0 | 0 hand 4 up - down 0 | 1 hand 6 6 up - down 0 | with play_on=on")
    state = then(table, "0: play 4").state
    assert GAME.check_state(state[0]) == []
    state[0]["depth"] = 1
    state[0]["stack"][0]["kind"], state[0]["stack"][0]["seat"] = Owed.TURN, 1
    assert any(fault.startswith("I15") for fault in GAME.check_state(state[0]))


def test_a_game_that_is_over_too_early_is_seen() -> None:
    state = at(LINE).state
    state[0]["depth"] = 0
    state[0]["stack"][0]["kind"] = 0
    assert any(fault.startswith("I15") for fault in GAME.check_state(state[0]))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_an_empty_table_is_sound(seats: int) -> None:
    assert GAME.check_state(opened(seats).state[0]) == []


def test_a_table_goes_on_from_a_state_with_its_options() -> None:
    table = at(LINE, deck="1-9", voluntary_pickup="off", multi_face_up="on", face_up_fail="pile_only", turn_limit=300)
    other = Table.from_state(GAME, table.state)
    assert GAME.agreed(other.state[0]) == {
        "deck": "1-9",
        "voluntary_pickup": "off",
        "multi_face_up": "on",
        "face_up_fail": "pile_only",
        "play_on": "on",
        "turn_limit": 300,
    }
