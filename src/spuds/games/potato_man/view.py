"""Section 8 of the rules: who sees what, and full states drawn from those that fit a view."""

from __future__ import annotations

from typing import Any

from spuds.core.chance import Rng, some_of
from spuds.core.frames import FULL
from spuds.core.jit import kernel
from spuds.core.records import make_show
from spuds.games.potato_man.cards import MOST_SEATS
from spuds.games.potato_man.decisions import CARD_COUNT, DEAL, DEAL_HIDDEN, DRAW, DRAW_HIDDEN
from spuds.games.potato_man.state import Owed, State, deck

show = make_show(State)


@kernel
def observe(state: State, viewer: int, view: Any) -> None:
    """Fill view[0] with what `viewer` (a seat, or the spectator) may know of `state`.

    What all see and the own hand follow from the declarations; a hand shown after the last round stays open
    (PM-5.2), and the view's pool is all that its viewer has not seen.
    """
    v = view[0]
    show(state, viewer, v)
    v.viewer = viewer
    if state.depth == 0 and state.stuck:
        v.hand[state.stuck - 1] = state.shown
    unseen = deck(state) & ~state.laid & ~state.discard
    for seat in range(MOST_SEATS):
        unseen &= ~v.hand[seat]
    v.pool = unseen


@kernel
def determinize(view: State, viewer: int, rng: Rng, state: Any) -> None:
    """Fill state[0] with a full state that fits a view, drawn at the odds that chance gives it.

    All unseen cards are exchangeable. The one thing to respect is that a seat which owes a play is not stuck
    (PM-5.1): its hand is drawn first, and again until it holds a card for the trick. One that does exists, since
    the view is of a real table; a draw hits it with a chance of at least one in the unseen cards.
    """
    state[0] = view
    s = state[0]
    s.viewer = FULL
    unseen = view.pool
    turn = viewer
    if view.depth and view.stack[0].kind == Owed.PLAY:
        turn = view.stack[0].seat
    if turn != viewer and view.hand[turn] == 0 and unseen & view.may_follow:
        hand = some_of(unseen, view.held[turn], rng)
        while hand & view.may_follow == 0:
            hand = some_of(unseen, view.held[turn], rng)
        s.hand[turn] = hand
        unseen ^= hand
    for seat in range(view.seats):
        if s.hand[seat] == 0 and view.held[seat] > 0:
            hand = some_of(unseen, view.held[seat], rng)
            s.hand[seat] = hand
            unseen ^= hand
    s.pool = unseen


@kernel
def as_seen(state: State, seat: int, action: int, viewer: int) -> int:
    """Return a move as `viewer` sees it: its id, or that of the form that hides the card.

    Dealt and drawn cards are known to their seat alone (PM-2.5, PM-3.8). `state` is the one before the move.
    """
    if action < DRAW or viewer == FULL or viewer == state.stack[0].seat:
        return action
    if action < DEAL:
        return DRAW_HIDDEN
    return DEAL_HIDDEN + (action - DEAL) // CARD_COUNT
