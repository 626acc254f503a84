"""Clients that do everything wrong: each is told so, and the table goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from spuds.server import wire
from tests.server.running import Running, at_table, code_of, goes_on, new_table, serving

MOVE = {"type": "move", "action_id": "a", "decision": [0, 0, 0], "move": "play r1"}


NO_MESSAGES = (
    "",
    "{",
    "null",
    "[]",
    '"move"',
    "{}",
    '{"type": "teapot"}',
    '{"type": "move"}',
    '{"type": "ping", "more": 1}',
    json.dumps(MOVE | {"decision": [0, 0]}),
    json.dumps(MOVE | {"decision": "0,0,0"}),
    json.dumps(MOVE | {"decision": [0.5, 0, 0]}),
    json.dumps(MOVE | {"decision": [10**30, 0, 0]}),
    json.dumps(MOVE | {"action_id": ""}),
    json.dumps(MOVE | {"action_id": "a" * 41}),
    json.dumps(MOVE | {"action_id": 7}),
    json.dumps(MOVE | {"move": ""}),
    json.dumps(MOVE | {"move": "p" * 201}),
    json.dumps(MOVE | {"move": ["play r1"]}),
    json.dumps(MOVE | {"person": "somebody else"}),
    json.dumps({"type": "sit", "action_id": "a", "seat": 99, "name": "Eve"}),
    json.dumps({"type": "sit", "action_id": "a", "seat": -1, "name": "Eve"}),
    json.dumps({"type": "sit", "action_id": "a", "seat": 1, "name": "E" * 25}),
    json.dumps({"type": "hello", "seq": -1}),
    "[" * 4000,
    '{"a":' * 1500,
    '{"type": "say", "action_id": "a", "text": "\\ud800"}',
)


async def test_what_is_no_message_is_refused_as_such(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        for text in NO_MESSAGES:
            visitor = await running.visitor()
            async with at_table(visitor, await visitor.make(new_table(friends=True))) as peer:
                await peer.greet()
                answer = await peer.answer(text)
                assert isinstance(answer, wire.Error), text
                assert answer.code in ("bad-request", "chat-off", "not-now"), text
                await goes_on(peer)


async def test_a_malformed_request_is_refused_under_its_own_id(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        visitor = await running.visitor()
        async with at_table(visitor, await visitor.make(new_table())) as peer:
            await peer.greet()
            answer = await peer.answer(json.dumps(MOVE | {"decision": []}))
            assert isinstance(answer, wire.Error)
            assert (answer.code, answer.action_id) == ("bad-request", "a")
            assert "decision" in str(answer.args["detail"])


async def test_a_frame_that_is_too_long_ends_its_socket_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        visitor = await running.visitor()
        table = await visitor.make(new_table(friends=True))
        async with at_table(visitor, table) as peer, at_table(visitor, table) as other:
            await peer.greet()
            await other.greet()
            with pytest.raises(ConnectionClosed) as closed:
                await peer.answer("x" * (wire.MOST_BYTES + 1))
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
            await goes_on(other)


async def test_many_short_pieces_of_one_long_message_are_too_long_as_well(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        visitor = await running.visitor()
        async with at_table(visitor, await visitor.make(new_table())) as peer:
            await peer.greet()
            await peer.socket.send(iter(["x" * 1000] * 20))
            with pytest.raises(ConnectionClosed) as closed:
                await peer.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009


async def test_binary_frames_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        visitor = await running.visitor()
        async with at_table(visitor, await visitor.make(new_table())) as peer:
            await peer.greet()
            answer = await peer.answer(b"\x00\xff")
            assert isinstance(answer, wire.Error)
            assert answer.code == "bad-request"
            with pytest.raises(ConnectionClosed) as closed:
                await peer.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4400


async def test_who_does_not_say_hello_first_is_sent_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        visitor = await running.visitor()
        async with at_table(visitor, await visitor.make(new_table())) as peer:
            answer = await peer.answer(wire.Start("a"))
            assert isinstance(answer, wire.Error)
            assert answer.code == "bad-request"
            with pytest.raises(ConnectionClosed):
                await peer.hear()


async def test_a_request_that_is_sent_again_is_carried_out_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        visitor = await running.visitor()
        async with at_table(visitor, await visitor.make(new_table(chat="free", friends=True))) as peer:
            await peer.greet()
            answers = [await peer.answer(wire.Say("once", text="hello")) for _ in range(3)]
            assert all(isinstance(answer, wire.Ok) for answer in answers)
            log = (await peer.greet()).events
            assert sum(event.source == "chat" for event in log) == 1


async def test_answers_that_are_not_owed_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ann, bob = await running.visitor(), await running.visitor()
        table = await ann.make(new_table(friends=True))
        async with at_table(ann, table) as one, at_table(bob, table) as two:
            await one.greet()
            await two.greet()
            assert isinstance(await two.answer(wire.Sit("sit", 1, "Bob")), wire.Ok)
            started = await one.answer(wire.Start("start"))
            assert isinstance(started, wire.Ok)
            await one.until(started.seq)
            await two.until(started.seq)
            acting, waiting = (one, two) if one.updates[-1].view.decision else (two, one)
            view = acting.updates[-1].view
            assert view.decision is not None
            assert view.board is not None
            opened, seat, number = view.decision
            word = view.board.choices[0].move
            for peer, decision, move, code in (
                (waiting, view.decision, word, "not-your-decision"),
                (waiting, (opened, 1 - seat, 0), word, "stale"),
                (acting, (opened - 1, seat, number), word, "stale"),
                (acting, (opened, seat, number + 5), word, "stale"),
                (acting, view.decision, "play x99", "notation"),
                (acting, view.decision, "*: deal 0 r1", "notation"),
            ):
                answer = await peer.answer(wire.Move(f"{decision} {move}"[:40], decision, move))
                assert isinstance(answer, wire.Error), (decision, move)
                assert answer.code == code, (decision, move)
            taken = await acting.answer(wire.Move("good", view.decision, word))
            assert isinstance(taken, wire.Ok)
            assert taken.seq >= started.seq + 1


async def test_a_page_from_elsewhere_gets_no_socket_and_no_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        visitor = await running.visitor()
        table = await visitor.make(new_table())
        for origin in ("https://evil.example", "null", "http://[", "http://[::1", None):
            headers = {"cookie": visitor.cookie}
            with pytest.raises(InvalidStatus) as refused:
                await connect(
                    f"{running.base.replace('http', 'ws', 1)}/ws/{table}",
                    origin=None if origin is None else Origin(origin),
                    additional_headers=headers,
                    proxy=None,
                )
            assert refused.value.response.status_code == 403
            posted = await running.post(
                "/api/tables", msgspec.json.encode(new_table()), **headers, **({"origin": origin} if origin else {})
            )
            assert (posted.status_code, posted.json()["code"]) == (403, "origin")


async def test_who_has_no_cookie_or_a_made_up_one_gets_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ann = await running.visitor()
        table = await ann.make(new_table(friends=True))
        nobody = await running.visitor()
        for cookie in ("", "spuds=short", "spuds=" + "%" * 43):
            nobody.cookie = cookie
            async with at_table(nobody, table) as peer:
                told = await peer.hear()
                assert isinstance(told, wire.Error)
                assert told.code == "no-person-key"
                with pytest.raises(ConnectionClosed) as closed:
                    await peer.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4401
        nobody.cookie = "spuds=" + "A" * 43  # well formed, but nobody's
        async with at_table(nobody, table) as peer:
            assert (await peer.greet()).view.table.you == -1
            refused = await peer.answer(wire.Start("start"))
            assert isinstance(refused, wire.Error)
            assert refused.code == "not-host"


async def test_a_table_that_does_not_exist_closes_its_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        visitor = await running.visitor()
        for table in ("nothing", "x" * 500, "%00", "..%5C..%5Cetc"):
            async with at_table(visitor, table) as peer:
                assert code_of(await peer.hear()) == "no-table"
                with pytest.raises(ConnectionClosed) as closed:
                    await peer.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4404


async def body_refused(running: Running, body: bytes | str, **headers: Any) -> tuple[int, str]:
    visitor = await running.visitor()
    response = await running.post("/api/tables", body, **visitor.headers | headers)
    return response.status_code, response.json()["code"]


async def test_a_body_is_json_of_the_right_form_and_short(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        good = msgspec.json.encode(new_table())
        assert await body_refused(running, b"") == (400, "bad-request")
        assert await body_refused(running, b"\xff\xfe") == (400, "bad-request")
        assert await body_refused(running, b"{}") == (400, "bad-request")
        assert await body_refused(running, good.replace(b'"seats"', b'"chairs"')) == (400, "bad-request")
        assert await body_refused(running, good + b" " * wire.MOST_BYTES) == (413, "too-long")
        assert await body_refused(running, good, **{"content-type": "text/plain"}) == (400, "bad-request")
        assert await body_refused(running, good, cookie="") == (401, "no-person-key")
        assert await body_refused(running, msgspec.json.encode(new_table(game="whist"))) == (404, "no-game")
        assert await body_refused(running, msgspec.json.encode(new_table(seats=11))) == (400, "seats")
        assert await body_refused(running, msgspec.json.encode(new_table(options={"no": 1}))) == (400, "options")
