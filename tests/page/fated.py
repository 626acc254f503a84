"""`spuds serve` whose tables of one kind always have the same luck: a game of the page's tests can be played again.

Nothing of it is the server's own: there nobody can choose the luck of a table, or foresee it.
"""

from __future__ import annotations

import hashlib
import os
import sys
from typing import Any

import msgspec

from spuds.cli import main
from spuds.core.game import Game
from spuds.core.views import View
from spuds.server import attending, bots, making
from spuds.server.entries import Setup

SEED = os.environ.get("SPUDS_SEED", "0")
"""Another one gives other games."""
AWAY_MS = os.environ.get("SPUDS_AWAY_MS")
"""How long somebody may be away before a bot plays, if not as long as usual."""


def digest(*of: object) -> bytes:
    """Return 32 bytes that are the same wherever these things look the same."""
    return hashlib.sha256(repr((SEED, *of)).encode()).digest()


def main_fated() -> None:
    """Change where luck comes from, and serve."""
    make_setup, choose = making._setup, bots.Thinkers._choose

    def setup(game: Game, seats: int, options: Any, *others: Any) -> Setup:
        found = make_setup(game, seats, options, *others)
        # Where the luck was another table's there is no seed, and the rest comes from the secret.
        luck = digest(game.slug, seats, sorted(options.items()), found.settings).hex()
        return msgspec.structs.replace(found, seed=luck) if found.seed else msgspec.structs.replace(found, secret=luck)

    def chosen(self: bots.Thinkers, view: View, level: str, seed: int, seconds: float) -> str:
        seed = int.from_bytes(digest(level, bytes(view))[:7], "big")
        return choose(self, view, level, seed, seconds)

    making._setup = setup  # type: ignore[assignment]
    bots.Thinkers._choose = chosen  # type: ignore[method-assign]
    if AWAY_MS is not None:
        attending.AWAY_MS = int(AWAY_MS)
    sys.argv[0] = "spuds"
    main()


if __name__ == "__main__":
    main_fated()
