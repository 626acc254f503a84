"""TOH-7 The cards of level 2 that are played; Disoriented is among the icon cards."""

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import happened, refusal, rules_of
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.tests.script import play, then

pytestmark = pytest.mark.interpreted


# TOH-7.3 Evil


@rule("TOH-7.3")
def test_evil_gives_the_top_card_unseen_to_an_opponent_who_takes_it() -> None:
    table = play("""
        seats 3
        deals 0 evil phew1 phew1; 0: play evil; = discard: evil; = legal give 1, give 2, take; 0: give 2; 2 takes calm
        = hand 2: calm phew1; = hand 0:; = waiting 0
    """)
    assert "*: draw 2 ?" in table.log(0)
    assert "*: draw 2 calm" in table.log(2)


@rule("TOH-7.3")
def test_evil_may_be_two_draws_for_oneself_instead() -> None:
    play("seats 2\ndeals 0 evil phew1\n0: play evil; 0: take; 0 takes calm evil; = turn 1; = hand 0: calm evil")


@rule("TOH-7.3", "TOH-4.3")
def test_a_fuse_adds_to_the_draws_of_evil() -> None:
    play("""
        seats 2
        deals 0 evil phew1; 0: play evil; 0: take; 0 takes fuse calm calm; = waiting *; 0 takes risky; = turn 1
    """)
    play("seats 2\ndeals 0 evil phew1\n0: play evil; 0: give 1; 1 takes fuse calm evil; = turn 1; = table 1: fuse")


@rule("TOH-7.3")
def test_evil_hits_no_safe_player_and_nobody_twice() -> None:
    table = play("""
        seats 3
        deals 0 dud evil phew1; 0: play dud; 0: clockwise; 1: play evil; = legal give 2, take
    """)
    assert refusal(table, "1: give 0") == "TOH-7.7"
    assert refusal(table, "1: give 1") == "TOH-7.3"
    assert refusal(table, "1: give 3") == "TOH-1.1"
    assert refusal(table, "1: give 2 2") == "TOH-7.3"


@rule("TOH-7.3")
def test_without_an_opponent_evil_is_two_draws() -> None:
    play("seats 2\ndeals 0 evil dud\n0 draws calm; 1: play dud; 0: play evil; = legal take; 0: take; 0 takes calm boom")


@rule("TOH-7.3")
def test_the_last_card_of_the_deck_may_be_given_away() -> None:
    play("""
        seats 2 only evil:1 phew1:3
        deals 0 evil phew1; 0 draws phew1; 1 draws phew1; 0: play evil; 0: give 1; = legal draw 1 boom; 1 takes boom
        = waiting 1
    """)


# TOH-7.4 Evilest


@rule("TOH-7.4")
def test_evilest_gives_two_cards_to_one_live_player_or_one_each_to_two() -> None:
    table = play("""
        seats 3
        deals 0 evilest phew1 phew1; 0: play evilest; = discard: evilest
        = legal give 0 0, give 0 1, give 0 2, give 1 1, give 1 2, give 2 2; 0: give 1 1; = row 2
        1 takes calm evil; = hand 1: calm evil phew1
    """)
    assert "*: draw 1 ?" in table.log(0)


@rule("TOH-7.4")
def test_the_player_of_evilest_may_take_both_cards_herself() -> None:
    play(
        "seats 2\ndeals 0 evilest phew1\n0: play evilest; 0: give 0 0; 0 takes calm evil; = hand 0: calm evil; = turn 1"
    )


@rule("TOH-7.4", "TOH-7.7")
def test_evilest_names_live_players_only() -> None:
    table = play("""
        seats 3
        deals 0 dud evilest phew1; 0: play dud; 0: clockwise; 1: play evilest
        = legal give 1 1, give 1 2, give 2 2
    """)
    assert refusal(table, "1: give 0 1") == "TOH-7.7"
    assert refusal(table, "1: give 2") == "TOH-7.4"
    assert refusal(table, "1: give 2 3") == "TOH-1.1"


@rule("TOH-7.4")
def test_at_twelve_seats_there_are_78_answers_to_evilest() -> None:
    table = play(f"seats 12\ndeals 0 evilest {'phew1 ' * 11}\n0: play evilest")
    assert len(table.legal(0)) == 78


@rule("TOH-7.4")
def test_of_a_deck_of_one_card_one_taker_is_named() -> None:
    table = play("""
        seats 3 only evilest:1 phew1:5
        deals 0 evilest phew1 phew1; 0 draws phew1; 0: clockwise; 1 draws phew1; 2 draws phew1; = deck 1
        0: play evilest; = legal give 0, give 1, give 2
    """)
    assert refusal(table, "0: give 1 2") == "TOH-7.4"
    then(table, "0: give 2; = legal draw 2 boom; 2 takes boom; = waiting 2")


@rule("TOH-7.4", "TOH-5.2")
def test_boom_as_the_first_card_of_evilest_leaves_the_second_unseen() -> None:
    play("""
        seats 2
        deals 0 evilest phew1; 0: play evilest; 0: give 0 1; 0 takes boom; = points 0 1; = row 0; = waiting 0
    """)


# TOH-7.5, TOH-7.6 Patatah Split


@rule("TOH-7.5")
def test_a_split_gives_one_unseen_card_to_the_nearest_player_on_each_side() -> None:
    table = play("""
        seats 4
        deals 0 phew1 split phew1 phew1; 0 draws calm; 0: clockwise; 1: play split; = discard: split; = row 2
        2 takes calm; 0 takes evil; = hand 2: calm phew1; = hand 0: calm evil phew1; = turn 2
    """)
    assert "*: draw 2 ?" in table.log(1)


@rule("TOH-7.5", "TOH-7.7")
def test_a_split_passes_over_safe_neighbours() -> None:
    play("""
        seats 5
        deals 0 phew1 dud split phew1 phew1; 0 draws calm; 0: clockwise; 1: play dud; 2: play split
        3 takes calm; 0 takes evil; = turn 3
    """)


@rule("TOH-7.5", "TOH-4.5")
def test_a_split_goes_to_the_same_neighbours_whatever_the_order_but_the_nearer_one_takes_first() -> None:
    play("""
        seats 4
        deals 0 phew1 split phew1 split; 0 draws calm; 0: counterclockwise; 3: play split; 2 takes calm; 0 takes evil
        = turn 2; 2 draws calm; 1: play split; 0 takes calm; 2 takes evil
    """)


@rule("TOH-7.5")
def test_a_single_opponent_gets_both_cards_of_a_split() -> None:
    play("seats 2\ndeals 0 split phew1\n0: play split; 1 takes fuse calm calm; = row 1; 1 takes evil; = turn 1")


@rule("TOH-7.5")
def test_a_split_without_an_opponent_has_no_effect() -> None:
    table = play("seats 2\ndeals 0 split dud\n0 draws calm; 1: play dud; 0: play split; = turn 0; = discard: split")
    assert rules_of(table, Event.NO_EFFECT) == ["TOH-7.5"]


@rule("TOH-7.5", "TOH-5.1")
def test_boom_in_a_split_explodes_a_neighbour() -> None:
    play("seats 3\ndeals 0 split phew1 phew1\n0: play split; 0: clockwise; 1 takes boom; = points 0 0 1; = waiting 1")


@rule("TOH-7.6")
def test_a_deck_of_one_card_cannot_be_cut_so_she_names_the_neighbour() -> None:
    table = play("""
        seats 4 only split:1 phew1:7
        deals 0 split phew1 phew1 phew1; 0 draws phew1; 0: clockwise; 1 draws phew1; 2 draws phew1; 3 draws phew1
        0: play split; = legal give 1, give 3
    """)
    assert refusal(table, "0: give 2") == "TOH-7.6"
    assert refusal(table, "0: give 0") == "TOH-7.6"
    then(table, "0: give 1; 1 takes boom; = points 1 0 2 2")
    assert rules_of(table, Event.GIVES) == ["TOH-7.6"]


@rule("TOH-7.6")
def test_with_a_single_opponent_there_is_one_neighbour_to_name() -> None:
    play("""
        seats 2 only split:1 phew1:3
        deals 0 split phew1; 0 draws phew1; 1 draws phew1; 0: play split; = waiting 0; = legal give 1
        0: give 1; 1 takes boom
    """)


# TOH-7.7 Dud


@rule("TOH-7.7")
def test_after_dud_a_player_is_safe_and_has_no_more_turns() -> None:
    table = play("""
        seats 3
        deals 0 dud phew1 phew1; 0: play dud; = safe 0; = table 0: dud; 0: clockwise
        1 draws calm; 2 draws calm; = turn 1; 1 draws calm; = turn 2
    """)
    assert [event.seat for event in happened(table, Event.SAFE)] == [0]


@rule("TOH-7.7", "TOH-10.2")
def test_a_safe_player_is_not_counted_for_generous() -> None:
    play("""
        seats 3 level=5
        deals 0 dud generous phew1; 0: play dud; 0: clockwise; 1: play generous; = row 2; 2 takes calm; 1 takes calm
    """)


@rule("TOH-7.7", "TOH-11.2")
def test_hand_and_table_of_a_safe_player_stay_and_count() -> None:
    play("""
        seats 3 level=3
        deals 0 treacherous phew3 phew1; 0: play treacherous; 0: place 1; 0: clockwise; 1 draws dud; 1: stay
        2 draws calm; 0 draws calm; 1: play dud; = table 1: dud treacherous; 2 draws calm; 0 draws boom
        = hand 1: phew3; = points 0 2 3
    """)


@rule("TOH-7.7")
def test_dud_as_the_first_card_of_a_round_is_a_point_and_the_hand() -> None:
    play("seats 2\ndeals 0 dud phew1\n0: play dud; 1 draws boom; = points 1 0")
