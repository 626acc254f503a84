"""Section 11 of the rules: what must always hold of a full state, each by its number."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np

from spuds.core.frames import CHANCE
from spuds.core.records import out_of_range
from spuds.games.lupenos.cards import BAD, BAG, FEAST, FOUR, KINDS, PEEL_KINDS, PER_SEAT, PLACE
from spuds.games.lupenos.counts import unpacked
from spuds.games.lupenos.setup import TO_EIGHT, TO_NINE
from spuds.games.lupenos.state import Owed, State

DEALING = (Owed.START, Owed.DEAL_UP, Owed.DEAL_HAND)
PLAYING = (Owed.TURN, Owed.DRAW, Owed.FLIP)


def check_state(state: State) -> list[str]:
    """Return every invariant that a full state breaks, each by its number.

    With a number out of range, or a seat that is not at the table, nothing more is looked at: the other checks rely
    on these.
    """
    faults = [*out_of_range(State, state), *_frame_faults(state)]
    return faults or [
        *_card_faults(state),
        *_size_faults(state),
        *_pile_faults(state),
        *_place_faults(state),
        *_exchange_faults(state),
        *_turn_faults(state),
        *_out_faults(state),
    ]


def _frame_faults(state: State) -> Iterator[str]:
    frame: Any = state.stack[0]
    kind, seat, source, left = int(frame.kind), int(frame.seat), int(frame.source), int(frame.remaining)
    seats = int(state.seats)
    if state.depth == 0:
        if kind or seat or source or left or frame.seats:
            yield "I11: the game is over, but something is owed"
        return
    if kind not in (*DEALING, Owed.EXCHANGE, *PLAYING):
        yield "I11: nothing that can be answered is owed"
        return
    if (seat != CHANCE) if kind == Owed.START else seat >= seats:
        yield "I11: nobody at the table is waiting"
    if (kind == Owed.EXCHANGE) != (frame.seats != 0) or not 0 <= frame.seats < 1 << seats:
        yield "I11: several seats are waiting outside the exchange, or none in it"
    if kind == Owed.EXCHANGE and seat:
        yield "I11: the exchange is nobody's alone"
    if (left > 0) != (kind in (Owed.DEAL_UP, Owed.DEAL_HAND, Owed.DRAW)) or left > PLACE * seats:
        yield "I11: cards are owed outside deals and draws, or none in them"
    if not (0 <= source < seats if kind == Owed.DRAW else source == 0):
        yield "I11: nobody has the turn after a draw, or somebody has outside one"
    if (kind == Owed.START) != (state.first == 0) or state.first > seats:
        yield "I11: the first seat is named too early, too late or wrong"


def _kind(state: Any) -> int:
    return int(state.stack[0].kind) if state.depth else 0


def _counts(cards: Any) -> Any:
    """Return counts of kinds as an array."""
    return np.array(unpacked(int(cards)), dtype=np.int64)


def _kinds(places: Any) -> Any:
    """Return the counts of the kinds that stand in some places as 1 + kind, or 0."""
    return np.bincount(np.asarray(places, dtype=np.int64), minlength=KINDS + 1)[1:]


def _put_up(state: Any, seat: int) -> Any:
    """LU-11.2 Return the cards that a seat has named and that did not lie in its row."""
    return np.maximum(0, _kinds(state.named[seat]) - _counts(state.up[seat]))


def _card_faults(state: State) -> Iterator[str]:
    cards = _counts(state.pool) + _counts(state.used) + _kinds(state.pile)
    for seat in range(state.seats):
        cards += _counts(state.holds[seat]) + _counts(state.up[seat]) + _put_up(state, seat)
        if (
            np.asarray(state.hand[seat], dtype=np.int64) + _counts(state.known[seat]) != _counts(state.holds[seat])
        ).any():
            yield "I3: known cards are not part of a hand, or others are not the rest of it"
    if (cards != unpacked(TO_NINE if state.nines else TO_EIGHT)).any():
        yield "I1: the cards are not those of this table"


def _size_faults(state: State) -> Iterator[str]:
    if int(_counts(state.pool).sum()) != state.pool_held:
        yield "I2: the size of the pool is wrong"
    seats, kind = int(state.seats), _kind(state)
    left = int(state.stack[0].remaining)
    to_deal = {Owed.START: 2 * PLACE * seats, Owed.DEAL_UP: left + PLACE * seats, Owed.DEAL_HAND: left}.get(
        Owed(kind) if kind else Owed.END, 0
    )
    if state.pool_held != int(state.deck) + sum(map(int, state.down)) + to_deal:
        yield "I2: the pool is not the deck, the face-down cards and what is to be dealt"
    for seat in range(seats):
        if (_counts(state.holds[seat]) + _put_up(state, seat)).sum() != state.held[seat]:
            yield "I3: the size of a hand is wrong"
        if _counts(state.up[seat]).sum() != state.in_row[seat]:
            yield "I3: the size of a row is wrong"
    for name in ("hand", "holds", "known", "up", "named", "to_name", "held", "in_row", "down", "out"):
        if np.any(np.asarray(state[name])[seats:]):  # type: ignore[index]
            yield f"I1: a seat that is not at the table has {name}"


def _pile_faults(state: State) -> Iterator[str]:
    held = int(state.pile_held)
    pile = [int(card) - 1 for card in state.pile]
    if any(card < 0 for card in pile[:held]) or any(card >= 0 for card in pile[held:]):
        yield "I1: the size of the pile is wrong"
    if FEAST in pile or BAD in pile:
        yield "I5: a feast or a very bad potato lies in the pile"
    if any(lower > upper and BAG not in (lower, upper) for lower, upper in pairwise(pile[:held])):
        yield "I6: the numbers of the pile fall without a bag"
    top = pile[max(0, held - FOUR) : held]
    if _kind(state) in PLAYING and len(top) == FOUR and len(set(top)) == 1 and top[0] < PEEL_KINDS:
        yield "I7: four equal numbers lie on the pile"
    if held and _kind(state) in (*DEALING, Owed.EXCHANGE):
        yield "I5: a pile lies there before the first turn"


def _place_faults(state: State) -> Iterator[str]:
    kind = _kind(state)
    over_or_on = kind in PLAYING or not state.depth
    for seat in range(state.seats):
        row, down = int(state.in_row[seat]), int(state.down[seat])
        if over_or_on and ((row < PLACE and state.deck) or (down < PLACE and (state.deck or row))):
            yield "I8: a seat has used its row or its face-down cards too early"
        if kind == Owed.EXCHANGE and (int(state.held[seat]), row, down) != (PLACE, PLACE, PLACE):
            yield "I9: a seat does not have three cards in each place"
        if kind == Owed.TURN and not state.out[seat] and state.held[seat] < PLACE and state.deck:
            yield "I4: a hand was not filled up"
        if not over_or_on and (down != PLACE or state.known[seat]):
            yield "I9: face-down cards or known ones are wrong before the first turn"
    if not over_or_on:
        if int(state.deck) + PER_SEAT * int(state.seats) != sum(unpacked(TO_NINE if state.nines else TO_EIGHT)):
            yield f"I2: the deck is not all cards but {PER_SEAT} a seat"


def _exchange_faults(state: State) -> Iterator[str]:
    exchange = _kind(state) == Owed.EXCHANGE
    for seat in range(state.seats):
        named, owed = [int(card) for card in state.named[seat]], int(state.to_name[seat])
        done = PLACE - owed if exchange else 0
        if owed and not exchange:
            yield "I12: cards are to be named outside the exchange"
        if exchange and (owed > 0) != bool(int(state.stack[0].seats) >> seat & 1):
            yield "I12: who has named a row is wrong"
        if any(card == 0 for card in named[:done]) or any(named[done:]) or named[:done] != sorted(named[:done]):
            yield "I12: the cards named are not as many as they should be, or not in order"
    if exchange:
        for seat in range(state.seats):
            six = _counts(state.holds[seat]) + _counts(state.up[seat]) + _put_up(state, seat)
            last = max(int(card) for card in state.named[seat]) - 1
            if (six - _kinds(state.named[seat]))[max(0, last) :].sum() < state.to_name[seat]:
                yield "I12: a seat cannot name its row to the end"


def _turn_faults(state: State) -> Iterator[str]:
    kind = _kind(state)
    if state.turns > state.turn_limit or (kind == Owed.TURN and state.turns == state.turn_limit):
        yield "I14: more turns than the table plays"
    if state.turns and kind in (*DEALING, Owed.EXCHANGE):
        yield "I14: turns before the first one"
    if not state.turns and kind in (Owed.DRAW, Owed.FLIP):
        yield "I14: a card is owed before the first turn"
    if kind not in PLAYING:
        return
    frame: Any = state.stack[0]
    seat = int(frame.seat)
    if state.out[seat] or (state.out[int(frame.source)] and kind == Owed.DRAW):
        yield "I10: a seat that is out is in turn"
    if kind == Owed.DRAW and frame.remaining != min(PLACE - int(state.held[seat]), int(state.deck)):
        yield "I12: another number of cards is owed than the hand lacks"
    if kind == Owed.FLIP and (state.held[seat] or state.in_row[seat] or not state.down[seat]):
        yield "I12: a card is turned over that may not be, or is not there"


def _out_faults(state: State) -> Iterator[str]:
    seats = range(int(state.seats))
    places = sorted(int(state.out[seat]) for seat in seats if state.out[seat])
    if places != list(range(1, int(state.outs) + 1)):
        yield "I10: the places of those who are out are wrong"
    if _kind(state) in PLAYING or not state.depth:
        for seat in seats:
            cards = int(state.held[seat]) + int(state.in_row[seat]) + int(state.down[seat])
            if (cards == 0) != (state.out[seat] > 0):
                yield "I10: a seat is out with cards, or in without any"
    elif places:
        yield "I10: a seat is out before the first turn"
    if places and state.deck:
        yield "I8: a seat is out while there is a deck"
    most = 0 if not state.play_on else len(seats) - 2
    if state.depth and len(places) > most:
        yield "I15: the game goes on with too few seats"
    if not state.depth and len(places) <= most and state.turns != state.turn_limit:
        yield "I15: the game is over too early"
