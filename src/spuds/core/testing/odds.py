"""Are the odds right? Statistics over many draws, for what `check_game` cannot see in single games.

Each function compares, bit by bit and for parities of pairs of bits, how often states come out so; seeds are fixed,
so a test that passes always passes. They cost a second or so each, and so are not part of `check_game`.
"""

from __future__ import annotations

import math
import random
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spuds.core.chance import seeded
from spuds.core.events import NO_LOG
from spuds.core.frames import CHANCE
from spuds.core.game import Game
from spuds.core.records import OWNER, fields_of
from spuds.core.testing.moments import Moment, Setting, choose, copied, start
from spuds.core.testing.uniform import even_odds, same_law

UNLIKELY = 1e-7
"""Odds below which luck is no excuse; a call makes some thousand comparisons."""

TRIES = 300
"""How many games to try for each that is to be kept."""

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
    hold: here a random game is kept with a chance in proportion, for each answer of another than the viewer, to the
    number of answers that might have been given and to the number of cards that it might have been given with, where
    hands count cards that are alike. So each course of play has the same odds whatever the hands, every card of them
    being as likely to be played. Answers that are still sealed do not count: they are to be drawn as random legal ones.
    How many of several answers another seat has given unseen is anybody's guess; games that end there are left out.

    Args:
        game: the game.
        setting: of the table.
        decisions: after how many player decisions to look; each makes the games that are kept rarer.
        games: how many to keep for each viewer.
        seed: of all draws.
    Returns:
        The odds that luck alone explains the greatest difference, over all viewers.
    Raises:
        AssertionError: they are too small, or the game is mostly over before so many decisions.
    """
    rng, fast = random.Random(f"worlds/{seed}"), seeded("worlds", seed)
    table = start(game, setting, f"{game.slug} with {setting}, {decisions} decisions")
    courses: list[_Course] = []
    look = games
    for n in range(1, games * TRIES + 1):
        course = _Course(table, rng, fast)
        if course.go(decisions):
            courses.append(course)
        if n == look:
            look += look // 4 + 1
            kept = {viewer: _kept(courses, viewer, rng) for viewer in table.viewers}
            if min(map(len, kept.values())) >= games:
                break
    else:
        raise table.fault(f"too few games last for {decisions} decisions")
    return min(_stands_out(kept[viewer][:games], viewer, rng, fast) for viewer in table.viewers)


def _kept(courses: list[_Course], viewer: int, rng: random.Random) -> list[Moment]:
    """Keep each game with a chance in proportion to its weight; the heaviest is kept for certain."""
    weights = [(course.moment, course.weights[viewer]) for course in courses if viewer not in course.guessing]
    heaviest = max((weight for _, weight in weights), default=1)
    return [moment for moment, weight in weights if rng.randrange(heaviest) < weight]


def _stands_out(kept: list[Moment], viewer: int, rng: random.Random, fast: NDArray[Any]) -> float:
    worlds = [moment.world(moment.view(viewer), viewer, fast).states for moment in kept]
    true, drawn = _parities([moment.states for moment in kept], worlds, rng)
    heads, tails = (true & ~drawn).sum(axis=0).tolist(), (drawn & ~true).sum(axis=0).tolist()
    odds = min((even_odds(a, b) for a, b in zip(heads, tails, strict=True)), default=1.0)
    if odds < UNLIKELY:
        raise kept[0].fault(f"worlds drawn for viewer {viewer} are not as the truth is: odds {odds:.1e}")
    return odds


class _Course:
    """One random game, and for each viewer a weight: how many courses of equal odds its open answers stand for."""

    def __init__(self, table: Moment, rng: random.Random, fast: NDArray[Any]) -> None:
        self.moment = Moment(table.game, table.seats, copied(table.states), table.told)
        self.rng, self.fast = rng, fast
        self.weights = dict.fromkeys(table.viewers, 1)
        self.sealed = dict.fromkeys(table.viewers, 1)
        self.begun: dict[int, set[int]] = {viewer: set() for viewer in table.viewers}
        self.guessing: set[int] = set()

    def go(self, decisions: int) -> bool:
        """Play so many decisions; say whether the game lasted so long."""
        game, state = self.moment.game, self.moment.state
        for _ in range(decisions):
            game.settle(state, self.fast[0])
            waiting = self.moment.waiting()
            if not waiting:
                return False
            self._answer(self.rng.choice(waiting))
        game.settle(state, self.fast[0])
        for seat in self.moment.waiting():
            action = self.moment.legal(seat)[0]
            after, closed = self.moment.after(seat, action)
            self.guessing |= {viewer for viewer, seats in self.begun.items() if seat in seats}
            if not closed and seat in after.waiting():
                others = set(self.begun) - {seat}
                self.guessing |= {viewer for viewer in others if int(game.as_seen(state, seat, action, viewer)) == -1}
        return True

    def _answer(self, seat: int) -> None:
        game, before = self.moment.game, replace(self.moment, states=copied(self.moment.states))
        state = before.state
        legal = before.legal(seat)
        action = self.rng.choice(legal)
        closed = game.play(self.moment.state, seat, action, NO_LOG)
        weight = len(legal) * _ways(before, self.moment, seat)
        for viewer in self.weights:
            if viewer != seat:
                seen = int(game.as_seen(state, seat, action, viewer))
                (self.sealed if seen == -1 else self.weights)[viewer] *= weight
                if seen == -1:
                    self.begun[viewer].add(seat)
            if closed:
                self.weights[viewer] *= self.sealed[viewer]
                self.sealed[viewer] = 1
                self.begun[viewer].clear()


def _ways(before: Moment, after: Moment, seat: int) -> int:
    """Return in how many ways a seat can take the cards that it has played from those it had, alike ones told apart.

    What a seat has of each kind is a row of counts, of a field that only it sees; games whose cards are all different
    hold sets and have none.
    """
    ways = 1
    for f in fields_of(before.game.State):
        if f.visibility is OWNER and not f.owner and len(f.shape) > 1:
            had, has = (moment.states[f.name][0, seat].ravel().tolist() for moment in (before, after))
            ways *= math.prod(math.comb(n, m) for n, m in zip(had, has, strict=True) if m < n)
    return ways


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
