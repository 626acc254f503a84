"""PM-3 Playing a trick: leading, following, drawing."""

from __future__ import annotations

from spuds.core.bits import one
from spuds.core.events import RULE, Log, tell_card, whisper
from spuds.core.jit import kernel
from spuds.games.potato_man.cards import MOST_SEATS
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.rules.following import cards_that_may_follow
from spuds.games.potato_man.setup import pool_to_hand
from spuds.games.potato_man.state import Owed, State, next_seat, trick_cards


@kernel
def may_play(state: State, seat: int) -> int:
    """PM-3.1, PM-3.4 to PM-3.7 Return the cards that a seat may play, as a set; empty: it is stuck."""
    return int(state.hand[seat]) & state.may_follow


@kernel
def play_card(state: State, seat: int, card: int, log: Log) -> None:
    """PM-3.1, PM-3.2, PM-3.7 Lay a card face up on the trick; two players then draw (PM-3.8, PM-3.9)."""
    if log is not None:
        tell_card(log, Event.PLAYS, seat, rule_of_play(state), card)
    hand_to_trick(state, seat, card)
    if state.seats == 2 and state.pile[seat] > 0:
        state.stack[0].kind = Owed.DRAW
    else:
        go_on(state, seat)


@kernel
def rule_of_play(state: State) -> int:
    """Return the rule that allows the next card: leading, following, or following among five."""
    if state.trick_size == 0:
        return int(RULE[3, 1])
    return int(RULE[3, 5] if state.seats == MOST_SEATS else RULE[3, 4])


@kernel
def hand_to_trick(state: State, seat: int, card: int) -> None:
    """Move a card from a hand to the trick."""
    size = state.trick_size
    laid = state.laid | one(card)
    state.hand[seat] ^= one(card)
    state.held[seat] -= 1
    state.laid = laid
    state.trick[size] = card + 1
    state.trick_size = size + 1
    state.may_follow = cards_that_may_follow(laid, size + 1, state.seats)


@kernel
def draw_card(state: State, seat: int, card: int, log: Log) -> None:
    """PM-3.8 Draw a card from one's pile, before anything else. PM-2.7: it may be any card nobody has seen."""
    whisper(log, Event.DRAWS, seat, RULE[3, 8], card)
    state.pile[seat] -= 1
    pool_to_hand(state, seat, card)
    go_on(state, seat)


@kernel
def go_on(state: State, seat: int) -> None:
    """PM-3.10 A complete trick is taken; else the next seat follows, if it can (PM-3.7, PM-5.1).

    Whether it can is looked at now that its turn has come, and not earlier.
    """
    if state.trick_size == trick_cards(state):
        state.stack[0].kind = Owed.TAKING
        return
    follower = next_seat(state, seat)
    state.stack[0].seat = follower
    state.stack[0].kind = Owed.PLAY if may_play(state, follower) else Owed.ROUND_END
