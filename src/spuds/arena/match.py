"""Whole games between bots, compiled for each game: nothing of Python between the deal and the score."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from spuds.bots.levels import LEVELS
from spuds.bots.search import make_search
from spuds.core import bits
from spuds.core.drive import check_kernels
from spuds.core.events import NO_LOG
from spuds.core.game import Game
from spuds.core.jit import kernel

RANDOM, THUMB = LEVELS.index("random"), LEVELS.index("thumb")


@cache
def make_matches(game: Game, *, searching: bool) -> Callable[..., None]:
    """Compile `matches(table, work, chance, choices, levels, iterations, tree, rows)` for a game.

    Args:
        game: the game.
        searching: whether a seat may search; without, half as much has to be compiled.
    Args of the matches:
        table: an empty table, shape (1,), dtype of the game's state; not changed.
        work: scratch, shape (2 + WORK,), same dtype: the state, a view, and those of a search.
        chance: shape (1,), dtype RNG: the chance seat's, so that equal ones deal equal cards to other bots.
        choices: shape (1,), dtype RNG: the bots'.
        levels: int64 (seats,): place in LEVELS of each seat's bot.
        iterations: int64 (seats,): budget of each seat's search.
        tree: shape (1,), dtype TREE, or anything without `searching`.
        rows: int64 (games, seats + 2): for each game filled with each seat's score, the winners as a set, and the
            number of decisions.
    Releases the GIL.
    """
    check_kernels(game)
    waiting, settle, play, tally = game.waiting, game.settle, game.play, game.tally
    observe, pick, thumb = game.observe, game.pick, game.thumb
    search = make_search(game) if searching else _no_search

    @kernel
    def choose(seat: int, level: int, iterations: int, work: Any, choices: Any, tree: Any) -> int:
        observe(work[0], seat, work[1:2])
        if level == THUMB:
            return thumb(work[1], seat, choices[0])
        if searching:
            return search(work[1:2], seat, iterations, 1, choices, tree, work[2:])
        return pick(work[1], seat, choices[0])

    @kernel
    def match(work: Any, chance: Any, choices: Any, levels: Any, iterations: Any, tree: Any, row: Any) -> None:
        state = work[0]
        decisions = 0
        while True:
            settle(state, chance[0])
            who = waiting(state)
            if who == 0:
                break
            seat = bits.lowest(who)
            if levels[seat] == RANDOM:
                action = pick(state, seat, choices[0])
            else:
                action = choose(seat, levels[seat], iterations[seat], work, choices, tree)
            play(state, seat, action, NO_LOG)
            decisions += 1
        row[len(levels)] = tally(state, row)
        row[len(levels) + 1] = decisions

    @kernel
    def matches(
        table: Any, work: Any, chance: Any, choices: Any, levels: Any, iterations: Any, tree: Any, rows: Any
    ) -> None:
        for n in range(rows.shape[0]):
            work[0] = table[0]
            match(work, chance, choices, levels, iterations, tree, rows[n])

    return matches


@kernel
def _no_search(views: Any, viewer: int, iterations: int, fresh: int, rng: Any, tree: Any, work: Any) -> int:
    return 0
