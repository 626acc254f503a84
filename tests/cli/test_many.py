"""simulate, bench, warm: figures and the cache."""

from __future__ import annotations

import json

import pytest

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
    lines = json.loads(ran.out)["lines"]
    assert [(line["bot"], line["seat"]) for line in lines] == [("search", None), ("thumb", None), ("random", None)]


def test_one_game_has_no_interval(spuds: Run) -> None:
    line = ("simulate", "potato-man", "--seats", "2", "--games", "1", "--seed", "1")
    assert "± ?" in spuds(*line).out
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
