"""The other floor: how fast this disk takes commits of one row each, one after another, safe against loss of power."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

ROW_BYTES = 200
"""About what an entry of a table's log takes."""


def commit_seconds(folder: Path, seconds: float) -> list[float]:
    """Return how long each commit took, over so many seconds."""
    with closing(sqlite3.connect(folder / "floor.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("CREATE TABLE entry (n INTEGER PRIMARY KEY, text TEXT NOT NULL)")
        taken: list[float] = []
        end = time.perf_counter() + seconds
        while (begun := time.perf_counter()) < end:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO entry (text) VALUES (?)", ("x" * ROW_BYTES,))
            connection.execute("COMMIT")
            taken.append(time.perf_counter() - begun)
        return taken
