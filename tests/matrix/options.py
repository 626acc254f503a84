"""Which table of payoffs is played."""

from __future__ import annotations

from dataclasses import dataclass

from spuds.core.options import choice


@dataclass(frozen=True)
class Options:
    """The one option."""

    payoffs: str = choice("pennies", "plain", doc="Which table of payoffs is played.", changes=("MX-1.2",))
