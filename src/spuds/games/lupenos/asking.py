"""What the table waits for, and what waits until that is done, as it is put to each viewer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spuds.core.board import Prompt, Text
from spuds.core.views import plain
from spuds.games.lupenos.cards import PEEL_KINDS, PLACE
from spuds.games.lupenos.counts import unpacked
from spuds.games.lupenos.state import Owed, State

CHANCE_DOES = {Owed.DEAL_UP: "prompt-deal", Owed.DEAL_HAND: "prompt-deal", Owed.DRAW: "prompt-draw"}
RULES = {
    Owed.START: "LU-2.1",
    Owed.DEAL_UP: "LU-2.3",
    Owed.DEAL_HAND: "LU-2.4",
    Owed.EXCHANGE: "LU-3.1",
    Owed.DRAW: "LU-5.4",
    Owed.FLIP: "LU-7.7",
}
"""The rule behind each question; that of a turn depends on where its player lays from."""
HAND, ROW, DOWN = "hand", "row", "down"
ROW_ASKED = ("prompt-exchange-you", "prompt-exchange-more-you")
BY_ONE = "prompt-name-you"
"""LU-3.2 Where moves are made one by one, the lowest card comes first."""
RULES_OF_TURN = {HAND: "LU-4.1", ROW: "LU-7.2", DOWN: "LU-7.7"}


def prompt(view: State) -> Text:
    """Return what the viewer, who is waited for, is asked by one who takes an answer a move at a time."""
    asked = question(plain(view), int(view.viewer))
    if asked is None:
        raise ValueError("nobody is asked anything: the game is over")
    return Text(BY_ONE, asked.args) if asked.id in ROW_ASKED else asked


def asked_of(now: State, viewer: int) -> Prompt | None:
    """Return the question with its rule, and what is pending until it is answered; None when the game is over."""
    text = question(now, viewer)
    if text is None:
        return None
    frame: Any = now.stack[0]
    rule = RULES_OF_TURN[_where(now, frame.seat)] if frame.kind == Owed.TURN else RULES[Owed(frame.kind)]
    return Prompt(text, rule, tuple(pending(now, viewer)))


def question(now: State, viewer: int) -> Text | None:
    """Return what the table waits for, as it is put to a viewer; None when the game is over."""
    if now.depth == 0:
        return None
    frame: Any = now.stack[0]
    kind, seat = Owed(frame.kind), int(frame.seat)
    if kind == Owed.START:
        return Text("prompt-start")
    if kind == Owed.EXCHANGE:
        return _exchange(now, viewer)
    if kind == Owed.FLIP:
        return Text("prompt-flip", players={"player": seat})
    if kind in CHANCE_DOES:
        return Text(CHANCE_DOES[kind], players={"player": seat})
    if seat != viewer:
        return Text(f"prompt-{_where(now, seat)}", {"top": _top(now)}, {"player": seat})
    return _turn(now, seat)


def _exchange(now: State, viewer: int) -> Text:
    waiting = int(now.stack[0].seats)
    if not 0 <= viewer < now.seats:
        return Text("prompt-exchange", {"n": waiting.bit_count()})
    if waiting >> viewer & 1:
        left = int(now.to_name[viewer])
        return Text(ROW_ASKED[left < PLACE], {"n": left})
    return Text("prompt-exchanged-you")


def _where(now: State, seat: int) -> str:
    """LU-4.4 Return where a seat lays from."""
    return HAND if now.held[seat] else ROW if now.in_row[seat] else DOWN


def _top(now: State) -> str | int:
    """LU-4.7 Return what the next card has to match: a number, or what lets any number follow."""
    if not now.pile_held:
        return "none"
    top = now.pile[now.pile_held - 1]
    return top if top <= PEEL_KINDS else "bag"


def _turn(now: State, seat: int) -> Text:
    """LU-4, LU-7 Return what a player is asked whose turn it is, by what can be laid on what lies there."""
    where = _where(now, seat)
    if not now.pile_held:
        return Text(f"prompt-{where}-open-you", {"n": 0})
    if where == DOWN:
        return Text("prompt-down-open-you" if now.must_lay else "prompt-down-you", {"n": now.pile_held})
    top = _top(now)
    args: dict[str, str | int] = {"n": now.pile_held, "top": top}
    cards = unpacked(now.holds[seat] if where == HAND else now.up[seat])
    fits = any(cards[top - 1 :] if isinstance(top, int) else cards)
    if where == HAND:
        return Text(_of_hand(fits, bool(now.must_lay)), args)
    return Text(_of_row(fits, bool(now.must_lay), bool(now.pile_only)), args)


def _of_hand(fits: bool, must_lay: bool) -> str:  # noqa: FBT001
    """LU-4.12"""
    if not fits:
        return "prompt-hand-stuck-you"
    return "prompt-hand-must-you" if must_lay else "prompt-hand-you"


def _of_row(fits: bool, must_lay: bool, pile_only: bool) -> str:  # noqa: FBT001
    """LU-7.2 to LU-7.5"""
    if fits:
        return "prompt-row-must-you" if must_lay else "prompt-row-you"
    if pile_only:
        return "prompt-row-pile-you"
    return "prompt-row-card-you" if must_lay else "prompt-row-stuck-you"


# What is pending


def pending(now: State, viewer: int) -> Iterator[Text]:
    """Yield what waits until the question is answered, the next first."""
    frame: Any = now.stack[0]
    match frame.kind:
        case Owed.DEAL_UP:
            yield Text("pending-hands", {"n": PLACE})
            yield Text("pending-exchange")
        case Owed.DEAL_HAND:
            yield Text("pending-exchange")
        case Owed.EXCHANGE:
            yield _told("begins", viewer, now.first - 1)
        case Owed.DRAW:
            if frame.remaining > 1:
                yield _told("draws", viewer, frame.seat, n=frame.remaining - 1)
            if now.turns >= now.turn_limit:
                yield Text("pending-guard")
            else:
                yield _told("again" if frame.source == frame.seat else "turn", viewer, frame.source)
        case Owed.FLIP if now.pile_held and now.pile[now.pile_held - 1] <= PEEL_KINDS:
            yield _told("misfit", viewer, frame.seat, n=now.pile_held)


def _told(what: str, viewer: int, seat: int, **args: str | int) -> Text:
    if seat == viewer:
        return Text(f"pending-{what}-you", args)
    return Text(f"pending-{what}", args, {"player": seat})
