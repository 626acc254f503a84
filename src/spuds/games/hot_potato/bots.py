"""Rules of thumb for Hot Potato, by somebody who has thought about the game.

A burn hurts whoever takes it, a card is a pass that one still has. So a player asks of each answer:

- Where does the potato go, and what will it do there? Whoever has few cards for the potatoes before him will be burned,
  surely so without any; a burn of somebody who is ahead of oneself is worth most. Flaming burns at once.
- Does it come back? Most cards go left, so what is passed left goes away, and what is passed right returns.
- What does the answer cost? A brown card, which the next potato may need. A blue one costs nothing, for it brings a
  card; so a passed potato is seasoned as a rule: Popping not beside oneself, Huge and Mashed where it will explode.
- With fewer brown cards than potatoes, the one that burns least is let burn, and the worst ones are passed.
- A copy is two potatoes for others instead of one, where potato cards and duplicators are left for it.
- In the last round, when two are level with the fewest burns and out of reach, the most burns win: then one wants to be
  burned.
"""

from __future__ import annotations

from spuds.core import bits
from spuds.core.chance import Rng, below
from spuds.core.jit import kernel
from spuds.games.hot_potato.actions import EXTRA, GIVE_CHIP, LAY, PER_BROWN, PER_POTATO, SIDE, TO
from spuds.games.hot_potato.cards import (
    BAN_PASS_LEFT,
    BLUE_KINDS,
    BROWN_KINDS,
    CHOP,
    FLAMING,
    HUGE,
    MASHED,
    MOST_SEATS,
    PASS_EITHER,
    POPPING,
    ROUNDS,
    SPLIT_LEFT,
    TOSS,
)
from spuds.games.hot_potato.rules.copying import can_copy
from spuds.games.hot_potato.rules.passing import target_of
from spuds.games.hot_potato.rules.playing import may_play_blue, may_play_brown, potato_to_answer
from spuds.games.hot_potato.scoring import best_other, fewest, most
from spuds.games.hot_potato.state import Owed, State, explosion, left_of, right_of, round_now, seasonings

AHEAD = 0.5
"""What a burn of somebody is worth who has no more burns than oneself, in burns of one's own."""
BEHIND = 0.15
"""What it is worth otherwise."""
CARD = 0.3
"""What a card in hand is worth: the burn that it may once avert."""
NO_BROWN = 0.42
"""How likely a card is no brown one, or none that its player wants to give."""
RETURNS_LEFT = 0.25
RETURNS_RIGHT = 0.5
"""How likely a neighbour on either side passes a potato back."""
OUT_OF_REACH = 3
"""How many burns behind the fewest one must be to play for the most."""


@kernel
def thumb(view: State, seat: int, rng: Rng) -> int:
    """Choose the answer of the best weight; equal ones by lot."""
    frame = view.stack[0]
    potato = int(frame.source)
    match frame.kind:
        case Owed.PLAY:
            return lay_best(view, seat, rng)
        case Owed.EITHER:
            left = gain(view, seat, potato, left_of(view, seat), -1)
            return SIDE + 2 * potato + (0 if left >= gain(view, seat, potato, right_of(view, seat), -1) else 1)
        case Owed.TOSS:
            return TO + MOST_SEATS * potato + best_target(view, seat, potato, rng)
        case Owed.GIVE_CHIP:
            return GIVE_CHIP + best_start(view, seat, round_now(view), rng)
    return EXTRA + best_start(view, seat, 1, rng)


@kernel
def wants_burns(view: State, seat: int) -> bool:
    """HP-11.2 Say whether the way to win is the most burns: the last round, far behind two who share the fewest."""
    least = fewest(view)
    if round_now(view) < ROUNDS or bits.size(least) < 2 or bits.has(least, seat):
        return False
    return int(view.burns[seat]) - best_other(view, seat) >= OUT_OF_REACH and most(view) != 1 << seat


@kernel
def worth_of_burn(view: State, seat: int, other: int) -> float:
    """Return what a burn of somebody else is worth."""
    return AHEAD if view.burns[other] <= view.burns[seat] else BEHIND


@kernel
def chance_to_explode(view: State, seat: int) -> float:
    """Estimate how likely one more potato before a seat explodes there, from its cards and the potatoes it has."""
    potatoes = 1
    left = int(view.in_play)
    while left:
        potato = bits.lowest(left)
        left &= left - 1
        if view.holder[potato] == seat + 1 and bits.has(view.passed, potato):
            potatoes += 1
    cards = int(view.held[seat])
    chance = 1.0
    for _ in range((cards + potatoes - 1) // potatoes):
        chance *= NO_BROWN
    return chance


@kernel
def returns(view: State, seat: int, receiver: int) -> float:
    """Estimate how likely a seat passes a potato on to oneself."""
    if receiver == seat:
        return 1.0
    if receiver == left_of(view, seat):
        return RETURNS_LEFT if view.seats > 2 else 1.0
    if receiver == right_of(view, seat):
        return RETURNS_RIGHT
    return 0.5 / view.seats


@kernel
def gain(view: State, seat: int, potato: int, receiver: int, blue: int) -> float:
    """Weigh a potato's going to a seat, with one more seasoning or none (-1): its harm to others less that to oneself."""
    flames = seasonings(view, potato, FLAMING) + (1 if blue == FLAMING else 0)
    if receiver == seat:
        return -1.0 - flames
    blast = explosion(view, potato) + (1 if blue == HUGE else 0)
    pops = seasonings(view, potato, POPPING) + (1 if blue == POPPING else 0)
    explodes = chance_to_explode(view, receiver)
    worth = worth_of_burn(view, seat, receiver)
    total = worth * (flames + explodes * blast)
    if blue == MASHED:
        total += worth * explodes * CARD
    for side in range(2):
        neighbour = left_of(view, receiver) if side == 0 else right_of(view, receiver)
        if side == 0 or view.seats > 2:
            total += explodes * pops * (-1.0 if neighbour == seat else worth_of_burn(view, seat, neighbour))
    back = (1.0 - explodes) * returns(view, seat, receiver)
    return total - back * (flames + 0.5 * blast)


@kernel
def best_target(view: State, seat: int, potato: int, rng: Rng) -> int:
    """HP-8.5 Return the seat that a potato does best to be tossed to."""
    best, highest, equal = -1, -1e9, 1
    for other in range(view.seats):
        if other == seat:
            continue
        weight = gain(view, seat, potato, other, -1)
        if weight > highest + 1e-9:
            best, highest, equal = other, weight, 1
        elif weight > highest - 1e-9:
            equal += 1
            if below(rng, equal) == 0:
                best = other
    return best


@kernel
def best_start(view: State, seat: int, potatoes: int, rng: Rng) -> int:
    """HP-3.4, HP-3.6 Return with whom potatoes do best to start, from there on to the left.

    Those that start just left of oneself go away to the left, those on the right come.
    """
    best, highest, equal = left_of(view, seat), -1e9, 1
    for first in range(view.seats):
        if first == seat:
            continue
        weight, other = 0.0, first
        for _ in range(potatoes):
            weight += -1.0 if other == seat else worth_of_burn(view, seat, other) - 0.5 * returns(view, seat, other)
            other = left_of(view, other)
        if weight > highest + 1e-9:
            best, highest, equal = first, weight, 1
        elif weight > highest - 1e-9:
            equal += 1
            if below(rng, equal) == 0:
                best = first
    return best


@kernel
def lay_best(view: State, seat: int, rng: Rng) -> int:
    """HP-5.2 Choose the cards for a potato: the best brown one with the best seasoning, or none."""
    potato = potato_to_answer(view, seat)
    first = LAY + potato * PER_POTATO
    brown, blue = may_play_brown(view, seat, potato), may_play_blue(view, seat)
    if wants_burns(view, seat):
        return first
    best, highest, equal = first, weight_of_nothing(view, seat, potato), 1
    if not deserves_a_card(view, seat, potato):
        return first
    while brown:
        kind = bits.lowest(brown)
        brown &= brown - 1
        for other in range(-1, BLUE_KINDS):
            if other >= 0 and not bits.has(blue, other):
                continue
            weight = weight_of_card(view, seat, potato, kind, other)
            if weight > highest + 1e-9:
                best, highest, equal = first + 1 + kind * PER_BROWN + 1 + other, weight, 1
            elif weight > highest - 1e-9:
                equal += 1
                if below(rng, equal) == 0:
                    best = first + 1 + kind * PER_BROWN + 1 + other
    return best


@kernel
def weight_of_nothing(view: State, seat: int, potato: int) -> float:
    """HP-9.2 to HP-9.4 Weigh letting a potato explode: the burns, what it does to the neighbours, and the card."""
    weight = -1.0 * explosion(view, potato)
    pops = seasonings(view, potato, POPPING)
    weight += pops * worth_of_burn(view, seat, left_of(view, seat))
    if view.seats > 2:
        weight += pops * worth_of_burn(view, seat, right_of(view, seat))
    return weight if seasonings(view, potato, MASHED) else weight + CARD


@kernel
def deserves_a_card(view: State, seat: int, potato: int) -> bool:
    """Say whether a potato is among the worst that a seat has brown cards for."""
    cards = 0
    for kind in range(BROWN_KINDS):
        cards += int(view.hand[seat, kind])
    worse = 0
    left = int(view.in_play)
    while left:
        other = bits.lowest(left)
        left &= left - 1
        if view.holder[other] == seat + 1 and other > potato and explosion(view, other) > explosion(view, potato):
            worse += 1
    return worse < cards


@kernel
def weight_of_card(view: State, seat: int, potato: int, brown: int, blue: int) -> float:
    """Weigh a brown card on a potato, with a seasoning or without (-1): what it does, less what it costs."""
    weight = -CARD
    if blue >= 0:
        weight += 0.6 * CARD - (0.05 if blue == BAN_PASS_LEFT else 0.0)
    if brown >= CHOP:
        if not can_copy(view, potato) or (blue >= 0 and view.supply[blue] <= seasonings(view, potato, blue)):
            return -10.0
        first = right_of(view, seat) if brown > SPLIT_LEFT else left_of(view, seat)
        second = left_of(view, seat) if brown == SPLIT_LEFT else right_of(view, seat)
        return weight + gain(view, seat, potato, first, blue) + gain(view, seat, potato, second, blue)
    if brown == PASS_EITHER:
        left, right = left_of(view, seat), right_of(view, seat)
        return weight - 0.05 + max(gain(view, seat, potato, left, blue), gain(view, seat, potato, right, blue))
    if brown == TOSS:
        best = -1e9
        for other in range(view.seats):
            if other != seat:
                best = max(best, gain(view, seat, potato, other, blue))
        return weight - 0.1 + best
    return weight + gain(view, seat, potato, target_of(view, seat, brown), blue)
