"""Play a record through: the way from a saved game back to a table."""

from __future__ import annotations

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
        raise CorruptState(f"the record claims the result {claimed}, its moves have {table.result()}")
    return table
