"""Numbers for the chance seat of the terminal and of random traces, drawn so that anybody can draw them again.

Decision n of a game, chance included and counted as in a trace, takes number floor(x W / 2^64) of W equal ones,
where x is the first 8 bytes, big-endian, of HMAC-SHA-256(key, n in decimal): the scheme of fair deals. As a number
depends on nothing but key and n, a game that is undone or resumed meets the same luck again.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping


def key_of(*parts: int | str) -> bytes:
    """Return the key for a seed of any parts, such as a seed and a game's number."""
    return "/".join(map(str, parts)).encode()


def new_seed() -> int:
    """Return a seed for those who gave none, short enough to be typed again."""
    return secrets.randbelow(10**9)


def number(key: bytes, n: int, below: int) -> int:
    """Return decision n's number, 0 to below - 1, all alike."""
    x = int.from_bytes(hmac.digest(key, b"%d" % n, "sha256")[:8], "big")
    return x * below >> 64


def choose(key: bytes, n: int, weights: Mapping[str, int]) -> str:
    """Return one of the possible chance moves, each as often as its weight, in the order given."""
    left = number(key, n, sum(weights.values()))
    for words, weight in weights.items():
        left -= weight
        if left < 0:
            return words
    raise ValueError("chance has no possible move")
