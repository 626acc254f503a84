"""Full states drawn from those that fit a view.

What a view shows is section 8 of the rules, and nothing older: what a theft or a look has told a player is in its log.
"""

from __future__ import annotations

from typing import Any

from spuds.core.bits import has
from spuds.core.chance import Rng, below
from spuds.core.frames import FULL
from spuds.core.jit import kernel
from spuds.games.hot_pota_toh.cards import BOOM, HAND_KINDS
from spuds.games.hot_pota_toh.state import MOST_SEEN, NO, Owed, State, is_between_rounds


@kernel
def determinize(view: State, viewer: int, rng: Rng, state: Any) -> None:
    """Fill state[0] with a full state that fits a view, drawn at the odds that chance gives it.

    Unseen cards are alike, but for where they can lie: in hands those without an icon (kept ones are known), among
    cards that somebody else looks at any but BOOM, which all would have seen. So hands are drawn first, then these;
    the rest is the pool. However the hands are drawn, the rest has as many ways, so all worlds are alike.
    """
    state[0] = view
    s = state[0]
    s.viewer = FULL
    if not is_between_rounds(view):
        deal_hands(view, viewer, s, rng)
    for place in range(MOST_SEEN):
        if view.seen_by[place] and view.seen[place] == 0:
            s.seen[place] = 1 + take_unseen(s, BOOM, rng)
    if view.depth and view.stack[0].kind == Owed.VOTE:
        seal_votes(view, viewer, s, rng)


@kernel
def deal_hands(view: State, viewer: int, s: State, rng: Rng) -> None:
    """TOH-4.1 Give the others cards without an icon, as many as they hold beside those kept."""
    for seat in range(view.seats):
        if seat == viewer:
            continue
        cards = int(view.held[seat]) - int(view.kept[seat, 0]) - int(view.kept[seat, 1])
        for _ in range(cards):
            kind = take_unseen(s, HAND_KINDS, rng)
            s.hand[seat, kind] += 1
            s.holds[seat] |= 1 << kind


@kernel
def take_unseen(s: State, kinds: int, rng: Rng) -> int:
    """Draw one of the unseen cards of the first so many kinds, all alike, and return its kind."""
    cards = 0
    for kind in range(kinds):
        cards += int(s.pool[kind])
    left = below(rng, max(1, cards))
    for kind in range(kinds):
        if left < s.pool[kind]:
            s.pool[kind] -= 1
            return kind
        left -= int(s.pool[kind])
    return 0


@kernel
def seal_votes(view: State, viewer: int, s: State, rng: Rng) -> None:
    """TOH-12.3 Of those who have voted unseen, either vote is as likely."""
    for seat in range(view.seats):
        if seat != viewer and not has(view.stack[0].seats, seat):
            s.votes[seat] = NO + below(rng, 2)
