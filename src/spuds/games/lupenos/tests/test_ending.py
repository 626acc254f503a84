"""LU-8 to LU-10 Being out, the turn limit, places and scores."""

from __future__ import annotations

import pytest

from spuds import Table
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, rules_of
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.tests.script import then
from spuds.games.lupenos.tests.tables import at, begun, hand, number, pile

pytestmark = pytest.mark.interpreted

REST = "1 hand 6 2 up - down 0 | 2 hand 7 3 up - down 0"


def last(card: str, top: str = "6", **options: str | int) -> Table:
    """Return a table at which seat 0 has one card left, in its hand."""
    return at(f"turn 0 | pile {top} | deck 0 | 0 hand {card} up - down 0 | {REST}", **options)


def places(table: Table) -> list[int]:
    """Return the places of a game that is over."""
    return [line["place"] for line in table.result()["sheet"]]


@rule("LU-8.1")
def test_who_has_no_card_left_has_won_at_once() -> None:
    table = then(last("7"), "0: play 7")
    assert (table.over, table.result()["winners"]) == (True, [0])
    assert rules_of(table, Event.OUT) == ["LU-8.1"]


@rule("LU-8.1")
def test_an_empty_hand_alone_does_not_win() -> None:
    table = at("turn 0 | pile - | deck 0 | 0 hand 7 up 1 down 3 | 1 hand 6 up - down 0")
    assert not then(table, "0: play 7").over
    table = at("turn 0 | pile - | deck 0 | 0 hand 7 up - down 1 | 1 hand 6 up - down 0")
    assert not then(table, "0: play 7").over


@rule("LU-8.1")
def test_the_last_card_has_no_effect_any_more() -> None:
    table = then(last("bad"), "0: play bad")
    assert (table.over, hand(table, 1), pile(table)) == (True, "2 6", "6")
    assert happened(table, Event.SUFFERS, Event.AGAIN, Event.FEASTS) == []


@rule("LU-8.2")
@pytest.mark.parametrize("card", ["7", "bag", "feast", "bad", "7 7 7"])
def test_the_last_card_may_be_any_or_several_equal_peels(card: str) -> None:
    several = f" x{len(card.split())}" if " " in card else ""
    assert then(last(card), f"0: play {card.split(maxsplit=1)[0]}{several}").result()["winners"] == [0]


@rule("LU-8.2")
def test_the_last_card_may_come_from_below() -> None:
    table = at(f"turn 0 | pile 6 | deck 0 | pool 7 | 0 hand - up - down 1 | {REST}")
    assert then(table, "0: down", "*: flip 7").over


@rule("LU-8.3")
def test_a_last_face_down_card_that_does_not_fit_leaves_its_owner_in() -> None:
    table = at(f"turn 0 | pile 3 6 | deck 0 | pool 4 | 0 hand - up - down 1 | {REST}")
    then(table, "0: down", "*: flip 4")
    assert (table.over, hand(table, 0), table.waiting) == (False, "3 4 6", (1,))


@rule("LU-8.4")
def test_nobody_is_out_without_having_laid() -> None:
    """What a victim or a seat that takes has can only grow: all who are out have laid the card before."""
    table = at(f"turn 0 | pile 6 | deck 0 | 0 hand bad 4 up - down 0 | {REST}", play_on="on")
    then(table, "0: play bad", "2: play 3", "0: play 4")
    assert [event.seat for event in happened(table, Event.OUT)] == [0]
    assert hand(table, 1) == "2 6 6"


@rule("LU-8.5")
def test_with_play_on_the_others_go_on_until_one_is_left() -> None:
    table = then(last("7", play_on="on"), "0: play 7")
    assert (table.over, table.waiting) == (False, (1,))
    then(table, "1: take", "2: play 7", "1: play 7", "2: take", "1: play 6", "2: play 7", "1: take")
    assert not table.over
    then(table, "2: play 3", "1: play 6", "2: play 7")
    assert (table.over, places(table)) == (True, [1, 3, 2])
    assert rules_of(table, Event.OUT) == ["LU-8.1", "LU-8.5"]


@rule("LU-8.5")
def test_with_play_on_the_last_but_one_ends_the_game_at_once() -> None:
    table = at("turn 0 | pile 6 | deck 0 | 0 hand bad up - down 0 | 1 hand 5 up - down 0", play_on="on")
    then(table, "0: play bad")
    assert (table.over, hand(table, 1), places(table)) == (True, "5", [1, 2])


@rule("LU-8.6")
def test_with_play_on_a_last_bad_potato_has_its_victim() -> None:
    table = then(last("bad", play_on="on"), "0: play bad")
    assert (hand(table, 1), pile(table), table.waiting) == ("2 6 6", "", (2,))


@rule("LU-8.6")
@pytest.mark.parametrize("card, top", [("feast", "6"), ("6", "6 6 6")])
def test_with_play_on_the_extra_turn_of_who_is_out_falls_to_the_next_seat(card: str, top: str) -> None:
    table = then(last(card, top, play_on="on"), f"0: play {card}")
    assert (pile(table), table.waiting) == ("", (1,))
    assert rules_of(table, Event.INHERITS) == ["LU-8.6"]


LIMIT = (
    "turn 0 | turns {turns} | pile 8 | deck 0 | 0 hand 2 up - down 1 | 1 hand 4 4 up - down 0 | 2 hand 3 up - down 2"
)


@rule("LU-9.1")
def test_every_decision_in_play_is_a_turn_and_the_exchange_is_none() -> None:
    table = begun(["1 2 3", "4 5 6"], ["7 8 feast", "1 1 bad"])
    assert number(table, "turns") == 0
    then(table, "0: play feast", "*: draw 0 1", "0: play 7", "*: draw 0 1", "1: take")
    assert number(table, "turns") == 3


@rule("LU-9.1")
def test_a_missed_turn_does_not_count_and_turning_a_card_over_is_one() -> None:
    table = at("turn 0 | pile 6 | deck 0 | pool 7 8 | 0 hand bad up - down 2 | 1 hand 5 up - down 0")
    then(table, "0: play bad", "0: down", "*: flip 7")
    assert number(table, "turns") == 2


@rule("LU-9.2")
@pytest.mark.parametrize("limit", [300, 1000, 3000])
def test_the_game_ends_when_the_last_turn_is_over(limit: int) -> None:
    table = at(LIMIT.format(turns=limit - 2), turn_limit=limit)
    then(table, "0: take")
    assert (table.over, table.waiting) == (False, (1,))
    then(table, "1: play 4")
    assert (table.over, number(table, "turns")) == (True, limit)
    assert happened(table, Event.GUARD)[0].amount == limit


@rule("LU-9.2")
def test_the_last_turn_has_its_draws() -> None:
    line = (
        "turn 0 | turns 999 | pile - | deck 1 | pool 7 6*8 | 0 hand 2 2 2 up 1 1 1 down 3 | "
        "1 hand 6 6 6 up 3 3 3 down 3"
    )
    table = then(at(line), "0: play 2 x2")
    assert (table.over, table.waiting) == (False, ("*",))
    assert then(table, "*: draw 0 7").over
    assert [line["cards"] for line in table.result()["sheet"]] == [8, 9]


@rule("LU-9.2")
def test_being_out_in_the_last_turn_comes_first() -> None:
    table = at("turn 0 | turns 999 | pile 6 | deck 0 | 0 hand 7 up - down 0 | 1 hand 5 up - down 0")
    then(table, "0: play 7")
    assert (places(table), happened(table, Event.GUARD)) == ([1, 2], [])


@rule("LU-9.3", "LU-10.2")
def test_after_the_limit_the_fewest_cards_win_in_hand_row_and_below_together() -> None:
    table = then(at(LIMIT.format(turns=999)), "0: take")
    assert [line["cards"] for line in table.result()["sheet"]] == [3, 2, 3]
    assert places(table) == [2, 1, 2]
    assert (table.result()["winners"], table.result()["scores"]) == ([1], [0, 2, 0])


@rule("LU-9.3")
def test_with_play_on_all_who_are_in_are_ranked_and_equal_numbers_share() -> None:
    line = (
        "turn 0 | turns 999 | pile 5 | deck 0 | 0 hand 5 up - down 0 | 1 hand 2 2 3 up - down 0 | "
        "2 hand 3 up - down 0 | 3 hand 4 up - down 0"
    )
    table = then(at(line, play_on="on"), "0: play 5")
    assert (places(table), table.result()["scores"]) == ([1, 4, 2, 2], [3, 0, 1, 1])
    assert table.result()["winners"] == [0]


@rule("LU-10.1")
def test_who_is_out_has_the_place_in_which_they_went_out() -> None:
    table = then(last("7", play_on="on"), "0: play 7", "1: take", "2: play 3", "1: play 6", "2: play 7")
    assert places(table) == [1, 3, 2]
    assert [(event.seat, event.amount) for event in happened(table, Event.OUT)] == [(0, 1), (2, 2)]


@rule("LU-10.2")
def test_after_the_limit_without_play_on_there_are_only_first_places_and_the_one_after_them() -> None:
    line = (
        "turn 0 | turns 999 | pile 8 | deck 0 | 0 hand 2 up - down 0 | 1 hand 4 4 up - down 0 | "
        "2 hand 3 3 up - down 0 | 3 hand 6*6 up - down 0"
    )
    table = then(at(line), "0: take")
    assert [line["cards"] for line in table.result()["sheet"]] == [2, 2, 2, 6]
    assert (places(table), table.result()["scores"]) == ([1, 1, 1, 4], [1, 1, 1, 0])
    table = then(at(line.replace("hand 2 up", "hand 2 2 up")), "0: take")
    assert (places(table), table.result()["scores"]) == ([3, 1, 1, 3], [0, 2, 2, 0])


@rule("LU-10.3")
def test_without_the_limit_all_others_share_place_two_or_the_one_left_is_last() -> None:
    assert places(then(last("7"), "0: play 7")) == [1, 2, 2]
    table = then(last("7", play_on="on"), "0: play 7", "1: take", "2: play 3", "1: play 6", "2: play 7")
    assert places(table)[1] == 3


@rule("LU-10.4")
def test_a_score_is_the_number_of_worse_places_and_place_one_wins() -> None:
    assert then(last("7"), "0: play 7").result()["scores"] == [2, 0, 0]
    table = then(last("7", play_on="on"), "0: play 7", "1: take", "2: play 3", "1: play 6", "2: play 7")
    assert (table.result()["scores"], table.result()["winners"]) == ([2, 0, 1], [0])
    table = then(at(LIMIT.format(turns=999).replace("down 2", "down 1")), "0: take")
    assert (table.result()["scores"], table.result()["winners"]) == ([0, 1, 1], [1, 2])
