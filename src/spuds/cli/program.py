"""How this program was started, so that commands which it prints run as they are."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

NAME = "spuds"
FILE = "FILE"
"""Stands for the name of a file in a command that is yet to be completed."""


def command_line(*args: str) -> str:
    """Return a line for a shell that runs this program as it was run now, with other arguments."""
    return shlex.join([*started_by(sys.argv[0]), *args])


def resume_line(file: str, resuming: Sequence[str]) -> str:
    """Return the line that goes on with a record. A file named "-" would mean standard input."""
    return command_line("play", "--resume", "./-" if file == "-" else file, *resuming)


def started_by(started: str) -> list[str]:
    """Return the words that start this program again: the path of its script, or a Python with `-m spuds`."""
    path = Path(started)
    if path.name == "__main__.py" and path.parent.name == NAME:
        return [_short(sys.executable, "python"), "-m", NAME]
    if path.stem == NAME and os.path.dirname(started):
        return [_short(started, NAME)]
    return [NAME]


def _short(program: str, name: str) -> str:
    """Return the name where a shell finds the program by it, else its path, from the current folder if it is below."""
    found = shutil.which(name)
    path = os.path.abspath(program)
    if found is not None and os.path.abspath(found) == path:
        return name
    here = os.getcwd() + os.sep
    if not path.startswith(here):
        return path
    below = path.removeprefix(here)
    return below if os.sep in below else os.path.join(os.curdir, below)
