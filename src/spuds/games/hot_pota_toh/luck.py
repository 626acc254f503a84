"""Section 7 of the rules: which cards chance can bring from the pool and from a hand, listed and drawn."""

from __future__ import annotations

from typing import Any

from spuds.core.chance import Rng, below
from spuds.core.jit import kernel
from spuds.games.hot_pota_toh.actions import STEAL_CARD
from spuds.games.hot_pota_toh.cards import HAND_KINDS, KEPT_KINDS, KINDS, STEALABLE_KINDS
from spuds.games.hot_pota_toh.state import State


@kernel
def chances_of_pool(state: State, first: int, kinds: int, actions: Any, weights: Any) -> int:
    """TOH-1.5 List the cards of the pool: deck and row are alike, for nobody has seen them."""
    n = 0
    for kind in range(kinds):
        if state.pool[kind]:
            actions[n] = first + kind
            weights[n] = state.pool[kind]
            n += 1
    return n


@kernel
def chances_to_steal(state: State, victim: int, actions: Any, weights: Any) -> int:
    """TOH-6.4 List the cards of a hand."""
    n = 0
    for kind in range(STEALABLE_KINDS):
        cards = int(state.hand[victim, kind]) if kind < HAND_KINDS else int(state.kept[victim, kind - HAND_KINDS])
        if cards:
            actions[n] = STEAL_CARD + kind
            weights[n] = cards
            n += 1
    return n


@kernel
def any_card(state: State, cards: int, rng: Rng) -> int:
    """TOH-1.5 Draw the kind of one of the first so many cards of the pool, all alike."""
    before = below(rng, cards)
    kind, passed = 0, 0
    for other in range(KINDS - 1):
        passed += int(state.pool[other])
        kind += int(before >= passed)  # without a branch: nobody can foresee it
    return kind


@kernel
def any_held(state: State, victim: int, rng: Rng) -> int:
    """TOH-6.4 Draw the kind of one of the cards of a hand, all alike."""
    before = below(rng, int(state.held[victim]))
    kind, passed = 0, 0
    for other in range(HAND_KINDS):
        passed += int(state.hand[victim, other])
        kind += int(before >= passed)
    for n in range(KEPT_KINDS - 1):
        passed += int(state.kept[victim, n])
        kind += int(before >= passed)
    return kind
