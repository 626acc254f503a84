"""Whatever is wrong: one line that says so, a next step, the exit code of its class."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from spuds.cli import games
from spuds.cli import spuds as group
from spuds.core.errors import CorruptState, IllegalAction, NotationError, NotYourDecision, SetupError

from .conftest import Run

SETUP, NOTATION = SetupError.exit_code, NotationError.exit_code
USAGE = 2


def _is_refused(spuds: Run, code: int, says: str, *args: str) -> None:
    ran = spuds(*args)
    assert (ran.code, ran.out) == (code, "")
    assert says in ran.err
    if code != USAGE:
        first, *rest = ran.err.splitlines()
        assert first.startswith("spuds: ")
        assert [line for line in rest if line.startswith("Next: ")]


@pytest.mark.parametrize(
    "code, says, line",
    [
        (SETUP, "did you mean potato-man?", "rules potatoman"),
        (SETUP, "The games are: hot-pota-toh, hot-potato, lupenos, potato-man", "play zzz"),
        (SETUP, "which game?", "play"),
        (SETUP, "which game?", "trace"),
        (SETUP, "2 to 5 seats, not 9", "play potato-man --seats 9"),
        (SETUP, "2 to 5 seats, not -1", "trace potato-man --seats -1"),
        (SETUP, "how many seats?", "trace potato-man"),
        (SETUP, "2 to 5 seats, not 1", "bench potato-man --seats 1"),
        (SETUP, "2 to 5 seats, not 6", "simulate potato-man --seats 6"),
        (SETUP, "did you mean laps?", "play potato-man -o lap=2"),
        (SETUP, "option laps may be 1, 2, 3, not 'x'", "play potato-man -o laps=x"),
        (SETUP, "option laps may be 1, 2, 3, not '4'", "trace potato-man --seats 3 -o laps=4"),
        (SETUP, "not of the form NAME=VALUE", "play potato-man -o laps"),
        (SETUP, "not of the form NAME=VALUE", "simulate potato-man --seats 3 -o =2"),
        (SETUP, "is given twice", "play potato-man -o laps=2 -o laps=3"),
        (SETUP, "is for 3 seats; this table has 4", "play potato-man -o three_player_no_green=off"),
        (
            SETUP,
            "2 seats needs option two_players=on\nNext: -o two_players=on lets 2 play",
            "play hot-potato --seats 2",
        ),
        (SETUP, "Next: -o two_players=on lets 2 play", "simulate hot-potato --seats 2 -o oldest=1"),
        (SETUP, "2 seats needs option two_players=on", "trace hot-potato --seats 2 -o two_players=off"),
        (SETUP, "'random' or a seat from 0 to 3, not 4", "play hot-potato -o oldest=4"),
        (SETUP, "counted from 0, not '+1'", "play hot-potato -o oldest=+1"),
        (SETUP, "count 2 of option duplicators", "trace hot-potato --seats 3 -o duplicators=10,09,8,6,9"),
        (SETUP, "20 in all at least for 4 seats, not 15", "play hot-potato -o deck=15,0,0,0,0,0,0,0,0,0,0,0,0,0"),
        (SETUP, "seats are 0 to 3, not 4", "play potato-man --seat 4"),
        (SETUP, "seats are 0 to 3, not -1", "play potato-man --seat -1"),
        (SETUP, "4 seats need 4 names, not 2", "play potato-man --names Ann,Bo"),
        (SETUP, "did you mean thumb?", "play potato-man --bots thum"),
        (SETUP, "there is no bot ''", "play potato-man --bots thumb,,random"),
        (SETUP, "4 bots are too many: there are 3 seats", "play potato-man --bots thumb,thumb,thumb,thumb"),
        (SETUP, "2 bots are too few: there are 3 seats", "simulate potato-man --seats 3 --bots thumb,thumb"),
        (SETUP, "there is no language 'xx'; the languages are en, lt", "play potato-man --language xx"),
        (SETUP, "no such file", "play --resume /there/is/no/such.json"),
        (SETUP, "no such file", "replay /there/is/no/such.json"),
        (SETUP, "no such file", "trace --replay /there/is/no/such.json"),
        (SETUP, "is a directory", "replay /"),
        (SETUP, "has no rule 'PM-4.21'; near it are", "rules potato-man --id PM-4.21"),
        (USAGE, "No such command", "ply potato-man"),
        (USAGE, "No such option", "play potato-man --seatz 3"),
        (USAGE, "is not in the range x>=1", "trace potato-man --seats 3 --games -1"),
        (USAGE, "is not in the range x>=1", "simulate potato-man --seats 3 --games 0"),
        (USAGE, "is not in the range x>=1", "simulate potato-man --seats 3 --jobs 0"),
        (USAGE, "is not in the range", "bench potato-man --seconds -1"),
        (USAGE, "nan is no number", "bench potato-man --seconds nan"),
        (USAGE, "is not a valid integer", "play potato-man --seed x"),
        (USAGE, "leave them out", "play potato-man --resume game.json"),
        (USAGE, "leave out GAME", "trace potato-man --replay game.json"),
    ],
)
def test_a_wrong_command_line_is_refused(spuds: Run, code: int, says: str, line: str) -> None:
    _is_refused(spuds, code, says, *line.split())


def _without(key: str) -> Callable[[dict[str, Any]], None]:
    return lambda record: record.pop(key)


def _with(**values: object) -> Callable[[dict[str, Any]], None]:
    return lambda record: record.update(values)


def _move(n: int, words: str) -> Callable[[dict[str, Any]], None]:
    return lambda record: record["moves"].__setitem__(n, words)


@pytest.mark.parametrize(
    "code, says, change",
    [
        (NOTATION, "missing required field `moves`", _without("moves")),
        (NOTATION, "unknown field `colour`", _with(colour="red")),
        (NOTATION, "Expected `int`", _with(seats="3")),
        (SETUP, "reads spuds-record/1, not 'spuds-record/9'", _with(format="spuds-record/9")),
        (SETUP, "by rules version 1; the record needs 99", _with(rules=99)),
        (SETUP, "there is no game 'skat'", _with(game="skat")),
        (SETUP, "2 to 5 seats, not 7", _with(seats=7)),
        (SETUP, "option laps may be 1, 2, 3, not '2'", _with(options={"laps": "2"})),
        (SETUP, "there is no option", _with(options={"nap": 2})),
        (SETUP, "3 seats need 3 names, not 1", _with(names=["Ann"])),
        (NOTATION, "move 0 of the record: not a move", _move(0, "*: begin 2")),
        (NOTATION, "move 3 of the record: not a move", _move(3, "nonsense")),
        (NotYourDecision.exit_code, "move 0 of the record: seat 0 may not play r5", _move(0, "0: play r5")),
        (IllegalAction.exit_code, "move 0 of the record: chance may not start 4", _move(0, "*: start 4")),
        (CorruptState.exit_code, "claims another result", _with(result={"over": True})),
    ],
)
@pytest.mark.parametrize("command", ["replay", "trace --replay", "play --resume"])
def test_a_wrong_record_is_refused(
    spuds: Run, saved: Path, command: str, code: int, says: str, change: Callable[[dict[str, Any]], None]
) -> None:
    record = json.loads(saved.read_text())
    change(record)
    saved.write_text(json.dumps(record))
    _is_refused(spuds, code, says, *command.split(), str(saved))


def test_an_illegal_play_says_move_rule_position_and_what_is_legal(spuds: Run, saved: Path) -> None:
    record = json.loads(saved.read_text())
    place = next(n for n, move in enumerate(record["moves"]) if "play" in move)
    seat, card = record["moves"][place].split(": play ")
    record["moves"][place + 1] = f"{(int(seat) + 1) % 3}: play {card}"
    saved.write_text(json.dumps(record))
    ran = spuds("replay", str(saved))
    assert ran.code == IllegalAction.exit_code
    assert f"move {place + 1} of the record" in ran.err
    assert f"may not play {card}" in ran.err
    assert "(PM-3.1)" in ran.err
    assert "possible are play" in ran.err
    assert "round 1 of 3" in ran.err
    assert "--until" in ran.err


@pytest.mark.parametrize(
    "data, says",
    [
        (b"", "empty"),
        (b"\x00\x01\xff\xfe", "not UTF-8"),
        (b"not json", "not a record"),
        (b"[]", "not a record"),
        (b'{"format": "spuds-record/1", "game": "pot', "cut short"),
        (b"[" * 100_000, "not a record"),
        (b'{"a": ' * 100_000, "not a record"),
        (b"\xef\xbb\xbf", "empty"),
    ],
)
def test_junk_is_refused(spuds: Run, tmp_path: Path, data: bytes, says: str) -> None:
    file = tmp_path / "junk"
    file.write_bytes(data)
    _is_refused(spuds, NOTATION, says, "replay", str(file))


def test_every_cut_of_a_record_is_refused(spuds: Run, saved: Path, tmp_path: Path) -> None:
    text = saved.read_text().strip()
    file = tmp_path / "cut.json"
    for length in range(1, len(text) - 1, len(text) // 40):
        file.write_text(text[:length])
        assert spuds("replay", str(file)).code == NOTATION


def test_a_bad_line_among_records_is_named(spuds: Run, saved: Path) -> None:
    whole = saved.read_text()
    saved.write_text(whole + whole + "{}\n")
    ran = spuds("replay", str(saved))
    assert ran.code == NOTATION
    assert "line 3" in ran.err


def test_play_goes_on_with_one_record_only(spuds: Run, saved: Path) -> None:
    saved.write_text(saved.read_text() * 2)
    _is_refused(spuds, SETUP, "holds 2 records", "play", "--resume", str(saved))


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_refused(spuds: Run, saved: Path) -> None:
    saved.chmod(0)
    _is_refused(spuds, SETUP, "permission denied", "replay", str(saved))


def test_a_file_that_cannot_be_written_is_refused(spuds: Run) -> None:
    ran = spuds("play", "potato-man", "--save", "/there/is/no/such/folder/game.json", typed="1\n")
    assert ran.code == SETUP
    assert "cannot write" in ran.err


def test_a_bug_is_called_one_and_shows_where_only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("hnad")

    monkeypatch.setattr(games, "all_games", broken)
    result = CliRunner().invoke(group, ["games"])
    assert result.exit_code == 70
    assert result.stderr.startswith("spuds: this is a bug of spuds: KeyError: 'hnad'\nNext: ")
    monkeypatch.setenv("SPUDS_DEBUG", "1")
    assert isinstance(CliRunner().invoke(group, ["games"]).exception, KeyError)


def test_a_game_that_cannot_be_loaded_is_said_to_be_so(spuds: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(slug: str) -> None:
        raise ImportError(f"no module named {slug}")

    monkeypatch.setattr("spuds.cli.common.find_game", broken)
    _is_refused(spuds, SETUP, "game potato-man cannot be loaded: ImportError", "rules", "potato-man")


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -m spuds trace potato-man --seats 4 --seed 1 --games 50 | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stdout.startswith('{"format": "spuds-trace/1"')
    assert "Broken" not in done.stderr
    assert "Traceback" not in done.stderr


def test_an_interrupt_ends_quietly(monkeypatch: pytest.MonkeyPatch, spuds: Run) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("spuds.cli.games.all_games", interrupted)
    assert spuds("games") == (130, "", "\n")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("line", ["games", "--help", "trace potato-man --seats 3 --seed 1", "rules nope"])
def test_closed_streams_are_no_bug(line: str, closed: str) -> None:
    command = f"{sys.executable} -m spuds {line} {closed}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.returncode in {0, SETUP}
    assert "bug" not in done.stderr + done.stdout
    if ">&-" in closed.replace("2>&-", ""):
        assert done.stdout == ""
    elif line.startswith("trace") and "<&-" in closed:
        assert done.stdout.startswith('{"format"')


@pytest.mark.parametrize(
    "line",
    [
        "simulate potato-man --seats 4 --games 99999999999999",
        "simulate potato-man --seats 4 --games 5 --bots search --iterations 99999999999999999999",
        "play potato-man --bots search --iterations 99999999999999999999",
    ],
)
def test_figures_without_end_are_refused(spuds: Run, line: str) -> None:
    ran = spuds(*line.split())
    assert ran.code == SETUP
