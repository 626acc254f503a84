"""PM-1 What the cards are, as play shows it."""

import pytest

from spuds.core.testing import rule
from spuds.games.potato_man import GAME
from spuds.games.potato_man.tests.script import play
from spuds.games.potato_man.tests.tables import WITH_GREEN, begun, trick, winner

pytestmark = pytest.mark.interpreted

BOOK = [
    *(f"r{number}" for number in range(5, 19)),
    *(f"b{number}" for number in range(4, 17)),
    *(f"g{number}" for number in range(3, 15)),
    *(f"y{number}" for number in range(1, 14)),
]
"""The 52 potato cards in the order of the book's list: 14 red, 13 blue, 12 green, 13 yellow."""


@rule("PM-1.2")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_there_is_one_of_each_card_red_5_to_18_blue_4_to_16_green_3_to_14_yellow_1_to_13(seats: int) -> None:
    assert len(BOOK) == 52
    assert begun(seats).chances() == {f"deal 0 {card}": 1 for card in BOOK}


@rule("PM-1.2")
def test_a_card_of_another_number_does_not_exist() -> None:
    for card in ("r4", "r19", "b3", "b17", "g2", "g15", "y0", "y14"):
        assert f"play {card}" not in GAME.texts


@rule("PM-1.2")
def test_card_order_is_red_blue_green_yellow_each_by_rising_number() -> None:
    assert [f"play {card}" for card in BOOK] == list(GAME.texts[:52])


@rule("PM-1.3", "PM-4.3")
@pytest.mark.parametrize("fry", ["r16", "r17", "r18"])
def test_lord_fry_is_red_16_red_17_and_red_18(fry: str) -> None:
    assert winner(trick(f"{fry} y1 b16 g14")) == (1, "y1")


@rule("PM-1.3")
@pytest.mark.parametrize("red", ["r13", "r14", "r15"])
def test_red_13_to_15_are_not_lord_fry(red: str) -> None:
    assert winner(trick(f"{red} y1 b4 g3")) == (0, red)


@rule("PM-1.3")
def test_blue_16_is_not_lord_fry() -> None:
    assert winner(trick("b16 y1 r15 g3")) == (0, "b16")


@rule("PM-1.4", "PM-4.3")
@pytest.mark.parametrize("man", ["y1", "y2", "y3"])
def test_potato_man_is_yellow_1_yellow_2_and_yellow_3(man: str) -> None:
    assert winner(trick(f"r18 b16 {man} g14")) == (2, man)


@rule("PM-1.4")
def test_green_3_and_yellow_4_are_not_potato_man() -> None:
    assert winner(trick("r16 g3 y4 b4")) == (0, "r16")
    assert winner(trick("r16 g3 b4", options=WITH_GREEN)) == (0, "r16")


@rule("PM-1.6", "PM-4.5")
@pytest.mark.parametrize(
    "laid, sacks",
    [
        pytest.param("r15 b4 g3 y1", 1, id="red"),
        pytest.param("b16 r5 g3 y1", 2, id="blue"),
        pytest.param("g14 r5 b4 y1", 3, id="green"),
        pytest.param("y13 r5 b4 g3", 4, id="yellow"),
    ],
)
def test_a_sack_card_shows_1_red_2_blue_3_green_or_4_yellow_sacks(laid: str, sacks: int) -> None:
    table = trick(laid)
    assert f"0 + {sacks} points" in table.position


@rule("PM-1.6")
def test_a_golden_sack_card_shows_5_sacks() -> None:
    play("""
        base E6 1
        = won 0: red 2 | = points 0: 2
    """)
    play("""
        base E6 2
        = won 0: red 3, gold 1 | = points 0: 8
    """)


@rule("PM-1.8")
def test_the_instruction_cards_are_in_no_move() -> None:
    verbs = {text.partition(" ")[0] for text in GAME.texts}
    cards = {text.rpartition(" ")[2] for text in GAME.texts if not text.startswith("start")}
    assert verbs == {"play", "start", "draw", "deal"}
    assert cards == {*BOOK, "?"}
