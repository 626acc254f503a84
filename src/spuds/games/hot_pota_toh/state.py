"""What lies on the table of Hot-Pota-toH!: the record, its frames, and what its rules ask of it."""

from __future__ import annotations

from enum import IntEnum

from spuds.core.bits import lowest, size
from spuds.core.frames import FULL, SPECTATOR, Frame, pop
from spuds.core.jit import kernel
from spuds.core.records import HIDDEN, OWNER, PUBLIC, Ints, field, i1, i2, i4, i8, layout, record
from spuds.games.hot_pota_toh.cards import (
    BOOM,
    DEALT_KINDS,
    FIRST_ON_TABLE,
    HAND_KINDS,
    KEPT_KINDS,
    KINDS,
    LEVEL,
    LEVELS,
    MOST_ALIKE,
    MOST_CARDS,
    MOST_ROUNDS,
    MOST_SEATS,
    SUPER,
    TABLE_KINDS,
)


class Owed(IntEnum):
    """Kinds of frames. The top one acts; those of END, LAY and ROUND_END are carried out at once."""

    START = 1
    """`seat` names the next starter; CHANCE before round 1."""
    VOTE = 2
    """All of `seats` vote on a higher level."""
    DEAL = 3
    """The next card goes to `seat`; `remaining` seats are to be dealt one."""
    TURN = 4
    END = 5
    """The turn ends once nothing lies above. `source`: 1 = `remaining` moves of Treacherous have been counted."""
    ORDER = 6
    DRAWS = 7
    """`seat` owes `remaining` draws from the deck."""
    RISKY = 8
    """`remaining` more draws may be chosen."""
    THIEF = 9
    STEAL = 10
    """Chance says which card `seat` takes from the hand of seat `source`."""
    EVIL = 11
    EVILEST = 12
    CUT = 13
    PLACE = 14
    """A Treacherous of `seat` lies nowhere until it is placed."""
    MOVE = 15
    LOOK = 16
    """`seat` looks at `remaining` more cards, for the card `source`."""
    PICK = 17
    LAY = 18
    """The row is about to be laid for the card `source`; `takers` holds those named for Evilest."""
    ROW = 19
    """The first of `takers` takes the next card; `remaining` cards lie in the row."""
    DISORIENTED = 20
    """`seat` decides on a Disoriented, which lies nowhere meanwhile."""
    KEEP = 21
    """`seat` decides on the card `source`, Super or Sexy, which lies nowhere meanwhile."""
    ROUND_END = 22
    """The round is over; `source`: 1 = `seat` exploded."""


MOST_FRAMES = 4
"""Section 10 of the rules: END, RISKY or ROW, DRAWS, and a decision on an icon card."""
MOST_ROW = 12
MOST_SEEN = 4
"""TOH-10.1"""
MOST_SCORE = 1_000_000
ALL_SEATS = (1 << MOST_SEATS) - 1
ANY_HELD = (1 << HAND_KINDS) - 1
NO, YES = 1, 2
"""How votes are stored."""


@record
class State:
    """One table of Hot-Pota-toH!, full or as one viewer knows it. Sets of seats and kinds are bits, 0 the lowest."""

    scores: Ints = field(
        i4, "points after the last round", PUBLIC, shape=(MOST_SEATS,), per="seat", low=-MOST_SCORE, high=MOST_SCORE
    )
    holds: Ints = field(
        i8, "kinds that lie in the hand, as a set", OWNER, shape=(MOST_SEATS,), per="seat", high=ANY_HELD
    )
    hand: Ints = field(
        i1,
        "cards in hand, kept ones apart",
        OWNER,
        shape=(MOST_SEATS, HAND_KINDS),
        per="seat, kind of card",
        high=MOST_ALIKE,
    )
    table: Ints = field(
        i1,
        "cards on tables",
        PUBLIC,
        shape=(MOST_SEATS, TABLE_KINDS),
        per="seat, kind of card from FIRST_ON_TABLE on",
        high=MOST_ALIKE,
    )
    kept: Ints = field(
        i1,
        "cards kept in hand in sight of all (TOH-9.1)",
        PUBLIC,
        shape=(MOST_SEATS, KEPT_KINDS),
        per="seat, kind of card from SUPER on",
        high=MOST_ALIKE,
    )
    held: Ints = field(i2, "cards in hand, kept ones too", PUBLIC, shape=(MOST_SEATS,), per="seat", high=MOST_CARDS)
    pool: Ints = field(
        i1,
        "cards of deck and row; in a view, all that its viewer has not seen",
        HIDDEN,
        shape=(KINDS,),
        per="kind of card",
        high=MOST_ALIKE,
    )
    discard: Ints = field(i1, "cards of the discard pile", PUBLIC, shape=(KINDS,), per="kind of card", high=MOST_ALIKE)
    cards: Ints = field(
        i1,
        "cards of this table, all decks and levels (TOH-1.1, TOH-1.2)",
        PUBLIC,
        shape=(DEALT_KINDS,),
        per="kind of card",
        high=MOST_ALIKE,
    )
    hand_points: Ints = field(
        i1, "what a card is worth in a hand", PUBLIC, shape=(HAND_KINDS,), per="kind of card", low=-5, high=9
    )
    table_points: Ints = field(
        i1,
        "what a card is worth on a table",
        PUBLIC,
        shape=(TABLE_KINDS,),
        per="kind of card from FIRST_ON_TABLE on",
        low=-5,
        high=9,
    )
    seen: Ints = field(
        i1,
        "1 + kind of a card that is being looked at",
        OWNER,
        shape=(MOST_SEEN,),
        per="place",
        high=KINDS,
        owner="seen_by",
    )
    seen_by: Ints = field(
        i1, "1 + the seat that looks at it; 0 = no card", PUBLIC, shape=(MOST_SEEN,), per="place", high=MOST_SEATS
    )
    votes: Ints = field(i1, "0 = none, NO or YES", OWNER, shape=(MOST_SEATS,), per="seat", high=YES)
    takers: Ints = field(
        i1,
        "1 + the seats that take the cards of the row, the next one first; 0 = nobody",
        PUBLIC,
        shape=(MOST_ROW,),
        per="place",
        high=MOST_SEATS,
    )
    stack: tuple[Frame, ...] = field(Frame, "what is owed; the last acts", PUBLIC, shape=(MOST_FRAMES,))
    live: int = field(i2, "seats that have not played Dud this round, as a set", PUBLIC, high=ALL_SEATS)
    pool_held: int = field(i2, "cards of deck and row", PUBLIC, high=MOST_CARDS)
    goal: int = field(i2, "score that ends the game (TOH-13.3); 0 = none", PUBLIC, high=200)
    depth: int = field(i1, "frames on the stack; 0 when the game is over", PUBLIC, high=MOST_FRAMES)
    viewer: int = field(i1, "whose view this is; FULL = nobody's", PUBLIC, low=FULL, high=SPECTATOR)
    seats: int = field(i1, "seats at the table", PUBLIC, low=2, high=MOST_SEATS)
    row: int = field(i1, "cards of the pool that lie in the row", PUBLIC, high=MOST_ROW)
    turn: int = field(i1, "the player in turn; from the deal on, the starter", PUBLIC, high=MOST_SEATS - 1)
    order: int = field(i1, "1 = clockwise, -1 = counterclockwise, 0 = still open", PUBLIC, low=-1, high=1)
    skip: int = field(i1, "1 = Jumping was played this turn", PUBLIC, high=1)
    rounds: int = field(i1, "rounds finished", PUBLIC, high=MOST_ROUNDS)
    level: int = field(i1, "level of the round", PUBLIC, low=1, high=LEVELS)
    overtime: int = field(i1, "1 = the goal was reached once (TOH-13.3)", PUBLIC, high=1)
    first_level: int = field(i1, "level at the start of the game", PUBLIC, low=1, high=LEVELS)
    level_vote: int = field(i1, "1 = players vote on the level (TOH-12.3)", PUBLIC, high=1)
    rounds_wanted: int = field(i1, "rounds to be played at least (TOH-13.1)", PUBLIC, low=1, high=12)
    score_floor: int = field(i1, "1 = no score falls below 0 (TOH-11.6)", PUBLIC, high=1)
    redeal: int = field(i1, "1 = icon cards are not dealt (TOH-2.5)", PUBLIC, high=1)
    last_safe: int = field(i1, "1 = the last live player is safe (TOH-5.7)", PUBLIC, high=1)
    put_back: int = field(i1, "1 = BOOM seen by Spinning is put back (TOH-8.5)", PUBLIC, high=1)


STATE = layout(State)


@kernel
def copies(state: State, kind: int) -> int:
    """TOH-1.3 Return how many cards of a kind are in play at this level, all decks together; one BOOM."""
    if kind == BOOM:
        return 1
    return int(state.cards[kind]) if LEVEL[kind] <= state.level else 0


@kernel
def deck(state: State) -> int:
    """TOH-4.7 Return how many cards are still to be drawn, the row not among them."""
    return int(state.pool_held) - int(state.row)


@kernel
def on_table(state: State, seat: int, kind: int) -> int:
    """Return how many cards of a kind lie on a seat's table."""
    return int(state.table[seat, kind - FIRST_ON_TABLE])


@kernel
def lay_on_table(state: State, seat: int, kind: int) -> None:
    """TOH-3.3 Lay a card on a seat's table."""
    state.table[seat, kind - FIRST_ON_TABLE] += 1


@kernel
def add_to_hand(state: State, seat: int, kind: int) -> None:
    """TOH-3.4 Put a card into a hand; a Super or Sexy is kept there in sight of all (TOH-9.1)."""
    state.held[seat] += 1
    if kind >= HAND_KINDS:
        state.kept[seat, kind - SUPER] += 1
        return
    state.hand[seat, kind] += 1
    state.holds[seat] |= 1 << kind


@kernel
def take_from_hand(state: State, seat: int, kind: int) -> None:
    """Take a card out of a hand that holds one such."""
    state.held[seat] -= 1
    if kind >= HAND_KINDS:
        state.kept[seat, kind - SUPER] -= 1
        return
    left = int(state.hand[seat, kind]) - 1
    state.hand[seat, kind] = left
    if left == 0:
        state.holds[seat] &= ~(1 << kind)


@kernel
def others(state: State, seat: int) -> int:
    """Return the opponents of a seat: all other live players, as a set."""
    return int(state.live) & ~(1 << seat)


@kernel
def next_clockwise(state: State, seat: int) -> int:
    """TOH-3.6 Return the first live seat to the left of a seat, possibly itself. Precondition: somebody is live."""
    live = int(state.live)
    beyond = live >> (seat + 1)
    return seat + 1 + lowest(beyond) if beyond else lowest(live)


@kernel
def next_counterclockwise(state: State, seat: int) -> int:
    """TOH-3.6 Return the first live seat to the right of a seat, possibly itself. Precondition: somebody is live."""
    live = int(state.live)
    below = live & ((1 << seat) - 1)
    return highest(below if below else live)


@kernel
def highest(members: int) -> int:
    """Return the highest member of a set of seats that is not empty."""
    for step in (1, 2, 4, 8):
        members |= members >> step
    return size(members) - 1


@kernel
def next_live(state: State, seat: int) -> int:
    """TOH-3.6 Return the next live seat in the order; clockwise while that is open."""
    return next_counterclockwise(state, seat) if state.order < 0 else next_clockwise(state, seat)


@kernel
def clear_stack(state: State) -> None:
    """TOH-5.2 Cancel everything that is pending."""
    while state.depth > 0:
        pop(state)


@kernel
def is_between_rounds(state: State) -> bool:
    """TOH-11.1 Say whether a round has been scored and its hands still lie open."""
    if state.rounds == 0:
        return False
    return state.depth == 0 or state.stack[0].kind == Owed.START or state.stack[0].kind == Owed.VOTE


@kernel
def is_boom_aside(state: State) -> bool:
    """TOH-2.4 Say whether BOOM lies apart: until the first deal is over, and in every later one."""
    if state.depth == 0:
        return False
    return state.stack[0].kind == Owed.DEAL or (state.rounds == 0 and state.stack[0].kind == Owed.START)
