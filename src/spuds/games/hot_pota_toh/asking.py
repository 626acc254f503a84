"""What the table waits for, and what waits until that is done, as it is put to each viewer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from spuds.core.board import Prompt, Text
from spuds.core.frames import CHANCE
from spuds.core.views import plain
from spuds.games.hot_pota_toh.cards import (
    EVILEST,
    FIRST_ON_TABLE,
    FIRST_PLAYABLE,
    GENEROUS,
    HAND_KINDS,
    KITTY,
    LEVELS,
    TREACHEROUS,
    WORDS,
)
from spuds.games.hot_pota_toh.state import Owed, State

RULES = {
    Owed.START: "TOH-12.2",
    Owed.VOTE: "TOH-12.3",
    Owed.DEAL: "TOH-2.3",
    Owed.TURN: "TOH-3.1",
    Owed.ORDER: "TOH-3.7",
    Owed.DRAWS: "TOH-4.3",
    Owed.RISKY: "TOH-6.3",
    Owed.THIEF: "TOH-6.4",
    Owed.STEAL: "TOH-6.4",
    Owed.EVIL: "TOH-7.3",
    Owed.EVILEST: "TOH-7.4",
    Owed.CUT: "TOH-7.6",
    Owed.PLACE: "TOH-8.1",
    Owed.MOVE: "TOH-8.2",
    Owed.LOOK: "TOH-8.4",
    Owed.PICK: "TOH-8.4",
    Owed.ROW: "TOH-4.5",
    Owed.DISORIENTED: "TOH-7.1",
    Owed.KEEP: "TOH-9.1",
}
"""The rule behind each question."""
BY_CHANCE = (Owed.DEAL, Owed.DRAWS, Owed.ROW, Owed.STEAL, Owed.LOOK)
WHY_DRAWN = {Owed.RISKY: "risky", Owed.ROW: "row", Owed.DEAL: "deal"}
"""What draws are owed for, by the frame that waits for them."""
TAKERS_NAMED = 3
"""So many of those who take cards of the row are named one by one."""


def prompt(view: State) -> Text:
    """Return what the viewer, who is waited for, is asked."""
    asked = question(plain(view), int(view.viewer))
    if asked is None:
        raise ValueError("nobody is asked anything: the game is over")
    return asked


def asked_of(now: State, viewer: int) -> Prompt | None:
    """Return the question with its rule, and what is pending until it is answered; None when the game is over."""
    text = question(now, viewer)
    if text is None:
        return None
    top = now.stack[now.depth - 1]
    rule = "TOH-2.2" if top.seat == CHANCE else RULES[Owed(top.kind)]
    if top.kind == Owed.LOOK and top.source == KITTY:
        rule = "TOH-10.1"
    return Prompt(text, rule, tuple(pending(now, viewer)))


def question(now: State, viewer: int) -> Text | None:
    """Return what the table waits for, as it is put to a viewer; None when the game is over."""
    if now.depth == 0:
        return None
    frame: Any = now.stack[now.depth - 1]
    kind, seat = Owed(int(frame.kind)), int(frame.seat)
    if seat == CHANCE:
        return Text("prompt-start-chance")
    if kind == Owed.VOTE:
        return _vote(now, viewer)
    name = f"prompt-{kind.name.lower()}"
    args: dict[str, str | int] = {"n": int(frame.remaining), "card": WORDS[int(frame.source)]}
    if kind in BY_CHANCE:
        return _by_chance(now, kind, name, args)
    if kind == Owed.DISORIENTED:
        args["order"] = int(now.order)
    if seat != viewer:
        return Text(name, args, {"player": seat})
    if kind == Owed.EVILEST and now.pool_held - now.row == 1:
        return Text("prompt-evilest-one-you")
    if kind == Owed.TURN and not any(now.hand[viewer][FIRST_PLAYABLE:HAND_KINDS]):
        return Text("prompt-turn-draw-you")
    return Text(f"{name}-you", args)


def _by_chance(now: State, kind: Owed, name: str, args: dict[str, str | int]) -> Text:
    frame: Any = now.stack[now.depth - 1]
    players = {"player": int(frame.seat)}
    if kind == Owed.STEAL:
        players["target"] = int(frame.source)
    elif kind == Owed.DRAWS:
        below: Any = now.stack[now.depth - 2]
        on_turn = below.kind == Owed.END and below.seat == frame.seat
        args["why"] = "turn" if on_turn else WHY_DRAWN.get(below.kind, "given")
    return Text(name, args, players)


def _vote(now: State, viewer: int) -> Text:
    level = {"level": int(now.level)}
    if not 0 <= viewer < now.seats:
        return Text("prompt-vote", dict(level))
    owes = int(now.stack[0].seats) >> viewer & 1
    return Text("prompt-vote-you" if owes else "prompt-voted-you", dict(level))


# What is pending


def pending(now: State, viewer: int) -> Iterator[Text]:
    """Yield what waits below the top frame, the next first (section 6, the stack)."""
    for n in reversed(range(now.depth)):
        frame, on_top = now.stack[n], n == now.depth - 1
        match frame.kind:
            case Owed.DRAWS if not on_top and frame.remaining:
                yield _told("draws", viewer, int(frame.seat), {"n": int(frame.remaining)})
            case Owed.RISKY if not on_top and frame.remaining:
                yield _told("risky", viewer, int(frame.seat), {"n": int(frame.remaining)})
            case Owed.ROW:
                takers = [int(taker) - 1 for taker in now.takers if taker]
                yield from _takers(takers[on_top:], viewer)
            case Owed.LAY:
                yield _laid(now, frame)
            case Owed.DEAL:
                yield from _deal(now, viewer, int(frame.remaining) - on_top)
            case Owed.END:
                yield from _end(now, viewer, frame)
            case Owed.START if frame.seat != CHANCE:
                if now.level_vote and now.level < LEVELS:
                    yield Text("pending-vote")
                yield Text("pending-next-round")
            case Owed.VOTE:
                yield _told("starts", viewer, int(now.turn), {})


def _told(what: str, viewer: int, seat: int, args: dict[str, str | int]) -> Text:
    if seat == viewer:
        return Text(f"pending-{what}-you", args)
    return Text(f"pending-{what}", args, {"player": seat})


def _takers(takers: list[int], viewer: int) -> Iterator[Text]:
    """TOH-4.5 Yield who takes the next cards of the row; of a long one the first takers, and how many more come."""
    turns = [(seat, len(list(cards))) for seat, cards in groupby(takers)]
    for n, (seat, cards) in enumerate(turns[:TAKERS_NAMED]):
        last = n == len(turns) - 1 and cards == 1
        yield _told("last-card" if last else "takes", viewer, seat, {"n": cards})
    if len(turns) > TAKERS_NAMED:
        yield Text("pending-takers", {"n": len(turns) - TAKERS_NAMED})


def _laid(now: State, frame: Any) -> Text:
    if frame.source == EVILEST:
        return Text("pending-lay-evilest", players={"player": now.takers[0] - 1, "target": now.takers[1] - 1})
    return Text("pending-lay-generous" if frame.source == GENEROUS else "pending-lay-split")


def _deal(now: State, viewer: int, seats: int) -> Iterator[Text]:
    if seats > 0:
        yield Text("pending-deal", {"n": seats})
    yield _told("first-turn", viewer, int(now.turn), {})


def _end(now: State, viewer: int, frame: Any) -> Iterator[Text]:
    """TOH-3.5 Yield what the end of a turn brings."""
    seat = int(frame.seat)
    moves = int(frame.remaining)
    if not frame.source and now.live >> seat & 1 and now.live & ~(1 << seat):
        moves = now.table[seat][TREACHEROUS - FIRST_ON_TABLE]
    if moves:
        yield _told("moves", viewer, seat, {"n": moves})
    yield _told("ends-turn", viewer, seat, {"skip": int(now.skip)})
