"""Refuse what no table can begin with: a state that is none, names that do not fit the seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from spuds.core.errors import CorruptState, SetupError
from spuds.core.frames import FULL, SPECTATOR
from spuds.core.game import Game


def check_full_state(game: Game, state: object) -> None:
    """Refuse what is not one full and sound state of this game.

    Raises:
        SetupError: not a record of this game, or a view.
        CorruptState: lists every broken invariant.
    """
    if not isinstance(state, np.ndarray) or state.dtype != game.STATE or state.shape != (1,):
        raise SetupError(f"not a state of {game.name}: expected shape (1,) of its dtype, game.STATE")
    viewer = int(state[0]["viewer"])
    if viewer != FULL:
        whose = "the spectator's view" if viewer == SPECTATOR else f"the view of seat {viewer}"
        raise SetupError(f"this is {whose}, not a full state; View.world draws one that fits it")
    faults = tuple(game.check_state(state[0]))
    if faults:
        raise CorruptState("this state cannot be: " + "; ".join(faults), faults)


def _is_text(name: str) -> bool:
    """Say whether a name can be written: half of a surrogate pair cannot."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def check_names(names: object, seats: int) -> list[str] | None:
    """Return the players' names as a list.

    Raises:
        SetupError: not texts, or another number of names than of seats.
    """
    if names is None:
        return None
    listed: list[Any] = list(names) if isinstance(names, Iterable) else [names]
    if isinstance(names, str) or not all(isinstance(name, str) and _is_text(name) for name in listed):
        raise SetupError(f"names are one text a seat, not {names!r}")
    if len(listed) != seats:
        raise SetupError(f"{seats} seats need {seats} names, not {len(listed)}")
    return listed
