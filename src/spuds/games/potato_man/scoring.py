"""PM-5.5 and PM-6 Points, winners, ties, and the score sheet made from the events of each round's end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spuds.core.bits import has, size
from spuds.core.events import RULE, Log, rule_id, tell_amount
from spuds.core.events import Event as Happened
from spuds.core.jit import kernel
from spuds.games.potato_man.cards import SACK_KINDS
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.state import State, points


@kernel
def score_round(state: State, log: Log) -> None:
    """PM-5.5 Add each seat's points of the round to its score, and write the row of the score sheet."""
    for seat in range(state.seats):
        earned = points(state, seat)
        state.scores[seat] += earned
        if earned > state.best[seat]:
            state.best[seat] = earned
        if log is not None:
            write_row(state, seat, earned, log)


@kernel
def write_row(state: State, seat: int, earned: int, log: Log) -> None:
    """PM-5.5 Log what a seat won in the round that has just ended."""
    for kind in range(SACK_KINDS):
        tell_amount(log, Event.COUNTS, seat, RULE[5, 5], kind, int(state.won[seat, kind]))
    tell_amount(log, Event.SCORES, seat, RULE[5, 5], state.rounds + 1, earned)


@kernel
def most_points(state: State) -> int:
    """PM-6.2 Return the seats with the most points over all finished rounds, as a set."""
    most, tied = -1, 0
    for seat in range(state.seats):
        if state.scores[seat] > most:
            most, tied = int(state.scores[seat]), 0
        if state.scores[seat] == most:
            tied |= 1 << seat
    return tied


@kernel
def winners(state: State) -> int:
    """PM-6.2 to PM-6.4 Return the seats that win, as a set; empty while the game runs (PM-6.1)."""
    if state.depth:
        return 0
    tied = most_points(state)
    if state.tie == 0:
        return tied
    best, won = -1, 0
    for seat in range(state.seats):
        if has(tied, seat) and state.best[seat] > best:
            best, won = int(state.best[seat]), 0
        if has(tied, seat) and state.best[seat] == best:
            won |= 1 << seat
    return won


@kernel
def tally(state: State, scores: Any) -> int:
    """Write each seat's points over the finished rounds into `scores`; return the winners as a set."""
    for seat in range(state.seats):
        scores[seat] = state.scores[seat]
    return winners(state)


LEAD_OF_NOTE = 12
"""A lead, in points, that is taken for a game won when a round is judged that is not the last."""


@kernel
def values(state: State, out: Any) -> None:
    """Write each seat's result so far into `out`, 0 to 1: its share of the win, or how far it leads.

    Points of the running round count; a lead over the best other seat is worth the same whoever holds it.
    """
    if state.depth == 0:
        won = winners(state)
        for seat in range(state.seats):
            out[seat] = ((won >> seat) & 1) / size(won)
        return
    for seat in range(state.seats):
        lead = int(state.scores[seat]) + points(state, seat) - best_other(state, seat)
        out[seat] = min(1.0, max(0.0, 0.5 + lead / (2.0 * LEAD_OF_NOTE)))


@kernel
def best_other(state: State, seat: int) -> int:
    """Return the most points, those of the running round included, that another seat has."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            total = int(state.scores[other]) + points(state, other)
            if total > most:
                most = total
    return most


@kernel
def horizon(state: State, start: State) -> bool:
    """Say whether a rollout begun at `start` may stop: its round is over."""
    return state.rounds != start.rounds


def sheet(events: Iterable[Happened], seats: int) -> list[dict[str, Any]]:
    """PM-5.5 Return the score sheet: for every finished round one line a seat, sack cards and points."""
    lines: list[dict[str, Any]] = []
    sacks = [0] * SACK_KINDS
    for event in events:
        if event.kind == Event.COUNTS:
            sacks[event.other] = event.amount
        elif event.kind == Event.SCORES:
            lines.append(
                {
                    "rule": rule_id("PM", event.rule),
                    "round": event.other,
                    "seat": event.seat,
                    "sacks": list(sacks),
                    "points": event.amount,
                }
            )
    return lines
