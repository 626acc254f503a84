"""Who must decide: a stack of frames in the state, whose top alone says who acts and what is legal.

A frame is one pending decision, one owed chance move, or one effect that waits for those above it. A game whose
decisions never nest has a stack one frame deep. No frame at all: the game is over.
"""

from __future__ import annotations

from typing import Any

from spuds.core.jit import kernel
from spuds.core.records import PUBLIC, field, i1, i2, layout, record

CHANCE = 31
"""The seat of chance, written `*`. Players sit at 0, 1, ... clockwise."""

SPECTATOR = 30
"""The viewer who owns no seat and so sees what all see."""

MOST_SEATS = 12
"""More than any of our rulebooks seats at one table; sets of seats fit 16 bits."""

FULL = -1
"""The viewer of a state that is nobody's view: it holds everything."""

EVERYBODY = (1 << CHANCE) - 1
"""The set of all seats, the spectator among them."""


@record
class Frame:
    """One thing that must be answered, or finished, before what lies below it goes on."""

    seats: int = field(i2, "several seats that still owe an answer, as a set; 0 = `seat` alone", PUBLIC)
    kind: int = field(i1, "what is owed; the game's own list", PUBLIC)
    seat: int = field(i1, "whom it is about: who answers, draws or is dealt to; CHANCE", PUBLIC, high=CHANCE)
    source: int = field(i1, "what caused it; the game's own list", PUBLIC)
    remaining: int = field(i1, "how many of it are still owed", PUBLIC)


FRAME = layout(Frame)


@kernel
def push(state: Any, kind: int, seat: int, remaining: int = 0, source: int = 0, seats: int = 0) -> None:
    """Put a frame on top. What must happen last is pushed first."""
    frame = state.stack[state.depth]
    frame.kind = kind
    frame.seat = seat
    frame.remaining = remaining
    frame.source = source
    frame.seats = seats
    state.depth += 1


@kernel
def pop(state: Any) -> None:
    """Take the top frame off and leave zeros, so that equal positions have equal bytes."""
    state.depth -= 1
    frame = state.stack[state.depth]
    frame.kind = 0
    frame.seat = 0
    frame.remaining = 0
    frame.source = 0
    frame.seats = 0
