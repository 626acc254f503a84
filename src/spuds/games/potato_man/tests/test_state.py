"""Section 11: what must always hold, and that a state which breaks it is found out, by number."""

from collections.abc import Callable
from typing import Any

import pytest

from spuds import CorruptState, Table
from spuds.core.testing import rule
from spuds.games.potato_man import GAME
from spuds.games.potato_man.cards import WORDS
from spuds.games.potato_man.tests.script import play
from spuds.games.potato_man.tests.tables import TABLES, WITH_GREEN, begun, dealt, empty_game, trick

pytestmark = pytest.mark.interpreted

Change = Callable[[Any], None]

FIVE = """
    seats 5 start 0
    0 has r5 r6 ...
    1 has b4 y2 ...
    2 has y1 ...
    3 has ...
    4 has ...
    0: play r5 | 1: play b4 | 2: play y1
"""


def card(word: str) -> int:
    """Return the set of one card."""
    return 1 << WORDS.index(word)


def faults(table: Table, change: Change) -> set[str]:
    """Return the numbers of the invariants that a change to a table's state breaks."""
    state = table.state
    assert GAME.check_state(state[0]) == []
    change(state[0])
    found = GAME.check_state(state[0])
    with pytest.raises(CorruptState) as caught:
        Table.from_state("potato-man", state)
    assert caught.value.faults == tuple(found)
    return {fault.partition(":")[0] for fault in found}


def setting(field: str, value: int, *index: int) -> Change:
    """Return the change of one number of a state."""

    def change(state: Any) -> None:
        if index:
            state[field][index] = value
        else:
            state[field] = value

    return change


def moving(word: str, source: str, seat: int) -> Change:
    """Return a change that takes a card out of `source` and gives it to a seat, sizes unchanged."""

    def change(state: Any) -> None:
        state[source] = int(state[source]) & ~card(word)
        state["hand"][seat] = int(state["hand"][seat]) | card(word)

    return change


@rule("PM-2.4")
@pytest.mark.parametrize("seats, options", TABLES)
def test_nothing_is_broken_from_the_start_to_the_end_of_a_game(seats: int, options: str) -> None:
    for table in (
        dealt(seats, options),
        empty_game(seats, options, rounds=1),
        empty_game(seats, options, rounds=seats),
    ):
        assert GAME.check_state(table.state[0]) == []


def test_i1_a_card_is_in_one_place() -> None:
    table = trick("r15 b6 g7 y8")
    assert "I1" in faults(table, lambda state: state["hand"].__setitem__(0, int(state["hand"][0]) | card("r15")))
    assert "I1" in faults(table, setting("discard", 0))


@rule("PM-1.5")
def test_i1_without_green_no_green_card_is_anywhere() -> None:
    assert "I1" in faults(dealt(3), lambda state: state.__setitem__("discard", card("g3")))
    assert "I1" in faults(dealt(3, WITH_GREEN), setting("no_green", 1))


def test_i2_sizes_of_hands() -> None:
    assert faults(dealt(4), setting("held", 11, 2)) == {"I2"}
    assert "I2" in faults(trick("r15 b6 g7 y8"), moving("r15", "discard", 0))


@rule("PM-2.5")
@pytest.mark.parametrize(
    "seats, fault",
    [
        (2, "held is [12, 13, 0, 0, 0], must be 0 to 12"),
        (3, "held is [12, 13, 12, 0, 0], must be 0 to 12"),
        (4, "held is [12, 13, 12, 12, 0], must be 0 to 12"),
        (5, "I2: a hand is larger than the deal"),
    ],
)
def test_i2_no_hand_is_larger_than_the_deal(seats: int, fault: str) -> None:
    state = dealt(seats).state[0]
    lowest = int(state["pool"]) & -int(state["pool"])
    state["pool"] = int(state["pool"]) ^ lowest
    state["pool_held"] -= 1
    state["hand"][1] = int(state["hand"][1]) | lowest
    state["held"][1] += 1
    assert fault in GAME.check_state(state)


def test_i2_between_tricks_all_hands_are_equal() -> None:
    def lose_a_card(state: Any) -> None:
        lowest = int(state["hand"][2]) & -int(state["hand"][2])
        state["hand"][2] = int(state["hand"][2]) ^ lowest
        state["discard"] = int(state["discard"]) | lowest
        state["held"][2] -= 1

    assert "I2" in faults(trick("r15 b6 g7 y8"), lose_a_card)


@rule("PM-3.8")
def test_i3_a_pile_is_8_less_the_cards_drawn() -> None:
    assert "I3" in faults(dealt(2), setting("pile", 7, 0))
    assert "I3" in faults(trick("r5 b6 g7 y8", seats=2), setting("pile", 7, 0))


def test_i3_size_of_the_pool_and_piles_for_two_only() -> None:
    assert faults(dealt(4), setting("pool_held", 5)) == {"I3"}
    assert faults(dealt(4), setting("pile", 8, 0)) == {"I3"}


@rule("PM-3.4", "PM-3.5", "PM-3.6")
def test_i4_the_trick() -> None:
    table = play(FIVE)
    assert "I4" in faults(table, setting("trick_size", 2))
    assert "I4" in faults(table, setting("laid", 0))
    assert "I4" in faults(table, setting("may_follow", 0))
    four = trick("r5 b6", seats=4)
    assert "I4" in faults(four, setting("trick", 1 + WORDS.index("r6"), 1))
    assert "I4" in faults(table, lambda state: state.__setitem__("laid", int(state["laid"]) | card("y2")))


@rule("PM-1.7")
def test_i6_to_i8_sack_cards() -> None:
    table = trick("r15 b6 g7 y8")
    assert faults(table, setting("supply", 1, 0)) == {"I6"}

    def hand_over(state: Any) -> None:
        state["supply"][1] -= 1
        state["won"][2, 1] += 1

    assert faults(table, hand_over) == {"I7"}
    assert faults(table, setting("tricks", 2)) == {"I7"}

    def pay_in_gold(state: Any) -> None:
        state["supply"][0] += 1
        state["won"][0, 0] -= 1
        state["supply"][4] -= 1
        state["won"][0, 4] += 1

    assert faults(table, pay_in_gold) == {"I8"}


@rule("PM-5.1")
def test_i10_the_seat_that_owes_a_play_can_play() -> None:
    table = play("""
        seats 4 start 0
        0 has r5 ...
        1 has r6-r16 y1
        2 has ...
        3 has r17 ...
        0: play r5
    """)

    def exchange(state: Any) -> None:
        for seat in (1, 3):
            state["hand"][seat] = int(state["hand"][seat]) ^ card("y1") ^ card("r17")

    assert faults(table, exchange) == {"I10"}


@rule("PM-2.3")
def test_i11_the_starter_is_the_first_starter_or_so_many_seats_on() -> None:
    assert "I11" in faults(dealt(4), setting("first_starter", 1))


def test_i12_no_round_is_worth_more_than_the_game() -> None:
    assert faults(dealt(4), setting("best", 5, 1)) == {"I12"}


@rule("PM-6.1")
def test_i13_the_game_is_over_when_all_rounds_are_and_only_then() -> None:
    assert "I13" in faults(dealt(4), setting("rounds", 4))
    assert "I13" in faults(empty_game(4, rounds=4), setting("rounds", 3))


def owing(field: str, value: int) -> Change:
    """Return the change of one number of the frame that says what is owed."""

    def change(state: Any) -> None:
        state["stack"][0][field] = value

    return change


@rule("PM-3.10")
def test_i13_the_seat_that_is_waited_for_is_the_one_whose_turn_it_is() -> None:
    drawing = play("seats 2 start 0\n0 has r5 ...\n1 has ...\n0: play r5")
    assert "I13" in faults(trick("r5 b6", seats=4), owing("seat", 3))
    assert "I13" in faults(trick("r15 b6 g7 y8"), owing("seat", 1))
    assert "I13" in faults(drawing, owing("seat", 1))
    assert "I13" in faults(dealt(4), owing("seat", 4))


@rule("PM-6.1")
def test_i13_exactly_one_thing_is_owed_until_the_game_is_over() -> None:
    assert "I13" in faults(dealt(4), owing("kind", 0))
    assert "I13" in faults(dealt(4), owing("kind", 6))
    assert "I13" in faults(dealt(4), setting("depth", 0))
    assert "I13" in faults(empty_game(4, rounds=4), owing("kind", 3))


@rule("PM-2.5")
def test_i2_cards_are_owed_in_a_deal_and_only_there() -> None:
    assert "I2" in faults(dealt(4), owing("remaining", 1))
    assert "I2" in faults(begun(4), owing("remaining", 0))


@rule("PM-5.2")
def test_a_hand_is_shown_by_a_stuck_seat_and_by_no_other() -> None:
    assert faults(empty_game(4, rounds=1), setting("stuck", 0))
    assert faults(empty_game(4, rounds=1), setting("shown", 0))
    assert faults(dealt(4), setting("shown", card("r5")))


@rule("PM-1.1")
def test_nobody_leads_who_is_not_at_the_table() -> None:
    assert "I11" in faults(dealt(3), setting("leader", 4))
    assert "I11" in faults(dealt(3), setting("first_starter", 3))


def test_a_number_out_of_its_range_is_named() -> None:
    state = dealt(4).state
    state[0]["leader"] = 5
    assert GAME.check_state(state[0]) == ["leader is 5, must be 0 to 4"]
