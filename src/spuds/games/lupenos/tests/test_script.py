"""The reader of scripts is strict: it fails where the game does not go exactly as the script says."""

import pytest

from spuds.core.testing.examples import ScriptError
from spuds.games.lupenos.tests.positions import cards, read_position
from spuds.games.lupenos.tests.script import play

pytestmark = pytest.mark.interpreted

LINE = "turn 0 | pile 3 5 | deck 0 | 0 hand 4 5 5 bag up 1 2 3 down 3 | 1 hand 6 up 1 1 1 down 3"
MOVED = f"{LINE}\n0: play 5 x2\n"


@pytest.mark.parametrize(
    "claim",
    [
        "pile 3 5 5 5",
        "turn 1",
        "legal play 6, take",
        "hand 0 4 bag",
        "known 0 -",
        "row 0 1 2 3",
        "down 1 3",
        "holds 0 2",
        "deck 0",
        "pool 6",
        "turns 1",
        "gained -",
        "goes on",
    ],
)
def test_a_claim_that_holds_passes(claim: str) -> None:
    play(f"{MOVED}=> {claim}")


@pytest.mark.parametrize(
    "claim",
    [
        "pile 3 5 5",
        "pile -",
        "turn 0",
        "turn *",
        "legal play 6",
        "legal take, play 6",
        "legal 0 is play 6, take",
        "hand 0 4",
        "known 0 5",
        "row 0 1 2",
        "down 1 2",
        "holds 0 3",
        "deck 1",
        "pool 7",
        "turns 0",
        "gained 5",
        "over",
        "winners 0",
        "scores 1 0",
        "chance draw 0 5 1",
    ],
)
def test_a_claim_that_does_not_hold_fails(claim: str) -> None:
    with pytest.raises(ScriptError, match="does not hold"):
        play(f"{MOVED}=> {claim}")


@pytest.mark.parametrize("claim", ["", "pile", "hand", "hand 0", "hand 2 5", "hands 0 5", "turn", "over now", "deck x"])
def test_an_unknown_or_incomplete_claim_fails(claim: str) -> None:
    with pytest.raises(ScriptError):
        play(f"{MOVED}=> {claim}")


def test_every_claim_of_a_line_is_looked_at() -> None:
    for claims in ("deck 1; turn 1; pool 6", "turn 1; deck 1; pool 6", "turn 1; pool 6; deck 1"):
        with pytest.raises(ScriptError, match="'deck 1' does not hold"):
            play(f"{MOVED}=> {claims}")


def test_a_variant_makes_the_same_moves_with_other_options() -> None:
    play(f"{LINE}\n=> [voluntary_pickup=off] legal play 5, play 5 x2, play bag; turn 0")
    with pytest.raises(ScriptError, match="does not hold"):
        play(f"{LINE}\n=> [voluntary_pickup=off] turn 0; legal play 5, play 5 x2, play bag, take")


def test_again_goes_back_to_the_table_as_it_was_laid() -> None:
    play(f"{MOVED}=> turn 1\nagain\n=> turn 0; pile 3 5")


@pytest.mark.parametrize(
    "script, fault",
    [
        ("0: take", "begins with its table"),
        ("seats 7", "no such table"),
        ("seats 2 colour=red", "no such table"),
        (f"{LINE}\n1: take", "cannot be played"),
        (f"{LINE}\n0: play 4", "cannot be played"),
        (LINE.replace("hand 4", "hand 0"), "not cards"),
        (LINE.replace("| 1 hand", "| 2 hand"), "seats must come in order"),
        (LINE.replace("deck 0", "deck 0 | pool 7"), "the pool must be 6 cards"),
        (LINE.replace("deck 0", "cards 0"), "not a part of a position"),
        (LINE.replace("pile 3 5 |", ""), "no such table"),
        (LINE.replace("4 5 5 bag", "9*5 bag"), "no such table"),
    ],
)
def test_a_script_that_cannot_be_played_fails(script: str, fault: str) -> None:
    with pytest.raises(ScriptError, match=fault):
        play(script)


def test_cards_of_a_text_are_read_in_order() -> None:
    assert cards("3 2*5 bag") == ["3", "5", "5", "bag"]
    assert cards("-") == []
    for text in ("10", "5*", "x*5", "bags"):
        with pytest.raises(ScriptError):
            cards(text)


def test_a_position_is_read() -> None:
    found = read_position(
        LINE.replace("hand 6 up", "hand 6 known 6 up") + " | turns 7 | with play_on=on turn_limit=300"
    )
    assert (found.turn, found.pile, found.turns) == (0, ["3", "5"], 7)
    assert found.options == {"play_on": "on", "turn_limit": 300}
    assert (found.seats[1].hand, found.seats[1].known, found.seats[1].down) == (["6"], ["6"], 3)
