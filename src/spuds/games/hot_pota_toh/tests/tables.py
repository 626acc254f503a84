"""What rule tests ask of a table beside the statements of a script."""

from __future__ import annotations

import pytest

from spuds import IllegalAction, Table
from spuds.core.events import Event as Happened
from spuds.games.hot_pota_toh import GAME
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.tests.script import play

ALL_SEATS = list(range(2, 13))


def opened(seats: int, options: str = "") -> Table:
    """Return a table at which not even the starter has been named."""
    return play(f"seats {seats} {options}".rstrip())


def begun(seats: int, options: str = "", starter: int = 0) -> Table:
    """Return a table at which the starter has her first turn, and everybody holds a ¡Phew! 1."""
    return play(f"seats {seats} {options}".rstrip() + f"\ndeals {starter} {'phew1 ' * seats}")


def happened(table: Table, *kinds: Event) -> list[Happened]:
    """Return all events of these kinds so far, oldest first."""
    return [event for event in table.events if event.kind in kinds]


def rules_of(table: Table, kind: Event) -> list[str]:
    """Return the rules behind all events of a kind so far."""
    return [GAME.rule_id(event.rule) for event in happened(table, kind)]


def refusal(table: Table, move: str) -> str:
    """Return the rule that forbids a move, having seen that it was refused and nothing changed."""
    before, moves = table.state.tobytes(), table.moves
    with pytest.raises(IllegalAction) as caught:
        table.play(move)
    assert (table.state.tobytes(), table.moves) == (before, moves)
    assert f"({caught.value.rule}) in " in str(caught.value)
    return caught.value.rule


def impossible(table: Table, move: str) -> bool:
    """Say whether chance is refused a move, having seen that nothing changed."""
    before, moves = table.state.tobytes(), table.moves
    with pytest.raises(IllegalAction, match="chance may not"):
        table.play(move)
    return (table.state.tobytes(), table.moves) == (before, moves)


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
