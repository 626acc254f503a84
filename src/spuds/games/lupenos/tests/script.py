"""Play a script: a table, its moves and what must hold, in the form of the worked examples of the rules.

    turn 0 | pile 3 5 | deck 0 | 0 hand 4 5 5 bag up 1 2 3 down 3 | 1 hand 6 up 1 1 1 down 3
    => legal play 5, play 5 x2, play bag, take
    => [voluntary_pickup=off] legal play 5, play 5 x2, play bag
    0: play 5 x2 => pile 3 5 5 5; turn 1

A table is a position (see `positions.py`) or `seats N OPTIONS`, a new game. Then come moves, and after `=>` claims, all
parted by `;`; `_Claims` has all of them. Claims with options in brackets are about the same moves at a table with these
options. `again` goes back to the table as it was laid; another position lays another table.

Strict: a move that the table refuses and a claim that is unknown or does not hold both fail.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

from spuds import GameError, Table
from spuds.core.testing import examples
from spuds.core.testing.examples import ScriptError
from spuds.games.lupenos import GAME
from spuds.games.lupenos.counts import unpacked
from spuds.games.lupenos.state import Owed
from spuds.games.lupenos.tests.positions import KINDS, cards, lay, options_of, read_position

EXAMPLES = Path(__file__).parent / "examples"
read_example = partial(examples.read_example, EXAMPLES)


def new_table(line: str, **options: str | int) -> Table:
    """Return the table that a line of a script lays."""
    try:
        if not line.startswith("seats "):
            return lay(read_position(line), **options)
        seats, _, given = line.removeprefix("seats ").partition(" ")
        return Table.with_options(GAME, int(seats), {**options_of(given), **options})
    except (GameError, ValueError, KeyError) as error:
        raise ScriptError(f"no such table: {line!r}: {error}") from error


class Script:
    """A table, how it was laid, and the moves made since."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.table = new_table(line)
        self.moves: list[str] = []

    def play(self, move: str) -> None:
        """Make a move."""
        make(self.table, move)
        self.moves.append(move)

    def claim(self, text: str) -> None:
        """Check a claim, at this table or at one with other options."""
        match = re.fullmatch(r"(?:\[([^\]]+)\] )?(.+)", text)
        if match is None:
            raise ScriptError("an empty claim")
        table, begun = self.table, new_table(self.line)
        if match[1]:
            table = new_table(self.line, **options_of(match[1]))
            for move in self.moves:
                make(table, move)
        try:
            _Claims(table, begun).check(match[2])
        except (ScriptError, GameError, ValueError) as error:
            raise ScriptError(f"{text!r} does not hold: {error}, in {table.position!r}") from None


def make(table: Table, move: str) -> None:
    """Make a move that the table must allow."""
    try:
        table.play(move)
    except GameError as error:
        raise ScriptError(f"{move!r} cannot be played: {error}") from error


def play(text: str | Iterable[str]) -> Table:
    """Play a script from its first line on, and return the table that it ends with."""
    lines = [line.strip() for line in (text.splitlines() if isinstance(text, str) else text) if line.strip()]
    if not lines or not lines[0].startswith(("turn ", "seats ")):
        raise ScriptError("a script begins with its table")
    script = Script(lines[0])
    for line in lines[1:]:
        if line.startswith(("turn ", "seats ")):
            script = Script(line)
        elif line == "again":
            script = Script(script.line)
        else:
            _line(script, line)
    return script.table


def then(table: Table, *moves: str) -> Table:
    """Go on at a table with more moves, and return it."""
    for move in moves:
        make(table, move)
    return table


def _line(script: Script, line: str) -> None:
    moves, arrow, claims = line.partition("=>")
    for move in filter(None, moves.strip().split("; ")):
        script.play(move)
    prefix = ""
    for claim in claims.split("; ") if arrow else ():
        match = re.match(r"\s*(\[[^\]]+\] )?", claim)
        prefix = (match[1] if match else None) or prefix  # the options of a line are those of all its claims
        script.claim(claim.strip() if claim.strip().startswith("[") else prefix + claim.strip())


def _same(said: object, is_so: object) -> None:
    if said != is_so:
        raise ScriptError(f"the script says {said}, it is {is_so}")


def in_words(counts: int) -> list[str]:
    """Return cards of a record in words, in the order of the kinds."""
    return [kind for kind, n in zip(KINDS, unpacked(counts), strict=True) for _ in range(n)]


class _Claims:
    """What can be claimed at a table. What is public is read from the view of a spectator."""

    def __init__(self, table: Table, begun: Table) -> None:
        self.table, self.begun = table, begun
        self.seen: Any = table.view("spectator")
        self.numbers: dict[str, Callable[[], list[int]]] = {
            "deck": lambda: [int(self.seen["deck"])],
            "pool": lambda: [int(self.seen["pool_held"])],
            "turns": lambda: [int(self.seen["turns"])],
            "winners": lambda: list(table.result()["winners"]),
            "scores": lambda: list(table.result()["scores"]),
            "places": lambda: [row["place"] for row in table.result()["sheet"]],
            "cards": lambda: [row["cards"] for row in table.result()["sheet"]],
            "out": lambda: [seat for seat in range(table.seats) if self.seen["out"][seat]],
        }
        self.words: dict[str, Callable[[str], None]] = {
            "turn": self.turn,
            "legal": self.legal,
            "chance": lambda text: _same(text, ", ".join(f"{w} {n}" for w, n in table.chances().items())),
            "pile": lambda text: _same(cards(text), [KINDS[card - 1] for card in self.seen["pile"] if card]),
            "gained": self.gained,
        }
        self.seats: dict[str, Callable[[int], list[str]]] = {
            "hand": self.hand,
            "known": lambda seat: in_words(self.seen["known"][seat]),
            "row": lambda seat: in_words(self.seen["up"][seat]),
            "down": lambda seat: [str(self.seen["down"][seat])],
            "holds": lambda seat: [str(self.seen["held"][seat])],
        }

    def check(self, claim: str) -> None:
        """Check one claim."""
        word, _, rest = claim.partition(" ")
        if claim in ("over", "goes on"):
            _same(claim == "over", self.table.over)
        elif word in self.numbers and rest:
            _same([int(number) for number in rest.split()], self.numbers[word]())
        elif word in self.words and rest:
            self.words[word](rest)
        elif word in self.seats and re.match(r"\d ", rest):
            seat, _, said = rest.partition(" ")
            if int(seat) >= self.table.seats:
                raise ScriptError("no such seat")
            _same(said.split() if word in ("down", "holds") else cards(said), self.seats[word](int(seat)))
        else:
            raise ScriptError("no such claim")

    def turn(self, text: str) -> None:
        """`turn 1`: who is to lay or take; `turn *`: chance is to move."""
        frame = self.seen["stack"][0]
        in_turn = self.table.waiting == ("*",) or int(frame["kind"]) == Owed.TURN
        _same((text,), tuple(map(str, self.table.waiting)) if in_turn else ("nobody",))

    def legal(self, text: str) -> None:
        """`legal play 5, take`: all that the only seat in turn may answer; `legal 0 is up 2, up 5`: a seat's."""
        seat, verb, said = text.partition(" is ")
        moves = self.table.legal(int(seat)) if verb else self.table.legal()
        _same(said if verb else text, ", ".join(moves))

    def gained(self, text: str) -> None:
        """`gained 4 4*5`: the cards that have come to the used pile since the table was laid."""
        before = self.begun.view("spectator")["used"]
        _same(cards(text), in_words(int(self.seen["used"]) - int(before)))

    def hand(self, seat: int) -> list[str]:
        """`hand 0 2 5 5`: the hand itself, not what others are shown of it."""
        return in_words(self.table.state[0]["holds"][seat])
