"""The figures of a board, the deck, the hints, the looks of the cards, and the score sheet with its reasons."""

from __future__ import annotations

import pytest

from spuds import Table
from spuds.core.board import Sheet, Token
from spuds.core.boards import looks_of, sheet_of
from spuds.core.testing import rule
from spuds.games.hot_pota_toh import GAME
from spuds.games.hot_pota_toh.cards import LEVELS, WORDS
from spuds.games.hot_pota_toh.tests.script import play, read_example, then
from spuds.games.hot_pota_toh.tests.tables import begun, opened
from spuds.games.hot_pota_toh.tests.test_board import said, seen, zone

pytestmark = pytest.mark.interpreted


def badges(table: Table, viewer: int, seat: int) -> dict[str, str]:
    """Return the figures at a seat, as a viewer sees them."""
    return {badge.id: badge.value for badge in seen(table, viewer).places[seat].badges}


def deck(table: Table) -> Token:
    """Return the deck as those who look on see it."""
    (token,) = seen(table, "spectator").tokens
    return token


def hints(table: Table, viewer: int | str) -> list[str]:
    """Return the odds that a viewer may be told."""
    return [said(text) for text in seen(table, viewer).hints]


def sheet(table: Table) -> Sheet:
    """Return the score sheet so far."""
    return sheet_of(GAME, table.events, table.result())


def why(table: Table, row: int, seat: int) -> list[str]:
    """Return what the points of a seat in a row of the sheet are made of."""
    return [said(text) for text in sheet(table).rows[row].cells[seat].why]


# Figures at the seats


@rule("TOH-6.4", "TOH-6.7", "TOH-11.2")
def test_the_points_on_a_table_run_with_the_play() -> None:
    table = play("seats 2\n*: start 0; *: deal 0 fuse; 0 takes thief phew3; *: deal 1 calm")
    assert badges(table, 1, 0) == {"points": "2", "table": "+1", "cards": "2"}
    assert badges(table, 0, 0) == {"points": "2", "table": "+1", "hand": "+4", "cards": "2"}
    then(table, "0: play thief")
    assert badges(table, 1, 0)["table"] == "0"


@rule("TOH-1.2", "TOH-11.2")
def test_the_points_on_a_table_are_those_that_the_table_has_agreed_on() -> None:
    table = play("seats 2 table_fuse=-3\n*: start 0; *: deal 0 fuse; 0 takes calm calm; *: deal 1 calm")
    assert badges(table, 1, 0)["table"] == "-3"
    (card,) = zone(seen(table, 1), "table:0").cards
    assert (card.face, [said(mark) for mark in card.marks]) == ("fuse", ["-3 points here"])


@rule("TOH-11.3")
def test_one_fried_has_two_figures_until_all_others_are_in_sight() -> None:
    table = play("seats 2 level=3 only fried:2 phew1:8\ndeals 0 fried fried")
    assert badges(table, 0, 0)["hand"] == "-1/+3"
    then(table, "0 draws phew1; 1: play fried")
    assert badges(table, 0, 0)["hand"] == "+4"
    table = play("seats 2 level=3 only fried:3 phew1:8\ndeals 0 fried phew1\n0 draws fried")
    assert badges(table, 0, 0)["hand"] == "-2"


@rule("TOH-7.7")
def test_a_safe_player_is_marked_and_takes_no_part() -> None:
    table = play("seats 3\ndeals 0 dud phew1 phew1\n0: play dud; 0: clockwise")
    places = seen(table, 1).places
    assert [place.out for place in places] == [True, False, False]
    assert badges(table, 1, 0)["safe"] == "✓"
    assert "safe" not in badges(table, 1, 1)


@rule("TOH-13.1")
def test_whoever_leads_by_points_is_marked_once_the_scores_differ() -> None:
    table = begun(2)
    assert "lead" not in badges(table, 0, 0)
    then(table, "0 draws boom")
    assert ("lead" in badges(table, 0, 0), "lead" in badges(table, 0, 1)) == (False, True)


@rule("TOH-9.1")
def test_a_kept_card_lies_open_in_the_hand() -> None:
    table = play("seats 2 level=4\ndeals 0 calm phew1\n0: draw; 0 takes super; 0: keep")
    hand = zone(seen(table, 1), "hand:0")
    assert ([card.face for card in hand.cards], hand.hidden) == (["super"], 1)


@rule("TOH-9.1")
def test_a_card_to_be_decided_on_lies_in_the_middle() -> None:
    table = play("seats 2 level=4\ndeals 0 calm phew1\n0: draw; 0 takes super")
    (card,) = zone(seen(table, 1), "decided").cards
    assert (card.face, card.seat) == ("super", 0)
    assert [said(choice.picks[0].text) for choice in seen(table, 0).choices] == [
        "Keep it in your hand",
        "On your table, as protection",
    ]


# The deck and its odds


@rule("TOH-2.2", "TOH-2.4", "TOH-2.6", "TOH-3.6")
def test_the_deck_lies_before_the_player_in_turn_and_says_which_way_it_goes() -> None:
    table = opened(3)
    assert (deck(table).seat, deck(table).side) == (-1, "unset")
    then(table, "*: start 2")
    assert (deck(table).seat, [said(mark) for mark in deck(table).marks]) == (2, ["BOOM is not in it"])
    then(table, "*: deal 2 calm; *: deal 0 calm; *: deal 1 calm")
    assert (deck(table).marks, deck(table).hidden) == ((), 48)
    then(table, "2: play calm; 2: counterclockwise")
    assert (deck(table).seat, deck(table).side) == (1, "counterclockwise")


@rule("TOH-2.4", "TOH-2.6")
def test_the_odds_of_boom_are_one_card_of_those_not_taken() -> None:
    table = play("seats 2 only phew1:9 fuse:2\n*: start 0; *: deal 0 phew1")
    assert hints(table, 0) == []
    then(table, "*: deal 1 phew1")
    assert hints(table, 0) == ["BOOM: 10 %, 1 card of 10", "Other icon cards: 20 %, 2 of them left"]
    then(table, "0: draw; 0 takes fuse")
    assert hints(table, "spectator") == ["BOOM: 11 %, 1 card of 9", "Other icon cards: 11 %, 1 of them left"]
    then(table, "0 takes phew1 boom")
    assert hints(table, 1) == []


@rule("TOH-8.4")
def test_whoever_looks_at_cards_knows_better_odds_than_the_others() -> None:
    table = play(
        "seats 2 level=3 only phew1:5 spinning:1 fuse:3\ndeals 0 spinning phew1\n0: play spinning; *: look fuse"
    )
    assert hints(table, 0) == ["BOOM: 14 %, 1 card of 7", "Other icon cards: 29 %, 2 of them left"]
    assert hints(table, 1) == ["BOOM: 14 %, 1 card of 7", "Other icon cards: 38 %, 3 of them left"]


# Looks


@rule("TOH-1.3", "TOH-4.1")
def test_every_kind_has_a_look_with_its_level_and_its_rules() -> None:
    faces = looks_of(GAME).faces
    assert tuple(face.word for face in faces) == WORDS
    assert len({face.corner for face in faces}) == len(WORDS)
    assert {face.suit for face in faces} == {"boom", *(f"level-{level}" for level in range(1, LEVELS + 1))}
    icons = {face.word for face in faces if "TOH-4.1" in face.rules}
    assert icons == {"super", "sexy", "disoriented", "fuse", "micro", "boom"}


# The score sheet


@rule("TOH-1.4", "TOH-11.4")
def test_the_sheet_begins_with_two_points_and_says_how_a_hand_was_lost() -> None:
    table = opened(2)
    assert sheet(table).rows == ()
    then(table, "deals 0 phew1 phew2\n0 draws boom")
    assert [[cell.points for cell in row.cells] for row in sheet(table).rows] == [[2, 2], [0, 2]]
    assert why(table, 0, 1) == ["everybody starts with 2 points"]
    assert why(table, 1, 0) == ["BOOM! The hand is lost: 0", "table: 0"]
    assert why(table, 1, 1) == ["hand: 2", "table: 0"]
    assert sheet(table).rows[1].cells[0].rule == "TOH-11.4"


@rule("TOH-11.3", "TOH-11.5")
def test_the_sheet_says_what_super_saved_and_what_fried_was_worth() -> None:
    table = play(read_example("e8").lines)  # two Fried, one of them in the exploder's protected hand
    assert why(table, 1, 0) == [
        "BOOM! Super Potatoh saves half of the hand: 0",
        "Fried Potatoh: 1, and not the only one, so -1 each",
        "table: 0",
    ]
    assert why(table, 1, 1) == ["hand: 1", "Fried Potatoh: 1, and not the only one, so -1 each", "table: 0"]
    assert why(table, 1, 2) == ["hand: 6", "table: 0"]
    assert sheet(table).rows[1].cells[0].rule == "TOH-11.5"


@rule("TOH-11.3", "TOH-11.4")
def test_a_fried_in_a_lost_hand_is_no_reason_for_points() -> None:
    table = play("seats 2 level=3\ndeals 0 fried fried\n0 draws boom")
    assert why(table, 1, 0) == ["BOOM! The hand is lost: 0", "table: 0"]
    assert why(table, 1, 1) == ["hand: 3", "Fried Potatoh: 1, the only one in all hands, so 3 points", "table: 0"]


@rule("TOH-11.6")
@pytest.mark.parametrize("floor,points,totals", [("0", [-2, 3], [0, 5]), ("none", [-4, 3], [-2, 5])])
def test_the_sheet_adds_up_where_scores_cannot_fall_below_0(floor: str, points: list[int], totals: list[int]) -> None:
    table = play(
        f"seats 2 level=3 score_floor={floor}\ndeals 1 treacherous phew1\n1: play treacherous; 1: place 0; "
        "0 draws phew1; 0: stay; 1 draws treacherous; 0 draws phew1; 0: stay; 1: play treacherous; 1: place 0; "
        "0 draws phew2; 0: stay; 1 draws phew3; 0 draws boom"
    )
    assert [cell.points for cell in sheet(table).rows[1].cells] == points
    assert list(sheet(table).totals) == totals
    last = why(table, 1, 0)[-1]
    assert last == ("scores do not fall below 0: +2" if floor == "0" else "table: -4")
