"""The vocabulary in which a game puts its table before one viewer, for any page that can draw.

Zones hold cards, tracks hold tokens, the prompt asks, choices answer it. Nothing here is a rule, a picture or a
sentence: a card is its move-word, a text is a message of the game's message files, a picture is a skin's affair.
A board is made from a view, so it can hold nothing that the viewer may not know.

JSON Schema and the page's TypeScript types are generated from these classes. The garbage collector need not look at
them (`gc=False`): none can hold itself, and a busy server makes thousands a second.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Colour: TypeAlias = Literal["red", "blue", "green", "yellow", "gold", "brown", "grey", "purple", "orange", "pink"]
"""Named colours of the page's palette, light and dark; never the only mark of a thing."""

Shape: TypeAlias = Literal["circle", "square", "triangle", "diamond", "star", "cross", "drop", "leaf"]
"""What tells suits apart without colour, beside a letter."""


class Text(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A message by its id, put into words where it is shown."""

    id: str
    args: dict[str, str | int] = {}
    players: dict[str, int] = {}
    """Arguments that are players' names, by seat."""


class Suit(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What some faces have in common."""

    key: str
    name: Text
    letter: str
    colour: Colour
    shape: Shape


class Face(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The side of a card that shows; the same for all copies of it."""

    word: str
    """As boards name it; a card of the game by its move-word."""
    name: Text
    """Read aloud, such as "Red 16, Lord Fry"."""
    corner: str = ""
    """The index in its corners, such as "16"."""
    suit: str = ""
    """Key of its suit; "" = none."""
    rules: tuple[str, ...] = ()
    """Ids of the rules that speak of it, for help."""
    does: Text | None = None
    """What it does, in a sentence, where its name does not say it."""


class Card(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card, or several alike, as they lie."""

    face: str = ""
    """Word of its face; "" = face down."""
    copies: int = 1
    """How many lie here alike; 0 = a place where none is left."""
    seat: int = -1
    """Who laid it; -1 = nobody in particular."""
    marks: tuple[Text, ...] = ()
    """What is to be said of it here, such as that it takes the trick so far."""


Layout: TypeAlias = Literal["hand", "row", "pile", "heap"]
"""A fan of cards held; cards side by side, in order; a stack whose top card shows; kinds of cards, each with its
copies."""


class Zone(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A place where cards lie."""

    id: str
    """The same from one board to the next, such as "hand:2"."""
    layout: Layout
    name: Text
    """Read aloud, without how many cards it holds."""
    seat: int = -1
    """In front of whom; -1 = in the middle."""
    cards: tuple[Card, ...] = ()
    """In the order in which they lie, the top of a pile last."""
    hidden: int = 0
    """Further cards, face down, whose order means nothing."""
    minor: bool = False
    """Whether it may be put away where room is short: it is a help, no part of the play."""


class Track(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of numbered spaces from `low` to `high`, for tokens."""

    id: str
    name: Text
    low: int
    high: int


class Token(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A thing that is no card: a pawn on a track, a marker before a seat, a potato in front of its holder."""

    id: str
    kind: str
    """What a skin draws it as, such as "pawn"."""
    name: Text
    seat: int = -1
    """Whose it is, or before whom it lies; -1 = nobody's."""
    track: str = ""
    """Id of the track that it stands on; "" = none."""
    at: int = 0
    """Its space there."""
    marks: tuple[Text, ...] = ()
    """What is to be said of it here."""
    side: str = ""
    """Which of its sides shows, as a skin knows it; "" = it has one."""
    cards: tuple[Card, ...] = ()
    """What lies on or under it and goes where it goes."""
    hidden: int = 0
    """Further cards there, face down."""
    asked: bool = False
    """Whether it is what the viewer's choices are about."""


class Badge(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A figure or a word at a seat, such as its points."""

    id: str
    name: Text
    """Read aloud, the figure included."""
    value: str
    main: bool = False
    """Whether this is the figure that decides the game."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat as the game knows it; who sits there is the table's affair."""

    seat: int
    badges: tuple[Badge, ...] = ()
    deciding: bool = False
    """Whether it owes a decision."""
    out: bool = False
    """Whether it takes no part at present."""
    sealed: bool = False
    """Whether its answer is given, and not yet seen while others owe theirs."""


class Pick(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing to be pointed at: a card in a zone, a whole zone, a token, a seat, or a button with a text."""

    text: Text
    """As a button says it."""
    zone: str = ""
    face: str = ""
    token: str = ""
    seat: int = -1


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One legal answer. Choices that begin with the same picks part where these differ."""

    move: str
    """Its words, which are sent."""
    picks: tuple[Pick, ...]
    """What is pointed at one after another to say it; at least one."""
    confirm: bool = False
    """Whether it is costly, so that a tap alone must not make it."""
    any_order: bool = False
    """Whether its picks may be made in any order."""
    then: tuple[str, ...] = ()
    """Moves that follow at once, where what is picked is said by several; each is legal after those before it."""


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Why something that lies open to the viewer is no answer now."""

    zone: str
    face: str
    why: Text
    rule: str


class Step(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One step of what a turn is made of."""

    name: Text
    state: Literal["done", "now", "next"]


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What is going on, in a sentence that names who must do what."""

    text: Text
    rule: str = ""
    pending: tuple[Text, ...] = ()
    """What waits until this is done, the next first."""


class Board(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The table in front of one viewer."""

    viewer: int
    """A seat; -1 = a spectator, or one who sees all."""
    places: tuple[Place, ...]
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    tokens: tuple[Token, ...] = ()
    status: tuple[Text, ...] = ()
    """Where the game stands, such as "Round 2 of 4"."""
    hints: tuple[Text, ...] = ()
    """What the viewer could reckon from what it sees, for those who want to be told, such as odds."""
    steps: tuple[Step, ...] = ()
    prompt: Prompt | None = None
    """None when the game is over."""
    choices: tuple[Choice, ...] = ()
    """What the viewer may answer now, and nobody else's answers."""
    refusals: tuple[Refusal, ...] = ()


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One event of a game as one viewer sees it: a line of the log, a cue for pictures and sounds."""

    kind: str
    """Message id of its kind, whatever the text says."""
    text: Text
    rule: str = ""
    seat: int = -1
    face: str = ""
    """Word of the card that it moved or showed, as far as the viewer may know it."""
    token: str = ""
    """Id of the token that it is about."""
    step: int = -1
    """In which of the board's steps it happened; -1 = in none, or in that of the line before."""


class Cell(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What one seat got in one row of the score sheet, and why."""

    points: int
    why: tuple[Text, ...] = ()
    rule: str = ""


class Row(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One row of the score sheet, such as a round: one cell a seat."""

    name: Text
    cells: tuple[Cell, ...]
    running: bool = False
    """Whether it is still being played, so that it may grow."""


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The score sheet so far."""

    rows: tuple[Row, ...] = ()
    totals: tuple[int, ...] = ()
    """By seat."""
    winners: tuple[int, ...] = ()
    """Empty until the end."""


class Looks(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a page must know of a game's cards once, before it draws any board."""

    suits: tuple[Suit, ...] = ()
    faces: tuple[Face, ...] = ()
