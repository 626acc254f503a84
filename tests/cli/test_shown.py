"""games, rules, help: what there is to know before playing."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from spuds.cli.app import VERBS
from spuds.cli.rulebook import Rulebook, plain
from spuds.core.registry import find_game, slugs

from .conftest import Run


def test_games_lists_every_game_with_seats_and_options(spuds: Run) -> None:
    ran = spuds("games")
    for slug in slugs():
        assert slug in ran.out
    assert "2-5" in ran.out
    assert "laps (1, 2, 3)" in ran.out


def test_games_as_json(spuds: Run) -> None:
    games = {game["slug"]: game for game in json.loads(spuds("games", "--json").out)}
    assert set(games) == set(slugs())
    game = games["potato-man"]
    assert (game["name"], game["seats"], game["rules"]) == ("Potato Man", [2, 5], 1)
    options = {option["name"]: option for option in game["options"]}
    assert options["laps"]["default"] == 1
    assert options["three_player_no_green"]["seats"] == [3]
    assert options["tie"]["changes"] == ["PM-6.3", "PM-6.4"]


@pytest.mark.parametrize("slug", slugs())
def test_every_rule_is_shown_with_its_words(spuds: Run, slug: str) -> None:
    game = find_game(slug)
    rules = json.loads(spuds("rules", slug, "--json").out)
    assert [rule["id"] for rule in rules] == list(Rulebook(game).rules)
    assert all(rule["id"].startswith(f"{game.prefix}-") for rule in rules)
    assert all(rule["text"] and rule["chapter"] and rule["authority"] for rule in rules)
    shown = spuds("rules", slug).out
    assert all(rule["id"] in shown for rule in rules)
    assert "generated" not in shown
    assert "**" not in shown


def test_tables_made_from_the_game_are_filled_in(spuds: Run) -> None:
    shown = spuds("rules", "potato-man").out
    assert "laps; values (default first): 1, 2, 3" in shown
    assert "copies" in shown


def test_one_rule_or_one_chapter(spuds: Run) -> None:
    one = spuds("rules", "potato-man", "--id", "PM-4.2")
    assert len(one.lines) == 1
    assert one.out.startswith("PM-4.2 Where that number lies there more than once")
    assert spuds("rules", "potato-man", "--id", "4.2") == one
    assert spuds("rules", "potato-man", "--id", "pm-4.2") == one
    chapter = spuds("rules", "potato-man", "--id", "PM-4")
    assert [line.split()[0] for line in chapter.lines] == [f"PM-4.{n}" for n in range(1, 9)]
    (found,) = json.loads(spuds("rules", "potato-man", "--id", "PM-4.2", "--json").out)
    assert found["chapter"] == "Taking the trick"


def test_a_row_of_a_table_reads_well_aloud() -> None:
    table = "## Words\n\n| word | meaning |\n| --- | --- |\n| **seat** | a `place` |\n\n\n\nEnd."
    assert plain(table) == "Words\n\n- seat; meaning: a place\n\nEnd."


@pytest.mark.parametrize("verb", [verb.name for verb in VERBS])
def test_every_command_has_help_with_examples(spuds: Run, verb: str) -> None:
    ran = spuds(verb, "--help")
    assert ran.code == 0
    assert f"  spuds {verb}" in ran.out
    assert ran.out.isascii()


def test_help_lists_all_commands_in_one_page(spuds: Run) -> None:
    ran = spuds("--help")
    assert all(verb.name in ran.out for verb in VERBS)
    assert spuds("-h").out == ran.out
    assert len(ran.lines) < 30


def test_help_loads_neither_numbers_nor_compiler() -> None:
    code = (
        "import sys; from click.testing import CliRunner; from spuds.cli import spuds;"
        "assert CliRunner().invoke(spuds, ['--help']).exit_code == 0;"
        "print([name for name in ('numpy', 'numba', 'rich', 'fluent') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_version_is_told(process: Run) -> None:
    ran = process("--version")
    assert ran.out.startswith("spuds ")
