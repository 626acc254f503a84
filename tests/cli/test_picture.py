"""The table as a player sees it, with what a game adds to it and without."""

from __future__ import annotations

import dataclasses
import importlib
from typing import Any

import pytest

from spuds.bots import make_bot
from spuds.cli.picture import Picture
from spuds.cli.screen import ColourScreen, PlainScreen
from spuds.cli.session import Session, card_colours
from spuds.cli.sheet import show_result
from spuds.cli.words import Words
from spuds.core.game import Game
from spuds.core.registry import find_game
from spuds.core.table import Table

board: Any = importlib.import_module("spuds.games.potato_man.board")
NAMES = {0: "Ann", 1: "Bo", 2: "Cy", 3: "Di", 4: "Ed"}


def _with_hooks(*hooks: str) -> Game:
    """Return the game with some of its board's functions and without the others."""
    game = dataclasses.replace(find_game("potato-man"))
    for hook in ("sketch", "hand", "prompt"):
        object.__setattr__(game, hook, getattr(board, hook) if hook in hooks else None)
    return game


def _session(game: Game, seats: int = 4, seat: int = 0) -> Session:
    table = Table(game, seats)
    bots = {other: make_bot(game, "thumb") for other in range(seats) if other != seat}
    session = Session(table, seat, bots, b"5")
    while session.mover != seat:
        session.step()
    return session


def _shown(session: Session, capsys: pytest.CaptureFixture[str]) -> list[str]:
    Picture(session, NAMES, Words("en"), PlainScreen()).show()
    return capsys.readouterr().out.splitlines()


def test_a_game_without_hooks_shows_its_position_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    session = _session(_with_hooks())
    lines = _shown(session, capsys)
    assert session.view.position in lines
    assert "Ann, you decide." in lines
    assert f"1. {session.answers[0]}" in lines


def test_a_game_with_hooks_shows_table_hand_and_question(capsys: pytest.CaptureFixture[str]) -> None:
    session = _session(_with_hooks("sketch", "hand", "prompt"))
    session.play(f"0: {session.answers[0]}")
    while session.mover != 0:
        session.step()
    lines = _shown(session, capsys)
    assert "Round 1 of 4." in lines
    assert any(line.startswith("Sack cards to be won: red 3") or "Sack cards" in line for line in lines)
    assert any(line.startswith("Bo: ") and "points, " in line for line in lines)
    (hand,) = [line for line in lines if line.startswith("Your hand: ")]
    barred = [line for line in lines if line.startswith("Not now: ")]
    cards = hand.removeprefix("Your hand: ").split()
    unplayable = {card for line in barred for card in line.removeprefix("Not now: ").partition(".")[0].split()}
    assert {f"play {card}" for card in cards if card not in unplayable} == set(session.answers)
    assert all(line.endswith("(PM-3.4).") for line in barred)
    assert lines[-len(session.answers) - 1] in ("Ann follows.", "Ann leads: any card.")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("language", ["en", "lt"])
def test_the_sketch_of_potato_man_fits_every_position_and_hides_hands(seats: int, language: str) -> None:
    game = _with_hooks("sketch")
    session = _session(game, seats, seat=1)
    words = Picture(session, NAMES, Words(language), PlainScreen())
    for _ in range(12):
        view = session.view.array[0]
        lines = board.sketch(view, NAMES, words._say)
        shown = {word.strip("(),.:") for line in lines for word in line.split()}
        held = {game.card_args(card)["card"] for seat in range(seats) for card in _cards(session, seat)}
        assert not shown & held
        assert board.sketch(view)
        session.play(f"1: {session.answers[-1]}")
        while session.mover not in (1, None):
            session.step()


def _cards(session: Session, seat: int) -> list[int]:
    hand = int(session.table.state[0]["hand"][seat])
    return [card for card in range(52) if hand >> card & 1]


def test_a_hand_is_its_viewers_alone() -> None:
    session = _session(_with_hooks())
    assert len(board.hand(session.view.array[0])) == session.view["held"][0]
    assert board.hand(session.table.view("spectator").array[0]) == []
    assert board.hand(session.table.state[0]) == []


def test_cards_take_their_colours_in_a_terminal_that_has_them(capsys: pytest.CaptureFixture[str]) -> None:
    colours = card_colours(find_game("potato-man"))
    assert (colours["r16"], colours["b4"], len(colours)) == ("bright_red", "bright_blue", 52)
    screen = ColourScreen(colours)
    screen.line("Ann plays r16.")
    screen.spans("Hand", [("r16", ""), ("b4", "quiet")])
    screen.answers([f"play b{n}" for n in range(4, 17)])
    screen.answers([])
    screen.heading("Over")
    screen.table(["a", "b"], [["1", "r16"]])
    assert "Ann plays r16." in capsys.readouterr().out


SHEETS: list[tuple[list[dict[str, Any]], list[str]]] = [
    ([], ["player  total", "Ann     3"]),
    ([{"rule": "X-1", "round": 1, "seat": 0, "points": 3}], ["round  Ann  Bo", "1      3", "total  3    4"]),
    ([{"round": 1, "exploder": None, "hand": [1, 2]}], ["round  exploder  hand", "1                1 2"]),
    (
        [{"place": 1, "cards": 0}, {"place": 2, "cards": 5}],
        ["player  place  cards", "Ann     1      0", "Bo      2      5"],
    ),
]


@pytest.mark.parametrize("sheet, lines", SHEETS)
def test_sheets_of_any_game_are_shown(
    sheet: list[dict[str, Any]], lines: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    result = {"over": True, "scores": [3, 4], "winners": [1], "sheet": sheet}
    show_result(result, {0: "Ann", 1: "Bo"}, PlainScreen(), Words("en"), find_game("potato-man"))
    shown = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert set(lines) <= set(shown)
    assert shown[-1] == "Bo wins."
