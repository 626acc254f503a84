"""Each game plays as the slow reference in its tests does, which was written from the documents alone."""

from __future__ import annotations

import importlib
import importlib.util
import os
import random
from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
import pytest

from spuds.core import bits
from spuds.core.frames import CHANCE
from spuds.core.game import Game
from spuds.core.registry import find_game, slugs
from spuds.core.table import Table
from spuds.core.testing import Setting, settings

GAMES = int(os.environ.get("SPUDS_GAMES", "12"))
"""Random games at each table; set it to a thousand when rules or reference change."""

SEED = os.environ.get("SPUDS_SEED", "0")


class Reference(Protocol):
    """What a game's reference must offer; moves are words."""

    def waiting(self) -> list[int] | str | None: ...
    def legal(self, seat: int) -> list[str]: ...
    def chances(self) -> dict[str, int]: ...
    def play(self, mover: int | str, words: str) -> None: ...
    def result(self) -> dict[str, object]: ...
    def header(self) -> dict[str, object]: ...
    def line(self, n: int, move: str) -> dict[str, object]: ...


def reference(game: Game, setting: Setting) -> Reference:
    name = f"{game.State.__module__.rpartition('.')[0]}.tests.reference"
    if importlib.util.find_spec(name) is None:
        pytest.skip("there is no reference for this game")
    made: Reference = importlib.import_module(name).Reference(setting.seats, dict(setting.options))
    return made


TABLES = [
    pytest.param(slug, setting, id=f"{slug}: {setting}")
    for slug in slugs()
    for setting in settings(find_game(slug), mixed=3)
]


class Engine:
    """The compiled game with the reference's interface, on one record that changes in place."""

    def __init__(self, game: Game, setting: Setting) -> None:
        options: dict[str, Any] = dict(setting.options)
        self.game, self.seats = game, setting.seats
        self.states = Table(game, setting.seats, **options).state
        self.out = np.zeros(max(game.sizes.answers, game.sizes.chances), dtype=np.int64)
        self.weights = np.zeros(game.sizes.chances, dtype=np.int64)

    def waiting(self) -> list[int] | str | None:
        members = int(self.game.waiting(self.states[0]))
        if members == 1 << CHANCE:
            return "*"
        return [seat for seat in range(self.seats) if bits.has(members, seat)] or None

    def legal(self, seat: int) -> set[str]:
        n = int(self.game.legal(self.states[0], seat, self.out))
        return {self.game.texts[action] for action in self.out[:n].tolist()}

    def chances(self) -> dict[str, int]:
        n = int(self.game.chances(self.states[0], self.out, self.weights))
        pairs = zip(self.out[:n].tolist(), self.weights[:n].tolist(), strict=True)
        return {self.game.texts[action]: weight for action, weight in pairs}

    def play(self, mover: int | str, words: str) -> None:
        seat = CHANCE if isinstance(mover, str) else mover
        self.game.play(self.states[0], seat, self.game.actions[words], None)

    def scores(self) -> Mapping[str, object]:
        scores = np.zeros(self.seats, dtype=np.int64)
        winners = int(self.game.tally(self.states[0], scores))
        return {"scores": scores.tolist(), "winners": [seat for seat in range(self.seats) if bits.has(winners, seat)]}


@pytest.mark.parametrize("slug,setting", TABLES)
def test_the_engine_plays_as_the_reference(slug: str, setting: Setting) -> None:
    game = find_game(slug)
    for n in range(GAMES):
        rng = random.Random(f"{slug}/{setting}/{SEED}/{n}")
        slow, fast = reference(game, setting), Engine(game, setting)
        moves: list[str] = []
        while (waiting := slow.waiting()) is not None:
            assert fast.waiting() == waiting, moves
            mover: int | str = "*" if isinstance(waiting, str) else rng.choice(waiting)
            if isinstance(mover, str):
                possible = slow.chances()
                assert fast.chances() == possible, moves
                words = rng.choices(list(possible), weights=list(possible.values()))[0]
            else:
                legal = slow.legal(mover)
                assert fast.legal(mover) == set(legal), moves
                words = rng.choice(legal)
            moves.append(f"{mover}: {words}")
            slow.play(mover, words)
            fast.play(mover, words)
        assert fast.waiting() is None, moves
        result = slow.result()
        assert fast.scores() == {name: result[name] for name in ("scores", "winners")}, moves


@pytest.mark.parametrize("slug,setting", TABLES)
def test_traces_and_results_are_those_of_the_reference(slug: str, setting: Setting) -> None:
    game = find_game(slug)
    rng = random.Random(f"{slug}/{setting}/{SEED}/trace")
    options: dict[str, Any] = dict(setting.options)
    slow, table = reference(game, setting), Table(game, setting.seats, **options)
    assert table.trace_header() == slow.header()
    while table.waiting:
        mover = table.waiting[0]
        words = rng.choice(list(table.chances()) if mover == "*" else table.legal(mover))
        line = table.trace_line(f"{mover}: {words}")
        assert line == slow.line(len(table.moves), words)
        legal = line["legal"]
        assert list(legal) == sorted(legal)
        table.play(f"{mover}: {words}")
        slow.play(mover, words)
        if len(table.moves) % 20 == 0:
            assert table.result() == slow.result()
    assert table.result() == slow.result()
