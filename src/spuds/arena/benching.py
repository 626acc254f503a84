"""How fast this machine plays a game: a handful of figures, each a loop of its own in processor time."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spuds.bots.search import make_search
from spuds.bots.tree import WORK, new_tree
from spuds.core.chance import seeded
from spuds.core.drive import make_playouts, make_step
from spuds.core.errors import SetupError
from spuds.core.game import Game
from spuds.core.jit import kernel
from spuds.core.options import make_options, needed_options
from spuds.core.registry import check_seats

ITERATIONS = 1000
"""Of one search, from the deal."""

SEED = 1
MOST_SECONDS = 3600


def bench(game: Game, seats: int, seconds: float = 1.0) -> list[tuple[str, float, str]]:
    """Measure a game with its default options, or those that so few or so many seats need.

    Args:
        game: the game.
        seats: at the table.
        seconds: about how long each figure may take; the best of three loops counts.
    Returns:
        Name, value and unit of each figure.
    Raises:
        SetupError: the game is not for so many seats, or no time to measure in.
    """
    check_seats(game, seats)
    if not 0 < seconds <= MOST_SECONDS:
        raise SetupError(f"a figure takes more than 0 and at most {MOST_SECONDS} seconds, not {seconds}")
    return [
        *_random_games(game, seats, seconds),
        *_pieces(game, seats, seconds),
        ("search from the deal", _search(game, seats, seconds), "iterations/s"),
        ("stepped from Python", _steps(game, seats, seconds), "decisions/s"),
    ]


def _table(game: Game, seats: int) -> NDArray[Any]:
    return game.table(seats, make_options(game.Options, seats, needed_options(game.Options, seats)))


def rate(work: Callable[[int], float], seconds: float) -> float:
    """Return how much work is done in a second of processor time, the best of three loops.

    Args:
        work: work(n) does about n units and returns how many.
        seconds: for the three loops together, about.
    """
    n, spent = 1, 0.0
    work(1)
    while spent < seconds / 20:
        n *= 4
        began = time.process_time()
        work(n)
        spent = time.process_time() - began
    n = max(1, int(n * seconds / 4 / spent))
    best = 0.0
    for _ in range(3):
        began = time.process_time()
        done = work(n)
        best = max(best, done / (time.process_time() - began))
    return best


def _random_games(game: Game, seats: int, seconds: float) -> list[tuple[str, float, str]]:
    playouts = make_playouts(game)
    table = _table(game, seats)
    work, rng = table.copy(), seeded(SEED)
    scores, wins, one = np.zeros(seats, np.int64), np.zeros(seats), np.zeros(seats, np.int64)

    def play(games: int) -> float:
        return float(playouts(table, work, rng, games, scores, wins, one))

    play(1)
    decisions = rate(play, seconds)
    per_game = play(1000) / 1000
    return [
        ("random games", decisions / per_game, "games/s"),
        ("random play", decisions, "decisions/s"),
    ]


@cache
def _make_loops(game: Game) -> dict[str, Callable[..., None]]:
    observe, determinize = game.observe, game.determinize

    @kernel
    def clone(states: Any, rng: Any, n: int) -> None:
        for i in range(n):
            states[1 + (i & 1)] = states[(i & 1) * 2]

    @kernel
    def look(states: Any, rng: Any, n: int) -> None:
        seats = int(states[0].seats)
        for i in range(n):
            observe(states[0], i % seats, states[1:2])

    @kernel
    def imagine(states: Any, rng: Any, n: int) -> None:
        viewer = int(states[1].viewer)
        for _ in range(n):
            determinize(states[1], viewer, rng[0], states[2:3])

    return {"clone": clone, "observe": look, "determinize": imagine}


def _pieces(game: Game, seats: int, seconds: float) -> list[tuple[str, float, str]]:
    states = np.zeros(3, dtype=game.STATE)
    states[0] = _dealt(game, seats)[0]
    game.observe(states[0], 0, states[1:2])
    found = []
    for name, loop in _make_loops(game).items():
        rng = seeded(SEED)
        game.observe(states[0], 0, states[1:2])

        def run(n: int, loop: Callable[..., None] = loop, rng: Any = rng) -> float:
            loop(states, rng, n)
            return n

        found.append((name, 1e9 / rate(run, seconds), "ns"))
    return found


def _dealt(game: Game, seats: int) -> Any:
    states = _table(game, seats)
    game.settle(states[0], seeded(SEED)[0])
    return states


def _search(game: Game, seats: int, seconds: float) -> float:
    search, tree = make_search(game), new_tree()
    states = _dealt(game, seats)
    seat = next(seat for seat in range(seats) if int(game.waiting(states[0])) >> seat & 1)
    view, work, rng = np.zeros_like(states), np.zeros(WORK, dtype=game.STATE), seeded(SEED)
    game.observe(states[0], seat, view)

    def run(n: int) -> float:
        for _ in range(n):
            search(view, seat, ITERATIONS, 1, rng, tree, work)
        return n * ITERATIONS

    return rate(run, seconds)


def _steps(game: Game, seats: int, seconds: float) -> float:
    step = make_step(game)
    table = _table(game, seats)
    states, rng = table.copy(), seeded(SEED)
    out = np.zeros(game.sizes.answers, dtype=np.int64)

    def run(n: int) -> float:
        states[0] = table[0]
        found = step(states, -1, rng, out)
        for _ in range(n):
            if not found:
                states[0] = table[0]
                found = step(states, -1, rng, out)
            found = step(states, out[0], rng, out)
        return n

    return rate(run, seconds)
