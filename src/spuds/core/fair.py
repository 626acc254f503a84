"""Fair deals: chance moves from a secret seed that anybody can check once it is opened.

Before the first move the SHA-256 of a seed of 256 bits is published; when the game is over the seed is opened. Move n,
counted as in a trace, is then number floor(x W / 2^64) among the possible chance moves in the order of a trace's list,
each as often as its weight, W in all, where x is the first 8 bytes, big-endian, of HMAC-SHA-256(seed, n in decimal).
As a number depends on nothing but the seed and n, a game that is undone or resumed meets the same luck again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping

from spuds.core.errors import CorruptState, SetupError
from spuds.core.notation import Record
from spuds.core.replays import replay
from spuds.core.table import Table

SEED_BYTES = 32
CHANCE_MOVE = "*: "
"""How a move of chance begins."""


def new_seed() -> bytes:
    """Return a seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_hash(seed: bytes) -> str:
    """Return what is published of a seed while it is secret: its SHA-256, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def number(key: bytes, n: int, below: int) -> int:
    """Return move n's number, 0 to below - 1, all alike."""
    x = int.from_bytes(hmac.digest(key, b"%d" % n, "sha256")[:8], "big")
    return x * below >> 64


def choose(key: bytes, n: int, weights: Mapping[str, int]) -> str:
    """Return one of the possible chance moves, each as often as its weight.

    Args:
        key: the seed.
        n: how many moves were made before, chance included.
        weights: in the order of a trace's list, as `Table.chances` gives them.
    Raises:
        ValueError: nothing is possible.
    """
    left = number(key, n, sum(weights.values()))
    for words, weight in weights.items():
        left -= weight
        if left < 0:
            return words
    raise ValueError("chance has no possible move")


def check_fair(record: Record) -> Table:
    """Play a record through, see that its luck is that of its seed, and return its table.

    Raises:
        SetupError: the record opens no seed, or as `replay`.
        CorruptState: the seed is not the one that was published, or does not give a chance move; names the first.
        NotationError, NotYourDecision, IllegalAction: as `replay`.
    """
    if record.fair is None:
        raise SetupError("the record opens no seed, so its luck cannot be checked")
    seed, published = bytes.fromhex(record.fair.seed), record.fair.hash
    if seed_hash(seed) != published:
        raise CorruptState(
            f"the seed is not the one that was published: its hash is {seed_hash(seed)}, not {published}"
        )

    def check(table: Table, n: int, move: str) -> None:
        if not move.startswith(CHANCE_MOVE) or table.waiting != ("*",):
            return
        given = CHANCE_MOVE + choose(seed, n, table.chances())
        if move != given:
            raise CorruptState(f"{move!r} is not what the seed gives, which is {given!r}")

    return replay(record, before=check)
