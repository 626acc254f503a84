"""One live table: a task that takes one thing at a time from a bounded inbox, commits, and only then tells.

The rules of a table are `Room`'s; what anyone may see is `sight`'s affair. Here are only time, order and the disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import msgspec

from spuds.server import making, payloads, sight, wire
from spuds.server.bots import Owed
from spuds.server.entries import Entry, Setup
from spuds.server.inbox import Do, Inbox, Work
from spuds.server.link import Link
from spuds.server.logs import log_of, short
from spuds.server.refused import Refused
from spuds.server.room import Room, Wanted
from spuds.server.store import Fenced, StoreFailed
from spuds.server.surroundings import Surroundings

STIR_SECONDS = 0.05
"""In which comings and goings are told together."""
SOONEST = 0.01
"""Seconds from one look at what is due to the next."""
AFTER_FAILURE = 0.5
"""Seconds of rest once the disk has refused, before anything is tried again."""

T = TypeVar("T")
Begin: TypeAlias = Callable[[Setup, list[Entry]], Awaitable[str]]

log = log_of("actor")
_encoder = msgspec.json.Encoder()


class Actor:
    """A table in memory.

    Args:
        room: the table as folded from its log.
        around: what it shares with other tables.
        begin: stores a new table, for a rematch.
    """

    def __init__(self, room: Room, around: Surroundings, begin: Begin) -> None:
        self.id = room.setup.id
        self.settled = True
        """Whether all that the room shows is on disk."""
        self.seq = room.seq
        """How many entries are on disk."""
        self._room = room
        self._around = around
        self._begin = begin
        self._rematching = asyncio.Lock()
        self._inbox = Inbox()
        self._links: dict[str, set[Link]] = {}
        self._owed = Owed(around.thinkers, self._hand_in)
        self._alarm: asyncio.TimerHandle | None = None
        self._stirring: asyncio.TimerHandle | None = None
        self._shared: dict[tuple[str, int], tuple[int, str]] | None = None
        self._touched = time.monotonic()
        self._task = asyncio.create_task(self._live(), name=f"table {short(self.id)}")

    # What others ask of a table

    async def ask(self, request: wire.Asked, person: str) -> int:
        """Carry out a request and return the number of entries once it is on disk.

        Raises:
            Refused: the table says no, is busy, is about to restart, or could not be saved.
        """
        if isinstance(request, wire.Rematch):
            return await self._ask_rematch(request, person)
        return await self.change(lambda room, now: room.ask(request, person, now))

    async def _ask_rematch(self, request: wire.Rematch, person: str) -> int:
        """Store the new table, then lead the people on to it; of several who ask at once the first makes it."""
        async with self._rematching:
            clock = self._around.clock
            planned = await self.look(lambda room: making.rematch(room, person, clock(), making.fresh()))
            made = "" if planned is None else await self._begin(*planned)
            return await self.change(lambda room, now: room.ask(request, person, now, made=made))

    async def change(self, run: Do) -> int:
        """Let `run` change the room, commit the entries that it returns, and return their number in all.

        Raises:
            Refused: as for `ask`.
        """
        self._inbox.check_open()
        seq: int = await self._inbox.post(run, changes=True)
        return seq

    async def look(self, run: Callable[[Room], T]) -> T:
        """Return what `run` finds in the room at a moment at which all of it is on disk.

        Raises:
            Refused: what `run` raises, or the table is busy or about to restart.
        """
        self._inbox.check_open()
        found: T = await self._inbox.post(lambda room, _: run(room), changes=False)
        return found

    async def attach(self, link: Link) -> None:
        """Let a socket listen.

        Raises:
            Refused: this person may not, or there are too many sockets already.
        """
        if self._inbox.is_closed:
            raise Refused("restarting")
        if self.watching >= self._around.allowance.sockets_per_table:
            raise Refused("table-full")
        person = link.person
        self._links.setdefault(person, set()).add(link)
        try:
            await self._inbox.post(_coming(person), changes=True, presence=True)
        except BaseException:
            self.detach(link)
            raise

    def detach(self, link: Link) -> None:
        """Forget a socket."""
        links = self._links.get(link.person, set())
        links.discard(link)
        if not links and self._links.pop(link.person, None) is not None:
            person = link.person
            self._inbox.let(lambda room, now: room.disconnected(person, now), presence=True)

    def dismiss(self, person: str, code: int) -> None:
        """Close all sockets of a person."""
        for link in self._links.get(person, set()):
            link.close(code)

    @property
    def watching(self) -> int:
        """How many sockets are open here."""
        return sum(map(len, self._links.values()))

    def update(self, person: str, since: int) -> tuple[int, str]:
        """Return the number of entries and what a person with those up to `since` is to be told, encoded.

        While all are told of a change, sockets of one person share the work.
        """
        key, shared = (person, since), {} if self._shared is None else self._shared
        if key not in shared:
            told = sight.update(self._room, person, since, self._around.clock())
            shared[key] = told.seq, _encoder.encode(told).decode()
        return shared[key]

    def listed(self) -> payloads.Listed:
        """Return what the lobby says of this table."""
        return msgspec.structs.replace(sight.listed(self._room), watching=self.watching)

    # Beginning and ending

    def is_idle(self, seconds: float) -> bool:
        """Say whether nobody has been here for so long, and nothing is due."""
        busy = self._links or self._owed or self._alarm or len(self._inbox)
        return not busy and time.monotonic() - self._touched >= seconds

    def announce(self, notice: wire.Notice) -> None:
        """Tell all sockets something."""
        for link in self._all_links():
            link.tell(notice)

    async def stop(self, code: int) -> None:
        """Finish what has been asked, close all sockets and end."""
        self._inbox.close()
        await self._task
        for link in self._all_links():
            link.close(code)

    async def _live(self) -> None:
        self._inbox.let(lambda room, now: room.resume(now))
        while (work := await self._inbox.take()) is not None:
            self._touched = time.monotonic()
            try:
                entries = await self._carry_out(work)
                if entries:
                    await self._tell()
                elif work.presence:
                    self._stir_soon()
                if work.changes:
                    self._look_ahead()
            except Exception:  # a fault of ours in showing or looking ahead must not end the table
                log.exception("a table failed", table=short(self.id))
        for timer in (self._alarm, self._stirring):
            if timer is not None:
                timer.cancel()
        self._owed.dismiss()

    async def _carry_out(self, work: Work) -> list[Entry]:
        """Do what is to be done, tell whoever waits for it, and return the entries that are on disk now."""
        entries: list[Entry] = []
        self.settled = False
        try:
            found = work.run(self._room, self._around.clock())
            if work.changes:
                await self._commit(found)
                entries, found = found, self.seq
        except Refused as refused:
            work.fail(refused)
        except Fenced:  # what it was asked for is answered by the table as it is on disk
            log.error("the log of a table has gone on without it", table=short(self.id))
            await self._begin_anew(0)
            self._inbox.put_back(work)
        except StoreFailed:
            log.error("a table could not be saved", table=short(self.id))
            work.fail(Refused("not-saved"))
            await self._begin_anew()
        except Exception:
            log.exception("a table failed", table=short(self.id))
            work.fail(Refused("broken"))
            await self._begin_anew()
        else:
            work.end(found)
        finally:
            self.settled = True
        return entries

    async def _commit(self, entries: list[Entry]) -> None:
        if entries:
            around = self._around
            with around.metrics.commit.time():
                await around.store.append(self.id, entries, self._room.index())
            around.metrics.entries.inc(len(entries))
            self.seq = self._room.seq

    async def _tell(self) -> None:
        """Stir all sockets, and let those that are ready build what they send before anything else changes."""
        self._shared = {}
        for link in self._all_links():
            link.stir()
        await asyncio.sleep(0)
        self._shared = None
        sight.forget(self._room)

    def _stir_soon(self) -> None:
        if self._stirring is None:
            self._stirring = asyncio.get_running_loop().call_later(STIR_SECONDS, self._stir)

    def _stir(self) -> None:
        self._stirring = None
        for link in self._all_links():
            link.stir()

    def _all_links(self) -> list[Link]:
        return [link for links in self._links.values() for link in links]

    async def _begin_anew(self, rest: float = AFTER_FAILURE) -> None:
        """Drop the room, which is not as the disk has it, and fold it again, however long the disk refuses."""
        self._owed.dismiss()
        while True:
            await asyncio.sleep(rest)
            try:
                stored = await self._around.store.load(self.id)
            except StoreFailed:
                rest = AFTER_FAILURE
                continue
            if stored is not None:
                self._room = Room.fold(stored.setup, stored.entries)
                self.seq = self._room.seq
                self._inbox.let(lambda room, now: room.resume(now))
                for person in self._links:
                    self._inbox.let(_coming(person), presence=True)
            return

    # What comes by itself

    def _look_ahead(self) -> None:
        """Set the alarm for what is due next, and let bots think about what they owe."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        now = self._around.clock()
        due = self._room.deadline(now)
        if due is not None:
            self._alarm = asyncio.get_running_loop().call_later(max(SOONEST, (due - now) / 1000), self._ring)
        self._owed.look(self._room.wanted())

    def _ring(self) -> None:
        self._alarm = None
        self._inbox.let(lambda room, now: room.tick(now))

    def _hand_in(self, asked: Wanted, words: str) -> None:
        def answer(room: Room, now: int) -> list[Entry]:
            self._owed.forget(asked)
            return room.bot_answer(asked.decision, words, now)

        self._inbox.let(answer)


def _coming(person: str) -> Do:
    return lambda room, now: room.connected(person, now)
