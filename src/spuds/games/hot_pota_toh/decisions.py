"""Sections 6 and 7 of the rules: every decision and chance move, who makes it, and what it does."""

from __future__ import annotations

from typing import Any

from spuds.core import bits
from spuds.core.chance import Rng, below
from spuds.core.events import NO_LOG, RULE, Log
from spuds.core.frames import CHANCE, pop, push
from spuds.core.jit import kernel
from spuds.games.hot_pota_toh.actions import (
    AGAIN,
    CLOCKWISE,
    DEAL,
    DISCARD,
    DRAW,
    DRAW_FOR,
    FIRST_OF,
    GIVE,
    GIVE_TWO,
    KEEP,
    LOOK,
    MOVE,
    PICK,
    PLACE,
    PLAY,
    SECOND_OF,
    START,
    STAY,
    STEAL_CARD,
    STEAL_FROM,
    STEAL_NONE,
    TAKE,
    VOTE_NO,
)
from spuds.games.hot_pota_toh.answering import list_answers, pick_answer
from spuds.games.hot_pota_toh.cards import (
    DEALT_KINDS,
    FIRST_PLAYABLE,
    KINDS,
)
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.luck import any_card, any_held, chances_of_pool, chances_to_steal
from spuds.games.hot_pota_toh.rules.ending import end_round, go_to_next_round, vote
from spuds.games.hot_pota_toh.rules.giving import (
    draw_for_evil,
    give_card,
    give_two,
    lay_row,
    move_treacherous,
    needs_order,
    place_treacherous,
    stay,
    steal,
)
from spuds.games.hot_pota_toh.rules.looking import end_look, look_at, pick_card
from spuds.games.hot_pota_toh.rules.playing import draw_a_card, draw_again, play_card, rob, stop_drawing
from spuds.games.hot_pota_toh.rules.taking import (
    discard_disoriented,
    draw_owed,
    is_draw_due,
    keep_card,
    lapse,
    leave_disoriented,
    table_card,
    take,
)
from spuds.games.hot_pota_toh.rules.turns import choose_order, end_turn
from spuds.games.hot_pota_toh.setup import (
    cards_to_deal,
    finish_deal,
    kinds_to_deal,
    may_deal,
    name_starter,
    next_to_deal,
    tell_taken,
)
from spuds.games.hot_pota_toh.state import NO, Owed, State

BY_CHANCE = 1 << Owed.DEAL | 1 << Owed.DRAWS | 1 << Owed.ROW | 1 << Owed.STEAL | 1 << Owed.LOOK
"""Kinds of frames that chance answers, as a set; START too, where its seat is CHANCE."""


@kernel
def waiting(state: State) -> int:
    """Return who owes a decision, as a set: one seat, all who vote, chance alone, or nobody (I8)."""
    if state.depth == 0:
        return 0
    frame = state.stack[state.depth - 1]
    if (BY_CHANCE >> int(frame.kind)) & 1:
        return 1 << CHANCE
    if frame.kind == Owed.VOTE:
        return int(frame.seats)
    return 1 << int(frame.seat)


@kernel
def legal(state: State, seat: int, out: Any) -> int:
    """List what a seat may answer, ascending; return how many answers there are."""
    return list_answers(state, seat, out) if bits.has(waiting(state), seat) and seat != CHANCE else 0


@kernel
def pick(state: State, seat: int, rng: Rng) -> int:
    """Choose one of the answers of `legal`, all alike, without listing them."""
    return pick_answer(state, seat, rng)


@kernel
def chances(state: State, actions: Any, weights: Any) -> int:
    """Section 7 List the possible chance moves and how many cards stand behind each."""
    if waiting(state) != 1 << CHANCE:
        return 0
    frame = state.stack[state.depth - 1]
    seat = int(frame.seat)
    match frame.kind:
        case Owed.START:
            for other in range(state.seats):
                actions[other] = START + other
                weights[other] = 1
            return int(state.seats)
        case Owed.STEAL:
            return chances_to_steal(state, int(frame.source), actions, weights)
        case Owed.DEAL:
            return chances_of_pool(state, DEAL + DEALT_KINDS * seat, kinds_to_deal(state), actions, weights)
        case Owed.LOOK:
            return chances_of_pool(state, LOOK, KINDS, actions, weights)
    return chances_of_pool(state, DRAW_FOR + KINDS * seat, KINDS, actions, weights)


@kernel
def play(state: State, seat: int, action: int, log: Log) -> int:
    """Carry out an answer that is legal, unchecked; return 0 while other votes are owed, else 1.

    Precondition: `seat` is waiting and `action` is legal for it, or possible for chance.
    """
    if action >= DEAL:
        play_chance(state, action, log)
    elif action < CLOCKWISE:
        if action == DRAW:
            draw_a_card(state, seat)
        else:
            play_card(state, seat, action - PLAY + FIRST_PLAYABLE, log)
    elif action >= VOTE_NO:
        if not vote(state, seat, action - VOTE_NO + NO, log):
            return 0
    elif action >= START:
        name_starter(state, action - START, log)
        go_to_next_round(state)
    elif action < GIVE:
        answer_first(state, seat, action, log)
    else:
        answer_second(state, seat, action, log)
    go_on(state, log)
    return 1


@kernel
def answer_first(state: State, seat: int, action: int, log: Log) -> None:
    """Section 6: order, Risky, Thief."""
    if action < AGAIN:
        choose_order(state, seat, 1 if action == CLOCKWISE else -1, log)
    elif action == AGAIN:
        draw_again(state, seat)
    elif action < STEAL_FROM:
        stop_drawing(state, seat, log)
    else:
        rob(state, seat, -1 if action == STEAL_NONE else action - STEAL_FROM, log)


@kernel
def answer_second(state: State, seat: int, action: int, log: Log) -> None:
    """Section 6: Evil, Evilest, Split, Treacherous, Spinning, icon cards."""
    if action < TAKE:
        give_card(state, seat, action - GIVE, rule_of_gift(state), log)
    elif action == TAKE:
        draw_for_evil(state, seat)
    elif action < PLACE:
        give_two(state, seat, FIRST_OF[action - GIVE_TWO], SECOND_OF[action - GIVE_TWO], log)
    elif action < MOVE:
        place_treacherous(state, seat, action - PLACE, log)
    elif action < STAY:
        move_treacherous(state, seat, action - MOVE, log)
    elif action == STAY:
        stay(state, seat, log)
    elif action < DISCARD:
        pick_card(state, seat, action - PICK, log)
    elif action == DISCARD:
        discard_disoriented(state, seat, log)
    elif action < KEEP:
        leave_disoriented(state, seat, log)
    elif action == KEEP:
        keep_card(state, seat, log)
    else:
        table_card(state, seat, log)


@kernel
def rule_of_gift(state: State) -> int:
    """TOH-7.3, TOH-7.4, TOH-7.6 Return the rule by which one card is given."""
    kind = state.stack[state.depth - 1].kind
    if kind == Owed.CUT:
        return int(RULE[7, 6])
    return int(RULE[7, 3] if kind == Owed.EVIL else RULE[7, 4])


@kernel
def play_chance(state: State, action: int, log: Log) -> None:
    """Section 7 Carry out a chance move other than the first starter's."""
    if action >= LOOK:
        look_at(state, action - LOOK, log)
    elif action >= STEAL_CARD:
        steal(state, action - STEAL_CARD, log)
    elif action >= DRAW_FOR:
        draw_owed(state, (action - DRAW_FOR) % KINDS, log)
    else:
        deal_card(state, (action - DEAL) % DEALT_KINDS, log)


@kernel
def deal_card(state: State, kind: int, log: Log) -> None:
    """TOH-2.3 Deal one card; an icon card is resolved completely before the next one comes."""
    seat = int(state.stack[0].seat)
    tell_taken(log, Event.DEALT, seat, RULE[2, 3], kind)
    state.pool[kind] -= 1
    state.pool_held -= 1
    next_to_deal(state)
    take(state, seat, kind, log)


@kernel
def go_on(state: State, log: Log) -> None:
    """TOH-4.2 Carry out what follows at once, frame after frame, until a decision or a card is owed."""
    while state.depth > 0:
        frame = state.stack[state.depth - 1]
        match frame.kind:
            case Owed.DRAWS:
                if is_draw_due(state):
                    return
                lapse(state, log)
            case Owed.END:
                end_turn(state, log)
            case Owed.RISKY | Owed.ROW:
                if frame.remaining > 0:
                    return
                pop(state)
            case Owed.LAY:
                if needs_order(state):
                    push(state, Owed.ORDER, state.turn)
                    return
                lay_row(state, log)
            case Owed.LOOK:
                if frame.remaining > 0 and state.pool_held > 0:
                    return
                end_look(state, log)
            case Owed.DEAL:
                if may_deal(state):
                    return
                finish_deal(state, log)
            case Owed.ROUND_END:
                end_round(state, log)
            case _:
                return


@kernel
def settle(state: State, rng: Rng) -> None:
    """Play chance moves until a player must decide or the game is over, at the odds of `chances`."""
    while state.depth > 0:
        frame = state.stack[state.depth - 1]
        match frame.kind:
            case Owed.DRAWS | Owed.ROW:
                draw_owed(state, any_card(state, int(state.pool_held), rng), NO_LOG)
            case Owed.DEAL:
                deal_card(state, any_card(state, cards_to_deal(state), rng), NO_LOG)
            case Owed.STEAL:
                steal(state, any_held(state, int(frame.source), rng), NO_LOG)
            case Owed.LOOK:
                look_at(state, any_card(state, int(state.pool_held), rng), NO_LOG)
            case Owed.START:
                if frame.seat != CHANCE:
                    return
                name_starter(state, below(rng, int(state.seats)), NO_LOG)
                go_to_next_round(state)
            case _:
                return
        go_on(state, NO_LOG)
