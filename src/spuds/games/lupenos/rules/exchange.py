"""LU-3 The exchange: all name their final face-up rows, in secret."""

from __future__ import annotations

from spuds.core.events import NONE, RULE, Log, append, tell
from spuds.core.frames import EVERYBODY
from spuds.core.jit import kernel
from spuds.games.lupenos import counts
from spuds.games.lupenos.cards import KINDS, PLACE
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.state import Owed, State


@kernel
def row_named(state: State, seat: int) -> int:
    """LU-3.2 Return the cards that a seat has named, as counts."""
    row = 0
    for n in range(PLACE):
        if state.named[seat, n]:
            row += counts.one(int(state.named[seat, n]) - 1)
    return row


@kernel
def taken_back(state: State, seat: int) -> int:
    """LU-11.2 Return the cards of its dealt row that a seat has not named, as counts: cards in the row go first."""
    row = int(state.up[seat])
    for n in range(PLACE):
        if state.named[seat, n] and counts.of(row, int(state.named[seat, n]) - 1):
            row -= counts.one(int(state.named[seat, n]) - 1)
    return row


@kernel
def put_up(state: State, seat: int) -> int:
    """LU-11.2 Return the cards that a seat has named and that came from its hand, as counts."""
    return row_named(state, seat) + taken_back(state, seat) - int(state.up[seat])


@kernel
def not_named(state: State, seat: int) -> int:
    """LU-3.2 Return those of its six cards that a seat has not named, as counts."""
    return int(state.holds[seat]) + taken_back(state, seat)


@kernel
def last_named(state: State, seat: int) -> int:
    """LU-3.2 Return the kind that a seat has named last; the first kind if it has named none."""
    last = 0
    for n in range(PLACE):
        if state.named[seat, n]:
            last = int(state.named[seat, n]) - 1
    return last


@kernel
def may_name(state: State, seat: int) -> int:
    """LU-3.2 Return the kinds that a seat may name next, one card each: in order, and so that enough can follow."""
    cards = counts.from_kind(not_named(state, seat), last_named(state, seat))
    # The last kind with enough cards from it on is that of the card with so many less one after it.
    most = counts.kind_at(cards, counts.size(cards) - int(state.to_name[seat]))
    return counts.one_each(cards) & (counts.one(most + 1) - 1)


@kernel
def name_card(state: State, seat: int, kind: int) -> None:
    """LU-3.2, LU-3.4 Name one card of the final row; it leaves the hand if it is not one that lies in the row."""
    if counts.of(taken_back(state, seat), kind) == 0:
        state.hand[seat, kind] -= 1
        state.holds[seat] -= counts.one(kind)
    state.named[seat, PLACE - int(state.to_name[seat])] = kind + 1
    state.to_name[seat] -= 1


@kernel
def answer(state: State, seat: int, kind: int, log: Log) -> bool:
    """LU-3.3, LU-3.4 Take one of a seat's three answers; return whether it was the last one of all."""
    name_card(state, seat, kind)
    if state.to_name[seat]:
        return False
    frame = state.stack[0]
    frame.seats &= ~(1 << seat)
    if frame.seats:
        tell(log, Event.READY, seat, RULE[3, 3])
        return False
    for other in range(state.seats):
        change_row(state, other, log)
    frame.kind = Owed.NEXT
    frame.seat = state.first - 1
    return True


@kernel
def change_row(state: State, seat: int, log: Log) -> None:
    """LU-3.1, LU-3.3, LU-11.2 Lay a seat's final row; what it takes back from the row stays known in its hand."""
    back = taken_back(state, seat)
    if log is not None:
        tell_change(seat, back, put_up(state, seat), log)
    state.up[seat] = row_named(state, seat)
    state.known[seat] = back
    state.holds[seat] += back
    for n in range(PLACE):
        state.named[seat, n] = 0


@kernel
def tell_change(seat: int, back: int, put: int, log: Log) -> None:
    """LU-3.1 Log which cards a seat has exchanged."""
    if back == 0:
        tell(log, Event.KEEPS_ROW, seat, RULE[3, 1])
    for kind in range(KINDS):
        if counts.of(back, kind):
            append(log, Event.PICKS_UP, seat, RULE[3, 1], NONE, kind, counts.of(back, kind), EVERYBODY)
    for kind in range(KINDS):
        if counts.of(put, kind):
            append(log, Event.PUTS_UP, seat, RULE[3, 1], NONE, kind, counts.of(put, kind), EVERYBODY)
