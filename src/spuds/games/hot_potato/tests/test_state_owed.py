"""Section 11, I11 to I15: what is owed, the pool, and what holds from move to move of a game."""

import random
from typing import Any

import pytest

from spuds import Table
from spuds.core.events import Event as Happened
from spuds.core.testing import rule
from spuds.games.hot_potato import GAME
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.state import Owed
from spuds.games.hot_potato.tests.edits import Change, adding, all_of, burned, faults, owing, setting
from spuds.games.hot_potato.tests.script import KINDS, play, then
from spuds.games.hot_potato.tests.tables import begun
from spuds.games.hot_potato.tests.test_state import ANSWERING, CHOOSING, DEALING, EXPLODING

pytestmark = pytest.mark.interpreted

SETTINGS = [
    pytest.param(2, "two_players=on", id="2"),
    pytest.param(3, "", id="3"),
    pytest.param(3, "past_20=count", id="3, burns counted"),
    pytest.param(4, "duplicators=1,0,2,0,1", id="4, few duplicators"),
    pytest.param(4, "deck=5,3,1,1,0,1,3,2,1,4,3,3,1,2", id="4, few cards"),
    pytest.param(6, "last_tie=tied", id="6"),
    pytest.param(9, "", id="9"),
]


# I11 Over or waiting


@rule("HP-10.1", "HP-10.2")
def test_i11_a_game_is_over_after_round_3_or_with_a_pawn_at_20_and_only_then() -> None:
    nobody = all_of(owing("kind", 0), owing("seat", 0), owing("seats", 0), setting("depth", 0))
    assert "I11" in faults(begun(3), nobody)
    assert "I11" in faults(begun(3), setting("rounds", 3))
    over = then(burned(begun(3), 19, 0, 0), "0: p0 none; *: draw 0 ...")
    assert over.over
    assert faults(over, setting("burns", 19, 0)) == {"I11"}
    assert faults(over, owing("kind", Owed.DRAW)) == {"I11"}


@rule("HP-4.1")
@pytest.mark.parametrize(
    "script, change",
    [
        pytest.param(ANSWERING, owing("kind", 0), id="nothing"),
        pytest.param(ANSWERING, owing("kind", Owed.REVEAL), id="what nobody answers"),
        pytest.param(ANSWERING, owing("seats", 0), id="nobody in step 1"),
        pytest.param(ANSWERING, owing("seats", (1 << 2) + (1 << 3)), id="a seat that is not at the table in step 1"),
        pytest.param(CHOOSING, owing("kind", Owed.DRAW), id="a draw in step 4"),
        pytest.param(CHOOSING, owing("seat", 3), id="a choice of a seat that is not at the table"),
        pytest.param(CHOOSING, owing("seats", 1 << 1), id="several seats in step 4"),
        pytest.param(EXPLODING, setting("step", 3), id="a draw in step 3"),
        pytest.param(EXPLODING, owing("remaining", 1), id="two draws"),
        pytest.param(DEALING, owing("remaining", 0), id="no card of a deal"),
        pytest.param(DEALING, setting("turn", 1), id="a turn in a deal"),
    ],
)
def test_i11_what_is_owed_can_be_answered_in_this_step(script: str, change: Change) -> None:
    assert faults(play(script), change) == {"I11"}


# I12 Whom


@rule("HP-5.1")
def test_i12_in_step_1_those_are_asked_that_owe_an_answer() -> None:
    assert faults(play(ANSWERING), owing("seats", 1 << 1)) == {"I12"}
    assert faults(play(ANSWERING), owing("seats", (1 << 1) + (1 << 2))) == {"I12"}


@rule("HP-5.2", "HP-5.7")
def test_i6_nobody_is_asked_once_more_about_a_potato_on_which_its_cards_lie() -> None:
    assert faults(play(ANSWERING), owing("seats", (1 << 0) + (1 << 2))) == {"I6"}


@rule("HP-4.4", "HP-8.3", "HP-9.4")
def test_i12_a_seat_is_asked_about_a_potato_that_it_holds_and_that_was_not_passed() -> None:
    assert faults(play(CHOOSING), owing("source", 0)) == {"I12"}
    assert faults(play(CHOOSING), owing("seat", 2)) == {"I12"}
    assert faults(play(CHOOSING), setting("passed", 3)) == {"I12"}
    assert faults(play(EXPLODING), owing("seat", 0)) == {"I12"}
    assert faults(play(EXPLODING), owing("source", 5)) == {"I12"}


# I14 The pool


@rule("HP-2.3")
def test_i14_the_pool_is_not_empty_when_a_card_is_owed() -> None:
    table = play("""
        seats 3 deck=16,0,0,0,0,0,0,0,0,0,0,0,0,0; chip 0; deal
        0: p0 none => chance is draw 0 pass-left 1
    """)
    emptied = all_of(
        setting("pool", 0, 0), setting("pool_held", 0), adding("discard", 1, 0), adding("pool_known", -1, 0)
    )
    assert faults(table, emptied) == {"I14"}


@rule("HP-2.3")
def test_i14_nothing_is_in_the_pool_that_was_not_in_it_when_it_was_made_up() -> None:
    assert faults(begun(3), setting("pool_made", 5, KINDS.index("mashed"))) == {"I14"}


@rule("HP-2.3")
def test_i14_what_was_drawn_is_what_the_pool_lacks() -> None:
    assert faults(begun(3), adding("drawn", 1, 0)) == {"I14"}
    assert faults(begun(3), adding("pool_known", 1, 0)) == {"I14"}


# What holds from move to move


def move_at_random(table: Table, rng: random.Random) -> list[Happened]:
    """Make a move, by chance at its odds and by a seat any of its answers; return what happened."""
    mover = table.waiting[0]
    possible = table.chances() if mover == "*" else dict.fromkeys(table.legal(int(mover)), 1)
    (words,) = rng.choices(list(possible), weights=list(possible.values()))
    return table.play(f"{mover}: {words}")


def cards_and_potatoes(state: Any) -> int:
    """Return the cards in hands and the potatoes in play together."""
    return int(state["hand"].sum()) + int((state["holder"] > 0).sum())


@rule("HP-10.4", "HP-1.6", "HP-3.4")
@pytest.mark.parametrize("seats, options", SETTINGS)
def test_what_must_always_hold_holds_from_move_to_move_of_a_random_game(seats: int, options: str) -> None:
    """I5 burns never fall, I8 cards and potatoes never rise, I9 the chip stays but for the starts of rounds."""
    table, rng = play(f"seats {seats} {options}".rstrip()), random.Random(f"{seats} {options}")
    last, most = table.state[0], 0
    while not table.over:
        told = move_at_random(table, rng)
        state = table.state[0]
        assert GAME.check_state(state) == []
        assert (state["burns"] >= last["burns"]).all()
        changes = [event for event in told if event.kind in (Event.TAKES_CHIP, Event.GIVES_CHIP)]
        assert (int(state["chip"]) != int(last["chip"])) == (len(changes) == 1)
        for event in told:
            if event.kind == Event.BEGINS_TURN:
                assert event.amount == 1 or cards_and_potatoes(state) <= most
                most = cards_and_potatoes(state)
        last = state
    assert len(table.moves) <= 1461


@rule("HP-10.2", "HP-11.1", "HP-11.2", "HP-11.3")
@pytest.mark.parametrize("seats, options", SETTINGS)
def test_a_finished_game_has_a_row_for_each_round_and_one_winner_unless_ties_are_shared(
    seats: int, options: str
) -> None:
    """I13 and I15."""
    table, rng = play(f"seats {seats} {options}".rstrip()), random.Random(f"the end of {seats} {options}")
    while not table.over:
        move_at_random(table, rng)
    result = table.result()
    rows, scores = result["sheet"], result["scores"]
    assert [row["round"] for row in rows] == [1, 2, 3][: len(rows)]
    assert [sum(row["burns"][seat] for row in rows) for seat in range(seats)] == scores
    assert len(rows) == 3 or max(scores) >= 20
    assert len(result["winners"]) == 1 or ("last_tie=tied" in options and result["winners"])
