"""What somebody at the table reckons: who is how near to winning, and who can lay on what.

How near a seat is to winning was fitted to 6,000 games of `thumb` at 2, 4 and 6 seats. In the unit of a power of e in
the odds of winning, a card of the row costs most, unless it is a special or a high number; hand cards cost by how many
different numbers they are rather than by how many cards, and only once the deck is empty.
"""

from __future__ import annotations

import math
from typing import Any

from spuds.core.jit import kernel
from spuds.games.lupenos import counts
from spuds.games.lupenos.cards import FEAST, NINE, PEEL_KINDS
from spuds.games.lupenos.state import State, cards_left

HAND_CARD = -0.03
ROW_CARD = -0.81
DOWN_CARD = -0.71
ROW_HEIGHT = 0.5
"""What the highest number makes up for in the row; lower ones do so in proportion."""
ROW_SPECIAL = 0.65
EARLY_SPECIAL = 0.11
"""Of a special in the hand while there is a deck."""
LATE_SPECIAL = -0.17
LATE_NUMBER = -0.575
"""Of each different number in the hand once the deck is empty."""
LATE_HIGH = 0.165
"""What a high number makes up for then."""
HIGH = 0.85
"""Height from which a number is a high one: the upper two."""
MOST_UNKNOWN = 6
"""So many unknown hand cards are looked at; with more, somebody is hardly ever stuck."""
NEAR = 2.5
"""Somebody with so many cards more is half as dangerous as somebody about to win."""


@kernel
def height(state: State, kind: int) -> float:
    """LU-1.3 Return how high a number is: 0 for the lowest, 1 for the highest of the deck."""
    return kind / (NINE if state.nines else NINE - 1)


@kernel
def standing(state: State, seat: int) -> float:
    """Return how near a seat is to winning, as the power of e that its odds are in proportion to."""
    weight = HAND_CARD * int(state.held[seat]) + ROW_CARD * int(state.in_row[seat]) + DOWN_CARD * int(state.down[seat])
    hand, row = int(state.holds[seat]), int(state.up[seat])
    late = state.deck == 0
    for kind in range(PEEL_KINDS):
        high = height(state, kind)
        weight += ROW_HEIGHT * high * counts.of(row, kind)
        if late and counts.of(hand, kind):
            weight += LATE_NUMBER
            if high > HIGH:
                weight += LATE_HIGH * counts.of(hand, kind)
    specials = counts.size(counts.from_kind(hand, FEAST))
    weight += (LATE_SPECIAL if late else EARLY_SPECIAL) * specials
    return weight + ROW_SPECIAL * counts.size(counts.from_kind(row, FEAST))


@kernel
def write_odds(state: State, out: Any) -> None:
    """Write how likely each seat is to win, to judge by everybody's cards."""
    total = 0.0
    for seat in range(state.seats):
        out[seat] = math.exp(standing(state, seat))
        total += out[seat]
    for seat in range(state.seats):
        out[seat] /= total


@kernel
def write_shares_beaten(state: State, out: Any) -> None:
    """LU-8.5 Write which share of the others each seat is likely to leave behind, where the others play on."""
    for seat in range(state.seats):
        out[seat] = 0.0
        for other in range(state.seats):
            if other != seat:
                out[seat] += beats(state, seat, other) / (state.seats - 1)


@kernel
def beats(state: State, seat: int, other: int) -> float:
    """LU-10.1 Return how likely a seat is to be out before another one; it may be out already."""
    if state.out[seat] or state.out[other]:
        first = state.out[seat] > 0 and (state.out[other] == 0 or state.out[seat] < state.out[other])
        return 1.0 if first else 0.0
    return 1.0 / (1.0 + math.exp(standing(state, other) - standing(state, seat)))


# What the seat in turn asks itself


@kernel
def stuck(view: State, other: int, top: int) -> float:
    """LU-4.7, LU-11.1 Return the odds that another seat has nothing to lay on a number: what all know of it counts."""
    unknown = 1
    if view.held[other]:
        known = int(view.known[other])
        if counts.from_kind(known, top):
            return 0.0
        unknown = int(view.held[other]) - counts.size(known)
    elif view.in_row[other]:
        return 0.0 if counts.from_kind(int(view.up[other]), top) else 1.0
    pool = int(view.pool)
    miss, odds = counts.below_kind(pool, top) / max(1, counts.size(pool)), 1.0
    for _ in range(min(unknown, MOST_UNKNOWN)):
        odds *= miss
    return odds


@kernel
def threat(view: State, other: int) -> float:
    """Return how much it is worth to hurt another seat: the fewer others there are and the fewer cards it has."""
    rivals = int(view.seats) - int(view.outs) - 1
    return 2.0 * NEAR / (NEAR + cards_left(view, other)) / rivals
