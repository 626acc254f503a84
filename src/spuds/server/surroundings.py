"""What all tables of a server share."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from spuds.server.bots import Thinkers
from spuds.server.limits import Allowance
from spuds.server.metrics import Metrics
from spuds.server.store import Store


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Surroundings:
    """Where a table lives."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics
    allowance: Allowance
    clock: Callable[[], int] = now_ms
