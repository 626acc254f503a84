"""The tables of figures in the documents, made from the results files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from benchmarks.figures import Figure, Results
from spuds.core.documents import fill
from spuds.core.registry import find_game

README = Path(__file__).parent.parent / "README.md"
MARK = "benchmarks"
LOAD_MARK = "load"


def table(results: Results) -> str:
    """Return the README's tables in Markdown, one for each game."""
    how = f"{results.machine}; one core, processor time. `make bench` measures them anew."
    lines = [f"Measured on {results.day}: {how}"]
    for slug in dict.fromkeys(figure.game for figure in results.figures):
        figures = [figure for figure in results.figures if figure.game == slug]
        lines += ["", f"| {find_game(slug).name} | figure | wanted |", "| --- | ---: | ---: |", *_rows(figures)]
    return "\n".join(lines)


def load_table(results: Results) -> str:
    """Return the table of the server under load in Markdown."""
    how = f"{results.machine}, which server and clients share. `make load` measures them anew."
    lines = [f"Measured on {results.day}: {how}", "", "| what | figure | wanted |", "| --- | ---: | ---: |"]
    return "\n".join([*lines, *_rows(results.figures)])


def _rows(figures: Iterable[Figure]) -> Iterator[str]:
    return (f"| {figure.name} | {number(figure)} | {figure.goal} |" for figure in figures)


def number(figure: Figure) -> str:
    """Return a figure with three digits that mean something, and its unit."""
    value = figure.value
    if value >= 1e6:
        text = f"{value / 1e6:,.1f} M"
    elif value >= 1000:
        text = f"{value:,.0f}"
    elif value >= 100:
        text = f"{value:.0f}"
    else:
        text = f"{value:.2f}" if value < 10 else f"{value:.1f}"
    return f"{text} {figure.unit}".strip()


def write_table(results: Results) -> None:
    """Put the table between the README's marks."""
    README.write_text(fill(README.read_text(encoding="utf-8"), MARK, table(results)), encoding="utf-8")
