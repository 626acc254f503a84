"""Seats: taken, given up, filled and opened at any time, held on several devices, and who is the host."""

from __future__ import annotations

import pytest

from spuds.server import wire
from spuds.server.refused import Refused
from tests.server.sitting import ANN, BO, CY, DI, EVE, NAMES, Sitting, begun, bidding, gathered, kinds, new_sitting


def seat_kinds(sitting: Sitting) -> list[str]:
    return [chair.kind for chair in sitting.room.seating.chairs]


def test_a_friend_takes_a_free_seat_and_nobody_elses() -> None:
    sitting = gathered(BO)
    assert seat_kinds(sitting) == ["person", "person", "free"]
    assert sitting.refused(CY, wire.Sit, seat=1, name="Cy").code == "seat-taken"
    assert sitting.refused(CY, wire.Sit, seat=5, name="Cy").arguments == {"seats": 3}
    assert sitting.refused(BO, wire.Sit, seat=2, name="Bob").code == "already-seated"
    sitting.ask(CY, wire.Sit, seat=2, name="  Cy\t the  First ")
    assert sitting.room.index().names == ("Ann", "Bo", "Cy the First")


@pytest.mark.parametrize("name", ["ann", "ANN ", "Ａnn", "A\u200dnn", "Ann\ufe0f", "A\u034fnn", "Ann\u3164"])
def test_two_people_at_one_table_have_names_that_differ(name: str) -> None:
    sitting = gathered()
    assert sitting.refused(BO, wire.Sit, seat=1, name=name).code == "name-taken"


@pytest.mark.parametrize(
    "name",
    [
        "   ",
        "a\u202eb",
        "a\x00b",
        "\u200d\u200d",
        "x" * 25,
        "a" + "\u0301" * 9,
        "\u0301" * 2,
        "\ue000",
        "\u3164",
        "\u2800 \u1160",
    ],
)
def test_a_name_that_would_disturb_the_page_is_refused(name: str) -> None:
    error = gathered().refused(BO, wire.Sit, seat=1, name=name)
    assert (error.code, error.arguments) == ("name-bad", {"most": 24})


@pytest.mark.parametrize("name", ["Žydrūnė", "Сергей", "李小龍", "👨\u200d🌾", "O'Neil-2", "नमस्ते"])
def test_a_name_may_be_of_any_language(name: str) -> None:
    sitting = gathered()
    sitting.ask(BO, wire.Sit, seat=1, name=name)
    assert sitting.room.index().names == ("Ann", name)


def test_a_bots_seat_opened_in_mid_decision_is_played_by_it_until_somebody_sits_down() -> None:
    sitting = bidding()
    before = {asked.seat: asked.decision for asked in sitting.room.wanted()}
    assert kinds(sitting.ask(ANN, wire.Fill, seat=2, level="")) == ["fill"]
    assert {asked.seat: asked.decision for asked in sitting.room.wanted()} == before
    assert sitting.seen(EVE).view.table.seats[2] == wire.Seat(2, "free", level="thumb")
    sitting.come(BO)
    sitting.ask(BO, wire.Sit, seat=2, name="Bo")
    assert sitting.decision(BO) == before[2]
    assert [asked.seat for asked in sitting.room.wanted()] == [1]
    with pytest.raises(Refused, match="stale"):
        sitting.room.bot_answer(before[2], "bid 0", sitting.now)
    sitting.ask(BO, wire.Move, decision=before[2], move="bid 1")
    sitting.ask(BO, wire.Stand)
    assert sitting.room.seating.chairs[2].kind == "bot"


def test_the_same_decision_passes_from_person_to_bot_and_back() -> None:
    sitting = begun(BO, CY, leavers="open")
    person = sitting.turn()
    seat, decision = sitting.seat(person), sitting.decision(person)
    sitting.ask(person, wire.Stand)
    assert seat_kinds(sitting)[seat] == "free"
    assert [(asked.seat, asked.decision) for asked in sitting.room.wanted()] == [(seat, decision)]
    sitting.come(DI)
    sitting.ask(DI, wire.Sit, seat=seat, name="Di")
    assert (sitting.decision(DI), sitting.room.wanted()) == (decision, [])
    sitting.move(DI)


def test_only_the_host_fills_and_opens_seats_and_never_a_persons() -> None:
    sitting = gathered(BO)
    assert sitting.refused(BO, wire.Fill, seat=2, level="thumb").code == "not-host"
    assert sitting.refused(EVE, wire.Fill, seat=2, level="thumb").code == "not-host"
    assert sitting.refused(ANN, wire.Fill, seat=1, level="thumb").code == "seat-taken"
    assert kinds(sitting.ask(ANN, wire.Fill, seat=2, level="search")) == ["fill"]
    assert sitting.ask(ANN, wire.Fill, seat=2, level="search") == []
    assert sitting.refused(CY, wire.Sit, seat=2, name="Cy").code == "seat-taken"
    assert sitting.seen(CY).view.table.seats[2] == wire.Seat(2, "bot", level="search")


def test_the_next_person_is_the_host_when_the_host_gives_up_the_seat_or_is_away() -> None:
    sitting = gathered(BO, CY)

    def hosts() -> list[str]:
        return [person for person in (ANN, BO, CY, DI) if sitting.seen(person).view.table.host]

    assert hosts() == [ANN]
    sitting.go(ANN)
    sitting.wait(31)
    assert hosts() == [BO]
    sitting.come(ANN)
    assert hosts() == [ANN]
    sitting.ask(ANN, wire.Stand)
    assert hosts() == [BO]
    sitting.ask(DI, wire.Sit, seat=0, name="Di")
    assert hosts() == [BO]
    sitting.ask(BO, wire.Stand)
    sitting.ask(CY, wire.Stand)
    assert hosts() == [DI]
    sitting.ask(DI, wire.Stand)
    assert hosts() == []
    sitting.ask(BO, wire.Sit, seat=2, name="Bo")
    assert hosts() == [BO]


def test_the_game_begins_by_itself_when_no_seat_is_free_and_all_are_ready() -> None:
    sitting = gathered(BO)
    sitting.ask(ANN, wire.Agree, ready=True)
    sitting.ask(BO, wire.Agree, ready=True)
    assert sitting.room.phase == "gathering"
    sitting.ask(BO, wire.Agree, ready=False)
    sitting.ask(ANN, wire.Fill, seat=2, level="thumb")
    assert kinds(sitting.ask(BO, wire.Agree, ready=True)) == ["agree", "start"]
    assert sitting.seen(EVE).view.table.phase == "playing"


def test_somebody_who_left_is_not_ready() -> None:
    sitting = gathered(BO)
    sitting.ask(BO, wire.Agree, ready=True)
    sitting.go(BO)
    sitting.wait(31)
    sitting.ask(ANN, wire.Fill, seat=2, level="thumb")
    sitting.ask(ANN, wire.Agree, ready=True)
    assert sitting.room.phase == "gathering"


def test_the_host_may_begin_any_time_and_bots_get_the_free_seats() -> None:
    sitting = gathered(BO)
    assert sitting.refused(BO, wire.Start).code == "not-host"
    sitting.ask(ANN, wire.Start)
    assert seat_kinds(sitting) == ["person", "person", "bot"]
    assert sitting.refused(ANN, wire.Start).arguments == {"phase": "playing"}
    assert sitting.refused(ANN, wire.Agree, ready=True).arguments == {"phase": "playing"}
    assert sitting.refused(ANN, wire.Arrange, pace="live").arguments == {"phase": "playing"}


def test_the_host_arranges_the_table_before_the_game() -> None:
    sitting = gathered(BO)
    assert sitting.refused(BO, wire.Arrange, pace="live").code == "not-host"
    assert kinds(sitting.ask(ANN, wire.Arrange, pace="live", public=True)) == ["arrange"]
    assert sitting.ask(ANN, wire.Arrange, pace="live", leavers="bot") == []
    table = sitting.seen(BO).view.table
    assert (table.pace, table.public, table.leavers, table.chat) == ("live", True, "bot", "preset")
    assert sitting.room.index().public


def test_the_secret_of_a_seat_opens_it_on_another_device_and_only_while_its_holder_stays() -> None:
    sitting = begun(BO)
    secret = sitting.seen(BO).view.table.rejoin
    assert [sitting.seen(p).view.table.rejoin == secret for p in (ANN, CY, EVE)] == [False] * 3
    assert sitting.keep(sitting.room.rejoin(secret, BO, sitting.now)) == []
    assert kinds(sitting.keep(sitting.room.rejoin(secret, CY, sitting.now))) == ["rejoin"]
    sitting.come(CY)
    assert sitting.seen(CY).view.board == sitting.seen(BO).view.board
    assert sitting.seen(EVE).view.table.seats[1].person == BO
    sitting.go(BO)
    assert sitting.wait(60) == []
    for wrong, person in (("", DI), (secret[:-1], DI), (secret.upper(), DI), ("\udc00", DI)):
        with pytest.raises(Refused, match="secret-wrong"):
            sitting.room.rejoin(wrong, person, sitting.now)
    with pytest.raises(Refused, match="already-seated"):
        sitting.room.rejoin(secret, ANN, sitting.now)
    sitting.ask(CY, wire.Stand)
    with pytest.raises(Refused, match="secret-wrong"):
        sitting.room.rejoin(secret, DI, sitting.now)


def test_hands_are_open_to_spectators_only_where_every_person_agreed_before_the_deal() -> None:
    for agreed in (True, False):
        sitting = gathered(BO)
        sitting.come(EVE)
        sitting.ask(ANN, wire.Fill, seat=2, level="thumb")
        sitting.ask(ANN, wire.Agree, ready=True, open_hands=True)
        sitting.ask(BO, wire.Agree, ready=True, open_hands=agreed)
        assert sitting.room.phase == "playing"
        own, looked = sitting.board(ANN).zones, sitting.board(EVE).zones
        hands = {zone.id: zone for zone in looked if zone.layout == "hand"}
        mine = next(zone for zone in own if zone.layout == "hand" and zone.seat == 0)
        assert (hands[mine.id].cards == mine.cards) is agreed
        assert all(not zone.hidden for zone in hands.values()) is agreed


def test_nobody_sits_down_among_open_hands() -> None:
    sitting = gathered(BO, leavers="open")
    sitting.ask(ANN, wire.Fill, seat=2, level="thumb")
    for person in (ANN, BO):
        sitting.ask(person, wire.Agree, ready=True, open_hands=True)
    assert sitting.refused(ANN, wire.Fill, seat=2, level="").code == "hands-open"
    sitting.go(BO)
    sitting.wait(31)
    assert sitting.room.seating.chairs[1].away == "bot"
    sitting.come(BO)
    sitting.ask(BO, wire.Stand)
    assert seat_kinds(sitting) == ["person", "bot", "bot"]


def test_people_rename_themselves() -> None:
    sitting = begun(BO)
    sitting.come(EVE)
    assert kinds(sitting.ask(BO, wire.Rename, name="Bob")) == ["rename"]
    assert sitting.ask(BO, wire.Rename, name=" Bob ") == []
    assert sitting.refused(BO, wire.Rename, name="ANN").code == "name-taken"
    sitting.ask(EVE, wire.Rename, name="Eve")
    table = sitting.seen(ANN).view.table
    assert (table.seats[1].name, table.spectators) == ("Bob", (wire.Person(EVE, "Eve"),))
    assert sitting.lines()[-2:] == ["table-renamed", "table-watches"]


def test_a_table_says_to_the_lobby_who_sits_there() -> None:
    sitting = gathered(BO, public=True)
    index = sitting.room.index()
    assert (index.phase, index.public, index.sitters, index.free) == ("gathering", True, (ANN, BO), 1)
    assert index.names == tuple(NAMES[person] for person in (ANN, BO))
    sitting.ask(ANN, wire.Start)
    assert sitting.room.index().free == 0
    sitting.ask(ANN, wire.Fill, seat=2, level="")
    assert sitting.room.index().free == 1
    sitting.play_out()
    assert (sitting.room.index().phase, sitting.room.index().free) == ("over", 0)


def test_seats_stay_as_they_are_after_the_game() -> None:
    sitting = new_sitting()
    sitting.play_out()
    for request, fields in ((wire.Stand, {}), (wire.Fill, {"seat": 1, "level": ""}), (wire.Start, {})):
        assert sitting.refused(ANN, request, **fields).arguments == {"phase": "over"}
    assert sitting.refused(BO, wire.Sit, seat=1, name="Bo").arguments == {"phase": "over"}


def test_nobody_looks_into_two_hands_of_a_game_by_changing_seats() -> None:
    sitting = begun(BO, CY, leavers="open")
    sitting.ask(BO, wire.Stand)
    sitting.ask(ANN, wire.Stand)
    assert sitting.refused(ANN, wire.Sit, seat=1, name="Ann").code == "hand-seen"
    assert sitting.refused(BO, wire.Sit, seat=0, name="Bo").code == "hand-seen"
    secret = sitting.seen(CY).view.table.rejoin
    with pytest.raises(Refused, match="hand-seen"):
        sitting.room.rejoin(secret, ANN, sitting.now)
    sitting.come(EVE)
    sitting.ask(EVE, wire.Sit, seat=1, name="Eve")
    sitting.ask(EVE, wire.Stand)
    assert sitting.refused(EVE, wire.Sit, seat=0, name="Eve").code == "hand-seen"
    assert kinds(sitting.ask(ANN, wire.Sit, seat=0, name="Ann")) == ["sit"]
    sitting.room = sitting.folded()
    assert sitting.refused(BO, wire.Sit, seat=2, name="Bo").code == "seat-taken"
    sitting.ask(CY, wire.Stand)
    assert sitting.refused(BO, wire.Sit, seat=2, name="Bo").code == "hand-seen", "a restart forgets it"


def test_before_the_game_seats_are_changed_freely() -> None:
    sitting = gathered(BO)
    sitting.ask(BO, wire.Stand)
    assert kinds(sitting.ask(BO, wire.Sit, seat=2, name="Bo")) == ["sit"]
    sitting.ask(ANN, wire.Start)
    assert sitting.seat(BO) == 2
