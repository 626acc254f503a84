"""The search for chance moves from one position to another, which `settle` is checked with."""

from __future__ import annotations

import pytest

from spuds.core.chance import seeded
from spuds.core.registry import find_game
from spuds.core.testing import Moment, Setting, can_reach
from spuds.core.testing.moments import copied, start

GAME = find_game("hot-pota-toh")
LONG = [
    pytest.param(Setting(6, {"level": 5}), 1, id="a chain of draws that ends with a question"),
    pytest.param(Setting(12, {"level": 2}), 0, id="a question in the deal"),
    pytest.param(Setting(12, {"level": 5, "count_fuse": 10}), 0, id="many cards that set off others"),
]


def settled(moment: Moment) -> Moment:
    states = copied(moment.states)
    GAME.settle(states[0], seeded("settle", moment.told, moment.n, 0)[0])
    return Moment(GAME, moment.seats, states, moment.told, moment.n)


@pytest.mark.interpreted
@pytest.mark.parametrize("setting, seed", LONG)
def test_a_long_deal_in_which_cards_set_off_others_is_found(setting: Setting, seed: int) -> None:
    table = start(GAME, setting, f"{GAME.slug} with {setting}, random game s{seed}")
    assert can_reach(table, settled(table), tries=2_000)


@pytest.mark.interpreted
def test_what_no_chance_moves_lead_to_is_not_found() -> None:
    table = start(GAME, Setting(2, {}), "a table")
    goal = settled(table)
    assert can_reach(table, goal, tries=300)
    goal.states["hand"][0, 0, :3] += 1
    assert not can_reach(table, goal, tries=300)
