"""Play a script: a table, its moves and what must hold, in the form of the worked examples of the rules.

    seats 3 level=3 only phew1:4 calm:2
    *: start 0; *: deal 0 calm; *: deal 1 phew1; *: deal 2 phew1; = turn 0; = legal draw, play calm; 0: play calm

The first line is the table: options as `k=v`, after `only` the kinds that there are, with how many in each deck. Then
come moves and statements, parted by `;`; statements begin with `=`, and `_Claims` has all of them. Strict: a move that
the table refuses and a statement that is unknown or does not hold both fail.

Rule tests may use short forms, worked examples none: `deals 2 calm phew1 phew2` names the starter and deals round from
there; `1 draws fuse` is `1: draw; *: draw 1 fuse`; `1 takes calm fuse` is the chance moves alone. See `tables.py` too.
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
from spuds.games.hot_pota_toh import GAME

EXAMPLES = Path(__file__).parent / "examples"
read_example = partial(examples.read_example, EXAMPLES)
HAND = (
    *("phew1", "phew2", "phew3", "calm", "risky", "evil", "evilest", "split", "fried", "spinning", "generous"),
    *("thief", "jumping", "dud", "treacherous", "kitty"),
)
"""Kinds in the order in which a record counts them in a hand; those kept, on tables and in piles come next."""
KEPT = ("super", "sexy")
ON_TABLE = (*HAND[11:], *KEPT, "disoriented", "fuse")
ALL = (*HAND, *KEPT, "disoriented", "fuse", "micro", "boom")
ORDERS = {0: "open", 1: "clockwise", -1: "counterclockwise"}

_HEAD = re.compile(r"seats (\d+)((?: \w+=\S+)*)(?: only ((?:[a-z0-9]+:\d+ ?)+))?")


def play(text: str | Iterable[str]) -> Table:
    """Play a script from its first line on, and return the table."""
    first, *lines = _lines(text)
    return then(_table(first), lines)


def then(table: Table, text: str | Iterable[str]) -> Table:
    """Go on at a table with more of a script, and return the table."""
    for line in _lines(text):
        for part in line.split(";"):
            _part(table, part.strip())
    return table


def _lines(text: str | Iterable[str]) -> list[str]:
    return [line.strip() for line in (text.splitlines() if isinstance(text, str) else text) if line.strip()]


def _check(holds: bool, fault: str) -> None:
    if not holds:
        raise ScriptError(fault)


def _same(said: object, is_so: object) -> None:
    _check(said == is_so, f"the script says {said}, it is {is_so}")


def _table(line: str) -> Table:
    match = _HEAD.fullmatch(line)
    if match is None:
        raise ScriptError(f"a script begins with its table, not with {line!r}")
    options = dict(_option(pair) for pair in match[2].split())
    if match[3] is not None:
        counts = dict.fromkeys((kind for kind in ALL if kind != "boom"), 0)
        counts.update((kind, int(n)) for kind, _, n in (pair.partition(":") for pair in match[3].split()))
        options.update((f"count_{kind}", n) for kind, n in counts.items())
    try:
        return Table.with_options(GAME, int(match[1]), options)
    except GameError as error:
        raise ScriptError(f"no such table: {error}") from error


def _option(pair: str) -> tuple[str, str | int]:
    name, _, value = pair.partition("=")
    return name, value if name == "score_floor" or not re.fullmatch(r"-?\d+", value) else int(value)


def _part(table: Table, part: str) -> None:
    words = part.split()
    if part.startswith("="):
        _claim(table, part.removeprefix("=").strip())
    elif words[:1] == ["deals"]:
        _deal(table, int(words[1]), words[2:])
    elif words[1:2] == ["draws"] and len(words) == 3:
        _play(table, f"{words[0]}: draw")
        _play(table, f"*: draw {words[0]} {words[2]}")
    elif words[1:2] == ["takes"]:
        for kind in words[2:]:
            _play(table, f"*: draw {words[0]} {kind}")
    else:
        _play(table, part)


def _play(table: Table, move: str) -> None:
    try:
        table.play(move)
    except GameError as error:
        raise ScriptError(f"{move!r} cannot be played: {error}") from error


def _deal(table: Table, starter: int, kinds: list[str]) -> None:
    """Name the starter of the first round and deal one card each, clockwise from there (TOH-2.3)."""
    _play(table, f"*: start {starter}")
    for n, kind in enumerate(kinds):
        _play(table, f"*: deal {(starter + n) % table.seats} {kind}")


def _claim(table: Table, claim: str) -> None:
    try:
        _Claims(table).check(claim)
    except (ScriptError, GameError, ValueError) as error:
        raise ScriptError(f"{claim!r} does not hold: {error}, in {table.position!r}") from None


def in_words(*counts: tuple[Iterable[int], tuple[str, ...]]) -> str:
    """Return cards in words, each as often as it is there, sorted."""
    words = [word for row, kinds in counts for n, word in zip(row, kinds, strict=True) for _ in range(n)]
    return " ".join(sorted(words))


class _Claims:
    """What can be said of a table. What is public is read from the view of a spectator."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen: Any = table.view("spectator")
        self.numbers: dict[str, Callable[[], list[int]]] = {
            "turn": self.turn,
            "deck": lambda: [int(self.seen["pool_held"]) - int(self.seen["row"])],
            "row": lambda: [int(self.seen["row"])],
            "points": self.points,
            "scores": lambda: self.seen["scores"][: table.seats].tolist(),
            "level": lambda: [int(self.seen["level"])],
            "round": lambda: [1 + int(self.seen["rounds"])],
            "winners": self.winners,
            "safe": lambda: [seat for seat in range(table.seats) if not int(self.seen["live"]) >> seat & 1],
        }
        self.words: dict[str, Callable[[str], None]] = {
            "waiting": lambda text: _same(text, " ".join(map(str, table.waiting))),
            "legal": self.legal,
            "order": lambda text: _same(text, ORDERS[int(self.seen["order"])]),
            "chance": lambda text: _same(text, ", ".join(f"{w} {n}" for w, n in table.chances().items())),
        }
        self.cards: dict[str, Callable[[int], str]] = {
            "hand": self.hand,
            "kept": lambda seat: in_words((self.seen["kept"][seat].tolist(), KEPT)),
            "table": lambda seat: in_words((self.seen["table"][seat].tolist(), ON_TABLE)),
        }

    def check(self, claim: str) -> None:
        """Check one claim."""
        word, _, rest = claim.partition(" ")
        if word == "discard:":
            _same(rest, in_words((self.seen["discard"].tolist(), ALL)))
        elif word in self.numbers:
            _same([int(number) for number in rest.split()], self.numbers[word]())
        elif word in self.words:
            self.words[word](rest)
        elif word in self.cards:
            seat, _, said = rest.partition(":")
            _check(int(seat) in range(self.table.seats), "no such seat")
            _same(said.strip(), self.cards[word](int(seat)))
        else:
            raise ScriptError("no such claim")

    def turn(self) -> list[int]:
        """`turn S`: the seat that answers TURN."""
        frame = self.seen["stack"][0]
        _check("draw" in self.table.legal(), "nobody begins a turn")
        return [int(frame["seat"])]

    def legal(self, text: str) -> None:
        """`legal a, b`: all that the one waiting may answer, or all that chance may bring."""
        moves = self.table.chances() if self.table.waiting == ("*",) else self.table.legal(_first(self.table))
        _same(text, ", ".join(moves))

    def hand(self, seat: int) -> str:
        """`hand S: calm phew1`: the hand itself, kept cards with it, not what others are shown of it."""
        state = self.table.state[0]
        return in_words((state["hand"][seat].tolist(), HAND), (state["kept"][seat].tolist(), KEPT))

    def points(self) -> list[int]:
        """`points 0 2 1`: hand and table of the last round, by seat."""
        row = self.table.result()["sheet"][-1]
        return [hand + table for hand, table in zip(row["hand"], row["table"], strict=True)]

    def winners(self) -> list[int]:
        """`winners 0`: the game is over, and who has won."""
        _check(self.table.over, "the game goes on")
        return list(self.table.result()["winners"])


def _first(table: Table) -> int:
    """Return the lowest seat waiting."""
    return min(seat for seat in table.waiting if isinstance(seat, int))
