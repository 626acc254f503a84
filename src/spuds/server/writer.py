"""The one thread that writes. Whatever has come in while it was writing is committed together (group commit).

A request that the log refuses fails alone. A commit that fails, fails for all that were in it; the next may succeed.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, insert, text, update
from sqlalchemy.exc import (
    DataError,
    IntegrityError,
    InterfaceError,
    NotSupportedError,
    ProgrammingError,
    SQLAlchemyError,
)

from spuds.server.database import Fenced, StoreFailed
from spuds.server.entries import Entry, Index, Setup
from spuds.server.schema import ENTRY, GAME_TABLE, SITTER

MOST_TOGETHER = 256
"""Requests in one commit."""
MOST_REMEMBERED = 20_000
"""Tables whose index as it was written last is remembered, so that one that has not changed is not written again."""
LISTED = ("gathering", "playing")
"""Phases in which a public table is in the lobby."""

Row: TypeAlias = dict[str, Any]

_encode = msgspec.json.Encoder().encode
_ADD_TABLE = insert(GAME_TABLE)
_ADD_ENTRY = insert(ENTRY)
_SHOW = update(GAME_TABLE).where(GAME_TABLE.c.id == bindparam("table_id"))
_STAND = delete(SITTER).where(SITTER.c.table_id == bindparam("table"))
_SIT = insert(SITTER)
_TRY = text("UPDATE alembic_version SET version_num = version_num")
"""Goes to the disk and changes nothing."""


@dataclass(slots=True, eq=False)
class Request:
    """What is to be written for one table: all of it or nothing."""

    table_id: str
    entries: list[Row]
    done: asyncio.Future[None]
    """None of them, and nothing else: only to see whether the database can be written."""
    setup: Row | None = None
    """Of a table that is made."""
    index: Index | None = None
    at: int = 0
    """When, in milliseconds since 1970."""


@dataclass(slots=True)
class _Outcome:
    request: Request
    error: StoreFailed | None = None


def entry_row(table_id: str, entry: Entry) -> Row:
    """Return an entry as the database has it."""
    return {
        "table_id": table_id,
        "n": entry.n,
        "kind": str(entry.kind),
        "at": entry.at,
        "seat": entry.seat,
        "person": entry.person,
        "text": entry.text,
        "action_id": entry.action_id,
        "data": _encode(entry.data).decode() if entry.data else "",
    }


def setup_row(setup: Setup) -> Row:
    """Return a setup as the database has it."""
    texts = {"options": _encode(setup.options).decode(), "settings": _encode(setup.settings).decode()}
    return {**msgspec.structs.asdict(setup), **texts}


def index_row(index: Index, at: int) -> Row:
    """Return what lists show of a table as the database has it."""
    return {
        "phase": index.phase,
        "listed": index.public and index.phase in LISTED,
        "summary": _encode(index).decode(),
        "touched_at": at,
    }


class Writer:
    """Writes requests in the order in which they came in.

    Args:
        engine: of the database; the writer has it to itself.
        loop: in which those who wait are told.
    """

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self.failing = False
        """Whether the last commit failed."""
        self._engine = engine
        self._loop = loop
        self._waiting: SimpleQueue[Request | None] = SimpleQueue()
        self._written: dict[str, Index] = {}
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, request: Request) -> None:
        """Take a request; its `done` is resolved in the loop once it is on disk, or refused."""
        self._waiting.put(request)

    def close(self) -> None:
        """Write all that was put, and end. Blocks."""
        self._waiting.put(None)
        self._thread.join()
        self._engine.dispose()

    def _run(self) -> None:
        while batch := self._take():
            outcomes = self._write(batch)
            with suppress(RuntimeError):  # the loop is closed, so nobody waits
                self._loop.call_soon_threadsafe(_tell, outcomes)
        self._disconnect()

    def _take(self) -> list[Request]:
        """Wait for requests and return all that there are; none means the end."""
        request = self._waiting.get()
        batch: list[Request] = []
        while request is not None:
            batch.append(request)
            if len(batch) == MOST_TOGETHER:
                return batch
            try:
                request = self._waiting.get_nowait()
            except Empty:
                return batch
        if batch:
            self._waiting.put(None)  # the end comes after what was found before it
        return batch

    def _write(self, batch: Sequence[Request]) -> list[_Outcome]:
        try:
            outcomes = self._commit(batch)
        except Exception as error:
            self.failing = True
            self._written.clear()
            self._disconnect()
            why = f"the database could not be written: {_reason(error)}"
            return [_Outcome(request, StoreFailed(why)) for request in batch]
        self.failing = False
        return outcomes

    def _commit(self, batch: Sequence[Request]) -> list[_Outcome]:
        if self._connection is None:
            self._connection = self._engine.connect()
        connection = self._connection
        try:
            with connection.begin():
                self._execute(connection, batch)
        except Exception as error:
            if _is_of_the_disk(error):
                raise
            self._written.clear()  # it was rolled back
        else:
            return [_Outcome(request) for request in batch]
        with connection.begin():
            return [self._execute_alone(connection, request) for request in batch]

    def _execute_alone(self, connection: Connection, request: Request) -> _Outcome:
        try:
            with connection.begin_nested():
                self._execute(connection, [request])
        except IntegrityError as error:
            self._written.pop(request.table_id, None)
            return _Outcome(request, Fenced(f"the log of a table refuses this: {_reason(error)}"))
        except Exception as error:
            if _is_of_the_disk(error):
                raise
            self._written.pop(request.table_id, None)
            return _Outcome(request, StoreFailed(f"this cannot be written: {_reason(error)}"))
        return _Outcome(request)

    def _execute(self, connection: Connection, batch: Sequence[Request]) -> None:
        made = [request.setup for request in batch if request.setup is not None]
        if made:
            connection.execute(_ADD_TABLE, made)
        entries = [row for request in batch for row in request.entries]
        if entries:
            connection.execute(_ADD_ENTRY, entries)
        elif not made:
            connection.execute(_TRY)
        # Of several requests for one table the last one tells how the table stands.
        latest = {request.table_id: request for request in batch if request.index is not None}
        changed = [request for request in latest.values() if self._written.get(request.table_id) != request.index]
        if changed:
            self._execute_index(connection, changed)

    def _execute_index(self, connection: Connection, changed: Sequence[Request]) -> None:
        shown: list[Row] = []
        gone: list[Row] = []
        seated: list[Row] = []
        for request in changed:
            index, before = request.index, self._written.get(request.table_id)
            if index is None:
                continue
            if request.setup is None:
                shown.append({"table_id": request.table_id, **index_row(index, request.at)})
            if before is None or before.sitters != index.sitters:
                if request.setup is None:
                    gone.append({"table": request.table_id})
                seated += [{"person": person, "table_id": request.table_id} for person in set(index.sitters)]
        if shown:
            connection.execute(_SHOW, shown)
        if gone:
            connection.execute(_STAND, gone)
        if seated:
            connection.execute(_SIT, seated)
        if len(self._written) >= MOST_REMEMBERED:
            self._written.clear()
        self._written |= {request.table_id: request.index for request in changed if request.index is not None}

    def _disconnect(self) -> None:
        """Give the connection back, so that the next commit begins with a new one."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with suppress(Exception):
                connection.invalidate()
                connection.close()


def _is_of_the_disk(error: Exception) -> bool:
    """Say whether nothing can be written now, rather than that one request is not as it should be."""
    of_the_request = IntegrityError | DataError | InterfaceError | NotSupportedError | ProgrammingError
    return isinstance(error, SQLAlchemyError) and not isinstance(error, of_the_request)


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error)


def _tell(outcomes: Sequence[_Outcome]) -> None:
    """Resolve what is waited for; runs in the loop, once for a commit."""
    for outcome in outcomes:
        done = outcome.request.done
        if done.done():
            continue
        if outcome.error is None:
            done.set_result(None)
        else:
            done.set_exception(outcome.error)
