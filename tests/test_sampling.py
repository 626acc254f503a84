"""Luck has the right odds in every game: fast chance moves, fast answers, and worlds drawn from views."""

from __future__ import annotations

import pytest

from spuds.core.frames import CHANCE
from spuds.core.game import Game
from spuds.core.registry import find_game, slugs
from spuds.core.testing import Setting, check_settle_odds, check_world_odds, play_out, settings
from tests.tiny.game import GAME as TINY


def some_tables(game: Game) -> list[Setting]:
    """Return the smallest table of a game, a middle one, and the first that takes an option."""
    found = settings(game)[: len(game.seats) + 1]
    return [found[0], found[len(game.seats) // 2], found[-1]]


TABLES = [
    *((game, setting) for game in map(find_game, slugs()) for setting in some_tables(game)),
    (TINY, Setting(4, {})),
]
IDS = [f"{game.slug}: {setting}" for game, setting in TABLES]


@pytest.mark.parametrize("game,setting", TABLES, ids=IDS)
def test_settle_has_the_odds_of_chance(game: Game, setting: Setting) -> None:
    """From the empty table, from the middle of a deal, and from the first chance move that follows an answer."""
    steps = play_out(game, setting, "settle").steps
    answered = next((n for n, step in enumerate(steps) if step.seat != CHANCE), 0)
    later = next((n for n in range(answered, len(steps)) if steps[n].seat == CHANCE), 0)
    for n in {0, answered // 2, later}:
        check_settle_odds(steps[n].before, draws=150, seed=n)


def gives_one_answer_at_a_time(game: Game, setting: Setting) -> bool:
    """Say whether a game's first answer is a whole one: of one in parts nobody else can tell how much was given."""
    for seed in range(5):
        steps = play_out(game, setting, f"first answer {seed}").steps
        n = next(n for n, step in enumerate(steps) if step.seat != CHANCE)
        step, after = steps[n], steps[n + 1].before
        others = [viewer for viewer in range(setting.seats) if viewer != step.seat]
        sealed = all(game.as_seen(step.before.state, step.seat, step.action, viewer) < 0 for viewer in others)
        if not sealed or step.seat not in after.waiting():
            return True
    return False


LATER = [
    pytest.param(game, setting, decisions, id=f"{decisions}-{name}")
    for (game, setting), name in zip(TABLES, IDS, strict=True)
    for decisions in (0, 1, 3)
    if decisions < 3 or game.unsealed is None  # few games of others look alike after several secret answers
]


@pytest.mark.parametrize("game,setting,decisions", LATER)
def test_worlds_have_the_odds_of_the_truth(game: Game, setting: Setting, decisions: int) -> None:
    if not gives_one_answer_at_a_time(game, setting):
        pytest.skip("what is sealed is anybody's guess; the game has tests of its own")
    check_world_odds(game, setting, decisions, games=400)
