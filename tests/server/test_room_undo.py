"""Taking back: a sealed answer by its seat alone, a move by consent, never across luck, another's move or a card."""

from __future__ import annotations

from typing import Any

import pytest

from spuds.core.events import Event
from spuds.core.frames import EVERYBODY
from spuds.server import wire
from spuds.server.course import Course
from spuds.server.refused import Refused
from tests.server.sitting import ANN, BO, CY, EVE, Sitting, begun, bidding, kinds, new_sitting


def a_move_made(*others: str, **wanted: Any) -> tuple[Sitting, str, str]:
    """Return a table at which somebody has led to a trick, who did, and who is to follow."""
    sitting = begun(*others, **wanted)
    leader = sitting.turn()
    sitting.move(leader)
    return sitting, leader, sitting.turn()


def folded(sitting: Sitting) -> Course:
    course = sitting.folded().course
    assert course is not None
    return course


def test_bots_agree_at_once() -> None:
    sitting = new_sitting(seats=3)
    person = sitting.turn()
    decision, board, moves = sitting.decision(person), sitting.board(person), sitting.course.made
    sitting.move(person)
    assert sitting.seen(person).view.can_undo
    assert kinds(sitting.ask(person, wire.AskUndo)) == ["undo"]
    assert (sitting.board(person), sitting.course.made) == (board, moves)
    assert sitting.decision(person) > decision, "an answer to the decision before must not answer this one"
    assert folded(sitting).state.tobytes() == sitting.course.state.tobytes()


def test_all_other_people_must_agree() -> None:
    sitting, leader, follower = a_move_made(BO, CY)
    third = next(person for person in (ANN, BO, CY) if person not in (leader, follower))
    made = sitting.course.made
    assert kinds(sitting.ask(leader, wire.AskUndo)) == ["ask-undo"]
    table = sitting.seen(EVE).view.table
    assert table.undo == sitting.seat(leader)
    assert table.undo_waits == tuple(sorted((sitting.seat(follower), sitting.seat(third))))
    assert sitting.ask(leader, wire.AskUndo) == []
    assert sitting.refused(third, wire.AskUndo).arguments == {"phase": "playing"}
    sitting.ask(follower, wire.AnswerUndo, agree=True)
    assert sitting.ask(follower, wire.AnswerUndo, agree=True) == []
    assert sitting.ask(leader, wire.AnswerUndo, agree=True) == []
    assert sitting.refused(EVE, wire.AnswerUndo, agree=True).code == "not-seated"
    assert kinds(sitting.ask(third, wire.AnswerUndo, agree=True)) == ["agree-undo", "undo"]
    assert sitting.course.made == made - 1
    assert sitting.decision(leader)[1] == sitting.seat(leader)
    assert sitting.seen(EVE).view.table.undo == -1


def test_one_who_does_not_agree_is_enough() -> None:
    sitting, leader, follower = a_move_made(BO, CY)
    made = sitting.course.made
    sitting.ask(leader, wire.AskUndo)
    assert kinds(sitting.ask(follower, wire.AnswerUndo, agree=False)) == ["end-undo"]
    assert sitting.course.made == made
    assert sitting.refused(follower, wire.AnswerUndo, agree=True).code == "no-undo-asked"


def test_a_question_ends_when_it_is_withdrawn_when_nobody_answers_and_when_the_game_goes_on() -> None:
    sitting, leader, follower = a_move_made(BO, CY)
    sitting.ask(leader, wire.AskUndo)
    sitting.ask(leader, wire.AnswerUndo, agree=False)
    sitting.ask(leader, wire.AskUndo)
    assert kinds(sitting.wait(30)) == ["end-undo"]
    sitting.ask(leader, wire.AskUndo)
    sitting.move(follower)
    assert sitting.room.undoing is None
    assert [line for line in sitting.lines() if "undo" in line] == [
        "table-asks-undo",
        "table-undo-withdrawn",
        "table-asks-undo",
        "table-undo-lapsed",
        "table-asks-undo",
    ]


def test_nobody_waits_for_who_gave_up_the_seat_or_is_away() -> None:
    sitting, leader, follower = a_move_made(BO, CY, leavers="wait")
    third = next(person for person in (ANN, BO, CY) if person not in (leader, follower))
    sitting.go(third)
    sitting.wait(31)
    sitting.ask(leader, wire.AskUndo)
    assert sitting.seen(EVE).view.table.undo_waits == (sitting.seat(follower),)
    assert kinds(sitting.ask(follower, wire.Stand)) == ["stand", "undo"]


def test_bots_wait_while_somebody_asks() -> None:
    sitting = begun(BO, seats=3)
    for _ in range(20):
        person = sitting.turn()
        sitting.move(person)
        if sitting.room.wanted():
            break
    else:
        pytest.fail("no bot is ever next")
    (asked,) = sitting.room.wanted()
    sitting.ask(person, wire.AskUndo)
    assert sitting.room.wanted() == []
    with pytest.raises(Refused, match="stale"):
        sitting.room.bot_answer(asked.decision, asked.view.legal()[0], sitting.now)
    other = BO if person == ANN else ANN
    sitting.ask(other, wire.AnswerUndo, agree=False)
    assert [again.decision for again in sitting.room.wanted()] == [asked.decision]


def test_no_move_is_taken_back_across_another_players() -> None:
    sitting, leader, follower = a_move_made(BO, CY)
    sitting.move(follower)
    assert not sitting.seen(leader).view.can_undo
    error = sitting.refused(leader, wire.AskUndo)
    assert (error.code, error.arguments) == ("no-undo", {"reason": "other"})


def test_no_move_is_taken_back_that_was_never_made() -> None:
    sitting = begun(BO, CY)
    assert sitting.refused(sitting.turn(), wire.AskUndo).arguments == {"reason": "none"}
    assert sitting.refused(EVE, wire.AskUndo).code == "not-seated"


def test_no_move_is_taken_back_across_luck() -> None:
    sitting = new_sitting(seats=2)  # with two players, each play is followed by a draw
    sitting.move(sitting.turn())
    assert sitting.course.mover(sitting.course.made - 1) == 31
    assert sitting.refused(ANN, wire.AskUndo).arguments == {"reason": "chance"}


def test_no_move_is_taken_back_after_the_end() -> None:
    sitting = new_sitting(seats=3)
    sitting.play_out()
    assert sitting.refused(ANN, wire.AskUndo).arguments == {"phase": "over"}
    assert not sitting.seen(ANN).view.can_undo


@pytest.mark.parametrize(
    "seat, known, reveals",
    [
        (1, EVERYBODY, True),
        (-1, EVERYBODY, True),
        (1, 1 << 1, False),
        (1, 1 << 0 | 1 << 1, True),
        (0, EVERYBODY, False),
    ],
)
def test_no_move_is_taken_back_across_a_card_of_others_that_was_shown(seat: int, known: int, reveals: bool) -> None:
    sitting = begun(BO, CY)
    while sitting.turn() != ANN:
        sitting.move(sitting.turn())
    sitting.move(ANN)
    told = [event for n in range(sitting.course.made) for event in sitting.course.events_of(n)]
    shown = {event.card for event in told if event.known == EVERYBODY} - {-1}
    new = next(card for card in range(52) if card not in shown)
    for card, news in ((min(shown), False), (new, reveals)):
        assert sitting.seen(ANN).view.can_undo
        sitting.course.events_of(sitting.course.made - 1).append(Event(1, seat, -1, card, 0, 0, known))
        assert sitting.seen(ANN).view.can_undo is not news
    if reveals:
        assert sitting.refused(ANN, wire.AskUndo).arguments == {"reason": "revealed"}


def test_a_sealed_answer_may_be_changed_and_taken_back_by_its_seat_alone() -> None:
    sitting = bidding(BO, CY)
    first, others = sitting.decision(ANN), {p: sitting.decision(p) for p in (BO, CY)}
    sitting.move(ANN, "bid 0")
    sitting.move(CY, "bid 1")
    before = sitting.seen(BO).view
    assert kinds(sitting.ask(ANN, wire.Move, decision=first, move="bid 2")) == ["change"]
    assert sitting.seen(BO).view == before
    assert sitting.decision(BO) == others[BO]
    assert folded(sitting).state.tobytes() == sitting.course.state.tobytes()
    assert sitting.refused(CY, wire.Move, decision=others[CY], move="bid 2").code == "illegal"
    assert sitting.course.view(2)["sealed"].tolist() == [0, 0, 2, 0]
    assert kinds(sitting.ask(ANN, wire.AskUndo)) == ["withdraw"]
    assert sitting.decision(ANN) == first
    assert [seat.sealed for seat in sitting.seen(EVE).view.table.seats] == [False, False, True]
    sitting.move(ANN, "bid 1")
    sitting.move(BO, "bid 0")
    assert sitting.course.moves[-3:] == ["0: bid 1", "1: bid 0", "2: bid 1"]
    assert folded(sitting).moves == sitting.course.moves


def test_an_answer_is_not_changed_once_the_last_is_in() -> None:
    sitting = bidding(BO, CY)
    decision = sitting.decision(ANN)
    for person in (ANN, BO, CY):
        sitting.move(person, "bid 0")
    assert sitting.refused(ANN, wire.Move, decision=decision, move="bid 1").arguments == {"phase": "over"}


def test_what_is_taken_back_stays_in_the_log() -> None:
    sitting, leader, _ = a_move_made()
    before = sitting.seen(EVE)
    to = sitting.course.made - 1
    sitting.ask(leader, wire.AskUndo)
    after = sitting.seen(EVE)
    assert after.events[: len(before.events)] == before.events
    assert after.events[-1].line.text.id == "table-undo"
    assert after.events[-1].undone_to == to


def test_the_game_goes_on_after_taking_back_as_if_it_had_not_been() -> None:
    sitting, leader, _ = a_move_made()
    sitting.ask(leader, wire.AskUndo)
    sitting.play_out(seed=5)
    other = new_sitting(seats=3)
    for move in sitting.course.moves[other.course.made :]:
        if not move.startswith("*"):
            seat, words = move.split(": ")
            if int(seat) == 0:
                other.move(ANN, words)
            else:
                other.keep(other.room.bot_answer(other.room.wanted()[0].decision, words, other.now))
    assert other.course.moves == sitting.course.moves
