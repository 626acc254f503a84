"""A room with people around it, driven by hand: time moves only when a test says so."""

from __future__ import annotations

import itertools
import random
from typing import Any, TypeVar

import pytest

from spuds.core.board import Board
from spuds.core.game import Game
from spuds.core.options import needed_options
from spuds.core.registry import find_game
from spuds.server import making, payloads, sight, wire
from spuds.server.course import Course
from spuds.server.entries import Entry, Kind, Setup
from spuds.server.making import Fresh
from spuds.server.refused import CODES, Refused
from spuds.server.room import Room
from tests.tiny.game import GAME as TINY

ANN, BO, CY, DI, EVE = (letter * 20 for letter in "abcde")
NAMES = {ANN: "Ann", BO: "Bo", CY: "Cy", DI: "Di", EVE: "Eve"}
START = 1_000_000
SECOND = 1000
DRAWN = Fresh("a-table", "5e" * 32, "c0" * 32)
POTATO_MAN = find_game("potato-man")

R = TypeVar("R", bound=wire.Asked)


class Sitting:
    """A room, its stored log, and a clock."""

    def __init__(self, setup: Setup, entries: list[Entry], game: Game) -> None:
        self.game = game
        self.room = Room.fold(setup, entries, game)
        self.log = list(entries)
        self.now = START
        self._ids = itertools.count()

    def ask(self, who: str, request: type[R], **fields: Any) -> list[Entry]:
        """Ask for something under a new action id."""
        return self.send(who, request(f"action-{next(self._ids)}", **fields))

    def send(self, person: str, request: wire.Asked) -> list[Entry]:
        return self.keep(self.room.ask(request, person, self.now))

    def keep(self, entries: list[Entry]) -> list[Entry]:
        """Store what the room returned."""
        self.log += entries
        assert [entry.n for entry in self.log] == list(range(1, len(self.log) + 1))
        return entries

    def refused(self, who: str, request: type[wire.Asked], **fields: Any) -> Refused:
        """Return why something is refused, having seen that nothing has changed."""
        before = self.shown()
        with pytest.raises(Refused) as caught:
            self.ask(who, request, **fields)
        assert self.shown() == before
        error = caught.value
        assert set(error.arguments) <= set(CODES[error.code])
        return error

    def shown(self) -> object:
        people = (*NAMES, "a stranger")
        return [_update(self.room, person, self.now) for person in people if person not in self.room.removed]

    def wait(self, seconds: float) -> list[Entry]:
        """Let time pass, ticking whenever something is due; return what happened."""
        end, happened = self.now + int(seconds * SECOND), []
        while (due := self.room.deadline(self.now)) is not None and due <= end:
            self.now = max(self.now, due)
            entries = self.keep(self.room.tick(self.now))
            assert entries, "something was due, and nothing happened"
            happened += entries
        self.now = end
        return happened

    def come(self, *people: str) -> list[Entry]:
        return [entry for person in people for entry in self.keep(self.room.connected(person, self.now))]

    def go(self, *people: str) -> list[Entry]:
        return [entry for person in people for entry in self.keep(self.room.disconnected(person, self.now))]

    def seen(self, person: str, since: int = 0) -> wire.Update:
        return sight.update(self.room, person, since, self.now)

    @property
    def course(self) -> Course:
        assert self.room.course is not None, "the game has not begun"
        return self.room.course

    def board(self, person: str) -> Board:
        board = self.seen(person).view.board
        assert board is not None
        return board

    def seat(self, person: str) -> int:
        chair = self.room.chair_of(person)
        assert chair is not None, "this person holds no seat"
        return chair.seat

    def decision(self, person: str) -> wire.Decision:
        decision = self.seen(person).view.decision
        assert decision is not None, "this person owes nothing"
        return decision

    def folded(self) -> Room:
        return Room.fold(self.room.setup, self.log, self.game)

    def move(self, person: str, words: str | None = None) -> list[Entry]:
        """Answer the decision that a person owes, with its first legal words if none are given."""
        words = words or self.course.legal(self.seat(person))[0]
        return self.ask(person, wire.Move, decision=self.decision(person), move=words)

    def bots(self, rng: random.Random, most: int = 100_000) -> None:
        """Let bots answer anything, as long as any of them owes something, at most so many times."""
        while most and (wanted := self.room.wanted()):
            most -= 1
            asked = rng.choice(wanted)
            words = rng.choice(asked.view.legal())
            self.keep(self.room.bot_answer(asked.decision, words, self.now))

    def play_out(self, seed: int = 0) -> None:
        """Play to the end, people by any legal answers."""
        rng = random.Random(seed)
        while self.room.phase == "playing":
            self.bots(rng)
            for chair in self.room.seating.people():
                if self.course.decision(chair.seat) is not None:
                    self.move(chair.person, rng.choice(self.course.legal(chair.seat)))

    def turn(self) -> str:
        """Return the person who owes a decision; bots answer until there is one."""
        self.bots(random.Random(1))
        people = self.room.seating.people()
        return next(chair.person for chair in people if self.course.decision(chair.seat) is not None)

    def lines(self, person: str = EVE) -> list[str]:
        """Return the ids of the lines of the log that are not the game's."""
        return [told.line.text.id for told in self.seen(person).events if told.source != "game"]


def _update(room: Room, person: str, now: int) -> wire.Update:
    return sight.update(room, person, 0, now)


def new_sitting(game: Game = POTATO_MAN, seats: int = 3, **wanted: Any) -> Sitting:
    """Return a table that Ann has made; she is there. It has the options that so many seats need, or those wanted."""
    options = wanted.pop("options", None) or needed_options(game.Options, seats)
    new = payloads.NewTable(game.slug, seats, "Ann", options=options, **wanted)
    sitting = Sitting(*making.new_room(new, ANN, START, DRAWN, game), game)
    sitting.come(ANN)
    return sitting


def gathered(*people: str, game: Game = POTATO_MAN, seats: int = 3, **wanted: Any) -> Sitting:
    """Return a table at which Ann and others have sat down, from seat 0 on, and the game has not begun."""
    sitting = new_sitting(game, seats, friends=True, **wanted)
    for seat, person in enumerate(people, 1):
        sitting.come(person)
        sitting.ask(person, wire.Sit, seat=seat, name=NAMES[person])
    return sitting


def begun(*people: str, game: Game = POTATO_MAN, seats: int = 3, **wanted: Any) -> Sitting:
    """Return the same with the game begun, bots in the other seats."""
    sitting = gathered(*people, game=game, seats=seats, **wanted)
    sitting.ask(ANN, wire.Start)
    return sitting


def bidding(*people: str, **wanted: Any) -> Sitting:
    """Return a table of the tiny game at which all owe a bid, and seat 0, 1, 2 hold c5, c2, c1."""
    sitting = gathered(*people, game=TINY, seats=3, **wanted)
    room = sitting.room
    room.enter(Kind.START, sitting.now)
    for move in ("*: deal 0 c5", "*: deal 1 c2", "*: deal 2 c1"):
        room.enter(Kind.MOVE, sitting.now, seat=31, text=move)
    sitting.keep(room.since(len(sitting.log), sitting.now))
    return sitting


def kinds(entries: list[Entry]) -> list[str]:
    """Return what entries say, chance moves left out."""
    return [entry.kind for entry in entries if not entry.text.startswith("*: ")]
