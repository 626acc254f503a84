"""LU-5 and LU-6 Laying cards and what follows: specials, four equal numbers, draws, whose turn is next."""

from __future__ import annotations

from spuds.core.events import NONE, RULE, Log, append, tell, tell_amount, whisper
from spuds.core.frames import EVERYBODY
from spuds.core.jit import kernel
from spuds.games.lupenos import counts
from spuds.games.lupenos.cards import BAD, FEAST, FOUR, PEEL_KINDS, PLACE
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.setup import to_hand_unseen
from spuds.games.lupenos.state import Owed, State, next_in


@kernel
def put_on_pile(state: State, kind: int, cards: int) -> None:
    """LU-5.2 Peels and bags go on top of the pile; a feast or a very bad potato goes straight to the used pile."""
    if kind in (FEAST, BAD):
        state.used += cards * counts.one(kind)
        return
    for _ in range(cards):
        state.pile[state.pile_held] = kind + 1
        state.pile_held += 1


@kernel
def is_four(state: State, kind: int) -> bool:
    """LU-6.9 to LU-6.11, LU-7.10 Say whether four peels of a number lie on each other on top of the pile."""
    if kind >= PEEL_KINDS or state.pile_held < FOUR:
        return False
    for n in range(2, FOUR + 1):
        if state.pile[state.pile_held - n] != kind + 1:
            return False
    return True


@kernel
def take_up(state: State) -> int:
    """LU-1.5 Take up the whole pile; return its cards, as counts."""
    cards = 0
    for place in range(state.pile_held):
        cards += counts.one(int(state.pile[place]) - 1)
        state.pile[place] = 0
    state.pile_held = 0
    return cards


@kernel
def pile_to_hand(state: State, seat: int) -> None:
    """LU-4.11, LU-6.5, LU-11.3 All cards of the pile go into a hand, where all can tell them."""
    state.held[seat] += state.pile_held
    cards = take_up(state)
    state.known[seat] += cards
    state.holds[seat] += cards


@kernel
def carry_out(state: State, log: Log) -> None:
    """LU-5.1 After cards were laid, in this order: out, effect, draw, next turn."""
    frame = state.stack[0]
    seat, kind, cards = int(frame.seat), int(frame.source), int(frame.remaining)
    put_on_pile(state, kind, cards)
    if state.held[seat] == 0 and state.in_row[seat] == 0 and state.down[seat] == 0:
        go_out(state, seat, log)
        if not state.play_on or state.outs + 1 >= state.seats:
            frame.kind = Owed.END
            return
    following = next_in(state, seat)
    if kind == BAD:
        following = next_in(state, suffer(state, seat, following, log))
    elif kind == FEAST or is_four(state, kind):
        following = clear(state, seat, kind, following, log)
    owe_draws(state, seat, following)


@kernel
def go_out(state: State, seat: int, log: Log) -> None:
    """LU-8.1, LU-8.2, LU-8.4, LU-8.5, LU-10.1 A seat has laid its last card, of whatever kind: it is out."""
    state.outs += 1
    state.out[seat] = state.outs
    tell_amount(log, Event.OUT, seat, RULE[8, 1] if state.outs == 1 else RULE[8, 5], NONE, int(state.outs))


@kernel
def suffer(state: State, seat: int, victim: int, log: Log) -> int:
    """LU-6.5 to LU-6.8 The next seat takes the whole pile and misses its turn; return it. It decides nothing."""
    rule = RULE[6, 5] if state.pile_held else RULE[6, 8]
    tell_amount(log, Event.SUFFERS, victim, rule, seat, int(state.pile_held))
    pile_to_hand(state, victim)
    return victim


@kernel
def clear(state: State, seat: int, kind: int, following: int, log: Log) -> int:
    """LU-5.3, LU-6.3, LU-6.4, LU-6.9, LU-8.6 Clear the pile; return who has the extra turn."""
    if kind == FEAST:
        tell_amount(log, Event.FEASTS, seat, RULE[6, 3] if state.pile_held else RULE[6, 4], NONE, int(state.pile_held))
    else:
        append(log, Event.FOUR, seat, RULE[6, 9], NONE, kind, int(state.pile_held), EVERYBODY)
    state.used += take_up(state)  # LU-1.8: for good, bags included
    if state.out[seat]:
        tell_amount(log, Event.INHERITS, following, RULE[8, 6], seat, 0)
        return following
    tell(log, Event.AGAIN, seat, RULE[5, 3])
    return seat


@kernel
def owe_draws(state: State, seat: int, following: int) -> None:
    """LU-5.4, LU-8.6 The seat that laid draws up to three, as far as the deck goes; then the turn passes on."""
    cards = PLACE - int(state.held[seat])
    if cards > state.deck:
        cards = int(state.deck)
    frame = state.stack[0]
    if cards <= 0 or state.out[seat]:
        frame.kind = Owed.NEXT
        frame.seat = following
        frame.source = 0
        frame.remaining = 0
    else:
        frame.kind = Owed.DRAW
        frame.source = following
        frame.remaining = cards


@kernel
def draw_card(state: State, kind: int, log: Log) -> None:
    """LU-5.4, LU-5.5 Draw a card; after the last one the turn passes on. An empty deck stays empty (LU-1.8)."""
    frame = state.stack[0]
    seat = int(frame.seat)
    whisper(log, Event.DRAWS, seat, RULE[5, 4], kind)
    to_hand_unseen(state, seat, kind)
    state.deck -= 1
    if state.deck == 0:
        tell(log, Event.DECK_EMPTY, NONE, RULE[5, 5])
    frame.remaining -= 1
    if frame.remaining == 0:
        frame.kind = Owed.NEXT
        frame.seat = frame.source
        frame.source = 0
