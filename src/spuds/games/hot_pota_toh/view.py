"""Section 8 of the rules: who sees what, and moves as others see them."""

from __future__ import annotations

from typing import Any

from spuds.core.frames import FULL
from spuds.core.jit import kernel
from spuds.core.records import make_show
from spuds.games.hot_pota_toh.actions import (
    DEAL,
    DEAL_HIDDEN,
    DISCARD,
    DRAW_FOR,
    DRAW_HIDDEN,
    LOOK,
    LOOK_HIDDEN,
    PICK,
    PICK_HIDDEN,
    STEAL_CARD,
    STEAL_HIDDEN,
    VOTE_NO,
)
from spuds.games.hot_pota_toh.cards import (
    BOOM,
    DEALT_KINDS,
    DISORIENTED,
    FIRST_ICON,
    FIRST_ON_TABLE,
    HAND_KINDS,
    KEPT_KINDS,
    KINDS,
    SUPER,
    TABLE_KINDS,
    TREACHEROUS,
)
from spuds.games.hot_pota_toh.state import (
    MOST_SEEN,
    Owed,
    State,
    copies,
    is_between_rounds,
    is_boom_aside,
)

show = make_show(State)


@kernel
def observe(state: State, viewer: int, view: Any) -> None:
    """Fill view[0] with what `viewer` (a seat, or the spectator) may know of `state`.

    What all see and what is one's own follow from the declarations. Between rounds all hands lie open (TOH-11.1), and
    BOOM is seen by all when it is looked at; the view's pool is all that its viewer has not seen.
    """
    v = view[0]
    show(state, viewer, v)
    v.viewer = viewer
    if is_between_rounds(state):
        for seat in range(state.seats):
            v.holds[seat] = state.holds[seat]
            for kind in range(HAND_KINDS):
                v.hand[seat, kind] = state.hand[seat, kind]
    for place in range(MOST_SEEN):
        if state.seen[place] == BOOM + 1:
            v.seen[place] = BOOM + 1
    for kind in range(DEALT_KINDS):
        v.pool[kind] = copies(v, kind) - int(v.discard[kind])
    v.pool[BOOM] = 0 if is_boom_aside(v) else 1 - int(v.discard[BOOM])
    count_out(v)


@kernel
def count_out(v: State) -> None:
    """Section 8 Take from a view's pool the cards that lie in it: in hands, on tables, looked at, or decided on."""
    for seat in range(v.seats):
        for kind in range(HAND_KINDS):
            v.pool[kind] -= v.hand[seat, kind]
        for n in range(KEPT_KINDS):
            v.pool[SUPER + n] -= v.kept[seat, n]
        for n in range(TABLE_KINDS):
            v.pool[FIRST_ON_TABLE + n] -= v.table[seat, n]
    for place in range(MOST_SEEN):
        if v.seen[place]:
            v.pool[v.seen[place] - 1] -= 1
    if card_decided_on(v) >= 0:
        v.pool[card_decided_on(v)] -= 1


@kernel
def card_decided_on(state: State) -> int:
    """I1 Return the kind of the card that lies nowhere while its player decides; -1 = there is none."""
    if state.depth == 0:
        return -1
    frame = state.stack[state.depth - 1]
    match frame.kind:
        case Owed.DISORIENTED:
            return DISORIENTED
        case Owed.PLACE:
            return TREACHEROUS
        case Owed.KEEP:
            return int(frame.source)
    return -1


@kernel
def reopen(view: State) -> None:
    """TOH-12.3 All vote again, but for the viewer if it has voted."""
    if view.depth == 0 or view.stack[0].kind != Owed.VOTE:
        return
    seats = (1 << int(view.seats)) - 1
    if view.viewer < view.seats and view.votes[view.viewer]:
        seats &= ~(1 << int(view.viewer))
    view.stack[0].seats = seats


@kernel
def as_seen(state: State, seat: int, action: int, viewer: int) -> int:
    """Return a move as `viewer` sees it: its id, that of the form that hides its card, or -1 while it is sealed.

    Section 7 has who sees the kind; of icon cards all do. `state` is the one before the move.
    """
    if viewer in (FULL, seat):
        return action
    if action >= DEAL:
        return chance_as_seen(state, action, viewer)
    if action >= VOTE_NO:
        return action if state.stack[0].seats == 1 << seat else -1
    if PICK <= action < DISCARD:
        return PICK_HIDDEN if action - PICK < FIRST_ICON else action
    return action


@kernel
def chance_as_seen(state: State, action: int, viewer: int) -> int:
    """Section 7 Return a chance move as `viewer` sees it."""
    frame = state.stack[state.depth - 1]
    if action >= LOOK:
        return action if viewer == frame.seat or action == LOOK + BOOM else LOOK_HIDDEN
    if action >= STEAL_CARD:
        sees = viewer == frame.seat or viewer == frame.source or action - STEAL_CARD >= FIRST_ICON
        return action if sees else STEAL_HIDDEN
    if action >= DRAW_FOR:
        seat, kind = (action - DRAW_FOR) // KINDS, (action - DRAW_FOR) % KINDS
        return action if viewer == seat or kind >= FIRST_ICON else DRAW_HIDDEN + seat
    seat, kind = (action - DEAL) // DEALT_KINDS, (action - DEAL) % DEALT_KINDS
    return action if viewer == seat or kind >= FIRST_ICON else DEAL_HIDDEN + seat
