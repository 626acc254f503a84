"""Opening a database: whatever is there that is not ours, or not whole, is named and left as it was."""

from __future__ import annotations

import os
import shutil
import sqlite3
import struct
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from spuds.server.database import MIGRATIONS, Lock, back_up, make_engine, place_of, prepare
from spuds.server.entries import Entry, Index, Setup
from spuds.server.schema import METADATA, REVISION
from spuds.server.store import Store, StoreError

INDEX = Index("gathering", public=True, sitters=("ann",), free=1, names=("Ann",))
SETUP = Setup("abc", "tiny", 1, 2, {}, "", "", 5)

SECOND = '''
"""One column more."""
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("colour", sa.Text, nullable=False, server_default="red"))
'''
BROKEN = SECOND + '    op.execute("this is no SQL")\n'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "spuds.db"


@pytest.fixture
async def filled(path: Path) -> Path:
    store = await Store.open(path)
    await store.create(SETUP, [Entry(n, "move", text="1: bid 0" * 20) for n in range(1, 200)], INDEX)
    await store.close()
    return path


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file() and file.suffix != ".lock"}


async def refused(path: Path) -> str:
    """Return in which words a database is refused, and see that nothing has changed and nobody has it."""
    before = files(path.parent) if path.parent.is_dir() else {}
    with pytest.raises(StoreError) as caught:
        await Store.open(path)
    assert before == (files(path.parent) if path.parent.is_dir() else {})
    said = str(caught.value)
    assert str(path) in said
    assert "\n" not in said
    assert "another file for the database" in said
    return said


def migrations(tmp_path: Path, text: str) -> Path:
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "second.py").write_text(text)
    return folder


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.execute(query))


def test_queries_and_migrations_mean_the_same_tables(path: Path) -> None:
    prepare(path)
    engine = make_engine(path, writes=False)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == REVISION


@pytest.mark.parametrize("writes", [True, False])
def test_what_is_committed_is_synced_and_references_are_checked(path: Path, writes: bool) -> None:
    prepare(path)
    engine = make_engine(path, writes=writes)
    with engine.connect() as connection:
        found = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "recursive_triggers", "query_only")
        ]
    engine.dispose()
    assert found == ["wal", 2, 1, 1, 0 if writes else 1]


async def test_a_file_and_its_folder_are_made(tmp_path: Path) -> None:
    path = tmp_path / "new folder?#%" / "deep" / "spuds 100%.db"
    store = await Store.open(path)
    await store.create(SETUP, [Entry(1, "start")], INDEX)
    await store.close()
    assert path.is_file()
    again = await Store.open(path)
    assert await again.load("abc") is not None
    await again.close()


async def test_an_empty_file_and_one_whose_making_was_cut_short_are_new(path: Path) -> None:
    path.touch()
    await (await Store.open(path)).close()
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    assert path.stat().st_size > 0
    store = await Store.open(path)
    await store.create(SETUP, [Entry(1, "start")], INDEX)
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such rights there")
async def test_only_its_owner_can_read_a_database_and_its_copies(path: Path, tmp_path: Path) -> None:
    store = await Store.open(path)
    await store.create(SETUP, [Entry(1, "start")], INDEX)
    assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}
    await store.close()
    assert back_up(path, "0000").stat().st_mode & 0o777 == 0o600


async def test_a_maker_that_was_killed_over_its_journal_is_no_hindrance(path: Path) -> None:
    """SQLite turns to a write-ahead log by way of a journal; killed then, it leaves one that a reader cannot undo."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    records, nonce, pages = 0, 1, 0
    head = bytes.fromhex("d9d505f920a163d7") + struct.pack(">IIIII", records, nonce, pages, 512, 4096)
    Path(f"{path}-journal").write_bytes(head.ljust(512, b"\0"))
    store = await Store.open(path)
    await store.create(SETUP, [Entry(1, "start")], INDEX)
    await store.close()


@pytest.mark.parametrize("gone", [True, False])
async def test_what_a_lost_database_has_left_is_not_removed(filled: Path, gone: bool) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("UPDATE alembic_version SET version_num = version_num")
        connection.commit()
        log = Path(f"{filled}-wal")
        left = log.read_bytes()
    assert left
    log.write_bytes(left)
    filled.unlink()
    if not gone:
        filled.touch()
    assert "spuds.db-wal beside it is not" in await refused(filled)


async def test_what_is_no_database_is_refused(path: Path) -> None:
    path.write_bytes(b"These are my potatoes.\n" * 500)
    assert "is damaged or no database (file is not a database)" in await refused(path)


@pytest.mark.parametrize("where", [0.3, 0.6])
async def test_a_damaged_database_is_refused(filled: Path, where: float) -> None:
    data = bytearray(filled.read_bytes())
    middle = int(len(data) * where)
    data[middle : middle + 4096] = b"\xa5" * 4096
    filled.write_bytes(data)
    assert "is damaged or no database (" in await refused(filled)


async def test_a_database_that_was_cut_short_is_refused(filled: Path) -> None:
    filled.write_bytes(filled.read_bytes()[:-9000])
    assert "is damaged or no database (" in await refused(filled)


async def test_a_database_that_does_not_say_its_revision_is_refused(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as connection, connection:
        connection.execute("DELETE FROM alembic_version")
    assert "(it does not say its revision)" in await refused(filled)


async def test_the_database_of_another_program_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipe (potatoes)")
    assert "is the database of another program" in await refused(path)


async def test_a_newer_database_is_refused(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    said = await refused(filled)
    assert f"by a newer spuds (revision 0999; this one knows up to {REVISION})" in said


async def test_a_newer_database_that_was_killed_keeps_what_it_had_not_moved_yet(filled: Path) -> None:
    kill = (
        "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1]);"
        "c.execute(\"UPDATE alembic_version SET version_num = '0999'\"); c.commit(); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", kill, str(filled)], check=True)
    Path(f"{filled}-shm").unlink()  # it says only where in the other file what is
    assert Path(f"{filled}-wal").stat().st_size > 0
    assert "revision 0999" in await refused(filled)


async def test_a_folder_in_the_place_of_the_file_is_refused(path: Path) -> None:
    path.mkdir()
    assert "is no file" in await refused(path)


async def test_a_file_in_the_place_of_the_folder_is_refused(path: Path) -> None:
    path.touch()
    assert "cannot write" in await refused(path / "spuds.db")


async def test_a_folder_that_may_not_be_written_to_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir(mode=0o555)
    if os.access(folder, os.W_OK):
        folder = Path("/proc")  # root may write everywhere but here
    if not folder.is_dir():
        pytest.skip("whoever runs this may write everywhere")
    with pytest.raises(StoreError, match=r"cannot write .*spuds\.db: .*; name another file"):
        await Store.open(folder / "spuds.db")


@pytest.mark.parametrize("address", ["postgresql://host/spuds", "sqlite://", "sqlite:///", "redis://x"])
def test_another_kind_of_database_is_refused(address: str) -> None:
    with pytest.raises(StoreError, match="is no database of this build: give the path of a file"):
        place_of(address)


def test_a_url_names_a_file_from_here_or_from_the_root() -> None:
    assert place_of("sqlite:///spuds.db") == place_of("spuds.db") == Path.cwd() / "spuds.db"
    assert place_of("sqlite:////var/spuds.db") == Path("/var/spuds.db").absolute()


async def test_one_process_has_a_database(filled: Path) -> None:
    store = await Store.open(filled)
    with pytest.raises(StoreError, match="is in use by another spuds: stop that one first"):
        await Store.open(filled)
    assert await store.load("abc") is not None
    await store.close()
    again = await Store.open(filled)
    await again.close()


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
async def test_one_process_has_a_database_by_whichever_name(filled: Path, tmp_path: Path) -> None:
    link = tmp_path / "other" / "spuds.db"
    link.parent.mkdir()
    link.symlink_to(filled)
    store = await Store.open(filled)
    with pytest.raises(StoreError, match="is in use by another spuds"):
        await Store.open(link)
    await store.close()


def test_another_process_is_kept_out_as_well(filled: Path) -> None:
    lock = Lock(filled)
    ask = "import sys, asyncio; from spuds.server.store import Store; asyncio.run(Store.open(sys.argv[1]))"
    ran = subprocess.run([sys.executable, "-c", ask, str(filled)], capture_output=True, text=True, check=False)
    assert "is in use by another spuds" in ran.stderr
    lock.release()


def test_an_older_database_is_copied_and_then_brought_up_to_date(filled: Path, tmp_path: Path) -> None:
    prepare(filled, migrations(tmp_path, SECOND), "0002")
    copy = Path(f"{filled}.before-0001")
    assert rows(filled, "SELECT version_num FROM alembic_version") == [("0002",)]
    assert rows(copy, "SELECT version_num FROM alembic_version") == [("0001",)]
    assert rows(filled, "SELECT id, colour FROM game_table") == [("abc", "red")]
    assert rows(copy, "SELECT * FROM entry") == rows(filled, "SELECT * FROM entry") != []
    assert len(list(tmp_path.glob("spuds.db.before-*"))) == 1


def test_a_copy_never_takes_the_place_of_an_earlier_one(filled: Path, tmp_path: Path) -> None:
    earlier = Path(f"{filled}.before-0001")
    earlier.write_text("mine")
    prepare(filled, migrations(tmp_path, SECOND), "0002")
    assert earlier.read_text() == "mine"
    assert rows(Path(f"{earlier}-2"), "SELECT version_num FROM alembic_version") == [("0001",)]


def test_a_migration_that_fails_changes_nothing(filled: Path, tmp_path: Path) -> None:
    tables = rows(filled, "SELECT sql FROM sqlite_master")
    with pytest.raises(StoreError, match=r'cannot bring .* up to date: near "this": syntax error'):
        prepare(filled, migrations(tmp_path, BROKEN), "0002")
    assert rows(filled, "SELECT sql FROM sqlite_master") == tables
    assert rows(filled, "SELECT version_num FROM alembic_version") == [("0001",)]
    prepare(filled)
