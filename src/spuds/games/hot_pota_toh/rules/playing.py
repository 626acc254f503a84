"""TOH-3, TOH-6, TOH-7, TOH-8, TOH-10 A card is played from the hand: where it lies, and what it begins."""

from __future__ import annotations

from spuds.core.events import RULE, Log, tell, tell_amount, tell_card
from spuds.core.frames import pop, push
from spuds.core.jit import kernel
from spuds.games.hot_pota_toh.cards import (
    CALM,
    DUD,
    EVIL,
    EVILEST,
    FIRST_ON_TABLE,
    FIRST_PLAYABLE,
    GENEROUS,
    HAND_KINDS,
    JUMPING,
    KITTY,
    RISKY,
    SPINNING,
    SPLIT,
    THIEF,
    TREACHEROUS,
)
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.state import (
    Owed,
    State,
    deck,
    lay_on_table,
    next_clockwise,
    next_counterclockwise,
    others,
    take_from_hand,
)

RISKY_DRAWS = 5
"""TOH-6.3"""
SPINNING_LOOKS = 2
"""TOH-8.4"""
KITTY_LOOKS = 4
"""TOH-10.1"""
PLAYABLE = ((1 << HAND_KINDS) - 1) & ~((1 << FIRST_PLAYABLE) - 1)
"""TOH-3.2, TOH-6.1 Kinds that may be played from a hand, as a set."""


@kernel
def may_play(state: State, seat: int) -> int:
    """TOH-3.2 Return the kinds that the player in turn may play, as a set."""
    kinds = int(state.holds[seat]) & PLAYABLE
    return kinds if others(state, seat) else kinds & ~(1 << TREACHEROUS)


@kernel
def draw_a_card(state: State, seat: int) -> None:
    """TOH-3.1 Draw one card in place of playing one."""
    begin_end(state)
    push(state, Owed.DRAWS, seat, 1)


@kernel
def begin_end(state: State) -> None:
    """TOH-3.5 The turn will end when nothing lies above."""
    state.stack[state.depth - 1].kind = Owed.END


@kernel
def play_card(state: State, seat: int, kind: int, log: Log) -> None:
    """TOH-3.1, TOH-3.3 A card goes to its place; then its effect begins."""
    tell_card(log, Event.PLAYS, seat, RULE[3, 1], kind)
    take_from_hand(state, seat, kind)
    begin_end(state)
    if kind == TREACHEROUS:  # TOH-8.1: until it is placed it lies in nobody's area
        push(state, Owed.PLACE, seat)
        return
    if kind < FIRST_ON_TABLE:
        state.discard[kind] += 1
        begin_effect(state, seat, kind, log)
    else:
        lay_on_table(state, seat, kind)
        begin_table_effect(state, seat, kind, log)


@kernel
def begin_effect(state: State, seat: int, kind: int, log: Log) -> None:
    """TOH-6.2, TOH-6.3, TOH-7.3 to TOH-7.6, TOH-8.3, TOH-8.4, TOH-10.2 Begin what a discarded card does.

    Calm and Fried do nothing.
    """
    if kind == RISKY:
        push(state, Owed.RISKY, seat, RISKY_DRAWS - 1)
        push(state, Owed.DRAWS, seat, 1)
    elif kind == EVIL:
        push(state, Owed.EVIL, seat)
    elif kind == EVILEST:
        push(state, Owed.EVILEST, seat)
    elif kind == SPLIT:
        begin_split(state, seat, log)
    elif kind == SPINNING:
        push(state, Owed.LOOK, seat, SPINNING_LOOKS, SPINNING)
    elif kind == GENEROUS:
        push(state, Owed.LAY, seat, 0, GENEROUS)
    elif kind == CALM:
        tell_card(log, Event.NO_EFFECT, seat, RULE[6, 2], kind)
    else:
        tell_card(log, Event.NO_EFFECT, seat, RULE[8, 3], kind)


@kernel
def begin_table_effect(state: State, seat: int, kind: int, log: Log) -> None:
    """TOH-6.4, TOH-6.6, TOH-7.7, TOH-10.1 Begin what a card on one's own table does."""
    if kind == THIEF:
        push(state, Owed.THIEF, seat)
    elif kind == JUMPING:
        state.skip = 1
    elif kind == DUD:
        state.live &= ~(1 << seat)
        tell(log, Event.SAFE, seat, RULE[7, 7])
    elif kind == KITTY:
        push(state, Owed.LOOK, seat, KITTY_LOOKS, KITTY)


@kernel
def begin_split(state: State, seat: int, log: Log) -> None:
    """TOH-7.5 Two cards for two neighbours; TOH-7.6 a deck of one card cannot be cut; no effect without opponents."""
    if others(state, seat) == 0:
        tell_card(log, Event.NO_EFFECT, seat, RULE[7, 5], SPLIT)
    elif deck(state) == 1:
        push(state, Owed.CUT, seat)
    else:
        push(state, Owed.LAY, seat, 0, SPLIT)


@kernel
def neighbours(state: State, seat: int) -> int:
    """TOH-7.5 Return the nearest opponents on both sides, as a set of one or two."""
    return 1 << next_clockwise(state, seat) | 1 << next_counterclockwise(state, seat)


# Risky and Thief


@kernel
def draw_again(state: State, seat: int) -> None:
    """TOH-6.3 One more card, one draw fewer to choose."""
    state.stack[state.depth - 1].remaining -= 1
    push(state, Owed.DRAWS, seat, 1)


@kernel
def stop_drawing(state: State, seat: int, log: Log) -> None:
    """TOH-6.3 No more cards."""
    tell(log, Event.STOPS, seat, RULE[6, 3])
    pop(state)


@kernel
def victims(state: State, seat: int) -> int:
    """TOH-6.4 Return the opponents who have a card in hand, as a set."""
    found = 0
    for other in range(state.seats):
        if state.held[other] > 0:
            found |= 1 << other
    return found & others(state, seat)


@kernel
def rob(state: State, seat: int, victim: int, log: Log) -> None:
    """TOH-6.4 A card of that hand, at random, is to be taken; -1 = nobody is robbed."""
    pop(state)
    if victim < 0:
        tell(log, Event.ROBS_NOBODY, seat, RULE[6, 4])
        return
    tell_amount(log, Event.ROBS, seat, RULE[6, 4], victim, 0)
    push(state, Owed.STEAL, seat, 0, victim)
