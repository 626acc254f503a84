"""The rules of thumb answer as somebody would who has thought about the game."""

from __future__ import annotations

import pytest

from spuds import Table
from spuds.bots import make_bot
from spuds.games.potato_man import GAME
from spuds.games.potato_man.tests.script import play

SEEDS = range(8)


def choices(table: Table) -> set[str]:
    """Return the cards that the bot plays, over some seeds."""
    seat = table.waiting[0]
    bot = make_bot(GAME, "thumb")
    return {GAME.texts[bot.choose(table.view(seat), seed)].removeprefix("play ") for seed in SEEDS}


def last_to_play(trick: str, hand: str) -> Table:
    """Return a table of four at which seat 3 ends a trick that the others have begun."""
    cards = trick.split()
    hands = [f"{seat} has {card} ..." for seat, card in enumerate(cards)]
    moves = [f"{seat}: play {card}" for seat, card in enumerate(cards)]
    return play(["seats 4 start 0", *hands, f"3 has {hand}", *moves])


def test_potato_man_is_spent_on_lord_fry() -> None:
    assert choices(last_to_play("r17 b8 g5", "y1 y13 y12 y11 r5-r9 b4 b5 b6")) == {"y1"}


def test_the_smallest_potato_man_does_as_well_as_any() -> None:
    assert choices(last_to_play("r17 b8 g5", "y1 y2 y3 y13 r5-r9 b4 b5 b6")) <= {"y1", "y2", "y3"}


def test_a_trick_that_cannot_be_won_gets_the_card_of_least_worth() -> None:
    assert choices(last_to_play("r18 b16 g5", "y4 y9 y13 r5-r12 b4")) == {"y4"}


def test_a_sure_win_takes_no_more_than_it_needs() -> None:
    assert choices(last_to_play("r9 b8 y7", "g10 g12 g14 r10-r18")) == {"g10"}


def test_potato_man_is_not_wasted_while_lord_fry_may_still_come() -> None:
    assert choices(last_to_play("r9 b10 g11", "y1 y4 y5 r5-r8 b4-b8")) == {"y4"}


def test_red_is_played_to_win_once_it_pays_gold() -> None:
    """Three red sack cards are won in the first tricks; then the last seat's red 15 earns a golden one."""
    table = play("""
        seats 4 start 0
        0 has r16 r17 r18 b4 g3 y4 ...
        1 has b5 b6 b7 b8 ...
        2 has g4 g5 g6 g7 ...
        3 has y5 y6 y7 y8 r15 r5 b9-b12 g13 g14
        0: play r16 | 1: play b5 | 2: play g4 | 3: play y5
        0: play r17 | 1: play b6 | 2: play g5 | 3: play y6
        0: play r18 | 1: play b7 | 2: play g6 | 3: play y7 | = won 0: red 3
        0: play y4 | 1: play b8 | 2: play g7
    """)
    assert table.legal() == ["play r15", "play r5"]
    assert choices(table) == {"r15"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_thumb_does_better_than_random_at_every_table(seats: int) -> None:
    from spuds.arena import simulate

    bots = ("thumb", *["random"] * (seats - 1))
    line = simulate(GAME, seats, {}, bots, 2000, 3, duplicate=True).lines[0]
    assert line.win_share - line.win_interval > 1.2 / seats
