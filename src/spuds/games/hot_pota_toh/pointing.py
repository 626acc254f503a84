"""What a viewer may answer and by what it is pointed at, and why its other cards are no answer now."""

from __future__ import annotations

from functools import cache

import numpy as np

from spuds.core.board import Choice, Pick, Refusal, Text
from spuds.games.hot_pota_toh.actions import (
    AGAIN,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    DISCARD,
    DRAW,
    FIRST_OF,
    GIVE,
    GIVE_TWO,
    KEEP,
    LEAVE,
    MOVE,
    PAIRS,
    PICK,
    PLACE,
    PLAY,
    SECOND_OF,
    START,
    STAY,
    STEAL_FROM,
    STEAL_NONE,
    STOP,
    TABLE,
    TAKE,
    VOTE_NO,
    VOTE_YES,
)
from spuds.games.hot_pota_toh.cards import (
    DUD,
    FIRST_ON_TABLE,
    FIRST_PLAYABLE,
    HAND_KINDS,
    KEPT_KINDS,
    SUPER,
    TREACHEROUS,
    WORDS,
)
from spuds.games.hot_pota_toh.decisions import legal
from spuds.games.hot_pota_toh.notation import TEXTS, card_args
from spuds.games.hot_pota_toh.state import Owed, State

BY_SEAT = (STEAL_FROM, GIVE, PLACE, MOVE, START)
"""The first actions of those that name a seat; each is followed by those of the other seats."""
MOST_SEATS = STEAL_NONE - STEAL_FROM
PLAIN = {
    AGAIN: "pick-again",
    STOP: "pick-stop",
    STEAL_NONE: "pick-steal-none",
    TAKE: "pick-take",
    STAY: "pick-stay",
    LEAVE: "pick-leave",
}
"""Answers that need no figures."""
WAYS = {CLOCKWISE: ("pick-clockwise", 1), COUNTERCLOCKWISE: ("pick-counterclockwise", -1)}
"""TOH-3.7 How each order is called, and where its next seat is."""


def answers(view: State, now: State, viewer: int) -> tuple[tuple[Choice, ...], tuple[Refusal, ...]]:
    """Return what the viewer may answer, and why not its other cards; nothing if it is not asked."""
    if viewer < 0 or not now.depth:
        return (), ()
    out = np.zeros(len(PAIRS), dtype=np.int64)
    actions = [int(action) for action in out[: int(legal(view, viewer, out))]]
    if not actions:
        return (), ()
    return tuple(_choice(now, viewer, action) for action in actions), tuple(_refusals(now, viewer, actions))


def _choice(now: State, viewer: int, action: int) -> Choice:
    for first in BY_SEAT:
        if first <= action < first + MOST_SEATS:
            return _names_seat(action, action - first, action - first == viewer)
    if PLAY <= action < CLOCKWISE:
        return _plays(viewer, action)
    if GIVE_TWO <= action < PLACE:
        return _gives_two(action, viewer)
    if PICK <= action < DISCARD:
        return _picks_card(action)
    if action == DRAW:
        return Choice(TEXTS[DRAW], (Pick(Text("pick-draw"), token="deck"),))
    return Choice(TEXTS[action], (Pick(_button(now, viewer, action)),))


@cache
def _names_seat(action: int, seat: int, own: bool) -> Choice:  # noqa: FBT001
    return Choice(TEXTS[action], (_seat(seat, own),))


@cache
def _seat(seat: int, own: bool) -> Pick:  # noqa: FBT001
    return Pick(Text("pick-self") if own else Text("pick-seat", players={"player": seat}), seat=seat)


@cache
def _plays(viewer: int, action: int) -> Choice:
    """TOH-7.7 Whoever plays Dud is out of the round for good, so that alone is to be confirmed."""
    kind = action - PLAY + FIRST_PLAYABLE
    pick = Pick(Text("pick-play", card_args(kind)), zone=f"hand:{viewer}", face=WORDS[kind])
    return Choice(TEXTS[action], (pick,), confirm=kind == DUD)


@cache
def _gives_two(action: int, viewer: int) -> Choice:
    """TOH-7.4 Two players, pointed at in any order, or one of them twice."""
    one, two = int(FIRST_OF[action - GIVE_TWO]), int(SECOND_OF[action - GIVE_TWO])
    if one == two:
        both = Text("pick-self-both") if one == viewer else Text("pick-seat-both", players={"player": one})
        return Choice(TEXTS[action], (_seat(one, one == viewer), Pick(both, seat=one)))
    return Choice(TEXTS[action], (_seat(one, one == viewer), _seat(two, two == viewer)), any_order=True)


@cache
def _picks_card(action: int) -> Choice:
    kind = action - PICK
    return Choice(TEXTS[action], (Pick(Text("pick-card", card_args(kind)), zone="seen", face=WORDS[kind]),))


def _button(now: State, viewer: int, action: int) -> Text:
    if action in PLAIN:
        return Text(PLAIN[action])
    if action in WAYS:
        message, way = WAYS[action]
        return Text(message, players={"player": _nearest(now, viewer, way)})
    if action == DISCARD:
        return Text("pick-discard", {"order": now.order})
    if action in (KEEP, TABLE):
        kind = now.stack[now.depth - 1].source
        points = now.table_points[kind - FIRST_ON_TABLE]
        return Text("pick-keep") if action == KEEP else Text("pick-table", {"card": WORDS[kind], "n": points})
    assert action in (VOTE_NO, VOTE_YES)
    return Text("pick-vote-no" if action == VOTE_NO else "pick-vote-yes", {"level": now.level + action - VOTE_NO})


def _nearest(now: State, viewer: int, way: int) -> int:
    """Return the nearest other live seat on one side of a viewer."""
    seats = range(1, now.seats)
    return next(at for at in ((viewer + way * n) % now.seats for n in seats) if now.live >> at & 1)


def _refusals(now: State, viewer: int, actions: list[int]) -> list[Refusal]:
    """Return why cards of the viewer's hand cannot be played now; between rounds nobody expects to."""
    kind = now.stack[now.depth - 1].kind
    if kind in (Owed.START, Owed.VOTE):
        return []
    held = [number for number in range(HAND_KINDS) if now.hand[viewer][number]]
    held += [SUPER + n for n in range(KEPT_KINDS) if now.kept[viewer][n]]
    if kind == Owed.TURN:
        offered = {action - PLAY + FIRST_PLAYABLE for action in actions if action != DRAW}
        return [_unplayable(viewer, number) for number in held if number not in offered]
    return [_not_now(viewer, number, _why_not_now(now, viewer)) for number in held]


@cache
def _unplayable(viewer: int, kind: int) -> Refusal:
    """TOH-3.2, TOH-6.1, TOH-9.1 Say why a card can never be played, or not without an opponent."""
    why, rule = ("why-kept", "TOH-9.1") if kind >= SUPER else ("why-phew", "TOH-6.1")
    if kind == TREACHEROUS:
        why, rule = "why-not-no-opponent", "TOH-3.2"
    return Refusal(f"hand:{viewer}", WORDS[kind], Text(why), rule)


@cache
def _not_now(viewer: int, kind: int, why: str) -> Refusal:
    return Refusal(f"hand:{viewer}", WORDS[kind], Text(why), "TOH-2.6" if why == "why-deal" else "TOH-3.1")


def _why_not_now(now: State, viewer: int) -> str:
    """TOH-2.6, TOH-3.1 Say why nothing is played while something else is asked."""
    if now.stack[0].kind == Owed.DEAL:
        return "why-deal"
    return "why-one-action" if now.turn == viewer else "why-not-in-turn"
