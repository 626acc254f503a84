"""New tables: as somebody asks for one, as another game of the same people, and from a moment of another game.

Each returns the setup and the first entries of a table. Whoever calls stores both before anybody is told of it.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple, TypeAlias

import msgspec

from spuds.core import fair
from spuds.core.board import Text
from spuds.core.errors import SetupError
from spuds.core.game import Game
from spuds.core.options import changed, make_options
from spuds.core.registry import check_seats, find_game
from spuds.server.entries import Entry, Kind, Setup
from spuds.server.naming import clean_name
from spuds.server.payloads import Fork, NewTable
from spuds.server.refused import Refused
from spuds.server.room import Room
from spuds.server.seating import Chair
from spuds.server.terms import Terms

Beginning: TypeAlias = tuple[Setup, list[Entry]]


class Fresh(NamedTuple):
    """What nobody can guess of a new table."""

    id: str
    seed: str
    """Of its luck, 32 bytes in hexadecimal."""
    secret: str
    """32 bytes in hexadecimal."""


def fresh() -> Fresh:
    """Draw what is to be secret of a new table."""
    return Fresh(secrets.token_urlsafe(16), fair.new_seed().hex(), secrets.token_hex(32))


def new_room(new: NewTable, person: str, now: int, drawn: Fresh | None = None, game: Game | None = None) -> Beginning:
    """Return a table as somebody asks for it; with bots it begins at once, for friends it waits.

    Args:
        new: what is asked for.
        person: who asks; they sit at `new.seat` and are the host.
        now: in milliseconds since 1970.
        drawn: its secrets, if not new ones.
        game: if it is not to be found in the registry.
    Raises:
        Refused: no such game, seats, options or seat, or no such name.
    """
    found = game or _find(new.game)
    name = clean_name(new.name)
    try:
        check_seats(found, new.seats)
    except SetupError:
        raise Refused("seats", {"low": found.seats[0], "high": found.seats[-1]}) from None
    if new.seat >= new.seats:
        raise Refused("no-seat", {"seats": new.seats})
    try:
        options = changed(make_options(found.Options, new.seats, new.options))
    except SetupError as error:
        if error.reason:
            raise Refused("options-together", why=Text(error.reason, args=error.arguments)) from None
        raise Refused("options", {"detail": str(error)}) from None
    terms = Terms(new.pace, new.leavers, new.chat, new.public, new.guided, new.bots, new.friends)
    setup = _setup(found, new.seats, options, drawn or fresh(), terms, now)
    room = Room.fold(setup, [], found)
    room.enter(Kind.SIT, now, seat=new.seat, person=person, text=name)
    if not new.friends:
        room.enter(Kind.START, now)
    return setup, room.since(0, now)


def rematch(room: Room, person: str, now: int, drawn: Fresh | None = None) -> Beginning | None:
    """Return the table for another game of the same people, bots, options and terms; None if there is one already.

    Once it is stored, `room.ask(request, person, now, made=setup.id)` leads the people on to it. It begins when all of
    them are ready; whoever asked is.

    Raises:
        Refused: whoever asks holds no seat, or the game is not over.
    """
    _check_over(room, person)
    mine = room.chair_of(person)
    if mine is None:
        raise Refused("not-seated")
    if room.rematch or room.game is None:
        return None
    old = room.setup
    setup = _setup(room.game, old.seats, dict(old.options), drawn or fresh(), room.terms, now)
    again = Room.fold(setup, [], room.game)
    for chair in sorted(room.seating.chairs, key=lambda chair: chair is not mine):
        if chair.owners:
            _seat(again, chair, now)
        elif chair.kind == "bot":
            again.enter(Kind.FILL, now, seat=chair.seat, text=chair.level)
    again.enter(Kind.AGREE, now, seat=mine.seat, ready=True, open_hands=mine.open_hands)
    return setup, again.since(0, now)


def _seat(room: Room, chair: Chair, now: int) -> None:
    data: dict[str, Any] = {"owners": chair.owners[1:]} if chair.owners[1:] else {}
    room.enter(Kind.SIT, now, seat=chair.seat, person=chair.person, text=chair.name, **data)


def forked(room: Room, fork: Fork, person: str, now: int, drawn: Fresh | None = None) -> Beginning:
    """Return a table that goes on exactly from a moment of a game that is over, with bots in the other seats.

    Its luck up to there was that of another seed, so it has none that could be opened.

    Raises:
        Refused: the game is not over, or has no such moment or seat, or no such name.
    """
    _check_over(room, person)
    course, game, name = room.course, room.game, clean_name(fork.name)
    assert course is not None  # the game is over
    assert game is not None
    if not 0 <= fork.at < course.made:
        raise Refused("no-moment", {"moves": course.made - 1})
    if fork.seat >= room.setup.seats:
        raise Refused("no-seat", {"seats": room.setup.seats})
    terms = Terms(bots=room.terms.bots)
    setup = _setup(game, room.setup.seats, dict(room.setup.options), (drawn or fresh())._replace(seed=""), terms, now)
    table = Room.fold(setup, [], game)
    table.enter(Kind.SIT, now, seat=fork.seat, person=person, text=name)
    table.enter(Kind.START, now)
    table.enter(Kind.FORKED, now, at=fork.at)
    for n in range(fork.at):
        table.enter(Kind.MOVE, now, seat=course.mover(n), text=course.move(n))
    return setup, table.since(0, now)


def _find(slug: str) -> Game:
    try:
        return find_game(slug)
    except SetupError:
        raise Refused("no-game", {"game": slug}) from None


def _check_over(room: Room, person: str) -> None:
    if person in room.removed:
        raise Refused("removed")
    if room.closed is not None:
        raise Refused("closed")
    if room.phase != "over":
        raise Refused("not-now", {"phase": room.phase})


def _setup(game: Game, seats: int, options: dict[str, str | int], drawn: Fresh, terms: Terms, now: int) -> Setup:
    return Setup(
        id=drawn.id,
        game=game.slug,
        rules=game.rules_version,
        seats=seats,
        options=options,
        seed=drawn.seed,
        secret=drawn.secret,
        created_at=now,
        settings=msgspec.structs.asdict(terms),
    )
