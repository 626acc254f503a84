"""Traces are what notation.md says, line for line what the table says, and the same for the same seed."""

from __future__ import annotations

import hashlib
import hmac
import json
import math
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from spuds import Table, replay
from spuds.cli.tracing import Tracer
from spuds.core.fair import choose, number
from spuds.core.notation import dumps, read_record
from spuds.core.registry import find_game

from .conftest import Run

TABLES = [(2, {}), (3, {}), (3, {"three_player_no_green": "off"}), (4, {"laps": 2}), (5, {"tie": "best_round"})]


def _games(out: str) -> list[list[dict[str, Any]]]:
    games: list[list[dict[str, Any]]] = []
    for line in out.splitlines():
        value = json.loads(line)
        if "format" in value:
            games.append([])
        games[-1].append(value)
    return games


@pytest.mark.parametrize("seats, options", TABLES)
def test_a_trace_is_what_the_table_says(spuds: Run, seats: int, options: dict[str, Any]) -> None:
    given = [arg for name, value in options.items() for arg in ("-o", f"{name}={value}")]
    ran = spuds("trace", "potato-man", "--seats", str(seats), "--seed", "5", *given)
    header, *decisions, result = ran.lines
    table = Table("potato-man", seats, **options)
    assert header == dumps(table.trace_header())
    for line in decisions:
        said = json.loads(line)
        move = f"{said['seat']}: {said['move']}"
        assert line == dumps(table.trace_line(move))
        table.play(move)
    assert table.over
    assert result == dumps(table.result())


def test_a_trace_reads_as_the_notation_says(spuds: Run) -> None:
    ran = spuds("trace", "potato-man", "--seats", "4", "--seed", "1", "-o", "laps=2")
    (game,) = _games(ran.out)
    header, *decisions, result = game
    assert list(header) == ["format", "game", "rules", "seats", "options"]
    assert header["format"] == "spuds-trace/1"
    assert header["options"] == {"laps": 2}
    assert [line["n"] for line in decisions] == list(range(len(decisions)))
    for line in decisions:
        assert list(line) == ["n", "seat", "legal", "move"]
        assert list(line["legal"]) == sorted(line["legal"])
        assert isinstance(line["legal"], dict) == (line["seat"] == "*")
        assert line["move"] in line["legal"]
    assert decisions[0]["legal"] == {f"start {seat}": 1 for seat in range(4)}
    assert len(decisions[1]["legal"]) == 52
    assert list(result) == ["over", "scores", "winners", "sheet"]


def test_the_same_seed_gives_the_same_games_and_each_game_its_own(spuds: Run) -> None:
    line = ("trace", "potato-man", "--seats", "2", "--games", "3", "--seed")
    first, again, other = spuds(*line, "8"), spuds(*line, "8"), spuds(*line, "9")
    assert first == again
    assert first.out != other.out
    games = _games(first.out)
    assert len(games) == 3
    assert games[0] != games[1]
    assert spuds("trace", "potato-man", "--seats", "2", "--seed", "8").lines == first.lines[: len(games[0])]


def test_without_a_seed_the_one_taken_is_named(spuds: Run) -> None:
    ran = spuds("trace", "potato-man", "--seats", "2")
    word, seed = ran.err.split()
    assert word == "seed"
    assert spuds("trace", "potato-man", "--seats", "2", "--seed", seed).out == ran.out


def test_a_record_is_traced_move_by_move(spuds: Run, saved: Path) -> None:
    record = read_record(saved.read_text())
    (game,) = _games(spuds("trace", "--replay", str(saved)).out)
    assert [f"{line['seat']}: {line['move']}" for line in game[1:-1]] == record.moves
    assert game[-1] == record.result
    table = replay(record)
    assert game[0] == table.trace_header()


def test_records_are_traced_from_standard_input_too(spuds: Run, saved: Path) -> None:
    text = saved.read_text()
    twice = spuds("trace", "--replay", "-", typed=text * 2)
    assert twice.out == spuds("trace", "--replay", str(saved)).out * 2


def test_a_random_trace_is_traced_again_from_its_record(spuds: Run, tmp_path: Path) -> None:
    ran = spuds("trace", "potato-man", "--seats", "5", "--seed", "3")
    header, *decisions, result = (json.loads(line) for line in ran.lines)
    moves = [f"{line['seat']}: {line['move']}" for line in decisions]
    record = {**header, "format": "spuds-record/1", "moves": moves, "result": result}
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    assert spuds("trace", "--replay", str(file)).out == ran.out


def test_an_unfinished_record_is_traced_as_far_as_it_goes(spuds: Run, saved: Path) -> None:
    record = json.loads(saved.read_text())
    record["moves"] = record["moves"][:50]
    del record["result"]
    saved.write_text(json.dumps(record))
    (game,) = _games(spuds("trace", "--replay", str(saved)).out)
    assert len(game) == 52
    assert game[-1] == {"over": False, "scores": [0, 0, 0], "winners": [], "sheet": []}


def test_weights_stand_beside_what_chance_may_do() -> None:
    tracer = Tracer(find_game("potato-man"), 2, {})
    assert tracer._weighted([0, 1], [3, 1]) == '{"play r5": 3, "play r6": 1}'
    assert tracer._weighted([0, 1], None) == '{"play r5": 1, "play r6": 1}'


def test_luck_is_the_scheme_of_fair_deals() -> None:
    key, n, below = b"any key", 17, 52
    x = int.from_bytes(hmac.new(key, b"17", hashlib.sha256).digest()[:8], "big")
    assert number(key, n, below) == math.floor(x * below / 2**64)


def test_luck_goes_by_weight_and_leaves_nobody_out() -> None:
    drawn = Counter(choose(b"key", n, {"draw b7": 1, "draw y2": 3}) for n in range(4000))
    assert 900 < drawn["draw b7"] < 1100
    assert drawn.total() == 4000
    with pytest.raises(ValueError, match="no possible move"):
        choose(b"key", 0, {})


def test_random_games_give_every_starter_and_every_answer_its_share() -> None:
    tracer = Tracer(find_game("potato-man"), 5, {})
    starters: Counter[str] = Counter()
    for n in range(500):
        line = json.loads(next(islice(tracer.random_game(b"%d" % n), 1, None)))
        starters[line["move"]] += 1
    assert len(starters) == 5
    assert min(starters.values()) > 70
