"""Section 6 and 7 of the rules: every decision and chance move, who makes it, what is legal, and what it does."""

from __future__ import annotations

from typing import Any

from spuds.core import bits
from spuds.core.chance import Rng, any_of, below
from spuds.core.events import NO_LOG, Log
from spuds.core.frames import CHANCE
from spuds.core.jit import kernel
from spuds.games.hot_potato.actions import (
    CHIP,
    DEAL,
    DRAW,
    EXTRA,
    GIVE_CHIP,
    LAY,
    PER_BROWN,
    PER_POTATO,
    SIDE,
    TO,
    blue_of,
    brown_of,
)
from spuds.games.hot_potato.cards import BLUE_KINDS, BROWN_KINDS, KINDS, MOST_SEATS
from spuds.games.hot_potato.rules.copying import chop_and_split
from spuds.games.hot_potato.rules.ending import end_turn
from spuds.games.hot_potato.rules.exploding import explode_potatoes, remove
from spuds.games.hot_potato.rules.passing import pass_as_chosen, pass_potatoes
from spuds.games.hot_potato.rules.playing import answer, may_play_blue, may_play_brown, potato_to_answer
from spuds.games.hot_potato.rules.seasoning import draw_card, reveal_seasonings
from spuds.games.hot_potato.setup import (
    add_potato,
    any_card,
    chip_moves,
    deal_card,
    give_chip,
    name_chip_holder,
    start_round,
)
from spuds.games.hot_potato.state import Owed, State, Step, left_of, right_of


@kernel
def waiting(state: State) -> int:
    """Return who owes a decision, as a set: seats, chance alone, or nobody when the game is over (I11)."""
    if state.depth == 0:
        return 0
    match state.stack[0].kind:
        case Owed.PLAY:
            return int(state.stack[0].seats)
        case Owed.CHIP | Owed.DEAL | Owed.DRAW:
            return 1 << CHANCE
    return bits.one(state.stack[0].seat)


@kernel
def legal(state: State, seat: int, out: Any) -> int:
    """D1 to D5 List what a seat may answer, ascending; return how many answers there are."""
    if not bits.has(waiting(state), seat):
        return 0
    frame = state.stack[0]
    potato = int(frame.source)
    match frame.kind:
        case Owed.PLAY:
            return legal_lay(state, seat, out)
        case Owed.EITHER:
            out[0] = SIDE + 2 * potato
            out[1] = SIDE + 2 * potato + 1
            return 2
        case Owed.TOSS:
            return legal_seats(state, TO + MOST_SEATS * potato, seat, out)
        case Owed.GIVE_CHIP:
            return legal_seats(state, GIVE_CHIP, seat, out)
        case Owed.EXTRA:
            return legal_seats(state, EXTRA, -1, out)
    return 0


@kernel
def legal_lay(state: State, seat: int, out: Any) -> int:
    """D1, HP-5.2 to HP-5.5, HP-5.8 List the answers for a seat's lowest potato that has none; "nothing" is one."""
    potato = potato_to_answer(state, seat)
    brown, blue = may_play_brown(state, seat, potato), may_play_blue(state, seat)
    first = LAY + potato * PER_POTATO
    out[0] = first
    n = 1
    for kind in range(BROWN_KINDS):
        if bits.has(brown, kind):
            alone = first + 1 + kind * PER_BROWN
            out[n] = alone
            n += 1
            for other in range(BLUE_KINDS):
                if bits.has(blue, other):
                    out[n] = alone + 1 + other
                    n += 1
    return n


@kernel
def legal_seats(state: State, first: int, but: int, out: Any) -> int:
    """D3 to D5 List the seats of the table, as answers from `first` on, but for one."""
    n = 0
    for seat in range(state.seats):
        if seat != but:
            out[n] = first + seat
            n += 1
    return n


@kernel
def chances(state: State, actions: Any, weights: Any) -> int:
    """HP-2.3, HP-3.1 List the possible chance moves and how many cards stand behind each."""
    if not bits.has(waiting(state), CHANCE):
        return 0
    frame = state.stack[0]
    n = 0
    if frame.kind == Owed.CHIP:
        for seat in range(state.seats):
            if bits.has(chip_moves(state), seat):
                actions[n] = CHIP + seat
                weights[n] = 1
                n += 1
        return n
    first = (DEAL if frame.kind == Owed.DEAL else DRAW) + KINDS * int(frame.seat)
    for kind in range(KINDS):
        if state.pool[kind]:
            actions[n] = first + kind
            weights[n] = state.pool[kind]
            n += 1
    return n


@kernel
def play(state: State, seat: int, action: int, log: Log) -> int:
    """Carry out an answer that is legal, unchecked; return 0 while others to the same decision are owed, else 1.

    Precondition: `seat` is waiting and `action` is legal for it, or possible for chance.
    """
    match state.stack[0].kind:
        case Owed.PLAY:
            if not answer(state, seat, action // PER_POTATO, brown_of(action), blue_of(action), log):
                return 0
        case Owed.DEAL:
            deal_card(state, (action - DEAL) % KINDS, log)
        case Owed.DRAW:
            finish_draw(state, (action - DRAW) % KINDS, log)
        case Owed.EITHER:
            left = (action - SIDE) % 2 == 0
            pass_as_chosen(state, left_of(state, seat) if left else right_of(state, seat), log)
        case Owed.TOSS:
            pass_as_chosen(state, (action - TO) % MOST_SEATS, log)
        case Owed.GIVE_CHIP:
            give_chip(state, action - GIVE_CHIP, log)
        case Owed.EXTRA:
            add_potato(state, action - EXTRA, log)
        case Owed.CHIP:
            name_chip_holder(state, action - CHIP, log)
    go_through(state, log)
    return 1


@kernel
def finish_draw(state: State, kind: int, log: Log) -> None:
    """HP-6.2, HP-9.5 Draw; in step 5 the exploded potato then leaves the table."""
    potato = draw_card(state, kind, log)
    if state.step == Step.REVEAL:
        state.stack[0].kind = Owed.REVEAL
    else:
        remove(state, potato)
        state.stack[0].kind = Owed.EXPLODE


@kernel
def go_through(state: State, log: Log) -> None:
    """HP-4.1 Carry out what follows at once, step after step, until a decision or a draw is owed."""
    if state.stack[0].kind == Owed.REVEAL:
        reveal_seasonings(state, log)
    if state.stack[0].kind == Owed.COPY:
        chop_and_split(state, log)
    if state.stack[0].kind == Owed.PASS:
        pass_potatoes(state, log)
    if state.stack[0].kind == Owed.EXPLODE:
        explode_potatoes(state, log)
    if state.stack[0].kind == Owed.TURN_END:
        end_turn(state, log)
    if state.stack[0].kind == Owed.ROUND_START:
        start_round(state, log)


@kernel
def settle(state: State, rng: Rng) -> None:
    """Play chance moves until a player must decide or the game is over, at the odds of `chances`."""
    while bits.has(waiting(state), CHANCE):
        if state.stack[0].kind == Owed.DEAL:
            for _ in range(state.stack[0].remaining):
                deal_card(state, any_card(state, rng), NO_LOG)
        elif state.stack[0].kind == Owed.DRAW:
            finish_draw(state, any_card(state, rng), NO_LOG)
            go_through(state, NO_LOG)
        else:
            name_chip_holder(state, any_of(chip_moves(state), rng), NO_LOG)
            go_through(state, NO_LOG)


@kernel
def pick(state: State, seat: int, rng: Rng) -> int:
    """Choose one of the answers of `legal`, all alike, without listing them."""
    frame = state.stack[0]
    match frame.kind:
        case Owed.PLAY:
            return pick_lay(state, seat, rng)
        case Owed.EITHER:
            return SIDE + 2 * int(frame.source) + below(rng, 2)
        case Owed.EXTRA:
            return EXTRA + below(rng, int(state.seats))
    chosen = below(rng, int(state.seats) - 1)
    if chosen >= seat:
        chosen += 1
    return (GIVE_CHIP if frame.kind == Owed.GIVE_CHIP else TO + MOST_SEATS * int(frame.source)) + chosen


@kernel
def pick_lay(state: State, seat: int, rng: Rng) -> int:
    """D1 Choose one of the answers of step 1, all alike."""
    potato = potato_to_answer(state, seat)
    brown, blue = may_play_brown(state, seat, potato), may_play_blue(state, seat)
    with_each = 1 + bits.size(blue)
    chosen = below(rng, 1 + bits.size(brown) * with_each)
    first = LAY + potato * PER_POTATO
    if chosen == 0:
        return first
    alone = first + 1 + bits.nth(brown, (chosen - 1) // with_each) * PER_BROWN
    other = (chosen - 1) % with_each
    return alone if other == 0 else alone + 1 + bits.nth(blue, other - 1)
