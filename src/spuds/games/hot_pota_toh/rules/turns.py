"""TOH-3.5 to TOH-3.9, TOH-5.6, TOH-5.7, TOH-8.2 The end of a turn: Treacherous, the order, the deck passes."""

from __future__ import annotations

from spuds.core.events import NONE, RULE, Log, tell_amount
from spuds.core.frames import pop, push
from spuds.core.jit import kernel
from spuds.games.hot_pota_toh.cards import TREACHEROUS
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.state import (
    Owed,
    State,
    clear_stack,
    next_clockwise,
    next_counterclockwise,
    next_live,
    on_table,
    others,
)


@kernel
def end_turn(state: State, log: Log) -> None:
    """TOH-3.5 First Treacherous, then whether the round is over, then the order, then the deck passes."""
    frame = state.stack[state.depth - 1]
    seat = int(frame.seat)
    if frame.source == 0:
        frame.source = 1
        frame.remaining = moves_of_treacherous(state, seat)
    if frame.remaining > 0:
        frame.remaining -= 1
        push(state, Owed.MOVE, seat)
    elif is_round_over(state):
        clear_stack(state)
        push(state, Owed.ROUND_END, seat)
    elif state.order == 0 and next_clockwise(state, seat) != next_counterclockwise(state, seat):
        push(state, Owed.ORDER, seat)  # TOH-3.7 (a), TOH-3.8
    else:
        pass_deck(state, seat, log)


@kernel
def moves_of_treacherous(state: State, seat: int) -> int:
    """TOH-8.2 Return how often a player is asked: once for each on her table, if she is live and has an opponent."""
    if not (int(state.live) >> seat) & 1 or not others(state, seat):
        return 0
    return on_table(state, seat, TREACHEROUS)


@kernel
def is_round_over(state: State) -> bool:
    """TOH-5.6 Nobody is live any more; TOH-5.7 under `last_live=safe`, no more than one player."""
    live = int(state.live)
    return live == 0 or (state.last_safe == 1 and live & (live - 1) == 0)


@kernel
def choose_order(state: State, seat: int, order: int, log: Log) -> None:
    """TOH-3.7 The starter has chosen; it is never asked again in this round."""
    tell_amount(log, Event.ORDERS, seat, RULE[3, 7], NONE, order if order > 0 else 2)
    pop(state)
    state.order = order


@kernel
def pass_deck(state: State, seat: int, log: Log) -> None:
    """TOH-3.6, TOH-3.10, TOH-6.6 The deck goes to the next live seat, after Jumping to the next one after that."""
    follower = next_live(state, seat)
    if state.skip:
        follower = next_live(state, follower)
    tell_amount(log, Event.PASSES_DECK, seat, RULE[6, 6] if state.skip else RULE[3, 6], follower, int(state.skip))
    state.skip = 0
    state.turn = follower
    frame = state.stack[state.depth - 1]
    frame.kind = Owed.TURN
    frame.seat = follower
    frame.source = 0
    frame.remaining = 0
