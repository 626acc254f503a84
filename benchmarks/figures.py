"""What one figure is, and where the figures of the last run are kept."""

from __future__ import annotations

import json
import platform
from dataclasses import asdict, dataclass, field
from datetime import date
from pathlib import Path

RESULTS = Path(__file__).with_name("results.json")
LOAD = Path(__file__).with_name("load.json")
"""The figures of `benchmarks.load`."""


@dataclass(frozen=True)
class Figure:
    """One figure with its unit, what we want it to reach, and the command that measures it alone."""

    name: str
    value: float
    unit: str
    goal: str
    command: str
    game: str = ""
    """Slug of the game that it is of; "" = of none."""


@dataclass(frozen=True)
class Results:
    """The figures of one run, all taken on one machine."""

    day: str
    machine: str
    figures: list[Figure] = field(default_factory=list)

    def save(self, path: Path = RESULTS) -> None:
        """Write a results file."""
        path.write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")


def load(path: Path = RESULTS) -> Results:
    """Read a results file."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    return Results(kept["day"], kept["machine"], [Figure(**figure) for figure in kept["figures"]])


def today() -> str:
    """Return the day of this run."""
    return date.today().isoformat()


def machine() -> str:
    """Say what this machine is, as far as it matters for speed."""
    cpu = platform.processor() or platform.machine()
    try:
        info = Path("/proc/cpuinfo").read_text(encoding="utf-8")
        cpu = next(line.split(":", 1)[1].strip() for line in info.splitlines() if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return f"{cpu}, Python {platform.python_version()}"
