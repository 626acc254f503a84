"""HP-11 Winner and ties, and the score sheet made from the events of each round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spuds.core import bits
from spuds.core.events import RULE
from spuds.core.events import Event as Happened
from spuds.core.jit import kernel
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.odds import share
from spuds.games.hot_potato.state import State


@kernel
def with_burns(state: State, burns: int) -> int:
    """Return the seats with so many burns, as a set."""
    seats = 0
    for seat in range(state.seats):
        if state.burns[seat] == burns:
            seats |= 1 << seat
    return seats


@kernel
def fewest(state: State) -> int:
    """HP-11.1 Return the seats with the fewest burns, as a set."""
    least = int(state.burns[0])
    for seat in range(state.seats):
        if state.burns[seat] < least:
            least = int(state.burns[seat])
    return with_burns(state, least)


@kernel
def most(state: State) -> int:
    """HP-11.2 Return the seats with the most burns, as a set."""
    highest = 0
    for seat in range(state.seats):
        if state.burns[seat] > highest:
            highest = int(state.burns[seat])
    return with_burns(state, highest)


@kernel
def would_win(state: State) -> int:
    """HP-11.1 to HP-11.3 Return the seats that win if the game ends with these burns, as a set."""
    least = fewest(state)
    if bits.size(least) == 1:
        return least
    highest = most(state)
    if bits.size(highest) == 1:
        return highest
    holder = 1 << (int(state.chip) - 1) if state.chip else 0
    return highest if state.last_tie and not holder & highest else holder


@kernel
def winners(state: State) -> int:
    """HP-11 Return the seats that win, as a set; empty while the game runs."""
    return 0 if state.depth else would_win(state)


@kernel
def rule_of_win(state: State) -> int:
    """Return the rule that decided the game."""
    if bits.size(fewest(state)) == 1:
        return int(RULE[11, 1])
    return int(RULE[11, 2] if bits.size(most(state)) == 1 else RULE[11, 3])


@kernel
def tally(state: State, scores: Any) -> int:
    """Write each seat's burns into `scores`; return the winners as a set."""
    for seat in range(state.seats):
        scores[seat] = state.burns[seat]
    return winners(state)


@kernel
def values(state: State, out: Any) -> None:
    """Write each seat's result so far into `out`, 0 to 1: its share of the win, or how likely it is to win."""
    won = winners(state)
    for seat in range(state.seats):
        if won:
            out[seat] = ((won >> seat) & 1) / bits.size(won)
        else:
            out[seat] = min(1.0, max(0.0, share(state, seat, seat, 0, 0, 0)))


@kernel
def horizon(state: State, start: State) -> bool:
    """Say whether a rollout begun at `start` may stop: a burn counts for too little before the game is over."""
    return bool(state.depth == 0)


BURNING = (Event.SCORCHED, Event.BURNS, Event.SPATTERED)


def sheet(events: Iterable[Happened], seats: int) -> list[dict[str, Any]]:
    """Section 9 Return the score sheet: one row a round, with its chip holder, completed turns, and burns by seat."""
    rows: list[dict[str, Any]] = []
    for event in events:
        if event.kind in (Event.TAKES_CHIP, Event.GIVES_CHIP):
            chip = event.seat if event.kind == Event.TAKES_CHIP else event.other
            rows.append({"round": event.amount, "chip": chip, "turns": 0, "burns": [0] * seats})
        elif not rows:
            continue  # the events of a table that began in the middle of a round
        elif event.kind == Event.ENDS_TURN:
            rows[-1]["turns"] = event.amount
        elif event.kind in BURNING:
            rows[-1]["burns"][event.seat] += event.amount
    return rows
