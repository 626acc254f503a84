"""Section 4 of the rules: what a table may agree on before it plays."""

from __future__ import annotations

from dataclasses import dataclass

from spuds.core.choices import counts_of
from spuds.core.options import choice, counts, seat_choice
from spuds.games.hot_potato.cards import (
    DECK,
    DUPLICATORS,
    HAND,
    MOST_CARDS,
    MOST_DUPLICATORS,
    STRIPED_WORDS,
    WORDS,
)


@dataclass(frozen=True)
class Options:
    """Table options of Hot Potato, the default of each first."""

    two_players: str = choice(
        "off",
        "on",
        doc="Two may play, which the book does not know.",
        changes=("HP-1.1", "HP-12.1", "HP-12.2", "HP-12.3", "HP-12.4"),
        needed_at=(2,),
    )
    oldest: str | int = seat_choice(
        "random",
        doc="Who is the oldest player, and so gets the golden chip in round 1.",
        changes=("HP-3.1",),
    )
    deck: str = counts(
        DECK,
        names=WORDS,
        doc="How many action cards there are of each kind.",
        changes=("HP-1.3",),
        most=MOST_CARDS,
        at_least_per_seat=HAND,
        also=(
            (2, 1, 1, 1, 1, 1, 1, 1, 0, 2, 1, 1, 1, 1),  # 15: three get no card in their first turns
            (9, 4, 2, 2, 2, 2, 3, 3, 3, 6, 4, 4, 2, 4),  # 50: the pool of nine runs out at once
            (0, 0, 0, 0, 0, 0, 20, 20, 10, 10, 0, 10, 0, 0),  # potatoes and duplicators run out
        ),
    )
    duplicators: str = counts(
        DUPLICATORS,
        names=STRIPED_WORDS,
        doc="How many duplicators there are of each seasoning.",
        changes=("HP-1.4",),
        most=MOST_DUPLICATORS,
        also=((1, 0, 1, 0, 1), (0, 0, 0, 0, 0)),
    )
    past_20: str = choice(
        "stop",
        "count",
        doc="Whether a pawn stays on the last space of the board, or further burns are counted.",
        changes=("HP-1.6",),
    )
    last_tie: str = choice(
        "chip",
        "tied",
        doc="Who wins when several share both the fewest and the most burns: the holder of the chip, whoever she is, "
        "or only one of those with the most.",
        changes=("HP-11.3",),
    )


def deck_counts(options: Options) -> tuple[int, ...]:
    """HP-1.3 Return how many action cards there are of each kind, in the order of `cards.CARDS`."""
    return counts_of(options.deck)


def duplicator_counts(options: Options) -> tuple[int, ...]:
    """HP-1.4 Return how many duplicators there are of each seasoning, `huge` first."""
    return counts_of(options.duplicators)
