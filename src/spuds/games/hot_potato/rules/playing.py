"""HP-5 Step 1: everybody with potatoes answers for each of them, in secret."""

from __future__ import annotations

from spuds.core.bits import has, lowest
from spuds.core.events import RULE, Log, tell, tell_amount
from spuds.core.jit import kernel
from spuds.games.hot_potato.cards import BLUE_KINDS, BROWN_KINDS, KINDS, PASS_LEFT
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.state import FORGOTTEN, MOST_SHOWN, Owed, State, Step, forget_shown


@kernel
def potato_to_answer(state: State, seat: int) -> int:
    """HP-5.1 Return the lowest potato for which a seat owes an answer; -1 if there is none."""
    left = int(state.in_play)
    while left:
        potato = lowest(left)
        if state.holder[potato] == seat + 1 and not state.answered[potato]:
            return potato
        left &= left - 1
    return -1


@kernel
def may_play_brown(state: State, seat: int, potato: int) -> int:
    """HP-5.2, HP-5.4, HP-5.5 Return the kinds of brown cards that a seat may lay on a potato, as a set."""
    kinds = 0
    for kind in range(BROWN_KINDS):
        kinds |= int(state.hand[seat, kind] > 0) << kind  # without a branch: nobody can foresee it
    return kinds & ~(1 << PASS_LEFT) if has(state.banned, potato) else kinds


@kernel
def may_play_blue(state: State, seat: int) -> int:
    """HP-5.2, HP-5.4 Return the kinds of seasonings that a seat may add to a brown card, as a set."""
    kinds = 0
    for kind in range(BLUE_KINDS):
        kinds |= int(state.hand[seat, BROWN_KINDS + kind] > 0) << kind
    return kinds


@kernel
def lay(state: State, seat: int, potato: int, brown: int, blue: int) -> None:
    """HP-5.2, HP-5.4 Lay cards face down on a potato; 0 for none, else 1 + the kind. Others do not see it."""
    state.answered[potato] = 1
    state.down_brown[potato] = brown
    state.down_blue[potato] = blue
    if brown:
        state.hand[seat, brown - 1] -= 1
    if blue:
        state.hand[seat, BROWN_KINDS + blue - 1] -= 1


@kernel
def answer(state: State, seat: int, potato: int, brown: int, blue: int, log: Log) -> bool:
    """HP-5.1, HP-5.7, HP-5.9 Take an answer, in any order of seats; return whether it was the last one of the step."""
    lay(state, seat, potato, brown, blue)
    if potato_to_answer(state, seat) >= 0:
        return False
    forget_answers(state, seat)
    frame = state.stack[0]
    frame.seats &= ~(1 << seat)
    if frame.seats:
        tell(log, Event.READY, seat, RULE[5, 7])
        return False
    end_step_1(state, log)
    return True


@kernel
def forget_answers(state: State, seat: int) -> None:
    """HP-5.7 All know that a seat is done; which potatoes it has answered for need not be remembered."""
    left = int(state.in_play)
    while left:
        potato = lowest(left)
        left &= left - 1
        if state.holder[potato] == seat + 1:
            state.answered[potato] = 0


@kernel
def end_step_1(state: State, log: Log) -> None:
    """HP-5.7 All answers are in: how many cards lie on each potato is known, and so are the hands' sizes."""
    for seat in range(state.seats):
        state.laid_drawn[seat] = state.drawn[seat]
    left = int(state.in_play)
    while left:
        potato = lowest(left)
        left &= left - 1
        brown, blue = int(state.down_brown[potato] > 0), int(state.down_blue[potato] > 0)
        state.laid_brown |= brown << potato
        state.laid_blue |= blue << potato
        cards = brown + blue
        state.held[state.holder[potato] - 1] -= cards
        if log is not None:
            tell_amount(log, Event.LAYS, int(state.holder[potato]) - 1, RULE[5, 7], potato, cards)
    state.step = Step.REVEAL.value
    state.stack[0].kind = Owed.REVEAL


@kernel
def reveal(state: State, seat: int, kind: int, potato: int) -> None:
    """HP-4.5 Turn a face-down card over, which lies elsewhere by now; all learn its kind."""
    if kind < BROWN_KINDS:
        state.laid_brown &= ~(1 << potato)
    else:
        state.laid_blue &= ~(1 << potato)
    if state.mixed != 1:
        show_drawn(state, seat, kind)
    elif state.laid_drawn[seat] > 0:
        remember_shown(state, seat, kind)


@kernel
def show_drawn(state: State, seat: int, kind: int) -> None:
    """Let go of a card of which all know that its seat drew it since they knew the pool."""
    state.pool_known[kind] -= 1
    state.drew[seat, kind] -= 1
    state.drawn[seat] -= 1
    state.laid_drawn[seat] -= 1


@kernel
def remember_shown(state: State, seat: int, kind: int) -> None:
    """Remember a card that its seat may have drawn since all knew the pool, or have had before."""
    if state.shown_count == MOST_SHOWN:
        forget_sorts(state)
        return
    place = int(state.shown_count)
    state.shown[place] = 1 + kind + KINDS * seat
    state.shown_drawn[place] = state.laid_drawn[seat]
    state.shown_count += 1


@kernel
def forget_sorts(state: State) -> None:
    """Take all cards in hands, face down and in the pool for one sort: there is no room to remember more."""
    for kind in range(KINDS):
        state.pool_known[kind] = state.pool[kind]
    for seat in range(state.seats):
        state.drawn[seat] = 0
        for kind in range(KINDS):
            state.drew[seat, kind] = state.hand[seat, kind]
    left = int(state.laid_brown | state.laid_blue)
    while left:
        potato = lowest(left)
        left &= left - 1
        seat = int(state.holder[potato]) - 1
        if has(state.laid_brown, potato):
            state.drew[seat, state.down_brown[potato] - 1] += 1
        if has(state.laid_blue, potato):
            state.drew[seat, BROWN_KINDS + state.down_blue[potato] - 1] += 1
    for seat in range(state.seats):
        for kind in range(KINDS):
            state.pool_known[kind] += state.drew[seat, kind]
            state.drawn[seat] += state.drew[seat, kind]
        state.laid_drawn[seat] = state.drawn[seat]
    forget_shown(state)
    state.mixed = FORGOTTEN
