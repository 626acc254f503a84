"""TOH-11 and TOH-13 What hands and tables are worth, who leads, who has won, and the score sheet made from events."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from spuds.core import bits
from spuds.core.events import Event as Happened
from spuds.core.jit import kernel
from spuds.games.hot_pota_toh.cards import (
    FRIED,
    FRIED_ALONE,
    FRIED_AMONG,
    HAND_KINDS,
    KEPT_KINDS,
    KEPT_POINTS,
    MOST_ROUNDS,
    SEATS_PER_DECK,
    SUPER,
    TABLE_KINDS,
)
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.state import State, on_table


@kernel
def is_hand_counted(state: State, seat: int, exploder: int) -> bool:
    """TOH-11.3 to TOH-11.5 Say whether a hand is counted: not the exploder's without a Super on her table."""
    return seat != exploder or on_table(state, seat, SUPER) > 0


@kernel
def fried_points(state: State, exploder: int) -> int:
    """TOH-11.3 Return what each Fried is worth, by how many there are in all hands that are counted."""
    copies = 0
    for seat in range(state.seats):
        if is_hand_counted(state, seat, exploder):
            copies += int(state.hand[seat, FRIED])
    return FRIED_ALONE if copies == 1 else FRIED_AMONG


@kernel
def points_of_hand(state: State, seat: int, exploder: int, fried: int) -> int:
    """TOH-11.2 to TOH-11.5 Return the points of a hand, `fried` each for its Fried; nobody exploded if -1."""
    if not is_hand_counted(state, seat, exploder):
        return 0
    points = int(state.hand[seat, FRIED]) * fried
    for kind in range(HAND_KINDS):
        points += int(state.hand[seat, kind]) * int(state.hand_points[kind])
    if seat == exploder:
        return (points + 1) // 2 if points > 0 else 0
    for n in range(KEPT_KINDS):
        points += int(state.kept[seat, n]) * KEPT_POINTS
    return points


@kernel
def points_of_table(state: State, seat: int) -> int:
    """TOH-11.2 Return the points of a table; the exploder's counts like all others (TOH-5.3)."""
    points = 0
    for n in range(TABLE_KINDS):
        points += int(state.table[seat, n]) * int(state.table_points[n])
    return points


@kernel
def leaders(state: State) -> int:
    """TOH-13.1 Return the seats with the highest score, as a set."""
    most, found = int(state.scores[0]), 1
    for seat in range(1, state.seats):
        score = int(state.scores[seat])
        if score > most:
            most, found = score, 1 << seat
        elif score == most:
            found |= 1 << seat
    return found


@kernel
def is_over(state: State) -> bool:
    """TOH-13.1 to TOH-13.4 Say, after a round, whether the game is over."""
    if state.rounds >= MOST_ROUNDS:
        return True
    if state.overtime == 0 if state.goal else state.rounds < state.rounds_wanted:
        return False
    return bits.size(leaders(state)) == 1


@kernel
def tally(state: State, scores: Any) -> int:
    """Write each seat's score into `scores`; return the winners as a set, empty while the game runs."""
    for seat in range(state.seats):
        scores[seat] = state.scores[seat]
    return leaders(state) if state.depth == 0 else 0


SPREAD = 9.0
"""Points of one round by which a lead is told from luck, times the root of how many seats share a deck: found from
20,000 games by rules of thumb of 2, 4, 6 and 12 seats each, as the figure by which who won was least of a surprise."""


@kernel
def values(state: State, out: Any) -> None:
    """Write each seat's result so far into `out`, 0 to 1: its share of the win, or how likely its score makes one."""
    if state.depth == 0:
        won = leaders(state)
        for seat in range(state.seats):
            out[seat] = ((won >> seat) & 1) / bits.size(won)
        return
    to_come = 2 if state.goal else max(1, int(state.rounds_wanted) - int(state.rounds))
    decks = 1 if state.seats <= SEATS_PER_DECK else 2
    scale = SPREAD * math.sqrt(to_come * decks / int(state.seats))
    highest = int(state.scores[0])
    for seat in range(state.seats):
        highest = max(highest, int(state.scores[seat]))
    total = 0.0
    for seat in range(state.seats):
        out[seat] = math.exp((int(state.scores[seat]) - highest) / scale)
        total += out[seat]
    for seat in range(state.seats):
        out[seat] /= total


@kernel
def horizon(state: State, start: State) -> bool:
    """Say whether a rollout begun at `start` may stop: the round has been scored, or the game is over."""
    return bool(state.depth == 0 or state.rounds != start.rounds)


def sheet(events: Iterable[Happened], seats: int) -> list[dict[str, Any]]:
    """Section 9 Return the score sheet: one line for each finished round."""
    rows: list[dict[str, Any]] = []
    for event in events:
        if event.kind == Event.ENDS_ROUND:
            exploder = None if event.seat < 0 else event.seat
            row = {"round": event.amount, "level": event.other, "exploder": exploder}
            rows.append({**row, "hand": [0] * seats, "table": [0] * seats, "scores": [0] * seats})
        elif rows and event.kind == Event.SCORES_HAND:
            rows[-1]["hand"][event.seat] = event.amount
        elif rows and event.kind == Event.SCORES_TABLE:
            rows[-1]["table"][event.seat] = event.amount
            rows[-1]["scores"][event.seat] = event.other
    return rows
