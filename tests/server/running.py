"""A server inside a test's own event loop, with its real sockets, rules and disk."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection

from spuds.server.app import Server, make_app
from spuds.server.config import Config
from spuds.server.payloads import NewTable
from spuds.server.run import Service, bind
from spuds.server.wire import Error, Hello, Ok, Rename, Told, Update
from tests.server.client import Visitor, browser
from tests.sharing import PATIENCE

_told: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


@dataclass
class Running:
    """A server, and the way to it."""

    base: str
    server: Server
    http: httpx.AsyncClient
    service: Service
    visitors: int = 0

    async def visitor(self) -> Visitor:
        """Return somebody who has never been here."""
        self.visitors += 1
        return await Visitor.come(self.http, self.base, self.visitors)

    async def prepared(self) -> str:
        """Wait until all rules have been loaded; return what came of it."""
        await until(lambda: self.server.kernels != "compiling")
        return self.server.kernels

    async def post(self, path: str, content: bytes | str, **headers: str) -> httpx.Response:
        """Send a body with exactly these headers, and a content type unless they have one."""
        return await self.http.post(
            self.base + path, content=content, headers={"content-type": "application/json"} | headers
        )


@contextlib.asynccontextmanager
async def serving(folder: Path, *, unsent: int = 0, **config: Any) -> AsyncIterator[Running]:
    """Run a server on the data of a folder.

    Args:
        folder: of the data.
        unsent: bytes that the system keeps of what a client has not read yet; 0 = as many as it likes.
        config: what is to be set up otherwise.
    """
    settings: dict[str, Any] = {"bot_pace": 0.0, "proxies": frozenset({"127.0.0.1"}), "compile_apart": False}
    app = make_app(Config(folder / "spuds.db", **settings | config))
    async with app.router.lifespan_context(app), browser() as http:
        listening = bind("127.0.0.1", 0)
        if unsent:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, unsent)
        ready = asyncio.Event()
        service = Service(app, app.state.server.drain, ready.set)
        running = asyncio.create_task(service.serve([listening]))
        await ready.wait()
        base = f"http://127.0.0.1:{listening.getsockname()[1]}"
        try:
            yield Running(base, app.state.server, http, service)
        finally:
            service.should_exit = True
            await running


def new_table(**changes: Any) -> NewTable:
    """Return the wish for a table of one person and a bot."""
    return msgspec.structs.replace(NewTable("potato-man", 2, "Ann", bots="random"), **changes)


class Peer:
    """The other end of a socket, a message at a time.

    Args:
        socket: open.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.updates: list[Update] = []

    async def say(self, message: Any) -> None:
        """Send a message, or exactly this text or these bytes."""
        raw = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        await self.socket.send(raw)

    async def hear(self) -> Told:
        """Return the next message."""
        told = _told.decode(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        if isinstance(told, Update):
            self.updates.append(told)
        return told

    async def answer(self, message: Any) -> Ok | Error:
        """Send a message and return the answer; updates that come before it are kept."""
        await self.say(message)
        while True:
            told = await self.hear()
            if isinstance(told, Ok | Error):
                return told

    async def update(self) -> Update:
        """Return the next update."""
        while True:
            told = await self.hear()
            if isinstance(told, Update):
                return told

    async def greet(self, seq: int = 0) -> Update:
        """Say hello and return the update that follows."""
        await self.say(Hello(seq))
        return await self.update()

    async def until(self, seq: int) -> Update:
        """Return the first update that has everything up to a number of entries."""
        while not self.updates or self.updates[-1].seq < seq:
            await self.update()
        return self.updates[-1]


@contextlib.asynccontextmanager
async def at_table(visitor: Visitor, table: str) -> AsyncIterator[Peer]:
    """Open a socket to a table; nothing has been said on it yet."""
    async with visitor.socket(table) as socket:
        yield Peer(socket)


async def goes_on(peer: Peer) -> None:
    """See that the table still answers on this socket."""
    assert isinstance(await peer.answer(Rename("still-here", "Anna")), Ok)


def code_of(told: Told) -> str:
    """Return the code of an error; "" of anything else."""
    return told.code if isinstance(told, Error) else ""
