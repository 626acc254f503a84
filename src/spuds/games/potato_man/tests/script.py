"""Play a script: a table, its deals, moves and claims, in the form of the worked examples of the rules.

    seats 4 start 0
    0 has r9 ...
    1 has y9 ...
    2 has b9 ...
    3 has g9 ...
    0: play r9 | 1: play y9 | = turn 2: 2 | 2: play b9 | 3: play g9 | = won 3: green 1

`S has` lists the cards dealt to a seat, once more for every round; `r5-r9` is a run. A step is a move, or after `=`
a claim that must hold there. Strict: a move that the table refuses, a decision that the script passes over, an
unknown claim and a claim at a moment that it does not speak of all fail.

Rule tests may take two liberties, worked examples none: `...` fills a hand with cards that its round of the script
names nowhere, and `*: draw ...` draws such a card.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain, islice, takewhile, zip_longest
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spuds import GameError, Table
from spuds.core.events import Event as Happened
from spuds.core.testing import examples
from spuds.core.testing.examples import ScriptError
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.state import points

EXAMPLES = Path(__file__).parent / "examples"
read_example = partial(examples.read_example, EXAMPLES)
SACK_WORDS = ("red", "blue", "green", "yellow", "gold")

_RUN = r"([rbgy])(\d+)(?:-\1(\d+))?"
_HAS = re.compile(r"(\d) has (.+)")
_START = re.compile(r"seats (\d) start (\d)((?: \w+=\w+)*)")
_BASE = re.compile(r"base (\w+) (\d+)")
_CLAIM = re.compile(r"= (\w+)(?: (\d+))?(?:: (.+))?")
_OVER = re.compile(r"(?:(all played)|stuck (\d)), points ((?:\d+ ?)+)")


def play(text: str | Iterable[str]) -> Table:
    """Play a script from its first line, `seats N start S` or `base EXAMPLE LINES`, and return the table."""
    lines = _lines(text)
    table = _table(lines[0])
    _Reader(table).read(lines[1:])
    return table


def then(table: Table, text: str) -> Table:
    """Go on at a table with more lines of a script, and return the table."""
    _Reader(table).read(_lines(text))
    return table


def cards(text: str) -> list[str]:
    """Return the cards of a list such as "r5-r9 b4"."""
    found = []
    for word in text.split():
        match = re.fullmatch(_RUN, word)
        if match is None:
            raise ScriptError(f"neither a card nor a run of cards: {word!r}")
        found += _run(match)
    return found


def _lines(text: str | Iterable[str]) -> list[str]:
    lines = text.splitlines() if isinstance(text, str) else text
    return [line.strip() for line in lines if line.strip()]


def _table(line: str) -> Table:
    if match := _BASE.fullmatch(line):
        return _base(match[1], int(match[2]))
    match = _START.fullmatch(line)
    if match is None:
        raise ScriptError(f"a script begins with seats or base, not with {line!r}")
    options: dict[str, Any] = {}
    for pair in match[3].split():
        name, _, value = pair.partition("=")
        options[name] = int(value) if value.isdigit() else value
    table = Table("potato-man", int(match[1]), **options)
    table.play(f"*: start {match[2]}")
    return table


def _base(name: str, count: int) -> Table:
    """Play an example up to the line of moves with that number."""
    lines = read_example(name).lines
    head = sum(1 for line in lines if any(form.fullmatch(line) for form in (_START, _BASE, _HAS)))
    return play(lines[: head + count])


def _run(match: re.Match[str]) -> list[str]:
    colour, low, high = match.groups()
    return [f"{colour}{number}" for number in range(int(low), int(high or low) + 1)]


def _sacks(text: str) -> list[int]:
    """Return sack cards in sack order: "red 1, gold 2" is [1, 0, 0, 0, 2], "none" is none."""
    pairs = [pair.split() for pair in text.split(", ")] if text != "none" else []
    counts = {kind: int(count) for kind, count in pairs}
    if len(counts) < len(pairs) or not set(counts) <= set(SACK_WORDS):
        raise ScriptError(f"not sack cards: {text!r}")
    return [counts.get(kind, 0) for kind in SACK_WORDS]


class _Reader:
    """Reads lines at one table. `happened`: the events of the last move."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hands: dict[int, str] = {}
        self.spoken_for: set[str] = set()
        self.happened: list[Happened] = []
        self.claims: dict[str, Callable[[int, str], None]] = {
            "legal": self.legal,
            "turn": self.turn,
            "won": self.won,
            "points": self.points,
            "pool": self.pool,
            "supply": self.supply,
            "over": self.over,
            "next": self.next,
        }

    def read(self, lines: Sequence[str]) -> None:
        """Play all lines."""
        for n, line in enumerate(lines):
            if match := _HAS.fullmatch(line):
                self._hold(int(match[1]), match[2])
                continue
            self._deal_before(lines[n:])
            for step in line.split("|"):
                self._step(step.strip())
        self._deal_before([])

    def _hold(self, seat: int, hand: str) -> None:
        self._check(seat not in self.hands, f"a second hand for seat {seat}")
        self.hands[seat] = hand

    # Moves

    def _step(self, step: str) -> None:
        if not step.startswith("="):
            self._play(step if step != "*: draw ..." else f"*: draw {self._spare('draw')[0]}")
            return
        match = _CLAIM.fullmatch(step)
        if match is None or match[1] not in self.claims:
            raise ScriptError(f"unknown claim {step!r}")
        try:
            self.claims[match[1]](-1 if match[2] is None else int(match[2]), match[3] or "")
        except (ScriptError, ValueError) as error:
            raise ScriptError(f"{step!r} does not hold: {error}, in {self.table.position!r}") from None

    def _play(self, move: str) -> None:
        try:
            self.happened = self.table.play(move)
        except GameError as error:
            raise ScriptError(f"{move!r} cannot be played: {error}") from error

    def _deal_before(self, rest: Sequence[str]) -> None:
        """Deal the hands that were listed, one card at a time from the starter (PM-2.5)."""
        if not self.hands:
            return
        seats = self.table.seats
        self._check(sorted(self.hands) == list(range(seats)), "a deal needs the hands of all seats")
        block = chain(self.hands.values(), takewhile(lambda line: not _HAS.fullmatch(line), rest))
        self.spoken_for = {card for text in block for run in re.finditer(_RUN, text) for card in _run(run)}
        hands = self._full_hands()
        first = int(self.table.moves[0][-1]) + int(self._seen("rounds"))
        for n in range(sum(map(len, hands))):
            seat = (first + n) % seats
            self._check(n // seats < len(hands[seat]), f"seat {seat} has too few cards")
            self._play(f"*: deal {seat} {hands[seat][n // seats]}")
        self._check(self.table.waiting != ("*",), "the hands are too small")
        self.hands = {}

    def _full_hands(self) -> list[list[str]]:
        """Return the hands, those that end in `...` filled up with the cards that nobody speaks of."""
        size = 10 if self.table.seats == 5 else 12
        texts = [self.hands[seat] for seat in range(self.table.seats)]
        hands = [cards(text.removesuffix("...")) for text in texts]
        spare = iter(self._spare("deal"))
        for hand, text in zip(hands, texts, strict=True):
            if text.endswith("..."):
                hand.extend(islice(spare, max(0, size - len(hand))))
        return hands

    def _spare(self, verb: str) -> list[str]:
        """Return the cards that chance could bring now and that the script names nowhere, colours in turn."""
        self._check(self.table.waiting == ("*",), f"there is no {verb} now")
        possible = [words.split() for words in self.table.chances()]
        self._check(possible[0][0] == verb, f"there is no {verb} now")
        spare = {words[-1] for words in possible} - self.spoken_for
        by_colour = [[card for card in cards(run) if card in spare] for run in ("r5-r18", "b4-b16", "g3-g14", "y1-y13")]
        return [card for four in zip_longest(*by_colour) for card in four if card is not None]

    # Claims

    def legal(self, seat: int, text: str) -> None:
        """Check the cards that the seat may play: exactly these."""
        self._check(self.table.waiting == (seat,), "the seat owes no play")
        self._same(sorted(f"play {card}" for card in cards(text)), self.table.legal(seat))

    def turn(self, seat: int, text: str) -> None:
        """Check that the seat owes a play, to a trick of that many cards."""
        self._check(self.table.waiting == (seat,), "the seat owes no play")
        self._same(int(text), int(self._seen("trick_size")))

    def won(self, seat: int, text: str) -> None:
        """Check a seat's sack cards of this round: exactly these."""
        self._check_round_runs()
        self._same(_sacks(text), [int(count) for count in self._seen("won")[seat]])

    def points(self, seat: int, text: str) -> None:
        """Check the sacks on them."""
        self._check_round_runs()
        self._same(int(text), int(points(self.table.state[0], seat)))

    def pool(self, seat: int, text: str) -> None:
        """Check the size of the pool."""
        self._check(seat == -1, "the pool is nobody's")
        self._same(int(text), int(self._seen("pool_held")))

    def supply(self, seat: int, text: str) -> None:
        """Check the sack cards that nobody has won: exactly these."""
        self._check(seat == -1, "the supply is nobody's")
        self._same(_sacks(text), [int(count) for count in self._seen("supply")])

    def over(self, number: int, text: str) -> None:
        """Check that the last move ended that round, how, and what each seat scored in it."""
        match = _OVER.fullmatch(text)
        self._check(match is not None, "expected: stuck SEAT or all played, then the points of all seats")
        assert match is not None
        rounds = {event.other for event in self.happened if event.kind == Event.SCORES}
        self._check(rounds == {number}, "that round has not just ended")
        self._same(0 if match[1] else 1 + int(match[2]), int(self._seen("stuck")))
        rows = [row for row in self.table.result()["sheet"] if row["round"] == number]
        self._same([int(word) for word in match[3].split()], [row["points"] for row in rows])

    def next(self, seat: int, text: str) -> None:
        """Check that a deal is about to begin, with that seat."""
        self._check(text == "", "expected: next SEAT")
        self._check_waits_for_deal()
        self._same({f"deal {seat}"}, {words.rpartition(" ")[0] for words in self.table.chances()})

    def _check_waits_for_deal(self) -> None:
        self._check(self.table.waiting == ("*",), "nobody is dealt to now")
        self._check(not self._seen("held").any() and not self._seen("trick_size"), "the deal has begun already")

    def _check_round_runs(self) -> None:
        dealing = self.table.waiting == ("*",) and next(iter(self.table.chances())).startswith("deal")
        self._check(not dealing, "the round is over, and its sack cards are back in the supply")

    def _seen(self, field: str) -> NDArray[np.int64]:
        return np.asarray(self.table.view("spectator")[field])

    def _check(self, holds: bool, fault: str) -> None:
        if not holds:
            raise ScriptError(fault)

    def _same(self, said: object, is_so: object) -> None:
        self._check(said == is_so, f"the script says {said}, it is {is_so}")
