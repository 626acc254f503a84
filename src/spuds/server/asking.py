"""What people may ask of a table: one function for each request, which checks all before it enters anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from spuds.core.errors import GameError
from spuds.server import undoing, wire
from spuds.server.entries import Kind
from spuds.server.naming import clean_chat, clean_name
from spuds.server.refused import Refused, of_move
from spuds.server.seating import MOST_DEVICES, Chair

if TYPE_CHECKING:
    from spuds.server.room import Room


def carry_out(room: Room, request: wire.Asked, person: str, now: int, made: str) -> None:
    """Carry out a request.

    Args:
        room: the table.
        request: what is asked for.
        person: who asks.
        now: in milliseconds since 1970.
        made: for a Rematch, the table that has been made for it.
    Raises:
        Refused: nothing has changed.
    """
    _check_open(room, person)
    if isinstance(request, wire.Rematch):
        _rematch(room, request, person, now, made)
    else:
        _HANDLERS[type(request)](room, request, person, now)


def rejoin(room: Room, secret: str, person: str, now: int) -> None:
    """Let another device hold a seat.

    Raises:
        Refused: nothing has changed.
    """
    _check_open(room, person)
    chair = room.seating.opened_by(secret, room.setup.secret)
    if chair is None:
        raise Refused("secret-wrong")
    if person in chair.owners:
        return
    if room.chair_of(person) is not None or len(chair.owners) >= MOST_DEVICES:
        raise Refused("already-seated")
    _check_hand(room, person, chair)
    room.enter(Kind.REJOIN, now, seat=chair.seat, person=person)
    if chair.away and person in room.presence.online:
        room.enter(Kind.BACK, now, seat=chair.seat)


def all_are_ready(room: Room) -> bool:
    """Say whether a game may begin by itself: no seat is free, and all people are here and ready."""
    people = room.seating.people()
    return bool(people) and all(
        chair.kind == "bot" or (chair.kind == "person" and chair.ready) for chair in room.seating.chairs
    )


def _check_open(room: Room, person: str) -> None:
    if person in room.removed:
        raise Refused("removed")
    if room.closed is not None:
        raise Refused("closed")


def _check_phase(room: Room, *phases: wire.Phase) -> None:
    if room.phase not in phases:
        raise Refused("not-now", {"phase": room.phase})


def _own_chair(room: Room, person: str) -> Chair:
    chair = room.chair_of(person)
    if chair is None:
        raise Refused("not-seated")
    return chair


def _check_host(room: Room, person: str) -> None:
    if not room.seating.is_host(person):
        raise Refused("not-host")


def _chair(room: Room, seat: int) -> Chair:
    if not 0 <= seat < room.setup.seats:
        raise Refused("no-seat", {"seats": room.setup.seats})
    return room.seating.chairs[seat]


def _check_hand(room: Room, person: str, chair: Chair) -> None:
    """Let nobody look into two hands of one game by changing seats."""
    if room.phase == "playing" and room.seating.hands.get(person, chair.seat) != chair.seat:
        raise Refused("hand-seen")


def _check_may_speak(room: Room, person: str, chair: Chair | None) -> None:
    if not room.silenced.isdisjoint({person, *(chair.owners if chair else ())}):
        raise Refused("silenced")


# The game


def _move(room: Room, request: wire.Move, person: str, now: int) -> None:
    seat = _own_chair(room, person).seat
    _check_phase(room, "playing")
    course = room.course
    assert course is not None  # so says the phase
    decision, words = request.decision, request.move
    if decision[1] != seat:
        raise Refused("not-your-decision")
    text = f"{seat}: {words}"
    try:
        if decision == course.decision(seat):
            room.enter_for(request, person, Kind.MOVE, now, seat=seat, text=text)
        elif course.is_at_hand(decision) and course.is_sealed(seat, decision[2]):
            room.enter_for(request, person, Kind.CHANGE, now, seat=seat, text=text, answer=decision[2])
        else:
            raise Refused("stale")
    except GameError as error:
        raise of_move(error, course.game, words) from None


def _ask_undo(room: Room, request: wire.AskUndo, person: str, now: int) -> None:
    seat = _own_chair(room, person).seat
    _check_phase(room, "playing")
    if room.undoing is not None:
        if room.undoing.seat == seat:
            return
        raise Refused("not-now", {"phase": room.phase})
    answer = undoing.sealed_answer(room, seat)
    if answer >= 0:
        room.enter_for(request, person, Kind.WITHDRAW, now, seat=seat, answer=answer)
        return
    to = undoing.goal(room, seat)
    if all(chair.seat == seat or chair.away for chair in room.seating.people()):
        room.enter_for(request, person, Kind.UNDO, now, seat=seat, to=to)
    else:
        room.enter_for(request, person, Kind.ASK_UNDO, now, seat=seat)


def _answer_undo(room: Room, request: wire.AnswerUndo, person: str, now: int) -> None:
    seat, asked = _own_chair(room, person).seat, room.undoing
    if asked is None:
        raise Refused("no-undo-asked")
    if not request.agree:
        why = "withdrawn" if seat == asked.seat else "refused"
        room.enter_for(request, person, Kind.END_UNDO, now, seat=seat, why=why)
    elif seat != asked.seat and seat not in asked.agreed:
        room.enter_for(request, person, Kind.AGREE_UNDO, now, seat=seat)


# Seats


def _sit(room: Room, request: wire.Sit, person: str, now: int) -> None:
    chair, name = _chair(room, request.seat), clean_name(request.name)
    _check_phase(room, "gathering", "playing")
    if room.chair_of(person) is not None:
        raise Refused("already-seated")
    if chair.kind != "free":
        raise Refused("seat-taken")
    if room.open_hands:  # whoever has looked on knows all cards
        raise Refused("hands-open")
    _check_hand(room, person, chair)
    room.seating.check_name(name, chair if person in chair.owners else room.seating.left_by(person))
    room.enter_for(request, person, Kind.SIT, now, seat=chair.seat, text=name)


def _stand(room: Room, request: wire.Stand, person: str, now: int) -> None:
    chair = _own_chair(room, person)
    _check_phase(room, "gathering", "playing")
    room.enter_for(request, person, Kind.STAND, now, seat=chair.seat)


def _rename(room: Room, request: wire.Rename, person: str, now: int) -> None:
    chair, name = room.chair_of(person), clean_name(request.name)
    _check_may_speak(room, person, chair)  # a name can say as much as a message
    room.seating.check_name(name, chair)
    if name != (chair.name if chair else room.guests.get(person)):
        room.enter_for(request, person, Kind.RENAME, now, seat=chair.seat if chair else -1, text=name)


def _fill(room: Room, request: wire.Fill, person: str, now: int) -> None:
    _check_host(room, person)
    chair = _chair(room, request.seat)
    _check_phase(room, "gathering", "playing")
    if chair.kind == "person":
        raise Refused("seat-taken")
    if room.open_hands and not request.level:
        raise Refused("hands-open")
    wanted = "bot" if request.level else "free"
    if (chair.kind, chair.away) != (wanted, "") or request.level not in ("", chair.level):
        room.enter_for(request, person, Kind.FILL, now, seat=chair.seat, text=request.level)


def _agree(room: Room, request: wire.Agree, person: str, now: int) -> None:
    chair = _own_chair(room, person)
    _check_phase(room, "gathering")
    ready, open_hands = request.ready, request.open_hands
    if (chair.ready, chair.open_hands) != (ready, open_hands):
        room.enter_for(request, person, Kind.AGREE, now, seat=chair.seat, ready=ready, open_hands=open_hands)


def _start(room: Room, request: wire.Start, person: str, now: int) -> None:
    _check_host(room, person)
    _check_phase(room, "gathering")
    room.enter_for(request, person, Kind.START, now)


def _arrange(room: Room, request: wire.Arrange, person: str, now: int) -> None:
    _check_host(room, person)
    _check_phase(room, "gathering")
    wanted = {name: getattr(request, name) for name in ("pace", "leavers", "chat", "public")}
    changes = {
        name: value for name, value in wanted.items() if value is not None and value != getattr(room.terms, name)
    }
    if changes:
        room.enter_for(request, person, Kind.ARRANGE, now, **changes)


# People


def _say(room: Room, request: wire.Say, person: str, now: int) -> None:
    chair = room.chair_of(person)
    if room.terms.chat == "off":
        raise Refused("chat-off")
    _check_may_speak(room, person, chair)
    if chair is None and room.open_hands and room.phase == "playing":  # who sees all hands must not tell
        raise Refused("spectators-quiet")
    seat = chair.seat if chair else -1
    if request.preset:
        if request.preset not in wire.PRESETS or request.text:
            raise Refused("chat-preset")
        room.enter_for(request, person, Kind.SAY, now, seat=seat, preset=request.preset)
        return
    text = clean_chat(request.text)
    if room.terms.chat != "free":
        raise Refused("chat-preset")
    room.enter_for(request, person, Kind.SAY, now, seat=seat, text=text)


def _silence(room: Room, request: wire.Silence, person: str, now: int) -> None:
    _check_host(room, person)
    whom, silent = request.person, request.silent
    known = whom in room.presence.online or whom in room.guests or room.chair_of(whom) is not None
    if whom == person or not known:
        raise Refused("no-person")
    if silent != (whom in room.silenced):
        room.enter_for(request, person, Kind.SILENCE, now, whom=whom, silent=silent)


def _remove(room: Room, request: wire.Remove, person: str, now: int) -> None:
    _check_host(room, person)
    whom = request.person
    known = whom in room.presence.online or whom in room.guests
    if not known or room.chair_of(whom) is not None:
        raise Refused("no-person")
    if whom not in room.removed:
        room.enter_for(request, person, Kind.REMOVE, now, whom=whom)


def _rematch(room: Room, request: wire.Rematch, person: str, now: int, made: str) -> None:
    _own_chair(room, person)
    _check_phase(room, "over")
    if room.rematch:
        return
    if not made:  # nobody has made the table that this entry is to name
        raise Refused("not-now", {"phase": room.phase})
    room.enter_for(request, person, Kind.REMATCH, now, text=made)


_HANDLERS: dict[type[msgspec.Struct], Callable[[Room, Any, str, int], None]] = {
    wire.Move: _move,
    wire.AskUndo: _ask_undo,
    wire.AnswerUndo: _answer_undo,
    wire.Sit: _sit,
    wire.Stand: _stand,
    wire.Rename: _rename,
    wire.Fill: _fill,
    wire.Agree: _agree,
    wire.Start: _start,
    wire.Arrange: _arrange,
    wire.Say: _say,
    wire.Silence: _silence,
    wire.Remove: _remove,
}
