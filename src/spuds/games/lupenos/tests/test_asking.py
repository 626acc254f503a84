"""What is asked, what is pending, and what else a board tells in words."""

from __future__ import annotations

import pytest

from spuds.core.testing import rule
from spuds.games.lupenos.tests.boards import (
    FROM_DOWN,
    FROM_HAND,
    FROM_ROW,
    STUCK,
    asked,
    exchanging,
    pending,
    said,
    seen,
)
from spuds.games.lupenos.tests.script import then
from spuds.games.lupenos.tests.tables import at, begun

pytestmark = pytest.mark.interpreted


# What is asked


ASKED = [
    (FROM_HAND, {}, "Your turn: lay 5 or higher, or take the pile of 3 cards."),
    (FROM_HAND, {"voluntary_pickup": "off"}, "Your turn: lay 5 or higher, or a special card."),
    (
        FROM_HAND.replace("3 5 5", "bag"),
        {},
        "Your turn: lay whatever you like on the bag, or take the pile of 1 card.",
    ),
    (
        FROM_HAND.replace("3 5 5", "bag"),
        {"voluntary_pickup": "off"},
        "Your turn: lay whatever you like on the bag.",
    ),
    (FROM_HAND.replace("3 5 5", "-"), {}, "Your turn: lay whatever you like on the empty pile."),
    (
        FROM_HAND.replace("3 5 5", "6").replace("feast", "1"),
        {},
        "Your turn: no card of your hand fits, so take the pile of 1 card.",
    ),
    (FROM_ROW, {}, "Your hand is empty: choose an open card, or take the pile of 1 card."),
    (
        FROM_ROW,
        {"voluntary_pickup": "off"},
        "Your hand is empty: lay an open card that is 6 or higher, or a special one.",
    ),
    (STUCK, {}, "No open card fits: take the pile of 1 card, alone or with an open card."),
    (STUCK, {"voluntary_pickup": "off"}, "No open card fits: choose the one to take with the pile of 1 card."),
    (STUCK, {"face_up_fail": "pile_only"}, "No open card fits, so take the pile of 1 card."),
    (STUCK.replace("pile 6", "pile -"), {}, "Your hand is empty: lay an open card on the empty pile."),
    (FROM_DOWN, {}, "Only face-down cards are left: turn one over, or take the pile of 1 card."),
    (FROM_DOWN, {"voluntary_pickup": "off"}, "Only face-down cards are left: turn one over."),
]


@rule("LU-4.1", "LU-4.12", "LU-7.2", "LU-7.4", "LU-7.5", "LU-7.9")
@pytest.mark.parametrize("line,options,words", ASKED)
def test_who_is_in_turn_is_told_what_can_be_done(line: str, options: dict[str, str], words: str) -> None:
    assert asked(at(line, **options), 0) == words
    assert asked(at(line, **options), 0, "lt").endswith(".")


@rule("LU-4.7", "LU-7.2", "LU-7.7")
@pytest.mark.parametrize(
    "line,words",
    [
        (FROM_HAND, "A lays 5 or higher, or takes the pile."),
        (FROM_HAND.replace("3 5 5", "-"), "A lays a card on the empty pile."),
        (FROM_HAND.replace("3 5 5", "bag"), "A lays a card on the bag, or takes the pile."),
        (FROM_ROW, "A chooses an open card, or takes the pile: the hand is empty."),
        (FROM_DOWN, "A turns over a face-down card, or takes the pile: nothing else is left."),
    ],
)
def test_the_others_are_told_what_is_to_be_done_and_not_whether_it_can_be(line: str, words: str) -> None:
    assert asked(at(line), 1) == asked(at(line), "spectator") == words


@rule("LU-3.6", "LU-5.3", "LU-5.4", "LU-7.8", "LU-9.2")
def test_it_is_said_what_is_pending() -> None:
    table = begun(["1 2 3", "4 5 6"], ["feast 2 3", "4 4 6"])
    then(table, "0: play feast")
    assert (pending(table, 0), pending(table, 1)) == (["you have another turn"], ["A has another turn"])
    then(table, "*: draw 0 1", "0: play 3", "*: draw 0 1", "1: play 4 x2")
    assert pending(table, 0) == ["B draws 1 more card", "you have the next turn"]
    assert pending(table, 1) == ["you draw 1 more card", "A has the next turn"]
    flip = then(at(FROM_DOWN), "0: down")
    assert pending(flip, 1) == ["if it does not fit, A takes it and the pile of 1 card"]
    last = at("turn 0 | turns 999 | pile 8 | deck 5 | 0 hand 8 8 8 up 1 2 3 down 3 | 1 hand 4 4 4 up 1 2 3 down 3")
    assert pending(then(last, "0: play 8"), 1) == ["the last turn is over, and cards are counted"]
    assert pending(exchanging(), 0) == ["B begins"]
    assert pending(at(FROM_HAND), 0) == []


# What else is told


@rule("LU-5.5", "LU-9.2")
def test_the_status_tells_the_deck_and_near_the_last_turn_how_many_are_left() -> None:
    line = "pile 8 | deck {deck} | 0 hand 2 8 8 up 1 2 3 down 3 | 1 hand 4 4 4 up 1 2 3 down 3"
    said_of = [
        [said(text) for text in seen(at(f"turn 0 | turns {turns} | {line.format(deck=deck)}"), 0).status]
        for turns, deck in ((0, 5), (949, 1), (950, 0), (999, 0))
    ]
    assert said_of == [
        ["Deck: 5 cards"],
        ["Deck: 1 card"],
        ["The deck is empty", "50 turns left"],
        ["The deck is empty", "1 turn left"],
    ]


@rule("LU-1.7", "LU-7.7")
def test_hints_count_the_cards_that_the_viewer_has_not_seen() -> None:
    table = at(FROM_DOWN)
    assert [said(hint) for hint in seen(table, 1).hints] == [
        "A face-down card fits: 67 %, 2 of 3 unseen cards",
        "Unseen cards with the number 6: 1",
        "Unseen specials: feast 0, garbage bag 0, very bad potato 1",
    ]
    assert said(seen(table, 0).hints[0]) == "A face-down card fits: 50 %, 2 of 4 unseen cards"
    assert [hint.id for hint in seen(at(FROM_HAND), 1).hints] == ["hint-equal", "hint-specials"]
