"""What a page tells: lines of the log, the score sheet, the looks of cards, and all words in both languages."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from msgspec.structs import replace as with_parts

from spuds.core.board import Board, Text
from spuds.core.boards import line_of, looks_of, sheet_of
from spuds.core.game import Game
from spuds.core.messages import messages_of
from spuds.core.options import option_kinds
from spuds.core.testing import rule
from spuds.core.testing.instrument import Fault, check_catches
from spuds.games.potato_man import GAME
from spuds.games.potato_man.board import board
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.tests.script import play, then
from spuds.games.potato_man.tests.tables import FOUR, begun, dealt, empty_round, round_of_four, said, shown

pytestmark = pytest.mark.interpreted


def test_a_line_names_player_and_card_as_far_as_its_viewer_knows_them() -> None:
    table = dealt(3)
    event = next(event for event in table.events if event.kind == Event.DEALT)
    own, other = line_of(GAME, event.as_seen(event.seat)), line_of(GAME, event.as_seen((event.seat + 1) % 3))
    assert (own.kind, own.rule, own.seat, own.face) == ("event-dealt", "PM-2.5", event.seat, own.text.args["card"])
    assert (other.face, other.text.args) == ("", {"card": "?", "colour": "unknown", "number": 0})
    assert own.text.players == other.text.players == {"player": event.seat}


def test_a_line_brings_no_argument_that_its_message_does_not_use() -> None:
    events = [event for event in play(FOUR).events if event.kind in (Event.TAKES, Event.EARNS)]
    assert [line_of(GAME, event).text.args for event in events] == [
        {"card": "y13", "colour": "yellow", "number": 13},
        {"amount": 3},
    ]


@rule("PM-5.5")
def test_the_score_sheet_explains_every_point_of_a_round() -> None:
    table = then(begun(4), "\n".join(round_of_four(1, 0, "0y 0y 2g", "8 0 3 0")))
    (row,) = sheet_of(GAME, table.events, table.result()).rows
    assert [(cell.points, [said(why) for why in cell.why]) for cell in row.cells] == [
        (8, ["A: 2 yellow sack cards of 4 sacks each."]),
        (0, ["No sack card."]),
        (3, ["C: 1 green sack card of 3 sacks."]),
        (0, ["No sack card."]),
    ]
    assert sheet_of(GAME, table.events, table.result()).totals == (8, 0, 3, 0)


@rule("PM-5.4", "PM-5.5")
def test_a_round_without_a_trick_is_a_row_of_noughts() -> None:
    table = then(begun(3), "\n".join(empty_round(3, 1, 0)))
    sheet = sheet_of(GAME, table.events, table.result())
    (row,) = sheet.rows
    assert said(row.name) == "Round 1"
    assert [(cell.points, [said(why) for why in cell.why], cell.rule) for cell in row.cells] == [
        (0, ["No sack card."], "PM-5.5")
    ] * 3
    assert (sheet.totals, sheet.winners) == ((0, 0, 0), ())


@rule("PM-1.2", "PM-1.3", "PM-1.4", "PM-1.6")
def test_every_card_has_a_look_and_a_name_in_both_languages() -> None:
    looks = looks_of(GAME)
    names = {face.word: said(face.name) for face in looks.faces}
    assert len(names) == 52 + 5
    assert [names[word] for word in ("r15", "r16", "y3", "g3")] == [
        *("Red 15", "Red 16, Lord Fry", "Yellow 3, Potato Man", "Green 3"),
    ]
    assert (names["sack-red"], names["sack-gold"]) == ("Red sack card, 1 sack", "Golden sack card, 5 sacks")
    lithuanian = {face.word: said(face.name, "lt") for face in looks.faces}
    assert (lithuanian["b4"], lithuanian["sack-green"]) == ("Mėlyna 4", "Žalia maišų korta, 3 maišai")
    assert [(suit.key, suit.letter) for suit in looks.suits[:4]] == [
        *(("red", "R"), ("blue", "B"), ("green", "G"), ("yellow", "Y")),
    ]


# Words


def test_lithuanian_counts_and_inflects() -> None:
    points = [said(Text("badge-points", {"n": n}), "lt") for n in (1, 3, 10, 21)]
    assert points == ["1 taškas", "3 taškai", "10 taškų", "21 taškas"]
    sacks = [said(Text("badge-sacks", {"n": n}), "lt") for n in (0, 1, 2, 11)]
    assert [text.removeprefix("šiame raunde ") for text in sacks] == ["0 maišų", "1 maišas", "2 maišai", "11 maišų"]
    assert said(Text("pick-play", {"colour": "red", "number": 7}), "lt") == "Dėti raudoną 7"
    prompt = shown(play(FOUR), 1).prompt
    assert prompt is not None
    assert said(prompt.text, "lt") == "Jūsų eilė: dėkite spalvą, kurios kirtyje dar nėra."


@pytest.mark.parametrize("language", ["en", "lt"])
def test_the_lobby_has_words_for_the_game_and_each_of_its_options(language: str) -> None:
    messages = messages_of(GAME, language)
    wanted = ["game-blurb", "game-goal"]
    for name, kind in option_kinds(GAME.Options).items():
        wanted += [f"option-{name}", f"option-{name}-doc", *(f"option-{name}-{value}" for value in kind.values())]
    assert all(messages.format(message, {}) for message in wanted)


def message_ids() -> list[str]:
    body = FluentParser().parse((GAME.folder / "messages" / "en.ftl").read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def test_each_tip_is_named_after_something_that_comes_up() -> None:
    tips = [name.removeprefix("tip-") for name in message_ids() if name.startswith("tip-")]
    comes_up = {*GAME.events.values(), *(reason.message for reason in GAME.reasons.values())}
    comes_up |= {name for name in message_ids() if name.startswith("prompt-")}
    assert set(tips) <= comes_up
    assert {"event-earns", "event-stuck", "prompt-lead-you", "prompt-follow-you", "why-not-colour-taken"} <= set(tips)


def test_every_message_is_asked_for_somewhere() -> None:
    sources = [path for path in GAME.folder.rglob("*.py") if "tests" not in path.parts]
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    built = ("option-", "tip-", "game-", "suit-", "sketch-sack-", "card-key")
    idle = [
        name for name in message_ids() if f'"{name.removesuffix("-you")}' not in code and not name.startswith(built)
    ]
    assert [name for name in idle if name not in GAME.events.values()] == []


# The instrument


def silent_about_refused(game: Game) -> Game:
    """A board does not say why a card of the hand may not be played."""
    return replace(game, board=lambda view, viewer: with_parts(board(view, viewer), refusals=()))


def refuses_for_others(game: Game) -> Game:
    """A board refuses cards while it is not the viewer's turn."""

    def spoilt(view: Any, viewer: int) -> Board:
        made = board(view, viewer)
        return made if made.choices else with_parts(made, refusals=shown(play(FOUR), 1).refusals)

    return replace(game, board=spoilt)


@pytest.mark.parametrize("fault", [silent_about_refused, refuses_for_others])
def test_what_only_a_board_with_cards_can_get_wrong_is_found(fault: Fault) -> None:
    assert check_catches(GAME, fault)
