"""TOH-1 and TOH-2 The table, and setting up a round: the starter, the deal, BOOM."""

from __future__ import annotations

from spuds.core.events import NONE, RULE, Log, append, tell, tell_amount
from spuds.core.frames import CHANCE, EVERYBODY, FULL, pop, push
from spuds.core.jit import kernel
from spuds.games.hot_pota_toh.cards import (
    BOOM,
    COUNTED,
    DEALT_KINDS,
    FIRST_ICON,
    FIRST_ON_TABLE,
    FIRST_SCORE,
    HAND_KINDS,
    HAND_PRICED,
    KEPT_KINDS,
    KINDS,
    LEVEL,
    SUPER,
    TABLE_KINDS,
    TABLE_PRICED,
    WORDS,
)
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.options import Options, copies_of, decks, points_in_hand, points_on_table
from spuds.games.hot_pota_toh.state import Owed, State


def new(state: State, seats: int, options: Options) -> None:
    """TOH-1.1 to TOH-1.4 Lay an empty table: chance names the first starter."""
    state.viewer = FULL
    state.seats = seats
    state.level = state.first_level = int(options.level)
    state.level_vote = int(options.level_vote == "on")
    state.rounds_wanted = options.rounds
    state.goal = options.goal
    state.score_floor = int(options.score_floor == "0")
    state.redeal = int(options.setup_immediates == "redeal")
    state.last_safe = int(options.last_live == "safe")
    state.put_back = int(options.spinning_boom == "put_back")
    for kind in range(DEALT_KINDS):
        state.cards[kind] = decks(seats) * copies_of(options, WORDS[kind])
    for kind in range(HAND_KINDS):
        state.hand_points[kind] = points_in_hand(options, WORDS[kind])
    for n in range(TABLE_KINDS):
        state.table_points[n] = points_on_table(options, WORDS[FIRST_ON_TABLE + n])
    for seat in range(seats):
        state.scores[seat] = FIRST_SCORE
    gather(state)
    push(state, Owed.START, CHANCE)


def agreed(state: State) -> dict[str, str | int]:
    """Return the options that a state was made with, for a table that goes on from it."""
    found: dict[str, str | int] = {
        "level": int(state.first_level),
        "level_vote": "on" if state.level_vote else "off",
        "rounds": int(state.rounds_wanted),
        "goal": int(state.goal),
        "score_floor": "0" if state.score_floor else "none",
        "setup_immediates": "redeal" if state.redeal else "resolve",
        "last_live": "safe" if state.last_safe else "play_on",
        "spinning_boom": "put_back" if state.put_back else "explode",
    }
    for word in COUNTED:
        found[f"count_{word}"] = int(state.cards[WORDS.index(word)]) // decks(int(state.seats))
    for word in HAND_PRICED:
        found[f"hand_{word}"] = int(state.hand_points[WORDS.index(word)])
    for word in TABLE_PRICED:
        found[f"table_{word}"] = int(state.table_points[WORDS.index(word) - FIRST_ON_TABLE])
    return found


@kernel
def gather(state: State) -> None:
    """TOH-2.1 All cards of the level but BOOM form the pool; everybody is live, the order is open."""
    for seat in range(state.seats):
        state.holds[seat] = 0
        state.held[seat] = 0
        for kind in range(HAND_KINDS):
            state.hand[seat, kind] = 0
        for kind in range(TABLE_KINDS):
            state.table[seat, kind] = 0
        for kind in range(KEPT_KINDS):
            state.kept[seat, kind] = 0
    total = 0
    for kind in range(DEALT_KINDS):
        cards = int(state.cards[kind]) if LEVEL[kind] <= state.level else 0
        state.pool[kind] = cards
        state.discard[kind] = 0
        total += cards
    state.pool[BOOM] = 0
    state.discard[BOOM] = 0
    state.pool_held = total
    state.live = (1 << int(state.seats)) - 1
    state.order = 0


@kernel
def name_starter(state: State, seat: int, log: Log) -> None:
    """TOH-2.2, TOH-12.2 The next starter is named, by chance or by a player."""
    namer = int(state.stack[0].seat)
    by_chance = namer == CHANCE
    tell_amount(
        log,
        Event.STARTS,
        seat,
        RULE[2, 2] if by_chance else RULE[12, 2],
        NONE if by_chance else namer,
        int(state.rounds) + 1,
    )
    pop(state)
    state.turn = seat


@kernel
def begin_deal(state: State) -> None:
    """TOH-2.3 Owe one card to each player, clockwise from the starter."""
    push(state, Owed.DEAL, state.turn, state.seats)


@kernel
def may_deal(state: State) -> bool:
    """TOH-2.3 to TOH-2.5 Say whether a card is owed to somebody, and there is one to deal."""
    if state.stack[0].remaining == 0 or state.pool_held == 0:
        return False
    return not state.redeal or cards_to_deal(state) > 0


@kernel
def kinds_to_deal(state: State) -> int:
    """TOH-2.4, TOH-2.5 Return the end of the kinds that are dealt: all but BOOM, or those without an icon."""
    return FIRST_ICON if state.redeal else DEALT_KINDS


@kernel
def cards_to_deal(state: State) -> int:
    """TOH-2.5 Return how many cards might be dealt next."""
    if not state.redeal:
        return int(state.pool_held)
    cards = 0
    for kind in range(FIRST_ICON):
        cards += int(state.pool[kind])
    return cards


@kernel
def next_to_deal(state: State) -> None:
    """TOH-2.3 The next card goes to the seat on the left. The frame waits below what the card sets off."""
    frame = state.stack[0]
    frame.remaining -= 1
    frame.seat = frame.seat + 1 if frame.seat + 1 < state.seats else 0


@kernel
def finish_deal(state: State, log: Log) -> None:
    """TOH-2.4, TOH-2.6 BOOM joins the pool, and the starter takes the first turn."""
    frame = state.stack[0]
    if frame.remaining > 0:
        tell_amount(log, Event.NOT_DEALT, int(frame.seat), RULE[2, 4], NONE, int(frame.remaining))
    frame.kind = Owed.TURN
    frame.seat = state.turn
    frame.remaining = 0
    state.pool[BOOM] = 1
    state.pool_held += 1
    tell(log, Event.BOOM_JOINS, NONE, RULE[2, 6])


@kernel
def tell_taken(log: Log, kind: int, seat: int, rule: int, card: int) -> None:
    """TOH-4.1 Log that a seat took a card: known to it alone, or shown to all if it is an icon card."""
    if log is not None:
        append(log, kind, seat, rule, NONE, card, 0, EVERYBODY if card >= FIRST_ICON else 1 << seat)


assert SUPER == FIRST_ICON
assert KINDS == DEALT_KINDS + 1
