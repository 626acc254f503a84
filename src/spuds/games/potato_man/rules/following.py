"""PM-3 What may be played on a trick. Of cards alone: no state is needed."""

from __future__ import annotations

from spuds.core.jit import kernel
from spuds.games.potato_man.cards import ALL_CARDS, BLUE, GREEN, MOST_SEATS, POTATO_MAN, RED, YELLOW


@kernel
def cards_of_colours_in(laid: int) -> int:
    """Return all cards of the colours that lie in the trick."""
    taken = 0
    if laid & RED:
        taken |= RED
    if laid & BLUE:
        taken |= BLUE
    if laid & GREEN:
        taken |= GREEN
    if laid & YELLOW:
        taken |= YELLOW
    return taken


@kernel
def is_repeated(laid: int, trick_size: int) -> bool:
    """PM-3.5 Say whether some colour lies in the trick twice."""
    colours = 0
    if laid & RED:
        colours += 1
    if laid & BLUE:
        colours += 1
    if laid & GREEN:
        colours += 1
    if laid & YELLOW:
        colours += 1
    return trick_size > colours


@kernel
def cards_that_may_follow(laid: int, trick_size: int, seats: int) -> int:
    """PM-3.1, PM-3.4, PM-3.5, PM-3.6 Return the cards that may be played on a trick, as a set.

    PM-3.4: each colour once. With five players one colour may come twice (PM-3.5), but two Potato Men may not
    meet (PM-3.6).
    """
    if seats < MOST_SEATS or is_repeated(laid, trick_size):
        return ALL_CARDS & ~cards_of_colours_in(laid)
    if laid & POTATO_MAN:
        return ALL_CARDS & ~POTATO_MAN
    return ALL_CARDS
