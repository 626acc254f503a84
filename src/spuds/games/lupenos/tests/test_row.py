"""LU-7 The row and the face-down cards."""

from __future__ import annotations

import pytest

from spuds import Table
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, impossible, refusal, rules_of
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.tests.script import then
from spuds.games.lupenos.tests.tables import at, hand, known, number, pile, row

pytestmark = pytest.mark.interpreted

SIX = "1 hand 6 up 1 1 1 down 3"


def from_row(top: str, mine: str, **options: str) -> Table:
    """Return a table at which seat 0 plays from its row."""
    return at(f"turn 0 | pile {top} | deck 0 | 0 hand - up {mine} down 3 | {SIX}", **options)


def from_below(top: str, pool: str, down: int = 1, **options: str) -> Table:
    """Return a table at which seat 0 plays from its face-down cards, and nobody else has any."""
    return at(
        f"turn 0 | pile {top} | deck 0 | pool {pool} | 0 hand - up - down {down} | 1 hand 6 6 up - down 0", **options
    )


@rule("LU-7.1")
def test_with_hand_cards_neither_row_nor_face_down_cards_are_played() -> None:
    table = at(f"turn 0 | pile 6 | deck 0 | 0 hand 2 up 7 8 8 down 3 | {SIX}")
    assert table.legal() == ["take"]
    assert refusal(table, "0: up 7") == "LU-7.1"
    assert refusal(table, "0: down") == "LU-7.1"


@rule("LU-7.1")
def test_with_a_row_no_face_down_card_is_turned_over_and_without_one_none_is_chosen() -> None:
    assert refusal(from_row("6", "7"), "0: down") == "LU-7.1"
    assert refusal(from_below("6", "7"), "0: up 7") == "LU-7.1"


@rule("LU-7.1")
def test_who_has_taken_the_pile_must_empty_the_hand_again() -> None:
    table = then(from_row("6", "2 7 8"), "0: take", "1: play 6")
    assert (hand(table, 0), row(table, 0)) == ("6", "2 7 8")
    assert table.legal() == ["play 6", "take"]


@rule("LU-7.2")
def test_a_card_of_the_row_that_fits_is_laid_with_its_effect() -> None:
    table = then(from_row("6", "7 8 bag"), "0: up 7")
    assert (pile(table), row(table, 0), table.waiting) == ("6 7", "8 bag", (1,))
    assert rules_of(table, Event.LAYS_UP) == ["LU-7.2"]
    table = then(from_row("6 7", "7 8 bad"), "0: up bad")
    assert (hand(table, 1), pile(table), table.waiting) == ("6 6 7", "", (0,))
    assert refusal(from_row("6", "7 8"), "0: up 5") == "LU-7.2"


@rule("LU-7.3")
def test_a_card_of_the_row_that_does_not_fit_comes_into_the_hand_with_the_pile() -> None:
    table = then(from_row("3 6", "2 7 8"), "0: up 2")
    assert (hand(table, 0), known(table, 0), row(table, 0)) == ("2 3 6", "2 3 6", "7 8")
    assert (pile(table), table.waiting) == ("", (1,))
    assert rules_of(table, Event.MISSES_UP) == rules_of(table, Event.TAKES) == ["LU-7.3"]


@rule("LU-7.4")
def test_the_pile_alone_may_be_taken_and_a_card_that_does_not_fit_be_chosen_on_purpose() -> None:
    table = from_row("6", "2 7 7")
    assert table.legal() == ["take", "up 2", "up 7"]
    then(table, "0: take")
    assert (hand(table, 0), row(table, 0)) == ("6", "2 7 7")
    assert rules_of(table, Event.TAKES) == ["LU-7.4"]


@rule("LU-7.4")
def test_without_voluntary_pickup_what_fits_must_be_laid_and_the_pile_is_not_taken_alone() -> None:
    table = from_row("6", "2 7 7", voluntary_pickup="off")
    assert table.legal() == ["up 7"]
    assert refusal(table, "0: up 2") == "LU-7.4"
    assert refusal(table, "0: take") == "LU-7.4"
    table = from_row("6", "2 3 3", voluntary_pickup="off")
    assert table.legal() == ["up 2", "up 3"]
    assert refusal(table, "0: take") == "LU-7.4"


@rule("LU-7.5")
def test_with_pile_only_a_card_that_does_not_fit_stays_in_the_row() -> None:
    table = from_row("6", "2 7 7", face_up_fail="pile_only")
    assert table.legal() == ["take", "up 7"]
    assert refusal(table, "0: up 2") == "LU-7.5"
    then(table, "0: take")
    assert (hand(table, 0), row(table, 0)) == ("6", "2 7 7")
    assert rules_of(table, Event.TAKES) == ["LU-7.5"]


@rule("LU-7.5")
def test_with_pile_only_and_no_voluntary_pickup_the_pile_is_taken_only_if_nothing_fits() -> None:
    both = {"face_up_fail": "pile_only", "voluntary_pickup": "off"}
    table = from_row("6", "2 7 7", **both)
    assert table.legal() == ["up 7"]
    assert refusal(table, "0: take") == "LU-7.5"
    assert from_row("6", "2 3 3", **both).legal() == ["take"]


@rule("LU-7.6")
def test_cards_of_the_row_are_laid_one_by_one() -> None:
    table = from_row("6", "7 7 7")
    assert table.legal() == ["take", "up 7"]
    assert refusal(table, "0: up 7 x2") == "LU-7.6"


@rule("LU-7.6")
def test_with_multi_face_up_equal_peels_of_the_row_that_fit_may_be_laid_at_once() -> None:
    table = from_row("6", "7 7 2", multi_face_up="on")
    assert table.legal() == ["take", "up 2", "up 7", "up 7 x2"]
    assert refusal(table, "0: up 7 x3") == "LU-7.6"
    then(table, "0: up 7 x2")
    assert (pile(table), row(table, 0)) == ("6 7 7", "2")
    assert rules_of(table, Event.LAYS_UP) == ["LU-7.6"]


@rule("LU-7.6")
def test_with_multi_face_up_cards_that_do_not_fit_and_specials_are_still_chosen_singly() -> None:
    table = from_row("6", "2 2 7", multi_face_up="on")
    assert table.legal() == ["take", "up 2", "up 7"]
    assert refusal(table, "0: up 2 x2") == "LU-7.6"
    assert from_row("6", "bag bag 7", multi_face_up="on").legal() == ["take", "up 7", "up bag"]


@rule("LU-7.7")
def test_chance_says_which_card_is_turned_over_and_all_see_it() -> None:
    table = then(from_below("6", "4 7", 2), "0: down")
    assert (table.waiting, table.chances()) == (("*",), {"flip 4": 1, "flip 7": 1})
    assert impossible(table, "*: flip 5")
    then(table, "*: flip 7")
    assert (pile(table), number(table, "down", 0), table.waiting) == ("6 7", 1, (1,))
    assert table.log(1)[-1] == "*: flip 7"
    assert rules_of(table, Event.TURNS_OVER) == ["LU-7.7"]


@rule("LU-7.7")
@pytest.mark.parametrize("kind, waiting", [("feast", 0), ("bad", 0), ("bag", 1)])
def test_a_special_that_is_turned_over_has_its_effect(kind: str, waiting: int) -> None:
    table = then(from_below("6 7", f"{kind} 7", 2), "0: down", f"*: flip {kind}")
    assert table.waiting == (waiting,)
    assert hand(table, 1) == ("6 6 6 7" if kind == "bad" else "6 6")
    assert pile(table) == ("6 7 bag" if kind == "bag" else "")


@rule("LU-7.8")
@pytest.mark.parametrize("fail", ["card_and_pile", "pile_only"])
def test_a_card_turned_over_that_does_not_fit_comes_into_the_hand_with_the_pile(fail: str) -> None:
    table = then(from_below("3 6", "4 7", 2, face_up_fail=fail), "0: down", "*: flip 4")
    assert (hand(table, 0), known(table, 0), number(table, "down", 0)) == ("3 4 6", "3 4 6", 1)
    assert (pile(table), table.waiting) == ("", (1,))
    assert rules_of(table, Event.MISSES_DOWN) == rules_of(table, Event.TAKES) == ["LU-7.8"]


@rule("LU-7.8")
def test_on_an_empty_pile_every_card_turned_over_fits() -> None:
    table = then(from_below("-", "1 7", 2), "0: down", "*: flip 1")
    assert (pile(table), hand(table, 0)) == ("1", "")


@rule("LU-7.9")
def test_before_turning_a_card_over_the_pile_may_be_taken() -> None:
    table = from_below("6", "4 7", 2)
    assert table.legal() == ["down", "take"]
    then(table, "0: take")
    assert (hand(table, 0), number(table, "down", 0)) == ("6", 2)
    assert rules_of(table, Event.TAKES) == ["LU-7.9"]


@rule("LU-7.9")
def test_without_voluntary_pickup_a_card_must_be_turned_over() -> None:
    table = from_below("6", "4 7", 2, voluntary_pickup="off")
    assert table.legal() == ["down"]
    assert refusal(table, "0: take") == "LU-7.9"


@rule("LU-7.10")
def test_a_card_of_the_row_makes_four_and_the_extra_turn_is_played_from_the_row() -> None:
    table = then(from_row("5 5 5", "5 7 8"), "0: up 5")
    assert (pile(table), table.waiting, table.legal()) == ("", (0,), ["up 7", "up 8"])


@rule("LU-7.10")
def test_a_face_down_card_makes_four_and_the_extra_turn_is_played_from_below() -> None:
    table = then(from_below("5 5 5", "5 7", 2), "0: down", "*: flip 5")
    assert (pile(table), table.waiting, table.legal()) == ("", (0,), ["down"])


@rule("LU-7.10")
def test_after_the_last_card_of_the_row_a_feast_leads_to_the_face_down_cards() -> None:
    table = then(from_row("6", "feast"), "0: up feast")
    assert (table.waiting, table.legal()) == ((0,), ["down"])
    assert len(happened(table, Event.FEASTS)) == 1
