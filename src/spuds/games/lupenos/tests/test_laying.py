"""LU-5 and LU-6 What follows when cards have been laid: specials, four equal numbers, draws, the next turn."""

from __future__ import annotations

import pytest

from spuds import Table
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, refusal, rules_of
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.tests.script import then
from spuds.games.lupenos.tests.tables import at, hand, known, number, pile, used

pytestmark = pytest.mark.interpreted

ROWS = "up 1 2 3 down 3"
SIX = f"1 hand 6 {ROWS}"


def fours(top: str, mine: str) -> Table:
    """Return a table with nothing else than a pile and a hand."""
    return at(f"turn 0 | pile {top} | deck 0 | 0 hand {mine} {ROWS} | {SIX}")


@rule("LU-5.1")
def test_the_effect_comes_first_then_the_draw_then_the_next_turn() -> None:
    line = f"turn 0 | pile 6 7 | deck 2 | pool 2*1 6*2 | 0 hand 8 8 bad {ROWS} | 1 hand 5 5 5 {ROWS}"
    table = then(at(line), "0: play bad")
    assert (hand(table, 1), table.waiting) == ("5 5 5 6 7", ("*",))
    then(table, "*: draw 0 1")
    assert table.waiting == (0,)
    kinds = [event.kind for event in table.events]
    assert kinds == [Event.LAYS, Event.SUFFERS, Event.DRAWS]


@rule("LU-5.1")
def test_being_out_comes_before_the_effect() -> None:
    line = "turn 0 | pile 6 7 | deck 0 | 0 hand bad up - down 0 | 1 hand 5 up - down 0 | 2 hand 5 up - down 0"
    table = then(at(line), "0: play bad")
    assert (table.over, hand(table, 1), pile(table)) == (True, "5", "6 7")


@rule("LU-5.2")
def test_peels_and_bags_lie_on_the_pile_and_a_feast_or_a_bad_potato_goes_straight_to_the_used_pile() -> None:
    assert pile(then(fours("3", "4 5"), "0: play 4")) == "3 4"
    assert pile(then(fours("3", "bag 5"), "0: play bag")) == "3 bag"
    for special in ("feast", "bad"):
        before = fours("3", f"{special} 5")
        lying = used(before).split()
        table = then(before, f"0: play {special}")
        assert pile(table) == ""
        assert used(table).split().count(special) == lying.count(special) + 1
        assert special not in hand(table, 1)


@rule("LU-5.3")
def test_the_next_turn_is_the_next_seats_unless_a_card_says_otherwise() -> None:
    three = f"turn 0 | pile 5 5 5 | deck 0 | 0 hand 5 6 feast bad {ROWS} | {SIX} | 2 hand 7 {ROWS}"
    turns = {"6": 1, "5": 0, "feast": 0, "bad": 2}
    for card, seat in turns.items():
        assert then(at(three), f"0: play {card}").waiting == (seat,)


@rule("LU-5.3")
def test_an_extra_turn_must_be_played_on_the_empty_pile() -> None:
    table = then(fours("5 5 5", "5 6"), "0: play 5")
    assert table.legal() == ["play 6"]
    assert refusal(table, "0: take") == "LU-4.2"
    assert rules_of(table, Event.AGAIN) == ["LU-5.3"]


@rule("LU-5.4")
def test_who_has_laid_draws_one_by_one_up_to_three() -> None:
    line = f"turn 0 | pile - | deck 4 | pool 4*4 6*8 | 0 hand 5 5 6 {ROWS} | 1 hand 6 6 6 {ROWS}"
    table = then(at(line), "0: play 5 x2")
    assert table.waiting == ("*",)
    then(table, "*: draw 0 4")
    assert table.waiting == ("*",)
    assert then(table, "*: draw 0 8").waiting == (1,)
    assert (hand(table, 0), number(table, "deck")) == ("4 6 8", 2)


@rule("LU-5.4")
def test_who_has_more_than_three_draws_nothing_and_keeps_them() -> None:
    line = f"turn 0 | pile 2 3 | deck 4 | 0 hand 5 5 6 6 {ROWS} | 1 hand 6 6 6 {ROWS}"
    table = then(at(line), "0: play 5")
    assert (hand(table, 0), number(table, "deck"), table.waiting) == ("5 6 6", 4, (1,))


@rule("LU-5.4")
def test_one_draws_before_the_extra_turn_and_only_as_far_as_the_deck_goes() -> None:
    line = f"turn 0 | pile 2 | deck 1 | pool 4 6*8 | 0 hand feast 5 5 {ROWS} | 1 hand 6 6 6 {ROWS}"
    table = then(at(line), "0: play feast", "*: draw 0 4")
    assert (hand(table, 0), table.waiting, table.legal()) == ("4 5 5", (0,), ["play 4", "play 5", "play 5 x2"])
    table = then(table, "0: play 5 x2")
    assert (hand(table, 0), table.waiting) == ("4", (1,))


@rule("LU-5.4")
def test_only_the_player_sees_what_is_drawn() -> None:
    line = f"turn 0 | pile 2 | deck 1 | pool 4 6*8 | 0 hand 2 5 5 {ROWS} | 1 hand 6 6 6 {ROWS}"
    table = then(at(line), "0: play 2", "*: draw 0 4")
    assert (table.log(0)[-1], table.log(1)[-1]) == ("*: draw 0 4", "*: draw 0 ?")


@rule("LU-5.5")
def test_with_an_empty_deck_all_play_on_with_what_they_have() -> None:
    line = f"turn 0 | pile 2 | deck 1 | pool 4 6*8 | 0 hand 2 5 5 {ROWS} | 1 hand 6 6 6 {ROWS}"
    table = then(at(line), "0: play 2", "*: draw 0 4", "1: play 6")
    assert rules_of(table, Event.DECK_EMPTY) == ["LU-5.5"]
    assert (hand(table, 1), table.waiting) == ("6 6", (0,))


@rule("LU-6.1")
def test_on_a_bag_everything_fits_and_it_is_taken_with_the_pile() -> None:
    table = then(at(f"turn 0 | pile 8 | deck 0 | 0 hand bag 5 {ROWS} | 1 hand 1 bag feast {ROWS}"), "0: play bag")
    assert table.legal() == ["play 1", "play bag", "play feast", "take"]
    assert hand(then(table, "1: take"), 1) == "1 8 feast bag bag"


@rule("LU-6.1")
def test_a_bag_is_cleared_with_the_pile() -> None:
    before = fours("8 bag 2", "feast 5")
    bags = used(before).split().count("bag")
    assert used(then(before, "0: play feast")).split().count("bag") == bags + 1


@rule("LU-6.2")
@pytest.mark.parametrize("top", ["1", "8", "8 8", "bag", "-"])
def test_a_bag_may_be_laid_on_any_peel_on_a_bag_and_on_an_empty_pile(top: str) -> None:
    table = then(fours(top, "bag 5"), "0: play bag")
    assert (pile(table).split()[-1], table.waiting) == ("bag", (1,))


@rule("LU-6.3")
def test_a_feast_clears_the_pile_bags_too_and_its_player_goes_on() -> None:
    table = then(fours("3 bag 2 2", "feast 5"), "0: play feast")
    assert (pile(table), table.waiting, table.legal()) == ("", (0,), ["play 5"])
    assert rules_of(table, Event.FEASTS) == ["LU-6.3"]
    assert happened(table, Event.FEASTS)[0].amount == 4


@rule("LU-6.4")
def test_a_feast_on_an_empty_pile_gives_another_turn() -> None:
    table = then(fours("-", "feast 5"), "0: play feast")
    assert (pile(table), table.waiting) == ("", (0,))
    assert rules_of(table, Event.FEASTS) == ["LU-6.4"]


@rule("LU-6.5")
def test_the_victim_takes_the_whole_pile_draws_nothing_and_misses_its_turn() -> None:
    line = f"turn 0 | pile 6 bag 7 | deck 5 | 0 hand 4*bad {ROWS} | 1 hand 5 5 5 {ROWS} | 2 hand 5 5 5 {ROWS}"
    table = then(at(line), "0: play bad")
    assert (hand(table, 1), known(table, 1), pile(table)) == ("5 5 5 6 7 bag", "6 7 bag", "")
    assert (number(table, "deck"), table.waiting) == (5, (2,))
    told = happened(table, Event.SUFFERS)[0]
    assert (told.seat, told.other, told.amount) == (1, 0, 3)
    assert rules_of(table, Event.SUFFERS) == ["LU-6.5"]


@rule("LU-6.6")
def test_the_victim_cannot_answer_with_a_card() -> None:
    line = f"turn 0 | pile 6 | deck 0 | 0 hand bad 4 {ROWS} | 1 hand bad feast bag {ROWS} | 2 hand 5 {ROWS}"
    table = then(at(line), "0: play bad")
    assert table.waiting == (2,)
    assert hand(table, 1) == "6 feast bag bad"


@rule("LU-6.7")
def test_after_the_victim_comes_the_next_seat_between_two_the_one_who_laid() -> None:
    line = f"turn 2 | pile 6 | deck 0 | 0 hand 4 {ROWS} | 1 hand 8 {ROWS} | 2 hand bad 5 {ROWS}"
    table = then(at(line), "2: play bad")
    assert (hand(table, 0), table.waiting, pile(table)) == ("4 6", (1,), "")
    assert then(fours("6", "bad 4"), "0: play bad").waiting == (0,)


@rule("LU-6.8")
def test_on_an_empty_pile_the_victim_only_misses_its_turn() -> None:
    line = f"turn 1 | pile - | deck 0 | 0 hand 4 {ROWS} | 1 hand 8 bad {ROWS} | 2 hand 5 {ROWS}"
    table = then(at(line), "1: play bad")
    assert (hand(table, 2), table.waiting) == ("5", (0,))
    assert rules_of(table, Event.SUFFERS) == ["LU-6.8"]


@rule("LU-6.9")
@pytest.mark.parametrize("top, mine", [("4 5 5 5", 1), ("5 5", 2), ("4", 4), ("-", 5), ("bag 5 5", 3)])
def test_four_or_more_equal_numbers_on_top_clear_the_pile(top: str, mine: int) -> None:
    move = "play 5" if mine == 1 else f"play 5 x{mine}"
    table = then(fours(top, f"{mine}*5 6"), f"0: {move}")
    assert (pile(table), table.waiting, table.legal()) == ("", (0,), ["play 6"])
    assert rules_of(table, Event.FOUR) == ["LU-6.9"]
    assert happened(table, Event.FOUR)[0].card == 4


@rule("LU-6.9")
@pytest.mark.parametrize("top, mine", [("5 5", 1), ("-", 3), ("4 4 4", 1), ("4 4 4 5", 2)])
def test_three_equal_numbers_clear_nothing(top: str, mine: int) -> None:
    table = then(fours(top, f"{mine}*5 6"), "0: play 5" + (f" x{mine}" if mine > 1 else ""))
    assert pile(table).split()[-1] == "5"
    assert table.waiting == (1,)


@rule("LU-6.10")
def test_the_run_counts_whoever_laid_it_in_whichever_turn() -> None:
    line = f"turn 0 | pile 3 | deck 0 | 0 hand 5 7 {ROWS} | 1 hand 5 7 {ROWS} | 2 hand 5 5 7 {ROWS}"
    table = then(at(line), "0: play 5", "1: play 5", "2: play 5 x2")
    assert (pile(table), table.waiting) == ("", (2,))


@rule("LU-6.11")
def test_a_bag_interrupts_a_run() -> None:
    table = then(fours("5 5 5 bag", "5 6"), "0: play 5")
    assert (pile(table), table.waiting) == ("5 5 5 bag 5", (1,))


@rule("LU-6.11")
def test_four_bags_are_not_four() -> None:
    table = then(fours("bag bag bag", "bag 6"), "0: play bag")
    assert (pile(table), table.waiting) == ("bag bag bag bag", (1,))


@rule("LU-6.11")
def test_peels_that_do_not_fit_may_not_be_laid_to_make_four() -> None:
    table = fours("6", "4*5 6")
    assert table.legal() == ["play 6", "take"]
    assert refusal(table, "0: play 5 x4") == "LU-4.7"
