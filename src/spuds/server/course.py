"""The game at a table on the network: a `Table` that knows its decisions by number and can go back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from spuds.core import bits, fair
from spuds.core.errors import GameError
from spuds.core.events import Event
from spuds.core.frames import CHANCE, FULL, SPECTATOR
from spuds.core.game import Game
from spuds.core.ledger import Move
from spuds.core.notation import move_text
from spuds.core.records import HIDDEN, fields_of
from spuds.core.table import Table
from spuds.core.views import View
from spuds.server.wire import Decision


class Course(Table):
    """A game in progress. Each move has a tag: the number of the entry that brought it.

    Attributes:
        version: grows with every change, so that what was made of a position can be kept until there is another.
        tags: by move.
    """

    def _begin(self, game: str | Game, seats: int, options: Mapping[str, object], names: Iterable[str] | None) -> None:
        super()._begin(game, seats, options, names)
        self.version = 0
        self.tags: list[int] = []
        self._gone = 0
        self._announced: tuple[int, set[Event]] = (0, set())
        self._waited: list[int] | None = None
        self._possible: dict[str, int] | None = None

    # Decisions

    @property
    def made(self) -> int:
        """How many moves have been made, chance included."""
        return len(self._ledger)

    @property
    def closed(self) -> int:
        """How many of them everybody may count: not the sealed answers to the decision at hand."""
        return self._ledger.opened

    @property
    def number(self) -> int:
        """Number of the decision at hand, which never comes again."""
        return self._ledger.opened + self._gone

    def decision(self, seat: int) -> Decision | None:
        """Return the number of the decision that a seat owes; None if it owes none.

        A number never comes again: moves that were taken back go on counting, and so does taking them back.
        """
        return (self.number, seat, self.answered(seat)) if seat in self._waiting_seats() else None

    def answered(self, seat: int) -> int:
        """Return how many answers a seat has given to the decision at hand."""
        return sum(move.seat == seat for move in self._open_moves()) if self._ledger.opened < self.made else 0

    def is_sealed(self, seat: int, answer: int) -> bool:
        """Say whether a seat has given this answer to the decision at hand, and nobody else has seen it yet."""
        opened = self._ledger.opened
        given = [n for n in range(opened, self.made) if self.mover(n) == seat]
        return 0 <= answer < len(given) and not self.move_seen_by(SPECTATOR, given[answer])

    def is_at_hand(self, decision: Decision) -> bool:
        """Say whether a number is that of the decision at hand, whichever answer to it."""
        return decision[0] == self.number

    def owes_chance(self) -> bool:
        """Say whether chance must move."""
        return self._waiting_seats() == [CHANCE]

    def _open_moves(self) -> list[Move]:
        return self._ledger.moves[self._ledger.opened :]

    # Moving

    def make(self, move: str, tag: int) -> list[Event]:
        """Make a move such as "2: play r16", and return what is new of what happened.

        Who has given all answers to a decision, and gives some of them anew, has decided only once.

        Raises:
            GameError: as `Table.play`; nothing has changed.
        """
        opened = self.number
        happened = self.play(move)
        self.tags.append(tag)
        before = self._announced[1] if self._announced[0] == opened else set()
        self._announced = (opened, before.union(happened))
        return [event for event in happened if event not in before]

    def draw(self, key: bytes) -> str:
        """Return the move that chance is to make now, by the key of the table's luck. It is not made."""
        return move_text(self.game, CHANCE, self.game.actions[fair.choose(key, self.made, self.chances())])

    def back_to(self, n: int) -> None:
        """Take back all moves but the first `n`."""
        self._gone += self.made - n + 1
        while self.made > n:
            self.undo()
            self.tags.pop()

    def withdraw(self, seat: int, answer: int) -> None:
        """Take back a seat's answers to the decision at hand from number `answer` on. Those of others stand."""
        opened, announced = self._announced
        self._announced = (opened, {event for event in announced if event.seat != seat})
        self._leave_off(seat, answer)

    def _leave_off(self, seat: int, answer: int) -> None:
        self._reopen([move for move in self._given() if move[0] != seat] + self._given(seat)[:answer])

    def change(self, seat: int, answer: int, move: str, tag: int) -> None:
        """Give another answer to the decision at hand instead of number `answer`; later ones are taken back.

        Raises:
            GameError: as `Table.play`; nothing has changed.
        """
        given = self._given()
        self._leave_off(seat, answer)
        try:
            self.play(move)
        except GameError:
            self._reopen(given)
            raise
        self.tags.append(tag)

    def _given(self, seat: int | None = None) -> list[tuple[int, int, int]]:
        """Return seat, action and tag of the answers to the decision at hand, of all seats or of one."""
        given = zip(self._open_moves(), self.tags[self._ledger.opened :], strict=True)
        return [(move.seat, move.action, tag) for move, tag in given if seat in (None, move.seat)]

    def _reopen(self, answers: Iterable[tuple[int, int, int]]) -> None:
        """Put other answers in place of those given to the decision at hand.

        They were all legal when they were given. Answers to one decision do not depend on those of others.
        """
        opened = self._ledger.opened
        while self.made > opened:
            self.undo()
            self.tags.pop()
        for seat, action, tag in answers:
            self._carry_out(seat, action)
            self.tags.append(tag)

    # What is kept until the position changes

    def _carry_out(self, seat: int, action: int) -> list[Event]:
        self._turn_over()
        return super()._carry_out(seat, action)

    def undo(self) -> str:
        """Take the last move back, as `Table.undo`. Tags are the caller's affair."""
        self._turn_over()
        return super().undo()

    def _turn_over(self) -> None:
        self.version += 1
        self._waited = self._possible = None

    def _waiting_seats(self) -> list[int]:
        if self._waited is None:
            self._waited = super()._waiting_seats()
        return self._waited

    def chances(self) -> dict[str, int]:
        """Return the possible chance moves, as `Position.chances`."""
        if self._possible is None:
            self._possible = super().chances()
        return self._possible

    # What was seen: for `spuds.server.sight`

    def view_at(self, viewer: int, n: int) -> View:
        """Return what a viewer knew after `n` moves: a seat, SPECTATOR, or FULL for one who may see all."""
        if n == self.made:
            states = self._states
        else:
            states = np.frombuffer(self._ledger.befores[n], dtype=self.game.STATE)
        view = np.zeros(1, dtype=self.game.STATE)
        if viewer == FULL:
            view[0] = states[0]
        else:
            self.game.observe(states[0], viewer, view)
        return View(self.game, view)

    def unseen_by(self, seat: int, n: int) -> list[bytes]:
        """Return what a seat had not seen after `n` moves: another value later means that it has learned something."""
        view = self.view_at(seat, n)
        return [view[f.name].tobytes() for f in fields_of(self.game.State) if f.visibility is HIDDEN]

    def events_of(self, n: int) -> list[Event]:
        """Return what move `n` brought, hidden cards included."""
        return self._ledger.events[n]

    def move(self, n: int) -> str:
        """Return move `n` in words, hidden cards included."""
        move = self._ledger.moves[n]
        return move_text(self.game, move.seat, move.action)

    def mover(self, n: int) -> int:
        """Return who made move `n`; CHANCE for chance."""
        return self._ledger.moves[n].seat

    def last_by(self, seat: int, start: int) -> int:
        """Return the last move of a seat, none before number `start`; -1 if there is none."""
        moves = self._ledger.moves
        return next((n for n in range(len(moves) - 1, start - 1, -1) if moves[n].seat == seat), -1)

    def opened_by(self, n: int) -> int:
        """Return the number of the first answer to the decision of move `n`."""
        return self._ledger.moves[n].opened

    def move_seen_by(self, viewer: int, n: int) -> str:
        """Return move `n` in words as a viewer saw it; "" while it is sealed."""
        return self._ledger.text_seen_by(n, viewer)

    def moves_seen_by(self, viewer: int) -> list[str]:
        """Return all moves as a viewer saw them, in the order of a record."""
        return self._ledger.texts_seen_by(viewer)

    def tally(self, viewer: int, n: int) -> dict[str, Any]:
        """Return `scores` and `winners` after `n` moves as far as a viewer could tell."""
        scores = np.zeros(self.seats, dtype=np.int64)
        winners = int(self.game.tally(self.view_at(viewer, n).array[0], scores))
        return {"scores": scores.tolist(), "winners": [s for s in range(self.seats) if bits.has(winners, s)]}
