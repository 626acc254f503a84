"""Planted faults of what happens: what chance may do, what a move does, who wins."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import count
from typing import Any

from spuds.core.events import Event
from spuds.core.game import Game
from spuds.core.testing.planted_views import hands_of


def _with_chances(game: Game, change: Callable[[Any, Any, int], int]) -> Game:
    def chances(state: Any, actions: Any, weights: Any) -> int:
        n = int(game.chances(state, actions, weights))
        return change(actions, weights, n) if n > 1 else n

    return replace(game, chances=chances)


def chance_without_weight(game: Game) -> Game:
    """A chance move has no card behind it."""

    def change(actions: Any, weights: Any, n: int) -> int:
        weights[0] = 0
        return n

    return _with_chances(game, change)


def chance_forgotten(game: Game) -> Game:
    """A chance move that `settle` makes is not listed."""
    return _with_chances(game, lambda actions, weights, n: n - 1)


def chance_twice(game: Game) -> Game:
    """A chance move is listed twice."""

    def change(actions: Any, weights: Any, n: int) -> int:
        actions[0] = actions[1]
        return n

    return _with_chances(game, change)


def chance_hides(game: Game) -> Game:
    """A chance move is listed in the form that hides its card."""

    def change(actions: Any, weights: Any, n: int) -> int:
        actions[0] = game.sizes.forms - 1
        return n

    return _with_chances(game, change)


def settle_stops_early(game: Game) -> Game:
    """`settle` leaves chance moves owed."""
    return replace(game, settle=lambda state, rng: None)


def settle_leaves_the_path(game: Game) -> Game:
    """`settle` gives two seats each other's cards, however many they are to have."""

    def settle(state: Any, rng: Any) -> None:
        game.settle(state, rng)
        for name in hands_of(game):
            state[name][0] = state[name][1]

    return replace(game, settle=settle)


def settle_deals_nothing(game: Game) -> Game:
    """`settle` goes on to the next question, and leaves the hands as they were."""

    def settle(state: Any, rng: Any) -> None:
        kept = {name: state[name].copy() for name in hands_of(game)}
        game.settle(state, rng)
        for name, hand in kept.items():
            state[name] = hand

    return replace(game, settle=settle)


def play_loses_cards(game: Game) -> Game:
    """A move loses the cards of a hand."""

    def play(state: Any, seat: int, action: int, log: Any) -> int:
        closed = int(game.play(state, seat, action, log))
        for name in hands_of(game):
            state[name][0] = 0
        return closed

    return replace(game, play=play)


def play_heeds_the_log(game: Game) -> Game:
    """A move does more when it is logged."""

    def play(state: Any, seat: int, action: int, log: Any) -> int:
        first = int(state["depth"])
        closed = int(game.play(state, seat, action, log))
        if log is not None and first and not state["depth"]:
            state["viewer"] = 0
        return closed

    return replace(game, play=play)


def play_counts_its_calls(game: Game) -> Game:
    """A move tells something else each time that it is made."""
    calls = count()

    def play(state: Any, seat: int, action: int, log: Any) -> int:
        closed = int(game.play(state, seat, action, log))
        if log is not None:
            log[1, 4] = next(calls)
        return closed

    return replace(game, play=play)


def play_does_nothing(game: Game) -> Game:
    """The game never ends."""
    return replace(game, play=lambda state, seat, action, log: 1)


def play_stays_open(game: Game) -> Game:
    """A move that closes its decision says that answers are still owed."""

    def play(state: Any, seat: int, action: int, log: Any) -> int:
        return 0 * int(game.play(state, seat, action, log))

    return replace(game, play=play)


def values_too_high(game: Game) -> Game:
    """A result is above 1."""

    def values(state: Any, out: Any) -> None:
        game.values(state, out)
        out += 1

    return replace(game, values=values)


def values_upside_down(game: Game) -> Game:
    """The worse a result, the better its value."""

    def values(state: Any, out: Any) -> None:
        game.values(state, out)
        out[:] = 1 - out

    return replace(game, values=values)


def tally_too_early(game: Game) -> Game:
    """A winner is named while the game goes on."""
    return replace(game, tally=lambda state, scores: int(game.tally(state, scores)) | 1)


def tally_without_winner(game: Game) -> Game:
    """Nobody wins."""
    return replace(game, tally=lambda state, scores: 0 * int(game.tally(state, scores)))


def horizon_never(game: Game) -> Game:
    """A rollout may not even stop at the end."""
    return replace(game, horizon=lambda state, start: False)


def horizon_at_once(game: Game) -> Game:
    """A rollout may stop before its first move."""
    return replace(game, horizon=lambda state, start: True)


def sheet_forgets(game: Game) -> Game:
    """A score sheet is another one when it is made again."""
    calls = count()

    def sheet(told: Iterable[Event], seats: int) -> list[dict[str, Any]]:
        return [*game.sheet(told, seats), {"call": next(calls)}]

    return replace(game, sheet=sheet)


def check_state_blind(game: Game) -> Game:
    """No broken invariant is ever seen."""
    return replace(game, check_state=lambda state: [])


def check_state_scared(game: Game) -> Game:
    """A sound state is called broken."""
    return replace(game, check_state=lambda state: [*game.check_state(state), "I0: I do not like it"])


def new_is_a_view(game: Game) -> Game:
    """An empty table is somebody's view."""

    def new(state: Any, seats: int, options: Any) -> None:
        game.new(state, seats, options)
        state["viewer"] = 0

    return replace(game, new=new)


FAULTS = (
    chance_without_weight,
    chance_forgotten,
    chance_twice,
    chance_hides,
    settle_stops_early,
    settle_leaves_the_path,
    settle_deals_nothing,
    play_loses_cards,
    play_heeds_the_log,
    play_counts_its_calls,
    play_does_nothing,
    play_stays_open,
    values_too_high,
    values_upside_down,
    tally_too_early,
    tally_without_winner,
    horizon_never,
    horizon_at_once,
    sheet_forgets,
    check_state_blind,
    check_state_scared,
    new_is_a_view,
)
