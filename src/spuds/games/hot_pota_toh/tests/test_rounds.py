"""TOH-12 and TOH-13 The next round and the end of the game."""

import pytest

from spuds import Table
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, refusal, rules_of
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.tests.script import play, then
from spuds.games.hot_pota_toh.tests.tables import opened, with_score

pytestmark = pytest.mark.interpreted

QUICK = "level=1 level_vote=off"


def quick_round(table: Table, exploder: int, others: str = "phew1", own: str = "phew1") -> Table:
    """Play a round of two in which the exploder starts and draws BOOM at once."""
    start = "*" if table.waiting == ("*",) else str(table.waiting[0])
    then(table, f"{start}: start {exploder}; *: deal {exploder} {own}; *: deal {1 - exploder} {others}")
    return then(table, f"{exploder} draws boom")


# TOH-12 The next round


@rule("TOH-12.1")
def test_another_round_is_set_up_after_a_round() -> None:
    table = quick_round(opened(2, QUICK), 0)
    then(table, "= round 2; 0: start 1; = deck 36; = waiting *; *: deal 1 phew1; *: deal 0 calm; = turn 1; = deck 35")


@rule("TOH-12.2")
def test_the_exploder_names_any_player_as_starter_herself_too() -> None:
    for seat in range(3):
        table = play("seats 3 level_vote=off\ndeals 0 phew1 phew1 phew1\n0 draws calm; 0: clockwise; 1 draws boom")
        then(table, f"= waiting 1; = legal start 0, start 1, start 2; 1: start {seat}; = waiting *")
        assert {move.split()[1] for move in table.chances()} == {str(seat)}
    assert refusal(play("seats 2\ndeals 0 phew1 phew1\n0 draws boom"), "0: start 2") == "TOH-1.1"


@rule("TOH-12.2")
def test_after_a_round_without_explosion_the_player_of_the_last_dud_names() -> None:
    play("seats 2\ndeals 1 dud dud\n1: play dud; 0: play dud; = waiting 0; = legal start 0, start 1")


@rule("TOH-12.3")
def test_all_vote_at_once_and_if_all_say_yes_the_level_rises() -> None:
    table = play("seats 3 level=1\ndeals 0 phew1 phew1 phew1\n0 draws boom; 0: start 1; = waiting 0 1 2")
    then(table, "= legal vote no, vote yes; 2: vote yes; = waiting 0 1; 0: vote yes; 1: vote yes; = level 2; = deck 50")
    assert [event.amount for event in happened(table, Event.VOTES)] == [1, 1, 1]
    assert [event.amount for event in happened(table, Event.RISES)] == [2]


@rule("TOH-12.3")
@pytest.mark.parametrize("no", [0, 1, 2])
def test_a_single_no_keeps_the_level(no: int) -> None:
    votes = "; ".join(f"{seat}: vote {'no' if seat == no else 'yes'}" for seat in range(3))
    play(f"seats 3 level=1\ndeals 0 phew1 phew1 phew1\n0 draws boom; 0: start 1; {votes}; = level 1; = deck 36")


@rule("TOH-12.3")
def test_votes_are_sealed_until_the_last_one_is_in() -> None:
    table = play("seats 3\ndeals 0 phew1 phew1 phew1\n0 draws boom; 0: start 1; 1: vote no; 0: vote yes")
    assert table.log(2)[-1] == "0: start 1"
    assert table.view(2)["votes"].tolist()[:3] == [0, 0, 0]
    assert table.view(1)["votes"].tolist()[:3] == [0, 1, 0]
    assert not happened(table, Event.VOTES)
    then(table, "2: vote yes")
    assert table.log(2)[-3:] == ["0: vote yes", "1: vote no", "2: vote yes"]


@rule("TOH-12.3")
def test_the_level_stays_risen_and_rises_again() -> None:
    table = quick_round(opened(2, "level=3"), 0)
    then(table, "0: start 0; 0: vote yes; 1: vote yes; = level 4; *: deal 0 phew1; *: deal 1 phew1; 0 draws boom")
    then(table, "0: start 0; 0: vote no; 1: vote yes; = level 4; *: deal 0 phew1; *: deal 1 phew1; 0 draws boom")
    then(table, "0: start 0; 0: vote yes; 1: vote yes; = level 5; = deck 68")
    assert [row["level"] for row in table.result()["sheet"]] == [3, 4, 4]


@rule("TOH-12.3")
def test_nobody_votes_at_level_five_nor_without_the_option() -> None:
    for options in ("level=5", "level=2 level_vote=off"):
        then(quick_round(opened(2, options), 0), "0: start 1; = waiting *")


# TOH-13 The end


@rule("TOH-13.1")
def test_after_four_rounds_the_highest_score_wins() -> None:
    table = opened(2, QUICK)
    for exploder in (0, 1, 0):
        quick_round(table, exploder)
        assert not table.over
    quick_round(table, 0, others="phew3")
    then(table, "= scores 3 7; = winners 1")
    assert [row["round"] for row in table.result()["sheet"]] == [1, 2, 3, 4]
    assert rules_of(table, Event.WINS) == ["TOH-13.1"]


@rule("TOH-13.1")
@pytest.mark.parametrize("rounds", [1, 2, 12])
def test_a_table_may_play_another_number_of_rounds(rounds: int) -> None:
    table = opened(2, f"{QUICK} rounds={rounds}")
    for n in range(rounds):
        assert not table.over
        quick_round(table, 0)
        assert len(table.result()["sheet"]) == n + 1
    then(table, "= winners 1")


@rule("TOH-13.2")
def test_while_the_lead_is_shared_another_round_is_played_by_all() -> None:
    table = opened(2, f"{QUICK} rounds=2")
    quick_round(table, 0)
    quick_round(table, 1)
    then(table, "= scores 3 3; = waiting 1; = round 3")
    assert [event.amount for event in happened(table, Event.ANOTHER_ROUND)] == [2]
    quick_round(table, 1, others="phew2")
    then(table, "= scores 5 3; = winners 0")


@rule("TOH-13.2")
def test_in_a_further_round_those_behind_can_win_too() -> None:
    table = then(opened(3, f"{QUICK} rounds=1"), "*: start 0; *: deal 0 phew1; *: deal 1 phew1; *: deal 2 phew1")
    then(table, "0 draws boom; = scores 2 3 3; = waiting 0; 0: start 1; *: deal 1 phew1; *: deal 2 phew1")
    then(table, "*: deal 0 phew3; 1 draws calm; 1: counterclockwise; 0 draws phew3; 2 draws boom; = scores 8 5 3")
    then(table, "= winners 0")


@rule("TOH-13.3")
def test_with_a_goal_the_game_lasts_until_somebody_reaches_it() -> None:
    table = opened(2, f"{QUICK} goal=8 rounds=1")
    quick_round(table, 0, others="phew3")
    then(table, "= scores 2 5; = waiting 0")
    quick_round(table, 0, others="phew2")
    then(table, "= scores 2 7; = waiting 0")
    quick_round(table, 0)
    then(table, "= scores 2 8; = winners 1")
    assert rules_of(table, Event.WINS) == ["TOH-13.3"]


@rule("TOH-13.3")
def test_of_several_at_the_goal_the_most_points_win() -> None:
    table = then(opened(3, f"{QUICK} goal=5"), "*: start 0; *: deal 0 phew1; *: deal 1 phew3; *: deal 2 phew3")
    then(table, "0 draws calm; 0: clockwise; 1 draws calm; 2 draws calm; 0 draws calm; 1 draws calm; 2 draws phew1")
    then(table, "0 draws boom; = scores 2 7 7; = waiting 0")
    then(
        table,
        "0: start 0; *: deal 0 phew1; *: deal 1 phew1; *: deal 2 phew2; 0 draws boom; = scores 2 8 9; = winners 2",
    )


@rule("TOH-13.3")
def test_once_reached_the_goal_counts_even_if_scores_fall_again() -> None:
    table = with_score(opened(2, "level=3 level_vote=off goal=9"), 2, 2)
    then(table, "*: start 0; *: deal 0 phew1; *: deal 1 phew1; 0 draws boom; = scores 2 3")
    table = with_score(table, 8, 8)
    then(table, "0: start 0; *: deal 0 calm; *: deal 1 calm; 0: play calm; 1: draw; 1 takes fuse")
    then(table, "1 takes boom; = scores 8 9; = winners 1")


@rule("TOH-13.3", "TOH-13.2")
def test_a_lead_that_is_shared_at_the_goal_goes_on_until_one_is_ahead_be_it_below_the_goal() -> None:
    table = quick_round(opened(2, "level=3 level_vote=off goal=5"), 0, others="phew2")
    then(table, "= scores 2 4; 0: start 1; *: deal 1 phew1; *: deal 0 phew3; 1 draws boom; = scores 5 4; = winners 0")
    table = quick_round(opened(2, "level=3 level_vote=off goal=5"), 0, others="phew2")
    then(table, "0: start 0; *: deal 0 dud; *: deal 1 phew1; 0 draws phew2; 1 draws calm; 0: play dud; 1 draws boom")
    then(table, "= points 3 0; = scores 5 4; = winners 0")
    table = quick_round(opened(2, "level=3 level_vote=off goal=5"), 0, others="phew1")
    then(table, "0: start 0; *: deal 0 dud; *: deal 1 dud; 0 draws phew2; 1 draws phew1; 0: play dud; 1: play dud")
    then(table, "= points 3 2; = scores 5 5; = waiting 1; 1: start 0; *: deal 0 phew1; *: deal 1 treacherous")
    then(table, "0 draws calm; 1 draws treacherous; 0 draws boom; = scores 5 1; = winners 0")


@rule("TOH-13.4")
@pytest.mark.parametrize("rounds,winners", [(37, ""), (38, "= winners 0 1")])
def test_after_forty_rounds_all_who_share_the_highest_score_win(rounds: int, winners: str) -> None:
    table = quick_round(opened(2, f"{QUICK} hand_calm=0"), 0, others="calm")
    state = table.state
    state[0]["rounds"] = rounds
    table = Table.from_state(table.game, state)
    quick_round(table, 0, others="calm")
    then(quick_round(table, 1, others="calm"), f"= scores 2 2; {winners or '= waiting 1'}")
    assert rules_of(table, Event.WINS) == ["TOH-13.4"] * (2 if winners else 0)
