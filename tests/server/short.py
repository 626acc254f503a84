"""Options with which games are short, for tests that play many of them through a server."""

from __future__ import annotations

from spuds.core.choices import Value
from spuds.core.game import Game
from spuds.core.options import needed_options, option_kinds

SHORTER: dict[str, Value] = {"rounds": 2, "voluntary_pickup": "off", "turn_limit": 300}
"""Where a game has them."""


def short_options(game: Game, seats: int) -> dict[str, Value]:
    """Return the options that so many seats need, and those that make the game short."""
    kinds = option_kinds(game.Options)
    return needed_options(game.Options, seats) | {name: value for name, value in SHORTER.items() if name in kinds}
