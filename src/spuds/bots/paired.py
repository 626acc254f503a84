"""Search by paired worlds: every answer is tried in the same worlds with the same luck, all by rules of thumb.

After Tesauro and Galperin, "On-line Policy Improvement using Monte-Carlo Search" (NIPS 9, 1996). For games in which
luck outweighs any single answer: what the world and the cards to come do alike to all answers drops out of their
differences (common random numbers), while a tree would try each answer in worlds of its own.

An answer is dropped once it is surely worse than another one, and taken only if it is better than the one of the
rules of thumb by more than the error of that difference: else whoever errs most looks best.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any

from spuds.bots.tree import Tree, clear, credit, enter, nothing_sealed, place_of
from spuds.core import bits
from spuds.core.drive import check_kernels
from spuds.core.events import NO_LOG
from spuds.core.frames import CHANCE
from spuds.core.game import Game
from spuds.core.jit import kernel

SURE = 2.0
"""Errors by which an answer must be worse to be dropped."""
CAREFUL = 1.0
"""Errors by which an answer must be better than that of the rules of thumb."""
FIRST_LOOK = 32
"""Worlds after which answers are dropped for the first time; then whenever there are twice as many."""


@cache
def make_paired(game: Game) -> Callable[..., int]:
    """Compile `search(views, viewer, iterations, fresh, rng, tree, work) -> action` for a game.

    The arguments are those of `spuds.bots.search.make_search`; `iterations` are worlds, and each answer that has not
    been dropped is played in each. Returns the answer that is surely best. Releases the GIL.
    """
    check_kernels(game)
    legal, determinize, thumb, values = game.legal, game.determinize, game.thumb, game.values
    play_on = _make_play_on(game)
    play = game.play
    reopen = nothing_sealed if game.reopen is None else game.reopen

    @kernel
    def begin(view: Any, viewer: int, tree: Tree, n: int, views: Any, rng: Any) -> None:
        clear(tree, n)
        tree.worlds = 0
        views[0] = view
        ours = thumb(views[0], viewer, rng)
        for i in range(n):
            tree.sums[i] = 0.0
            tree.squares[i] = 0.0
            tree.dropped[i] = 0
            if tree.listed[i] == ours:
                tree.reference = i

    @kernel
    def try_answer(state: Any, view: Any, viewer: int, action: int, tree: Tree, views: Any, rng: Any) -> float:
        seats = int(view.seats)
        tree.depth = 0
        enter(tree, 0, action, place_of(tree, 0, action), viewer)
        play(state, viewer, action, NO_LOG)
        play_on(state, view, views, rng)
        values(state, tree.values)
        credit(tree, seats)
        return float(tree.values[viewer])

    @kernel
    def search(views: Any, viewer: int, iterations: int, fresh: int, rng: Any, trees: Any, work: Any) -> int:
        tree = trees[0]
        work[2] = views[0]
        view = work[2]
        reopen(view)
        n = legal(view, viewer, tree.listed)
        if fresh:
            begin(view, viewer, tree, n, work[1:2], rng[0])
        tree.settled = int(n == 1)
        luck = rng.copy()
        for _ in range(iterations):
            if tree.settled:
                break
            determinize(view, viewer, rng[0], work[3:4])
            luck[0] = rng[0]
            work[0] = work[3]
            base = try_answer(work[0], view, viewer, tree.listed[tree.reference], tree, work[1:2], rng[0])
            for i in range(n):
                if tree.dropped[i] or i == tree.reference:
                    continue
                rng[0] = luck[0]
                work[0] = work[3]
                gain = try_answer(work[0], view, viewer, tree.listed[i], tree, work[1:2], rng[0]) - base
                tree.sums[i] += gain
                tree.squares[i] += gain * gain
            tree.worlds += 1
            if tree.worlds >= FIRST_LOOK and tree.worlds & (tree.worlds - 1) == 0:
                drop(tree, n)
        return int(tree.listed[surest(tree, n, CAREFUL)])

    return search


def _make_play_on(game: Game) -> Callable[..., None]:
    """Compile `play_on(state, start, views, rng)`: on to the horizon, everybody by rules of thumb."""
    waiting, settle, play = game.waiting, game.settle, game.play
    horizon, observe, thumb = game.horizon, game.observe, game.thumb

    @kernel
    def play_on(state: Any, start: Any, views: Any, rng: Any) -> None:
        while not horizon(state, start):
            who = waiting(state)
            if who == 0:
                return
            seat = bits.lowest(who)
            if seat == CHANCE:
                settle(state, rng)
            else:
                observe(state, seat, views)
                play(state, seat, thumb(views[0], seat, rng), NO_LOG)

    return play_on


@kernel
def bound(tree: Tree, i: int, errors: float) -> float:
    """Return by how much an answer is better than the reference, so many errors more; 0 for the reference itself."""
    if i == tree.reference or tree.worlds == 0:
        return 0.0
    mean = tree.sums[i] / tree.worlds
    spread = max(0.0, tree.squares[i] / tree.worlds - mean * mean)
    return float(mean + errors * math.sqrt(spread / tree.worlds))


@kernel
def surest(tree: Tree, n: int, errors: float) -> int:
    """Return which answer is best, so many errors less; the reference where none is."""
    best, most = int(tree.reference), 0.0
    for i in range(n):
        least = 0.0 if tree.dropped[i] else bound(tree, i, -errors)
        if least > most:
            best, most = i, least
    return best


@kernel
def drop(tree: Tree, n: int) -> None:
    """Drop the answers that are surely worse than another one; the reference stays, for the others are told by it."""
    least = bound(tree, surest(tree, n, SURE), -SURE)
    left = 0
    for i in range(n):
        if i != tree.reference and not tree.dropped[i]:
            if bound(tree, i, SURE) < least:
                tree.dropped[i] = 1
            else:
                left += 1
    tree.settled = int(left == 0)
