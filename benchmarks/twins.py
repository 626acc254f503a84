"""The twins: the same random games in C++ and in plain Python, measured in the same run as ours."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.twin import play_games

HERE = Path(__file__).parent


def cpp_rate(seats: int, games: int, *flags: str) -> float | None:
    """Build the C++ twin and return its player decisions a second; None where there is no compiler.

    Args:
        seats: at the table.
        games: in each of three runs; the best counts.
        flags: for the compiler; -DWHOLE keeps the whole state in memory at every decision, as ours does.
    """
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "twin"
        source = HERE / "twin.cpp"
        subprocess.run(
            [compiler, "-O3", "-march=native", "-std=c++17", *flags, str(source), "-o", str(program)], check=True
        )
        runs = [_run(program, seats, games, seed) for seed in (1, 2, 3)]
    return max(run["decisions"] / run["seconds"] for run in runs)


def _run(program: Path, seats: int, games: int, seed: int) -> dict[str, Any]:
    done = subprocess.run([str(program), str(seats), str(games), str(seed)], check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def python_rate(seats: int, games: int) -> float:
    """Return the plain Python twin's player decisions a second."""
    run = play_games(seats, games, 1)
    return float(run["decisions"] / run["seconds"])
