"""LU-11 What everybody knows of hands, and section 8: who sees what."""

from __future__ import annotations

import pytest

from spuds.core.testing import rule
from spuds.games.lupenos.tests.script import in_words, then
from spuds.games.lupenos.tests.tables import at, begun, dealt, hand, known, name, number, row

pytestmark = pytest.mark.interpreted

ROWS = "up 1 2 3 down 3"


@rule("LU-11.1")
def test_known_cards_are_in_every_view_and_the_others_only_in_their_players() -> None:
    table = then(at(f"turn 0 | pile 3 3 | deck 0 | 0 hand 2 {ROWS} | 1 hand 8 8 {ROWS}"), "0: take")
    for viewer in (0, 1, "spectator"):
        view = table.view(viewer)
        assert in_words(view["known"][0]) == ["3", "3"]
        assert int(view["held"][0]) == 3
    assert in_words(table.view(0)["holds"][0]) == ["2", "3", "3"]
    assert in_words(table.view(1)["holds"][0]) == []
    assert sum(table.view(1)["hand"][0]) == 0


@rule("LU-11.2")
@pytest.mark.parametrize(
    "dealt_row, closed, final, told",
    [
        ("5 5 bag", "2 8 8", "8 8 bag", "5 5"),
        ("5 5 bag", "5 8 8", "5 8 8", "5 bag"),
        ("5 5 bag", "5 5 8", "5 5 8", "bag"),
        ("1 8 feast", "1 4 bad", "8 feast bad", "1"),
        ("1 2 3", "4 5 6", "1 2 3", ""),
        ("1 2 3", "1 2 3", "1 2 3", ""),
    ],
)
def test_after_the_exchange_what_left_the_row_is_known(dealt_row: str, closed: str, final: str, told: str) -> None:
    table = dealt([dealt_row, "1 1 6"], [closed, "7 7 7"])
    six = sorted(dealt_row.split() + closed.split())
    name(name(table, 0, final), 1, "1 1 6")
    assert (known(table, 0), row(table, 0)) == (told, final)
    assert sorted(hand(table, 0).split() + final.split()) == six


@rule("LU-11.3")
def test_what_comes_from_pile_row_or_below_is_known() -> None:
    table = at(f"turn 0 | pile 6 | deck 0 | 0 hand - up 2 3 down 3 | 1 hand 8 8 {ROWS}")
    assert known(then(table, "0: up 3"), 0) == "3 6"
    table = at(f"turn 0 | pile 6 | deck 0 | 0 hand bad 5 {ROWS} | 1 hand 8 8 {ROWS}")
    assert known(then(table, "0: play bad"), 1) == "6"
    table = at("turn 0 | pile 6 | deck 0 | pool 4 | 0 hand - up - down 1 | 1 hand 8 8 up - down 0")
    assert known(then(table, "0: down", "*: flip 4"), 0) == "4 6"


@rule("LU-11.3")
def test_dealt_and_drawn_cards_are_not_known() -> None:
    table = then(begun(["1 2 3", "4 5 6"], ["7 8 8", "1 1 bad"]), "0: play 7", "*: draw 0 2")
    assert (hand(table, 0), known(table, 0)) == ("2 8 8", "")


@rule("LU-11.4")
@pytest.mark.parametrize("laid, left", [(1, "3"), (2, ""), (3, "")])
def test_known_cards_are_the_first_to_be_laid(laid: int, left: str) -> None:
    line = f"turn 0 | pile - | deck 0 | 0 hand 3 3 3 7 known 3 3 {ROWS} | 1 hand 8 8 {ROWS}"
    table = then(at(line), "0: play 3" + (f" x{laid}" if laid > 1 else ""))
    assert known(table, 0) == left
    assert number(table, "held", 0) == 4 - laid


@rule("LU-11.4")
def test_a_pick_up_makes_no_other_card_known() -> None:
    line = f"turn 0 | pile 5 | deck 0 | 0 hand 3 4 {ROWS} | 1 hand 8 8 {ROWS}"
    assert known(then(at(line, voluntary_pickup="off"), "0: take"), 0) == "5"


@rule("LU-1.6", "LU-11.1")
def test_a_views_pool_is_all_that_its_viewer_has_not_seen() -> None:
    line = f"turn 0 | pile 4 | deck 0 | pool 6*7 | 0 hand 1 5 5 known 5 {ROWS} | 1 hand 2 8 known 8 {ROWS}"
    table = at(line)
    assert in_words(table.view(0)["pool"]) == ["2", *["7"] * 6]
    assert in_words(table.view(1)["pool"]) == ["1", "5", *["7"] * 6]
    assert in_words(table.view("spectator")["pool"]) == ["1", "2", "5", *["7"] * 6]


@rule("LU-3.3")
def test_in_the_exchange_the_own_named_cards_are_no_longer_unseen() -> None:
    table = dealt(["1 2 3", "4 5 6"], ["7 8 8", "1 1 bad"])
    before = in_words(table.view(0)["pool"]), in_words(table.view(1)["pool"])
    then(table, "0: up 1", "0: up 8")
    assert (in_words(table.view(0)["pool"]), in_words(table.view(1)["pool"])) == before
