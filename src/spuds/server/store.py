"""Tables on disk: what was acknowledged is there, once, whatever happens.

    store = await Store.open("spuds.db")
    await store.create(setup, entries, index)
    await store.append(table_id, entries, index)     # returns when they are on disk
    stored = await store.load(table_id)

SQLite in WAL mode with full sync; one thread writes, a few read, and none of them is the event loop's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Select, select
from sqlalchemy.exc import SQLAlchemyError

from spuds.server.database import Fenced, Lock, StoreError, StoreFailed, make_engine, place_of, prepare, unwritable
from spuds.server.entries import Entry, Index, Setup
from spuds.server.logs import log_of, short
from spuds.server.schema import ENTRY, GAME_TABLE, SITTER
from spuds.server.writer import Request, Row, Writer, entry_row, index_row, setup_row

__all__ = ["Fenced", "Store", "StoreError", "StoreFailed", "Stored", "Summary"]

READERS = 2
MOST_WAITING = 4096
"""Requests that wait to be written; whoever comes later waits before being let in."""
CLOSED = "the database is closed"

T = TypeVar("T")

log = log_of("store")

_decode = msgspec.json.decode
_SETUP = tuple(GAME_TABLE.c[name] for name in Setup.__struct_fields__)
_ENTRY = tuple(ENTRY.c[name] for name in Entry.__struct_fields__)
_SUMMARY = tuple(
    GAME_TABLE.c[name] for name in ("id", "game", "rules", "seats", "options", "settings", "summary", "touched_at")
)
_LAST_AT = (
    select(ENTRY.c.at).where(ENTRY.c.table_id == GAME_TABLE.c.id).order_by(ENTRY.c.n.desc()).limit(1).scalar_subquery()
)


class Stored(msgspec.Struct, frozen=True):
    """A table as it was written."""

    setup: Setup
    entries: list[Entry]


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a table. Holds none of its secrets."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str | int]
    settings: dict[str, Any]
    index: Index
    touched_at: int
    """When the index changed last, in milliseconds since 1970."""


class Store:
    """All tables of a server. Made by `open`."""

    def __init__(self, lock: Lock, readers: Engine, writer: Writer) -> None:
        self._lock = lock
        self._readers = readers
        self._writer = writer
        self._pool = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._slots = asyncio.Semaphore(MOST_WAITING)
        self._closing: asyncio.Future[None] | None = None

    @classmethod
    async def open(cls, address: str | Path) -> Store:
        """Open a database, made if there is none, and have it to oneself.

        Args:
            address: a file, or `sqlite:///file`. Its folder is made if it is not there.
        Raises:
            StoreError: says in one line what was found and what to do; what was found is left as it was.
        """
        path = place_of(address)
        lock = await asyncio.to_thread(_made_ready, path)
        writer = Writer(make_engine(path, writes=True), asyncio.get_running_loop())
        return cls(lock, make_engine(path, writes=False), writer)

    @property
    def failing(self) -> bool:
        """Whether the last attempt to write failed."""
        return self._writer.failing

    async def is_writable(self) -> bool:
        """Say whether something can be written; after a failure, try whether it can by now."""
        if self.failing:
            with suppress(StoreFailed):
                await self._write("", (), index=None)
        return not self.failing

    async def create(self, setup: Setup, entries: Sequence[Entry], index: Index) -> None:
        """Write a new table; returns when it is on disk.

        Raises:
            Fenced: there is a table with this id.
            StoreFailed: it could not be written, and nothing of it is.
        """
        row = setup_row(setup) | index_row(index, setup.created_at)
        await self._write(setup.id, entries, index=index, setup=row)

    async def append(self, table_id: str, entries: Sequence[Entry], index: Index | None = None) -> None:
        """Write entries that follow those of a table's log; returns when they are on disk.

        Whoever is cancelled meanwhile cannot know whether they are.

        Args:
            table_id: of a table that there is.
            entries: numbered from where the log ends.
            index: how the table stands after them, for lists; None = as before.
        Raises:
            Fenced: the log does not end there, or holds one of their actions already.
            StoreFailed: they could not be written, and none of them is.
        """
        if entries:
            await self._write(table_id, entries, index=index)

    async def _write(
        self, table_id: str, entries: Sequence[Entry], *, index: Index | None, setup: Row | None = None
    ) -> None:
        async with self._slots:
            if self._closing is not None:
                raise StoreFailed(CLOSED)
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            at = entries[-1].at if entries else 0
            rows = [entry_row(table_id, entry) for entry in entries]
            self._writer.put(Request(table_id, rows, done, setup, index, at))
            await done

    async def load(self, table_id: str) -> Stored | None:
        """Return a table, or None if there is none of that id.

        Raises:
            StoreFailed: it could not be read.
        """
        return await self._read(lambda connection: _stored(connection, table_id))

    async def lobby(self, limit: int = 50) -> list[Summary]:
        """Return public tables that are not over, those first whose index changed last.

        Raises:
            StoreFailed: they could not be read.
        """
        query = select(*_SUMMARY).where(GAME_TABLE.c.listed).order_by(GAME_TABLE.c.touched_at.desc()).limit(limit)
        return await self._read(lambda connection: _summaries(connection, query))

    async def tables_of(self, person: str, limit: int = 50) -> list[Summary]:
        """Return the tables at which a person holds a seat, those first at which something happened last.

        Raises:
            StoreFailed: they could not be read.
        """
        sits = select(SITTER.c.table_id).where(SITTER.c.person == person)
        query = select(*_SUMMARY).where(GAME_TABLE.c.id.in_(sits)).order_by(_LAST_AT.desc()).limit(limit)
        return await self._read(lambda connection: _summaries(connection, query))

    async def _read(self, look: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._readers.connect() as connection:
                return look(connection)

        if self._closing is not None:
            raise StoreFailed(CLOSED)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, run)
        except SQLAlchemyError as error:
            raise StoreFailed(f"the database could not be read: {getattr(error, 'orig', None) or error}") from None

    async def close(self) -> None:
        """Write all that was asked for, and let others have the database. Once is enough; more do no harm."""
        if self._closing is None:
            self._closing = asyncio.get_running_loop().run_in_executor(None, self._shut)
        await asyncio.shield(self._closing)

    def _shut(self) -> None:
        self._pool.shutdown()
        self._readers.dispose()
        self._writer.close()
        self._lock.release()


def _made_ready(path: Path) -> Lock:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error) from None
    lock = Lock(path)
    try:
        prepare(path)
    except BaseException:
        lock.release()
        raise
    return lock


def _stored(connection: Connection, table_id: str) -> Stored | None:
    row = connection.execute(select(*_SETUP).where(GAME_TABLE.c.id == table_id)).mappings().one_or_none()
    if row is None:
        return None
    setup = Setup(**{**row, "options": _decode(row["options"]), "settings": _decode(row["settings"])})
    rows = connection.execute(select(*_ENTRY).where(ENTRY.c.table_id == table_id).order_by(ENTRY.c.n))
    return Stored(setup, [_entry(row) for row in rows])


def _entry(row: Sequence[Any]) -> Entry:
    n, kind, at, seat, person, text, action_id, data = row
    return Entry(n, kind, at, seat, person, text, action_id, _decode(data) if data else {})


def _summaries(connection: Connection, query: Select[Any]) -> list[Summary]:
    """Return what can be read: one table that is damaged must not take all lists with it."""
    found = []
    for row in connection.execute(query):
        try:
            found.append(_summary(row))
        except (msgspec.MsgspecError, TypeError, UnicodeError):
            log.warning("what lists show of a table cannot be read", table=short(str(row[0])))
    return found


def _summary(row: Sequence[Any]) -> Summary:
    table_id, game, rules, seats, options, settings, index, at = row
    form = _decode(options, type=dict[str, str | int]), _decode(settings, type=dict[str, Any])
    return Summary(table_id, game, rules, seats, *form, _decode(index, type=Index), at)
