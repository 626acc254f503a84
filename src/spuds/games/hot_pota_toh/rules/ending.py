"""TOH-5, TOH-11, TOH-12, TOH-13 The end of a round: scores, the next starter, the vote; the end of the game."""

from __future__ import annotations

from spuds.core import bits
from spuds.core.events import NONE, RULE, Log, tell, tell_amount
from spuds.core.frames import pop, push
from spuds.core.jit import kernel
from spuds.games.hot_pota_toh.cards import HAND_KINDS, LEVELS
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.rules.taking import discard_hand, tell_amount_of_card
from spuds.games.hot_pota_toh.scoring import fried_points, is_over, leaders, points_of_hand, points_of_table
from spuds.games.hot_pota_toh.setup import begin_deal, gather
from spuds.games.hot_pota_toh.state import NO, YES, Owed, State


@kernel
def end_round(state: State, log: Log) -> None:
    """TOH-5.1, TOH-5.5, TOH-5.6, TOH-11.1 Score the round; then the game is over, or the next starter is named.

    TOH-12.2: by the exploder, or by the player who played the last Dud, which ended the round in her turn.
    """
    seat, exploded = int(state.stack[0].seat), int(state.stack[0].source) == 1
    pop(state)
    state.skip = 0
    exploder = seat if exploded else NONE
    if not exploded:
        tell_amount(log, Event.ALL_SAFE, NONE, RULE[5, 7] if state.live else RULE[5, 6], NONE, int(state.rounds) + 1)
    tell_amount(log, Event.ENDS_ROUND, exploder, RULE[11, 1], int(state.level), int(state.rounds) + 1)
    if log is not None:
        show_hands(state, exploder, log)
    score_round(state, exploder, log)
    if exploded:
        discard_hand(state, seat, RULE[5, 3], log)
    state.rounds += 1
    note_goal(state)
    if is_over(state):
        tell_winners(state, log)
        return
    if log is not None:
        tell_another(state, log)
    push(state, Owed.START, seat)


@kernel
def show_hands(state: State, exploder: int, log: Log) -> None:
    """TOH-11.1 Log all hands, shown for scoring; the exploder's is seen when it is discarded (TOH-5.3)."""
    for seat in range(state.seats):
        if seat == exploder:
            continue
        for kind in range(HAND_KINDS):
            if state.hand[seat, kind]:
                tell_amount_of_card(log, Event.SHOWS, seat, RULE[11, 1], kind, int(state.hand[seat, kind]))


@kernel
def score_round(state: State, exploder: int, log: Log) -> None:
    """TOH-11.1, TOH-11.6 Add the points of hand and table to each score, all at the same time."""
    fried = fried_points(state, exploder)
    for seat in range(state.seats):
        hand, table = points_of_hand(state, seat, exploder, fried), points_of_table(state, seat)
        score = int(state.scores[seat]) + hand + table
        if state.score_floor and score < 0:
            score = 0
        state.scores[seat] = score
        tell_amount(log, Event.SCORES_HAND, seat, hand_rule(seat == exploder), NONE, hand)
        tell_amount(log, Event.SCORES_TABLE, seat, RULE[11, 2], score, table)


@kernel
def hand_rule(exploded: bool) -> int:  # noqa: FBT001
    """TOH-11.2, TOH-11.4 Return the rule behind the points of a hand."""
    return int(RULE[11, 4] if exploded else RULE[11, 2])


@kernel
def note_goal(state: State) -> None:
    """TOH-13.3 Once the goal is reached it stays so, even if scores fall again."""
    if state.goal == 0:
        return
    for seat in range(state.seats):
        if state.scores[seat] >= state.goal:
            state.overtime = 1


@kernel
def tell_another(state: State, log: Log) -> None:
    """TOH-13.2 Log that a shared lead alone keeps the game going."""
    due = state.overtime == 1 if state.goal else state.rounds >= state.rounds_wanted
    if due:
        tell_amount(log, Event.ANOTHER_ROUND, NONE, RULE[13, 2], NONE, bits.size(leaders(state)))


@kernel
def tell_winners(state: State, log: Log) -> None:
    """TOH-13.1, TOH-13.3, TOH-13.4 Log who has won."""
    if log is None:
        return
    won = leaders(state)
    rule = RULE[13, 3] if state.goal else RULE[13, 1]
    if bits.size(won) > 1:
        rule = RULE[13, 4]
    for seat in range(state.seats):
        if bits.has(won, seat):
            tell_amount(log, Event.WINS, seat, rule, NONE, int(state.scores[seat]))


@kernel
def go_to_next_round(state: State) -> None:
    """TOH-12.1, TOH-12.3 After the starter is named: a vote on the level, or the set-up at once."""
    if state.rounds > 0 and state.level_vote and state.level < LEVELS:
        push(state, Owed.VOTE, 0, 0, 0, (1 << int(state.seats)) - 1)
        return
    if state.rounds > 0:
        gather(state)
    begin_deal(state)


@kernel
def vote(state: State, seat: int, choice: int, log: Log) -> bool:
    """TOH-12.3 Seal a vote (NO or YES); with the last one all are opened. Return whether it was the last."""
    state.votes[seat] = choice
    owing = int(state.stack[0].seats) & ~(1 << seat)
    state.stack[0].seats = owing
    if owing:
        tell(log, Event.READY, seat, RULE[12, 3])
        return False
    agreed = 1
    for other in range(state.seats):
        if state.votes[other] != YES:
            agreed = 0
        tell_amount(log, Event.VOTES, other, RULE[12, 3], NONE, int(state.votes[other]) - NO)
        state.votes[other] = 0
    pop(state)
    if agreed:
        state.level += 1
        tell_amount(log, Event.RISES, NONE, RULE[12, 3], NONE, int(state.level))
    gather(state)
    begin_deal(state)
    return True
