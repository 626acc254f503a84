"""Section 4 of the rules: what a table may agree on before it plays."""

from __future__ import annotations

from dataclasses import dataclass

from spuds.core.options import choice


@dataclass(frozen=True)
class Options:
    """Table options of Lupenos, the default of each first."""

    deck: str = choice(
        "1-8",
        "1-9",
        doc="Which of the two published editions is played: with numbers up to 8 or up to 9.",
        changes=("LU-1.3",),
    )
    voluntary_pickup: str = choice(
        "on",
        "off",
        doc="Whether a player who could lay a card may take the pile instead.",
        changes=("LU-4.12", "LU-7.4", "LU-7.5", "LU-7.9"),
    )
    multi_face_up: str = choice(
        "off",
        "on",
        doc="Whether several equal numbers of the face-up row may be laid at once.",
        changes=("LU-7.6",),
    )
    face_up_fail: str = choice(
        "card_and_pile",
        "pile_only",
        doc="What a player takes who cannot lay from the face-up row: a card of it and the pile, or the pile alone.",
        changes=("LU-7.3", "LU-7.4", "LU-7.5"),
    )
    play_on: str = choice(
        "off",
        "on",
        doc="Whether the others play on for the further places once somebody has won.",
        changes=("LU-8.1", "LU-8.5", "LU-8.6", "LU-9.3", "LU-10.2", "LU-10.3"),
    )
    turn_limit: int = choice(
        1000,
        300,
        3000,
        doc="After how many turns the game ends, whoever has the fewest cards winning.",
        changes=("LU-9.2",),
    )
