"""Checks of what a game declares: its record, its sizes, its texts, its options, its messages. Nothing is played."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from spuds.core.errors import NotationError, SetupError
from spuds.core.frames import CHANCE, MOST_SEATS
from spuds.core.game import Game
from spuds.core.messages import languages, messages_of
from spuds.core.notation import move_text, parse_move, parse_words
from spuds.core.options import changed, make_options, needed_options, option_kinds
from spuds.core.records import OWNER, Field, Visibility, fields_of
from spuds.core.testing.moments import allowed

WORDS = re.compile(r"[a-z0-9?_+-]+( [a-z0-9?_+-]+)*")
"""Lower case ASCII, single spaces."""


def check_record(game: Game) -> None:
    """Check that the record has no padding holes and only signed fields, each with a meaning and a visibility."""
    _must(game, game.STATE.type is np.record, "STATE must be a dtype of np.record; make it with `layout`")
    holes = list(_holes(game.STATE, ""))
    _must(game, not holes, f"the record has padding holes, or fields that are not signed: {', '.join(holes)}")
    fields = fields_of(game.State)
    names = [f.name for f in fields]
    _must(game, names == list(game.STATE.names or ()), "STATE must have the fields of State, in their order")
    for name in ("viewer", "seats", "depth", "stack"):
        _must(game, name in names, f"the record needs a field {name!r}")
    for f in fields:
        faults = list(_field_faults(game, f))
        _must(game, not faults, f"field {f.name}: {'; '.join(faults)}")


def _holes(dtype: np.dtype[np.void], path: str) -> Iterator[str]:
    end = 0
    parts: Any = dtype.fields
    for name in dtype.names or ():
        part, offset = parts[name][:2]
        if offset != end:
            yield f"before {path}{name}"
        end = offset + part.itemsize
        base = part.base
        if base.names is not None:
            yield from _holes(base, f"{path}{name}.")
        elif base.kind != "i":
            yield f"{path}{name} ({base})"
    if end != dtype.itemsize:
        yield f"at the end of {path or 'the record'}"


def _field_faults(game: Game, f: Field) -> Iterator[str]:
    if not f.meaning.strip():
        yield "no meaning"
    if f.visibility not in tuple(Visibility):
        yield "no visibility"
    if f.shape and not f.per and f.base.names is None:
        yield "nothing says what its axes are indexed by"
    if f.owner:
        owners = {o.name: o for o in fields_of(game.State) if o.visibility is Visibility.PUBLIC and not o.records}
        if f.owner not in owners or owners[f.owner].shape != f.shape[:1]:
            yield f"{f.owner} is no public field that says whose each of its rows is"
    elif f.visibility is OWNER and (not f.shape or f.shape[0] < game.seats[-1]):
        yield "its first axis must be the seat that owns the row"
    if f.base.names is not None:
        return
    width = np.iinfo(f.base)
    if not width.min <= f.low <= f.high <= width.max:
        yield f"its range, {f.low} to {f.high}, is none or does not fit {f.base}"


def check_texts(game: Game) -> None:
    """Check that every action id has one text, no two the same, and that each parses back to its id."""
    sizes, texts = game.sizes, game.texts
    _must(game, min(game.seats) >= 1 and max(game.seats) <= MOST_SEATS, f"no table has {game.seats} seats")
    _must(game, len(texts) == sizes.forms, f"there are {len(texts)} texts for {sizes.forms} action ids")
    _must(game, 0 < sizes.actions <= sizes.forms, "the forms that hide a card must come after the actions")
    _must(game, min(sizes) > 0, f"every size must be positive: {sizes}")
    twice = [text for text, n in Counter(texts).items() if n > 1]
    _must(game, not twice, f"texts of two actions: {', '.join(twice)}")
    for action, text in enumerate(texts):
        if not WORDS.fullmatch(text):
            raise AssertionError(f"{game.slug}: {text!r} is not lower case words with single spaces")
        if ("?" in text.split(" ")) != (action >= sizes.actions):
            raise AssertionError(f"{game.slug}: {text!r} is action {action}: only forms hide a card")
        for seat in (0, game.seats[-1] - 1, CHANCE):
            if parse_move(game, move_text(game, seat, action)) != (seat, action):
                raise AssertionError(f"{game.slug}: {move_text(game, seat, action)!r} is read as another move")
    for wrong in ("", " ", texts[0] + " ", texts[0].upper(), "?", texts[0] + " " + texts[0]):
        _must(game, not _parses(game, wrong), f"{wrong!r} is taken for a move")


def _parses(game: Game, words: str) -> bool:
    try:
        parse_words(game, words)
    except NotationError:
        return False
    return True


def check_options(game: Game) -> None:
    """Check that every option has its default first, is told what it changes, and refuses what it must."""
    kinds = option_kinds(game.Options)
    for seats in game.seats:
        needed = needed_options(game.Options, seats)
        made = changed(make_options(game.Options, seats, needed))
        _must(game, made == needed, f"the defaults at {seats} seats are not the defaults: {made}")
        _must(game, not needed or not _allows(game, seats), f"{seats} seats need {needed} and are taken without")
    rules = rules_of(game)
    for name, kind in kinds.items():
        values = kind.values()
        _must(game, len(set(values)) == len(values) > 1, f"option {name} has the values {values}")
        _must(game, bool(kind.doc) and bool(kind.changes), f"option {name} must say what it does, and to which rules")
        _must(game, set(kind.changes) <= rules, f"option {name} changes {kind.changes}, not all in RULES.md")
        _must(game, "" not in (kind.range_text(), kind.markdown()), f"option {name} must say what it may be")
        _must(game, {*kind.seats, *kind.needed_at} <= set(game.seats), f"option {name} speaks of tables that are none")
        for value in values:
            read = kind.parse(name, str(value), as_text=True), kind.parse(name, value, as_text=False)
            _must(game, read == (value, value), f"option {name}={value} is read as {read}")
            somewhere = any(allowed(game, seats, {name: value}) is not None for seats in game.seats)
            _must(game, somewhere, f"option {name}={value} is refused at every table")
        try:
            kind.parse(name, object(), as_text=False)
        except SetupError:
            continue
        _must(game, False, f"option {name} takes anything")


def _allows(game: Game, seats: int) -> bool:
    """Say whether so many may play without agreeing on anything."""
    try:
        make_options(game.Options, seats, {})
    except SetupError:
        return False
    return True


def check_messages(game: Game) -> None:
    """Check that every event and reason has its message in every language, and its rule in RULES.md."""
    rules = rules_of(game)
    _must(game, bool(rules), "RULES.md names no rule")
    found = languages(game.folder / "messages")
    _must(game, "en" in found, f"there must be messages in English, not only in {found}")
    for language in found:
        messages = messages_of(game, language)
        wanted = [*game.events.values(), *(reason.message for reason in game.reasons.values())]
        missing = [message for message in wanted if not messages.has(message)]
        _must(game, not missing, f"{language} has no message {', '.join(missing)}")
    for why, reason in game.reasons.items():
        _must(game, why > 0, f"reason {why}: 0 means legal, and none may be negative")
        _must(game, reason.rule in rules, f"reason {why} cites {reason.rule!r}, which is not in RULES.md")


@cache
def rules_of(game: Game) -> frozenset[str]:
    """Return the rule ids that a game's RULES.md names."""
    text = (game.folder / "RULES.md").read_text(encoding="utf-8")
    return frozenset(re.findall(rf"\b{re.escape(game.prefix)}-\d+\.\d+\b", text))


def _must(game: Game, holds: bool, text: str) -> None:  # noqa: FBT001
    if not holds:
        raise AssertionError(f"{game.slug}: {text}")
