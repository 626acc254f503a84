"""What lies on the table of Lupenos: the record, its one frame, and what its rules ask of it."""

from __future__ import annotations

from enum import IntEnum

from spuds.core.frames import FULL, SPECTATOR, Frame
from spuds.core.jit import kernel
from spuds.core.records import HIDDEN, OWNER, PUBLIC, Ints, field, i1, i2, i8, layout, record
from spuds.games.lupenos.cards import (
    KINDS,
    MOST_CARDS,
    MOST_PILE,
    MOST_SEATS,
    MOST_TURNS,
    PEEL_KINDS,
    PEELS_OF_A_NUMBER,
    PER_SEAT,
    PLACE,
)
from spuds.games.lupenos.counts import MOST


class Owed(IntEnum):
    """Kinds of frames. One lies on the stack at a time, for nothing nests."""

    START = 1
    """Chance names the first seat."""
    DEAL_UP = 2
    """Chance deals `seat` an open card; `remaining` of all seats are still to come."""
    DEAL_HAND = 3
    EXCHANGE = 4
    """All of `seats` name their rows."""
    TURN = 5
    DRAW = 6
    """Chance draws for `seat`, `remaining` cards; then seat `source` has its turn."""
    FLIP = 7
    """Chance says what the card is that `seat` turns over."""
    LAID = 8
    """`seat` has laid `remaining` cards of kind `source`. This and what follows is carried out at once."""
    NEXT = 9
    """The turn of `seat` begins, if there is to be another one."""
    END = 10


@record
class State:
    """One table of Lupenos, full or as one viewer knows it. Where it says "as counts", see `counts.py`."""

    hand: Ints = field(
        i1,
        "hand cards that the others cannot tell; while rows are named, less those that the seat has put into its own",
        OWNER,
        shape=(MOST_SEATS, KINDS),
        per="seat, kind of card",
        high=PEELS_OF_A_NUMBER,
    )
    holds: Ints = field(
        i8, "all hand cards, those of `hand` and `known`, as counts", OWNER, shape=(MOST_SEATS,), per="seat", high=MOST
    )
    known: Ints = field(
        i8,
        "hand cards that everybody can tell (LU-11.1), as counts",
        PUBLIC,
        shape=(MOST_SEATS,),
        per="seat",
        high=MOST,
    )
    up: Ints = field(i8, "cards of the face-up row, as counts", PUBLIC, shape=(MOST_SEATS,), per="seat", high=MOST)
    pool: int = field(
        i8,
        "cards nobody has seen: deck, face-down cards, cards to be dealt; in a view, all that its viewer has not",
        HIDDEN,
        high=MOST,
    )
    used: int = field(i8, "cards of the used pile, as counts", PUBLIC, high=MOST)
    named: Ints = field(
        i1,
        "1 + kinds named for the final row (LU-3.2), in order; 0 = not yet, or all rows have been changed",
        OWNER,
        shape=(MOST_SEATS, PLACE),
        per="seat, number of the card",
        high=KINDS,
    )
    to_name: Ints = field(i1, "cards that a seat has still to name", OWNER, shape=(MOST_SEATS,), per="seat", high=PLACE)
    pile: Ints = field(
        i1,
        "1 + kinds of the cards of the pile, bottom first; 0 = none",
        PUBLIC,
        shape=(MOST_PILE,),
        per="place",
        high=KINDS,
    )
    held: Ints = field(i1, "cards in a hand", PUBLIC, shape=(MOST_SEATS,), per="seat", high=MOST_CARDS)
    in_row: Ints = field(i1, "cards in a face-up row", PUBLIC, shape=(MOST_SEATS,), per="seat", high=PLACE)
    down: Ints = field(i1, "face-down cards", PUBLIC, shape=(MOST_SEATS,), per="seat", high=PLACE)
    out: Ints = field(i1, "its place, if a seat is out; 0 = it is in", PUBLIC, shape=(MOST_SEATS,), per="seat", high=6)
    turns: int = field(i2, "turns played", PUBLIC, high=MOST_TURNS)
    turn_limit: int = field(i2, "turns after which the game ends (LU-9.2)", PUBLIC, low=300, high=MOST_TURNS)
    stack: tuple[Frame] = field(Frame, "what is owed", PUBLIC, shape=(1,))
    depth: int = field(i1, "frames on the stack; 0 when the game is over", PUBLIC, high=1)
    viewer: int = field(i1, "whose view this is; FULL = nobody's", PUBLIC, low=FULL, high=SPECTATOR)
    seats: int = field(i1, "seats at the table", PUBLIC, low=2, high=MOST_SEATS)
    nines: int = field(i1, "1 = the deck has numbers up to 9 (LU-1.3)", PUBLIC, high=1)
    must_lay: int = field(i1, "1 = no pick-up where a card fits (LU-4.12)", PUBLIC, high=1)
    several_up: int = field(i1, "1 = equal numbers of a row may be laid at once (LU-7.6)", PUBLIC, high=1)
    pile_only: int = field(i1, "1 = a card of the row that does not fit stays there (LU-7.5)", PUBLIC, high=1)
    play_on: int = field(i1, "1 = the others play on (LU-8.5)", PUBLIC, high=1)
    first: int = field(i1, "1 + the seat with the first turn; 0 = not named yet", PUBLIC, high=MOST_SEATS)
    deck: int = field(i1, "cards of the deck", PUBLIC, high=MOST_CARDS - 2 * PER_SEAT)
    pool_held: int = field(i1, "cards nobody has seen", PUBLIC, high=MOST_CARDS)
    pile_held: int = field(i1, "cards of the pile", PUBLIC, high=MOST_PILE)
    outs: int = field(i1, "seats that are out", PUBLIC, high=MOST_SEATS)


STATE = layout(State)


@kernel
def next_in(state: State, seat: int) -> int:
    """LU-1.1, LU-4.3 Return the next seat clockwise that is not out."""
    for _ in range(state.seats):
        seat = seat + 1 if seat + 1 < state.seats else 0
        if not state.out[seat]:
            return seat
    return seat


@kernel
def lowest_fitting(state: State) -> int:
    """LU-4.7 Return the lowest kind of peel that fits: any on an empty pile or a bag, else that of the top card."""
    if state.pile_held == 0:
        return 0
    top = int(state.pile[state.pile_held - 1]) - 1
    return top if top < PEEL_KINDS else 0


@kernel
def fits(state: State, kind: int) -> bool:
    """LU-4.6 to LU-4.8 Say whether a card may be laid on the pile. A special always may."""
    return kind >= PEEL_KINDS or kind >= lowest_fitting(state)


@kernel
def cards_left(state: State, seat: int) -> int:
    """LU-9.3 Return a seat's cards in hand, row and face down together."""
    return int(state.held[seat]) + int(state.in_row[seat]) + int(state.down[seat])
