"""What a player typed, as one of the answers: its number, its words, or the end of its words."""

from __future__ import annotations

from collections.abc import Sequence

from spuds.core.game import Game

LONGEST_NUMBER = 9
"""Digits that are read; no question has so many answers."""


def tidy(text: str) -> str:
    """Return what was typed as notation writes words: lower case, single spaces."""
    return " ".join(text.lower().split())


def find_answer(text: str, answers: Sequence[str]) -> str | None:
    """Return the answer that a tidy text means, or None where it means none or several.

    >>> find_answer("2", ["play b4", "play r16"])
    'play r16'
    >>> find_answer("r16", ["play b4", "play r16"])
    'play r16'
    """
    if text in answers:
        return text
    if text.isdecimal():
        number = int(text[:LONGEST_NUMBER])
        return answers[number - 1] if 1 <= number <= len(answers) else None
    ending = [answer for answer in answers if answer.endswith(f" {text}")]
    return ending[0] if text and len(ending) == 1 else None


def find_words(text: str, answers: Sequence[str], game: Game) -> str | None:
    """Return the words of any move of the game that a tidy text means, those like the answers first.

    So `r16` means `play r16` to somebody who may play some cards, but not that one.
    """
    if text in game.actions:
        return text
    if not text:
        return None
    verbs = {answer.split()[0] for answer in answers}
    ending = [words for words in game.texts if words.endswith(f" {text}")]
    alike = [words for words in ending if words.split()[0] in verbs]
    return next(iter(alike or ending), None)
