"""A game's RULES.md as data: its rules by id, its chapters, and its text with the generated tables filled in."""

from __future__ import annotations

import difflib
import re
from functools import cached_property
from typing import NamedTuple

from spuds.cli.faults import advise
from spuds.core.documents import rule_lines, rules_languages, rules_text
from spuds.core.errors import SetupError
from spuds.core.game import Game
from spuds.core.messages import DEFAULT_LANGUAGE

CHAPTER = re.compile(r"^### (?P<id>[A-Z]+-\d+) (?P<title>.+)$", re.MULTILINE)

SUMMARY = re.compile(r"^(## [^\n]+\n.+?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
"""The first section: the game in five lines."""


class Rule(NamedTuple):
    """One rule, in our words."""

    id: str
    chapter: str
    text: str
    authority: str
    """Who says so: the book, its publisher, our reasoning, or we ourselves."""


class Rulebook:
    """The rules of one game.

    Args:
        game: the game.
        language: in which to tell them; English where they are not told in it.
    Raises:
        SetupError: the game has no RULES.md.
    """

    def __init__(self, game: Game, language: str = DEFAULT_LANGUAGE) -> None:
        self.game = game
        self.language = language if language in rules_languages(game) else DEFAULT_LANGUAGE
        try:
            self.markdown = rules_text(game, self.language)
        except (OSError, ValueError) as error:
            raise SetupError(f"{game.name} has no rules to show: {error}") from None

    @cached_property
    def chapters(self) -> dict[str, str]:
        """Titles of the chapters by their ids, such as PM-4."""
        return {match["id"]: match["title"] for match in CHAPTER.finditer(self.markdown)}

    @property
    def summary(self) -> str:
        """The game in five lines, in Markdown; empty where its rules have no such section."""
        found = SUMMARY.search(self.markdown)
        return found[1].strip() if found else ""

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """All rules by id, in the order of the book."""
        return {
            line.id: Rule(line.id, self.chapters.get(chapter_of(line.id), ""), line.text, line.authority)
            for line in rule_lines(self.game, self.language)
        }

    def find(self, wanted: str) -> list[Rule]:
        """Return one rule, or all rules of a chapter; the game's prefix may be left out.

        Raises:
            SetupError: no such rule; says which are near.
        """
        key = wanted.strip().upper()
        if key[:1].isdigit():
            key = f"{self.game.prefix}-{key}"
        found = [rule for rule in self.rules.values() if key in (rule.id, chapter_of(rule.id))]
        if found:
            return found
        near = difflib.get_close_matches(key, [*self.rules, *self.chapters], n=3)
        hint = f"; near it are {', '.join(near)}" if near else ""
        ids = list(self.rules)
        span = f"{ids[0]} to {ids[-1]}" if ids else "none"
        raise advise(
            SetupError(f"{self.game.name} has no rule {wanted!r}{hint}; its rules are {span}"),
            f"spuds rules {self.game.slug} shows them all",
        )


def check_language(game: Game, language: str) -> None:
    """Refuse a language in which a game's rules are not told.

    Raises:
        SetupError: says which there are.
    """
    there_are = rules_languages(game)
    if language not in there_are:
        raise SetupError(f"the rules of {game.name} are not told in {language!r}; they are in {', '.join(there_are)}")


def chapter_of(rule: str) -> str:
    """Return the id of a rule's chapter."""
    return rule.partition(".")[0]


def plain(markdown: str) -> str:
    """Return Markdown as plain text that reads well aloud: a row of a table becomes a line that names its columns."""
    lines: list[str] = []
    heading: list[str] = []
    for line in markdown.splitlines():
        if not line.startswith("|"):
            heading = []
            lines.append(_unmarked(re.sub(r"^#+ ", "", line)))
            continue
        cells = [_unmarked(cell.strip()) for cell in line.strip("|").split("|")]
        if not heading:
            heading = cells
        elif not set("".join(cells)) <= {"-", ":", " "}:
            rest = [f"{name}: {cell}" for name, cell in zip(heading[1:], cells[1:], strict=False) if cell]
            lines.append("- " + "; ".join([cells[0], *rest]))
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def _unmarked(text: str) -> str:
    return re.sub(r"\*\*|`|<!--.*?-->", "", text)
