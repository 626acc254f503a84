"""Words in every language that we write: each form of a message is there, and counts what the English counts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from spuds.cli import words as terminal
from spuds.core.messages import PLAIN, languages
from spuds.core.registry import find_game, slugs

PAGE = Path(__file__).parent.parent / "web" / "messages"
FOLDERS = {
    "page": PAGE,
    "terminal": Path(terminal.__file__).parent / "messages",
    "plain": PLAIN,
    **{slug: find_game(slug).folder / "messages" for slug in slugs()},
}
CATEGORIES = {"en": {"one", "other"}, "lt": {"one", "few", "many", "other"}}
"""The forms in which a language counts; all but the last say that a selection is about a count."""
LISTS = {"board-won", "winners"}
"""Messages with a list of names: one name or several, whatever their number."""
COUNTED = re.compile(r" ([^\W\d_]+)")
"""The word right behind a number."""


class Behind(NamedTuple):
    """A word right behind an argument, and the form in which the argument counts there, or ""."""

    argument: str
    word: str
    form: str


def _patterns(folder: Path, language: str) -> dict[str, ast.Pattern]:
    """Return every form of every message, those under `.page` and the like too, by name."""
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, ast.Pattern] = {}
    for message in resource.body:
        if isinstance(message, ast.Message):
            forms = {"": message.value, **{f".{form.id.name}": form.value for form in message.attributes}}
            found |= {message.id.name + form: pattern for form, pattern in forms.items() if pattern is not None}
    return found


def _selections(pattern: ast.Pattern) -> Iterator[tuple[str, ast.SelectExpression]]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            selection = element.expression
            if isinstance(selection.selector, ast.VariableReference):
                yield selection.selector.id.name, selection
            for variant in selection.variants:
                yield from _selections(variant.value)


def _key(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def _forms(selection: ast.SelectExpression) -> set[str]:
    return {_key(variant) for variant in selection.variants if isinstance(variant.key, ast.Identifier)}


def _counts(selection: ast.SelectExpression) -> bool:
    return bool(_forms(selection) & (CATEGORIES["lt"] - {"other"}))


def _behind_numbers(pattern: ast.Pattern, chosen: Mapping[str, str] = MappingProxyType({})) -> Iterator[Behind]:
    """Yield each argument that has a word right behind it, with that word.

    Args:
        pattern: a form of a message, or a part of one.
        chosen: which form was chosen already, by the argument that counts.
    """
    elements = [*pattern.elements, ast.TextElement("")]
    for element, after in pairwise(elements):
        if not isinstance(element, ast.Placeable):
            continue
        said = element.expression
        if isinstance(said, ast.VariableReference) and isinstance(after, ast.TextElement):
            if (word := COUNTED.match(after.value)) is not None:
                yield Behind(said.id.name, word[1], chosen.get(said.id.name, ""))
        elif isinstance(said, ast.SelectExpression):
            name = said.selector.id.name if isinstance(said.selector, ast.VariableReference) else ""
            for variant in said.variants:
                form = {name: _key(variant)} if _counts(said) else {}
                yield from _behind_numbers(variant.value, {**chosen, **form})


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=list(FOLDERS))
def test_every_language_has_every_form_of_every_message_once(folder: Path) -> None:
    assert set(languages(folder)) == set(CATEGORIES)
    english = _patterns(folder, "en")
    for language in CATEGORIES:
        assert _patterns(folder, language).keys() >= english.keys(), language
        ids = re.findall(r"^([a-z][\w-]*) =", (folder / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        assert ids == [name for name in english if "." not in name], language


@pytest.mark.parametrize("language", sorted(CATEGORIES))
@pytest.mark.parametrize("folder", FOLDERS.values(), ids=list(FOLDERS))
def test_what_is_counted_in_english_is_counted_in_all_forms_of_the_language(folder: Path, language: str) -> None:
    english = _patterns(folder, "en")
    for name, pattern in _patterns(folder, language).items():
        counted = {argument for argument, selection in _selections(pattern) if _counts(selection)}
        own = english.get(name, english[name.partition(".")[0]])
        assert counted >= {argument for argument, selection in _selections(own) if _counts(selection)}, name
        for argument, selection in _selections(pattern):
            if _counts(selection) and name not in LISTS:
                assert _forms(selection) == CATEGORIES[language], f"{name}: {argument}"


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=list(FOLDERS))
def test_no_lithuanian_word_for_ten_things_stands_behind_a_number_that_may_be_another(folder: Path) -> None:
    patterns = [pattern for each in FOLDERS.values() for pattern in _patterns(each, "lt").values()]
    for_ten = {behind.word for pattern in patterns for behind in _behind_numbers(pattern) if behind.form == "other"}
    assert {"kortų", "taškų", "žaidėjų"} <= for_ten
    for name, pattern in _patterns(folder, "lt").items():
        alone = [behind for behind in _behind_numbers(pattern) if not behind.form and behind.word in for_ten]
        assert not alone, name
