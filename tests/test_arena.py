"""Simulations: reproducible, alike on any number of threads, with honest intervals."""

from __future__ import annotations

import numpy as np
import pytest

from spuds import SetupError
from spuds.arena import Report, bench, simulate
from spuds.core.chance import seeded
from spuds.core.drive import make_batch, make_playouts, make_step
from spuds.core.registry import find_game
from tests.tiny.game import GAME as TINY

GAME = find_game("potato-man")


def shares(report: Report) -> list[float]:
    return [line.win_share for line in report.lines]


def test_the_same_seed_gives_the_same_games_on_one_thread_or_three() -> None:
    bots = ("thumb", "random", "random", "random")
    one = simulate(GAME, 4, {}, bots, 300, 5)
    three = simulate(GAME, 4, {}, bots, 300, 5, jobs=3)
    assert one.lines == three.lines
    assert one.decisions == three.decisions
    assert shares(simulate(GAME, 4, {}, bots, 300, 6)) != shares(one)


def test_many_chunks_give_the_same_on_any_number_of_threads() -> None:
    one = simulate(GAME, 2, {}, ("random",), 4500, 5)
    two = simulate(GAME, 2, {}, ("random",), 4500, 5, jobs=2)
    assert (one.lines, one.games) == (two.lines, 4500)


def test_shares_of_the_win_add_up_to_one() -> None:
    for duplicate in (False, True):
        report = simulate(GAME, 5, {}, ("random",), 200, 1, duplicate=duplicate)
        assert sum(shares(report)) == pytest.approx(1.0)


def test_duplicate_rounds_up_to_whole_rotations_and_equal_bots_do_equally_well_on_average() -> None:
    report = simulate(GAME, 4, {}, ("random",), 4001, 1, duplicate=True)
    assert report.games == 4004
    for line in report.lines:
        assert line.seat is None
        assert abs(line.win_share - 0.25) < 3 * line.win_interval


def test_the_interval_of_the_mean_is_that_of_independent_games() -> None:
    report = simulate(GAME, 4, {}, ("random",), 2000, 3)
    line = report.lines[0]
    again = [simulate(GAME, 4, {}, ("random",), 2000, seed).lines[0].mean_score for seed in range(4, 24)]
    # a 95 % interval is 1.96 standard errors; over twenty runs their spread lies within a factor of 1.6
    assert line.score_interval / 1.96 == pytest.approx(np.std(again, ddof=1), rel=0.6)


def test_thumb_beats_three_random_in_more_than_half_of_the_games() -> None:
    report = simulate(GAME, 4, {}, ("thumb", "random", "random", "random"), 1000, 2, duplicate=True)
    assert report.lines[0].win_share - report.lines[0].win_interval > 0.5


def test_search_beats_three_random_players_and_three_by_rules_of_thumb() -> None:
    easy = simulate(GAME, 4, {}, ("search", "random", "random", "random"), 80, 2, duplicate=True, iterations=300)
    hard = simulate(GAME, 4, {}, ("search", "thumb", "thumb", "thumb"), 320, 3, duplicate=True, jobs=2)
    assert easy.lines[0].win_share > 0.7
    assert hard.lines[0].win_share > hard.lines[0].win_interval + 0.25


@pytest.mark.parametrize(
    "bots, games, match",
    [
        (("thumb", "thumb"), 10, "4 seats need 4 bots"),
        (("genius",), 10, "there is no bot 'genius'"),
        (("random",), 0, "at least 1"),
    ],
)
def test_what_cannot_be_simulated_is_refused(bots: tuple[str, ...], games: int, match: str) -> None:
    with pytest.raises(SetupError, match=match):
        simulate(GAME, 4, {}, bots, games, 1)


def test_progress_counts_every_game() -> None:
    seen: list[int] = []
    simulate(GAME, 3, {"laps": "2"}, ("random",), 2500, 1, progress=seen.append)
    assert sum(seen) == 2500


def test_bench_gives_every_figure_a_value() -> None:
    figures = bench(GAME, 3, 0.02)
    assert len({name for name, _, _ in figures}) == len(figures) == 7
    assert all(value > 0 and unit for _, value, unit in figures)


def test_a_batch_plays_each_game_as_a_single_table_would() -> None:
    n, seats = 40, 4
    table = GAME.table(seats, GAME.Options())
    states = np.repeat(table, n)
    rngs = np.concatenate([seeded("batch", i) for i in range(n)])
    actions = np.full(n, -1, dtype=np.int64)
    next_seats, counts = np.zeros(n, np.int64), np.zeros(n, np.int64)
    answers = np.zeros((n, GAME.sizes.answers), np.int64)
    batch, step = make_batch(GAME), make_step(GAME)
    alone = [table.copy() for _ in range(n)]
    lone_rngs = [seeded("batch", i) for i in range(n)]
    out = np.zeros(GAME.sizes.answers, np.int64)
    found = [step(alone[i], -1, lone_rngs[i], out) for i in range(n)]
    running = batch(states, actions, rngs, next_seats, counts, answers)
    while running:
        assert [64 * counts[i] + next_seats[i] if counts[i] else 0 for i in range(n)] == found
        actions[:] = answers[:, 0]
        found = [step(alone[i], int(actions[i]), lone_rngs[i], out) if counts[i] else 0 for i in range(n)]
        running = batch(states, actions, rngs, next_seats, counts, answers)
    assert found == [0] * n
    assert all(states[i].tobytes() == alone[i][0].tobytes() for i in range(n))


def test_random_playouts_have_the_means_of_the_twins() -> None:
    """4 seats: 18.264 points a seat and 130.38 decisions a game, over 2 M games of the C++ twin."""
    games, seats = 40_000, 4
    table = GAME.table(seats, GAME.Options())
    scores, wins, one = np.zeros(seats, np.int64), np.zeros(seats), np.zeros(seats, np.int64)
    decisions = make_playouts(GAME)(table, table.copy(), seeded(1), games, scores, wins, one)
    assert scores.sum() / games / seats == pytest.approx(18.264, abs=4 * 4.12 / games**0.5)
    assert decisions / games == pytest.approx(130.38, abs=0.5)
    assert wins.sum() == pytest.approx(games)


def test_a_few_games_that_end_alike_prove_little() -> None:
    line = simulate("potato-man", 2, {}, ("thumb", "random"), 4, 1, duplicate=True).lines[0]
    assert line.win_interval > 0.1


def test_a_game_of_plain_functions_is_refused_by_name() -> None:
    with pytest.raises(SetupError, match=r"Tiny cannot be compiled: waiting, legal, .* must be made with @kernel"):
        simulate(TINY, 3, {}, ("random",), 1, 1)
