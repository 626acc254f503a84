"""Clocks, people who leave and come back, and what a restart leaves of both."""

from __future__ import annotations

import random

import pytest

from spuds.server import wire
from spuds.server.attending import AWAY_MS
from spuds.server.clocks import BANK_MS, INCREMENT_MS, Clocks
from tests.server.sitting import ANN, BO, CY, EVE, SECOND, Sitting, begun, bidding, kinds


def clock(sitting: Sitting, person: str) -> int | None:
    return sitting.seen(EVE).view.table.seats[sitting.seat(person)].clock_ms


def away(sitting: Sitting, seat: int) -> int | None:
    return sitting.seen(EVE).view.table.seats[seat].away_ms


def test_without_a_pace_no_clock_runs() -> None:
    sitting = begun(BO, CY)
    assert sitting.room.deadline(sitting.now) is None
    assert [clock(sitting, person) for person in (ANN, BO, CY)] == [None] * 3


@pytest.mark.parametrize("pace, seconds", [("relaxed", 120), ("days", 2 * 86_400)])
def test_a_clock_runs_only_while_its_seat_owes_a_decision(pace: str, seconds: int) -> None:
    sitting = begun(BO, CY, pace=pace)
    person = sitting.turn()
    assert {p: clock(sitting, p) for p in (ANN, BO, CY)} == {
        p: seconds * SECOND if p == person else None for p in (ANN, BO, CY)
    }
    sitting.wait(10)
    assert clock(sitting, person) == (seconds - 10) * SECOND
    sitting.move(person)
    assert clock(sitting, sitting.turn()) == seconds * SECOND


def test_when_the_clock_runs_out_a_bot_answers_this_decision_and_no_other() -> None:
    sitting = begun(BO, CY, pace="relaxed")
    person = sitting.turn()
    seat = sitting.seat(person)
    assert kinds(sitting.wait(119.9)) == []
    assert kinds(sitting.wait(0.1)) == ["late"]
    (asked,) = sitting.room.wanted()
    assert (asked.seat, asked.level, asked.view.viewer) == (seat, "thumb", seat)
    sitting.bots(random.Random(0), most=1)
    assert sitting.room.wanted() == []
    assert sitting.room.seating.chairs[seat].kind == "person"


def test_somebody_late_may_still_answer_before_the_bot() -> None:
    sitting = begun(BO, CY, pace="relaxed")
    person = sitting.turn()
    sitting.wait(120)
    sitting.move(person)
    assert sitting.room.wanted() == []


def test_in_simultaneous_decisions_only_the_undecided_are_timed() -> None:
    sitting = bidding(BO, CY, pace="relaxed")
    sitting.wait(20)
    sitting.move(BO)
    sitting.wait(20)
    assert [clock(sitting, p) for p in (ANN, BO, CY)] == [80 * SECOND, None, 80 * SECOND]
    assert kinds(sitting.wait(100)) == ["late", "late"]
    assert [asked.seat for asked in sitting.room.wanted()] == [0, 2]


def test_a_live_clock_has_a_bank_to_which_each_decision_adds() -> None:
    sitting = begun(BO, CY, pace="live")
    first = sitting.turn()
    assert [clock(sitting, p) for p in (ANN, BO, CY)] == [BANK_MS] * 3
    sitting.wait(100)
    sitting.move(first)
    assert clock(sitting, first) == BANK_MS - 100 * SECOND + INCREMENT_MS
    second = sitting.turn()
    assert kinds(sitting.wait(300)) == ["late"]
    sitting.bots(random.Random(0), most=1)
    assert clock(sitting, second) == INCREMENT_MS


def test_what_a_bot_answers_for_who_is_away_adds_nothing_so_its_answers_cannot_be_counted() -> None:
    clocks = Clocks(2)
    clocks.pace = "live"
    clocks.run(1, [0], 0)
    clocks.run(1, [0], 5 * SECOND, answered=1)
    assert [clocks.left(seat, 5 * SECOND) for seat in (0, 1)] == [BANK_MS - 5 * SECOND, BANK_MS]


def test_a_restart_is_on_no_clock() -> None:
    sitting = begun(BO, CY, pace="live")
    person = sitting.turn()
    sitting.wait(50)
    sitting.ask(ANN, wire.Say, preset="hello")
    sitting.now += 1000 * SECOND
    sitting.room = sitting.folded()
    assert kinds(sitting.keep(sitting.room.resume(sitting.now))) == ["resume"]
    assert clock(sitting, person) == BANK_MS - 50 * SECOND
    sitting.come(ANN, BO, CY)
    sitting.wait(10)
    sitting.move(person)
    sitting.room = sitting.folded()
    assert clock(sitting, person) == BANK_MS - 60 * SECOND + INCREMENT_MS


def test_a_table_without_clocks_needs_no_credit() -> None:
    sitting = begun(BO, CY)
    sitting.now += 1000 * SECOND
    sitting.room = sitting.folded()
    assert sitting.room.resume(sitting.now) == []


def test_a_bot_plays_for_who_has_been_away_until_they_are_back() -> None:
    sitting = begun(BO, CY, leavers="bot")
    person = sitting.turn()
    seat = sitting.seat(person)
    sitting.go(person)
    sitting.wait(10)
    assert away(sitting, seat) == AWAY_MS - 10 * SECOND
    assert kinds(sitting.wait(20)) == ["away"]
    assert [asked.seat for asked in sitting.room.wanted()] == [seat]
    shown = sitting.seen(EVE).view.table.seats[seat]
    assert (shown.kind, shown.online, shown.level, shown.away_ms) == ("person", False, "thumb", None)
    assert kinds(sitting.come(person)) == ["back"]
    assert sitting.room.wanted() == []
    sitting.move(person)


def test_who_comes_back_in_time_was_never_away() -> None:
    sitting = begun(BO, CY, leavers="bot")
    sitting.go(BO)
    sitting.wait(29)
    assert sitting.come(BO) == []
    assert sitting.wait(100) == []
    assert away(sitting, 1) is None


def test_a_seat_waits_where_the_table_agreed_on_it() -> None:
    sitting = begun(BO, CY, leavers="wait")
    person = sitting.turn()
    sitting.go(person)
    assert away(sitting, sitting.seat(person)) is None
    assert kinds(sitting.wait(1000)) == ["away"]
    assert sitting.room.wanted() == []
    assert kinds(sitting.come(person)) == ["back"]


def test_a_seat_stands_open_and_is_handed_back_if_nobody_sat_down() -> None:
    sitting = begun(BO, CY, leavers="open")
    sitting.go(BO, CY)
    assert kinds(sitting.wait(31)) == ["away", "away"]
    assert [chair.kind for chair in sitting.room.seating.chairs] == ["person", "free", "free"]
    sitting.come(EVE)
    assert sitting.refused(EVE, wire.Sit, seat=1, name="Bo").code == "name-taken"
    sitting.ask(EVE, wire.Sit, seat=1, name="Eve")
    assert sitting.come(BO) == []
    assert kinds(sitting.come(CY)) == ["back"]
    assert sitting.room.index().names == ("Ann", "Eve", "Cy")
    assert sitting.seen(BO).view.table.you == -1


def test_a_restart_counts_people_as_gone_from_the_moment_it_is_over() -> None:
    sitting = begun(BO, CY)
    sitting.now += 1000 * SECOND
    sitting.room = sitting.folded()
    sitting.keep(sitting.room.resume(sitting.now))
    sitting.come(ANN, CY)
    assert away(sitting, 1) == AWAY_MS
    assert [entry.seat for entry in sitting.wait(30)] == [1]


def test_nobody_is_counted_away_once_the_game_is_over() -> None:
    sitting = begun(BO, CY)
    sitting.play_out()
    sitting.go(ANN, BO, CY)
    assert sitting.room.deadline(sitting.now) is None
    assert sitting.wait(1000) == []
