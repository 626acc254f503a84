"""The parts of Hot-Pota-toH! as data (section 2 of the rules): 22 kinds of cards.

A kind is a number from 0 to 21. They stand so that each question of a rule has neighbours for an answer: what can lie
in a hand comes first, what can lie on a table in the middle, what has the red triangle last.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from spuds.core.board import Colour, Face, Looks, Shape, Suit, Text

MOST_SEATS = 12
SEATS_PER_DECK = 6
"""TOH-1.1"""
LEVELS = 5
"""TOH-1.3"""
FIRST_SCORE = 2
"""TOH-1.4"""
MOST_ROUNDS = 40
"""TOH-13.4"""
MOST_COPIES = 10
"""Of a kind in one deck, TOH-1.2."""
MOST_ALIKE = 2 * MOST_COPIES
MOST_CARDS = 21 * MOST_ALIKE + 1

PHEW1, PHEW2, PHEW3, CALM, RISKY, EVIL, EVILEST, SPLIT, FRIED, SPINNING, GENEROUS = range(11)
THIEF, JUMPING, DUD, TREACHEROUS, KITTY, SUPER, SEXY, DISORIENTED, FUSE, MICRO, BOOM = range(11, 22)
KINDS = 22

HAND_KINDS = SUPER
"""Kinds below lie in hands unseen; Super and Sexy are kept in sight of all (TOH-9.1)."""
FIRST_PLAYABLE = CALM
"""TOH-3.2 From here to the last kind of a hand."""
PLAYABLE_KINDS = HAND_KINDS - FIRST_PLAYABLE
KEPT_KINDS = 2
"""TOH-9.1 Super and Sexy."""
STEALABLE_KINDS = HAND_KINDS + KEPT_KINDS
FIRST_ON_TABLE = THIEF
TABLE_KINDS = MICRO - FIRST_ON_TABLE
"""Kinds that can lie on a table: from Thief to Short Fuse."""
FIRST_ICON = SUPER
"""TOH-4.1 Icon cards, from here on."""
DEALT_KINDS = BOOM
"""TOH-2.4 All but BOOM."""

KEPT_POINTS = 5
"""TOH-11.2"""
FRIED_ALONE, FRIED_AMONG = 3, -1
"""TOH-11.3"""


class Kind(NamedTuple):
    """One kind of card."""

    word: str
    level: int
    copies: int
    """In one deck; a house figure (TOH-1.2)."""
    place: str
    """Where it goes when it is played, in words."""
    hand: int = 0
    """Phews in a hand."""
    table: int = 0
    """Phews on a table."""
    house: tuple[str, ...] = ()
    """Which of the two are house figures."""
    rules: tuple[str, ...] = ()


CARDS = (
    Kind("phew1", 1, 8, "unplayable", 1, house=("hand",), rules=("TOH-6.1",)),
    Kind("phew2", 1, 4, "unplayable", 2, house=("hand",), rules=("TOH-6.1",)),
    Kind("phew3", 1, 2, "unplayable", 3, house=("hand",), rules=("TOH-6.1",)),
    Kind("calm", 1, 6, "discard", 1, house=("hand",), rules=("TOH-6.2",)),
    Kind("risky", 1, 3, "discard", 1, house=("hand",), rules=("TOH-6.3",)),
    Kind("evil", 2, 4, "discard", 1, house=("hand",), rules=("TOH-7.3",)),
    Kind("evilest", 2, 2, "discard", 1, house=("hand",), rules=("TOH-7.4",)),
    Kind("split", 2, 3, "discard", -1, rules=("TOH-7.5", "TOH-7.6")),
    Kind("fried", 3, 3, "discard", rules=("TOH-8.3", "TOH-11.3")),
    Kind("spinning", 3, 3, "discard", 1, house=("hand",), rules=("TOH-8.4", "TOH-8.5")),
    Kind("generous", 5, 2, "discard", 1, house=("hand",), rules=("TOH-10.2",)),
    Kind("thief", 1, 5, "own table", 1, -1, house=("hand",), rules=("TOH-6.4", "TOH-6.5")),
    Kind("jumping", 1, 4, "own table", 1, -1, house=("hand",), rules=("TOH-6.6",)),
    Kind("dud", 2, 2, "own table", 0, 1, house=("hand",), rules=("TOH-7.7",)),
    Kind("treacherous", 3, 2, "an opponent's table", -2, -2, rules=("TOH-8.1", "TOH-8.2")),
    Kind("kitty", 5, 2, "own table", 1, 3, house=("hand",), rules=("TOH-10.1",)),
    Kind("super", 4, 2, "own table, at once", 5, 0, house=("table",), rules=("TOH-9.1", "TOH-9.2", "TOH-11.5")),
    Kind("sexy", 4, 2, "own table, at once", 5, 2, rules=("TOH-9.1",)),
    Kind("disoriented", 2, 3, "own table or discard", 0, 1, rules=("TOH-7.1", "TOH-7.2")),
    Kind("fuse", 1, 4, "own table", 0, 1, house=("table",), rules=("TOH-6.7", "TOH-4.3")),
    Kind("micro", 3, 2, "discard", rules=("TOH-8.6",)),
    Kind("boom", 1, 1, "discard", rules=("TOH-5.1", "TOH-5.3")),
)
"""Section 2; the counts and the Phews that are not printed are house figures (TOH-1.2)."""

WORDS = tuple(kind.word for kind in CARDS)
LEVEL = np.array([kind.level for kind in CARDS], dtype=np.int64)
"""The lowest level at which a kind is in play."""

COUNTED: tuple[str, ...] = (
    *("phew1", "phew2", "phew3", "calm", "risky", "thief", "jumping", "fuse"),
    *("disoriented", "evil", "evilest", "split", "dud"),
    *("treacherous", "fried", "spinning", "micro"),
    *("super", "sexy"),
    *("kitty", "generous"),
)
"""Kinds whose count a table may choose, in the order of section 2 of the rules."""
HAND_PRICED = ("calm", "risky", "thief", "jumping", "evil", "evilest", "dud", "spinning", "kitty", "generous")
"""Kinds whose Phews in a hand a table may choose."""
TABLE_PRICED = ("fuse", "super")
"""Kinds whose Phews on a table it may choose."""


def parts() -> str:
    """Return the table of the parts in Markdown, in the order of the levels."""
    lines = ["| move-word | cards | level | icon | place | in hand | on table |", "| --- |" + " --- |" * 6]
    for word in (*COUNTED, "boom"):
        number = WORDS.index(word)
        card = CARDS[number]
        icon = "yes" if number >= FIRST_ICON else "-"
        copies = f"{card.copies}" + ("" if word == "boom" else " h")
        lines.append(
            f"| `{word}` | {copies} | {card.level} | {icon} | {card.place} | {_hand(number)} | {_table(number)} |"
        )
    return "\n".join(lines)


def _hand(kind: int) -> str:
    if kind == FRIED:
        return f"{FRIED_ALONE} or {FRIED_AMONG}"
    if kind >= HAND_KINDS + KEPT_KINDS:
        return "-"
    return f"{CARDS[kind].hand}" + (" h" if "hand" in CARDS[kind].house else "")


def _table(kind: int) -> str:
    if not FIRST_ON_TABLE <= kind < FIRST_ON_TABLE + TABLE_KINDS:
        return "-"
    return f"{CARDS[kind].table}" + (" h" if "table" in CARDS[kind].house else "")


SUITS: tuple[tuple[Colour, Shape], ...] = (
    ("green", "circle"),
    ("blue", "square"),
    ("purple", "diamond"),
    ("gold", "star"),
    ("pink", "drop"),
)
"""How the cards of each level are told apart, level 1 first."""
CORNERS = {
    **{"phew1": "1", "phew2": "2", "phew3": "3", "calm": "–", "risky": "≤5", "evil": "→", "evilest": "⇉"},
    **{"split": "↔", "fried": "3?", "spinning": "2?", "generous": "↻", "thief": "←", "jumping": "↷", "dud": "✓"},
    **{"treacherous": "-2", "kitty": "4?", "super": "½", "sexy": "5", "disoriented": "⇄", "fuse": "+2"},
    **{"micro": "0", "boom": "!"},
}
"""Indices in the corners: what a card is worth, or a sign of what it does."""


def looks() -> Looks:
    """Return what all cards look like: a suit for each level, and one for BOOM, which belongs to none."""
    levels = (
        Suit(_suit(level), Text("suit-level", {"level": level}), str(level), colour, shape)
        for level, (colour, shape) in enumerate(SUITS, 1)
    )
    return Looks(
        suits=(*levels, Suit("boom", Text("suit-boom"), "X", "red", "cross")),
        faces=tuple(_face(number, card) for number, card in enumerate(CARDS)),
    )


def _suit(level: int) -> str:
    return f"level-{level}"


def _face(number: int, card: Kind) -> Face:
    name, does = (Text(message, {"card": card.word}) for message in ("card-name", "card-does"))
    more = ["TOH-4.1"] * (number >= FIRST_ICON) + ["TOH-11.2"] * any((card.hand, card.table))
    suit = "boom" if number == BOOM else _suit(card.level)
    return Face(card.word, name, CORNERS[card.word], suit, (*card.rules, *more), does)
