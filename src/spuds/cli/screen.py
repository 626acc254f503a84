"""How words reach the terminal: in colours on one that has them, else as plain lines that read well aloud.

Plain output has no colour, no box and no cursor movement: for screen readers, pipes and files.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from spuds.cli.answers import grouped
from spuds.cli.rulebook import Rule, plain
from spuds.cli.wrapping import HANGING, aligned, hanging, width_of, wrapped

if TYPE_CHECKING:
    from rich.text import Text

NOTHING: Mapping[str, str] = {}
MOST_COLUMNS = 4
GAP = 7
"""Letters that an answer takes besides its words: its number and what keeps it apart from the next."""
STYLES = {"": "", "quiet": "dim", "strong": "bold", "problem": "yellow"}


class Screen(Protocol):
    """Where a command writes."""

    def line(self, text: str = "", style: str = "") -> None:
        """Write a line; `style` is one of STYLES."""

    def command(self, text: str) -> None:
        """Write a command on a line of its own, never broken, so that it can be copied."""

    def heading(self, text: str) -> None:
        """Write what begins something new."""

    def spans(self, label: str, words: Sequence[tuple[str, str]]) -> None:
        """Write a line of words after a label, each word in a style of its own."""

    def answers(self, answers: Sequence[str]) -> None:
        """Write numbered answers; those that only add to the words of another stand on its line."""

    def pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Write texts, each after the word that it explains."""

    def table(self, heading: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Write rows in columns."""

    def markdown(self, text: str) -> None:
        """Write a text in Markdown."""

    def laid_out(self, text: str) -> str:
        """Return a text in Markdown as it would be written."""
        ...

    def rule(self, rule: Rule) -> None:
        """Write one rule."""


class PlainScreen:
    """Lines of text and nothing else. At a terminal long ones break between words, elsewhere they stay whole."""

    def __init__(self) -> None:
        self._width = width_of(sys.stdout)

    def _print(self, text: str, indent: int = 0) -> None:
        print("\n".join(wrapped(text, self._width, indent)))

    def line(self, text: str = "", style: str = "") -> None:
        """Write a line."""
        del style
        self._print(text)

    def command(self, text: str) -> None:
        """Write a command, whole."""
        print(text)

    def heading(self, text: str) -> None:
        """Write a line with an empty one before it."""
        self._print(f"\n{text}")

    def spans(self, label: str, words: Sequence[tuple[str, str]]) -> None:
        """Write a line of words; styles are lost, so they must not be all that tells words apart."""
        self._print(f"{label}: {' '.join(word for word, _ in words)}", HANGING)

    def answers(self, answers: Sequence[str]) -> None:
        """Write a line for each answer, with those that only add to it."""
        for group in grouped(answers):
            self._print("  ".join(f"{n}. {answer}" for n, answer in group), HANGING)

    def pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Write texts after words."""
        for line in aligned(pairs, self._width):
            print(line)

    def table(self, heading: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Write aligned columns; at a terminal the last one goes on below itself."""
        widths = [max(len(row[n]) for row in [heading, *rows]) for n in range(len(heading))]
        for row in [heading, *rows]:
            cells = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
            self._print(cells.rstrip(), sum(width + 2 for width in widths[:-1]))

    def markdown(self, text: str) -> None:
        """Write the text without its marks."""
        print(self.laid_out(text))

    def laid_out(self, text: str) -> str:
        """Return a text in Markdown without its marks."""
        lines = plain(text).splitlines()
        return "\n".join(part for line in lines for part in wrapped(line, self._width, hanging(line)))

    def rule(self, rule: Rule) -> None:
        """Write a rule on one line."""
        authority = f" [{rule.authority}]" if rule.authority else ""
        self._print(f"{rule.id} {plain(rule.text)}{authority}", HANGING)


class ColourScreen:
    """A terminal with colours. Words of cards are shown in the cards' colours, wherever they stand.

    Args:
        colours: the colour of each such word.
    """

    def __init__(self, colours: Mapping[str, str] = NOTHING) -> None:
        from rich.console import Console

        self._console = Console(highlight=False)
        self._colours = colours

    def _text(self, text: str, style: str = "") -> Text:
        import re

        from rich.text import Text

        shown = Text(text, style=STYLES[style])
        if self._colours and style != "quiet":
            for match in re.finditer(r"[\w+-]+", text):
                if colour := self._colours.get(match[0]):
                    shown.stylize(f"bold {colour}", *match.span())
        return shown

    def line(self, text: str = "", style: str = "") -> None:
        """Write a line."""
        self._console.print(self._text(text, style))

    def command(self, text: str) -> None:
        """Write a command, whole."""
        self._console.print(self._text(text, "strong"), soft_wrap=True)

    def heading(self, text: str) -> None:
        """Write a line across the terminal with the text in it."""
        self._console.print()
        self._console.rule(self._text(text, "strong"), align="left", style="dim")

    def spans(self, label: str, words: Sequence[tuple[str, str]]) -> None:
        """Write words after a label."""
        from rich.text import Text

        shown = Text(f"{label}: ")
        for word, style in words:
            shown.append_text(self._text(word, style)).append(" ")
        self._console.print(shown)

    def answers(self, answers: Sequence[str]) -> None:
        """Write numbered answers in columns, read downwards, or groups of them each on a line of its own."""
        groups = grouped(answers)
        if len(groups) < len(answers):
            self._write_groups(groups)
            return
        columns = max(1, min(MOST_COLUMNS, self._console.width // (max(map(len, answers), default=1) + GAP)))
        length = -(-len(answers) // columns)
        for row in range(length):
            line = self._text("")
            for n in range(row, len(answers), length):
                self._append(line, n + 1, answers[n], max(map(len, answers)))
            self._console.print(line)

    def _write_groups(self, groups: Sequence[Sequence[tuple[int, str]]]) -> None:
        first = max(len(group[0][1]) for group in groups)
        added = max(len(words) for group in groups for _, words in group[1:])
        fit = max(1, (self._console.width - first - GAP) // (added + GAP))
        for (number, answer), *others in groups:
            line = self._text("")
            self._append(line, number, answer, first)
            for n, (other, words) in enumerate(others):
                if n and n % fit == 0:
                    line.append("\n" + " " * (first + GAP))
                self._append(line, other, words, added)
            self._console.print(line)

    def _append(self, line: Text, number: int, answer: str, width: int) -> None:
        line.append(f"{number:>3}. ", style="dim")
        line.append_text(self._text(answer.ljust(width + GAP - 5)))

    def pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Write texts after words."""
        for line in aligned(pairs, self._console.width):
            self._console.print(self._text(line))

    def table(self, heading: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Write a table with a line under its heading."""
        from rich import box
        from rich.table import Table

        table = Table(box=box.SIMPLE_HEAD, header_style="bold")
        for name in heading:
            table.add_column(name, overflow="fold")
        for row in rows:
            table.add_row(*(self._text(cell) for cell in row))
        self._console.print(table)

    def markdown(self, text: str) -> None:
        """Write the text laid out."""
        print(self.laid_out(text))

    def laid_out(self, text: str) -> str:
        """Return a text in Markdown laid out."""
        from rich.markdown import Markdown

        with self._console.capture() as caught:
            self._console.print(Markdown(text))
        return caught.get().rstrip("\n")

    def rule(self, rule: Rule) -> None:
        """Write a rule with its id in bold."""
        from rich.markdown import Markdown

        authority = f" *[{rule.authority}]*" if rule.authority else ""
        self._console.print(Markdown(f"**{rule.id}** {rule.text}{authority}"))


def wants_plain(*, plain: bool) -> bool:
    """Say whether output must be plain: when asked, outside a terminal, and where the environment says so."""
    environment = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return bool(plain or environment or not sys.stdout.isatty())


def open_screen(*, plain: bool = False, colours: Mapping[str, str] = NOTHING) -> Screen:
    """Return the screen that fits what standard output is."""
    return PlainScreen() if wants_plain(plain=plain) else ColourScreen(colours)
