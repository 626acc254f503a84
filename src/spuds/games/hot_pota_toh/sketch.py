"""The table in lines of words, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from spuds.core.messages import DEFAULT_LANGUAGE, Messages
from spuds.core.views import plain
from spuds.games.hot_pota_toh.actions import PLAY
from spuds.games.hot_pota_toh.asking import pending
from spuds.games.hot_pota_toh.board import SIDES
from spuds.games.hot_pota_toh.cards import FIRST_ON_TABLE, FIRST_PLAYABLE, HAND_KINDS, KEPT_KINDS, SUPER, WORDS
from spuds.games.hot_pota_toh.notation import counts_text
from spuds.games.hot_pota_toh.scoring import points_of_table
from spuds.games.hot_pota_toh.state import State

Say = Callable[..., str]
"""Puts a message id and its arguments into words."""
NO_NAMES: Mapping[int, str] = {}


def sketch(view: State, names: Mapping[int, str] = NO_NAMES, say: Say | None = None) -> list[str]:
    """Return what a view holds, apart from the own hand, in a few lines.

    Args:
        view: what the viewer knows; a full state will do.
        names: of the players, by seat; by default their numbers.
        say: puts a message id and its arguments into words; by default in English.
    """
    tell = say or _in_english
    now: State = plain(view)
    lines = [tell("sketch-round", round=max(1, now.rounds + (now.depth > 0)), level=now.level, side=SIDES[now.order])]
    lines.append(tell("sketch-deck", n=now.pool_held - now.row, row=now.row))
    lines += [_player(view, now, seat, names, tell) for seat in range(now.seats)]
    if any(now.discard):
        lines.append(tell("sketch-discard", cards=counts_text(now.discard)))
    seen = [WORDS[kind - 1] for kind in now.seen if kind]
    if seen:
        lines.append(tell("sketch-seen", cards=" ".join(seen)))
    waits = [
        tell(text.id, **text.args, **{name: names.get(at, str(at)) for name, at in text.players.items()})
        for text in pending(now, int(view.viewer))
    ]
    return [*lines, tell("sketch-pending", what="; ".join(waits))] if waits else lines


def hand(view: State) -> list[tuple[int, int]]:
    """Return the viewer's cards by kind, each with the action that plays it; -1 for those that never are."""
    seat = int(view.viewer)
    if not 0 <= seat < view.seats:
        return []
    cards = [
        (kind, PLAY + kind - FIRST_PLAYABLE if kind >= FIRST_PLAYABLE else -1)
        for kind in range(HAND_KINDS)
        for _ in range(view.hand[seat, kind])
    ]
    return cards + [(SUPER + n, -1) for n in range(KEPT_KINDS) for _ in range(view.kept[seat, n])]


def _player(view: State, now: State, seat: int, names: Mapping[int, str], tell: Say) -> str:
    line = tell(
        "sketch-player",
        player=names.get(seat, str(seat)),
        points=now.scores[seat],
        cards=now.held[seat],
        table=counts_text(now.table[seat], FIRST_ON_TABLE),
        worth=int(points_of_table(view, seat)),
    )
    if any(now.kept[seat]):
        line += tell("sketch-kept", cards=counts_text(now.kept[seat], SUPER))
    return line if now.live >> seat & 1 else line + tell("sketch-safe")


def _in_english(message: str, **args: object) -> str:
    return Messages(Path(__file__).parent / "messages", DEFAULT_LANGUAGE).format(message, args)
