"""Moves at a table: carried out once, refused with a reason, chance by the table's seed, bots' answers."""

from __future__ import annotations

import msgspec
import pytest

from spuds.core import fair
from spuds.core.notation import read_record
from spuds.server import sight, wire
from spuds.server.refused import Refused
from spuds.server.room import Room
from tests.server.sitting import ANN, BO, CY, EVE, begun, bidding, gathered, kinds, new_sitting


def test_a_table_against_bots_begins_at_once_with_the_deal_made() -> None:
    sitting = new_sitting(seats=4)
    room = sitting.room
    assert room.phase == "playing"
    assert [chair.kind for chair in room.seating.chairs] == ["person", "bot", "bot", "bot"]
    assert not sitting.course.owes_chance()
    assert kinds(sitting.log) == ["sit", "start"]


def test_a_move_sent_twice_is_carried_out_once() -> None:
    sitting = begun(BO, CY)
    person = sitting.turn()
    move = sitting.course.legal()[0]
    request = wire.Move("once", sitting.decision(person), move)
    first = sitting.send(person, request)
    assert first[0].text.endswith(move)
    before = sitting.shown()
    assert sitting.send(person, request) == []
    assert sitting.shown() == before
    assert sitting.folded().ask(request, person, sitting.now) == []


def test_an_action_id_belongs_to_its_person() -> None:
    sitting = begun(BO, CY)
    sitting.send(ANN, wire.Say("hi", preset="hello"))
    assert kinds(sitting.send(BO, wire.Say("hi", preset="hello"))) == ["say"]


def test_a_move_that_is_not_legal_says_why_and_what_would_be() -> None:
    sitting = begun(BO, CY)
    leader = sitting.turn()
    sitting.move(leader)
    follower = sitting.turn()
    legal, refusal = sitting.course.legal(), sitting.board(follower).refusals[0]
    decision = (sitting.course.made, sitting.seat(follower), 0)
    error = sitting.refused(follower, wire.Move, decision=decision, move=f"play {refusal.face}")
    assert (error.code, error.rule, error.why) == ("illegal", refusal.rule, refusal.why)
    assert error.legal == tuple(legal)
    assert error.to_wire("x") == wire.Error(
        "illegal", "x", {"move": f"play {refusal.face}"}, refusal.why, refusal.rule, tuple(legal)
    )


def test_what_is_no_move_is_refused_as_such() -> None:
    sitting = begun(BO, CY)
    person = sitting.turn()
    decision = sitting.decision(person)
    assert sitting.refused(person, wire.Move, decision=decision, move="sing").code == "notation"
    assert sitting.refused(person, wire.Move, decision=decision, move="draw ?").code == "illegal"
    assert sitting.refused(person, wire.Move, decision=decision, move="0: play r5").code == "notation"


def test_an_answer_to_another_decision_is_stale() -> None:
    sitting = begun(BO, CY)
    person = sitting.turn()
    opened, seat, answer = sitting.decision(person)
    for other in ((opened - 1, seat, answer), (opened + 1, seat, answer), (opened, seat, answer + 1)):
        assert sitting.refused(person, wire.Move, decision=other, move="play r5").code == "stale"


def test_nobody_answers_for_another_seat() -> None:
    sitting = begun(BO, CY)
    person = sitting.turn()
    decision = sitting.decision(person)
    other = next(p for p in (ANN, BO, CY) if p != person)
    assert sitting.refused(other, wire.Move, decision=decision, move="play r5").code == "not-your-decision"
    assert sitting.refused(EVE, wire.Move, decision=decision, move="play r5").code == "not-seated"
    opened, _, answer = decision
    own = (opened, sitting.seat(other), answer)
    assert sitting.refused(other, wire.Move, decision=own, move="play r5").code == "stale"


def test_no_move_is_made_before_the_game_or_after_it() -> None:
    sitting = gathered(BO, CY)
    assert sitting.refused(ANN, wire.Move, decision=(0, 0, 0), move="play r5").arguments == {"phase": "gathering"}
    sitting.ask(ANN, wire.Start)
    sitting.play_out()
    assert sitting.room.phase == "over"
    assert sitting.refused(ANN, wire.Move, decision=(0, 0, 0), move="play r5").arguments == {"phase": "over"}


def test_chance_moves_are_those_of_the_seed_which_is_opened_at_the_end() -> None:
    sitting = begun(BO, CY)
    during = sitting.seen(ANN).view.table
    assert during.seed == ""
    assert during.hash == fair.seed_hash(bytes.fromhex(sitting.room.setup.seed))
    sitting.play_out()
    assert sitting.seen(EVE).view.table.seed == sitting.room.setup.seed
    record = read_record(msgspec.json.encode(sight.record(sitting.room, EVE)))
    assert fair.check_fair(record).over


def test_simultaneous_answers_do_not_collide() -> None:
    sitting = bidding(BO, CY)
    decisions = {person: sitting.decision(person) for person in (ANN, BO, CY)}
    for n, person in enumerate((CY, ANN, BO)):
        sitting.send(person, wire.Move(f"bid-{n}", decisions[person], "bid 0"))
    assert sitting.room.phase == "over"


def test_bots_answer_what_they_owe_and_nothing_else() -> None:
    sitting = bidding(BO)
    (wanted,) = sitting.room.wanted()
    assert (wanted.seat, wanted.level, wanted.view.viewer) == (2, "thumb", 2)
    with pytest.raises(Refused) as caught:
        sitting.room.bot_answer(wanted.decision, "bid 2", sitting.now)
    assert caught.value.code == "illegal"
    for stale in ((wanted.decision[0], 0, 0), (wanted.decision[0] + 1, 2, 0), (0, 9, 0)):
        with pytest.raises(Refused) as caught:
            sitting.room.bot_answer(stale, "bid 0", sitting.now)
        assert caught.value.code == "stale"
    assert kinds(sitting.keep(sitting.room.bot_answer(wanted.decision, "bid 1", sitting.now))) == ["move"]
    assert sitting.room.wanted() == []


def test_a_table_of_bots_alone_plays_to_its_end() -> None:
    sitting = new_sitting(seats=5)
    sitting.ask(ANN, wire.Stand)
    assert [chair.kind for chair in sitting.room.seating.chairs] == ["bot"] * 5
    sitting.play_out()
    assert sitting.room.phase == "over"
    assert sitting.room.index().sitters == ()


def test_a_game_whose_rules_are_gone_is_closed_in_words() -> None:
    sitting = begun(BO, CY)
    sitting.ask(ANN, wire.Say, preset="hello")
    old = msgspec.structs.replace(sitting.room.setup, rules=99)
    for setup, text in (
        (old, "closed-rules"),
        (msgspec.structs.replace(sitting.room.setup, game="checkers"), "closed-game"),
    ):
        room = Room.fold(setup, sitting.log)
        assert room.phase == "closed"
        seen = sight.update(room, ANN, 0, sitting.now)
        assert seen.view.board is None
        assert seen.view.table.closed is not None
        assert seen.view.table.closed.id == text
        assert [told.line.text.id for told in seen.events][-1] == "preset-hello"
        for request in (wire.Say("a", preset="hello"), wire.Stand("b"), wire.AskUndo("c"), wire.Rematch("d")):
            with pytest.raises(Refused) as caught:
                room.ask(request, ANN, sitting.now)
            assert caught.value.code == "closed"
        assert room.connected(ANN, sitting.now) == []
        assert room.tick(sitting.now + 10**9) == []
        assert room.deadline(sitting.now) is None
        assert room.wanted() == []


def test_a_log_that_the_rules_do_not_allow_is_shown_as_far_as_they_do() -> None:
    sitting = begun(BO, CY)
    person = sitting.turn()
    sitting.move(person)
    last = sitting.log[-1]
    broken = msgspec.structs.replace(last, text="0: play r99")
    for bad in (broken, msgspec.structs.replace(last, n=last.n + 1), msgspec.structs.replace(last, kind="sing")):
        room = Room.fold(sitting.room.setup, [*sitting.log[:-1], bad])
        assert room.phase == "closed"
        assert room.seq == last.n - 1
        assert room.closed is not None
        assert room.closed.id == "closed-log"
