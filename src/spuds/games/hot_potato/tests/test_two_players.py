"""HP-12 Two players."""

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import happened
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.tests.script import play, then

pytestmark = pytest.mark.interpreted

TABLE = "seats 2 two_players=on"


# HP-12.1 Left and right


@rule("HP-12.1", "HP-8.2")
@pytest.mark.parametrize("card", ["pass-left", "pass-right"])
@pytest.mark.parametrize("chip, other", [(0, 1), (1, 0)])
def test_left_and_right_are_the_other_player(card: str, chip: int, other: int) -> None:
    play(f"""
        {TABLE}; chip {chip}; hands {chip} {card} ..., others ...
        {chip}: p0 {card} => p0 at {other} red; waiting {other}
    """)


@rule("HP-12.1", "HP-8.3")
@pytest.mark.parametrize("side", ["left", "right"])
def test_both_words_are_legal_for_either(side: str) -> None:
    play(f"""
        {TABLE}; chip 0; hands 0 either ..., others ...
        0: p0 either => legal 0 is p0 left | p0 right
        0: p0 {side} => p0 at 1 red; waiting 1
    """)


@rule("HP-12.1", "HP-7.5", "HP-8.6")
@pytest.mark.parametrize("card", ["chop", "split-left", "split-right"])
def test_every_copy_card_sends_both_potatoes_across(card: str) -> None:
    play(f"""
        {TABLE}; chip 0; hands 0 {card} flaming ..., others ...
        0: p0 {card} flaming; *: draw 0 ... => p0 at 1 red flaming 1+0; p1 at 1 red flaming 0+1; burns 0 2; waiting 1
    """)


@rule("HP-12.1", "HP-8.5")
def test_a_toss_has_one_target_and_is_still_a_choice() -> None:
    play(f"""
        {TABLE}; chip 1; hands 1 toss ..., others ...
        1: p0 toss => waiting 1; legal 1 is p0 to 0
        1: p0 to 0 => p0 at 0 red
    """)


# HP-12.2 Skips


@rule("HP-12.2", "HP-8.6")
@pytest.mark.parametrize("card", ["skip-left", "skip-right"])
def test_a_skip_comes_back_passed_and_turned_over_and_its_flaming_burns_the_holder(card: str) -> None:
    table = play(f"""
        {TABLE}; chip 0; hands 0 {card} pass-left flaming ..., others ...
        0: p0 {card} flaming; *: draw 0 ... => p0 at 0 red flaming 1+0; burns 1 0; turn 2; waiting 0
        0: p0 pass-left => p0 at 1 yellow flaming 1+0; burns 1 1; turn 3; waiting 1
    """)
    assert [(event.seat, event.other) for event in happened(table, Event.PASSES)] == [(0, 0), (0, 1)]
    assert happened(table, Event.EXPLODES) == []


# HP-12.3 Popping


@rule("HP-12.3", "HP-9.3")
def test_popping_burns_the_other_player_once_per_card() -> None:
    table = play(f"""
        {TABLE}; chip 0; hands 0 pass-left popping ..., 1 pass-left popping ...
        0: p0 pass-left popping; *: draw 0 ...; 1: p0 pass-left popping; *: draw 1 ... => p0 at 0 yellow popping 2+0
        0: p0 none => burns 1 2; waiting *
    """)
    assert [(event.seat, event.amount) for event in happened(table, Event.SPATTERED)] == [(1, 2)]


# HP-12.4 Starting seats


@rule("HP-12.4", "HP-3.4", "HP-3.5")
def test_starting_seats_wrap_round() -> None:
    play(f"""
        {TABLE}; chip 1; deal => p0 at 1 yellow; potatoes p0; waiting 1
        1: p0 none; *: draw 1 ...; deal => legal 1 is give-chip 0
        1: give-chip 0 => p0 at 0 yellow; p1 at 1 yellow; potatoes p0 p1; waiting 0 1
        0: p0 none; 1: p1 none; *: draw 0 ...; *: draw 1 ...; deal; 0: give-chip 1
        => p0 at 1 yellow; p1 at 0 yellow; p2 at 1 yellow; potatoes p0 p1 p2; waiting 0 1
    """)


@rule("HP-12.4", "HP-4.2", "HP-9.6")
def test_then_the_chip_holders_two_potatoes_explode_before_the_other_players() -> None:
    table = play(f"{TABLE}; chip 1; deal; 1: p0 none; *: draw 1 ...; deal; 1: give-chip 0")
    then(
        table,
        """
        0: p0 none; 1: p1 none; *: draw 0 ...; *: draw 1 ...; deal; 0: give-chip 1 => burns 1 2
        0: p1 none; 1: p0 none; 1: p2 none => burns 1 3; potatoes p0 p1 p2
        *: draw 1 ... => burns 1 4; potatoes p1 p2
        *: draw 1 ... => burns 2 4; potatoes p1
        *: draw 0 ... => over; burns 2 4; winners 0; sheet 1 1 1 0 1 | 2 0 1 1 1 | 3 1 1 1 2
        """,
    )
