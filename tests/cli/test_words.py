"""Words in every language: nothing missing, the same arguments, the plural forms that a language has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spuds.cli import words as words_module
from spuds.cli.commands import COMMANDS
from spuds.cli.telling import Teller
from spuds.cli.words import Words, printable
from spuds.core.events import Event
from spuds.core.frames import EVERYBODY
from spuds.core.messages import languages, messages_of
from spuds.core.registry import find_game, slugs
from spuds.core.table import Table

CLI = Path(words_module.__file__).parent / "messages"
FOLDERS = [CLI, *(find_game(slug).folder / "messages" for slug in slugs())]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
PLURALS = {"en": {"one", "other"}, "lt": {"one", "few", "many", "other"}}


def _messages(folder: Path, language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(found) == len({message.id.name for message in found})
    return {message.id.name: message for message in found}


class _Seen(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


def _seen(message: ast.Message) -> _Seen:
    seen = _Seen()
    seen.visit(message)
    return seen


def _keys(select: ast.SelectExpression) -> set[str]:
    return {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_every_language_has_every_message_with_the_same_arguments(folder: Path) -> None:
    english = _messages(folder, "en")
    assert set(languages(folder)) >= {"en", "lt"}
    for language in languages(folder):
        other = _messages(folder, language)
        assert list(other) == list(english)
        for name, message in english.items():
            assert _seen(other[name]).variables == _seen(message).variables, f"{language}: {name}"


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
@pytest.mark.parametrize("language", sorted(PLURALS))
def test_every_plural_has_all_forms_of_its_language(folder: Path, language: str) -> None:
    for name, message in _messages(folder, language).items():
        for select in _seen(message).selects:
            plural = _keys(select) & (CATEGORIES - {"other"})
            if plural and name != "winners":
                assert _keys(select) == PLURALS[language], name


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("language", ["en", "lt"])
def test_every_event_and_reason_of_a_game_has_words(slug: str, language: str) -> None:
    game = find_game(slug)
    messages = messages_of(game, language)
    assert all(messages.has(message) for message in game.events.values())
    assert all(messages.has(reason.message) for reason in game.reasons.values())
    for reason in game.reasons.values():
        assert all(messages.format(reason.message, game.action_args(action)) for action in range(game.sizes.actions))


@pytest.mark.parametrize("language", ["en", "lt"])
def test_the_terminal_says_only_what_has_words(language: str) -> None:
    sources = "".join(path.read_text() for path in Path(words_module.__file__).parent.glob("*.py"))
    said = set(re.findall(r"(?:words|self)\.say\(\s*[\"']([a-z-]+)", sources)) | {"ids-off"}
    assert said == set(_messages(CLI, language))


def _numbers(slug: str, language: str, message: str, **args: Any) -> Iterator[str]:
    for n in (1, 2, 10, 21):
        yield messages_of(find_game(slug), language).format(message, {**args, "amount": n})


def test_lithuanian_counts_as_lithuanian_does() -> None:
    texts = list(_numbers("potato-man", "lt", "event-scores", player="Ona", other=1))
    assert [text.partition("gauna ")[2] for text in texts] == ["1 tašką.", "2 taškus.", "10 taškų.", "21 tašką."]
    counts = list(_numbers("potato-man", "lt", "event-counts", player="Ona", other=1))
    assert counts[0] == "Ona: 1 mėlyna maišų korta po 2 maišus."
    assert counts[1] == "Ona: 2 mėlynos maišų kortos po 2 maišus."


SKETCHED = [
    ("en", 1, " (red 1)", "Ann: 1 card, 1 point, 1 sack so far (red 1)"),
    ("en", 0, "", "Ann: 0 cards, 0 points, 0 sacks so far"),
    ("lt", 1, "", "Ann: 1 korta, 1 taškas, kol kas 1 maišas"),
    ("lt", 2, "", "Ann: 2 kortos, 2 taškai, kol kas 2 maišai"),
    ("lt", 10, " (raudonų 1)", "Ann: 10 kortų, 10 taškų, kol kas 10 maišų (raudonų 1)"),
]


@pytest.mark.parametrize("language, n, won, line", SKETCHED)
def test_sacks_of_a_round_are_counted_as_the_language_does(language: str, n: int, won: str, line: str) -> None:
    messages = messages_of(find_game("potato-man"), language)
    args = {"player": "Ann", "cards": n, "points": n, "gained": n}
    sacks = messages.format("sketch-won", {"sacks": won.strip(" ()")}) if won else ""
    assert messages.format("sketch-player", args) + sacks == line


@pytest.mark.parametrize("language", ["en", "lt"])
def test_there_is_a_name_for_every_seat_of_every_game(language: str) -> None:
    most = max(12, *(find_game(slug).seats[-1] for slug in slugs()))
    names = Words(language).names(None, most)
    assert len(set(names.values())) == most


def test_names_are_made_safe_to_print() -> None:
    assert printable("\x1b[2JEve\n") == "[2JEve"
    assert printable("\u202e\u200b ") == "?"
    assert len(printable("x" * 5000)) == 60


@pytest.mark.parametrize("slug", slugs())
def test_no_command_hides_an_answer_of_a_game(slug: str) -> None:
    game = find_game(slug)
    assert not set(COMMANDS) & set(game.texts[: game.sizes.actions])


# Several events in one line


def _teller(viewer: int) -> Teller:
    return Teller(find_game("potato-man"), {0: "Ann", 1: "Bo", 2: "Cy"}, Words("en"), viewer)


def _dealt(seat: int, card: int) -> Event:
    return Event(kind=2, seat=seat, other=-1, card=card, amount=0, rule=205, known=1 << seat)


def _played(seat: int, card: int) -> Event:
    return Event(kind=3, seat=seat, other=-1, card=card, amount=0, rule=304, known=EVERYBODY)


def test_a_deal_is_told_seat_by_seat_with_the_own_cards_sorted() -> None:
    events = [_dealt(0, 5), _dealt(1, 6), _dealt(0, 1), _dealt(1, 7)]
    assert [told.text for told in _teller(0).tell(events)] == ["Ann gets r6 r10.", "Bo gets a card. (2 times)"]
    everything = [told.with_rule for told in _teller(-1).tell(events)]
    assert everything == [
        "Ann gets r6 r10. (PM-2.5)",
        "Bo gets r11 r12. (PM-2.5)",
    ]


def test_what_all_see_is_told_in_its_order() -> None:
    events = [_played(0, 0), _played(1, 14), _played(0, 1)]
    assert [told.text for told in _teller(0).tell(events)] == ["Ann plays r5.", "Bo plays b4.", "Ann plays r6."]


def test_every_event_of_a_game_is_told_to_a_spectator_without_cards_that_are_hidden() -> None:
    table = Table("potato-man", 3)
    table.settle(1)
    texts = [told.text for told in _teller(30).tell(table.events)]
    assert texts[1:] == [f"{name} gets a card. (12 times)" for name in _order(texts)]


def _order(texts: list[str]) -> list[str]:
    names = ["Ann", "Bo", "Cy"]
    first = names.index(texts[0].split()[0])
    return names[first:] + names[:first]
