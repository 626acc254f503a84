"""Tables on disk: what was acknowledged is there, once, in the order in which it came, and nothing else is."""

from __future__ import annotations

import asyncio
import resource
import secrets
import signal
import sqlite3
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spuds.server.entries import Entry, Index, Kind, Setup
from spuds.server.store import Fenced, Store, Stored, StoreFailed

INDEX = Index("gathering", public=True, sitters=("ann",), free=1, names=("Ann",))
ABC = "abc"


def made(table_id: str = ABC, **other: Any) -> Setup:
    fields = {"game": "tiny", "rules": 3, "seats": 2, "options": {"double": "on", "laps": 2}, "settings": {"pace": "x"}}
    return Setup(**{"id": table_id, "seed": "ab" * 32, "secret": "cd" * 32, "created_at": 5, **fields, **other})


def entry(n: int, action_id: str = "", **other: Any) -> Entry:
    return Entry(n, Kind.MOVE, at=1000 + n, seat=1, person="ann", text=f"1: bid {n}", action_id=action_id, **other)


def failing(store: Store) -> bool:
    return store.failing


async def logged(store: Store, table_id: str = ABC) -> list[Entry]:
    stored = await store.load(table_id)
    assert stored is not None
    return stored.entries


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "spuds.db"


async def test_a_table_is_read_back_as_it_was_written(path: Path) -> None:
    store = await Store.open(path)
    begun, more = [entry(1, "a"), entry(2, data={"to": 3, "deep": [{"x": None}]})], [entry(3, "b"), entry(4)]
    await store.create(made(), begun, INDEX)
    await store.append(ABC, more, INDEX)
    await store.append(ABC, [])
    assert await store.load(ABC) == Stored(made(), begun + more)
    assert await store.load("other") is None
    await store.close()
    again = await Store.open(f"sqlite:///{path}")
    assert await again.load(ABC) == Stored(made(), begun + more)
    await again.close()


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
ENTRIES = st.builds(
    Entry,
    n=st.just(0),
    kind=st.sampled_from(sorted(Kind)) | st.text(),
    at=st.integers(0, 2**53),
    seat=st.integers(-1, 31),
    person=st.text(),
    text=st.text(),
    data=st.dictionaries(st.text(), JSON, max_size=3),
)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[asyncio.Runner, Store]]:
    """A store, and the loop in which it was opened: for tests that are no coroutines."""
    with asyncio.Runner() as runner:
        store = runner.run(Store.open(tmp_path_factory.mktemp("module") / "spuds.db"))
        yield runner, store
        runner.run(store.close())


@given(
    st.lists(ENTRIES, min_size=1, max_size=8),
    st.dictionaries(st.text(), st.text() | st.integers(-(2**63), 2**63 - 1), max_size=3),
    st.dictionaries(st.text(), JSON, max_size=3),
)
def test_whatever_an_entry_says_comes_back(
    running: tuple[asyncio.Runner, Store], entries: list[Entry], options: Any, terms: Any
) -> None:
    runner, store = running
    numbered = [Entry(n, e.kind, e.at, e.seat, e.person, e.text, "", e.data) for n, e in enumerate(entries, 1)]
    setup = made(secrets.token_hex(8), options=options, settings=terms)
    runner.run(store.create(setup, numbered, INDEX))
    assert runner.run(store.load(setup.id)) == Stored(setup, numbered)


async def test_an_entry_that_does_not_follow_the_last_one_is_fenced_off(path: Path) -> None:
    store = await Store.open(path)
    await store.create(made(), [entry(1)], INDEX)
    await store.append(ABC, [entry(2)])
    for late in ([entry(2)], [entry(1)], [entry(4)], [entry(3), entry(5)], [entry(3), entry(3)]):
        with pytest.raises(Fenced, match="must follow the last one"):
            await store.append(ABC, late)
    with pytest.raises(Fenced):
        await store.append("no such table", [entry(1)])
    with pytest.raises(Fenced):
        await store.create(made(), [entry(1)], INDEX)
    assert await logged(store) == [entry(1), entry(2)]
    assert not failing(store)
    await store.close()


async def test_of_two_who_write_the_same_number_one_succeeds(path: Path) -> None:
    store = await Store.open(path)
    await store.create(made(), [entry(1)], INDEX)
    first, second = entry(2, "first"), entry(2, "second")
    done = await asyncio.gather(store.append(ABC, [first]), store.append(ABC, [second]), return_exceptions=True)
    assert done[0] is None
    assert isinstance(done[1], Fenced)
    assert (await logged(store))[1:] == [first]
    await store.close()


async def test_an_action_is_in_a_log_once(path: Path) -> None:
    store = await Store.open(path)
    await store.create(made(), [entry(1, "same"), entry(2), entry(3)], INDEX)
    await store.create(made("xyz"), [entry(1, "same")], INDEX)
    with pytest.raises(Fenced):
        await store.append(ABC, [entry(4, "same")])
    await store.append(ABC, [Entry(4, Kind.SAY, person="bo", action_id="same"), entry(5)])
    assert [e.action_id for e in await logged(store)] == ["same", "", "", "same", ""]
    await store.close()


async def test_a_request_that_is_refused_fails_alone(path: Path) -> None:
    store = await Store.open(path)
    names = [f"table-{n}" for n in range(60)]
    await asyncio.gather(*(store.create(made(name), [entry(1)], INDEX) for name in names))
    bad = {20: [entry(1)], 30: [entry(2), entry(2)], 40: [entry(2, data={}), Entry(3, Kind.SAY, text="\ud800")]}
    tasks = [store.append(name, bad.get(n, [entry(2), entry(3)])) for n, name in enumerate(names)]
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert {n: type(error) for n, error in enumerate(done) if error} == {20: Fenced, 30: Fenced, 40: StoreFailed}
    for n, name in enumerate(names):
        assert len(await logged(store, name)) == (1 if n in bad else 3)
    assert not failing(store)
    await store.close()


@contextmanager
def _no_file_longer_than(most: int) -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_after_a_failed_commit_nothing_of_it_is_there_and_the_next_one_succeeds(path: Path) -> None:
    store = await Store.open(path)
    await store.create(made(), [entry(1)], INDEX)
    await store.create(made("xyz"), [entry(1)], INDEX)
    with _no_file_longer_than(Path(f"{path}-wal").stat().st_size + 2000):
        both = [store.append(ABC, [entry(2)], INDEX), store.append("xyz", [entry(2)], INDEX)]
        done = await asyncio.gather(*both, return_exceptions=True)
        assert [type(error) for error in done] == [StoreFailed, StoreFailed]
        assert "could not be written: " in str(done[0])
        assert failing(store)
        assert await logged(store) == [entry(1)]
    with _no_file_longer_than(0):
        assert not await store.is_writable()
    assert failing(store)
    assert await store.is_writable(), "a store finds out by itself that it can be written again"
    assert await logged(store) == [entry(1)]
    await store.append(ABC, [entry(2)], INDEX)
    assert not failing(store)
    assert await logged(store) == [entry(1), entry(2)]
    assert await logged(store, "xyz") == [entry(1)]
    await store.close()


async def test_close_writes_what_was_asked_for_and_refuses_what_comes_later(path: Path) -> None:
    store = await Store.open(path)
    await store.create(made(), [entry(1)], INDEX)
    asked = [asyncio.create_task(store.append(ABC, [entry(n)])) for n in range(2, 400)]
    await asyncio.sleep(0)
    await asyncio.gather(store.close(), store.close())
    await asyncio.gather(*asked)
    for late in (store.append(ABC, [entry(400)]), store.load(ABC), store.lobby()):
        with pytest.raises(StoreFailed, match="the database is closed"):
            await late
    again = await Store.open(path)
    assert await logged(again) == [entry(n) for n in range(1, 400)]
    await again.close()


CHILD = """
import asyncio, sys
from spuds.server.entries import Entry, Index, Setup
from spuds.server.store import Store

INDEX = Index("playing", public=False, sitters=("ann", "bo"), free=0, names=("Ann", "Bo"))

async def play(store, table):
    await store.create(Setup(table, "tiny", 1, 2, {}, "", "", 0), [Entry(1, "start")], INDEX)
    n = 2
    while True:
        await store.append(table, [Entry(n, "move", action_id=str(n)), Entry(n + 1, "move")], INDEX)
        print(table, n, n + 1, flush=True)
        n += 2

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(play(store, f"table-{i}") for i in range(12)))

asyncio.run(main())
"""


@pytest.mark.parametrize("acknowledged", [1, 100, 700])
async def test_every_acknowledged_entry_is_there_once_after_a_kill(path: Path, acknowledged: int) -> None:
    child = subprocess.Popen([sys.executable, "-c", CHILD, str(path)], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    lines = [child.stdout.readline() for _ in range(acknowledged)]
    child.send_signal(signal.SIGKILL)
    lines += child.stdout.read().splitlines(keepends=True)
    child.stdout.close()
    assert child.wait() == -signal.SIGKILL
    told: defaultdict[str, set[int]] = defaultdict(set)
    for line in lines:
        if line.endswith("\n"):
            table, *written = line.split()
            told[table] |= set(map(int, written))
    store = await Store.open(path)
    for table, numbers in told.items():
        there = [e.n for e in await logged(store, table)]
        assert there == list(range(1, len(there) + 1))
        assert numbers <= set(there)
        await store.append(table, [entry(len(there) + 1)])
    await store.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entry SET text = '0: bid 1'",
        "DELETE FROM entry",
        "DELETE FROM entry WHERE n = 2",
        "INSERT OR REPLACE INTO entry VALUES ('abc', 2, 'move', 0, 0, '', '0: bid 1', '', '')",
        "INSERT OR REPLACE INTO entry VALUES ('abc', 3, 'move', 0, 0, 'ann', '0: bid 1', 'a', '')",
        "INSERT INTO entry VALUES ('abc', 9, 'move', 0, 0, '', '0: bid 1', '', '')",
        "UPDATE game_table SET seed = ''",
        "UPDATE game_table SET settings = '{}'",
        "DELETE FROM game_table",
    ],
)
async def test_nobody_rewrites_a_log_or_how_a_table_was_set_up(path: Path, statement: str) -> None:
    store = await Store.open(path)
    await store.create(made(), [entry(1, "a"), entry(2)], INDEX)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA foreign_keys = ON")
        other.execute("PRAGMA recursive_triggers = ON")
        with pytest.raises(sqlite3.IntegrityError):
            other.execute(statement)
    assert await store.load(ABC) == Stored(made(), [entry(1, "a"), entry(2)])
    await store.close()


async def test_the_loop_goes_on_while_the_disk_is_slow(path: Path) -> None:
    store = await Store.open(path)
    await store.create(made(), [entry(1)], INDEX)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # as somebody who makes a backup would
        asked = asyncio.create_task(store.append(ABC, [entry(2)]))
        for _ in range(20):
            await asyncio.sleep(0.005)
            assert await logged(store) == [entry(1)]
        assert not asked.done()
        other.execute("ROLLBACK")
    await asked
    assert await logged(store) == [entry(1), entry(2)]
    await store.close()
