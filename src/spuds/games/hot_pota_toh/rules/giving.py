"""TOH-4.5, TOH-7.3 to TOH-7.6, TOH-8.1, TOH-8.2, TOH-10.2 Cards for others: thefts, gifts, the row, Treacherous."""

from __future__ import annotations

from spuds.core.events import NONE, RULE, Log, append, tell, tell_amount
from spuds.core.frames import EVERYBODY, pop
from spuds.core.jit import kernel
from spuds.games.hot_pota_toh.cards import EVILEST, FIRST_ICON, FIRST_ON_TABLE, GENEROUS, TREACHEROUS
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.rules.taking import owe, take
from spuds.games.hot_pota_toh.state import (
    Owed,
    State,
    deck,
    lay_on_table,
    next_clockwise,
    next_counterclockwise,
    next_live,
    others,
    take_from_hand,
)

EVIL_DRAWS = 2
"""TOH-7.3"""


@kernel
def steal(state: State, kind: int, log: Log) -> None:
    """TOH-6.4, TOH-6.5 The card drawn from the victim's hand comes to the thief; a kept one is taken anew."""
    frame = state.stack[state.depth - 1]
    seat, victim = int(frame.seat), int(frame.source)
    if log is not None:
        known = EVERYBODY if kind >= FIRST_ICON else 1 << seat | 1 << victim
        append(log, Event.STOLEN, seat, RULE[6, 5] if kind >= FIRST_ICON else RULE[6, 4], victim, kind, 0, known)
    pop(state)
    take_from_hand(state, victim, kind)
    take(state, seat, kind, log)


@kernel
def give_card(state: State, seat: int, target: int, rule: int, log: Log) -> None:
    """TOH-7.3, TOH-7.4, TOH-7.6 The top card of the deck goes, unseen, to a player, who takes it."""
    tell_amount(log, Event.GIVES, seat, rule, target, 1)
    pop(state)
    owe(state, target, 1)


@kernel
def draw_for_evil(state: State, seat: int) -> None:
    """TOH-7.3 She takes two cards herself."""
    pop(state)
    owe(state, seat, EVIL_DRAWS)


@kernel
def give_two(state: State, seat: int, one: int, two: int, log: Log) -> None:
    """TOH-7.4 The receivers of Evilest are named; the row is laid for them."""
    if one == two:
        tell_amount(log, Event.GIVES, seat, RULE[7, 4], one, 2)
    else:
        tell_amount(log, Event.GIVES, seat, RULE[7, 4], one, 1)
        tell_amount(log, Event.GIVES, seat, RULE[7, 4], two, 1)
    state.takers[0] = one + 1
    state.takers[1] = two + 1
    frame = state.stack[state.depth - 1]
    frame.kind = Owed.LAY
    frame.source = EVILEST


# The row


@kernel
def needs_order(state: State) -> bool:
    """TOH-3.7 (b), (c) Say whether the row on top cannot be laid before the order is chosen."""
    if state.order != 0:
        return False
    frame = state.stack[state.depth - 1]
    seat = int(frame.seat)
    if frame.source == GENEROUS:
        opponents = others(state, seat)
        return opponents & (opponents - 1) != 0
    if frame.source == EVILEST:
        one, two = int(state.takers[0]), int(state.takers[1])
        return one != two and one != seat + 1 and two != seat + 1
    return next_clockwise(state, seat) != next_counterclockwise(state, seat)


@kernel
def lay_row(state: State, log: Log) -> None:
    """TOH-4.5 to TOH-4.7 Lay as many cards as there are turns to take, or all that the deck has; fix the sequence."""
    frame = state.stack[state.depth - 1]
    seat = int(frame.seat)
    if frame.source == GENEROUS:
        row = line_up_all(state, seat)
    else:
        row = 2
        if frame.source != EVILEST:
            name_neighbours(state, seat, log)
        put_nearer_first(state, seat)
    frame.kind = Owed.ROW
    frame.source = 0
    frame.remaining = row
    frame.seat = state.takers[0] - 1
    state.row = row
    tell_amount(log, Event.LAYS_ROW, seat, RULE[4, 7], NONE, row)


@kernel
def line_up_all(state: State, seat: int) -> int:
    """TOH-10.2 From the next live seat on, she herself last; if the row is short, the last ones get none."""
    cards = deck(state)
    row, taker = 0, seat
    while row < cards:
        taker = next_live(state, taker)
        state.takers[row] = taker + 1
        row += 1
        if taker == seat:
            break
    return row


@kernel
def name_neighbours(state: State, seat: int, log: Log) -> None:
    """TOH-7.5 One card for the nearest opponent on each side; a single opponent gets both."""
    left, right = next_clockwise(state, seat), next_counterclockwise(state, seat)
    state.takers[0] = left + 1
    state.takers[1] = right + 1
    if left == right:
        tell_amount(log, Event.GIVES, seat, RULE[7, 5], left, 2)
    else:
        tell_amount(log, Event.GIVES, seat, RULE[7, 5], left, 1)
        tell_amount(log, Event.GIVES, seat, RULE[7, 5], right, 1)


@kernel
def put_nearer_first(state: State, seat: int) -> None:
    """TOH-4.5 The receivers take in the order of play counted from the player in turn, herself first."""
    one, two = int(state.takers[0]), int(state.takers[1])
    if way_to(state, seat, two - 1) < way_to(state, seat, one - 1):
        state.takers[0] = two
        state.takers[1] = one


@kernel
def way_to(state: State, seat: int, other: int) -> int:
    """TOH-4.5 Return how many seats on in the order a seat sits; clockwise while that is open."""
    way = seat - other if state.order < 0 else other - seat
    return way if way >= 0 else way + int(state.seats)


# Treacherous


@kernel
def place_treacherous(state: State, seat: int, target: int, log: Log) -> None:
    """TOH-8.1 It lies before the opponent whom she named."""
    tell_amount(log, Event.PLACES, seat, RULE[8, 1], target, 0)
    pop(state)
    lay_on_table(state, target, TREACHEROUS)


@kernel
def move_treacherous(state: State, seat: int, target: int, log: Log) -> None:
    """TOH-8.2 She passes one on; with several she is asked again."""
    tell_amount(log, Event.MOVES, seat, RULE[8, 2], target, 0)
    pop(state)
    state.table[seat, TREACHEROUS - FIRST_ON_TABLE] -= 1
    lay_on_table(state, target, TREACHEROUS)


@kernel
def stay(state: State, seat: int, log: Log) -> None:
    """TOH-8.2 She moves no more of them this turn."""
    tell(log, Event.STAYS, seat, RULE[8, 2])
    pop(state)
    state.stack[state.depth - 1].remaining = 0
