"""Tables to begin tests with, and what must hold when they refuse something."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from spuds import GameError, Table

POSITION = r' in "[^"]+"'


def dealt(seats: int = 4, **options: Any) -> Table:
    """Return a table at which seat 2 leads; seat 2 has r5 and not b4, seat 3 has y8."""
    table = Table("potato-man", seats, **options)
    table.play("*: start 2")
    table.settle(5)
    return table


@contextmanager
def refused(table: Table, error: type[GameError], text: str) -> Iterator[None]:
    """Expect an error of just this class, its text matched whole, and a table that is as it was."""
    before = snapshot(table)
    with pytest.raises(GameError) as caught:
        yield
    assert type(caught.value) is error
    assert re.fullmatch(text, str(caught.value)), str(caught.value)
    assert snapshot(table) == before


def snapshot(table: Table) -> object:
    return (table.state.tobytes(), table.waiting, table.moves, table.events, table.names, table.options)


def finished(seats: int = 2, seed: int = 0, **options: Any) -> Table:
    table, rng = Table("potato-man", seats, names=list("abcde"[:seats]), **options), random.Random(seed)
    while not table.over:
        table.settle(rng)
        if table.waiting:
            table.play(f"{table.waiting[0]}: {rng.choice(table.legal())}")
    return table
