"""Play many games between bots and say who wins, with confidence intervals; the same for the same seed.

In duplicate, each deal is played once for every rotation of the bots around the table, with the same chance
outcomes as far as play allows, so that the luck of the cards cancels.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spuds.arena.match import make_matches
from spuds.bots.levels import DEFAULT_ITERATIONS, LEVELS, MOST_ITERATIONS
from spuds.bots.tree import WORK, new_tree
from spuds.core.chance import seeded
from spuds.core.errors import SetupError
from spuds.core.game import Game
from spuds.core.options import make_options
from spuds.core.registry import check_seats, find_game

NORMAL_95 = 1.959964
"""Half a 95 % interval of the normal distribution, in standard deviations."""

MOST_GAMES = 10_000_000
"""More would not fit into memory: a row of each game is kept."""

MOST_JOBS = 256
CHUNK = 500
"""Games that one seed covers; results do not depend on how many threads share the chunks."""


@dataclass(frozen=True)
class Line:
    """How one bot, or one seat, did. Intervals are half widths at 95 %."""

    bot: str
    seat: int | None
    """None: wherever the bot sat, in duplicate."""
    games: int
    mean_score: float
    score_interval: float
    win_share: float
    """A win shared by n counts 1 / n."""
    win_interval: float


@dataclass(frozen=True)
class Report:
    """What a simulation found."""

    games: int
    seconds: float
    decisions: int
    lines: list[Line]


@dataclass(frozen=True)
class _Job:
    """Games of one seed, with the bots rotated around the table by `turn` seats."""

    seed: tuple[int | str, ...]
    turn: int
    games: int


class _Worker:
    """The scratch arrays of one thread."""

    def __init__(self, game: Game, table: NDArray[Any], bots: Sequence[str], iterations: int) -> None:
        seats = len(bots)
        self.game, self.table, self.bots, self.seats = game, table, bots, seats
        self.work = np.zeros(2 + WORK, dtype=game.STATE)
        self.searching = "search" in bots
        self.tree = new_tree() if self.searching else self.work
        self.iterations = np.full(seats, iterations, dtype=np.int64)

    def run(self, job: _Job) -> NDArray[np.float64]:
        """Return a row for each game: scores by bot, shares of the win by bot, decisions."""
        seats = self.seats
        of_seat = [(seat - job.turn) % seats for seat in range(seats)]
        levels = [LEVELS.index(self.bots[bot]) for bot in of_seat]
        rows = np.zeros((job.games, seats + 2), dtype=np.int64)
        make_matches(self.game, searching=self.searching)(
            self.table,
            self.work,
            seeded(*job.seed, "chance"),
            seeded(*job.seed, job.turn, "bots"),
            np.array(levels, dtype=np.int64),
            self.iterations,
            self.tree,
            rows,
        )
        won = rows[:, seats, None] >> np.arange(seats) & 1
        by_bot = np.argsort(of_seat)
        shares = won / won.sum(axis=1, keepdims=True)
        return np.hstack([rows[:, by_bot].astype(np.float64), shares[:, by_bot], rows[:, -1:].astype(np.float64)])


def simulate(
    game: str | Game,
    seats: int,
    options: Mapping[str, object],
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    iterations: int = DEFAULT_ITERATIONS,
    duplicate: bool = False,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Play games between bots.

    Args:
        game: the game, or its slug.
        seats: at the table.
        options: those not at their defaults; numbers may be text.
        bots: a level for each seat, or one for all. Bots of your own play at a `Table`, as in the README.
        games: how many; in duplicate rounded up to whole rotations.
        seed: the same seed gives the same games, however many jobs share them.
        iterations: budget of a search for one answer.
        duplicate: play each deal once for every rotation of the bots.
        jobs: threads; kernels release the GIL.
        progress: called with the number of games that have been finished since the last call.
    Raises:
        SetupError: no such seats, option or bot, or no games to play.
    """
    found = find_game(game) if isinstance(game, str) else game
    check_seats(found, seats)
    levels = _levels(bots, seats)
    if not (1 <= games <= MOST_GAMES and 1 <= iterations <= MOST_ITERATIONS and 1 <= jobs <= MOST_JOBS):
        raise SetupError(
            f"games must be at least 1 and at most {MOST_GAMES}, iterations {MOST_ITERATIONS}, jobs {MOST_JOBS}"
        )
    table = found.table(seats, make_options(found.Options, seats, options, as_text=True))
    started = time.perf_counter()
    todo = list(_jobs(seats, games, seed, duplicate=duplicate))
    rows = _run_all(todo, lambda: _Worker(found, table, levels, iterations), jobs, progress)
    seconds = time.perf_counter() - started
    lines = [_line(rows, levels, bot, duplicate=duplicate) for bot in range(seats)]
    return Report(len(rows), seconds, int(rows[:, -1].sum()), lines)


def _levels(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    unknown = [bot for bot in bots if bot not in LEVELS]
    if unknown:
        raise SetupError(f"there is no bot {unknown[0]!r}; the bots are {', '.join(LEVELS)}")
    if len(bots) == 1:
        return tuple(bots) * seats
    if len(bots) != seats:
        raise SetupError(f"{seats} seats need {seats} bots, or one for all of them; not {len(bots)}")
    return tuple(bots)


def _jobs(seats: int, games: int, seed: int, *, duplicate: bool) -> Iterator[_Job]:
    if not duplicate:
        for first in range(0, games, CHUNK):
            yield _Job((seed, first), 0, min(CHUNK, games - first))
        return
    for deal in range(math.ceil(games / seats)):
        for turn in range(seats):
            yield _Job((seed, deal), turn, 1)


def _run_all(
    todo: list[_Job], make_worker: Callable[[], _Worker], jobs: int, progress: Callable[[int], None]
) -> NDArray[np.float64]:
    workers = [make_worker() for _ in range(min(jobs, len(todo)))]
    found: list[NDArray[np.float64]] = [np.zeros(0)] * len(todo)

    def run_share(share: int) -> None:
        for n in range(share, len(todo), len(workers)):
            found[n] = workers[share].run(todo[n])
            progress(todo[n].games)

    with ThreadPoolExecutor(len(workers)) as pool:
        for done in [pool.submit(run_share, share) for share in range(len(workers))]:
            done.result()
    return np.concatenate(found)


def _line(rows: NDArray[np.float64], levels: Sequence[str], bot: int, *, duplicate: bool) -> Line:
    seats = len(levels)
    scores, wins = rows[:, bot], rows[:, seats + bot]
    if duplicate:  # rotations of one deal are not independent: their mean is one observation
        scores = scores.reshape(-1, seats).mean(axis=1)
        wins = wins.reshape(-1, seats).mean(axis=1)
    return Line(
        bot=levels[bot],
        seat=None if duplicate else bot,
        games=len(rows),
        mean_score=float(scores.mean()),
        score_interval=_half_width(scores),
        win_share=float(wins.mean()),
        win_interval=_half_width_of_share(wins),
    )


def _half_width(values: NDArray[np.float64]) -> float:
    if len(values) < 2:
        return float("nan")
    return float(NORMAL_95 * values.std(ddof=1) / math.sqrt(len(values)))


def _half_width_of_share(values: NDArray[np.float64]) -> float:
    """Return the half width for shares of a win, as if two more games had been won and two lost.

    After Agresti and Coull (1998): without these, a few games that all end alike would seem to prove everything.
    """
    return _half_width(np.concatenate([values, [0.0, 0.0, 1.0, 1.0]])) if len(values) > 1 else float("nan")
