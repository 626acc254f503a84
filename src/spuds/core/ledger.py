"""What has happened at a table so far: moves, the states before them, and their events."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from spuds.core.events import Event
from spuds.core.game import Game
from spuds.core.notation import move_text


class Move(NamedTuple):
    """One move that was made. `opened` is the number of the first answer to the same decision."""

    seat: int
    action: int
    opened: int


class Ledger:
    """Moves in the order in which they came in, which simultaneous answers share with nobody's seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.befores: list[bytes] = []
        self.moves: list[Move] = []
        self.events: list[list[Event]] = []
        self._closed = True

    def __len__(self) -> int:
        return len(self.moves)

    def add(self, before: bytes, seat: int, action: int, happened: list[Event], *, closed: bool) -> None:
        """Enter a move.

        Args:
            before: bytes of the state that it was made in.
            seat, action: who made which.
            happened: its events.
            closed: whether it was the last answer to its decision.
        """
        opened = len(self.moves) if self._closed else self.moves[-1].opened
        self.befores.append(before)
        self.moves.append(Move(seat, action, opened))
        self.events.append(happened)
        self._closed = closed

    def take_back(self) -> tuple[bytes, Move]:
        """Remove the last move; return the bytes of the state before it, and the move."""
        self.events.pop()
        move = self.moves.pop()
        self._closed = move.opened == len(self.moves)
        return self.befores.pop(), move

    def texts(self) -> list[str]:
        """Return the moves as a record has them: simultaneous answers in seat order, lowest first."""
        in_order = sorted(self.moves, key=lambda move: (move.opened, move.seat))
        return [move_text(self.game, move.seat, move.action) for move in in_order]

    def texts_seen_by(self, viewer: int) -> list[str]:
        """Return the moves as one viewer saw them: hidden cards as `?`, without what is still sealed."""
        seen: list[str] = []
        for before, move in zip(self.befores, self.moves, strict=True):
            state: Any = np.frombuffer(before, dtype=self.game.STATE)[0]
            action = int(self.game.as_seen(state, move.seat, move.action, viewer))
            if action >= 0:
                seen.append(move_text(self.game, move.seat, action))
        return seen
