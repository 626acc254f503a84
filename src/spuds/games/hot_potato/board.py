"""The table in front of one viewer, in the vocabulary of `spuds.core.board`.

A card is named by its move-word, a duplicator by `striped-` and its seasoning, a potato by `potato:` and its number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Literal

from spuds.core import bits
from spuds.core.board import (
    Badge,
    Board,
    Card,
    Cell,
    Place,
    Row,
    Text,
    Token,
    Track,
    Zone,
)
from spuds.core.board import (
    Step as StepShown,
)
from spuds.core.events import RULE, rule_id
from spuds.core.events import Event as Happened
from spuds.core.views import plain
from spuds.games.hot_potato.asking import answers, asked, owing, question
from spuds.games.hot_potato.cards import (
    BLUE_WORDS,
    POTATOES,
    ROUNDS,
    SPACES,
    STRIPED_WORDS,
    WORDS,
)
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.scoring import BURNING, rule_of_win, would_win
from spuds.games.hot_potato.state import State, Step

SHARED = 4096
"""Parts of each kind that are kept: most of a board is that of the next viewer, and that after the next move."""
YOURS = -1
STEPS = ("step-play", "step-reveal", "step-chop", "step-pass", "step-explode")
PASSED = (Text("mark-passed"),)
SIDES = ("yellow", "red")


def board(view: State, viewer: int) -> Board:
    """Return the table in front of a viewer, from its view, or from a full state with all hands open.

    Args:
        view: what the viewer knows.
        viewer: a seat, or -1 for one who answers nothing.
    """
    now: State = plain(view)
    choices, refusals = answers(now, viewer)
    leading, why = _leading(view)
    return Board(
        viewer=viewer,
        places=tuple(_place(now, seat, why if bits.has(leading, seat) else "") for seat in range(now.seats)),
        zones=tuple(_zones(now, viewer)),
        tracks=(Track("burns", Text("track-burns"), 0, SPACES),),
        tokens=tuple(_tokens(now, viewer)),
        status=_status(now),
        steps=_steps(now.step) if now.depth else (),
        prompt=question(now, viewer),
        choices=choices,
        refusals=refusals,
    )


LEAD = {RULE[11, 1]: "fewest", RULE[11, 2]: "sympathy", RULE[11, 3]: "chip"}


def _leading(view: State) -> tuple[int, str]:
    """HP-11 Return who would win with these burns, as a set, and why; nobody before the first burn and at the end."""
    if view.depth == 0 or not view.burns.any():
        return 0, ""
    return int(would_win(view)), LEAD[int(rule_of_win(view))]


def _place(now: State, seat: int, lead: str) -> Place:
    sealed = now.step == Step.PLAY and now.depth > 0 and seat + 1 in now.holder and seat not in owing(now)
    return _sitter(seat, now.burns[seat], now.held[seat], lead, seat in owing(now), sealed)


@lru_cache(SHARED)
def _sitter(seat: int, burns: int, held: int, lead: str, deciding: bool, sealed: bool) -> Place:  # noqa: FBT001
    badges = [
        Badge("burns", Text("badge-burns", {"n": burns}), str(burns), main=True),
        Badge("cards", Text("badge-cards", {"n": held}), str(held)),
    ]
    if lead:
        badges.append(Badge("lead", Text("badge-lead", {"why": lead}), "★"))
    return Place(seat, tuple(badges), deciding=deciding, sealed=sealed)


def _zones(now: State, viewer: int) -> Iterator[Zone]:
    for seat in range(now.seats):
        sealed = _laid_by(now, seat) if now.step == Step.PLAY and seat == viewer else 0
        yield _hand(seat, YOURS if seat == viewer else seat, tuple(now.hand[seat]), now.held[seat] - sealed)
    yield Zone("pool", "pile", Text("zone-pool"), hidden=now.pool_held)
    yield _heap("discard", "zone-discard", WORDS, tuple(now.discard))
    yield _heap("supply", "zone-supply", STRIPED_WORDS, tuple(now.supply))


def _laid_by(now: State, seat: int) -> int:
    mine = [potato for potato in range(POTATOES) if now.holder[potato] == seat + 1]
    return sum(bool(now.down_brown[potato]) + bool(now.down_blue[potato]) for potato in mine)


@lru_cache(SHARED)
def _hand(seat: int, whose: int, counts: tuple[int, ...], held: int) -> Zone:
    cards = tuple(Card(word) for word, copies in zip(WORDS, counts, strict=True) for _ in range(copies))
    name = Text("zone-hand-you") if whose == YOURS else Text("zone-hand", players={"player": seat})
    return Zone(f"hand:{seat}", "hand", name, seat, cards, held - len(cards) if held > len(cards) else 0)


@lru_cache(SHARED)
def _heap(key: str, name: str, words: tuple[str, ...], counts: tuple[int, ...]) -> Zone:
    cards = tuple(Card(word, copies=copies) for word, copies in zip(words, counts, strict=True) if copies)
    return Zone(key, "heap", Text(name), cards=cards, minor=True)


def _tokens(now: State, viewer: int) -> Iterator[Token]:
    asked_about = asked(now, viewer)
    for potato in range(POTATOES):
        if now.holder[potato]:
            yield _potato(
                potato,
                now.holder[potato] - 1,
                now.red >> potato & 1,
                now.passed >> potato & 1,
                tuple(now.unstriped[potato]),
                tuple(now.striped[potato]),
                (now.down_brown[potato], now.down_blue[potato]),
                (now.laid_brown >> potato & 1) + (now.laid_blue >> potato & 1),
                potato == asked_about,
            )
    if now.chip:
        yield Token("chip", "chip", Text("token-chip"), now.chip - 1)
    for seat in range(now.seats):
        yield _pawn(seat, min(now.burns[seat], SPACES))


@lru_cache(SHARED)
def _potato(
    potato: int,
    seat: int,
    red: int,
    passed: int,
    unstriped: tuple[int, ...],
    striped: tuple[int, ...],
    known: tuple[int, int],
    down: int,
    asked: bool,  # noqa: FBT001
) -> Token:
    cards = [Card(word, copies=n) for word, n in zip(BLUE_WORDS, unstriped, strict=True) if n]
    cards += [Card(word, copies=n) for word, n in zip(STRIPED_WORDS, striped, strict=True) if n]
    words = [WORDS[known[0] - 1]] * bool(known[0]) + [BLUE_WORDS[known[1] - 1]] * bool(known[1])
    cards += [Card(word, marks=(Text("mark-face-down"),)) for word in words]
    return Token(
        f"potato:{potato}",
        "potato",
        Text("token-potato", {"potato": potato, "side": SIDES[red]}),
        seat,
        marks=PASSED if passed else (),
        side=SIDES[red],
        cards=tuple(cards),
        hidden=max(0, down - len(words)),
        asked=asked,
    )


@lru_cache(SHARED)
def _pawn(seat: int, at: int) -> Token:
    return Token(f"pawn:{seat}", "pawn", Text("token-pawn", players={"player": seat}), seat, track="burns", at=at)


def _status(now: State) -> tuple[Text, ...]:
    stand = [Text("status-round", {"round": min(now.rounds + 1, ROUNDS), "rounds": ROUNDS})]
    if now.turn:
        stand.append(Text("status-turn", {"turn": now.turn}))
    if now.chip:
        stand.append(Text("status-chip", players={"player": now.chip - 1}))
    return tuple(stand)


@cache
def _steps(step: int) -> tuple[StepShown, ...]:
    def state(number: int) -> Literal["done", "now", "next"]:
        return "next" if step < number else "now" if step == number else "done"

    return tuple(StepShown(Text(name), state(n)) for n, name in enumerate(STEPS, 1))


TELLS_POTATO_IN_AMOUNT = frozenset(
    {
        Event.PLACES,
        Event.ADDS,
        Event.SEASONS,
        Event.REVEALS,
        Event.FAILS,
        Event.PASSES,
        Event.EXPLODES,
        Event.MASHED,
    }
)
TELLS_POTATO_IN_OTHER = frozenset({Event.LAYS, Event.COPIES, *BURNING})


def token_of(event: Happened) -> str:
    """Return the id of the potato that an event is about; "" = of none."""
    if event.kind in TELLS_POTATO_IN_AMOUNT:
        return f"potato:{event.amount}"
    return f"potato:{event.other}" if event.kind in TELLS_POTATO_IN_OTHER else ""


def step_of(event: Happened) -> int:
    """HP-4.1 Return in which step of the turn an event happened, from its rule; -1 = in none, or as the one before."""
    chapter = event.rule // 100
    if event.kind == Event.LAYS:
        return 0
    return chapter - 5 if 6 <= chapter <= 9 and event.kind != Event.SCORCHED else -1


def score_sheet(events: Iterable[Happened], seats: int) -> list[Row]:
    """Section 9 Return the score sheet: a row for every round, each seat's burns and what they came from."""
    rounds: list[tuple[int, list[list[Happened]]]] = []
    running = False
    for event in events:
        if event.kind in (Event.TAKES_CHIP, Event.GIVES_CHIP):
            rounds.append((event.amount, [[] for _ in range(seats)]))
            running = True
        elif rounds and event.kind in BURNING:
            rounds[-1][1][event.seat].append(event)
        elif event.kind in (Event.ENDS_ROUND, Event.AT_THE_END):
            running = False
    return [
        Row(
            Text("row-round", {"round": number}),
            tuple(_cell(told) for told in burned),
            running=running and number == rounds[-1][0],
        )
        for number, burned in rounds
    ]


def _cell(told: list[Happened]) -> Cell:
    why = tuple(
        Text(_MESSAGES[event.kind], {"other": event.other, "amount": event.amount}, {"player": event.seat})
        for event in told
    )
    return Cell(sum(event.amount for event in told), why, rule_id("HP", told[-1].rule) if told else "")


_MESSAGES: dict[int, str] = {
    Event.SCORCHED: "event-scorched",
    Event.BURNS: "event-burns",
    Event.SPATTERED: "event-spattered",
}
