"""Get the rules of a game ready: load them from the cache, and compile them elsewhere if they are not there.

The compiler takes some 250 MB that it never gives back, so it runs in a process of its own for each game, once after
each change of the rules. This module is that process, too: `python -m spuds.server.kernels GAME`.
"""

from __future__ import annotations

import asyncio
import hashlib
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from spuds.bots import LEVELS, make_bot
from spuds.core.code_cache import KEEP_SECONDS, cache_folder, sources_digest
from spuds.core.game import Game
from spuds.core.jit import JIT
from spuds.core.notation import move_text
from spuds.core.options import needed_options
from spuds.core.registry import find_game
from spuds.core.table import Table
from spuds.server.logs import log_of

MOST_MOVES = 60
"""That bots make at each table; enough to meet every hook."""

log = log_of("kernels")


def _always() -> bool:
    return True


def exercise(game: Game, wanted: Callable[[], bool] = _always) -> bool:
    """Use every kernel that a table needs, at its least and its most seats.

    Args:
        game: the game.
        wanted: asked before each move whether to go on: a thread cannot be stopped from outside.

    Returns:
        Whether this came to its end.
    """
    for seats in {game.seats[0], game.seats[-1]}:
        table = Table.with_options(game, seats, needed_options(game.Options, seats))
        for number in range(MOST_MOVES):
            if not wanted():
                return False
            table.settle(number)
            if not table.waiting:
                break
            mover = table.waiting[0]
            assert mover != "*"
            view = table.view(mover)
            level = LEVELS[number % len(LEVELS)]
            action = make_bot(game, level, iterations=1).choose(view, number)
            game.why_not(view.array[0], mover, action)
            table.play(move_text(game, mover, action))
        table.log("spectator")
        table.result()
    return True


def is_cached(game: Game) -> bool:
    """Say whether a process of its own is of no use: these sources were compiled before, or there is no cache."""
    stamp = _stamp(game)
    if not JIT or stamp is None:
        return True
    return stamp.exists() and time.time() - stamp.stat().st_mtime < KEEP_SECONDS


async def compile_apart(game: Game) -> None:
    """Compile a game in a process of its own. Should that fail, loading compiles what is missing, or says why."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__, game.slug), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )
    try:
        await child.wait()
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()


def load(game: Game, wanted: Callable[[], bool] = _always) -> bool:
    """Load a game into this process, and note that it is cached. Return False if this was no longer wanted."""
    if not (wanted() and exercise(game, wanted)):
        return False
    stamp = _stamp(game)
    if stamp is not None:
        stamp.touch()
    return True


def _stamp(game: Game) -> Path | None:
    """Return a file that stands for a game, compiled: its name changes with the sources."""
    folder = cache_folder()
    if folder is None:
        return None
    units = ("spuds.bots", game.State.__module__.rpartition(".")[0])
    digests = "".join(sources_digest(("spuds.core", unit)) for unit in units)
    return folder / f"ready-{hashlib.sha256(digests.encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    load(find_game(sys.argv[1]))
