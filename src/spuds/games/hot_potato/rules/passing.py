"""HP-8 Step 4: the other brown cards, and what it is to receive a potato."""

from __future__ import annotations

from spuds.core.bits import one
from spuds.core.events import NONE, RULE, Log, append, tell_amount
from spuds.core.frames import EVERYBODY
from spuds.core.jit import kernel
from spuds.games.hot_potato.cards import (
    FLAMING,
    PASS_EITHER,
    PASS_LEFT,
    PASS_RIGHT,
    SKIP_LEFT,
    SPACES,
    TOSS,
)
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.rules.playing import reveal
from spuds.games.hot_potato.state import Owed, State, Step, first_in_order, left_of, right_of, seasonings


@kernel
def burn(state: State, seat: int, spaces: int) -> int:
    """HP-1.6 Move a pawn; return by how many spaces it really moved."""
    if not state.past_20 and state.burns[seat] + spaces > SPACES:
        spaces = SPACES - int(state.burns[seat])
    state.burns[seat] += spaces
    return spaces


@kernel
def pass_to(state: State, potato: int, receiver: int, rule: int, log: Log) -> None:
    """HP-4.4, HP-8.1, HP-8.6 Pass a potato and turn it over: it lies still for the rest of the turn.

    Its receiver is burned at once, once for each Flaming.
    """
    tell_amount(log, Event.PASSES, int(state.holder[potato]) - 1, rule, receiver, potato)
    state.holder[potato] = receiver + 1
    state.red ^= one(potato)
    state.passed |= one(potato)
    flames = seasonings(state, potato, FLAMING)
    if flames:
        tell_amount(log, Event.SCORCHED, receiver, RULE[8, 6], potato, burn(state, receiver, flames))


@kernel
def pass_potatoes(state: State, log: Log) -> None:
    """HP-8.1 Carry out brown cards until one asks its player where to; after the last one, step 5 begins."""
    while state.stack[0].kind == Owed.PASS:
        potato = first_in_order(state, state.laid_brown)
        if potato < 0:
            state.step = Step.EXPLODE.value
            state.stack[0].kind = Owed.EXPLODE
        else:
            reveal_pass(state, potato, log)


@kernel
def reveal_pass(state: State, potato: int, log: Log) -> None:
    """HP-8.1 to HP-8.5 Reveal and discard a brown card; pass its potato, or ask where to."""
    seat, kind = int(state.holder[potato]) - 1, int(state.down_brown[potato]) - 1
    append(log, Event.REVEALS, seat, RULE[8, 1], NONE, kind, potato, EVERYBODY)
    state.down_brown[potato] = 0
    state.discard[kind] += 1
    reveal(state, seat, kind, potato)
    if kind in (PASS_EITHER, TOSS):
        frame = state.stack[0]
        frame.kind = Owed.EITHER if kind == PASS_EITHER else Owed.TOSS
        frame.seat = seat
        frame.source = potato
    else:
        pass_to(state, potato, target_of(state, seat, kind), RULE[8, 2] if kind <= PASS_RIGHT else RULE[8, 4], log)


@kernel
def target_of(state: State, seat: int, kind: int) -> int:
    """HP-8.2, HP-8.4 Return the seat to which a card that asks nothing sends a potato."""
    if kind == PASS_LEFT:
        return left_of(state, seat)
    if kind == PASS_RIGHT:
        return right_of(state, seat)
    if kind == SKIP_LEFT:
        return left_of(state, left_of(state, seat))
    return right_of(state, right_of(state, seat))


@kernel
def pass_as_chosen(state: State, receiver: int, log: Log) -> None:
    """HP-8.3, HP-8.5 Pass the potato in the frame to the seat that its holder has chosen; the step goes on."""
    frame = state.stack[0]
    potato = int(frame.source)
    rule = RULE[8, 3] if frame.kind == Owed.EITHER else RULE[8, 5]
    frame.kind = Owed.PASS
    frame.seat = 0
    frame.source = 0
    pass_to(state, potato, receiver, rule, log)
