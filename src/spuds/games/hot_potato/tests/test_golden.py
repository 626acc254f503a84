"""Golden games: whole games that must come out the same, byte for byte, in record, score sheet and logs.

golden/NAME.game is written by `make golden`. golden/NAME.md, beside it, was worked out by hand, turn by turn, and is
never rewritten; the engine and the slow reference must both agree with it.
"""

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from spuds import Table
from spuds.core.events import Event as Happened
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, rules_of
from spuds.core.testing.golden import check_golden, replay_golden
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.tests.reference import Reference
from spuds.games.hot_potato.tests.script import potato_text

pytestmark = pytest.mark.interpreted

GOLDEN = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.md"))
MOVES_IN_LINE = 6
BURNS = {Event.SCORCHED: "flaming", Event.BURNS: "explodes", Event.SPATTERED: "popping"}


def read_table(name: str) -> Table:
    """Replay the record that stands in the first line; what it claims for a result is looked at elsewhere."""
    return replay_golden(GOLDEN / f"{name}.game")


def _sheet_lines(table: Table) -> Iterator[str]:
    result = table.result()
    for row in result["sheet"]:
        yield f"round {row['round']}, chip {row['chip']}, {row['turns']} turns: {' '.join(map(str, row['burns']))}"
    for seat, score in enumerate(result["scores"]):
        yield f"seat {seat}: {score}{' wins' if seat in result['winners'] else ''}"


def _wrapped(moves: list[str]) -> Iterator[str]:
    """Yield the moves a few a line; deals do not share a line with other moves."""
    for _, group in groupby(moves, key=lambda move: " deal " in move):
        some = list(group)
        for n in range(0, len(some), MOVES_IN_LINE):
            yield " | ".join(some[n : n + MOVES_IN_LINE])


@pytest.mark.parametrize("name", NAMES)
def test_golden_game(name: str) -> None:
    check_golden(GOLDEN / f"{name}.game", read_table(name), _sheet_lines, _wrapped)


def test_there_is_a_golden_game_for_every_option_and_every_kind_of_end() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.game")) == NAMES
    tables = [read_table(name) for name in NAMES]
    assert {table.seats for table in tables} == {2, 3, 4, 5, 6, 9}
    options = {name for table in tables for name in table.record().options}
    assert options == {"two_players", "oldest", "deck", "duplicators", "past_20", "last_tie"}
    kinds = {event.kind for table in tables for event in table.events}
    assert {Event.FAILS, Event.MASHED, Event.RESHUFFLES, Event.AT_THE_END} <= kinds
    assert {wins for table in tables for wins in rules_of(table, Event.WINS)} == {"HP-11.1", "HP-11.2", "HP-11.3"}


# The sheets worked out by hand


def rows(name: str) -> Iterator[list[str]]:
    """Yield the cells of each row of the tables in a sheet worked out by hand."""
    for line in (GOLDEN / f"{name}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("|"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def turns_of(name: str) -> Iterator[list[str]]:
    """Yield each turn as the hand-made sheets write it: its number, the potatoes when it begins, the burns in it."""
    record = read_table(name).record()
    table = Table.with_options("hot-potato", record.seats, record.options)
    row, burns = list[str](), list[Happened]()
    for move in record.moves:
        for event in table.play(move):
            burns += [event] if event.kind in BURNS else []
            if event.kind == Event.ENDS_TURN:
                yield [*row, _burns_text(burns)]
                burns = []
            elif event.kind == Event.BEGINS_TURN:
                row = [f"{event.other}.{event.amount}"]
        if len(row) == 1:
            view = table.view("spectator")
            texts = [(n, potato_text(view, n)) for n in range(12)]
            row.append("; ".join(f"p{n} {text}" for n, text in texts if text != "gone"))


def _burns_text(burns: list[Happened]) -> str:
    """Put the burns of a turn in words, in order, but those of two neighbours the lower seat first."""
    words = []
    for _, group in groupby(burns, key=lambda event: (event.kind, event.other)):
        some = list(group)
        if some[0].kind == Event.SPATTERED:
            some.sort(key=lambda event: event.seat)
        words += [f"p{event.other} {BURNS[Event(event.kind)]} {event.seat} +{event.amount}" for event in some]
    return "; ".join(words) or "-"


@rule("HP-4.2", "HP-6.1", "HP-7.2", "HP-7.3", "HP-7.5", "HP-8.1", "HP-8.6", "HP-9.1", "HP-9.2", "HP-9.3", "HP-9.5")
@pytest.mark.parametrize("name", NAMES)
def test_every_turn_of_a_golden_game_goes_as_worked_by_hand(name: str) -> None:
    by_hand = [cells for cells in rows(name) if re.fullmatch(r"\d\.\d+", cells[0])]
    assert list(turns_of(name)) == by_hand


@rule("HP-1.6", "HP-10.1", "HP-10.2", "HP-11.1", "HP-11.2", "HP-11.3")
@pytest.mark.parametrize("name", NAMES)
def test_every_round_of_a_golden_game_scores_as_worked_by_hand(name: str) -> None:
    table = read_table(name)
    result = table.result()
    by_hand = [list(map(int, cells)) for cells in rows(name) if cells[0].isdigit()]
    assert [[row["round"], row["chip"], row["turns"], *row["burns"]] for row in result["sheet"]] == by_hand
    (totals,) = [cells[3:] for cells in rows(name) if cells[0] == "all"]
    assert [str(score) for score in result["scores"]] == totals
    last = (GOLDEN / f"{name}.md").read_text(encoding="utf-8").splitlines()[-1]
    winners = " and ".join(f"seat {seat}" for seat in result["winners"])
    (why,) = set(rules_of(table, Event.WINS))
    assert last.partition(": ")[2] == f"{winners} ({why})."


@pytest.mark.parametrize("name", NAMES)
def test_the_slow_reference_has_the_same_result(name: str) -> None:
    table = read_table(name)
    record = table.record()
    reference = Reference(record.seats, record.options)
    for move in record.moves:
        mover, words = move.split(": ")
        reference.play(mover if mover == "*" else int(mover), words)
    assert reference.result() == table.result()


@rule("HP-2.3")
def test_pools_are_made_up_where_the_sheets_say_so() -> None:
    counts = {name: len(happened(read_table(name), Event.RESHUFFLES)) for name in ("six-players", "reshuffles")}
    assert counts == {"six-players": 1, "reshuffles": 3}
