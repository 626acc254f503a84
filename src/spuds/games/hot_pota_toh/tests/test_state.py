"""Section 11: that a state which breaks what must always hold is found out, by number."""

from collections.abc import Callable
from typing import Any

import pytest

from spuds import CorruptState, Table
from spuds.core.testing import rule
from spuds.games.hot_pota_toh import GAME
from spuds.games.hot_pota_toh.cards import BOOM, CALM, DUD, FIRST_ON_TABLE, FUSE, KITTY, MICRO, SUPER, THIEF
from spuds.games.hot_pota_toh.state import MOST_FRAMES, Owed
from spuds.games.hot_pota_toh.tests.script import play

pytestmark = pytest.mark.interpreted

Change = Callable[[Any], None]

TURN = (
    "seats 3 level=5\ndeals 0 calm thief phew1\n0 draws calm; 0: clockwise; 1: play thief; 1: steal none; 2 draws dud"
)
"""Seat 0 has another turn; seat 1 has a Thief on the table."""
DEALING = "seats 3 level=5\n*: start 1; *: deal 1 calm"
ROW = "seats 4 level=5\ndeals 0 generous phew1 phew1 phew1\n0: play generous; 0: clockwise; 1 takes calm"
LOOKING = "seats 2 level=5\ndeals 0 kitty phew1\n0: play kitty; *: look calm"
PICKING = "seats 2 level=5\ndeals 0 spinning phew1\n0: play spinning; *: look calm; *: look phew1"
KEEPING = "seats 2 level=5\ndeals 0 phew1 phew1\n0: draw; 0 takes super"
VOTING = "seats 3\ndeals 0 phew1 phew1 phew1\n0 draws calm; 0: clockwise; 1 draws boom; 1: start 0; 2: vote yes"
SAFE = "seats 3\ndeals 0 dud phew1 phew1\n0: play dud; 0: clockwise"
STEALING = "seats 2\ndeals 0 thief phew1\n0: play thief; 0: steal 1"


def faults(script: str, *changes: Change) -> list[str]:
    """Return which invariants a table breaks after changes to its state, by number."""
    state = play(script).state
    assert GAME.check_state(state[0]) == []
    for change in changes:
        change(state[0])
    return sorted({fault.split(":")[0] for fault in GAME.check_state(state[0])})


def adding(name: str, amount: int, *at: int) -> Change:
    """Return a change that adds to a field."""

    def change(state: Any) -> None:
        if at:
            state[name][at] += amount
        else:
            state[name] += amount

    return change


def setting(name: str, value: int, *at: int) -> Change:
    """Return a change that sets a field."""

    def change(state: Any) -> None:
        if at:
            state[name][at] = value
        else:
            state[name] = value

    return change


def framing(n: int, name: str, value: int) -> Change:
    """Return a change of one frame of the stack."""

    def change(state: Any) -> None:
        state["stack"][n][name] = value

    return change


CHANGES = [
    ("I1", "one more in the discard pile", TURN, [adding("discard", 1, CALM)]),
    ("I1", "one fewer in the pool", TURN, [adding("pool", -1, CALM), adding("pool_held", -1)]),
    ("I1", "one more on a table", TURN, [adding("table", 1, 0, FUSE - FIRST_ON_TABLE)]),
    ("I1", "one more kept", TURN, [adding("kept", 1, 0, 0), adding("held", 1, 0)]),
    ("I1", "a hand larger than its cards", TURN, [adding("held", 1, 0)]),
    ("I1", "a pool larger than its cards", TURN, [adding("pool_held", 1)]),
    ("I1", "another level", TURN, [adding("level", -1), setting("first_level", 1)]),
    ("I1", "points of a seat that is not there", TURN, [setting("scores", 2, 3)]),
    ("I1", "the card that is decided on twice", KEEPING, [adding("discard", 1, SUPER)]),
    ("I2", "no BOOM", TURN, [adding("pool", -1, BOOM), adding("pool_held", -1)]),
    ("I2", "BOOM in the deal", DEALING, [adding("pool", 1, BOOM), adding("pool_held", 1)]),
    ("I2", "BOOM taken in a running round", TURN, [adding("pool", -1, BOOM), adding("discard", 1, BOOM)]),
    ("I2", "BOOM looked at without an explosion", LOOKING, [setting("seen", BOOM + 1, 0)]),
    ("I3", "kinds of a hand that it does not hold", TURN, [setting("holds", 1 << KITTY, 0)]),
    ("I4", "a live seat with a Dud", TURN, [adding("table", 1, 0, DUD - FIRST_ON_TABLE), adding("pool", -1, DUD)]),
    ("I4", "a safe seat without a Dud", TURN, [adding("live", -2)]),
    ("I4", "a live seat that is not at the table", TURN, [adding("live", 8)]),
    ("I5", "a row longer than its takers", ROW, [adding("row", 1)]),
    ("I5", "a row without a frame", TURN, [setting("row", 1)]),
    ("I5", "a gap in the line of takers", ROW, [setting("takers", 0, 1)]),
    ("I5", "another seat first in line", ROW, [framing(1, "seat", 3)]),
    ("I5", "takers without a row", TURN, [setting("takers", 1, 0)]),
    ("I6", "a card looked at on a turn", TURN, [setting("seen", CALM + 1, 0), setting("seen_by", 1, 0)]),
    ("I6", "a card looked at by nobody", LOOKING, [setting("seen_by", 0, 0)]),
    ("I6", "a card looked at by somebody else", LOOKING, [setting("seen_by", 2, 0)]),
    ("I6", "one card to pick from", PICKING, [setting("seen", 0, 1), setting("seen_by", 0, 1)]),
    ("I6", "somebody skipped before a turn", TURN, [setting("skip", 1)]),
    ("I6", "another player in turn", TURN, [setting("turn", 1)]),
    ("I7", "an order in the deal", DEALING, [setting("order", 1)]),
    ("I8", "a stack beyond its top", TURN, [framing(2, "kind", Owed.DRAWS)]),
    ("I8", "a frame that does not act on top", TURN, [framing(0, "kind", Owed.END)]),
    ("I8", "a turn below another frame", ROW, [framing(0, "kind", Owed.TURN)]),
    ("I8", "a player who is not there", TURN, [framing(0, "seat", 3)]),
    ("I8", "several who answer a turn", TURN, [framing(0, "seats", 3)]),
    ("I8", "a vote of nobody", VOTING, [framing(0, "seats", 0)]),
    ("I8", "a vote that is lost", VOTING, [setting("votes", 0, 2)]),
    ("I8", "a vote of one who still owes it", VOTING, [setting("votes", 1, 0)]),
    ("I8", "a decision on another card", KEEPING, [framing(2, "source", THIEF)]),
    ("I8", "a draw with a cause", KEEPING, [framing(1, "source", THIEF)]),
    ("I8", "a look for another card", LOOKING, [framing(1, "source", MICRO)]),
    ("I8", "a theft from nobody", STEALING, [framing(1, "source", 5)]),
    ("I8", "no draw left to owe", LOOKING, [framing(1, "remaining", 0)]),
    ("I9", "a safe player in turn", SAFE, [framing(0, "seat", 0), setting("turn", 0)]),
    ("I10", "points in the first round", TURN, [adding("scores", 1, 1)]),
    ("I10", "a goal reached that there is not", TURN, [setting("overtime", 1)]),
    ("I10", "a goal that nobody noted", VOTING, [setting("goal", 2)]),
]


@rule("TOH-4.1", "TOH-13.3")
@pytest.mark.parametrize(
    "number,script,changes", [pytest.param(n, script, change, id=what) for n, what, script, change in CHANGES]
)
def test_a_broken_invariant_is_named_by_its_number(number: str, script: str, changes: list[Change]) -> None:
    assert number in faults(script, *changes)


def test_a_table_refuses_to_go_on_from_a_state_that_cannot_be() -> None:
    state = play(TURN).state
    state[0]["discard"][CALM] += 1
    with pytest.raises(CorruptState, match="I1: "):
        Table.from_state(GAME, state)


def test_a_table_goes_on_from_a_state_with_all_its_options() -> None:
    options: dict[str, str | int] = {
        **{"level": 4, "level_vote": "off", "rounds": 7, "goal": 30, "score_floor": "0"},
        **{"setup_immediates": "redeal", "last_live": "safe", "spinning_boom": "put_back"},
        **{"count_fuse": 7, "count_phew1": 0, "hand_calm": -3, "table_super": 9},
    }
    for seats in (3, 9):
        table = Table.with_options(GAME, seats, options)
        again = Table.from_state(GAME, table.state)
        assert again.options == table.options


def test_a_record_is_small_and_its_stack_as_deep_as_any_chain() -> None:
    assert GAME.STATE.itemsize <= 1200
    table = play("""
        seats 3 level=4
        deals 0 risky evilest phew1; 0: play risky; 0 takes fuse super; = legal keep, table
    """)
    assert int(table.state[0]["depth"]) == MOST_FRAMES
    table = play("""
        seats 3 level=4
        deals 0 evilest phew1 phew1; 0: play evilest; 0: give 1 1; 1 takes fuse disoriented; = legal discard, leave
    """)
    assert int(table.state[0]["depth"]) == MOST_FRAMES
