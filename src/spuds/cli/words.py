"""The terminal's own words, by message id from `messages/`, and the names of players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from spuds.core.messages import DEFAULT_LANGUAGE, Messages

LONGEST = 60
"""Letters of a name, or of what was typed, that are shown."""


class Words:
    """What the terminal itself says, in one language.

    Raises:
        SetupError: no such language; says which there are.
    """

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        self.language = language
        self._messages = Messages(Path(__file__).parent / "messages", language)

    def say(self, message: str, **args: object) -> str:
        """Return a message in words."""
        return self._messages.format(message, args)

    def names(self, given: Sequence[str] | None, seats: int) -> dict[int, str]:
        """Return a name for each seat: those given, made safe to print, or ours."""
        names = given or [name.strip() for name in self.say("default-names").split(",")]
        return {seat: printable(names[seat]) for seat in range(seats)}


def printable(text: str) -> str:
    """Return a name, or what was typed, without what could move the cursor, not too long, never empty."""
    clean = "".join(letter for letter in text[:LONGEST] if letter.isprintable()).strip()
    return clean or "?"


def joined(seats: Sequence[int], names: Mapping[int, str]) -> str:
    """Return the names of some seats with commas between."""
    return ", ".join(names[seat] for seat in seats)
