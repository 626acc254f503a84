"""PM-4 Taking the trick: who wins it and what it pays."""

from __future__ import annotations

from spuds.core.bits import has
from spuds.core.events import NONE, RULE, Log, tell_amount, tell_card
from spuds.core.jit import kernel
from spuds.games.potato_man.cards import ALL_CARDS, COLOUR, LORD_FRY, MOST_SEATS, NUMBER, POTATO_MAN, Colour
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.state import Owed, State

GOLD = Colour.GOLD.value


@kernel
def take_trick(state: State, log: Log) -> None:
    """PM-4.1 to PM-4.8 Give the trick to its winner, pay for it; the winner leads, or all hands are empty."""
    place = winning_place(state)
    card = int(state.trick[place]) - 1
    winner = (state.leader + place) % state.seats
    if log is not None:
        tell_card(log, Event.TAKES, winner, rule_of_win(state, card), card)
    state.tricks += 1
    pay(state, winner, COLOUR[card], log)
    trick_to_discard(state)
    state.leader = winner
    state.stack[0].seat = winner
    state.stack[0].kind = Owed.PLAY if state.held[winner] else Owed.ROUND_END


@kernel
def winning_place(state: State) -> int:
    """PM-4.1 to PM-4.4 Return the place in the trick of the card that wins it."""
    potato_man_wins = state.laid & LORD_FRY and state.laid & POTATO_MAN
    highest, place = 0, 0
    for i in range(state.trick_size):
        card = int(state.trick[i]) - 1
        if potato_man_wins:  # PM-4.3: there is one of them in a trick, PM-3.6
            if has(POTATO_MAN, card):
                return i
        elif NUMBER[card] >= highest:  # PM-4.2: on equal numbers the card played last
            highest, place = NUMBER[card], i
    return place


@kernel
def rule_of_win(state: State, card: int) -> int:
    """Return the rule that gave the trick to `card`: Potato Man over Lord Fry, later on a tie, or highest."""
    if has(POTATO_MAN, card):
        return int(RULE[4, 3])
    equal = 0
    for i in range(state.trick_size):
        if NUMBER[state.trick[i] - 1] == NUMBER[card]:
            equal += 1
    return int(RULE[4, 2] if equal > 1 else RULE[4, 1])


@kernel
def pay(state: State, winner: int, colour: int, log: Log) -> None:
    """PM-4.5 One sack card of the winning colour; PM-4.6 else gold; PM-4.7 else nothing."""
    kind = colour if state.supply[colour] else GOLD
    if state.supply[kind] == 0:
        tell_amount(log, Event.EMPTY_HANDED, winner, RULE[4, 7], NONE, colour)
        return
    state.supply[kind] -= 1
    state.won[winner, kind] += 1
    tell_amount(log, Event.EARNS, winner, RULE[4, 5] if kind == colour else RULE[4, 6], NONE, kind)


@kernel
def trick_to_discard(state: State) -> None:
    """PM-4.8, PM-5.2 Move the cards of the trick to the discard; then any card may lead (PM-3.1)."""
    state.discard |= state.laid
    state.laid = 0
    state.may_follow = ALL_CARDS
    state.trick_size = 0
    for place in range(MOST_SEATS):
        state.trick[place] = 0
