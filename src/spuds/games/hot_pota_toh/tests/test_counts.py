"""Lines of play from fixed positions, counted by the engine and by the slow reference."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numpy as np
import pytest
from numpy.typing import NDArray

from spuds import Table
from spuds.core import bits
from spuds.core.events import NO_LOG
from spuds.core.frames import CHANCE
from spuds.core.testing import rule
from spuds.core.testing.counting import Count, read_counts
from spuds.games.hot_pota_toh import GAME
from spuds.games.hot_pota_toh.tests.reference import Reference
from spuds.games.hot_pota_toh.tests.script import play

P = TypeVar("P")
Figures = tuple[list[int], list[int]]


COUNTS = [pytest.param(count, id=count.name) for count in read_counts(Path(__file__).parent / "counts.txt")]


def count_lines(start: P, depth: int, moves: Callable[[P], list[Any]], after: Callable[[P, Any], P | None]) -> Figures:
    """Return the lines of 1, 2, ... `depth` moves, and how many of each length end the round.

    Args:
        start: a position in a round.
        depth: the number of moves in the longest lines.
        moves: lists what may be answered, or what chance may bring.
        after: returns the position after a move, or None when the move ended the round.
    """
    lines, ended = [], []
    here = [start]
    for _ in range(depth):
        follows = [after(position, move) for position in here for move in moves(position)]
        here = [position for position in follows if position is not None]
        lines.append(len(follows))
        ended.append(len(follows) - len(here))
    return lines, ended


# The engine, without the checked table around it


def engine_moves(states: NDArray[Any]) -> list[int]:
    """Return the possible moves of the seat that owes an answer, or of chance."""
    waiting = int(GAME.waiting(states[0]))
    out, weights = np.zeros((2, max(GAME.sizes.answers, GAME.sizes.chances)), dtype=np.int64)
    if waiting == 1 << CHANCE:
        return [int(action) for action in out[: int(GAME.chances(states[0], out, weights))]]
    return [int(action) for action in out[: int(GAME.legal(states[0], bits.lowest(waiting), out))]]


def engine_after(states: NDArray[Any], action: int) -> NDArray[Any] | None:
    """Return the state after a move."""
    then = states.copy()
    waiting = int(GAME.waiting(then[0]))
    GAME.play(then[0], CHANCE if waiting == 1 << CHANCE else bits.lowest(waiting), action, NO_LOG)
    return then if int(then[0].rounds) == int(states[0].rounds) else None


# The reference


class Line(NamedTuple):
    """A position of the reference: how to come to it, and what may be done there."""

    seats: int
    options: Mapping[str, Any]
    played: tuple[str, ...]
    moves: list[str]


def reference_at(seats: int, options: Mapping[str, Any], played: tuple[str, ...]) -> Line | None:
    """Return the position after these moves, or None if the last one ended the round."""
    reference = Reference(seats, dict(options))
    for words in played:
        reference.answer(words)
    if reference.sheet:
        return None
    assert reference.asks is not None
    return Line(seats, options, played, list(reference.asks.legal))


def reference_after(line: Line, words: str) -> Line | None:
    """Return the position after a move."""
    return reference_at(line.seats, line.options, (*line.played, words))


def reference_from(table: Table) -> Line:
    """Return the position of a table."""
    record = table.record()
    line = reference_at(record.seats, record.options, tuple(move.split(": ")[1] for move in record.moves))
    assert line is not None
    return line


@rule("TOH-3.2", "TOH-3.7", "TOH-4.2", "TOH-4.3", "TOH-5.2", "TOH-6.3", "TOH-7.4", "TOH-8.2", "TOH-8.5")
@pytest.mark.parametrize("count", COUNTS)
def test_the_engine_counts_the_lines_of_play(count: Count) -> None:
    found = count_lines(play(count.script).state, len(count.lines), engine_moves, engine_after)
    assert found == (count.lines, count.ended)


@pytest.mark.parametrize("count", COUNTS)
def test_the_reference_counts_the_same(count: Count) -> None:
    start = reference_from(play(count.script))
    found = count_lines(start, len(count.lines), lambda line: line.moves, reference_after)
    assert found == (count.lines, count.ended)


@pytest.mark.interpreted
@pytest.mark.parametrize("count", COUNTS)
def test_the_engine_counts_the_first_three_moves(count: Count) -> None:
    """The same, small enough to run without the JIT."""
    found = count_lines(play(count.script).state, 3, engine_moves, engine_after)
    assert found == (count.lines[:3], count.ended[:3])
