"""Section 11: that a state which breaks what must always hold is found out, by number."""

from typing import Any

import pytest

from spuds import Table
from spuds.core.testing import rule
from spuds.games.hot_potato.cards import BAN_PASS_LEFT, HUGE, MASHED
from spuds.games.hot_potato.tests.edits import Change, adding, all_of, faults, setting
from spuds.games.hot_potato.tests.script import KINDS, play
from spuds.games.hot_potato.tests.tables import begun, opened

pytestmark = pytest.mark.interpreted

PASS_LEFT, EITHER, TOSS, SPLIT_LEFT = (KINDS.index(word) for word in ("pass-left", "either", "toss", "split-left"))

ANSWERING = """
    seats 3; chip 1; hands 0 either pass-left huge toss*2, 1 chop ban-pass-left ..., 2 toss*4 pass-left
    1: p0 chop ban-pass-left; *: draw 1 ... => p0 at 2 red ban-pass-left 1+0; p1 at 0 red ban-pass-left 0+1
    0: p1 either huge => waiting 2
"""
"""Step 1 of turn 2: seat 0 has laid two cards on p1, seat 2 still owes an answer for p0; both potatoes are banned."""

CHOOSING = """
    seats 3; chip 0; hands 0 split-left ..., 1 pass-left either ..., others ...
    0: p0 split-left; 1: p0 pass-left; 1: p1 either => p0 at 2 yellow; p1 at 1 red; waiting 1
"""
"""Step 4 of turn 2: p0 was passed to seat 2, and seat 1 must say where p1 goes."""

EXPLODING = """
    seats 3; chip 0; hands 0 split-left huge ..., 1 pass-left ..., others ...
    0: p0 split-left huge; *: draw 0 ...; 1: p0 none; 1: p1 none => burns 0 2 0; waiting *
"""
"""Step 5 of turn 2: seat 1 owes the draw for p0, and p1 is still to explode."""

DEALING = "seats 3; chip 0"


def moving(kind: int, source: str, target: str, seat: int = -1) -> Change:
    """Return a change that moves a card of a kind from one pile or hand of `seat` to another; sizes unchanged."""

    def change(state: Any) -> None:
        for field, step in ((source, -1), (target, 1)):
            place = state[field][seat] if field == "hand" else state[field]
            place[kind] += step

    return change


# I1 and I2 Cards


@rule("HP-1.3", "HP-2.5")
@pytest.mark.parametrize(
    "change",
    [
        pytest.param(adding("discard", 1, PASS_LEFT), id="one more in the discard pile"),
        pytest.param(all_of(adding("hand", 1, 0, TOSS), adding("held", 1, 0)), id="one more in a hand"),
        pytest.param(adding("unstriped", 1, 0, BAN_PASS_LEFT), id="one more on a potato"),
        pytest.param(setting("down_brown", 1 + TOSS, 1), id="another one face down"),
        pytest.param(setting("down_blue", 1 + MASHED, 1), id="another seasoning face down"),
        pytest.param(moving(TOSS, "hand", "discard", 0), id="one less in a hand than all know"),
        pytest.param(adding("pool_held", 1), id="one less in the pool than all know"),
        pytest.param(setting("held", 1, 5), id="cards at a seat that is not at the table"),
    ],
)
def test_i1_every_action_card_is_in_one_place(change: Change) -> None:
    assert faults(play(ANSWERING), change) == {"I1"}


@rule("HP-1.4")
def test_i2_no_duplicator_is_made() -> None:
    """Where cards are missing from the set, nothing but a state itself says how many there are."""
    assert faults(play(ANSWERING), adding("striped", 1, 1, BAN_PASS_LEFT)) == {"I2"}
    assert faults(play(ANSWERING), adding("supply", 1, HUGE)) == {"I2"}


# I3 to I7 Potatoes and burns


@rule("HP-1.5", "HP-9.5")
@pytest.mark.parametrize(
    "change",
    [
        pytest.param(all_of(setting("striped", 1, 7, HUGE), adding("supply", -1, HUGE)), id="a seasoning"),
        pytest.param(all_of(setting("unstriped", 1, 7, 1), adding("deck", 1, 10)), id="a card that is seasoning"),
        pytest.param(adding("red", 1 << 7), id="a side"),
        pytest.param(adding("in_play", 1 << 7), id="no holder"),
        pytest.param(setting("answered", 1, 7), id="an answer"),
    ],
)
def test_i3_a_number_not_in_play_carries_nothing(change: Change) -> None:
    assert "I3" in faults(play(ANSWERING), change)


@rule("HP-1.5")
def test_i3_a_potato_lies_before_a_seat_of_the_table() -> None:
    assert "I3" in faults(play(ANSWERING), setting("holder", 1 + 3, 0))
    assert "I3" in faults(play(CHOOSING), setting("passed", (1 << 0) + (1 << 7)))


@rule("HP-8.1", "HP-9.1")
@pytest.mark.parametrize(
    "change",
    [
        pytest.param(setting("red", 1 << 0), id="two colours"),
        pytest.param(setting("red", 0), id="the other colour"),
        pytest.param(setting("turn", 3), id="the colour of another turn"),
    ],
)
def test_i4_in_step_1_all_potatoes_show_the_side_of_the_turn(change: Change) -> None:
    assert faults(play(ANSWERING), change) == {"I4"}


@rule("HP-4.4")
def test_i4_in_step_1_none_was_passed() -> None:
    assert faults(begun(3), setting("passed", 1)) == {"I4"}


@rule("HP-10.1", "HP-1.6")
def test_i5_nobody_is_at_20_before_a_turn_ends() -> None:
    assert faults(play(ANSWERING), setting("burns", 20, 2)) == {"I5"}
    assert "I5" in faults(play(DEALING), setting("burns", 20, 2))
    counting = begun(3, "past_20=count")
    assert faults(counting, setting("burns", 23, 2)) == {"I5"}


@rule("HP-1.6")
def test_i5_no_pawn_is_beyond_20_unless_that_is_counted() -> None:
    assert faults(play(EXPLODING), setting("burns", 21, 2)) == {"I5"}
    state = play(EXPLODING.replace("seats 3", "seats 3 past_20=count")).state
    state[0]["burns"][2] = 21
    assert Table.from_state("hot-potato", state).waiting == ("*",)


@rule("HP-1.1")
def test_i5_only_seats_at_the_table_are_burned() -> None:
    assert faults(begun(3), setting("burns", 1, 3)) == {"I5"}


@rule("HP-5.2")
def test_i6_no_blue_card_lies_there_without_a_brown_one() -> None:
    bare = all_of(setting("down_brown", 0, 1), adding("hand", 1, 0, EITHER))
    assert "I6" in faults(play(ANSWERING), bare)


@rule("HP-4.4", "HP-4.5")
@pytest.mark.parametrize("script, potato", [(CHOOSING, 0), (EXPLODING, 1)])
def test_i6_no_card_lies_face_down_on_a_passed_potato_or_in_step_5(script: str, potato: int) -> None:
    lay = all_of(setting("down_brown", 1 + SPLIT_LEFT, potato), adding("discard", -1, SPLIT_LEFT))
    assert "I6" in faults(play(script), all_of(lay, setting("laid_brown", 1 << potato)))


@rule("HP-5.7")
def test_i6_all_know_how_many_cards_lie_face_down() -> None:
    assert faults(play(CHOOSING), setting("laid_brown", 1 << 1)) == {"I6"}
    assert faults(play(ANSWERING), setting("laid_blue", 1 << 1)) == {"I6"}


@rule("HP-5.5")
def test_i7_no_pass_left_lies_on_a_potato_that_carries_a_ban() -> None:
    swap = all_of(
        setting("down_brown", 1 + PASS_LEFT, 1), adding("hand", 1, 0, EITHER), adding("hand", -1, 0, PASS_LEFT)
    )
    assert faults(play(ANSWERING), swap) == {"I7"}


@rule("HP-5.5")
def test_i7_the_banned_potatoes_are_those_that_carry_a_ban() -> None:
    assert faults(play(ANSWERING), setting("banned", 1 << 0)) == {"I7"}
    assert faults(begun(3), setting("banned", 1 << 0)) == {"I7"}


# I9 and I10 Chip and set-up


@rule("HP-3.1")
def test_i9_exactly_one_seat_has_the_chip_from_the_first_move_on() -> None:
    assert "I9" in faults(begun(3), setting("chip", 0))
    assert "I9" in faults(opened(3), setting("chip", 2))


@rule("HP-3.3")
def test_i10_a_round_begins_with_five_cards_each() -> None:
    table = play("seats 3; chip 0; hands 1 toss ..., others ...")
    lost = all_of(moving(TOSS, "hand", "discard", 1), adding("held", -1, 1))
    assert faults(table, lost) == {"I10"}


@rule("HP-3.5", "HP-3.6")
def test_i10_a_round_begins_with_so_many_plain_potatoes() -> None:
    one_more = all_of(setting("holder", 1, 1), setting("in_play", 3))
    one_less = all_of(setting("holder", 0, 1), setting("in_play", 1))
    seasoned = all_of(setting("striped", 1, 0, HUGE), adding("supply", -1, HUGE))
    assert faults(begun(3), one_more) == {"I10"}
    assert faults(begun(6), one_less) == {"I10"}
    assert faults(begun(3), seasoned) == {"I10"}
