"""A game through a pipe: what is typed, and what came of it."""

from __future__ import annotations

from spuds.core.notation import Record, read_record

from .conftest import Ran, Run

ONES = "1\n" * 300
"""More answers than any of these games asks for."""


def record_of(ran: Ran) -> Record:
    """Return the record that play prints when its input ends."""
    return read_record(ran.lines[-1])


def prompts_in(ran: Ran) -> int:
    return sum(line.startswith("> ") for line in ran.lines)


def after_deal(typed: str, spuds: Run, *more: str) -> Ran:
    return spuds("play", "potato-man", "--seats", "4", "--seed", "5", *more, typed=typed)


def question_in(ran: Ran) -> list[str]:
    """Return the answers that were offered last."""
    end = max(n for n, line in enumerate(ran.lines) if line.startswith(">"))
    start = end
    while ran.lines[start - 1][:1].isdigit():
        start -= 1
    return [line.partition(" ")[2] for line in ran.lines[start:end]]
