"""Two worlds that a viewer cannot tell apart give it equal views, answers, events and words. Hypothesis chooses them.

What must hold just when is said in `spuds.core.testing.twins`.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from spuds.core.chance import seeded
from spuds.core.frames import CHANCE
from spuds.core.game import Game
from spuds.core.registry import find_game, slugs
from spuds.core.testing import Play, Setting, Step, check_view, check_world
from spuds.core.testing import settings as tables_of
from spuds.core.testing.moments import choose, start
from spuds.core.testing.twins import follow, is_hidden, other_moves
from tests.tiny.game import GAME as TINY

GAMES = [pytest.param(game, id=game.slug) for game in (*map(find_game, slugs()), TINY)]


def played(game: Game, setting: Setting, seed: int, answers: list[int]) -> Play:
    """Play as the answers say, each a number to be taken modulo those that are legal; luck is of the seed."""
    rng = random.Random(seed)
    moment = start(game, setting, f"{game.slug} with {setting}, luck {seed}, answers {answers}")
    steps: list[Step] = []
    wanted = iter(answers)
    while waiting := moment.waiting():
        seat, action = choose(moment, waiting, rng)
        if seat != CHANCE:
            answer = next(wanted, None)
            if answer is None:
                break
            legal = moment.legal(seat)
            action = legal[answer % len(legal)]
        after, closed, happened = moment.happened(seat, action)
        steps.append(Step(moment, seat, action, closed, happened))
        moment = after
    return Play(setting, str(seed), tuple(steps), moment)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_what_a_viewer_cannot_know_makes_no_difference(game: Game, data: st.DataObject) -> None:
    setting = data.draw(st.sampled_from(tables_of(game)), "table")
    answers = data.draw(st.lists(st.integers(0, 11), max_size=60), "answers")
    play = played(game, setting, data.draw(st.integers(0, 999), "luck"), answers)
    viewer = data.draw(st.sampled_from(play.end.viewers), "viewer")
    rng = random.Random(0)
    hidden = [n for n, step in enumerate(play.steps) if is_hidden(step, viewer) and other_moves(step, viewer)]
    if hidden:
        n = data.draw(st.sampled_from(hidden), "the move that differs")
        first = data.draw(st.sampled_from(other_moves(play.steps[n], viewer)), "in the twin")
        assert follow(play, n, play.steps[n].before, viewer, rng, first=first) >= 0
    assume(play.steps)
    n = data.draw(st.integers(0, len(play.steps) - 1), "the move from which a drawn world goes on")
    moment = play.moments[n]
    check_view(moment, viewer)
    check_world(moment, viewer, seed=n)
    check_world(play.end, viewer, seed=n)
    assert follow(play, n, moment.world(moment.view(viewer), viewer, seeded("worlds", n)), viewer, rng) >= 0
