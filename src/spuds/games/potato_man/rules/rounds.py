"""PM-5 End of a round and PM-6 end of the game."""

from __future__ import annotations

from spuds.core import bits
from spuds.core.events import NONE, RULE, Log, tell, tell_amount, tell_card
from spuds.core.jit import kernel
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.rules.taking import trick_to_discard
from spuds.games.potato_man.scoring import most_points, score_round, winners
from spuds.games.potato_man.setup import begin_round, gather
from spuds.games.potato_man.state import State


@kernel
def end_round(state: State, log: Log) -> None:
    """PM-5.1 to PM-5.6, PM-6.1 Score the round; then the next one is dealt, or the game is over.

    After the last round the cards stay as they lie. The seat in the frame is stuck, unless its hand is empty.
    """
    seat = int(state.stack[0].seat)
    state.shown = state.hand[seat]
    state.stuck = seat + 1 if state.shown else 0
    if log is not None:
        tell_end(state, seat, log)
    trick_to_discard(state)
    score_round(state, log)
    state.rounds += 1
    if state.rounds == state.seats * state.laps:
        end_game(state, log)
    else:
        gather(state)
        begin_round(state, (state.first_starter + state.rounds) % state.seats, log)


@kernel
def tell_end(state: State, seat: int, log: Log) -> None:
    """PM-5.1 to PM-5.3 Log why the round is over, and each card that a stuck seat shows to everyone."""
    if state.stuck == 0:
        tell(log, Event.PLAYED_OUT, seat, RULE[5, 3])
        return
    tell(log, Event.STUCK, seat, RULE[5, 1])
    hand = state.shown
    while hand:
        tell_card(log, Event.SHOWS, seat, RULE[5, 2], bits.lowest(hand))
        hand &= hand - 1


@kernel
def end_game(state: State, log: Log) -> None:
    """PM-6.1 Nobody owes anything any more."""
    state.depth = 0
    state.stack[0].kind = 0
    state.stack[0].seat = 0
    if log is None:
        return
    won = winners(state)
    rule = RULE[6, 2]
    if bits.size(most_points(state)) > 1:
        rule = RULE[6, 3] if state.tie else RULE[6, 4]
    for seat in range(state.seats):
        if bits.has(won, seat):
            tell_amount(log, Event.WINS, seat, rule, NONE, int(state.scores[seat]))
