"""Drawn worlds against all courses of small games that a viewer cannot tell apart (ADR 0007).

Where views keep all that matters, no other world comes, each comes, and as often as chance would have it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from spuds.core.chance import seeded
from spuds.core.frames import SPECTATOR
from spuds.core.game import Game
from spuds.core.testing import Moment, Setting, chi_square
from spuds.games.hot_potato import GAME
from spuds.games.hot_potato.state import Owed
from spuds.games.hot_potato.tests.beliefs import Beliefs, Order, after_deal, at, dealt, random_step

DRAWS = 250
SURE = 25
"""A state that is expected so often and never comes is missing: the odds of that are e**-25."""
UNLIKELY = 1e-6

TWO = {"two_players": "on", "past_20": "count"}
TABLES = [
    (Setting(2, {**TWO, "deck": "5,0,0,0,0,0,1,0,0,4,0,0,0,1"}), 20),
    (Setting(2, {**TWO, "deck": "4,0,1,0,0,1,1,0,0,2,0,0,0,2"}), 8),
    (Setting(3, {"past_20": "count", "deck": "7,0,1,0,0,0,1,0,0,6,0,0,0,1"}), 4),
]
"""Tables of few cards, and how many games to play there."""


def first_round(
    setting: Setting, seed: int, viewers: tuple[int, ...], game: Game = GAME
) -> Iterator[tuple[Moment, Beliefs, Order]]:
    """Yield the positions of a random round 1, each with what each viewer holds possible."""
    rng = random.Random(f"{setting}/{seed}")
    moment = dealt(setting, rng, game)
    beliefs = [Beliefs(moment, viewer, after_deal(moment, viewer)) for viewer in viewers]
    yield from followed(moment, beliefs, Order(), rng)


def followed(
    moment: Moment, beliefs: list[Beliefs], order: Order, rng: random.Random
) -> Iterator[tuple[Moment, Beliefs, Order]]:
    """Yield the positions of a random game from here on, to the end of the round or the second new pool in it."""
    rounds = int(moment.state["rounds"])
    while True:
        made, after = random_step(moment, rng)
        order.follow(made)
        if int(after.state["rounds"]) != rounds or not after.waiting() or order.reshuffles > 1:
            return
        for belief in beliefs:
            belief.follow(made, after)
            assert bytes(after) in belief.states, "the truth itself is held impossible"
            yield after, belief, order
        moment = after


def drawn(moment: Moment, viewer: int, draws: int = DRAWS) -> Counter[bytes]:
    rng, view = seeded("worlds", moment.n, viewer), moment.view(viewer)
    return Counter(bytes(moment.world(view, viewer, rng)) for _ in range(draws))


def has_sealed(moment: Moment, belief: Beliefs) -> bool:
    """Say whether others may have given answers that are sealed; those are drawn as random legal ones."""
    if moment.state["stack"][0]["kind"] != Owed.PLAY:
        return False
    own = moment.view(belief.viewer)["down_brown"][0].tolist()
    return any(at(moment, state).state["down_brown"].tolist() != own for state in belief.states)


def odds_of(found: Counter[bytes], states: dict[bytes, int]) -> float:
    """Return the odds of such counts; rare states are counted together."""
    counts, weights, scale = [0], [0], found.total() / sum(states.values())
    for state in sorted(states, key=lambda state: states[state]):
        counts[-1] += found[state]
        weights[-1] += states[state]
        if weights[-1] * scale >= 5:
            counts.append(0)
            weights.append(0)
    last, weight = counts.pop(), weights.pop()
    counts[-1] += last
    weights[-1] += weight
    return chi_square(counts, weights)


def check(moment: Moment, belief: Beliefs) -> None:
    """Compare worlds drawn from a viewer's view with what it holds possible."""
    found, total = drawn(moment, belief.viewer), sum(belief.states.values())
    assert not set(found) - set(belief.states), moment.fault("a world is drawn that is impossible")
    if has_sealed(moment, belief):
        return
    missing = {state for state, ways in belief.states.items() if ways * DRAWS > SURE * total} - set(found)
    assert not missing, moment.fault("a possible world is never drawn")
    assert odds_of(found, belief.states) > UNLIKELY, moment.fault("worlds have other odds")


@pytest.mark.parametrize("setting,games", TABLES, ids=str)
def test_worlds_are_all_that_a_viewer_holds_possible_at_the_odds_of_chance(setting: Setting, games: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(games):
        for moment, belief, order in first_round(setting, seed, (0, SPECTATOR)):
            if order.keeps_all():
                check(moment, belief)
                down = "cards face down" if moment.state["laid_brown"] else "all cards in hands"
                kinds[f"{order.reshuffles} reshuffles, {down}"] += len(belief.states) > 1
    assert len(kinds) == 4
    assert min(kinds.values()) >= 5, kinds


def test_they_are_too_where_the_pool_is_made_up_in_the_middle_of_a_deal() -> None:
    """Round 2 begins with all cards open, so there is but one state that it can begin in."""
    checked = 0
    for seed in range(4):
        setting, rng = TABLES[0][0], random.Random(seed)
        moment = dealt(setting, rng)
        while not moment.state["rounds"]:
            _, moment = random_step(moment, rng)
        belief, order, in_deal = Beliefs(moment, 0, {bytes(moment): 1}), Order(), False
        for now, _, _ in followed(moment, [belief], order, rng):
            in_deal |= order.reshuffles == 1 and bool(now.state["stack"][0]["kind"] == Owed.DEAL)
            if order.keeps_all():
                check(now, belief)
                checked += in_deal and len(belief.states) > 1
    assert checked >= 20


# The instrument: draws that look sound and are not


def forget_age(view: NDArray[Any], viewer: int, rng: Any, states: NDArray[Any]) -> None:
    """Forget that face-down cards were laid before the pool was made up."""
    spoilt = np.array([view])
    spoilt["laid_drawn"] = spoilt["drawn"]
    GAME.determinize(spoilt[0], viewer, rng, states)
    states["laid_drawn"] = view["laid_drawn"]


def forget_bans(view: NDArray[Any], viewer: int, rng: Any, states: NDArray[Any]) -> None:
    """Forget which potatoes were banned."""
    spoilt = np.array([view])
    spoilt["banned"] = 0
    GAME.determinize(spoilt[0], viewer, rng, states)
    states["banned"] = view["banned"]


def prefer(view: NDArray[Any], viewer: int, rng: Any, states: NDArray[Any]) -> None:
    """Prefer some worlds."""
    other = np.zeros_like(states)
    GAME.determinize(view, viewer, rng, states)
    GAME.determinize(view, viewer, rng, other)
    states[0] = min(states[0], other[0], key=lambda world: bytes(world.tobytes()))


@pytest.mark.parametrize("determinize", [forget_age, forget_bans, prefer])
def test_draws_that_forget_or_prefer_are_found(determinize: Callable[..., None]) -> None:
    with pytest.raises(AssertionError, match=r"impossible|other odds"):
        check_games(replace(GAME, determinize=determinize))


def check_games(game: Game) -> None:
    for seed in range(40):
        for moment, belief, order in first_round(TABLES[seed % 2][0], seed // 2, (0,), game):
            if order.keeps_all():
                check(moment, belief)
