"""Cards as counts of kinds in one number, four bits a kind, behind names: no kind has more than eight cards.

Such numbers add up like the cards do. Every function runs compiled and interpreted with equal results.
"""

from __future__ import annotations

from collections.abc import Iterable

from spuds.core import bits
from spuds.core.jit import kernel
from spuds.games.lupenos.cards import KINDS, PEEL_KINDS

WIDTH = 4
MOST = (1 << WIDTH * KINDS) - 1
"""The highest number that can come up."""
_ONES = MOST // ((1 << WIDTH) - 1)
_PEELS = (1 << WIDTH * PEEL_KINDS) - 1
_EVEN_KINDS = sum(((1 << WIDTH) - 1) << WIDTH * kind for kind in range(0, KINDS, 2))
_BYTE = 0xFF
_THREE_BYTES = 0xFFFFFF


@kernel
def one(kind: int) -> int:
    """Return one card of a kind."""
    return 1 << (WIDTH * kind)


@kernel
def of(cards: int, kind: int) -> int:
    """Return how many cards are of a kind."""
    return (cards >> (WIDTH * kind)) & 15


@kernel
def size(cards: int) -> int:
    """Return how many cards there are."""
    pairs = (cards & _EVEN_KINDS) + ((cards >> WIDTH) & _EVEN_KINDS)
    thirds = (pairs + (pairs >> 24)) & _THREE_BYTES
    return (thirds & _BYTE) + ((thirds >> 8) & _BYTE) + (thirds >> 16)


@kernel
def one_each(cards: int) -> int:
    """Return one card of each kind that is there."""
    return (cards | cards >> 1 | cards >> 2 | cards >> 3) & _ONES


@kernel
def at_once(cards: int) -> int:
    """LU-4.9, LU-4.10 Return how many of each kind may be laid at once: all equal peels, specials one at a time."""
    return (cards & _PEELS) | one_each(cards & ~_PEELS)


@kernel
def from_kind(cards: int, kind: int) -> int:
    """Return those of a kind or of one after it (LU-1.4)."""
    return cards >> (WIDTH * kind) << (WIDTH * kind)


@kernel
def lowest(cards: int) -> int:
    """Return the first kind that is there. Precondition: there are cards."""
    return bits.lowest(cards) // WIDTH


@kernel
def kind_at(cards: int, before: int) -> int:
    """Return the kind of the card that has so many others before it, in the order of kinds."""
    kind, passed = 0, 0
    for other in range(KINDS - 1):
        passed += of(cards, other)
        kind += int(before >= passed)  # without a branch: nobody can foresee it
    return kind


@kernel
def below_kind(cards: int, kind: int) -> int:
    """Return how many cards are of kinds before one."""
    return size(cards & (one(kind) - 1))


def packed(counts: Iterable[int]) -> int:
    """Return the number for counts of all kinds."""
    return sum(int(count) << WIDTH * kind for kind, count in enumerate(counts))


def unpacked(cards: int) -> list[int]:
    """Return the counts of all kinds."""
    return [int(cards) >> WIDTH * kind & 15 for kind in range(KINDS)]
