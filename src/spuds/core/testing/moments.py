"""Random games, kept whole: each position and the move that was made in it. What the checks look at.

Positions are made by listing (`legal`, `chances`), never by the fast twins, and with Python's generator, so that a
game's random games do not depend on the hooks that are being checked against them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spuds.core import events
from spuds.core.choices import Value
from spuds.core.errors import SetupError
from spuds.core.events import NO_LOG, Event
from spuds.core.frames import CHANCE, FULL, SPECTATOR
from spuds.core.game import Game
from spuds.core.options import changed, make_options, needed_options, option_kinds

MOST_MOVES = 20_000
"""More moves than any game of ours has; one that goes on longer is taken to be endless."""


AT_A_TIME = 3
"""Options that are put away are tried so many together."""


class Setting(NamedTuple):
    """A table to be tried: its seats, and the options that are not at their defaults."""

    seats: int
    options: Mapping[str, Value]

    def __str__(self) -> str:
        return ", ".join([f"{self.seats} seats", *(f"{name}={value}" for name, value in self.options.items())])


def settings(game: Game, *, seed: int = 0, mixed: int = 2, crossed: bool = False) -> list[Setting]:
    """Return the tables worth trying: all seat counts, all values of each option, and some mixtures of options.

    Options of a group that a form puts away, such as the numbers of many kinds of cards, are tried some at a time.

    Args:
        game: the game.
        seed: of the choices.
        mixed: how many random combinations of options to add.
        crossed: whether to try each value of each option at every number of seats, not just at one.
    """
    rng = random.Random(f"settings/{seed}")
    kinds = option_kinds(game.Options)
    found = [plain_setting(game, seats) for seats in game.seats]
    groups: dict[str, list[dict[str, Value]]] = {}
    for name, kind in kinds.items():
        groups.setdefault(kind.group, []).extend({name: value} for value in kind.values()[1:])
    wanted = groups.pop("", [])
    for put_away in groups.values():
        wanted += _together(game, put_away)
    wanted += [{name: rng.choice(kind.values()) for name, kind in kinds.items()} for _ in range(mixed)]
    for options in wanted:
        tables = [allowed(game, seats, options) for seats in game.seats]
        fitting = [table for table in tables if table is not None]
        found += fitting if crossed else rng.sample(fitting, min(1, len(fitting)))
    return [table for n, table in enumerate(found) if table not in found[:n]]


def _together(game: Game, wanted: list[dict[str, Value]]) -> list[dict[str, Value]]:
    """Put some options at a time together, where a table may have them."""
    found = wanted[:1]
    for options in wanted[1:]:
        both = {**found[-1], **options}
        fits = len(both) == len(found[-1]) + 1 <= AT_A_TIME and any(allowed(game, seats, both) for seats in game.seats)
        found[-1:] = [both] if fits else [found[-1], options]
    return found


def plain_setting(game: Game, seats: int) -> Setting:
    """Return a table with no options but those that so many seats need."""
    return Setting(seats, needed_options(game.Options, seats))


def allowed(game: Game, seats: int, options: Mapping[str, Value]) -> Setting | None:
    """Return a table with these options and those that so many seats need; None if it is refused.

    Options that are at their defaults are left out.
    """
    try:
        made = make_options(game.Options, seats, {**needed_options(game.Options, seats), **options})
    except SetupError:
        return None
    return Setting(seats, changed(made))


@dataclass(frozen=True, eq=False)
class Moment:
    """One position of a game.

    Attributes:
        game: the game.
        seats: at the table.
        states: shape (1,), dtype of the game's state; nobody may write to it.
        told: which game at which table this is, for the text of a fault.
        n: how many moves have been made.
    """

    game: Game
    seats: int
    states: NDArray[Any]
    told: str
    n: int = 0

    @property
    def state(self) -> Any:
        """The position as a record."""
        return self.states[0]

    @property
    def viewers(self) -> tuple[int, ...]:
        """All who look on: every seat, and the spectator."""
        return (*range(self.seats), SPECTATOR)

    def __bytes__(self) -> bytes:
        return self.states.tobytes()

    def fault(self, text: str) -> AssertionError:
        """Return the error that says what is wrong, and where."""
        try:
            position = self.game.position_text(self.state)
        except Exception as error:  # a position that cannot be told must not hide what is wrong with it
            position = f"(position_text fails: {error!r})"
        return AssertionError(f"{text}\n  {self.told}, after {self.n} moves: {position}")

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that owe a decision, or CHANCE alone, or nobody."""
        members = int(self.game.waiting(self.state))
        listed = tuple(place for place, bit in enumerate(reversed(f"{members:b}")) if bit == "1")
        if listed not in ((), (CHANCE,)) and listed[-1] >= self.seats:
            raise self.fault(f"waiting must be seats of this table, or chance alone, not {listed}")
        return listed

    def legal(self, seat: int) -> tuple[int, ...]:
        """Return what a seat may answer."""
        return answers(self, self.states, seat)

    def chances(self) -> dict[int, int]:
        """Return the possible chance moves with their weights."""
        most = self.game.sizes.chances
        actions, weights = np.zeros(most, dtype=np.int64), np.zeros(most, dtype=np.int64)
        n = _sized(self, "chances", lambda: self.game.chances(self.state, actions, weights))
        listed = dict(zip(actions[:n].tolist(), weights[:n].tolist(), strict=True))
        if len(listed) != n or n > most:
            raise self.fault(f"chances lists the same move twice: {actions[:n].tolist()}")
        return listed

    def possible(self, seat: int) -> tuple[int, ...]:
        """Return what a mover may do now."""
        return tuple(self.chances()) if seat == CHANCE else self.legal(seat)

    def after(self, seat: int, action: int, log: NDArray[np.int64] | None = NO_LOG) -> tuple[Moment, int]:
        """Return the position after a move, and whether the move closed its decision; this one stays as it is."""
        states = copied(self.states)
        closed = _sized(self, "play", lambda: self.game.play(states[0], seat, action, log))
        return replace(self, states=states, n=self.n + 1), closed

    def happened(self, seat: int, action: int) -> tuple[Moment, int, tuple[Event, ...]]:
        """Return the position after a move, whether it closed its decision, and its events."""
        log = events.new_log(self.game.sizes.events)
        after, closed = self.after(seat, action, log)
        return after, closed, tuple(events.read(log))

    def view(self, viewer: int) -> NDArray[Any]:
        """Return what a viewer knows; the array held garbage before, so a field left unwritten shows."""
        view = garbage(self.game)
        self.game.observe(self.state, viewer, view)
        return view

    def world(self, view: NDArray[Any], viewer: int, rng: NDArray[Any]) -> Moment:
        """Return a full state drawn from those that fit a view."""
        states = garbage(self.game)
        self.game.determinize(view[0], viewer, rng[0], states)
        return replace(self, states=states, told=f"{self.told}, in a world drawn for viewer {viewer}")

    def move_text(self, seat: int, action: int) -> str:
        """Return a move in words, for the text of a fault."""
        words = self.game.texts[action] if 0 <= action < len(self.game.texts) else f"action {action}"
        return f"{'*' if seat == CHANCE else seat}: {words}"


def answers(moment: Moment, states: NDArray[Any], seat: int) -> tuple[int, ...]:
    """Return the answers of a seat, from the position of a moment or from a view of it."""
    out = np.zeros(moment.game.sizes.answers, dtype=np.int64)
    n = _sized(moment, "legal", lambda: moment.game.legal(states[0], seat, out))
    return tuple(out[:n].tolist())


def _sized(moment: Moment, hook: str, call: Callable[[], Any]) -> int:
    try:
        return int(call())
    except IndexError as error:
        raise moment.fault(f"{hook} goes past what `sizes` allows, or past the end of a field: {error}") from error


def copied(states: NDArray[Any]) -> NDArray[Any]:
    """Return a copy of a state by its bytes."""
    return np.frombuffer(bytearray(states.tobytes()), dtype=states.dtype)


def garbage(game: Game) -> NDArray[Any]:
    """Return a record full of nonsense, shape (1,), to be written over."""
    return np.frombuffer(bytearray(b"\x55" * game.STATE.itemsize), dtype=game.STATE)


@dataclass(frozen=True, eq=False)
class Step:
    """One move of a game, with the position in which it was made."""

    before: Moment
    seat: int
    action: int
    closed: int
    events: tuple[Event, ...]


@dataclass(frozen=True, eq=False)
class Play:
    """One whole game."""

    setting: Setting
    seed: str
    steps: tuple[Step, ...]
    end: Moment

    @property
    def moments(self) -> tuple[Moment, ...]:
        """All positions, the empty table and the end among them."""
        return (*(step.before for step in self.steps), self.end)

    def some(self, most: int) -> list[Moment]:
        """Return so many positions, the first and the last among them; the same ones every time.

        Half of the others are decisions of players, if there are so many.
        """
        rng = random.Random(self.seed)
        inner = self.steps[1:]
        answered = [step.before for step in inner if step.seat != CHANCE]
        settled = [step.before for step in inner if step.seat == CHANCE]
        wanted = max(0, min(most - 2, len(inner)))
        first = min(len(answered), max((wanted + 1) // 2, wanted - len(settled)))
        chosen = rng.sample(answered, first) + rng.sample(settled, wanted - first)
        return [self.moments[0], *sorted(chosen, key=lambda moment: moment.n), self.end]


def start(game: Game, setting: Setting, told: str) -> Moment:
    """Return the empty table."""
    options = make_options(game.Options, setting.seats, setting.options)
    moment = Moment(game, setting.seats, game.table(setting.seats, options), told)
    if int(moment.state["viewer"]) != FULL:
        raise moment.fault("an empty table must be nobody's view: its field `viewer` is not FULL")
    return moment


def play_out(game: Game, setting: Setting, seed: int | str, *, most: int = MOST_MOVES) -> Play:
    """Play one uniformly random game to its end.

    Raises:
        AssertionError: nobody has an answer, or the game does not end within `most` moves.
    """
    name = f"{game.slug}/{setting}/{seed}"
    rng = random.Random(name)
    moment = start(game, setting, f"{game.slug} with {setting}, random game {seed}")
    steps: list[Step] = []
    while waiting := moment.waiting():
        if len(steps) == most:
            raise moment.fault(f"the game has not ended after {most} moves")
        seat, action = choose(moment, waiting, rng)
        after, closed, happened = moment.happened(seat, action)
        steps.append(Step(moment, seat, action, closed, happened))
        moment = after
    return Play(setting, name, tuple(steps), moment)


def choose(moment: Moment, waiting: tuple[int, ...], rng: random.Random) -> tuple[int, int]:
    """Choose one of the movers waited for, and one of its moves."""
    seat = rng.choice(waiting)
    weights = moment.chances() if seat == CHANCE else dict.fromkeys(moment.legal(seat), 1)
    if not weights:
        raise moment.fault(f"{'chance' if seat == CHANCE else f'seat {seat}'} is waited for and has no answer")
    if min(weights.values()) <= 0:
        raise moment.fault(f"a chance move has no card behind it: {weights}")
    return seat, rng.choices(list(weights), weights=list(weights.values()))[0]
