"""Names and chat as they are kept: normalised, without anything that could change how the rest of a page reads."""

from __future__ import annotations

import unicodedata

from spuds.server.refused import Refused
from spuds.server.wire import MOST_CHAT, MOST_NAME

_JOINERS = "\u200c\u200d"
"""Format characters that words of some languages, and many emoji, are made with."""
_FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Control and format characters, the bidirectional overrides among them, and what is no character at all."""
_VISIBLE = frozenset("LNPS")
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Fillers of Korean and the empty pattern of Braille: letters and symbols by their class, but nothing is seen."""
_UNSEEN = frozenset(
    [
        *_JOINERS,
        *_BLANK,
        "\u034f",
        "\u17b4",
        "\u17b5",
        *map(chr, range(0xFE00, 0xFE10)),
        *map(chr, range(0xE0100, 0xE01F0)),
    ]
)
"""What two names may not differ in alone: nobody sees it, or hardly."""
MOST_MARKS = 3
"""Marks on one letter; more of them climb over the lines around."""


def clean_name(name: str) -> str:
    """Return a name in the form in which it is kept.

    Raises:
        Refused: "name-bad": empty, too long, or with characters that are not for names.
    """
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(clean) <= MOST_NAME or not _is_plain(clean):
        raise Refused("name-bad", {"most": MOST_NAME})
    return clean


def name_key(name: str) -> str:
    """Return what two names at one table must differ in."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", "".join(letter for letter in folded if letter not in _UNSEEN))


def clean_chat(text: str) -> str:
    """Return what somebody says in the form in which it is kept, in one line.

    Raises:
        Refused: "chat-empty", or "chat-bad": too long, or with characters that are not for texts.
    """
    clean = " ".join(unicodedata.normalize("NFC", text).split())
    if not clean:
        raise Refused("chat-empty")
    if len(clean) > MOST_CHAT or not _is_plain(clean):
        raise Refused("chat-bad")
    return clean


def _is_plain(text: str) -> bool:
    """Say whether a text has something to see and nothing that disturbs its surroundings."""
    kinds = [unicodedata.category(letter) for letter in text]
    marks = 0
    for kind, letter in zip(kinds, text, strict=True):
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MOST_MARKS or (kind in _FORBIDDEN and letter not in _JOINERS):
            return False
    return any(kind[0] in _VISIBLE and letter not in _BLANK for kind, letter in zip(kinds, text, strict=True))
