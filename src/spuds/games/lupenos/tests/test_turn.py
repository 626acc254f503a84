"""LU-4 The turn: to lay or to take."""

from __future__ import annotations

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import happened, refusal, rules_of
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.tests.script import then
from spuds.games.lupenos.tests.tables import at, hand, known, number, pile, row

pytestmark = pytest.mark.interpreted

ONE = "1 hand 6 up 1 1 1 down 3"


@rule("LU-4.1")
def test_there_is_no_pass_and_one_decision_is_the_turn() -> None:
    table = at(f"turn 0 | pile 3 | deck 0 | 0 hand 2 4 up 1 2 3 down 3 | {ONE}")
    assert table.legal() == ["play 4", "take"]
    assert then(table, "0: play 4").waiting == (1,)
    assert refusal(table, "1: start 0") == "LU-4.1"


@rule("LU-4.2")
def test_on_an_empty_pile_one_must_lay_and_can() -> None:
    table = at(f"turn 0 | pile - | deck 0 | 0 hand 2 4 bad up 1 2 3 down 3 | {ONE}")
    assert table.legal() == ["play 2", "play 4", "play bad"]
    assert refusal(table, "0: take") == "LU-4.2"
    row_only = at(f"turn 0 | pile - | deck 0 | 0 hand - up 2 3 bag down 3 | {ONE}")
    assert row_only.legal() == ["up 2", "up 3", "up bag"]
    assert refusal(row_only, "0: take") == "LU-4.2"
    down_only = at(f"turn 0 | pile - | deck 0 | 0 hand - up - down 3 | {ONE}")
    assert down_only.legal() == ["down"]
    assert refusal(down_only, "0: take") == "LU-4.2"


@rule("LU-4.3")
def test_who_is_out_is_left_over_for_the_next_seat() -> None:
    line = (
        "turn 0 | pile 5 | deck 0 | 0 hand 5 up - down 0 | 1 hand 6 up - down 0 | 2 hand 2 7 up - down 0 | "
        "3 hand 3 8 up - down 0 | with play_on=on"
    )
    table = then(at(line), "0: play 5")
    assert then(table, "1: play 6").waiting == (2,)
    assert then(table, "2: play 7").waiting == (3,)
    assert then(table, "3: play 8").waiting == (2,)


@rule("LU-4.4")
def test_cards_come_from_the_hand_then_from_the_row_then_from_below() -> None:
    table = at(f"turn 0 | pile - | deck 0 | 0 hand 2 up 3 4 5 down 3 | {ONE}")
    assert table.legal() == ["play 2"]
    assert refusal(table, "0: down") == "LU-7.1"
    table = at(f"turn 0 | pile - | deck 0 | 0 hand - up 3 4 down 3 | {ONE}")
    assert table.legal() == ["up 3", "up 4"]
    assert refusal(table, "0: play 3") == "LU-4.4"
    table = at(f"turn 0 | pile - | deck 0 | 0 hand - up - down 3 | {ONE}")
    assert table.legal() == ["down"]
    assert refusal(table, "0: play 3") == "LU-4.4"


@rule("LU-4.4")
def test_an_empty_hand_in_the_middle_of_a_turn_does_not_let_one_go_on_from_the_row() -> None:
    table = then(at(f"turn 0 | pile - | deck 0 | 0 hand 2 up 3 4 5 down 3 | {ONE}"), "0: play 2")
    assert table.waiting == (1,)
    assert row(table, 0) == "3 4 5"


@rule("LU-4.5")
def test_a_card_of_the_hand_and_one_of_the_row_are_not_laid_together() -> None:
    table = at(f"turn 0 | pile - | deck 0 | 0 hand 5 up 5 5 5 down 3 | {ONE} | with multi_face_up=on")
    assert table.legal() == ["play 5"]
    assert refusal(table, "0: play 5 x2") == "LU-4.9"
    assert refusal(table, "0: up 5 x2") == "LU-7.1"


@rule("LU-4.6")
def test_a_sequence_may_begin_with_any_number_and_any_special() -> None:
    table = at(f"turn 0 | pile - | deck 0 | 0 hand 1 4 8 feast bag bad up 1 2 3 down 3 | {ONE}")
    assert table.legal() == ["play 1", "play 4", "play 8", "play bad", "play bag", "play feast"]


@rule("LU-4.7")
@pytest.mark.parametrize(
    "lying, fitting",
    [("-", "3 5 7"), ("5", "5 7"), ("5 5 5", "5 7"), ("2 7", "7"), ("8", ""), ("8 bag", "3 5 7"), ("bag 4", "5 7")],
)
def test_a_peel_fits_if_the_card_on_top_is_no_higher(lying: str, fitting: str) -> None:
    table = at(f"turn 0 | pile {lying} | deck 0 | 0 hand 3 5 7 up 1 2 3 down 3 | {ONE}")
    assert [move.split()[1] for move in table.legal() if move != "take"] == fitting.split()


@rule("LU-4.7")
def test_after_three_equal_cards_one_is_enough() -> None:
    table = at(f"turn 0 | pile 5 5 5 | deck 0 | 0 hand 6 up 1 2 3 down 3 | {ONE}")
    assert pile(then(table, "0: play 6")) == "5 5 5 6"


@rule("LU-4.7")
def test_a_lower_number_is_refused_with_its_rule() -> None:
    table = at(f"turn 0 | pile 5 | deck 0 | 0 hand 3 5 up 1 2 3 down 3 | {ONE}")
    assert refusal(table, "0: play 3") == "LU-4.7"


@rule("LU-4.8")
@pytest.mark.parametrize("lying", ["-", "1", "8", "8 bag", "bag bag"])
def test_a_special_fits_always(lying: str) -> None:
    table = at(f"turn 0 | pile {lying} | deck 0 | 0 hand feast bag bad up 1 2 3 down 3 | {ONE}")
    assert {"play bad", "play bag", "play feast"} <= set(table.legal())


@rule("LU-4.9")
def test_from_one_to_all_equal_peels_of_the_hand_may_be_laid_at_once() -> None:
    line = f"turn 0 | pile 2 | deck 0 | 0 hand 3*5 6 up 1 2 3 down 3 | {ONE}"
    table = at(line)
    assert table.legal() == ["play 5", "play 5 x2", "play 5 x3", "play 6", "take"]
    assert refusal(table, "0: play 5 x4") == "LU-4.9"
    assert refusal(table, "0: play 7") == "LU-4.9"
    then(table, "0: play 5 x2")
    assert (pile(table), hand(table, 0)) == ("2 5 5", "5 6")
    laid = happened(table, Event.LAYS)
    assert [(event.card, event.amount) for event in laid] == [(4, 2)]
    assert rules_of(table, Event.LAYS) == ["LU-4.9"]


@rule("LU-4.9")
def test_eight_equal_peels_may_be_laid_at_once() -> None:
    table = at("turn 0 | pile - | deck 0 | 0 hand 8*5 1 up 1 2 3 down 3 | 1 hand 6 up 1 1 2 down 3")
    assert "play 5 x8" in table.legal()
    assert hand(then(table, "0: play 5 x8"), 0) == "1"


@rule("LU-4.10")
def test_specials_are_laid_one_at_a_time() -> None:
    table = at(f"turn 0 | pile 4 | deck 0 | 0 hand bag bag bad bad 5 up 1 2 3 down 3 | {ONE}")
    assert table.legal() == ["play 5", "play bad", "play bag", "take"]
    then(table, "0: play bag")
    assert (pile(table), hand(table, 0)) == ("4 bag", "5 bag bad bad")
    assert rules_of(table, Event.LAYS) == ["LU-4.10"]


@rule("LU-4.11")
def test_who_takes_the_pile_has_all_of_it_draws_nothing_and_the_next_seat_goes_on() -> None:
    line = f"turn 0 | pile 4 bag 7 | deck 5 | 0 hand 2 2 8 up 1 2 3 down 3 | 1 hand 6 6 6 {ONE[9:]}"
    table = then(at(line), "0: take")
    assert (hand(table, 0), pile(table), number(table, "deck")) == ("2 2 4 7 8 bag", "", 5)
    assert known(table, 0) == "4 7 bag"
    assert table.waiting == (1,)
    assert rules_of(table, Event.TAKES) == ["LU-4.11"]
    assert happened(table, Event.TAKES)[0].amount == 3


@rule("LU-4.12")
def test_one_may_take_although_a_card_would_fit() -> None:
    assert "take" in at(f"turn 0 | pile 4 | deck 0 | 0 hand 5 up 1 2 3 down 3 | {ONE}").legal()


@rule("LU-4.12")
@pytest.mark.parametrize("fits", ["5", "bag", "feast", "bad"])
def test_without_voluntary_pickup_one_may_take_only_if_no_hand_card_fits(fits: str) -> None:
    table = at(f"turn 0 | pile 4 | deck 0 | 0 hand 3 {fits} up 1 2 3 down 3 | {ONE}", voluntary_pickup="off")
    assert table.legal() == [f"play {fits}"]
    assert refusal(table, "0: take") == "LU-4.12"
    table = at(f"turn 0 | pile 4 | deck 0 | 0 hand 3 up 5 5 5 down 3 | {ONE}", voluntary_pickup="off")
    assert table.legal() == ["take"]
