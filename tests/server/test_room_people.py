"""Chat, and what a host may do about spectators."""

from __future__ import annotations

import pytest

from spuds.server import sight, wire
from spuds.server.refused import Refused
from tests.server.sitting import ANN, BO, CY, EVE, begun, gathered, kinds


def test_phrases_may_be_said_where_chat_is_not_off() -> None:
    for chat in ("preset", "free"):
        sitting = begun(BO, chat=chat)
        sitting.come(EVE)
        sitting.ask(BO, wire.Say, preset="oops")
        sitting.ask(EVE, wire.Say, preset="hello")
        own, other = [told for told in sitting.seen(ANN).events if told.source == "chat"]
        assert (own.line.text.id, own.name, own.person, own.line.seat) == ("preset-oops", "Bo", BO, 1)
        assert (other.line.text.id, other.name, other.person, other.line.seat) == ("preset-hello", "", EVE, -1)
        assert sitting.refused(BO, wire.Say, preset="swear").code == "chat-preset"
        assert sitting.refused(BO, wire.Say, preset="oops", text="too").code == "chat-preset"
    assert begun(chat="off").refused(ANN, wire.Say, preset="hello").code == "chat-off"


def test_free_text_may_be_said_only_where_the_table_allows_it() -> None:
    assert begun(chat="preset").refused(ANN, wire.Say, text="hi").code == "chat-preset"
    sitting = begun(chat="free")
    sitting.ask(ANN, wire.Say, text="  <b>good\n game</b> ")
    last = sitting.seen(EVE).events[-1]
    assert last.line.text.args == {"text": "<b>good game</b>"}
    assert sitting.refused(ANN, wire.Say, text=" \n ").code == "chat-empty"
    assert sitting.refused(ANN, wire.Say).code == "chat-empty"
    for bad in ("a\u202eb", "a\x07", "x" * 301, "a" + "\u0301" * 5):
        assert sitting.refused(ANN, wire.Say, text=bad).code == "chat-bad"


def test_the_host_silences_people_and_lets_them_speak_again() -> None:
    sitting = begun(BO, CY, chat="free")
    sitting.come(EVE)
    assert sitting.refused(BO, wire.Silence, person=CY, silent=True).code == "not-host"
    for nobody in (ANN, "nobody"):
        assert sitting.refused(ANN, wire.Silence, person=nobody, silent=True).code == "no-person"
    for person in (BO, EVE):
        assert kinds(sitting.ask(ANN, wire.Silence, person=person, silent=True)) == ["silence"]
        assert sitting.ask(ANN, wire.Silence, person=person, silent=True) == []
        assert sitting.refused(person, wire.Say, preset="hello").code == "silenced"
    assert sitting.seen(ANN).view.table.spectators == (wire.Person(EVE, silent=True),)
    sitting.keep(sitting.room.rejoin(sitting.seen(BO).view.table.rejoin, "f" * 20, sitting.now))
    assert sitting.refused("f" * 20, wire.Say, preset="hello").code == "silenced"
    sitting.ask(ANN, wire.Silence, person=BO, silent=False)
    sitting.ask(BO, wire.Say, text="sorry")
    assert sitting.lines() == [*["table-sits"] * 3, "table-starts", "table-silenced", "table-unsilenced", "chat-text"]


def test_who_is_silenced_says_nothing_by_another_name_either() -> None:
    sitting = begun(BO)
    sitting.come(EVE)
    for person in (BO, EVE):
        sitting.ask(ANN, wire.Silence, person=person, silent=True)
        assert sitting.refused(person, wire.Rename, name="Ann is a cheat").code == "silenced"
        sitting.ask(ANN, wire.Silence, person=person, silent=False)
        assert kinds(sitting.ask(person, wire.Rename, name=f"Sorry {person[0]}")) == ["rename"]


def test_the_host_sends_a_spectator_away_for_good() -> None:
    sitting = begun(BO)
    sitting.come(EVE)
    assert sitting.refused(BO, wire.Remove, person=EVE).code == "not-host"
    for person in (BO, ANN, CY):
        assert sitting.refused(ANN, wire.Remove, person=person).code == "no-person"
    sitting.ask(ANN, wire.Remove, person=EVE)
    assert sitting.seen(ANN).view.table.spectators == ()
    secret, room = sitting.seen(ANN).view.table.rejoin, sitting.room
    for ask in (
        lambda: sitting.seen(EVE),
        lambda: sight.moment(room, EVE, 0),
        lambda: sight.record(room, EVE),
        lambda: sitting.come(EVE),
        lambda: sitting.ask(EVE, wire.Say, preset="hello"),
        lambda: sitting.ask(EVE, wire.Sit, seat=2, name="Eve"),
        lambda: room.rejoin(secret, EVE, sitting.now),
    ):
        with pytest.raises(Refused, match="removed"):
            ask()
    assert sitting.folded().removed == {EVE}


def test_spectators_who_see_all_hands_do_not_chat_while_the_game_goes_on() -> None:
    sitting = gathered(BO)
    sitting.come(EVE)
    sitting.ask(ANN, wire.Fill, seat=2, level="thumb")
    for person in (ANN, BO):
        sitting.ask(person, wire.Agree, ready=True, open_hands=True)
    assert sitting.refused(EVE, wire.Say, preset="hello").code == "spectators-quiet"
    sitting.play_out()
    sitting.ask(EVE, wire.Say, preset="well-played")


def test_many_spectators_are_not_all_named() -> None:
    sitting = begun(BO)
    sitting.come(*(f"{n:020}" for n in range(80)))
    assert len(sitting.seen(ANN).view.table.spectators) == 50
    assert sight.listed(sitting.room).watching == 80
