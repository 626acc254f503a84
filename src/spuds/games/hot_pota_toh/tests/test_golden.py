"""Golden games: whole games that must come out the same, byte for byte, in record, score sheet and logs.

golden/NAME.game is written by `make golden`. golden/NAME.md, beside it, was worked out by hand, round by round, and is
never rewritten; the engine and the slow reference must both agree with it.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from spuds import Table
from spuds.core.events import NONE
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, rules_of
from spuds.core.testing.golden import check_golden, replay_golden
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.tests.reference import Reference
from spuds.games.hot_pota_toh.tests.script import HAND, KEPT, ON_TABLE, in_words

pytestmark = pytest.mark.interpreted

GOLDEN = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.md"))
MOVES_IN_LINE = 6


@cache
def read_table(name: str) -> Table:
    """Replay the record that stands in the first line; what it claims for a result is looked at elsewhere."""
    return replay_golden(GOLDEN / f"{name}.game")


def _sheet_lines(table: Table) -> Iterator[str]:
    result = table.result()
    for row in result["sheet"]:
        points = " ".join(f"{hand}{table:+}" for hand, table in zip(row["hand"], row["table"], strict=True))
        who = "nobody explodes" if row["exploder"] is None else f"seat {row['exploder']} explodes"
        yield f"round {row['round']}, level {row['level']}, {who}: {points}"
    for seat, score in enumerate(result["scores"]):
        yield f"seat {seat}: {score}{' wins' if seat in result['winners'] else ''}"


def _wrapped(moves: list[str]) -> Iterator[str]:
    """Yield the moves a few a line; a round begins on a line of its own."""
    starts = [n for n, move in enumerate(moves) if ": start " in move]
    for first, last in zip(starts, [*starts[1:], len(moves)], strict=True):
        for n in range(first, last, MOVES_IN_LINE):
            yield " | ".join(moves[n : min(n + MOVES_IN_LINE, last)])


@pytest.mark.parametrize("name", NAMES)
def test_golden_game(name: str) -> None:
    check_golden(GOLDEN / f"{name}.game", read_table(name), _sheet_lines, _wrapped)


def test_there_is_a_golden_game_of_every_level_and_of_every_kind_of_end() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.game")) == NAMES
    tables = [read_table(name) for name in NAMES]
    assert {table.seats for table in tables} == {2, 3, 4, 6, 7, 12}
    sheets = [row for table in tables for row in table.result()["sheet"]]
    assert {row["level"] for row in sheets} == {1, 2, 3, 4, 5}
    options = {name for table in tables for name in table.record().options if not name.startswith("count_")}
    assert options >= {"level", "level_vote", "rounds", "goal", "score_floor", "setup_immediates", "last_live"}
    kinds = {event.kind for table in tables for event in table.events}
    assert {Event.ALL_SAFE, Event.ANOTHER_ROUND, Event.RISES, Event.PROTECTED, Event.LOSES_HAND, Event.KEEPS} <= kinds
    assert {why for table in tables for why in rules_of(table, Event.WINS)} == {"TOH-13.1", "TOH-13.3"}


# The sheets worked out by hand


def cells_of(name: str) -> Iterator[list[str]]:
    """Yield the cells of each row of the tables in a sheet worked out by hand."""
    for line in (GOLDEN / f"{name}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("|"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def what_lay_there(name: str) -> Iterator[list[str]]:
    """Yield what lay in each hand and on each table at the end of each round, as the sheets write it."""
    record = read_table(name).record()
    table = Table.with_options("hot-pota-toh", record.seats, record.options)
    rounds = 0
    for move in record.moves:
        before = table.state[0]
        table.play(move)
        sheet = table.result()["sheet"]
        if len(sheet) > rounds:
            rounds, after = len(sheet), table.state[0]
            for seat in range(table.seats):
                held = before if seat == sheet[-1]["exploder"] else after
                hand = in_words((held["hand"][seat].tolist(), HAND), (held["kept"][seat].tolist(), KEPT))
                lying = in_words((after["table"][seat].tolist(), ON_TABLE))
                yield [f"{rounds}.{seat}", hand or "-", lying or "-"]


@rule("TOH-4.2", "TOH-5.3", "TOH-6.4", "TOH-6.7", "TOH-7.7", "TOH-8.2", "TOH-8.6", "TOH-9.1", "TOH-9.2")
@pytest.mark.parametrize("name", NAMES)
def test_hands_and_tables_of_a_golden_game_are_as_worked_by_hand(name: str) -> None:
    by_hand = [[cells[0], cells[1], cells[3]] for cells in cells_of(name) if re.fullmatch(r"\d\.\d+", cells[0])]
    assert list(what_lay_there(name)) == by_hand


@rule("TOH-1.4", "TOH-11.2", "TOH-11.3", "TOH-11.4", "TOH-11.5", "TOH-11.6")
@pytest.mark.parametrize("name", NAMES)
def test_every_hand_and_table_of_a_golden_game_counts_as_worked_by_hand(name: str) -> None:
    sheet = read_table(name).result()["sheet"]
    found = [
        [f"{row['round']}.{seat}", row["hand"][seat], row["table"][seat], row["scores"][seat]]
        for row in sheet
        for seat in range(len(row["hand"]))
    ]
    by_hand = [
        [cells[0], _added_up(cells[2]), _added_up(cells[4]), int(cells[5])]
        for cells in cells_of(name)
        if re.fullmatch(r"\d\.\d+", cells[0])
    ]
    assert found == by_hand


def _added_up(cell: str) -> int:
    """Return what a sum comes to, having added it up: 3 of "1+1+1 = 3"; a single card is its own sum."""
    terms, _, total = cell.partition(" = ")
    if total:
        added = sum(map(int, re.findall(r"-?\d+", terms)))
        assert int(total) == (-(-added // 2) if "half of" in terms else added), cell
    return int(total or cell.removeprefix("lost: "))


@rule("TOH-2.2", "TOH-12.2", "TOH-12.3", "TOH-13.1", "TOH-13.2", "TOH-13.3")
@pytest.mark.parametrize("name", NAMES)
def test_every_round_of_a_golden_game_starts_and_ends_as_worked_by_hand(name: str) -> None:
    table = read_table(name)
    result = table.result()
    starts = happened(table, Event.STARTS)
    found = [
        [row["round"], row["level"], start.seat, _who(start.other, "chance"), _who(row["exploder"], "nobody")]
        for row, start in zip(result["sheet"], starts, strict=True)
    ]
    by_hand = [[*map(int, cells[:3]), *cells[3:]] for cells in cells_of(name) if cells[0].isdigit()]
    assert found == by_hand
    last = (GOLDEN / f"{name}.md").read_text(encoding="utf-8").splitlines()[-1]
    winners = " and ".join(f"seat {seat}" for seat in result["winners"])
    (why,) = set(rules_of(table, Event.WINS))
    assert last == f"Winner: {winners} ({why})."


def _who(seat: int | None, otherwise: str) -> str:
    return otherwise if seat in {None, NONE} else str(seat)


@pytest.mark.parametrize("name", NAMES)
def test_the_slow_reference_has_the_same_result(name: str) -> None:
    table = read_table(name)
    reference = reference_after(table.seats, dict(table.record().options), table.record().moves)
    assert reference.asks is None
    result = table.result()
    assert (reference.sheet, reference.scores, reference.winners) == (
        result["sheet"],
        result["scores"],
        result["winners"],
    )


def reference_after(seats: int, options: dict[str, Any], moves: list[str]) -> Reference:
    """Return the reference after these moves; the votes of all make one answer."""
    reference = Reference(seats, options)
    pairs = [tuple(move.split(": ")) for move in moves]
    for votes, group in groupby(pairs, key=lambda pair: pair[1].startswith("vote")):
        if votes:
            reference.answer([words for _, words in sorted(group, key=lambda pair: int(pair[0]))])
            continue
        for _, words in group:
            assert reference.asks is not None
            assert words in reference.asks.legal
            reference.answer(words)
    return reference
