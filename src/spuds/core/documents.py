"""Documents that cannot drift: tables between marks, made from what the code knows.

<!-- generated: parts -->
...
<!-- /generated -->
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from spuds.core.game import Game
from spuds.core.options import option_kinds

END = "<!-- /generated -->"
MARKS = ("<!-- generated: ", END)
"""How lines begin that are marks and no text."""
_RULE_LINE = re.compile(r"^- \*\*(?P<id>[A-Z]+-\d+\.\d+)\*\* (?P<text>.*?)(?: \[(?P<authority>[^\]]*)\])?$")


class RuleLine(NamedTuple):
    """One line of a RULES.md."""

    id: str
    text: str
    authority: str


def fill(document: str, mark: str, content: str) -> str:
    """Return a document with the text between a mark and its end replaced.

    Raises:
        ValueError: the document has no such mark.
    """
    begin = f"<!-- generated: {mark} -->"
    head, found, rest = document.partition(begin)
    if not found or END not in rest:
        raise ValueError(f"the document has no mark {begin}")
    tail = rest[rest.index(END) :]
    return f"{head}{begin}\n{content.strip()}\n{tail}"


def rules_text(game: Game, language: str = "en") -> str:
    """Return a game's RULES.md with its tables made from the code, or its RULES.<language>.md, which has no such."""
    text = _written(game, language)
    if language != "en":
        return text
    text = fill(text, "options", options_table(game))
    return fill(text, "parts", game.parts())


def _written(game: Game, language: str) -> str:
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (game.folder / name).read_text(encoding="utf-8")


def rules_languages(game: Game) -> list[str]:
    """Return the languages that a game's rules are told in."""
    return sorted({"en", *(path.stem.removeprefix("RULES.") for path in game.folder.glob("RULES.*.md"))})


def rule_lines(game: Game, language: str = "en") -> Iterator[RuleLine]:
    """Yield every rule of a game's RULES.md, or RULES.<language>.md, in order."""
    for line in _written(game, language).splitlines():
        rule = read_rule(line)
        if rule is not None:
            yield rule


def read_rule(line: str) -> RuleLine | None:
    """Return the rule that a line of a RULES.md states, or None."""
    found = _RULE_LINE.match(line)
    return RuleLine(found["id"], found["text"], found["authority"] or "") if found else None


def options_table(game: Game) -> str:
    """Return the table of a game's options in Markdown."""
    lines = [
        "| option | values (default first) | seats | changes | what it does |",
        "| --- | --- | --- | --- | --- |",
    ]
    for name, kind in option_kinds(game.Options).items():
        seats = ", ".join(map(str, kind.seats)) or "all"
        if kind.needed_at:
            seats += f"; needed at {', '.join(map(str, kind.needed_at))}"
        lines.append(f"| `{name}` | {kind.markdown()} | {seats} | {', '.join(kind.changes)} | {kind.doc} |")
    return "\n".join(lines)
