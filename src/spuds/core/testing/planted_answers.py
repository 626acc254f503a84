"""Planted faults of decisions: who is waited for, what it may answer, what is said against the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from spuds.core.frames import CHANCE
from spuds.core.game import Game


def _with_legal(game: Game, change: Callable[[list[int]], list[int]]) -> Game:
    def legal(state: Any, seat: int, out: Any) -> int:
        n = int(game.legal(state, seat, out))
        changed = change(out[:n].tolist())[: len(out)]
        out[: len(changed)] = changed
        return len(changed)

    return replace(game, legal=legal)


def legal_forgets(game: Game) -> Game:
    """The last of several answers is left out of `legal`."""
    return _with_legal(game, lambda found: found[:-1] if len(found) > 1 else found)


def legal_adds(game: Game) -> Game:
    """An answer that is not allowed stands in `legal`."""
    return _with_legal(game, lambda found: [*found, game.sizes.actions - 1] if found else found)


def legal_repeats(game: Game) -> Game:
    """An answer stands in `legal` twice."""
    return _with_legal(game, lambda found: [*found[:1], *found])


def legal_backwards(game: Game) -> Game:
    """The answers are listed in descending order."""
    return _with_legal(game, lambda found: found[::-1])


def legal_for_all(game: Game) -> Game:
    """A seat that nobody waits for has an answer."""
    return _with_legal(game, lambda found: found or [0])


def why_not_never(game: Game) -> Game:
    """Nothing is ever said against an answer."""
    return replace(game, why_not=lambda state, seat, action: 0)


def why_not_always(game: Game) -> Game:
    """Something is said against every answer."""
    why = min(game.reasons)
    return replace(game, why_not=lambda state, seat, action: int(game.why_not(state, seat, action)) or why)


def why_not_unknown(game: Game) -> Game:
    """A reason is given that the game does not have."""
    return replace(game, why_not=lambda state, seat, action: 99 * bool(game.why_not(state, seat, action)))


def pick_lowest(game: Game) -> Game:
    """`pick` chooses the lowest answer more often than the others."""

    def pick(state: Any, seat: int, rng: Any) -> int:
        return min(int(game.pick(state, seat, rng)) for _ in range(2))

    return replace(game, pick=pick)


def pick_anything(game: Game) -> Game:
    """`pick` chooses what is not legal."""
    return replace(game, pick=lambda state, seat, rng: game.sizes.actions - 1)


def waiting_for_two(game: Game) -> Game:
    """Chance is waited for together with a seat."""
    return replace(game, waiting=lambda state: int(game.waiting(state)) | (1 if game.waiting(state) else 0))


def waiting_for_a_stranger(game: Game) -> Game:
    """A seat is waited for that nobody sits at."""

    def waiting(state: Any) -> int:
        members = int(game.waiting(state))
        return members if members in (0, 1 << CHANCE) else 1 << int(state["seats"])

    return replace(game, waiting=waiting)


def waiting_for_nobody(game: Game) -> Game:
    """The game stops before it is over."""
    return replace(game, waiting=lambda state: int(game.waiting(state)) & (1 << CHANCE))


def thumb_illegal(game: Game) -> Game:
    """The rule-of-thumb bot answers what is not legal."""
    return replace(game, thumb=lambda view, seat, rng: game.sizes.actions - 1)


FAULTS = (
    legal_forgets,
    legal_adds,
    legal_repeats,
    legal_backwards,
    legal_for_all,
    why_not_never,
    why_not_always,
    why_not_unknown,
    pick_lowest,
    pick_anything,
    waiting_for_two,
    waiting_for_a_stranger,
    waiting_for_nobody,
    thumb_illegal,
)
