"""The rules of thumb answer as somebody would who has thought about the game, and win more than their share."""

from __future__ import annotations

import pytest

from spuds import Table
from spuds.arena import simulate
from spuds.core.chance import seeded
from spuds.games.hot_pota_toh import GAME
from spuds.games.hot_pota_toh.tests.script import play, then

SLUG = "hot-pota-toh"
SEEDS = range(4)


def choices(table: Table) -> set[str]:
    """Return what the rules of thumb answer at the first seat that is waited for, over some seeds."""
    view = table.view(table.waiting[0])
    return {GAME.texts[int(GAME.thumb(view.array[0], view.viewer, seeded(seed)[0]))] for seed in SEEDS}


def with_scores(table: Table, *scores: int) -> Table:
    """Return a table that goes on from there in the second round, with these scores."""
    state = table.state
    state[0]["rounds"] = 1
    state[0]["scores"][: len(scores)] = scores
    return Table.from_state(GAME, state)


# The turn


@pytest.mark.interpreted
def test_with_little_in_hand_and_a_large_deck_it_draws() -> None:
    assert choices(play("seats 3\ndeals 0 calm phew1 phew1")) == {"draw"}


@pytest.mark.interpreted
def test_with_much_in_hand_and_boom_in_front_of_it_it_hides_behind_calm() -> None:
    table = play("""
        seats 2 only phew3:3 calm:3
        deals 0 phew3 calm; 0 draws phew3; 1 draws phew3; 0 draws calm; 1 draws calm; = deck 1
    """)
    assert choices(table) == {"play calm"}


@pytest.mark.interpreted
def test_dud_is_kept_while_the_deck_is_large_and_played_before_boom() -> None:
    assert choices(play("seats 3\ndeals 0 dud phew1 phew1")) == {"draw"}
    table = play("""
        seats 2 only phew3:3 calm:2 dud:1
        deals 0 dud calm; 0 draws phew3; 1 draws phew3; 0 draws phew3; 1 draws calm; = deck 1
    """)
    assert choices(table) == {"play dud"}


@pytest.mark.interpreted
def test_risky_is_played_early_and_goes_on_until_too_much_is_at_stake() -> None:
    table = play("seats 4\ndeals 0 risky phew1 phew1 phew1")
    assert choices(table) == {"play risky"}
    assert choices(then(table, "0: play risky; 0 takes phew3")) == {"again"}
    small = play("""
        seats 2 only risky:1 phew3:4
        deals 0 risky phew3; 0 draws phew3; 1 draws phew3; 0: play risky; 0 takes phew3; = deck 1
    """)
    assert choices(small) == {"stop"}


@pytest.mark.interpreted
def test_a_treacherous_does_not_stay_before_it_but_goes_to_the_leader() -> None:
    table = play("seats 3 level=3\ndeals 0 treacherous phew1 phew1\n0: play treacherous")
    assert choices(with_scores(table, 5, 2, 9)) == {"place 2"}
    assert choices(with_scores(table, 5, 9, 2)) == {"place 1"}
    moving = then(table, "0: place 1; 0: clockwise; 1 draws calm; = legal move 0, move 2, stay")
    assert choices(with_scores(moving, 9, 5, 2)) == {"move 0"}
    assert choices(with_scores(moving, 2, 5, 9)) == {"move 2"}


# Cards for others


@pytest.mark.interpreted
def test_with_boom_alone_in_the_deck_evil_gives_it_to_whoever_has_most_to_lose() -> None:
    table = play("""
        seats 3 only evil:1 phew3:4 calm:3
        deals 0 evil calm calm; 0 draws phew3; 0: clockwise; 1 draws phew3; 2 draws calm; 0 draws phew3; 1 draws phew3
        2: play calm; = deck 1; = turn 0
    """)
    assert choices(table) == {"play evil"}
    assert choices(then(table, "0: play evil")) == {"give 1"}


@pytest.mark.interpreted
def test_without_an_opponent_it_takes_the_cards_of_evil_itself() -> None:
    assert choices(play("seats 2\ndeals 0 evil dud\n0 draws calm; 1: play dud; 0: play evil")) == {"take"}


@pytest.mark.interpreted
def test_from_a_large_deck_the_cards_of_evilest_are_points_and_it_takes_them_itself() -> None:
    assert choices(play("seats 4\ndeals 0 evilest phew1 phew1 phew1\n0: play evilest")) == {"give 0 0"}


@pytest.mark.interpreted
def test_a_thief_robs_whoever_keeps_a_super() -> None:
    table = play("seats 3 level=4\n*: start 0; *: deal 0 thief; *: deal 1 super; 1: keep; *: deal 2 phew1")
    assert choices(then(table, "0: play thief")) == {"steal 1"}


# Icon cards, Spinning


@pytest.mark.interpreted
def test_a_super_is_kept_for_its_points_by_one_among_many() -> None:
    assert choices(play("seats 4 level=4\n*: start 0; *: deal 0 super")) == {"keep"}


@pytest.mark.interpreted
def test_a_super_is_laid_on_the_table_by_the_last_player_before_boom() -> None:
    table = play("seats 2 level=4\ndeals 0 phew3 dud\n0 draws phew3; 1: play dud; 0: draw; 0 takes super")
    assert choices(table) == {"table"}


@pytest.mark.interpreted
def test_a_disoriented_is_left_on_the_table_with_much_at_stake() -> None:
    table = play("""
        seats 2 only phew3:4 disoriented:1
        deals 0 phew3 phew3; 0 draws phew3; 1 draws phew3; 0: draw; 0 takes disoriented; = deck 1
    """)
    assert choices(table) == {"leave"}


@pytest.mark.interpreted
@pytest.mark.parametrize("one, two, best", [("micro", "phew1", "phew1"), ("phew1", "super", "super")])
def test_of_two_cards_spinning_takes_the_better_one(one: str, two: str, best: str) -> None:
    table = play("seats 3 level=4\ndeals 0 phew3 spinning phew1\n0 draws phew3; 0: clockwise; 1: play spinning")
    assert choices(then(table, f"*: look {one}; *: look {two}")) == {f"pick {best}"}


# Between rounds


@pytest.mark.interpreted
def test_it_names_itself_as_the_next_starter_and_votes_for_more_kinds_of_cards() -> None:
    table = play("seats 3\ndeals 0 phew1 phew1 phew1; 0 draws calm; 0: clockwise; 1 draws boom")
    assert choices(table) == {"start 1"}
    assert choices(then(table, "1: start 1")) == {"vote yes"}


# Strength


@pytest.mark.parametrize("seats", [2, 4, 6, 12])
def test_rules_of_thumb_beat_random_players_at_tables_of_all_sizes(seats: int) -> None:
    bots = ("thumb", *["random"] * (seats - 1))
    line = simulate(SLUG, seats, {}, bots, 600, 3).lines[0]
    assert line.win_share - line.win_interval > 1 / seats + 0.2


@pytest.mark.parametrize("level", [1, 3, 5])
def test_rules_of_thumb_beat_random_players_at_every_level(level: int) -> None:
    options = {"level": level, "level_vote": "off"}
    line = simulate(SLUG, 4, options, ("thumb", "random", "random", "random"), 600, 3).lines[0]
    assert line.win_share - line.win_interval > 0.45
