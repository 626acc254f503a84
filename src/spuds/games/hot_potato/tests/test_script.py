"""The reader of scripts is strict: it fails where the game does not go exactly as the script says."""

import pytest

from spuds.core.testing.examples import ScriptError
from spuds.games.hot_potato.tests.script import cards, play, then

pytestmark = pytest.mark.interpreted

DEALT = "seats 3; chip 0; hands 0 chop huge*4, 1 pass-left toss*4, 2 mashed*5\n"
COPIED = DEALT + "0: p0 chop huge; *: draw 0 flaming\n"


@pytest.mark.parametrize(
    "claim",
    [
        "p0 at 1 red huge 1+0",
        "p1 at 2 red huge 0+1",
        "p2 gone",
        "potatoes p0 p1",
        "hand 0 is 4",
        "hand 0 holds huge*3 flaming",
        "burns 0 0 0",
        "supply 9 9 8 6 9",
        "pool 90",
        "discard chop 1",
        "chip 0",
        "round 1",
        "turn 2",
        "waiting 1 2",
        "legal 2 is p1 none",
        "legal 1 is p0 none | p0 pass-left | p0 toss",
        "sheet 1 0 1 0 0 0",
    ],
)
def test_a_claim_that_holds_passes(claim: str) -> None:
    play(COPIED + "=> " + claim)


@pytest.mark.parametrize(
    "claim",
    [
        "p0 at 1 red",
        "p0 at 1 red huge 0+1",
        "p0 at 1 red huge 1+0 popping 1+0",
        "p0 at 1 yellow huge 1+0",
        "p0 at 2 red huge 1+0",
        "p0 gone",
        "p2 at 0 red",
        "potatoes p0",
        "potatoes none",
        "hand 0 is 5",
        "hand 0 holds huge*4",
        "burns 0 0",
        "burns 0 0 1",
        "supply 10 9 8 6 9",
        "pool 91",
        "discard chop 1 huge 1",
        "discard empty",
        "chip 1",
        "round 2",
        "turn 1",
        "waiting 1",
        "waiting *",
        "legal 2 is p1 none | p1 mashed",
        "legal 1 is p0 none | p0 toss",
        "legal 0 is p0 none",
        "chance is draw 0 huge 1",
        "over",
        "winners 0",
        "sheet 1 0 1 0 0 1",
    ],
)
def test_a_claim_that_does_not_hold_fails(claim: str) -> None:
    with pytest.raises(ScriptError, match="does not hold"):
        play(COPIED + "=> " + claim)


@pytest.mark.parametrize(
    "claim",
    ["", "p12 gone", "p0", "p0 at 1", "px gone", "hand 0", "hand 3 is 5", "hand 0 has 4", "burns", "burns is 0 0 0"]
    + ["score 0 0 0", "over now", "winners", "legal 1", "burns 0 0 0;", "turn two", "[past_20=count]"],
)
def test_an_unknown_or_incomplete_claim_fails(claim: str) -> None:
    with pytest.raises(ScriptError):
        play(COPIED + "=> " + claim)


def test_every_claim_of_a_line_is_looked_at() -> None:
    for claims in ("burns 0 0 1; turn 2; round 1", "turn 2; burns 0 0 1; round 1", "turn 2; round 1; burns 0 0 1"):
        with pytest.raises(ScriptError, match="'burns 0 0 1' does not hold"):
            play(COPIED + "=> " + claims)


def test_what_chance_may_bring_is_claimed_with_its_weights() -> None:
    table = play("seats 3 deck=8,0,0,0,0,0,0,0,0,8,0,0,0,0; chip 2")
    then(table, "=> chance is deal 2 huge 8 | deal 2 pass-left 8")
    for claim in ("deal 2 huge 8", "deal 2 huge 8 | deal 2 pass-left 7", "deal 0 huge 8 | deal 0 pass-left 8"):
        with pytest.raises(ScriptError, match="does not hold"):
            then(table, f"=> chance is {claim}")


def test_there_is_no_turn_to_claim_while_cards_are_dealt() -> None:
    with pytest.raises(ScriptError, match="no turn is under way"):
        play("seats 3; chip 0 => turn 1")
    with pytest.raises(ScriptError, match="no turn is under way"):
        play(DEALT + "0: p0 none; *: draw 0 huge => round 2; turn 2")


def test_a_variant_makes_the_same_moves_with_another_option() -> None:
    play(DEALT + "0: p0 chop huge; *: draw 0 flaming => supply 9 9 8 6 9\n=> [duplicators=1,0,0,0,0] supply 0 0 0 0 0")
    with pytest.raises(ScriptError, match="does not hold"):
        play(COPIED + "=> [duplicators=1,0,0,0,0] supply 9 9 8 6 9")
    with pytest.raises(ScriptError, match="cannot be played"):
        play(COPIED + "=> [oldest=1] chip 1")


def test_a_decision_that_the_script_passes_over_fails() -> None:
    with pytest.raises(ScriptError, match="cannot be played: seat 1"):
        play(DEALT + "1: p0 none")
    with pytest.raises(ScriptError, match="chance must move"):
        play(DEALT + "0: p0 chop huge; 1: p0 none")
    with pytest.raises(ScriptError, match="there is no deal now"):
        play(DEALT + "0: p0 none; deal")
    with pytest.raises(ScriptError, match="seat 0"):
        play(DEALT + "*: draw 0 huge")


def test_a_refused_move_fails() -> None:
    with pytest.raises(ScriptError, match="cannot be played: seat 0 may not"):
        play(DEALT + "0: p0 pass-left")


@pytest.mark.parametrize(
    "script, fault",
    [
        ("0: p0 none", "a script begins with seats or base"),
        ("seats 2; chip 0", "no such table"),
        ("seats 3 colour=red; chip 0", "no such table"),
        ("seats 3; chip 3", "cannot be played"),
        ("seats 3; chip 0; hands 0 toss*5, 1 toss*5", "needs the hands of all seats"),
        ("seats 3; chip 0; hands 0 toss*5, 0 toss*5, 1 huge*5, 2 huge*5", "a second one"),
        ("seats 3; chip 0; hands 0 toss*5, 1 huge*5, 2 huge*5, 3 mashed*5", "no such seat"),
        ("seats 3; chip 0; hands 0 toss*4, 1 huge*5, 2 huge*5", "a hand has 5 cards"),
        ("seats 3; chip 0; hands 0 toss*6, 1 huge*5, 2 huge*5", "a hand has 5 cards"),
        ("seats 3; chip 0; hands 0 red*5, others ...", "not cards"),
        ("seats 3; chip 0; hands others toss*5", "do not matter"),
        ("seats 3; chip 0; hands 0 toss*5, 1 toss*5, 2 huge*5", "cannot be played"),
        ("seats 3; hands others ...", "there is no deal now"),
        ("seats 3; chip 0; hands others ...; hands others ...", "there is no deal now"),
        ("seats 3; chip 0; deal; deal", "there is no deal now"),
        ("seats 3; chip 0; ; deal", "an empty step"),
    ],
)
def test_a_table_that_cannot_be_laid_fails(script: str, fault: str) -> None:
    with pytest.raises(ScriptError, match=fault):
        play(script)


def test_a_deal_left_to_chance_takes_the_first_card_in_text_order_each_time() -> None:
    """The first nine cards are ban-pass-left, the next four chop, the last two either."""
    play("seats 3; chip 0; deal => hand 0 holds ban-pass-left*3 chop*2; hand 1 holds ban-pass-left*3 chop either")


def test_filled_hands_hold_what_was_named_and_leave_the_rest_of_the_named_cards_alone() -> None:
    table = play("seats 9; chip 0; hands 0 split-right*3 ..., 8 chop*4 ..., others ...")
    hands = table.state[0]["hand"][:9]
    assert (int(hands[0][8]), int(hands[8][6])) == (3, 4)
    assert hands.sum(axis=1).tolist() == [5] * 9


def test_a_drawn_card_may_be_left_to_the_reader() -> None:
    then(play(DEALT), "0: p0 chop huge; *: draw 0 ... => hand 0 is 4; pool 90; waiting 1 2")
    with pytest.raises(ScriptError, match="cannot be played"):
        then(play(DEALT), "0: p0 chop huge; *: draw 1 ...")


def test_an_example_may_be_taken_up_after_some_of_its_lines() -> None:
    then(play("base x1 0"), "=> turn 1; waiting 0")
    then(play("base x1 2"), "=> turn 3; waiting 0")


def test_cards_of_a_list() -> None:
    assert cards("chop toss*3 huge") == ["chop", "toss", "toss", "toss", "huge"]
    for text in ("chops", "toss*", "toss3", "TOSS"):
        with pytest.raises(ScriptError):
            cards(text)
