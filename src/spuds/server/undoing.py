"""Taking a move back: one's own, the last, before luck, another player or a card has answered it.

An answer that is sealed may be changed or taken back by its seat alone. Anything else needs the other people's consent;
bots agree.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from spuds.core.events import Event
from spuds.core.frames import CHANCE, SPECTATOR
from spuds.server.entries import Kind
from spuds.server.refused import Refused

if TYPE_CHECKING:
    from spuds.server.course import Course
    from spuds.server.room import Room

LAPSE_MS = 30_000
"""How long the others have to answer; bots wait meanwhile."""


@dataclass
class Undoing:
    """A seat's question whether it may take its last move back."""

    seat: int
    since: int
    agreed: set[int] = field(default_factory=set)


def waits(room: Room) -> tuple[int, ...]:
    """Return the seats whose consent is missing: of people who are here and have not agreed."""
    asked = room.undoing
    if asked is None:
        return ()
    return tuple(
        chair.seat
        for chair in room.seating.people()
        if chair.seat != asked.seat and not chair.away and chair.seat not in asked.agreed
    )


def sealed_answer(room: Room, seat: int) -> int:
    """Return the number of a seat's last answer to the decision at hand if nobody else has seen it; -1 if not so."""
    if room.course is None or room.phase != "playing":
        return -1
    last = room.course.answered(seat) - 1
    return last if room.course.is_sealed(seat, last) else -1


def goal(room: Room, seat: int) -> int:
    """Return to how many moves the game would go back for a seat.

    Raises:
        Refused: "no-undo" with the reason: "none", "chance", "other" or "revealed".
    """
    course = room.course
    if course is None or room.phase != "playing":
        raise Refused("not-now", {"phase": room.phase})
    own = course.last_by(seat, room.forked_at)
    reason = _why_not(course, own, seat)
    if reason:
        raise Refused("no-undo", {"reason": reason})
    return own


def _why_not(course: Course, own: int, seat: int) -> str:
    """Return why a seat cannot take back its last move, which is number `own`; "" if it can."""
    if own < 0:
        return "none"
    since = {course.mover(n) for n in range(course.opened_by(own), course.made)} - {seat}
    if since:
        return "chance" if CHANCE in since else "other"
    return "revealed" if _has_revealed(course, own, seat) else ""


def _has_revealed(course: Course, own: int, seat: int) -> bool:
    """Say whether a seat's move, or what followed it, has shown a card that was not the seat's own to show.

    A card that has lain open since the last chance move is no news: so a trick that is taken shows nothing. Where there
    are several of a kind, one may lie open and another be revealed: then the seat has fewer cards left to see.
    """
    if course.unseen_by(seat, own) != course.unseen_by(seat, course.made):
        return True
    dealt = next((n for n in reversed(range(own)) if course.mover(n) == CHANCE), 0)
    open_cards = {e.card for n in range(dealt, own) for e in course.events_of(n) if e.is_open_to(SPECTATOR)}
    return any(_shows(e, seat, open_cards) for n in range(own, course.made) for e in course.events_of(n))


def _shows(event: Event, seat: int, open_cards: set[int]) -> bool:
    """Say whether an event tells somebody of another's card; what it is, is asked only where the seat sees it."""
    if event.card < 0 or event.seat == seat:
        return False
    if not event.is_open_to(seat):
        return event.seat < 0 or event.known & ~(1 << event.seat) != 0
    return event.card not in open_cards


def can_undo(room: Room, seat: int) -> bool:
    """Say whether a seat may ask for its last move back."""
    if room.undoing is not None or room.closed is not None:
        return False
    if sealed_answer(room, seat) >= 0:
        return True
    course = room.course
    if course is None or room.phase != "playing":
        return False
    return not _why_not(course, course.last_by(seat, room.forked_at), seat)


def carry_out(room: Room, now: int) -> None:
    """Go back, as the seat that asked may."""
    if room.undoing is not None:
        seat = room.undoing.seat
        room.enter(Kind.UNDO, now, seat=seat, to=goal(room, seat))
