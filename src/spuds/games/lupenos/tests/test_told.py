"""What is told of a game, in both languages: the same messages, and numbers as each language counts."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spuds.core.events import Event as Happened
from spuds.core.messages import event_text, messages_of
from spuds.core.options import option_kinds
from spuds.games.lupenos import GAME
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.tests.positions import KINDS

pytestmark = pytest.mark.interpreted

PLURALS = {"en": {"one", "other"}, "lt": {"one", "few", "many", "other"}}
NAMES = {0: "Ona", 1: "Jonas"}


class _Seen(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & {"one", "few", "many"}:
            self.plurals.append(keys)
        self.generic_visit(node)


def messages(language: str) -> dict[str, _Seen]:
    """Return what each message of a language uses."""
    text = (GAME.folder / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, _Seen] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = _Seen()
            found[entry.id.name].visit(entry)
    return found


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, lithuanian = messages("en"), messages("lt")
    assert list(english) == list(lithuanian)
    assert {name: seen.variables for name, seen in english.items()} == {
        name: seen.variables for name, seen in lithuanian.items()
    }


@pytest.mark.parametrize("language", PLURALS)
def test_every_plural_has_all_forms_of_its_language(language: str) -> None:
    plurals = [keys for seen in messages(language).values() for keys in seen.plurals]
    assert len(plurals) > 5
    assert all(keys == PLURALS[language] for keys in plurals)


@pytest.mark.parametrize(
    "cards, text",
    [(1, "1 kortą"), (2, "2 kortas"), (5, "5 kortas"), (10, "10 kortų"), (11, "11 kortų"), (21, "21 kortą")],
)
def test_lithuanian_counts_cards_as_lithuanian_does(cards: int, text: str) -> None:
    event = Happened(Event.TAKES, 0, -1, -1, cards, 411, -1)
    assert event_text(GAME, event, NAMES, "lt") == f"Ona pasiima krūvą: {text}."


@pytest.mark.parametrize(
    "kind, told",
    [
        ("5", "Lupena 5"),
        ("feast", "Sofos bulvės puota"),
        ("bag", "Naujas šiukšlių maišas"),
        ("bad", "Labai bloga bulvė"),
    ],
)
def test_cards_have_their_lithuanian_names(kind: str, told: str) -> None:
    assert messages_of(GAME, "lt").format("card-name", {"card": kind}) == told


@pytest.mark.parametrize("language", PLURALS)
def test_a_card_that_one_may_not_know_is_not_named(language: str) -> None:
    for kind in (Event.DRAWS, Event.DEALT):
        told = {
            event_text(GAME, Happened(kind, 0, -1, card, 0, 504, 1).as_seen(1), NAMES, language) for card in range(12)
        }
        assert len(told) == 1
        assert not re.search(r"\d|\?|feast|bag|bad", told.pop())


@pytest.mark.parametrize("language", PLURALS)
def test_every_option_and_value_has_a_name(language: str) -> None:
    words = messages_of(GAME, language)
    for option, kind in option_kinds(GAME.Options).items():
        assert words.has(f"option-{option}")
        assert words.has(f"option-{option}-doc")
        assert all(words.has(f"option-{option}-{value}") for value in kind.values())


@pytest.mark.parametrize("language", PLURALS)
def test_every_card_has_a_name_and_says_what_it_does(language: str) -> None:
    words = messages_of(GAME, language)
    for message in ("card-name", "card-does"):
        assert len({words.format(message, {"card": kind}) for kind in KINDS}) >= 4


@pytest.mark.parametrize("language", PLURALS)
def test_tips_are_named_after_something_that_comes_up(language: str) -> None:
    found = messages(language)
    tips = [name.removeprefix("tip-") for name in found if name.startswith("tip-")]
    assert len(tips) > 5
    assert set(tips) <= set(found)
