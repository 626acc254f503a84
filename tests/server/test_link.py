"""What a slow client gets, and what it costs others: nothing."""

from __future__ import annotations

import asyncio

from spuds.server import wire
from spuds.server.link import MOST_ANSWERS, Link
from spuds.server.metrics import Metrics


class Source:
    """A table that counts its entries."""

    def __init__(self) -> None:
        self.seq = 0
        self.settled = True
        self.built = 0

    def update(self, person: str, since: int) -> tuple[int, str]:
        self.built += 1
        return self.seq, f"{person} {since}-{self.seq}"


class Wire:
    """A connection that takes one frame at a time, when it is told to."""

    def __init__(self, *, open_: bool = True) -> None:
        self.sent: list[str] = []
        self.gate = asyncio.Event()
        if open_:
            self.gate.set()

    async def send(self, text: str) -> None:
        self.sent.append(text)
        await self.gate.wait()


async def turns() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def link_of(source: Source, connection: Wire) -> tuple[Link, asyncio.Task[None]]:
    link = Link("ann", source, connection.send, Metrics())
    return link, asyncio.create_task(link.run())


async def test_nothing_is_sent_before_the_client_says_hello() -> None:
    source, connection = Source(), Wire()
    link, task = link_of(source, connection)
    link.stir()
    await turns()
    assert connection.sent == []
    link.greet(0)
    await turns()
    assert connection.sent == ["ann 0-0"]
    task.cancel()


async def test_a_slow_client_loses_old_views_and_never_the_newest() -> None:
    source, connection = Source(), Wire(open_=False)
    link, task = link_of(source, connection)
    link.greet(0)
    await turns()
    for source.seq in range(1, 101):
        link.stir()
        await turns()
    assert connection.sent == ["ann 0-0"]
    connection.gate.set()
    await turns()
    assert connection.sent == ["ann 0-0", "ann 0-100"]
    assert source.built == 2
    task.cancel()


async def test_what_is_not_on_disk_is_not_sent() -> None:
    source, connection = Source(), Wire()
    link, task = link_of(source, connection)
    link.greet(0)
    await turns()
    source.seq, source.settled = 1, False
    link.stir()
    await turns()
    assert connection.sent == ["ann 0-0"]
    source.settled = True
    link.stir()
    await turns()
    assert connection.sent == ["ann 0-0", "ann 0-1"]
    task.cancel()


async def test_answers_go_before_views() -> None:
    source, connection = Source(), Wire()
    link, task = link_of(source, connection)
    link.greet(0)
    link.tell(wire.Ok("a", 1))
    await turns()
    assert connection.sent == ['{"type":"ok","action_id":"a","seq":1}', "ann 0-0"]
    task.cancel()


async def test_a_client_that_does_not_read_its_answers_is_not_heard_any_further() -> None:
    source, connection = Source(), Wire(open_=False)
    link, task = link_of(source, connection)
    taken = 0

    async def ask_on_and_on() -> None:
        nonlocal taken
        while True:
            await link.has_room()
            link.tell(wire.Pong())
            taken += 1
            await asyncio.sleep(0)

    asking = asyncio.create_task(ask_on_and_on())
    for _ in range(20 * MOST_ANSWERS):
        await asyncio.sleep(0)
    assert taken <= MOST_ANSWERS + 1
    connection.gate.set()
    for _ in range(20 * MOST_ANSWERS):
        await asyncio.sleep(0)
    assert taken > MOST_ANSWERS + 1
    asking.cancel()
    task.cancel()


async def test_a_link_that_is_closed_sends_its_answers_first() -> None:
    source, connection = Source(), Wire()
    link, task = link_of(source, connection)
    link.tell(wire.Notice("restart"))
    link.close(1012)
    await turns()
    assert task.done()
    assert connection.sent == ['{"type":"notice","code":"restart"}']
    assert link.close_code == 1012
