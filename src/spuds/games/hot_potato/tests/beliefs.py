"""All full states that somebody who has followed a game from its log and views holds possible, listed one by one.

The slow truth that `determinize` is compared with. A state comes with the number of ways in which chance, dealing cards
that can all be told apart, and players, each card of theirs as likely to be played as any other, lead to it.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spuds.core.frames import CHANCE
from spuds.core.game import Game
from spuds.core.testing import Moment, Setting, Step
from spuds.core.testing.moments import choose, copied, start
from spuds.core.testing.twins import look, seen_events
from spuds.games.hot_potato import GAME
from spuds.games.hot_potato.actions import SIDE, blue_of, brown_of
from spuds.games.hot_potato.cards import BROWN_KINDS
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.state import Owed

States = dict[bytes, int]


def dealt(setting: Setting, rng: random.Random, game: Game = GAME) -> Moment:
    """Return a random table of round 1 after the deal."""
    moment = start(game, setting, str(setting))
    while moment.waiting() == (CHANCE,):
        moment, _ = moment.after(*choose(moment, (CHANCE,), rng))
    return moment


def random_step(moment: Moment, rng: random.Random, eager: float = 0.8) -> tuple[Step, Moment]:
    """Make a random move; players mostly lay cards, or rounds would end before the pool does."""
    seat, action = choose(moment, moment.waiting(), rng)
    if seat != CHANCE and rng.random() < eager:
        action = rng.choice([a for a in moment.legal(seat) if not GAME.texts[a].endswith("none")] or [action])
    return step(moment, seat, action)


def step(moment: Moment, seat: int, action: int) -> tuple[Step, Moment]:
    """Make a move; return it, and the position after it."""
    after, closed, events = moment.happened(seat, action)
    return Step(moment, seat, action, closed, events), after


def at(moment: Moment, states: bytes) -> Moment:
    """Return the same table in another state."""
    return replace(moment, states=np.frombuffer(bytearray(states), dtype=GAME.STATE))


class Beliefs:
    """What one viewer holds possible."""

    def __init__(self, moment: Moment, viewer: int, states: States) -> None:
        self.viewer, self.states = viewer, states
        self._add_unseen(moment)

    def follow(self, step: Step, after: Moment) -> None:
        """Keep what a move of the same look, with the same events and the same view after it, leads to."""
        before, seat, viewer = step.before, step.seat, self.viewer
        seen, told, view = look(before, seat, step.action, viewer), seen_events(step.events, viewer), after.view(viewer)
        if seen == -1 and not told:
            return  # nobody else has noticed anything
        states: States = defaultdict(int)
        for state, count in self.states.items():
            twin = at(before, state)
            for action, ways in moves(twin, seat) if seat in twin.waiting() else ():
                if look(twin, seat, action, viewer) == seen:
                    then, _, events = twin.happened(seat, action)
                    if seen_events(events, viewer) == told and bytes(then.view(viewer)) == bytes(view):
                        states[bytes(then)] += count * ways
        self.states = dict(states)
        self._add_unseen(after)

    def _add_unseen(self, moment: Moment) -> None:
        """Add the states in which others have given answers of step 1 that nobody has noticed."""
        if not (moment.state["depth"] and moment.state["stack"][0]["kind"] == Owed.PLAY):
            return
        view = bytes(moment.view(self.viewer))
        todo = list(self.states)
        while todo:
            state = todo.pop()
            twin = at(moment, state)
            for seat in set(twin.waiting()) - {self.viewer}:
                for action, ways in moves(twin, seat):
                    if look(twin, seat, action, self.viewer) == -1:
                        then, _, events = twin.happened(seat, action)
                        if not events and bytes(then.view(self.viewer)) == view and bytes(then) not in self.states:
                            self.states[bytes(then)] = self.states[state] * ways
                            todo.append(bytes(then))


def moves(moment: Moment, seat: int) -> Iterator[tuple[int, int]]:
    """Yield the possible moves of a seat, or of chance, and with how many cards that can be told apart each is made."""
    if seat == CHANCE:
        yield from moment.chances().items()
        return
    hand = moment.state["hand"][seat].tolist()
    for action in moment.legal(seat):
        brown, blue = (brown_of(action), blue_of(action)) if action < SIDE else (0, 0)
        yield action, (hand[brown - 1] if brown else 1) * (hand[BROWN_KINDS + blue - 1] if blue else 1)


def after_deal(moment: Moment, viewer: int) -> States:
    """Return what a viewer holds possible right after the deal of round 1."""
    state = moment.state
    others = [seat for seat in range(moment.seats) if seat != viewer]
    unseen = state["deck"] - (state["hand"][viewer] if viewer < moment.seats else 0)
    return {bytes(states): ways for states, ways in _deals(copied(moment.states), others, unseen.tolist())}


def _deals(states: NDArray[Any], seats: list[int], unseen: list[int]) -> Iterator[tuple[NDArray[Any], int]]:
    if not seats:
        states[0]["pool"] = unseen
        yield states, 1
        return
    for hand, ways in hands(unseen, int(states[0]["held"][seats[0]])):
        states[0]["hand"][seats[0]] = states[0]["drew"][seats[0]] = hand
        for found, more in _deals(states, seats[1:], [n - m for n, m in zip(unseen, hand, strict=True)]):
            yield found, ways * more


def hands(unseen: list[int], size: int) -> Iterator[tuple[list[int], int]]:
    """Yield all hands of a size by their kinds, and how many there are of each."""
    if not unseen:
        if size == 0:
            yield [], 1
        return
    for copies in range(min(size, unseen[0]) + 1):
        for rest, ways in hands(unseen[1:], size - copies):
            yield [copies, *rest], ways * comb(unseen[0], copies)


@dataclass
class Order:
    """What views forget (ADR 0007, point 2), noted from the events of a round, beginning with its first turn."""

    reshuffles: int = 0

    def follow(self, step: Step) -> None:
        """Note a move."""
        for event in step.events:
            if event.kind == Event.RESHUFFLES:
                self.reshuffles += 1

    def keeps_all(self) -> bool:
        """Say whether views tell all that matters. In a round's first pool all is new anyway."""
        return self.reshuffles <= 1
