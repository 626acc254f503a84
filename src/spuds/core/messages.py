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
PLAIN = Path(__file__).parent / "words"
"""Messages of boards that no game has drawn; `spuds.core.boards` uses them."""


class Messages:
    """The messages of one folder in one language.

    Args:
        folder: holds `<language>.ftl`.
        language: such as "en" or "lt".
        also: a folder of further messages, for ids that the first does not have; English there will do.
    Raises:
        SetupError: no such language; says which there are.
    """

    def __init__(self, folder: Path, language: str, also: Path | None = None) -> None:
        self.language = language
        self._bundle = _bundle(folder, language, also)

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
def _bundle(folder: Path, language: str, also: Path | None) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  few programs show a word

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_source(folder, language)))
    if also is not None:
        bundle.add_resource(
            FluentResource(_source(also, language if language in languages(also) else DEFAULT_LANGUAGE))
        )
    return bundle


def _source(folder: Path, language: str) -> str:
    if language not in languages(folder):
        there_are = ", ".join(languages(folder))
        raise SetupError(f"there is no language {language!r}; the languages are {there_are}")
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


def languages(folder: Path) -> list[str]:
    """Return the languages that a folder has messages in."""
    return sorted(path.stem for path in folder.glob("*.ftl"))


@cache
def messages_of(game: Game, language: str = DEFAULT_LANGUAGE) -> Messages:
    """Return the messages of a game, and with them those that boards of any game may use."""
    return Messages(game.folder / "messages", language, PLAIN)


def messages_text(game: Game, language: str) -> str:
    """Return the same as one Fluent file. Where an id comes twice the first counts, which is the game's own.

    Raises:
        SetupError: no such language; says which there are.
    """
    plain = _source(PLAIN, language if language in languages(PLAIN) else DEFAULT_LANGUAGE)
    return f"{_source(game.folder / 'messages', language)}\n{plain}"


@cache
def variables_of(game: Game) -> Mapping[str, frozenset[str]]:
    """Return the names of the arguments that each message of a game uses, in English."""
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415
    from fluent.syntax.visitor import Visitor  # noqa: PLC0415

    class Names(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            self.found.add(node.id.name)

    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(messages_text(game, DEFAULT_LANGUAGE)).body:
        if isinstance(entry, ast.Message):
            names = Names()
            names.visit(entry)
            found.setdefault(entry.id.name, frozenset(names.found))
    return found


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
    """Return the arguments by which messages speak of an event: $player, $other, $amount, and those of its card.

    Where `other` is a seat, $target is its player's name.
    """
    player, target = (names.get(seat, str(seat)) for seat in (event.seat, event.other))
    return {"player": player, "target": target, **event_figures(game, event)}


def event_figures(game: Game, event: Event) -> dict[str, Any]:
    """Return the arguments of an event that are no names: $other, $amount, and those of its card."""
    return {"other": event.other, "amount": event.amount, **game.card_args(event.card)}


def event_rule(game: Game, event: Event) -> str:
    """Return the id of the rule behind an event."""
    return game.rule_id(event.rule)
