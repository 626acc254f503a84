"""Section 4 of the rules: what a table may agree on before it plays."""

from __future__ import annotations

from dataclasses import dataclass

from spuds.core.options import choice


@dataclass(frozen=True)
class Options:
    """Table options of Potato Man. The first value of each is the book's."""

    three_player_no_green: str = choice(
        "on",
        "off",
        doc="Play without the green cards; for three players only.",
        changes=("PM-1.5", "PM-1.7", "PM-2.4", "PM-2.8"),
        seats=(3,),
    )
    laps: int = choice(1, 2, 3, doc="Rounds that each seat starts.", changes=("PM-2.3", "PM-6.1"))
    tie: str = choice(
        "shared",
        "best_round",
        doc="Who wins when several have the most points: all of them, or the best single round.",
        changes=("PM-6.3", "PM-6.4"),
    )
