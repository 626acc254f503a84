"""Read what a player types."""

from __future__ import annotations

import contextlib
import sys


def prepare_typing(*, plain: bool) -> None:
    """Let the player edit the line and call back earlier ones, where the terminal can move its cursor."""
    if not plain and sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  input() uses it once it is there


def read_line(prompt: str) -> str | None:
    """Return a line, or None at the end of the input. Lines that come from a pipe are shown."""
    try:
        line = input(prompt)
    except EOFError:
        print()
        return None
    if not sys.stdin.isatty():
        print(line)
    return line
