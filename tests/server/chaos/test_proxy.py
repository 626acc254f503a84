"""Spoil the network by seeds: whatever is held back, doubled or lost, all see at the end what the server has."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

from spuds.core.registry import slugs
from tests.server.chaos.checks import assert_only_overtaken, check
from tests.server.chaos.people import Crowd, Guest
from tests.server.chaos.process import Server
from tests.server.chaos.proxy import FAIR, Proxy
from tests.server.client import browser

SEEDS = int(os.environ.get("SPUDS_SEEDS", "30"))
"""In all; `make chaos` sets more."""
A_SERVER = 15
"""Seeds on one server."""
AT_ONCE = 6
DEEDS = {"hold", "stall", "twice", "cut", "swallow", "hang_up", "refuse"}


@pytest.mark.timeout(240)
@pytest.mark.parametrize("first", range(0, SEEDS, A_SERVER))
def test_whatever_the_network_does_all_see_what_the_server_has(first: int, tmp_path: Path) -> None:
    done = asyncio.run(_play_through(range(first, min(first + A_SERVER, SEEDS)), tmp_path))
    assert set(done) >= {*DEEDS, *slugs()}, "the proxy or the people left something out, so this shows too little"
    assert done["change"], "nobody changed a sealed answer, so this shows too little"
    assert done["withdraw"] + done["undo"], "nobody took anything back, so this shows too little"


async def _play_through(seeds: range, folder: Path) -> Counter[str]:
    """Play a table behind a proxy for each seed, and return what the proxies and the people did in all."""
    server, done, gate = Server(folder), Counter[str](), asyncio.Semaphore(AT_ONCE)
    try:
        await server.start()
        async with asyncio.TaskGroup() as tasks:
            for seed in seeds:
                tasks.create_task(_play(server, seed, gate, done))
        assert await server.stop() == 0
        assert "Traceback" not in server.said.read_text(encoding="utf-8")
        return done
    finally:
        server.kill()


async def _play(server: Server, seed: int, gate: asyncio.Semaphore, done: Counter[str]) -> None:
    async with gate, browser() as http, Proxy(server.port, seed) as proxy:
        crowd = Crowd(
            http, server.base, proxy.base, random.Random(f"proxy/{seed}"), 1.0, visitors=seed * 100, parties=seed
        )
        party = await crowd.party()
        proxy.calm()
        done.update(await check(party, server.database))
        done[party.game] += 1
        everybody: list[Guest] = party.players
        assert_only_overtaken(everybody)
        assert not party.refused
        done.update(proxy.deeds)


def test_in_fair_weather_the_proxy_passes_everything_on_as_it_is() -> None:
    texts = ["a", "b" * 125, "c" * 126, "d" * 65_535, "e" * 65_536, "f" * 200_000]
    assert asyncio.run(_echoed(texts)) == texts


async def _echoed(texts: list[str]) -> list[str]:
    async def echo(socket: ServerConnection) -> None:
        async for text in socket:
            await socket.send(text)

    async with serve(echo, "127.0.0.1", 0, compression=None) as far:
        port = far.sockets[0].getsockname()[1]
        async with Proxy(port, 1, FAIR) as proxy, connect(f"{proxy.base.replace('http', 'ws')}/", proxy=None) as socket:
            heard = []
            for text in texts:
                await socket.send(text)
                heard.append(str(await socket.recv()))
            assert proxy.deeds == {}
            return heard
