"""The bots that every game has, by level: `random`, `thumb` and `search`.

>>> from spuds import Table, find_game
>>> from spuds.bots import make_bot
>>> table = Table("potato-man", seats=4)
>>> _ = table.settle(7)
>>> bot = make_bot(table.game, "thumb")
>>> table.game.texts[bot.choose(table.view(table.waiting[0]), 1)] in table.legal()
True
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from spuds.core.bot import Bot, Candidate
from spuds.core.chance import seeded
from spuds.core.errors import NotYourDecision, SetupError
from spuds.core.game import Game
from spuds.core.registry import find_game
from spuds.core.views import View

DEFAULT_ITERATIONS = 1000
MOST_ITERATIONS = 1_000_000_000
MOST_SECONDS = 86_400
SLICE = {False: 500, True: 25}
"""Iterations between two looks at the clock, of a tree and of paired worlds: some milliseconds."""


class RandomBot:
    """Chooses any answer, all alike."""

    level = "random"

    def __init__(self, game: Game) -> None:
        self._choose: Callable[[Any, int, Any], int] = game.pick

    def choose(self, view: View, seed: int) -> int:
        """Return an answer."""
        _check_waiting(view)
        return int(self._choose(view.array[0], view.viewer, seeded(seed, self.level)[0]))

    def candidates(self, view: View, seed: int) -> list[Candidate]:
        """Return the one answer that it would give."""
        return [Candidate(self.choose(view, seed), 1, 0.5)]


class ThumbBot(RandomBot):
    """Goes by the game's rules of thumb."""

    level = "thumb"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._choose = game.thumb


class SearchBot:
    """Searches over worlds that fit what the seat knows (`spuds.bots.search`).

    Args:
        game: the game.
        iterations: worlds to try for one answer; the budget, unless `seconds` is given.
        seconds: time for one answer; it may be changed between two answers.
    """

    level = "search"

    def __init__(self, game: Game, iterations: int = DEFAULT_ITERATIONS, seconds: float | None = None) -> None:
        from spuds.bots.search import make_search  # noqa: PLC0415  compiled only where it is used
        from spuds.bots.tree import WORK, new_tree  # noqa: PLC0415

        self._search = make_search(game)
        self._tree = new_tree()
        self._work = np.zeros(WORK, dtype=game.STATE)
        self._slice = SLICE[game.rollout.paired]
        self._iterations = iterations
        self.seconds = seconds

    def choose(self, view: View, seed: int) -> int:
        """Return the answer that was tried most, or is surely best."""
        _check_waiting(view)
        rng = seeded(seed, self.level)
        if self.seconds is None:
            return self._run(view, self._iterations, rng, fresh=True)
        ends = time.monotonic() + self.seconds
        best = self._run(view, self._slice, rng, fresh=True)
        while time.monotonic() < ends and not self._tree[0]["settled"]:
            best = self._run(view, self._slice, rng, fresh=False)
        return best

    def _run(self, view: View, iterations: int, rng: Any, *, fresh: bool) -> int:
        return int(self._search(view.array, view.viewer, iterations, int(fresh), rng, self._tree, self._work))

    def candidates(self, view: View, seed: int) -> list[Candidate]:
        """Return every answer that was tried, with its visits and value: the chosen one, then the most tried first."""
        from spuds.bots.tree import place_of  # noqa: PLC0415  compiled only where it is used

        best = self.choose(view, seed)
        found = []
        for action in view.actions():
            node = self._tree[0].nodes[place_of(self._tree[0], 0, action)]
            if node.code and node.visits:
                found.append(Candidate(action, int(node.visits), float(node.total / node.visits)))
        if not found:
            return [Candidate(best, 0, 0.5)]
        return sorted(found, key=lambda one: (one.action != best, -one.visits, one.action))


LEVELS = ("random", "thumb", "search")


def make_bot(
    game: str | Game, level: str, *, iterations: int = DEFAULT_ITERATIONS, seconds: float | None = None
) -> Bot:
    """Return a bot of one of the LEVELS.

    Args:
        game: the game that it plays, or its slug.
        level: "random", "thumb" or "search".
        iterations, seconds: budget of a search for one answer.
    Raises:
        SetupError: no such game or level, or no budget.
    """
    if not 1 <= iterations <= MOST_ITERATIONS or not (seconds is None or 0 < seconds <= MOST_SECONDS):
        raise SetupError(
            f"a search takes 1 to {MOST_ITERATIONS} iterations, or more than 0 and at most {MOST_SECONDS} seconds"
        )
    found = find_game(game) if isinstance(game, str) else game
    match level:
        case "random":
            return RandomBot(found)
        case "thumb":
            return ThumbBot(found)
        case "search":
            return SearchBot(found, iterations, seconds)
    raise SetupError(f"there is no bot {level!r}; the bots are {', '.join(LEVELS)}")


def _check_waiting(view: View) -> None:
    if not view.actions():
        raise NotYourDecision(f'the viewer of this view is not asked for an answer, in "{view.position}"')
