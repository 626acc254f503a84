"""What is said: events, prompts and reasons, in both languages."""

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spuds.core.choices import Choice, Number
from spuds.core.frames import SPECTATOR
from spuds.core.messages import messages_of
from spuds.core.options import option_kinds
from spuds.core.testing import rule
from spuds.games.hot_pota_toh import GAME
from spuds.games.hot_pota_toh.asking import question
from spuds.games.hot_pota_toh.cards import CARDS, LEVELS, WORDS
from spuds.games.hot_pota_toh.tests.script import play

pytestmark = pytest.mark.interpreted

ASKED = [
    ("seats 2\n= waiting *", "Chance chooses who starts."),
    ("seats 2\n*: start 1", "B is dealt a card."),
    ("seats 2\ndeals 0 calm phew1", "Draw a card, or play one from your hand."),
    ("seats 2\ndeals 1 calm phew1", "B draws a card or plays one."),
    ("seats 2\ndeals 0 calm phew1\n0: draw", "A draws a card."),
    ("seats 2\ndeals 0 evil phew1\n0: play evil; 0: take", "A draws 2 cards."),
    ("seats 3\ndeals 0 calm phew1 phew1\n0: play calm", "Which way round shall the deck go in this round?"),
    ("seats 2\ndeals 0 risky phew1\n0: play risky; 0 takes calm", "Another card? You may draw up to 4 more."),
    ("seats 2\ndeals 0 thief phew1\n0: play thief", "From whose hand do you steal a card?"),
    ("seats 2\ndeals 0 thief phew1\n0: play thief; 0: steal 1", "A takes a card from the hand of B."),
    ("seats 2\ndeals 0 evil phew1\n0: play evil", "Give the top card to somebody, or draw two yourself?"),
    ("seats 2\ndeals 0 evilest phew1\n0: play evilest", "Who takes the next two cards? Choose twice."),
    ("seats 2\ndeals 0 evilest phew1\n0: play evilest; 0: give 0 1", "A takes one of the cards laid out."),
    (
        "seats 2 only evilest:1 phew1:3\ndeals 0 evilest phew1\n0 draws phew1; 1 draws phew1; 0: play evilest",
        "There is one card left. Who takes it?",
    ),
    (
        "seats 2 only split:1 phew1:3\ndeals 0 split phew1\n0 draws phew1; 1 draws phew1; 0: play split",
        "One card cannot be split. Which neighbour takes it?",
    ),
    (
        "seats 2 level=3\ndeals 0 treacherous phew1\n0: play treacherous",
        "Before whom do you lay the Treacherous Potatoh?",
    ),
    (
        "seats 2 level=3\ndeals 1 treacherous phew1\n1: play treacherous; 1: place 0; 0 draws calm",
        "Do you pass the Treacherous Potatoh on?",
    ),
    ("seats 2 level=5\ndeals 0 kitty phew1\n0: play kitty", "A looks at 4 cards of the deck for Kitty Potatoh."),
    (
        "seats 2 level=5\ndeals 0 spinning phew1\n0: play spinning; *: look calm; *: look evil",
        "Which of these two cards do you keep? Choose it.",
    ),
    (
        "seats 2\ndeals 0 phew1 phew1\n0: draw; 0 takes disoriented",
        "Disoriented: discard it and draw a card, or leave it on your table for a point?",
    ),
    (
        "seats 2 level=4\ndeals 0 phew1 phew1\n0: draw; 0 takes sexy",
        "Sexy Potatoh: on your table for 2 points, or in your hand for 5 if you do not explode?",
    ),
    ("seats 2\ndeals 0 phew1 phew1\n0 draws boom", "Who starts the next round?"),
    ("seats 2\ndeals 0 phew1 phew1\n0 draws boom; 0: start 1", "Shall the next round have more kinds of cards?"),
    (
        "seats 2\ndeals 0 phew1 phew1\n0 draws boom; 0: start 1; 0: vote no",
        "You have voted. The others are still thinking.",
    ),
]
"""What seat 0 is asked, or told about the others."""


def said(script: str, viewer: int, language: str) -> str:
    """Return the question of a position as it is put to a viewer; players are called A, B, C."""
    asked = question(play(script).view("spectator" if viewer == SPECTATOR else viewer).array[0], viewer)
    assert asked is not None
    names = {name: "ABC"[seat] for name, seat in asked.players.items()}
    return messages_of(GAME, language).format(asked.id, {**asked.args, **names})


@rule("TOH-3.1", "TOH-9.1")
@pytest.mark.parametrize("script,words", ASKED)
def test_each_decision_is_put_in_words_to_everybody_in_both_languages(script: str, words: str) -> None:
    assert said(script, 0, "en") == words
    for viewer in (0, 1, SPECTATOR):
        for language in ("en", "lt"):
            assert "?" in said(script, viewer, language) or said(script, viewer, language).endswith(".")


def test_when_the_game_is_over_nothing_is_asked() -> None:
    table = play("seats 2 rounds=1\ndeals 0 phew1 phew1\n0 draws boom; = winners 1")
    assert question(table.view(0).array[0], 0) is None


class Variables(Visitor):
    """Collects what a message speaks of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        """Note a variable."""
        self.found.add(node.id.name)


def spoken(language: str) -> dict[str, set[str]]:
    """Return the variables of each message of a language."""
    text = (GAME.folder / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def test_both_languages_have_the_same_messages_about_the_same_things() -> None:
    assert spoken("lt") == spoken("en")


@pytest.mark.parametrize("language", ["en", "lt"])
def test_the_lobby_has_words_for_the_game_and_each_of_its_options(language: str) -> None:
    messages = messages_of(GAME, language)
    wanted = ["game-blurb", "game-goal"]
    kinds = option_kinds(GAME.Options)
    for name, kind in kinds.items():
        if kind.group:
            wanted += [f"option-group-{kind.group}", f"option-group-{kind.group}-doc"]
        else:
            wanted += [f"option-{name}", f"option-{name}-doc"]
        if isinstance(kind, Choice):
            wanted += [f"option-{name}-{value}{doc}" for value in kind.values() for doc in ("", "-doc")]
    assert all(messages.format(message, {}) for message in wanted)
    things = {kind.thing for kind in kinds.values() if isinstance(kind, Number) and kind.group}
    assert things == {*WORDS} - {"boom"}  # figures are called by their card
    told = {message for message in spoken(language) if message.startswith("option-")}
    assert told <= {*wanted}, "a message of an option that there is not"


@pytest.mark.parametrize("language", ["en", "lt"])
def test_the_form_says_which_cards_each_level_adds(language: str) -> None:
    messages = messages_of(GAME, language)
    for level in range(1, LEVELS + 1):
        says = messages.format(f"option-level-{level}-doc", {}).casefold()
        for card in CARDS[:-1]:  # all but BOOM
            name = messages.format("card-name", {"card": card.word}).casefold().rstrip(" 123")
            assert (name in says) == (card.level == level), (level, card.word)


@pytest.mark.parametrize("language", ["en", "lt"])
def test_each_card_has_a_name_of_its_own_and_says_what_it_does(language: str) -> None:
    messages = messages_of(GAME, language)
    for message in ("card-name", "card-does"):
        texts = [messages.format(message, {"card": word}) for word in WORDS]
        assert len({*texts, messages.format(message, {"card": "?"})}) == len(WORDS) + 1


def test_every_message_is_asked_for_somewhere() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in GAME.folder.glob("*.py"))
    built = ("option-", "game-", "card-", "prompt-")
    known = {*GAME.events.values(), *(reason.message for reason in GAME.reasons.values())}

    def is_asked(name: str) -> bool:
        base = name.removesuffix("-you")  # in the code a pending message stands without what all of them begin with
        return any(f'"{form}"' in code for form in (name, base, base.removeprefix("pending-")))

    others = [name for name in spoken("en") if name not in known and not name.startswith((*built, "tip-"))]
    assert [name for name in others if not is_asked(name)] == []
    assert 'f"prompt-{kind' in code


def test_every_tip_is_about_a_message_that_there_is() -> None:
    tips = [name for name in spoken("en") if name.startswith("tip-")]
    assert len(tips) > 20
    assert [name for name in tips if name.removeprefix("tip-") not in spoken("en")] == []


def test_lithuanian_counts_and_inflects() -> None:
    messages = messages_of(GAME, "lt")
    points = [messages.format("event-scores-hand", {"player": "Ona", "amount": n}) for n in (1, 3, 10, 21, -1)]
    assert [text.rsplit(" ", 1)[1] for text in points] == ["tašką.", "taškus.", "taškų.", "tašką.", "tašką."]
    cards = [messages.format("event-lays-row", {"amount": n}) for n in (1, 2, 12)]
    assert cards == ["Užversta padedama 1 korta.", "Užverstos padedamos 2 kortos.", "Užversta padedama 12 kortų."]
