"""Play a record through: the way from a saved game back to a table."""

from __future__ import annotations

from typing import Any

from spuds.core.errors import CorruptState, GameError, SetupError
from spuds.core.notation import Record
from spuds.core.registry import find_game
from spuds.core.table import Table


def replay(record: Record) -> Table:
    """Play a record through and return its table.

    Raises:
        SetupError: no such game, seats, option or rules version.
        NotationError, NotYourDecision, IllegalAction: of the first move that is none, with its number.
        CorruptState: the record claims another result than its moves have.
    """
    game = find_game(record.game)
    if record.rules != game.rules_version:
        raise SetupError(
            f"this build plays {game.name} by rules version {game.rules_version}; the record needs {record.rules}"
        )
    table = Table(game, record.seats, names=record.names, **record.options)
    for n, move in enumerate(record.moves):
        try:
            table.play(move)
        except GameError as error:
            error.args = (f"move {n} of the record: {error}",)
            raise
    claimed = record.result
    if claimed is not None and claimed != table.result():
        raise CorruptState(f"the record claims another result than its moves have: {_difference(claimed, table)}")
    return table


def _difference(claimed: dict[str, Any], table: Table) -> str:
    found = table.result()
    if claimed.keys() != found.keys():
        return f"it has {', '.join(claimed) or 'nothing'}, expected {', '.join(found)}"
    part = next(part for part in found if claimed[part] != found[part])
    if part != "sheet" or not isinstance(claimed[part], list):
        return f"{part} is {claimed[part]}, by the moves {found[part]}"
    if len(claimed[part]) != len(found[part]):
        return f"sheet has {len(claimed[part])} rows, by the moves {len(found[part])}"
    row = next(row for row in range(len(found[part])) if claimed[part][row] != found[part][row])
    return f"row {row} of the sheet is {claimed[part][row]}, by the moves {found[part][row]}"
