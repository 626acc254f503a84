"""Records: a game, whole or unfinished, as text that anybody can check."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import spuds
from spuds import (
    CorruptState,
    GameError,
    IllegalAction,
    NotationError,
    NotYourDecision,
    Record,
    SetupError,
    Table,
    read_record,
    read_records,
    replay,
)
from spuds.core.testing import play_out, settings
from spuds.core.testing.plays import table_of
from tests.tables import dealt, finished

pytestmark = pytest.mark.interpreted


@cache
def whole() -> Table:
    return finished(2, laps=2, tie="best_round")


@cache
def text_of_whole() -> str:
    return whole().record().to_json()


def parts_of_whole() -> dict[str, Any]:
    parts: dict[str, Any] = json.loads(text_of_whole())
    return parts


def changed(**parts: Any) -> str:
    return json.dumps({**parts_of_whole(), **parts})


def without(name: str) -> str:
    return json.dumps({key: value for key, value in parts_of_whole().items() if key != name})


def test_a_record_reads_back_to_the_same_bytes() -> None:
    text = text_of_whole()
    table = replay(read_record(text))
    assert table.state.tobytes() == whole().state.tobytes()
    assert table.events == whole().events
    assert table.record().to_json() == text
    assert read_record(text.encode()) == read_record(text)


def test_a_record_has_the_form_of_the_notation() -> None:
    record = parts_of_whole()
    assert list(record) == ["format", "game", "rules", "seats", "options", "names", "moves", "result"]
    assert record["format"] == "spuds-record/1"
    assert (record["game"], record["rules"], record["seats"]) == ("potato-man", 1, 2)
    assert record["options"] == {"laps": 2, "tie": "best_round"}
    assert record["names"] == ["a", "b"]
    assert list(record["result"]) == ["over", "scores", "winners", "sheet"]
    assert json.loads(Table("potato-man", 3).record().to_json())["options"] == {}
    assert "\n" not in whole().record().to_json()


@pytest.mark.parametrize("made", [0, 1, 30, 49, 50])
def test_an_unfinished_game_has_a_record(made: int) -> None:
    table = dealt()
    table.play("2: play r5")
    while len(table.moves) > made:
        table.undo()
    again = replay(read_record(table.record().to_json()))
    assert again.state.tobytes() == table.state.tobytes()
    assert again.waiting == table.waiting
    assert again.result()["over"] is False
    assert again.result()["winners"] == []


def test_a_record_may_do_without_names_and_result() -> None:
    assert replay(read_record(without("result"))).result() == whole().result()
    assert replay(read_record(without("names"))).names is None


@pytest.mark.parametrize("slug", spuds.slugs())
def test_records_of_all_tables_replay(slug: str) -> None:
    game = spuds.find_game(slug)
    for setting in settings(game, mixed=1)[:6]:
        play = play_out(game, setting, "record")
        table = table_of(play)
        for step in play.steps:
            table.play(f"{'*' if step.seat == 31 else step.seat}: {game.texts[step.action]}")
        assert replay(read_record(table.record().to_json())).state.tobytes() == bytes(play.end)


@pytest.mark.parametrize(
    "text,why",  # a text is made when it is wanted, since a game is played for it
    [
        (lambda: "", "not a record"),
        (lambda: "{", "not a record, or cut short"),
        (lambda: text_of_whole()[:400], "not a record, or cut short"),
        (lambda: text_of_whole()[:-1], "not a record, or cut short"),
        (lambda: text_of_whole() + "}", "not a record, or cut short"),
        (lambda: "[]", "not a record: Expected `object`"),
        (lambda: "null", "not a record: Expected `object`"),
        (lambda: "\0", "not a record"),
        (lambda: "\ud800", "not a record"),
        (lambda: changed(luck=7), "not a record: Object contains unknown field `luck`"),
        (lambda: without("moves"), "not a record: Object missing required field `moves`"),
        (lambda: without("format"), "not a record: Object missing required field `format`"),
        (lambda: changed(seats="2"), r"not a record: Expected `int`, got `str` - at `\$.seats`"),
        (lambda: changed(seats=True), r"not a record: Expected `int`, got `bool` - at `\$.seats`"),
        (lambda: changed(seats=2.5), r"not a record: Expected `int`, got `float` - at `\$.seats`"),
        (lambda: changed(moves=["*: start 1", 3]), r"not a record: Expected `str`, got `int` - at `\$.moves\[1\]`"),
        (lambda: changed(moves="*: start 1"), "not a record: Expected `array`"),
        (lambda: changed(options={"laps": True}), "not a record: Expected"),
        (lambda: changed(options={"laps": 2.0}), "not a record: Expected"),
        (lambda: changed(options=None), "not a record: Expected `object`"),
        (lambda: changed(names=["a", 2]), "not a record: Expected `str`"),
        (lambda: changed(result=[1]), "not a record: Expected"),
    ],
)
def test_what_is_no_record_is_refused(text: Callable[[], str], why: str) -> None:
    with pytest.raises(NotationError, match=why):
        read_record(text())
    with pytest.raises(NotationError):
        list(read_records(text()))


@given(st.binary(max_size=60) | st.text(max_size=60))
def test_nonsense_is_no_record(text: str | bytes) -> None:
    with pytest.raises((NotationError, SetupError)):
        read_record(text)


@given(st.data())
def test_a_record_cut_anywhere_is_refused(data: st.DataObject) -> None:
    text = text_of_whole()
    cut = data.draw(st.integers(0, len(text) - 1))
    with pytest.raises(NotationError):
        read_record(text[:cut])


@pytest.mark.parametrize("form", ["spuds-record/2", "spuds-trace/1", "", "spuds-record/1 "])
def test_another_format_is_refused(form: str) -> None:
    with pytest.raises(SetupError, match="this build reads spuds-record/1, not"):
        read_record(changed(format=form))


@pytest.mark.parametrize(
    "parts,why",
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"rules": 2}, "plays Potato Man by rules version 1; the record needs 2"),
        ({"rules": 0}, "plays Potato Man by rules version 1; the record needs 0"),
        ({"seats": 6}, "Potato Man is for 2 to 5 seats, not 6"),
        ({"seats": 10**30}, "Potato Man is for 2 to 5 seats"),
        ({"options": {"lap": 1}}, "there is no option lap"),
        ({"options": {"laps": 9}}, "option laps may be 1, 2, 3, not 9"),
        ({"options": {"three_player_no_green": "off"}}, "is for 3 seats; this table has 2"),
        ({"names": ["Ann"]}, "2 seats need 2 names, not 1"),
    ],
)
def test_a_record_of_no_table_is_refused(parts: dict[str, Any], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        replay(read_record(changed(**parts)))


@pytest.mark.parametrize(
    "n,move,error",
    [
        (0, "hello", NotationError),
        (3, "*: deal 0 r19", NotationError),
        (7, "1: play r5", NotYourDecision),
        (4, "as before", IllegalAction),
        (None, "0: play r5", NotYourDecision),
    ],
)
def test_an_illegal_move_is_refused_with_its_number(n: int | None, move: str, error: type[GameError]) -> None:
    moves = parts_of_whole()["moves"]
    if n is None:
        n = len(moves)
    moves[n:] = [moves[n - 1] if move == "as before" else move, *moves[n + 1 :]]
    with pytest.raises(error) as caught:
        replay(read_record(changed(moves=moves)))
    assert type(caught.value) is error
    assert str(caught.value).startswith(f"move {n} of the record: ")
    if error is IllegalAction:
        assert "; possible are " in str(caught.value)
        assert 'in "round 1 of ' in str(caught.value)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda right: {**right, "over": False},
        lambda right: {**right, "scores": [0, 0]},
        lambda right: {**right, "winners": [0, 1]},
        lambda right: {**right, "sheet": right["sheet"][:-1]},
        lambda _: {"over": True},
        lambda _: {},
    ],
)
def test_a_wrong_result_is_refused(wrong: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    result = wrong(parts_of_whole()["result"])
    with pytest.raises(CorruptState, match=r"the record claims another result than its moves have: "):
        replay(read_record(changed(result=result)))


def test_records_come_one_a_line_or_one_alone() -> None:
    line, pretty = json.dumps(parts_of_whole()), json.dumps(parts_of_whole(), indent=2)
    one: Record = read_record(line)
    assert list(read_records(line)) == list(read_records(pretty)) == [one]
    assert list(read_records(f"\n{line}\n\n{line}\n")) == [one, one]
    with pytest.raises(NotationError, match="line 3: not a record"):
        list(read_records(f"{line}\n\nhello\n"))
    with pytest.raises(NotationError, match="the text is empty"):
        list(read_records(" \n\n"))
