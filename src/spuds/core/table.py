"""The checked façade: `Table`, which plays a game by its rules and cannot be harmed.

    >>> from spuds import Table
    >>> table = Table("potato-man", seats=4)
    >>> table.waiting
    ('*',)
    >>> _ = table.play("*: start 2")
    >>> _ = table.settle(7)
    >>> table.waiting
    (2,)
    >>> table.legal(2)[:3]
    ['play b11', 'play b9', 'play g10']

Every method checks what it is given, names the rule that forbids it, and leaves the table as it was on an error.
Not for speed: `spuds.core.drive` has the compiled loops.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable, Mapping
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from spuds.core import bits, events
from spuds.core.errors import IllegalAction, SetupError, StaleAction
from spuds.core.events import Event
from spuds.core.frames import CHANCE
from spuds.core.game import Game
from spuds.core.ledger import Ledger
from spuds.core.notation import (
    RECORD_FORMAT,
    TRACE_FORMAT,
    Record,
    move_text,
    parse_move,
    parse_words,
)
from spuds.core.options import changed, make_options
from spuds.core.position import Position
from spuds.core.refusals import illegal, not_your_decision
from spuds.core.registry import check_seats, find_game
from spuds.core.soundness import check_full_state, check_names


class Table(Position):
    """One game being played.

    Args:
        game: a game's slug, or the game itself.
        seats: how many players sit at the table.
        names: of the players, for the record.
        options: table options that are not at their defaults.
    Raises:
        SetupError: no such game, seats or option.
    """

    def __init__(
        self, game: str | Game, seats: int, *, names: Iterable[str] | None = None, **options: str | int
    ) -> None:
        self._begin(game, seats, options, names)

    def _begin(self, game: str | Game, seats: int, options: Mapping[str, object], names: Iterable[str] | None) -> None:
        found = game if isinstance(game, Game) else find_game(game)
        check_seats(found, seats)
        self.options = make_options(found.Options, seats, options)
        self.names = check_names(names, seats)
        super().__init__(found, found.table(seats, self.options))
        self._ledger = Ledger(found)
        self._has_beginning = True
        self._log = events.new_log(found.sizes.events)

    @classmethod
    def with_options(
        cls, game: str | Game, seats: int, options: Mapping[str, object], names: Iterable[str] | None = None
    ) -> Self:
        """Return a table with options from elsewhere, such as a record: any name may stand in them.

        Raises:
            SetupError: no such game, seats or option.
        """
        table = cls.__new__(cls)
        table._begin(game, seats, options, names)
        return table

    @classmethod
    def from_state(cls, game: str | Game, state: NDArray[Any]) -> Table:
        """Return a table that goes on from any full state; its record begins nowhere, so it has none.

        Args:
            game: a game's slug, or the game itself.
            state: shape (1,), dtype of the game's state; copied.
        Raises:
            SetupError: another game's record, or a view; `View.world` draws a full state that fits one.
            CorruptState: the state breaks invariants; all of them are listed.
        """
        found = game if isinstance(game, Game) else find_game(game)
        check_full_state(found, state)
        table = cls.with_options(found, int(state[0]["seats"]), found.agreed(state[0]))
        table._states[0] = state[0]
        table._has_beginning = False
        return table

    def __copy__(self) -> Table:
        """Return a table of its own that goes on from here."""
        return copy.deepcopy(self)

    def __repr__(self) -> str:
        return f"<{self.game.name} with {self.seats} seats, {len(self._ledger)} moves made>"

    # Moving

    def play(self, move: str, *, at: int | None = None) -> list[Event]:
        """Make a move such as "2: play r16" or "*: deal 0 r16" and return what happened.

        Args:
            move: whose move it is, and its words.
            at: how many moves the mover believes to have been made; refused if it is another number.
        Raises:
            NotationError: not a move of this game.
            NotYourDecision: another seat must act, or chance.
            IllegalAction: not allowed now; says why, by which rule, and what would be.
            StaleAction: `at` is not the number of moves made.
        """
        if at is not None and at != len(self._ledger):
            raise StaleAction(f"this move answers move {at}, but {len(self._ledger)} moves have been made")
        seat, action = parse_move(self.game, move)
        waiting = self._waiting_seats()
        if seat not in waiting:
            raise not_your_decision(self.game, self._state, waiting, seat, self.game.texts[action])
        possible = self.chances() if seat == CHANCE else self.legal(seat)
        if self.game.texts[action] not in possible:
            raise illegal(self.game, self._state, seat, action, tuple(possible))
        return self._carry_out(seat, action)

    def _carry_out(self, seat: int, action: int) -> list[Event]:
        before = self._states.tobytes()
        self._log[0, 0] = 0
        closed = bool(self.game.play(self._state, seat, action, self._log))
        happened = list(events.read(self._log))
        self._ledger.add(before, seat, action, happened, closed=closed)
        return happened

    def settle(self, rng: random.Random | int | np.integer[Any]) -> list[str]:
        """Make chance moves until a player must decide or the game is over; return them in words.

        Args:
            rng: a generator, or a seed for a new one.
        Raises:
            SetupError: neither.
        """
        generator = random.Random(int(rng)) if isinstance(rng, int | np.integer) else rng
        if not isinstance(generator, random.Random):
            raise SetupError(f"settle takes a seed or a random.Random, not {rng!r}")
        made: list[str] = []
        while self._waiting_seats() == [CHANCE]:
            possible = self.chances()
            words = generator.choices(list(possible), weights=list(possible.values()))[0]
            self._carry_out(CHANCE, parse_words(self.game, words))
            made.append(f"*: {words}")
        return made

    def undo(self) -> str:
        """Take the last move back, chance moves included, and return it.

        Raises:
            IllegalAction: no move has been made.
        """
        if not len(self._ledger):
            raise IllegalAction("there is no move to take back")
        before, move = self._ledger.take_back()
        self._states[0] = np.frombuffer(before, dtype=self.game.STATE)[0]
        return move_text(self.game, move.seat, move.action)

    # What was seen

    @property
    def moves(self) -> list[str]:
        """All moves so far. Simultaneous answers stand in seat order, lowest first, however they came in."""
        return self._ledger.texts()

    @property
    def events(self) -> list[Event]:
        """All that has happened so far, hidden cards included."""
        return [event for happened in self._ledger.events for event in happened]

    def log(self, viewer: int | str) -> list[str]:
        """Return the moves as one viewer saw them: a card that it may not know is written `?`."""
        return self._ledger.texts_seen_by(self._viewer(viewer))

    # Records, traces, results

    def result(self) -> dict[str, Any]:
        """Return `over`, `scores` by seat, `winners` (empty until the end) and the score `sheet`."""
        scores = np.zeros(self.seats, dtype=np.int64)
        winners = int(self.game.tally(self._state, scores))
        return {
            "over": self.over,
            "scores": scores.tolist(),
            "winners": [seat for seat in range(self.seats) if bits.has(winners, seat)],
            "sheet": self.game.sheet(self.events, self.seats),
        }

    def record(self) -> Record:
        """Return the record of the game so far; `spuds.replay` makes a table of it again.

        Raises:
            SetupError: the table goes on from a state, so its moves alone do not lead there.
        """
        if not self._has_beginning:
            raise SetupError("this table began in the middle of a game, so it has no record")
        return Record(
            format=RECORD_FORMAT,
            game=self.game.slug,
            rules=self.game.rules_version,
            seats=self.seats,
            options=changed(self.options),
            names=None if self.names is None else list(self.names),
            moves=self.moves,
            result=self.result(),
        )

    def trace_header(self) -> dict[str, Any]:
        """Return the first line of this game's trace."""
        return {
            "format": TRACE_FORMAT,
            "game": self.game.slug,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "options": changed(self.options),
        }

    def trace_line(self, move: str) -> dict[str, Any]:
        """Return the line of a trace for a move about to be made: what was possible, and the move."""
        seat, action = parse_move(self.game, move)
        legal: Any = self.chances() if seat == CHANCE else self.legal(seat)
        mover = "*" if seat == CHANCE else seat
        return {"n": len(self._ledger), "seat": mover, "legal": legal, "move": self.game.texts[action]}
