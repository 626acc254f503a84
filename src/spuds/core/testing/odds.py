"""Are the odds right? Statistics over many draws, for what `check_game` cannot see in single games.

Each function compares, bit by bit and for parities of pairs of bits, how often states come out so; seeds are fixed,
so a test that passes always passes. They cost a second or so each, and so are not part of `check_game`.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spuds.core.chance import seeded
from spuds.core.frames import CHANCE
from spuds.core.game import Game
from spuds.core.testing.moments import Moment, Setting, choose, copied, start
from spuds.core.testing.uniform import even_odds, same_law

UNLIKELY = 1e-7
"""Odds below which luck is no excuse; a call makes some thousand comparisons."""

PARITIES = 400
"""Pairs of bits to compare, besides the bits themselves: how cards go together."""


def check_settle_odds(moment: Moment, *, draws: int = 400, seed: int = 0) -> float:
    """Check that `settle` leads where chance moves drawn one by one from `chances` lead, equally often.

    Args:
        moment: a position in which chance must move.
        draws: how often to settle it in each way.
        seed: of all draws.
    Returns:
        The odds that luck alone explains the greatest difference.
    Raises:
        AssertionError: they are too small.
    """
    rng, fast = random.Random(f"settle/{seed}"), seeded("settle", seed)
    slowly, fastly = [], []
    for _ in range(draws):
        here = moment
        while here.waiting() == (CHANCE,):
            here, _ = here.after(*choose(here, (CHANCE,), rng))
        slowly.append(here.states)
        states = copied(moment.states)
        moment.game.settle(states[0], fast[0])
        fastly.append(states)
    one, two = _parities(slowly, fastly, rng)
    tallies = zip(one.sum(axis=0).tolist(), two.sum(axis=0).tolist(), strict=True)
    odds = min(same_law((a, draws - a), (b, draws - b)) for a, b in tallies)
    if odds < UNLIKELY:
        raise moment.fault(f"settle has other odds than the moves of chances: such a difference has odds {odds:.1e}")
    return odds


def check_world_odds(game: Game, setting: Setting, decisions: int, *, games: int = 600, seed: int = 0) -> float:
    """Check that worlds are drawn from a view at the odds that chance gives them.

    The truth is a world that fits its own view, and by Bayes it has the law of one drawn from it at the right odds;
    so neither bit by bit nor in pairs may it stand out. That holds if players' choices tell nothing about what they
    hold: here a game is kept with a chance of one in `sizes.answers` for every answer that might have been given, so
    that each course of play has the same odds whatever the hands.

    Args:
        game: the game.
        setting: of the table.
        decisions: after how many player decisions to look; each makes the games that are kept rarer.
        games: how many to keep.
        seed: of all draws.
    Returns:
        The odds that luck alone explains the greatest difference, over all viewers.
    Raises:
        AssertionError: they are too small.
    """
    rng, fast = random.Random(f"worlds/{seed}"), seeded("worlds", seed)
    told = f"{game.slug} with {setting}, {decisions} decisions"
    kept = [_course(start(game, setting, told), decisions, rng, fast) for _ in range(games)]
    worst = 1.0
    for viewer in kept[0].viewers:
        worlds = [moment.world(moment.view(viewer), viewer, fast).states for moment in kept]
        true, drawn = _parities([moment.states for moment in kept], worlds, rng)
        heads, tails = (true & ~drawn).sum(axis=0).tolist(), (drawn & ~true).sum(axis=0).tolist()
        odds = min(even_odds(a, b) for a, b in zip(heads, tails, strict=True))
        if odds < UNLIKELY:
            raise kept[0].fault(f"worlds drawn for viewer {viewer} are not as the truth is: odds {odds:.1e}")
        worst = min(worst, odds)
    return worst


def _course(table: Moment, decisions: int, rng: random.Random, fast: NDArray[Any]) -> Moment:
    while True:
        states = copied(table.states)
        moment = Moment(table.game, table.seats, states, table.told)
        for _ in range(decisions):
            table.game.settle(states[0], fast[0])
            waiting = moment.waiting()
            if not waiting:
                break
            seat = rng.choice(waiting)
            legal = moment.legal(seat)
            if rng.random() * table.game.sizes.answers >= len(legal):
                break
            table.game.play(states[0], seat, rng.choice(legal), None)
        else:
            table.game.settle(states[0], fast[0])
            return moment


def _parities(
    one: list[NDArray[Any]], two: list[NDArray[Any]], rng: random.Random
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return, for two lists of states, those bits that ever change and parities of pairs of them."""
    bits = [
        np.unpackbits(np.frombuffer(b"".join(s.tobytes() for s in side), "u1").reshape(len(side), -1), axis=1)
        for side in (one, two)
    ]
    both = np.concatenate(bits)
    live = np.flatnonzero(both.min(axis=0) != both.max(axis=0))
    pairs = [rng.sample(live.tolist(), 2) for _ in range(PARITIES if len(live) > 1 else 0)]
    left, right = (
        np.concatenate([side[:, live], *(side[:, [a]] ^ side[:, [b]] for a, b in pairs)], axis=1).astype(np.bool_)
        for side in bits
    )
    return left, right
