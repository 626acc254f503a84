"""LU-3 The exchange: everybody names a row in secret."""

from __future__ import annotations

from itertools import combinations

import pytest

from spuds import Table
from spuds.core.errors import NotYourDecision
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, refusal
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.tests.positions import KINDS
from spuds.games.lupenos.tests.script import then
from spuds.games.lupenos.tests.tables import at, begun, dealt, hand, name, number, pile, row

pytestmark = pytest.mark.interpreted


def table_of_two() -> Table:
    return dealt(["5 5 bag", "1 8 feast"], ["2 8 8", "1 4 bad"], first=1)


def rows_of(six: list[str]) -> set[tuple[str, ...]]:
    """Name a row in every way that is allowed; return all rows that come of it, each once."""
    found: list[tuple[str, ...]] = []

    def go_on(named: tuple[str, ...]) -> None:
        if len(named) == 3:
            found.append(named)
            return
        table = dealt([" ".join(six[:3]), "1 1 1"], [" ".join(six[3:]), "2 2 2"])
        for move in then(table, *(f"0: up {kind}" for kind in named)).legal(0):
            go_on((*named, move.split()[1]))

    go_on(())
    assert len(set(found)) == len(found)
    return set(found)


@rule("LU-3.1", "LU-3.2")
@pytest.mark.parametrize("six", ["2 5 5 8 8 bag", "1 2 3 4 5 6", "7 7 7 7 bad bad", "feast 3 3 bad bag 1"])
def test_each_row_of_three_out_of_the_six_can_be_named_in_one_way(six: str) -> None:
    by_order = sorted(six.split(), key=KINDS.index)
    assert rows_of(six.split()) == set(combinations(by_order, 3))


@rule("LU-3.1")
def test_a_player_may_keep_the_row_as_it_was_dealt() -> None:
    table = begun(["5 5 bag", "1 8 feast"], ["2 8 8", "1 4 bad"])
    assert (row(table, 0), hand(table, 0)) == ("5 5 bag", "2 8 8")
    assert [event.seat for event in happened(table, Event.KEEPS_ROW)] == [0, 1]
    assert happened(table, Event.PUTS_UP, Event.PICKS_UP) == []


@rule("LU-3.1")
def test_the_three_cards_that_are_not_named_are_the_hand_and_face_down_cards_stay() -> None:
    table = name(name(table_of_two(), 0, "2 8 bag"), 1, "1 1 bad")
    assert (row(table, 0), hand(table, 0)) == ("2 8 bag", "5 5 8")
    assert (row(table, 1), hand(table, 1)) == ("1 1 bad", "4 8 feast")
    assert [number(table, "down", seat) for seat in (0, 1)] == [3, 3]
    assert number(table, "pool_held") == 70


@rule("LU-3.2")
def test_why_a_card_cannot_be_named_is_told() -> None:
    table = table_of_two()
    assert refusal(table, "0: up bag") == "LU-3.2"  # too few after it
    assert refusal(table, "0: up 3") == "LU-3.2"  # not one of the six
    assert refusal(table, "0: up 5 x2") == "LU-3.2"
    assert refusal(table, "0: play 5") == "LU-3.2"
    assert refusal(table, "0: take") == "LU-3.2"
    then(table, "0: up 5")
    assert refusal(table, "0: up 2") == "LU-3.2"  # before the last one
    then(table, "0: up 5")
    assert refusal(table, "0: up 5") == "LU-3.2"  # none left


@rule("LU-3.3")
def test_nobody_sees_what_others_name_before_the_last_row_is_complete() -> None:
    table = table_of_two()
    before = table.view(1).array.tobytes()
    then(table, "0: up 5", "0: up 8")
    assert table.view(1).array.tobytes() == before
    then(table, "0: up bag")
    assert table.waiting == (1,)
    assert row(table, 0) == "5 5 bag"
    assert [move for move in table.log(1) if move.startswith("0:")] == []
    name(table, 1, "1 8 feast")
    assert row(table, 0) == "5 8 bag"
    assert [move for move in table.log(1) if move.startswith("0:")] == ["0: up 5", "0: up 8", "0: up bag"]


@rule("LU-3.3")
def test_all_can_tell_who_is_done() -> None:
    table = name(table_of_two(), 1, "1 8 feast")
    assert [event.seat for event in happened(table, Event.READY)] == [1]
    assert int(table.view(0)["stack"][0]["seats"]) == 0b01


@rule("LU-3.4")
def test_a_record_has_the_answers_by_seat_whatever_the_order_they_came_in() -> None:
    table = table_of_two()
    then(table, "1: up 1", "0: up 5", "1: up 8", "1: up feast", "0: up 5", "0: up bag")
    other = begun(["5 5 bag", "1 8 feast"], ["2 8 8", "1 4 bad"], first=1)
    assert table.record().moves == other.record().moves
    assert table.state.tobytes() == other.state.tobytes()


@rule("LU-3.4")
def test_a_row_once_named_is_named() -> None:
    table = name(table_of_two(), 0, "5 5 bag")
    with pytest.raises(NotYourDecision):
        table.play("0: up 8")


@rule("LU-3.5")
def test_the_row_lies_still_as_long_as_its_owner_has_hand_cards() -> None:
    table = begun(["5 5 bag", "1 8 feast"], ["2 8 8", "1 4 bad"])
    assert refusal(table, "0: up 5") == "LU-7.1"
    table = at("turn 0 | pile 7 | deck 0 | 0 hand 5 up 8 8 8 down 3 | 1 hand 3 up 2 2 2 down 3")
    assert table.legal() == ["take"]


@rule("LU-3.6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_seat_has_the_first_turn_on_an_empty_pile(first: int) -> None:
    table = begun(["1 2 3"] * 3, ["4 5 6"] * 3, first=first)
    assert table.waiting == (first,)
    assert pile(table) == ""
    assert table.legal() == ["play 4", "play 5", "play 6"]
