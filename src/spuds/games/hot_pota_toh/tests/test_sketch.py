"""The table in lines for the terminal, and the hand."""

from __future__ import annotations

import pytest

from spuds.core.testing import rule
from spuds.games.hot_pota_toh import GAME
from spuds.games.hot_pota_toh.sketch import hand, sketch
from spuds.games.hot_pota_toh.tests.script import play, then

pytestmark = pytest.mark.interpreted


@rule("TOH-3.3", "TOH-7.7", "TOH-9.1")
def test_the_sketch_says_what_lies_where() -> None:
    table = play(
        "seats 3 level=4\ndeals 0 thief dud phew1\n0: play thief; 0: steal none; 0: clockwise; 1: play dud; "
        "2: draw; 2 takes super; 2: keep; 0 draws calm; 2 draws calm; 0: play calm"
    )
    assert sketch(table.view(0).array[0], {0: "Ann", 1: "Ben", 2: "Cy"}) == [
        "Round 1, level 4, order clockwise.",
        "Deck: 59 cards.",
        "Ann: 2 points, 0 cards, table thief 1 (-1)",
        "Ben: 2 points, 0 cards, table dud 1 (1), safe",
        "Cy: 2 points, 3 cards, table - (0), keeps super 1",
        "Discard pile: calm 1.",
    ]


@rule("TOH-8.4")
def test_only_the_looker_reads_which_cards_are_looked_at() -> None:
    table = play("seats 2 level=3\ndeals 0 spinning phew1\n0: play spinning; *: look calm")
    assert sketch(table.view(0).array[0])[-2] == "Cards looked at: calm."
    assert sketch(table.view(1).array[0])[-2] == "Discard pile: spinning 1."


@rule("TOH-4.7")
def test_the_sketch_counts_the_cards_laid_out() -> None:
    table = play("seats 2\ndeals 0 evilest phew1\n0: play evilest; 0: give 0 0")
    assert sketch(table.view(1).array[0])[1] == "Deck: 47 cards, laid out: 2."


@rule("TOH-4.3", "TOH-6.3")
def test_the_sketch_ends_with_what_is_pending() -> None:
    table = play("seats 2\ndeals 0 risky phew1\n0: play risky; 0 takes fuse disoriented")
    names = {0: "Ann", 1: "Ben"}
    assert sketch(table.view(0).array[0], names)[-1] == (
        "Then: you draw 1 more card; you may draw up to 4 more for Risky Potatoh; your turn ends."
    )
    assert sketch(table.view(1).array[0], names)[-1] == (
        "Then: Ann draws 1 more card; Ann draws on for Risky Potatoh, or stops; the turn of Ann ends."
    )


@rule("TOH-3.2", "TOH-6.1")
def test_each_card_of_the_hand_comes_with_the_action_that_plays_it_if_there_is_one() -> None:
    table = play("seats 2 level=4\ndeals 0 phew2 phew1\n0 draws calm; 1 draws calm; 0: draw; 0 takes super; 0: keep")
    held = [(GAME.card_args(card)["card"], action) for card, action in hand(table.view(0).array[0])]
    assert held == [("phew2", -1), ("calm", GAME.actions["play calm"]), ("super", -1)]
    assert hand(table.view("spectator").array[0]) == []
    then(table, "1: play calm")
    assert [card for card, _ in hand(table.view(1).array[0])] == [0]
