"""What there is to play: games, their options, rules pages and messages, as the page asks for them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from functools import cache

from msgspec.structs import replace

from spuds.core.boards import looks_of
from spuds.core.choices import Counts, Number, OptionKind, SeatChoice
from spuds.core.documents import MARKS, read_rule, rule_lines, rules_languages, rules_text
from spuds.core.game import Game
from spuds.core.messages import DEFAULT_LANGUAGE, languages, messages_text
from spuds.core.options import option_kinds
from spuds.core.registry import find_game
from spuds.server.payloads import Chapter, GameInfo, OptionInfo, RuleInfo, RulesPage

_HEADING = re.compile(r"^#{2,3} (?:(?P<id>[A-Z]+-\d+) )?(?P<title>.+)$")
_HOUSE = re.compile(r"\bhouse\b")


@cache
def game_info(slug: str) -> GameInfo:
    """Return what the page must know of a game.

    Raises:
        SetupError: no such game.
    """
    game = find_game(slug)
    return GameInfo(
        slug=game.slug,
        name=game.name,
        edition=game.edition,
        rules=game.rules_version,
        seats=(game.seats[0], game.seats[-1]),
        options=tuple(_options(game)),
        looks=looks_of(game),
        languages=tuple(languages(game.folder / "messages")),
    )


def _options(game: Game) -> Iterator[OptionInfo]:
    house = _house_rules(game)
    for name, kind in option_kinds(game.Options).items():
        yield _option(name, kind, house=bool(house & set(kind.changes)))


def _option(name: str, kind: OptionKind, *, house: bool) -> OptionInfo:
    info = OptionInfo(name, kind.values(), kind.doc, kind.changes, kind.seats, house=house, needed_at=kind.needed_at)
    info = replace(info, group=kind.group)
    match kind:
        case Number():
            things = (kind.thing,) if kind.thing else ()
            return replace(info, kind="number", values=(kind.default,), things=things, low=kind.low, high=kind.high)
        case SeatChoice():
            return replace(info, kind="seat", values=(kind.default,))
        case Counts():
            limits = {"most": kind.most, "at_least_per_seat": kind.at_least_per_seat}
            return replace(info, kind="counts", values=(kind.default,), things=kind.names, **limits)
    return info


def _house_rules(game: Game) -> frozenset[str]:
    return frozenset(line.id for line in rule_lines(game) if is_house(line.authority))


def is_house(authority: str) -> bool:
    """Say whether a rule, or a part of it, is a ruling of the house, from its authority in English."""
    return _HOUSE.search(authority) is not None


@cache
def messages_file(slug: str, language: str) -> str:
    """Return all messages of a game in one language, as one Fluent file.

    Raises:
        SetupError: no such game, or no messages in that language.
    """
    return messages_text(find_game(slug), language)


def rules_page(slug: str, language: str) -> RulesPage:
    """Return a game's rules page in a language, or in English where its rules are not told in that one.

    Raises:
        SetupError: no such game.
    """
    return _page(slug, language if language in rules_languages(find_game(slug)) else DEFAULT_LANGUAGE)


@cache
def _page(slug: str, language: str) -> RulesPage:
    game = find_game(slug)
    first, *lines = rules_text(game, language).splitlines()
    title = first.removeprefix("# ")
    return RulesPage(title, language, tuple(_chapters(title, lines, _house_rules(game))))


def _chapters(title: str, lines: list[str], house: Set[str]) -> Iterator[Chapter]:
    """Yield the parts of a rules page that have something to say; what stands before the first heading is `about`."""
    name, begin = "about", 0
    for n, line in enumerate([*lines, "## "]):
        heading = _HEADING.match(line)
        if heading is None and n < len(lines):
            continue
        chapter = _chapter(name, title, lines[begin:n], house)
        if chapter.text or chapter.rules:
            yield chapter
        if heading is not None:
            name, title, begin = heading["id"] or _anchor(heading["title"]), heading["title"], n + 1


def _chapter(name: str, title: str, lines: list[str], house: Set[str]) -> Chapter:
    rules = [rule for line in lines if (rule := read_rule(line)) is not None]
    infos = tuple(RuleInfo(rule.id, rule.text, rule.authority, rule.id in house) for rule in rules)
    text = [line for line in lines if read_rule(line) is None and not line.startswith(MARKS)]
    return Chapter(name, title, "\n".join(text).strip(), infos)


def _anchor(title: str) -> str:
    return re.sub(r"\W+", "-", title.lower()).strip("-")
