"""What the server answers over HTTP, and how a table is played over a socket."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from spuds.core.notation import read_record
from spuds.core.registry import slugs
from spuds.core.replays import replay
from spuds.server import attending, payloads, wire
from spuds.server.page import Page
from spuds.server.security import HEADERS
from tests.server.client import Player
from tests.server.running import at_table, code_of, goes_on, new_table, serving
from tests.sharing import PATIENCE


async def test_the_games_are_told_and_not_told_again_to_who_has_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        first = await running.http.get(f"{running.base}/api/games")
        found = msgspec.json.decode(first.content, type=list[payloads.GameInfo])
        assert [game.slug for game in found] == list(slugs())
        again = await running.http.get(f"{running.base}/api/games", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        for path in ("", "/messages/en.ftl", "/messages/lt.ftl", "/rules/en"):
            response = await running.http.get(f"{running.base}/api/games/{slugs()[0]}{path}")
            assert response.status_code == 200, path
            assert response.content


async def test_what_is_not_there_is_a_coded_answer(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        visitor = await running.visitor()
        for path, status, code in (
            ("/api/nothing", 400, "bad-request"),
            ("/api/games/whist", 404, "no-game"),
            ("/api/games/whist/rules/en", 404, "no-game"),
            (f"/api/games/{slugs()[0]}/messages/xx.ftl", 400, "bad-request"),
            (f"/api/games/{slugs()[0]}/messages/..%2Fen.ftl", 400, "bad-request"),
            ("/api/tables/none/record", 404, "no-table"),
            ("/api/tables/none/at/1", 404, "no-table"),
            ("/api/tables/none/at/one", 400, "bad-request"),
        ):
            response = await running.http.get(running.base + path, headers=visitor.headers)
            error = msgspec.json.decode(response.content, type=wire.Error)
            assert (response.status_code, error.code) == (status, code), path


async def test_every_answer_tells_browsers_to_be_careful(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        for path in ("/", "/api/games", "/api/me", "/api/nothing", "/healthz", "/nothing.js"):
            response = await running.http.get(running.base + path)
            assert HEADERS.items() <= dict(response.headers).items(), path


async def test_a_visitor_is_the_same_person_the_next_time(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        first = await running.http.get(f"{running.base}/api/me")
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        token = cookie.partition(";")[0]
        person = msgspec.json.decode(first.content, type=payloads.Me).person
        again = await running.http.get(f"{running.base}/api/me", headers={"cookie": token})
        assert msgspec.json.decode(again.content, type=payloads.Me).person == person
        assert token.partition("=")[2] not in first.text
        behind = await running.http.get(f"{running.base}/api/me", headers={"x-forwarded-proto": "https"})
        assert "Secure" in behind.headers["set-cookie"]
        assert msgspec.json.decode(behind.content, type=payloads.Me).person != person


@pytest.mark.parametrize("slug", slugs())
async def test_a_game_is_played_to_its_end_and_its_record_replays(tmp_path: Path, slug: str) -> None:
    async with serving(tmp_path) as running:
        visitor = await running.visitor()
        player = Player(visitor, await visitor.make(new_table(game=slug, seats=4)), random.Random(1))
        async with asyncio.timeout(PATIENCE):
            await player.run()
        assert player.faults == []
        assert player.view is not None
        record = read_record(await visitor.get(f"/api/tables/{player.table}/record"))
        table = replay(record)
        assert table.over
        assert list(table.result()["scores"]) == list(player.view.sheet.totals)
        me = msgspec.json.decode(await visitor.get("/api/me"), type=payloads.Me)
        assert [listed.id for listed in me.tables] == [player.table]
        moment = msgspec.json.decode(await visitor.get(f"/api/tables/{player.table}/at/5"), type=payloads.Moment)
        assert (moment.at, moment.moves) == (5, player.view.moves)


@pytest.mark.parametrize("slug", slugs())
async def test_a_game_that_is_over_is_played_on_from_any_move(tmp_path: Path, slug: str) -> None:
    async with serving(tmp_path) as running:
        visitor = await running.visitor()
        player = Player(visitor, await visitor.make(new_table(game=slug, seats=4)), random.Random(2))
        async with asyncio.timeout(PATIENCE):
            await player.run()
        assert player.view is not None
        at = player.view.moves * 2 // 3  # of a game that may be short
        fork = payloads.Fork(at=at, seat=1, name="Ann")
        made = msgspec.json.decode(await visitor.post(f"/api/tables/{player.table}/fork", fork), type=payloads.Made)
        other = Player(visitor, made.id, random.Random(3))
        async with asyncio.timeout(PATIENCE):
            await other.run()
        assert other.view is not None
        assert other.view.table.you == 1
        before, after = [
            msgspec.json.decode(await visitor.get(f"/api/tables/{table}/at/{at}?viewer=1"), type=payloads.Moment)
            for table in (player.table, made.id)
        ]
        assert before.board.zones == after.board.zones


async def test_another_device_holds_the_seat_with_its_secret_and_not_without(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ann, phone = await running.visitor(), await running.visitor()
        table = await ann.make(new_table(friends=True))
        async with at_table(phone, table) as peer:
            async with at_table(ann, table) as first:
                secret = (await first.greet()).view.table.rejoin
                assert secret
                seen = (await peer.greet()).view.table
                assert (seen.you, seen.rejoin) == (-1, "")
            while peer.updates[-1].view.table.seats[0].online:  # told a while after she has left, else at any time
                await peer.update()
            wrong = await running.post(
                f"/api/tables/{table}/rejoin", msgspec.json.encode(payloads.Rejoin("0" * 64)), **phone.headers
            )
            assert wrong.status_code == 403
            assert msgspec.json.decode(wrong.content, type=wire.Error).code == "secret-wrong"
            before = peer.updates[-1].seq
            await phone.post(f"/api/tables/{table}/rejoin", payloads.Rejoin(secret))
            await peer.until(before + 1)
            assert all(update.view.table.you == (0 if update.seq > before else -1) for update in peer.updates)


async def test_public_tables_stand_in_the_lobby_until_they_are_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ann, bob = await running.visitor(), await running.visitor()
        await ann.make(new_table(friends=True))
        table = await ann.make(new_table(friends=True, public=True))
        lobby = msgspec.json.decode(await bob.get("/api/lobby"), type=list[payloads.Listed])
        assert [(listed.id, listed.free, listed.names, listed.phase) for listed in lobby] == [
            (table, 1, ("Ann",), "gathering")
        ]
        assert ann.person not in (await bob.get("/api/lobby")).decode()


async def test_a_reload_says_where_it_is_and_gets_the_rest(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        visitor = await running.visitor()
        table = await visitor.make(new_table())
        async with at_table(visitor, table) as peer:
            first = await peer.greet()
            assert first.whole
            told = first
            while told.view.decision is None or told.view.board is None:  # bots come first
                told = await peer.update()
            answer = await peer.answer(wire.Move("once", told.view.decision, told.view.board.choices[0].move))
            assert isinstance(answer, wire.Ok)
            last = await peer.until(answer.seq)
        async with at_table(visitor, table) as peer:
            rest = await peer.greet(first.seq)
            assert not rest.whole
            assert {event.seq for event in rest.events} >= {answer.seq}
            assert min(event.seq for event in rest.events) > first.seq
            assert rest.seq >= last.seq
            beyond = await peer.greet(rest.seq + 1000)
            assert beyond.whole


async def test_the_server_says_how_it_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        visitor = await running.visitor()
        await visitor.make(new_table())
        assert await running.prepared() == "ready"
        health = await running.http.get(f"{running.base}/healthz")
        assert (health.status_code, health.json()) == (
            200,
            {"ok": True, "kernels": "ready", "store": "ok", "draining": False},
        )
        measures = (await running.http.get(f"{running.base}/metrics")).text
        assert "spuds_tables_made_total 1.0" in measures
        assert "spuds_tables_live 1.0" in measures
        await running.server.drain()
        assert (await running.http.get(f"{running.base}/healthz")).status_code == 503
        refused = await running.http.get(f"{running.base}/api/lobby")
        assert (refused.status_code, refused.json()["code"]) == (503, "restarting")


async def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attending, "AWAY_MS", 50)
    async with serving(tmp_path, idle_seconds=0.05) as running:
        visitor = await running.visitor()
        table = await visitor.make(new_table(friends=True))
        async with at_table(visitor, table) as peer:
            before = await peer.greet()
        async with asyncio.timeout(PATIENCE):
            while "spuds_tables_live 0.0" not in (await running.http.get(f"{running.base}/metrics")).text:
                await asyncio.sleep(0.02)
        async with at_table(visitor, table) as peer:
            after = await peer.greet()
        assert [(seat.kind, seat.name) for seat in after.view.table.seats] == [("person", "Ann"), ("free", "")]
        assert after.view.table.rejoin == before.view.table.rejoin


async def test_the_page_comes_compressed_and_only_what_never_changes_is_kept_for_long(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>" + " " * 1000, encoding="utf-8")
    (page / "assets" / "app-1a2b.js").write_text("let a = 1;" * 100, encoding="utf-8")
    (page / "assets" / "app-1a2b.js.br").write_bytes(b"not really compressed")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    async with serving(tmp_path, page=page) as running:
        for path in ("/", "/t/some-table", "/new/some-game", "/rules/some-game", "/settings"):
            response = await running.http.get(running.base + path, headers={"accept-encoding": "gzip"})
            assert response.text.startswith("<!doctype html>")
            assert response.headers["content-encoding"] == "gzip"
            assert response.headers["cache-control"] == "no-cache"
            again = await running.http.get(running.base + path, headers={"if-none-match": response.headers["etag"]})
            assert again.status_code == 304
        plain = await running.http.get(f"{running.base}/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
        assert plain.text.startswith("let a")
        assert "immutable" in plain.headers["cache-control"]
        assert plain.headers["content-type"].startswith("text/javascript")
        for path in ("/nothing", "/assets/nothing.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/%00"):
            response = await running.http.get(running.base + path)
            assert (response.status_code, response.text) == (404, "There is nothing here.\n"), path
        person = await running.http.get(running.base + "/nothing", headers={"accept": "text/html,*/*"})
        assert person.status_code == 404
        assert person.text.startswith("<!doctype html>"), "which says in words that there is nothing"


def test_a_file_is_kept_in_memory_once_by_whichever_way_it_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<!doctype html>", encoding="utf-8")
    page = Page(tmp_path / "page")
    files = {id(page.find(path)) for path in ("index.html", "a/../index.html", "./index.html", "b/..//index.html")}
    assert len(files) == 1


async def test_a_table_whose_setup_cannot_be_read_is_said_to_be_broken(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        visitor = await running.visitor()
        table, other = [await visitor.make(new_table(friends=True)) for _ in range(2)]
    with closing(sqlite3.connect(tmp_path / "spuds.db")) as connection, connection:
        for (trigger,) in list(connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")):
            connection.execute(f"DROP TRIGGER {trigger}")
        connection.execute("UPDATE game_table SET seed = 'no seed' WHERE id = ?", (table,))
    async with serving(tmp_path) as running:
        visitor = visitor.at(running.base)
        async with at_table(visitor, table) as peer:
            assert code_of(await peer.hear()) == "broken"
        async with at_table(visitor, other) as peer:
            await peer.greet()
            await goes_on(peer)


async def test_without_a_page_the_server_says_how_to_build_it(tmp_path: Path) -> None:
    async with serving(tmp_path, page=tmp_path / "nowhere") as running:
        response = await running.http.get(running.base)
        assert response.status_code == 503
        assert "make page" in response.text
