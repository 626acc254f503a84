"""A man in the middle who, by a seed, does to a connection what networks do.

Everything but WebSockets passes unharmed, so a browser can load the page through it. Of a WebSocket it holds frames
back, sends them twice, cuts them in two, swallows the last of a direction before it hangs up, and refuses to connect.
What TCP promises it keeps: between two losses of the whole connection nothing is reordered or missing.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

HEAD_END = b"\r\n\r\n"
DATA = (0x1, 0x2)
"""Opcodes of text and binary frames; a close frame that came twice would be the proxy's own mistake."""
LOST = (OSError, EOFError, asyncio.IncompleteReadError)


@dataclass(frozen=True)
class Weather:
    """How likely each thing is, for each frame or, for `refuse`, each connection."""

    hold: float = 0.10
    """Up to 30 ms."""
    stall: float = 0.01
    """Up to `longest` seconds."""
    twice: float = 0.10
    cut: float = 0.01
    """In the middle of the frame, then the connection is gone."""
    swallow: float = 0.01
    """This frame and all that follow in its direction for up to 0.2 s, then the connection is gone."""
    hang_up: float = 0.01
    """After the frame has passed."""
    refuse: float = 0.10
    longest: float = 0.4


FAIR = Weather(0, 0, 0, 0, 0, 0, 0)


@dataclass
class Proxy:
    """Listens on a port of its own and passes on to another; use as an async context manager."""

    port: int
    seed: int
    weather: Weather = field(default_factory=Weather)
    deeds: dict[str, int] = field(default_factory=dict)
    """How often it did what."""

    def __post_init__(self) -> None:
        self._links = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def calm(self) -> None:
        """Let everything pass from now on."""
        self.weather = FAIR

    def _did(self, deed: str) -> None:
        self.deeds[deed] = self.deeds.get(deed, 0) + 1

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._link(reader, writer)
        except (*LOST, asyncio.CancelledError):
            pass  # cancelled by us alone, in __aexit__, where nobody wants to hear of it
        finally:
            self._tasks.discard(task)
            writer.transport.abort()

    async def _link(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(HEAD_END)
        is_socket = b"upgrade: websocket" in head.lower()
        self._links += is_socket
        rng = random.Random(f"{self.seed}/{self._links}")
        if is_socket and rng.random() < self.weather.refuse:
            self._did("refuse")
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            far_writer.write(head)
            if not is_socket:
                await _first(_pipe(reader, far_writer), _pipe(far_reader, writer))
                return
            answer = await far_reader.readuntil(HEAD_END)
            writer.write(answer)
            if not answer.startswith(b"HTTP/1.1 101"):
                await _pipe(far_reader, writer)
                return
            up, down = random.Random(rng.random()), random.Random(rng.random())
            await _first(self._spoil(reader, far_writer, up), self._spoil(far_reader, writer, down))
        finally:
            far_writer.transport.abort()

    async def _spoil(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, rng: random.Random) -> None:
        """Pass frames on in one direction, until one is too much for the connection."""
        while True:
            frame = await _frame(reader)
            deed = self._choose(rng)
            if deed != "pass":
                self._did(deed)
            if deed == "hold":
                await asyncio.sleep(0.03 * rng.random())
            elif deed == "stall":
                await asyncio.sleep(self.weather.longest * rng.random())
            elif deed == "cut":
                writer.write(frame[: rng.randrange(len(frame))])
                await writer.drain()
                return
            elif deed == "swallow":
                await asyncio.sleep(0.2 * rng.random())
                return
            elif deed == "twice" and frame[0] & 0x0F in DATA:
                writer.write(frame)
            writer.write(frame)
            await writer.drain()
            if deed == "hang_up":
                return

    def _choose(self, rng: random.Random) -> str:
        left = rng.random()
        for deed in ("hold", "stall", "twice", "cut", "swallow", "hang_up"):
            left -= getattr(self.weather, deed)
            if left < 0:
                return deed
        return "pass"


async def _frame(reader: asyncio.StreamReader) -> bytes:
    """Return the next frame of a WebSocket as it came, header, mask and all."""
    head = await reader.readexactly(2)
    length, more = head[1] & 0x7F, b""
    if length >= 126:
        more = await reader.readexactly(2 if length == 126 else 8)
        length = int.from_bytes(more, "big")
    masked = 4 if head[1] & 0x80 else 0
    return head + more + await reader.readexactly(masked + length)


async def _pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()


async def _first(*ways: Coroutine[Any, Any, None]) -> None:
    """Run both directions until either ends, in whatever way."""
    tasks = [asyncio.create_task(way) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
