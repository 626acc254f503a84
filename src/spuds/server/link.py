"""What goes out through one socket. A slow client loses old views, never the newest, and holds nobody up.

Answers wait in a short queue. Of updates only that one is due is remembered: it is built when the socket can take it,
from the table as it is then, with all events since the last one that was sent.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from spuds.server import wire
from spuds.server.metrics import Metrics

MOST_ANSWERS = 16
"""Answers that wait for a slow client; its next request is read when there is room again."""

_encoder = msgspec.json.Encoder()


class Source(Protocol):
    """A table, as far as a link needs it."""

    @property
    def settled(self) -> bool:
        """Whether all that the table shows is on disk."""
        ...

    def update(self, person: str, since: int) -> tuple[int, str]:
        """Return the number of entries, and the encoded Update of a person who has those up to `since`."""
        ...


class Link:
    """The outgoing half of a socket.

    Args:
        person: who listens.
        source: the table.
        send: sends one text frame; returns once the connection can take another.
        metrics: counts what is sent and what is left out.
    """

    def __init__(self, person: str, source: Source, send: Callable[[str], Awaitable[None]], metrics: Metrics) -> None:
        self.person = person
        self.close_code = 0
        """With which code to close once all answers are out; 0 = stay open."""
        self._source = source
        self._send = send
        self._metrics = metrics
        self._answers: deque[str] = deque()
        self._since: int | None = None
        self._due = False
        self._stirred = asyncio.Event()
        self._taken: asyncio.Event | None = None
        """Set once there is room for answers; None while there is."""

    def greet(self, since: int) -> None:
        """Begin to send updates, or begin anew, for a client that has everything up to `since`."""
        self._since = since
        self._due = True
        self._stirred.set()

    def stir(self) -> None:
        """Note that the table has changed."""
        if self._due and self._since is not None:
            self._metrics.dropped.inc()
        self._due = True
        self._stirred.set()

    def tell(self, told: wire.Told) -> None:
        """Send a message as soon as the client takes it. Whoever answers a request waits for `has_room` first."""
        self._answers.append(_encoder.encode(told).decode())
        if len(self._answers) >= MOST_ANSWERS and self._taken is None:
            self._taken = asyncio.Event()
        self._stirred.set()

    async def has_room(self) -> None:
        """Wait until one more answer may be put into the queue."""
        if self._taken is not None:
            await self._taken.wait()

    def close(self, code: int) -> None:
        """End `run` once all answers are sent."""
        self.close_code = self.close_code or code
        self._stirred.set()

    async def run(self) -> None:
        """Send what there is to send until the link is closed."""
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            while (text := self._next()) is not None:
                await self._send(text)
            if self.close_code:
                return

    def _next(self) -> str | None:
        if self._answers:
            text = self._answers.popleft()
            if self._taken is not None and len(self._answers) < MOST_ANSWERS:
                self._taken.set()
                self._taken = None
            return text
        # While a commit is under way the table is ahead of the disk; it stirs its links afterwards.
        if self._since is None or not self._due or self.close_code or not self._source.settled:
            return None
        self._due = False
        self._since, text = self._source.update(self.person, self._since)
        self._metrics.told.inc()
        return text
