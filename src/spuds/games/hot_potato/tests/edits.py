"""Tables that go on from a state of which one thing was changed by hand; what is unsound is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from spuds import CorruptState, Table
from spuds.games.hot_potato import GAME

Change = Callable[[Any], None]


def burned(table: Table, *burns: int) -> Table:
    """Return a table that goes on from here with other burns, one number for each seat."""
    state = table.state
    state[0]["burns"][: table.seats] = burns
    return Table.from_state("hot-potato", state)


def setting(field: str, value: int, *index: int) -> Change:
    """Return the change of one number of a state."""

    def change(state: Any) -> None:
        if index:
            state[field][index] = value
        else:
            state[field] = value

    return change


def adding(field: str, value: int, *index: int) -> Change:
    """Return the change that adds something to one number of a state."""

    def change(state: Any) -> None:
        if index:
            state[field][index] += value
        else:
            state[field] += value

    return change


def owing(field: str, value: int) -> Change:
    """Return the change of one number of the frame that says what is owed."""

    def change(state: Any) -> None:
        state["stack"][0][field] = value

    return change


def all_of(*changes: Change) -> Change:
    """Return the change that makes all of these."""

    def change(state: Any) -> None:
        for one in changes:
            one(state)

    return change


def faults(table: Table, change: Change) -> set[str]:
    """Return the numbers of the invariants that a change to a table's sound state breaks."""
    state = table.state
    assert GAME.check_state(state[0]) == []
    change(state[0])
    found = GAME.check_state(state[0])
    with pytest.raises(CorruptState) as caught:
        Table.from_state("hot-potato", state)
    assert caught.value.faults == tuple(found)
    return {fault.partition(":")[0] for fault in found}
