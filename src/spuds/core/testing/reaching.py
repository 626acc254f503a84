"""Whether chance moves lead from one position to another: a search that comes ever closer and leaves out dead ends."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import numpy as np

from spuds.core.frames import CHANCE
from spuds.core.records import fields_of
from spuds.core.testing.moments import Moment
from spuds.core.testing.places import distances, places_of

WALKS = 4
"""Random ways on from a position, to see what may still change."""
DETOURS = 3
"""Chance moves that a walk tries, so that it does not end at the first decision of a player."""

STEPS = 2
"""Of all walks together, for each move that a search may try."""

SAMPLES = 100
"""Ways to see which numbers rise and fall again."""


def can_reach(start: Moment, goal: Moment, *, tries: int = 10_000) -> bool:
    """Look for chance moves that lead from one position to another, those first that bring it closest.

    It is looked three times, ever more broadly: the last search, which leaves out nothing, would try all that may be
    dealt to others before it gave a seat another card, or follow a chain of draws that the goal does not have.

    Returns:
        Whether such moves were found within so many tries; in a game whose chance moves undo each other,
        False may mean that they were not looked for long enough.
    """
    places = places_of(start.game.State)
    rows = [place.part for place in places if place.row >= 0]
    watched = [*rows, *(place.part for place in places if not place.field.shape)]
    counts = [f.name for f in fields_of(start.game.State) if f.shape and f.base.itemsize in (1, 2, 4)]
    return (
        _search(start, goal, tries, watched=watched, straight=counts)
        or _search(start, goal, tries, watched=watched, straight=_one_way(start, counts))
        or _search(start, goal, tries, watched=[], straight=[])
    )


def _search(start: Moment, goal: Moment, tries: int, *, watched: Sequence[slice], straight: Sequence[str]) -> bool:
    """Look for such moves.

    Args:
        start: where from.
        goal: where to.
        tries: how many moves to try.
        watched: parts of a record; a position that seems to be astray in one of them is left out.
        straight: fields; a position is left out in which one lies beyond what it is in both `start` and `goal`.
    """
    target = bytes(goal)
    known = {bytes(start)}
    paths = [start]
    walker = _Walker(f"reach/{start.told}/{start.n}", STEPS * tries)
    between = {name: np.sort([start.states[name], goal.states[name]], axis=0) for name in straight}
    while paths:
        moment = paths.pop()
        if bytes(moment) == target:
            return True
        if moment.waiting() != (CHANCE,) or walker.is_astray(moment, target, watched):
            continue
        nexts: dict[bytes, Moment] = {}
        for action in moment.chances():
            after, _ = moment.after(CHANCE, action)
            tries -= 1
            is_beyond = any(
                ((after.states[name] < low) | (after.states[name] > high)).any()
                for name, (low, high) in between.items()
            )
            if not is_beyond and (raw := bytes(after)) not in known:
                known.add(raw)
                nexts[raw] = after
        if tries < 0:
            return False
        far = dict(zip(nexts, distances(list(nexts), target, start.states.dtype), strict=True))
        paths += [nexts[raw] for raw in sorted(nexts, key=lambda raw: -far[raw])]
    return False


def _one_way(start: Moment, names: Sequence[str]) -> list[str]:
    """Return the fields whose numbers only rise, or only fall, on some ways: a card may lie in a hand for a while."""
    rng = random.Random(f"one way/{start.told}/{start.n}")
    bent: set[str] = set()
    for _ in range(SAMPLES):
        way = [start]
        while way[-1].waiting() == (CHANCE,):
            way.append(_onward(way[-1], rng)[-1])
        for name in names:
            steps = np.diff(np.stack([moment.states[name] for moment in way]).astype(np.int64), axis=0)
            bent |= {name} if ((steps > 0).any(axis=0) & (steps < 0).any(axis=0)).any() else set()
    return [name for name in names if name not in bent]


class _Walker:
    """Says which positions lead astray, until it has made so many steps; then none does.

    Args:
        seed: of its ways.
        steps: how many it may make.
    """

    def __init__(self, seed: str, steps: int) -> None:
        self._rng = random.Random(seed)
        self._steps = steps

    def is_astray(self, moment: Moment, target: bytes, watched: Sequence[slice]) -> bool:
        """Say whether a part is not as it shall be and seems to stay as it is, whatever chance does from here.

        Such as the hand of a seat that the deal has passed.
        """
        raw = bytes(moment)
        wrong = [part for part in watched if raw[part] != target[part]]
        for _ in range(WALKS):
            if not wrong or self._steps < 0:
                return False
            for after in self._walk(moment):
                wrong = [part for part in wrong if after[part] == raw[part]]
        return bool(wrong)

    def _walk(self, moment: Moment) -> Iterator[bytes]:
        """Yield the positions of a random way of chance moves, and those at which it would have ended on the way."""
        while moment.waiting() == (CHANCE,):
            tried = _onward(moment, self._rng)
            self._steps -= len(tried)
            yield from map(bytes, tried)
            moment = tried[-1]


def _onward(moment: Moment, rng: random.Random) -> list[Moment]:
    """Return where random chance moves lead, the last of which goes on if any of a few does."""
    actions = list(moment.chances())
    tried: list[Moment] = []
    while len(tried) < DETOURS and (not tried or tried[-1].waiting() != (CHANCE,)):
        tried.append(moment.after(CHANCE, rng.choice(actions))[0])
    return tried
