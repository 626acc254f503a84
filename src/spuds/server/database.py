"""Open the file of a database: look at it first, let one process have it, bring its tables up to date.

Whatever is wrong is said in one line, and the file is left as it was.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from spuds.server.schema import GAME_TABLE, REVISION

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MS = 5000
"""How long a connection waits for another one, such as that of somebody who makes a backup."""
ANOTHER_FILE = "name another file for the database"


class StoreError(Exception):
    """The database cannot be opened. Says what was found and what to do, in one line."""


class StoreFailed(StoreError):
    """Something was not written, or could not be read. The store stays usable: the next attempt may succeed."""


class Fenced(StoreFailed):
    """Not written: the log has gone on meanwhile, or the same action was carried out before."""


class Lock:
    """Lets one process have a database: holds `NAME.lock` beside the file.

    Raises:
        StoreError: another process has it, or the folder may not be written to.
    """

    def __init__(self, path: Path) -> None:
        name = f"{path}.lock"
        try:
            self._handle = os.open(name, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise unwritable(path, error) from None
        try:
            if sys.platform == "win32":
                msvcrt.locking(self._handle, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._handle)
            raise StoreError(
                f"{path} is in use by another spuds: stop that one first, or {ANOTHER_FILE} here"
            ) from None

    def release(self) -> None:
        """Let others have the database."""
        os.close(self._handle)


def unwritable(path: Path, error: Exception) -> StoreError:
    """Return the error for a file or folder that the system does not let us write to."""
    reason = getattr(error, "strerror", None) or str(error)
    return StoreError(
        f"cannot write {path}: {reason[0].lower()}{reason[1:]}; {ANOTHER_FILE}, or make this one writable"
    )


def place_of(address: str | Path) -> Path:
    """Return the file that a path or a URL `sqlite:///path` names.

    Raises:
        StoreError: a URL of another kind of database.
    """
    text = str(address)
    scheme, mark, rest = text.partition("://")
    if not mark:
        return _real(text)
    if scheme != "sqlite" or not rest.startswith("/") or rest == "/":
        raise StoreError(f"{scheme}:// is no database of this build: give the path of a file")
    return _real(rest[1:])


def _real(name: str) -> Path:
    """Return a file by its one true name: by two names of it two processes would have two locks."""
    return Path(os.path.realpath(name))


def prepare(path: Path, migrations: Path = MIGRATIONS, newest: str = REVISION) -> None:
    """Make the database if there is none, or bring an older one up to date once a copy of it is made.

    Args:
        path: its file; the caller holds its lock.
        migrations: folder of the migrations.
        newest: the revision to which they lead.
    Raises:
        StoreError: no database of ours, damaged, of a newer build, or not writable.
    """
    copy = None
    revision = _revision_of(path)
    if revision == newest:
        _check_writable(path)
        return
    if revision is not None:
        _check_known(path, revision, migrations, newest)
        _check_writable(path)
        copy = back_up(path, revision)
    try:
        if copy is None:
            _make_private(path)
        _migrate(path, migrations)
    except (DBAPIError, OSError) as error:
        why = getattr(error, "orig", None) or error
        if copy is None:
            raise unwritable(path, why) from None
        raise StoreError(f"cannot bring {path} up to date: {why}; it is left as it is, a copy is {copy}") from None


def _make_private(path: Path) -> None:
    """Make an empty file that nobody else of this machine can read: the luck of all games is in it.

    What SQLite puts beside it gets the same rights. A file that is there keeps those that it has.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _revision_of(path: Path) -> str | None:
    """Look at a file without changing it; return the revision of its tables, None if there are none yet."""
    try:
        if not path.exists() or (path.is_file() and path.stat().st_size == 0):
            _check_alone(path)
            return None
        if not path.is_file():
            raise StoreError(f"{path} is no file: {ANOTHER_FILE}")
        # A process that was killed while it made the file has left a journal, which only a writer may roll back.
        unfinished = _has_content(Path(f"{path}-journal"))
        with _untouched(path), closing(_read_only(path, as_it_lies=unfinished)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise _damaged(path, found)
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not names:
                return None
            if not {"alembic_version", GAME_TABLE.name} <= names:
                raise StoreError(f"{path} is the database of another program: {ANOTHER_FILE}")
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            if row is None:
                raise _damaged(path, "it does not say its revision")
            return str(row[0])
    except sqlite3.OperationalError as error:
        raise StoreError(f"cannot read {path}: {error}; {ANOTHER_FILE}, or make this one readable") from None
    except sqlite3.DatabaseError as error:
        raise _damaged(path, str(error)) from None
    except OSError as error:
        raise unwritable(path, error) from None


def _check_alone(path: Path) -> None:
    """Refuse to make a database beside what one that is lost has left: making it would remove that too."""
    log = Path(f"{path}-wal")
    if _has_content(log):
        raise _damaged(path, f"it is empty or gone, but {log.name} beside it is not")


def _has_content(path: Path) -> bool:
    return path.is_file() and path.stat().st_size > 0


def _read_only(path: Path, *, as_it_lies: bool = False) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(path))}?mode=ro{'&immutable=1' if as_it_lies else ''}", uri=True)


@contextmanager
def _untouched(path: Path) -> Iterator[None]:
    """Remove what a look at a database leaves beside it, if it was not there before."""
    beside = [Path(f"{path}{end}") for end in ("-wal", "-shm")]
    new = [file for file in beside if not file.exists()]
    try:
        yield
    finally:
        for file in new:
            with suppress(OSError):
                file.unlink(missing_ok=True)


def _damaged(path: Path, found: str) -> StoreError:
    what = " ".join(found.replace("*** in database main ***", "").split())
    return StoreError(
        f"{path} is damaged or no database ({what}): it is left as it is; restore a backup, or {ANOTHER_FILE}"
    )


def _check_writable(path: Path) -> None:
    if not os.access(path, os.W_OK):
        raise unwritable(path, PermissionError("permission denied"))


def _check_known(path: Path, revision: str, migrations: Path, newest: str) -> None:
    from alembic.script import ScriptDirectory  # noqa: PLC0415  a start that changes nothing does without
    from alembic.util import CommandError  # noqa: PLC0415

    try:
        ScriptDirectory(str(migrations)).get_revision(revision)
    except CommandError:
        raise StoreError(
            f"{path} was written by a newer spuds (revision {revision}; this one knows up to {newest}): "
            f"it is left as it is; start the newer one, or {ANOTHER_FILE}"
        ) from None


def back_up(path: Path, revision: str) -> Path:
    """Copy a database to a new file `NAME.before-REVISION` beside it and return that.

    Raises:
        StoreError: it cannot be written.
    """
    names = (Path(f"{path}.before-{revision}{'' if n == 1 else f'-{n}'}") for n in count(1))
    target = next(name for name in names if not name.exists())
    part = Path(f"{target}.part")
    try:
        part.unlink(missing_ok=True)
        _make_private(part)
        with closing(_read_only(path)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise unwritable(target, error) from None
    return target


def _migrate(path: Path, migrations: Path) -> None:
    from alembic import command  # noqa: PLC0415  a start that changes nothing does without
    from alembic.config import Config  # noqa: PLC0415

    engine = make_engine(path, writes=True)
    try:
        with engine.connect() as connection:
            config = Config()
            config.set_main_option("script_location", str(migrations).replace("%", "%%"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
    finally:
        engine.dispose()


def make_engine(path: Path, *, writes: bool) -> Engine:
    """Return an engine whose transactions begin when SQLAlchemy says so, and are on disk when they end."""
    engine = create_engine(URL.create("sqlite", database=str(path)))
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # else the driver decides itself when a transaction begins
        for pragma in (
            f"busy_timeout = {BUSY_MS}",
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            "recursive_triggers = ON",  # else INSERT OR REPLACE removes entries and no trigger sees it
            f"query_only = {'OFF' if writes else 'ON'}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine
