"""What a table is made of, as it is stored: a setup that never changes, and a log to which entries are only added.

A table is the fold of its log (`spuds.server.room`). Nothing here decides anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, NamedTuple

import msgspec

from spuds.core.events import Event
from spuds.core.frames import FULL
from spuds.server.wire import Phase


class Kind(StrEnum):
    """What an entry says. `seat`, `person` and `text` are its fields, all else is in its `data`."""

    MOVE = "move"
    """`text`: the move, such as "2: play r16", chance moves too; `seat`: the mover, CHANCE for chance."""
    CHANGE = "change"
    """`seat` gives another answer to a decision that is still sealed: `text`, instead of number `answer`."""
    WITHDRAW = "withdraw"
    """`seat` takes its answer number `answer` to a decision that is still sealed back."""
    UNDO = "undo"
    """The game goes back to `to` moves, for `seat`."""
    ASK_UNDO = "ask-undo"
    """`seat` asks to take its last move back."""
    AGREE_UNDO = "agree-undo"
    """`seat` agrees to that."""
    END_UNDO = "end-undo"
    """Nothing comes of it: `why` is "refused" (by `seat`), "withdrawn" or "lapsed"."""
    LATE = "late"
    """The clock of `seat` ran out: a bot answers this decision."""
    RESUME = "resume"
    """The table was not awake for `ms` milliseconds, which no clock counts."""
    SIT = "sit"
    """`person` takes `seat` and is called `text`; `owners`: other devices that hold the seat too."""
    REJOIN = "rejoin"
    """`person`, another device, holds `seat` too."""
    STAND = "stand"
    """Whoever holds `seat` gives it up for good."""
    AWAY = "away"
    """Whoever holds `seat` has been away for long; `policy`: what becomes of it."""
    BACK = "back"
    """They are back, and have it again."""
    RENAME = "rename"
    """`person`, at `seat` or a spectator, is called `text`."""
    FILL = "fill"
    """`text`: the level of the bot that gets `seat`; "" = the seat is open to whoever comes."""
    AGREE = "agree"
    """`seat` is `ready` or not, and allows spectators to see all hands (`open_hands`) or not."""
    ARRANGE = "arrange"
    """The host changed what the table agrees on: the terms in `data`."""
    START = "start"
    """The game begins."""
    FORKED = "forked"
    """The game begins as another one after `at` moves; they follow."""
    SAY = "say"
    """`person`, at `seat` or a spectator, says `text`, or the phrase `preset`."""
    SILENCE = "silence"
    """The person `whom` may chat no more (`silent`), or again."""
    REMOVE = "remove"
    """The spectator `whom` is sent away."""
    REMATCH = "rematch"
    """It goes on at the table `text`."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that happened at a table."""

    n: int
    """Its number, from 1: `seq` on the wire once it is the last."""
    kind: str
    at: int = 0
    """When, in milliseconds since 1970."""
    seat: int = -1
    person: str = ""
    """Public key of the person who asked for it; "" = nobody, it followed."""
    text: str = ""
    action_id: str = ""
    """The client's, on the first entry that a request led to."""
    data: dict[str, Any] = {}


class Setup(msgspec.Struct, frozen=True):
    """What a table was made with."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str | int]
    seed: str
    """Of the luck, 32 bytes in hexadecimal; "" = luck has no seed that could be opened."""
    secret: str
    """Hexadecimal; what belongs to this table alone is derived from it."""
    created_at: int
    settings: dict[str, Any] = {}
    """The terms that it began with, see `spuds.server.terms`."""


class Told(NamedTuple):
    """An entry with what it brought, for those who show it."""

    entry: Entry
    moves: int
    """Moves made after it that all may count."""
    events: Sequence[Event]
    """Hidden cards included."""
    name: str
    """Whom it was about, as they were called then."""
    person: str
    """The key by which others know who asked for it."""
    secret: bool = False
    """Whether others must not learn of it: a seat has taken back an answer, and had not given all that it owes."""

    def is_open_to(self, viewer: int) -> bool:
        """Say whether a viewer (a seat, SPECTATOR, FULL) may learn of it."""
        return not self.secret or viewer in (self.entry.seat, FULL)


class Index(msgspec.Struct, frozen=True):
    """What is looked up of a table without folding it."""

    phase: Phase
    public: bool
    sitters: tuple[str, ...]
    """Public keys of all who hold a seat, other devices of theirs too."""
    free: int
    """Seats that may be taken."""
    names: tuple[str, ...]
    """Of the people at its seats, in their order."""
