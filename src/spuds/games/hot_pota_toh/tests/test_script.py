"""The scripts of the tests themselves: whatever does not hold must fail."""

import pytest

from spuds.core.testing.examples import ScriptError
from spuds.games.hot_pota_toh.tests.script import play

pytestmark = pytest.mark.interpreted

TABLE = "seats 3 only phew1:6 calm:2 thief:1\ndeals 0 calm phew1 phew1"


@pytest.mark.parametrize(
    "text",
    [
        "= turn 0; = waiting 0; = legal draw, play calm; = hand 0: calm; = hand 1: phew1; = table 0:; = discard:",
        "= order open; = deck 7; = scores 2 2 2; = level 2; = round 1; = safe; = row 0",
        "0: play calm; = discard: calm; = hand 0:; = legal clockwise, counterclockwise",
        "0 draws phew1; 0: clockwise; = turn 1; 1: draw; = chance draw 1 boom 1, draw 1 calm 1, draw 1 phew1 3, "
        "draw 1 thief 1",
    ],
)
def test_what_holds_passes(text: str) -> None:
    play(f"{TABLE}\n{text}")


@pytest.mark.parametrize(
    "text",
    [
        "= turn 1",
        "= waiting 1",
        "= waiting *",
        "= legal draw",
        "= hand 0: phew1",
        "= hand 3: phew1",
        "= table 0: calm",
        "= discard: calm",
        "= order clockwise",
        "= deck 8",
        "= scores 2 2",
        "= level 1",
        "= winners 0",
        "= safe 0",
        "= kept 0: super",
        "= fine",
        "0: play thief",
        "1: draw",
        "0: draw; = turn 0",
        "0: draw; *: draw 0 fuse",
        "0: draw; *: draw 1 calm",
    ],
)
def test_what_does_not_hold_fails(text: str) -> None:
    with pytest.raises(ScriptError):
        play(f"{TABLE}\n{text}")


@pytest.mark.parametrize("head", ["", "seats", "seats 1", "seats 13", "seats 3 level=6", "seats 3 only phew1:1"])
def test_a_table_that_cannot_be_fails(head: str) -> None:
    with pytest.raises(ScriptError):
        play(f"{head}\n= waiting *")
