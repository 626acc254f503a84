"""Full states drawn from those that fit a view.

What a view shows is section 8 of the rules: what a pick-up tells of the hand that could not lay, or why somebody did
something, it does not remember.
"""

from __future__ import annotations

from typing import Any

from spuds.core.bits import has
from spuds.core.chance import Rng, below
from spuds.core.frames import FULL
from spuds.core.jit import kernel
from spuds.games.lupenos import counts
from spuds.games.lupenos.cards import PLACE
from spuds.games.lupenos.rules.exchange import may_name, name_card
from spuds.games.lupenos.state import Owed, State


@kernel
def determinize(view: State, viewer: int, rng: Rng, state: Any) -> None:
    """Fill state[0] with a full state that fits a view, drawn at the odds that chance gives it.

    Every unseen card may be in any place that holds unseen cards, all ways alike: the others' hands, beside what all
    know of them (LU-11.1), are drawn first, and the rest is the pool.
    """
    state[0] = view
    s = state[0]
    s.viewer = FULL
    left = int(view.pool_held)
    for seat in range(view.seats):
        if seat != viewer:
            left += hidden_cards(view, seat)
    for seat in range(view.seats):
        if seat != viewer:
            s.holds[seat] = view.known[seat]
            for _ in range(hidden_cards(view, seat)):
                kind = counts.kind_at(int(s.pool), below(rng, max(1, left)))
                s.pool -= counts.one(kind)
                s.hand[seat, kind] += 1
                s.holds[seat] += counts.one(kind)
                left -= 1
    if view.depth and view.stack[0].kind == Owed.EXCHANGE:
        seal_rows(view, viewer, s, rng)


@kernel
def hidden_cards(view: State, seat: int) -> int:
    """LU-11.1 Return how many of a seat's hand cards not everybody can tell."""
    return int(view.held[seat]) - counts.size(int(view.known[seat]))


@kernel
def seal_rows(view: State, viewer: int, s: State, rng: Rng) -> None:
    """LU-3.3 Draw what others have named already: who is done, all three; who is not, some; each answer at random."""
    for seat in range(view.seats):
        if seat == viewer:
            continue
        s.to_name[seat] = PLACE
        cards = below(rng, PLACE) if has(view.stack[0].seats, seat) else PLACE
        for _ in range(cards):
            kinds = may_name(s, seat)
            name_card(s, seat, counts.kind_at(kinds, below(rng, counts.size(kinds))))
