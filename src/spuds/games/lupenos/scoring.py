"""LU-9.3 and LU-10 Places, scores and winners, and the score sheet made from the events of the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spuds.core import bits
from spuds.core.events import Event as Happened
from spuds.core.jit import kernel
from spuds.games.lupenos.cards import MOST_SEATS
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.odds import write_odds, write_shares_beaten
from spuds.games.lupenos.state import State, cards_left


@kernel
def is_guarded(state: State) -> bool:
    """LU-9.2 Say, of a game that is over, whether it was ended by the turn limit: else all are placed by going out."""
    return state.outs < (int(state.seats) - 1 if state.play_on else 1)


@kernel
def rank(state: State, seat: int) -> int:
    """LU-9.3, LU-10.1 to LU-10.3 Return a number by which seats are placed, the lowest first."""
    if state.out[seat]:
        return int(state.out[seat])
    return MOST_SEATS + (cards_left(state, seat) if is_guarded(state) else 0)


@kernel
def place_of(state: State, seat: int) -> int:
    """LU-10.1 to LU-10.3 Return a seat's place once the game is over: where none plays on, all but the first share."""
    mine, ahead, best, firsts = rank(state, seat), 0, 1 << 30, 0
    for other in range(state.seats):
        theirs = rank(state, other)
        ahead += int(theirs < mine)
        if theirs < best:
            best, firsts = theirs, 0
        firsts += int(theirs == best)
    return 1 + ahead if state.play_on or mine == best else 1 + firsts


@kernel
def tally(state: State, scores: Any) -> int:
    """LU-10.4 Write how many seats have a worse place than each; return the winners as a set. Nobody before the end."""
    winners = 0
    for seat in range(state.seats):
        scores[seat] = 0
        if state.depth == 0:
            place = place_of(state, seat)
            winners |= int(place == 1) << seat
            for other in range(state.seats):
                scores[seat] += int(place_of(state, other) > place)
    return winners


@kernel
def values(state: State, out: Any) -> None:
    """Write each seat's result so far into `out`, 0 to 1: its share of the win, or how likely its cards make one.

    Where the others play on, the result is the share of the other seats that are left behind.
    """
    if state.depth == 0:
        final_values(state, out)
        return
    if state.play_on:
        write_shares_beaten(state, out)
    else:
        write_odds(state, out)


@kernel
def final_values(state: State, out: Any) -> None:
    """LU-10.1 to LU-10.4 Write the results of a game that is over."""
    winners = tally(state, out)
    for seat in range(state.seats):
        if state.play_on:
            out[seat] /= state.seats - 1
        else:
            out[seat] = bits.has(winners, seat) / bits.size(winners)


FAR_ENOUGH = 30
"""Turns after which a rollout may stop."""


@kernel
def horizon(state: State, start: State) -> bool:
    """Say whether a rollout begun at `start` may stop: the game is over, or many turns have been played."""
    return bool(state.depth == 0 or state.turns - start.turns >= FAR_ENOUGH)


LEFT = {Event.LEFT_HAND: "hand", Event.LEFT_UP: "up", Event.LEFT_DOWN: "down"}


def sheet(events: Iterable[Happened], seats: int) -> list[dict[str, Any]]:
    """Section 9 Return the score sheet: at the end one line a seat, its place and what it has left."""
    lines = [{"place": 0, "cards": 0, "hand": 0, "up": 0, "down": 0} for _ in range(seats)]
    over = False
    for event in events:
        if event.kind in LEFT:
            lines[event.seat][LEFT[Event(event.kind)]] = event.amount
            lines[event.seat]["cards"] += event.amount
        elif event.kind in (Event.WINS, Event.PLACED):
            lines[event.seat]["place"] = event.amount
            over = True
    return lines if over else []
