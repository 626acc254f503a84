"""What all tests share: compiled games, strict arithmetic, and Hypothesis without a deadline."""

from __future__ import annotations

import os

import hypothesis
import numpy as np
import pytest

from spuds.core.jit import JIT
from spuds.core.registry import find_game, slugs
from spuds.core.testing import check_play, plain_setting, play_out

# Hypothesis itself takes its profile "ci" where CI is set: derandomized, without a deadline.
if "CI" not in os.environ:
    hypothesis.settings.register_profile("spuds", deadline=None)
    hypothesis.settings.load_profile("spuds")

# Narrow integers of a record wrap silently with the JIT off; then this makes it an error.
if not JIT:
    np.seterr(all="raise")


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Compile each game before any test is timed, by using every hook once."""
    if JIT:
        for slug in slugs():
            game = find_game(slug)
            try:
                check_play(play_out(game, plain_setting(game, game.seats[0]), "warm"), depth=2)
            except AssertionError:
                continue  # the tests of the contract will say so
