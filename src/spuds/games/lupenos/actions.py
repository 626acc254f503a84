"""Sections 6 and 7 of the rules: the ids of all moves, in the order of their words in `notation.py`."""

from __future__ import annotations

from spuds.core.jit import kernel
from spuds.games.lupenos.cards import KINDS, MOST_SEATS, PEEL_KINDS, PEELS_OF_A_NUMBER, PLACE, SPECIAL_KINDS

# `up KIND`, of peels also `up KIND x2` and `x3`; `play KIND`, of peels also `play KIND x2` to `x8`; `take`; `down`.
# Of chance `start SEAT`, `deal SEAT up KIND`, `deal SEAT hand KIND`, `draw SEAT KIND`, `flip KIND`; then the forms that
# hide a card.
UP_EACH = PLACE
PLAY_EACH = PEELS_OF_A_NUMBER
UP = 0
UP_SPECIAL = UP + UP_EACH * PEEL_KINDS
PLAY = UP_SPECIAL + SPECIAL_KINDS
PLAY_SPECIAL = PLAY + PLAY_EACH * PEEL_KINDS
TAKE = PLAY_SPECIAL + SPECIAL_KINDS
DOWN = TAKE + 1
START = DOWN + 1
DEAL_UP = START + MOST_SEATS
DEAL_HAND = DEAL_UP + MOST_SEATS * KINDS
DRAW = DEAL_HAND + MOST_SEATS * KINDS
FLIP = DRAW + MOST_SEATS * KINDS
ACTIONS = FLIP + KINDS
DEAL_HIDDEN = ACTIONS
DRAW_HIDDEN = DEAL_HIDDEN + MOST_SEATS
ALL_FORMS = DRAW_HIDDEN + MOST_SEATS

assert START == 107
assert ACTIONS - START == 234


@kernel
def up_of(kind: int) -> int:
    """LU-3.2, LU-7.2 Return the id of `up KIND`; those of several follow it."""
    return UP + UP_EACH * kind if kind < PEEL_KINDS else UP_SPECIAL + kind - PEEL_KINDS


@kernel
def play_of(kind: int) -> int:
    """LU-4.9, LU-4.10 Return the id of `play KIND`; those of several follow it."""
    return PLAY + PLAY_EACH * kind if kind < PEEL_KINDS else PLAY_SPECIAL + kind - PEEL_KINDS


@kernel
def kind_of(action: int) -> int:
    """Return the kind that an answer names. Precondition: it is `up` or `play`."""
    if action < UP_SPECIAL:
        return action // UP_EACH
    if action < PLAY:
        return action - UP_SPECIAL + PEEL_KINDS
    if action < PLAY_SPECIAL:
        return (action - PLAY) // PLAY_EACH
    return action - PLAY_SPECIAL + PEEL_KINDS


@kernel
def cards_of(action: int) -> int:
    """Return how many cards an answer names. Precondition: it is `up` or `play`."""
    if action < UP_SPECIAL:
        return 1 + action % UP_EACH
    if PLAY <= action < PLAY_SPECIAL:
        return 1 + (action - PLAY) % PLAY_EACH
    return 1
