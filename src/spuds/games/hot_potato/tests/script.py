"""Play a script: a table, its deals, moves and claims, in the form of the worked examples of the rules.

    seats 3 duplicators=1,0,0,0,0; chip 0; hands 0 chop huge*4, 1 toss*5, 2 mashed*5
    0: p0 chop huge; *: draw 0 mashed => p0 at 1 red huge 1+0; p1 at 2 red huge 0+1; burns 0 0 0

A line is steps, then claims after `=>`, both parted by `;`. Steps: `seats N k=v ...` or `base EXAMPLE LINES` (first),
`chip S`, `hands ...` (a deal, each seat's cards in the order it gets them), `deal` (the first possible card each
time), moves. All claims of a line hold after its last step; after `=> [k=v]` they hold where the same moves have been
made with that option (`_Claims` has all claims). Strict: a move that the table refuses, a decision that the script
passes over, an unknown claim and one at a moment that it does not speak of all fail.

Rule tests may take two liberties, worked examples none: in `hands`, `...` fills a hand, and `others ...` all hands not
named, with cards that do not matter; `draw S ...` draws such a card. See also `tables.py`.
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

EXAMPLES = Path(__file__).parent / "examples"
read_example = partial(examples.read_example, EXAMPLES)
KINDS = (
    *("pass-left", "pass-right", "either", "skip-left", "skip-right", "toss", "chop", "split-left", "split-right"),
    *("huge", "popping", "flaming", "mashed", "ban-pass-left"),
)
"""The cards in the order of section 2 of the rules, copied from there."""

_SEATS = re.compile(r"seats (\d)((?: \w+=\S+)*)")
_BASE = re.compile(r"base (\w+) (\d+)")
_HAND = re.compile(r"(\d|others) (.+)")
_CARDS = re.compile(r"([a-z-]+)(?:\*(\d+))?")
_POTATO = re.compile(r"gone|at \d (yellow|red)( [a-z-]+ \d+\+\d+)*")
_VARIANT = re.compile(r"\[(\w+)=(\S+)\] (.+)")


def play(text: str | Iterable[str]) -> Table:
    """Play a script from its first step, `seats N` or `base EXAMPLE LINES`, and return the table."""
    first, *lines = _lines(text)
    head, *rest = re.split(r";|(?==>)", first, maxsplit=1)
    return then(_table(head.strip()), [*rest, *lines])


def then(table: Table, text: str | Iterable[str]) -> Table:
    """Go on at a table with more lines of a script, and return the table."""
    for line in _lines(text):
        steps, arrow, claims = line.partition("=>")
        for step in _parts(steps):
            _step(table, step)
        if arrow:
            _claim_all(table, claims.strip())
    return table


def cards(text: str) -> list[str]:
    """Return the cards of a list such as "chop toss*3"."""
    matches = [_CARDS.fullmatch(word) for word in text.split()]
    counts = [(match[1], int(match[2] or 1)) for match in matches if match is not None and match[1] in KINDS]
    _check(len(counts) == len(matches), f"not cards: {text!r}")
    return [card for card, count in counts for _ in range(count)]


def potato_text(seen: Any, number: int) -> str:
    """Put a potato of a view in words: `at 2 red huge 1+0` (real + striped), or `gone`."""
    if not seen["holder"][number]:
        return "gone"
    colour = "red" if int(seen["red"]) >> number & 1 else "yellow"
    counts = zip(KINDS[9:], seen["unstriped"][number], seen["striped"][number], strict=True)
    seasonings = [f" {kind} {real}+{striped}" for kind, real, striped in counts if real or striped]
    return f"at {int(seen['holder'][number]) - 1} {colour}{''.join(seasonings)}"


def _lines(text: str | Iterable[str]) -> list[str]:
    return [line.strip() for line in (text.splitlines() if isinstance(text, str) else text) if line.strip()]


def _parts(text: str) -> list[str]:
    parts = [part.strip() for part in text.split(";")] if text.strip() else []
    _check("" not in parts, f"an empty step or claim in {text!r}")
    return parts


def _check(holds: bool, fault: str) -> None:
    if not holds:
        raise ScriptError(fault)


def _same(said: object, is_so: object) -> None:
    _check(said == is_so, f"the script says {said}, it is {is_so}")


# Steps


def _table(step: str) -> Table:
    if match := _BASE.fullmatch(step):
        return play(read_example(match[1]).lines[: 1 + int(match[2])])
    match = _SEATS.fullmatch(step)
    if match is None:
        raise ScriptError(f"a script begins with seats or base, not with {step!r}")
    options = {name: _value(value) for name, _, value in (pair.partition("=") for pair in match[2].split())}
    try:
        return Table.with_options("hot-potato", int(match[1]), options)
    except GameError as error:
        raise ScriptError(f"no such table: {error}") from error


def _value(text: str) -> str | int:
    return int(text) if text.isdigit() else text


def _step(table: Table, step: str) -> None:
    word, _, rest = step.partition(" ")
    if word == "hands":
        _deal(table, _hands(table, rest))
    elif step == "deal":
        _deal(table, [["first"] * 5] * table.seats)
    elif word == "chip":
        _play(table, f"*: {step}")
    elif step.startswith("*: draw") and step.endswith(" ..."):
        _play(table, step.replace("...", _plentiful(_pool(table, "draw"))))
    else:
        _play(table, step)


def _play(table: Table, move: str) -> None:
    try:
        table.play(move)
    except GameError as error:
        raise ScriptError(f"{move!r} cannot be played: {error}") from error


def _deal(table: Table, hands: list[list[str]]) -> None:
    """Deal these hands, one card at a time from the chip holder (HP-3.3); `...` is a card that does not matter."""
    seats = [(int(table.state[0]["chip"]) - 1 + n) % table.seats for n in range(5 * table.seats)]
    coming = [hands[seat][n // table.seats] for n, seat in enumerate(seats)]
    for n, seat in enumerate(seats):
        pool = _pool(table, "deal")
        spare = {card: count - coming[n:].count(card) for card, count in pool.items()}
        card = {"...": _plentiful(spare), "first": next(iter(pool))}.get(coming[n], coming[n])
        _play(table, f"*: deal {seat} {card}")


def _hands(table: Table, text: str) -> list[list[str]]:
    """Return the cards of all seats in the order in which they are dealt."""
    texts: dict[str, str] = {}
    for part in text.split(", "):
        match = _HAND.fullmatch(part)
        if match is None or match[1] in texts:
            raise ScriptError(f"not a hand, or a second one: {part!r}")
        texts[match[1]] = match[2]
    _check(texts.get("others", "...") == "...", "others take cards that do not matter")
    _check("others" in texts or len(texts) >= table.seats, "a deal needs the hands of all seats")
    given = [texts.pop(str(seat), texts.get("others", "")) for seat in range(table.seats)]
    _check(set(texts) <= {"others"}, f"no such seat at this table: {text!r}")
    hands = [cards(hand.removesuffix("...")) for hand in given]
    for hand, words in zip(hands, given, strict=True):
        hand.extend(["..."] * (5 - len(hand)) if words.endswith("...") else [])
    _check({len(hand) for hand in hands} == {5}, f"a hand has 5 cards (HP-3.3): {text!r}")
    return hands


def _pool(table: Table, verb: str) -> dict[str, int]:
    """Return the cards that chance could bring now, by kind."""
    _check(table.waiting == ("*",), f"there is no {verb} now in {table.position!r}")
    possible = {tuple(words.split()): weight for words, weight in table.chances().items()}
    _check({words[0] for words in possible} == {verb}, f"there is no {verb} now in {table.position!r}")
    return {words[-1]: weight for words, weight in possible.items()}


def _plentiful(pool: dict[str, int]) -> str:
    """Return the kind of which there are most, the first of them in the order of the rules."""
    return max((card for card in KINDS if card in pool), key=lambda card: pool[card])


# Claims


def _claim_all(table: Table, text: str) -> None:
    if match := _VARIANT.fullmatch(text):
        table, text = _with_option(table, match[1], _value(match[2])), match[3]
    _check(text != "", "nothing is claimed")
    for claim in _parts(text):
        try:
            _Claims(table).check(claim)
        except (ScriptError, GameError, ValueError) as error:
            raise ScriptError(f"{claim!r} does not hold: {error}, in {table.position!r}") from None


def _with_option(table: Table, name: str, value: str | int) -> Table:
    """Return a table at which the same moves have been made with another option."""
    record = table.record()
    other = Table.with_options("hot-potato", record.seats, {**record.options, name: value})
    for move in record.moves:
        _play(other, move)
    return other


class _Claims:
    """What can be claimed at a table. What is public is read from the view of a spectator."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen: Any = table.view("spectator")
        self.numbers: dict[str, Callable[[], list[int]]] = {
            "burns": lambda: self.seen["burns"][: table.seats].tolist(),
            "supply": lambda: self.seen["supply"].tolist(),
            "pool": lambda: [int(self.seen["pool_held"])],
            "chip": lambda: [int(self.seen["chip"]) - 1],
            "round": lambda: [] if table.over else [1 + int(self.seen["rounds"])],
            "turn": self.turn,
            "winners": lambda: list(table.result()["winners"]),
        }
        self.words: dict[str, Callable[[str], None]] = {
            "waiting": lambda text: _same(text, " ".join(map(str, table.waiting))),
            "discard": lambda text: _same(text, self.discard()),
            "potatoes": lambda text: _same(text, " ".join(f"p{n}" for n in self.in_play()) or "none"),
            "chance": lambda text: _same(text, "is " + " | ".join(f"{w} {n}" for w, n in table.chances().items())),
            "sheet": lambda text: _same(text, self.sheet()),
            "hand": self.hand,
            "legal": self.legal,
        }

    def check(self, claim: str) -> None:
        """Check one claim."""
        word, _, rest = claim.partition(" ")
        if claim == "over":
            _check(self.table.over, "the game goes on")
        elif word in self.numbers:
            _check(rest != "", "nothing is said")
            _same([int(number) for number in rest.split()], self.numbers[word]())
        elif word in self.words:
            self.words[word](rest)
        elif re.fullmatch(r"p(\d|10|11)", word):
            self.potato(int(word[1:]), rest)
        else:
            raise ScriptError("no such claim")

    def turn(self) -> list[int]:
        """`turn N`: the turn of the round."""
        _check(not self.table.over and int(self.seen["step"]) > 0, "no turn is under way")
        return [int(self.seen["turn"])]

    def in_play(self) -> list[int]:
        """`potatoes p0 p2` or `potatoes none`: exactly these are in play."""
        return [n for n, holder in enumerate(self.seen["holder"]) if holder]

    def potato(self, number: int, text: str) -> None:
        """`p1 at 2 red huge 1+0` (real + striped, kinds in the order of the rules), or `p1 gone`."""
        _check(_POTATO.fullmatch(text) is not None, "expected: gone, or at SEAT COLOUR, then kinds as huge 1+0")
        _same(text, potato_text(self.seen, number))

    def discard(self) -> str:
        """`discard chop 2 huge 1`, kinds in the order of the rules, or `discard empty`."""
        return " ".join(f"{kind} {n}" for kind, n in zip(KINDS, self.seen["discard"], strict=True) if n) or "empty"

    def hand(self, text: str) -> None:
        """`hand 0 is 4` cards, or `hand 0 holds chop toss*3`; the hand itself, not what others are shown of it."""
        seat, verb, said = text.split(" ", 2)
        _check(int(seat) in range(self.table.seats) and verb in ("is", "holds"), "expected: hand SEAT is NUMBER")
        hand = self.table.state[0]["hand"][int(seat)].tolist()
        count = [cards(said).count(kind) for kind in KINDS] if verb == "holds" else int(said)
        _same(count, hand if verb == "holds" else sum(hand))

    def legal(self, text: str) -> None:
        """`legal 0 is p0 none | p0 toss`: all that the seat may answer."""
        seat, _, said = text.partition(" is ")
        _same(said, " | ".join(self.table.legal(int(seat))))

    def sheet(self) -> str:
        """`sheet 1 0 4 19 0 3 | ...`: round, chip, turns and burns by seat of each row."""
        rows = self.table.result()["sheet"]
        return " | ".join(" ".join(map(str, [r["round"], r["chip"], r["turns"], *r["burns"]])) for r in rows)
