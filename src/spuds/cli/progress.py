"""Say on stderr what takes long: the first compilation of a game, games being played."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

CLEAR = "\r\x1b[K"


class Compiling:
    """Tells of the first kernel that has to be compiled, and on a terminal of every other one in the same line."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.compiled: list[str] = []
        self._since = time.monotonic()

    def report(self, kernel: str) -> None:
        """Tell that a kernel is being compiled."""
        line = f"compiling {self.what}; this is done once"
        if sys.stderr.isatty():
            print(f"{CLEAR}{line}: {kernel}", end="", file=sys.stderr, flush=True)
        elif not self.compiled:
            print(line, file=sys.stderr, flush=True)
        self.compiled.append(kernel)

    @property
    def seconds(self) -> float:
        """How long it has been at it."""
        return time.monotonic() - self._since

    def close(self) -> None:
        """Clear the line."""
        if self.compiled and sys.stderr.isatty():
            print(CLEAR, end="", file=sys.stderr, flush=True)


@contextmanager
def compiling(what: str) -> Iterator[Compiling]:
    """Watch for compilation of `what`, such as "the rules of Potato Man", and say so when it happens."""
    from spuds.core.jit import compilation_watched

    watch = Compiling(what)
    try:
        with compilation_watched(watch.report):
            yield watch
    finally:
        watch.close()
