"""How likely a seat wins Hot Potato, estimated from the burns so far: what its rules of thumb go by.

Each seat is taken to get more burns as if each one might be its last: so none is more likely than one, one than two,
and the fewer the fewer potatoes and cards there are to come. Where none are, the winner is looked up.
"""

from __future__ import annotations

import numpy as np

from spuds.core import bits
from spuds.core.jit import kernel
from spuds.games.hot_potato.cards import HAND, ROUNDS, SPACES
from spuds.games.hot_potato.state import State, left_of, right_of, round_now

COMING = 0.8
"""Burns that each seat is still to get, for each potato to come and each card that a seat holds, shared by all."""
LATER = 2.0
"""Potatoes to come with each later round."""
AS_FAR = 15
"""Leads of so many burns are not told apart: a digit of four bits for each."""
IN_REACH = 2
"""How many burns behind the most one may be and count on having the most."""
UNLIKELY = 0.02
"""A chance not worth a thought."""

LEVELS, FINEST, FARTHEST = 48, 4, 63
COMES = (np.arange(LEVELS) + 0.5) / FINEST
"""Burns that each seat is still to get, by level."""
ONE_MORE = (COMES / (1 + COMES))[:, None] ** np.arange(FARTHEST + 1)
"""How likely a seat gets at least so many more burns, by level: as if each one might be the last."""


@kernel
def burns_after(view: State, other: int, burned: int, burns: int, pops: int) -> int:
    """HP-9.2, HP-9.3 Return a seat's burns after somebody is burned, and each neighbour of hers for each Popping."""
    after = int(view.burns[other])
    if other == burned:
        after += burns
    elif pops and (other == left_of(view, burned) or other == right_of(view, burned)):
        after += pops
    return after if view.past_20 else min(after, SPACES)


@kernel
def share(view: State, seat: int, burned: int, burns: int, pops: int, gone: int) -> float:
    """HP-11 Estimate how likely a seat wins, after burns of somebody and her neighbours and an explosion or none."""
    mine = burns_after(view, seat, burned, burns, pops)
    least, second, highest = 1 << 10, 1 << 10, -1
    with_highest, cards, ahead, by, apart = 0, int(view.held[seat]), 0, 0, 0
    for other in range(view.seats):
        if other == seat:
            continue
        cards += int(view.held[other])
        after = burns_after(view, other, burned, burns, pops)
        if after >= highest:
            with_highest = 1 if after > highest else with_highest + 1
            highest = after
        if after < least:
            least, second = after, least
        elif after < second:
            second = after
        if after < mine:
            ahead += 1
            by += mine - after
        elif after < mine + AS_FAR:
            apart += 1 << 4 * (after - mine)
    potatoes = bits.size(int(view.in_play)) - gone + LATER * (ROUNDS - 1 - view.rounds)
    if view.turn == 0 and view.depth:  # HP-3.3, HP-3.5: the round is still being set up
        cards = HAND * int(view.seats)
        potatoes = round_now(view) + LATER * (ROUNDS - 1 - view.rounds)
    if potatoes <= 0.0 or max(highest, mine) >= SPACES:
        return share_at_end(view, seat, mine, least, second, highest, with_highest)
    level = min(LEVELS - 1, int(FINEST * COMING * cards * potatoes / (int(view.seats) * int(view.seats))))
    total = fewest_alone(level, ahead, by, apart)
    if least < mine >= highest - IN_REACH:
        together = ONE_MORE[level, min(FARTHEST, second - least)] / (1.0 + 2.0 * COMES[level])
        if together > UNLIKELY:
            total += together * most_alone(view, seat, burned, burns, pops, level, max(0, highest + 1 - mine))
    return float(total / (1.0 + COMES[level]))


@kernel
def share_at_end(view: State, seat: int, mine: int, least: int, second: int, highest: int, with_highest: int) -> float:
    """HP-11.1 to HP-11.3 Say whether a seat has won, from its burns and those of the others."""
    if mine < least:
        return 1.0
    if mine > least and second > least:
        return 0.0
    if mine > highest:
        return 1.0
    if mine < highest and with_highest == 1:
        return 0.0
    return 1.0 if view.chip == seat + 1 else 0.0


@kernel
def fewest_alone(level: int, ahead: int, by: int, apart: int) -> float:
    """HP-11.1 Add up how likely a seat gets no, one, two ... more burns and all others more than makes up for it.

    Args:
        level: how much is to come.
        ahead, by: how many others have fewer burns, and how many fewer in all.
        apart: how many have as many, one more, two more ..., a digit for each.
    """
    total = 0.0
    for more in range(10):
        ahead += apart & 15
        apart >>= 4
        by += ahead
        if by + more > FARTHEST:
            break
        total += ONE_MORE[level, by + more]
    return total


@kernel
def most_alone(view: State, seat: int, burned: int, burns: int, pops: int, level: int, needs: int) -> float:
    """HP-11.2 Add up how likely a seat gets what it needs, one more ... and all others stay below that."""
    total = 0.0
    mine = burns_after(view, seat, burned, burns, pops)
    for more in range(needs, needs + 4):
        term = ONE_MORE[level, more]
        for other in range(view.seats):
            if other != seat:
                lead = mine + more - burns_after(view, other, burned, burns, pops)
                term *= 1.0 - ONE_MORE[level, min(FARTHEST, lead)]
        total += term
    return total
