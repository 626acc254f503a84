"""Trace rule ids: which tests show a rule, which code cites it, and which ids nobody knows.

A rule is traced when a test is marked with its id (`@rule("PM-4.2")`) and a docstring, comment or text of the
game's code names it. Ranges count: "PM-3.4 to PM-3.7" cites four rules.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from spuds.core.documents import rule_lines
from spuds.core.game import Game


class Traced(NamedTuple):
    """One rule, the tests that show it and the places in the code that cite it."""

    id: str
    tests: tuple[str, ...]
    code: tuple[str, ...]


def trace_rules(game: Game) -> list[Traced]:
    """Return every rule of the game's RULES.md with its tests and its code."""
    tests = _gather(_marks(game.folder / "tests"))
    code = _gather(_citations(game, _sources(game.folder)))
    return [Traced(line.id, tests.get(line.id, ()), code.get(line.id, ())) for line in rule_lines(game)]


def unknown_ids(game: Game) -> list[str]:
    """Name every place in the game's folder that speaks of a rule which RULES.md does not have."""
    known = {line.id for line in rule_lines(game)}
    paths = [path for path in game.folder.rglob("*") if path.suffix in {".py", ".md", ".ftl", ".game", ".txt"}]
    return [f"{where}: {rule}" for rule, where in _citations(game, paths) if rule not in known]


def faults(game: Game) -> list[str]:
    """Name every rule without a test or without code, and every unknown id."""
    found = [f"unknown rule {where}" for where in unknown_ids(game)]
    for rule in trace_rules(game):
        if not rule.tests:
            found.append(f"{rule.id} is shown by no test")
        if not rule.code:
            found.append(f"{rule.id} is cited by no code")
    return found


def report(game: Game) -> str:
    """Return the trace as a table in Markdown."""
    lines = ["| rule | shown by | cited in |", "| --- | --- | --- |"]
    for rule in trace_rules(game):
        tests = "<br>".join(sorted(rule.tests)) or "**nothing**"
        lines.append(f"| {rule.id} | {tests} | {', '.join(sorted(rule.code)) or '**nothing**'} |")
    return "\n".join(lines)


def _gather(pairs: Iterable[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    found: dict[str, set[str]] = defaultdict(set)
    for rule, where in pairs:
        found[rule].add(where)
    return {rule: tuple(sorted(places)) for rule, places in found.items()}


def _marks(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for mark in node.decorator_list:
                    yield from ((rule, f"{path.stem}: {node.name}") for rule in _ids_of(mark))


def _ids_of(mark: ast.expr) -> Iterator[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "rule":
        yield from (str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant))


def _sources(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*.py")):
        if "tests" not in path.relative_to(folder).parts:
            yield path


def _citations(game: Game, paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    one = rf"{game.prefix}-(\d+)\.(\d+)"
    pattern = re.compile(rf"\b{one}(?:(?: to |-){one}\b)?")
    for path in paths:
        where = str(path.relative_to(game.folder))
        for found in pattern.finditer(path.read_text(encoding="utf-8")):
            chapter, first, last_chapter, last = found.groups()
            top = int(last) if last and last_chapter == chapter else int(first)
            for number in range(int(first), top + 1):
                yield f"{game.prefix}-{chapter}.{number}", where
