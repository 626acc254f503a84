"""Games among bots alone, through actors, threads and the disk: every one of them ends."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import msgspec
import pytest

from spuds.core.options import needed_options
from spuds.core.registry import find_game, slugs
from spuds.server.bots import Thinkers
from spuds.server.hub import Hub
from spuds.server.limits import NO_LIMITS
from spuds.server.making import fresh, new_room
from spuds.server.metrics import Metrics
from spuds.server.payloads import NewTable
from spuds.server.room import Room
from spuds.server.store import Store
from spuds.server.surroundings import Surroundings, now_ms
from spuds.server.wire import Stand
from tests.server.short import short_options

GAMES = int(os.environ.get("SPUDS_BOT_GAMES", "100"))
"""CI plays 500, in which every kind of table occurs."""
AT_ONCE = 64
LONG = 13
"""One of so many games of each kind is not made short; a prime, so that all numbers of seats have their turn."""
PERSON = "starter"


async def play_one(hub: Hub, number: int) -> int:
    """Let bots play a whole game at a table whose maker has stood up, and return how many entries it took."""
    game = find_game(slugs()[number % len(slugs())])
    seats = game.seats[number // len(slugs()) % len(game.seats)]
    is_long = number // len(slugs()) % LONG == 0
    options = needed_options(game.Options, seats) if is_long else short_options(game, seats)
    new = NewTable(game.slug, seats, "Ann", options=options, bots=("random", "thumb")[number // LONG % 2])
    setup, entries = new_room(new, PERSON, now_ms(), fresh())
    room = Room.fold(setup, entries)
    entries = [*entries, *room.ask(Stand("stand"), PERSON, now_ms())]
    actor = await hub.table(await hub.begin(setup, entries))
    async with asyncio.timeout(120):
        while await actor.look(lambda room: room.phase) != "over":
            await asyncio.sleep(0.25)
    return actor.seq


@pytest.mark.timeout(500)
async def test_every_game_among_bots_ends(tmp_path: Path) -> None:
    metrics = Metrics()
    store = await Store.open(tmp_path / "spuds.db")
    thinkers = Thinkers(2, 0.0, metrics)
    hub = Hub(Surroundings(store, thinkers, metrics, NO_LIMITS), idle_seconds=300)
    for slug in slugs():
        hub.set_ready(slug, ready=True)
    waiting = iter(range(GAMES))
    lengths: list[int] = []

    async def play() -> None:
        for number in waiting:
            lengths.append(await play_one(hub, number))

    begun = time.monotonic()
    await asyncio.gather(*(play() for _ in range(AT_ONCE)))
    print(f"{GAMES} games, {sum(lengths)} entries, {time.monotonic() - begun:.1f} s")
    assert len(lengths) == GAMES
    assert b"spuds_bots_crashed_total 0.0" in metrics.page()
    one = await store.load(hub._actors()[-1].id)
    assert one is not None
    assert Room.fold(one.setup, one.entries).phase == "over"
    assert msgspec.json.encode(one.entries)
    await hub.drain()
    thinkers.close()
    await store.close()
