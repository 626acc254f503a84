"""Planted faults of what a game declares: its record, texts, sizes, messages, options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from spuds.core.game import Game, Reason
from spuds.core.records import OWNER, Field, fields_of


def _with_fields(game: Game, change: Callable[[Field], Field]) -> Game:
    changed = tuple(change(f) for f in fields_of(game.State))
    return replace(game, State=type("State", (), {"__record_fields__": changed}))


def field_without_meaning(game: Game) -> Game:
    """A field does not say what it means."""
    return _with_fields(game, lambda f: replace(f, meaning=" ") if f.name == "seats" else f)


def field_unsigned(game: Game) -> Game:
    """A field is unsigned."""
    return _with_fields(game, lambda f: replace(f, base=np.dtype("u1")) if f.name == "seats" else f)


def field_range_too_wide(game: Game) -> Game:
    """The range of a field does not fit its width."""
    return _with_fields(game, lambda f: replace(f, high=1_000) if f.name == "seats" else f)


def field_without_index(game: Game) -> Game:
    """A field does not say what it is indexed by."""
    return _with_fields(game, lambda f: replace(f, per=""))


def owner_of_nothing(game: Game) -> Game:
    """A single number is said to belong to an owner."""
    return _with_fields(game, lambda f: replace(f, visibility=OWNER) if f.name == "depth" else f)


def record_with_holes(game: Game) -> Game:
    """The record is padded to the alignment of its fields."""
    parts: list[Any] = [(f.name, f.base, f.shape) for f in fields_of(game.State)]
    spoilt = replace(game)
    first, *others = parts
    aligned = np.dtype([("depth", "i1"), first, *(part for part in others if part[0] != "depth")], align=True)
    spoilt.__dict__["STATE"] = np.dtype((np.record, aligned))
    return spoilt


def text_twice(game: Game) -> Game:
    """Two actions have the same text."""
    return replace(game, texts=(*game.texts[:1], game.texts[0], *game.texts[2:]))


def text_in_capitals(game: Game) -> Game:
    """A text is in capitals."""
    return replace(game, texts=(game.texts[0].upper(), *game.texts[1:]))


def text_hides_a_card(game: Game) -> Game:
    """The text of an action hides its card."""
    return replace(game, texts=("hide ?", *game.texts[1:]))


def text_missing(game: Game) -> Game:
    """The last action has no text."""
    return replace(game, texts=game.texts[:-1])


def message_missing(game: Game) -> Game:
    """An event has no message."""
    return replace(game, events={**game.events, 99: "event-that-nobody-wrote"})


def reason_without_rule(game: Game) -> Game:
    """A reason cites a rule that is not in the book."""
    return replace(game, reasons={why: Reason(r.message, f"{game.prefix}-99.9") for why, r in game.reasons.items()})


def answers_too_few(game: Game) -> Game:
    """There are more answers than `sizes` says."""
    return replace(game, sizes=game.sizes._replace(answers=1))


def chances_too_few(game: Game) -> Game:
    """There are more chance moves than `sizes` says."""
    return replace(game, sizes=game.sizes._replace(chances=1))


def events_too_few(game: Game) -> Game:
    """A move has more events than `sizes` says."""
    return replace(game, sizes=game.sizes._replace(events=1))


FAULTS = (
    field_without_meaning,
    field_unsigned,
    field_range_too_wide,
    field_without_index,
    owner_of_nothing,
    record_with_holes,
    text_twice,
    text_in_capitals,
    text_hides_a_card,
    text_missing,
    message_missing,
    reason_without_rule,
    answers_too_few,
    chances_too_few,
    events_too_few,
)
