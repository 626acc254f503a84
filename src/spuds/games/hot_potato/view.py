"""Section 8 of the rules: who sees what, and moves as others see them."""

from __future__ import annotations

from typing import Any

from spuds.core import bits
from spuds.core.bits import one
from spuds.core.frames import FULL
from spuds.core.jit import kernel
from spuds.core.records import make_show
from spuds.games.hot_potato.actions import (
    CHIP,
    DEAL,
    DEAL_HIDDEN,
    DRAW,
    DRAW_HIDDEN,
    ONE_HIDDEN,
    PER_POTATO,
    SIDE,
    TWO_HIDDEN,
    blue_of,
    brown_of,
)
from spuds.games.hot_potato.cards import (
    BLUE_KINDS,
    BROWN_KINDS,
    KINDS,
    POTATOES,
)
from spuds.games.hot_potato.rules.playing import potato_to_answer
from spuds.games.hot_potato.state import Owed, State

show = make_show(State)


@kernel
def observe(state: State, viewer: int, view: Any) -> None:
    """Fill view[0] with what `viewer` (a seat, or the spectator) may know of `state`.

    What all see and what is one's own follow from the declarations; the view's pool is all that its viewer has not
    seen: deck less discard pile, real seasonings, own hand and own face-down cards.
    """
    v = view[0]
    show(state, viewer, v)
    v.viewer = viewer
    for kind in range(KINDS):
        v.pool[kind] = v.deck[kind] - v.discard[kind]
    if viewer < v.seats:
        for kind in range(KINDS):
            v.pool[kind] -= v.hand[viewer, kind]
    left = int(v.in_play)
    while left:
        potato = bits.lowest(left)
        left &= left - 1
        for kind in range(BLUE_KINDS):
            v.pool[BROWN_KINDS + kind] -= v.unstriped[potato, kind]
        if v.down_brown[potato]:
            v.pool[v.down_brown[potato] - 1] -= 1
        if v.down_blue[potato]:
            v.pool[BROWN_KINDS + v.down_blue[potato] - 1] -= 1


@kernel
def reopen(view: State) -> None:
    """HP-5.7 All with potatoes owe answers again, but for the viewer's potatoes that have theirs."""
    if view.stack[0].kind != Owed.PLAY:
        return
    seats, left = 0, int(view.in_play)
    while left:
        potato = bits.lowest(left)
        left &= left - 1
        if not view.answered[potato]:
            seats |= 1 << (int(view.holder[potato]) - 1)
    view.stack[0].seats = seats


@kernel
def as_seen(state: State, seat: int, action: int, viewer: int) -> int:
    """Return a move as `viewer` sees it: its id, that of the form that hides the card, or -1 while it is sealed.

    Cards dealt and drawn are known to their seat alone; an answer of step 1 to nobody else until the last one is in,
    and then only by how many cards it laid. `state` is the one before the move.
    """
    if viewer == FULL:
        return action
    if action >= CHIP:
        if action < DEAL or viewer == state.stack[0].seat:
            return action
        if action < DRAW:
            return DEAL_HIDDEN + (action - DEAL) // KINDS
        return DRAW_HIDDEN + (action - DRAW) // KINDS
    if viewer == seat or action >= SIDE or state.stack[0].kind != Owed.PLAY:
        return action
    return as_laid(action) if is_last(state, seat) else -1


@kernel
def is_last(state: State, seat: int) -> bool:
    """HP-5.7 Say whether a seat's answer will be the last one of the step."""
    if state.stack[0].seats != one(seat):
        return False
    potato = potato_to_answer(state, seat)
    for other in range(potato + 1, POTATOES):
        if state.holder[other] == seat + 1:
            return False
    return True


@kernel
def as_laid(action: int) -> int:
    """HP-5.7 Return the form of a step-1 answer that tells only how many cards it laid."""
    potato = action // PER_POTATO
    if blue_of(action):
        return TWO_HIDDEN + potato
    return ONE_HIDDEN + potato if brown_of(action) else action


@kernel
def unsealed(seat: int, action: int, viewer: int) -> int:
    """HP-5.7 Return a step-1 answer as `viewer` sees it once the last one is in."""
    return action if viewer in (seat, FULL) else int(as_laid(action))
