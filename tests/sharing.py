"""What the workers of a run share: one compiles a game, and the others wait for it or compile another meanwhile."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from typing import TextIO, TypeVar

from spuds.core.code_cache import cache_folder
from spuds.core.registry import find_game, slugs
from spuds.server import kernels

T = TypeVar("T")

NAME = os.environ.get("PYTEST_XDIST_WORKER", "")
"""Of this worker, such as gw0; "" = all tests run in one process."""
RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID", "")
"""The same for all workers of a run."""
NUMBER = int(NAME.removeprefix("gw") or 0)
PATIENCE = 90.0
"""Seconds until what must happen has happened, on the slowest machine at its busiest."""
MOST_WORKERS = 4
"""The Makefile starts no more: each may have a browser and some servers."""


@contextmanager
def alone_with(slug: str) -> Iterator[TextIO | None]:
    """Keep other workers from compiling a game meanwhile; yield a file of notes about it that all share, if any do."""
    folder = cache_folder()
    if not NAME or folder is None:
        yield None
        return
    import fcntl  # Windows has none

    with (folder / f"lock-{slug}").open("a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield file


def once(slug: str, what: str, make: Callable[[], object]) -> None:
    """Let one worker of this run compile something of a game; the others load it from the cache when they need it."""
    with alone_with(slug) as notes:
        if notes is None:
            make()
            return
        notes.seek(0)
        done, ours = f"{RUN} {what}\n", [line for line in notes if line.startswith(RUN)]
        if done not in ours:
            make()
            notes.truncate(0)
            notes.writelines([*ours, done])


def in_own_order(things: Sequence[T]) -> list[T]:
    """Return the same things, but begin where other workers do not, so that they seldom wait."""
    first = NUMBER % max(len(things), 1)
    return [*things[first:], *things[:first]]


@cache
def compile_for_servers() -> None:
    """Get into the cache all that a server loads: the first one would take as long as the compiler does."""
    for slug in in_own_order(slugs()):
        once(slug, "for servers", partial(kernels.load, find_game(slug)))
