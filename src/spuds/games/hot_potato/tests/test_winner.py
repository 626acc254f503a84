"""HP-11 Winner; scores and the score sheet (section 9)."""

import numpy as np
import pytest

from spuds import Table
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, rules_of
from spuds.games.hot_potato import GAME
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.tests.edits import burned
from spuds.games.hot_potato.tests.script import play, then
from spuds.games.hot_potato.tests.tables import begun, opened

pytestmark = pytest.mark.interpreted

WINNERS = [
    ("4 7 9", 2, "chip", [0], "HP-11.1"),
    ("4 7 9", 2, "tied", [0], "HP-11.1"),
    ("9 9 3", 1, "chip", [2], "HP-11.1"),
    ("3 9 9", 2, "chip", [0], "HP-11.1"),
    ("3 9 9", 2, "tied", [0], "HP-11.1"),
    ("20 20 0 19", 0, "chip", [2], "HP-11.1"),
    ("4 9 4 4", 0, "chip", [1], "HP-11.2"),
    ("4 9 4 4", 0, "tied", [1], "HP-11.2"),
    ("5 0 0", 2, "chip", [0], "HP-11.2"),
    ("2 3 2 9 3", 0, "chip", [3], "HP-11.2"),
    ("4 4 9 9 6", 4, "chip", [4], "HP-11.3"),
    ("4 4 9 9 6", 0, "chip", [0], "HP-11.3"),
    ("4 4 9 9 6", 2, "chip", [2], "HP-11.3"),
    ("4 4 9 9 6", 4, "tied", [2, 3], "HP-11.3"),
    ("4 4 9 9 6", 0, "tied", [2, 3], "HP-11.3"),
    ("4 4 9 9 6", 3, "tied", [3], "HP-11.3"),
    ("7 7 7", 1, "chip", [1], "HP-11.3"),
    ("7 7 7", 1, "tied", [1], "HP-11.3"),
    ("5 5", 1, "chip", [1], "HP-11.3"),
    ("5 5", 1, "tied", [1], "HP-11.3"),
    ("6 5", 0, "chip", [1], "HP-11.1"),
]
"""Burns by seat, chip holder, last_tie, winners and the rule; the eight rows of section 9 are among them."""


def at_the_last_draw(seats: int, chip: int, last_tie: str) -> Table:
    """Return a table of one kind of card that waits for the last draw of round 3, `chip` being its chip holder."""
    two = " two_players=on" if seats == 2 else ""
    table = play(f"seats {seats}{two} deck=60,0,0,0,0,0,0,0,0,0,0,0,0,0 last_tie={last_tie}; chip {chip}")
    other = (chip + 1) % seats
    for potatoes, holder in ((1, chip), (2, other), (3, chip)):
        then(table, "deal")
        if potatoes > 1:
            then(table, f"{chip if holder == other else other}: give-chip {holder}")
        for potato in range(potatoes):
            then(table, f"{(holder + potato) % seats}: p{potato} none")
        for _ in range(potatoes if potatoes < 3 else 2):
            table.play("*: " + "".join(table.chances()))
    return then(table, f"=> round 3; chip {chip}; waiting *")


def ended(burns: str, chip: int, last_tie: str) -> Table:
    """Return a table whose game is over with these burns."""
    numbers = [int(number) for number in burns.split()]
    table = burned(at_the_last_draw(len(numbers), chip, last_tie), *numbers)
    assert table.result()["winners"] == []
    table.play("*: " + "".join(table.chances()))
    assert table.over
    return table


# HP-11 Winner


@rule("HP-11.1", "HP-11.2", "HP-11.3")
@pytest.mark.parametrize("burns, chip, last_tie, winners, why", WINNERS)
def test_who_wins(burns: str, chip: int, last_tie: str, winners: list[int], why: str) -> None:
    table = ended(burns, chip, last_tie)
    scores = [int(number) for number in burns.split()]
    assert (table.result()["scores"], table.result()["winners"]) == (scores, winners)
    assert [(event.seat, event.amount) for event in happened(table, Event.WINS)] == [
        (seat, scores[seat]) for seat in winners
    ]
    assert set(rules_of(table, Event.WINS)) == {why}


@rule("HP-11.2")
def test_sympathy_wins_a_game_that_was_played_to_its_end() -> None:
    table = play("""
        seats 4; chip 0; hands 0 pass-left huge ..., others ...
        0: p0 pass-left huge; *: draw 0 ...; 1: p0 none => burns 0 2 0 0; waiting *
        *: draw 1 ...; hands 1 pass-left ..., others ...; 0: give-chip 1
        1: p0 pass-left; 2: p1 none; *: draw 2 ... => burns 0 2 1 0; waiting 2
        2: p0 none; *: draw 2 ... => burns 0 2 2 0; round 3
        deal; 1: give-chip 2; 0: p2 none; 2: p0 none; 3: p1 none => burns 0 2 3 0; waiting *
        *: draw 2 ...; *: draw 3 ...; *: draw 0 ... => over; burns 1 2 3 1; winners 2
        => sheet 1 0 2 0 2 0 0 | 2 1 2 0 0 2 0 | 3 2 1 1 0 1 1
    """)
    assert rules_of(table, Event.WINS) == ["HP-11.2"]


@rule("HP-11.3", "HP-10.1")
def test_it_is_the_chip_holder_of_the_round_in_which_the_game_ended_that_counts() -> None:
    table = play("""
        seats 4; chip 3; deal; 3: p0 none; *: draw 3 ...; deal; 3: give-chip 0; 0: p0 none; 1: p1 none
        *: draw 0 ... => round 2; chip 0; waiting *
    """)
    then(burned(table, 7, 20, 20, 7), "*: draw 1 ... => over; burns 7 20 20 7; winners 0")


@rule("HP-11.1")
def test_nobody_has_won_while_the_game_goes_on() -> None:
    table = burned(begun(3), 0, 9, 4)
    assert (table.result()["over"], table.result()["scores"], table.result()["winners"]) == (False, [0, 9, 4], [])
    assert happened(table, Event.WINS) == []


# Section 9 Scores and sheet


@rule("HP-3.1", "HP-10.2")
def test_the_sheet_has_a_row_for_each_round_whose_chip_holder_is_known() -> None:
    table = opened(3)
    assert table.result() == {"over": False, "scores": [0, 0, 0], "winners": [], "sheet": []}
    first = {"round": 1, "chip": 2, "turns": 0, "burns": [0, 0, 0]}
    then(table, "chip 2")
    assert table.result()["sheet"] == [first]
    then(table, "hands 2 pass-left flaming ..., others ...")
    assert table.result()["sheet"] == [first]
    then(table, "2: p0 pass-left flaming; *: draw 2 ...")
    assert table.result()["sheet"] == [{**first, "turns": 1, "burns": [1, 0, 0]}]
    then(table, "0: p0 none")
    assert table.result()["sheet"] == [{**first, "turns": 1, "burns": [2, 0, 0]}]
    then(table, "*: draw 0 ...; deal => waiting 2")
    assert table.result()["sheet"] == [{**first, "turns": 2, "burns": [2, 0, 0]}]
    then(table, "2: give-chip 1")
    assert table.result()["sheet"] == [
        {**first, "turns": 2, "burns": [2, 0, 0]},
        {"round": 2, "chip": 1, "turns": 0, "burns": [0, 0, 0]},
    ]


@rule("HP-1.6", "HP-10.3", "HP-8.6")
@pytest.mark.parametrize("option, burns", [("stop", 20), ("count", 26)])
def test_the_sheet_has_the_burns_that_were_recorded(option: str, burns: int) -> None:
    """Turn 3 brings seat 0 eight potatoes and 3 + 3 + 6 x 2 = 18 burns of Flaming, turn 4 eight burns more."""
    table = play(f"""
        seats 3 deck=20,0,0,0,0,0,0,7,0,0,0,20,0,0 duplicators=0,0,14,0,0 past_20={option}; chip 0
        hands 0 split-left flaming ..., 1 split-left*2 flaming*2 ..., 2 split-left*4 flaming
        0: p0 split-left flaming; *: draw 0 ... => burns 0 2 0
        1: p0 split-left flaming; 1: p1 split-left flaming; *: draw 1 ...; *: draw 1 ... => burns 0 2 8
        2: p0 split-left flaming; 2: p1 split-left; 2: p2 split-left; 2: p3 split-left; *: draw 2 ... => burns 18 2 8
        => sheet 1 0 3 18 2 8; supply 0 0 0 0 0; waiting 0; turn 4
    """)
    for potato in range(8):
        then(table, f"0: p{potato} none")
    for taken in range(1, 9):
        then(table, f"=> burns {min(18 + taken, burns)} 2 8; waiting *")
        then(table, "*: draw 0 ...")
    then(table, f"=> over; burns {burns} 2 8; winners 1; sheet 1 0 4 {burns} 2 8")


# What search and learning see of it


def values(table: Table) -> list[float]:
    """Return each seat's result so far."""
    out = np.zeros(table.seats)
    GAME.values(table.state[0], out)
    return [float(value) for value in out]


@rule("HP-11.1", "HP-11.3")
def test_the_value_of_a_finished_game_is_a_seats_share_of_the_win() -> None:
    assert values(ended("4 7 9", 2, "chip")) == [1, 0, 0]
    assert values(ended("4 4 9 9 6", 4, "tied")) == pytest.approx([0, 0, 1 / 2, 1 / 2, 0])
