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


def alike(text: str, answers: Sequence[str]) -> list[tuple[int, str]]:
    """Return the answers that have the words of a tidy text in them, in this order, with their numbers.

    None if all have: then these words tell nothing apart.

    >>> alike("huge", ["p0 chop", "p0 chop huge", "p0 toss huge"])
    [(2, 'p0 chop huge'), (3, 'p0 toss huge')]
    """
    found = [(n, answer) for n, answer in enumerate(answers, 1) if _has(answer, text.split())]
    return found if len(found) < len(answers) else []


def _has(answer: str, words: Sequence[str]) -> bool:
    left = iter(answer.split())
    return bool(words) and all(word in left for word in words)


def grouped(answers: Sequence[str]) -> list[list[tuple[int, str]]]:
    """Return numbered answers in groups: one answer, then those after it that only add to its words.

    What they add stands for them, so that a card that goes with any of five others is not five lines.

    >>> grouped(["p0 none", "p0 chop", "p0 chop huge"])
    [[(1, 'p0 none')], [(2, 'p0 chop'), (3, '+ huge')]]
    """
    groups: list[list[tuple[int, str]]] = []
    for n, answer in enumerate(answers, 1):
        if groups and answer.startswith(f"{groups[-1][0][1]} "):
            groups[-1].append((n, f"+{answer.removeprefix(groups[-1][0][1])}"))
        else:
            groups.append([(n, answer)])
    return groups


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
