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

import random
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spuds.core import bits, events
from spuds.core.errors import IllegalAction, SetupError, StaleAction
from spuds.core.events import Event
from spuds.core.frames import CHANCE, SPECTATOR
from spuds.core.game import Game
from spuds.core.ledger import Ledger
from spuds.core.notation import (
    RECORD_FORMAT,
    TRACE_FORMAT,
    Mover,
    Record,
    move_text,
    parse_move,
    parse_words,
)
from spuds.core.options import changed, make_options
from spuds.core.refusals import illegal, not_your_decision
from spuds.core.registry import check_seats, find_game
from spuds.core.soundness import check_full_state, check_names
from spuds.core.views import View


class Table:
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
        self.game = find_game(game) if isinstance(game, str) else game
        check_seats(self.game, seats)
        self.seats = seats
        self.options = make_options(self.game.Options, seats, options)
        self.names = check_names(names, seats)
        self._states = self.game.table(seats, self.options)
        self._ledger = Ledger(self.game)
        self._has_beginning = True
        sizes = self.game.sizes
        self._out = np.zeros(max(sizes.answers, sizes.chances), dtype=np.int64)
        self._weights = np.zeros(sizes.chances, dtype=np.int64)
        self._log = events.new_log(sizes.events)

    @classmethod
    def from_state(cls, game: str | Game, state: NDArray[Any], **options: str | int) -> Table:
        """Return a table that goes on from any full state; its record begins nowhere, so it has none.

        Args:
            game, state: a slug or a game; shape (1,), dtype of the game's state, copied.
            options: those that the state was made with; a state does not say, so this is not checked.
        Raises:
            SetupError: another game's record, or a view; `View.world` draws a full state that fits one.
            CorruptState: the state breaks invariants; all of them are listed.
        """
        found = find_game(game) if isinstance(game, str) else game
        check_full_state(found, state)
        table = cls(found, int(state[0]["seats"]), names=None, **options)
        table._states[0] = state[0]
        table._has_beginning = False
        return table

    def __repr__(self) -> str:
        return f"<{self.game.name} with {self.seats} seats, {len(self._ledger)} moves made>"

    # Who must decide, and on what

    @property
    def _state(self) -> Any:
        return self._states[0]

    @property
    def waiting(self) -> tuple[Mover, ...]:
        """The seats that owe a decision, lowest first; ("*",) for chance; () when the game is over."""
        return tuple("*" if seat == CHANCE else seat for seat in self._waiting_seats())

    def _waiting_seats(self) -> list[int]:
        members = int(self.game.waiting(self._state))
        return [seat for seat in (*range(self.seats), CHANCE) if bits.has(members, seat)]

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
        if seat is None or seat not in waiting or seat == CHANCE:
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

    def settle(self, rng: random.Random | int) -> list[str]:
        """Make chance moves until a player must decide or the game is over; return them in words.

        Args:
            rng: a generator, or a seed for a new one.
        """
        generator = random.Random(rng) if isinstance(rng, int) else rng
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

    def log(self, viewer: int | str) -> list[str]:
        """Return the moves as one viewer saw them: a card that it may not know is written `?`."""
        return self._ledger.texts_seen_by(self._viewer(viewer), self._states.tobytes())

    # Records, traces, results

    def result(self) -> dict[str, Any]:
        """Return `over`, `scores` by seat, `winners` (empty until the end) and the score `sheet`."""
        scores = np.zeros(self.seats, dtype=np.int64)
        winners = int(self.game.tally(self._state, scores))
        return {
            "over": self.over,
            "scores": scores.tolist(),
            "winners": [seat for seat in range(self.seats) if bits.has(winners, seat)],
            "sheet": self.game.sheet(self.events),
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
            names=self.names,
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
