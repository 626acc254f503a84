"""Matrix: seat 0 chooses a row and seat 1 a column at the same time, and a table says what each has won.

- MX-1.1 Both choose `a` or `b`; neither sees the other's answer before its own is given.
- MX-1.2 `pennies`: seat 0 wins if the answers match, else seat 1. `plain`: seat 1 wins with `b` and loses with `a`;
  seat 0 wins with `a` against `a` alone, and has 0.45 of a win with `b`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from spuds.core import bits
from spuds.core.chance import below
from spuds.core.frames import FULL, SPECTATOR, Frame, pop, push
from spuds.core.game import Game, Reason, Sizes
from spuds.core.jit import kernel
from spuds.core.records import OWNER, PUBLIC, Ints, field, i1, record
from tests.matrix.options import Options

A, B = range(2)
OWES_ANSWER = 1
NOT_AN_ANSWER = 1
PENNIES, PLAIN = range(2)
PAYOFFS = np.array(
    [
        [[[1.0, 0.0], [0.0, 1.0]], [[0.0, 1.0], [1.0, 0.0]]],
        [[[1.0, 0.0], [0.0, 1.0]], [[0.45, 0.0], [0.45, 1.0]]],
    ]
)
"""By table, row, column and seat."""


@record
class State:
    """One table; answers are stored as 1 + their number."""

    sealed: Ints = field(i1, "1 + an answer not seen yet", OWNER, shape=(2,), per="seat", high=2)
    shown: Ints = field(i1, "1 + the answer given", PUBLIC, shape=(2,), per="seat", high=2)
    stack: tuple[Frame] = field(Frame, "the one thing that is owed", PUBLIC, shape=(1,))
    depth: int = field(i1, "frames on the stack", PUBLIC, high=1)
    viewer: int = field(i1, "whose view this is", PUBLIC, low=FULL, high=SPECTATOR)
    seats: int = field(i1, "seats at the table", PUBLIC, low=2, high=2)
    payoffs: int = field(i1, "which table of payoffs", PUBLIC, high=1)


def new(state: Any, seats: int, options: Options) -> None:
    """MX-1.1 Both owe an answer."""
    state.viewer, state.seats, state.payoffs = FULL, seats, ("pennies", "plain").index(options.payoffs)
    push(state, OWES_ANSWER, 0, seats=3)


@kernel
def waiting(state: Any) -> int:
    """MX-1.1 Those who have not answered."""
    return int(state.stack[0].seats)


@kernel
def legal(state: Any, seat: int, out: Any) -> int:
    """MX-1.1 Either answer."""
    out[0], out[1] = A, B
    return 2 if bits.has(waiting(state), seat) else 0


@kernel
def why_not(state: Any, seat: int, action: int) -> int:
    """MX-1.1 Nothing is forbidden."""
    return 0 if action in (A, B) else NOT_AN_ANSWER


@kernel
def chances(state: Any, actions: Any, weights: Any) -> int:
    """There is no luck."""
    return 0


@kernel
def settle(state: Any, rng: Any) -> None:
    """There is no luck."""


@kernel
def pick(state: Any, seat: int, rng: Any) -> int:
    """MX-1.1 Either answer."""
    return below(rng, 2)


@kernel
def play(state: Any, seat: int, action: int, log: Any) -> int:
    """MX-1.1 Seal an answer; the last one opens both."""
    state.sealed[seat] = 1 + action
    state.stack[0].seats = waiting(state) & ~(1 << seat)
    if waiting(state) != 0:
        return 0
    for other in range(2):
        state.shown[other] = state.sealed[other]
        state.sealed[other] = 0
    pop(state)
    return 1


@kernel
def observe(state: Any, viewer: int, view: Any) -> None:
    """MX-1.1 One's own answer, and both once they are in."""
    view[0] = state
    view[0].viewer = viewer
    for seat in range(2):
        if seat != viewer:
            view[0].sealed[seat] = 0


@kernel
def as_seen(state: Any, seat: int, action: int, viewer: int) -> int:
    """MX-1.1 An answer is sealed until the other one is in."""
    if waiting(state) != 1 << seat and viewer not in (seat, FULL):
        return -1
    return action


@kernel
def determinize(view: Any, viewer: int, rng: Any, state: Any) -> None:
    """MX-1.1 A sealed answer is either."""
    state[0] = view
    state[0].viewer = FULL
    for seat in range(2):
        if seat != viewer and not bits.has(waiting(view), seat) and view.depth:
            state[0].sealed[seat] = 1 + below(rng, 2)


@kernel
def reopen(view: Any) -> None:
    """MX-1.1 Take back, in a view, what the other seat has answered."""
    view.stack[0].seats = 3


@kernel
def values(state: Any, out: Any) -> None:
    """MX-1.2 What each has won."""
    for seat in range(2):
        out[seat] = 0.5
        if not state.depth:
            out[seat] = PAYOFFS[state.payoffs, state.shown[0] - 1, state.shown[1] - 1, seat]


@kernel
def horizon(state: Any, start: Any) -> bool:
    """A rollout goes to the end."""
    return bool(state.depth == 0)


@kernel
def tally(state: Any, scores: Any) -> int:
    """MX-1.2 Whoever has a whole win."""
    scores[0], scores[1] = 0, 0
    won = 0
    if not state.depth:
        for seat in range(2):
            if PAYOFFS[state.payoffs, state.shown[0] - 1, state.shown[1] - 1, seat] == 1.0:
                scores[seat] = 1
                won |= 1 << seat
    return won


@kernel
def thumb(view: Any, seat: int, rng: Any) -> int:
    """Either answer."""
    return below(rng, 2)


GAME = Game(
    name="Matrix",
    slug="matrix",
    prefix="MX",
    seats=range(2, 3),
    edition="for tests",
    rules_version=1,
    sizes=Sizes(actions=2, forms=2, answers=2, chances=1, events=1),
    State=State,
    Options=Options,
    folder=Path(__file__).parent,
    texts=("a", "b"),
    events={},
    reasons={NOT_AN_ANSWER: Reason("why-not-an-answer", "MX-1.1")},
    new=new,
    agreed=lambda state: {"payoffs": ("pennies", "plain")[int(state.payoffs)]},
    waiting=waiting,
    legal=legal,
    why_not=why_not,
    chances=chances,
    settle=settle,
    pick=pick,
    play=play,
    observe=observe,
    as_seen=as_seen,
    determinize=determinize,
    values=values,
    horizon=horizon,
    tally=tally,
    sheet=lambda events, seats: [],
    position_text=lambda state: f"answers {list(map(int, state.shown))}",
    parts=lambda: "",
    card_args=lambda card: {},
    action_args=lambda action: {},
    check_state=lambda state: [],
    thumb=thumb,
    reopen=reopen,
)
