"""Section 9 of the rules: the score sheet with what every figure is made of, from the events of a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from spuds.core.board import Cell, Row, Text
from spuds.core.events import RULE
from spuds.core.events import Event as Happened
from spuds.games.hot_pota_toh.cards import FIRST_SCORE, FRIED, SUPER
from spuds.games.hot_pota_toh.events import Event


@dataclass
class _Round:
    """What is said of one finished round."""

    number: int
    level: int
    exploder: int
    saved: bool
    """TOH-11.5 Whether a Super on her table saved half of the exploder's hand."""
    hand: dict[int, int] = field(default_factory=dict)
    table: dict[int, int] = field(default_factory=dict)
    scores: dict[int, int] = field(default_factory=dict)
    fried: dict[int, int] = field(default_factory=dict)


def score_sheet(events: Iterable[Happened], seats: int) -> list[Row]:
    """Return a row for the first points, then one for every finished round with each seat's points and reasons."""
    begun, rounds = _rounds(events)
    rows = []
    if begun:
        first = Cell(FIRST_SCORE, (Text("why-first", {"n": FIRST_SCORE}),), "TOH-1.4")
        rows.append(Row(Text("row-first"), (first,) * seats))
    before = dict.fromkeys(range(seats), FIRST_SCORE) if begun else None
    for one in rounds:
        cells = tuple(_cell(one, seat, before[seat] if before else None) for seat in range(seats))
        rows.append(Row(Text("row-round", {"round": one.number, "level": one.level}), cells))
        before = one.scores
    return rows


def _rounds(events: Iterable[Happened]) -> tuple[bool, list[_Round]]:
    """Return whether the game is seen from its beginning, and its finished rounds."""
    begun = False
    rounds: list[_Round] = []
    protected: set[int] = set()
    for event in events:
        match event.kind:
            case Event.STARTS:
                begun = begun or event.amount == 1
                protected.clear()
            case Event.TABLES if event.card == SUPER:
                protected.add(event.seat)
            case Event.ENDS_ROUND:
                rounds.append(_Round(event.amount, event.other, event.seat, event.seat in protected))
            case _ if rounds:
                _note(rounds[-1], event)
    return begun, rounds


def _note(one: _Round, event: Happened) -> None:
    match event.kind:
        case Event.SCORES_HAND:
            one.hand[event.seat] = event.amount
        case Event.SCORES_TABLE:
            one.table[event.seat] = event.amount
            one.scores[event.seat] = event.other
        case Event.SHOWS if event.card == FRIED:
            one.fried[event.seat] = event.amount
        case Event.DISCARDS if event.card == FRIED and event.rule == RULE[5, 3] and one.saved:
            one.fried[event.seat] = event.amount


def _cell(one: _Round, seat: int, before: int | None) -> Cell:
    """TOH-11.1 Return what a seat got; `before` is its score until then, where that is known."""
    hand, table = one.hand[seat], one.table[seat]
    why = [_why_hand(one, seat)]
    if seat in one.fried:
        alone = sum(one.fried.values()) == 1
        why.append(Text("why-fried", {"n": one.fried[seat], "alone": "yes" if alone else "no"}))
    why.append(Text("why-table", {"n": table}))
    points = hand + table
    if before is not None and before + points != one.scores[seat]:
        why.append(Text("why-floor", {"n": one.scores[seat] - before - points}))
        points = one.scores[seat] - before
    rule = "TOH-11.1" if seat != one.exploder else "TOH-11.5" if one.saved else "TOH-11.4"
    return Cell(points, tuple(why), rule)


def _why_hand(one: _Round, seat: int) -> Text:
    if seat != one.exploder:
        return Text("why-hand", {"n": one.hand[seat]})
    if one.saved:
        return Text("why-half", {"n": one.hand[seat]})
    return Text("why-exploded")
