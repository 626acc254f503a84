"""What a viewer may answer, by what it points at it, and why other cards are refused."""

from __future__ import annotations

import pytest

from spuds.core.testing import rule
from spuds.games.lupenos.tests.boards import (
    FROM_DOWN,
    FROM_HAND,
    FROM_ROW,
    STUCK,
    cards,
    choices,
    exchanging,
    marked,
    points,
    refused,
    said,
    seen,
    zone,
)
from spuds.games.lupenos.tests.tables import at, name

pytestmark = pytest.mark.interpreted


# The exchange

ROWS = (
    *("2 5 5", "2 5 8", "2 5 bag", "2 8 8", "2 8 bag"),
    *("5 5 8", "5 5 bag", "5 8 8", "5 8 bag", "8 8 bag"),
)
"""LU-3.1 Three of 2 5 5 8 8 bag, by hand."""


@rule("LU-3.1", "LU-3.2")
def test_the_six_cards_to_choose_from_lie_in_the_own_hand_and_the_chosen_ones_in_the_row() -> None:
    table = exchanging()
    board = seen(table, 0)
    assert (cards(board, "hand:0"), cards(board, "up:0")) == ("2 5 5 8 8 bag", "")
    assert {pick.zone for choice in board.choices for pick in choice.picks} == {"hand:0"}
    board = seen(name(table, 0, "5"), 0)
    assert (cards(board, "hand:0"), cards(board, "up:0")) == ("2 5 8 8 bag", "5")
    assert marked(board, "up:0") == {"5": ["chosen for your row"]}


@rule("LU-3.1", "LU-3.2")
def test_every_row_of_three_of_the_six_can_be_chosen_in_any_order_and_is_named_in_its_own() -> None:
    table = exchanging()
    rows = {tuple(pick.face for pick in choice.picks): choice for choice in seen(table, 0).choices}
    assert sorted(rows) == sorted(map(tuple, map(str.split, ROWS)))
    assert all(choice.any_order for choice in rows.values())
    assert [(choice.move, choice.then) for choice in rows.values()] == [
        (f"up {row[0]}", (f"up {row[1]}", f"up {row[2]}")) for row in rows
    ]
    name(table, 0, "5")
    left = seen(table, 0).choices
    assert [(choice.move, *choice.then) for choice in left] == [
        ("up 5", "up 8"),
        ("up 5", "up bag"),
        ("up 8", "up 8"),
        ("up 8", "up bag"),
    ]
    name(table, 0, "8")
    left = seen(table, 0).choices
    assert [(choice.move, choice.then, choice.any_order) for choice in left] == [
        ("up 8", (), False),
        ("up bag", (), False),
    ]


@rule("LU-3.1", "LU-11.2")
def test_cards_that_lie_open_are_marked_among_the_six_until_they_are_chosen() -> None:
    table = exchanging()
    assert marked(seen(table, 0), "hand:0") == {"5": ["everybody knows it"], "bag": ["everybody knows it"]}
    name(table, 0, "5 5")
    assert marked(seen(table, 0), "hand:0") == {"bag": ["everybody knows it"]}


@rule("LU-3.2")
def test_a_card_that_can_be_in_no_row_any_more_says_why() -> None:
    table = exchanging()
    assert refused(seen(table, 0)) == {}
    name(table, 0, "5")
    board = seen(table, 0)
    assert refused(board) == {"hand:0 2": "LU-3.2"}
    assert [said(refusal.why) for refusal in board.refusals] == [
        "open cards are named from the lowest to the highest, and a higher one is named already",
    ]


@rule("LU-3.3")
def test_others_see_the_dealt_row_and_who_is_done_until_all_are() -> None:
    table = name(exchanging(), 0, "8 8 bag")
    for viewer in (1, "spectator"):
        board = seen(table, viewer)
        assert (cards(board, "up:0"), cards(board, "hand:0"), zone(board, "hand:0").hidden) == ("5 5 bag", "", 3)
        assert [(place.deciding, place.sealed) for place in board.places] == [(False, True), (True, False)]
    mine = seen(table, 0)
    assert (cards(mine, "up:0"), cards(mine, "hand:0"), mine.choices) == ("8 8 bag", "2 5 5", ())
    name(table, 1, "1 8 feast")
    board = seen(table, 1)
    assert (cards(board, "up:0"), cards(board, "hand:0"), zone(board, "hand:0").hidden) == ("8 8 bag", "5 5", 1)


# What is offered in a turn


@rule("LU-4.9", "LU-6.9")
def test_of_several_alike_it_is_asked_how_many_and_said_which_number_clears_the_pile() -> None:
    table = at(FROM_HAND)
    assert {move: points(choice) for move, choice in choices(seen(table, 0)).items()} == {
        "play 5": ["hand:0 5", "One of them"],
        "play 5 x2": ["hand:0 5", "Two at once, clear the pile"],
        "play feast": ["hand:0 feast"],
        "take": ["pile"],
    }
    assert seen(table, 1).choices == seen(table, "spectator").choices == ()


@rule("LU-6.9", "LU-6.11")
def test_a_single_card_says_too_that_it_clears_the_pile_but_a_fourth_bag_clears_nothing() -> None:
    four = at("turn 0 | pile 2 5 5 5 | deck 0 | 0 hand 5 8 up 1 down 3 | 1 hand 6 up 1 down 3")
    assert said(choices(seen(four, 0))["play 5"].picks[0].text) == "Lay Peel 5, and clear the pile"
    assert said(choices(seen(four, 0))["play 8"].picks[0].text) == "Lay Peel 8"
    bags = at("turn 0 | pile bag bag bag | deck 0 | 0 hand bag 2 up 1 down 3 | 1 hand 6 up 1 down 3")
    assert said(choices(seen(bags, 0))["play bag"].picks[0].text) == "Lay New Garbage Bag"


@rule("LU-4.12", "LU-7.9")
@pytest.mark.parametrize(
    "line,confirmed",
    [
        ("turn 0 | pile 3 4 5 5 | deck 0 | 0 hand 4 8 up 1 down 3 | 1 hand 6 up 1 down 3", True),
        ("turn 0 | pile 4 5 5 | deck 0 | 0 hand 4 8 up 1 down 3 | 1 hand 6 up 1 down 3", False),
        ("turn 0 | pile 3 4 5 5 | deck 0 | 0 hand 4 4 up 1 down 3 | 1 hand 6 up 1 down 3", False),
        ("turn 0 | pile 3 4 5 5 | deck 0 | 0 hand - up 1 2 down 3 | 1 hand 6 up 1 down 3", False),
        ("turn 0 | pile 3 4 5 5 | deck 0 | 0 hand - up 1 5 down 3 | 1 hand 6 up 1 down 3", True),
        ("turn 0 | pile 3 4 5 5 | deck 0 | 0 hand - up - down 3 | 1 hand 6 up - down 3", True),
    ],
)
def test_taking_a_large_pile_must_be_confirmed_if_something_may_be_laid(line: str, confirmed: bool) -> None:
    assert choices(seen(at(line), 0))["take"].confirm == confirmed


@rule("LU-7.2", "LU-7.3")
def test_a_card_of_the_row_that_does_not_fit_says_what_it_costs_and_must_be_confirmed() -> None:
    offered = choices(seen(at(FROM_ROW), 0))
    assert {move: (points(choice), choice.confirm) for move, choice in offered.items()} == {
        "up 2": (["up:0 2"], True),
        "up 7": (["up:0 7"], False),
        "take": (["pile"], False),
    }
    assert said(offered["up 2"].picks[0].text) == "Take Peel 2 and the pile of 1 card"


@rule("LU-7.4")
def test_where_an_unfit_card_must_be_taken_it_need_not_be_confirmed() -> None:
    offered = choices(seen(at(STUCK, voluntary_pickup="off"), 0))
    assert {move: choice.confirm for move, choice in offered.items()} == {"up 2": False, "up 3": False}


@rule("LU-7.6")
def test_of_several_alike_in_the_row_it_is_asked_how_many_where_the_table_lets_them_go_together() -> None:
    offered = choices(seen(at(FROM_ROW, multi_face_up="on"), 0))
    assert points(offered["up 7"]) == ["up:0 7", "One of them"]
    assert points(offered["up 7 x2"]) == ["up:0 7", "Two at once"]


@rule("LU-7.7", "LU-7.9")
def test_a_face_down_card_is_turned_over_by_pointing_at_all_of_them() -> None:
    board = seen(at(FROM_DOWN), 0)
    assert {move: points(choice) for move, choice in choices(board).items()} == {"down": ["down:0"], "take": ["pile"]}
    assert (zone(board, "down:0").hidden, zone(board, "down:0").cards) == (2, ())


# What is refused


@rule("LU-4.7", "LU-7.1")
def test_cards_too_low_and_cards_of_the_row_say_why_they_cannot_be_laid() -> None:
    board = seen(at(FROM_HAND), 0)
    assert refused(board) == {"hand:0 4": "LU-4.7", **{f"up:0 {number}": "LU-7.1" for number in (1, 2, 3)}}
    assert seen(at(FROM_HAND), 1).refusals == ()


@rule("LU-7.4", "LU-7.5")
@pytest.mark.parametrize(
    "options,found",
    [
        ({}, {}),
        ({"voluntary_pickup": "off"}, {"up:0 2": "LU-7.4"}),
        ({"face_up_fail": "pile_only"}, {"up:0 2": "LU-7.5"}),
    ],
)
def test_unfit_cards_of_the_row_say_why_they_stay_where_they_do(options: dict[str, str], found: dict[str, str]) -> None:
    assert refused(seen(at(FROM_ROW, **options), 0)) == found
