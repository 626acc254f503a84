"""Rules use the fields that their records declare, and no others: a misspelt one would only be met at run time."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spuds.core.chance import Rng
from spuds.core.frames import Frame
from spuds.core.game import Game
from spuds.core.records import fields_of
from spuds.core.registry import find_game, slugs

pytestmark = pytest.mark.interpreted

STATES = {"state", "view", "start", "s", "v"}
"""Names under which kernels know a state, besides parameters that are declared as one."""

ARRAY = {"shape", "tobytes", "dtype", "copy"}
"""What kernels may ask of an array of records."""


def sources(game: Game) -> list[Path]:
    return [path for path in sorted(game.folder.rglob("*.py")) if "tests" not in path.relative_to(game.folder).parts]


def unknown_fields(path: Path, game: Game) -> Iterator[str]:
    known = {f.name for f in fields_of(game.State)} | ARRAY
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef):
            declared = {arg.arg for arg in function.args.args if is_state(arg, game)}
            for node in ast.walk(function):
                if isinstance(node, ast.Attribute):
                    yield from unknown(node, declared | STATES, known, path)


def is_state(arg: ast.arg, game: Game) -> bool:
    return arg.annotation is not None and ast.unparse(arg.annotation) == game.State.__name__


def unknown(node: ast.Attribute, states: set[str], known: set[str], path: Path) -> Iterator[str]:
    owner = ast.unparse(node.value)
    if owner == "frame" or (isinstance(node.value, ast.Subscript) and ".stack[" in owner):
        known = {f.name for f in fields_of(Frame)}
    elif owner == "rng":
        known = {f.name for f in fields_of(Rng)}
    elif owner.removesuffix("[0]") not in states:
        return
    if node.attr not in known:
        yield f"{path.name}:{node.lineno}: {owner}.{node.attr}"


@pytest.mark.parametrize("slug", slugs())
def test_rules_use_fields_that_are_declared(slug: str) -> None:
    game = find_game(slug)
    found = sources(game)
    assert len(found) > 5
    assert [fault for path in found for fault in unknown_fields(path, game)] == []


@pytest.mark.parametrize("slug", slugs())
def test_every_field_is_used(slug: str) -> None:
    game = find_game(slug)
    texts = [path.read_text(encoding="utf-8") for path in sources(game)]
    used = {node.attr for text in texts for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)}
    assert {f.name for f in fields_of(game.State)} - used == set()


def test_a_misspelt_field_is_seen(tmp_path: Path) -> None:
    game = find_game(slugs()[0])
    path = tmp_path / "rules.py"
    path.write_text("def f(state: State, x: State):\n    x.hnad = state.stack[0].knid\n    state.depht = state.depth\n")
    assert [fault.split(": ")[1] for fault in unknown_fields(path, game)] == [
        "x.hnad",
        "state.stack[0].knid",
        "state.depht",
    ]


@pytest.mark.parametrize("slug", slugs())
def test_record_classes_declare_types_for_every_field(slug: str) -> None:
    state = find_game(slug).State
    assert set(inspect.get_annotations(state)) == {f.name for f in fields_of(state)}
    assert sys.modules[state.__module__].__name__ == state.__module__
