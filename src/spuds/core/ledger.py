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

    @property
    def opened(self) -> int:
        """How many moves were made when the decision at hand opened; any after them are answers to it."""
        return len(self.moves) if self._closed else self.moves[-1].opened

    def add(self, before: bytes, seat: int, action: int, happened: list[Event], *, closed: bool) -> None:
        """Enter a move.

        Args:
            before: bytes of the state that it was made in.
            seat, action: who made which.
            happened: its events.
            closed: whether it was the last answer to its decision.
        """
        opened = self.opened
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

    def _in_order(self) -> list[int]:
        return sorted(range(len(self.moves)), key=lambda n: (self.moves[n].opened, self.moves[n].seat))

    def texts(self) -> list[str]:
        """Return the moves as a record has them: simultaneous answers in seat order, lowest first."""
        in_order = [self.moves[n] for n in self._in_order()]
        return [move_text(self.game, move.seat, move.action) for move in in_order]

    def texts_seen_by(self, viewer: int) -> list[str]:
        """Return the moves as one viewer saw them, in a record's order: hidden cards as `?`, nothing that is sealed.

        An answer that was sealed when it was given is looked at again once the last one is in.

        Args:
            viewer: a seat or SPECTATOR.
        """
        return [text for n in self._in_order() if (text := self.text_seen_by(n, viewer))]

    def text_seen_by(self, n: int, viewer: int) -> str:
        """Return move `n` as one viewer saw it; "" if it is sealed."""
        move = self.moves[n]
        before: Any = np.frombuffer(self.befores[n], dtype=self.game.STATE)[0]
        action = int(self.game.as_seen(before, move.seat, move.action, viewer))
        if action < 0 and self._is_closed(n):
            action = unsealed(self.game, move.seat, move.action, viewer)
        return move_text(self.game, move.seat, action) if action >= 0 else ""

    def _is_closed(self, n: int) -> bool:
        """Say whether the last answer to the decision of move `n` is in."""
        return self._closed or self.moves[-1].opened != self.moves[n].opened


def unsealed(game: Game, seat: int, action: int, viewer: int) -> int:
    """Return an answer that was sealed as `viewer` sees it once the last one is in."""
    return action if game.unsealed is None else int(game.unsealed(seat, action, viewer))
