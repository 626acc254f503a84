"""Are they all alike? The chi-square test, without SciPy, and counts of drawn worlds against full lists of them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

H = TypeVar("H", bound=Hashable)


def chi_square(counts: Sequence[int], weights: Sequence[float] | None = None) -> float:
    """Return the odds that luck alone makes counts differ so much, or more, from what the weights say.

    Args:
        counts: how often each outcome came.
        weights: how likely each is, in any unit; all alike if left out.
    Returns:
        0 to 1, by the approximation of Wilson and Hilferty, good to a few percent from 5 expected of each on.
    """
    weights = [1.0] * len(counts) if weights is None else weights
    if len(counts) < 2:
        return 1.0
    scale = sum(counts) / sum(weights)
    statistic = sum((n - scale * w) ** 2 / (scale * w) for n, w in zip(counts, weights, strict=True))
    return _upper_tail(statistic, len(counts) - 1)


def same_law(left: Sequence[int], right: Sequence[int]) -> float:
    """Return the odds that luck alone makes two lists of counts, of the same outcomes, differ so much."""
    pairs = [(a, b) for a, b in zip(left, right, strict=True) if a + b]
    n, m = sum(left), sum(right)
    if len(pairs) < 2 or not n or not m:
        return 1.0
    statistic = sum((a * math.sqrt(m / n) - b * math.sqrt(n / m)) ** 2 / (a + b) for a, b in pairs)
    return _upper_tail(statistic, len(pairs) - 1)


def even_odds(heads: int, tails: int) -> float:
    """Return the odds that a fair coin falls at least so unevenly, by the normal approximation."""
    n = heads + tails
    return math.erfc(max(0.0, abs(heads - tails) - 1) / math.sqrt(2 * n)) if n else 1.0


def _upper_tail(statistic: float, freedom: int) -> float:
    spread = 2 / (9 * freedom)
    z = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return math.erfc(z / math.sqrt(2)) / 2


def check_uniform(draw: Callable[[], H], outcomes: Iterable[H], *, each: int = 40, unlikely: float = 1e-6) -> float:
    """Draw, and check that only the listed outcomes come and that all are equally likely.

    Args:
        draw: draws one outcome.
        outcomes: every possible one, once.
        each: how many draws to make for each outcome.
        unlikely: odds below which luck is no excuse.
    Returns:
        The odds that luck alone explains the unevenness.
    Raises:
        AssertionError: another outcome came, or they are not alike.
    """
    possible = list(outcomes)
    if len(set(possible)) != len(possible) or not possible:
        raise AssertionError(f"the list of outcomes must not be empty and hold each once: {len(possible)}")
    counts = Counter(draw() for _ in range(each * len(possible)))
    strange = set(counts) - set(possible)
    if strange:
        raise AssertionError(f"{len(strange)} outcomes came that are not possible, such as {next(iter(strange))!r}")
    odds = chi_square([counts[outcome] for outcome in possible])
    if odds < unlikely:
        never = sum(counts[outcome] == 0 for outcome in possible)
        often = counts.most_common(1)[0]
        raise AssertionError(
            f"{len(possible)} outcomes are not alike (odds {odds:.1e}): {never} never came, {often[0]!r} came"
            f" {often[1]} times in {each * len(possible)} draws"
        )
    return odds
