"""Section 6 of the rules: what each decision allows, listed and drawn at random."""

from __future__ import annotations

from typing import Any

from spuds.core import bits
from spuds.core.chance import Rng, any_of, below
from spuds.core.jit import kernel
from spuds.games.hot_pota_toh.actions import (
    AGAIN,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    DISCARD,
    DRAW,
    GIVE,
    GIVE_TWO,
    KEEP,
    LEAVE,
    MOVE,
    PAIR,
    PICK,
    PLACE,
    PLAY,
    START,
    STAY,
    STEAL_FROM,
    STEAL_NONE,
    STOP,
    TABLE,
    TAKE,
    VOTE_NO,
    VOTE_YES,
)
from spuds.games.hot_pota_toh.cards import FIRST_PLAYABLE
from spuds.games.hot_pota_toh.rules.playing import may_play, neighbours, victims
from spuds.games.hot_pota_toh.state import Owed, State, deck, others


@kernel
def targets(state: State, seat: int) -> int:
    """Return the seats that the decision on top lets its player name, as a set."""
    match state.stack[state.depth - 1].kind:
        case Owed.START:
            return (1 << int(state.seats)) - 1
        case Owed.THIEF:
            return victims(state, seat)
        case Owed.EVILEST:
            return int(state.live)
        case Owed.CUT:
            return neighbours(state, seat)
        case Owed.EVIL | Owed.PLACE | Owed.MOVE:
            return others(state, seat)
    return 0


@kernel
def first_target(kind: int) -> int:
    """Return the action that names seat 0 in a decision that lets a player name seats."""
    match kind:
        case Owed.START:
            return START
        case Owed.THIEF:
            return STEAL_FROM
        case Owed.PLACE:
            return PLACE
        case Owed.MOVE:
            return MOVE
    return GIVE


@kernel
def besides(kind: int) -> int:
    """Return the one answer beside naming a seat, which comes after these; -1 = there is none."""
    match kind:
        case Owed.THIEF:
            return STEAL_NONE
        case Owed.EVIL:
            return TAKE
        case Owed.MOVE:
            return STAY
    return -1


@kernel
def either(kind: int) -> int:
    """Return the first of the two answers of a decision that has always two, one after the other; -1 = of no such."""
    match kind:
        case Owed.ORDER:
            return CLOCKWISE
        case Owed.RISKY:
            return AGAIN
        case Owed.DISORIENTED:
            return DISCARD
        case Owed.KEEP:
            return KEEP
        case Owed.VOTE:
            return VOTE_NO
    return -1


assert (COUNTERCLOCKWISE, STOP, LEAVE, TABLE) == (CLOCKWISE + 1, AGAIN + 1, DISCARD + 1, KEEP + 1)
assert VOTE_YES == VOTE_NO + 1


@kernel
def gives_two(state: State) -> bool:
    """TOH-7.4 Say whether Evilest has two cards to give."""
    return state.stack[state.depth - 1].kind == Owed.EVILEST and deck(state) > 1


@kernel
def list_answers(state: State, seat: int, out: Any) -> int:
    """List what the seat of the top frame may answer, ascending; return how many answers there are."""
    frame = state.stack[state.depth - 1]
    kind = int(frame.kind)
    first = either(kind)
    if first >= 0:
        out[0] = first
        out[1] = first + 1
        return 2
    if kind == Owed.TURN:
        return list_plays(state, seat, out)
    if kind == Owed.PICK:
        return list_picks(state, out)
    if gives_two(state):
        return list_pairs(state, out)
    seats = targets(state, seat)
    first = first_target(kind)
    n = 0
    while seats:
        out[n] = first + bits.lowest(seats)
        seats &= seats - 1
        n += 1
    if besides(kind) >= 0:
        out[n] = besides(kind)
        n += 1
    return n


@kernel
def list_plays(state: State, seat: int, out: Any) -> int:
    """TOH-3.1 Draw, or play a card."""
    out[0] = DRAW
    n = 1
    kinds = may_play(state, seat)
    while kinds:
        out[n] = PLAY + bits.lowest(kinds) - FIRST_PLAYABLE
        kinds &= kinds - 1
        n += 1
    return n


@kernel
def list_picks(state: State, out: Any) -> int:
    """TOH-8.4 The one or two kinds seen. They are two cards, for the deck has BOOM below them."""
    one, two = int(state.seen[0]) - 1, int(state.seen[1]) - 1
    out[0] = PICK + min(one, two)
    if one == two:
        return 1
    out[1] = PICK + max(one, two)
    return 2


@kernel
def list_pairs(state: State, out: Any) -> int:
    """TOH-7.4 Two live players, or one twice."""
    n = 0
    rest = int(state.live)
    while rest:
        one = bits.lowest(rest)
        seconds = rest
        while seconds:
            out[n] = GIVE_TWO + PAIR[one, bits.lowest(seconds)]
            seconds &= seconds - 1
            n += 1
        rest &= rest - 1
    return n


@kernel
def pick_answer(state: State, seat: int, rng: Rng) -> int:
    """Choose one of the answers of the top frame, all alike, without listing them."""
    kind = int(state.stack[state.depth - 1].kind)
    if kind == Owed.TURN:
        kinds = may_play(state, seat)
        chosen = below(rng, 1 + bits.size(kinds))
        return PLAY + bits.nth(kinds, chosen - 1) - FIRST_PLAYABLE if chosen else DRAW
    first = either(kind)
    if first >= 0:
        return first + below(rng, 2)
    if kind == Owed.PICK:
        one, two = int(state.seen[0]) - 1, int(state.seen[1]) - 1
        return PICK + one if one == two or below(rng, 2) == 0 else PICK + two
    if gives_two(state):
        return pick_pair(state, rng)
    seats = targets(state, seat)
    beside = besides(kind)
    if beside < 0:
        return first_target(kind) + any_of(seats, rng)
    chosen = below(rng, 1 + bits.size(seats))
    return first_target(kind) + bits.nth(seats, chosen - 1) if chosen else beside


@kernel
def pick_pair(state: State, rng: Rng) -> int:
    """TOH-7.4 Choose who takes the two cards."""
    rest = int(state.live)
    live = bits.size(rest)
    chosen = below(rng, live * (live + 1) // 2)
    while chosen >= live:
        chosen -= live
        live -= 1
        rest &= rest - 1
    return int(GIVE_TWO + PAIR[bits.lowest(rest), bits.nth(rest, chosen)])
