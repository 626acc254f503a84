"""Rules of thumb for Potato Man, by somebody who has thought about the game.

A sack card pays by the colour of the winning card: 4 for yellow, 1 for red, 5 for whatever is sold out while there
is gold. So a player asks of each card that may be played:

- How surely does it win this trick, and what would that pay? Weak colours pay more, but only when the strong ones
  have gone by, or in the last seat. A sold-out colour is worth gold: red's high cards, of little use while they
  earn 1, win 5 once the three red sack cards are gone.
- What does the trick pay to somebody else if it does not win?
- What is the card worth later? High numbers, above all in colours that pay well; Lord Fry most of all once red
  pays gold; Potato Man as long as a Lord Fry may still come. What wins nothing is thrown away first.
- What does it leave to those who follow? Whoever leads in the round is glad to see it end, and plays the colour
  after which the next seat is likely to be stuck; whoever is behind keeps the colours that others can follow.
"""

from __future__ import annotations

import numpy as np

from spuds.core import bits
from spuds.core.chance import Rng, below
from spuds.core.jit import kernel
from spuds.games.potato_man.cards import (
    BLUE,
    COLOUR,
    GREEN,
    LORD_FRY,
    NUMBER,
    POTATO_MAN,
    RED,
    SACKS,
    YELLOW,
    Colour,
)
from spuds.games.potato_man.rules.following import cards_that_may_follow
from spuds.games.potato_man.rules.playing import may_play
from spuds.games.potato_man.rules.taking import winning_place
from spuds.games.potato_man.state import State, points, trick_cards

GOLD = Colour.GOLD.value
NOT_LOWER = np.array(
    [sum(1 << other for other, number in enumerate(NUMBER) if number >= own) for own in NUMBER], dtype=np.int64
)
"""The cards of the same number as a card or a higher one, as sets: PM-4.2 makes the later of equals win."""


@kernel
def thumb(view: State, seat: int, rng: Rng) -> int:
    """Choose the card with the best weight; equal ones by lot."""
    cards = may_play(view, seat)
    if cards & (cards - 1) == 0:
        return bits.lowest(cards)
    best, highest, equal = 0, -1e9, 1
    while cards:
        card = bits.lowest(cards)
        cards &= cards - 1
        weight = weight_of(view, seat, card)
        if weight > highest + 1e-9:
            best, highest, equal = card, weight, 1
        elif weight > highest - 1e-9:
            equal += 1
            if below(rng, equal) == 0:
                best = card
    return best


@kernel
def weight_of(view: State, seat: int, card: int) -> float:
    """Weigh playing a card: what it earns and denies, less what it would be worth later and what it ends."""
    sure = chance_to_win(view, seat, card)
    earned = pays(view, COLOUR[card])
    weight = sure * (earned + DENIED * at_stake(view)) - worth_later(view, card)
    return weight + END_OF_ROUND * leads_by(view, seat) * chance_to_end(view, card)


DENIED = 0.3
"""What a sack in somebody else's hands costs, in sacks of one's own."""

END_OF_ROUND = 0.05
"""What the end of the round is worth, for each sack of a lead in the round."""

WILLING = 0.55
"""How often a follower who can win a trick does."""


@kernel
def pays(view: State, colour: int) -> int:
    """PM-4.5 to PM-4.7 Return the sacks that winning with a colour pays now."""
    if view.supply[colour] > 0:
        return SACKS[colour]
    return SACKS[GOLD] if view.supply[GOLD] > 0 else 0


@kernel
def at_stake(view: State) -> float:
    """Return the sacks that the card now winning the trick would earn."""
    if view.trick_size == 0:
        return 0.0
    return pays(view, int(COLOUR[view.trick[winning_place(view)] - 1]))


@kernel
def beating(laid: int, card: int) -> int:
    """Return the cards that would win over `card` if they came after it, colours aside."""
    if bits.has(POTATO_MAN, card) and laid & LORD_FRY:
        return 0
    higher = int(NOT_LOWER[card])
    if (laid | 1 << card) & LORD_FRY:
        higher |= POTATO_MAN
    return higher


@kernel
def is_beaten(view: State, card: int) -> bool:
    """Say whether a card would lose to one that lies in the trick already."""
    laid = view.laid | 1 << card
    if laid & LORD_FRY and laid & POTATO_MAN:
        return not bits.has(POTATO_MAN, card)
    for i in range(view.trick_size):
        if NUMBER[view.trick[i] - 1] > NUMBER[card]:
            return True
    return False


@kernel
def chance_to_win(view: State, seat: int, card: int) -> float:
    """Estimate how surely a card wins the trick: from the cards not seen that may follow and beat it."""
    if is_beaten(view, card):
        return 0.0
    laid = view.laid | 1 << card
    unseen = bits.size(view.pool)
    followers = trick_cards(view) - view.trick_size - 1
    if followers == 0 or unseen == 0:
        return 1.0
    follow = cards_that_may_follow(laid, view.trick_size + 1, view.seats)
    beat = bits.size(view.pool & follow & beating(laid, card))
    held = int(view.held[seat])
    none_held = (1.0 - beat / unseen) ** held
    return (1.0 - WILLING * (1.0 - none_held)) ** followers


@kernel
def worth_later(view: State, card: int) -> float:
    """Estimate what a card may still earn in this round if it is kept."""
    if bits.has(POTATO_MAN, card):
        fry_to_come = bits.size(view.pool & LORD_FRY)
        return 0.25 * fry_to_come
    colour = COLOUR[card]
    unseen = bits.size(view.pool) + 1
    stronger = bits.size(view.pool & ~OF_SAME[colour] & beating(0, card))
    strength = 1.0 - stronger / unseen
    value = pays(view, colour) if view.supply[colour] else SACKS[GOLD]
    return KEPT * value * strength**3 * tricks_to_come(view)


KEPT = 0.5
MOST_TRICKS = 12.0
OF_SAME = (RED, BLUE, GREEN, YELLOW)


@kernel
def tricks_to_come(view: State) -> float:
    """Return how much of a round is likely to be left, 1 at its beginning: about half of the tricks get played."""
    return 1.0 - view.tricks / MOST_TRICKS


@kernel
def leads_by(view: State, seat: int) -> int:
    """Return by how many sacks a seat is ahead of the best other seat in this round."""
    most = 0
    for other in range(view.seats):
        if other != seat:
            won = points(view, other)
            if won > most:
                most = won
    return points(view, seat) - most


@kernel
def chance_to_end(view: State, card: int) -> float:
    """Estimate how likely the next seat is stuck after a card, from the cards not seen."""
    laid = view.laid | 1 << card
    if view.trick_size + 1 >= trick_cards(view):
        return 0.0
    unseen = bits.size(view.pool)
    if unseen == 0:
        return 0.0
    follow = cards_that_may_follow(laid, view.trick_size + 1, view.seats)
    may = bits.size(view.pool & follow)
    next_seat = int(view.stack[0].seat) + 1
    if next_seat >= view.seats:
        next_seat = 0
    return (1.0 - may / unseen) ** int(view.held[next_seat])
