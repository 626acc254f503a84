"""TOH-6 The cards of level 1."""

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import happened, refusal
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.tests.script import play, then
from spuds.games.hot_pota_toh.tests.tables import begun

pytestmark = pytest.mark.interpreted


@rule("TOH-6.1")
def test_a_phew_is_nothing_to_play() -> None:
    then(begun(2, "level=1"), "= legal draw; 0 draws phew2; = legal draw; 1 draws phew3; = legal draw")


@rule("TOH-6.2")
def test_calm_is_discarded_and_nothing_else_happens() -> None:
    play("seats 2 level=1\ndeals 0 calm phew1\n0: play calm; = turn 1; = discard: calm; = deck 35; = hand 0:")


@rule("TOH-6.2")
def test_calm_does_not_shield_from_what_comes_later() -> None:
    play("seats 2 level=1\ndeals 0 calm phew1\n0: play calm; 1 draws thief; 0 draws boom; = points 0 2")


# TOH-6.3 Risky


@rule("TOH-6.3")
def test_risky_draws_one_card_then_she_stops_or_goes_on_five_at_most() -> None:
    play("""
        seats 2 level=1
        deals 0 risky phew1; 0: play risky; = discard: risky; = waiting *; 0 takes calm; = legal again, stop
        0: again; 0 takes calm; 0: again; 0 takes calm; 0: again; 0 takes calm; = legal again, stop; 0: again
        0 takes calm; = turn 1; = hand 0: calm calm calm calm calm
    """)


@rule("TOH-6.3")
@pytest.mark.parametrize("draws", [1, 2, 3, 4])
def test_risky_may_be_stopped_after_each_card_but_not_before_the_first(draws: int) -> None:
    table = play("seats 2 level=1\ndeals 0 risky phew1\n0: play risky; = waiting *; 0 takes calm")
    for _ in range(draws - 1):
        then(table, "0: again; 0 takes calm")
    then(table, f"0: stop; = turn 1; = hand 0: {' '.join(['calm'] * draws)}")


@rule("TOH-6.3")
def test_draws_for_icon_cards_are_not_among_the_five() -> None:
    play("""
        seats 2
        deals 0 risky phew1; 0: play risky; 0 takes fuse calm calm; 0: again; 0 takes fuse calm calm; 0: again
        0 takes disoriented; 0: discard; 0 takes calm; 0: again; 0 takes evil; 0: again; 0 takes evil; = turn 1
        = hand 0: calm calm calm calm calm evil evil
    """)


@rule("TOH-6.3", "TOH-5.1")
def test_risky_ends_with_boom() -> None:
    play("seats 2 level=1\ndeals 0 risky phew1\n0: play risky; 0 takes calm; 0: again; 0 takes boom; = waiting 0")


@rule("TOH-6.3")
def test_risky_on_a_deck_of_one_card_must_draw_boom() -> None:
    play("""
        seats 2 level=1 only risky:1 phew1:3
        deals 0 risky phew1; 0 draws phew1; 1 draws phew1; 0: play risky; = legal draw 0 boom
    """)


@rule("TOH-6.3")
def test_risky_goes_on_for_a_last_live_player_too() -> None:
    play("""
        seats 2
        deals 0 risky dud; 0 draws calm; 1: play dud; 0: play risky; 0 takes calm; 0: again; 0 takes evil; 0: stop
        = turn 0
    """)


# TOH-6.4, TOH-6.5 Thief


@rule("TOH-6.4")
def test_thief_lies_on_the_own_table_and_takes_a_card_of_a_hand_at_random() -> None:
    table = play("""
        seats 3 level=1
        deals 0 phew1 thief phew2; 0 draws calm; 0: clockwise; 1: play thief; = table 1: thief
        = legal steal 0, steal 2, steal none; 1: steal 0; = waiting *; = chance steal calm 1, steal phew1 1
        *: steal phew1; = hand 0: calm; = hand 1: phew1; = turn 2
    """)
    assert "*: steal phew1" in table.log(0)
    assert "*: steal phew1" in table.log(1)
    assert "*: steal ?" in table.log(2)


@rule("TOH-6.4")
def test_a_thief_may_rob_nobody() -> None:
    play("seats 2 level=1\ndeals 0 thief phew1\n0: play thief; 0: steal none; = turn 1; = hand 1: phew1")


@rule("TOH-6.4")
def test_only_a_hand_with_a_card_in_it_can_be_robbed() -> None:
    table = play("""
        seats 3 level=1
        deals 0 calm thief phew1; 0: play calm; 0: clockwise; 1: play thief; = legal steal 2, steal none
    """)
    assert refusal(table, "1: steal 0") == "TOH-6.4"
    assert refusal(table, "1: steal 1") == "TOH-6.4"
    assert refusal(table, "1: steal 3") == "TOH-1.1"


@rule("TOH-6.4")
def test_without_a_possible_victim_nobody_is_the_only_answer() -> None:
    play("""
        seats 2 level=1
        deals 0 calm thief; 0: play calm; 1: play thief; = waiting 1; = legal steal none; 1: steal none; = turn 0
    """)


@rule("TOH-6.4", "TOH-7.7")
def test_safe_players_are_not_robbed() -> None:
    table = play("""
        seats 3
        deals 0 dud thief phew1; 0: play dud; 0: clockwise; 1: play thief; = legal steal 2, steal none
    """)
    assert refusal(table, "1: steal 0") == "TOH-7.7"


@rule("TOH-6.4")
def test_each_card_of_the_hand_is_as_likely_to_be_stolen() -> None:
    play("""
        seats 2 level=4
        *: start 0; *: deal 0 thief; *: deal 1 sexy; 1: keep; 0 draws phew1; 1 draws phew1; 0 draws phew2
        1 draws phew1; 0: play thief; 0: steal 1; = chance steal phew1 2, steal sexy 1
    """)


@rule("TOH-6.5", "TOH-9.1")
@pytest.mark.parametrize("choice,where", [("keep", "kept 0: sexy"), ("table", "table 0: sexy thief")])
def test_a_stolen_kept_card_is_taken_anew_and_seen_by_all(choice: str, where: str) -> None:
    table = play(f"""
        seats 3 level=4
        *: start 0; *: deal 0 thief; *: deal 1 sexy; 1: keep; *: deal 2 phew1; 0: play thief; 0: steal 1
        *: steal sexy; = kept 1:; = waiting 0; = legal keep, table; 0: {choice}; = {where}
    """)
    assert "*: steal sexy" in table.log(2)


@rule("TOH-6.5")
def test_any_other_stolen_card_just_goes_to_the_hand() -> None:
    play("seats 2\ndeals 0 thief dud\n0: play thief; 0: steal 1; *: steal dud; = hand 0: dud; = safe; = turn 1")


# TOH-6.6 Jumping


@rule("TOH-6.6")
def test_jumping_lies_on_the_own_table_and_skips_a_live_player() -> None:
    table = play("""
        seats 4 level=1
        deals 0 jumping phew1 jumping phew1; 0: play jumping; 0: clockwise; = turn 2; = table 0: jumping
        2: play jumping; = turn 0; 0 draws calm; = turn 1
    """)
    assert [event.amount for event in happened(table, Event.PASSES_DECK)] == [1, 1, 0]


@rule("TOH-6.6", "TOH-3.7")
def test_jumping_in_the_first_turn_skips_in_the_order_that_is_then_chosen() -> None:
    play("seats 5 level=1\ndeals 0 jumping phew1 phew1 phew1 phew1\n0: play jumping; 0: counterclockwise; = turn 3")


@rule("TOH-6.6")
def test_with_two_players_jumping_brings_another_turn() -> None:
    play("""
        seats 2 level=1
        deals 0 jumping jumping; 0: play jumping; = turn 0; 0 draws calm; = turn 1; 1: play jumping; = turn 1
    """)


@rule("TOH-6.6", "TOH-7.7")
def test_jumping_counts_live_players_alone() -> None:
    play("""
        seats 4
        deals 0 jumping dud phew1 phew1; 0 draws calm; 0: clockwise; 1: play dud; 2 draws calm; 3 draws calm
        0: play jumping; = turn 3
    """)
    play("""
        seats 3
        deals 0 phew1 dud jumping; 0 draws calm; 0: clockwise; 1: play dud; 2: play jumping; = turn 2
    """)


@rule("TOH-6.6")
def test_a_last_live_player_jumps_to_herself() -> None:
    play("seats 2\ndeals 0 jumping dud\n0 draws calm; 1: play dud; 0: play jumping; = turn 0; = order open")


@rule("TOH-6.6", "TOH-8.2")
def test_between_the_two_turns_the_first_one_ends_as_usual() -> None:
    play("""
        seats 2 level=3
        deals 0 treacherous jumping; 0: play treacherous; 0: place 1; 1: play jumping; = legal move 0, stay; 1: stay
        = turn 1; 1 draws calm; = legal move 0, stay
    """)


# TOH-6.7 Short Fuse


@rule("TOH-6.7", "TOH-11.2")
def test_a_short_fuse_lies_on_the_table_of_its_taker_who_draws_two() -> None:
    play("""
        seats 2 level=1
        deals 0 phew1 phew1; 0: draw; 0 takes fuse; = table 0: fuse; = waiting *; 0 takes calm; = waiting *
        0 takes thief; = turn 1; = hand 0: calm phew1 thief; 1 draws boom; = points 4 0
    """)


@rule("TOH-6.7")
def test_a_short_fuse_with_boom_alone_in_the_deck_explodes() -> None:
    play("""
        seats 2 level=1 only fuse:1 phew1:3
        deals 0 phew1 phew1; 0 draws phew1; 1: draw; 1 takes fuse; = legal draw 1 boom; 1 takes boom; = points 2 1
    """)
