"""The checked façade: what it refuses, in which words, and that it is never harmed."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spuds
from spuds import (
    GameError,
    IllegalAction,
    NotationError,
    NotYourDecision,
    SetupError,
    StaleAction,
    Table,
)
from spuds.core.errors import ERRORS
from tests.tables import POSITION, dealt, finished, refused, snapshot

pytestmark = pytest.mark.interpreted

# Making a table


@pytest.mark.parametrize(
    "make,text",
    [
        (lambda: Table("potato", 4), r"there is no game 'potato'; did you mean potato-man\?.* The games are: .*"),
        (lambda: Table("chess", 4), r"there is no game 'chess'.* The games are: .*potato-man.*"),
        (lambda: Table("potato-man", 1), r"Potato Man is for 2 to 5 seats, not 1"),
        (lambda: Table("potato-man", 6), r"Potato Man is for 2 to 5 seats, not 6"),
        (lambda: Table("potato-man", True), r"Potato Man is for 2 to 5 seats, not True"),
        (lambda: Table("potato-man", 4, lap=2), r"there is no option lap; the options are .*laps.*"),
        (lambda: Table("potato-man", 4, laps=4), r"option laps may be 1, 2, 3, not 4"),
        (lambda: Table("potato-man", 4, laps="2"), r"option laps may be 1, 2, 3, not '2'"),
        (lambda: Table("potato-man", 4, laps=True), r"option laps may be 1, 2, 3, not True"),
        (lambda: Table("potato-man", 4, tie="best"), r"option tie may be 'shared', 'best_round', not 'best'"),
        (
            lambda: Table("potato-man", 4, three_player_no_green="off"),
            r"option three_player_no_green=off is for 3 seats; this table has 4",
        ),
        (lambda: Table("potato-man", 3, names=["Ann"]), r"3 seats need 3 names, not 1"),
    ],
)
def test_a_table_that_cannot_be_is_refused(make: Callable[[], Table], text: str) -> None:
    with pytest.raises(SetupError) as caught:
        make()
    assert re.fullmatch(text, str(caught.value)), str(caught.value)


def test_an_option_at_its_default_is_not_refused() -> None:
    assert Table("potato-man", 4, three_player_no_green="on").record().options == {}


# Moves that are none


@pytest.mark.parametrize(
    "move",
    ["", "play r5", "2 play r5", "2:play r5", "2 : play r5", " 2: play r5", "-1: play r5", "+2: play r5", "x: play r5"]
    + ["٢: play r5", "²: play r5", "222: play r5", "**: start 1", "two: play r5", "2.0: play r5"],
)
def test_what_is_no_move_is_refused(move: str) -> None:
    table = dealt()
    with refused(table, NotationError, r"not a move: .*; expected SEAT: WORDS, such as '0: play r5'"):
        table.play(move)


@pytest.mark.parametrize(
    "words", ["", "play", "play r5 ", " play r5", "Play r5", "play  r5", "play r05", "play r19", "play r5\n", "play b3"]
)
def test_words_of_no_move_are_refused(words: str) -> None:
    table = dealt()
    with refused(table, NotationError, r"not a move of Potato Man: .*; expected such as '0: play r5'"):
        table.play(f"2: {words}")


@pytest.mark.parametrize("mover", ["02", "002", "31"])
def test_a_move_is_written_in_one_way_only(mover: str) -> None:
    table = dealt() if mover != "31" else Table("potato-man", 4)
    before = snapshot(table)
    with pytest.raises(GameError):
        table.play(f"{mover}: {'start 1' if mover == '31' else 'play r5'}")
    assert snapshot(table) == before


@settings(max_examples=50)
@given(st.text(max_size=12), st.text(alphabet="0123456789*: playdrstubgy?", max_size=16))
def test_nonsense_is_refused_with_an_error_of_ours(mover: str, words: str) -> None:
    table = unharmed()
    legal = [f"2: {words}" for words in table.legal(2)]
    before = table.state.tobytes()
    for move in (mover, words, f"{mover}: {words}", f"2: {words}", f"{mover}: play b4"):
        if move not in legal:
            with pytest.raises(GameError):
                table.play(move)
            assert table.state.tobytes() == before


@cache
def unharmed() -> Table:
    """Return one table for all that is tried at it."""
    return dealt()


# Whose decision it is


@pytest.mark.parametrize(
    "move,text",
    [
        ("1: play r5", "seat 1 may not play r5: seat 2 must answer,"),
        ("*: start 1", "chance may not start 1: seat 2 must answer,"),
        ("4: play r5", "seat 4 may not play r5: seat 2 must answer,"),
        ("11: play r5", "seat 11 may not play r5: seat 2 must answer,"),
        ("1: deal 1 r5", "seat 1 may not deal 1 r5: seat 2 must answer,"),
    ],
)
def test_who_is_not_waited_for_may_not_move(move: str, text: str) -> None:
    table = dealt()
    with refused(table, NotYourDecision, text + POSITION):
        table.play(move)


def test_a_seat_may_not_move_for_chance() -> None:
    table = Table("potato-man", 4)
    with refused(table, NotYourDecision, "seat 1 may not start 1: chance must move," + POSITION):
        table.play("1: start 1")


def test_only_who_is_waited_for_has_legal_moves() -> None:
    table = dealt()
    assert table.legal() == table.legal(2) == table.view(2).legal()
    for seat in (0, 1, 3, 4, -1, 31):
        with refused(table, NotYourDecision, r"(seat -?\d+|chance) may not answer: seat 2 must answer," + POSITION):
            table.legal(seat)
    with refused(table, NotYourDecision, "chance may not move: seat 2 must answer," + POSITION):
        table.chances()
    with refused(Table("potato-man", 4), NotYourDecision, "say which seat is to answer: chance must move," + POSITION):
        Table("potato-man", 4).legal()


def test_nobody_moves_when_the_game_is_over() -> None:
    table = finished()
    for move in ("0: play r5", "*: start 1"):
        with refused(table, NotYourDecision, r".* may not .*: the game is over," + POSITION):
            table.play(move)
    assert table.waiting == ()
    assert table.over
    assert table.settle(1) == []


# What is not legal


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    table = dealt()
    with refused(
        table,
        IllegalAction,
        r"seat 2 may not play b4: b4 is not in the hand \(PM-3\.1\)" + POSITION + "; possible are play b10, .*",
    ):
        table.play("2: play b4")
    table.play("2: play r5")
    with pytest.raises(IllegalAction) as caught:
        table.play("3: play r9")
    error = caught.value
    assert str(error).startswith("seat 3 may not play r9: red is already in this trick (PM-3.4) in ")
    assert (error.reason, error.rule) == ("why-not-colour-taken", "PM-3.4")
    assert list(error.legal) == table.legal(3)


@pytest.mark.parametrize("words", ["start 1", "draw r5", "deal 2 r5"])
def test_a_move_of_chance_is_not_a_seats(words: str) -> None:
    table = dealt()
    text = rf"seat 2 may not {words}: that is a move of chance \(PM-\d+\.\d+\)" + POSITION + "; possible are .*"
    with refused(table, IllegalAction, text):
        table.play(f"2: {words}")


@pytest.mark.parametrize("words", ["draw ?", "deal 2 ?"])
def test_a_move_names_its_card(words: str) -> None:
    table = dealt()
    with refused(table, IllegalAction, rf"seat 2 may not {re.escape(words)}: a move names its card," + POSITION):
        table.play(f"2: {words}")
    fresh = Table("potato-man", 4)
    with refused(fresh, IllegalAction, rf"chance may not {re.escape(words)}: a move names its card," + POSITION):
        fresh.play(f"*: {words}")


def test_chance_may_not_do_what_cannot_come() -> None:
    table = Table("potato-man", 4)
    possible = "; possible are start 0, start 1, start 2, start 3"
    with refused(table, IllegalAction, "chance may not start 4," + POSITION + possible):
        table.play("*: start 4")
    table.play("*: start 2")
    with refused(table, IllegalAction, "chance may not deal 3 r5," + POSITION + "; possible are deal 2 b10, .*"):
        table.play("*: deal 3 r5")


def test_a_stale_move_is_refused() -> None:
    table = dealt()
    made = len(table.moves)
    for at in (0, made - 1, made + 1):
        with refused(table, StaleAction, f"this move answers move {at}, but {made} moves have been made"):
            table.play("2: play r5", at=at)
    table.play("2: play r5", at=made)
    with refused(table, StaleAction, f"this move answers move {made}, but {made + 1} moves have been made"):
        table.play("2: play r5", at=made)


def test_a_refusal_tells_a_mover_nothing_that_is_hidden_from_it() -> None:
    """Two worlds that a seat cannot tell apart refuse its moves in the same words (design 7.3)."""
    table = dealt()
    other = Table.from_state("potato-man", table.view(2).world("other"))
    assert other.state.tobytes() != table.state.tobytes()
    for move in ("2: play b4", "2: draw ?", "2: start 1", "2: deal 0 r5"):
        assert refusal(table, move) == refusal(other, move)
    other = Table.from_state("potato-man", table.view(1).world("other"))
    assert refusal(table, "1: play b4") == refusal(other, "1: play b4")
    other = Table.from_state("potato-man", table.view("spectator").world("other"))
    for move in ("7: play b4", "*: start 1"):
        assert refusal(table, move) == refusal(other, move)


def refusal(table: Table, move: str) -> str:
    with pytest.raises(GameError) as caught:
        table.play(move)
    return str(caught.value)


# Errors


def test_each_error_has_a_word_and_an_exit_code_of_its_own() -> None:
    assert len({error.code for error in ERRORS}) == len({error.exit_code for error in ERRORS}) == 6
    assert set(ERRORS) == set(GameError.__subclasses__())
    assert all(getattr(spuds, error.__name__) is error for error in ERRORS)


@pytest.mark.parametrize("names", ["abcd", [1, 2, 3, 4], ["a", "b", "c", None]])
def test_names_are_one_text_a_seat(names: Any) -> None:
    with pytest.raises(SetupError, match="names are one text a seat"):
        Table("potato-man", 4, names=names)


def test_tables_and_views_tell_what_they_are() -> None:
    table = dealt()
    assert repr(table) == f"<Potato Man with {table.seats} seats, {len(table.moves)} moves made>"
    assert repr(table.view(1)).startswith("<Potato Man as seat 1 knows it: round 1 of ")
    assert repr(table.game) == "<Potato Man: 2 to 5 seats, rules version 1>"
    with pytest.raises(KeyError, match="there is no field 'hands'; the fields are hand, pool"):
        table.view(1)["hands"]
