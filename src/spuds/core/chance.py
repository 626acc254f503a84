"""Random numbers for those who play the chance seat: drivers, playouts, search. Never part of a state.

`rng` is a record with one word, an element of a caller's array, one for each thread. (An array itself would be
reference-counted at every call between kernels, with atomic operations that cost more than the draw.) The generator
is Marsaglia's xorshift64 with a multiplied mix of its two halves on the way out; interpreted and compiled it gives
the same numbers, for no product leaves 64 bits.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spuds.core import bits
from spuds.core.jit import kernel
from spuds.core.records import HIDDEN, field, layout, record


@record
class Rng:
    """The state of one generator."""

    word: np.uint64 = field(np.dtype("u8"), "anything but 0", HIDDEN, low=1)


RNG = layout(Rng)

_7, _13, _17, _32 = (np.uint64(n) for n in (7, 13, 17, 32))
_LOW_HALF = np.uint64(0xFFFFFFFF)
_ODD = np.uint64(0x9E3779B1)


def seeded(*seed: int | str) -> NDArray[Any]:
    """Return a generator for a seed of any parts, such as a table's seed and a game's number.

    Returns:
        Shape (1,), dtype RNG: drivers take the array, kernels its element.
    """
    digest = hashlib.sha256("/".join(map(str, seed)).encode()).digest()
    rng = np.zeros(1, dtype=RNG)
    rng["word"] = int.from_bytes(digest[:8], "big") | 1
    return rng


@kernel
def below(rng: Rng, n: int) -> int:
    """Draw a number from 0 to n - 1, all alike but for less than n / 2**32. Precondition: 1 <= n < 2**31."""
    word = rng.word
    word ^= word << _13
    word ^= word >> _7
    word ^= word << _17
    rng.word = word
    mixed = ((word & _LOW_HALF) * _ODD ^ word) >> _32
    return np.int64((mixed * np.uint64(n)) >> _32)  # type: ignore[return-value]  # int() would stay unsigned


@kernel
def any_of(members: int, rng: Rng) -> int:
    """Draw one member of a set that is not empty."""
    return bits.nth(members, below(rng, bits.size(members)))


@kernel
def some_of(members: int, n: int, rng: Rng) -> int:
    """Draw a subset of `n` members, every such subset alike. Precondition: 0 <= n <= size(members)."""
    left = bits.size(members)
    rest = members
    for _ in range(n):
        rest ^= 1 << bits.nth(rest, below(rng, left))
        left -= 1
    return members ^ rest
