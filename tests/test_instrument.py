"""The instrument: every planted fault turns the contract red, and the tests of odds see what is uneven."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import scipy.stats

from spuds.core.board import Text
from spuds.core.frames import FULL
from spuds.core.game import Game
from spuds.core.registry import find_game
from spuds.core.testing import (
    Play,
    Setting,
    check_drawn_worlds,
    check_game,
    check_settle_odds,
    check_twins,
    check_uniform,
    check_world_odds,
    chi_square,
    even_odds,
    plain_setting,
    planted_sights,
    planted_views,
    play_out,
    same_law,
)
from spuds.core.testing.instrument import FAULTS, Fault, check_catches, check_instrument
from tests.tiny.game import GAME as TINY

GAMES = [find_game("potato-man"), find_game("hot-potato"), TINY]
"""Of plain hooks, as faults are, a long game would take minutes: one whose answers are open, one whose answers are
sealed, and one that is tiny. That the others keep the contract is seen by their own tests."""

LEAKS = [
    planted_views.view_shows_next_hand,
    planted_views.view_shows_a_hand_to_all,
    planted_views.view_shows_hidden,
    planted_views.view_shows_a_trace,
    planted_sights.events_tell_by_a_figure,
]


def name(thing: object) -> str:
    return thing.slug if isinstance(thing, Game) else getattr(thing, "__name__", str(thing))


@pytest.mark.parametrize("game", GAMES, ids=name)
@pytest.mark.parametrize("fault", FAULTS, ids=name)
def test_a_planted_fault_is_found(game: Game, fault: Fault) -> None:
    assert check_catches(game, fault, games=1 if game is not TINY else 12)


def test_a_fault_that_is_none_is_reported() -> None:
    with pytest.raises(AssertionError, match="no check turns red when Nothing is wrong"):
        check_catches(TINY, nothing)
    found = [planted_views.view_of_nobody, planted_views.observe_writes_the_state]
    assert set(check_instrument(TINY, found)) == {fault.__name__ for fault in found}
    with pytest.raises(AssertionError, match="Nothing is wrong"):
        check_instrument(TINY, [*found, nothing])


def nothing(game: Game) -> Game:
    """Nothing is wrong."""
    return replace(game)


def test_a_fault_is_told_with_its_place() -> None:
    with pytest.raises(AssertionError, match=r"tiny with 2 seats, random game 0-0, after 0 moves: deal \| cards"):
        check_game(planted_sights.position_by_chance(TINY), tables=[Setting(2, {})])


@pytest.mark.parametrize("game", GAMES, ids=name)
@pytest.mark.parametrize("leak", LEAKS, ids=name)
def test_twins_alone_find_a_leak(game: Game, leak: Fault) -> None:
    seats = max(3, game.seats[0])
    plays = [play_out(leak(game), Setting(seats, {}), n) for n in range(1 if game is not TINY else 12)]
    with pytest.raises(AssertionError, match="viewer"):
        check_all_twins(plays)


def check_all_twins(plays: list[Play]) -> None:
    for play in plays:
        for viewer in play.end.viewers:
            check_twins(play, viewer, pairs=12)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_sound_games_have_twins(game: Game) -> None:
    plays = [play_out(game, Setting(max(3, game.seats[0]), {}), n) for n in range(3)]
    for compared in (check_twins, check_drawn_worlds):
        assert sum(compared(play, viewer) for play in plays for viewer in play.end.viewers) > 20


# Odds


def uneven_settle(game: Game) -> Game:
    """`settle` prefers some outcomes."""

    def settle(state: Any, rng: Any) -> None:
        other = np.frombuffer(bytearray(state.tobytes()), dtype=game.STATE)
        game.settle(state, rng)
        game.settle(other[0], rng)
        if other[0].tobytes() < state.tobytes():
            for field in game.STATE.names or ():
                state[field] = other[0][field]

    return replace(game, settle=settle)


def uneven_worlds(game: Game) -> Game:
    """`determinize` prefers some worlds."""

    def determinize(view: Any, viewer: int, rng: Any, state: Any) -> None:
        other = np.frombuffer(bytearray(state.tobytes()), dtype=game.STATE)
        game.determinize(view, viewer, rng, state)
        game.determinize(view, viewer, rng, other)
        if other.tobytes() < state.tobytes():
            state[0] = other[0]

    return replace(game, determinize=determinize)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_uneven_odds_are_seen(game: Game) -> None:
    setting = plain_setting(game, game.seats[0])
    with pytest.raises(AssertionError, match="other odds"):
        check_settle_odds(play_out(uneven_settle(game), setting, 0).steps[0].before)
    with pytest.raises(AssertionError, match="not as the truth is"):
        check_world_odds(uneven_worlds(game), setting, 0)


def test_what_cannot_be_is_seen() -> None:
    rng = random.Random(5)
    assert check_uniform(lambda: rng.randrange(6), range(6)) > 1e-3
    with pytest.raises(AssertionError, match="not possible"):
        check_uniform(lambda: rng.randrange(7), range(6))
    with pytest.raises(AssertionError, match="not alike"):
        check_uniform(lambda: rng.randrange(5), range(6))
    with pytest.raises(AssertionError, match="hold each once"):
        check_uniform(lambda: 0, [0, 0])


@pytest.mark.interpreted
@pytest.mark.parametrize("kinds", [2, 3, 6, 52, 200])
def test_odds_are_those_of_scipy(kinds: int) -> None:
    rng = np.random.default_rng(kinds)
    for skew in (0.0, 0.3, 1.0):
        weights = rng.random(kinds) * skew + 1
        counts = rng.multinomial(60 * kinds, weights / weights.sum())
        assert chi_square(counts.tolist()) == pytest.approx(scipy.stats.chisquare(counts).pvalue, rel=0.1, abs=1e-3)
        other = rng.multinomial(40 * kinds, np.full(kinds, 1 / kinds))
        exact = scipy.stats.chi2_contingency([counts, other], correction=False)[1]
        assert same_law(counts.tolist(), other.tolist()) == pytest.approx(exact, rel=0.1, abs=1e-3)


@pytest.mark.interpreted
@pytest.mark.parametrize("heads,tails", [(0, 0), (50, 50), (60, 40), (400, 300), (20, 0)])
def test_a_coin_is_fair_or_not(heads: int, tails: int) -> None:
    exact = scipy.stats.binomtest(heads, heads + tails).pvalue if heads + tails else 1.0
    assert even_odds(heads, tails) == pytest.approx(exact, rel=0.1, abs=1e-4)


# What is shown, where a game shows more than it must


def shows(**hooks: Any) -> Fault:
    def fault(game: Game) -> Game:
        """A game shows something wrong."""
        return replace(game, **hooks)

    return fault


@pytest.mark.parametrize(
    "fault",
    [
        shows(sketch=lambda view, names, say: ["first", ""]),
        shows(sketch=lambda view, names, say: [say("a-message-that-nobody-wrote")]),
        shows(sketch=lambda view, names, say: []),
        shows(prompt=lambda view: Text("a-message-that-nobody-wrote")),
        shows(hand=lambda view: []),
    ],
)
def test_what_is_shown_is_checked(fault: Fault) -> None:
    assert check_catches(TINY, fault, games=3)


def answers_stay_sealed(game: Game) -> Game:
    """A sealed answer is never opened."""
    return replace(game, unsealed=lambda seat, action, viewer: action if viewer in (seat, FULL) else -1)


@pytest.mark.parametrize("seed", range(5))
def test_an_answer_that_stays_sealed_is_found(seed: int) -> None:
    assert "has 3 of 4 moves" in check_catches(TINY, answers_stay_sealed, seed=seed)
