"""Run the command line in this process or in one of its own, and never let a traceback through."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner

from spuds import replay
from spuds.cli import spuds as group
from spuds.cli.warm import STAGES
from spuds.core.game import Game
from spuds.core.notation import read_record
from spuds.core.registry import find_game, slugs
from tests.sharing import PATIENCE, in_own_order, once


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Ran]


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Compile all that commands use before any test is timed; instead of what all other tests need compiled."""
    for slug in in_own_order(slugs()):
        once(slug, "for commands", partial(_compile, find_game(slug)))


def _compile(game: Game) -> None:
    for stage in STAGES.values():
        stage(game)


def _checked(code: int, out: str, err: str) -> Ran:
    # Whether something has to be compiled is a matter of the cache.
    err = "".join(line for line in err.splitlines(keepends=True) if not line.startswith("compiling "))
    assert "Traceback" not in out + err
    assert "bug of spuds" not in err
    return Ran(code, out, err)


@pytest.fixture
def spuds() -> Run:
    """Run a command in this process: quick, but there is no terminal."""

    def run(*args: str, typed: str | bytes = "") -> Ran:
        result = CliRunner().invoke(group, list(args), input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit)
        return _checked(result.exit_code, result.stdout, result.stderr)

    return run


@pytest.fixture
def process() -> Run:
    """Run a command as a user's shell does."""

    def run(*args: str, typed: str = "", **environment: str) -> Ran:
        done = subprocess.run(
            [sys.executable, "-m", "spuds", *args],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
            timeout=PATIENCE,
            check=False,
        )
        return _checked(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture(scope="session")
def whole_game() -> str:
    """The record of a game of three, made by play."""
    result = CliRunner().invoke(group, ["play", "potato-man", "--seats", "3", "--seed", "4"], input="1\n" * 20 + "quit")
    unfinished = result.stdout.splitlines()[-1]
    table = replay(read_record(unfinished))
    rng = random.Random(1)
    while not table.over:
        table.settle(rng)
        for seat in table.waiting:
            table.play(f"{seat}: {rng.choice(table.legal(int(seat)))}")
    return table.record().to_json()


@pytest.fixture
def saved(whole_game: str, tmp_path: Path) -> Path:
    """A file with the record of a whole game of three."""
    file = tmp_path / "whole.json"
    file.write_text(whole_game + "\n")
    return file
