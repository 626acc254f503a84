"""HP-2 and HP-3 The pool, the discard pile, and the set-up of a round."""

from __future__ import annotations

from spuds.core.bits import lowest
from spuds.core.chance import Rng, below
from spuds.core.events import NONE, RULE, Log, tell_amount, whisper
from spuds.core.frames import CHANCE, FULL
from spuds.core.jit import kernel
from spuds.games.hot_potato.cards import HAND, KINDS
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.options import Options, deck_counts, duplicator_counts
from spuds.games.hot_potato.state import (
    ALL_POTATOES,
    Owed,
    State,
    Step,
    carries_ban,
    forget_shown,
    left_of,
    put_before,
    round_now,
)


def new(state: State, seats: int, options: Options) -> None:
    """HP-2.1, HP-3.1 Lay an empty table: all cards in the pool, the chip still to be given."""
    state.viewer = FULL
    state.seats = seats
    state.two_players = int(options.two_players == "on")
    state.oldest = 0 if options.oldest == "random" else 1 + int(options.oldest)
    state.past_20 = int(options.past_20 == "count")
    state.last_tie = int(options.last_tie == "tied")
    for kind, count in enumerate(deck_counts(options)):
        state.deck[kind] = state.pool[kind] = state.pool_known[kind] = state.pool_made[kind] = count
    for kind, count in enumerate(duplicator_counts(options)):
        state.duplicators[kind] = state.supply[kind] = count
    state.pool_held = sum(map(int, state.deck))
    state.depth = 1
    state.stack[0].kind = Owed.CHIP
    state.stack[0].seat = CHANCE


def agreed(state: State) -> dict[str, str | int]:
    """Return the options that a state was made with, for a table that goes on from it."""
    return {
        "two_players": "on" if state.two_players else "off",
        "oldest": int(state.oldest) - 1 if state.oldest else "random",
        "deck": ",".join(str(int(count)) for count in state.deck),
        "duplicators": ",".join(str(int(count)) for count in state.duplicators),
        "past_20": "count" if state.past_20 else "stop",
        "last_tie": "tied" if state.last_tie else "chip",
    }


@kernel
def name_chip_holder(state: State, seat: int, log: Log) -> None:
    """HP-3.1 Chance gives the chip."""
    tell_amount(log, Event.TAKES_CHIP, seat, RULE[3, 1], NONE, 1)
    state.chip = seat + 1
    state.stack[0].kind = Owed.ROUND_START


@kernel
def start_round(state: State, log: Log) -> None:
    """HP-3.2 Discard leftover hands; then the deal begins. Now all can tell what the pool holds."""
    for seat in range(state.seats):
        discard_hand(state, seat, log)
    remember_pool(state)
    state.turn = 0
    state.step = Step.SETUP.value
    frame = state.stack[0]
    frame.kind = Owed.DEAL
    frame.seat = state.chip - 1
    frame.source = 0
    frame.remaining = HAND * int(state.seats)
    fill_pool(state, log)


@kernel
def discard_hand(state: State, seat: int, log: Log) -> None:
    """HP-2.2, HP-3.2 Lay a leftover hand on the discard pile, face up; the pile is open to all."""
    if state.held[seat] == 0:
        return
    for kind in range(KINDS):
        copies = int(state.hand[seat, kind])
        if copies:
            if log is not None:
                tell_copies(log, seat, kind, copies)
            state.hand[seat, kind] = 0
            state.discard[kind] += copies
    state.held[seat] = 0


@kernel
def tell_copies(log: Log, seat: int, kind: int, copies: int) -> None:
    """HP-3.2 Log that cards of a kind were discarded in sight of all."""
    tell_amount(log, Event.DISCARDS, seat, RULE[3, 2], NONE, copies)
    if log is not None:
        log[log[0, 0], 3] = kind


@kernel
def remember_pool(state: State) -> None:
    """Begin the public memory anew: of a pool that all know, nobody has drawn anything yet."""
    for kind in range(KINDS):
        state.pool_known[kind] = state.pool[kind]
    forget_shown(state)
    state.mixed = int(state.laid_brown != 0)
    for seat in range(state.seats):
        if state.held[seat]:
            state.mixed = 1
        state.laid_drawn[seat] = 0
        if state.drawn[seat]:
            state.drawn[seat] = 0
            for kind in range(KINDS):
                state.drew[seat, kind] = 0


@kernel
def fill_pool(state: State, log: Log) -> bool:
    """HP-2.3, HP-2.4 Make sure of a card, for one is needed; return whether there is one.

    An empty pool is made up of the whole discard pile. Face-down cards are older than it (HP-2.5).
    """
    if state.pool_held > 0:
        return True
    cards = 0
    for kind in range(KINDS):
        copies = int(state.discard[kind])
        state.pool[kind] = copies
        cards += copies
    if cards == 0:
        return False
    for kind in range(KINDS):
        state.pool_made[kind] = state.pool[kind]
        state.discard[kind] = 0
    state.pool_held = cards
    tell_amount(log, Event.RESHUFFLES, NONE, RULE[2, 3], NONE, cards)
    remember_pool(state)
    return True


@kernel
def pool_to_hand(state: State, seat: int, kind: int) -> None:
    """HP-2.3 Move a card from the pool to a hand."""
    state.pool[kind] -= 1
    state.pool_held -= 1
    state.hand[seat, kind] += 1
    state.held[seat] += 1
    state.drew[seat, kind] += 1
    state.drawn[seat] += 1


@kernel
def any_card(state: State, rng: Rng) -> int:
    """HP-2.3 Draw the kind of a card of the pool, all cards alike. Precondition: it is not empty."""
    before = below(rng, int(state.pool_held))
    kind, cards = 0, 0
    for other in range(KINDS - 1):
        cards += int(state.pool[other])
        kind += int(before >= cards)  # without a branch: nobody can foresee it
    return kind


@kernel
def deal_card(state: State, kind: int, log: Log) -> None:
    """HP-3.3 Deal one card to the seat in turn; the next goes to the seat on its left."""
    frame = state.stack[0]
    seat = int(frame.seat)
    whisper(log, Event.DEALT, seat, RULE[3, 3], kind)
    pool_to_hand(state, seat, kind)
    frame.remaining -= 1
    if frame.remaining > 0:
        frame.seat = left_of(state, seat)
        fill_pool(state, log)
        return
    frame.seat = state.chip - 1
    if state.rounds > 0:
        frame.kind = Owed.GIVE_CHIP
    else:
        place_potatoes(state, log)


@kernel
def give_chip(state: State, seat: int, log: Log) -> None:
    """HP-3.4 The chip changes hands; then the potatoes are placed."""
    tell_amount(log, Event.GIVES_CHIP, int(state.stack[0].seat), RULE[3, 4], seat, round_now(state))
    state.chip = seat + 1
    place_potatoes(state, log)


@kernel
def place_potatoes(state: State, log: Log) -> None:
    """HP-3.5 One yellow potato in round 1, two in round 2, three in round 3, from the chip holder on to the left."""
    seat = int(state.chip) - 1
    for potato in range(round_now(state)):
        tell_amount(log, Event.PLACES, seat, RULE[3, 5], NONE, potato)
        put_before(state, potato, seat)
        seat = left_of(state, seat)  # HP-12.4: with two players they wrap round
    frame = state.stack[0]
    frame.seat = state.chip - 1
    if state.seats >= 6:
        frame.kind = Owed.EXTRA
    else:
        begin_turn(state, log)


@kernel
def add_potato(state: State, seat: int, log: Log) -> None:
    """HP-3.6 The chip holder has chosen who gets the extra potato."""
    potato = lowest_free(state)
    tell_amount(log, Event.ADDS, int(state.stack[0].seat), RULE[3, 6], seat, potato)
    put_before(state, potato, seat)
    begin_turn(state, log)


@kernel
def lowest_free(state: State) -> int:
    """HP-1.5 Return the lowest number of a potato that is not in play; -1 if all twelve are."""
    free = ALL_POTATOES & ~int(state.in_play)
    return lowest(free) if free else -1


@kernel
def begin_turn(state: State, log: Log) -> None:
    """HP-3.7, HP-4.1, HP-5.1 Ask all who have potatoes for their answers."""
    state.turn += 1
    state.step = Step.PLAY.value
    state.passed = 0
    banned, seats = 0, 0
    left = int(state.in_play)
    while left:
        potato = lowest(left)
        left &= left - 1
        seats |= 1 << (int(state.holder[potato]) - 1)
        if carries_ban(state, potato):
            banned |= 1 << potato
    state.banned = banned
    frame = state.stack[0]
    frame.kind = Owed.PLAY
    frame.seat = 0
    frame.source = 0
    frame.remaining = 0
    frame.seats = seats
    tell_amount(
        log, Event.BEGINS_TURN, NONE, RULE[3, 7] if state.turn == 1 else RULE[4, 1], round_now(state), int(state.turn)
    )


@kernel
def chip_moves(state: State) -> int:
    """HP-3.1 Return the seats that may get the chip first, as a set."""
    return 1 << (int(state.oldest) - 1) if state.oldest else (1 << int(state.seats)) - 1
