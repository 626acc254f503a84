"""The tables of a server while the rules of its games are being compiled."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from spuds.core.game import Game
from spuds.core.options import needed_options
from spuds.core.registry import find_game, slugs
from spuds.server import app
from spuds.server import hub as hubs
from spuds.server.bots import Thinkers
from spuds.server.hub import Hub
from spuds.server.limits import NO_LIMITS
from spuds.server.metrics import Metrics
from spuds.server.refused import Refused
from spuds.server.store import Store
from spuds.server.surroundings import Surroundings
from tests.server.running import new_table, serving

PERSON = "ann"


@pytest.fixture
async def around(tmp_path: Path) -> AsyncIterator[Surroundings]:
    metrics = Metrics()
    store = await Store.open(tmp_path / "spuds.db")
    thinkers = Thinkers(2, 0.0, metrics)
    yield Surroundings(store, thinkers, metrics, NO_LIMITS)
    thinkers.close()
    await store.close()


async def test_who_waits_for_rules_is_told_what_came_of_it(
    around: Surroundings, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Hub(around, idle_seconds=300)
    first.set_ready(new_table().game, ready=True)
    made = await first.make(new_table(), PERSON)
    compiling = Hub(around, idle_seconds=300)
    both = asyncio.gather(compiling.table(made), compiling.make(new_table(), PERSON), return_exceptions=True)
    await asyncio.sleep(0.05)
    assert not both.done()
    await compiling.drain()
    assert [str(error) for error in await both] == ["restarting", "restarting"]
    monkeypatch.setattr(hubs, "READY_SECONDS", 0.01)
    slow = Hub(around, idle_seconds=300)
    with pytest.raises(Refused, match="not-ready"):
        await slow.table(made)
    with pytest.raises(Refused, match="not-ready"):
        await slow.make(new_table(), PERSON)
    await slow.drain()
    await first.drain()


async def test_a_game_is_played_while_others_are_being_compiled(
    around: Surroundings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "READY_SECONDS", 0.01)
    first = Hub(around, idle_seconds=300)
    one, other, *_ = (slug for slug in slugs() if not needed_options(find_game(slug).Options, 2))
    first.set_ready(one, ready=True)
    await first.table(await first.make(new_table(game=one), PERSON))
    with pytest.raises(Refused, match="not-ready"):
        await first.make(new_table(game=other), PERSON)
    with pytest.raises(Refused, match="no-table"):
        await first.table("a-table")
    with pytest.raises(Refused, match="no-game"):
        await first.make(new_table(game="poker"), PERSON)
    await first.drain()


async def test_a_game_that_cannot_be_loaded_keeps_no_other_from_being_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, *_ = (slug for slug in slugs() if not needed_options(find_game(slug).Options, 2))

    def found(slug: str) -> Game:
        if slug == other:
            raise ImportError("somebody else's game")
        return find_game(slug)

    monkeypatch.setattr(app, "find_game", found)
    async with serving(tmp_path) as running:
        await running.server.hub.make(new_table(game=one), PERSON)
        with pytest.raises(Refused, match="not-ready"):
            await running.server.hub.make(new_table(game=other), PERSON)
        assert await running.prepared() == "failed"
