"""The table in lines of words, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from spuds.core import bits
from spuds.core.board import Text
from spuds.core.messages import DEFAULT_LANGUAGE, Messages
from spuds.core.views import plain
from spuds.games.hot_potato.asking import question
from spuds.games.hot_potato.board import SIDES
from spuds.games.hot_potato.cards import BLUE_WORDS, KINDS, POTATOES, ROUNDS, WORDS
from spuds.games.hot_potato.notation import counts_text
from spuds.games.hot_potato.state import State, cards_down, round_now

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
    lines = [tell("sketch-round", round=int(round_now(view)), rounds=ROUNDS, turn=int(view.turn))]
    if view.chip:
        lines.append(tell("sketch-chip", player=_name(names, int(view.chip) - 1)))
    for seat in range(view.seats):
        burns, cards = int(view.burns[seat]), int(view.held[seat])
        lines.append(tell("sketch-player", player=_name(names, seat), burns=burns, n=cards))
        lines += [f"  {_potato(view, potato, tell)}" for potato in range(POTATOES) if view.holder[potato] == seat + 1]
    if any(view.discard):
        lines.append(tell("sketch-discard", cards=counts_text(view.discard)))
    lines.append(tell("sketch-supply", cards=counts_text(view.supply, BLUE_WORDS)))
    return lines


def hand(view: State) -> list[tuple[int, int]]:
    """Return the viewer's cards by kind; none of them alone is an answer, so each has the action -1."""
    seat = int(view.viewer)
    if not 0 <= seat < view.seats:
        return []
    return [(kind, -1) for kind in range(KINDS) for _ in range(view.hand[seat, kind])]


def prompt(view: State) -> Text:
    """Return what the viewer, who is waited for, is asked."""
    asked = question(plain(view), int(view.viewer))
    if asked is None:
        raise ValueError("nobody is asked anything: the game is over")
    return asked.text


def _potato(view: State, potato: int, tell: Say) -> str:
    both = [int(view.unstriped[potato, kind]) + int(view.striped[potato, kind]) for kind in range(len(BLUE_WORDS))]
    seasonings = counts_text(both, BLUE_WORDS) if any(both) else ""
    side = SIDES[int(bits.has(int(view.red), potato))]
    line = tell("sketch-potato", potato=potato, side=side, seasonings=seasonings).strip()
    brown, blue = int(view.down_brown[potato]), int(view.down_blue[potato])
    words = [WORDS[brown - 1]] * bool(brown) + [BLUE_WORDS[blue - 1]] * bool(blue)
    if not words:
        words = ["?"] * int(cards_down(view, potato))
    return line + tell("sketch-down", cards=" ".join(words)) if words else line


def _name(names: Mapping[int, str], seat: int) -> str:
    return names.get(seat, str(seat))


def _in_english(message: str, **args: object) -> str:
    return Messages(Path(__file__).parent / "messages", DEFAULT_LANGUAGE).format(message, args)
