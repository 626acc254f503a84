"""Golden games: whole games that must come out the same, byte for byte, in record, score sheet and logs.

golden/NAME.game is written by `make golden`. golden/NAME.md, beside it, was worked out by hand, trick by trick, and
is never rewritten; the engine and the slow reference must both agree with it.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

import pytest

from spuds import Table
from spuds.core.events import Event as Happened
from spuds.core.testing import rule
from spuds.core.testing.golden import check_golden, read_golden, replay_golden
from spuds.games.potato_man.cards import WORDS
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.tests.reference import Reference

pytestmark = pytest.mark.interpreted

GOLDEN = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.md"))
KINDS = ("red", "blue", "green", "yellow", "gold")
MOVES_IN_LINE = 8


def read_table(name: str) -> Table:
    """Replay the record that stands in the first line; what it claims for a result is looked at elsewhere."""
    return replay_golden(GOLDEN / f"{name}.game")


def _sheet_lines(table: Table) -> Iterator[str]:
    result = table.result()
    for row in result["sheet"]:
        sacks = ", ".join(f"{kind} {count}" for kind, count in zip(KINDS, row["sacks"], strict=True) if count)
        yield f"round {row['round']}, seat {row['seat']}: {sacks or 'nothing'} = {row['points']} ({row['rule']})"
    for seat, score in enumerate(result["scores"]):
        yield f"seat {seat}: {score}{' wins' if seat in result['winners'] else ''}"


def _wrapped(moves: list[str]) -> Iterator[str]:
    """Yield the moves a few a line; deals, plays and draws do not share a line with a new deal."""
    for _, group in groupby(moves, key=lambda move: " deal " in move):
        some = list(group)
        for n in range(0, len(some), MOVES_IN_LINE):
            yield " | ".join(some[n : n + MOVES_IN_LINE])


@pytest.mark.parametrize("name", NAMES)
def test_golden_game(name: str) -> None:
    check_golden(GOLDEN / f"{name}.game", read_table(name), _sheet_lines, _wrapped)


def test_there_is_a_golden_game_for_every_kind_of_table_and_every_option() -> None:
    records = [read_golden(GOLDEN / f"{name}.game") for name in NAMES]
    tables = {(record.seats, *record.options.items()) for record in records}
    assert {(2,), (3,), (3, ("three_player_no_green", "off")), (4,), (5,)} <= tables
    assert {option for _, *options in tables for option in options} == {
        ("three_player_no_green", "off"),
        ("laps", 2),
        ("tie", "best_round"),
    }
    assert sorted(path.stem for path in GOLDEN.glob("*.game")) == NAMES


# The sheets worked out by hand


def rows(name: str) -> Iterator[list[str]]:
    """Yield the cells of each row of the tables in a sheet worked out by hand."""
    for line in (GOLDEN / f"{name}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("|"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def tricks_of(events: Iterable[Happened]) -> Iterator[list[str]]:
    """Yield each taken trick as the hand-made sheets write it: number, cards, the winning one, the sack card."""
    number, in_round, cards, taken = 0, 0, list[str](), ""
    for event in events:
        match event.kind:
            case Event.STARTS:
                number, in_round, cards = number + 1, 0, []
            case Event.PLAYS:
                cards.append(f"{event.seat} {WORDS[event.card]}")
            case Event.TAKES:
                taken = f"{event.seat} {WORDS[event.card]}"
            case Event.EARNS | Event.EMPTY_HANDED:
                in_round += 1
                sack = KINDS[event.amount] if event.kind == Event.EARNS else "nothing"
                yield [f"{number}.{in_round}", ", ".join(cards), taken, sack]
                cards = []


def rounds_of(table: Table) -> Iterator[list[str]]:
    """Yield each round as the hand-made sheets write it: number, who was stuck, the points of the seats."""
    stuck = [event.seat for event in table.events if event.kind == Event.STUCK]
    sheet = table.result()["sheet"]
    for number, seat in enumerate(stuck, 1):
        yield [f"{number}", f"{seat}", *(str(row["points"]) for row in sheet if row["round"] == number)]


@rule("PM-4.1", "PM-4.2", "PM-4.3", "PM-4.4", "PM-4.5", "PM-4.6", "PM-4.7")
@pytest.mark.parametrize("name", NAMES)
def test_every_trick_of_a_golden_game_goes_as_worked_by_hand(name: str) -> None:
    by_hand = [cells[:4] for cells in rows(name) if cells[0].replace(".", "").isdigit() and "." in cells[0]]
    assert list(tricks_of(read_table(name).events)) == by_hand


@rule("PM-5.1", "PM-5.5", "PM-6.2")
@pytest.mark.parametrize("name", NAMES)
def test_every_round_of_a_golden_game_scores_as_worked_by_hand(name: str) -> None:
    by_hand = [cells for cells in rows(name) if cells[0].isdigit()]
    (totals,) = [cells[2:] for cells in rows(name) if cells[0] == "all"]
    table = read_table(name)
    assert list(rounds_of(table)) == by_hand
    result = table.result()
    assert [str(score) for score in result["scores"]] == totals
    winner = (GOLDEN / f"{name}.md").read_text(encoding="utf-8").split()[-1]
    assert [f"{seat}." for seat in result["winners"]] == [winner]


@pytest.mark.parametrize("name", NAMES)
def test_the_slow_reference_has_the_same_result(name: str) -> None:
    table = read_table(name)
    record = table.record()
    reference = Reference(record.seats, record.options)
    for move in record.moves:
        mover, words = move.split(": ")
        reference.play(mover if mover == "*" else int(mover), words)
    assert reference.result() == table.result()
