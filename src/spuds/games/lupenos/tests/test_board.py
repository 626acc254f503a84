"""The board of each viewer: what lies where, who stands how, and what is kept from whom."""

from __future__ import annotations

import msgspec
import pytest

from spuds.core.boards import board_of, line_of
from spuds.core.frames import FULL, SPECTATOR
from spuds.core.testing import Setting, rule
from spuds.core.testing.boards import check_board
from spuds.core.testing.moments import play_out
from spuds.core.views import View
from spuds.games.lupenos import GAME
from spuds.games.lupenos.tests.boards import (
    FROM_HAND,
    ROW,
    badges,
    cards,
    marked,
    seen,
    zone,
)
from spuds.games.lupenos.tests.script import then
from spuds.games.lupenos.tests.tables import at, begun, dealt, name

pytestmark = pytest.mark.interpreted


# Every board


TABLES = [
    (2, {}),
    (3, {"voluntary_pickup": "off", "play_on": "on"}),
    (4, {"multi_face_up": "on", "deck": "1-9"}),
    (5, {"face_up_fail": "pile_only", "turn_limit": 300}),
    (6, {"face_up_fail": "pile_only", "voluntary_pickup": "off", "multi_face_up": "on", "play_on": "on"}),
]


@rule("LU-3.2", "LU-4.9", "LU-7.2", "LU-7.7")
@pytest.mark.parametrize("seats,options", TABLES)
def test_all_legal_answers_and_no_others_can_be_pointed_at_each_in_one_way(
    seats: int, options: dict[str, str | int]
) -> None:
    moments = play_out(GAME, Setting(seats, options), "boards").moments
    for moment in [*moments[5 * seats : 10 * seats : 3], *moments[:: 1 + len(moments) // 25], *moments[-2:]]:
        for viewer in (FULL, SPECTATOR, *range(seats)):
            check_board(moment, viewer)


# What lies where


@rule("LU-1.5", "LU-6.9", "LU-6.11")
@pytest.mark.parametrize(
    "pile,found",
    [
        ("-", {}),
        ("3 5", {}),
        ("5 5", {"5": ["2 alike"]}),
        ("2 5 5 5", {"5": ["3 alike, one more clears the pile"]}),
        ("5 5 bag 5", {}),
        ("bag bag bag", {}),
    ],
)
def test_the_pile_lies_in_its_order_and_its_top_card_says_how_many_alike_lie_there(
    pile: str, found: dict[str, list[str]]
) -> None:
    board = seen(at(f"turn 0 | pile {pile} | deck 0 | 0 hand 8 {ROW} | 1 hand 6 up 1 1 1 down 3"), "spectator")
    assert cards(board, "pile") == pile.replace("-", "")
    assert marked(board, "pile") == found


@rule("LU-2.5", "LU-5.5")
def test_the_deck_lies_there_as_long_as_it_has_cards() -> None:
    line = "turn 0 | pile - | deck {deck} | 0 hand 2 3 8 up 1 2 3 down 3 | 1 hand 4 4 6 up 1 2 3 down 3"
    decks = [[zone.hidden for zone in seen(at(line.format(deck=n)), 0).zones if zone.id == "deck"] for n in (0, 1, 9)]
    assert decks == [[], [1], [9]]


@rule("LU-11.1", "LU-11.3")
def test_cards_that_all_can_tell_lie_open_in_the_hands_of_others_and_are_marked_in_the_own_hand() -> None:
    table = at(f"turn 0 | pile 3 3 7 | deck 0 | 0 hand 2 {ROW} | 1 hand 1 8 up 1 1 1 down 3")
    then(table, "0: take")
    for viewer in (1, "spectator"):
        board = seen(table, viewer)
        assert (cards(board, "hand:0"), zone(board, "hand:0").hidden) == ("3 3 7", 1)
    own = zone(seen(table, 0), "hand:0")
    assert ([(card.face, bool(card.marks)) for card in own.cards], own.hidden) == (
        [("2", False), ("3", True), ("3", True), ("7", True)],
        0,
    )


@rule("LU-1.8", "LU-5.2", "LU-6.3")
def test_the_used_pile_is_put_away_and_counts_each_kind() -> None:
    table = at(f"turn 0 | pile 5 5 6 | deck 0 | 0 hand 1 feast {ROW} | 1 hand 6 up 1 1 1 down 3")
    before = {card.face: card.copies for card in zone(seen(table, 0), "used").cards}
    then(table, "0: play feast")
    used = zone(seen(table, 0), "used")
    assert used.minor
    gained = {card.face: card.copies - before.get(card.face, 0) for card in used.cards}
    assert {face: more for face, more in gained.items() if more} == {"5": 2, "6": 1, "feast": 1}


def test_the_pug_sleeps_beside_an_empty_pile_and_is_hungry_beside_a_large_one() -> None:
    sides = [
        seen(at(f"turn 0 | pile {pile} | deck 0 | 0 hand 8 {ROW} | 1 hand 6 up 1 1 1 down 3"), 0).tokens[0].side
        for pile in ("-", "3", "1 1 2 2 3 3 4", "1 1 2 2 3 3 4 4")
    ]
    assert sides == ["asleep", "watching", "watching", "hungry"]


@rule("LU-6.3", "LU-6.9")
def test_of_the_lines_of_the_log_only_that_of_a_feast_is_about_the_pug() -> None:
    table = at(f"turn 0 | pile 5 5 | deck 0 | 0 hand 4 5 5 feast {ROW} | 1 hand 6 up 1 1 1 down 3")
    then(table, "0: play 5 x2", "0: play feast")
    lines = {line.kind: line.token for line in (line_of(GAME, event) for event in table.events)}
    assert lines["event-feasts"] == "pug"
    assert not any(token for kind, token in lines.items() if kind != "event-feasts")


# Who stands how


@rule("LU-9.3")
def test_each_seat_says_how_many_cards_it_has_to_get_rid_of() -> None:
    table = begun(["1 2 3", "4 5 6"], ["1 2 3", "4 5 6"])
    then(table, "0: play 1")
    assert [badges(place) for place in seen(table, 1).places] == [
        {"left": "8", "cards": "2"},
        {"left": "9", "cards": "3"},
    ]
    assert seen(table, 1).places[0].badges[0].main


@rule("LU-5.5", "LU-9.3")
@pytest.mark.parametrize(
    "deck,hands,leading",
    [(0, "4 5", [0]), (0, "4 5 6", []), (0, "4 5 6 7", [1]), (1, "4 5 6 7", [])],
)
def test_who_alone_has_the_fewest_cards_leads_once_nobody_draws_any_more(
    deck: int, hands: str, leading: list[int]
) -> None:
    table = at(f"turn 0 | pile - | deck {deck} | 0 hand {hands} {ROW} | 1 hand 6 6 6 up 1 1 1 down 3")
    assert [place.seat for place in seen(table, 0).places if "lead" in badges(place)] == leading


@rule("LU-8.5", "LU-10.1")
def test_who_is_out_shows_the_place_and_takes_no_further_part() -> None:
    line = "turn 0 | pile - | deck 0 | 0 hand 5 up - down 0 | 1 hand 2 2 up - down 0 | 2 hand 3 up - down 0"
    table = then(at(line, play_on="on"), "0: play 5")
    assert [(badges(place).get("place"), place.out) for place in seen(table, 2).places] == [
        ("1.", True),
        (None, False),
        (None, False),
    ]


@rule("LU-8.1", "LU-10.3")
def test_at_the_end_all_have_places_and_nothing_is_asked() -> None:
    line = "turn 0 | pile - | deck 0 | 0 hand 5 up - down 0 | 1 hand 2 2 up - down 0 | 2 hand 3 up - down 0"
    board = seen(then(at(line), "0: play 5"), 2)
    assert (board.prompt, board.choices, board.hints) == (None, (), ())
    assert [badges(place) for place in board.places] == [
        {"place": "1."},
        {"place": "2.", "left": "2"},
        {"place": "2.", "left": "1"},
    ]
    assert not any(place.out for place in board.places)


# What is kept from others


@rule("LU-5.4", "LU-11.3")
@pytest.mark.parametrize("drawn", [("7", "bad"), ("7", "1")])
@pytest.mark.parametrize("then_made", [(), ("1: take", "2: play 2")])
def test_others_see_the_same_board_whatever_was_drawn(drawn: tuple[str, str], then_made: tuple[str, ...]) -> None:
    rows, hands = ["1 2 3", "4 5 6", "7 8 8"], ["5 2 3", "4 4 6", "2 2 2"]
    tables = [then(begun(rows, hands), "0: play 5", f"*: draw 0 {kind}", *then_made) for kind in drawn]
    for viewer in (0, 1, 2, "spectator"):
        one, other = (msgspec.json.encode(seen(table, viewer)) for table in tables)
        assert (one == other) == (viewer != 0), viewer


@rule("LU-2.4", "LU-3.3")
@pytest.mark.parametrize("rows", [("1 2 3", "3 5 bag"), ("1 2 3", "1 2 5")])
def test_others_see_the_same_board_whatever_a_seat_has_named_while_another_is_not_done(rows: tuple[str, str]) -> None:
    tables = [name(dealt(["1 2 3", "4 5 6"], ["3 5 bag", "4 4 6"]), 0, row) for row in rows]
    for viewer in (0, 1, "spectator"):
        one, other = (msgspec.json.encode(seen(table, viewer)) for table in tables)
        assert (one == other) == (viewer != 0), viewer


@rule("LU-1.6")
def test_no_board_of_a_viewer_shows_a_face_down_card_and_that_of_one_who_sees_all_shows_all_hands() -> None:
    table = at(FROM_HAND)
    board = board_of(GAME, View(GAME, table.state))
    assert (board.viewer, cards(board, "hand:0"), cards(board, "hand:1")) == (-1, "4 5 5 feast", "6")
    for viewer in (0, 1, "spectator"):
        own = seen(table, viewer)
        assert {zone.id: (zone.hidden, zone.cards) for zone in own.zones if zone.id.startswith("down")} == {
            "down:0": (3, ()),
            "down:1": (3, ()),
        }
