"""Clients that want too much: they get what is theirs, and others do not notice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from spuds.server import wire
from spuds.server.limits import Allowance
from tests.server.client import Player, Visitor
from tests.server.running import Peer, at_table, code_of, goes_on, new_table, serving
from tests.sharing import PATIENCE


async def test_a_flood_is_told_to_slow_down_and_others_do_not_notice(tmp_path: Path) -> None:
    allowance = Allowance(socket_rate=1, socket_burst=10)
    async with serving(tmp_path, allowance=allowance) as running:
        ann, eve = await running.visitor(), await running.visitor()
        table = await ann.make(new_table(friends=True))
        async with at_table(ann, table) as good, at_table(eve, table) as bad:
            await good.greet()
            await bad.greet()
            for number in range(100):
                await bad.say(wire.Rename(f"flood {number}", f"Eve {number}"))
            codes = [code_of(await bad.hear()) for _ in range(100)]
            assert codes.count("slow-down") >= 80
            await goes_on(good)


class Careful(Player):
    """Sees that nothing is asked for again while it is on its way."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        super().__init__(visitor, table, random.Random(5))
        self.on_its_way: set[str] = set()
        self.slowed = 0

    async def _send(self, socket: ClientConnection, message: wire.Hello | wire.Ping | wire.Asked) -> None:
        if isinstance(message, wire.Asked):
            assert message.action_id not in self.on_its_way
            self.on_its_way.add(message.action_id)
        await super()._send(socket, message)

    def _hear(self, told: wire.Told) -> bool:
        if isinstance(told, wire.Ok | wire.Error):
            self.on_its_way.discard(told.action_id)
            self.slowed += code_of(told) == "slow-down"
        return super()._hear(told)


async def test_who_is_told_to_slow_down_does_not_ask_ever_more_and_comes_to_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path, allowance=Allowance(socket_rate=15, socket_burst=6)) as running:
        visitor = await running.visitor()
        player = Careful(visitor, await visitor.make(new_table(chat="free")))
        for number in range(3):
            await player.ask(wire.Say(f"say {number}", text=f"line {number}"))
        async with asyncio.timeout(PATIENCE):
            await player.run()
        assert player.faults == []
        assert [isinstance(answer, wire.Ok) for _, answer in player.asked(wire.Say)] == [True] * 3
        assert player.slowed > 3, "it was hardly told to slow down, so this shows too little"


async def test_chat_costs_more_than_moves(tmp_path: Path) -> None:
    async with serving(tmp_path, allowance=Allowance(socket_rate=0.001, socket_burst=21)) as running:
        visitor = await running.visitor()
        async with at_table(visitor, await visitor.make(new_table(friends=True))) as peer:
            await peer.greet()
            said = [await peer.answer(wire.Say(f"say {number}", preset="hello")) for number in range(5)]
            assert [isinstance(answer, wire.Ok) for answer in said] == [True, True, True, True, False]


async def test_to_be_told_a_whole_long_log_costs_more_than_to_be_told_its_end(tmp_path: Path) -> None:
    async with serving(tmp_path, allowance=Allowance(socket_rate=0.001, socket_burst=12)) as running:
        visitor = await running.visitor()
        table = await visitor.make(new_table(friends=True, chat="free"))
        actor = await running.server.hub.table(table)
        seq = 0
        for number in range(500):
            seq = await actor.ask(wire.Say(f"line {number}", text="hello"), visitor.person)
        for since, left in ((0, 1), (seq + 1, 1), (1, 1), (seq, 11)):
            async with at_table(visitor, table) as peer:
                await peer.greet(since)
                for _ in range(12):
                    await peer.say(wire.Ping())
                answers = [await peer.hear() for _ in range(12)]
                assert sum(isinstance(answer, wire.Pong) for answer in answers) == left


async def test_nobody_makes_tables_without_end(tmp_path: Path) -> None:
    async with serving(tmp_path, allowance=Allowance(table_rate=0.001, table_burst=2)) as running:
        eve, ann = await running.visitor(), await running.visitor()
        for status in (201, 201):
            made = await running.post("/api/tables", msgspec.json.encode(new_table()), **eve.headers)
            assert made.status_code == status
        refused = await running.post("/api/tables", msgspec.json.encode(new_table()), **eve.headers)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
        await ann.make(new_table())


async def test_an_address_opens_only_so_many_sockets(tmp_path: Path) -> None:
    async with serving(tmp_path, allowance=Allowance(sockets_per_address=1)) as running:
        visitor = await running.visitor()
        table = await visitor.make(new_table())
        async with at_table(visitor, table) as first:
            await first.greet()
            async with at_table(visitor, table) as second:
                assert code_of(await second.hear()) == "slow-down"
        async with at_table(visitor, table) as third:
            await third.greet()


@contextlib.asynccontextmanager
async def at_table_narrowly(visitor: Visitor, table: str) -> AsyncIterator[Peer]:
    """Open a socket for which the system keeps no more than some unread bytes."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, _, port = visitor.base.rpartition("/")[2].partition(":")
    narrow.connect((host, int(port)))
    narrow.setblocking(False)
    address, headers = visitor.base.replace("http", "ws", 1), {"cookie": visitor.cookie}
    origin = Origin(visitor.base)
    async with connect(f"{address}/ws/{table}", origin=origin, additional_headers=headers, sock=narrow) as opened:
        yield Peer(opened)


async def test_a_client_that_does_not_read_holds_up_nobody(tmp_path: Path) -> None:
    allowance = Allowance(socket_rate=1e6, socket_burst=1e6, chat_cost=0)
    async with serving(tmp_path, unsent=4096, allowance=allowance) as running:
        ann, eve = await running.visitor(), await running.visitor()
        table = await ann.make(new_table(chat="free", friends=True))
        async with at_table(ann, table) as good, at_table_narrowly(eve, table) as bad:
            await good.greet()
            await bad.greet()
            bad.socket.transport.pause_reading()
            bad.updates.clear()
            seq = 0
            async with asyncio.timeout(PATIENCE):
                for number in range(400):
                    answer = await good.answer(wire.Say(f"say {number}", text="potatoes " * 30))
                    assert isinstance(answer, wire.Ok)
                    seq = answer.seq
            bad.socket.transport.resume_reading()
            assert (await bad.until(seq)).seq == seq
            assert len(bad.updates) < 300
            said = [event.seq for update in bad.updates for event in update.events if event.source == "chat"]
            assert said == sorted(set(said))
            assert len(said) == 400
