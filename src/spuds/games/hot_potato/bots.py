"""Rules of thumb for Hot Potato, by somebody who has thought about the game.

Burns are not lost or won by themselves: what counts is who has the fewest in the end. So a player asks of each answer
what it does to the odds of winning, and only then what it costs.

- Who wins? Alone with the fewest burns, or alone with the most while others share the fewest. The more potatoes and
  cards there are to come, the less is decided. So a burn for somebody in the lead is worth most, one more for somebody
  far behind nothing at all; two who are level are left level by whoever has the most; and where the game would end
  with the next explosion, its winner is simply looked up.
- Where does the potato go, and what will it do there? Whoever has few cards for the potatoes before him will be burned,
  surely so without any. Flaming burns at once, Popping is for those who do not sit beside oneself.
- Does it come back? Most cards go left, so what is passed left goes away, and what is passed right returns.
- What does the answer cost? A brown card, which the next potato may need, the last one most. A blue one costs nothing,
  for it brings a card; so a passed potato is seasoned as a rule.
- With fewer brown cards than potatoes, the one that does least harm is let burn, and the worst ones are passed.
- A copy is two potatoes for others instead of one, where potato cards and duplicators are left for it.
"""

from __future__ import annotations

from spuds.core import bits
from spuds.core.chance import Rng, below
from spuds.core.jit import kernel
from spuds.games.hot_potato.actions import EXTRA, GIVE_CHIP, LAY, PER_BROWN, PER_POTATO, SIDE, TO
from spuds.games.hot_potato.cards import (
    BROWN_KINDS,
    CHOP,
    MASHED,
    MOST_SEATS,
    PASS_EITHER,
    POPPING,
    SPLIT_RIGHT,
    TOSS,
)
from spuds.games.hot_potato.harm import WINNING, comes_back, gain
from spuds.games.hot_potato.odds import share
from spuds.games.hot_potato.rules.copying import can_copy
from spuds.games.hot_potato.rules.passing import target_of
from spuds.games.hot_potato.rules.playing import may_play_blue, may_play_brown, potato_to_answer
from spuds.games.hot_potato.state import Owed, State, explosion, left_of, right_of, round_now, seasonings

# Weights are in burns of one's own in the middle of the game. They were tuned in play against random bots and itself.

CARD = 0.56
"""What the last brown card is worth: the burn that it may once avert."""
SPARE = 0.7
"""What one more is worth, in the worth of the one before."""
FEW_CARDS = 1.8
"""So many cards in the hand of each other seat make a round half as long as it can be."""
CROWD = 0.3
"""How much more a card is worth with one more potato for each seat."""
DRAW = 0.65
"""What a card drawn is worth, in that of a brown one."""
KEEP = (-0.2, 0.03, 0.1, -0.1, 0.09, 0.17, -0.13, 0.02, -0.06)
"""What it is worth to keep a brown card rather than another one, by kind."""
SEASON = (0.29, 0.29, 0.18, 0.2, 0.32)
"""What it is worth to play a blue card and draw another one, by kind, beside what it does."""
START = 0.45
"""What a potato costs that comes to oneself from where it starts."""


@kernel
def thumb(view: State, seat: int, rng: Rng) -> int:
    """Choose the answer of the best weight; equal ones by lot."""
    frame = view.stack[0]
    potato = int(frame.source)
    match frame.kind:
        case Owed.PLAY:
            return lay_best(view, seat, rng)
        case Owed.EITHER:
            side = best_side(view, seat, potato, share(view, seat, seat, 0, 0, 0))
            return SIDE + 2 * potato + (0 if side == left_of(view, seat) else 1)
        case Owed.TOSS:
            target = best_target(view, seat, potato, share(view, seat, seat, 0, 0, 0), rng)
            return TO + MOST_SEATS * potato + target
        case Owed.GIVE_CHIP:
            return GIVE_CHIP + best_start(view, seat, round_now(view), seat, rng)
    return EXTRA + best_start(view, seat, 1, -1, rng)


# Where a potato goes


@kernel
def best_side(view: State, seat: int, potato: int, now: float) -> int:
    """HP-8.3 Return the neighbour to whom a potato does better to be passed."""
    left, right = left_of(view, seat), right_of(view, seat)
    if gain(view, seat, potato, left, -1, 0, now) >= gain(view, seat, potato, right, -1, 0, now):
        return left
    return right


@kernel
def best_target(view: State, seat: int, potato: int, now: float, rng: Rng) -> int:
    """HP-8.5 Return the seat to which a potato does best to be tossed."""
    best, highest, equal = -1, -1e9, 1
    for other in range(view.seats):
        if other == seat:
            continue
        weight = gain(view, seat, potato, other, -1, 0, now)
        if weight > highest + 1e-9:
            best, highest, equal = other, weight, 1
        elif weight > highest - 1e-9:
            equal += 1
            if below(rng, equal) == 0:
                best = other
    return best


@kernel
def best_start(view: State, seat: int, potatoes: int, but: int, rng: Rng) -> int:
    """HP-3.4, HP-3.6 Return with whom potatoes do best to start, from there on to the left; never with `but`."""
    now = share(view, seat, seat, 0, 0, 0)
    best, highest, equal = -1, -1e9, 1
    for first in range(view.seats):
        if first == but:
            continue
        weight, other = 0.0, first
        for _ in range(potatoes):
            weight += WINNING[view.rounds] * (share(view, seat, other, 1, 0, 0) - now)
            weight -= START * (1.0 if other == seat else comes_back(view, seat, other))
            other = left_of(view, other)
        if weight > highest + 1e-9:
            best, highest, equal = first, weight, 1
        elif weight > highest - 1e-9:
            equal += 1
            if below(rng, equal) == 0:
                best = first
    return best


# Which cards it gets


@kernel
def lay_best(view: State, seat: int, rng: Rng) -> int:
    """HP-5.2 Choose the cards for a potato: the best brown one with the best seasoning, or none."""
    potato = potato_to_answer(view, seat)
    first = LAY + potato * PER_POTATO
    browns = may_play_brown(view, seat, potato)
    if browns == 0:
        return first
    cards = 0
    for kind in range(BROWN_KINDS):
        cards += int(view.hand[seat, kind])
    now = share(view, seat, seat, 0, 0, 0)
    nothing = weight_of_nothing(view, seat, potato, cards, now)
    if cards <= how_many_worse(view, seat, potato, cards, nothing, now):
        return first
    blues = 1 | may_play_blue(view, seat) << 1
    best, highest, equal = first, nothing + worth_of_card(view, seat, cards), 1
    while browns:
        brown = bits.lowest(browns)
        browns &= browns - 1
        receiver = receiver_of(view, seat, potato, brown, now, rng)
        left = blues
        while left:
            blue = bits.lowest(left)
            left &= left - 1
            weight = weight_of_cards(view, seat, potato, brown, receiver, blue - 1, now)
            if weight > highest + 1e-9:
                best, highest, equal = first + 1 + brown * PER_BROWN + blue, weight, 1
            elif weight > highest - 1e-9:
                equal += 1
                if below(rng, equal) == 0:
                    best = first + 1 + brown * PER_BROWN + blue
    return best


@kernel
def worth_of_card(view: State, seat: int, cards: int) -> float:
    """Return what the last of so many brown cards is worth: less when the round is about to end."""
    held = 0
    for other in range(view.seats):
        held += 0 if other == seat else int(view.held[other])
    worth = CARD * held / (held + FEW_CARDS * (view.seats - 1))
    for _ in range(cards - 1):
        worth *= SPARE
    return worth * (1.0 + CROWD * (bits.size(int(view.in_play)) - 1) / view.seats)


@kernel
def weight_of_nothing(view: State, seat: int, potato: int, cards: int, now: float) -> float:
    """HP-9.2 to HP-9.4 Weigh letting a potato explode: the burns, what it does to the neighbours, and the card."""
    blast, pops = explosion(view, potato), seasonings(view, potato, POPPING)
    weight = WINNING[view.rounds] * (share(view, seat, seat, blast, pops, 1) - now)
    if seasonings(view, potato, MASHED):
        return weight
    return weight + DRAW * worth_of_card(view, seat, cards + 1)


@kernel
def how_many_worse(view: State, seat: int, potato: int, cards: int, nothing: float, now: float) -> int:
    """Count the potatoes that a seat has still to answer for and would rather not let explode than this one."""
    worse = 0
    left = int(view.in_play) & -(2 << potato)
    while left:
        other = bits.lowest(left)
        left &= left - 1
        if view.holder[other] == seat + 1 and weight_of_nothing(view, seat, other, cards, now) < nothing - 1e-9:
            worse += 1
    return worse


@kernel
def receiver_of(view: State, seat: int, potato: int, brown: int, now: float, rng: Rng) -> int:
    """Return where a card sends a potato: of a choice the best seat, of a copied one where the original goes."""
    if brown == PASS_EITHER:
        return best_side(view, seat, potato, now)
    if brown == TOSS:
        return best_target(view, seat, potato, now, rng)
    if brown < CHOP:
        return target_of(view, seat, brown)
    return right_of(view, seat) if brown == SPLIT_RIGHT else left_of(view, seat)


@kernel
def weight_of_cards(view: State, seat: int, potato: int, brown: int, receiver: int, blue: int, now: float) -> float:
    """Weigh a brown card that sends a potato to a seat, with a seasoning or without (-1)."""
    weight = gain(view, seat, potato, receiver, blue, 0, now) - KEEP[brown]
    if blue >= 0:
        weight += SEASON[blue]
    if brown < CHOP:
        return weight
    if not can_copy(view, potato) or (blue >= 0 and view.supply[blue] <= seasonings(view, potato, blue)):
        return FAILED
    other = right_of(view, seat) if brown == CHOP else receiver
    return weight + gain(view, seat, potato, other, blue, int(other == receiver), now)


FAILED = -100.0
"""The weight of a copy that would fail: its potato explodes all the same, and the card is gone."""
