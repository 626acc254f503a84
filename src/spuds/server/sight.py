"""What anyone may see of a table: the one module that turns a room into messages.

A viewer is a seat, SPECTATOR, or FULL where all hands are open. A game is shown by what `observe` gives its viewer,
moves by `as_seen`, events by the seats that they name; of luck's seed only the hash, until the game is over; of a
seat's secret only its owner's own. No other module of the server reads a state.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from spuds.core import fair
from spuds.core.board import Board, Sheet
from spuds.core.boards import board_of, sheet_of
from spuds.core.events import Event
from spuds.core.frames import FULL, SPECTATOR
from spuds.core.notation import RECORD_FORMAT, Fair
from spuds.server import attending, telling, undoing
from spuds.server.course import Course
from spuds.server.entries import Told
from spuds.server.payloads import Listed, Moment
from spuds.server.refused import Refused
from spuds.server.room import Room
from spuds.server.seating import Chair
from spuds.server.wire import Happened, Person, Seat, Seen, TableInfo, Update

MOST_SPECTATORS = 50
"""Who are named; of more, only so many."""

T = TypeVar("T")


class _Shown:
    """What has been made of a room for those who are being told, so that viewers who see the same share it."""

    def __init__(self) -> None:
        self._kept: dict[Any, tuple[Any, Any]] = {}
        self._lines: dict[tuple[int, tuple[bool, ...]], tuple[Happened, ...]] = {}
        self._tags: list[int] = []
        self._events: list[Event] = []

    def keep(self, what: Any, version: Any, make: Callable[[], T]) -> T:
        """Return what was made at this version, or make it."""
        kept = self._kept.get(what)
        if kept is None or kept[0] != version:
            kept = self._kept[what] = (version, make())
        found: T = kept[1]
        return found

    def forget(self) -> None:
        """Let go of all but what the next score sheet begins with."""
        self._kept.clear()
        self._lines.clear()

    def lines(self, room: Room, told: Told, viewer: int) -> tuple[Happened, ...]:
        """Return an entry's lines; they differ between viewers by the cards that these may know, and by no more."""
        key = told.entry.n, (told.is_open_to(viewer), *[event.is_open_to(viewer) for event in told.events])
        lines = self._lines.get(key)
        if lines is None:
            lines = self._lines[key] = tuple(telling.lines(room.game, told, viewer))
        return lines

    def events(self, course: Course, at: int) -> list[Event]:
        """Return the events of the first `at` moves as everybody sees them. The next call may go on with the list."""
        known = len(self._tags)
        if self._tags != course.tags[:known] or at < known:
            self._tags, self._events, known = [], [], 0
        for n in range(known, at):
            self._tags.append(course.tags[n])
            self._events += [event.as_seen(SPECTATOR) for event in course.events_of(n)]
        return self._events


_rooms: weakref.WeakKeyDictionary[Room, _Shown] = weakref.WeakKeyDictionary()


def _shown(room: Room) -> _Shown:
    shown = _rooms.get(room)
    if shown is None:
        shown = _rooms[room] = _Shown()
    return shown


def forget(room: Room) -> None:
    """Let go of what was made for viewers, once they have been told: it is most of what a table takes."""
    _shown(room).forget()


def update(room: Room, person: str, since: int, now: int) -> Update:
    """Return everything that a person may know, and what has happened since entry `since`.

    Args:
        room: the table.
        person: public key of whoever is told.
        since: number of the last entry that they have; 0 = none. The log is given whole if there is no such entry,
            and if they sat down after it: then they may know more of what was before.
        now: in milliseconds since 1970.
    Raises:
        Refused: "removed": the host has sent them away.
    """
    _check_allowed(room, person)
    chair, shown = room.chair_of(person), _shown(room)
    viewer = _viewer(room, chair)
    whole = not 0 < since <= room.seq or (chair is not None and chair.sat > since)
    start = 0 if whole else since
    happened = [line for told in room.told[start:] for line in shown.lines(room, told, viewer)]
    return Update(room.seq, _seen(room, person, chair, now), tuple(happened), whole, start)


def moment(room: Room, person: str, at: int, *, viewer: int | None = None) -> Moment:
    """Return the game as it was after some of its moves.

    Args:
        room: the table.
        person: who looks.
        at: the number of moves.
        viewer: as which seat; FULL = with all hands open; None = as they saw it themselves. Another than that only
            once the game is over.
    Raises:
        Refused: there is no such moment, or it is hidden while the game goes on.
    """
    _check_allowed(room, person)
    course = room.course
    if course is None:
        raise Refused("closed") if room.closed else Refused("not-now", {"phase": room.phase})
    own = _viewer(room, room.chair_of(person))
    if viewer is not None and viewer != own and room.phase != "over":
        raise Refused("hidden")
    if viewer is not None and not FULL <= viewer < course.seats:
        raise Refused("no-seat", {"seats": course.seats})
    if not 0 <= at <= course.closed:
        raise Refused("no-moment", {"moves": course.closed})
    eyes = own if viewer is None else viewer
    last = at - 1
    return Moment(
        at=at,
        moves=course.closed,
        board=board_of(course.game, course.view_at(eyes, at)),
        sheet=_sheet(room, course, at),
        events=_shown(room).lines(room, room.told[course.tags[last] - 1], eyes) if at else (),
        move=course.move_seen_by(eyes, last) if at else "",
    )


def record(room: Room, person: str) -> dict[str, Any]:
    """Return the record of the game with its seed; while it goes on, its moves as a person saw them, no result.

    Raises:
        Refused: the game has not begun, or its rules are missing.
    """
    _check_allowed(room, person)
    course = room.course
    if course is None:
        raise Refused("closed") if room.closed else Refused("not-now", {"phase": room.phase})
    names = [chair.name or chair.level for chair in room.seating.chairs]
    found: dict[str, Any] = {
        "format": RECORD_FORMAT,
        "game": course.game.slug,
        "rules": room.setup.rules,
        "seats": course.seats,
        "options": room.setup.options,
        "names": names,
    }
    if room.phase != "over":
        return {**found, "moves": course.moves_seen_by(_viewer(room, room.chair_of(person)))}
    found |= {"moves": course.moves, "result": course.result()}
    if room.setup.seed:
        found["fair"] = msgspec.structs.asdict(Fair(seed=room.setup.seed, hash=_hash(room)))
    return found


def listed(room: Room) -> Listed:
    """Return what the lobby says of a table."""
    index, setup = room.index(), room.setup
    return Listed(
        id=setup.id,
        game=setup.game,
        seats=setup.seats,
        free=index.free,
        phase=index.phase,
        names=index.names,
        options=setup.options,
        pace=room.terms.pace,
        watching=sum(room.chair_of(person) is None for person in room.presence.online),
    )


def _check_allowed(room: Room, person: str) -> None:
    if person in room.removed:
        raise Refused("removed")


def _viewer(room: Room, chair: Chair | None) -> int:
    if chair is not None:
        return chair.seat
    return FULL if room.open_hands else SPECTATOR


def _seen(room: Room, person: str, chair: Chair | None, now: int) -> Seen:
    course, table = room.course, _table(room, person, chair, now)
    if course is None:
        return Seen(table, None, Sheet())
    shown, viewer = _shown(room), _viewer(room, chair)
    return Seen(
        table=table,
        board=shown.keep(viewer, course.version, lambda: _board(course, viewer)),
        sheet=shown.keep("sheet", course.version, lambda: _sheet(room, course, course.made)),
        decision=None if chair is None else course.decision(chair.seat),
        moves=course.closed,
        can_undo=chair is not None and undoing.can_undo(room, chair.seat),
    )


def _board(course: Course, viewer: int) -> Board:
    return board_of(course.game, course.view_at(viewer, course.made))


def _sheet(room: Room, course: Course, at: int) -> Sheet:
    """Return the score sheet after some moves, made of what everybody could see then."""
    return sheet_of(course.game, _shown(room).events(course, at), course.tally(SPECTATOR, at))


def _table(room: Room, person: str, chair: Chair | None, now: int) -> TableInfo:
    shown = _shown(room)
    moment = now if room.presence.left or room.clocks.are_running else 0  # else nothing shown depends on the time
    common = shown.keep("table", (room.version, moment), lambda: _common(room, now))
    if chair is None:
        return msgspec.structs.replace(common, person=person)
    host, secret = chair.seat == room.seating.host, chair.secret(room.setup.secret)
    return msgspec.structs.replace(common, person=person, you=chair.seat, host=host, rejoin=secret)


def _common(room: Room, now: int) -> TableInfo:
    """Return what is the same for all."""
    setup, terms = room.setup, room.terms
    return TableInfo(
        id=setup.id,
        game=setup.game,
        rules=setup.rules,
        seats=tuple(_seat(room, chair, now) for chair in room.seating.chairs),
        options=setup.options,
        phase=room.phase,
        spectators=tuple(_spectators(room)),
        pace=terms.pace,
        leavers=terms.leavers,
        chat=terms.chat,
        public=terms.public,
        guided=terms.guided,
        hash=_hash(room),
        seed=setup.seed if room.phase == "over" else "",
        undo=-1 if room.undoing is None else room.undoing.seat,
        undo_waits=undoing.waits(room),
        rematch=room.rematch,
        closed=room.closed,
    )


def _hash(room: Room) -> str:
    return fair.seed_hash(bytes.fromhex(room.setup.seed)) if room.setup.seed else ""


def _seat(room: Room, chair: Chair, now: int) -> Seat:
    course, seat = room.course, chair.seat
    if chair.kind != "person":
        plays = chair.kind == "bot" or course is not None
        return Seat(seat, chair.kind, level=chair.level if plays else "", sealed=_is_sealed(course, seat))
    return Seat(
        seat,
        "person",
        name=chair.name,
        level=chair.level if chair.is_played_by_bot else "",
        person=chair.person,
        online=attending.is_here(room, chair),
        ready=chair.ready,
        open_hands=chair.open_hands,
        sealed=_is_sealed(course, seat),
        away_ms=attending.away_ms(room, chair, now),
        clock_ms=room.clocks.left(seat, now),
    )


def _is_sealed(course: Course | None, seat: int) -> bool:
    """Say whether a seat has answered while others still owe theirs: anybody may know that."""
    return course is not None and course.answered(seat) > 0 and course.decision(seat) is None


def _spectators(room: Room) -> list[Person]:
    watching = sorted(person for person in room.presence.online if room.chair_of(person) is None)
    return [
        Person(person, room.guests.get(person, ""), silent=person in room.silenced)
        for person in watching[:MOST_SPECTATORS]
    ]
