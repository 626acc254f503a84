"""`import spuds` is quick, and each layer knows only those below it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import spuds

ROOT = Path(__file__).parents[1]


def modules_after(statement: str) -> set[str]:
    code = f"{statement}\nimport json, sys\nprint(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    return set(json.loads(done.stdout))


def test_import_alone_loads_neither_numpy_nor_the_compiler() -> None:
    loaded = modules_after("import spuds; spuds.__version__; dir(spuds)")
    assert loaded.isdisjoint({"numpy", "numba", "llvmlite", "msgspec", "pytest", "spuds.core.game"})


def test_nothing_loads_pytest_or_another_test_tool() -> None:
    loaded = modules_after("import spuds; spuds.Table; import spuds.core.testing.instrument; spuds.find_game")
    assert "numba" in loaded
    assert loaded.isdisjoint({"pytest", "hypothesis"})


def test_a_game_is_loaded_when_it_is_first_asked_for() -> None:
    assert not any(module.startswith("spuds.games.") for module in modules_after("import spuds; spuds.slugs()"))


@pytest.mark.interpreted
def test_all_public_names_are_there() -> None:
    for name in spuds.__all__:
        assert getattr(spuds, name) is not None
    assert set(spuds.__all__) <= set(dir(spuds))
    with pytest.raises(AttributeError, match="has no attribute 'Spud'"):
        getattr(spuds, "Spud")  # noqa: B009


def test_layers_know_only_those_below_them() -> None:
    command = Path(sys.executable).with_name("lint-imports")
    if not command.exists():
        pytest.skip("import-linter is not installed")
    environment = {**os.environ, "COLUMNS": "200"}
    done = subprocess.run(
        [str(command), "--no-logo", "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert done.returncode == 0, done.stdout + done.stderr
