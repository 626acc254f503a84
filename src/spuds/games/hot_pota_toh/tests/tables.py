"""What rule tests ask of a table beside the statements of a script."""

from __future__ import annotations

from spuds import Table
from spuds.games.hot_pota_toh import GAME
from spuds.games.hot_pota_toh.tests.script import play

ALL_SEATS = list(range(2, 13))


def opened(seats: int, options: str = "") -> Table:
    """Return a table at which not even the starter has been named."""
    return play(f"seats {seats} {options}".rstrip())


def begun(seats: int, options: str = "", starter: int = 0) -> Table:
    """Return a table at which the starter has her first turn, and everybody holds a ¡Phew! 1."""
    return play(f"seats {seats} {options}".rstrip() + f"\ndeals {starter} {'phew1 ' * seats}")


def cards_in_play(table: Table) -> int:
    """Return how many cards lie anywhere at a table."""
    state = table.state[0]
    lying = sum(int(state[name].sum()) for name in ("pool", "discard", "hand", "kept", "table"))
    return lying + sum(bool(kind) for kind in state["seen"])


def with_score(table: Table, *scores: int) -> Table:
    """Return a table that goes on from there with other scores."""
    state = table.state
    state[0]["scores"][: len(scores)] = scores
    return Table.from_state(GAME, state)
