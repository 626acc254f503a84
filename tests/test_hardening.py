"""What a hostile or careless caller does: nothing breaks, and every refusal is one of ours."""

from __future__ import annotations

import copy
import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spuds import NotationError, NotYourDecision, Record, SetupError, Table, read_record, read_records, replay
from spuds.bots import make_bot
from spuds.core.errors import CorruptState
from tests.tables import dealt, finished

ROOT = Path(__file__).parent.parent


def record_of_a_game(**changes: Any) -> Record:
    record = finished().record()
    for name, value in changes.items():
        setattr(record, name, value)
    return record


@pytest.mark.parametrize("name", ["seats", "game", "names", "self", "options"])
def test_an_option_with_the_name_of_an_argument_is_an_unknown_option(name: str) -> None:
    with pytest.raises(SetupError, match=f"there is no option {name}"):
        replay(record_of_a_game(options={name: 3}))


def test_a_record_from_a_table_is_its_own() -> None:
    table = Table("potato-man", 2, names=["Ann", "Bo"])
    names = table.record().names
    assert names is not None
    names.append("zz")
    assert table.record().names == ["Ann", "Bo"]


@pytest.mark.parametrize("options", [{"laps": 3, "tie": "best_round"}, {"three_player_no_green": "off"}])
def test_a_table_from_a_state_has_the_options_of_the_state(options: dict[str, Any]) -> None:
    table = Table.with_options("potato-man", 3, options)
    assert Table.from_state("potato-man", table.state).trace_header() == table.trace_header()


@pytest.mark.parametrize("seat", ["0", "*", 0.0, (0,), True, np.int64(2)])
def test_what_is_no_seat_has_no_answers(seat: Any) -> None:
    with pytest.raises(NotYourDecision):
        dealt().legal(seat)


@pytest.mark.parametrize("move", [None, b"0: play r5", 5, ["0: play r5"]])
def test_what_is_no_text_is_no_move(move: Any) -> None:
    with pytest.raises(NotationError, match="not a move"):
        dealt().play(move)


@pytest.mark.parametrize("rng", [None, 1.5, "7", np.random.default_rng(1)])
def test_chance_takes_a_seed_or_a_generator(rng: Any) -> None:
    table = Table("potato-man", 3)
    with pytest.raises(SetupError, match="a seed or a random"):
        table.settle(rng)
    assert table.moves == []
    assert table.settle(np.int64(3)) == Table("potato-man", 3).settle(3)


@pytest.mark.parametrize("game", [None, b"potato-man", 5])
def test_what_is_no_slug_names_no_game(game: Any) -> None:
    with pytest.raises(SetupError, match="a game is named by its slug"):
        Table(game, 4)


@pytest.mark.parametrize("record", ["{}", None, {"format": "spuds-record/1"}])
def test_only_a_record_is_replayed(record: Any) -> None:
    with pytest.raises(SetupError, match="a record is needed"):
        replay(record)


def test_a_record_made_by_hand_says_its_format() -> None:
    with pytest.raises(SetupError, match=r"this build reads spuds-record/1, not 'zz'"):
        replay(record_of_a_game(format="zz"))


def test_the_format_is_looked_at_before_all_else() -> None:
    with pytest.raises(SetupError, match=r"not 'spuds-record/2'"):
        read_record('{"format": "spuds-record/2", "new": 1}')


def test_nesting_without_end_is_no_record() -> None:
    with pytest.raises(NotationError, match="not a record"):
        list(read_records("[" * 100_000))
    with pytest.raises(NotationError, match="not a record"):
        read_record('{"format": "spuds-record/1", "game": ' + "[" * 100_000)


@pytest.mark.parametrize("part,value", [("over", 1), ("winners", [False]), ("scores", [1.0, 2.0])])
def test_a_result_is_compared_as_json(part: str, value: Any) -> None:
    record = finished().record()
    assert record.result is not None
    if part == "scores":
        value = [float(score) for score in record.result["scores"]]
    if part == "winners":
        value = [bool(seat) for seat in record.result["winners"]]
    with pytest.raises(CorruptState, match=f"{part} is "):
        replay(record_of_a_game(result={**record.result, part: value}))


def test_names_may_hold_any_line_separator() -> None:
    records = [record_of_a_game(names=[f"A{separator}", "B"]) for separator in "\u2028\x85\x0b"]
    text = "\n".join(record.to_json() for record in records)
    assert list(read_records(text)) == records


def test_half_a_character_is_no_name() -> None:
    with pytest.raises(SetupError, match="names are one text a seat"):
        Table("potato-man", 2, names=["\ud800", "Bo"])


def test_copies_are_equal_and_go_their_own_way() -> None:
    table = dealt()
    view = table.view(1)
    for twin in (copy.deepcopy(view), pickle.loads(pickle.dumps(view))):
        assert twin == view
    for other in (copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert other.game is table.game
        assert other.record() == table.record()
        other.undo()
        assert len(other.moves) == len(table.moves) - 1


@pytest.mark.parametrize("budget", [{"iterations": 10**30}, {"seconds": float("nan")}, {"seconds": float("inf")}])
def test_a_budget_without_end_is_refused(budget: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match="a search takes"):
        make_bot("potato-man", "search", **budget)


DRAW = "from spuds.core.chance import below, seeded; print(below(seeded(1)[0], 1000))"


def drawn(cache: Path) -> str:
    """Return what a process that keeps its kernels in `cache` draws."""
    done = subprocess.run(
        [sys.executable, "-c", DRAW],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "SPUDS_CACHE": str(cache), "NUMBA_DISABLE_JIT": "0"},
    )
    return done.stdout


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """Return a cache that a process has filled, to be copied, and what that process drew."""
    cache = tmp_path_factory.mktemp("sound")
    return cache, drawn(cache)


@pytest.mark.parametrize("damage", [b"", b"garbage", b"\x80\x05\x95"])
def test_a_damaged_cache_is_made_anew(tmp_path: Path, sound: tuple[Path, str], damage: bytes) -> None:
    cache, expected = sound
    shutil.copytree(cache, tmp_path, dirs_exist_ok=True)
    files = [path for path in tmp_path.rglob("*") if path.suffix in {".nbi", ".nbc"}]
    assert files
    for path in files:
        path.write_bytes(damage)
    assert drawn(tmp_path) == expected
    assert any(path.read_bytes() != damage for path in files)
    assert drawn(tmp_path) == expected


def test_a_cache_whose_folders_are_files_keeps_nothing(tmp_path: Path, sound: tuple[Path, str]) -> None:
    cache, expected = sound
    for folder in [path for path in cache.iterdir() if path.is_dir()]:
        (tmp_path / folder.name).write_text("in the way")
    assert list(tmp_path.iterdir())
    assert drawn(tmp_path) == expected
