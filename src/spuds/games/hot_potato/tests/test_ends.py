"""HP-10 Ends of turn, round and game."""

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import happened, rules_of
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.tests.edits import burned
from spuds.games.hot_potato.tests.script import play, then

pytestmark = pytest.mark.interpreted

SPLIT = """
    seats 3; chip 0; hands 0 split-left ..., 1 pass-left ..., others ...
    0: p0 split-left => p0 at 1 red; p1 at 1 red
"""
"""Seat 1 holds p0 and p1 in turn 2 of round 1, and has the cards to pass them on."""

FOUR_BEFORE_SEAT_2 = """
    seats 3; chip 0; hands 0 split-left pass-left*4, 1 split-left*2 pass-right*3, 2 pass-left*5
    0: p0 split-left; 1: p0 split-left; 1: p1 split-left => potatoes p0 p1 p2 p3; p3 at 2 yellow; waiting 2
"""
"""Seat 2 holds all of p0 to p3 in turn 3 of round 1."""


# HP-10.1 After step 5


@rule("HP-10.1")
def test_while_potatoes_are_in_play_the_next_turn_begins() -> None:
    table = play("""
        seats 3; chip 0; hands others ...
        => turn 1; round 1
        0: p0 pass-left => turn 2; round 1; waiting 1
        1: p0 pass-left => turn 3; round 1; waiting 2
    """)
    assert [(event.amount, event.other) for event in happened(table, Event.ENDS_TURN)] == [(1, 1), (2, 1)]
    assert rules_of(table, Event.ENDS_TURN) == ["HP-10.1"] * 2


@rule("HP-10.1", "HP-10.2")
def test_when_none_is_the_round_is_over() -> None:
    table = play("""
        seats 3; chip 0; hands others ...
        0: p0 pass-left; 1: p0 none; *: draw 1 ... => round 2; waiting *; potatoes none
    """)
    assert [event.amount for event in happened(table, Event.ENDS_ROUND)] == [1]
    assert rules_of(table, Event.ENDS_ROUND) == ["HP-10.2"]


@rule("HP-10.1")
@pytest.mark.parametrize("burns, is_over", [(18, False), (19, True)])
def test_a_pawn_on_20_ends_the_game_though_potatoes_are_in_play_and_one_on_19_does_not(
    burns: int, is_over: bool
) -> None:
    table = burned(play(SPLIT), 3, burns, 4)
    then(table, f"1: p0 pass-left; 1: p1 none => burns 3 {burns + 1} 4; waiting *")
    then(table, "*: draw 1 ... => potatoes p0")
    assert table.over is is_over
    ends = [event.seat for event in happened(table, Event.AT_THE_END)]
    assert ends == ([1] if is_over else [])
    assert rules_of(table, Event.AT_THE_END) == ["HP-10.1"] * len(ends)


@rule("HP-10.1")
def test_a_pawn_on_20_ends_the_game_with_its_first_round_too() -> None:
    table = burned(play("seats 3; chip 0; hands others ..."), 19, 1, 2)
    then(table, "0: p0 none; *: draw 0 ... => over; burns 20 1 2; winners 1; potatoes none")


@rule("HP-10.1", "HP-9.3")
def test_several_pawns_may_reach_20_in_one_turn() -> None:
    table = play("""
        seats 3; chip 0; hands 0 pass-left popping ..., others ...
        0: p0 pass-left popping; *: draw 0 ...
    """)
    table = then(burned(table, 19, 19, 12), "1: p0 none; *: draw 1 ... => over; burns 20 20 13; winners 2")
    assert sorted(event.seat for event in happened(table, Event.AT_THE_END)) == [0, 1]


# HP-10.2 Three rounds


@rule("HP-10.2", "HP-3.2")
def test_three_rounds_are_played_with_one_two_and_three_potatoes() -> None:
    table = play("""
        seats 3 deck=20,0,0,0,0,0,0,0,0,0,0,0,0,0; chip 0; deal
        => p0 at 0 yellow; potatoes p0
        0: p0 none; *: draw 0 pass-left => round 2; waiting *; burns 1 0 0
        deal; 0: give-chip 1 => p0 at 1 yellow; p1 at 2 yellow; potatoes p0 p1; turn 1
        1: p0 none; 2: p1 none; *: draw 1 pass-left; *: draw 2 pass-left => round 3; waiting *; burns 1 1 1
        deal; 1: give-chip 2 => p0 at 2 yellow; p1 at 0 yellow; p2 at 1 yellow; potatoes p0 p1 p2; turn 1
        0: p1 none; 1: p2 none; 2: p0 none; *: draw 2 pass-left; *: draw 0 pass-left; *: draw 1 pass-left
        => over; burns 2 2 2; winners 2; sheet 1 0 1 1 0 0 | 2 1 1 0 1 1 | 3 2 1 1 1 1
    """)
    assert [event.amount for event in happened(table, Event.ENDS_ROUND)] == [1, 2, 3]
    assert happened(table, Event.AT_THE_END) == []


# HP-10.3 The turn is finished


FLAMING_SPLIT = """
    seats 4 {option}; chip 0; hands 0 split-left flaming ..., 1 pass-left either ..., others ...
    0: p0 split-left flaming; *: draw 0 ... => p0 at 1 red flaming 1+0; p1 at 1 red flaming 0+1; burns 0 2 0 0
"""


@rule("HP-10.3", "HP-1.6")
@pytest.mark.parametrize("option, burns", [("past_20=stop", 20), ("past_20=count", 21)])
def test_when_a_pawn_reaches_20_in_step_4_the_choices_after_it_are_still_made(option: str, burns: int) -> None:
    table = burned(play(FLAMING_SPLIT.format(option=option)), 0, 2, 19, 5)
    then(
        table,
        f"""
        1: p0 pass-left; 1: p1 either => burns 0 2 20 5; waiting 1; legal 1 is p1 left | p1 right
        1: p1 left => over; burns 0 2 {burns} 5; potatoes p0 p1; winners 0
        """,
    )


@rule("HP-10.3", "HP-7.5", "HP-8.6")
def test_when_a_pawn_reaches_20_in_step_3_steps_4_and_5_are_still_carried_out() -> None:
    table = play("""
        seats 3; chip 0; hands 0 split-left ..., 1 split-left pass-right flaming ..., 2 split-left either ...
        0: p0 split-left; 1: p0 split-left flaming; 1: p1 pass-right; *: draw 1 ... => burns 0 0 2; waiting 0 2
        => p0 at 2 yellow flaming 1+0; p2 at 2 yellow flaming 0+1; p1 at 0 yellow
    """)
    then(
        burned(table, 18, 1, 2),
        """
        0: p1 none; 2: p0 split-left; 2: p2 either => burns 20 1 2; waiting 2; p1 at 0 yellow
        2: p2 right => burns 20 2 2; waiting *
        *: draw 0 ... => over; potatoes p0 p2 p3; burns 20 2 2; winners 0
        """,
    )


@rule("HP-10.3", "HP-9.6")
def test_when_a_pawn_reaches_20_in_step_5_the_other_explosions_and_draws_still_come() -> None:
    table = burned(play(FOUR_BEFORE_SEAT_2), 0, 0, 18)
    then(
        table,
        """
        2: p0 none; 2: p1 pass-left; 2: p2 none; 2: p3 none => burns 0 0 19; waiting *; hand 2 is 4
        *: draw 2 ... => burns 0 0 20; waiting *; p1 at 0 red; potatoes p1 p2 p3
        *: draw 2 ... => burns 0 0 20; waiting *; potatoes p1 p3
        *: draw 2 ... => over; burns 0 0 20; hand 2 is 7; potatoes p1
        """,
    )


@rule("HP-10.3", "HP-9.1")
def test_potatoes_in_play_at_the_end_burn_nobody() -> None:
    table = burned(play(FOUR_BEFORE_SEAT_2), 7, 8, 19)
    then(
        table,
        """
        2: p0 none; 2: p1 pass-left; 2: p2 pass-left; 2: p3 pass-left; *: draw 2 ... => over; burns 7 8 20; winners 0
        => potatoes p1 p2 p3; p1 at 0 red; p2 at 0 red; p3 at 0 red
        """,
    )


# HP-10.4 No other limits


@rule("HP-10.4")
def test_a_hand_may_grow_beyond_five_cards() -> None:
    then(
        play(FOUR_BEFORE_SEAT_2),
        """
        2: p0 pass-left; 2: p1 none; 2: p2 none; 2: p3 none; *: draw 2 ...; *: draw 2 ...; *: draw 2 ...
        => hand 2 is 7; burns 0 0 3; turn 4; waiting 0
        """,
    )


@rule("HP-10.4", "HP-5.8", "HP-1.2")
def test_a_player_without_cards_stays_in_and_is_passed_to_and_burned() -> None:
    then(
        play(FOUR_BEFORE_SEAT_2),
        """
        2: p0 pass-left; 2: p1 pass-left; 2: p2 pass-left; 2: p3 pass-left => waiting 0; hand 0 is 4
        0: p0 pass-left; 0: p1 pass-left; 0: p2 pass-left; 0: p3 pass-left => waiting 1; hand 0 is 0
        1: p0 pass-right; 1: p1 none; 1: p2 none; 1: p3 none; *: draw 1 ...; *: draw 1 ...; *: draw 1 ...
        => burns 0 3 0; p0 at 0 red; turn 6; waiting 0; legal 0 is p0 none; hand 0 is 0
        0: p0 none => burns 1 3 0; waiting *
        *: draw 0 ... => round 2
        """,
    )


@rule("HP-10.4")
def test_a_round_goes_on_for_as_long_as_its_potato_is_passed() -> None:
    table = play("seats 3 deck=20,0,0,0,0,0,0,0,0,0,0,0,0,0; chip 0; deal")
    for turn in range(1, 16):
        then(table, f"=> turn {turn}; waiting {(turn - 1) % 3}")
        then(table, f"{(turn - 1) % 3}: p0 pass-left")
    then(table, "=> turn 16; round 1; hand 0 is 0; hand 1 is 0; hand 2 is 0; legal 0 is p0 none; p0 at 0 red")
    then(table, "0: p0 none; *: draw 0 pass-left => round 2; sheet 1 0 16 1 0 0")
