"""Answers that are given at once, several by one seat: sealed, changed, taken back, and shown when the last is in."""

from __future__ import annotations

import msgspec
import pytest

from spuds.server import sight, wire
from spuds.server.clocks import DECISION_MS
from spuds.server.refused import Refused
from tests.server.cooking import BEGINNING, all_words, answer, assert_a_kill_changes_nothing, cooking, tail
from tests.server.sitting import ANN, BO, CY, EVE, Sitting, kinds

OTHERS = (ANN, CY, EVE)
"""Whoever may not know what Bo answers."""


def sent(sitting: Sitting, person: str) -> list[bytes]:
    """Return all that a person can get out of the table now."""
    room, now = sitting.room, sitting.now
    updates = [sight.update(room, person, since, now) for since in (0, room.seq - 1, room.seq)]
    looked = [sight.moment(room, person, n) for n in range(len(BEGINNING), sitting.course.closed + 1)]
    asked = [(owed.decision, owed.seat, owed.level) for owed in room.wanted()]
    found: list[object] = [updates, looked, asked, sight.record(room, person), sight.listed(room), room.index()]
    return [msgspec.json.encode(each) for each in [*found, room.deadline(now)]]


ORDERS = [(ANN, BO, BO), (BO, ANN, BO), (BO, BO, ANN)]


@pytest.mark.parametrize("order", ORDERS)
def test_answers_come_in_any_order_and_are_recorded_by_seat_and_potato(order: tuple[str, ...]) -> None:
    sitting, words = cooking(BO, CY), {ANN: iter(["p1 toss"]), BO: iter(["p0 split-left", "p2 none"])}
    for person in order:
        answer(sitting, person, next(words[person]))
        assert_a_kill_changes_nothing(sitting)
    assert all_words(sitting) == ["0: p1 toss", "1: p0 split-left", "1: p2 none"]
    assert sitting.decision(ANN)[1:] == (0, 0)


def test_a_first_answer_that_takes_the_card_of_the_second_undoes_the_second() -> None:
    sitting = cooking(BO, CY)
    first = answer(sitting, BO, "p0 split-left popping")
    second = answer(sitting, BO, "p2 toss")
    assert sitting.seen(EVE).view.table.seats[1].sealed
    assert kinds(sitting.ask(BO, wire.Move, decision=first, move="p0 toss popping")) == ["change"]
    assert_a_kill_changes_nothing(sitting)
    assert all_words(sitting) == ["1: p0 toss popping"]
    assert not sitting.seen(EVE).view.table.seats[1].sealed
    assert sitting.decision(BO) == second
    assert sitting.refused(BO, wire.Move, decision=second, move="p2 toss").rule == "HP-5.2"
    answer(sitting, BO, "p2 split-left")
    answer(sitting, ANN, "p1 none")
    assert all_words(sitting)[:3] == ["0: p1 none", "1: p0 toss popping", "1: p2 split-left"]
    assert_a_kill_changes_nothing(sitting)


def has_decided(sitting: Sitting, person: str) -> list[int]:
    """Return the seats of which the log says that they have decided, in its order, after the first turn."""
    return [told.line.seat for told in sitting.seen(person).events if told.line.kind == "event-ready"][1:]


def test_who_has_decided_and_changes_an_early_answer_is_said_to_have_decided_once() -> None:
    sitting = cooking(BO, CY)
    first = answer(sitting, BO, "p0 split-left")
    answer(sitting, BO, "p2 toss")
    sitting.ask(BO, wire.Move, decision=first, move="p0 none")
    answer(sitting, BO, "p2 toss")
    assert all(has_decided(sitting, person) == [1] for person in (ANN, BO, CY, EVE))
    assert_a_kill_changes_nothing(sitting)
    sitting.ask(BO, wire.AskUndo)
    answer(sitting, BO, "p2 none")
    assert has_decided(sitting, EVE) == [1, 1], "in between the log says that an answer was taken back"


def test_a_change_that_is_not_legal_leaves_all_answers_as_they_were() -> None:
    sitting = cooking(BO, CY)
    first, second = answer(sitting, BO, "p0 toss"), answer(sitting, BO, "p2 split-left")
    for decision, words in ((first, "p0 chop"), (first, "p2 none"), (second, "p2 toss"), (second, "p0 none")):
        error = sitting.refused(BO, wire.Move, decision=decision, move=words)
        assert error.code == "illegal"
        assert f"p{0 if decision == first else 2} none" in error.legal
        assert all_words(sitting) == ["1: p0 toss", "1: p2 split-left"]
    assert kinds(sitting.ask(BO, wire.Move, decision=second, move="p2 none")) == ["change"]
    assert all_words(sitting) == ["1: p0 toss", "1: p2 none"]
    assert sitting.seen(EVE).view.table.seats[1].sealed


def test_answers_are_taken_back_one_by_one_and_no_further() -> None:
    sitting = cooking(BO, CY)
    first, second = answer(sitting, BO, "p0 toss"), answer(sitting, BO, "p2 none")
    for left, decision in ((["1: p0 toss"], second), ([], first)):
        assert sitting.seen(BO).view.can_undo
        assert kinds(sitting.ask(BO, wire.AskUndo)) == ["withdraw"]
        assert all_words(sitting) == left
        assert sitting.decision(BO) == decision
        assert_a_kill_changes_nothing(sitting)
    assert sitting.refused(BO, wire.Move, decision=second, move="p2 none").code == "stale"
    assert sitting.refused(BO, wire.AskUndo).arguments == {"reason": "other"}


def test_a_request_that_comes_again_after_a_change_does_nothing() -> None:
    sitting = cooking(BO, CY)
    decision = sitting.decision(BO)
    first, changed = wire.Move("first", decision, "p0 toss"), wire.Move("changed", decision, "p0 none")
    assert sitting.send(BO, first)
    assert sitting.send(BO, changed)
    sitting.room = sitting.folded()
    assert sitting.send(BO, first) == sitting.send(BO, changed) == []
    assert all_words(sitting) == ["1: p0 none"]


Script = tuple[tuple[str, str], ...]
SCRIPTS: list[Script] = [
    (
        ("move", "p0 none"),
        ("move", "p2 none"),
        ("change", "p0 none"),
        ("move", "p2 none"),
        ("back", ""),
        ("move", "p2 none"),
    ),
    (
        ("move", "p0 toss popping"),
        ("move", "p2 split-right"),
        ("change", "p0 split-right"),
        ("move", "p2 toss popping"),
        ("back", ""),
        ("move", "p2 split-left"),
    ),
]


@pytest.mark.parametrize("pace", ["none", "live"])
def test_until_the_last_is_in_no_byte_depends_on_what_was_answered(pace: str) -> None:
    worlds = [cooking(BO, CY, pace=pace) for _ in SCRIPTS]
    firsts = [sitting.decision(BO) for sitting in worlds]
    for steps in zip(*SCRIPTS, strict=True):
        for sitting, first, (deed, words) in zip(worlds, firsts, steps, strict=True):
            sitting.now += 1000
            if deed == "move":
                sitting.move(BO, words)
            elif deed == "change":
                sitting.ask(BO, wire.Move, decision=first, move=words)
            else:
                sitting.ask(BO, wire.AskUndo)
        for person in OTHERS:
            assert sent(worlds[0], person) == sent(worlds[1], person)
        assert sent(worlds[0], BO) != sent(worlds[1], BO)


def test_everybody_has_their_own_answers_in_the_log_and_of_others_how_many_cards_once_all_are_in() -> None:
    sitting = cooking(BO, CY)
    answer(sitting, BO, "p0 split-left popping")
    assert tail(sitting, BO) == ["1: p0 split-left popping"]
    assert [tail(sitting, person) for person in OTHERS] == [[], [], []]
    answer(sitting, BO, "p2 toss")
    answer(sitting, ANN, "p1 none")
    hidden, own = ["1: p0 ? ?", "1: p2 ?"], ["1: p0 split-left popping", "1: p2 toss"]
    for person in (ANN, BO, CY, EVE):
        assert tail(sitting, person)[:3] == ["0: p1 none", *(own if person == BO else hidden)]
    made = len(BEGINNING)
    assert [sight.moment(sitting.room, CY, made + n).move for n in (1, 2, 3)] == [*hidden, "0: p1 none"]
    assert sight.moment(sitting.room, BO, made + 1).move == own[0]


def test_one_looks_back_to_where_a_decision_opened_and_not_into_its_answers() -> None:
    sitting = cooking(BO, CY)
    answer(sitting, BO, "p0 split-left")
    answer(sitting, ANN, "p1 toss")
    made = sitting.course.made - 2
    for person in (ANN, BO, CY, EVE):
        assert sight.moment(sitting.room, person, made).moves == made
        with pytest.raises(Refused, match="no-moment"):
            sight.moment(sitting.room, person, made + 1)


@pytest.mark.parametrize("pace", ["live", "relaxed"])
def test_nobody_can_count_the_answers_of_a_seat_that_owes_more(pace: str) -> None:
    """A clock goes on, no move is counted, and what is taken back was never there."""

    def shown(sitting: Sitting, person: str) -> tuple[object, ...]:
        seen = sitting.seen(person)
        clocks = [seat.clock_ms for seat in seen.view.table.seats]
        lines = [(line.line, line.move) for line in seen.events if line.source != "chat"]
        return seen.view.board, seen.view.moves, clocks, lines

    idle, busy = cooking(BO, CY, pace=pace), cooking(BO, CY, pace=pace)
    for words in ("p0 toss", ""):
        idle.now = busy.now = busy.now + 2000
        if words:
            answer(busy, BO, words)
        else:
            busy.ask(BO, wire.AskUndo)
        for sitting in (idle, busy):
            sitting.ask(CY, wire.Say, preset="hello")
        for person in OTHERS:
            assert shown(busy, person) == shown(idle, person)
    assert "table-withdraws" in [line.line.kind for line in busy.seen(BO).events]


def test_a_clock_gains_nothing_by_giving_an_answer_and_taking_it_back() -> None:
    sitting = cooking(BO, CY, pace="live")
    bank = sitting.seen(EVE).view.table.seats[1].clock_ms
    assert bank is not None
    for _ in range(5):
        for words in ("p0 toss", "p2 none"):
            sitting.now += 1000
            answer(sitting, BO, words)
        sitting.ask(BO, wire.AskUndo)
        sitting.ask(BO, wire.AskUndo)
    assert sitting.seen(EVE).view.table.seats[1].clock_ms == bank - 10 * 1000


def test_a_clock_runs_for_who_still_owes_an_answer_and_for_nobody_else() -> None:
    sitting = cooking(BO, CY, pace="relaxed")

    def clocks() -> list[int | None]:
        return [seat.clock_ms for seat in sitting.seen(EVE).view.table.seats[:3]]

    whole = DECISION_MS["relaxed"]
    sitting.now += 5000
    assert clocks() == [whole - 5000, whole - 5000, None]
    answer(sitting, BO, "p0 toss")
    sitting.now += 5000
    assert clocks() == [whole - 10_000, whole - 10_000, None]
    answer(sitting, BO, "p2 none")
    sitting.now += 5000
    assert clocks() == [whole - 15_000, None, None]
    sitting.ask(BO, wire.AskUndo)
    sitting.now += 5000
    assert clocks() == [whole - 20_000, whole - 15_000, None], "taking an answer back brings no time"
    assert kinds(sitting.wait(100)) == ["late"], "only Ann's time is over"
    assert [asked.seat for asked in sitting.room.wanted()] == [0]


def test_a_bot_owes_one_answer_after_another_whatever_others_do_meanwhile() -> None:
    sitting = cooking()
    (asked,) = sitting.room.wanted()
    opened = asked.decision[0]
    assert asked.decision == (opened, 1, 0)
    answer(sitting, ANN, "p1 toss")
    sitting.ask(ANN, wire.Move, decision=(opened, 0, 0), move="p1 none")
    sitting.ask(ANN, wire.AskUndo)
    assert [again.decision for again in sitting.room.wanted()] == [asked.decision]
    sitting.keep(sitting.room.bot_answer(asked.decision, "p0 toss", sitting.now))
    assert [again.decision for again in sitting.room.wanted()] == [(opened, 1, 1)]
    assert "p2 toss" not in sitting.room.wanted()[0].view.legal()


def test_where_hands_are_open_spectators_see_answers_at_once_and_players_do_not() -> None:
    sitting = cooking(BO, CY, ready=True)
    assert sitting.room.open_hands
    answer(sitting, BO, "p0 toss popping")
    assert tail(sitting, EVE) == ["1: p0 toss popping"]
    assert [tail(sitting, person) for person in (ANN, CY)] == [[], []]


def test_the_board_shows_face_down_cards_to_their_owner_and_their_number_when_all_are_in() -> None:
    sitting = cooking(BO, CY)
    answer(sitting, BO, "p0 toss popping")

    def cards_on(person: str, potato: int) -> tuple[int, int]:
        token = next(token for token in sitting.board(person).tokens if token.id == f"potato:{potato}")
        return len(token.cards), token.hidden

    assert cards_on(BO, 0) == (2, 0)
    assert [cards_on(person, 0) for person in OTHERS] == [(0, 0)] * 3
    answer(sitting, BO, "p2 none")
    answer(sitting, ANN, "p1 toss")
    assert sitting.decision(ANN)[1:] == (0, 0)
    assert cards_on(BO, 0)[1] == 0
    assert [cards_on(person, 0)[1] for person in OTHERS] == [1] * 3, "the seasoning is revealed, the toss is not"
