"""Planted faults of views and of the worlds drawn from them: leaks, lies, and worlds that cannot be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spuds.core.chance import seeded
from spuds.core.frames import FULL, SPECTATOR
from spuds.core.game import Game
from spuds.core.records import HIDDEN, OWNER, PUBLIC, fields_of


def hands_of(game: Game) -> Iterator[str]:
    """Name the fields whose rows belong to their seats."""
    return (f.name for f in fields_of(game.State) if f.visibility is OWNER)


def _with_view(game: Game, change: Callable[[Any, int, Any], None]) -> Game:
    def observe(state: Any, viewer: int, view: Any) -> None:
        game.observe(state, viewer, view)
        change(state, viewer, view[0])

    return replace(game, observe=observe)


def view_shows_next_hand(game: Game) -> Game:
    """A view shows the hand of the next seat."""

    def change(state: Any, viewer: int, view: Any) -> None:
        for name in hands_of(game):
            seat = 0 if viewer == SPECTATOR else (viewer + 1) % int(state["seats"])
            view[name][seat] = state[name][seat]

    return _with_view(game, change)


def view_shows_a_hand_to_all(game: Game) -> Game:
    """Every view shows the hand of seat 0."""

    def change(state: Any, viewer: int, view: Any) -> None:
        for name in hands_of(game):
            view[name][0] = state[name][0]

    return _with_view(game, change)


def view_shows_hidden(game: Game) -> Game:
    """A view shows what is hidden from all, such as the cards that may still come."""

    def change(state: Any, viewer: int, view: Any) -> None:
        for f in fields_of(game.State):
            if f.visibility is HIDDEN:
                view[f.name] = state[f.name]

    return _with_view(game, change)


def view_shows_a_trace(game: Game) -> Game:
    """What the spectator sees of a hidden field is one bit of what the hands hold."""

    def change(state: Any, viewer: int, view: Any) -> None:
        for f in fields_of(game.State):
            if f.visibility is HIDDEN and viewer == SPECTATOR:
                view[f.name] = int(np.asarray(state[next(hands_of(game))]).sum()) % 2

    return _with_view(game, change)


def view_forgets_own_hand(game: Game) -> Game:
    """A seat does not see its own hand."""

    def change(state: Any, viewer: int, view: Any) -> None:
        for name in hands_of(game):
            if viewer != SPECTATOR:
                view[name][viewer] = 0

    return _with_view(game, change)


def view_forgets_what_is_open(game: Game) -> Game:
    """A public field is missing from views."""
    name = [f.name for f in fields_of(game.State) if f.visibility is PUBLIC and not f.records][-1]

    def change(state: Any, viewer: int, view: Any) -> None:
        view[name] = 0

    return _with_view(game, change)


def view_of_nobody(game: Game) -> Game:
    """A view does not say whose it is."""

    def change(state: Any, viewer: int, view: Any) -> None:
        view["viewer"] = FULL

    return _with_view(game, change)


def view_keeps_rubbish(game: Game) -> Game:
    """A view keeps what its array held before."""

    def observe(state: Any, viewer: int, view: Any) -> None:
        name = next(hands_of(game))
        before = view[name].copy()
        game.observe(state, viewer, view)
        view[name][0, viewer - 1 if 0 < viewer < SPECTATOR else 1] = before[0, -1]

    return replace(game, observe=observe)


def observe_writes_the_state(game: Game) -> Game:
    """To look at a state changes it."""

    def change(state: Any, viewer: int, view: Any) -> None:
        state["viewer"] = viewer

    return _with_view(game, change)


def _with_world(game: Game, change: Callable[[Any, int, Any], None]) -> Game:
    def determinize(view: Any, viewer: int, rng: Any, state: Any) -> None:
        game.determinize(view, viewer, rng, state)
        change(view, viewer, state[0])

    return replace(game, determinize=determinize)


def world_without_chance(game: Game) -> Game:
    """The same world is drawn from a view each time."""

    def determinize(view: Any, viewer: int, rng: Any, state: Any) -> None:
        game.determinize(view, viewer, seeded(viewer)[0], state)

    return replace(game, determinize=determinize)


def world_is_the_truth(game: Game) -> Game:
    """A draw remembers the state that the view was taken of."""
    truth: dict[bytes, bytes] = {}

    def observe(state: Any, viewer: int, view: NDArray[Any]) -> None:
        game.observe(state, viewer, view)
        if int(state["viewer"]) == FULL:
            truth.setdefault(view.tobytes(), state.tobytes())

    def determinize(view: Any, viewer: int, rng: Any, state: NDArray[Any]) -> None:
        game.determinize(view, viewer, rng, state)
        known = truth.get(view.tobytes())
        if known is not None:
            state[0] = np.frombuffer(known, dtype=game.STATE)[0]

    return replace(game, observe=observe, determinize=determinize)


def world_loses_cards(game: Game) -> Game:
    """A drawn world lacks the cards of a hand."""

    def change(view: Any, viewer: int, state: Any) -> None:
        for name in hands_of(game):
            state[name][1 if viewer == 0 else 0] = 0

    return _with_world(game, change)


def world_is_a_view(game: Game) -> Game:
    """A drawn world is still somebody's view."""

    def change(view: Any, viewer: int, state: Any) -> None:
        state["viewer"] = viewer

    return _with_world(game, change)


def world_changes_own_hand(game: Game) -> Game:
    """In a drawn world the viewer holds the cards of another seat."""

    def change(view: Any, viewer: int, state: Any) -> None:
        for name in hands_of(game):
            first, second = state[name][0].copy(), state[name][1].copy()
            state[name][0], state[name][1] = second, first

    return _with_world(game, change)


def world_spoils_the_view(game: Game) -> Game:
    """To draw a world changes the view it is drawn from."""

    def change(view: Any, viewer: int, state: Any) -> None:
        for name in hands_of(game):
            view[name][0] = state[name][0]

    return _with_world(game, change)


FAULTS = (
    view_shows_next_hand,
    view_shows_a_hand_to_all,
    view_shows_hidden,
    view_shows_a_trace,
    view_forgets_own_hand,
    view_forgets_what_is_open,
    view_of_nobody,
    view_keeps_rubbish,
    observe_writes_the_state,
    world_without_chance,
    world_is_the_truth,
    world_loses_cards,
    world_is_a_view,
    world_changes_own_hand,
    world_spoils_the_view,
)
