"""`spuds serve` at which the n-th table that a visitor makes always has the same luck: so a test can be run again.

Nothing of it is the server's own: there nobody can choose the luck of a table, or foresee it.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections import Counter

from spuds.cli import main
from spuds.core.views import View
from spuds.server import attending, bots, hub, making
from spuds.server.making import Fresh
from spuds.server.payloads import Fork, NewTable
from spuds.server.room import Room

SEED = os.environ.get("SPUDS_SEED", "0")
"""Another one gives other games."""
AWAY_MS = os.environ.get("SPUDS_AWAY_MS")
"""How long somebody may be away before a bot plays, if not as long as usual."""


def digest(*of: object) -> bytes:
    """Return 32 bytes that are the same wherever these things look the same."""
    return hashlib.sha256(repr((SEED, *of)).encode()).digest()


def main_fated() -> None:
    """Change where luck comes from, and serve."""
    new_room, rematch, forked, choose = making.new_room, making.rematch, making.forked, bots.Thinkers._choose
    made: Counter[str] = Counter()

    def lucky_room(new: NewTable, person: str, now: int, drawn: Fresh) -> making.Beginning:
        made[person] += 1
        luck = digest(new.game, new.seats, sorted(new.options.items()), made[person])
        return new_room(new, person, now, drawn._replace(seed=luck.hex()))

    def lucky_rematch(room: Room, person: str, now: int, drawn: Fresh) -> making.Beginning | None:
        return rematch(room, person, now, drawn._replace(seed=digest("again", room.setup.seed).hex()))

    def lucky_fork(room: Room, fork: Fork, person: str, now: int, drawn: Fresh) -> making.Beginning:
        # It has no seed that could be opened: its luck comes from its secret.
        return forked(room, fork, person, now, drawn._replace(secret=digest("fork", room.setup.seed, fork.at).hex()))

    def chosen(self: bots.Thinkers, view: View, level: str, _: int, seconds: float) -> str:
        return choose(self, view, level, int.from_bytes(digest(level, bytes(view))[:7], "big"), seconds)

    hub.new_room, making.rematch, hub.forked = lucky_room, lucky_rematch, lucky_fork  # type: ignore[assignment,attr-defined]
    bots.Thinkers._choose = chosen  # type: ignore[assignment,method-assign]
    if AWAY_MS is not None:
        attending.AWAY_MS = int(AWAY_MS)
    sys.argv[0] = "spuds"
    main()


if __name__ == "__main__":
    main_fated()
