"""Lines of play from fixed positions, counted by the engine and by the slow reference; and the order of answers."""

from collections.abc import Callable
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
from spuds.games.potato_man import GAME
from spuds.games.potato_man.tests.reference import Reference
from spuds.games.potato_man.tests.script import play
from spuds.games.potato_man.tests.tables import TABLES, begun

P = TypeVar("P")


COUNTS = [pytest.param(count, id=count.name) for count in read_counts(Path(__file__).parent / "counts.txt")]


def count_lines(
    position: P, depth: int, answers: Callable[[P], list[Any]], after: Callable[[P, Any], P | None]
) -> tuple[list[int], list[int]]:
    """Return the lines of 1, 2, ... `depth` answers, and how many of each but the last length end the round.

    Args:
        position: where a seat owes a play.
        depth: the number of answers in the longest lines.
        answers: lists the legal answers.
        after: returns the position at the next seat's answer, or None when the answer ended the round.
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


def engine_answers(states: NDArray[Any]) -> list[int]:
    """Return the legal actions of the seat in turn."""
    out = np.zeros(GAME.sizes.answers, dtype=np.int64)
    n = int(GAME.legal(states[0], bits.lowest(int(GAME.waiting(states[0]))), out))
    return [int(action) for action in out[:n]]


def engine_after(states: NDArray[Any], action: int) -> NDArray[Any] | None:
    """Return the state at the next answer; a draw takes the first card as text."""
    then = states.copy()
    seat, rounds = bits.lowest(int(GAME.waiting(then[0]))), int(then[0].rounds)
    while True:
        GAME.play(then[0], seat, action, NO_LOG)
        if int(then[0].rounds) > rounds:
            return None
        if int(GAME.waiting(then[0])) != 1 << CHANCE:
            return then
        seat, action = CHANCE, min(engine_chances(then), key=GAME.texts.__getitem__)


def engine_chances(states: NDArray[Any]) -> list[int]:
    """Return the possible chance moves."""
    actions, weights = np.zeros((2, GAME.sizes.chances), dtype=np.int64)
    n = int(GAME.chances(states[0], actions, weights))
    return [int(action) for action in actions[:n]]


# The reference


def reference_answers(reference: Reference) -> list[str]:
    """Return the legal answers of the seat in turn, in words."""
    return reference.legal(reference.turn)


def reference_after(reference: Reference, words: str) -> Reference | None:
    """Return a copy at the next answer; a draw takes the first card as text."""
    then = Reference.__new__(Reference)
    vars(then).update({name: _copied(value) for name, value in vars(reference).items()})
    rounds = len(then.result()["sheet"])  # type: ignore[arg-type]
    then.play(then.turn, words)
    if then.phase == "draw":
        then.play("*", min(then.chances()))
    return None if len(then.result()["sheet"]) > rounds else then  # type: ignore[arg-type]


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(one) for one in value]
    return value.copy() if isinstance(value, set | dict) else value


def reference_at(table: Table) -> Reference:
    """Return the reference at the position of a table."""
    record = table.record()
    reference = Reference(record.seats, record.options)
    for move in record.moves:
        mover, words = move.split(": ")
        reference.play(mover if mover == "*" else int(mover), words)
    return reference


@rule("PM-3.1", "PM-3.4", "PM-3.5", "PM-3.6", "PM-3.10", "PM-5.1")
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
def test_the_engine_counts_the_first_three_answers(count: Count) -> None:
    """The same, small enough to run without the JIT."""
    found = count_lines(play(count.script).state, 3, engine_answers, engine_after)
    assert found == (count.lines[:3], count.ended[:2])


# The order of answers

MIXED = """
    seats 4 start 0
    0 has y13 b10 r18 g3 b4 y1 r5 g14 b16 g10 r10 y2
    1 has y3 b5 r6 g4 y4 b6 r7 g5 y5 b7 r8 g6
    2 has ...
    3 has ...
"""


@pytest.mark.interpreted
@rule("PM-3.1")
def test_actions_ascend_in_card_order_and_words_are_sorted_as_text() -> None:
    table = play(MIXED)
    assert engine_answers(table.state) == [0, 5, 13, 14, 20, 26, 27, 34, 38, 39, 40, 51]
    cards = "b10 b16 b4 g10 g14 g3 r10 r18 r5 y1 y13 y2"
    assert [words.removeprefix("play ") for words in table.legal(0)] == cards.split()


@pytest.mark.interpreted
@rule("PM-3.4")
def test_answers_of_a_follower_keep_that_order() -> None:
    order = {"b": (5, 6, 7), "r": (6, 7, 8), "y": (3, 4, 5)}
    table = play(MIXED + "0: play g3")
    assert engine_answers(table.state) == [1, 2, 3, 15, 16, 17, 41, 42, 43]
    assert table.legal(1) == [f"play {colour}{number}" for colour in "bry" for number in order[colour]]


@pytest.mark.interpreted
@rule("PM-2.1", "PM-2.5")
@pytest.mark.parametrize("seats, options", TABLES)
def test_chance_moves_ascend_too(seats: int, options: str) -> None:
    last = seats - 1
    assert engine_chances(GAME.table(seats, begun(seats, options).options)) == list(range(52, 52 + seats))
    dealing = engine_chances(begun(seats, options, last).state)
    cards = [n for n in range(52) if not 27 <= n < 39 or (seats, options) != (3, "")]
    assert dealing == [109 + 52 * last + n for n in cards]


@pytest.mark.interpreted
@rule("PM-3.8")
def test_draws_ascend_too() -> None:
    table = play("seats 2 start 0\n0 has r5-r16\n1 has b4-b15\n0: play r5")
    assert engine_chances(table.state) == [57 + n for n in (12, 13, 26, *range(27, 52))]
