"""Every card in every situation. The cells of the matrix stand in cards/, a line and often a script each.

A cell is `CARD SITUATION` and then one of: `RULES | what it shows`, with a script below it, worked out on paper;
`in MODULE | TEST`, another test that shows it; `never | reason`. The one example of the rulebook is examples/e1.game.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pytest

from spuds import Table
from spuds.games.hot_pota_toh.tests.script import ALL, play

pytestmark = pytest.mark.interpreted

CARDS = sorted({kind.rstrip("123") for kind in ALL})
ICONS = {"fuse", "disoriented", "micro", "super", "sexy"}


class Moment(NamedTuple):
    """A move of a script and the table before it."""

    words: list[str]
    live: int
    safe: int
    deck: int

    def brings(self, card: str) -> bool:
        """Say whether somebody plays, takes or looks at such a card."""
        return card in {word.rstrip("123") for word in self.words[1:]}


SITUATIONS: dict[str, Callable[[list[Moment]], bool]] = {
    "plain": lambda here: True,
    "short": lambda here: here[0].deck <= 3,
    "boom": lambda here: any(moment.brings("boom") for moment in here[1:]),
    "icon": lambda here: any(moment.brings(icon) for moment in here[1:] for icon in ICONS),
    "duds": lambda here: any(moment.safe for moment in here),
    "two": lambda here: here[0].live == 2,
}
"""What there is to see in the script of a cell, from the moment on at which its card is first played or taken.

The card comes plainly; with an empty or nearly empty deck; BOOM comes in the middle or later; an icon card comes in the
middle; somebody is safe, at once or later; two players are live.
"""


class Cell(NamedTuple):
    """A cell of the matrix."""

    card: str
    situation: str
    how: list[str]
    shows: str
    script: list[str]

    @property
    def rules(self) -> list[str]:
        """The rules of its script; none if it has no script."""
        return self.how if self.script else []


def read_cells() -> list[Cell]:
    """Read cards/*.txt."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((Path(__file__).parent / "cards").glob("*.txt"))]
    blocks = [block.splitlines() for text in texts for block in text.strip().split("\n\n")]
    return [Cell(*_head(head), script) for head, *script in blocks]


def _head(line: str) -> tuple[str, str, list[str], str]:
    head, _, shows = line.partition(" | ")
    card, situation, *how = head.split()
    return card, situation, how, shows


CELLS = read_cells()
SCRIPTS = [
    pytest.param(cell, id=f"{cell.card}-{cell.situation}", marks=pytest.mark.rule(*cell.rules))
    for cell in CELLS
    if cell.script
]


def moments(table: Table) -> list[Moment]:
    """Return every move of a table with what lay there before it."""
    record, found = table.record(), []
    again = Table.with_options(table.game, record.seats, record.options)
    for move in record.moves:
        seen = again.view("spectator")
        live = int(seen["live"]).bit_count()
        found.append(Moment(move.split(), live, again.seats - live, int(seen["pool_held"]) - int(seen["row"])))
        again.play(move)
    return found


@pytest.mark.parametrize("cell", SCRIPTS)
def test_a_card_in_a_situation_goes_as_worked_out_on_paper(cell: Cell) -> None:
    all_moments = moments(play(cell.script))
    first = next(n for n, moment in enumerate(all_moments) if _acts(moment, cell.card))
    assert SITUATIONS[cell.situation](all_moments[first:])


def _acts(moment: Moment, card: str) -> bool:
    """Say whether a card begins to act after the deal: it is played, or it is one that acts when it is taken."""
    if not moment.brings(card) or "deal" in moment.words:
        return False
    return "play" in moment.words or card in {*ICONS, "boom", "phew"}


def test_the_matrix_has_every_card_in_every_situation_once() -> None:
    assert sorted((cell.card, cell.situation) for cell in CELLS) == sorted(
        (card, situation) for card in CARDS for situation in SITUATIONS
    )


def test_cells_that_point_elsewhere_point_at_a_test_and_the_others_say_why_or_what() -> None:
    for cell in CELLS:
        assert cell.shows, cell
        if cell.how[0] == "in":
            module = importlib.import_module(f"spuds.games.hot_pota_toh.tests.{cell.how[1]}")
            assert callable(getattr(module, cell.shows)), cell
        assert bool(cell.script) is cell.how[0].startswith("TOH-"), cell


def test_cells_that_never_come_are_of_cards_that_bring_nothing_and_of_boom_itself() -> None:
    never = {situation: {cell.card for cell in cells} for situation, cells in _by_situation("never").items()}
    assert never == {"icon": {"phew", "calm", "jumping", "dud", "fried"}, "boom": {"boom"}}


def _by_situation(how: str) -> dict[str, list[Cell]]:
    some = sorted((cell for cell in CELLS if cell.how == [how]), key=lambda cell: cell.situation)
    return {situation: list(cells) for situation, cells in groupby(some, key=lambda cell: cell.situation)}
