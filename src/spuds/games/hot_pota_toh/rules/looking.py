"""TOH-8.4, TOH-8.5, TOH-10.1 Looking at cards of the deck: Spinning and Kitty."""

from __future__ import annotations

from spuds.core.events import NONE, RULE, Log, append, tell_amount
from spuds.core.frames import EVERYBODY, pop
from spuds.core.jit import kernel
from spuds.games.hot_pota_toh.cards import BOOM, SPINNING
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.rules.taking import explode, take
from spuds.games.hot_pota_toh.setup import tell_taken
from spuds.games.hot_pota_toh.state import MOST_SEEN, Owed, State


@kernel
def look_at(state: State, kind: int, log: Log) -> None:
    """TOH-8.4, TOH-8.5, TOH-10.1 See one more card; at BOOM she explodes, or, under `put_back`, looks on."""
    frame = state.stack[state.depth - 1]
    seat, spinning = int(frame.seat), frame.source == SPINNING
    if log is not None:
        rule = RULE[8, 4] if spinning else RULE[10, 1]
        append(log, Event.LOOKS, seat, rule, NONE, kind, 0, EVERYBODY if kind == BOOM else 1 << seat)
    frame.remaining -= 1
    state.pool[kind] -= 1
    state.pool_held -= 1
    if kind == BOOM and not (spinning and state.put_back):
        explode(state, seat, log)
        return
    place = seen_so_far(state)
    state.seen[place] = kind + 1
    state.seen_by[place] = seat + 1


@kernel
def seen_so_far(state: State) -> int:
    """Return how many cards are being looked at."""
    place = 0
    while place < MOST_SEEN and state.seen_by[place]:
        place += 1
    return place


@kernel
def is_boom_seen(state: State) -> bool:
    """TOH-8.5 Say whether BOOM is among the cards being looked at."""
    for place in range(MOST_SEEN):
        if state.seen[place] == BOOM + 1:
            return True
    return False


@kernel
def end_look(state: State, log: Log) -> None:
    """TOH-8.4, TOH-8.5, TOH-10.1 Nothing more to see: she picks one, or all go back."""
    frame = state.stack[state.depth - 1]
    seat = int(frame.seat)
    if frame.source == SPINNING and not is_boom_seen(state):
        frame.kind = Owed.PICK
        frame.remaining = 0
        frame.source = 0
        return
    rule = RULE[8, 5] if frame.source == SPINNING else RULE[10, 1]
    pop(state)
    put_back(state, seat, rule, log)


@kernel
def put_back(state: State, seat: int, rule: int, log: Log) -> None:
    """TOH-1.5, TOH-8.4, TOH-10.1 The cards looked at go back into the pool, and nothing they say happens."""
    cards = 0
    for place in range(MOST_SEEN):
        if state.seen[place]:
            state.pool[state.seen[place] - 1] += 1
            cards += 1
        state.seen[place] = 0
        state.seen_by[place] = 0
    state.pool_held += cards
    tell_amount(log, Event.PUTS_BACK, seat, rule, NONE, cards)


@kernel
def pick_card(state: State, seat: int, kind: int, log: Log) -> None:
    """TOH-8.4 The other card goes back, then the picked one is taken; one not picked has no effect."""
    tell_taken(log, Event.PICKS, seat, RULE[8, 4], kind)
    place = 0
    while state.seen[place] != kind + 1:
        place += 1
    state.seen[place] = 0
    pop(state)
    put_back(state, seat, RULE[8, 4], log)
    take(state, seat, kind, log)
