"""Information-set tree search for any game: single observer, a new world each iteration.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (IEEE TCIAIG 4:2, 2012): one tree
over what the searching seat sees. Each iteration draws a full state that fits the view, walks down the tree by UCB1
where an answer's exploration counts how often it was available rather than how often its parent was visited, adds
one node, plays on to the game's horizon, and adds each seat's value to the nodes where it moved.

Beyond the tree the searching seat's next answers go by the game's rules of thumb, all others at random: it will play
sensibly itself, and need not trust that others do.

A node's key is the move as the searching seat sees it, so what is hidden from it never splits the tree. An answer
that is sealed from it is chosen at random and leaves no node.

The tree is one record: a hash table of nodes found by (parent, move). Records are passed between kernels without
counting references, which arrays are not.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spuds.core import bits
from spuds.core.chance import below
from spuds.core.drive import check_kernels
from spuds.core.events import NO_LOG
from spuds.core.frames import CHANCE
from spuds.core.game import Game
from spuds.core.jit import kernel
from spuds.core.records import HIDDEN, Ints, field, i1, i4, i8, layout, record

EXPLORATION = 0.7
"""Weight of exploration in UCB1 for values of 0 to 1, as in the paper."""

MOST_NODES = 1 << 17
"""Room for nodes; when three quarters are taken the tree grows no more, and iterations go on."""

MOST_DEPTH = 128
"""Nodes on one walk; deeper moves are played without a node."""

OUTSIDE = -1
"""In place of a parent: the walk has left the tree."""

BY_THUMB = 8
"""The searching seat's answers beyond the tree that go by rules of thumb."""

MOST_LISTED = 1024
"""Room for the answers of one decision, or the possible chance moves."""

MOST_SEATS = 12
LOGS = 4096
f8 = np.dtype("f8")


@record
class Node:
    """One move from a parent, as the searching seat sees it, and what came of it."""

    code: int = field(i8, "parent and move; 0 = free", HIDDEN)
    visits: int = field(i4, "iterations that made this move", HIDDEN)
    available: int = field(i4, "iterations that could have made it", HIDDEN)
    total: float = field(f8, "sum of the mover's values", HIDDEN, high=1 << 31)


@record
class Tree:
    """A search in progress, reused from decision to decision."""

    nodes: tuple[Node, ...] = field(Node, "hash table", HIDDEN, shape=(MOST_NODES,))
    mask: int = field(i8, "part of the table in use, less one", HIDDEN)
    used: int = field(i8, "nodes in the table", HIDDEN)
    depth: int = field(i8, "nodes on the walk", HIDDEN)
    path: Ints = field(i8, "the walk's nodes", HIDDEN, shape=(MOST_DEPTH,))
    movers: Ints = field(i1, "who moved there", HIDDEN, shape=(MOST_DEPTH,))
    listed: Ints = field(i8, "answers or chance moves", HIDDEN, shape=(MOST_LISTED,))
    weights: Ints = field(i8, "cards behind chance moves", HIDDEN, shape=(MOST_LISTED,))
    places: Ints = field(i8, "where the listed moves lie in the table", HIDDEN, shape=(MOST_LISTED,))
    values: NDArray[np.float64] = field(f8, "each seat's value", HIDDEN, shape=(MOST_SEATS,), high=1)
    logs: NDArray[np.float64] = field(f8, "logarithms of small numbers", HIDDEN, shape=(LOGS,), high=1 << 31)


TREE = layout(Tree)


def new_tree() -> NDArray[Any]:
    """Return an empty tree, shape (1,); one for each thread that searches."""
    tree = np.zeros(1, dtype=TREE)
    tree["logs"][0, 1:] = np.log(np.arange(1, LOGS))
    return tree


@kernel
def clear(tree: Tree, iterations: int) -> None:
    """Empty the tree and choose how much of the table a search of so many iterations needs."""
    size = 1024
    while size < MOST_NODES and size < 2 * iterations:
        size *= 2
    for i in range(size):
        tree.nodes[i].code = 0
    tree.mask = size - 1
    tree.used = 0


@kernel
def code_of(parent: int, move: int) -> int:
    """Return the number, never 0, by which a move from a parent is known in the table."""
    return (parent << 16) + move + 1


@kernel
def place_of(tree: Tree, parent: int, move: int) -> int:
    """Return where a move from a parent lies in the table, or the free place where it would.

    Args:
        parent: place of the parent + 1; 0 = the root.
        move: the move's id as seen.
    """
    code = code_of(parent, move)
    mixed = (code ^ (code >> 16)) * 0x9E3B1
    place = (mixed ^ (mixed >> 17)) & tree.mask
    while tree.nodes[place].code != 0 and tree.nodes[place].code != code:
        place = (place + 1) & tree.mask
    return place


@kernel
def has_room(tree: Tree) -> bool:
    """Say whether the tree may grow: a fuller table would be slow to look through."""
    return tree.used * 4 < tree.mask * 3


@kernel
def enter(tree: Tree, parent: int, move: int, place: int, mover: int) -> int:
    """Put a place of the table on the walk, as a new node if it is free; return it as a parent.

    Returns OUTSIDE where the tree has no room to grow or the walk none to go on.
    """
    node = tree.nodes[place]
    if node.code == 0 and not has_room(tree):
        return OUTSIDE
    if node.code == 0:
        node.code = code_of(parent, move)
        node.visits = 0
        node.available = 1
        node.total = 0.0
        tree.used += 1
    tree.path[tree.depth] = place
    tree.movers[tree.depth] = mover
    tree.depth += 1
    return place + 1 if tree.depth < MOST_DEPTH else OUTSIDE


@kernel
def credit(tree: Tree, seats: int) -> None:
    """Add the values to the nodes of the walk, each the value of its mover."""
    for i in range(tree.depth):
        node = tree.nodes[tree.path[i]]
        node.visits += 1
        if tree.movers[i] < seats:
            node.total += tree.values[tree.movers[i]]


@kernel
def logarithm(tree: Tree, n: int) -> float:
    """Return log(n), from the table where it can."""
    return tree.logs[n] if n < LOGS else math.log(n)


@kernel
def best_listed(tree: Tree, n: int, rng: Any) -> int:
    """Return which of the `n` listed moves to walk: one not yet tried if there is, else the best by UCB1."""
    untried = 0
    best, best_bound = 0, -1.0
    for i in range(n):
        node = tree.nodes[tree.places[i]]
        if node.code == 0:
            untried += 1
            if below(rng, untried) == 0:
                best = i
        elif untried == 0:
            node.available += 1
            bound = node.total / node.visits + EXPLORATION * math.sqrt(logarithm(tree, node.available) / node.visits)
            if bound > best_bound:
                best, best_bound = i, bound
        else:
            node.available += 1
    return best


@cache
def make_search(game: Game) -> Callable[..., int]:  # noqa: PLR0915  a factory is as long as its kernels
    """Compile `search(views, viewer, iterations, fresh, rng, tree, work) -> action` for a game.

    Args of the search:
        views: what the searching seat knows, shape (1,), dtype of the game's state.
        viewer: the searching seat, which is waiting.
        iterations: how many more worlds to try.
        fresh: 1 to begin a new tree, 0 to go on with the last one.
        rng: shape (1,), dtype RNG.
        tree: shape (1,), dtype TREE.
        work: scratch for a world and a view, shape (2,), dtype of the game's state.
    Returns the answer that was tried most. Releases the GIL.
    """
    check_kernels(game)
    waiting, legal, play, pick, settle = game.waiting, game.legal, game.play, game.pick, game.settle
    as_seen, chances, determinize = game.as_seen, game.chances, game.determinize
    values, horizon, observe, thumb = game.values, game.horizon, game.observe, game.thumb

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

    @kernel
    def walk_answer(state: Any, seat: int, viewer: int, parent: int, tree: Tree, rng: Any) -> int:
        n = legal(state, seat, tree.listed)
        if as_seen(state, seat, tree.listed[0], viewer) < 0:
            play(state, seat, tree.listed[below(rng, n)], NO_LOG)
            return parent
        for i in range(n):
            move = as_seen(state, seat, tree.listed[i], viewer)
            tree.places[i] = place_of(tree, parent, move)
        best = best_listed(tree, n, rng)
        action, place = tree.listed[best], tree.places[best]
        move = as_seen(state, seat, action, viewer)
        play(state, seat, action, NO_LOG)
        return enter(tree, parent, move, place, seat)

    @kernel
    def try_world(state: Any, start: Any, viewer: int, tree: Tree, views: Any, rng: Any) -> None:
        tree.depth = 0
        parent = int(tree.depth)
        by_thumb = BY_THUMB
        while not horizon(state, start):
            who = waiting(state)
            if who == 0:
                return
            before = tree.used
            seat = bits.lowest(who)
            if parent == OUTSIDE:
                if seat == CHANCE:
                    settle(state, rng)
                elif seat == viewer and by_thumb > 0:
                    by_thumb -= 1
                    observe(state, seat, views)
                    play(state, seat, thumb(views[0], seat, rng), NO_LOG)
                else:
                    play(state, seat, pick(state, seat, rng), NO_LOG)
            elif seat == CHANCE:
                parent = walk_chance(state, viewer, parent, tree, rng)
            else:
                parent = walk_answer(state, seat, viewer, parent, tree, rng)
                if tree.used > before:
                    parent = OUTSIDE

    @kernel
    def search(views: Any, viewer: int, iterations: int, fresh: int, rng: Any, trees: Any, work: Any) -> int:
        view, tree, seats = views[0], trees[0], int(views[0].seats)
        world, scratch = work[0:1], work[1:2]
        if fresh:
            clear(tree, iterations)
        n = legal(view, viewer, tree.listed)
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
