"""Lines that are too long for a terminal, broken between words and never within one."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import TextIO

HANGING = 2
"""Columns by which the rest of a long line stands in."""
NARROWEST = 30
"""Columns that are left for text, however deep it would have to stand in."""


def width_of(stream: TextIO) -> int | None:
    """Return the columns of the terminal behind a stream; None where there is none, and lines stay whole."""
    return shutil.get_terminal_size().columns if stream.isatty() else None


def outgrows_terminal(text: str) -> bool:
    """Say whether somebody at a terminal would see but the end of a text."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    return text.count("\n") + 1 >= shutil.get_terminal_size().lines


def wrapped(text: str, width: int | None, indent: int = 0) -> list[str]:
    """Return a text in lines of at most `width`, all but the first standing in by `indent`.

    >>> wrapped("one two three", 8, 2)
    ['one two', '  three']
    """
    if width is None:
        return [text]
    lines: list[str] = []
    for line in text.split("\n"):
        if len(line) <= width:
            lines.append(line)
            continue
        depth = indent if width - indent >= NARROWEST else min(indent, HANGING)
        lines += textwrap.wrap(
            line,
            width,
            subsequent_indent=" " * depth,
            break_long_words=False,
            break_on_hyphens=False,
        )
    return lines


def aligned(pairs: Sequence[tuple[str, str]], width: int | None) -> list[str]:
    """Return words and what they mean in two columns; a meaning goes on in its own column."""
    words = max((len(word) for word, _ in pairs), default=0) + 2
    return [line for word, text in pairs for line in wrapped(f"{word:<{words}}{text}", width, words)]


def hanging(line: str) -> int:
    """Return by how much the rest of a line stands in: that of a list's item below its text."""
    found = re.match(r"\s*(?:[-*]|\d+\.)\s+", line)
    return len(found[0]) if found else 0
