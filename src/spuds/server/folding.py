"""What each kind of entry does to a table: the one way in which anything changes, live and after a restart alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spuds.core.events import Event
from spuds.server.course import Course
from spuds.server.entries import Entry, Kind, Told
from spuds.server.seating import Chair
from spuds.server.undoing import Undoing

if TYPE_CHECKING:
    from spuds.server.room import Room

Happening = list[Event] | None


def apply(room: Room, entry: Entry) -> None:
    """Apply one entry and add it to the log.

    Raises:
        GameError: it is a move that the game refuses; nothing has changed.
        LookupError, ValueError: it is no entry of a table like this; the room is not to be used any more.
    """
    if entry.n != room.seq + 1:
        raise ValueError(f"entry {entry.n} comes after {room.seq}")
    kind = Kind(entry.kind)
    name, person = _name(room, entry, kind), _person(room, entry)
    rules_are_missing = room.closed is not None and kind in _OF_THE_GAME
    secret = kind == Kind.WITHDRAW and room.course is not None and room.course.decision(entry.seat) is not None
    events = None if rules_are_missing else APPLY[kind](room, entry)
    moves = 0 if room.course is None else room.course.closed
    room.told.append(Told(entry, moves, events or (), name, person, secret))
    room.note_done(entry)
    room.version += 1
    _run_clocks(room, entry, kind)


def _name(room: Room, entry: Entry, kind: Kind) -> str:
    """Return the name of whom an entry is about: somebody pointed at, the person of its seat, or who asked for it."""
    if kind == Kind.SIT:
        return entry.text
    if 0 <= entry.seat < room.setup.seats:
        return room.seating.chairs[entry.seat].name
    person = entry.data.get("whom", entry.person)
    chair = room.chair_of(person)
    return chair.name if chair is not None else room.guests.get(person, "")


def _person(room: Room, entry: Entry) -> str:
    chair = room.chair_of(entry.person)
    return chair.person if chair is not None else entry.person


def _run_clocks(room: Room, entry: Entry, kind: Kind) -> None:
    if room.clocks.pace == "none":  # which nobody changes once the game has begun
        return
    course = room.course
    due = [] if course is None else [chair.seat for chair in room.seating.people() if _is_asked(course, chair)]
    answered = entry.seat if kind == Kind.MOVE and 0 <= entry.seat < room.setup.seats else -1
    room.clocks.run(0 if course is None else course.number, due, entry.at, answered)


def _is_asked(course: Course, chair: Chair) -> bool:
    return course.decision(chair.seat) is not None and not chair.is_played_by_bot


# The game


def _course(room: Room) -> Course:
    if room.course is None:
        raise ValueError("the game has not begun")
    return room.course


def _move(room: Room, entry: Entry) -> Happening:
    events = _course(room).make(entry.text, entry.n)
    room.undoing = None
    return events


def _change(room: Room, entry: Entry) -> Happening:
    _course(room).change(entry.seat, int(entry.data["answer"]), entry.text, entry.n)
    return None


def _withdraw(room: Room, entry: Entry) -> Happening:
    _course(room).withdraw(entry.seat, int(entry.data["answer"]))
    return None


def _undo(room: Room, entry: Entry) -> Happening:
    _course(room).back_to(int(entry.data["to"]))
    room.undoing = None
    return None


def _ask_undo(room: Room, entry: Entry) -> Happening:
    room.undoing = Undoing(entry.seat, entry.at)
    return None


def _agree_undo(room: Room, entry: Entry) -> Happening:
    if room.undoing is None:
        raise ValueError("nobody asked to take a move back")
    room.undoing.agreed.add(entry.seat)
    return None


def _end_undo(room: Room, _: Entry) -> Happening:
    room.undoing = None
    return None


def _start(room: Room, _: Entry) -> Happening:
    for chair in room.seating.chairs:
        if chair.kind == "free":
            chair.leave("bot")
    people = room.seating.people()
    for chair in people:
        room.seating.show_hand(chair.seat)
    room.open_hands = bool(people) and all(chair.open_hands for chair in people)
    if room.game is not None:
        room.course = Course.with_options(room.game, room.setup.seats, room.setup.options)
    return None


def _forked(room: Room, entry: Entry) -> Happening:
    room.forked_at = int(entry.data["at"])
    return None


def _late(room: Room, entry: Entry) -> Happening:
    room.clocks.call_late(entry.seat)
    return None


def _resume(room: Room, entry: Entry) -> Happening:
    room.clocks.credit(int(entry.data["ms"]))
    return None


# Seats


def _sit(room: Room, entry: Entry) -> Happening:
    seating, chair = room.seating, room.seating.chairs[entry.seat]
    left = seating.left_by(entry.person)
    if left is not None and left is not chair:
        left.leave("free")
    seating.pass_on(entry.seat)
    chair.sit(entry.person, entry.text, entry.n, list(entry.data.get("owners", ())))
    room.guests.pop(entry.person, None)
    room.clocks.forgive(entry.seat)
    seating.welcome(entry.seat)
    if room.course is not None:
        seating.show_hand(entry.seat)
    return None


def _rejoin(room: Room, entry: Entry) -> Happening:
    room.seating.chairs[entry.seat].owners.append(entry.person)
    if room.course is not None:
        room.seating.show_hand(entry.seat)
    return None


def _stand(room: Room, entry: Entry) -> Happening:
    chair = room.seating.chairs[entry.seat]
    for owner in chair.owners:
        room.guests[owner] = chair.name
    stays_open = room.course is None or (room.terms.leavers == "open" and not room.open_hands)
    chair.leave("free" if stays_open else "bot")
    room.seating.pass_on(entry.seat)
    if room.undoing is not None and room.undoing.seat == entry.seat:
        room.undoing = None
    return None


def _away(room: Room, entry: Entry) -> Happening:
    room.seating.chairs[entry.seat].be_away(entry.data["policy"])
    return None


def _back(room: Room, entry: Entry) -> Happening:
    room.seating.chairs[entry.seat].come_back()
    return None


def _fill(room: Room, entry: Entry) -> Happening:
    chair = room.seating.chairs[entry.seat]
    chair.leave("bot" if entry.text else "free")
    chair.level = entry.text or chair.level
    return None


def _agree(room: Room, entry: Entry) -> Happening:
    chair = room.seating.chairs[entry.seat]
    chair.ready, chair.open_hands = bool(entry.data["ready"]), bool(entry.data["open_hands"])
    return None


def _arrange(room: Room, entry: Entry) -> Happening:
    room.terms = room.terms.changed(entry.data)
    room.clocks.pace = room.terms.pace
    return None


# People


def _rename(room: Room, entry: Entry) -> Happening:
    if entry.seat >= 0:
        room.seating.chairs[entry.seat].name = entry.text
    else:
        room.guests[entry.person] = entry.text
    return None


def _say(_room: Room, _entry: Entry) -> Happening:
    return None


def _silence(room: Room, entry: Entry) -> Happening:
    whom = entry.data["whom"]
    if entry.data["silent"]:
        room.silenced.add(whom)
    else:
        room.silenced.discard(whom)
    return None


def _remove(room: Room, entry: Entry) -> Happening:
    room.removed.add(entry.data["whom"])
    room.presence.online.discard(entry.data["whom"])
    return None


def _rematch(room: Room, entry: Entry) -> Happening:
    room.rematch = entry.text
    return None


APPLY: dict[Kind, Callable[[Room, Entry], Happening]] = {
    Kind.MOVE: _move,
    Kind.CHANGE: _change,
    Kind.WITHDRAW: _withdraw,
    Kind.UNDO: _undo,
    Kind.ASK_UNDO: _ask_undo,
    Kind.AGREE_UNDO: _agree_undo,
    Kind.END_UNDO: _end_undo,
    Kind.LATE: _late,
    Kind.RESUME: _resume,
    Kind.SIT: _sit,
    Kind.REJOIN: _rejoin,
    Kind.STAND: _stand,
    Kind.AWAY: _away,
    Kind.BACK: _back,
    Kind.RENAME: _rename,
    Kind.FILL: _fill,
    Kind.AGREE: _agree,
    Kind.ARRANGE: _arrange,
    Kind.START: _start,
    Kind.FORKED: _forked,
    Kind.SAY: _say,
    Kind.SILENCE: _silence,
    Kind.REMOVE: _remove,
    Kind.REMATCH: _rematch,
}
_OF_THE_GAME = frozenset({Kind.MOVE, Kind.CHANGE, Kind.WITHDRAW, Kind.UNDO, Kind.START, Kind.LATE, Kind.AGREE_UNDO})
"""What cannot be applied without the game's rules."""
