"""What rule tests ask of a table beside the claims of a script."""

from __future__ import annotations

import pytest

from spuds import IllegalAction, Table
from spuds.core.events import Event as Happened
from spuds.games.hot_potato import GAME
from spuds.games.hot_potato.events import Event
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


def kinds_in(counts: list[int]) -> dict[str, int]:
    """Return what lies in a pile by its words: {"toss": 2}, counts in the order of the rules."""
    return {kind: int(count) for kind, count in zip(KINDS, counts, strict=True) if count}


def with_burns(table: Table, burns: int, seat: int = 0) -> Table:
    """Return a table that goes on from there with a seat's pawn elsewhere."""
    state = table.state
    state[0]["burns"][seat] = burns
    return Table.from_state("hot-potato", state)
