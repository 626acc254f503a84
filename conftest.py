"""What all tests share, those of a game's own folder too: compiled games, strict arithmetic, Hypothesis in no haste."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import partial

import hypothesis
import numpy as np
import pytest

from spuds.core.game import Game
from spuds.core.jit import JIT
from spuds.core.registry import find_game, slugs
from spuds.core.testing import check_play, plain_setting, play_out
from tests.sharing import in_own_order, once

# Hypothesis itself takes its profile "ci" where CI is set: derandomized, without a deadline.
if "CI" not in os.environ:
    hypothesis.settings.register_profile("spuds", deadline=None)
    hypothesis.settings.load_profile("spuds")

# Narrow integers of a record wrap silently with the JIT off; then this makes it an error.
if not JIT:
    np.seterr(all="raise")


def pytest_collection_finish() -> None:
    """Stop where rules were loaded while tests were looked for: each worker would do it, and at first compile them."""
    loaded = [slug for slug in slugs() if getattr(find_game(slug).play, "signatures", ())]
    if loaded:
        raise pytest.UsageError(f"a module of tests plays {' and '.join(loaded)} when it is imported")


@pytest.fixture(scope="session", autouse=True)
def _compiled(request: pytest.FixtureRequest) -> None:
    """Compile each game before any test is timed, by using every hook once; but not for the tests of another game."""
    games = [find_game(slug) for slug in in_own_order(slugs())]
    for game in games:
        others = {other.folder for other in games} - {game.folder}
        if JIT and not all(others.intersection(item.path.parents) for item in request.session.items):
            once(game.slug, "for tests of rules", partial(_use, game))


def _use(game: Game) -> None:
    with suppress(AssertionError):  # of which the tests of the contract will tell
        check_play(play_out(game, plain_setting(game, game.seats[0]), "warm"), depth=2)
