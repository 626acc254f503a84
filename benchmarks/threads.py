"""What a second core adds: kernels release the GIL, so two threads play nearly twice as many games."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from spuds.core.chance import seeded
from spuds.core.drive import make_playouts
from spuds.core.game import Game


def two_threads(game: Game, seats: int, games: int) -> float:
    """Return how many times the games of one thread two threads play in the same time, the best of three."""
    playouts = make_playouts(game)
    table = game.table(seats, game.Options())

    def play(thread: int) -> None:
        scores, wins, one = np.zeros(seats, np.int64), np.zeros(seats), np.zeros(seats, np.int64)
        playouts(table, table.copy(), seeded(thread), games, scores, wins, one)

    def seconds(threads: int) -> float:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play, range(threads)))
            began = time.perf_counter()
            list(pool.map(play, range(threads)))
            return time.perf_counter() - began

    return max(2 * seconds(1) / seconds(2) for _ in range(3))
