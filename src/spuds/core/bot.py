"""What a bot is, for those who write one and those who seat one."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from spuds.core.views import View


class Candidate(NamedTuple):
    """One answer as a bot weighs it."""

    action: int
    visits: int
    """How often it was tried."""
    value: float
    """What it is worth to the seat, 0 to 1."""


class Bot(Protocol):
    """A function from what a seat knows to an answer. It never sees a state."""

    level: str

    def choose(self, view: View, seed: int) -> int:
        """Return the action id of an answer; the same for the same view and seed, unless time is its budget.

        Raises:
            NotYourDecision: the view's seat is not waiting.
        """
        ...

    def candidates(self, view: View, seed: int) -> list[Candidate]:
        """Return the answers that it weighs, the chosen one first."""
        ...
