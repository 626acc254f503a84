"""What is asked of one table, in order. Requests of people are bounded; the rest is bounded by who may sit there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from spuds.server.entries import Entry
from spuds.server.refused import Refused
from spuds.server.room import Room

MOST_WAITING = 256
"""Things that wait for one table; one more request is refused as "busy"."""

Do: TypeAlias = Callable[[Room, int], list[Entry]]
"""Changes a room at a time in milliseconds, and returns the entries that this led to."""


@dataclass(slots=True, eq=False)
class Work:
    """One thing to be done."""

    run: Callable[[Room, int], Any]
    done: asyncio.Future[Any]
    changes: bool
    """Whether `run` returns entries to be committed; else whatever was looked up."""
    presence: bool = False
    """Whether it changes who is here, which is shown but not logged."""
    again: bool = False
    """Whether it was put back."""

    def end(self, found: Any) -> None:
        """Tell whoever waits what came of it."""
        if not self.done.done():
            self.done.set_result(found)

    def fail(self, refused: Refused) -> None:
        """Tell whoever waits that nothing came of it."""
        if not self.done.done():
            self.done.set_exception(refused)


class Inbox:
    """The queue of one table."""

    def __init__(self) -> None:
        self.is_closed = False
        self._queue: asyncio.Queue[Work | None] = asyncio.Queue()

    def __len__(self) -> int:
        return self._queue.qsize()

    def check_open(self) -> None:
        """Refuse a request that cannot be taken now.

        Raises:
            Refused: "restarting" or "busy".
        """
        if self.is_closed:
            raise Refused("restarting")
        if len(self) >= MOST_WAITING:
            raise Refused("busy")

    def post(self, run: Callable[[Room, int], Any], *, changes: bool, presence: bool = False) -> asyncio.Future[Any]:
        """Put something into the queue and return what will come of it."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Work(run, done, changes, presence))
        return done

    def let(self, run: Do, *, presence: bool = False) -> None:
        """Put something into the queue that nobody waits for; what matters of its failing is logged elsewhere."""
        self.post(run, changes=True, presence=presence).add_done_callback(_forget_failure)

    def put_back(self, work: Work) -> None:
        """Let something be done once more, after what waits; if that was tried before, or there is no after, it fails.

        A request that is carried out already by then does nothing more.
        """
        if work.again or self.is_closed:
            work.fail(Refused("not-saved"))
        else:
            work.again = True
            self._queue.put_nowait(work)

    def close(self) -> None:
        """Refuse requests from now on; `take` returns None once what has come before is done."""
        self.is_closed = True
        self._queue.put_nowait(None)

    async def take(self) -> Work | None:
        """Return the next thing to be done that somebody still waits for; None = there will be no more."""
        while True:
            work = await self._queue.get()
            # Whoever asked and has gone since was never told that it would be done.
            if work is None or not work.done.cancelled():
                return work


def _forget_failure(done: asyncio.Future[Any]) -> None:
    if not done.cancelled():
        done.exception()
