"""The parts of Hot Potato as data (section 2 of the rules): action cards by kind, duplicators, potatoes.

A kind is a number from 0 to 13: nine brown pass actions, then five blue seasonings. Cards of a kind are alike.
"""

from __future__ import annotations

from typing import NamedTuple

from spuds.core.board import Face, Looks, Suit, Text

MOST_SEATS = 9
POTATOES = 12
"""HP-1.5"""
SPACES = 20
"""HP-1.6 The last space of the board."""
ROUNDS = 3
HAND = 5
"""HP-3.3 Cards dealt to each seat."""

BROWN_KINDS = 9
BLUE_KINDS = 5
KINDS = BROWN_KINDS + BLUE_KINDS

PASS_LEFT, PASS_RIGHT, PASS_EITHER, SKIP_LEFT, SKIP_RIGHT, TOSS, CHOP, SPLIT_LEFT, SPLIT_RIGHT = range(BROWN_KINDS)
HUGE, POPPING, FLAMING, MASHED, BAN_PASS_LEFT = range(BLUE_KINDS)
"""Blue kinds counted by themselves, as seasonings on a potato are; as cards they come after the brown ones."""

MOST_CARDS = 106
MOST_DUPLICATORS = 42


class Kind(NamedTuple):
    """One kind of action card."""

    word: str
    cards: int
    """How many there are, HP-1.3."""
    striped: int
    """Its duplicators, HP-1.4."""
    corner: str
    """Index in its corners."""
    rules: tuple[str, ...]


CARDS = (
    Kind("pass-left", 16, 0, "←", ("HP-8.2", "HP-5.5")),
    Kind("pass-right", 11, 0, "→", ("HP-8.2",)),
    Kind("either", 7, 0, "↔", ("HP-8.3",)),
    Kind("skip-left", 7, 0, "↞", ("HP-8.4",)),
    Kind("skip-right", 5, 0, "↠", ("HP-8.4",)),
    Kind("toss", 6, 0, "↗", ("HP-8.5",)),
    Kind("chop", 4, 0, "←|→", ("HP-7.2", "HP-7.3", "HP-7.5")),
    Kind("split-left", 5, 0, "⇇", ("HP-7.2", "HP-7.3", "HP-7.5")),
    Kind("split-right", 3, 0, "⇉", ("HP-7.2", "HP-7.3", "HP-7.5")),
    Kind("huge", 10, 10, "+1", ("HP-9.2", "HP-6.1")),
    Kind("popping", 9, 9, "*", ("HP-9.3", "HP-6.1")),
    Kind("flaming", 8, 8, "~", ("HP-8.6", "HP-6.1")),
    Kind("mashed", 6, 6, "-1", ("HP-9.4", "HP-6.1")),
    Kind("ban-pass-left", 9, 9, "x", ("HP-5.5", "HP-5.6", "HP-6.1")),
)
"""Section 2; every count is a house figure."""

WORDS = tuple(kind.word for kind in CARDS)
BLUE_WORDS = WORDS[BROWN_KINDS:]
STRIPED_WORDS = tuple(f"striped-{word}" for word in BLUE_WORDS)
"""How boards name duplicators, which no move names."""

DECK = tuple(kind.cards for kind in CARDS)
DUPLICATORS = tuple(kind.striped for kind in CARDS[BROWN_KINDS:])


def parts() -> str:
    """Return the table of the parts in Markdown."""
    lines = ["| kind | move-word | cards | striped |", "| --- | --- | --- | --- |"]
    for n, kind in enumerate(CARDS):
        colour = "brown" if n < BROWN_KINDS else "blue"
        name = kind.word.replace("-", " ")
        lines.append(f"| {colour}: {name} | `{kind.word}` | {kind.cards} | {kind.striped or '-'} |")
    lines.append(f"| action cards in all | - | {sum(DECK)} | {sum(DUPLICATORS)} |")
    lines.append(f"| potato cards, yellow and red | `p0` to `p{POTATOES - 1}` | {POTATOES} | - |")
    lines.append("| golden potato chip | - | 1 | - |")
    return "\n".join(lines)


def looks() -> Looks:
    """Return what all cards look like: action cards and duplicators."""
    return Looks(
        suits=(
            Suit("brown", Text("suit-brown"), "B", "brown", "square"),
            Suit("blue", Text("suit-blue"), "S", "blue", "circle"),
            Suit("striped", Text("suit-striped"), "D", "grey", "diamond"),
        ),
        faces=(
            *(_face(n, kind) for n, kind in enumerate(CARDS)),
            *(_striped(kind) for kind in CARDS[BROWN_KINDS:]),
        ),
    )


def _face(n: int, kind: Kind) -> Face:
    suit = "brown" if n < BROWN_KINDS else "blue"
    name, does = (Text(message, {"card": kind.word}) for message in ("card-name", "card-does"))
    return Face(kind.word, name, kind.corner, suit, (*kind.rules, "HP-1.3"), does)


def _striped(kind: Kind) -> Face:
    name, does = (Text(message, {"card": kind.word}) for message in ("striped-name", "card-does"))
    return Face(f"striped-{kind.word}", name, kind.corner, "striped", ("HP-1.4", "HP-7.2", *kind.rules[:1]), does)
