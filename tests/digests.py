"""One digest for everything that a game does in seeded random games, to compare ways of running it.

python -m tests.digests SLUG        prints a digest for each table that is tried
python -m tests.digests SLUG 1 2    for every second table, from number 1 on
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator

import numpy as np

from spuds.core.chance import seeded
from spuds.core.game import Game
from spuds.core.registry import find_game
from spuds.core.testing import Moment, Play, play_out, settings
from spuds.core.testing.moments import copied


def digests(game: Game, first: int = 0, each: int = 1) -> dict[str, str]:
    """Return a digest of one random game at each number of seats, and at one table with another option.

    Args:
        game: the game.
        first, each: of these tables every so many, from this number on.
    """
    tables = settings(game)[: len(game.seats) + 1][first::each]
    return {str(setting): digest(play_out(game, setting, "digest")) for setting in tables}


def digest(play: Play) -> str:
    """Return a digest of all states, answers, chances, events, views, worlds, fast moves and results of a game."""
    summed = hashlib.sha256()
    for step in play.steps:
        summed.update(repr((step.seat, step.action, step.closed, step.events)).encode())
    for n, moment in enumerate(play.moments):
        for part in _parts(moment, close=n % 6 == 0):
            summed.update(part)
    return summed.hexdigest()[:16]


def _parts(moment: Moment, *, close: bool) -> Iterator[bytes]:
    yield bytes(moment)
    waiting = moment.waiting()
    yield repr((waiting, [sorted(moment.possible(seat)) for seat in waiting])).encode()
    if not close:
        return
    game, rng = moment.game, seeded("digest", moment.n)
    for viewer in moment.viewers:
        view = moment.view(viewer)
        yield view.tobytes()
        yield bytes(moment.world(view, viewer, rng))
    settled = copied(moment.states)
    game.settle(settled[0], rng[0])
    yield settled.tobytes()
    for seat in waiting:
        if seat < moment.seats:
            yield repr([int(game.pick(moment.state, seat, rng[0])) for _ in range(3)]).encode()
            yield repr([int(game.why_not(moment.state, seat, action)) for action in range(0, 375, 5)]).encode()
            yield str(int(game.thumb(moment.view(seat)[0], seat, rng[0]))).encode()
    values, scores = np.zeros(moment.seats), np.zeros(moment.seats, dtype=np.int64)
    game.values(moment.state, values)
    yield repr((values.tolist(), int(game.tally(moment.state, scores)), scores.tolist())).encode()
    yield rng.tobytes()


def main(slug: str, *part: str) -> None:
    """Print digests as JSON."""
    print(json.dumps(digests(find_game(slug), *map(int, part))))


if __name__ == "__main__":
    np.seterr(all="raise")
    main(*sys.argv[1:])
