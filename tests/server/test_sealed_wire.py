"""Answers that are given at once, over sockets: in any order, sent twice, changed, and half of them in at a restart."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from spuds.server import wire
from spuds.server.bots import Thinkers
from spuds.server.metrics import Metrics
from spuds.server.payloads import Moment
from tests.server.client import Player, Visitor
from tests.server.cooking import HOT_POTATO, SEATS
from tests.server.running import Peer, Running, at_table, new_table, serving
from tests.server.sitting import new_sitting
from tests.sharing import PATIENCE


@dataclass
class Supper:
    """A table of six at which Ann and Bo, at seats 0 and 1, owe an answer for one potato each; Eve looks on."""

    table: str
    ann: Visitor
    bo: Visitor
    eve: Visitor

    def people(self, running: Running) -> list[Visitor]:
        """Return the three as they reach a server that runs now."""
        known = (self.ann, self.bo, self.eve)
        return [Visitor(running.http, running.base, who.address, who.cookie, who.person) for who in known]


async def laid(running: Running) -> Supper:
    """Make the table; everybody has gone again."""
    ann, bo, eve = [await running.visitor() for _ in range(3)]
    wanted = new_table(game="hot-potato", seats=SEATS, friends=True, leavers="wait", options={"oldest": 0})
    table = await ann.make(wanted)
    async with at_table(ann, table) as one, at_table(bo, table) as two:
        await one.greet()
        await two.greet()
        await done(two, wire.Sit("sit", 1, "Bo"))
        await done(one, wire.Start("start"))
        view = await owing(one)
        assert view.decision is not None
        await done(one, wire.Move("extra", view.decision, "extra 1"))
    return Supper(table, ann, bo, eve)


async def done(peer: Peer, request: wire.Asked) -> wire.Ok:
    """Ask for something that is carried out; return the answer once the change has been told."""
    answer = await peer.answer(request)
    assert isinstance(answer, wire.Ok), answer
    await peer.until(answer.seq)
    return answer


async def owing(peer: Peer) -> wire.Seen:
    """Return the view in which a decision is owed."""
    async with asyncio.timeout(PATIENCE):
        while not peer.updates or peer.updates[-1].view.decision is None:
            await peer.update()
    return peer.updates[-1].view


@contextlib.asynccontextmanager
async def all_at(supper: Supper, running: Running) -> AsyncIterator[tuple[Peer, Peer, Peer]]:
    """Let all three come."""
    ann, bo, eve = supper.people(running)
    table = supper.table
    async with at_table(ann, table) as one, at_table(bo, table) as two, at_table(eve, table) as three:
        for peer in (one, two, three):
            await peer.greet()
        yield one, two, three


async def moves_of(visitor: Visitor, table: str) -> list[str]:
    """Return the moves as a visitor's record has them."""
    moves: list[str] = json.loads(await visitor.get(f"/api/tables/{table}/record"))["moves"]
    return moves[moves.index("0: extra 1") + 1 :]


def sealed(peer: Peer) -> list[bool]:
    return [seat.sealed for seat in peer.updates[-1].view.table.seats[:2]]


def brown(view: wire.Seen) -> str:
    """Return an answer that lays one card, or none where there is no brown card."""
    assert view.board is not None
    return next((c.move for c in view.board.choices if len(c.move.split()) == 2 and "none" not in c.move), "")


async def test_answers_of_two_people_cross_and_are_shown_when_the_second_is_in(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        supper = await laid(running)
        async with all_at(supper, running) as (ann, bo, eve):
            first, second = await owing(ann), await owing(bo)
            assert first.decision is not None
            assert second.decision is not None
            words = brown(second) or "p1 none"
            one = await done(bo, wire.Move("bo", second.decision, words))
            await eve.until(one.seq)
            assert sealed(eve) == [False, True]
            visitors = supper.people(running)
            assert [await moves_of(who, supper.table) for who in visitors] == [[], [f"1: {words}"], []]
            assert ann.updates[-1].view.decision == first.decision
            last = await done(ann, wire.Move("ann", first.decision, "p0 none"))
            await eve.until(last.seq)
            hidden = "1: p1 ?" if brown(second) else "1: p1 none"
            shown = [(await moves_of(who, supper.table))[:2] for who in visitors]
            assert shown == [["0: p0 none", hidden], ["0: p0 none", f"1: {words}"], ["0: p0 none", hidden]]


async def test_two_answers_sent_at_the_same_moment_are_both_taken(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        supper = await laid(running)
        async with all_at(supper, running) as (ann, bo, _):
            views = [await owing(peer) for peer in (ann, bo)]
            requests = [
                wire.Move(f"both {n}", view.decision, f"p{n} none") for n, view in enumerate(views) if view.decision
            ]
            answers = await asyncio.gather(ann.answer(requests[0]), bo.answer(requests[1]))
            assert [type(answer) for answer in answers] == [wire.Ok, wire.Ok]
            assert (await moves_of(supper.people(running)[0], supper.table))[:2] == ["0: p0 none", "1: p1 none"]


async def test_a_restart_finds_sealed_answers_half_in_and_still_to_be_changed(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        supper = await laid(running)
        async with all_at(supper, running) as (ann, bo, eve):
            view, owed = await owing(ann), await owing(bo)
            assert view.decision is not None
            words = brown(view) or "p0 none"
            given = wire.Move("given", view.decision, words)
            await done(ann, given)
            before = (await eve.greet()).view
    async with serving(tmp_path) as running, all_at(supper, running) as (ann, bo, eve):
        after = eve.updates[-1].view
        assert (after.board, after.moves) == (before.board, before.moves)
        assert sealed(eve) == [True, False]
        visitors = supper.people(running)
        assert [await moves_of(who, supper.table) for who in visitors] == [[f"0: {words}"], [], []]
        assert (await owing(bo)).decision == owed.decision
        assert isinstance(await ann.answer(given), wire.Ok), "sent again, as it was never acknowledged"
        changed = wire.Move("changed", view.decision, "p0 none")
        for _ in range(2):
            assert isinstance(await ann.answer(changed), wire.Ok)
        assert await moves_of(visitors[0], supper.table) == ["0: p0 none"]
        await done(ann, wire.AskUndo("back"))
        assert (await owing(ann)).decision == view.decision
        await done(ann, wire.Move("anew", view.decision, words))
        assert isinstance(await ann.answer(given), wire.Ok), "long after it was carried out"
        assert await moves_of(visitors[0], supper.table) == [f"0: {words}"]
    async with serving(tmp_path) as running, all_at(supper, running) as (ann, bo, _):
        view = await owing(bo)
        assert view.decision is not None
        await done(bo, wire.Move("last", view.decision, "p1 none"))
        assert (await moves_of(supper.people(running)[0], supper.table))[:2] == [f"0: {words}", "1: p1 none"]


async def test_each_change_of_a_sealed_answer_is_told_others_by_its_number_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        supper = await laid(running)
        async with all_at(supper, running) as (ann, bo, eve):
            view = await owing(bo)
            assert view.decision is not None
            assert view.board is not None
            told: set[bytes] = set()
            await done(bo, wire.Move("first", view.decision, "p1 none"))
            for n, choice in enumerate(view.board.choices):
                answer = await done(bo, wire.Move(f"change {n}", view.decision, choice.move))
                for peer in (ann, eve):
                    update = await peer.until(answer.seq)
                    assert update.events == ()
                told.add(msgspec.json.encode(eve.updates[-1].view))
            assert len(told) == 1


async def test_a_moment_of_a_game_that_is_over_shows_half_given_answers_to_all(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        visitor = await running.visitor()
        wanted = new_table(game="hot-potato", seats=SEATS, options={"oldest": 0})
        player = Player(visitor, await visitor.make(wanted), random.Random(3))
        async with asyncio.timeout(PATIENCE):
            await player.run()
        path = f"/api/tables/{player.table}"
        moves = json.loads(await visitor.get(f"{path}/record"))["moves"]
        at = next(n for n, move in enumerate(moves) if n > 31 and not move.startswith("*"))
        shown = msgspec.json.decode(await visitor.get(f"{path}/at/{at + 1}?viewer=-1"), type=Moment)
        assert "?" not in shown.move
        assert shown.move


async def test_bots_take_as_long_for_the_only_answer_as_for_one_of_many() -> None:
    pace, metrics = 0.05, Metrics()
    thinkers = Thinkers(1, pace, metrics)
    loop = asyncio.get_running_loop()
    sitting, rng = new_sitting(HOT_POTATO, 3), random.Random(2)
    sizes: set[bool] = set()
    while sitting.room.phase == "playing" and len(sizes) < 2:
        for asked in sitting.room.wanted():
            only = len(asked.view.legal()) == 1
            if only in sizes:
                continue
            sizes.add(only)
            for level in ("random", "thumb"):
                begun = loop.time()
                assert await thinkers.answer(asked.view, level) in asked.view.legal()
                assert loop.time() - begun >= 0.7 * pace
        sitting.bots(rng, 1)
        for chair in sitting.room.seating.people():
            if sitting.course.decision(chair.seat) is not None:
                sitting.move(chair.person, rng.choice(sitting.course.legal(chair.seat)))
    thinkers.close()
    assert sizes == {True, False}
