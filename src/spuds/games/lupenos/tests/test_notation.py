"""Sections 6, 7 and 12: the words of moves, and positions in one line."""

from __future__ import annotations

import pytest

from spuds import IllegalAction, NotationError
from spuds.games.lupenos import GAME
from spuds.games.lupenos.actions import ACTIONS, START, TAKE, cards_of, kind_of, play_of, up_of
from spuds.games.lupenos.tests.positions import KINDS
from spuds.games.lupenos.tests.script import then
from spuds.games.lupenos.tests.tables import at, begun, dealt, opened

pytestmark = pytest.mark.interpreted

PEELS = KINDS[:9]


def test_players_have_as_many_moves_as_the_rules_document_counts() -> None:
    texts = GAME.texts[:START]
    assert sum(text.startswith("up ") and " x" not in text for text in texts) == 12
    assert sum(text.startswith("up ") and " x" in text for text in texts) == 18
    assert sum(text.startswith("play ") and " x" not in text for text in texts) == 12
    assert sum(text.startswith("play ") and " x" in text for text in texts) == 63
    assert [text for text in texts if " " not in text] == ["take", "down"]
    assert len(texts) == 107


def test_chance_has_as_many_moves_as_the_rules_document_counts() -> None:
    texts = GAME.texts[START:ACTIONS]
    words = {"start": 6, "deal": 144, "draw": 72, "flip": 12}
    assert {word: sum(text.startswith(word) for text in texts) for word in words} == words
    assert len(texts) == 234
    assert all("?" in text for text in GAME.texts[ACTIONS:])


def test_a_move_names_a_kind_and_how_many() -> None:
    for action, text in enumerate(GAME.texts[:TAKE]):
        verb, kind, *several = text.split()
        number = KINDS.index(kind)
        assert kind_of(action) == number
        assert cards_of(action) == (int(several[0][1:]) if several else 1)
        assert action == (up_of(number) if verb == "up" else play_of(number)) + cards_of(action) - 1
    assert {text.split()[1] for text in GAME.texts[:TAKE] if " x" in text} == set(PEELS)


def test_a_single_card_is_not_counted() -> None:
    table = at("turn 0 | pile - | deck 0 | 0 hand 5 up 1 2 3 down 3 | 1 hand 6 up 1 1 1 down 3")
    for words in ("play 5 x1", "play 5 x9", "play 05", "play feast x2", "up 5 x4", "Play 5"):
        with pytest.raises(NotationError):
            table.play(f"0: {words}")


def test_an_error_tells_the_position_as_its_reader_knows_it() -> None:
    table = at("turn 0 | pile 5 | deck 0 | 0 hand 3 8 up 1 2 3 down 3 | 1 hand 6 7 known 7 up 1 1 1 down 3")
    with pytest.raises(IllegalAction) as caught:
        table.play("0: play 3")
    text = str(caught.value)
    assert "3 is lower than the number on top of the pile (LU-4.7)" in text
    assert "1 hand 7 1 unknown up 3*1 down 3" in text
    assert "0 hand 3 8 up 1 2 3 down 3" in text


def test_a_position_is_told_in_one_line() -> None:
    seats = "0 hand 5 5 8 known 8 up 1 2 3 down 3 | 1 hand - up - down 3"
    table = at(f"turn 0 | turns 7 | pile 4 bag 7 | deck 0 | pool 6*7 | {seats}")
    assert table.position.split(" | ")[:5] == ["turn 0", "turns 7", "pile 4 bag 7", "deck 0", "pool 6*7"]
    assert table.position.split(" | ")[6:] == [
        "0 hand 2*5 8 known 8 up 1 2 3 down 3",
        "1 hand - up - down 3",
    ]
    assert "| unseen 2*5 6*7 |" in table.view(1).position
    assert table.view(1).position.endswith("| 0 hand 8 2 unknown up 1 2 3 down 3 | 1 hand - up - down 3")


def test_every_phase_is_told() -> None:
    table = opened()
    assert table.position.startswith("chance names the first seat | turns 0 | pile - | deck 64 | ")
    assert then(table, "*: start 1").position.startswith("chance deals to 0")
    table = dealt(["1 2 3", "4 5 6"], ["7 8 8", "1 1 bad"])
    assert table.position.startswith("rows of 0 1 | ")
    then(table, "0: up 1", "0: up 8")
    assert "0 hand 7 8 up 1 2 3 down 3 named 1 8" in table.position
    assert "named" not in table.view(1).position
    assert "0 hand 3 unknown up 1 2 3 down 3" in table.view(1).position
    table = then(begun(["1 2 3", "4 5 6"], ["7 8 8", "1 1 bad"]), "0: play 7")
    assert table.position.startswith("chance draws for 0, then turn 1 | turns 1 | pile 7")
    flip = then(at("turn 0 | pile - | deck 0 | pool 7 8 | 0 hand - up - down 1 | 1 hand 1 up - down 1"), "0: down")
    assert flip.position.startswith("chance turns a card over for 0")
    assert then(flip, "*: flip 8").position.startswith("game over")
    assert "| 0 out |" in flip.position
