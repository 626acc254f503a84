"""Cards as counts in one number say what a list of cards says."""

from __future__ import annotations

import random

import pytest

from spuds.games.lupenos import counts
from spuds.games.lupenos.cards import COPIES, KINDS, PEEL_KINDS

pytestmark = pytest.mark.interpreted


def hands() -> list[list[int]]:
    """Return some sets of cards, as counts of kinds: none, all, and random ones."""
    rng = random.Random(5)
    some = [[rng.randint(0, int(copies)) for copies in COPIES] for _ in range(30)]
    few = [[int(rng.random() < 0.2) for _ in range(KINDS)] for _ in range(30)]
    return [[0] * KINDS, list(map(int, COPIES)), *some, *few]


@pytest.mark.parametrize("cards", hands(), ids=str)
def test_a_number_says_what_the_counts_say(cards: list[int]) -> None:
    number = counts.packed(cards)
    listed = [kind for kind, n in enumerate(cards) for _ in range(n)]
    assert 0 <= number <= counts.MOST
    assert counts.unpacked(number) == cards
    assert counts.size(number) == len(listed)
    assert [counts.of(number, kind) for kind in range(KINDS)] == cards
    assert [counts.kind_at(number, n) for n in range(len(listed))] == listed
    assert sum(counts.one(kind) for kind in listed) == number
    assert counts.unpacked(counts.one_each(number)) == [min(1, n) for n in cards]
    assert counts.unpacked(counts.at_once(number)) == [
        n if kind < PEEL_KINDS else min(1, n) for kind, n in enumerate(cards)
    ]
    if listed:
        assert counts.lowest(number) == listed[0]
    for kind in range(KINDS):
        assert counts.below_kind(number, kind) == sum(cards[:kind])
        assert counts.unpacked(counts.from_kind(number, kind)) == [0] * kind + cards[kind:]
