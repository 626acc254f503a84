"""PM-2 Rounds and the deal: an empty table, the starter, the cards dealt one by one."""

from __future__ import annotations

from spuds.core.bits import one, size
from spuds.core.chance import Rng, some_of
from spuds.core.events import NONE, RULE, Log, tell_amount, whisper
from spuds.core.frames import CHANCE, FULL
from spuds.core.jit import kernel
from spuds.games.potato_man.cards import MOST_SEATS, PILE, SACK_COPIES, SACK_KINDS, Colour, hand_size
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.options import Options
from spuds.games.potato_man.rules.taking import trick_to_discard
from spuds.games.potato_man.state import Owed, State, deck, next_seat

GREEN_SACK = Colour.GREEN.value


def new(state: State, seats: int, options: Options) -> None:
    """PM-2.1 Lay an empty table for `seats` players: the first starter is still to be named."""
    without_green = seats == 3 and options.three_player_no_green == "on"
    state.viewer = FULL
    state.seats = seats
    state.no_green = int(without_green)
    state.laps = options.laps
    state.tie = int(options.tie == "best_round")
    state.depth = 1
    state.stack[0].kind = Owed.START
    state.stack[0].seat = CHANCE
    gather(state)


def agreed(state: State) -> dict[str, str | int]:
    """Return the options that a state was made with, for a table that goes on from it."""
    found: dict[str, str | int] = {"laps": int(state.laps), "tie": "best_round" if state.tie else "shared"}
    if state.seats == 3 and not state.no_green:
        found["three_player_no_green"] = "off"
    return found


@kernel
def gather(state: State) -> None:
    """PM-2.4, PM-1.7, PM-2.6 Put all cards into the pool and all sack cards into the supply."""
    for seat in range(MOST_SEATS):
        state.hand[seat] = 0
        state.held[seat] = 0
        for kind in range(SACK_KINDS):
            state.won[seat, kind] = 0
    for kind in range(SACK_KINDS):
        state.supply[kind] = SACK_COPIES
    if state.no_green:
        state.supply[GREEN_SACK] = 0
    trick_to_discard(state)
    state.pool = deck(state)
    state.pool_held = size(state.pool)
    state.discard = 0
    state.tricks = 0
    if state.seats == 2:
        state.pile[0] = PILE
        state.pile[1] = PILE


@kernel
def begin_round(state: State, starter: int, log: Log) -> None:
    """PM-2.2, PM-2.3, PM-2.5 Owe the deal, the first card to the starter."""
    tell_amount(log, Event.STARTS, starter, RULE[2, 3] if state.rounds else RULE[2, 1], NONE, state.rounds + 1)
    state.leader = starter
    state.stack[0].kind = Owed.DEAL
    state.stack[0].seat = starter
    state.stack[0].remaining = state.seats * hand_size(state.seats)


@kernel
def name_starter(state: State, seat: int, log: Log) -> None:
    """PM-2.1 Chance names the first starter."""
    state.first_starter = seat
    begin_round(state, seat, log)


@kernel
def pool_to_hand(state: State, seat: int, card: int) -> None:
    """Move a card from the pool to a hand."""
    state.pool ^= one(card)
    state.pool_held -= 1
    state.hand[seat] |= one(card)
    state.held[seat] += 1


@kernel
def deal_card(state: State, seat: int, card: int, log: Log) -> None:
    """PM-2.5 Deal one card; the next goes to the next seat; after the last the starter leads."""
    whisper(log, Event.DEALT, seat, RULE[2, 5], card)
    pool_to_hand(state, seat, card)
    state.stack[0].remaining -= 1
    if state.stack[0].remaining > 0:
        state.stack[0].seat = next_seat(state, seat)
    else:
        end_deal(state)


@kernel
def end_deal(state: State) -> None:
    """PM-2.2, PM-2.8 The starter leads; what is left in the pool takes no part in the round."""
    state.stack[0].remaining = 0
    state.stack[0].kind = Owed.PLAY
    state.stack[0].seat = state.leader


@kernel
def deal_all(state: State, rng: Rng) -> None:
    """PM-2.5, PM-2.7 Make all chance moves that a deal still owes, at the same odds as one by one.

    The cards are exchangeable, so each seat in turn may take all of its own.
    """
    seat = int(state.stack[0].seat)
    remaining = int(state.stack[0].remaining)
    pool = state.pool
    for i in range(state.seats):
        owed = (remaining + state.seats - 1 - i) // state.seats
        cards = some_of(pool, owed, rng)
        pool ^= cards
        state.hand[seat] |= cards
        state.held[seat] += owed
        seat = next_seat(state, seat)
    state.pool = pool
    state.pool_held -= remaining
    end_deal(state)
