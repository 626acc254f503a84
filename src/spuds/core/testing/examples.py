"""Worked examples of the rules, each in a file of its own: what it shows, and a script that a game's tests play."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class ScriptError(AssertionError):
    """The game does not go as the script says."""


class Example(NamedTuple):
    """A worked example: what it shows, where it comes from, the rules it is about, and its script."""

    shows: str
    source: str
    rules: tuple[str, ...]
    lines: tuple[str, ...]


def read_example(folder: Path, name: str) -> Example:
    """Read <name>.game of a folder: the lines `shows`, `source`, `rules`, then the script.

    Raises:
        ScriptError: it begins with other lines.
    """
    path = folder / f"{name}.game"
    shows, source, rules, *lines = path.read_text(encoding="utf-8").splitlines()
    head = [line.partition(" ") for line in (shows, source, rules)]
    if [word for word, _, _ in head] != ["shows", "source", "rules"]:
        raise ScriptError(f"{path.name} must begin with the lines shows, source and rules")
    return Example(head[0][2], head[1][2], tuple(head[2][2].split()), tuple(lines))
