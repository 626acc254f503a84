"""What a potato does where it goes, for the rules of thumb: whom it burns, and whether it comes back."""

from __future__ import annotations

from math import comb

import numpy as np

from spuds.core import bits
from spuds.core.jit import kernel
from spuds.games.hot_potato.cards import (
    BAN_PASS_LEFT,
    CHOP,
    FLAMING,
    HUGE,
    MASHED,
    PASS_EITHER,
    POPPING,
    SPLIT_LEFT,
    TOSS,
)
from spuds.games.hot_potato.odds import share
from spuds.games.hot_potato.rules.passing import target_of
from spuds.games.hot_potato.state import Owed, State, explosion, left_of, right_of, seasonings

# Weights are in burns of one's own in the middle of the game. They were tuned in play against random bots and itself.

WINNING = (14.0, 18.0, 15.0)
"""What the whole win is worth, by round."""
NO_DRAW = 0.12
"""What it is worth that somebody else draws no card."""
FROM_LEFT, FROM_SECOND_LEFT, FROM_AFAR, FROM_SECOND_RIGHT, FROM_RIGHT = 0.22, 0.22, 0.4, 0.47, 0.43
"""How likely a potato that is passed on from there comes to oneself before long."""
BACK, BACK_FLAMING, BACK_HUGE = 0.4, 0.75, 0.43
"""What a potato that comes back costs: itself, each Flaming, each Huge."""
GOES_ON_FLAMING, GOES_ON_POPPING = 0.14, -0.1
"""What each Flaming and each Popping of a potato is worth that stays among others."""

BROWN_CARDS, BROWN_CARDS_IF_BANNED = 0.465, 0.335
"""How many of the cards in a hand move a potato, if it may be passed left and if not."""
UNWILLING = 0.18
"""How often somebody lets a potato explode who need not."""
MOST_HELD, MOST_BEFORE = 12, 4
"""Larger hands and more potatoes before one seat count as so many."""


def _chance_to_explode(brown: float, potatoes: int, cards: int) -> float:
    short = sum(comb(cards, n) * brown**n * (1 - brown) ** (cards - n) for n in range(potatoes))
    return short + UNWILLING * (1 - short) if cards else 1.0


EXPLODES = np.array(
    [
        [[_chance_to_explode(brown, n + 1, cards) for cards in range(MOST_HELD + 1)] for n in range(MOST_BEFORE)]
        for brown in (BROWN_CARDS, BROWN_CARDS_IF_BANNED)
    ]
)
"""How likely the last of some potatoes explodes, by whether it is banned, how many others there are, and the cards."""


@kernel
def others_before(view: State, seat: int, receiver: int) -> int:
    """Count the potatoes that a seat will have to answer for next turn, as far as `seat` knows."""
    potatoes = 0
    left = int(view.in_play)
    while left:
        potato = bits.lowest(left)
        left &= left - 1
        if view.holder[potato] == receiver + 1:
            potatoes += 1 if bits.has(view.passed, potato) else 0
        elif view.down_brown[potato] and view.holder[potato] == seat + 1:
            potatoes += sent_to(view, seat, receiver, int(view.down_brown[potato]) - 1)
    return potatoes


@kernel
def sent_to(view: State, seat: int, receiver: int, brown: int) -> int:
    """HP-7.5, HP-8.2, HP-8.4 Count the potatoes that a card sends to a seat, if it asks nothing."""
    if brown in (PASS_EITHER, TOSS):
        return 0
    if brown < CHOP:
        return 1 if target_of(view, seat, brown) == receiver else 0
    to_left = 1 if brown == CHOP else 2 if brown == SPLIT_LEFT else 0
    if receiver == left_of(view, seat):
        return to_left
    return 2 - to_left if receiver == right_of(view, seat) else 0


@kernel
def cards_next_turn(view: State, receiver: int) -> int:
    """Count a seat's cards but for those that it needs this turn."""
    cards = int(view.held[receiver])
    if view.stack[0].kind == Owed.PLAY:
        left = int(view.in_play)
        while left:
            cards -= 1 if view.holder[bits.lowest(left)] == receiver + 1 else 0
            left &= left - 1
    return min(MOST_HELD, max(0, cards))


@kernel
def comes_back(view: State, seat: int, receiver: int) -> float:
    """Estimate how likely a potato that a seat passes on comes to oneself."""
    away = receiver - seat if receiver >= seat else receiver - seat + int(view.seats)
    if away == 1:
        return FROM_LEFT
    if away == view.seats - 1:
        return FROM_RIGHT
    if away == 2:
        return FROM_SECOND_LEFT
    return FROM_SECOND_RIGHT if away == view.seats - 2 else FROM_AFAR


@kernel
def gain(view: State, seat: int, potato: int, receiver: int, blue: int, more: int, now: float) -> float:
    """Weigh a potato's going to a seat, with one more seasoning or none (-1), beside `more` like it."""
    flames = seasonings(view, potato, FLAMING) + int(blue == FLAMING)
    blast = explosion(view, potato) + int(blue == HUGE)
    if receiver == seat:
        return -1.0 - flames - 0.5 * blast
    pops = seasonings(view, potato, POPPING) + int(blue == POPPING)
    banned = int(blue == BAN_PASS_LEFT or seasonings(view, potato, BAN_PASS_LEFT) > 0)
    before = min(MOST_BEFORE - 1, others_before(view, seat, receiver) + more)
    explodes = EXPLODES[banned, before, cards_next_turn(view, receiver)]
    weight = explodes * share(view, seat, receiver, flames + blast, pops, 1)
    weight += (1.0 - explodes) * (share(view, seat, receiver, flames, 0, 0) if flames and explodes < 1.0 else now)
    weight = WINNING[view.rounds] * (weight - now)
    if blue == MASHED or seasonings(view, potato, MASHED):
        weight += explodes * NO_DRAW
    back = comes_back(view, seat, receiver) * (BACK + BACK_FLAMING * flames + BACK_HUGE * (blast - 1))
    return float(weight + (1.0 - explodes) * (GOES_ON_FLAMING * flames + GOES_ON_POPPING * pops - back))
