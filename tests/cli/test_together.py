"""Answers given at the same time, in a game of another package whose hooks are no kernels."""

from __future__ import annotations

import json
import re
from itertools import islice
from typing import Any

import pytest

from spuds.cli.luck import key_of
from spuds.cli.tracing import Tracer
from spuds.core.notation import dumps, read_record
from spuds.core.registry import find_game
from spuds.core.table import Table
from tests.tiny.game import GAME as TINY

from .conftest import Run


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the registry know the game, as if its package were installed."""

    def find(slug: str) -> Any:
        return TINY if slug == TINY.slug else find_game(slug)

    for module in ("spuds.cli.common", "spuds.core.replays"):
        monkeypatch.setattr(f"{module}.find_game", find)


def _trace(seats: int, key: bytes, **options: str) -> list[Any]:
    return [json.loads(line) for line in Tracer(TINY, seats, {**options}).random_game(key)]


def test_in_a_trace_the_lowest_seat_not_yet_done_is_next() -> None:
    _, *decisions, result = _trace(4, b"1")
    assert [line["seat"] for line in decisions] == ["*"] * 4 + [0, 1, 2, 3]
    assert result["over"]


def test_the_trace_is_what_the_table_says() -> None:
    for n in range(20):
        lines = list(Tracer(TINY, 3, {"double": "on"}).random_game(key_of(n)))
        table = Table(TINY, 3, double="on")
        for line in islice(lines, 1, len(lines) - 1):
            said = json.loads(line)
            move = f"{said['seat']}: {said['move']}"
            assert line == dumps(table.trace_line(move))
            table.play(move)
        assert lines[-1] == dumps(table.result())


def test_a_player_answers_last_and_learns_others_answers_when_all_are_in(spuds: Run) -> None:
    ran = spuds("play", TINY.slug, "--seats", "3", "--seat", "1", "--seed", "1", "--bots", "random", typed="1\n")
    assert ran.code == 0
    assert "The game is over." in ran.lines
    asked = next(n for n, line in enumerate(ran.lines) if line.startswith("> "))
    told = [n for n, line in enumerate(ran.lines) if re.match(r"\w+ bids \d", line)]
    assert len(told) == 3
    assert min(told) > asked


def test_a_record_has_the_answers_in_seat_order_and_is_resumed_in_the_middle(spuds: Run, tmp_path: Any) -> None:
    file = tmp_path / "game.json"
    play = ("--seat", "0", "--seed", "3", "--bots", "random")
    spuds("play", TINY.slug, "--seats", "3", *play, "--save", str(file))
    half = read_record(file.read_text())
    assert [move[:2] for move in half.moves] == ["*:"] * 3 + ["1:", "2:"]
    spuds("play", "--resume", str(file), *play, "--save", str(file), typed="1\n")
    whole = read_record(file.read_text())
    assert [move[:2] for move in whole.moves] == ["*:"] * 3 + ["0:", "1:", "2:"]
    assert spuds("replay", str(file)).code == 0
    assert len(spuds("trace", "--replay", str(file)).lines) == 8


def test_an_undo_takes_back_what_others_answered_meanwhile(spuds: Run) -> None:
    ran = spuds("play", TINY.slug, "--seats", "2", "--seed", "3", "--bots", "random", typed="undo\nwhy 9\nwhy bid 2\n")
    assert "You have not answered anything yet." in ran.lines
    assert read_record(ran.lines[-1]).moves[-1].startswith("1: ")
