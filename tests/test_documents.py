"""Documents say what the code says: generated tables are current, every rule is traced, files stay small."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from scripts.documents import documents
from spuds import find_game, slugs
from spuds.core.documents import fill, rule_lines
from spuds.core.testing import tracing

ROOT = Path(__file__).parent.parent
MOST_LINES = 300
EXEMPT = {"cards.py"}


def test_every_generated_document_is_current() -> None:
    stale = [path.name for path, text in documents() if not path.is_file() or path.read_text("utf-8") != text]
    assert not stale, f"not current: {stale}; make docs writes them anew"


@pytest.mark.parametrize("slug", slugs())
def test_every_rule_is_shown_by_a_test_and_cited_by_code_and_no_unknown_rule_is_named(slug: str) -> None:
    assert tracing.faults(find_game(slug)) == []


@pytest.mark.parametrize("slug", slugs())
def test_rule_ids_are_in_order_and_each_says_its_authority(slug: str) -> None:
    game = find_game(slug)
    lines = list(rule_lines(game))
    numbers = [tuple(map(int, line.id.removeprefix(f"{game.prefix}-").split("."))) for line in lines]
    assert numbers == sorted(set(numbers))
    assert all(line.authority.split("[")[0].split(":")[0].split(";")[0].split(",")[0] for line in lines)


@pytest.mark.parametrize("slug", slugs())
def test_rules_in_every_language_count_the_same_cards(slug: str) -> None:
    game = find_game(slug)
    parts = counts_by_word(game.parts())
    for rules in game.folder.glob("RULES.*.md"):
        told = counts_by_word(rules.read_text("utf-8"))
        if parts.keys() & told.keys():  # else it tells of the cards in sentences
            assert {word: told.get(word) for word in parts} == parts, rules.name


def counts_by_word(markdown: str) -> dict[str, list[int]]:
    """Return the numbers in each row of a table that tells of one kind of card, by its move-word."""
    found: dict[str, list[int]] = {}
    for line in markdown.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        words = [cell for cell in cells if re.fullmatch(r"`[a-z-]+`", cell)]
        counts = [int(cell) for cell in cells if cell.isdecimal()]
        if words and counts:
            found[words[0]] = counts
    return found


@pytest.mark.parametrize("slug", slugs())
def test_options_name_rules_that_exist(slug: str) -> None:
    game = find_game(slug)
    from spuds.core.options import option_kinds

    known = {line.id for line in rule_lines(game)}
    for name, kind in option_kinds(game.Options).items():
        assert set(kind.changes) <= known, name
        assert kind.doc.endswith("."), name


def test_a_document_without_the_mark_is_refused() -> None:
    with pytest.raises(ValueError, match="no mark"):
        fill("# A page", "games", "| table |")


def test_files_stay_small() -> None:
    sources = [path for folder in ("src", "tests", "scripts", "benchmarks") for path in (ROOT / folder).rglob("*.py")]
    long = {path.name: lines for path in sources if (lines := len(path.read_text("utf-8").splitlines())) > MOST_LINES}
    assert set(long) <= EXEMPT, long


def test_functions_stay_small() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("make_"):
                body = [part for part in node.body if not _is_docstring(part)]
                lines = (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0
                assert lines <= 60, f"{path.name}: {node.name} has {lines} lines"


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def test_adrs_are_one_page_each() -> None:
    for path in (ROOT / "docs" / "adr").glob("[0-9]*.md"):
        assert len(path.read_text("utf-8").splitlines()) <= 40, path.name
