"""LU-4 and LU-7 Carrying out the answer of a turn: laying from the hand or the row, taking, turning over."""

from __future__ import annotations

from spuds.core.events import NONE, RULE, Log, append, tell_amount, tell_card
from spuds.core.frames import EVERYBODY
from spuds.core.jit import kernel
from spuds.games.lupenos import counts
from spuds.games.lupenos.actions import DOWN, PLAY, TAKE, cards_of, kind_of
from spuds.games.lupenos.cards import PEEL_KINDS
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.rules.laying import pile_to_hand
from spuds.games.lupenos.rules.turn import Stage, stage
from spuds.games.lupenos.setup import out_of_pool
from spuds.games.lupenos.state import Owed, State, fits, next_in


@kernel
def answer_turn(state: State, seat: int, action: int, log: Log) -> None:
    """LU-4.1, LU-9.1 Lay or take; every answer counts as a turn."""
    state.turns += 1
    if action == TAKE:
        take(state, seat, log)
    elif action == DOWN:
        state.stack[0].kind = Owed.FLIP
    elif action >= PLAY:
        lay_from_hand(state, seat, kind_of(action), cards_of(action), log)
    else:
        lay_from_row(state, seat, kind_of(action), cards_of(action), log)


@kernel
def take(state: State, seat: int, log: Log) -> None:
    """LU-4.11, LU-7.4, LU-7.5, LU-7.9 Take the pile; nothing is drawn, the next seat has its turn."""
    if log is not None:
        rule = RULE[4, 11]
        if stage(state, seat) == Stage.ROW:
            rule = RULE[7, 5] if state.pile_only else RULE[7, 4]
        elif stage(state, seat) == Stage.DOWN:
            rule = RULE[7, 9]
        tell_amount(log, Event.TAKES, seat, rule, NONE, int(state.pile_held))
    end_turn_with_pile(state, seat)


@kernel
def end_turn_with_pile(state: State, seat: int) -> None:
    """LU-4.11 All cards of the pile go into the hand, and the turn is over."""
    pile_to_hand(state, seat)
    frame = state.stack[0]
    frame.kind = Owed.NEXT
    frame.seat = next_in(state, seat)


@kernel
def laid(state: State, kind: int, cards: int) -> None:
    """LU-5.1 Leave what follows to be carried out: cards of a kind have been laid by the seat in turn."""
    frame = state.stack[0]
    frame.kind = Owed.LAID
    frame.source = kind
    frame.remaining = cards


@kernel
def lay_from_hand(state: State, seat: int, kind: int, cards: int, log: Log) -> None:
    """LU-4.9, LU-4.10, LU-11.4 Lay cards from the hand, those first that everybody can tell."""
    append(log, Event.LAYS, seat, RULE[4, 9] if kind < PEEL_KINDS else RULE[4, 10], NONE, kind, cards, EVERYBODY)
    told = counts.of(int(state.known[seat]), kind)
    if told > cards:
        told = cards
    state.known[seat] -= told * counts.one(kind)
    state.hand[seat, kind] -= cards - told
    state.holds[seat] -= cards * counts.one(kind)
    state.held[seat] -= cards
    laid(state, kind, cards)


@kernel
def lay_from_row(state: State, seat: int, kind: int, cards: int, log: Log) -> None:
    """LU-7.2, LU-7.3, LU-7.6 Lay cards from the row; one that does not fit comes into the hand with the pile."""
    state.up[seat] -= cards * counts.one(kind)
    state.in_row[seat] -= cards
    if fits(state, kind):
        append(log, Event.LAYS_UP, seat, RULE[7, 2] if cards == 1 else RULE[7, 6], NONE, kind, cards, EVERYBODY)
        laid(state, kind, cards)
    else:
        tell_card(log, Event.MISSES_UP, seat, RULE[7, 3], kind)
        miss(state, seat, kind, RULE[7, 3], log)


@kernel
def turn_over(state: State, kind: int, log: Log) -> None:
    """LU-7.7, LU-7.8 Chance has said what a face-down card is: it is laid if it fits, else it comes into the hand."""
    seat = int(state.stack[0].seat)
    out_of_pool(state, kind)
    state.down[seat] -= 1
    if fits(state, kind):
        tell_card(log, Event.TURNS_OVER, seat, RULE[7, 7], kind)
        laid(state, kind, 1)
    else:
        tell_card(log, Event.MISSES_DOWN, seat, RULE[7, 8], kind)
        miss(state, seat, kind, RULE[7, 8], log)


@kernel
def miss(state: State, seat: int, kind: int, rule: int, log: Log) -> None:
    """LU-7.3, LU-7.8, LU-8.3, LU-11.3 The card and the whole pile go into the hand, and the turn is over."""
    tell_amount(log, Event.TAKES, seat, rule, NONE, int(state.pile_held))
    state.known[seat] += counts.one(kind)
    state.holds[seat] += counts.one(kind)
    state.held[seat] += 1
    end_turn_with_pile(state, seat)
