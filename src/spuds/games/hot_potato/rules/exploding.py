"""HP-9 Step 5: what was not passed explodes."""

from __future__ import annotations

from spuds.core.events import NONE, RULE, Log, tell_amount
from spuds.core.jit import kernel
from spuds.games.hot_potato.cards import BLUE_KINDS, BROWN_KINDS, MASHED, POPPING
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.rules.passing import burn
from spuds.games.hot_potato.rules.seasoning import owe_draw
from spuds.games.hot_potato.state import (
    Owed,
    State,
    explosion,
    first_in_order,
    left_of,
    right_of,
    seasonings,
)


@kernel
def explode_potatoes(state: State, log: Log) -> None:
    """HP-9.1, HP-9.6 Explode one potato after the other, each until its draw is owed; then the turn ends."""
    while state.stack[0].kind == Owed.EXPLODE:
        potato = first_in_order(state, state.in_play & ~state.passed)
        if potato < 0:
            state.stack[0].kind = Owed.TURN_END
        else:
            explode(state, potato, log)


@kernel
def explode(state: State, potato: int, log: Log) -> None:
    """HP-9.2 to HP-9.4 Burn holder and neighbours; the holder draws a card, unless the potato is mashed."""
    seat = int(state.holder[potato]) - 1
    tell_amount(log, Event.EXPLODES, seat, RULE[9, 1], NONE, potato)
    tell_amount(log, Event.BURNS, seat, RULE[9, 2], potato, burn(state, seat, explosion(state, potato)))
    pops = seasonings(state, potato, POPPING)
    if pops:
        spatter(state, left_of(state, seat), pops, potato, log)
        if state.seats > 2:  # HP-12.3
            spatter(state, right_of(state, seat), pops, potato, log)
    if seasonings(state, potato, MASHED):
        tell_amount(log, Event.MASHED, seat, RULE[9, 4], NONE, potato)
    elif owe_draw(state, seat, potato, RULE[2, 4], log):
        return
    remove(state, potato)


@kernel
def spatter(state: State, seat: int, pops: int, potato: int, log: Log) -> None:
    """HP-9.3 Burn a neighbour, once for each Popping."""
    tell_amount(log, Event.SPATTERED, seat, RULE[9, 3], potato, burn(state, seat, pops))


@kernel
def remove(state: State, potato: int) -> None:
    """HP-9.5 Take an exploded potato out of play: real seasonings to the discard pile, striped ones to the supply."""
    for kind in range(BLUE_KINDS):
        state.discard[BROWN_KINDS + kind] += state.unstriped[potato, kind]
        state.supply[kind] += state.striped[potato, kind]
        state.unstriped[potato, kind] = 0
        state.striped[potato, kind] = 0
    state.holder[potato] = 0
    state.in_play &= ~(1 << potato)
    state.red &= ~(1 << potato)
