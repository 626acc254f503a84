"""A table as the fold of its log. Plain Python: no clock, no socket, no disk, no luck of its own.

A request either returns the entries that it led to, which have been applied, or raises `Refused` and has changed
nothing. A restart folds the stored entries again. Who is connected is told, not logged.

    entries.py   what is stored            asking.py     requests, one function each
    course.py    the game and its undo     folding.py    entries, one function each
    seating.py   who sits where            attending.py  who is here, clocks, what is due
    undoing.py   who may take a move back  making.py     new tables
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from spuds.core.board import Text
from spuds.core.errors import GameError, SetupError
from spuds.core.frames import CHANCE
from spuds.core.game import Game
from spuds.core.registry import find_game
from spuds.core.views import View
from spuds.server import asking, attending, folding, undoing
from spuds.server.clocks import Clocks
from spuds.server.course import Course
from spuds.server.entries import Entry, Index, Kind, Setup, Told
from spuds.server.refused import Refused, of_move
from spuds.server.seating import Chair, Seating
from spuds.server.terms import Terms
from spuds.server.undoing import Undoing
from spuds.server.wire import Asked, Decision, Phase


class Wanted(NamedTuple):
    """An answer that a bot owes, with all that it may know."""

    decision: Decision
    seat: int
    level: str
    view: View


class Room:
    """One table.

    Attributes:
        setup: what it was made with.
        game: None where this build does not have it.
        course: the game, once it has begun.
        terms, seating, clocks: as they are now.
        told: the log.
        undoing: who asks to take a move back.
        closed: why the table is closed, a message of the page.
        open_hands: whether spectators see all hands.
        guests: names of those who hold no seat.
        forked_at: how many of its first moves were made at another table.
        version: grows with every change that anybody can see; the number of entries does not, when people come and go.
    """

    def __init__(self, setup: Setup, game: Game | None) -> None:
        self.setup = setup
        self.game = game
        self.course: Course | None = None
        self.terms = msgspec.convert(setup.settings, Terms)
        self.seating = Seating(setup.seats, self.terms.bots)
        self.clocks = Clocks(setup.seats)
        self.clocks.pace = self.terms.pace
        self.told: list[Told] = []
        self.undoing: Undoing | None = None
        self.closed: Text | None = None
        self.open_hands = False
        self.guests: dict[str, str] = {}
        self.silenced: set[str] = set()
        self.removed: set[str] = set()
        self.rematch, self.forked_at = "", 0
        self.presence = attending.Presence()
        self.version = 0
        self._done: set[tuple[str, str]] = set()
        self._luck = _luck(setup)

    @classmethod
    def fold(cls, setup: Setup, entries: Iterable[Entry], game: Game | None = None) -> Room:
        """Return the table that a log leads to. Nobody is connected to it yet; see `resume`.

        Without the rules that it began under, or from the first entry that they do not allow, it is closed.

        Args:
            setup: what it was made with.
            entries: in order, from the first.
            game: if it is not to be found in the registry.
        """
        room = cls(setup, game or _find(setup.game))
        if room.game is None:
            room.closed = Text("closed-game", {"game": setup.game})
        elif room.game.rules_version != setup.rules:
            room.closed = Text("closed-rules", {"rules": setup.rules, "ours": room.game.rules_version})
        for entry in entries:
            try:
                folding.apply(room, entry)
            except (GameError, LookupError, TypeError, ValueError, msgspec.MsgspecError):
                room.course = None
                room.closed = Text("closed-log", {"entry": entry.n})
                break
        return room

    # What it is

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return len(self.told)

    @property
    def last_at(self) -> int:
        """When the last thing happened."""
        return self.told[-1].entry.at if self.told else self.setup.created_at

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.closed is not None:
            return "closed"
        if self.course is None:
            return "gathering"
        return "over" if self.course.over else "playing"

    def index(self) -> Index:
        """Return what is looked up of the table without folding it."""
        chairs = self.seating.chairs
        return Index(
            phase=self.phase,
            public=self.terms.public,
            sitters=tuple(owner for chair in chairs for owner in chair.owners),
            free=0 if self.phase in ("over", "closed") else sum(chair.kind == "free" for chair in chairs),
            names=tuple(chair.name for chair in chairs if chair.kind == "person"),
        )

    # Requests

    def ask(self, request: Asked, person: str, now: int, *, made: str = "") -> list[Entry]:
        """Carry out a request and return the entries that it led to.

        Args:
            request: what is asked for.
            person: public key of who asks.
            now: in milliseconds since 1970.
            made: for a Rematch that `making.rematch` has planned: the table that has been made.
        Returns:
            The entries; [] if it was carried out before, or there was nothing to do.
        Raises:
            Refused: nothing has changed.
        """
        if (person, request.action_id) in self._done:
            return []
        begun = self.seq
        asking.carry_out(self, request, person, now, made)
        return self.since(begun, now)

    def rejoin(self, secret: str, person: str, now: int) -> list[Entry]:
        """Let another device hold the seat that a secret opens.

        Raises:
            Refused: the secret opens no seat, or this device holds another one.
        """
        begun = self.seq
        asking.rejoin(self, secret, person, now)
        return self.since(begun, now)

    def bot_answer(self, decision: Decision, words: str, now: int) -> list[Entry]:
        """Let the bot of a seat answer.

        Raises:
            Refused: "stale" if no bot owes this answer any more; else as a player's move.
        """
        begun, course, seat = self.seq, self.course, decision[1]
        if course is None or not self._is_bots_turn(seat) or course.decision(seat) != decision:
            raise Refused("stale")
        try:
            self.enter(Kind.MOVE, now, seat=seat, text=f"{seat}: {words}")
        except GameError as error:
            raise of_move(error, course.game, words) from None
        return self.since(begun, now)

    def wanted(self) -> list[Wanted]:
        """Return what bots owe now, those who answer for people who are away or late too."""
        course, found = self.course, []
        if course is None or self.closed is not None:
            return []
        for chair in self.seating.chairs:
            decision = course.decision(chair.seat)
            if decision is not None and self._is_bots_turn(chair.seat):
                found.append(Wanted(decision, chair.seat, chair.level, course.view(chair.seat)))
        return found

    def _is_bots_turn(self, seat: int) -> bool:
        """Say whether a bot would answer at a seat; while somebody asks to take a move back, none does."""
        if self.undoing is not None or not 0 <= seat < self.setup.seats:
            return False
        return self.seating.chairs[seat].is_played_by_bot or self.clocks.is_late(seat)

    # Time and presence

    def connected(self, person: str, now: int) -> list[Entry]:
        """Note that somebody is here, on any number of sockets; their seat is theirs again.

        Raises:
            Refused: "removed": the host has sent them away.
        """
        begun = self.seq
        attending.connected(self, person, now)
        return self.since(begun, now)

    def disconnected(self, person: str, now: int) -> list[Entry]:
        """Note that somebody is here no more, on no socket."""
        begun = self.seq
        attending.disconnected(self, person, now)
        return self.since(begun, now)

    def resume(self, now: int) -> list[Entry]:
        """Begin to count time again after a fold: what has passed since the last entry is on no clock."""
        begun = self.seq
        attending.resume(self, now)
        return self.since(begun, now)

    def deadline(self, now: int) -> int | None:
        """Return when `tick` is next to be called, in milliseconds since 1970; None = not until something happens."""
        return attending.deadline(self, now)

    def tick(self, now: int) -> list[Entry]:
        """Let happen what is due: clocks run out, people have been away for long, a question lapses."""
        begun = self.seq
        attending.tick(self, now)
        return self.since(begun, now)

    # For the modules beside this one

    def enter(
        self,
        kind: Kind,
        now: int,
        *,
        seat: int = -1,
        person: str = "",
        text: str = "",
        action_id: str = "",
        **data: object,
    ) -> None:
        """Add an entry; the arguments are its fields, and its data.

        Raises:
            GameError: it is a move that the game refuses; nothing has changed.
        """
        at = max(now, self.last_at)
        folding.apply(self, Entry(self.seq + 1, kind.value, at, seat, person, text, action_id, data))

    def enter_for(self, request: Asked, person: str, kind: Kind, now: int, **fields: Any) -> None:
        """Add an entry that a request led to; else as `enter`."""
        self.enter(kind, now, person=person, action_id=request.action_id, **fields)

    def since(self, begun: int, now: int) -> list[Entry]:
        """Let happen what follows of itself, and return the entries after the first `begun`."""
        if self.closed is None:
            self._follow(now)
        attending.notice(self, now)
        self.version += 1
        return [told.entry for told in self.told[begun:]]

    def note_done(self, entry: Entry) -> None:
        """Remember the request behind an entry, so that it is not carried out twice."""
        if entry.action_id:
            self._done.add((entry.person, entry.action_id))

    def chair_of(self, person: str) -> Chair | None:
        """Return the seat that a person holds."""
        return self.seating.chair_of(person)

    def _follow(self, now: int) -> None:
        if self.course is None and asking.all_are_ready(self):
            self.enter(Kind.START, now)
        if self.undoing is not None and not undoing.waits(self):
            undoing.carry_out(self, now)
        while self.course is not None and self.course.owes_chance():
            self.enter(Kind.MOVE, now, seat=CHANCE, text=self.course.draw(self._luck))


def _find(slug: str) -> Game | None:
    try:
        return find_game(slug)
    except SetupError:
        return None


def _luck(setup: Setup) -> bytes:
    """Return the key of a table's luck: its seed, or where part of its luck was another table's, one never opened."""
    if setup.seed:
        return bytes.fromhex(setup.seed)
    return hmac.digest(bytes.fromhex(setup.secret), b"luck", "sha256")
