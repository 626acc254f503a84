"""What a tiny table may agree on."""

from __future__ import annotations

from dataclasses import dataclass

from spuds.core.options import choice


@dataclass(frozen=True)
class Options:
    """The one option."""

    double: str = choice("off", "on", doc="Bids count twice.", changes=("TI-1.3",))
