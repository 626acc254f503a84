"""Who is here, and what becomes due as time goes by: clocks, seats of people who have left, unanswered questions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from spuds.server.entries import Kind
from spuds.server.refused import Refused
from spuds.server.undoing import LAPSE_MS
from spuds.server.wire import Leavers

if TYPE_CHECKING:
    from spuds.server.room import Room
    from spuds.server.seating import Chair

AWAY_MS = 30_000
"""How long somebody may be away before the table's policy for leavers takes effect."""


@dataclass
class Presence:
    """Who is connected, and since when nobody is who holds a seat. Not in the log."""

    online: set[str] = field(default_factory=set)
    left: dict[int, int] = field(default_factory=dict)


def connected(room: Room, person: str, now: int) -> None:
    """Note that somebody is here; their seat is theirs again.

    Raises:
        Refused: the host has sent them away.
    """
    if person in room.removed:
        raise Refused("removed")
    room.presence.online.add(person)
    chair = room.seating.left_by(person)
    if chair is not None and room.closed is None:
        room.enter(Kind.BACK, now, seat=chair.seat)


def disconnected(room: Room, person: str, now: int) -> None:
    """Note that somebody is here no more."""
    room.presence.online.discard(person)
    notice(room, now)


def notice(room: Room, now: int) -> None:
    """Begin to count how long seats have been left, and stop where somebody is back or it does not matter."""
    left = room.presence.left
    gone = {chair.seat for chair in room.seating.people() if not is_here(room, chair)}
    if room.phase in ("over", "closed"):
        gone = set()
    for seat in left.keys() - gone:
        del left[seat]
    for seat in gone - left.keys():
        left[seat] = now


def is_here(room: Room, chair: Chair) -> bool:
    """Say whether whoever holds a seat is connected, on any device."""
    return not room.presence.online.isdisjoint(chair.owners)


def policy(room: Room) -> Leavers:
    """Return what becomes of the seat of somebody who has been away for long."""
    if room.course is None:
        return "wait"
    if room.open_hands and room.terms.leavers == "open":  # nobody new may sit down where hands are open
        return "bot"
    return room.terms.leavers


def away_ms(room: Room, chair: Chair, now: int) -> int | None:
    """Return how long until something becomes of a seat; None where nothing will."""
    since = room.presence.left.get(chair.seat)
    if since is None or chair.away or policy(room) == "wait":
        return None
    return max(0, since + AWAY_MS - now)


def resume(room: Room, now: int) -> None:
    """Begin to count time again after a fold."""
    notice(room, now)
    if room.closed is None and room.clocks.are_running and now > room.last_at:
        room.enter(Kind.RESUME, now, ms=now - room.last_at)


def deadline(room: Room, now: int) -> int | None:
    """Return when something becomes due; None if nothing will."""
    if room.phase in ("over", "closed"):
        return None
    notice(room, now)
    chairs = room.seating.chairs
    due = [since + AWAY_MS for seat, since in room.presence.left.items() if not chairs[seat].away]
    ends = room.clocks.next_end()
    if ends is not None:
        due.append(ends)
    if room.undoing is not None:
        due.append(room.undoing.since + LAPSE_MS)
    return min(due, default=None)


def tick(room: Room, now: int) -> None:
    """Enter all that is due."""
    if room.phase in ("over", "closed"):
        return
    notice(room, now)
    for seat in room.clocks.run_out(now):
        room.enter(Kind.LATE, now, seat=seat)
    for chair in room.seating.people():
        since = room.presence.left.get(chair.seat)
        if since is not None and not chair.away and since + AWAY_MS <= now:
            room.enter(Kind.AWAY, now, seat=chair.seat, policy=policy(room))
    if room.undoing is not None and room.undoing.since + LAPSE_MS <= now:
        room.enter(Kind.END_UNDO, now, why="lapsed")
