"""Getting rules ready: wholly, or only as long as somebody wants it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from spuds.core.game import Game
from spuds.core.registry import find_game
from spuds.server import kernels
from tests.server.running import new_table, serving, until
from tests.sharing import PATIENCE


@pytest.mark.parametrize("moves", [0, 1, 5])
def test_rules_that_are_no_longer_wanted_are_left_at_the_next_move_and_not_taken_for_ready(
    moves: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def wanted() -> bool:
        asked.append(True)
        return len(asked) <= moves

    monkeypatch.setattr(kernels, "_stamp", lambda game: tmp_path / game.slug)
    game = find_game(new_table().game)
    assert not kernels.load(game, wanted)
    assert len(asked) == moves + 1
    assert list(tmp_path.iterdir()) == []
    assert kernels.load(game)
    assert [file.name for file in tmp_path.iterdir()] == [game.slug]


async def test_a_server_that_is_told_to_stop_loads_no_more_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    ended: list[str] = []

    def endless(game: Game, wanted: Callable[[], bool]) -> bool:
        begun.append(game.slug)
        until = time.monotonic() + PATIENCE
        while wanted():
            assert time.monotonic() < until
            time.sleep(0.01)
        ended.append(game.slug)
        return False

    monkeypatch.setattr(kernels, "exercise", endless)
    async with serving(tmp_path):
        await until(lambda: begun)
    assert ended == begun, "what was under way has ended"
    assert len(begun) == 1, "and nothing was begun after it"
