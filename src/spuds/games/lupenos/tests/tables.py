"""What rule tests ask of a table beside the claims of a script."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spuds import Table
from spuds.games.lupenos import GAME
from spuds.games.lupenos.tests.positions import KINDS, cards, lay, read_position
from spuds.games.lupenos.tests.script import in_words, make

ALL_SEATS = [2, 3, 4, 5, 6]


def opened(seats: int = 2, **options: str | int) -> Table:
    """Return a table at which not even the first seat has been named."""
    return Table.with_options(GAME, seats, options)


def dealt(rows: Sequence[str], hands: Sequence[str], *, first: int = 0, **options: str | int) -> Table:
    """Return a table with these rows and hands, at which nobody has named a row yet."""
    table = opened(len(rows), **options)
    make(table, f"*: start {first}")
    for place, given in (("up", rows), ("hand", hands)):
        for seat, text in enumerate(given):
            for kind in cards(text):
                make(table, f"*: deal {seat} {place} {kind}")
    return table


def name(table: Table, seat: int, row: str) -> Table:
    """Name a seat's row, in order, and return the table."""
    for kind in sorted(cards(row), key=KINDS.index):
        make(table, f"{seat}: up {kind}")
    return table


def begun(rows: Sequence[str], hands: Sequence[str], *, first: int = 0, **options: str | int) -> Table:
    """Return a table at which everybody has kept the row that was dealt, and the first seat is in turn."""
    table = dealt(rows, hands, first=first, **options)
    for seat, row in enumerate(rows):
        name(table, seat, row)
    return table


def at(line: str, **options: str | int) -> Table:
    """Return a table in a position."""
    return lay(read_position(line), **options)


def hand(table: Table, seat: int) -> str:
    """Return a hand in words."""
    return " ".join(in_words(_of(table, "holds", seat)))


def known(table: Table, seat: int) -> str:
    """Return what everybody knows of a hand."""
    return " ".join(in_words(_of(table, "known", seat)))


def row(table: Table, seat: int) -> str:
    """Return a face-up row."""
    return " ".join(in_words(_of(table, "up", seat)))


def pile(table: Table) -> str:
    """Return the pile, bottom first."""
    state: Any = table.state[0]
    return " ".join(KINDS[card - 1] for card in state["pile"] if card)


def used(table: Table) -> str:
    """Return the used pile in words."""
    state: Any = table.state[0]
    return " ".join(in_words(state["used"]))


def number(table: Table, field: str, seat: int = -1) -> int:
    """Return a figure of a table, or of one of its seats."""
    state: Any = table.state[0]
    return int(state[field] if seat < 0 else state[field][seat])


def _of(table: Table, field: str, seat: int) -> int:
    state: Any = table.state[0]
    return int(state[field][seat])
