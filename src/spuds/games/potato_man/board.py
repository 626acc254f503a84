"""The table in front of one viewer: lines for the terminal, the own hand in order, what is asked.

The generic vocabulary in which the page draws comes with the page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from spuds.core import bits
from spuds.core.messages import DEFAULT_LANGUAGE, Messages
from spuds.games.potato_man.cards import CARDS, WORDS, Colour
from spuds.games.potato_man.decisions import PLAY
from spuds.games.potato_man.state import State, points

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
    rounds = int(view.seats) * int(view.laps)
    lines = [tell("sketch-round", round=min(int(view.rounds) + 1, rounds), rounds=rounds)]
    lines += [_player_line(view, seat, names, tell) for seat in range(view.seats)]
    supply = _sacks_text(view.supply, tell)
    lines.append(tell("sketch-supply", sacks=supply) if supply else tell("sketch-no-supply"))
    if view.discard:
        lines.append(tell("sketch-played", cards=" ".join(WORDS[card] for card in _members(view.discard))))
    lines.append(_trick_line(view, names, tell))
    return lines


def hand(view: State) -> list[tuple[int, int]]:
    """Return the viewer's cards in card order, each with the action that plays it."""
    seat = int(view.viewer)
    if not 0 <= seat < view.seats:
        return []
    return [(card, PLAY + card) for card in _members(view.hand[seat])]


def prompt(view: State) -> str:
    """Return the message id of what the seat in turn is asked."""
    return "prompt-follow" if view.trick_size else "prompt-lead"


def _player_line(view: State, seat: int, names: Mapping[int, str], tell: Say) -> str:
    line = tell(
        "sketch-player",
        player=_name(names, seat),
        cards=int(view.held[seat]),
        points=int(view.scores[seat]),
        gained=int(points(view, seat)),
    )
    won = _sacks_text(view.won[seat], tell)
    if won:
        line += tell("sketch-won", sacks=won)
    if view.seats == 2:
        line += tell("sketch-pile", n=int(view.pile[seat]))
    return line


def _trick_line(view: State, names: Mapping[int, str], tell: Say) -> str:
    if not view.trick_size:
        return tell("sketch-no-trick")
    laid = [int(card) - 1 for card in view.trick[: view.trick_size]]
    players = [(int(view.leader) + place) % int(view.seats) for place in range(len(laid))]
    cards = [f"{WORDS[card]} ({_name(names, seat)})" for card, seat in zip(laid, players, strict=True)]
    return tell("sketch-trick", cards=", ".join(cards))


def _sacks_text(sacks: Any, tell: Say) -> str:
    kinds = [f"sketch-sack-{colour.name.lower()}" for colour in Colour]
    return ", ".join(f"{tell(kind)} {n}" for kind, n in zip(kinds, sacks, strict=True) if n)


def _members(cards: int) -> list[int]:
    return [card for card in range(len(CARDS)) if bits.has(int(cards), card)]


def _name(names: Mapping[int, str], seat: int) -> str:
    return names.get(seat, str(seat))


def _in_english(message: str, **args: object) -> str:
    return Messages(Path(__file__).parent / "messages", DEFAULT_LANGUAGE).format(message, args)
