"""What the rule tests of any game ask of a table."""

from __future__ import annotations

from spuds.core.errors import IllegalAction
from spuds.core.events import Event
from spuds.core.table import Table


def happened(table: Table, *kinds: int) -> list[Event]:
    """Return all events of these kinds so far, oldest first."""
    return [event for event in table.events if event.kind in kinds]


def rules_of(table: Table, kind: int) -> list[str]:
    """Return the rules behind all events of a kind so far."""
    return [table.game.rule_id(event.rule) for event in happened(table, kind)]


def refusal(table: Table, move: str) -> str:
    """Return the rule that forbids a move, having seen that it was refused and nothing changed."""
    error = _refused(table, move)
    assert f"({error.rule}) in " in str(error)
    return error.rule


def impossible(table: Table, move: str) -> bool:
    """Say whether chance is refused a move, having seen that nothing changed."""
    return "chance may not" in str(_refused(table, move))


def _refused(table: Table, move: str) -> IllegalAction:
    before, moves = table.state.tobytes(), table.moves
    try:
        table.play(move)
    except IllegalAction as error:
        assert (table.state.tobytes(), table.moves) == (before, moves)
        return error
    raise AssertionError(f"{move!r} was not refused")
