"""Every pending decision and chance move: who answers, what is legal, what an answer does."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from spuds.core import bits
from spuds.core.chance import Rng, any_of, below
from spuds.core.events import NO_LOG, Log
from spuds.core.frames import CHANCE
from spuds.core.game import Reason
from spuds.core.jit import kernel
from spuds.games.potato_man.cards import CARDS, MOST_SEATS
from spuds.games.potato_man.rules.following import is_repeated
from spuds.games.potato_man.rules.playing import draw_card, may_play, play_card
from spuds.games.potato_man.rules.rounds import end_round
from spuds.games.potato_man.rules.taking import take_trick
from spuds.games.potato_man.setup import deal_all, deal_card, name_starter
from spuds.games.potato_man.state import Owed, State

# Action ids: `play CARD`, `start SEAT`, `draw CARD`, `deal SEAT CARD`, then the forms that hide the card.
CARD_COUNT = len(CARDS)
PLAY = 0
START = PLAY + CARD_COUNT
DRAW = START + MOST_SEATS
DEAL = DRAW + CARD_COUNT
ACTIONS = DEAL + MOST_SEATS * CARD_COUNT
DRAW_HIDDEN = ACTIONS
DEAL_HIDDEN = DRAW_HIDDEN + 1
ALL_FORMS = DEAL_HIDDEN + MOST_SEATS


class WhyNot(IntEnum):
    """Reasons for which a player's answer is not legal; `REASONS` has the message and the rule of each."""

    LEGAL = 0
    STARTS_BY_CHANCE = 1
    DEALT_BY_CHANCE = 2
    DRAWN_BY_CHANCE = 3
    NOT_HELD = 4
    COLOUR_TAKEN = 5
    COLOURS_REPEATED = 6
    SECOND_POTATO_MAN = 7


REASONS: dict[int, Reason] = {
    WhyNot.STARTS_BY_CHANCE: Reason("why-not-not-a-play", "PM-2.1"),
    WhyNot.DEALT_BY_CHANCE: Reason("why-not-not-a-play", "PM-2.5"),
    WhyNot.DRAWN_BY_CHANCE: Reason("why-not-not-a-play", "PM-3.8"),
    WhyNot.NOT_HELD: Reason("why-not-not-held", "PM-3.1"),
    WhyNot.COLOUR_TAKEN: Reason("why-not-colour-taken", "PM-3.4"),
    WhyNot.COLOURS_REPEATED: Reason("why-not-colours-repeated", "PM-3.5"),
    WhyNot.SECOND_POTATO_MAN: Reason("why-not-second-potato-man", "PM-3.6"),
}


@kernel
def waiting(state: State) -> int:
    """Return who owes a decision, as a set: one seat, chance, or nobody when the game is over (I13)."""
    if state.depth == 0:
        return 0
    if state.stack[0].kind == Owed.PLAY:
        return bits.one(state.stack[0].seat)
    return 1 << CHANCE


@kernel
def legal(state: State, seat: int, out: Any) -> int:
    """PM-3.1, PM-3.4 to PM-3.7 List what a seat may answer, ascending; return how many answers there are."""
    if not bits.has(waiting(state), seat):
        return 0
    return bits.write(may_play(state, seat), out)


@kernel
def why_not(state: State, seat: int, action: int) -> int:
    """Say why the seat in turn may not answer so (a `WhyNot`), or 0. State may be that seat's view."""
    if action >= DEAL:
        return WhyNot.DEALT_BY_CHANCE.value
    if action >= START:
        return WhyNot.DRAWN_BY_CHANCE.value if action >= DRAW else WhyNot.STARTS_BY_CHANCE.value
    if not bits.has(state.hand[seat], action):
        return WhyNot.NOT_HELD.value
    if bits.has(state.may_follow, action):
        return WhyNot.LEGAL.value
    if state.seats < MOST_SEATS:
        return WhyNot.COLOUR_TAKEN.value
    if is_repeated(state.laid, state.trick_size):
        return WhyNot.COLOURS_REPEATED.value
    return WhyNot.SECOND_POTATO_MAN.value


@kernel
def chances(state: State, actions: Any, weights: Any) -> int:
    """PM-2.1, PM-2.7 List the possible chance moves and how many cards stand behind each."""
    if state.depth == 0 or state.stack[0].kind == Owed.PLAY:
        return 0
    n = 0
    if state.stack[0].kind == Owed.START:
        while n < state.seats:
            actions[n] = START + n
            weights[n] = 1
            n += 1
        return n
    base = DRAW if state.stack[0].kind == Owed.DRAW else DEAL + CARD_COUNT * int(state.stack[0].seat)
    pool = state.pool
    while pool:
        actions[n] = base + bits.lowest(pool)
        weights[n] = 1
        pool &= pool - 1
        n += 1
    return n


@kernel
def play(state: State, seat: int, action: int, log: Log) -> int:
    """Carry out an answer that is legal, unchecked; return 1, for every answer closes its decision.

    Precondition: `seat` is waiting and `action` is legal for it, or possible for chance.
    """
    about = int(state.stack[0].seat)
    match state.stack[0].kind:
        case Owed.PLAY:
            play_card(state, about, action - PLAY, log)
        case Owed.DRAW:
            draw_card(state, about, action - DRAW, log)
        case Owed.DEAL:
            deal_card(state, about, (action - DEAL) % CARD_COUNT, log)
        case Owed.START:
            name_starter(state, action - START, log)
    go_through(state, log)
    return 1


@kernel
def go_through(state: State, log: Log) -> None:
    """Carry out what follows at once, without a decision: PM-4 a complete trick is taken, PM-5 the round ends."""
    if state.stack[0].kind == Owed.TAKING:
        take_trick(state, log)
    if state.stack[0].kind == Owed.ROUND_END:
        end_round(state, log)


@kernel
def settle(state: State, rng: Rng) -> None:
    """Play chance moves until a player must decide or the game is over, at the odds of `chances`."""
    while state.depth and state.stack[0].kind != Owed.PLAY:
        if state.stack[0].kind == Owed.DEAL:
            deal_all(state, rng)
        elif state.stack[0].kind == Owed.DRAW:
            draw_card(state, int(state.stack[0].seat), any_of(state.pool, rng), NO_LOG)
            go_through(state, NO_LOG)
        else:
            name_starter(state, below(rng, int(state.seats)), NO_LOG)


@kernel
def pick(state: State, seat: int, rng: Rng) -> int:
    """Choose one of the answers of `legal`, all alike, without listing them."""
    return any_of(may_play(state, seat), rng)
