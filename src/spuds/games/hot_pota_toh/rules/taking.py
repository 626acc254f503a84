"""TOH-4, TOH-5.1 to TOH-5.4, TOH-6.7, TOH-7.1, TOH-8.6, TOH-9 A player takes a card; icon cards and their chains."""

from __future__ import annotations

from spuds.core.events import NONE, RULE, Log, append, tell, tell_amount, tell_card
from spuds.core.frames import EVERYBODY, pop, push
from spuds.core.jit import kernel
from spuds.games.hot_pota_toh.cards import (
    BOOM,
    DISORIENTED,
    FIRST_ICON,
    FUSE,
    HAND_KINDS,
    KEPT_KINDS,
    MICRO,
    SUPER,
)
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.setup import tell_taken
from spuds.games.hot_pota_toh.state import (
    MOST_ROW,
    MOST_SEEN,
    Owed,
    State,
    add_to_hand,
    clear_stack,
    deck,
    lay_on_table,
    on_table,
)

FUSE_DRAWS = 2
"""TOH-6.7"""


@kernel
def owe(state: State, seat: int, draws: int) -> None:
    """TOH-4.3 A seat owes more draws; they are paid before anything older goes on."""
    frame = state.stack[state.depth - 1]
    if frame.kind == Owed.DRAWS and frame.seat == seat:
        frame.remaining += draws
    else:
        push(state, Owed.DRAWS, seat, draws)


@kernel
def draw_owed(state: State, kind: int, log: Log) -> None:
    """TOH-4.2, TOH-4.7 The seat of the top frame takes the next card, of the deck or, in its turn, of the row."""
    frame = state.stack[state.depth - 1]
    frame.remaining -= 1
    seat = int(frame.seat)
    state.pool[kind] -= 1
    state.pool_held -= 1
    if frame.kind == Owed.ROW:
        tell_taken(log, Event.TAKES, seat, RULE[4, 5], kind)
        shorten_row(state)
    else:
        tell_taken(log, Event.DRAWS, seat, RULE[4, 1] if kind >= FIRST_ICON else RULE[3, 4], kind)
    take(state, seat, kind, log)


@kernel
def shorten_row(state: State) -> None:
    """TOH-4.6 The next one in the sequence is now first; a later reversal does not change it."""
    state.row -= 1
    for place in range(MOST_ROW - 1):
        state.takers[place] = state.takers[place + 1]
    state.takers[MOST_ROW - 1] = 0
    state.stack[state.depth - 1].seat = state.takers[0] - 1 if state.takers[0] else 0


@kernel
def take(state: State, seat: int, kind: int, log: Log) -> None:
    """TOH-4.1 A card comes to a player; an icon card is shown and resolved at once, wherever it came from."""
    if kind < FIRST_ICON:
        add_to_hand(state, seat, kind)
    elif kind == FUSE:
        lay_on_table(state, seat, FUSE)
        owe(state, seat, FUSE_DRAWS)
        tell_amount_of_card(log, Event.TABLES, seat, RULE[6, 7], FUSE, FUSE_DRAWS)
    elif kind == DISORIENTED:
        push(state, Owed.DISORIENTED, seat)
    elif kind == MICRO:
        blow_up_hand(state, seat, log)
    elif kind == BOOM:
        explode(state, seat, log)
    else:
        push(state, Owed.KEEP, seat, 0, kind)


@kernel
def tell_amount_of_card(log: Log, kind: int, seat: int, rule: int, card: int, amount: int) -> None:
    """Log what happened to cards in sight of all, with a figure."""
    append(log, kind, seat, rule, NONE, card, amount, EVERYBODY)


# Disoriented, Super and Sexy


@kernel
def discard_disoriented(state: State, seat: int, log: Log) -> None:
    """TOH-7.1, TOH-7.2 Reverse the order, if it is set, and owe one draw."""
    pop(state)
    state.discard[DISORIENTED] += 1
    state.order = -int(state.order)
    amount = 2 if state.order < 0 else int(state.order)
    tell_amount(log, Event.REVERSES, seat, RULE[7, 1] if state.order else RULE[7, 2], NONE, amount)
    owe(state, seat, 1)


@kernel
def leave_disoriented(state: State, seat: int, log: Log) -> None:
    """TOH-7.1, TOH-1.5 It stays on her table; shuffling the deck changes nothing."""
    pop(state)
    lay_on_table(state, seat, DISORIENTED)
    tell_card(log, Event.TABLES, seat, RULE[7, 1], DISORIENTED)


@kernel
def keep_card(state: State, seat: int, log: Log) -> None:
    """TOH-9.1 Keep a Super or Sexy in the hand; it can never be played this round."""
    kind = int(state.stack[state.depth - 1].source)
    pop(state)
    add_to_hand(state, seat, kind)
    tell_card(log, Event.KEEPS, seat, RULE[9, 1], kind)


@kernel
def table_card(state: State, seat: int, log: Log) -> None:
    """TOH-9.1 Lay a Super or Sexy on one's table."""
    kind = int(state.stack[state.depth - 1].source)
    pop(state)
    lay_on_table(state, seat, kind)
    tell_card(log, Event.TABLES, seat, RULE[9, 1], kind)


# Micro-Boom and BOOM


@kernel
def blow_up_hand(state: State, seat: int, log: Log) -> None:
    """TOH-8.6 Discard the whole hand and this card; TOH-9.2 with a Super on the table, this card alone."""
    state.discard[MICRO] += 1
    if on_table(state, seat, SUPER):
        tell_card(log, Event.PROTECTED, seat, RULE[9, 2], MICRO)
        return
    tell_amount(log, Event.LOSES_HAND, seat, RULE[8, 6], NONE, int(state.held[seat]))
    discard_hand(state, seat, RULE[8, 6], log)


@kernel
def discard_hand(state: State, seat: int, rule: int, log: Log) -> None:
    """TOH-5.3, TOH-8.6 Lay a whole hand on the discard pile, face up, kept cards too."""
    if state.held[seat] == 0:
        return
    for kind in range(HAND_KINDS):
        cards = int(state.hand[seat, kind])
        if cards:
            state.hand[seat, kind] = 0
            state.discard[kind] += cards
            tell_amount_of_card(log, Event.DISCARDS, seat, rule, kind, cards)
    for n in range(KEPT_KINDS):
        cards = int(state.kept[seat, n])
        if cards:
            state.kept[seat, n] = 0
            state.discard[SUPER + n] += cards
            tell_amount_of_card(log, Event.DISCARDS, seat, rule, SUPER + n, cards)
    state.holds[seat] = 0
    state.held[seat] = 0


@kernel
def explode(state: State, seat: int, log: Log) -> None:
    """TOH-5.1, TOH-5.2 Whoever takes BOOM explodes; everything pending is cancelled, and the round is over.

    TOH-5.4: cards being looked at are discarded; those of the row are no row any more, and nobody has seen them.
    """
    tell(log, Event.EXPLODES, seat, RULE[5, 1])
    state.discard[BOOM] += 1
    for place in range(MOST_SEEN):
        if state.seen[place]:
            kind = int(state.seen[place]) - 1
            state.discard[kind] += 1
            tell_amount_of_card(log, Event.DISCARDS, seat, RULE[5, 4], kind, 1)
            state.seen[place] = 0
            state.seen_by[place] = 0
    if state.row:
        state.row = 0
        for place in range(MOST_ROW):
            state.takers[place] = 0
    clear_stack(state)
    push(state, Owed.ROUND_END, seat, 0, 1)


@kernel
def lapse(state: State, log: Log) -> None:
    """TOH-4.4 No draws are owed any more: they are paid, or the deck is empty."""
    frame = state.stack[state.depth - 1]
    if frame.remaining > 0:
        tell_amount(log, Event.LAPSES, int(frame.seat), RULE[4, 4], NONE, int(frame.remaining))
    pop(state)


@kernel
def is_draw_due(state: State) -> bool:
    """TOH-4.3, TOH-4.4 Say whether the top frame owes draws and the deck has a card."""
    return state.stack[state.depth - 1].remaining > 0 and deck(state) > 0
