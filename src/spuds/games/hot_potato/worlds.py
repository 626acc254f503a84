"""Full states drawn from those that fit a view, by what section 8 of the rules makes public."""

from __future__ import annotations

from typing import Any

import numpy as np

from spuds.core import bits
from spuds.core.chance import Rng, below
from spuds.core.frames import FULL
from spuds.core.jit import kernel
from spuds.games.hot_potato.actions import (
    PER_POTATO,
    blue_of,
    brown_of,
)
from spuds.games.hot_potato.cards import (
    BROWN_KINDS,
    CHOP,
    KINDS,
    MOST_SEATS,
    PASS_LEFT,
    POTATOES,
    SPLIT_LEFT,
    SPLIT_RIGHT,
)
from spuds.games.hot_potato.decisions import pick_lay
from spuds.games.hot_potato.rules.playing import forget_answers, lay
from spuds.games.hot_potato.state import Owed, State, Step, cards_down


@kernel
def determinize(view: State, viewer: int, rng: Rng, state: Any) -> None:
    """Fill state[0] with a full state that fits a view, drawn at the odds that chance gives it.

    Since all last knew the pool, cards came from it, or were in hands before: which cards those are is public, and so
    is how many of each sort every seat has had. The cards of both sorts are dealt out anew, those first that had to be
    of some kind: what seats have shown, then what lies face down. Where that cannot be done to the end, from the start.
    """
    state[0] = view
    s = state[0]
    s.viewer = FULL
    old = np.zeros(KINDS, dtype=np.int64)
    old_slots = np.zeros(MOST_SEATS, dtype=np.int64)
    new_slots = np.zeros(MOST_SEATS, dtype=np.int64)
    for _ in range(MOST_TRIES):
        count_cards(view, viewer, s, old, old_slots, new_slots)
        if deal_shown(view, viewer, s, old, old_slots, new_slots, rng) and deal_down(
            view, viewer, s, old, old_slots, new_slots, rng
        ):
            break
    deal_rest(view, viewer, s, old, old_slots, new_slots, rng)
    if view.depth and view.stack[0].kind == Owed.PLAY:
        seal_answers(view, viewer, s, rng)


MOST_TRIES = 10_000
"""More than any view of a real table needs; one that is none gets a world that may not fit it."""


@kernel
def count_cards(view: State, viewer: int, s: State, old: Any, old_slots: Any, new_slots: Any) -> None:
    """Take from the others all that is not known, and count what they have had, by sort.

    `s.pool` becomes the cards of the pool when all last knew it that the viewer has not drawn itself, `old` the others'
    cards from before; both with those that the others have shown since.
    """
    for kind in range(KINDS):
        s.pool[kind] = view.pool_known[kind]
        if viewer < view.seats:
            s.pool[kind] -= view.drew[viewer, kind]
        old[kind] = int(view.pool[kind]) - s.pool[kind]
    for seat in range(view.seats):
        old_slots[seat] = 0
        new_slots[seat] = 0
        if seat != viewer:
            old_slots[seat] = int(view.held[seat]) - int(view.drawn[seat])
            new_slots[seat] = view.drawn[seat]
            for kind in range(KINDS):
                s.hand[seat, kind] = 0
                s.drew[seat, kind] = 0
    for place in range(view.shown_count):
        seat, kind = divmod(int(view.shown[place]) - 1, KINDS)
        if seat != viewer:
            old[kind] += 1
            old_slots[seat] += 1
    for potato in range(POTATOES):
        seat = int(view.holder[potato]) - 1
        if seat >= 0 and seat != viewer:
            old_slots[seat] += cards_down(view, potato)
            s.down_brown[potato] = 0
            s.down_blue[potato] = 0


@kernel
def deal_shown(view: State, viewer: int, s: State, old: Any, old_slots: Any, new_slots: Any, rng: Rng) -> bool:
    """Decide for each card that others have shown whether it was drawn since; return whether that went well."""
    for place in range(view.shown_count):
        seat, kind = divmod(int(view.shown[place]) - 1, KINDS)
        if seat != viewer:
            given = int(view.drawn[seat]) - new_slots[seat]
            newer = 1 if given < view.shown_drawn[place] else 0
            if take(s, seat, 1 << kind, newer, old, old_slots, new_slots, rng) < 0:
                return False
    return True


@kernel
def deal_down(view: State, viewer: int, s: State, old: Any, old_slots: Any, new_slots: Any, rng: Rng) -> bool:
    """Draw the others' face-down cards, those of banned potatoes first; return whether there was a card for each.

    HP-5.2: a brown one, with a blue one or without; HP-7.1: no copy card after step 3; HP-5.5: no pass to the left
    on a banned potato. Before the last answer is in nothing is known to lie there.
    """
    for banned in range(2):
        for potato in range(POTATOES):
            seat = int(view.holder[potato]) - 1
            if (
                seat < 0
                or seat == viewer
                or cards_down(view, potato) == 0
                or bits.has(view.banned, potato) != (banned == 0)
            ):
                continue
            newer = 1 if int(view.drawn[seat]) - new_slots[seat] < view.laid_drawn[seat] else 0
            brown = take(s, seat, may_lie_there(view, potato), newer, old, old_slots, new_slots, rng)
            if brown < 0:
                return False
            s.down_brown[potato] = brown + 1
            if cards_down(view, potato) == 2:
                newer = 1 if int(view.drawn[seat]) - new_slots[seat] < view.laid_drawn[seat] else 0
                blue = take(s, seat, ALL_BLUE, newer, old, old_slots, new_slots, rng)
                if blue < 0:
                    return False
                s.down_blue[potato] = blue - BROWN_KINDS + 1
    return True


ALL_BROWN = (1 << BROWN_KINDS) - 1
ALL_BLUE = (1 << KINDS) - 1 - ALL_BROWN
COPY_CARDS = 1 << CHOP | 1 << SPLIT_LEFT | 1 << SPLIT_RIGHT


@kernel
def may_lie_there(view: State, potato: int) -> int:
    """HP-5.5, HP-7.1 Return the kinds of brown cards that may lie face down on a potato, as all know, as a set."""
    kinds = ALL_BROWN
    if bits.has(view.banned, potato):
        kinds &= ~(1 << PASS_LEFT)
    return kinds & ~COPY_CARDS if view.step > Step.COPY else kinds


@kernel
def take(s: State, seat: int, kinds: int, newer: int, old: Any, old_slots: Any, new_slots: Any, rng: Rng) -> int:
    """Draw one card of some kinds for a seat, old or new, as likely as it is to have it; return its kind, -1 if none.

    Args:
        s: the world; its pool holds the new cards that are left.
        seat: whose card it was, or is.
        kinds: those that it may be of, as a set.
        newer: 0 = only a card from before.
        old, old_slots, new_slots: cards from before that are left, and how many of each sort every seat still lacks.
        rng: the generator.
    """
    old_all, old_fit, new_all, new_fit = 0, 0, 0, 0
    for kind in range(KINDS):
        old_all += old[kind]
        new_all += int(s.pool[kind])
        if bits.has(kinds, kind):
            old_fit += old[kind]
            new_fit += int(s.pool[kind])
    if newer == 0 or new_slots[seat] == 0:
        new_fit = 0
    # A card lies in one of the seat's places of its sort with odds of places to cards.
    old_weight = old_fit * old_slots[seat] * max(1, new_all)
    new_weight = new_fit * new_slots[seat] * max(1, old_all)
    if old_weight + new_weight <= 0:
        return -1
    if below(rng, old_weight + new_weight) < old_weight:
        kind = any_kind(old, kinds, below(rng, old_fit))
        old[kind] -= 1
        old_slots[seat] -= 1
    else:
        kind = any_kind(s.pool, kinds, below(rng, new_fit))
        s.pool[kind] -= 1
        s.drew[seat, kind] += 1
        new_slots[seat] -= 1
    return kind


@kernel
def any_kind(cards: Any, kinds: int, left: int) -> int:
    """Return the kind of the card that has `left` cards of the given kinds before it."""
    for kind in range(KINDS):
        if bits.has(kinds, kind):
            if left < cards[kind]:
                return kind
            left -= cards[kind]
    return 0


@kernel
def deal_rest(view: State, viewer: int, s: State, old: Any, old_slots: Any, new_slots: Any, rng: Rng) -> None:
    """Fill the others' hands with cards of either sort, all alike; what is left of the new ones is the pool."""
    for seat in range(view.seats):
        if seat == viewer:
            continue
        while old_slots[seat] > 0:
            kind = some_kind(old, rng)
            old[kind] -= 1
            old_slots[seat] -= 1
            s.hand[seat, kind] += 1
        while new_slots[seat] > 0:
            kind = some_kind(s.pool, rng)
            s.pool[kind] -= 1
            new_slots[seat] -= 1
            s.hand[seat, kind] += 1
            s.drew[seat, kind] += 1


@kernel
def some_kind(cards: Any, rng: Rng) -> int:
    """Draw the kind of one of some cards, all alike."""
    total = 0
    for kind in range(KINDS):
        total += int(cards[kind])
    return any_kind(cards, ALL_BROWN | ALL_BLUE, below(rng, max(1, total)))


@kernel
def seal_answers(view: State, viewer: int, s: State, rng: Rng) -> None:
    """HP-5.7 Draw what others have answered already: of a seat that is done all, of one that is not some, at random."""
    for seat in range(view.seats):
        if seat == viewer:
            continue
        owed = 0
        for potato in range(POTATOES):
            if view.holder[potato] == seat + 1:
                owed += 1
        given = owed
        if owed and bits.has(view.stack[0].seats, seat):
            given = below(rng, owed)
        for _ in range(given):
            action = pick_lay(s, seat, rng)
            lay(s, seat, action // PER_POTATO, brown_of(action), blue_of(action))
        if given == owed:
            forget_answers(s, seat)
