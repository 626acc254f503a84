"""The parts of Lupenos as data (section 2 of the rules): potato peels by number, and three kinds of special cards.

A kind is a number from 0 to 11: nine peels, 0 for the number 1 and so on, then the feast, the bag and the very bad
potato. Cards of a kind are alike. The order of kinds is that of LU-1.4.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from spuds.core.board import Face, Looks, Suit, Text

MOST_SEATS = 6
"""LU-1.1"""
PLACE = 3
"""LU-2.2 to LU-2.4 Cards that each seat gets in each of its three places; LU-5.4 fills hands up to as many."""
PER_SEAT = 3 * PLACE
FOUR = 4
"""LU-6.9 So many equal numbers on top clear the pile."""
MOST_TURNS = 3000
"""LU-9.2 The highest turn limit that may be agreed on."""

PEEL_KINDS = 9
FEAST, BAG, BAD = 9, 10, 11
KINDS = 12
SPECIAL_KINDS = KINDS - PEEL_KINDS

PEELS_OF_A_NUMBER = 8
SPECIALS_OF_A_KIND = 6
NINE = PEEL_KINDS - 1
"""The kind that only the deck `1-9` has."""
MOST_PILE = PEEL_KINDS * PEELS_OF_A_NUMBER + SPECIALS_OF_A_KIND
"""All peels and all bags."""
MOST_CARDS = PEEL_KINDS * PEELS_OF_A_NUMBER + SPECIAL_KINDS * SPECIALS_OF_A_KIND

COPIES = np.array([PEELS_OF_A_NUMBER] * PEEL_KINDS + [SPECIALS_OF_A_KIND] * SPECIAL_KINDS, dtype=np.int64)
"""Section 2, of the deck `1-9`; the deck `1-8` has no nines."""


class Kind(NamedTuple):
    """One kind of card."""

    word: str
    name: str
    corner: str
    """Index in its corners."""
    rules: tuple[str, ...]


CARDS = (
    *(Kind(str(n), f"Potato Peel {n}", str(n), ("LU-4.7", "LU-4.9", "LU-6.9")) for n in range(1, PEEL_KINDS + 1)),
    Kind("feast", "Sofa Potato Feast", "~", ("LU-6.3", "LU-6.4", "LU-4.8")),
    Kind("bag", "New Garbage Bag", "+", ("LU-6.1", "LU-6.2", "LU-4.8")),
    Kind("bad", "Very Bad Potato", "!", ("LU-6.5", "LU-6.6", "LU-6.8", "LU-4.8")),
)

WORDS = tuple(kind.word for kind in CARDS)


def parts() -> str:
    """Return the table of the parts in Markdown."""
    lines = ["| kind | move-word | deck `1-8` | deck `1-9` |", "| --- | --- | --- | --- |"]
    for kind, card in enumerate(CARDS):
        copies = int(COPIES[kind])
        lines.append(f"| {card.name} | `{card.word}` | {0 if kind == NINE else copies} | {copies} |")
    lines.append(f"| cards in all | - | {MOST_CARDS - PEELS_OF_A_NUMBER} | {MOST_CARDS} |")
    return "\n".join(lines)


def looks() -> Looks:
    """Return what all cards look like."""
    return Looks(
        suits=(
            Suit("peel", Text("suit-peel"), "P", "brown", "circle"),
            Suit("special", Text("suit-special"), "S", "green", "star"),
        ),
        faces=tuple(
            Face(
                card.word,
                Text("card-name", {"card": card.word}),
                card.corner,
                "peel" if kind < PEEL_KINDS else "special",
                card.rules,
                Text("card-does", {"card": card.word}),
            )
            for kind, card in enumerate(CARDS)
        ),
    )
