"""LU-4 and LU-7 The turn: what may be laid from where, and whether the pile may be taken."""

from __future__ import annotations

from enum import IntEnum

from spuds.core.jit import kernel
from spuds.games.lupenos import counts
from spuds.games.lupenos.state import State, lowest_fitting


class Stage(IntEnum):
    """LU-4.4 Where a seat lays cards from."""

    HAND = 0
    ROW = 1
    DOWN = 2


@kernel
def stage(state: State, seat: int) -> int:
    """LU-3.5, LU-4.4, LU-4.5, LU-7.1 Return the `Stage` of a seat: hand, if that is empty row, then face-down cards."""
    if state.held[seat]:
        return Stage.HAND.value
    return Stage.ROW.value if state.in_row[seat] else Stage.DOWN.value


@kernel
def fitting(state: State, cards: int) -> int:
    """LU-4.7, LU-4.8 Return those of some cards that fit, as counts: specials are kinds after all peels."""
    return counts.from_kind(cards, lowest_fitting(state))


@kernel
def may_choose_up(state: State, seat: int) -> int:
    """LU-7.2 to LU-7.6 Return how many of each kind of its row a seat may choose at once, as counts.

    One that does not fit may be chosen too, unless it stays in the row (LU-7.5) or another one must be laid (LU-7.4).
    """
    row = int(state.up[seat])
    fit = fitting(state, row)
    cards = counts.at_once(fit) if state.several_up else counts.one_each(fit)
    if state.pile_only or (state.must_lay and fit):
        return cards
    return cards | counts.one_each(row - fit)


@kernel
def may_choose(state: State, seat: int) -> int:
    """LU-4.4 to LU-4.10 Return how many of each kind a seat may lay at once from where it lays, as counts."""
    if state.held[seat]:
        return counts.at_once(fitting(state, int(state.holds[seat])))
    return may_choose_up(state, seat)


@kernel
def may_take(state: State, seat: int, choices: int) -> bool:
    """LU-4.2, LU-4.12, LU-7.4, LU-7.5, LU-7.9 Say whether a seat that may choose these cards may take the pile.

    Where a pick-up is never a player's wish, it is there for whoever has nothing else to do.
    """
    if state.pile_held == 0:
        return False
    if not state.must_lay:
        return True
    return choices == 0 and stage(state, seat) != Stage.DOWN
