"""Generic drivers, written once and compiled for each game: whole games, single steps, batches.

A factory binds a game's kernels to names and closes over them. Drivers take arrays of records, never records:
numba hashes the dtype of a record at every call from Python (3 us), that of an array not.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from spuds.core import bits
from spuds.core.errors import SetupError
from spuds.core.events import NO_LOG
from spuds.core.game import KERNEL_HOOKS, Game
from spuds.core.jit import JIT, kernel


def check_kernels(game: Game) -> None:
    """Refuse a game that cannot be compiled into a driver.

    Raises:
        SetupError: names its hooks that are plain functions; they are fine for a table, and with the JIT off.
    """
    hooks = [name for name in KERNEL_HOOKS if not hasattr(getattr(game, name), "py_func")]
    if JIT and hooks:
        raise SetupError(f"{game.name} cannot be compiled: {', '.join(hooks)} must be made with @kernel")


@cache
def make_playouts(game: Game) -> Callable[..., int]:
    """Compile `playouts(table, work, rng, games, scores, wins, one) -> decisions`: uniformly random whole games.

    Args of the driver:
        table: an empty table, shape (1,), dtype of the game's state; not changed.
        work: scratch, shape (1,), same dtype; holds the last game's end afterwards.
        rng: shape (1,), dtype RNG; its state goes on.
        games: how many games to play.
        scores: int64 (seats,); each seat's total score is added.
        wins: float64 (seats,); each seat's share of the wins is added.
        one: scratch for the scores of one game, int64 (seats,).
    Raises:
        SetupError: a hook of the game is not a kernel.
    Returns the number of player decisions. Releases the GIL.
    """
    check_kernels(game)
    waiting, settle, pick, play, tally = game.waiting, game.settle, game.pick, game.play, game.tally

    @kernel
    def playouts(table: Any, work: Any, rng: Any, games: int, scores: Any, wins: Any, one: Any) -> int:
        state, source = work[0], rng[0]
        decisions = 0
        for _ in range(games):
            work[0] = table[0]
            settle(state, source)
            who = waiting(state)
            while who != 0:
                seat = bits.lowest(who)
                play(state, seat, pick(state, seat, source), NO_LOG)
                decisions += 1
                settle(state, source)
                who = waiting(state)
            winners = tally(state, one)
            for seat in range(scores.shape[0]):
                scores[seat] += one[seat]
                if bits.has(winners, seat):
                    wins[seat] += 1.0 / bits.size(winners)
        return decisions

    return playouts


@cache
def make_step(game: Game) -> Callable[..., int]:
    """Compile `step(states, action, rng, out) -> n`: one answer, the chance moves after it, the next answers.

    Plays `action` for the lowest seat waiting in states[0], unchecked, settles chance, writes the legal answers of
    the next seat into `out` (int64) and returns 64 * their number + that seat, or 0 when the game is over.
    """
    check_kernels(game)
    waiting, settle, play, legal = game.waiting, game.settle, game.play, game.legal

    @kernel
    def step(states: Any, action: int, rng: Any, out: Any) -> int:
        state = states[0]
        if action >= 0:
            play(state, bits.lowest(waiting(state)), action, NO_LOG)
        settle(state, rng[0])
        who = waiting(state)
        if who == 0:
            return 0
        seat = bits.lowest(who)
        return 64 * legal(state, seat, out) + seat

    return step


@cache
def make_batch(game: Game) -> Callable[..., int]:
    """Compile `batch(states, actions, rngs, seats, counts, answers) -> running`: one answer in each of n games.

    In game i plays `actions[i]` for the lowest seat waiting, unchecked, or nothing if it is negative; then settles
    chance and tells who is next and what it may answer. A game that is over stays as it is.

        >>> import numpy as np
        >>> from spuds.core.chance import seeded
        >>> from spuds.core.registry import find_game
        >>> game, n = find_game("potato-man"), 100
        >>> states = np.repeat(game.table(4, game.Options()), n)
        >>> rngs = np.concatenate([seeded("mine", i) for i in range(n)])
        >>> actions, seats, counts = np.full(n, -1), np.zeros(n, int), np.zeros(n, int)
        >>> answers = np.zeros((n, game.sizes.answers), int)
        >>> batch = make_batch(game)
        >>> while batch(states, actions, rngs, seats, counts, answers):
        ...     actions = answers[:, 0]              # the first legal answer, in every game

    Args of the batch:
        states: shape (n,), dtype of the game's state.
        actions: int64 (n,).
        rngs: shape (n,), dtype RNG, one for each game, so that a game does not depend on its neighbours.
        seats: int64 (n,), filled: the lowest seat waiting, -1 when the game is over.
        counts: int64 (n,), filled: its number of answers.
        answers: int64 (n, most answers), filled: its answers, ascending.
    Returns how many games are still running. Releases the GIL.
    """
    check_kernels(game)
    waiting, settle, play, legal = game.waiting, game.settle, game.play, game.legal

    @kernel
    def batch(states: Any, actions: Any, rngs: Any, seats: Any, counts: Any, answers: Any) -> int:
        running = 0
        for i in range(states.shape[0]):
            state = states[i]
            if actions[i] >= 0 and waiting(state) != 0:
                play(state, bits.lowest(waiting(state)), actions[i], NO_LOG)
            settle(state, rngs[i])
            who = waiting(state)
            seats[i], counts[i] = -1, 0
            if who != 0:
                seat = bits.lowest(who)
                seats[i] = seat
                counts[i] = legal(state, seat, answers[i])
                running += 1
        return running

    return batch
