"""What it is worth to play a card: what the rules of thumb of Hot-Pota-toH! choose by."""

from __future__ import annotations

from spuds.core import bits
from spuds.core.jit import kernel
from spuds.games.hot_pota_toh.cards import (
    DUD,
    EVIL,
    EVILEST,
    FIRST_ON_TABLE,
    GENEROUS,
    JUMPING,
    KITTY,
    RISKY,
    SPINNING,
    SPLIT,
    TABLE_KINDS,
    THIEF,
    TREACHEROUS,
)
from spuds.games.hot_pota_toh.rules.playing import neighbours, victims
from spuds.games.hot_pota_toh.state import State, others
from spuds.games.hot_pota_toh.worth import (
    boom_danger,
    danger,
    gain_of_gift,
    hand_guess,
    harm,
    odds_of_boom,
    odds_to_survive,
    worth_of,
)

# Weights are in points. They were tuned in play against the same rules with other weights.

MORE = 2.6
"""Draws that Risky brings beside the first while they are worth it."""
JUMPS = -0.4
"""What Jumping is worth: somebody is skipped."""
JUMPS_TWO = -1.2
"""The same with two live players: one's own turn again."""
DUD_DANGER = 3.0
"""What being safe is worth, times the danger of one draw."""
DUD_COSTS = 3.2
"""What a safe player misses."""
DUD_LAST = 0.4
"""What it is worth that a single player is left to explode, times her hand."""
PLACED = 0.55
"""What a Treacherous weighs before somebody else, who may pass it on; at the odds of BOOM below, more."""
PLACED_LATE = 5.0
"""How much more with the odds of BOOM."""
BETTER = 0.6
"""How much more the better one of two cards is worth than one."""


@kernel
def cost_of(view: State, seat: int, kind: int) -> float:
    """Return what it costs to play a card: what leaves the hand, less what it is worth on the table."""
    worth = worth_of(view, seat, kind)
    if FIRST_ON_TABLE <= kind < FIRST_ON_TABLE + TABLE_KINDS and kind != TREACHEROUS:
        worth -= float(view.table_points[kind - FIRST_ON_TABLE])
    return worth


@kernel
def gain_of(view: State, seat: int, kind: int, draw: float) -> float:
    """Return what a card does, beside its cost; `draw` is what a draw is worth."""
    if kind == RISKY:
        return draw + MORE * max(0.0, draw)
    if kind in (EVIL, EVILEST, SPLIT, GENEROUS):
        return gain_for_others(view, seat, kind, draw)
    if kind == THIEF:
        return best_theft(view, seat)
    if kind == JUMPING:
        return JUMPS if bits.size(int(view.live)) > 2 else JUMPS_TWO
    if kind == DUD:
        return gain_of_dud(view, seat)
    if kind == KITTY:
        return -4.0 * boom_danger(view, seat)
    if kind == TREACHEROUS:
        weight = PLACED + PLACED_LATE * odds_of_boom(view)
        return -weight * harm(view) * int(view.table_points[TREACHEROUS - FIRST_ON_TABLE])
    if kind == SPINNING:
        if view.put_back:
            return draw + BETTER
        return draw + BETTER - boom_danger(view, seat)
    return 0.0


@kernel
def gain_for_others(view: State, seat: int, kind: int, draw: float) -> float:
    """TOH-7.3 to TOH-7.5, TOH-10.2 Return what it is worth that cards are given, or taken oneself where that may be."""
    opponents = others(view, seat)
    if opponents == 0:
        return 0.0 if kind == SPLIT else draw if kind == GENEROUS else 2.0 * draw
    if kind == GENEROUS:
        return draw + gains_of_gifts(view, seat, opponents)
    if kind == SPLIT:
        nearest = neighbours(view, seat)
        return gains_of_gifts(view, seat, nearest) * (1.0 if nearest & (nearest - 1) else 2.0)
    best = most_of_gifts(view, seat, opponents)
    return max(2.0 * draw, best if kind == EVIL else 2.0 * best)


@kernel
def gains_of_gifts(view: State, seat: int, seats: int) -> float:
    """Add up what it is worth that each of some seats takes a card."""
    total = 0.0
    while seats:
        total += gain_of_gift(view, seat, bits.lowest(seats))
        seats &= seats - 1
    return total


@kernel
def most_of_gifts(view: State, seat: int, seats: int) -> float:
    """Return the most that it is worth that one of some seats takes a card."""
    most = -1e9
    while seats:
        most = max(most, gain_of_gift(view, seat, bits.lowest(seats)))
        seats &= seats - 1
    return most


@kernel
def gain_of_dud(view: State, seat: int) -> float:
    """TOH-7.7 Return what it is worth to be safe: nothing more to lose and nothing to get."""
    gain = DUD_DANGER * danger(view, seat) - DUD_COSTS
    opponents = others(view, seat)
    if opponents and opponents & (opponents - 1) == 0:
        gain += DUD_LAST * harm(view) * hand_guess(view, bits.lowest(opponents))
    return gain


@kernel
def gain_of_theft(view: State, seat: int, other: int) -> float:
    """TOH-6.4 Return what a card of somebody's hand is worth: to have it, and that she has it no more; 0 for -1."""
    if other < 0:
        return 0.0
    card = hand_guess(view, other) / max(1, int(view.held[other]))
    return card * (odds_to_survive(view, seat) + harm(view))


@kernel
def best_theft(view: State, seat: int) -> float:
    """TOH-6.4 Return the most that a theft is worth."""
    most, seats = 0.0, victims(view, seat)
    while seats:
        most = max(most, gain_of_theft(view, seat, bits.lowest(seats)))
        seats &= seats - 1
    return most
