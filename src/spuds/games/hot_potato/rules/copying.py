"""HP-7 Step 3: potatoes are chopped and split."""

from __future__ import annotations

from spuds.core.bits import lowest, one
from spuds.core.events import NONE, RULE, Log, append, tell_amount
from spuds.core.frames import EVERYBODY
from spuds.core.jit import kernel
from spuds.games.hot_potato.cards import BLUE_KINDS, CHOP, SPLIT_LEFT
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.rules.passing import pass_to
from spuds.games.hot_potato.rules.playing import reveal
from spuds.games.hot_potato.setup import lowest_free
from spuds.games.hot_potato.state import Owed, State, Step, first_in_order, left_of, put_before, right_of, seasonings


@kernel
def to_be_copied(state: State) -> int:
    """HP-7.1 Return the potatoes on which a copy card lies face down, as a set."""
    potatoes = 0
    left = int(state.laid_brown)
    while left:
        potato = lowest(left)
        left &= left - 1
        if state.down_brown[potato] > CHOP:  # 1 + kind, and the copy cards are the last three
            potatoes |= 1 << potato
    return potatoes


@kernel
def chop_and_split(state: State, log: Log) -> None:
    """HP-7.1 Carry out all copy cards; then step 4 begins."""
    potatoes = to_be_copied(state)
    while potatoes:
        potato = first_in_order(state, potatoes)
        potatoes &= ~(1 << potato)
        copy_potato(state, potato, log)
    state.step = Step.PASS.value
    state.stack[0].kind = Owed.PASS


@kernel
def copy_potato(state: State, potato: int, log: Log) -> None:
    """HP-7.1 to HP-7.5 Reveal a copy card; copy its potato and pass both, or fail."""
    seat, kind = int(state.holder[potato]) - 1, int(state.down_brown[potato]) - 1
    discard_action(state, seat, kind, potato, RULE[7, 1], log)
    if not can_copy(state, potato):
        tell_amount(log, Event.FAILS, seat, RULE[7, 3], NONE, potato)
        return
    copy = make_copy(state, potato)
    tell_amount(log, Event.COPIES, seat, RULE[7, 2], copy, potato)
    first = right_of(state, seat) if kind > SPLIT_LEFT else left_of(state, seat)
    second = left_of(state, seat) if kind == SPLIT_LEFT else right_of(state, seat)
    pass_to(state, potato, first, RULE[7, 5], log)
    pass_to(state, copy, second, RULE[7, 5], log)


@kernel
def discard_action(state: State, seat: int, kind: int, potato: int, rule: int, log: Log) -> None:
    """HP-7.1, HP-8.1 Reveal a brown card and discard it."""
    append(log, Event.REVEALS, seat, rule, NONE, kind, potato, EVERYBODY)
    state.down_brown[potato] = 0
    state.discard[kind] += 1
    reveal(state, seat, kind, potato)


@kernel
def can_copy(state: State, potato: int) -> bool:
    """HP-7.3 Say whether a potato card and all the duplicators are there that a copy needs."""
    if lowest_free(state) < 0:
        return False
    for kind in range(BLUE_KINDS):
        if seasonings(state, potato, kind) > state.supply[kind]:
            return False
    return True


@kernel
def make_copy(state: State, potato: int) -> int:
    """HP-7.2, HP-7.6, HP-7.7 Bring a full potato like this one into play; return its number.

    It is seasoned with duplicators, which bring no draw.
    """
    copy = lowest_free(state)
    put_before(state, copy, int(state.holder[potato]) - 1)
    if state.red & one(potato):
        state.red |= one(copy)
    for kind in range(BLUE_KINDS):
        needed = seasonings(state, potato, kind)
        state.supply[kind] -= needed
        state.striped[copy, kind] = needed
    return copy
