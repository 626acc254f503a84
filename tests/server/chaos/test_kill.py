"""Kill the server at random moments: every acknowledged request is there once, and nobody loses their place."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from spuds.core.registry import slugs
from tests.server.chaos.checks import assert_only_overtaken, check
from tests.server.chaos.people import Crowd, Guest, Party
from tests.server.chaos.process import Server
from tests.server.client import browser

KILLS = int(os.environ.get("SPUDS_KILLS", "50"))
"""In all; `make chaos` sets more."""
A_SERVER = 10
"""Kills of one server, one after another, on the same data."""
TABLES = 4
"""At once."""


class Killer:
    """Kills the server once, at a moment that is drawn anew each time."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self._server = server
        self._rng = rng
        self._left = -1
        self._what = ""
        self._wait = 0.0
        self.done = asyncio.Event()

    def aim(self) -> None:
        """Draw the next moment: after some messages to or from the server, just then or soon; or any time."""
        self.done.clear()
        rng = self._rng
        self._what = rng.choice(["sent", "sent", "told", "time"])
        self._left = rng.randint(1, 120)
        self._wait = rng.choice([0.0, rng.uniform(0, 0.004)])
        if self._what == "time":
            asyncio.get_running_loop().call_later(rng.uniform(0, 3), self._kill)

    def watch(self, what: str) -> None:
        """Count a message of a player."""
        if what == self._what and self._left > 0:
            self._left -= 1
            if self._left == 0 and self._wait == 0:
                self._kill()
            elif self._left == 0:
                asyncio.get_running_loop().call_later(self._wait, self._kill)

    def _kill(self) -> None:
        self._server.kill()
        self.done.set()


@pytest.mark.timeout(240)
@pytest.mark.parametrize("seed", range(-(-KILLS // A_SERVER)))
def test_whatever_was_acknowledged_is_there_once_however_often_the_server_is_killed(seed: int, tmp_path: Path) -> None:
    asyncio.run(_kill_and_go_on(seed, tmp_path))


async def _kill_and_go_on(seed: int, folder: Path) -> None:
    rng = random.Random(f"kill/{seed}")
    server = Server(folder)
    try:
        await server.start()
        killer, parties, closing = Killer(server, rng), list[Party](), asyncio.Event()
        async with browser() as http, asyncio.TaskGroup() as tasks:
            crowd = Crowd(http, server.base, server.base, rng, silence=3, watch=killer.watch)

            async def play_on() -> None:
                while not closing.is_set():
                    parties.append(await crowd.party())

            players = [tasks.create_task(play_on()) for _ in range(TABLES)]
            for _ in range(min(A_SERVER, KILLS - seed * A_SERVER)):
                killer.aim()
                await killer.done.wait()
                server.spawn()
            await server.ready()
            closing.set()
            await asyncio.gather(*players)
            for party in parties:
                await check(party, server.database)
        assert server.kills == min(A_SERVER, KILLS - seed * A_SERVER)
        assert await server.stop() == 0
        assert "Traceback" not in server.said.read_text(encoding="utf-8")
        everybody: list[Guest] = [player for party in parties for player in party.players]
        assert max(player.connections for player in everybody) > 1
        assert_only_overtaken(everybody)
        assert {party.game for party in parties} == set(slugs()), "a game was left out, so this shows too little"
        assert not any(party.refused for party in parties)
    finally:
        server.kill()
