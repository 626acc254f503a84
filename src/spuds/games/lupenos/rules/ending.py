"""LU-8 to LU-10 The next turn, or the end of the game."""

from __future__ import annotations

from spuds.core.events import NONE, RULE, Log, tell_amount
from spuds.core.jit import kernel
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.scoring import is_guarded, place_of
from spuds.games.lupenos.state import Owed, State


@kernel
def begin_turn(state: State, log: Log) -> None:
    """LU-3.6, LU-9.2 The seat in the frame has its turn, unless the turns that the table plays are over."""
    if state.turns >= state.turn_limit:
        tell_amount(log, Event.GUARD, NONE, RULE[9, 2], NONE, int(state.turns))
        state.stack[0].kind = Owed.END
    else:
        state.stack[0].kind = Owed.TURN


@kernel
def end_game(state: State, log: Log) -> None:
    """LU-8.1, LU-8.5, LU-9.2 Nobody owes anything any more."""
    state.depth = 0
    frame = state.stack[0]
    frame.kind = 0
    frame.seat = 0
    frame.source = 0
    frame.remaining = 0
    if log is not None:
        for seat in range(state.seats):
            tell_end(state, seat, log)


@kernel
def tell_end(state: State, seat: int, log: Log) -> None:
    """LU-10.1 to LU-10.4 Log what a seat has left and which place it has."""
    rule = RULE[9, 3] if is_guarded(state) else RULE[10, 3]
    tell_left(Event.LEFT_HAND.value, seat, rule, int(state.held[seat]), log)
    tell_left(Event.LEFT_UP.value, seat, rule, int(state.in_row[seat]), log)
    tell_left(Event.LEFT_DOWN.value, seat, rule, int(state.down[seat]), log)
    place = place_of(state, seat)
    if place == 1:
        tell_amount(log, Event.WINS, seat, RULE[10, 4], NONE, place)
    else:
        if state.out[seat]:
            rule = RULE[10, 1]
        elif is_guarded(state):
            rule = RULE[10, 2]
        tell_amount(log, Event.PLACED, seat, rule, NONE, place)


@kernel
def tell_left(kind: int, seat: int, rule: int, cards: int, log: Log) -> None:
    """LU-9.3 Log how many cards a seat has left in one place, if any."""
    if cards:
        tell_amount(log, kind, seat, rule, NONE, cards)
