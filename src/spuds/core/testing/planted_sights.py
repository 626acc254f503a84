"""Planted faults of what is told: moves seen by the wrong eyes, events that tell too much, positions in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import numpy as np

from spuds.core.events import EVENT_COLUMNS
from spuds.core.frames import EVERYBODY, FULL
from spuds.core.game import Game

KIND, _, _, CARD, AMOUNT, _, KNOWN = range(len(EVENT_COLUMNS))


def as_seen_shows_all(game: Game) -> Game:
    """Everybody sees every move with its card."""
    return replace(game, as_seen=lambda state, seat, action, viewer: action)


def as_seen_hides_all(game: Game) -> Game:
    """Nobody sees any move."""
    return replace(game, as_seen=lambda state, seat, action, viewer: -1)


def as_seen_another(game: Game) -> Game:
    """A viewer sees another move than was made."""

    def as_seen(state: Any, seat: int, action: int, viewer: int) -> int:
        seen = int(game.as_seen(state, seat, action, viewer))
        return seen if seen != action or viewer in (seat, FULL) else (action + 1) % game.sizes.actions

    return replace(game, as_seen=as_seen)


def _with_log(game: Game, change: Callable[[Any], None]) -> Game:
    def play(state: Any, seat: int, action: int, log: Any) -> int:
        before = 0 if log is None else int(log[0, 0])
        closed = int(game.play(state, seat, action, log))
        if log is not None:
            for row in log[1 + before : 1 + log[0, 0]]:
                change(row)
        return closed

    return replace(game, play=play)


def events_tell_everybody(game: Game) -> Game:
    """Everybody may know the card of an event."""

    def change(row: Any) -> None:
        row[KNOWN] = EVERYBODY

    return _with_log(game, change)


def events_tell_nobody(game: Game) -> Game:
    """Not even the owner may know the card of an event."""

    def change(row: Any) -> None:
        row[KNOWN] = row[KNOWN] if row[KNOWN] == EVERYBODY else 0

    return _with_log(game, change)


def events_tell_by_a_figure(game: Game) -> Game:
    """The card that an event hides stands in its amount."""

    def change(row: Any) -> None:
        row[AMOUNT] = row[CARD] if row[KNOWN] != EVERYBODY else row[AMOUNT]

    return _with_log(game, change)


def everything_is_told(game: Game) -> Game:
    """Moves and events show everybody each card, and only the views keep secrets."""
    return as_seen_shows_all(events_tell_everybody(game))


def event_of_no_kind(game: Game) -> Game:
    """An event is of a kind that the game does not have."""

    def change(row: Any) -> None:
        row[KIND] = 99

    return _with_log(game, change)


def position_in_two_lines(game: Game) -> Game:
    """A position takes two lines."""
    return replace(game, position_text=lambda state: "position:\n" + game.position_text(state))


def position_by_chance(game: Game) -> Game:
    """The words for a position depend on more than the position."""
    calls = count()
    return replace(game, position_text=lambda state: f"{game.position_text(state)} ({next(calls)})")


def hand_lacks_a_card(game: Game) -> Game:
    """The hand that a player is shown lacks one of the cards that it may play."""

    def hand(view: Any) -> list[tuple[int, int]]:
        out = np.zeros(game.sizes.answers, dtype=np.int64)
        n = int(game.legal(view, int(view["viewer"]), out))
        return [(-1, action) for action in out[1:n].tolist()]

    return replace(game, hand=hand)


def hand_is_empty(game: Game) -> Game:
    """No card is ever shown in a hand."""
    return replace(game, hand=lambda view: [])


FAULTS = (
    as_seen_shows_all,
    as_seen_hides_all,
    as_seen_another,
    events_tell_everybody,
    events_tell_nobody,
    events_tell_by_a_figure,
    everything_is_told,
    event_of_no_kind,
    position_in_two_lines,
    position_by_chance,
    hand_lacks_a_card,
    hand_is_empty,
)
