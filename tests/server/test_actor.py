"""A live table: order, the disk that fails, bots that fail, sockets that come and go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from spuds.bots.levels import ThumbBot
from spuds.core.registry import slugs
from spuds.core.views import View
from spuds.server import actor as actors
from spuds.server import wire
from spuds.server.actor import Actor
from spuds.server.bots import Thinkers
from spuds.server.course import Course
from spuds.server.entries import Entry
from spuds.server.hub import Hub
from spuds.server.inbox import MOST_WAITING
from spuds.server.limits import Allowance
from spuds.server.link import Link
from spuds.server.metrics import Metrics
from spuds.server.refused import Refused
from spuds.server.room import Room
from spuds.server.store import Fenced, Store, StoreFailed
from spuds.server.surroundings import Surroundings
from tests.server.running import new_table, until
from tests.sharing import PATIENCE

PERSON = "ann"


@dataclass
class Setting:
    """A hub on a disk, without any network."""

    hub: Hub
    store: Store
    metrics: Metrics
    around: Surroundings
    heard: list[str] = field(default_factory=list)

    async def table(self, **changes: Any) -> Actor:
        return await self.hub.table(await self.hub.make(new_table(**changes), PERSON))

    def link(self, actor: Actor, person: str = PERSON) -> Link:
        async def send(text: str) -> None:
            self.heard.append(text)

        return Link(person, actor, send, self.metrics)


@pytest.fixture
async def setting(tmp_path: Path) -> AsyncIterator[Setting]:
    metrics = Metrics()
    store = await Store.open(tmp_path / "spuds.db")
    thinkers = Thinkers(2, 0.0, metrics)
    around = Surroundings(store, thinkers, metrics, Allowance(sockets_per_table=3))
    hub = Hub(around, idle_seconds=300)
    for slug in slugs():
        hub.set_ready(slug, ready=True)
    yield Setting(hub, store, metrics, around)
    await hub.drain()
    thinkers.close()
    await store.close()


def course_of(room: Room) -> Course:
    assert room.course is not None
    return room.course


async def decision_of(actor: Actor, person: str = PERSON) -> tuple[wire.Decision, list[str]]:
    """Wait until a person owes a decision; return it, and the words that may answer it."""

    def look(room: Room) -> tuple[wire.Decision, list[str]] | None:
        chair, course = room.chair_of(person), course_of(room)
        assert chair is not None
        decision = course.decision(chair.seat)
        return None if decision is None else (decision, course.view(chair.seat).legal())

    async with asyncio.timeout(PATIENCE):
        while (found := await actor.look(look)) is None:
            await asyncio.sleep(0.005)
    return found


async def test_what_was_acknowledged_is_on_disk(setting: Setting) -> None:
    actor = await setting.table()
    decision, legal = await decision_of(actor)
    seq = await actor.ask(wire.Move("one", decision, legal[0]), PERSON)
    stored = await setting.store.load(actor.id)
    assert stored is not None
    mine = [entry for entry in stored.entries if entry.action_id == "one"]
    assert [entry.text for entry in mine] == [f"0: {legal[0]}"]
    assert mine[0].n <= seq <= len(stored.entries)


async def test_a_commit_that_fails_is_told_and_nothing_has_happened(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actors, "AFTER_FAILURE", 0.01)
    actor = await setting.table(friends=True)
    link = setting.link(actor)
    sending = asyncio.create_task(link.run())
    await actor.attach(link)
    link.greet(0)
    append, fails = setting.store.append, True

    async def append_or_fail(*args: Any) -> None:
        if fails:
            raise StoreFailed("the disk is full")
        await append(*args)

    monkeypatch.setattr(setting.store, "append", append_or_fail)
    before = actor.seq
    with pytest.raises(Refused) as refused:
        await actor.ask(wire.Rename("one", "Anna"), PERSON)
    assert refused.value.code == "not-saved"
    assert await actor.look(lambda room: (room.seq, room.seating.chairs[0].name)) == (before, "Ann")
    assert "Anna" not in "".join(setting.heard)
    fails = False
    assert await actor.ask(wire.Rename("one", "Anna"), PERSON) == before + 1
    assert await actor.look(lambda room: room.presence.online) == {PERSON}
    await until(lambda: "Anna" in setting.heard[-1])
    sending.cancel()


async def test_a_log_that_went_on_without_its_table_is_folded_and_the_request_answered(setting: Setting) -> None:
    actor = await setting.table()
    await decision_of(actor)
    others = [Entry(actor.seq + n, "say", person=PERSON, seat=0, text=f"{n}", action_id=f"a{n}") for n in (1, 2)]
    await setting.store.append(actor.id, others)
    assert await actor.ask(wire.Say("a2", preset="hello"), PERSON) == others[-1].n, "it was carried out before"
    await decision_of(actor)
    await setting.store.append(actor.id, [Entry(actor.seq + 1, "say", person=PERSON, seat=0, text="3")])
    await actor.ask(wire.Say("a4", preset="oops"), PERSON)
    stored = await setting.store.load(actor.id)
    assert stored is not None
    said = [entry.text or entry.data["preset"] for entry in stored.entries if entry.kind == "say"]
    assert said == ["1", "2", "3", "oops"]


async def test_a_log_that_refuses_a_request_again_and_again_is_told(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await setting.table()
    await decision_of(actor)

    async def fence(*args: Any) -> None:
        raise Fenced("the log has gone on")

    monkeypatch.setattr(setting.store, "append", fence)
    with pytest.raises(Refused, match="not-saved"):
        await actor.ask(wire.Say("a1", preset="oops"), PERSON)


async def test_a_table_with_more_requests_than_it_can_take_is_busy(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor = await setting.table(friends=True)
    going = asyncio.Event()
    append = setting.store.append

    async def slow(*args: Any) -> None:
        await going.wait()
        await append(*args)

    monkeypatch.setattr(setting.store, "append", slow)
    asked = [asyncio.create_task(actor.ask(wire.Rename(f"{n}", f"Ann {n}"), PERSON)) for n in range(MOST_WAITING + 50)]
    await asyncio.sleep(0.05)
    going.set()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    codes = [answer.code for answer in answers if isinstance(answer, Refused)]
    assert codes
    assert set(codes) == {"busy"}
    assert len(answers) - len(codes) >= MOST_WAITING


async def test_one_who_came_in_and_one_who_left_are_shown(setting: Setting) -> None:
    actor = await setting.table(friends=True)
    link = setting.link(actor)
    await actor.attach(link)
    assert await actor.look(lambda room: room.presence.online) == {PERSON}
    other = setting.link(actor)
    await actor.attach(other)
    actor.detach(link)
    assert await actor.look(lambda room: room.presence.online) == {PERSON}
    actor.detach(other)
    actor.detach(other)
    assert await actor.look(lambda room: room.presence.online) == set()
    assert actor.watching == 0


async def test_a_table_has_room_for_only_so_many_sockets(setting: Setting) -> None:
    actor = await setting.table(friends=True)
    links = [setting.link(actor, f"person {n}") for n in range(4)]
    for link in links[:3]:
        await actor.attach(link)
    with pytest.raises(Refused) as refused:
        await actor.attach(links[3])
    assert refused.value.code == "table-full"
    actor.detach(links[3])
    assert actor.watching == 3


async def test_a_bot_that_crashes_is_stood_in_for_and_the_game_goes_on(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(self: ThumbBot, view: View, seed: int) -> int:
        raise ValueError("no idea")

    monkeypatch.setattr(ThumbBot, "choose", crash)
    actor = await setting.table(bots="thumb")
    while await actor.look(lambda room: room.phase) != "over":
        decision, legal = await decision_of(actor)
        await actor.ask(wire.Move(f"{decision}", decision, legal[0]), PERSON)
        await asyncio.sleep(0.001)
        if await actor.look(lambda room: course_of(room).made) > 60:
            break
    assert b"spuds_bots_crashed_total 0.0" not in setting.metrics.page()


async def test_bots_answer_within_the_same_spread_whatever_they_think_about(
    monkeypatch: pytest.MonkeyPatch, setting: Setting
) -> None:
    thinkers = Thinkers(1, 0.05, setting.metrics)
    actor = await setting.table(bots="thumb")
    await decision_of(actor)
    view = await actor.look(lambda room: course_of(room).view(0))
    loop = asyncio.get_running_loop()
    for level in ("random", "thumb"):
        begun = loop.time()
        words = await thinkers.answer(view, level)
        assert words in view.legal()
        assert loop.time() - begun >= 0.7 * 0.05
    thinkers.close()


async def test_several_who_open_a_table_at_once_share_it(setting: Setting) -> None:
    table = await setting.hub.make(new_table(friends=True), PERSON)
    first = await setting.hub.table(table)
    again = await asyncio.gather(*(setting.hub.table(table) for _ in range(5)))
    assert all(actor is first for actor in again)
    with pytest.raises(Refused) as refused:
        await setting.hub.table("nothing")
    assert refused.value.code == "no-table"


async def test_of_several_who_want_a_rematch_the_first_makes_it(setting: Setting) -> None:
    actor = await setting.table(bots="random")
    while await actor.look(lambda room: room.phase) != "over":
        decision, legal = await decision_of(actor)
        await actor.ask(wire.Move(f"{decision}", decision, legal[0]), PERSON)
        if await actor.look(lambda room: course_of(room).over):
            break
        await wait_for_turn(actor)
    await asyncio.gather(*(actor.ask(wire.Rematch(f"again {n}"), PERSON) for n in range(3)))
    made = await actor.look(lambda room: room.rematch)
    assert len(await setting.hub.tables_of(PERSON)) == 2
    again = await setting.hub.table(made)
    assert await again.look(lambda room: room.setup.seats) == 2


async def wait_for_turn(actor: Actor) -> None:
    """Wait until the person owes a decision or the game is over."""
    async with asyncio.timeout(PATIENCE):
        while not await actor.look(lambda room: course_of(room).over or course_of(room).decision(0)):
            await asyncio.sleep(0.002)


async def test_a_table_that_is_about_to_restart_refuses_requests(setting: Setting) -> None:
    actor = await setting.table(friends=True)
    link = setting.link(actor)
    sending = asyncio.create_task(link.run())
    await actor.attach(link)
    await setting.hub.drain()
    with pytest.raises(Refused) as refused:
        await actor.ask(wire.Rename("one", "Anna"), PERSON)
    assert refused.value.code == "restarting"
    await asyncio.wait_for(sending, PATIENCE)
    assert (link.close_code, setting.heard[-1]) == (1012, '{"type":"notice","code":"restart"}')
