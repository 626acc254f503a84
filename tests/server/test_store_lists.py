"""What lists of tables show: the lobby, and the tables at which somebody sits."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from spuds.server.entries import Entry, Index, Kind, Setup
from spuds.server.store import Fenced, Store, Summary

INDEX = Index("gathering", public=True, sitters=("ann", "ann-phone"), free=1, names=("Ann",))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "spuds.db")
    yield opened
    await opened.close()


async def make(store: Store, table_id: str, at: int, **changes: Any) -> None:
    setup = Setup(table_id, "tiny", 1, 2, {"double": "on"}, "ab" * 32, "cd" * 32, at, {"pace": "live"})
    await store.create(setup, [Entry(1, Kind.SIT, at=at)], replace(INDEX, **changes))


async def go_on(store: Store, table_id: str, n: int, at: int, **changes: Any) -> None:
    await store.append(table_id, [Entry(n, Kind.MOVE, at=at)], replace(INDEX, **changes))


async def test_a_table_that_cannot_be_read_is_left_out_and_no_other(tmp_path: Path) -> None:
    path = tmp_path / "spuds.db"
    opened = await Store.open(path)
    for n, table in enumerate(("whole", "setting", "other", "summary")):
        await make(opened, table, n)
    await opened.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA recursive_triggers = OFF")
        for (trigger,) in list(connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")):
            connection.execute(f"DROP TRIGGER {trigger}")
        connection.execute("UPDATE game_table SET settings = '{' WHERE id = 'setting'")
        connection.execute("UPDATE game_table SET settings = '[]' WHERE id = 'other'")
        connection.execute("UPDATE game_table SET summary = '{\"phase\": 7}' WHERE id = 'summary'")
    opened = await Store.open(path)
    assert ids(await opened.lobby()) == ["whole"]
    assert ids(await opened.tables_of("ann")) == ["whole"]
    await opened.close()


def ids(found: list[Summary]) -> list[str]:
    return [summary.id for summary in found]


async def test_the_lobby_has_public_tables_that_are_not_over_the_latest_first(store: Store) -> None:
    await make(store, "first", 10)
    await make(store, "secret", 11, public=False)
    await make(store, "second", 12, phase="playing")
    await make(store, "over", 13, phase="over")
    await make(store, "closed", 14, phase="closed")
    assert ids(await store.lobby()) == ["second", "first"]
    assert ids(await store.lobby(1)) == ["second"]
    await go_on(store, "secret", 2, 20)
    await go_on(store, "second", 2, 21, phase="over")
    await go_on(store, "first", 2, 22)
    assert ids(await store.lobby()) == ["secret", "first"]


async def test_a_summary_says_what_a_list_needs_and_no_secret(store: Store) -> None:
    await make(store, "first", 10)
    (found,) = await store.lobby()
    assert found == Summary("first", "tiny", 1, 2, {"double": "on"}, {"pace": "live"}, INDEX, 10)
    assert not {"seed", "secret"} & set(Summary.__struct_fields__)
    await go_on(store, "first", 2, 20, free=0, names=("Ann", "Bo"))
    (found,) = await store.lobby()
    assert (found.index.free, found.index.names, found.touched_at) == (0, ("Ann", "Bo"), 20)


async def test_everybody_finds_the_tables_where_they_sit_the_latest_first(store: Store) -> None:
    await make(store, "first", 10, public=False)
    await make(store, "second", 12, phase="over", sitters=("ann", "bo"))
    await make(store, "third", 13, sitters=("bo",))
    assert ids(await store.tables_of("ann")) == ["second", "first"]
    assert ids(await store.tables_of("ann-phone")) == ["first"]
    assert ids(await store.tables_of("bo")) == ["third", "second"]
    assert ids(await store.tables_of("bo", 1)) == ["third"]
    assert await store.tables_of("cy") == []
    await store.append("first", [Entry(2, Kind.MOVE, at=30)])
    assert ids(await store.tables_of("ann")) == ["first", "second"]


async def test_whoever_stands_up_is_no_longer_listed_there(store: Store) -> None:
    await make(store, "first", 10)
    await go_on(store, "first", 2, 11, sitters=("bo", "ann"))
    assert ids(await store.tables_of("ann-phone")) == []
    assert ids(await store.tables_of("bo")) == ids(await store.tables_of("ann")) == ["first"]
    await go_on(store, "first", 3, 12, sitters=())
    assert ids(await store.tables_of("bo")) == []


async def test_lists_are_right_beside_requests_that_are_refused(store: Store) -> None:
    await make(store, "first", 10)
    away, back = replace(INDEX, sitters=("bo",)), INDEX
    asked = [
        store.append("first", [Entry(2, Kind.STAND, at=11)], away),
        store.append("first", [Entry(9, Kind.SIT, at=12)], replace(INDEX, sitters=("cy",))),
        store.append("first", [Entry(3, Kind.SIT, at=13)], back),
    ]
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(error) for error in done] == [type(None), Fenced, type(None)]
    assert ids(await store.tables_of("ann")) == ["first"]
    assert await store.tables_of("bo") == await store.tables_of("cy") == []


async def test_lists_are_right_after_a_restart_too(tmp_path: Path) -> None:
    first = await Store.open(tmp_path / "again.db")
    await make(first, "first", 10)
    await first.close()
    again = await Store.open(tmp_path / "again.db")
    assert ids(await again.lobby()) == ids(await again.tables_of("ann")) == ["first"]
    await go_on(again, "first", 2, 11, sitters=("bo",), phase="over")
    assert await again.lobby() == await again.tables_of("ann") == []
    assert ids(await again.tables_of("bo")) == ["first"]
    await again.close()
