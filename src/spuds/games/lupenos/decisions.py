"""Sections 6 and 7 of the rules: every decision and chance move, who makes it, what is legal, and what it does."""

from __future__ import annotations

from typing import Any

from spuds.core import bits
from spuds.core.chance import Rng, below
from spuds.core.events import NO_LOG, Log
from spuds.core.frames import CHANCE
from spuds.core.jit import kernel
from spuds.games.lupenos import counts
from spuds.games.lupenos.actions import DEAL_HAND, DEAL_UP, DOWN, DRAW, FLIP, START, TAKE, kind_of, play_of, up_of
from spuds.games.lupenos.cards import KINDS
from spuds.games.lupenos.rules.ending import begin_turn, end_game
from spuds.games.lupenos.rules.exchange import answer, may_name
from spuds.games.lupenos.rules.laying import carry_out, draw_card
from spuds.games.lupenos.rules.playing import answer_turn, turn_over
from spuds.games.lupenos.rules.turn import Stage, may_choose, may_take, stage
from spuds.games.lupenos.setup import any_card, deal_card, name_first
from spuds.games.lupenos.state import Owed, State


@kernel
def waiting(state: State) -> int:
    """Return who owes a decision, as a set: seats, chance alone, or nobody when the game is over (I11)."""
    if state.depth == 0:
        return 0
    frame = state.stack[0]
    match frame.kind:
        case Owed.TURN:
            return bits.one(frame.seat)
        case Owed.EXCHANGE:
            return int(frame.seats)
    return 1 << CHANCE


@kernel
def legal(state: State, seat: int, out: Any) -> int:
    """Section 6 List what a seat may answer, ascending; return how many answers there are."""
    if not bits.has(waiting(state), seat):
        return 0
    if state.stack[0].kind == Owed.EXCHANGE:
        return list_answers(may_name(state, seat), 0, out)
    choices = may_choose(state, seat)
    n = list_answers(choices, int(state.held[seat]), out)
    if may_take(state, seat, choices):
        out[n] = TAKE
        n += 1
    if stage(state, seat) == Stage.DOWN:
        out[n] = DOWN
        n += 1
    return n


@kernel
def list_answers(choices: int, held: int, out: Any) -> int:
    """LU-3.2, LU-4.9, LU-7.2 List the answers that name from one to so many cards of each kind."""
    n = 0
    for kind in range(KINDS):
        first = answer_of(kind, held)
        for more in range(counts.of(choices, kind)):
            out[n] = first + more
            n += 1
    return n


@kernel
def answer_of(kind: int, held: int) -> int:
    """LU-4.4 Return the answer that names one card of a kind: of the hand if its seat holds cards, else of the row."""
    return play_of(kind) if held else up_of(kind)


@kernel
def chances(state: State, actions: Any, weights: Any) -> int:
    """LU-1.7, LU-2.1 List the possible chance moves and how many cards stand behind each."""
    if not bits.has(waiting(state), CHANCE):
        return 0
    frame = state.stack[0]
    n = 0
    if frame.kind == Owed.START:
        for seat in range(state.seats):
            actions[n] = START + seat
            weights[n] = 1
            n += 1
        return n
    first = first_of(int(frame.kind)) + (0 if frame.kind == Owed.FLIP else KINDS * int(frame.seat))
    for kind in range(KINDS):
        cards = counts.of(int(state.pool), kind)
        if cards:
            actions[n] = first + kind
            weights[n] = cards
            n += 1
    return n


@kernel
def first_of(kind: int) -> int:
    """Section 7 Return the first id of the chance moves that a frame asks for."""
    match kind:
        case Owed.DEAL_UP:
            return DEAL_UP
        case Owed.DEAL_HAND:
            return DEAL_HAND
        case Owed.DRAW:
            return DRAW
    return FLIP


@kernel
def play(state: State, seat: int, action: int, log: Log) -> int:
    """Carry out an answer that is legal, unchecked; return 0 while others to the same decision are owed, else 1.

    Precondition: `seat` is waiting and `action` is legal for it, or possible for chance.
    """
    match state.stack[0].kind:
        case Owed.TURN:
            answer_turn(state, seat, action, log)
        case Owed.EXCHANGE:
            if not answer(state, seat, kind_of(action), log):
                return 0
        case Owed.START:
            name_first(state, action - START, log)
        case _:
            bring_card(state, (action - DEAL_UP) % KINDS, log)
    follow(state, log)
    return 1


assert [(first - DEAL_UP) % KINDS for first in (DEAL_UP, DEAL_HAND, DRAW, FLIP)] == [0] * 4


@kernel
def bring_card(state: State, kind: int, log: Log) -> None:
    """LU-1.7 Carry out what chance brings: a card that is dealt, drawn or turned over."""
    match state.stack[0].kind:
        case Owed.DRAW:
            draw_card(state, kind, log)
        case Owed.FLIP:
            turn_over(state, kind, log)
        case Owed.DEAL_UP | Owed.DEAL_HAND:
            deal_card(state, kind, log)


@kernel
def follow(state: State, log: Log) -> None:
    """LU-5.1 Carry out what follows at once, until a decision or a card is owed."""
    if state.stack[0].kind == Owed.LAID:
        carry_out(state, log)
    if state.stack[0].kind == Owed.NEXT:
        begin_turn(state, log)
    if state.stack[0].kind == Owed.END:
        end_game(state, log)


@kernel
def settle(state: State, rng: Rng) -> None:
    """Play chance moves until a player must decide or the game is over, at the odds of `chances`."""
    while bits.has(waiting(state), CHANCE):
        if state.stack[0].kind == Owed.START:
            name_first(state, below(rng, int(state.seats)), NO_LOG)
        else:
            bring_card(state, any_card(state, rng), NO_LOG)
            follow(state, NO_LOG)


@kernel
def pick(state: State, seat: int, rng: Rng) -> int:
    """Choose one of the answers of `legal`, all alike, without listing them."""
    if state.stack[0].kind == Owed.EXCHANGE:
        kinds = may_name(state, seat)
        return up_of(counts.kind_at(kinds, below(rng, counts.size(kinds))))
    choices = may_choose(state, seat)
    ways = counts.size(choices)
    last = DOWN if stage(state, seat) == Stage.DOWN else TAKE
    others = int(may_take(state, seat, choices)) + int(last == DOWN)
    chosen = below(rng, ways + others)
    if chosen >= ways:
        return TAKE if chosen > ways else last
    kind = counts.kind_at(choices, chosen)
    return answer_of(kind, int(state.held[seat])) + chosen - counts.below_kind(choices, kind)
