"""The page's words: a message for all that the server may say, in every language, and nothing that nobody says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spuds.server import hub
from spuds.server.refused import CODES
from spuds.server.telling import TEXTS
from spuds.server.wire import PRESETS, Chat, Leavers, Level, Pace, Phase

WEB = Path(__file__).parents[2] / "web"
LANGUAGES = ("en", "lt")
PLURALS = {"en": {"one", "other"}, "lt": {"one", "few", "many", "other"}}
CATEGORIES = {"zero", "one", "two", "few", "many"}
OWN_CODES = {"offline", "garbled", "not-found", "page", "other", "with-why", "rule"}
"""What the page says of failures itself, beside the codes of the server."""
LISTS = {"board-won"}
"""Lists of names: one name or several, whatever their number."""
CLOSED: dict[str, Any] = {"pace": Pace, "leavers": Leavers, "chat": Chat, "phase": Phase, "level": Level}


class _Seen(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append({v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)})
        self.generic_visit(node)


def _messages(language: str) -> dict[str, _Seen]:
    resource = FluentParser().parse((WEB / "messages" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found: dict[str, _Seen] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = _Seen()
            found[entry.id.name].visit(entry)
    return found


def test_every_language_has_every_message_with_the_same_arguments() -> None:
    english = _messages("en")
    for language in LANGUAGES:
        other = _messages(language)
        assert list(other) == list(english)
        for name, seen in english.items():
            assert other[name].variables == seen.variables, f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_all_forms_of_its_language(language: str) -> None:
    for name, seen in _messages(language).items():
        for keys in seen.selects:
            if keys & CATEGORIES and name not in LISTS:
                assert keys == PLURALS[language], name


def test_every_refusal_has_words_with_its_arguments() -> None:
    messages = _messages("en")
    assert {name.removeprefix("error-") for name in messages if name.startswith("error-")} == set(CODES) | OWN_CODES
    for code, arguments in CODES.items():
        assert messages[f"error-{code}"].variables <= set(arguments), code


def test_every_line_of_the_table_has_words_with_its_arguments() -> None:
    messages = _messages("en")
    assert {name for name in messages if name.startswith(("table-", "closed-", "chat-text", "preset-"))} >= set(TEXTS)
    for text, arguments in TEXTS.items():
        assert messages[text].variables <= set(arguments), text


def test_every_notice_phrase_and_agreement_has_words() -> None:
    messages = set(_messages("en"))
    notices = set(re.findall(r"Notice\(\"([a-z-]+)\"", Path(hub.__file__).read_text(encoding="utf-8")))
    assert notices
    assert {f"notice-{code}" for code in notices} == {name for name in messages if name.startswith("notice-")}
    assert {f"preset-{preset}" for preset in PRESETS} == {name for name in messages if name.startswith("preset-")}
    for name, values in CLOSED.items():
        assert {f"{name}-{value}" for value in get_args(values)} <= messages
