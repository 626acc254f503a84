"""LU-1 and LU-2 The table and the deal: the first seat, open rows, closed hands; three cards each stay face down."""

from __future__ import annotations

from spuds.core.chance import Rng, below
from spuds.core.events import RULE, Log, tell, tell_card, whisper
from spuds.core.frames import CHANCE, FULL
from spuds.core.jit import kernel
from spuds.games.lupenos import counts
from spuds.games.lupenos.cards import COPIES, KINDS, NINE, PER_SEAT, PLACE
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.options import Options
from spuds.games.lupenos.state import Owed, State


def new(state: State, seats: int, options: Options) -> None:
    """LU-1.1 to LU-1.3, LU-2.2, LU-2.5 Lay an empty table: all cards unseen, the first seat still to be named."""
    state.viewer = FULL
    state.seats = seats
    state.nines = int(options.deck == "1-9")
    state.must_lay = int(options.voluntary_pickup == "off")
    state.several_up = int(options.multi_face_up == "on")
    state.pile_only = int(options.face_up_fail == "pile_only")
    state.play_on = int(options.play_on == "on")
    state.turn_limit = options.turn_limit
    state.pool = all_cards(state)
    state.pool_held = counts.size(all_cards(state))
    state.deck = state.pool_held - PER_SEAT * seats
    for seat in range(seats):
        state.down[seat] = PLACE
    state.depth = 1
    state.stack[0].kind = Owed.START
    state.stack[0].seat = CHANCE


def agreed(state: State) -> dict[str, str | int]:
    """Return the options that a state was made with, for a table that goes on from it."""
    return {
        "deck": "1-9" if state.nines else "1-8",
        "voluntary_pickup": "off" if state.must_lay else "on",
        "multi_face_up": "on" if state.several_up else "off",
        "face_up_fail": "pile_only" if state.pile_only else "card_and_pile",
        "play_on": "on" if state.play_on else "off",
        "turn_limit": int(state.turn_limit),
    }


TO_NINE = counts.packed(COPIES)
TO_EIGHT = TO_NINE - int(COPIES[NINE]) * counts.packed(kind == NINE for kind in range(KINDS))


@kernel
def all_cards(state: State) -> int:
    """LU-1.3 Return the cards of this table, as counts."""
    return TO_NINE if state.nines else TO_EIGHT


@kernel
def any_card(state: State, rng: Rng) -> int:
    """LU-1.7 Draw the kind of a card of the pool, all cards alike. Precondition: it is not empty."""
    return counts.kind_at(int(state.pool), below(rng, int(state.pool_held)))


@kernel
def out_of_pool(state: State, kind: int) -> None:
    """LU-1.6, LU-1.7 Take a card out of the pool: it has been seen."""
    state.pool -= counts.one(kind)
    state.pool_held -= 1


@kernel
def to_hand_unseen(state: State, seat: int, kind: int) -> None:
    """LU-2.4, LU-5.4 Put a card from the pool into a hand; only its seat knows it (LU-11.3)."""
    out_of_pool(state, kind)
    state.hand[seat, kind] += 1
    state.holds[seat] += counts.one(kind)
    state.held[seat] += 1


@kernel
def name_first(state: State, seat: int, log: Log) -> None:
    """LU-2.1 Chance names the first seat; the deal begins with seat 0."""
    tell(log, Event.STARTS, seat, RULE[2, 1])
    state.first = seat + 1
    frame = state.stack[0]
    frame.kind = Owed.DEAL_UP
    frame.seat = 0
    frame.remaining = PLACE * int(state.seats)


@kernel
def deal_card(state: State, kind: int, log: Log) -> None:
    """LU-2.3, LU-2.4 Deal an open card or a hand card: three for seat 0, three for seat 1, and so on."""
    frame = state.stack[0]
    seat = int(frame.seat)
    if frame.kind == Owed.DEAL_UP:
        tell_card(log, Event.DEALT_UP, seat, RULE[2, 3], kind)
        out_of_pool(state, kind)
        state.up[seat] += counts.one(kind)
        state.in_row[seat] += 1
    else:
        whisper(log, Event.DEALT, seat, RULE[2, 4], kind)
        to_hand_unseen(state, seat, kind)
    frame.remaining -= 1
    if frame.remaining == 0:
        end_deal(state)
    elif frame.remaining % PLACE == 0:
        frame.seat += 1


@kernel
def end_deal(state: State) -> None:
    """LU-2.4, LU-3.1 After the last open card the hands are dealt; after the last of these all name their rows."""
    frame = state.stack[0]
    frame.seat = 0
    if frame.kind == Owed.DEAL_UP:
        frame.kind = Owed.DEAL_HAND
        frame.remaining = PLACE * int(state.seats)
        return
    frame.kind = Owed.EXCHANGE
    frame.seats = (1 << int(state.seats)) - 1
    for seat in range(state.seats):
        state.to_name[seat] = PLACE
