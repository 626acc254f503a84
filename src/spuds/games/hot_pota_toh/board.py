"""The table in front of one viewer, in the vocabulary of `spuds.core.board`; a card is named by its move-word."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import mul

from spuds.core import bits
from spuds.core.board import Badge, Board, Card, Place, Text, Token, Zone
from spuds.core.events import Event as Happened
from spuds.core.views import plain
from spuds.games.hot_pota_toh.asking import asked_of
from spuds.games.hot_pota_toh.cards import (
    BOOM,
    FIRST_ICON,
    FIRST_ON_TABLE,
    FRIED,
    FRIED_ALONE,
    FRIED_AMONG,
    SUPER,
    WORDS,
)
from spuds.games.hot_pota_toh.decisions import waiting
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.pointing import answers
from spuds.games.hot_pota_toh.scoring import points_of_hand
from spuds.games.hot_pota_toh.state import Owed, State
from spuds.games.hot_pota_toh.view import card_decided_on

SHARED = 4096
"""Parts of each kind that are kept: most of a board is that of the next viewer, and that after the next move."""
YOURS = -1
NOBODY = -1
KEPT = (Text("mark-kept"),)
SIDES = {0: "unset", 1: "clockwise", -1: "counterclockwise"}


def board(view: State, viewer: int) -> Board:
    """Return the table in front of a viewer, from its view, or from a full state with all hands open.

    Args:
        view: what the viewer knows.
        viewer: a seat, or -1 for one who answers nothing.
    """
    now: State = plain(view)
    choices, refusals = answers(view, now, viewer)
    return Board(
        viewer=viewer,
        places=tuple(_places(view, now, viewer)),
        zones=tuple(_zones(view, now, viewer)),
        tokens=(_deck(now),),
        status=tuple(_status(now)),
        hints=tuple(_hints(now)),
        prompt=asked_of(now, viewer),
        choices=choices,
        refusals=refusals,
    )


# Places


def _places(view: State, now: State, viewer: int) -> Iterator[Place]:
    voting = now.depth > 0 and now.stack[0].kind == Owed.VOTE
    owing = int(waiting(view))
    scores = now.scores[: now.seats]
    most = max(scores) if now.depth and len(set(scores)) > 1 else None
    playing = _is_playing(now)
    points = tuple(now.table_points)
    for seat in range(now.seats):
        owes = bool(owing >> seat & 1)
        yield _sitter(
            seat,
            now.scores[seat],
            now.held[seat],
            _points_lying(tuple(now.table[seat]), points) if playing else None,
            _worth_of_hand(view, now, seat) if playing and seat == viewer else (),
            now.scores[seat] == most,
            playing and not now.live >> seat & 1,
            owes,
            voting and not owes,
        )


@lru_cache(SHARED)
def _points_lying(counts: tuple[int, ...], points: tuple[int, ...]) -> int:
    """TOH-11.2 Return the same as `scoring.points_of_table`; a kernel called for each seat takes half of the time."""
    return sum(map(mul, counts, points))


@lru_cache(SHARED)
def _sitter(
    seat: int,
    score: int,
    held: int,
    table: int | None,
    hand: tuple[int, ...],
    leads: bool,  # noqa: FBT001
    safe: bool,  # noqa: FBT001
    deciding: bool,  # noqa: FBT001
    sealed: bool,  # noqa: FBT001
) -> Place:
    badges = [Badge("points", Text("badge-points", {"n": score}), str(score), main=True)]
    if table is not None:
        badges.append(Badge("table", Text("badge-table", {"n": table}), _signed(table)))
    if hand:
        text = Text("badge-hand", {"n": hand[0], "most": hand[1] if len(hand) > 1 else "same"})
        badges.append(Badge("hand", text, "/".join(map(_signed, hand))))
    badges.append(Badge("cards", Text("badge-cards", {"n": held}), str(held)))
    if safe:
        badges.append(Badge("safe", Text("badge-safe"), "✓"))
    if leads:
        badges.append(Badge("lead", Text("badge-lead"), "★"))
    return Place(seat, tuple(badges), deciding=deciding, out=safe, sealed=sealed)


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def _worth_of_hand(view: State, now: State, seat: int) -> tuple[int, ...]:
    """TOH-11.2, TOH-11.3 Return what a hand is worth if its holder survives: two figures while nobody can tell.

    One Fried alone counts otherwise than one among others, and others may lie where the viewer does not see them.
    """
    fried = now.hand[seat][FRIED]
    if fried == 1:
        alone = int(points_of_hand(view, seat, NOBODY, FRIED_ALONE))
        among = int(points_of_hand(view, seat, NOBODY, FRIED_AMONG))
        return (among, alone) if now.pool[FRIED] else (alone,)
    return (int(points_of_hand(view, seat, NOBODY, FRIED_AMONG)),)


def _is_playing(now: State) -> bool:
    """Say whether a round is being dealt or played."""
    return bool(now.depth) and now.stack[0].kind not in (Owed.START, Owed.VOTE)


# Zones


def _zones(view: State, now: State, viewer: int) -> Iterator[Zone]:
    for seat in range(now.seats):
        whose = YOURS if seat == viewer else seat
        yield _hand(seat, whose, tuple(now.hand[seat]), tuple(now.kept[seat]), now.held[seat])
        yield _table(seat, whose, tuple(now.table[seat]), tuple(now.table_points))
        turns = list(now.takers[: now.row]).count(seat + 1)
        if turns:
            yield _row(seat, whose, turns)
    if any(now.seen_by):
        whose = now.seen_by[0] - 1
        yield _looked_at(YOURS if whose == viewer else whose, tuple(now.seen), sum(map(bool, now.seen_by)))
    decided = int(card_decided_on(view))
    if decided >= 0:
        card = Card(WORDS[decided], seat=now.stack[now.depth - 1].seat)
        yield Zone("decided", "row", Text("zone-decided"), cards=(card,))
    yield _discard(tuple(now.discard))


@lru_cache(SHARED)
def _hand(seat: int, whose: int, counts: tuple[int, ...], kept: tuple[int, ...], held: int) -> Zone:
    cards = [Card(word) for word, copies in zip(WORDS, counts, strict=False) for _ in range(copies)]
    cards += [Card(WORDS[SUPER + n], marks=KEPT) for n, copies in enumerate(kept) for _ in range(copies)]
    return Zone(f"hand:{seat}", "hand", _name("zone-hand", whose), seat, tuple(cards), held - len(cards))


@lru_cache(SHARED)
def _table(seat: int, whose: int, counts: tuple[int, ...], points: tuple[int, ...]) -> Zone:
    """TOH-11.2 Return a play area; each card says what it counts there, which a table may have agreed on."""
    cards = tuple(
        Card(WORDS[FIRST_ON_TABLE + n], copies=copies, marks=(Text("mark-worth", {"n": points[n]}),))
        for n, copies in enumerate(counts)
        if copies
    )
    return Zone(f"table:{seat}", "heap", _name("zone-table", whose), seat, cards)


@lru_cache(SHARED)
def _row(seat: int, whose: int, turns: int) -> Zone:
    """TOH-4.7 Return the cards of the row that a player is going to take, face down."""
    return Zone(f"row:{seat}", "row", _name("zone-row", whose), seat, hidden=turns)


@lru_cache(SHARED)
def _looked_at(whose: int, seen: tuple[int, ...], cards: int) -> Zone:
    known = tuple(Card(WORDS[kind - 1]) for kind in seen if kind)
    return Zone("seen", "row", _name("zone-seen", whose), cards=known, hidden=cards - len(known))


@lru_cache(SHARED)
def _discard(counts: tuple[int, ...]) -> Zone:
    cards = tuple(Card(word, copies=copies) for word, copies in zip(WORDS, counts, strict=True) if copies)
    return Zone("discard", "heap", Text("zone-discard"), cards=cards, minor=True)


def _name(message: str, whose: int) -> Text:
    return Text(f"{message}-you") if whose == YOURS else Text(message, players={"player": whose})


# What stands beside them


def _deck(now: State) -> Token:
    """Return the deck, which lies before the player in turn; before anybody has begun, in the middle."""
    at = now.turn if now.depth == 0 or now.rounds or now.stack[0].kind != Owed.START else NOBODY
    return _deck_at(at, now.pool_held - now.row, SIDES[now.order], bool(now.depth) and not now.pool[BOOM])


@lru_cache(SHARED)
def _deck_at(seat: int, cards: int, side: str, aside: bool) -> Token:  # noqa: FBT001
    marks = (Text("mark-no-boom"),) if aside else ()
    return Token("deck", "deck", Text("token-deck", {"side": side}), seat, marks=marks, side=side, hidden=cards)


def _status(now: State) -> Iterator[Text]:
    number = now.rounds + (now.depth > 0 and _is_playing(now))
    yield _round(max(1, number), now.goal, now.rounds_wanted)
    yield Text("status-level", {"level": now.level})
    if _is_playing(now) and bits.size(now.live) > 1:
        yield Text("status-order", {"side": SIDES[now.order]})


def _round(number: int, goal: int, rounds: int) -> Text:
    """TOH-13.1 to TOH-13.3 Return how far the game has come."""
    if goal:
        return Text("status-round-goal", {"round": number, "goal": goal})
    return Text("status-round-extra" if number > rounds else "status-round", {"round": number, "rounds": rounds})


def _hints(now: State) -> Iterator[Text]:
    """Yield the odds of the next card: all can count the pool, and which icon cards are left in it.

    BOOM and the other icon cards lie in no hand unseen, so what the viewer has not seen of them is in the pool, or
    among the cards that somebody else is looking at.
    """
    if not _is_playing(now) or not now.pool[BOOM] or not now.pool_held:
        return
    yield Text("hint-boom", {"n": now.pool_held, "percent": max(1, round(100 / now.pool_held))})
    icons = sum(now.pool[FIRST_ICON:BOOM])
    unseen = now.pool_held + sum(by > 0 and kind == 0 for by, kind in zip(now.seen_by, now.seen, strict=True))
    if icons:
        yield Text("hint-icons", {"n": icons, "percent": max(1, round(100 * icons / unseen))})


ABOUT_THE_DECK = frozenset(
    {
        Event.BOOM_JOINS,
        Event.DRAWS,
        Event.LAPSES,
        Event.REVERSES,
        Event.ORDERS,
        Event.PASSES_DECK,
        Event.LAYS_ROW,
        Event.PUTS_BACK,
    }
)


def token_of(event: Happened) -> str:
    """Return the id of the deck for events that are about it; "" for others."""
    return "deck" if event.kind in ABOUT_THE_DECK else ""
