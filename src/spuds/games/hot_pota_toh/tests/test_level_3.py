"""TOH-8 The cards of level 3 that are played; Micro-Boom is among the icon cards."""

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import happened, impossible, refusal
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.tests.script import play, then
from spuds.games.hot_pota_toh.tests.tables import cards_in_play

pytestmark = pytest.mark.interpreted


# TOH-8.1, TOH-8.2 Treacherous


@rule("TOH-8.1")
def test_treacherous_must_be_placed_before_an_opponent() -> None:
    table = play("""
        seats 3 level=3
        deals 0 treacherous phew1 phew1; 0: play treacherous; = waiting 0; = legal place 1, place 2
        = hand 0:; = table 0:; = table 1:; = discard:
    """)
    assert refusal(table, "0: place 0") == "TOH-8.1"
    assert refusal(table, "0: place 3") == "TOH-1.1"
    then(table, "0: place 2; = table 2: treacherous")


@rule("TOH-8.1", "TOH-7.7")
def test_treacherous_is_not_placed_before_a_safe_player() -> None:
    table = play("""
        seats 3 level=3
        deals 0 dud treacherous phew1; 0: play dud; 0: clockwise; 1: play treacherous; = legal place 2
    """)
    assert refusal(table, "1: place 0") == "TOH-7.7"


@rule("TOH-8.2", "TOH-3.5")
def test_at_the_end_of_her_turn_a_player_may_pass_treacherous_on_also_to_its_sender() -> None:
    play("""
        seats 3 level=3
        deals 0 treacherous phew1 phew1; 0: play treacherous; 0: place 1; 0: clockwise; = turn 1
        1 draws calm; = legal move 0, move 2, stay; 1: move 0; = table 1:; = table 0: treacherous; = turn 2
        2 draws calm; 0 draws calm; = legal move 1, move 2, stay; 0: stay; = table 0: treacherous; = turn 1
    """)
    table = play("""
        seats 3 level=3
        deals 0 treacherous dud phew1; 0: play treacherous; 0: place 2; 0: clockwise; 1: play dud; 2 draws calm
    """)
    assert refusal(table, "2: move 2") == "TOH-8.2"
    assert refusal(table, "2: move 1") == "TOH-7.7"


@rule("TOH-8.2")
def test_with_several_she_is_asked_once_for_each_and_to_stay_ends_it() -> None:
    base = """
        seats 3 level=3
        deals 0 treacherous phew1 treacherous; 0: play treacherous; 0: place 1; 0: counterclockwise
        2: play treacherous; 2: place 1; = table 1: treacherous treacherous; 1 draws calm; = legal move 0, move 2, stay
    """
    play(base + "1: move 0; = waiting 1; 1: move 0; = turn 0; = table 0: treacherous treacherous; = table 1:")
    play(base + "1: stay; = turn 0; = table 1: treacherous treacherous")
    play(base + "1: move 2; 1: stay; = turn 0; = table 1: treacherous; = table 2: treacherous")


@rule("TOH-8.2")
def test_a_treacherous_that_comes_back_in_the_same_turn_is_not_asked_about_twice() -> None:
    table = play("""
        seats 2 level=3
        deals 0 treacherous phew1; 0: play treacherous; 0: place 1; = turn 1; 1 draws calm; 1: move 0; = turn 0
        0 draws calm; 0: move 1; = turn 1
    """)
    assert len(happened(table, Event.MOVES)) == 2


@rule("TOH-8.2", "TOH-7.7")
def test_who_has_just_played_dud_may_not_move_it_nor_who_was_skipped() -> None:
    play("""
        seats 3 level=3
        deals 0 treacherous dud phew1; 0: play treacherous; 0: place 1; 0: clockwise; 1: play dud; = turn 2
        = table 1: dud treacherous
    """)
    play("""
        seats 3 level=3
        deals 0 treacherous phew1 phew1; 0: play treacherous; 0: place 1; 0: counterclockwise; 2 draws jumping
        1 draws calm; 1: stay; 0 draws calm; 2: play jumping; = turn 0; 0 draws calm; = turn 2
    """)


@rule("TOH-8.2")
def test_a_last_live_player_has_nobody_to_move_it_to() -> None:
    play("""
        seats 2 level=3
        deals 0 treacherous phew1; 0: play treacherous; 0: place 1; 1 draws calm; 1: stay; 0 draws dud
        1 draws calm; 1: stay; 0: play dud; = turn 1; 1 draws calm; = turn 1
    """)


@rule("TOH-8.2", "TOH-5.1")
def test_at_an_explosion_treacherous_stays_where_it_is() -> None:
    play("""
        seats 2 level=3
        deals 0 treacherous phew1; 0: play treacherous; 0: place 1; 1 draws boom; = table 1: treacherous; = points 0 -2
    """)


# TOH-8.3 Fried


@rule("TOH-8.3")
def test_fried_is_discarded_and_nothing_else_happens() -> None:
    play("seats 2 level=3\ndeals 0 fried phew1\n0: play fried; = turn 1; = discard: fried; = hand 0:; = deck 59")


# TOH-8.4, TOH-8.5 Spinning


@rule("TOH-8.4")
def test_spinning_looks_at_two_cards_keeps_one_and_puts_the_other_back() -> None:
    table = play("""
        seats 2 level=3
        deals 0 spinning phew1; = deck 59; 0: play spinning; = discard: spinning; *: look calm; *: look phew3
        = waiting 0; = legal pick calm, pick phew3; 0: pick phew3; = hand 0: phew3; = deck 58; = turn 1
    """)
    assert table.log(1)[-4:] == ["0: play spinning", "*: look ?", "*: look ?", "0: pick ?"]
    assert table.log(0)[-3:] == ["*: look calm", "*: look phew3", "0: pick phew3"]
    then(table, "1: draw")
    assert table.chances()["draw 1 calm"] == 6


@rule("TOH-8.4")
def test_two_cards_of_one_kind_leave_one_answer() -> None:
    table = play("""
        seats 2 level=3
        deals 0 spinning phew1; 0: play spinning; *: look calm; *: look calm; = legal pick calm
    """)
    assert refusal(table, "0: pick phew1") == "TOH-8.4"
    then(table, "0: pick calm; = hand 0: calm")


@rule("TOH-8.4")
def test_the_cards_looked_at_are_out_of_the_deck_meanwhile() -> None:
    table = play("seats 2 level=3\ndeals 0 spinning phew1\n0: play spinning; *: look phew3; = deck 58")
    assert table.chances()["look phew3"] == 1
    assert cards_in_play(table) == 61


@rule("TOH-8.4", "TOH-4.1")
@pytest.mark.parametrize(
    "kind,then_so",
    [
        ("micro", "= hand 0:; = discard: calm micro spinning; = turn 1"),
        ("disoriented", "= legal discard, leave"),
        ("fuse", "= table 0: fuse; 0 takes phew1 phew1; = turn 1"),
    ],
)
def test_a_picked_icon_card_is_resolved_and_seen_by_all(kind: str, then_so: str) -> None:
    table = play(f"""
        seats 2 level=3
        deals 0 calm phew1; 0 draws spinning; 1 draws calm; 0: play spinning; *: look {kind}; *: look phew3
        0: pick {kind}; {then_so}
    """)
    assert f"0: pick {kind}" in table.log(1)


@rule("TOH-8.4")
def test_an_icon_card_that_is_not_picked_has_no_effect() -> None:
    play("""
        seats 2 level=4
        deals 0 spinning phew1; 0: play spinning; *: look micro; *: look super; 0: pick super; 0: keep
        = hand 0: super; = turn 1; = discard: spinning
    """)


@rule("TOH-8.5")
def test_boom_seen_by_spinning_explodes_at_once() -> None:
    table = play("""
        seats 2 level=3
        deals 0 spinning phew1; 0: play spinning; *: look boom; = waiting 0; = points 0 1; = legal start 0, start 1
    """)
    assert "*: look boom" in table.log(1)
    play("seats 2 level=3\ndeals 0 spinning phew1\n0: play spinning; *: look calm; *: look boom; = points 0 1")


@rule("TOH-8.5")
@pytest.mark.parametrize("looks", [("boom", "calm"), ("calm", "boom")])
def test_under_put_back_boom_is_shown_and_all_goes_back(looks: tuple[str, str]) -> None:
    table = play(f"""
        seats 2 level=3 spinning_boom=put_back
        deals 0 spinning phew1; 0: play spinning; *: look {looks[0]}; = waiting *; *: look {looks[1]}
        = turn 1; = hand 0:; = deck 59; 1: draw
    """)
    assert "*: look boom" in table.log(1)
    assert "*: look ?" in table.log(1)
    assert table.chances()["draw 1 boom"] == 1


@rule("TOH-8.5")
def test_under_put_back_a_deck_of_one_card_is_looked_at_and_goes_back() -> None:
    play("""
        seats 2 level=3 spinning_boom=put_back only spinning:1 phew1:3
        deals 0 spinning phew1; 0 draws phew1; 1 draws phew1; 0: play spinning; = legal look boom; *: look boom
        = turn 1; = deck 1
    """)


@rule("TOH-8.5")
def test_under_put_back_boom_is_looked_at_no_second_time() -> None:
    table = play("""
        seats 2 level=3 spinning_boom=put_back
        deals 0 spinning phew1; 0: play spinning; *: look boom
    """)
    assert impossible(table, "*: look boom")


@rule("TOH-8.4", "TOH-7.7")
def test_spinning_works_for_a_last_live_player() -> None:
    play("""
        seats 2 level=3
        deals 0 spinning dud; 0 draws calm; 1: play dud; 0: play spinning; *: look calm; *: look evil; 0: pick evil
        = hand 0: calm evil; = turn 0
    """)
