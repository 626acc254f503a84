"""Boards of any game: what one gets that has drawn none, and what is made of events and results."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace as replace_parts

from spuds import Table
from spuds.core.board import Board, Cell, Choice, Looks, Pick, Row, Suit, Text
from spuds.core.boards import board_of, line_of, looks_of, plain_board, sheet_of
from spuds.core.events import Event
from spuds.core.frames import EVERYBODY
from spuds.core.game import Game
from spuds.core.messages import PLAIN, languages, messages_of, messages_text, variables_of
from spuds.core.registry import find_game, slugs
from spuds.core.testing import check_game, check_looks, plain_setting
from spuds.core.views import View, plain
from tests.tiny.game import GAME as TINY


def bidding() -> Table:
    """Return a table at which seat 0 holds c1 and seat 1 holds c5, and both owe a bid."""
    table = Table(TINY, 2)
    table.play("*: deal 0 c1")
    table.play("*: deal 1 c5")
    return table


def test_a_game_without_a_board_gets_a_button_for_each_legal_answer() -> None:
    board = board_of(TINY, bidding().view(0))
    assert [choice.move for choice in board.choices] == ["bid 0", "bid 1"]
    assert board.choices[0].picks == (Pick(Text("plain-answer", {"move": "bid 0"})),)
    assert [place.deciding for place in board.places] == [True, True]
    assert board.prompt is not None
    assert board.prompt.text.args["text"] == bidding().view(0).position


@pytest.mark.parametrize("viewer", [1, "spectator"])
def test_a_plain_board_tells_nothing_that_the_view_does_not(viewer: int | str) -> None:
    other = Table(TINY, 2)
    for move in ("*: deal 0 c3", "*: deal 1 c5", "0: bid 0"):
        other.play(move)
    table = bidding()
    table.play("0: bid 1")
    assert board_of(TINY, table.view(viewer)) == board_of(TINY, other.view(viewer))


def test_a_spectator_and_one_who_sees_all_are_offered_nothing() -> None:
    table = bidding()
    for view in (table.view("spectator"), View(TINY, table.state)):
        board = board_of(TINY, view)
        assert (board.viewer, board.choices) == (-1, ())


def test_a_plain_board_of_a_game_that_is_over_asks_nothing_and_tells_the_points() -> None:
    table = bidding()
    table.play("0: bid 1")
    table.play("1: bid 2")
    board = board_of(TINY, table.view(0))
    assert (board.prompt, board.choices) == (None, ())
    assert [place.badges[0].value for place in board.places] == ["1", "2"]
    assert board.status[0].args["text"] == table.view(0).position


def test_a_line_says_who_by_seat_and_hides_the_card_from_those_who_may_not_know_it() -> None:
    dealt = bidding().events[0]
    assert line_of(TINY, dealt.as_seen(0)).text == Text("event-dealt", {"card": "c1"}, {"player": 0})
    assert line_of(TINY, dealt.as_seen(1)).text == Text("event-dealt", {"card": "?"}, {"player": 0})
    assert line_of(TINY, dealt).rule == "TI-1.1"


def test_a_line_of_nobody_has_no_player() -> None:
    line = line_of(TINY, Event(2, -1, -1, -1, 0, 0, EVERYBODY))
    assert (line.seat, line.rule, line.text) == (-1, "", Text("event-answered", {"player": ""}))


def test_a_card_without_a_look_is_no_face() -> None:
    assert line_of(TINY, bidding().events[0]).face == ""
    assert looks_of(TINY) == Looks()


def test_a_sheet_by_rounds_is_made_of_lines_that_have_rounds_seats_and_points() -> None:
    lines: list[dict[str, Any]] = [
        {"round": 1, "seat": 1, "points": 4, "rule": "TI-1.3"},
        {"round": 1, "seat": 0, "points": 2, "rule": "TI-1.3"},
        {"round": 2, "seat": 0, "points": 1},
    ]
    game = replace(TINY, sheet=lambda events, seats: lines)
    sheet = sheet_of(game, [], {"scores": [3, 4], "winners": [1]})
    assert sheet.rows == (
        Row(Text("plain-round", {"n": 1}), (Cell(2, rule="TI-1.3"), Cell(4, rule="TI-1.3"))),
        Row(Text("plain-round", {"n": 2}), (Cell(1), Cell(0))),
    )
    assert (sheet.totals, sheet.winners) == ((3, 4), (1,))


def test_a_sheet_of_other_lines_has_totals_alone() -> None:
    table = bidding()
    table.play("0: bid 1")
    table.play("1: bid 2")
    sheet = sheet_of(TINY, table.events, table.result())
    assert (sheet.rows, sheet.totals, sheet.winners) == ((), (1, 2), (1,))


def test_suits_that_colour_alone_tells_apart_are_found() -> None:
    suits = tuple(Suit(key, Text("plain-answer", {"move": key}), "R", "red", "circle") for key in ("red", "rot"))
    with pytest.raises(AssertionError, match=r"two letters of suits are the same; two shapes of suits are the same"):
        check_looks(replace(TINY, looks=lambda: Looks(suits)))


def test_two_choices_that_are_the_same_in_another_order_of_picks_are_found() -> None:
    seats = [Pick(Text("plain-points", {"n": seat}), seat=seat) for seat in (0, 1)]

    def crossed(view: Any, viewer: int) -> Board:
        board = plain_board(TINY, View(TINY, view.reshape(1)))
        answers = [choice.move for choice in board.choices]
        orders = [(seats[0], seats[1]), (seats[1], seats[0])]
        choices = (Choice(move, picks, any_order=True) for move, picks in zip(answers, orders, strict=False))
        return replace_parts(board, choices=tuple(choices))

    with pytest.raises(AssertionError, match="two choices are made by the same picks"):
        check_game(replace(TINY, board=crossed), tables=[plain_setting(TINY, 2)], depth=4)


def test_a_choice_that_goes_on_with_a_move_that_is_not_legal_then_is_found() -> None:
    def hasty(view: Any, viewer: int) -> Board:
        board = plain_board(TINY, View(TINY, view.reshape(1)))
        return replace_parts(board, choices=tuple(replace_parts(one, then=(one.move,)) for one in board.choices))

    with pytest.raises(AssertionError, match=r"after bid 0 it offers \['bid 0'\], legal are \[\]"):
        check_game(replace(TINY, board=hasty), tables=[plain_setting(TINY, 2)], depth=4)


@pytest.mark.parametrize("slug", slugs())
def test_a_game_is_sound_without_its_board_too(slug: str) -> None:
    game = replace(find_game(slug), board=None, score_sheet=None, looks=None)
    assert check_game(game, tables=[plain_setting(game, game.seats[0])], depth=4) > 0


def test_a_record_in_plain_numbers_is_the_record() -> None:
    state = bidding().state[0]
    shown = plain(state)
    for name in state.dtype.names:
        if name != "stack":
            assert np.asarray(getattr(shown, name)).tolist() == np.asarray(state[name]).tolist(), name
    frame = state["stack"][0]
    assert vars(shown.stack[0]) == {part: int(frame[part]) for part in frame.dtype.names}


# Words for what no game says


@pytest.fixture
def game_in_german(tmp_path: Path) -> Game:
    folder = tmp_path / "messages"
    folder.mkdir()
    for language in ("en", "de"):
        (folder / f"{language}.ftl").write_text("event-dealt = { $player } gibt\nplain-answer = Ja\n", encoding="utf-8")
    return replace(TINY, folder=tmp_path)


def test_a_game_in_a_language_that_we_do_not_speak_has_our_english_words(game_in_german: Game) -> None:
    messages = messages_of(game_in_german, "de")
    assert messages.format("plain-points", {"n": 1}) == "1 point"
    assert messages.format("event-dealt", {"player": "Ann"}) == "Ann gibt"


def test_a_game_may_say_better_what_we_say_plainly(game_in_german: Game) -> None:
    assert messages_of(game_in_german, "de").format("plain-answer", {}) == "Ja"
    assert messages_text(game_in_german, "de").index("plain-answer = Ja") < messages_text(game_in_german, "de").index(
        "plain-answer = { $move }"
    )
    assert variables_of(game_in_german)["plain-answer"] == frozenset()


def test_our_words_are_there_in_english_and_lithuanian() -> None:
    assert languages(PLAIN) == ["en", "lt"]
    game = find_game(slugs()[0])
    counted = [messages_of(game, "lt").format("plain-points", {"n": n}) for n in (1, 2, 10, 21)]
    assert counted == ["1 taškas", "2 taškai", "10 taškų", "21 taškas"]
