"""What lies on the table of Hot Potato: the record, its frames, and what its rules ask of it."""

from __future__ import annotations

from enum import IntEnum

from spuds.core.bits import lowest
from spuds.core.frames import FULL, SPECTATOR, Frame
from spuds.core.jit import kernel
from spuds.core.records import HIDDEN, OWNER, PUBLIC, Ints, field, i1, i2, layout, record
from spuds.games.hot_potato.cards import (
    BAN_PASS_LEFT,
    BLUE_KINDS,
    BROWN_KINDS,
    HUGE,
    KINDS,
    MOST_CARDS,
    MOST_DUPLICATORS,
    MOST_SEATS,
    POTATOES,
    ROUNDS,
)


class Owed(IntEnum):
    """Kinds of frames. One lies on the stack at a time, for nothing nests."""

    CHIP = 1
    DEAL = 2
    GIVE_CHIP = 3
    EXTRA = 4
    PLAY = 5
    """Step 1: all of `seats` owe answers for their potatoes."""
    DRAW = 6
    """A card for `seat`, for the potato `source`: in step 2 for its seasoning, in step 5 for its explosion."""
    EITHER = 7
    TOSS = 8
    REVEAL = 9
    """Steps 2 to 5 and what comes after them: carried out at once, nobody is asked."""
    COPY = 10
    PASS = 11
    EXPLODE = 12
    TURN_END = 13
    ROUND_START = 14


class Step(IntEnum):
    """Steps of a turn (HP-4.1); 0 outside turns."""

    SETUP = 0
    PLAY = 1
    REVEAL = 2
    COPY = 3
    PASS = 4
    EXPLODE = 5


MOST_BURNS = 179
"""Section 10 of the rules: 19 before the last turn, then 12 explosions and all that they can do."""
MOST_TURNS = 501
FORGOTTEN = 2
"""All unseen cards are taken for one sort, see `forget_sorts`."""
MOST_SHOWN = 60
"""Room for cards shown within one round; with more, see `forget_sorts`."""
ALL_POTATOES = (1 << POTATOES) - 1


@record
class State:
    """One table of Hot Potato, full or as one viewer knows it. Sets of potatoes and seats are bits, 0 the lowest."""

    hand: Ints = field(i1, "cards held", OWNER, shape=(MOST_SEATS, KINDS), per="seat, kind of card", high=49)
    drew: Ints = field(
        i1,
        "cards drawn from the pool since all knew it (pool_known), less those shown that must be of these",
        OWNER,
        shape=(MOST_SEATS, KINDS),
        per="seat, kind of card",
        high=MOST_CARDS,
    )
    pool: Ints = field(
        i1,
        "cards nobody has seen; in a view, all that its viewer has not",
        HIDDEN,
        shape=(KINDS,),
        per="kind of card",
        high=MOST_CARDS,
    )
    pool_known: Ints = field(
        i1,
        "the pool when all could last tell it, when it was made up or all hands had been laid open; less as in `drew`",
        PUBLIC,
        shape=(KINDS,),
        per="kind of card",
        high=MOST_CARDS,
    )
    pool_made: Ints = field(
        i1, "the pool when it was last made up", PUBLIC, shape=(KINDS,), per="kind of card", high=MOST_CARDS
    )
    discard: Ints = field(i1, "cards of the discard pile", PUBLIC, shape=(KINDS,), per="kind of card", high=MOST_CARDS)
    deck: Ints = field(
        i1, "action cards of this table (HP-1.3)", PUBLIC, shape=(KINDS,), per="kind of card", high=MOST_CARDS
    )
    duplicators: Ints = field(
        i1,
        "duplicators of this table (HP-1.4)",
        PUBLIC,
        shape=(BLUE_KINDS,),
        per="kind of seasoning",
        high=MOST_DUPLICATORS,
    )
    supply: Ints = field(
        i1, "unused duplicators", PUBLIC, shape=(BLUE_KINDS,), per="kind of seasoning", high=MOST_DUPLICATORS
    )
    unstriped: Ints = field(
        i1,
        "seasonings that are action cards",
        PUBLIC,
        shape=(POTATOES, BLUE_KINDS),
        per="potato, kind of seasoning",
        high=MOST_CARDS,
    )
    striped: Ints = field(
        i1,
        "seasonings that are duplicators",
        PUBLIC,
        shape=(POTATOES, BLUE_KINDS),
        per="potato, kind of seasoning",
        high=MOST_DUPLICATORS,
    )
    holder: Ints = field(
        i1, "1 + the seat it lies before; 0 = not in play", PUBLIC, shape=(POTATOES,), per="potato", high=MOST_SEATS
    )
    down_brown: Ints = field(
        i1,
        "1 + kind of the brown card face down on it",
        OWNER,
        shape=(POTATOES,),
        per="potato",
        high=BROWN_KINDS,
        owner="holder",
    )
    down_blue: Ints = field(
        i1,
        "1 + kind of the blue card face down on it, as a seasoning",
        OWNER,
        shape=(POTATOES,),
        per="potato",
        high=BLUE_KINDS,
        owner="holder",
    )
    answered: Ints = field(
        i1,
        "1 = its holder has answered for it, and owes answers for others",
        OWNER,
        shape=(POTATOES,),
        per="potato",
        high=1,
        owner="holder",
    )
    burns: Ints = field(i2, "spaces its pawn has moved", PUBLIC, shape=(MOST_SEATS,), per="seat", high=MOST_BURNS)
    held: Ints = field(
        i1,
        "cards a seat holds; in step 1 those that it held when the step began",
        PUBLIC,
        shape=(MOST_SEATS,),
        per="seat",
        high=49,
    )
    drawn: Ints = field(i1, "how many cards `drew` has", PUBLIC, shape=(MOST_SEATS,), per="seat", high=MOST_CARDS)
    laid_drawn: Ints = field(
        i1,
        "how many of its face-down cards a seat may have drawn since all knew the pool: as many as it had drawn then",
        PUBLIC,
        shape=(MOST_SEATS,),
        per="seat",
        high=MOST_CARDS,
    )
    shown: Ints = field(
        i1,
        "cards shown since then that may be of those drawn or older, in order: 1 + kind + KINDS x seat; 0 = none",
        PUBLIC,
        shape=(MOST_SHOWN,),
        per="place",
        high=MOST_SEATS * KINDS,
    )
    shown_drawn: Ints = field(
        i1,
        "how many of the cards shown up to this one its seat may have drawn since then",
        PUBLIC,
        shape=(MOST_SHOWN,),
        per="place",
        high=MOST_CARDS,
    )
    shown_count: int = field(i1, "how many cards `shown` has", PUBLIC, high=MOST_SHOWN)
    mixed: int = field(i1, "1 = some hand held cards when all last knew the pool; FORGOTTEN", PUBLIC, high=FORGOTTEN)
    in_play: int = field(i2, "potatoes that lie before somebody, as a set", PUBLIC, high=ALL_POTATOES)
    red: int = field(i2, "potatoes that show red, as a set; the others show yellow", PUBLIC, high=ALL_POTATOES)
    passed: int = field(i2, "potatoes passed this turn, as a set", PUBLIC, high=ALL_POTATOES)
    banned: int = field(
        i2, "potatoes on which pass-left may not be played this turn, as a set", PUBLIC, high=ALL_POTATOES
    )
    laid_brown: int = field(
        i2,
        "potatoes with a brown card face down, as all know once all answers are in, as a set",
        PUBLIC,
        high=ALL_POTATOES,
    )
    laid_blue: int = field(i2, "those of them with a blue card as well, as a set", PUBLIC, high=ALL_POTATOES)
    turn: int = field(i2, "turn of the round, from 1; 0 before the first", PUBLIC, high=MOST_TURNS)
    stack: tuple[Frame] = field(Frame, "what is owed", PUBLIC, shape=(1,))
    depth: int = field(i1, "frames on the stack; 0 when the game is over", PUBLIC, high=1)
    viewer: int = field(i1, "whose view this is; FULL = nobody's", PUBLIC, low=FULL, high=SPECTATOR)
    seats: int = field(i1, "seats at the table", PUBLIC, low=2, high=MOST_SEATS)
    two_players: int = field(i1, "1 = two seats are admitted (HP-12)", PUBLIC, high=1)
    oldest: int = field(i1, "1 + the seat that gets the chip first; 0 = any (HP-3.1)", PUBLIC, high=MOST_SEATS)
    past_20: int = field(i1, "1 = burns beyond 20 are counted (HP-1.6)", PUBLIC, high=1)
    last_tie: int = field(i1, "1 = the chip alone does not win a last tie (HP-11.3)", PUBLIC, high=1)
    chip: int = field(i1, "1 + the seat that has the golden chip; 0 = nobody yet", PUBLIC, high=MOST_SEATS)
    rounds: int = field(i1, "rounds finished", PUBLIC, high=ROUNDS)
    step: int = field(i1, "step of the turn (Step)", PUBLIC, high=Step.EXPLODE)
    pool_held: int = field(i1, "cards in the pool", PUBLIC, high=MOST_CARDS)


STATE = layout(State)


@kernel
def forget_shown(state: State) -> None:
    """Empty the list of cards shown."""
    for place in range(state.shown_count):
        state.shown[place] = 0
        state.shown_drawn[place] = 0
    state.shown_count = 0


@kernel
def left_of(state: State, seat: int) -> int:
    """HP-1.2 Return the next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


@kernel
def right_of(state: State, seat: int) -> int:
    """HP-1.2 Return the next seat counterclockwise."""
    return seat - 1 if seat > 0 else int(state.seats) - 1


@kernel
def put_before(state: State, potato: int, seat: int) -> None:
    """HP-1.5 Bring a potato into play before a seat."""
    state.holder[potato] = seat + 1
    state.in_play |= 1 << potato


@kernel
def seasonings(state: State, potato: int, kind: int) -> int:
    """Return how many seasonings of a kind a potato carries, real and striped; both work alike."""
    return int(state.unstriped[potato, kind]) + int(state.striped[potato, kind])


@kernel
def carries_ban(state: State, potato: int) -> bool:
    """HP-5.6 Say whether a potato carries a ban; two are no more than one."""
    return seasonings(state, potato, BAN_PASS_LEFT) > 0


@kernel
def first_in_order(state: State, potatoes: int) -> int:
    """HP-4.2 Return the potato of a set whose turn comes first, by chip order and then by number; -1 if it is empty."""
    first, soonest = -1, MOST_SEATS
    left = int(potatoes)
    while left:
        potato = lowest(left)
        left &= left - 1
        place = int(state.holder[potato]) - int(state.chip)
        if place < 0:
            place += int(state.seats)
        if place < soonest:
            first, soonest = potato, place
    return first


@kernel
def cards_down(state: State, potato: int) -> int:
    """HP-5.7 Return how many cards lie face down on a potato, as all know once all answers are in."""
    return ((int(state.laid_brown) >> potato) & 1) + ((int(state.laid_blue) >> potato) & 1)


@kernel
def explosion(state: State, potato: int) -> int:
    """HP-9.2 Return the burns that its holder would take: 1, and 1 for each Huge."""
    return 1 + seasonings(state, potato, HUGE)


@kernel
def round_now(state: State) -> int:
    """Return the round that is played, or was played last."""
    return int(state.rounds) + 1 if state.rounds < ROUNDS else ROUNDS
