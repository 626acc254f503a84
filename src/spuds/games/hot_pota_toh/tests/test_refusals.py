"""What is no answer to the question at all is refused by the rule of that question."""

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import refusal, rules_of
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.tests.script import play

pytestmark = pytest.mark.interpreted

ASKED = [
    ("seats 2\ndeals 0 calm phew1", "take", "TOH-3.1"),
    ("seats 3\ndeals 0 calm phew1 phew1\n0: play calm", "draw", "TOH-3.7"),
    ("seats 2\ndeals 0 risky phew1\n0: play risky; 0 takes calm", "draw", "TOH-6.3"),
    ("seats 2\ndeals 0 thief phew1\n0: play thief", "draw", "TOH-6.4"),
    ("seats 2\ndeals 0 evil phew1\n0: play evil", "draw", "TOH-7.3"),
    ("seats 2\ndeals 0 evilest phew1\n0: play evilest", "take", "TOH-7.4"),
    (
        "seats 2 only split:1 phew1:3\ndeals 0 split phew1\n0 draws phew1; 1 draws phew1; 0: play split",
        "take",
        "TOH-7.6",
    ),
    ("seats 2 level=3\ndeals 0 treacherous phew1\n0: play treacherous", "stay", "TOH-8.1"),
    (
        "seats 2 level=3\ndeals 1 treacherous phew1\n1: play treacherous; 1: place 0; 0 draws calm",
        "draw",
        "TOH-8.2",
    ),
    (
        "seats 2 level=5\ndeals 0 spinning phew1\n0: play spinning; *: look calm; *: look evil",
        "draw",
        "TOH-8.4",
    ),
    ("seats 2\ndeals 0 phew1 phew1\n0: draw; 0 takes disoriented", "keep", "TOH-7.1"),
    ("seats 2 level=4\ndeals 0 phew1 phew1\n0: draw; 0 takes sexy", "leave", "TOH-9.1"),
    ("seats 2\ndeals 0 phew1 phew1\n0 draws boom", "vote yes", "TOH-12.2"),
    ("seats 2\ndeals 0 phew1 phew1\n0 draws boom; 0: start 1", "start 0", "TOH-12.3"),
]


@pytest.mark.parametrize("script, words, broken", ASKED, ids=[broken for _, _, broken in ASKED])
def test_what_is_no_answer_is_refused_by_the_rule_of_the_question(script: str, words: str, broken: str) -> None:
    assert refusal(play(script), f"0: {words}") == broken


@rule("TOH-4.1", "TOH-3.4")
def test_a_drawn_icon_card_is_told_by_its_own_rule() -> None:
    table = play("seats 2\ndeals 0 phew1 phew1\n0 draws calm; 1: draw; 1 takes disoriented")
    assert rules_of(table, Event.DRAWS) == ["TOH-3.4", "TOH-4.1"]
