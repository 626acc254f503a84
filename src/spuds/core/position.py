"""Where a game stands: who must decide, what they may answer, and what each viewer knows of it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spuds.core.errors import SetupError
from spuds.core.frames import CHANCE, SPECTATOR
from spuds.core.game import Game
from spuds.core.notation import Mover
from spuds.core.refusals import not_your_decision
from spuds.core.views import View


class Position:
    """A full state with checked questions about it.

    Args:
        game: the game.
        states: its state, shape (1,), dtype of the game's state; not copied.
    """

    def __init__(self, game: Game, states: NDArray[Any]) -> None:
        self.game = game
        self.seats = int(states[0]["seats"])
        self._states = states
        sizes = game.sizes
        self._out = np.zeros(max(sizes.answers, sizes.chances), dtype=np.int64)
        self._weights = np.zeros(sizes.chances, dtype=np.int64)

    @property
    def _state(self) -> Any:
        return self._states[0]

    @property
    def waiting(self) -> tuple[Mover, ...]:
        """The seats that owe a decision, lowest first; ("*",) for chance; () when the game is over."""
        return tuple("*" if seat == CHANCE else seat for seat in self._waiting_seats())

    def _waiting_seats(self) -> list[int]:
        members = int(self.game.waiting(self._state))
        # Not bits.has: a kernel lets go of the GIL, and a busy thread may keep it for long, 32 times here.
        return [seat for seat in (*range(self.seats), CHANCE) if members >> seat & 1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._waiting_seats()

    @property
    def position(self) -> str:
        """The position in words, in one line; hidden cards included, so not for players."""
        return self.game.position_text(self._state)

    @property
    def state(self) -> NDArray[Any]:
        """A copy of the full state, shape (1,), dtype of the game's state; hidden cards included."""
        return np.frombuffer(self._states.tobytes(), dtype=self.game.STATE).copy()

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the words that a seat may answer, sorted as text.

        Args:
            seat: a seat that is waiting; may be left out if only one is.
        Raises:
            NotYourDecision: the seat is not waiting.
        """
        waiting = self._waiting_seats()
        if seat is None and len(waiting) == 1 and waiting[0] != CHANCE:
            seat = waiting[0]
        if type(seat) is not int or seat not in waiting or seat == CHANCE:
            raise not_your_decision(self.game, self._state, waiting, seat, "answer")
        n = int(self.game.legal(self._state, seat, self._out))
        return sorted(self.game.texts[action] for action in self._out[:n])

    def chances(self) -> dict[str, int]:
        """Return the possible chance moves, sorted as text, with how many cards stand behind each.

        Raises:
            NotYourDecision: chance is not waiting.
        """
        waiting = self._waiting_seats()
        if waiting != [CHANCE]:
            raise not_your_decision(self.game, self._state, waiting, CHANCE, "move")
        n = int(self.game.chances(self._state, self._out, self._weights))
        pairs = zip(self._out[:n], self._weights[:n], strict=True)
        return dict(sorted((self.game.texts[action], int(weight)) for action, weight in pairs))

    def view(self, viewer: int | str) -> View:
        """Return what one viewer knows: a seat, or "spectator".

        Raises:
            SetupError: no such viewer.
        """
        return View(self.game, self._observe(self._viewer(viewer)))

    def _observe(self, viewer: int) -> NDArray[Any]:
        view = np.zeros(1, dtype=self.game.STATE)
        self.game.observe(self._state, viewer, view)
        return view

    def _viewer(self, viewer: int | str) -> int:
        if viewer == "spectator":
            return SPECTATOR
        if isinstance(viewer, int) and not isinstance(viewer, bool) and 0 <= viewer < self.seats:
            return viewer
        raise SetupError(f'viewers are "spectator" and the seats 0 to {self.seats - 1}, not {viewer!r}')
