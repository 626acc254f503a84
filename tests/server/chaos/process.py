"""A server in a process of its own that can be killed at any moment and started again on the same data."""

from __future__ import annotations

import asyncio
import os
import random
import socket
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import httpx

from spuds.cli import spuds
from tests.sharing import MOST_WORKERS, NUMBER, PATIENCE

PORTS = range(20_000 + NUMBER, 32_000, MOST_WORKERS)
"""Of this worker alone, and below those that a system gives to whoever asks for any: the port of a server is free until
it starts, and again whenever it has been killed."""


def free_port() -> int:
    """Return a port on which nobody listens now."""
    for port in random.SystemRandom().sample(PORTS, 100):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


_forks = get_context("forkserver")
_forks.set_forkserver_preload(["tests.server.chaos.nursery"])


def _serve(said: str, arguments: list[str]) -> None:
    """Be a server, as the command line would be."""
    out = os.open(said, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(out, 1)
    os.dup2(out, 2)
    spuds.main(["serve", *arguments])


class Server:
    """`spuds serve` on a folder, in a process that is forked from one which has loaded all that it needs.

    Args:
        folder: of the data, and of what the server says (`said`).
        arguments: further ones of the command.
    """

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.said = folder / "said.txt"
        self.kills = 0
        own = ["--port", str(self.port), "--data", str(folder), "--bot-pace", "0", "--proxy", "127.0.0.1", "--no-open"]
        self._arguments = [*own, *arguments]
        self._process: ForkServerProcess | None = None

    async def start(self) -> None:
        """Start it and wait until it is ready to make tables."""
        self.spawn()
        await self.ready()

    def spawn(self) -> None:
        """Start it without waiting for anything."""
        self._process = _forks.Process(target=_serve, args=(str(self.said), self._arguments), daemon=True)
        self._process.start()

    async def ready(self) -> None:
        """Wait until it is ready to make tables."""
        assert self._process is not None
        async with httpx.AsyncClient(trust_env=False, timeout=5) as http, asyncio.timeout(PATIENCE):
            while not await self._is_ready(http):
                assert self._process.is_alive(), self.said.read_text(encoding="utf-8")
                await asyncio.sleep(0.02)

    async def _is_ready(self, http: httpx.AsyncClient) -> bool:
        try:
            response = await http.get(f"{self.base}/healthz")
        except httpx.TransportError:
            return False
        return response.status_code == httpx.codes.OK and response.json()["kernels"] == "ready"

    @property
    def database(self) -> Path:
        """The file of its tables."""
        return next(self.folder.glob("*.db"))

    def kill(self) -> None:
        """Kill it at once: it learns nothing of it. Killing it twice is killing it once."""
        if self._process is not None and self._process.is_alive():
            self._process.kill()
            self._process.join()
            self.kills += 1

    async def stop(self) -> int | None:
        """Ask it to end, as one who restarts it would, and return its exit code."""
        assert self._process is not None
        self._process.terminate()
        await asyncio.to_thread(self._process.join, 20)
        return self._process.exitcode
