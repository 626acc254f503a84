"""Answers that are half given when people leave, others sit down, a move is taken back, or the game is played on."""

from __future__ import annotations

import pytest

from spuds.server import making, payloads, wire
from spuds.server.making import Fresh
from tests.server.cooking import HOT_POTATO, all_words, answer, assert_a_kill_changes_nothing, cooking, tail
from tests.server.sitting import ANN, BO, CY, EVE, START, Sitting, kinds


@pytest.mark.parametrize("leave", ["stand", "away"])
def test_a_bot_takes_over_answers_that_are_half_given_and_hands_them_back(leave: str) -> None:
    sitting = cooking(BO, CY, leavers="bot")
    answer(sitting, BO, "p0 toss")
    if leave == "stand":
        sitting.ask(BO, wire.Stand)
    else:
        sitting.go(BO)
        sitting.wait(31)
    (asked,) = sitting.room.wanted()
    assert asked.decision[1:] == (1, 1)
    assert asked.view.legal() == sorted(
        ["p2 none", *(f"p2 {brown}{blue}" for brown in ("split-left", "split-right") for blue in ("", " popping"))]
    )
    sitting.keep(sitting.room.bot_answer(asked.decision, "p2 split-left", sitting.now))
    assert all_words(sitting) == ["1: p0 toss", "1: p2 split-left"]
    if leave == "away":
        sitting.come(BO)
        assert kinds(sitting.ask(BO, wire.Move, decision=asked.decision, move="p2 none")) == ["change"]
        assert kinds(sitting.ask(BO, wire.AskUndo)) == ["withdraw"]
        answer(sitting, BO, "p2 split-right")
    assert_a_kill_changes_nothing(sitting)
    answer(sitting, ANN, "p1 none")
    assert all_words(sitting)[:2] == ["0: p1 none", "1: p0 toss"]


def test_somebody_else_who_sits_down_goes_on_with_half_given_answers() -> None:
    sitting = cooking(BO, CY, leavers="open")
    first = answer(sitting, BO, "p0 toss")
    sitting.ask(BO, wire.Stand)
    sitting.come(EVE)
    sitting.ask(EVE, wire.Sit, seat=1, name="Eve")
    assert tail(sitting, EVE) == ["1: p0 toss"]
    assert kinds(sitting.ask(EVE, wire.Move, decision=first, move="p0 none")) == ["change"]
    answer(sitting, EVE, "p2 toss")
    assert all_words(sitting) == ["1: p0 none", "1: p2 toss"]


def to_a_choice(*answers: tuple[str, str]) -> Sitting:
    sitting = cooking(BO, CY)
    for person, words in answers:
        answer(sitting, person, words)
    return sitting


def test_no_choice_is_taken_back_across_a_card_that_was_revealed_even_if_all_agree() -> None:
    sitting = to_a_choice((ANN, "p1 toss"), (BO, "p0 toss"), (BO, "p2 none"))
    sitting.move(ANN, "p1 to 3")
    assert sitting.decision(BO)[1:] == (1, 0), "the toss of Bo is revealed, of the same kind as the one of Ann"
    assert not sitting.seen(ANN).view.can_undo
    assert sitting.refused(ANN, wire.AskUndo).arguments == {"reason": "revealed"}


def test_a_choice_that_revealed_nothing_is_taken_back_by_consent() -> None:
    sitting = to_a_choice((ANN, "p1 toss"), (BO, "p0 split-left"), (BO, "p2 split-right"))
    choice = sitting.decision(ANN)
    sitting.move(ANN, "p1 to 3")
    assert len(sitting.course.waiting) > 1, "the next turn has begun"
    assert kinds(sitting.ask(ANN, wire.AskUndo)) == ["ask-undo"]
    sitting.ask(BO, wire.AnswerUndo, agree=True)
    assert kinds(sitting.ask(CY, wire.AnswerUndo, agree=True)) == ["agree-undo", "undo"]
    assert sitting.decision(ANN) > choice
    assert_a_kill_changes_nothing(sitting)
    sitting.move(ANN, "p1 to 2")


def test_no_choice_is_taken_back_once_somebody_has_begun_to_answer_in_the_next_turn() -> None:
    sitting = to_a_choice((ANN, "p1 toss"), (BO, "p0 split-left"), (BO, "p2 split-right"))
    sitting.move(ANN, "p1 to 1")
    answer(sitting, CY, sitting.course.legal(2)[0])
    assert sitting.refused(ANN, wire.AskUndo).arguments == {"reason": "other"}


def test_a_game_is_played_on_from_the_midst_of_half_given_answers() -> None:
    sitting = cooking(BO, CY)
    answer(sitting, BO, "p0 toss popping")
    answer(sitting, ANN, "p1 toss")
    at = sitting.course.made
    answer(sitting, BO, "p2 none")
    sitting.play_out()
    setup, entries = making.forked(
        sitting.room, payloads.Fork(at, 1, "Eve"), EVE, START, Fresh("b", "77" * 32, "99" * 32)
    )
    again = Sitting(setup, entries, HOT_POTATO)
    again.come(EVE)
    assert tail(again, EVE) == ["1: p0 toss popping"]
    assert again.decision(EVE)[1:] == (1, 1)
    assert [seat.sealed for seat in again.seen(EVE).view.table.seats] == [True, *[False] * 5]
    assert kinds(again.ask(EVE, wire.AskUndo)) == ["withdraw"]
    answer(again, EVE, "p0 none")
    answer(again, EVE, "p2 toss")
    assert all_words(again)[:3] == ["0: p1 toss", "1: p0 none", "1: p2 toss"]
    again.play_out()
    folded = again.folded().course
    assert folded is not None
    assert folded.state.tobytes() == again.course.state.tobytes()
