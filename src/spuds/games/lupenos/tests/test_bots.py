"""The rules of thumb do what they say, and win."""

from __future__ import annotations

import random

import pytest

from spuds import Table
from spuds.core.chance import seeded
from spuds.games.lupenos import GAME
from spuds.games.lupenos.tests.script import then
from spuds.games.lupenos.tests.tables import at, dealt

pytestmark = pytest.mark.interpreted

REST = "1 hand 6 up 1 1 1 down 3"


def said(table: Table, seat: int = 0, seed: int = 0) -> str:
    """Return what a player who goes by rules of thumb answers."""
    return GAME.texts[int(GAME.thumb(table.view(seat).array[0], seat, seeded("bots", seed)[0]))]


def in_turn(pile: str, mine: str, rest: str = REST) -> Table:
    """Return a table without a deck at which seat 0 has these hand cards."""
    return at(f"turn 0 | pile {pile} | deck 0 | 0 hand {mine} up 1 2 3 down 3 | {rest}")


@pytest.mark.parametrize(
    "up, hand, row",
    [
        ("5 5 bag", "2 8 8", "8 8 bag"),
        ("1 2 3", "feast bag bad", "feast bag bad"),
        ("1 7 6", "feast 2 3", "6 7 feast"),
        ("feast bad 8", "8 7 bag", "8 feast bad"),
    ],
)
def test_the_best_cards_go_into_the_row(up: str, hand: str, row: str) -> None:
    table = dealt([up, "1 1 1"], [hand, "2 2 2"])
    for kind in row.split():
        assert said(table) == f"up {kind}"
        then(table, f"0: up {kind}")


@pytest.mark.parametrize(
    "pile, mine, answer",
    [
        ("3", "2 4 4 6", "play 4 x2"),
        ("bag", "1 8 8 8", "play 1"),
        ("5 5", "5 5 6", "play 5 x2"),
        ("4 5 5 5", "5 6 bag", "play 5"),
        ("6 6 6", "1 6 feast", "play 6"),
        ("3 8", "3 8 8 8", "play 8 x3"),
        ("7 7 8", "1 2 feast bag", "play bag"),
        ("5 6 7 7 8", "1 2 feast bad", "play bad"),
        ("7 7 8", "1 2", "take"),
    ],
)
def test_low_numbers_first_four_if_possible_and_specials_last(pile: str, mine: str, answer: str) -> None:
    assert said(in_turn(pile, mine)) == answer


@pytest.mark.parametrize(
    "pile, mine, answer",
    [
        ("2", "2 2 7", "play 2 x2"),
        ("7", "7 8 8", "play 7"),
        ("8", "1 8 8", "take"),
        ("7 7 8", "7 7 bag", "take"),
        ("5 6 8", "7 7 bag", "play bag"),
    ],
)
def test_while_there_is_a_deck_a_pile_of_good_cards_is_taken_on_purpose(pile: str, mine: str, answer: str) -> None:
    rest = "1 hand 6 4 5 up 1 1 1 down 3"
    assert said(at(f"turn 0 | pile {pile} | deck 9 | 0 hand {mine} up 1 2 3 down 3 | {rest}")) == answer


@pytest.mark.parametrize(
    "row, answer", [("7 7 1", "play 8"), ("7 8 1", "play 7"), ("8 8 8", "play 7"), ("6 6 1", "play 7")]
)
def test_a_number_is_raised_just_so_far_that_the_open_row_of_the_next_player_does_not_fit(
    row: str, answer: str
) -> None:
    assert said(in_turn("2 3 4 5 6", "7 8", f"1 hand - up {row} down 3")) == answer


@pytest.mark.parametrize("known, answer", [("4 1", "play 5"), ("1 1", "play 4")])
def test_nobody_is_made_a_gift_of_the_fourth(known: str, answer: str) -> None:
    rest = f"1 hand {known} 8 known {known} up 1 2 3 down 3"
    assert said(in_turn("4 4", "4 5 8", rest)) == answer


@pytest.mark.parametrize("left, answer", [("up - down 0", "play bad"), ("up 1 1 1 down 3", "play 5")])
def test_a_very_bad_potato_is_for_whoever_is_about_to_win(left: str, answer: str) -> None:
    assert said(in_turn("4 5", "5 bad bag", f"1 hand 7 known 7 {left} | 2 hand 6 up 1 1 1 down 3")) == answer


def test_the_last_card_wins_whatever_else_there_would_be_to_do() -> None:
    table = at(f"turn 0 | pile 6 6 6 | deck 0 | 0 hand feast up - down 0 | {REST}")
    assert said(table) == "play feast"


@pytest.mark.parametrize(
    "pile, mine, answer",
    [("6", "2 7 8", "up 7"), ("6", "2 3 bag", "up bag"), ("6", "2 3 3", "up 2"), ("-", "2 8", "up 2")],
)
def test_from_the_row_the_lowest_that_fits_or_else_the_lowest(pile: str, mine: str, answer: str) -> None:
    assert said(at(f"turn 0 | pile {pile} | deck 0 | 0 hand - up {mine} down 3 | {REST}")) == answer


def test_from_below_a_card_is_turned_over() -> None:
    assert said(at("turn 0 | pile 6 | deck 0 | pool 7 8 | 0 hand - up - down 1 | 1 hand 1 up - down 1")) == "down"


def test_only_after_many_turns_is_something_else_tried() -> None:
    line = f"turn 0 | turns {{}} | pile 3 | deck 0 | 0 hand 4 4 6 6 7 up 1 2 3 down 3 | {REST}"
    answers = [{said(at(line.format(turns)), seed=seed) for seed in range(30)} for turns in (0, 120, 600)]
    assert answers[0] == answers[1] == {"play 4 x2"}
    assert len(answers[2]) > 1


def test_thumb_wins_far_more_often_than_players_at_random() -> None:
    """By luck alone one of four would win 6 games of 24 on average, and 15 or more once in 5000 times."""
    wins = 0
    for n in range(24):
        rng, table, seat = random.Random(n), Table(GAME, 4), n % 4
        while not table.over:
            mover = table.waiting[0]
            if mover == "*":
                chances = table.chances()
                table.play(f"*: {rng.choices(list(chances), weights=list(chances.values()))[0]}")
            else:
                table.play(f"{mover}: {said(table, mover) if mover == seat else rng.choice(table.legal(mover))}")
        wins += table.result()["winners"] == [seat]
    assert wins >= 15
