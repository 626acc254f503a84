"""All tables of a server: which of them are in memory, how new ones are made, what the lobby shows."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from spuds.core.registry import slugs
from spuds.server import payloads, wire
from spuds.server.actor import Actor
from spuds.server.entries import Entry, Setup
from spuds.server.logs import log_of, short
from spuds.server.making import forked, fresh, new_room
from spuds.server.refused import Refused
from spuds.server.room import Room
from spuds.server.store import Store, StoreFailed, Summary
from spuds.server.surroundings import Surroundings

SWEEP_SECONDS = 15.0
"""Between two looks for tables that may leave memory."""
MOST_LISTED = 50
LISTED_MS = 24 * 3600 * 1000
"""How long the lobby shows a table at which nothing changes."""
STOP_SECONDS = 3.0
"""For a table to finish what was asked of it before a restart."""
RESTARTED = 1012
"""Close code: the service restarts, come back."""
READY_SECONDS = 300.0
"""For the rules to be compiled, before whoever waits for that is told to come back."""

log = log_of("hub")


class Hub:
    """The tables of one server.

    Args:
        around: what tables share.
        idle_seconds: how long a table that nobody looks at stays in memory.
    """

    def __init__(self, around: Surroundings, idle_seconds: float) -> None:
        self.draining = False
        self._around = around
        self._idle_seconds = idle_seconds
        self._live: dict[str, asyncio.Task[Actor]] = {}
        loop = asyncio.get_running_loop()
        self._ready: dict[str, asyncio.Future[bool]] = {slug: loop.create_future() for slug in slugs()}
        self._sweeping = asyncio.create_task(self._sweep())

    def set_ready(self, game: str, *, ready: bool) -> None:
        """Say that the rules of a game can be used now, or never."""
        if not self._ready[game].done():
            self._ready[game].set_result(ready)

    async def table(self, table: str) -> Actor:
        """Return a table, from the disk if it is not in memory. Several who ask at once share the work.

        Raises:
            Refused: there is none of that id, it cannot be read, or the server is about to restart.
        """
        self._check_open()
        task = self._live.get(table)
        if task is None:
            task = self._live[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda done: self._forget_unloaded(table, done))
        return await asyncio.shield(task)

    async def make(self, new: payloads.NewTable, person: str) -> str:
        """Make a table as a visitor wants it and return its id.

        Raises:
            Refused: what is wanted cannot be, or could not be saved.
        """
        await self._check_ready(new.game)
        return await self.begin(*new_room(new, person, self._around.clock(), fresh()))

    async def fork(self, actor: Actor, fork: payloads.Fork, person: str) -> str:
        """Make a table that goes on from a move of a game that is over, and return its id.

        Raises:
            Refused: there is no such move, the game is not over, or it could not be saved.
        """
        made = await actor.look(lambda room: forked(room, fork, person, self._around.clock(), fresh()))
        return await self.begin(*made)

    async def begin(self, setup: Setup, entries: list[Entry]) -> str:
        """Store a new table, let it live and return its id.

        Raises:
            Refused: it could not be saved.
        """
        room = Room.fold(setup, entries)
        try:
            await self._around.store.create(setup, entries, room.index())
        except StoreFailed as error:
            raise Refused("not-saved") from error
        self._around.metrics.made.inc()
        self._live[setup.id] = asyncio.create_task(self._enliven(room))
        return setup.id

    async def lobby(self) -> list[payloads.Listed]:
        """Return the public tables that are not over, those first at which something changed last.

        Raises:
            Refused: they cannot be read.
        """
        since = self._around.clock() - LISTED_MS
        return [
            self._listed(found)
            for found in await self._found(lambda store: store.lobby(MOST_LISTED))
            if found.touched_at >= since
        ]

    async def tables_of(self, person: str) -> tuple[payloads.Listed, ...]:
        """Return the tables at which a person holds a seat, the latest first.

        Raises:
            Refused: they cannot be read.
        """
        return tuple(map(self._listed, await self._found(lambda store: store.tables_of(person, MOST_LISTED))))

    async def drain(self) -> None:
        """Refuse everything new, tell everybody, finish what was asked, close all sockets."""
        self.draining = True
        for game in self._ready:
            self.set_ready(game, ready=False)
        self._sweeping.cancel()
        actors = self._actors()
        for actor in actors:
            actor.announce(wire.Notice("restart"))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(actor.stop(RESTARTED) for actor in actors)), STOP_SECONDS)

    async def _found(self, look: Callable[[Store], Awaitable[list[Summary]]]) -> list[Summary]:
        self._check_open()
        try:
            return await look(self._around.store)
        except StoreFailed as error:
            raise Refused("not-saved") from error

    def _listed(self, found: Summary) -> payloads.Listed:
        """Say of a table what its list shows: as it is in memory, else as it was written last."""
        live = self._live.get(found.id)
        if live is not None and _is_loaded(live) and live.result().settled:
            return live.result().listed()
        index, pace = found.index, found.settings.get("pace", "none")
        return payloads.Listed(
            found.id, found.game, found.seats, index.free, index.phase, index.names, found.options, pace
        )

    def _actors(self) -> list[Actor]:
        return [task.result() for task in self._live.values() if _is_loaded(task)]

    def _check_open(self) -> None:
        if self.draining:
            raise Refused("restarting")

    async def _check_ready(self, game: str) -> None:
        """Wait for the rules of a game; for one that there is not, no longer than it takes to be refused elsewhere."""
        self._check_open()
        rules = self._ready.get(game)
        if rules is None:
            return
        try:
            ready = await asyncio.wait_for(asyncio.shield(rules), READY_SECONDS)
        except TimeoutError:
            ready = False
        self._check_open()  # again: whoever waited for the rules may have waited in vain
        if not ready:
            raise Refused("not-ready")

    async def _load(self, table: str) -> Actor:
        try:
            with self._around.metrics.fold.time():
                stored = await self._around.store.load(table)
                if stored is None:
                    raise Refused("no-table")
                await self._check_ready(stored.setup.game)
                room = Room.fold(stored.setup, stored.entries)
        except Refused:
            raise
        except StoreFailed as error:
            raise Refused("not-saved") from error
        except Exception as error:  # what it was set up with is no setup: there is nothing to fold
            log.exception("a table cannot be read", table=short(table))
            raise Refused("broken") from error
        return await self._enliven(room)

    async def _enliven(self, room: Room) -> Actor:
        self._around.metrics.tables.inc()
        return Actor(room, self._around, self.begin)

    def _forget_unloaded(self, table: str, done: asyncio.Task[Actor]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._live.pop(table, None)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self._idle_seconds))
            for actor in self._actors():
                if actor.is_idle(self._idle_seconds):
                    del self._live[actor.id]
                    self._around.metrics.tables.dec()
                    await actor.stop(RESTARTED)
                    log.debug("a table left memory", table=short(actor.id))


def _is_loaded(task: asyncio.Task[Actor]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
