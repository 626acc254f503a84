"""Section 11 of the rules: what must always hold of a full state, each by its number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from spuds.core import bits
from spuds.core.frames import CHANCE
from spuds.core.records import out_of_range
from spuds.games.hot_pota_toh.cards import (
    BOOM,
    DEALT_KINDS,
    DUD,
    EVILEST,
    FIRST_ON_TABLE,
    HAND_KINDS,
    KEPT_KINDS,
    KITTY,
    LEVEL,
    SEXY,
    SPINNING,
    SUPER,
    TABLE_KINDS,
)
from spuds.games.hot_pota_toh.decisions import BY_CHANCE
from spuds.games.hot_pota_toh.state import Owed, State, copies, is_between_rounds, is_boom_aside
from spuds.games.hot_pota_toh.view import card_decided_on

TOPS = frozenset(Owed) - {Owed.END, Owed.LAY, Owed.ROUND_END}
"""Kinds of frames that can be answered."""
BELOW = {
    Owed.END: 0,
    Owed.DEAL: 0,
    Owed.RISKY: 1,
    Owed.ROW: 1,
    Owed.LAY: 1,
    Owed.DRAWS: 2,
}
"""Kinds of frames on which others can lie, and how high they can lie themselves."""


WITH_SOURCE = (Owed.END, Owed.STEAL, Owed.LOOK, Owed.LAY, Owed.KEEP)
"""Kinds of frames whose `source` says something."""


def check_state(state: State) -> list[str]:
    """Return every invariant that a full state breaks, each by its number.

    With a number out of range, or a seat that is not at the table, nothing more is looked at: the other checks rely
    on these.
    """
    faults = list(out_of_range(State, state)) or list(_frame_faults(state))
    return faults or [
        *_card_faults(state),
        *_hand_faults(state),
        *_live_faults(state),
        *_row_faults(state),
        *_look_faults(state),
        *_turn_faults(state),
        *_score_faults(state),
    ]


def _frame_faults(state: Any) -> Iterator[str]:
    depth, seats = int(state.depth), int(state.seats)
    if bytes(state.stack[depth:]).strip(b"\0"):
        yield "I8: something lies beyond the top of the stack"
    if state.turn >= seats or any(taker > seats for taker in state.takers) or any(s > seats for s in state.seen_by):
        yield "I8: a seat that is not at the table is in turn, takes a card or looks at one"
    for n in range(depth):
        frame = state.stack[n]
        kind, seat = int(frame.kind), int(frame.seat)
        by_chance = kind == Owed.START and seat == CHANCE and state.rounds == 0
        if kind not in (TOPS if n == depth - 1 else BELOW) or (n < depth - 1 and n > BELOW[Owed(kind)]):
            yield "I8: a frame that cannot lie there"
        elif not (by_chance or 0 <= seat < seats) or frame.remaining < 0:
            yield "I8: nobody at the table is waiting"
        elif (kind == Owed.VOTE) != (frame.seats != 0) or int(frame.seats) >> seats or (kind == Owed.VOTE and seat):
            yield "I8: several seats are waiting without a vote, or none in one"
        elif kind == Owed.STEAL and not 0 <= frame.source < seats:
            yield "I8: a card is stolen from nobody"
        elif kind == Owed.KEEP and frame.source not in (SUPER, SEXY):
            yield "I8: that card is not kept"
        elif kind == Owed.LOOK and frame.source not in (SPINNING, KITTY):
            yield "I8: that card is not one for looking"
        elif frame.source and kind not in WITH_SOURCE:
            yield "I8: a frame with a cause that it cannot have"
        elif kind == Owed.START and not by_chance and state.rounds == 0:
            yield "I8: a player names the first starter"
        elif kind in (Owed.DRAWS, Owed.LOOK, Owed.DEAL, Owed.ROW) and n == depth - 1 and frame.remaining == 0:
            yield "I8: nothing is owed"


def _card_faults(state: Any) -> Iterator[str]:
    wide = {name: np.asarray(state[name], dtype=np.int64) for name in ("pool", "discard", "hand", "kept", "table")}
    cards = wide["pool"] + wide["discard"]
    cards[:HAND_KINDS] += wide["hand"].sum(axis=0)
    cards[SUPER : SUPER + KEPT_KINDS] += wide["kept"].sum(axis=0)
    cards[FIRST_ON_TABLE : FIRST_ON_TABLE + TABLE_KINDS] += wide["table"].sum(axis=0)
    for kind in state.seen:
        if kind:
            cards[kind - 1] += 1
    if card_decided_on(state) >= 0:
        cards[card_decided_on(state)] += 1
    if any(int(cards[kind]) != copies(state, kind) for kind in range(DEALT_KINDS)):
        yield "I1: the cards are not those of this table and level"
    if int(cards[BOOM]) != (0 if is_boom_aside(state) else 1):
        yield "I2: BOOM is not in one place"
    if state.discard[BOOM] and not is_between_rounds(state):
        yield "I2: BOOM was taken, and the round goes on"
    if int(wide["pool"].sum()) != state.pool_held:
        yield "I1: the size of the pool is wrong"
    if any(state.cards[kind] % 2 for kind in range(DEALT_KINDS)) and state.seats > 6:
        yield "I1: of two decks every count is even"


def _hand_faults(state: Any) -> Iterator[str]:
    for seat in range(len(state.held)):
        counts = [int(cards) for cards in state.hand[seat]]
        if sum(counts) + sum(map(int, state.kept[seat])) != state.held[seat]:
            yield "I1: the size of a hand is wrong"
        if sum(1 << kind for kind, cards in enumerate(counts) if cards) != state.holds[seat]:
            yield "I3: the kinds of a hand are not those that it holds"
        if seat >= state.seats and (state.held[seat] or any(state.table[seat]) or state.scores[seat]):
            yield "I1: a seat that is not at the table has cards or points"
    low = max((LEVEL[kind] for kind in range(DEALT_KINDS) if state.discard[kind]), default=1)
    if low > state.level:
        yield "I1: a card of a higher level was discarded"


def _live_faults(state: Any) -> Iterator[str]:
    if int(state.live) >> int(state.seats):
        yield "I4: a seat that is not at the table is live"
    for seat in range(state.seats):
        if int(state.table[seat, DUD - FIRST_ON_TABLE]) != (0 if bits.has(int(state.live), seat) else 1):
            yield "I4: a safe seat has one Dud on its table, a live one none"
    kinds = [int(state.stack[n].kind) for n in range(state.depth)]
    seat = int(state.stack[state.depth - 1].seat) if state.depth else 0
    safe_to_act = {Owed.START, Owed.VOTE, Owed.ORDER, Owed.DEAL}
    if kinds and kinds[-1] not in safe_to_act and not bits.has(int(state.live), seat):
        yield "I9: a safe player is to act"


def _row_faults(state: Any) -> Iterator[str]:
    kinds = [int(state.stack[n].kind) for n in range(state.depth)]
    takers = [int(taker) for taker in state.takers if taker]
    if state.row > state.pool_held or (state.row > 0 and Owed.ROW not in kinds):
        yield "I5: a row without those who take it, or more than there is"
    if Owed.ROW in kinds:
        frame = state.stack[kinds.index(Owed.ROW)]
        first = takers[0] - 1 if takers else 0
        if not state.row == frame.remaining == len(takers) or frame.seat != first:
            yield "I5: the row is not one card for each turn to take"
    elif len(takers) != (2 if Owed.LAY in kinds and state.stack[kinds.index(Owed.LAY)].source == EVILEST else 0):
        yield "I5: takers of cards that are not there"
    if any(state.takers[len(takers) :]):
        yield "I5: a gap in the line of takers"


def _look_faults(state: Any) -> Iterator[str]:
    frame = state.stack[state.depth - 1] if state.depth else None
    looking = frame is not None and frame.kind in (Owed.LOOK, Owed.PICK)
    for kind, by in zip(state.seen, state.seen_by, strict=True):
        if bool(kind) != bool(by) or (by and not (looking and frame is not None and by == frame.seat + 1)):
            yield "I6: a card is looked at by nobody, or at the wrong time"
    if frame is not None and frame.kind == Owed.PICK and (not all(state.seen[:2]) or any(state.seen[2:])):
        yield "I6: two cards are looked at to pick one"
    if not state.put_back and any(kind == BOOM + 1 for kind in state.seen):
        yield "I2: BOOM is looked at, and nobody exploded"


def _turn_faults(state: Any) -> Iterator[str]:
    kinds = [int(state.stack[n].kind) for n in range(state.depth)]
    if Owed.TURN in kinds and (state.stack[0].seat != state.turn or state.skip):
        yield "I6: on TURN the player in turn acts, and nobody is skipped yet"
    if kinds and kinds[-1] == Owed.DEAL and (state.order or state.skip):
        yield "I7: the order is open during the deal"
    if kinds and kinds[0] == Owed.END and state.stack[0].seat != state.turn:
        yield "I6: the turn of another player ends"
    if kinds and kinds[-1] == Owed.ORDER and state.order:
        yield "I7: the order is chosen once"
    votes = {seat for seat in range(len(state.votes)) if state.votes[seat]}
    owing = int(state.stack[0].seats) if kinds == [Owed.VOTE] else (1 << int(state.seats)) - 1
    if votes != {seat for seat in range(state.seats) if not bits.has(owing, seat)}:
        yield "I8: a vote that was not cast, or is lost"
    if kinds[-1:] == [Owed.STEAL] and state.held[state.stack[len(kinds) - 1].source] == 0:
        yield "I8: a card is stolen from an empty hand"
    drawn = {Owed.DRAWS, Owed.LOOK, Owed.DEAL, Owed.ROW}
    if kinds and kinds[-1] in drawn and state.pool_held - (state.row if kinds[-1] != Owed.ROW else 0) <= 0:
        yield "I8: a card is owed and there is none"


def _score_faults(state: Any) -> Iterator[str]:
    if state.rounds == 0 and any(int(state.scores[seat]) != 2 for seat in range(state.seats)):
        yield "I10: scores start at 2"
    if state.level < state.first_level or (state.overtime and not state.goal):
        yield "I10: the level fell, or a goal was reached that there is not"
    if state.goal and state.overtime == 0 and any(int(score) >= state.goal for score in state.scores) and state.rounds:
        yield "I10: the goal was reached, and nobody noted it"
    if state.depth == 0 and state.rounds == 0:
        yield "I8: the game is over before its first round"


assert not (BY_CHANCE >> Owed.TURN) & 1
