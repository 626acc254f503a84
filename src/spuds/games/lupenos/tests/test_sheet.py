"""The score sheet: who was left behind, and why."""

from __future__ import annotations

import pytest

from spuds import Table
from spuds.core.boards import sheet_of
from spuds.core.testing import rule
from spuds.games.lupenos import GAME
from spuds.games.lupenos.tests.boards import (
    said,
)
from spuds.games.lupenos.tests.script import then
from spuds.games.lupenos.tests.tables import at

pytestmark = pytest.mark.interpreted


def sheet(table: Table) -> list[tuple[int, str, list[str]]]:
    """Return what each seat got, by which rule, and why; nothing before the end."""
    rows = sheet_of(GAME, table.events, table.result()).rows
    return [(cell.points, cell.rule, [said(text) for text in cell.why]) for row in rows for cell in row.cells]


@rule("LU-10.1", "LU-10.3", "LU-10.4")
def test_the_score_sheet_says_who_was_left_behind_and_what_each_had_left() -> None:
    table = at("turn 0 | pile 6 | deck 0 | pool bad | 0 hand - up - down 1 | 1 hand 2 3 up - down 0")
    assert sheet(table) == []
    then(table, "0: down", "*: flip bad")
    assert sheet(table) == [
        (1, "LU-10.1", ["place 1", "no card left", "1 player has a worse place"]),
        (0, "LU-10.3", ["place 2", "cards left: 2 (hand 2, open 0, face down 0)", "nobody has a worse place"]),
    ]


@rule("LU-9.3", "LU-10.2")
def test_after_the_last_turn_the_score_sheet_counts_cards_and_says_which_place_is_shared() -> None:
    line = "turn 0 | turns 999 | pile 8 | deck 0 | 0 hand 2 up - down 1 | 1 hand 4 4 up - down 0 | 2 hand 3 up - down 1"
    assert sheet(then(at(line), "0: take")) == [
        (0, "LU-10.2", ["place 3", "cards left: 3 (hand 2, open 0, face down 1)", "nobody has a worse place"]),
        (
            1,
            "LU-10.2",
            ["place 1, shared", "cards left: 2 (hand 2, open 0, face down 0)", "1 player has a worse place"],
        ),
        (
            1,
            "LU-10.2",
            ["place 1, shared", "cards left: 2 (hand 1, open 0, face down 1)", "1 player has a worse place"],
        ),
    ]
