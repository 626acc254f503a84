"""The catalogue: games, options, rules pages and messages, as the page asks for them."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

import msgspec
import pytest

from spuds import SetupError
from spuds.core.documents import rule_lines
from spuds.core.options import choice, counts, number, seat_choice
from spuds.core.registry import find_game, slugs
from spuds.server import catalogue
from spuds.server.catalogue import game_info, is_house, messages_file, rules_page
from spuds.server.payloads import GameInfo, OptionInfo, RulesPage
from tests.tiny.game import GAME as TINY


@pytest.mark.parametrize("slug", slugs())
def test_a_game_is_told_as_the_registry_knows_it(slug: str) -> None:
    game, info = find_game(slug), game_info(slug)
    assert (info.name, info.rules, info.seats) == (game.name, game.rules_version, (game.seats[0], game.seats[-1]))
    assert set(info.languages) >= {"en", "lt"}
    assert msgspec.json.decode(msgspec.json.encode(info), type=GameInfo) == info


def test_options_say_what_they_change_and_whether_the_house_made_them_up() -> None:
    options = {option.name: option for option in game_info("potato-man").options}
    assert options["three_player_no_green"].house is False  # PM-1.5 is the book's
    assert options["laps"].house is True  # PM-2.3: more laps are ours
    assert options["tie"].house is True  # PM-6.3 is ours
    assert options["laps"].values == (1, 2, 3)
    assert options["three_player_no_green"].seats == (3,)


@dataclass(frozen=True)
class Options:
    """One option of each kind."""

    crowd: str = choice("off", "on", doc="Two may play.", changes=("TI-1.1",), needed_at=(2,))
    eldest: str | int = seat_choice("random", doc="Who begins.", changes=("TI-1.2",))
    beds: str = counts(
        (4, 10),
        names=("peas", "leeks"),
        doc="What grows.",
        changes=("TI-1.3",),
        most=20,
        at_least_per_seat=3,
        also=((0, 15),),
    )
    prize: int = number(0, 5, 200, doc="Peas that win.", changes=("TI-1.4",), group="prizes", thing="peas")
    frost: int = number(-1, -5, 9, doc="How cold it is.", changes=("TI-1.4",))


def test_the_form_is_told_what_an_option_of_each_kind_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "find_game", lambda _: replace(TINY, slug="garden", Options=Options))
    crowd, eldest, beds, prize, frost = game_info("garden").options
    assert crowd == OptionInfo("crowd", ("off", "on"), "Two may play.", ("TI-1.1",), needed_at=(2,))
    assert eldest == OptionInfo("eldest", ("random",), "Who begins.", ("TI-1.2",), kind="seat")
    assert beds.kind == "counts"
    assert (beds.values, beds.things, beds.most, beds.at_least_per_seat) == (("4,10",), ("peas", "leeks"), 20, 3)
    assert frost == OptionInfo("frost", (-1,), "How cold it is.", ("TI-1.4",), kind="number", low=-5, high=9)
    assert (prize.values, prize.low, prize.high) == ((0,), 5, 200)
    assert (prize.group, prize.things, beds.group) == ("prizes", ("peas",), "")


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("language", ["en", "lt", "xx", "../en", ""])
def test_a_rules_page_has_every_rule_once_in_whatever_language_it_is_asked_for(slug: str, language: str) -> None:
    page = rules_page(slug, language)
    told = [rule for chapter in page.chapters for rule in chapter.rules]
    assert [rule.id for rule in told] == [line.id for line in rule_lines(find_game(slug))]
    assert all(rule.text and rule.authority for rule in told)
    assert msgspec.json.decode(msgspec.json.encode(page), type=RulesPage) == page


@pytest.mark.parametrize("slug", slugs())
def test_rules_are_told_in_lithuanian_with_the_same_rulings_and_rules_marked(slug: str) -> None:
    english, lithuanian = (
        [rule for chapter in rules_page(slug, language).chapters for rule in chapter.rules] for language in ("en", "lt")
    )
    assert rules_page(slug, "lt").language == "lt"
    assert [rule.house for rule in lithuanian] == [rule.house for rule in english]
    assert not [rule.id for rule, own in zip(english, lithuanian, strict=True) if rule.text == own.text]
    named = [[re.findall(r"[A-Z]+-\d+\.\d+|`[^`]+`", rule.text) for rule in rules] for rules in (english, lithuanian)]
    assert named[0] == named[1]


def test_rules_stand_in_the_chapter_that_their_id_names() -> None:
    for chapter in rules_page("potato-man", "en").chapters:
        assert all(rule.id.startswith(f"{chapter.id}.") for rule in chapter.rules)


def test_chapters_have_their_headings_and_tables_and_no_marks_of_ours() -> None:
    page = rules_page("potato-man", "en")
    chapters = {chapter.id: chapter for chapter in page.chapters}
    assert page.title == "Potato Man"
    assert chapters["about"].text.startswith("A card game by")
    assert chapters["PM-4"].title == "Taking the trick"
    assert chapters["parts"].text.startswith("| kind | move-words | copies |")
    assert len(chapters) == len(page.chapters)
    assert not [chapter.id for chapter in page.chapters if "generated" in chapter.text or "**PM-" in chapter.text]


def test_rulings_of_the_house_are_marked_in_whole_or_in_part() -> None:
    rules = {rule.id: rule for chapter in rules_page("potato-man", "en").chapters for rule in chapter.rules}
    assert rules["PM-2.1"].house
    assert rules["PM-2.3"].house
    assert not rules["PM-4.1"].house
    assert not is_house("housekeeping")


def test_there_is_no_page_of_a_game_that_there_is_not() -> None:
    for ask in (game_info, lambda slug: rules_page(slug, "en"), lambda slug: messages_file(slug, "en")):
        with pytest.raises(SetupError, match="there is no game 'chess'"):
            ask("chess")


@pytest.mark.parametrize("language", ["xx", "../messages/en", "", "en.ftl"])
def test_messages_in_a_language_that_there_is_not_are_refused(language: str) -> None:
    with pytest.raises(SetupError, match="the languages are en, lt"):
        messages_file("potato-man", language)


@pytest.mark.parametrize("language", ["en", "lt"])
def test_a_file_of_messages_has_those_of_plain_boards_too(language: str) -> None:
    text = messages_file("potato-man", language)
    assert "prompt-lead-you = " in text
    assert "plain-answer = " in text
