"""How long one waits: imports, a cold compile, a warm start. Each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

COMPILE = """
import sys, time, numpy as np
from spuds import Table, find_game
from spuds.core.chance import seeded
from spuds.core.drive import make_playouts
game = find_game(sys.argv[1])
work = game.table(4, game.Options())
began = time.perf_counter()
make_playouts(game)(work.copy(), work, seeded(1), 1, np.zeros(4, np.int64), np.zeros(4), np.zeros(4, np.int64))
rules = time.perf_counter() - began
table = Table(game, 4)
table.settle(1)
view = table.view(table.waiting[0])
from spuds.bots import make_bot
began = time.perf_counter()
make_bot(game, "search", iterations=10).choose(view, 1)
print(rules, rules + time.perf_counter() - began)
"""


def import_seconds() -> float:
    """Return how long `import spuds` takes, without starting the interpreter."""
    return _best("import time; t = time.perf_counter(); import spuds; print(time.perf_counter() - t)", {})[0]


def compile_seconds(slug: str) -> tuple[float, float]:
    """Return how long a cold compile of a game takes: rules and playouts; the same with search. The best of three."""
    runs = []
    for _ in range(3):
        with tempfile.TemporaryDirectory() as folder:
            runs.append(_run(COMPILE, {"SPUDS_CACHE": folder}, slug))
    return min(run[0] for run in runs), min(run[1] for run in runs)


PLAYED = """
import sys
sys.modules["scipy"] = sys.modules["coverage"] = None  # numba loads them where the tests' tools are installed
from spuds.cli import main
sys.argv = ["spuds", "play", sys.argv[1], "--plain", "--seed", "1"]
main()
"""


def warm_seconds(slug: str) -> float:
    """Return how long `spuds play` takes to its first decision, interpreter and all, once compiled. Best of six."""
    best = float("inf")
    for _ in range(7):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", PLAYED, slug], input="", capture_output=True, text=True, check=False)
        best = min(best, time.perf_counter() - began)
    return best


def _best(code: str, extra: dict[str, str]) -> list[float]:
    return min(_run(code, extra) for _ in range(5))


def _run(code: str, extra: dict[str, str], *arguments: str) -> list[float]:
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, **extra},
    )
    return [float(part) for part in done.stdout.split()]
