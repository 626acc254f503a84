"""The tree of a search: one record, a hash table of nodes found by (parent, move), the walk, and scratch lists.

Records are passed between kernels without counting references, which arrays are not.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spuds.core.chance import below
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

MOST_LISTED = 1024
"""Room for the answers of one decision, or the possible chance moves."""

WORK = 4
"""Records that a search needs as scratch: two worlds and two views."""

MOST_SEATS = 12
MOVE_BITS = 16
"""Of a move as the searching seat sees it; above them stands whose own node it is (`unseen`)."""

PARENT_BITS = MOVE_BITS + 4
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
    sealed: int = field(i8, "1 while the walk is in a decision whose answers are sealed", HIDDEN)
    shut: int = field(i8, "1 = the last answer closed its decision", HIDDEN)
    path: Ints = field(i8, "the walk's nodes", HIDDEN, shape=(MOST_DEPTH,))
    movers: Ints = field(i1, "who moved there", HIDDEN, shape=(MOST_DEPTH,))
    heads: Ints = field(i8, "each seat's own last node in the open decision", HIDDEN, shape=(MOST_SEATS,))
    listed: Ints = field(i8, "answers or chance moves", HIDDEN, shape=(MOST_LISTED,))
    weights: Ints = field(i8, "cards behind chance moves", HIDDEN, shape=(MOST_LISTED,))
    places: Ints = field(i8, "where the listed moves lie in the table", HIDDEN, shape=(MOST_LISTED,))
    values: NDArray[np.float64] = field(f8, "each seat's value", HIDDEN, shape=(MOST_SEATS,), high=1)
    worlds: int = field(i8, "worlds in which answers were paired", HIDDEN)
    reference: int = field(i8, "which listed answer is that of the rules of thumb", HIDDEN)
    settled: int = field(i8, "1 = more worlds would change nothing", HIDDEN)
    dropped: Ints = field(i1, "1 = a listed answer is surely worse than another", HIDDEN, shape=(MOST_LISTED,))
    sums: NDArray[np.float64] = field(f8, "gains over the reference", HIDDEN, shape=(MOST_LISTED,), high=1 << 31)
    squares: NDArray[np.float64] = field(f8, "their squares", HIDDEN, shape=(MOST_LISTED,), high=1 << 31)
    logs: NDArray[np.float64] = field(f8, "logarithms of small numbers", HIDDEN, shape=(LOGS,), high=1 << 31)


TREE = layout(Tree)


def new_tree() -> NDArray[Any]:
    """Return an empty tree, shape (1,); one for each thread that searches."""
    tree = np.zeros(1, dtype=TREE)
    tree["logs"][0, 1:] = np.log(np.arange(1, LOGS))
    return tree


@kernel
def clear(tree: Tree, nodes: int) -> None:
    """Empty the tree and choose how much of the table so many nodes need."""
    size = 1024
    while size < MOST_NODES and size < 2 * nodes:
        size *= 2
    for i in range(size):
        tree.nodes[i].code = 0
    tree.mask = size - 1
    tree.used = 0


@kernel
def code_of(parent: int, move: int) -> int:
    """Return the number, never 0, by which a move from a parent is known in the table."""
    return (parent << PARENT_BITS) + move + 1


@kernel
def unseen(seat: int, action: int) -> int:
    """Return the move by which a seat's answer is known where the searching seat does not see it as it is."""
    return ((1 + seat) << MOVE_BITS) + action


@kernel
def place_of(tree: Tree, parent: int, move: int) -> int:
    """Return where a move from a parent lies in the table, or the free place where it would.

    Args:
        parent: place of the parent + 1; 0 = the root.
        move: the move's id as seen, or what `unseen` makes of it.
    """
    code = code_of(parent, move)
    mixed = (code ^ (code >> PARENT_BITS)) * 0x9E3B1
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
    if tree.depth == MOST_DEPTH or (node.code == 0 and not has_room(tree)):
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
def seal(tree: Tree, parent: int) -> None:
    """Begin a decision whose answers are sealed: every seat's own line starts from here."""
    tree.sealed = 1
    for seat in range(MOST_SEATS):
        tree.heads[seat] = parent


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


@kernel
def nothing_sealed(view: Any) -> None:
    """Leave a view as it is: the hook `reopen` of a game that seals no answers."""
