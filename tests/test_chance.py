"""The random numbers of drivers: all alike, and the same in both modes."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from spuds.core import bits
from spuds.core.chance import any_of, below, seeded, some_of
from spuds.core.testing import check_uniform, chi_square

SETS = [0b1, 0b1011, 0x8000_0000_0001, (1 << 52) - 1, 0x2AAA_AAAA_AAAA_AAAA, 1 << 61]


def members(chosen: int) -> tuple[int, ...]:
    return tuple(member for member in range(62) if chosen >> member & 1)


@pytest.mark.parametrize("n", [1, 2, 3, 7, 52, 377])
def test_below_is_uniform(n: int) -> None:
    rng = seeded("below", n)
    assert check_uniform(lambda: int(below(rng[0], n)), range(n), each=200) > 1e-4


def test_below_takes_large_numbers() -> None:
    rng, n = seeded("large"), 2**31 - 1
    counts = [0] * 64
    for _ in range(20_000):
        drawn = int(below(rng[0], n))
        assert 0 <= drawn < n
        counts[drawn * 64 // n] += 1
    assert chi_square(counts) > 1e-4


def test_below_does_not_remember() -> None:
    rng = seeded("pairs")
    pairs = list(itertools.product(range(12), repeat=2))
    assert check_uniform(lambda: (int(below(rng[0], 12)), int(below(rng[0], 12))), pairs, each=100) > 1e-4


@pytest.mark.parametrize("chosen", SETS)
def test_any_of_is_uniform(chosen: int) -> None:
    rng = seeded("any", chosen)
    assert check_uniform(lambda: int(any_of(chosen, rng[0])), members(chosen), each=100) > 1e-4


@pytest.mark.parametrize("chosen,n", [(0b1011, 0), (0b1011, 3), (0xFF, 3), (0x8001_0000_0421, 2), (0b111111, 5)])
def test_some_of_is_uniform_over_subsets(chosen: int, n: int) -> None:
    rng = seeded("some", chosen, n)
    subsets = [sum(1 << member for member in kept) for kept in itertools.combinations(members(chosen), n)]
    assert check_uniform(lambda: int(some_of(chosen, n, rng[0])), subsets, each=150) > 1e-4


@pytest.mark.interpreted
def test_some_of_leaves_what_is_not_in_the_set() -> None:
    rng = seeded("within")
    for chosen in SETS:
        for n in range(0, bits.size(chosen) + 1, 5):
            drawn = int(some_of(chosen, n, rng[0]))
            assert drawn & ~chosen == 0
            assert bits.size(drawn) == n


@pytest.mark.interpreted
def test_seeds_make_generators() -> None:
    assert seeded(1, "a").tobytes() == seeded(1, "a").tobytes()
    words = {int(seeded(*parts)["word"][0]) for parts in [(1,), (2,), ("1", 1), (1, "a"), (), (11,), (0,)]}
    assert len(words) == 7
    assert 0 not in words


@pytest.mark.interpreted
def test_numbers_are_the_same_in_both_modes() -> None:
    """The figures are of the compiled code; the interpreted run of this test compares."""
    rng = seeded("modes")
    assert [int(below(rng[0], 1000)) for _ in range(8)] == BELOW
    assert [int(any_of((1 << 61) | 0xF0F, rng[0])) for _ in range(8)] == ANY
    assert [int(some_of((1 << 52) - 1, 12, rng[0])) for _ in range(3)] == SOME


BELOW = [880, 472, 914, 84, 668, 206, 812, 91]
ANY = [3, 8, 2, 11, 9, 10, 1, 9]
SOME = [2832896024060160, 581783385555666, 220609687060544]


@pytest.mark.interpreted
@pytest.mark.parametrize("chosen", SETS)
def test_sets_know_their_members(chosen: int) -> None:
    listed = members(chosen)
    out: Any = np.full(62, -1, dtype=np.int64)
    assert bits.size(chosen) == len(listed) == bits.write(chosen, out)
    assert tuple(out[: len(listed)].tolist()) == listed
    assert bits.lowest(chosen) == listed[0]
    assert [member for member in range(62) if bits.has(chosen, member)] == list(listed)
    assert sum(bits.one(member) for member in listed) == chosen
    assert [bits.nth(chosen, n) for n in range(len(listed))] == list(listed)
