"""Every game that is installed keeps the contract, at every table; so does one that another package might bring."""

from __future__ import annotations

import os

import pytest

from spuds.core.registry import find_game, slugs
from spuds.core.testing import Setting, check_declarations, check_game, check_play, plain_setting, play_out, settings
from tests.tiny.game import GAME as TINY

SEED = os.environ.get("SPUDS_SEED", "0")
"""Another seed looks at other random games."""

CROSSED = "SPUDS_CROSSED" in os.environ
"""Whether to try every option at every number of seats."""

TABLES = [
    pytest.param(slug, setting, id=f"{slug}: {setting}")
    for slug in slugs()
    for setting in settings(find_game(slug), crossed=CROSSED)
]


@pytest.mark.interpreted
@pytest.mark.parametrize("slug", slugs())
def test_a_game_declares_itself(slug: str) -> None:
    check_declarations(find_game(slug))


@pytest.mark.parametrize("slug,setting", TABLES)
def test_a_game_keeps_the_contract(slug: str, setting: Setting) -> None:
    check_play(play_out(find_game(slug), setting, SEED), depth=5)


@pytest.mark.interpreted
@pytest.mark.parametrize("slug", slugs())
def test_a_game_keeps_the_contract_in_both_modes(slug: str) -> None:
    game = find_game(slug)
    check_game(game, tables=[plain_setting(game, game.seats[0])], depth=3)


@pytest.mark.interpreted
def test_a_game_of_simultaneous_answers_keeps_the_contract() -> None:
    assert check_game(TINY, games=4, depth=4) > 0
