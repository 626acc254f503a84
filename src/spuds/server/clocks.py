"""Clocks: one for each seat, which runs only while a person owes a decision there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spuds.server.wire import Decision, Pace

SECOND = 1000
DECISION_MS = {"relaxed": 120 * SECOND, "days": 2 * 24 * 3600 * SECOND}
"""Time for each decision, by pace."""
BANK_MS = 300 * SECOND
"""With pace "live": time for the whole game,"""
INCREMENT_MS = 15 * SECOND
"""and what each decision adds once it is made."""


@dataclass
class _Running:
    """A clock that runs, since a moment in milliseconds."""

    decision: Decision
    since: int


class Clocks:
    """All clocks of a table.

    Args:
        seats: how many there are.
    """

    def __init__(self, seats: int) -> None:
        self.pace: Pace = "none"
        self._bank = [BANK_MS] * seats
        self._running: dict[int, _Running] = {}
        self._late: dict[int, Decision] = {}

    def run(self, due: Mapping[int, Decision], at: int, answered: int = -1) -> None:
        """Start and stop clocks after something has happened.

        Args:
            due: what persons owe, by seat.
            at: when it happened.
            answered: the seat that has just made a decision; -1 = none has.
        """
        for seat, running in list(self._running.items()):
            if due.get(seat) != running.decision:
                self._bank[seat] = max(0, self._bank[seat] - max(0, at - running.since))
                del self._running[seat]
        if answered >= 0:
            self._bank[answered] += INCREMENT_MS
        for seat, decision in due.items():
            if seat not in self._running:
                self._running[seat] = _Running(decision, at)
        self._late = {seat: decision for seat, decision in self._late.items() if due.get(seat) == decision}

    def credit(self, ms: int) -> None:
        """Leave so many milliseconds out of account in all clocks that run."""
        for running in self._running.values():
            running.since += ms

    def call_late(self, seat: int) -> None:
        """Note that a seat's time for its decision is over."""
        self._late[seat] = self._running[seat].decision

    def is_late(self, seat: int) -> bool:
        """Say whether a seat's time for the decision that it owes is over."""
        return seat in self._late

    def forgive(self, seat: int) -> None:
        """Begin anew at a seat where somebody else sits now."""
        self._running.pop(seat, None)
        self._late.pop(seat, None)
        self._bank[seat] = BANK_MS

    @property
    def are_running(self) -> bool:
        """Whether any clock runs."""
        return self.pace != "none" and bool(self._running)

    def left(self, seat: int, now: int) -> int | None:
        """Return the milliseconds left at a seat; None where no clock is."""
        running = self._running.get(seat)
        if self.pace == "none" or (running is None and self.pace != "live"):
            return None
        used = 0 if running is None else max(0, now - running.since)
        return max(0, self._most(seat) - used)

    def run_out(self, now: int) -> list[int]:
        """Return the seats whose time is over and not yet called so."""
        return [seat for seat in self._running if seat not in self._late and self.left(seat, now) == 0]

    def next_end(self) -> int | None:
        """Return when the next clock runs out; None if none does."""
        if self.pace == "none":
            return None
        ends = [run.since + self._most(seat) for seat, run in self._running.items() if seat not in self._late]
        return min(ends, default=None)

    def _most(self, seat: int) -> int:
        return self._bank[seat] if self.pace == "live" else DECISION_MS[self.pace]
