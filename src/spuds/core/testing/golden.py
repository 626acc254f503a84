"""Golden games: whole games that must come out the same, byte for byte, in record, score sheet and logs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path

from spuds.core.notation import Record, read_record
from spuds.core.replays import replay
from spuds.core.table import Table


def read_golden(path: Path) -> Record:
    """Return the record that stands in the first line of a golden game."""
    return read_record(path.read_text(encoding="utf-8").splitlines()[0])


def replay_golden(path: Path) -> Table:
    """Replay that record; what it claims for a result is looked at elsewhere."""
    record = read_golden(path)
    record.result = None
    return replay(record)


def check_golden(
    path: Path,
    table: Table,
    sheet_lines: Callable[[Table], Iterable[str]],
    wrapped: Callable[[list[str]], Iterable[str]],
) -> None:
    """Compare a golden game with all that must not change of it, or write it anew where SPUDS_GOLDEN=rewrite.

    That is the record with its result, the score sheet, and the logs of seat 0 and of a spectator.

    Args:
        path: of the golden game.
        table: at which it was played.
        sheet_lines: puts the score sheet into lines.
        wrapped: puts a log into lines of a few moves each.
    """
    parts = [table.record().to_json(), "", *sheet_lines(table)]
    for viewer in (0, "spectator"):
        who = f"seat {viewer}" if viewer == 0 else "a spectator"
        parts += ["", f"log of {who}", *wrapped(table.log(viewer))]
    text = "\n".join(parts) + "\n"
    if os.environ.get("SPUDS_GOLDEN") == "rewrite":
        path.write_text(text, encoding="utf-8", newline="\n")
    assert text == path.read_text(encoding="utf-8")
