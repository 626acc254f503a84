"""Sections 6 and 7, and notation.md: every move in words, what each viewer reads, a position in one line."""

import json

import pytest

from spuds import IllegalAction, NotationError, read_record, replay
from spuds.core.messages import event_text
from spuds.core.testing import rule
from spuds.games.potato_man import GAME
from spuds.games.potato_man.tests.script import play, then
from spuds.games.potato_man.tests.tables import begun, empty_game, trick

pytestmark = pytest.mark.interpreted

WORDS = [
    *(f"r{n}" for n in range(5, 19)),
    *(f"b{n}" for n in range(4, 17)),
    *(f"g{n}" for n in range(3, 15)),
    *(f"y{n}" for n in range(1, 14)),
]


# Action ids


@rule("PM-1.2")
def test_action_ids_are_52_plays_5_starts_52_draws_and_260_deals_in_card_order() -> None:
    assert list(GAME.texts[: GAME.sizes.actions]) == [
        *(f"play {card}" for card in WORDS),
        *(f"start {seat}" for seat in range(5)),
        *(f"draw {card}" for card in WORDS),
        *(f"deal {seat} {card}" for seat in range(5) for card in WORDS),
    ]
    assert GAME.sizes.actions == 52 + 317 == 369


@rule("PM-2.5", "PM-3.8")
def test_the_forms_that_hide_a_card_come_last() -> None:
    hidden = ["draw ?", "deal 0 ?", "deal 1 ?", "deal 2 ?", "deal 3 ?", "deal 4 ?"]
    assert list(GAME.texts[369:]) == hidden
    assert GAME.sizes.forms == 369 + 6


def test_every_text_is_one_action_and_parses_back_to_it() -> None:
    assert [GAME.actions[text] for text in GAME.texts] == list(range(len(GAME.texts)))


@pytest.mark.parametrize(
    "move",
    [
        "play r5",
        "0:play r5",
        "0 : play r5",
        "0: Play r5",
        "0: play R5",
        "0: play r05",
        "0: play  r5",
        "0: play r5 ",
        " 0: play r5",
        "0: play red 5",
        "0: play",
        "0: r5",
        "-1: play r5",
        "x: play r5",
        "*: deal r5",
        "*: deal 5 r5",
        "*: start 5",
        "",
    ],
)
def test_what_is_not_in_the_notation_is_no_move(move: str) -> None:
    table = begun(4)
    before = table.state.tobytes()
    with pytest.raises(NotationError, match="not a move"):
        table.play(move)
    assert table.state.tobytes() == before


def test_a_card_that_is_in_no_deck_is_no_move() -> None:
    for card in ("r4", "r19", "b3", "b17", "g2", "g15", "y0", "y14"):
        with pytest.raises(NotationError, match="Potato Man"):
            begun(4).play(f"*: deal 0 {card}")


@rule("PM-2.5", "PM-3.8")
def test_a_move_names_its_card() -> None:
    with pytest.raises(IllegalAction, match="a move names its card"):
        begun(4).play("*: deal 0 ?")
    drawing = play("""
        seats 2 start 0
        0 has r5 ...
        1 has ...
        0: play r5
    """)
    with pytest.raises(IllegalAction, match="a move names its card"):
        drawing.play("*: draw ?")


# Logs and records

TWO = """
    seats 2 start 1
    0 has b4-b15
    1 has r5-r16
    1: play r16 | *: draw y1 | 0: play b15 | *: draw y13
"""


@rule("PM-2.1", "PM-2.5", "PM-3.8")
def test_a_log_hides_the_cards_that_its_reader_did_not_see() -> None:
    table = play(TWO)
    deals = [f"*: deal {seat} {card}" for n in range(12) for seat, card in ((1, f"r{5 + n}"), (0, f"b{4 + n}"))]
    seen: dict[int | str, list[str]] = {
        0: [move if move.startswith("*: deal 0") else "*: deal 1 ?" for move in deals],
        1: [move if move.startswith("*: deal 1") else "*: deal 0 ?" for move in deals],
        "spectator": [f"{move.rpartition(' ')[0]} ?" for move in deals],
    }
    drawn: dict[int | str, tuple[str, str]] = {0: ("?", "y13"), 1: ("y1", "?"), "spectator": ("?", "?")}
    for viewer, (first, second) in drawn.items():
        plays = ["1: play r16", f"*: draw {first}", "0: play b15", f"*: draw {second}"]
        assert table.log(viewer) == ["*: start 1", *seen[viewer], *plays]


@rule("PM-2.1", "PM-2.5")
def test_a_record_holds_every_move_in_full() -> None:
    table = play(TWO)
    record = table.record()
    assert record.moves[:3] == ["*: start 1", "*: deal 1 r5", "*: deal 0 b4"]
    assert record.moves[-4:] == ["1: play r16", "*: draw y1", "0: play b15", "*: draw y13"]
    assert (record.format, record.game, record.rules, record.seats) == ("spuds-record/1", "potato-man", 1, 2)


def test_a_record_replays_to_the_same_bytes() -> None:
    table = then(play(TWO), "1: play y1 | *: draw r17")
    text = table.record().to_json()
    again = replay(read_record(text))
    assert again.state.tobytes() == table.state.tobytes()
    assert again.record().to_json() == text


def test_a_trace_line_has_what_was_possible_sorted_by_text() -> None:
    table = play(TWO)
    assert table.trace_line("1: play y1") == {"n": 29, "seat": 1, "legal": ["play y1"], "move": "play y1"}
    table = begun(4)
    line = table.trace_line("*: deal 0 b10")
    assert list(line["legal"])[:4] == ["deal 0 b10", "deal 0 b11", "deal 0 b12", "deal 0 b13"]
    assert list(line["legal"]) == sorted(f"deal 0 {card}" for card in WORDS)
    assert json.loads(json.dumps(line))["legal"]["deal 0 y1"] == 1


# Positions and events in words


@rule("PM-2.1")
def test_a_position_says_whom_the_game_waits_for() -> None:
    def owed(text: str) -> str:
        return play(text).position.split(" | ")[1]

    assert owed("seats 4 start 2") == "chance deals to 2"
    assert owed(TWO) == "1 follows"
    assert owed(TWO.rpartition(" | ")[0]) == "chance draws for 0"
    assert trick("r9 b8 g7 y6").position.split(" | ")[1] == "0 leads"
    assert empty_game(2, rounds=2).position.split(" | ")[:2] == ["round 2 of 2", "game over"]


@rule("PM-2.5")
def test_a_position_as_a_viewer_knows_it_has_no_cards_of_others() -> None:
    table = play(TWO)
    assert "1 has 12 cards, pile 7" in table.view(0).position
    assert "0 has b4 b5 b6" in table.view(0).position
    assert "0 has 12 cards, pile 7" in table.view("spectator").position
    assert "trick r16 b15 led by 1" in table.view("spectator").position


@rule("PM-2.5", "PM-3.8")
def test_every_event_has_words_for_those_who_know_its_card_and_for_those_who_do_not() -> None:
    table = empty_game(2, rounds=2)
    for event in table.events:
        for viewer in (0, 1, 30):
            text = event_text(GAME, event.as_seen(viewer), {0: "Ann", 1: "Bo"})
            assert "?" not in text
            assert "unknown" not in text
