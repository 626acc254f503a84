"""What lies on the table of Potato Man: the record, its frames, and what must always hold of it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

import numpy as np

from spuds.core import bits
from spuds.core.frames import CHANCE, FULL, SPECTATOR, Frame
from spuds.core.jit import kernel
from spuds.core.records import HIDDEN, OWNER, PUBLIC, Ints, field, i1, i2, i8, layout, out_of_range, record
from spuds.games.potato_man.cards import (
    ALL_CARDS,
    COLOUR,
    GREEN,
    MOST_SEATS,
    PILE,
    POTATO_MAN,
    SACK_COPIES,
    SACK_KINDS,
    SACKS,
    hand_size,
)
from spuds.games.potato_man.rules.following import cards_that_may_follow


class Owed(IntEnum):
    """Kinds of frames. One lies on the stack at a time, for nothing nests."""

    START = 1
    DEAL = 2
    PLAY = 3
    DRAW = 4
    TAKING = 5
    """A complete trick: taken at once, nobody is asked."""
    ROUND_END = 6
    """The seat is stuck, or has taken the last trick: the round ends at once."""


MOST_POINTS = 45
"""I12: three sack cards of each kind, 3 x (1 + 2 + 3 + 4 + 5)."""


@record
class State:
    """One table of Potato Man, full or as one viewer knows it. Sets of cards are bits, card 0 the lowest."""

    hand: Ints = field(i8, "cards a seat holds, as a set", OWNER, shape=(MOST_SEATS,), per="seat", high=ALL_CARDS)
    pool: int = field(
        i8, "cards nobody has seen this round; in a view, all that its viewer has not", HIDDEN, high=ALL_CARDS
    )
    discard: int = field(i8, "cards of this round's earlier tricks, as a set", PUBLIC, high=ALL_CARDS)
    laid: int = field(i8, "cards in the trick, as a set", PUBLIC, high=ALL_CARDS)
    may_follow: int = field(
        i8, "cards that may be played on the trick as it lies, whoever holds them", PUBLIC, high=ALL_CARDS
    )
    shown: int = field(i8, "hand shown by the seat stuck in the last finished round", PUBLIC, high=ALL_CARDS)
    scores: Ints = field(i2, "points over the finished rounds", PUBLIC, shape=(MOST_SEATS,), per="seat", high=675)
    stack: tuple[Frame] = field(Frame, "the one decision, deal or draw that is owed", PUBLIC, shape=(1,))
    depth: int = field(i1, "frames on the stack; 0 when the game is over", PUBLIC, high=1)
    viewer: int = field(i1, "whose view this is; FULL = nobody's", PUBLIC, low=FULL, high=SPECTATOR)
    seats: int = field(i1, "seats at the table", PUBLIC, low=2, high=MOST_SEATS)
    no_green: int = field(i1, "1 = played without green cards (PM-1.5)", PUBLIC, high=1)
    laps: int = field(i1, "rounds that each seat starts (PM-2.3)", PUBLIC, low=1, high=3)
    tie: int = field(i1, "1 = a tie goes to the best single round (PM-6.3)", PUBLIC, high=1)
    rounds: int = field(i1, "rounds finished", PUBLIC, high=15)
    first_starter: int = field(i1, "seat that started the first round", PUBLIC, high=MOST_SEATS - 1)
    leader: int = field(i1, "seat that led the trick, or leads the next", PUBLIC, high=MOST_SEATS - 1)
    trick_size: int = field(i1, "cards in the trick", PUBLIC, high=MOST_SEATS)
    tricks: int = field(i1, "tricks taken this round", PUBLIC, high=12)
    stuck: int = field(i1, "1 + the seat stuck in the last finished round; 0 = nobody", PUBLIC, high=MOST_SEATS)
    pool_held: int = field(i1, "cards in the pool", PUBLIC, high=52)
    held: Ints = field(i1, "cards a seat holds", PUBLIC, shape=(MOST_SEATS,), per="seat", high=12)
    pile: Ints = field(i1, "cards in a seat's draw pile", PUBLIC, shape=(2,), per="seat", high=PILE)
    trick: Ints = field(
        i1, "1 + card, in the order of playing; 0 = none", PUBLIC, shape=(MOST_SEATS,), per="place", high=52
    )
    best: Ints = field(
        i1, "most points in one finished round", PUBLIC, shape=(MOST_SEATS,), per="seat", high=MOST_POINTS
    )
    supply: Ints = field(
        i1, "sack cards to be won", PUBLIC, shape=(SACK_KINDS,), per="kind of sack card", high=SACK_COPIES
    )
    won: Ints = field(
        i1,
        "sack cards won this round",
        PUBLIC,
        shape=(MOST_SEATS, SACK_KINDS),
        per="seat, kind of sack card",
        high=SACK_COPIES,
    )


STATE = layout(State)


@kernel
def deck(state: State) -> int:
    """PM-1.2, PM-1.5 Return the potato cards of this game, as a set."""
    return ALL_CARDS & ~GREEN if state.no_green else ALL_CARDS


@kernel
def trick_cards(state: State) -> int:
    """PM-3.2, PM-3.3 Return how many cards make a trick."""
    return 4 if state.seats == 2 else state.seats


@kernel
def next_seat(state: State, seat: int) -> int:
    """PM-1.1 Return the next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


@kernel
def points(state: State, seat: int) -> int:
    """PM-5.5 Return the sacks on the sack cards that a seat has won this round."""
    total = 0
    for kind in range(SACK_KINDS):
        total += SACKS[kind] * int(state.won[seat, kind])
    return total


def check_state(state: State) -> list[str]:
    """Return every invariant that a full state breaks, each by its number (section 11 of the rules).

    With a number out of range, or a seat that is not at the table, nothing more is looked at: the other checks rely
    on these.
    """
    faults = [*out_of_range(State, state), *_frame_faults(state)]
    return faults or [
        *_seat_faults(state),
        *_card_faults(state),
        *_hand_faults(state),
        *_trick_faults(state),
        *_sack_faults(state),
    ]


def _frame_faults(state: State) -> Iterator[str]:
    frame = state.stack[0]
    kind, seat, remaining = int(frame.kind), int(frame.seat), int(frame.remaining)
    if state.depth == 0:
        if kind or seat or remaining:
            yield "I13: the game is over, but something is owed"
        return
    if kind not in (Owed.START, Owed.DEAL, Owed.PLAY, Owed.DRAW):
        yield "I13: nothing that can be answered is owed"
    if (seat != CHANCE) if kind == Owed.START else (seat >= state.seats):
        yield "I13: nobody at the table is waiting"
    if (remaining > 0) != (kind == Owed.DEAL):
        yield "I2: cards are owed outside a deal, or none in it"


def _seat_faults(state: State) -> Iterator[str]:
    seats, leader, size = int(state.seats), int(state.leader), int(state.trick_size)
    if leader >= seats or state.first_starter >= seats:
        yield "I11: the leader or the first starter is not at the table"
    kind = state.stack[0].kind if state.depth else 0
    if kind == Owed.PLAY and state.stack[0].seat != (leader + size) % seats:
        yield "I13: the turn is not the next seat's after the trick's cards"
    if kind == Owed.DRAW and state.stack[0].seat != (leader + size - 1) % seats:
        yield "I13: the draw is not the seat's that has just played"
    if kind in (Owed.DEAL, Owed.PLAY, Owed.DRAW) and state.tricks == 0:
        if leader != (int(state.first_starter) + int(state.rounds)) % seats:
            yield "I11: the leader of the first trick is not the round's starter"
    if state.stuck > seats or bool(state.stuck) != bool(state.shown):
        yield "I13: the hand shown is not that of a stuck seat"


def _hand_faults(state: State) -> Iterator[str]:
    seats, size = int(state.seats), int(state.trick_size)
    if state.depth == 0 or state.stack[0].kind not in (Owed.PLAY, Owed.DRAW):
        return
    in_trick = [0] * seats
    for place in range(size):
        in_trick[(int(state.leader) + place) % seats] += 1
    if seats > 2:
        if len({int(state.held[seat]) + in_trick[seat] for seat in range(seats)}) > 1:
            yield "I2: between tricks all hands are equal"
        return
    drawn = [PILE - int(state.pile[seat]) for seat in range(seats)]
    if len({int(state.held[seat]) + in_trick[seat] - drawn[seat] for seat in range(seats)}) > 1:
        yield "I2: between tricks all hands are equal"
    for seat in range(seats):
        pending = state.stack[0].kind == Owed.DRAW and state.stack[0].seat == seat
        played = 2 * int(state.tricks) + in_trick[seat] - pending
        if drawn[seat] != min(PILE, played):
            yield "I3: a pile is not 8 less the cards drawn"


def _card_faults(state: State) -> Iterator[str]:
    places = [int(state.pool), int(state.discard), int(state.laid), *(int(hand) for hand in state.hand)]
    together = 0
    for place in places:
        if together & place:
            yield "I1: a card is in two places"
        together |= place
    if state.viewer == FULL and together != deck(state):
        yield "I1: the cards are not those of this game"
    if [bits.size(int(hand)) for hand in state.hand] != list(state.held):
        yield "I2: the sizes of the hands are wrong"
    if max(state.held) > hand_size(int(state.seats)):
        yield "I2: a hand is larger than the deal"
    if bits.size(int(state.pool)) != state.pool_held:
        yield "I3: the size of the pool is wrong"
    if state.seats != 2 and any(state.pile):
        yield "I3: only two players have draw piles"


def _trick_faults(state: State) -> Iterator[str]:
    trick = [int(card) - 1 for card in state.trick if card]
    colours = [int(COLOUR[card]) for card in trick]
    repeats = len(colours) - len(set(colours))
    if sum(1 << card for card in trick) != state.laid or len(trick) != state.trick_size:
        yield "I4: the trick is not the cards that lie in it"
    if repeats > (1 if state.seats == MOST_SEATS else 0):
        yield "I4: a colour is repeated that may not be"
    if bits.size(int(state.laid) & POTATO_MAN) > 1:
        yield "I4: two Potato Men in a trick"
    if cards_that_may_follow(int(state.laid), len(trick), int(state.seats)) != state.may_follow:
        yield "I4: the cards that may follow are wrong"
    if state.depth and state.stack[0].kind == Owed.PLAY:
        if not int(state.hand[state.stack[0].seat]) & int(state.may_follow):
            yield "I10: the seat that owes a play has no card for it"
        if len(trick) >= trick_cards(state):
            yield "I5: a complete trick has not been taken"
    if (state.depth == 0) != (state.rounds == state.seats * state.laps):
        yield "I13: the game must be over when its rounds are finished, and only then"


def _sack_faults(state: State) -> Iterator[str]:
    won = np.asarray(state.won, dtype=np.int64)
    full = np.full(SACK_KINDS, SACK_COPIES)
    if state.no_green:
        full[2] = 0
    if (won.sum(axis=0) + state.supply != full).any():
        yield "I6: sack cards are missing"
    if won.sum() > state.tricks:
        yield "I7: more sack cards than tricks"
    if won.sum() < state.tricks and state.supply[SACK_KINDS - 1]:
        yield "I7: somebody went empty-handed beside gold"
    if won[:, SACK_KINDS - 1].any() and all(state.supply[kind] for kind in range(4) if full[kind]):
        yield "I8: gold was taken while no colour was sold out"
    if any(state.best > state.scores):
        yield "I12: a round was worth more than the game"
