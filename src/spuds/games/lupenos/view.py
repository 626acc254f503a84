"""Section 8 of the rules: who sees what, and moves as others see them."""

from __future__ import annotations

from typing import Any

from spuds.core.bits import one
from spuds.core.frames import FULL
from spuds.core.jit import kernel
from spuds.core.records import make_show
from spuds.games.lupenos import counts
from spuds.games.lupenos.actions import DEAL_HAND, DEAL_HIDDEN, DRAW, DRAW_HIDDEN, FLIP, START
from spuds.games.lupenos.cards import KINDS
from spuds.games.lupenos.rules.exchange import put_up
from spuds.games.lupenos.setup import all_cards
from spuds.games.lupenos.state import Owed, State

show = make_show(State)


@kernel
def observe(state: State, viewer: int, view: Any) -> None:
    """Fill view[0] with what `viewer` (a seat, or the spectator) may know of `state`.

    What all see and what is one's own follow from the declarations; the view's pool is all that its viewer has not
    seen (LU-1.6): the parts less rows, pile, used pile, known cards and the own hand.
    """
    v = view[0]
    show(state, viewer, v)
    v.viewer = viewer
    unseen = all_cards(v) - int(v.used)
    for seat in range(v.seats):
        unseen -= int(v.up[seat]) + int(v.known[seat])
    for place in range(v.pile_held):
        unseen -= counts.one(int(v.pile[place]) - 1)
    if viewer < v.seats:
        unseen -= int(v.holds[viewer]) - int(v.known[viewer]) + put_up(v, viewer)
    v.pool = unseen


@kernel
def reopen(view: State) -> None:
    """LU-3.3 All are to name their rows again, but for the viewer if it is done."""
    if view.depth == 0 or view.stack[0].kind != Owed.EXCHANGE:
        return
    seats = (1 << int(view.seats)) - 1
    if view.viewer < view.seats and view.to_name[view.viewer] == 0:
        seats &= ~one(view.viewer)
    view.stack[0].seats = seats


@kernel
def as_seen(state: State, seat: int, action: int, viewer: int) -> int:
    """Return a move as `viewer` sees it: its id, that of the form that hides the card, or -1 while it is sealed.

    Hand cards dealt and drawn are known to their seat alone; a card named for a row to nobody else until the last one
    of all is in (LU-3.3). `state` is the one before the move.
    """
    if viewer in (FULL, seat):
        return action
    if action < START:
        sealed = state.stack[0].kind == Owed.EXCHANGE and not is_last(state, seat)
        return -1 if sealed else action
    if action < DEAL_HAND or action >= FLIP or viewer == state.stack[0].seat:
        return action
    if action < DRAW:
        return DEAL_HIDDEN + (action - DEAL_HAND) // KINDS
    return DRAW_HIDDEN + (action - DRAW) // KINDS


@kernel
def is_last(state: State, seat: int) -> bool:
    """LU-3.3 Say whether a seat's next answer is the last one of the exchange."""
    return state.stack[0].seats == one(seat) and state.to_name[seat] == 1
