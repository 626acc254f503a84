"""Potato card games, played exactly by their rulebooks: at the table, in the terminal, by the million.

    >>> import spuds
    >>> table = spuds.Table("potato-man", seats=3, three_player_no_green="off")
    >>> _ = table.settle(1)
    >>> table.waiting
    (0,)

Names are imported when first used: `import spuds` alone loads neither NumPy nor the compiler.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spuds.core.errors import (
        CorruptState,
        GameError,
        IllegalAction,
        NotationError,
        NotYourDecision,
        SetupError,
        StaleAction,
    )
    from spuds.core.game import Game
    from spuds.core.notation import Record, read_record, read_records
    from spuds.core.registry import find_game, slugs
    from spuds.core.replays import replay
    from spuds.core.table import Table
    from spuds.core.views import View

__version__ = "0.1.0"

_HOME = {
    "errors": (
        "CorruptState",
        "GameError",
        "IllegalAction",
        "NotYourDecision",
        "NotationError",
        "SetupError",
        "StaleAction",
    ),
    "game": ("Game",),
    "notation": ("Record", "read_record", "read_records"),
    "registry": ("find_game", "slugs"),
    "replays": ("replay",),
    "table": ("Table",),
    "views": ("View",),
}
_MODULE_OF = {name: f"spuds.core.{module}" for module, names in _HOME.items() for name in names}

__all__ = [
    "CorruptState",
    "Game",
    "GameError",
    "IllegalAction",
    "NotYourDecision",
    "NotationError",
    "Record",
    "SetupError",
    "StaleAction",
    "Table",
    "View",
    "__version__",
    "find_game",
    "read_record",
    "read_records",
    "replay",
    "slugs",
]


def __getattr__(name: str) -> Any:
    module = _MODULE_OF.get(name)
    if module is None:
        raise AttributeError(f"module 'spuds' has no attribute {name!r}")
    return getattr(importlib.import_module(module), name)


def __dir__() -> list[str]:
    return sorted(__all__)
