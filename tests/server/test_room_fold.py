"""Whatever people ask, in whatever order: entries or a refusal, and a table that its log leads to again."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spuds.core.game import Game
from spuds.core.registry import find_game, slugs
from spuds.server import making, sight, wire
from spuds.server.entries import Entry
from spuds.server.refused import CODES, Refused
from spuds.server.room import Room
from tests.server.sitting import ANN, BO, CY, DI, EVE, NAMES, Sitting, new_sitting
from tests.tiny.game import GAME as TINY

GAMES = [pytest.param(game, id=game.slug) for game in (*map(find_game, slugs()), TINY)]
PEOPLE = (ANN, BO, CY, DI, EVE)

ids = st.sampled_from([f"id-{n}" for n in range(400)])
names = st.sampled_from([*NAMES.values(), "ann", "Žemyna", " ", "x" * 30, "a\u202eb"])
seats = st.integers(0, 11)
people = st.sampled_from([*PEOPLE, "nobody"])
decisions = st.tuples(st.integers(-2, 90), st.integers(-1, 12), st.integers(-1, 2))
levels = st.sampled_from(["", "random", "thumb"])
requests: st.SearchStrategy[wire.Asked] = st.one_of(
    st.builds(wire.Move, ids, decisions, st.sampled_from(["play r5", "bid 0", "draw ?", "?", "deal 0 r5"])),
    st.builds(wire.Sit, ids, seats, names),
    st.builds(wire.Stand, ids),
    st.builds(wire.Rename, ids, names),
    st.builds(wire.Fill, ids, seats, levels),
    st.builds(wire.Agree, ids, st.booleans(), st.booleans()),
    st.builds(wire.Start, ids),
    st.builds(
        wire.Arrange,
        ids,
        st.sampled_from([None, "none", "relaxed", "live", "days"]),
        st.sampled_from([None, "wait", "bot", "open"]),
        st.sampled_from([None, "off", "preset", "free"]),
        st.sampled_from([None, True, False]),
    ),
    st.builds(wire.AskUndo, ids),
    st.builds(wire.AnswerUndo, ids, st.booleans()),
    st.builds(wire.Say, ids, st.sampled_from(["", "hello", "rude"]), st.sampled_from(["", "hi", "\x00"])),
    st.builds(wire.Silence, ids, people, st.booleans()),
    st.builds(wire.Remove, ids, people),
    st.builds(wire.Rematch, ids),
)
steps = st.one_of(
    st.tuples(st.just("ask"), st.sampled_from(PEOPLE), requests),
    st.tuples(st.just("ask"), st.sampled_from(PEOPLE), requests),
    st.tuples(st.just("answer"), st.integers(0, 99)),
    st.tuples(st.just("answer"), st.integers(0, 99)),
    st.tuples(st.just("change"), st.integers(0, 99)),
    st.tuples(st.just("again"), st.integers(0, 99)),
    st.tuples(st.just("bots"), st.integers(1, 5)),
    st.tuples(st.just("wait"), st.sampled_from([1, 31, 125])),
    st.tuples(st.just("come"), st.sampled_from(PEOPLE)),
    st.tuples(st.just("go"), st.sampled_from(PEOPLE)),
    st.tuples(st.just("rejoin"), st.sampled_from(PEOPLE), st.integers(0, 4)),
    st.tuples(st.just("restart")),
    st.tuples(st.just("rematch"), st.sampled_from(PEOPLE)),
)

REQUESTS = ("ask", "answer", "change", "again", "bots", "rejoin", "rematch")
"""Steps that change nothing without an entry."""


class Session:
    """A table with people who do as they like."""

    def __init__(self, game: Game, seats: int, *, friends: bool) -> None:
        self.sitting: Sitting = new_sitting(game, seats, friends=friends)
        self.carried_out: list[tuple[str, wire.Asked]] = []

    def do(self, *step: Any) -> None:
        """Do one thing, or be refused."""
        refused: list[Refused] = []
        try:
            getattr(self, step[0])(*step[1:])
        except Refused as error:
            refused.append(error)
        assert all(set(error.arguments) == set(CODES[error.code]) for error in refused)

    def do_and_compare(self, *step: Any) -> None:
        """Do one thing; whatever is refused has changed nothing."""
        before, seq = messages(self.sitting.room, self.sitting.now), self.sitting.room.seq
        self.do(*step)
        if self.sitting.room.seq == seq and step[0] in (
            "ask",
            "answer",
            "change",
            "again",
            "bots",
            "rejoin",
            "rematch",
        ):
            assert messages(self.sitting.room, self.sitting.now) == before

    def ask(self, person: str, request: wire.Asked) -> None:
        if self.sitting.send(person, request):
            self.carried_out.append((person, request))

    def answer(self, number: int) -> None:
        """Let a person who owes an answer give a legal one."""
        sitting = self.sitting
        if sitting.room.course is None:
            return
        for chair in sitting.room.seating.people():
            decision = sitting.course.decision(chair.seat)
            if decision is not None:
                legal = sitting.course.legal(chair.seat)
                self.ask(chair.person, wire.Move(f"answer-{len(sitting.log)}", decision, legal[number % len(legal)]))
                return

    def change(self, number: int) -> None:
        """Let each person say something else instead of an answer that they have given to the decision at hand."""
        sitting = self.sitting
        for chair in sitting.room.seating.people() if sitting.room.course is not None else ():
            course = sitting.course
            last = course.made - 1
            mine = (
                [n for n in range(course.opened_by(last), last + 1) if course.mover(n) == chair.seat]
                if last >= 0
                else []
            )
            owed = [d for seat in range(course.seats) if (d := course.decision(seat))]
            if course.answered(chair.seat) and owed:
                which = number % len(mine)
                words = course.view_at(chair.seat, mine[which]).legal()
                decision = (owed[0][0], chair.seat, which)
                self.ask(chair.person, wire.Move(f"change-{len(sitting.log)}", decision, words[number % len(words)]))

    def again(self, number: int) -> None:
        """Send a request again that was carried out."""
        if self.carried_out:
            person, request = self.carried_out[number % len(self.carried_out)]
            assert self.sitting.send(person, request) == []

    def bots(self, most: int) -> None:
        self.sitting.bots(random.Random(most), most)

    def wait(self, seconds: int) -> None:
        self.sitting.wait(seconds)

    def come(self, person: str) -> None:
        self.sitting.come(person)

    def go(self, person: str) -> None:
        self.sitting.go(person)

    def rejoin(self, person: str, seat: int) -> None:
        room = self.sitting.room
        chair = room.seating.chairs[seat % room.setup.seats]
        self.sitting.keep(room.rejoin(chair.secret(room.setup.secret), person, self.sitting.now))

    def restart(self) -> None:
        """Fold the table anew; people come back to it."""
        sitting, here = self.sitting, set(self.sitting.room.presence.online)
        sitting.now += 5000
        sitting.room = sitting.folded()
        sitting.keep(sitting.room.resume(sitting.now))
        sitting.come(*sorted(here))

    def rematch(self, person: str) -> None:
        sitting = self.sitting
        made = making.rematch(sitting.room, person, sitting.now)
        if made is not None:
            assert Room.fold(*made, sitting.game).phase in ("gathering", "playing")
            sitting.keep(sitting.room.ask(wire.Rematch("again"), person, sitting.now, made=made[0].id))


def messages(room: Room, now: int) -> list[bytes]:
    """Return all that is sent of a table to anybody."""
    sent: list[object] = [room.index(), room.deadline(now), sight.listed(room)]
    for person in (*PEOPLE, "a stranger"):
        if person not in room.removed:
            sent.append(sight.update(room, person, 0, now))
            with contextlib.suppress(Refused):
                sent.append(sight.record(room, person))
    sent += [(asked.decision, asked.seat, asked.level, bytes(asked.view)) for asked in room.wanted()]
    return [msgspec.json.encode(message) for message in sent]


def refolded(sitting: Sitting) -> Room:
    """Return the table that the log leads to, with the same people there: who is there is not logged."""
    room = sitting.folded()
    room.presence.online |= sitting.room.presence.online
    room.presence.left |= sitting.room.presence.left
    return room


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(seats=st.integers(2, 4), friends=st.booleans(), script=st.lists(steps, max_size=40))
def test_any_session_is_what_its_log_leads_to(
    game: Game, seats: int, friends: bool, script: list[tuple[Any, ...]]
) -> None:
    session = Session(game, seats, friends=friends)
    for step in script:
        session.do_and_compare(*step)
    sitting = session.sitting
    assert messages(refolded(sitting), sitting.now) == messages(sitting.room, sitting.now)
    stored = msgspec.json.decode(msgspec.json.encode(sitting.log), type=list[Entry])
    assert stored == sitting.log


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_of_people_who_take_back_leave_and_return_are_what_their_logs_lead_to(game: Game) -> None:
    seen: set[str] = set()
    at_once = False
    for seed in range(4):
        session, rng = Session(game, 3, friends=True), random.Random(seed)
        for seat, person in enumerate((BO, CY), 1):
            session.do("come", person)
            session.do("ask", person, wire.Sit(f"sit-{seat}", seat, NAMES[person]))
        session.do("ask", ANN, wire.Start("start"))
        for n in range(2000):
            if session.sitting.room.phase == "over":
                break
            at_once |= len(session.sitting.course.waiting) > 1
            session.do("bots", 3)
            session.do("answer", rng.randrange(9))
            session.do("change", rng.randrange(999))
            session.do("ask", rng.choice((ANN, BO, CY)), wire.AskUndo(f"undo-{n}"))
            session.do("ask", rng.choice(PEOPLE), wire.AnswerUndo(f"agree-{n}", agree=True))
            session.do(rng.choice(("come", "go")), rng.choice(PEOPLE))
            session.do("wait", rng.choice((1, 5, 20)))
        sitting = session.sitting
        assert sitting.room.phase == "over"
        assert messages(refolded(sitting), sitting.now) == messages(sitting.room, sitting.now)
        seen |= {entry.kind for entry in sitting.log}
    assert ({"change", "withdraw"} if at_once else {"undo"}) <= seen, "nobody took anything back"
