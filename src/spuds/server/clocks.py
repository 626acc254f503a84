"""Clocks: one for each seat, which runs only while a person owes a decision there.

Where several answer at once in secret, a clock tells nobody how many answers its seat has given: it runs on until all
are, goes on from there if one is taken back, and what a decision adds comes once the decision is closed for all.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from spuds.server.wire import Pace

SECOND = 1000
DECISION_MS = {"relaxed": 120 * SECOND, "days": 2 * 24 * 3600 * SECOND}
"""Time for each decision, by pace."""
BANK_MS = 300 * SECOND
"""With pace "live": time for the whole game,"""
INCREMENT_MS = 15 * SECOND
"""and what each decision adds once it is made."""


@dataclass
class _Clock:
    """What a seat has used of its time for the decision at hand.

    Attributes:
        opened: number of the decision.
        used: milliseconds, when it last stood.
        since: the moment in milliseconds from which its time counts; None = it stands.
        answered: whether the seat has given an answer.
    """

    opened: int
    used: int = 0
    since: int | None = None
    answered: bool = False

    def used_by(self, now: int) -> int:
        return self.used if self.since is None else max(self.used, now - self.since)

    def start(self, at: int) -> None:
        if self.since is None:
            self.since = at - self.used

    def stop(self, at: int) -> None:
        self.used, self.since = self.used_by(at), None


class Clocks:
    """All clocks of a table.

    Args:
        seats: how many there are.
    """

    def __init__(self, seats: int) -> None:
        self.pace: Pace = "none"
        self._bank = [BANK_MS] * seats
        self._clocks: dict[int, _Clock] = {}
        self._late: set[int] = set()

    def run(self, opened: int, due: Collection[int], at: int, answered: int = -1) -> None:
        """Start and stop clocks after something has happened.

        Args:
            opened: number of the decision at hand, which never comes again.
            due: seats at which a person owes an answer.
            at: when it happened.
            answered: the seat that has just given an answer; -1 = none has.
        """
        if answered in self._clocks:
            self._clocks[answered].answered = True
        for seat, clock in list(self._clocks.items()):
            if seat not in due or clock.opened != opened:
                clock.stop(at)
                self._late.discard(seat)
            if clock.opened != opened:
                self._bank[seat] = max(0, self._bank[seat] - clock.used) + INCREMENT_MS * clock.answered
                del self._clocks[seat]
        for seat in due:
            self._clocks.setdefault(seat, _Clock(opened)).start(at)

    def credit(self, ms: int) -> None:
        """Leave so many milliseconds out of account in all clocks that run."""
        for clock in self._clocks.values():
            if clock.since is not None:
                clock.since += ms

    def call_late(self, seat: int) -> None:
        """Note that a seat's time for its decision is over."""
        self._late.add(seat)

    def is_late(self, seat: int) -> bool:
        """Say whether a seat's time for the decision that it owes is over."""
        return seat in self._late

    def forgive(self, seat: int) -> None:
        """Begin anew at a seat where somebody else sits now."""
        self._clocks.pop(seat, None)
        self._late.discard(seat)
        self._bank[seat] = BANK_MS

    @property
    def are_running(self) -> bool:
        """Whether any clock runs."""
        return self.pace != "none" and bool(self._running())

    def left(self, seat: int, now: int) -> int | None:
        """Return the milliseconds left at a seat; None where no clock is."""
        clock = self._clocks.get(seat)
        if self.pace == "none" or (self.pace != "live" and (clock is None or clock.since is None)):
            return None
        return max(0, self._most(seat) - (0 if clock is None else clock.used_by(now)))

    def run_out(self, now: int) -> list[int]:
        """Return the seats whose time is over and not yet called so."""
        return [seat for seat in self._running() if seat not in self._late and self.left(seat, now) == 0]

    def next_end(self) -> int | None:
        """Return when the next clock runs out; None if none does."""
        if self.pace == "none":
            return None
        ends = [since + self._most(seat) for seat, since in self._running().items() if seat not in self._late]
        return min(ends, default=None)

    def _running(self) -> dict[int, int]:
        """Return from when the time counts at the seats whose clocks run."""
        return {seat: clock.since for seat, clock in self._clocks.items() if clock.since is not None}

    def _most(self, seat: int) -> int:
        return self._bank[seat] if self.pace == "live" else DECISION_MS[self.pace]
