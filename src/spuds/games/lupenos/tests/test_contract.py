"""The contract that every game keeps, at small tables; and luck at the right odds."""

from __future__ import annotations

import pytest

from spuds.core.frames import CHANCE
from spuds.core.testing import (
    Setting,
    check_declarations,
    check_play,
    check_settle_odds,
    check_world_odds,
    play_out,
)
from spuds.games.lupenos import GAME
from spuds.games.lupenos.tests.script import then
from spuds.games.lupenos.tests.tables import at
from spuds.games.lupenos.tests.test_worlds import moment_of

SHORT = Setting(3, {"voluntary_pickup": "off", "turn_limit": 300})
"""Players who may not take on purpose are out sooner."""


@pytest.mark.interpreted
def test_what_the_game_declares_is_sound() -> None:
    check_declarations(GAME)


@pytest.mark.timeout(600)
def test_a_random_game_keeps_the_contract() -> None:
    check_play(play_out(GAME, SHORT, "contract"), depth=3)


@pytest.mark.interpreted
def test_dealing_fast_has_the_odds_of_dealing_card_by_card() -> None:
    play = play_out(GAME, SHORT, "odds")
    for n in (0, 3, 9):
        check_settle_odds(play.steps[n].before, draws=60, seed=n)


@pytest.mark.interpreted
def test_drawing_and_turning_over_fast_has_the_odds_of_the_pool() -> None:
    line = "turn 0 | pile 5 5 | deck 3 | pool 7 3*1 5*2 | 0 hand 5 5 8 up 1 2 3 down 3 | 1 hand 6*6 up 1 1 3 down 3"
    draws = moment_of(then(at(line), "0: play 5 x2"))
    flip = moment_of(
        then(at("turn 0 | pile 5 | deck 0 | pool 3*2 6 bad | 0 hand - up - down 3 | 1 hand 1 up - down 2"), "0: down")
    )
    for moment in (draws, flip):
        assert moment.waiting() == (CHANCE,)
        check_settle_odds(moment, draws=300)


@pytest.mark.timeout(600)
def test_worlds_have_the_odds_of_the_truth() -> None:
    """After the six answers of the exchange and two turns, of which each may tell something of a hand."""
    check_world_odds(GAME, Setting(2, {}), 8, games=150)
