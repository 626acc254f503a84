"""The table in lines for the terminal, and the hand."""

from __future__ import annotations

import pytest

from spuds import Table
from spuds.core.testing import rule
from spuds.games.lupenos import GAME
from spuds.games.lupenos.sketch import hand, sketch
from spuds.games.lupenos.tests.boards import FROM_HAND, FROM_ROW, exchanging
from spuds.games.lupenos.tests.script import then
from spuds.games.lupenos.tests.tables import at, name

pytestmark = pytest.mark.interpreted

NAMES = {0: "Ann", 1: "Ben", 2: "Cy"}
OUT = "turn 0 | pile - | deck 0 | 0 hand 5 up - down 0 | 1 hand 2 2 up - down 0 | 2 hand 3 up - down 0"


def drawn(table: Table, viewer: int | str) -> list[str]:
    """Return the lines that a viewer reads."""
    return sketch(table.view(viewer).array[0], NAMES)


def shown(table: Table, viewer: int | str) -> dict[str, str]:
    """Return the cards that are shown as a hand, each with the words of the answer that names it."""
    return {str(GAME.card_args(card)["card"]): GAME.texts[action] for card, action in hand(table.view(viewer).array[0])}


@rule("LU-1.5", "LU-11.1", "LU-11.3")
def test_the_sketch_says_what_lies_where_and_what_all_know_of_hands() -> None:
    table = then(
        at("turn 0 | turns 7 | pile 3 3 7 | deck 0 | pool 6*1 | 0 hand 2 up 1 2 2 down 3 | 1 hand 1 8 up bag down 3"),
        "0: take",
    )
    lines = drawn(table, 1)
    assert lines[:3] == [
        "Turns played: 8 of at most 1,000. The deck is empty.",
        "Ann: 4 cards in hand, open 1 2*2, face down 3, known 2*3 7",
        "Ben: 2 cards in hand, open bag, face down 3",
    ]
    assert lines[3:] == [
        "Used pile: 5*2 6*3 8*4 8*5 8*6 7*7 7*8 6*feast 5*bag 6*bad.",
        "The pile is empty.",
    ]
    assert drawn(then(table, "1: play 8"), 0)[-1] == "Pile (1 card): 8."
    assert drawn(at(FROM_HAND), 0)[-1] == "Pile (3 cards, the top one last): 3 5 5."


@rule("LU-3.3")
def test_only_the_chooser_reads_which_cards_are_chosen() -> None:
    table = name(exchanging(), 0, "2 5")
    assert drawn(table, 0)[1:] == [
        "Ann: 3 cards in hand, open 2*5 bag, face down 3, chosen 2 5",
        "Ben: 3 cards in hand, open 1 8 feast, face down 3",
        "The pile is empty.",
        "Then: Ben begins.",
    ]
    assert drawn(table, 1)[1] == "Ann: 3 cards in hand, open 2*5 bag, face down 3"
    assert drawn(table, 1)[-1] == "Then: you begin."


@rule("LU-8.5")
def test_who_is_out_has_a_place_and_no_cards() -> None:
    assert drawn(then(at(OUT, play_on="on"), "0: play 5"), 1)[1:3] == [
        "Ann: out, place 1",
        "Ben: 2 cards in hand, open -, face down 0",
    ]


@rule("LU-3.2", "LU-4.4", "LU-7.2")
def test_the_hand_shown_has_the_cards_to_choose_from_each_with_its_answer() -> None:
    table = exchanging()
    assert shown(table, 0) == {"2": "up 2", "5": "up 5", "8": "up 8", "bag": "up bag"}
    held = [card for card, _ in hand(name(table, 0, "2 5").view(0).array[0])]
    assert held == [4, 7, 7, 10]
    assert shown(at(FROM_HAND), 0) == {"4": "play 4", "5": "play 5", "feast": "play feast"}
    assert shown(at(FROM_ROW), 0) == {"2": "up 2", "7": "up 7"}
    assert shown(at(FROM_HAND), "spectator") == {}
