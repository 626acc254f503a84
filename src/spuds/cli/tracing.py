"""Traces of whole games, fast: the game's hooks over one record, and JSON put together from ready pieces.

Gives line for line what `Table.trace_header`, `trace_line` and `result` give, without their checks: what it plays is
either drawn from what the rules list or has been checked before.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spuds.core import bits, events
from spuds.core.choices import Value
from spuds.core.events import Event
from spuds.core.fair import number
from spuds.core.frames import CHANCE
from spuds.core.game import Game
from spuds.core.jit import KERNELS, kernel
from spuds.core.notation import TRACE_FORMAT, dumps
from spuds.core.options import changed, make_options

NO_ACTION = -1
MOVERS = 64
"""More than any seat's number, CHANCE included."""


class Tracer:
    """Makes the traces of one kind of table.

    Args:
        game: the game.
        seats: at the table; the caller's duty to check.
        options: those not at their defaults.
    Raises:
        SetupError: no such option.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        self.game, self.seats = game, seats
        made = make_options(game.Options, seats, options)
        self._table = game.table(seats, made)
        self._states = np.zeros(1, dtype=game.STATE)
        self._log = events.new_log(game.sizes.events)
        self._out = np.zeros(max(game.sizes.answers, game.sizes.chances), dtype=np.int64)
        self._weights = np.zeros(game.sizes.chances, dtype=np.int64)
        self._turn = _make_turn(game)
        self._quoted = [json.dumps(words) for words in game.texts]
        self._single = [f"{words}: 1" for words in self._quoted]
        in_order = sorted(range(len(game.texts)), key=lambda action: game.texts[action])
        self._rank = np.argsort(np.array(in_order))
        self.header = dumps(
            {
                "format": TRACE_FORMAT,
                "game": game.slug,
                "rules": game.rules_version,
                "seats": seats,
                "options": changed(made),
            }
        )

    def random_game(self, key: bytes) -> Iterator[str]:
        """Yield the lines of a game in which everybody answers at random, chance as `fair` says."""
        return self._lines(key, None)

    def game_of(self, actions: Sequence[int]) -> Iterator[str]:
        """Yield the lines of a game of these actions, in the order of a record. Checking them is the caller's duty."""
        return self._lines(b"", actions)

    def _lines(self, key: bytes, actions: Sequence[int] | None) -> Iterator[str]:
        turn, states, log = self._turn, self._states, self._log
        states[0] = self._table[0]
        happened: list[list[int]] = []
        yield self.header
        owed = turn(states, 0, NO_ACTION, log, self._out, self._weights)
        n = 0
        while owed and (actions is None or n < len(actions)):
            count, seat = divmod(owed, MOVERS)
            order = self._rank[self._out[:count]].argsort()
            possible: list[int] = self._out[order].tolist()
            weights = self._weights_in(order) if seat == CHANCE else None
            action = _drawn(key, n, possible, weights) if actions is None else actions[n]
            legal = self._weighted(possible, weights) if seat == CHANCE else self._listed(possible)
            mover = '"*"' if seat == CHANCE else seat
            yield f'{{"n": {n}, "seat": {mover}, "legal": {legal}, "move": {self._quoted[action]}}}'
            owed = turn(states, seat, action, log, self._out, self._weights)
            happened += log[1 : 1 + log[0, 0]].tolist()
            n += 1
        yield dumps(self._result(happened))

    def _weights_in(self, order: NDArray[np.int64]) -> list[int] | None:
        """Return the weights of what chance may do, or None where all are 1."""
        weights: list[int] = self._weights[order].tolist()
        return None if weights.count(1) == len(weights) else weights

    def _listed(self, possible: Sequence[int]) -> str:
        quoted = self._quoted
        return f"[{', '.join([quoted[action] for action in possible])}]"

    def _weighted(self, possible: Sequence[int], weights: Sequence[int] | None) -> str:
        if weights is None:
            single = self._single
            return f"{{{', '.join([single[action] for action in possible])}}}"
        pairs = [f"{self._quoted[action]}: {n}" for action, n in zip(possible, weights, strict=True)]
        return f"{{{', '.join(pairs)}}}"

    def _result(self, happened: list[list[int]]) -> dict[str, Any]:
        state = self._states[0]
        scores = np.zeros(self.seats, dtype=np.int64)
        winners = int(self.game.tally(state, scores))
        return {
            "over": not self.game.waiting(state),
            "scores": scores.tolist(),
            "winners": [seat for seat in range(self.seats) if bits.has(winners, seat)],
            "sheet": self.game.sheet([Event(*row) for row in happened], self.seats),
        }


@cache
def _make_turn(game: Game) -> Callable[..., int]:
    """Compile `turn(states, seat, action, log, out, weights) -> MOVERS * number of answers + mover` for a game.

    Plays `action` for `seat` unless it is NO_ACTION, then writes what the lowest mover waiting may do into `out`,
    and for chance the weights. Returns 0 when the game is over. One call with arrays: numba looks at the dtype of a
    record for 10 us whenever Python hands it one. Hooks that are no kernels make a turn that is none.
    """
    waiting, legal, chances, play = game.waiting, game.legal, game.chances, game.play

    def turn(states: Any, seat: int, action: int, log: Any, out: Any, weights: Any) -> int:
        state = states[0]
        log[0, 0] = 0
        if action >= 0:
            play(state, seat, action, log)
        who = waiting(state)
        if who == 0:
            return 0
        mover = bits.lowest(who)
        if mover == CHANCE:
            return MOVERS * chances(state, out, weights) + mover
        return MOVERS * legal(state, mover, out) + mover

    return kernel(turn) if _are_kernels(waiting, legal, chances, play) else turn


def _are_kernels(*hooks: Callable[..., Any]) -> bool:
    made = {id(one) for one in KERNELS}
    return all(id(hook) in made for hook in hooks)


def _drawn(key: bytes, n: int, possible: Sequence[int], weights: Sequence[int] | None) -> int:
    if weights is None:
        return possible[number(key, n, len(possible))]
    left = number(key, n, sum(weights))
    for action, weight in zip(possible, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    raise ValueError("chance has no possible move")
