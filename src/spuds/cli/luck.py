"""Seeds of the terminal and of random traces: short enough to be typed again. What they give, `core.fair` says."""

from __future__ import annotations

import secrets


def key_of(*parts: int | str) -> bytes:
    """Return the key for a seed of any parts, such as a seed and a game's number."""
    return "/".join(map(str, parts)).encode()


def new_seed() -> int:
    """Return a seed for those who gave none."""
    return secrets.randbelow(10**9)
