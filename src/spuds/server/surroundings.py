"""What all tables of a server share."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from spuds.server.bots import Thinkers
from spuds.server.limits import Allowance
from spuds.server.metrics import Metrics
from spuds.server.store import Store

_BEGAN = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """Return the time in milliseconds since 1970.

    It is read once, and counted on from there: no clock of a player must run out because the machine's was set, or
    because it slept.
    """
    return (_BEGAN + time.monotonic_ns()) // 1_000_000


@dataclass(frozen=True)
class Surroundings:
    """Where a table lives."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics
    allowance: Allowance
    clock: Callable[[], int] = now_ms
