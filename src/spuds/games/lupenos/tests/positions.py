"""Lay a table from a position, as section 12 of the rules writes it.

    turn 0 | pile 3 5 | deck 0 | 0 hand 4 5 5 bag up 1 2 3 down 3 | 1 hand 6 up 1 1 1 down 3

The pile has its bottom card first; `3*5` are three fives, `-` is nothing. Cards not named are in the used pile; where
no `pool` is given, its cards are any that are left. Further parts: `turns 999`, `known` after a hand, `with` options.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from spuds import Table
from spuds.core.options import make_options
from spuds.core.testing.examples import ScriptError
from spuds.games.lupenos import GAME
from spuds.games.lupenos.counts import packed, unpacked
from spuds.games.lupenos.state import Owed

KINDS: tuple[str, ...] = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "feast", "bag", "bad")
_SEAT = re.compile(r"(\d) hand (?P<hand>.*?)(?: known (?P<known>.*?))? up (?P<up>.*?) down (?P<down>\d)")


class Seat(NamedTuple):
    """The cards of one seat."""

    hand: list[str]
    known: list[str]
    up: list[str]
    down: int


class Position(NamedTuple):
    """What a line says."""

    turn: int
    pile: list[str]
    deck: int
    pool: list[str] | None
    turns: int
    seats: list[Seat]
    options: dict[str, str | int]


def cards(text: str | None) -> list[str]:
    """Return the cards of a text such as `3 2*5 bag`, in its order."""
    found: list[str] = []
    for word in (text or "-").replace("-", "").split():
        times, star, kind = word.rpartition("*")
        if kind not in KINDS or (star and not times.isdecimal()):
            raise ScriptError(f"not cards: {text!r}")
        found += [kind] * int(times or 1)
    return found


def as_counts(found: Iterable[str]) -> int:
    """Return cards as a record holds them."""
    counted = Counter(found)
    return packed(counted[kind] for kind in KINDS)


def options_of(text: str) -> dict[str, str | int]:
    """Return the options of a text such as `deck=1-9 turn_limit=300`."""
    pairs = (pair.partition("=") for pair in text.split())
    return {name: int(value) if value.isdecimal() else value for name, _, value in pairs}


def read_position(line: str) -> Position:
    """Read a position."""
    said: dict[str, str] = {}
    seats: list[Seat] = []
    for part in (part.strip() for part in line.split("|")):
        match = _SEAT.fullmatch(part)
        if match:
            if int(match[1]) != len(seats):
                raise ScriptError(f"seats must come in order: {part!r}")
            hand, known, up = (cards(match[name]) for name in ("hand", "known", "up"))
            seats.append(Seat(hand, known, up, int(match["down"])))
        else:
            word, _, rest = part.partition(" ")
            if word not in ("turn", "pile", "deck", "pool", "turns", "with") or word in said:
                raise ScriptError(f"not a part of a position: {part!r}")
            said[word] = rest
    return Position(
        int(said["turn"]),
        cards(said["pile"]),
        int(said["deck"]),
        cards(said["pool"]) if "pool" in said else None,
        int(said.get("turns", 0)),
        seats,
        options_of(said.get("with", "")),
    )


def lay(position: Position, **options: str | int) -> Table:
    """Return a table in a position; `options` go before those of its line."""
    seats = len(position.seats)
    states = GAME.table(seats, make_options(GAME.Options, seats, {**position.options, **options}))
    state: Any = states[0]
    left = Counter(dict(zip(KINDS, unpacked(state.pool), strict=True)))
    left.subtract(position.pile)
    for number, seat in enumerate(position.seats):
        for kind in (*seat.hand, *seat.up):
            left[kind] -= 1
        known, hidden = Counter(seat.known), Counter(seat.hand)
        hidden.subtract(known)
        state.hand[number] = [hidden[kind] for kind in KINDS]
        state.holds[number], state.known[number] = as_counts(seat.hand), as_counts(seat.known)
        state.up[number] = as_counts(seat.up)
        state.held[number], state.in_row[number], state.down[number] = len(seat.hand), len(seat.up), seat.down
    unseen = position.deck + sum(seat.down for seat in position.seats)
    pool = Counter(position.pool if position.pool is not None else sorted(left.elements())[:unseen])
    if pool.total() != unseen:
        raise ScriptError(f"the pool must be {unseen} cards, not {pool.total()}")
    left.subtract(pool)
    state.pool, state.used = as_counts(pool.elements()), as_counts(left.elements())
    for n, kind in enumerate(position.pile):
        state.pile[n] = 1 + KINDS.index(kind)
    state.pile_held, state.deck, state.pool_held = len(position.pile), position.deck, unseen
    state.turns, state.first = position.turns, 1
    state.stack[0].kind, state.stack[0].seat = Owed.TURN, position.turn
    return Table.from_state(GAME, states)
