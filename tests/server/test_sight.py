"""What each viewer is sent: the whole log or its tail, the own view, records and moments, and nothing hidden."""

from __future__ import annotations

import itertools
import re

import msgspec
import pytest

from spuds.core import fair
from spuds.core.boards import board_of
from spuds.core.game import Game
from spuds.core.notation import read_record
from spuds.core.registry import find_game, slugs
from spuds.core.replays import replay
from spuds.server import payloads, refused, sight, telling, wire
from spuds.server.entries import Kind
from spuds.server.refused import Refused
from spuds.server.room import Room
from tests.server.sitting import ANN, BO, CY, DI, EVE, Sitting, begun, bidding, gathered, new_sitting

PEOPLE = (ANN, BO, CY, EVE)
GAMES = [pytest.param(find_game(slug), id=slug) for slug in slugs()]


def text(told: object) -> str:
    return msgspec.json.encode(told).decode()


@pytest.mark.parametrize("game", GAMES)
def test_a_viewer_sees_what_observe_gives_and_nothing_else(game: Game) -> None:
    sitting = begun(BO, CY, game=game)
    sitting.move(sitting.turn())
    for seat, person in enumerate((ANN, BO, CY)):
        assert sitting.board(person) == board_of(sitting.game, sitting.course.view(seat))
    assert sitting.board(EVE) == board_of(sitting.game, sitting.course.view("spectator"))


def test_updates_bring_the_tail_of_the_log_and_the_whole_of_it_where_that_is_unknown() -> None:
    sitting = begun(BO, CY)
    whole = sitting.seen(BO)
    assert (whole.whole, whole.since) == (True, 0)
    sitting.move(sitting.turn())
    sitting.ask(CY, wire.Say, preset="oops")
    tail = sitting.seen(BO, whole.seq)
    assert (tail.whole, tail.since, tail.seq) == (False, whole.seq, sitting.room.seq)
    again = sitting.seen(BO)
    assert again.events == whole.events + tail.events
    assert again.view == tail.view
    ahead = sitting.seen(BO, sitting.room.seq + 1)
    assert ahead == again
    assert sitting.seen(BO, sitting.room.seq).events == ()


def test_who_sits_down_gets_the_log_anew_as_the_seat_knew_it() -> None:
    sitting = begun(BO)
    sitting.ask(ANN, wire.Fill, seat=2, level="")
    before = sitting.seen(CY)
    sitting.ask(CY, wire.Sit, seat=2, name="Cy")
    after = sitting.seen(CY, before.seq)
    assert after.whole
    dealt = [told.line.face for told in after.events if told.line.seat == 2 and told.line.kind == "event-dealt"]
    assert dealt
    assert all(dealt)
    assert not any(told.line.face for told in before.events if told.line.kind == "event-dealt")


def test_before_the_game_there_is_no_board() -> None:
    view = gathered(BO).seen(BO).view
    assert (view.board, view.decision, view.moves, view.can_undo) == (None, None, 0, False)
    assert view.table.phase == "gathering"


def test_the_seed_and_the_secrets_of_others_are_in_no_message() -> None:
    sitting = begun(BO, CY)
    room, setup = sitting.room, sitting.room.setup
    rejoins = {person: sitting.seen(person).view.table.rejoin for person in PEOPLE}
    for person in PEOPLE:
        messages = [sitting.seen(person), sight.record(room, person), sight.moment(room, person, 5), sight.listed(room)]
        sent = "".join(map(text, messages))
        assert setup.seed not in sent
        assert setup.secret not in sent
        assert not any(secret in sent for other, secret in rejoins.items() if secret and other != person)


def test_a_moment_is_as_its_viewer_knew_it_then() -> None:
    sitting = begun(BO, CY)
    boards = {}
    for _ in range(3):
        boards[sitting.course.made] = {person: sitting.board(person) for person in PEOPLE}
        sitting.move(sitting.turn())
    for at, person in itertools.product(boards, PEOPLE):
        shown = sight.moment(sitting.room, person, at)
        assert (shown.at, shown.moves, shown.board) == (at, sitting.course.made, boards[at][person])
    at = min(boards) + 1
    told = [line for line in sitting.seen(EVE).events if line.move == at]
    assert sight.moment(sitting.room, EVE, at).events == tuple(told)
    assert sight.moment(sitting.room, EVE, at).move == sitting.course.moves[at - 1]
    hidden = [sight.moment(sitting.room, EVE, n).move for n in range(2, min(boards) + 1)]
    assert all(move.endswith("?") for move in hidden)
    assert sight.moment(sitting.room, EVE, 0).move == ""


def test_during_play_nobody_looks_with_anothers_eyes_and_afterwards_all_do() -> None:
    sitting = begun(BO)
    for viewer in (-1, 0, 2):
        with pytest.raises(Refused, match="hidden"):
            sight.moment(sitting.room, BO, 5, viewer=viewer)
    assert sight.moment(sitting.room, BO, 5, viewer=1) == sight.moment(sitting.room, BO, 5)
    sitting.play_out()
    for seat, viewer in ((0, 0), (1, 1), (-1, -1)):
        shown = sight.moment(sitting.room, EVE, 20, viewer=viewer)
        assert shown.board.viewer == seat
        assert shown.move == sitting.course.moves[19] or not shown.move.startswith(f"*: deal {seat}")
    full = sight.moment(sitting.room, EVE, 36, viewer=-1)
    assert all(zone.hidden == 0 for zone in full.board.zones if zone.layout == "hand")
    for viewer in (-2, 3, 30):
        with pytest.raises(Refused, match="no-seat"):
            sight.moment(sitting.room, EVE, 5, viewer=viewer)


def test_there_is_no_moment_before_the_first_or_after_the_last() -> None:
    sitting = begun(BO)
    for at in (-1, sitting.course.made + 1):
        with pytest.raises(Refused) as caught:
            sight.moment(sitting.room, BO, at)
        assert (caught.value.code, caught.value.arguments) == ("no-moment", {"moves": sitting.course.made})
    with pytest.raises(Refused, match="not-now"):
        sight.moment(gathered(BO).room, BO, 0)
    with pytest.raises(Refused, match="not-now"):
        sight.record(gathered(BO).room, BO)


@pytest.mark.parametrize("game", GAMES)
def test_an_unfinished_record_has_the_moves_as_its_viewer_saw_them_and_no_result(game: Game) -> None:
    sitting = begun(BO, game=game)
    hidden = set()
    for seat, person in enumerate((ANN, BO)):
        record, open_to_all = (sight.record(sitting.room, viewer) for viewer in (person, EVE))
        both = zip(record["moves"], open_to_all["moves"], strict=True)
        own = {move.split()[2] for move, shown in both if move.startswith("*") and move != shown}
        assert own <= {str(seat)}
        hidden |= own
        assert not {"result", "fair"} & set(record)
    assert hidden


def test_a_finished_record_can_be_replayed_and_its_luck_checked() -> None:
    sitting = begun(BO, options={"three_player_no_green": "off"})
    sitting.play_out()
    record = read_record(text(sight.record(sitting.room, EVE)))
    table = replay(record)
    assert table.state.tobytes() == sitting.course.state.tobytes()
    assert record.names == ["Ann", "Bo", "thumb"]
    assert record.options == {"three_player_no_green": "off"}
    assert fair.check_fair(record).over


def test_a_sealed_answer_says_only_that_it_was_given() -> None:
    sitting = bidding(BO, CY)
    sitting.move(BO, "bid 2")
    other = bidding(BO, CY)
    other.move(BO, "bid 0")
    for person in (ANN, CY, EVE):
        assert text(sitting.seen(person)) == text(other.seen(person))
        assert sight.record(sitting.room, person) == sight.record(other.room, person)
        assert sight.moment(sitting.room, person, 3).moves == 3, "nor how many have been given"
        assert [seat.sealed for seat in sitting.seen(person).view.table.seats] == [False, True, False]
    assert sitting.decision(ANN) == (3, 0, 0)
    sitting.move(ANN, "bid 0")
    sitting.move(CY, "bid 0")
    assert sight.moment(sitting.room, EVE, 4).move == "1: bid 2"


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_is_the_same_for_all_and_ends_with_the_winners(game: Game) -> None:
    sitting = begun(BO, CY, game=game)
    assert len({text(sitting.seen(person).view.sheet) for person in PEOPLE}) == 1
    assert sitting.seen(EVE).view.sheet.winners == ()
    sitting.play_out()
    sheet = sitting.seen(EVE).view.sheet
    assert list(sheet.totals) == sitting.course.result()["scores"]
    assert list(sheet.winners) == sitting.course.result()["winners"]
    assert sight.moment(sitting.room, EVE, 40).sheet.winners == ()


def test_people_who_come_and_go_are_shown_though_nothing_is_logged() -> None:
    sitting = begun(BO, CY)
    seq, version = sitting.room.seq, sitting.room.version
    sitting.come(EVE)
    assert sitting.seen(ANN).view.table.spectators == (wire.Person(EVE),)
    sitting.go(EVE, CY)
    assert sitting.seen(ANN).view.table.spectators == ()
    assert [seat.online for seat in sitting.seen(ANN).view.table.seats] == [True, True, False]
    assert sitting.room.seq == seq
    assert sitting.room.version > version


def test_the_lobby_names_people_and_free_seats() -> None:
    sitting = gathered(BO, pace="live", options={"three_player_no_green": "off"})
    sitting.come(EVE)
    listed = sight.listed(sitting.room)
    assert listed == payloads.Listed(
        "a-table", "potato-man", 3, 1, "gathering", ("Ann", "Bo"), {"three_player_no_green": "off"}, "live", 1
    )


def test_messages_come_back_from_their_bytes() -> None:
    sitting = new_sitting(seats=5)
    sitting.play_out()
    for person in (ANN, EVE):
        update = sitting.seen(person)
        assert msgspec.json.decode(msgspec.json.encode(update), type=wire.Update) == update


def events_of_every_kind() -> Sitting:
    sitting = gathered(BO, CY, chat="free", pace="relaxed", leavers="open")
    sitting.come(EVE)
    sitting.ask(EVE, wire.Rename, name="Eve")
    sitting.ask(ANN, wire.Arrange, chat="preset")
    sitting.ask(BO, wire.Say, preset="oops")
    sitting.ask(BO, wire.Rename, name="Bob")
    sitting.ask(ANN, wire.Silence, person=BO, silent=True)
    sitting.ask(ANN, wire.Silence, person=BO, silent=False)
    sitting.ask(ANN, wire.Start)
    leader = sitting.turn()
    sitting.move(leader)
    sitting.ask(leader, wire.AskUndo)
    sitting.wait(200)
    sitting.go(BO)
    sitting.wait(40)
    sitting.come(BO)
    sitting.ask(CY, wire.Stand)
    sitting.ask(ANN, wire.Fill, seat=2, level="random")
    sitting.ask(ANN, wire.Fill, seat=2, level="")
    sitting.ask(DI, wire.Sit, seat=2, name="Di")
    sitting.ask(ANN, wire.Remove, person=EVE)
    return sitting


def test_every_text_of_the_table_is_listed_with_its_arguments() -> None:
    sitting = events_of_every_kind()
    told = [told.line.text for told in sitting.seen(ANN).events if told.source != "game"]
    assert len({line.id for line in told}) > 14
    for line in told:
        assert set(line.args) == set(telling.TEXTS[line.id])
        assert not line.players


def test_every_kind_of_entry_is_told_or_has_a_reason_not_to_be() -> None:
    quiet = {Kind.MOVE, Kind.CHANGE, Kind.RESUME, Kind.REJOIN, Kind.AGREE}
    spoken = {*telling._ABOUT_PLAYER, *telling._ABOUT_TABLE, *telling._OTHERS}
    assert quiet | spoken == set(Kind)
    assert not quiet & spoken


def test_codes_and_texts_are_words_that_a_message_file_can_have() -> None:
    for name in (*refused.CODES, *telling.TEXTS):
        assert re.fullmatch("[a-z]+(-[a-z]+)*", name)


def test_a_closed_table_shows_its_people_and_what_was_said() -> None:
    sitting = begun(BO)
    sitting.ask(ANN, wire.Say, preset="hello")
    room = Room.fold(msgspec.structs.replace(sitting.room.setup, rules=99), sitting.log)
    view = sight.update(room, BO, 0, sitting.now)
    assert [seat.name for seat in view.view.table.seats] == ["Ann", "Bo", ""]
    assert not [told for told in view.events if told.source == "game"]
    assert view.view.table.seed == ""
    for look in (lambda: sight.moment(room, BO, 0), lambda: sight.record(room, BO)):
        with pytest.raises(Refused, match="closed"):
            look()
