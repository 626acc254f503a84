"""Write all that is made from the code, tables in documents, types and schemas: `make docs`.

python -m scripts.documents           write them
python -m scripts.documents --check   say which are not current, and end with 1 if any is
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from benchmarks.figures import LOAD, load
from benchmarks.report import LOAD_MARK, MARK, load_table, table
from scripts.types import SCHEMAS, schema, typescript
from spuds.core.documents import fill, rules_text
from spuds.core.game import Game
from spuds.core.registry import find_game, slugs
from spuds.core.testing.tracing import report, trace_rules

ROOT = Path(__file__).parent.parent


def documents() -> Iterator[tuple[Path, str]]:
    """Yield each generated document with the text that it ought to have."""
    games = [find_game(slug) for slug in slugs()]
    readme = ROOT / "README.md"
    text = fill(readme.read_text(encoding="utf-8"), "games", games_table(games))
    yield readme, fill(text, MARK, table(load()))
    hosting = ROOT / "docs" / "hosting.md"
    yield hosting, fill(hosting.read_text(encoding="utf-8"), LOAD_MARK, load_table(load(LOAD)))
    for game in games:
        yield game.folder / "RULES.md", rules_text(game)
        yield ROOT / "docs" / "rules-tested" / f"{game.slug}.md", rules_tested(game)
    yield from contracts()


def contracts() -> Iterator[tuple[Path, str]]:
    """Yield what is made from the classes of boards and messages: the page's types and the JSON Schemas."""
    yield ROOT / "web" / "src" / "lib" / "types.ts", typescript()
    for name in SCHEMAS:
        yield ROOT / "docs" / "schema" / f"{name}.json", schema(name)


def games_table(games: list[Game]) -> str:
    """Return the table of games with how many of their rules are tested."""
    lines = ["| game | slug | seats | rules tested |", "| --- | --- | --- | --- |"]
    for game in games:
        traced = trace_rules(game)
        tested = sum(1 for rule in traced if rule.tests)
        rules = f"[{tested}/{len(traced)}](docs/rules-tested/{game.slug}.md)"
        lines.append(f"| {game.name} | `{game.slug}` | {game.seats[0]}-{game.seats[-1]} | {rules} |")
    return "\n".join(lines)


def rules_tested(game: Game) -> str:
    """Return the report of a game's rule trace."""
    return f"# {game.name}: which test shows which rule\n\nMade by `make docs`.\n\n{report(game)}\n"


def main(arguments: list[str]) -> int:
    """Write or check the documents; return the exit code."""
    stale = 0
    for path, text in documents():
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        print(f"{'not current' if '--check' in arguments else 'written'}: {path.relative_to(ROOT)}")
        if "--check" not in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return stale if "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
