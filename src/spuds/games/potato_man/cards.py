"""The parts of Potato Man as data (PM-1.2 to PM-1.6), and the sets of cards that the rules speak of.

The instruction cards do nothing (PM-1.8), so they are not here.

A card is a number from 0 to 51: red, blue, green, yellow, each by rising number.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from spuds.core.board import Face, Looks, Shape, Text
from spuds.core.board import Suit as SuitLook
from spuds.core.jit import kernel

MOST_SEATS = 5


class Colour(IntEnum):
    """Colours of potato cards and of their sack cards; gold is for sack cards only."""

    RED = 0
    BLUE = 1
    GREEN = 2
    YELLOW = 3
    GOLD = 4


class Suit(NamedTuple):
    """All cards of one colour: one of each number from `low` to `high`."""

    colour: Colour
    letter: str
    low: int
    high: int


SUITS = (
    Suit(Colour.RED, "r", 5, 18),
    Suit(Colour.BLUE, "b", 4, 16),
    Suit(Colour.GREEN, "g", 3, 14),
    Suit(Colour.YELLOW, "y", 1, 13),
)
"""PM-1.2"""

CARDS = tuple((suit, number) for suit in SUITS for number in range(suit.low, suit.high + 1))
WORDS = tuple(f"{suit.letter}{number}" for suit, number in CARDS)
"""Each card's move-word."""

COLOUR = np.array([suit.colour for suit, _ in CARDS], dtype=np.int64)
NUMBER = np.array([number for _, number in CARDS], dtype=np.int64)


def _cards(*words: str) -> int:
    return sum(1 << WORDS.index(word) for word in words)


ALL_CARDS = (1 << len(CARDS)) - 1
OF_COLOUR = tuple(sum(1 << card for card, (s, _) in enumerate(CARDS) if s is suit) for suit in SUITS)
RED, BLUE, GREEN, YELLOW = OF_COLOUR
LORD_FRY = _cards("r16", "r17", "r18")
"""PM-1.3"""
POTATO_MAN = _cards("y1", "y2", "y3")
"""PM-1.4"""

SACK_KINDS = 5
SACK_COPIES = 3
"""PM-1.7 Three sack cards of each kind."""
SACKS = (1, 2, 3, 4, 5)
"""PM-1.6 Sacks on a sack card: red, blue, green, yellow, gold."""

PILE = 8
"""PM-2.6 Cards in each draw pile, two players only."""


def parts() -> str:
    """Return the table of the parts in Markdown."""
    lines = ["| kind | move-words | copies |", "| --- | --- | --- |"]
    for suit in SUITS:
        name = suit.colour.name.lower()
        lines.append(f"| {name} potato | {_words_of(OF_COLOUR[suit.colour])} | 1 each |")
    lines.append(f"| of these, Lord Fry | {_words_of(LORD_FRY)} | 1 each |")
    lines.append(f"| of these, Potato Man | {_words_of(POTATO_MAN)} | 1 each |")
    for colour in Colour:
        sacks = SACKS[colour]
        name = "golden" if colour == Colour.GOLD else colour.name.lower()
        lines.append(f"| {name} sack card, {sacks} {'sack' if sacks == 1 else 'sacks'} | - | {SACK_COPIES} |")
    return "\n".join(lines)


def _words_of(cards: int) -> str:
    return " ".join(f"`{word}`" for card, word in enumerate(WORDS) if cards >> card & 1)


SACK_WORDS = tuple(f"sack-{colour.name.lower()}" for colour in Colour)
"""How boards name sack cards, which no move names."""

_SHAPES: tuple[Shape, ...] = ("circle", "square", "triangle", "diamond", "star")
_LETTERS = (*(suit.letter.upper() for suit in SUITS), "Au")
"""Gold's is its sign in chemistry, in every language."""


def looks() -> Looks:
    """Return what all cards look like: their colours, numbers and pictures."""
    colours = [colour.name.lower() for colour in Colour]
    return Looks(
        suits=tuple(
            SuitLook(key, Text(f"suit-{key}"), letter, Colour(n).name.lower(), shape)  # type: ignore[arg-type]
            for n, (key, letter, shape) in enumerate(zip(colours, _LETTERS, _SHAPES, strict=True))
        ),
        faces=(*(_potato(card) for card in range(len(CARDS))), *(_sack(colour) for colour in Colour)),
    )


def _potato(card: int) -> Face:
    suit, number = CARDS[card]
    rules: tuple[str, ...]
    picture, rules = "none", ("PM-1.2", "PM-3.4", "PM-4.1")
    if LORD_FRY >> card & 1:
        picture, rules = "lord-fry", ("PM-1.3", "PM-4.3", "PM-4.4")
    elif POTATO_MAN >> card & 1:
        picture, rules = "potato-man", ("PM-1.4", "PM-3.6", "PM-4.3", "PM-4.4")
    key = suit.colour.name.lower()
    name = Text("card-name", {"colour": key, "number": number, "picture": picture})
    return Face(WORDS[card], name, str(number), key, rules)


def _sack(colour: Colour) -> Face:
    key = colour.name.lower()
    paid = "PM-4.6" if colour == Colour.GOLD else "PM-4.5"
    name = Text("sack-name", {"colour": key, "sacks": SACKS[colour]})
    return Face(SACK_WORDS[colour], name, str(SACKS[colour]), key, ("PM-1.6", paid, "PM-5.5"))


@kernel
def hand_size(seats: int) -> int:
    """PM-2.5 Return how many cards each seat is dealt."""
    return 10 if seats == MOST_SEATS else 12
