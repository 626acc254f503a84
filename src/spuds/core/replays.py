"""Play a record through: the way from a saved game back to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spuds.core.errors import CorruptState, GameError, SetupError
from spuds.core.notation import RECORD_FORMAT, Record, dumps
from spuds.core.registry import find_game
from spuds.core.table import Table


def replay(record: Record, *, before: Callable[[Table, int, str], None] | None = None) -> Table:
    """Play a record through and return its table.

    Args:
        record: a game, whole or unfinished.
        before: looks at the table, the number of the next move and the move before it is made; may refuse it.
    Raises:
        SetupError: no such game, seats, option or rules version.
        NotationError, NotYourDecision, IllegalAction: of the first move that is none, with its number.
        CorruptState: the record claims another result than its moves have.
    """
    if not isinstance(record, Record):
        raise SetupError(f"a record is needed, not {type(record).__name__}; read_record makes one of JSON text")
    if record.format != RECORD_FORMAT:
        raise SetupError(f"this build reads {RECORD_FORMAT}, not {record.format!r}")
    game = find_game(record.game)
    if record.rules != game.rules_version:
        raise SetupError(
            f"this build plays {game.name} by rules version {game.rules_version}; the record needs {record.rules}"
        )
    table = Table.with_options(game, record.seats, record.options, record.names)
    for n, move in enumerate(record.moves):
        try:
            if before is not None:
                before(table, n, move)
            table.play(move)
        except GameError as error:
            error.args = (f"move {n} of the record: {error}",)
            raise
    claimed = record.result
    if claimed is not None and not _same(claimed, table.result()):
        raise CorruptState(f"the record claims another result than its moves have: {_difference(claimed, table)}")
    return table


def _same(one: Any, other: Any) -> bool:
    """Say whether two values are the same JSON: 1 is neither 1.0 nor true there."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return all(_same(one[name], other[name]) for name in one)
    return dumps(one) == dumps(other)


def _difference(claimed: dict[str, Any], table: Table) -> str:
    found = table.result()
    if claimed.keys() != found.keys():
        return f"it has {', '.join(claimed) or 'nothing'}, expected {', '.join(found)}"
    part = next(part for part in found if not _same(claimed[part], found[part]))
    if part != "sheet" or not isinstance(claimed[part], list):
        return f"{part} is {claimed[part]}, by the moves {found[part]}"
    if len(claimed[part]) != len(found[part]):
        return f"sheet has {len(claimed[part])} rows, by the moves {len(found[part])}"
    row = next(row for row in range(len(found[part])) if not _same(claimed[part][row], found[part][row]))
    return f"row {row} of the sheet is {claimed[part][row]}, by the moves {found[part][row]}"
