"""What rule tests ask of a table beside the claims of a script."""

from __future__ import annotations

from spuds import Table
from spuds.games.hot_potato.tests.script import KINDS, play

ALL_SEATS = [2, 3, 4, 5, 6, 7, 8, 9]


def opened(seats: int, options: str = "") -> Table:
    """Return a table at which not even the chip has been given."""
    two = " two_players=on" if seats == 2 else ""
    return play(f"seats {seats}{two} {options}".rstrip())


def begun(seats: int, options: str = "", chip: int = 0) -> Table:
    """Return a table in turn 1, dealt cards that do not matter; an extra potato went to the chip holder."""
    two = " two_players=on" if seats == 2 else ""
    extra = f"; {chip}: extra {chip}" if seats >= 6 else ""
    return play(f"seats {seats}{two} {options}".rstrip() + f"; chip {chip}; hands others ...{extra}")


def kinds_in(counts: list[int]) -> dict[str, int]:
    """Return what lies in a pile by its words: {"toss": 2}, counts in the order of the rules."""
    return {kind: int(count) for kind, count in zip(KINDS, counts, strict=True) if count}


def with_burns(table: Table, burns: int, seat: int = 0) -> Table:
    """Return a table that goes on from there with a seat's pawn elsewhere."""
    state = table.state
    state[0]["burns"][seat] = burns
    return Table.from_state("hot-potato", state)
