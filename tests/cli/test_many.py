"""simulate, bench, warm: figures and the cache."""

from __future__ import annotations

import json

import pytest

from spuds.cli.progress import Compiling
from spuds.core.jit import JIT

from .conftest import Run


def test_a_simulation_says_how_each_bot_did(spuds: Run) -> None:
    ran = spuds(
        *("simulate", "potato-man", "--bots", "thumb,random,random"),
        *("--games", "60", "--seed", "1", "--jobs", "2"),
    )
    assert ran.code == 0
    heading, *rows, last = ran.lines
    assert heading.split() == ["bot", "seat", "games", "mean", "score", "win", "share"]
    assert [row.split()[:3] for row in rows] == [["thumb", "0", "60"], ["random", "1", "60"], ["random", "2", "60"]]
    assert all("±" in row and "%" in row for row in rows)
    assert "games/s" in last
    assert last.endswith("Seed 1.")


def test_a_simulation_as_json_is_the_same_for_the_same_seed(spuds: Run) -> None:
    line = ("simulate", "potato-man", "--seats", "4", "--games", "20", "--seed", "7", "--json", "--bots", "random")
    first, again = (json.loads(spuds(*line).out) for _ in range(2))
    assert first["lines"] == again["lines"]
    assert first["games"] == 20
    assert first["seed"] == 7
    assert {line["seat"] for line in first["lines"]} == {0, 1, 2, 3}
    assert sum(line["win_share"] for line in first["lines"]) == pytest.approx(1)


def test_a_duplicate_simulation_with_options_and_search(spuds: Run) -> None:
    ran = spuds(
        *("simulate", "potato-man", "--seats", "3", "--bots", "search,thumb,random", "--iterations", "10"),
        *("--games", "6", "--duplicate", "-o", "three_player_no_green=off", "--seed", "1", "--json"),
    )
    found = json.loads(ran.out)
    assert {key: found[key] for key in ("game", "rules", "seats", "seed", "iterations", "duplicate", "level")} == {
        **{"game": "potato-man", "rules": 1, "seats": 3, "seed": 1},
        **{"iterations": 10, "duplicate": True, "level": 0.95},
    }
    assert found["options"] == {"three_player_no_green": "off"}
    assert found["bots"] == ["search", "thumb", "random"]
    lines = found["lines"]
    assert [(line["bot"], line["seat"]) for line in lines] == [("search", None), ("thumb", None), ("random", None)]


def test_four_sit_where_nobody_says_how_many_and_like_bots_are_numbered(spuds: Run) -> None:
    line = ("simulate", "potato-man", "--games", "4", "--seed", "1")
    assert json.loads(spuds(*line, "--json").out)["bots"] == ["thumb"] * 4
    ran = spuds(*line, "--bots", "thumb,random,thumb", "--duplicate")
    assert [row.split("  ")[0] for row in ran.lines[1:4]] == ["thumb 1", "random", "thumb 2"]


def test_one_game_has_no_interval(spuds: Run) -> None:
    line = ("simulate", "potato-man", "--seats", "2", "--games", "1", "--seed", "1")
    ran = spuds(*line)
    assert "± ?" in ran.out
    assert ran.lines[-1].startswith("1 game in ")
    assert json.loads(spuds(*line, "--json").out)["lines"][0]["score_interval"] is None


def test_bench_gives_figures_with_units(spuds: Run) -> None:
    ran = spuds("bench", "potato-man", "--seats", "3", "--seconds", "0.02")
    assert ran.lines[0].split() == ["game", "seats", "figure", "value", "unit"]
    assert all(line.startswith("potato-man") for line in ran.lines[1:])
    assert "games/s" in ran.out
    assert "iterations/s" in ran.out
    figures = json.loads(spuds("bench", "--seconds", "0.02", "--json").out)
    assert {figure["game"] for figure in figures} >= {"potato-man"}
    assert all(figure["value"] > 0 and figure["unit"] and figure["seats"] for figure in figures)


@pytest.mark.skipif(not JIT, reason="nothing is compiled with the JIT off")
def test_warm_says_what_was_compiled_and_where_it_lies(spuds: Run) -> None:
    ran = spuds("warm", "potato-man")
    assert ran.code == 0
    assert [line.partition(":")[0] for line in ran.lines[:-1]] == [
        "Potato Man, the rules",
        "Potato Man, the bots",
        "Potato Man, the arena",
    ]
    assert ran.lines[-1].startswith("The cache is in ")
    assert spuds("warm").code == 0


def test_what_is_compiled_is_said_without_a_promise(capsys: pytest.CaptureFixture[str]) -> None:
    Compiling("the rules of Potato Man").report("play")
    assert capsys.readouterr().err == "compiling the rules of Potato Man; this is done once\n"
