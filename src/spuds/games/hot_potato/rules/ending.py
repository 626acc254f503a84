"""HP-10 The ends of a turn, of a round, and of the game."""

from __future__ import annotations

from spuds.core.bits import has
from spuds.core.events import NONE, RULE, Log, tell, tell_amount
from spuds.core.jit import kernel
from spuds.games.hot_potato.cards import ROUNDS, SPACES
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.scoring import rule_of_win, winners
from spuds.games.hot_potato.setup import begin_turn
from spuds.games.hot_potato.state import Owed, State, Step, round_now


@kernel
def end_turn(state: State, log: Log) -> None:
    """HP-10.1 to HP-10.4 After step 5: the game is over, or the next turn begins, or the next round."""
    tell_amount(log, Event.ENDS_TURN, NONE, RULE[10, 1], round_now(state), int(state.turn))
    if is_at_the_end(state, log):
        end_game(state, log)
    elif state.in_play:
        begin_turn(state, log)
    else:
        end_round(state, log)


@kernel
def is_at_the_end(state: State, log: Log) -> bool:
    """HP-10.1 Say whether a pawn has reached the end of the board."""
    reached = False
    for seat in range(state.seats):
        if state.burns[seat] >= SPACES:
            tell(log, Event.AT_THE_END, seat, RULE[10, 1])
            reached = True
    return reached


@kernel
def end_round(state: State, log: Log) -> None:
    """HP-10.2 After rounds 1 and 2 the next one is set up; after round 3 the game is over."""
    tell_amount(log, Event.ENDS_ROUND, NONE, RULE[10, 2], NONE, round_now(state))
    state.rounds += 1
    if state.rounds == ROUNDS:
        end_game(state, log)
    else:
        state.stack[0].kind = Owed.ROUND_START


@kernel
def end_game(state: State, log: Log) -> None:
    """HP-10.1, HP-10.2 Nobody owes anything any more."""
    state.depth = 0
    state.step = Step.SETUP.value
    frame = state.stack[0]
    frame.kind = 0
    frame.seat = 0
    frame.source = 0
    frame.seats = 0
    if log is None:
        return
    won = winners(state)
    for seat in range(state.seats):
        if has(won, seat):
            rule = rule_of_win(state)
            tell_amount(log, Event.WINS, seat, rule, rule % 100, int(state.burns[seat]))
