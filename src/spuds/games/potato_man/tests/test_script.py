"""The reader of scripts is strict: it fails where the game does not go exactly as the script says."""

import pytest

from spuds.core.testing.examples import ScriptError
from spuds.games.potato_man.tests.script import cards, play

pytestmark = pytest.mark.interpreted

TABLE = """
    seats 4 start 0
    0 has r5 ...
    1 has b6 ...
    2 has g7 ...
    3 has y8 ...
"""
TRICK = TABLE + "0: play r5 | 1: play b6 | 2: play g7 | 3: play y8\n"


@pytest.mark.parametrize(
    "claim",
    [
        "= turn 3: 0",
        "= won 3: yellow 1",
        "= won 0: none",
        "= points 3: 4",
        "= points 0: 0",
        "= pool: 4",
        "= supply: red 3, blue 3, green 3, yellow 2, gold 3",
    ],
)
def test_a_claim_that_holds_passes(claim: str) -> None:
    play(TRICK + claim)


@pytest.mark.parametrize(
    "claim",
    [
        "= turn 3: 1",
        "= turn 0: 0",
        "= legal 3: y8",
        "= legal 0: r5",
        "= won 3: yellow 2",
        "= won 3: none",
        "= won 3: yellow 1, red 1",
        "= points 3: 5",
        "= pool: 5",
        "= supply: red 3, blue 3, green 3, yellow 3, gold 3",
        "= supply: red 3",
        "= over 1: stuck 0, points 0 0 0 0",
        "= next 1",
    ],
)
def test_a_claim_that_does_not_hold_fails(claim: str) -> None:
    with pytest.raises(ScriptError, match="does not hold"):
        play(TRICK + claim)


@pytest.mark.parametrize("claim", ["= leads 3", "= turn", "=turn 3: 0", "= won: 3", "= tricks: 1"])
def test_an_unknown_or_incomplete_claim_fails(claim: str) -> None:
    with pytest.raises(ScriptError):
        play(TRICK + claim)


def test_a_legal_list_is_complete() -> None:
    script = """
        seats 4 start 0
        0 has r5 ...
        1 has b4-b7 y1-y8
        2 has ...
        3 has ...
        0: play r5 | = legal 1: {}
    """
    play(script.format("b4-b7 y1-y8"))
    for text in ("b4-b7 y1-y7", "b4-b8 y1-y8"):
        with pytest.raises(ScriptError, match="does not hold"):
            play(script.format(text))


@pytest.mark.parametrize("claim", ["won 1: none", "points 1: 0", "over 2: stuck 1, points 0 0 0 0", "turn 1: 0"])
def test_a_claim_at_a_moment_that_it_does_not_speak_of_fails(claim: str) -> None:
    """The round is over: nobody has sack cards any more, and the next hands are still to be dealt."""
    with pytest.raises(ScriptError, match="does not hold"):
        play(f"""
            seats 4 start 0
            0 has r5 ...
            1 has r6-r17
            2 has ...
            3 has ...
            0: play r5 | = {claim}
        """)


def test_the_end_of_a_round_is_claimed_right_after_the_move_that_brought_it() -> None:
    over = "= over 1: stuck 1, points 0 0 0 0"
    deal = "\n0 has ...\n1 has ...\n2 has ...\n3 has ...\n"
    start = "seats 4 start 0\n0 has r5 ...\n1 has r6-r17\n2 has ...\n3 has ...\n0: play r5"
    play(f"{start} | {over} | = next 1{deal}= turn 1: 0")
    with pytest.raises(ScriptError, match="that round has not just ended"):
        play(f"{start}{deal}{over}")
    with pytest.raises(ScriptError, match="the script says"):
        play(f"{start} | = over 1: stuck 2, points 0 0 0 0")
    with pytest.raises(ScriptError, match="the script says"):
        play(f"{start} | = over 1: all played, points 0 0 0 0")
    with pytest.raises(ScriptError, match="the script says"):
        play(f"{start} | = over 1: stuck 1, points 0 0 0 1")


def test_a_decision_that_the_script_passes_over_fails() -> None:
    with pytest.raises(ScriptError, match="seat 1 must answer"):
        play(TABLE + "0: play r5 | 2: play g7")
    with pytest.raises(ScriptError, match="chance must move"):
        play("seats 2 start 0\n0 has r5 ...\n1 has b6 ...\n0: play r5 | 1: play b6")


def test_a_refused_move_fails() -> None:
    with pytest.raises(ScriptError, match="cannot be played: seat 0 may not play b6"):
        play(TABLE + "0: play b6")


@pytest.mark.parametrize(
    "script, fault",
    [
        ("0: play r5", "a script begins with seats or base"),
        ("seats 4 start 0\n0 has r5\n1 has ...\n2 has ...\n3 has ...", "has too few cards"),
        ("seats 4 start 0\n0 has ...\n1 has ...\n2 has ...", "needs the hands of all seats"),
        ("seats 4 start 0\n0 has ...\n0 has ...", "a second hand for seat 0"),
        ("seats 4 start 0\n0 has r5-r17\n1 has ...\n2 has ...\n3 has ...", "cannot be played"),
        ("seats 2 start 0\n0 has r5-r16\n1 has r5 b4-b14", "may not deal 1 r5"),
        ("seats 2 start 0\n0 has red5 ...\n1 has ...", "neither a card nor a run"),
        ("seats 3 start 0\n0 has g3 ...\n1 has ...\n2 has ...", "may not deal 0 g3"),
    ],
)
def test_a_table_that_cannot_be_laid_fails(script: str, fault: str) -> None:
    with pytest.raises(ScriptError, match=fault):
        play(script)


def test_filled_hands_keep_away_from_cards_that_the_round_of_the_script_names() -> None:
    table = play("seats 2 start 0\n0 has b4 ...\n1 has ...\n0: play b4 | *: draw r5 | = turn 1: 1")
    assert "*: draw r5" in table.moves


def test_cards_of_a_run() -> None:
    assert cards("r5-r7 y1 g13-g14") == ["r5", "r6", "r7", "y1", "g13", "g14"]
    with pytest.raises(ScriptError):
        cards("r5-b7")
