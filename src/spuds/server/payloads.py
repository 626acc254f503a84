"""What travels over HTTP: what the page must know of a game, tables to be made and lists of them, moments of a game.

As with `spuds.server.wire`, JSON Schema and the page's TypeScript types are generated from these classes.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from spuds.core.board import Board, Looks, Sheet
from spuds.server.wire import Chat, Happened, Leavers, Level, Name, Pace, Phase, SeatNumber

OptionKind: TypeAlias = Literal["choice", "number", "seat", "counts"]
"""What sort of values a table option has."""


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One field of the form for table options.

    The game has messages `option-<name>` and `option-<name>-<value>`, with `-doc` behind them for what the option and
    the value do, in a sentence; for a group `option-group-<group>`, and the same with `-doc`.
    """

    name: str
    values: tuple[str | int, ...]
    """The default first: all values of a choice, the usual number, the word in place of a seat, the usual counts."""
    doc: str
    """In English, where the game has no message for it."""
    changes: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    """At which numbers of seats it may be changed; () = all."""
    house: bool = False
    """Whether a rule that it changes is a ruling of the house."""
    kind: OptionKind = "choice"
    """One of `values`; or the first of them or a whole number, which may be that of a seat; or counts of several things
    with commas between."""
    needed_at: tuple[int, ...] = ()
    """At which numbers of seats the default will not do."""
    things: tuple[str, ...] = ()
    """What the counts or the number are of: faces of the game's looks, or words."""
    most: int = 0
    """That the counts may add up to."""
    at_least_per_seat: int = 0
    """What the counts must add up to, for each seat."""
    low: int = 0
    """The lowest number, but for the usual one."""
    high: int = 0
    """The highest."""
    group: str = ""
    """Where the form puts it away with others; "" = it stands in sight."""


class GameInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the page must know of a game."""

    slug: str
    name: str
    edition: str
    rules: int
    seats: tuple[int, int]
    """Fewest and most."""
    options: tuple[OptionInfo, ...]
    looks: Looks
    languages: tuple[str, ...]
    """For which there are messages."""


class RuleInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One rule, as the game's rules page words it (Markdown)."""

    id: str
    text: str
    authority: str = ""
    house: bool = False


class Chapter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a rules page: its heading, running text, and numbered rules."""

    id: str
    title: str
    text: str = ""
    """Markdown."""
    rules: tuple[RuleInfo, ...] = ()


class RulesPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game's rules page."""

    title: str
    language: str
    chapters: tuple[Chapter, ...]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table to be made. Its maker takes seat `seat` and is its host."""

    game: str
    seats: int
    name: Name
    seat: SeatNumber = 0
    options: dict[str, str | int] = {}
    bots: Level = "thumb"
    """In all other seats, unless `friends`."""
    friends: bool = False
    """Whether the other seats are left free and the game waits for Start; else it begins at once."""
    pace: Pace = "none"
    leavers: Leavers = "bot"
    chat: Chat = "preset"
    public: bool = False
    guided: bool = False
    """Whether the page explains as it goes: a first game."""


class Made(msgspec.Struct, frozen=True):
    """A table was made."""

    id: str


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a move of a game that is over, as a new table with bots in the other seats."""

    at: int
    seat: SeatNumber
    name: Name


class Rejoin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hold a seat on another device too."""

    secret: str


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who the visitor is to this server."""

    person: str
    tables: tuple[Listed, ...] = ()
    """Where they hold a seat, the latest first."""


class Listed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in the lobby."""

    id: str
    game: str
    seats: int
    free: int
    phase: Phase
    names: tuple[str, ...] = ()
    options: dict[str, str | int] = {}
    pace: Pace = "none"
    watching: int = 0


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as a viewer knew it after some of its moves, for rewinding and replay."""

    at: int
    moves: int
    """In all, so far."""
    board: Board
    sheet: Sheet
    events: tuple[Happened, ...] = ()
    """Of the move that led here."""
    move: str = ""
    """Its words, as the viewer saw them; "" at the start, and for one that is sealed."""
