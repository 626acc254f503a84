"""Information-set tree search for any game: single observer, a new world each iteration.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (IEEE TCIAIG 4:2, 2012): one tree
over what the searching seat sees. Each iteration draws a full state that fits the view, walks down the tree by UCB1
where an answer's exploration counts how often it was available rather than how often its parent was visited, adds
one node, plays on to the game's horizon, and adds each seat's value to the nodes where it moved.

A node's key is the move as the searching seat sees it, so what is hidden from it never splits the tree.

At a decision whose answers are sealed every seat chooses by statistics of its own (decoupled choice): the answers of
others have nodes beside the line that the searching seat walks, found from where the decision opened, so nobody's
choice depends on another's. Half of them go by the game's rules of thumb instead. The tree ends with that decision.
What others have answered already is taken back first: as far as the searching seat knows they are still to choose.

Beyond the tree the searching seat's next answers go by the game's rules of thumb: it will play sensibly itself. So do
those of others where the game says so (`Game.rollout`); else they are drawn at random.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from spuds.bots.paired import make_paired
from spuds.bots.tree import (
    OUTSIDE,
    Tree,
    best_listed,
    clear,
    credit,
    enter,
    nothing_sealed,
    place_of,
    seal,
    unseen,
)
from spuds.core import bits
from spuds.core.chance import below
from spuds.core.drive import check_kernels
from spuds.core.events import NO_LOG
from spuds.core.frames import CHANCE
from spuds.core.game import Game
from spuds.core.jit import kernel

ONE_IN = 2
"""Of so many sealed answers of others one goes by rules of thumb: seats that learn from the same wins alone would soon
choose in step, each as if it knew what the other is about to do."""


@cache
def make_search(game: Game) -> Callable[..., int]:
    """Compile `search(views, viewer, iterations, fresh, rng, tree, work) -> action` for a game.

    Args of the search:
        views: what the searching seat knows, shape (1,), dtype of the game's state; not changed.
        viewer: the searching seat, which is waiting.
        iterations: how many more worlds to try.
        fresh: 1 to begin a new tree, 0 to go on with the last one.
        rng: shape (1,), dtype RNG.
        tree: shape (1,), dtype TREE.
        work: scratch, shape (WORK,), dtype of the game's state.
    Returns the answer that was tried most. Releases the GIL.

    A game may ask for paired worlds in place of a tree (`spuds.bots.paired`).
    """
    if game.rollout.paired:
        return make_paired(game)
    check_kernels(game)
    waiting, legal, determinize, values = game.waiting, game.legal, game.determinize, game.values
    try_world = _make_try(game)
    reopen = nothing_sealed if game.reopen is None else game.reopen

    @kernel
    def search(views: Any, viewer: int, iterations: int, fresh: int, rng: Any, trees: Any, work: Any) -> int:
        tree, seats = trees[0], int(views[0].seats)
        world, scratch = work[0:1], work[1:2]
        work[2] = views[0]
        view = work[2]
        reopen(view)
        if fresh:
            clear(tree, iterations * bits.size(waiting(view)))
        n = legal(view, viewer, tree.listed)
        tree.settled = int(n == 1)
        if n == 1:
            return int(tree.listed[0])
        for _ in range(iterations):
            determinize(view, viewer, rng[0], world)
            try_world(work[0], view, viewer, tree, scratch, rng[0])
            values(work[0], tree.values)
            credit(tree, seats)
        n = legal(view, viewer, tree.listed)
        best, most = tree.listed[0], -1
        for i in range(n):
            node = tree.nodes[place_of(tree, 0, tree.listed[i])]
            if node.code != 0 and node.visits > most:
                best, most = tree.listed[i], node.visits
        return int(best)

    return search


def _make_try(game: Game) -> Callable[..., None]:
    """Compile `try_world(state, start, viewer, tree, views, rng)`: one walk through the tree and on to the horizon."""
    waiting, pick, settle, play = game.waiting, game.pick, game.settle, game.play
    horizon, observe, thumb = game.horizon, game.observe, game.thumb
    own_by_thumb, others_by_thumb, _ = game.rollout
    walk_chance, walk_answer = _make_walk_chance(game), _make_walk_answer(game)

    @kernel
    def try_world(state: Any, start: Any, viewer: int, tree: Tree, views: Any, rng: Any) -> None:
        tree.depth = 0
        tree.sealed = 0
        own, others = own_by_thumb, others_by_thumb
        parent = int(tree.depth)
        while not horizon(state, start):
            who = waiting(state)
            if who == 0:
                return
            seat = bits.lowest(who)
            if parent == OUTSIDE and not (tree.sealed and seat != viewer):
                if seat == CHANCE:
                    settle(state, rng)
                elif own > 0 if seat == viewer else others > 0:
                    if seat == viewer:
                        own -= 1
                    else:
                        others -= 1
                    observe(state, seat, views)
                    tree.shut = play(state, seat, thumb(views[0], seat, rng), NO_LOG)
                else:
                    tree.shut = play(state, seat, pick(state, seat, rng), NO_LOG)
            elif seat == CHANCE:
                parent = walk_chance(state, viewer, parent, tree, rng)
            else:
                parent = walk_answer(state, who, viewer, parent, tree, views, rng)
            if tree.sealed and tree.shut:
                tree.sealed = 0
                parent = OUTSIDE

    return try_world


def _make_walk_chance(game: Game) -> Callable[..., int]:
    """Compile `walk_chance(state, viewer, parent, tree, rng) -> parent`: one chance move within the tree."""
    chances, as_seen, play = game.chances, game.as_seen, game.play

    @kernel
    def walk_chance(state: Any, viewer: int, parent: int, tree: Tree, rng: Any) -> int:
        n = chances(state, tree.listed, tree.weights)
        total = 0
        for i in range(n):
            total += tree.weights[i]
        left = below(rng, total)
        i = 0
        while left >= tree.weights[i]:
            left -= tree.weights[i]
            i += 1
        action = tree.listed[i]
        move = as_seen(state, CHANCE, action, viewer)
        play(state, CHANCE, action, NO_LOG)
        if move < 0:
            return parent
        return enter(tree, parent, move, place_of(tree, parent, move), CHANCE)

    return walk_chance


def _make_walk_unseen(game: Game) -> Callable[..., None]:
    """Compile `walk_unseen(state, seat, n, tree, views, rng)`: another seat chooses among `n` listed answers."""
    observe, thumb, play = game.observe, game.thumb, game.play

    @kernel
    def walk_unseen(state: Any, seat: int, n: int, tree: Tree, views: Any, rng: Any) -> None:
        head = int(tree.heads[seat])
        if head == OUTSIDE or below(rng, ONE_IN) == 0:
            observe(state, seat, views)
            action = int(thumb(views[0], seat, rng))
        else:
            for i in range(n):
                tree.places[i] = place_of(tree, head, unseen(seat, tree.listed[i]))
            action = int(tree.listed[best_listed(tree, n, rng)])
        tree.shut = play(state, seat, action, NO_LOG)
        if head != OUTSIDE:
            move = unseen(seat, action)
            tree.heads[seat] = enter(tree, head, move, place_of(tree, head, move), seat)

    return walk_unseen


def _make_walk_answer(game: Game) -> Callable[..., int]:
    """Compile `walk_answer(state, who, viewer, parent, tree, views, rng) -> parent`: one answer within the tree.

    A new node of the line that the searching seat walks is the last one of this walk; other seats go on along theirs.
    """
    legal, as_seen, play = game.legal, game.as_seen, game.play
    walk_unseen = _make_walk_unseen(game)

    @kernel
    def opens(state: Any, who: int, seat: int, viewer: int, tree: Tree) -> bool:
        if tree.sealed:
            return False
        if who != bits.one(seat):
            return True
        return seat != viewer and as_seen(state, seat, tree.listed[0], viewer) != tree.listed[0]

    @kernel
    def walk_answer(state: Any, who: int, viewer: int, parent: int, tree: Tree, views: Any, rng: Any) -> int:
        seat = bits.lowest(who)
        n = legal(state, seat, tree.listed)
        if opens(state, who, seat, viewer, tree):
            seal(tree, parent)
        if tree.sealed and seat != viewer:
            walk_unseen(state, seat, n, tree, views, rng)
            return parent
        for i in range(n):
            move = as_seen(state, seat, tree.listed[i], viewer)
            tree.places[i] = place_of(tree, parent, move)
        best = best_listed(tree, n, rng)
        action, place = tree.listed[best], tree.places[best]
        move = as_seen(state, seat, action, viewer)
        tree.shut = play(state, seat, action, NO_LOG)
        before = tree.used
        parent = enter(tree, parent, move, place, seat)
        return OUTSIDE if tree.used > before else parent

    return walk_answer
