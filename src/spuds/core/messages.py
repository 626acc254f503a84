"""Words for message ids: each game's Fluent files, one a language, which page and terminal both read.

Loaded when first needed: most programs never show a word.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spuds.core.errors import SetupError
from spuds.core.events import Event
from spuds.core.game import Game

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT_LANGUAGE = "en"


class Messages:
    """The messages of one folder in one language.

    Args:
        folder: holds `<language>.ftl`.
        language: such as "en" or "lt".
    Raises:
        SetupError: no such language; says which there are.
    """

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        self._bundle = _bundle(folder, language)

    def format(self, message: str, args: Mapping[str, Any]) -> str:
        """Return a message in words. An unknown id or a missing argument is a fault of ours: KeyError."""
        value = self._bundle.get_message(message).value
        if value is None:
            raise KeyError(message)
        text, faults = self._bundle.format_pattern(value, dict(args))
        if faults:
            raise KeyError(f"{message}: {faults}")
        return str(text)

    def has(self, message: str) -> bool:
        """Say whether there is such a message."""
        return bool(self._bundle.has_message(message))


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  few programs show a word

    path = folder / f"{language}.ftl"
    if not path.is_file():
        there_are = ", ".join(languages(folder))
        raise SetupError(f"there is no language {language!r}; the languages are {there_are}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def languages(folder: Path) -> list[str]:
    """Return the languages that a folder has messages in."""
    return sorted(path.stem for path in folder.glob("*.ftl"))


@cache
def messages_of(game: Game, language: str = DEFAULT_LANGUAGE) -> Messages:
    """Return the messages of a game."""
    return Messages(game.folder / "messages", language)


def event_text(game: Game, event: Event, names: Mapping[int, str], language: str = DEFAULT_LANGUAGE) -> str:
    """Put an event into words, as far as its card is known.

    Args:
        game: the game.
        event: as its viewer may see it, `Event.as_seen`.
        names: by seat.
        language: of the words.
    """
    return messages_of(game, language).format(game.events[event.kind], event_args(game, event, names))


def event_args(game: Game, event: Event, names: Mapping[int, str]) -> dict[str, Any]:
    """Return the arguments by which messages speak of an event: $player, $other, $amount, and those of its card."""
    return {
        "player": names.get(event.seat, str(event.seat)),
        "other": event.other,
        "amount": event.amount,
        **game.card_args(event.card),
    }


def event_rule(game: Game, event: Event) -> str:
    """Return the id of the rule behind an event."""
    return game.rule_id(event.rule)
