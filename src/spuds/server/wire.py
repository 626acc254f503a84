"""What travels between page and server, both ways: small tagged structs, joined in one union each way.

Anything else is answered with a coded error. JSON Schema and the page's TypeScript types are generated from these
classes. What goes out is built in `spuds.server.sight` alone. As in `spuds.core.board`, none can hold itself.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from spuds.core.board import Board, Line, Sheet, Text

MOST_BYTES = 8192
"""Longest message of a client."""
MOST_NAME = 24
MOST_CHAT = 300
PRESETS = ("hello", "good-luck", "well-played", "oops", "thinking", "hurry", "thanks", "again", "bye")
"""Phrases that need no typing; the page has a message `preset-...` for each."""

ActionId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""The client's own, unique; a request that is sent again under the same one is carried out once."""
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=11)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_NAME)]
Level: TypeAlias = Literal["random", "thumb", "search"]
Pace: TypeAlias = Literal["none", "relaxed", "live", "days"]
"""No clock; 2 minutes a decision; a bank of 5 minutes and 15 seconds a decision; 2 days a decision."""
Leavers: TypeAlias = Literal["wait", "bot", "open"]
"""What becomes of the seat of somebody who is away: it waits; a bot plays until they are back; it is free to all."""
Chat: TypeAlias = Literal["off", "preset", "free"]
Phase: TypeAlias = Literal["gathering", "playing", "over", "closed"]
Decision: TypeAlias = tuple[int, int, int]
"""Moves made when the decision opened, the seat, and how many answers it has given to it."""

# From a client. Each but Hello and Ping has an action id and gets exactly one Ok or Error.


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What a client sends."""


class Hello(Request, tag="hello", frozen=True):
    """The first message on a socket, and whenever the client finds a gap. `seq` is the last it has; 0 = none."""

    seq: Annotated[int, msgspec.Meta(ge=0)] = 0


class Ping(Request, tag="ping", frozen=True):
    """Sent when nothing else was for some seconds."""


class Asked(Request, frozen=True):
    """A request that is answered."""

    action_id: ActionId


class Move(Asked, tag="move", frozen=True):
    """An answer to a decision."""

    decision: Decision
    move: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    """Words of a choice, without the seat."""


class Sit(Asked, tag="sit", frozen=True):
    """Take a free seat, or one that a bot keeps and the host has opened."""

    seat: SeatNumber
    name: Name


class Stand(Asked, tag="stand", frozen=True):
    """Give one's seat up for good."""


class Rename(Asked, tag="rename", frozen=True):
    """Be called otherwise."""

    name: Name


class Fill(Asked, tag="fill", frozen=True):
    """Host: put a bot into a seat that no person holds, or with "" open it to whoever comes."""

    seat: SeatNumber
    level: Level | Literal[""]


class Agree(Asked, tag="agree", frozen=True):
    """Before the game: be ready or not, and allow spectators to see all hands or not."""

    ready: bool
    open_hands: bool = False


class Start(Asked, tag="start", frozen=True):
    """Host: begin. Seats that nobody holds get bots."""


class Arrange(Asked, tag="arrange", frozen=True):
    """Host, before the game: change what the table agrees on. What is left out stays."""

    pace: Pace | None = None
    leavers: Leavers | None = None
    chat: Chat | None = None
    public: bool | None = None


class AskUndo(Asked, tag="ask-undo", frozen=True):
    """Ask to take one's last move back; the other people must agree."""


class AnswerUndo(Asked, tag="answer-undo", frozen=True):
    """Agree that the seat that asked takes its move back, or do not."""

    agree: bool


class Say(Asked, tag="say", frozen=True):
    """Chat: one of PRESETS, or free text where the table allows it."""

    preset: str = ""
    text: Annotated[str, msgspec.Meta(max_length=MOST_CHAT)] = ""


class Silence(Asked, tag="silence", frozen=True):
    """Host: let a person chat no more, or again."""

    person: str
    silent: bool


class Remove(Asked, tag="remove", frozen=True):
    """Host: send a spectator away."""

    person: str


class Rematch(Asked, tag="rematch", frozen=True):
    """After the game: a new table of the same people, bots and options; the first to ask makes it, all are led on."""


Seating: TypeAlias = Sit | Stand | Rename | Fill | Agree | Start | Arrange
Playing: TypeAlias = Move | AskUndo | AnswerUndo | Rematch
Talking: TypeAlias = Say | Silence | Remove
Sent: TypeAlias = Hello | Ping | Seating | Playing | Talking

# To a client.


class Seat(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Who holds a seat."""

    seat: int
    kind: Literal["person", "bot", "free"]
    name: str = ""
    """A person's name; a bot has none, the page names it by level and seat."""
    level: str = ""
    """Of the bot that plays here: instead of a person who is away, too."""
    person: str = ""
    """Public key of the person, for Silence and mutes; never the token."""
    online: bool = False
    ready: bool = False
    open_hands: bool = False
    sealed: bool = False
    """Whether it has given its answer to a decision that others still owe."""
    away_ms: int | None = None
    """Milliseconds until the table's policy for leavers takes effect."""
    clock_ms: int | None = None
    """Milliseconds left on its clock; it runs only while this seat is deciding."""


class Person(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A spectator."""

    person: str
    name: str = ""
    silent: bool = False


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The table apart from the game: people, agreements, and what this viewer may do."""

    id: str
    game: str
    rules: int
    seats: tuple[Seat, ...]
    options: dict[str, str | int]
    phase: Phase
    you: int = -1
    """The viewer's seat; -1 = a spectator."""
    host: bool = False
    """Whether the viewer is the host."""
    person: str = ""
    """The viewer's own public key."""
    rejoin: str = ""
    """Secret of the viewer's seat, for the link to it; for its owner's eyes only."""
    spectators: tuple[Person, ...] = ()
    pace: Pace = "none"
    leavers: Leavers = "bot"
    chat: Chat = "preset"
    public: bool = False
    guided: bool = False
    hash: str = ""
    """SHA-256 of the seed, from the start; "" where luck has no seed of its own."""
    seed: str = ""
    """The seed, in hexadecimal, once the game is over."""
    undo: int = -1
    """The seat that asks to take its move back; -1 = none."""
    undo_waits: tuple[int, ...] = ()
    """Seats whose consent is still missing."""
    rematch: str = ""
    """Id of the table at which it goes on."""
    closed: Text | None = None
    """Why the table is closed, a message of the page."""


class Seen(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """All that is drawn: the truth as one viewer knows it."""

    table: TableInfo
    board: Board | None
    """None before the start, and where this build lacks the rules."""
    sheet: Sheet
    decision: Decision | None = None
    """What the viewer owes an answer to."""
    moves: int = 0
    """Moves made, chance included."""
    can_undo: bool = False


class Happened(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One line of the log."""

    seq: int
    """The entry of the table's log that brought it."""
    source: Literal["game", "table", "chat"]
    """Whose message files have its text: the game's, or the page's."""
    line: Line
    move: int = 0
    """Moves made once it had happened: where rewinding to it leads."""
    at: int = 0
    """When, in milliseconds since 1970."""
    name: str = ""
    """Who it was then, where a person said or did it."""
    person: str = ""
    undone_to: int | None = None
    """The number of moves that an undo went back to: game lines after it are void."""


class Update(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag="update"):
    """Everything up to `seq`: draw `view`; `events` are those after the client's last `seq`."""

    seq: int
    view: Seen
    events: tuple[Happened, ...] = ()
    whole: bool = False
    """Whether `events` begin with the table's first: they replace the log instead of adding to it."""
    since: int = 0
    """The `seq` that `events` follow on; a client that has not come so far has missed some and says hello again."""


class Ok(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag="ok"):
    """The request was carried out, now or earlier, and is on disk."""

    action_id: str
    seq: int = 0


class Error(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag="error"):
    """The request was refused and nothing has changed. The page has a message `error-<code>`."""

    code: str
    action_id: str = ""
    args: dict[str, str | int] = {}
    why: Text | None = None
    """The game's own reason."""
    rule: str = ""
    legal: tuple[str, ...] = ()
    """What would be legal, as words of moves."""


class Pong(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag="pong"):
    """The answer to Ping."""

    seq: int = 0
    """How far the table is, so that a client that has missed its last change notices."""


class Notice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag="notice"):
    """Something to tell everybody, such as a restart. The page has a message `notice-<code>`."""

    code: str
    args: dict[str, str | int] = {}


Told: TypeAlias = Update | Ok | Error | Pong | Notice
