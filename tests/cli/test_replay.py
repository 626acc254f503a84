"""Records are checked and shown."""

from __future__ import annotations

import json
from pathlib import Path

from spuds import replay
from spuds.core.notation import read_record
from spuds.core.registry import find_game

from .conftest import Run


def test_a_whole_game_shows_its_score_sheet(spuds: Run, saved: Path) -> None:
    result = read_record(saved.read_text()).result
    assert result
    ran = spuds("replay", str(saved))
    assert ran.code == 0
    rows = [line.split() for line in ran.lines]
    assert ["round", "Ann", "Bo", "Cy"] in rows
    for number in (1, 2, 3):
        points = [str(row["points"]) for row in result["sheet"] if row["round"] == number]
        assert [str(number), *points] in rows
    assert ["total", *map(str, result["scores"])] in rows
    assert "win" in ran.lines[-1]


def test_the_result_is_printed_as_json(spuds: Run, saved: Path) -> None:
    saved.write_text(saved.read_text() * 2)
    ran = spuds("replay", str(saved), "--json")
    assert [json.loads(line) for line in ran.lines] == [read_record(saved.read_text().splitlines()[0]).result] * 2


def test_the_log_says_everything_with_its_rule(spuds: Run, saved: Path) -> None:
    ran = spuds("replay", str(saved), "--log")
    table = replay(read_record(saved.read_text()))
    plays = [event for event in table.events if event.kind == 3]
    assert sum(" plays " in line for line in ran.lines) == len(plays)
    assert "leads first in round 1. (PM-2.1)" in ran.out
    hands = [line for line in ran.lines if " gets " in line and "(PM-2.5)" in line]
    assert len(hands) == 9
    assert all(len(line.split()) == 2 + 12 + 1 for line in hands)


def test_a_replay_stops_before_a_move(spuds: Run, saved: Path) -> None:
    ran = spuds("replay", str(saved), "--until", "37")
    assert "37 moves" in ran.out
    assert "round 1 of 3" in ran.out
    assert ran.lines[-1] == "The game is not over."
    assert "leads" in ran.out


def test_names_of_a_record_are_shown_without_control_characters(spuds: Run, saved: Path) -> None:
    record = json.loads(saved.read_text())
    record["names"] = ["\x1b[31mEve" + 5000 * "e", "\n", "Žilvinas"]
    saved.write_text(json.dumps(record))
    ran = spuds("replay", str(saved))
    assert "\x1b" not in ran.out
    assert "[31mEve" in ran.out
    assert "Žilvinas" in ran.out


def test_the_log_speaks_lithuanian(spuds: Run, saved: Path) -> None:
    ran = spuds("replay", str(saved), "--log", "--language", "lt")
    assert "Raundas 1: pradeda" in ran.out
    assert "iš viso" in ran.out


def test_all_kinds_of_events_are_told_of_whole_games(spuds: Run, saved: Path) -> None:
    game = find_game("potato-man")
    kinds = {event.kind for event in replay(read_record(saved.read_text())).events}
    assert {game.events[kind] for kind in kinds} >= {"event-plays", "event-takes", "event-earns", "event-scores"}
    assert spuds("replay", str(saved), "--log").code == 0
