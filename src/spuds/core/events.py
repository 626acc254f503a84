"""What happened: rows that `play` appends to a log while it carries out a move.

A log is an int64 array of shape (1 + most events, 7). Row 0 holds the number of events in its first column; the
others are events with the columns of `EVENT_COLUMNS`. With NO_LOG nothing is recorded, and search pays nothing.
Who may know an event's card is said in the event itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from spuds.core.frames import EVERYBODY, FULL
from spuds.core.jit import kernel

EVENT_COLUMNS = ("kind", "seat", "other", "card", "amount", "rule", "known")
NONE = -1
"""No seat, no card."""

Log: TypeAlias = "NDArray[np.int64] | None"
NO_LOG = None
"""The log of a driver that does not want to know: kernels compiled for it hold no trace of logging."""


class Event(NamedTuple):
    """One event. `card` is -1 where there is none, or where this viewer may not know it."""

    kind: int
    seat: int
    other: int
    card: int
    amount: int
    rule: int
    known: int

    def as_seen(self, viewer: int) -> Event:
        """Return the event as `viewer` sees it; FULL sees all."""
        return self if self.is_open_to(viewer) else self._replace(card=NONE)

    def is_open_to(self, viewer: int) -> bool:
        """Say whether `viewer` may know the card; FULL may know all."""
        return viewer == FULL or self.known >> viewer & 1 == 1  # not bits.has: a kernel lets go of the GIL


def new_log(most: int) -> NDArray[np.int64]:
    """Return an empty log for at most `most` events at once."""
    return np.zeros((1 + most, len(EVENT_COLUMNS)), dtype=np.int64)


def read(log: NDArray[np.int64]) -> Iterator[Event]:
    """Yield the events of a log, oldest first."""
    for row in log[1 : 1 + log[0, 0]]:
        yield Event(*map(int, row))


def rule_id(prefix: str, rule: int) -> str:
    """Return a rule id as books and errors write it: rule_id("PM", 402) is "PM-4.2"; "" for no rule."""
    return f"{prefix}-{rule // 100}.{rule % 100}" if rule else ""


RULE = np.array([[100 * chapter + number for number in range(20)] for chapter in range(20)], dtype=np.int64)
"""RULE[4, 2] is the number of rule 4.2 of the game at hand. A table, since numba compiles a kernel anew for each
literal argument, and an element of an array is none."""

NOTHING = np.array([NONE, 0, EVERYBODY], dtype=np.int64)


@kernel
def append(log: Log, kind: int, seat: int, rule: int, other: int, card: int, amount: int, known: int) -> None:
    """Append an event, if there is a log."""
    if log is None:
        return
    n = log[0, 0] + 1
    log[0, 0] = n
    log[n, 0] = kind
    log[n, 1] = seat
    log[n, 2] = other
    log[n, 3] = card
    log[n, 4] = amount
    log[n, 5] = rule
    log[n, 6] = known


@kernel
def tell(log: Log, kind: int, seat: int, rule: int) -> None:
    """Log that something happened to a seat."""
    append(log, kind, seat, rule, NOTHING[0], NOTHING[0], NOTHING[1], NOTHING[2])


@kernel
def tell_card(log: Log, kind: int, seat: int, rule: int, card: int) -> None:
    """Log what happened to a card in sight of all."""
    append(log, kind, seat, rule, NOTHING[0], card, NOTHING[1], NOTHING[2])


@kernel
def tell_amount(log: Log, kind: int, seat: int, rule: int, other: int, amount: int) -> None:
    """Log a figure."""
    append(log, kind, seat, rule, other, NOTHING[0], amount, NOTHING[2])


@kernel
def whisper(log: Log, kind: int, seat: int, rule: int, card: int) -> None:
    """Log what happened to a card that its seat alone may know."""
    append(log, kind, seat, rule, NOTHING[0], card, NOTHING[1], 1 << seat)
