"""TOH-10 The cards of level 5."""

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import happened
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.tests.script import play, then

pytestmark = pytest.mark.interpreted


# TOH-10.1 Kitty


@rule("TOH-10.1")
def test_kitty_looks_at_four_cards_one_by_one_and_puts_them_back() -> None:
    table = play("""
        seats 2 level=5
        deals 0 kitty phew1; = deck 67; 0: play kitty; = table 0: kitty; *: look fuse; *: look micro; *: look super
        = waiting *; = deck 64; *: look calm; = turn 1; = deck 67; = table 0: kitty; = hand 0:; = discard:
    """)
    assert table.log(1)[-4:] == ["*: look ?"] * 4
    assert [event.amount for event in happened(table, Event.PUTS_BACK)] == [4]
    then(table, "1: draw")
    assert table.chances()["draw 1 fuse"] == 4


@rule("TOH-10.1")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_kitty_explodes_at_boom_and_counts_all_the_same(before: int) -> None:
    looks = "; ".join(["*: look calm"] * before + ["*: look boom"])
    play(f"seats 2 level=5\ndeals 0 kitty phew1\n0: play kitty; {looks}; = table 0: kitty; = points 3 1; = waiting 0")


@rule("TOH-10.1")
def test_boom_kills_kitty_whatever_the_table_says_of_spinning() -> None:
    play("seats 2 level=5 spinning_boom=put_back\ndeals 0 kitty phew1\n0: play kitty; *: look boom; = points 3 1")


@rule("TOH-10.1")
def test_kitty_on_a_small_deck_must_find_boom() -> None:
    play("""
        seats 2 level=5 only kitty:1 phew1:3
        deals 0 kitty phew1; 0: draw; *: draw 0 phew1; 1 draws phew1; 0: play kitty; = legal look boom; *: look boom
        = points 3 2
    """)


@rule("TOH-10.1", "TOH-7.7")
def test_kitty_looks_for_a_last_live_player_too() -> None:
    play("""
        seats 2 level=5
        deals 0 kitty dud; 0 draws calm; 1: play dud; 0: play kitty; *: look calm; *: look calm; *: look calm
        *: look calm; = turn 0
    """)


# TOH-10.2 Generous


@rule("TOH-10.2")
def test_generous_gives_everybody_a_card_she_herself_last() -> None:
    table = play("""
        seats 4 level=5
        deals 0 phew1 generous phew1 phew1; 0 draws calm; 0: clockwise; 1: play generous; = discard: generous
        = row 4; 2 takes calm; 3 takes calm; 0 takes evil; = row 1; 1 takes risky; = row 0; = turn 2; = hand 1: risky
    """)
    assert [event.seat for event in happened(table, Event.TAKES)] == [2, 3, 0, 1]
    assert "*: draw 2 ?" in table.log(1)


@rule("TOH-10.2")
def test_generous_goes_round_in_the_order() -> None:
    play("""
        seats 4 level=5
        deals 0 phew1 phew1 phew1 generous; 0 draws calm; 0: counterclockwise; 3: play generous
        2 takes calm; 1 takes calm; 0 takes evil; 3 takes risky; = turn 2
    """)


@rule("TOH-10.2", "TOH-4.2")
def test_icon_cards_of_the_row_are_resolved_before_the_next_one_takes() -> None:
    play("""
        seats 3 level=5
        deals 0 generous phew1 phew1; 0: play generous; 0: clockwise; 1 takes sexy; = waiting 1; 1: table
        2 takes fuse disoriented; 2: discard; 2 takes calm calm; = order counterclockwise; = row 1; 0 takes micro
        = turn 2
    """)


@rule("TOH-10.2")
def test_if_the_row_is_short_the_last_ones_get_none() -> None:
    play("""
        seats 3 level=5 only generous:1 phew1:5
        deals 0 phew1 phew1 generous; 0 draws phew1; 0: clockwise; 1 draws phew1; 2: play generous
        = row 2; = deck 0; 0 takes phew1; 1 takes boom; = points 3 0 0
    """)


@rule("TOH-10.2", "TOH-5.2")
def test_boom_in_the_row_discards_the_rest_of_it() -> None:
    play("""
        seats 4 level=5
        deals 0 generous phew1 phew1 phew1; 0: play generous; 0: clockwise; 1 takes boom; = row 0
        = points 0 0 1 1; = hand 2: phew1; = hand 3: phew1; = waiting 1
    """)


@rule("TOH-10.2")
def test_alone_she_takes_the_one_card_of_the_row() -> None:
    play("""
        seats 2 level=5
        deals 0 generous dud; 0 draws calm; 1: play dud; 0: play generous; = row 1; 0 takes evil; = turn 0
    """)
