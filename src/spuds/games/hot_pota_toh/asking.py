"""What the table waits for, as it is put to each viewer."""

from __future__ import annotations

from typing import Any

from spuds.core.board import Text
from spuds.core.frames import CHANCE
from spuds.games.hot_pota_toh.answering import gives_two
from spuds.games.hot_pota_toh.cards import WORDS
from spuds.games.hot_pota_toh.state import Owed, State

CHANCE_DOES = {
    Owed.DEAL: "prompt-deal",
    Owed.DRAWS: "prompt-draws",
    Owed.ROW: "prompt-row",
    Owed.STEAL: "prompt-steal",
    Owed.LOOK: "prompt-look",
}


def question(view: State, viewer: int) -> Text | None:
    """Return what the table waits for, as it is put to a viewer; None when the game is over."""
    if view.depth == 0:
        return None
    frame: Any = view.stack[view.depth - 1]
    kind, seat = Owed(int(frame.kind)), int(frame.seat)
    if seat == CHANCE:
        return Text("prompt-start-chance")
    if kind == Owed.VOTE:
        return _vote(view, viewer)
    if kind in CHANCE_DOES:
        players = {"player": seat} | ({"target": int(frame.source)} if kind == Owed.STEAL else {})
        return Text(CHANCE_DOES[kind], {"n": int(frame.remaining)}, players)
    name = f"prompt-{kind.name.lower()}"
    args: dict[str, str | int] = {"n": int(frame.remaining), "card": WORDS[int(frame.source)]}
    if seat != viewer:
        return Text(name, args, {"player": seat})
    if kind == Owed.EVILEST and not gives_two(view):
        return Text("prompt-evilest-one-you")
    return Text(f"{name}-you", args)


def _vote(view: State, viewer: int) -> Text:
    if not 0 <= viewer < view.seats:
        return Text("prompt-vote")
    owes = int(view.stack[0].seats) >> viewer & 1
    return Text("prompt-vote-you" if owes else "prompt-voted-you")


def prompt(view: State) -> Text:
    """Return what the viewer, who is waited for, is asked."""
    asked = question(view, int(view.viewer))
    if asked is None:
        raise ValueError("nobody is asked anything: the game is over")
    return asked
