"""Lines of play from fixed positions, counted by the engine and by the slow reference; and the order of answers."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest
from numpy.typing import NDArray

from spuds import Table
from spuds.core import bits
from spuds.core.events import NO_LOG
from spuds.core.frames import CHANCE
from spuds.core.testing import rule
from spuds.core.testing.counting import Count, read_counts
from spuds.games.hot_potato import GAME
from spuds.games.hot_potato.tests.reference import Reference
from spuds.games.hot_potato.tests.script import play

P = TypeVar("P")
Options = Mapping[str, str | int]
Moves = Sequence[tuple[int | str, str]]


COUNTS = [pytest.param(count, id=count.name) for count in read_counts(Path(__file__).parent / "counts.txt")]


def count_lines(
    position: P, depth: int, answers: Callable[[P], list[Any]], after: Callable[[P, Any], P | None]
) -> tuple[list[int], list[int]]:
    """Return the lines of 1, 2, ... `depth` answers, and how many of each but the last length end the round.

    Args:
        position: where a seat owes an answer.
        depth: the number of answers in the longest lines.
        answers: lists the legal answers of the lowest seat that owes one.
        after: returns the position at the next answer, or None when the answer ended the round.
    """
    lines, ended = [0] * depth, [0] * (depth - 1)

    def count(here: P, answered: int) -> None:
        possible = answers(here)
        lines[answered] += len(possible)
        if answered + 1 == depth:
            return
        for answer in possible:
            follows = after(here, answer)
            if follows is None:
                ended[answered] += 1
            else:
                count(follows, answered + 1)

    count(position, 0)
    return lines, ended


# The engine, without the checked table around it


def lowest_seat(states: NDArray[Any]) -> int:
    """Return the lowest seat that owes an answer."""
    return bits.lowest(int(GAME.waiting(states[0])))


def engine_answers(states: NDArray[Any]) -> list[int]:
    """Return the legal actions of the lowest seat that owes an answer."""
    out = np.zeros(GAME.sizes.answers, dtype=np.int64)
    n = int(GAME.legal(states[0], lowest_seat(states), out))
    return [int(action) for action in out[:n]]


def engine_after(states: NDArray[Any], action: int) -> NDArray[Any] | None:
    """Return the state at the next answer; a draw takes the first card as text."""
    then = states.copy()
    seat, rounds = lowest_seat(then), int(then[0].rounds)
    while True:
        GAME.play(then[0], seat, action, NO_LOG)
        waiting = int(GAME.waiting(then[0]))
        if int(then[0].rounds) > rounds or not waiting:
            return None
        if waiting != 1 << CHANCE:
            return then
        seat, action = CHANCE, min(engine_chances(then), key=GAME.texts.__getitem__)


def engine_chances(states: NDArray[Any]) -> list[int]:
    """Return the possible chance moves."""
    actions, weights = np.zeros((2, GAME.sizes.chances), dtype=np.int64)
    n = int(GAME.chances(states[0], actions, weights))
    return [int(action) for action in actions[:n]]


# The reference


def reference_at(table: Table) -> Reference:
    """Return the reference at the position of a table."""
    moves = [move.split(": ") for move in table.moves]
    return replayed(
        table.seats, table.record().options, [(mover if mover == "*" else int(mover), words) for mover, words in moves]
    )


def replayed(seats: int, options: Options, moves: Moves) -> Reference:
    """Return a new reference in which these moves have been made."""
    reference = Reference(seats, options)
    for mover, words in moves:
        reference.play(mover, words)
    return reference


def reference_answers(reference: Reference) -> list[str]:
    """Return the legal answers of the lowest seat that owes one, in words."""
    waiting = reference.waiting()
    assert isinstance(waiting, list)
    return reference.legal(waiting[0])


def reference_after(reference: Reference, words: str) -> Reference | None:
    """Return another reference at the next answer; a draw takes the first card as text."""
    waiting = reference.waiting()
    assert isinstance(waiting, list)
    then = replayed(reference.seats, reference.options, [*reference.moves, (waiting[0], words)])
    while then.round == reference.round and (possible := then.chances()):
        then.play("*", min(possible))
    return then if then.round == reference.round and then.waiting() else None


@rule("HP-5.2", "HP-5.3", "HP-5.4", "HP-5.5", "HP-7.3", "HP-8.3", "HP-8.5")
@pytest.mark.parametrize("count", COUNTS)
def test_the_engine_counts_the_lines_of_play(count: Count) -> None:
    found = count_lines(play(count.script).state, len(count.lines), engine_answers, engine_after)
    assert found == (count.lines, count.ended)


@pytest.mark.parametrize("count", COUNTS)
def test_the_reference_counts_the_same(count: Count) -> None:
    start = reference_at(play(count.script))
    found = count_lines(start, len(count.lines), reference_answers, reference_after)
    assert found == (count.lines, count.ended)


@pytest.mark.interpreted
@pytest.mark.parametrize("count", COUNTS)
def test_the_engine_counts_the_first_two_answers(count: Count) -> None:
    """The same, small enough to run without the JIT."""
    found = count_lines(play(count.script).state, 2, engine_answers, engine_after)
    assert found == (count.lines[:2], count.ended[:1])


# The order of answers


def engine_words(states: NDArray[Any]) -> list[str]:
    """Return the answers in the order of their ids."""
    return [GAME.texts[action] for action in engine_answers(states)]


MIXED = "seats 4; chip 2; hands 2 split-right ban-pass-left pass-left huge toss, others ..."


@pytest.mark.interpreted
@rule("HP-5.2")
def test_answers_ascend_in_the_order_of_the_cards_and_words_are_sorted_as_text() -> None:
    table = play(MIXED)
    assert engine_answers(table.state) == [0, 1, 2, 6, 31, 32, 36, 49, 50, 54]
    words = [
        "none",
        *(f"{a}{b}" for a in ("pass-left", "toss", "split-right") for b in ("", " huge", " ban-pass-left")),
    ]
    assert engine_words(table.state) == [f"p0 {word}" for word in words]
    assert table.legal(2) == sorted(f"p0 {word}" for word in words)


@pytest.mark.interpreted
@rule("HP-5.1", "HP-8.5")
def test_the_next_potato_has_the_next_fifty_five_answers_and_seats_ascend() -> None:
    table = play(MIXED + "\n2: p0 split-right\n1: p0 none")
    assert engine_answers(table.state)[0] == 55
    table = play(MIXED + "\n2: p0 toss")
    assert engine_words(table.state) == ["p0 to 0", "p0 to 1", "p0 to 3"]
    assert engine_answers(table.state) == [684, 685, 687]


@pytest.mark.interpreted
@rule("HP-3.1", "HP-3.3")
def test_chance_moves_ascend_too() -> None:
    assert engine_chances(Table("hot-potato", seats=9).state) == list(range(810, 819))
    dealing = play("seats 9; chip 8")
    assert engine_chances(dealing.state) == [819 + 14 * 8 + kind for kind in range(14)]
    drawing = play(MIXED + "\n2: p0 none")
    assert engine_chances(drawing.state) == [945 + 14 * 2 + kind for kind in range(14)]


@rule("HP-1.5")
def test_there_are_as_many_moves_as_the_rules_document_counts() -> None:
    assert GAME.actions["p11 split-right ban-pass-left"] == 659
    assert GAME.actions["extra 8"] == 809
    assert GAME.actions["draw 8 ban-pass-left"] == 1070
    assert (GAME.sizes.actions, GAME.sizes.answers, GAME.sizes.chances) == (1071, 55, 14)
