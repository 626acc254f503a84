"""What the commands do for one game they do for each: play, save, resume, trace, replay, verify, simulate, rules."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from spuds import Table, replay
from spuds.cli.rulebook import Rulebook, plain
from spuds.core.documents import rule_lines, rules_languages
from spuds.core.errors import SetupError
from spuds.core.fair import choose, seed_hash
from spuds.core.notation import Fair, dumps, read_record
from spuds.core.options import needed_options
from spuds.core.registry import find_game, slugs

from .conftest import Run
from .piped import ONES, prompts_in, record_of

SEED = bytes(range(32))


def options_of(slug: str, seats: int) -> dict[str, str | int]:
    """Return the options without which so many may not play."""
    return needed_options(find_game(slug).Options, seats)


def given(options: dict[str, str | int]) -> list[str]:
    """Return options as a command line has them."""
    return [part for name, value in options.items() for part in ("-o", f"{name}={value}")]


TABLES = [
    pytest.param(slug, seats, given(options_of(slug, seats)), id=f"{slug}-{seats}")
    for slug in slugs()
    for seats in find_game(slug).seats
]
LANGUAGES = ("en", "lt")


@pytest.mark.parametrize("slug, seats, options", TABLES)
def test_a_whole_game_is_played_by_numbers(spuds: Run, tmp_path: Path, slug: str, seats: int, options: Any) -> None:
    file, seat = tmp_path / "game.json", str(seats - 1)
    ran = spuds(
        *("play", slug, "--seats", str(seats), "--seat", seat, *options),
        *("--seed", "1", "--bots", "thumb", "--save", str(file)),
        typed=ONES,
    )
    assert ran.code == 0
    record = read_record(file.read_text())
    assert replay(record).over
    assert "The game is over." in ran.lines
    assert len([move for move in record.moves if move.startswith(f"{seat}: ")]) == prompts_in(ran)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", slugs())
def test_a_game_through_which_everything_is_asked_is_told_in_words(spuds: Run, slug: str, language: str) -> None:
    rng = random.Random(language)
    typed = [str(rng.randrange(1, 12)) for _ in range(500)]
    asked = ["?", "why", "log all", "score", "show", "rules", "ids", "1", "undo", "hint"]
    ran = spuds("play", slug, "--seed", "3", "--language", language, typed="\n".join([*asked, *typed]))
    assert ran.code == 0
    over = {"en": "The game is over.", "lt": "Žaidimas baigtas."}[language]
    assert over in ran.lines
    assert not {"{", "}", "$", "None"} & set(" ".join(ran.lines[:-1]).split())
    assert "???" not in ran.out


@pytest.mark.parametrize("cut", [2, 5, 9])
@pytest.mark.parametrize("slug", slugs())
def test_a_saved_game_goes_on_exactly(spuds: Run, tmp_path: Path, slug: str, cut: int) -> None:
    rng = random.Random(cut)
    typed = [str(rng.randrange(1, 4)) for _ in range(600)]
    play = ("--seed", "9", "--seat", "2")
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    first = spuds("play", slug, *play, "--save", str(whole), typed="\n".join(typed))
    assert "The game is over." in first.lines
    spuds("play", slug, *play, "--save", str(part), typed="\n".join(typed[:cut]))
    assert not replay(read_record(part.read_text())).over
    spuds("play", "--resume", str(part), *play, "--save", str(part), typed="\n".join(typed[cut:]))
    assert read_record(part.read_text()) == read_record(whole.read_text())


@pytest.mark.parametrize("slug, seats, options", TABLES)
def test_a_trace_is_what_the_table_says(spuds: Run, slug: str, seats: int, options: Any) -> None:
    header, *decisions, result = spuds("trace", slug, "--seats", str(seats), "--seed", "5", *options).lines
    table = Table.with_options(slug, seats, options_of(slug, seats))
    assert header == dumps(table.trace_header())
    for line in decisions:
        said = json.loads(line)
        assert said["seat"] == table.waiting[0], "of those who answer at once the lowest comes first"
        move = f"{said['seat']}: {said['move']}"
        assert line == dumps(table.trace_line(move))
        table.play(move)
    assert table.over
    assert result == dumps(table.result())


@pytest.fixture(params=slugs())
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A file with the record of a game by a seed that is opened."""
    slug = str(request.param)
    seats = find_game(slug).seats[-2]
    table, rng = Table(slug, seats), random.Random(1)
    while table.waiting:
        mover = table.waiting[0]
        words = choose(SEED, len(table.moves), table.chances()) if mover == "*" else rng.choice(table.legal(mover))
        table.play(f"{mover}: {words}")
    made = table.record()
    made.fair = Fair(SEED.hex(), seed_hash(SEED))
    file = tmp_path / f"{slug}.json"
    file.write_text(made.to_json() + "\n")
    return file


def test_a_record_is_traced_and_its_trace_is_its_moves(spuds: Run, record: Path) -> None:
    moves, result = read_record(record.read_text()).moves, read_record(record.read_text()).result
    header, *decisions, last = (json.loads(line) for line in spuds("trace", "--replay", str(record)).lines)
    assert header["format"] == "spuds-trace/1"
    assert [f"{line['seat']}: {line['move']}" for line in decisions] == moves
    assert last == result == json.loads(spuds("replay", str(record), "--json").out)


def test_a_record_whose_answers_stand_in_another_order_is_the_same_game(spuds: Run, record: Path) -> None:
    """Only answers that are given at once may stand in any order."""
    known = json.loads(record.read_text())
    table = Table.with_options(known["game"], known["seats"], known["options"])
    others = []
    for n, move in enumerate(known["moves"][:-1]):
        before = table.waiting
        table.play(move)
        after = known["moves"][n + 1]
        if len(before) > 1 and int(after[0]) in before and after[0] != move[0]:
            others.append([*known["moves"][:n], after, move, *known["moves"][n + 2 :]])
    whole = spuds("trace", "--replay", str(record)).out
    for moves in others[:3]:
        again = spuds("trace", "--replay", "-", typed=json.dumps({**known, "moves": moves}))
        assert again.out == whole
    assert others or known["game"] == "potato-man"


def test_the_luck_of_a_record_is_verified_and_what_is_wrong_with_it_is_found(spuds: Run, record: Path) -> None:
    ran = spuds("verify", str(record))
    assert ran.code == 0
    assert "chance moves are what the seed gives." in ran.lines[0]
    wrong = json.loads(record.read_text())
    wrong["fair"] = {"seed": "00" * 32, "hash": seed_hash(bytes(32))}
    assert spuds("verify", "-", typed=json.dumps(wrong)).code != 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_from_the_first_event_to_the_last(spuds: Run, record: Path, language: str) -> None:
    ran = spuds("replay", str(record), "--log", "--language", language)
    assert ran.code == 0
    game = find_game(read_record(record.read_text()).game)
    told = [line for line in ran.lines if f"({game.prefix}-" in line]
    assert len(told) > 50
    half = len(read_record(record.read_text()).moves) // 2
    assert str(half) in spuds("replay", str(record), "--until", str(half), "--language", language).out


@pytest.mark.parametrize("slug", slugs())
def test_a_simulation_is_the_same_for_the_same_seed(spuds: Run, slug: str) -> None:
    line = ("simulate", slug, "--bots", "thumb,random,random", "--games", "21", "--seed", "1", "--json", "--duplicate")
    first, again = (json.loads(spuds(*line).out) for _ in range(2))
    assert first["lines"] == again["lines"]
    assert (first["game"], first["seats"], first["games"]) == (slug, 3, 21)


@pytest.mark.parametrize("slug", slugs())
def test_the_rules_are_told_by_their_ids(spuds: Run, slug: str) -> None:
    ids = [line.id for line in rule_lines(find_game(slug))]
    shown = spuds("rules", slug).out
    assert all(number in shown for number in ids)
    assert spuds("rules", slug, "--id", ids[3]).out.startswith(ids[3])
    assert [rule["id"] for rule in json.loads(spuds("rules", slug, "--json").out)] == ids


@pytest.mark.parametrize("slug", slugs())
def test_the_rules_are_told_in_every_language_that_they_have(spuds: Run, slug: str) -> None:
    game = find_game(slug)
    for language in rules_languages(game):
        first = next(rule_lines(game, language))
        line = spuds("rules", slug, "--language", language, "--id", first.id, "--plain").out
        assert line.startswith(f"{first.id} {plain(first.text)[:40]}")
        assert first.id in spuds("rules", slug, "--language", language).out
    refused = spuds("rules", slug, "--language", "eo")
    assert (refused.code, refused.out) == (SetupError.exit_code, "")
    assert "are not told in 'eo'; they are in en, lt" in refused.err


@pytest.mark.parametrize("slug", slugs())
def test_a_game_in_another_language_cites_its_rules_in_it(spuds: Run, slug: str) -> None:
    book = Rulebook(find_game(slug), "lt")
    chapter, title = next(iter(book.chapters.items()))
    ran = spuds("play", slug, "--seed", "1", "--language", "lt", "--plain", typed=f"rules\nrules {chapter}.1\nquit\n")
    assert f"{chapter} {title}" in ran.lines
    assert any(line.startswith(f"{chapter}.1 {plain(book.rules[f'{chapter}.1'].text)[:40]}") for line in ran.lines)
    assert any(plain(book.summary).splitlines()[0] in line for line in ran.lines)


@pytest.mark.parametrize("slug", slugs())
def test_four_sit_where_nobody_says_how_many(spuds: Run, slug: str) -> None:
    assert record_of(spuds("play", slug, "--seed", "1")).seats == 4
