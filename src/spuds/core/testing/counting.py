"""Tables of counts: how many lines of play there are from a position, which two implementations must agree on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Count(NamedTuple):
    """One table of a counts.txt."""

    name: str
    script: list[str]
    """How the position comes about."""
    lines: list[int]
    """Of 1, 2, ... moves."""
    ended: list[int]
    """How many of these ended the round."""


def read_counts(path: Path) -> Iterator[Count]:
    """Yield the tables of a counts.txt."""
    for part in ("\n" + path.read_text(encoding="utf-8")).split("\ntable ")[1:]:
        name, *script, lines, ended = part.strip().splitlines()
        yield Count(name, script, _figures(lines, "lines "), _figures(ended, "ended "))


def _figures(line: str, word: str) -> list[int]:
    assert line.startswith(word)
    return [int(figure) for figure in line.removeprefix(word).split()]
