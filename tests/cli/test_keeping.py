"""Saving never costs anybody a file, and what is printed to go on with a game runs."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from spuds.cli.files import Kind, kind_of, write_new, write_text
from spuds.cli.program import resume_line, started_by
from spuds.core.errors import SetupError
from spuds.core.notation import read_record

from .conftest import Run
from .piped import after_deal, record_of

NO_RECORDS = [b"my notes\n", b"[1, 2]", b'{"format": "other/1"}', b"\xff\xfe", b'{"format": "spuds-record/1", "ga']


@pytest.mark.parametrize("data", NO_RECORDS)
def test_a_file_of_another_kind_is_left_alone(spuds: Run, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(data)
    ran = after_deal(f"save {file}\n1\n", spuds)
    assert any(str(file) in line and "is not a game saved by spuds" in line for line in ran.lines)
    assert len(record_of(ran).moves) > 48
    ran = spuds("play", "potato-man", "--save", str(file), typed="1\n")
    assert (ran.code, ran.out) == (SetupError.exit_code, "")
    assert "is not a game saved by spuds" in ran.err
    assert "ne spuds įrašytas" in spuds("play", "potato-man", "--language", "lt", "--save", str(file)).err
    assert file.read_bytes() == data
    assert os.listdir(tmp_path) == ["notes.txt"]


def test_another_record_is_left_alone_where_nobody_can_be_asked(spuds: Run, saved: Path) -> None:
    before = saved.read_text()
    ran = after_deal(f"save {saved}\n1\n", spuds)
    assert any("holds another saved game" in line for line in ran.lines)
    ran = spuds("play", "potato-man", "--save", str(saved), typed="1\n")
    assert (ran.code, ran.out) == (SetupError.exit_code, "")
    assert "choose another name" in ran.err
    assert saved.read_text() == before


def test_the_games_own_files_may_be_written_again(spuds: Run, tmp_path: Path) -> None:
    file, other = tmp_path / "game.json", tmp_path / "other.json"
    other.touch()
    ran = after_deal(f"save {file}\nsave {other}\n1\nsave {file}\n2\n", spuds)
    assert "holds another" not in ran.out
    assert len(read_record(file.read_text()).moves) > len(read_record(other.read_text()).moves)
    ran = spuds("play", "--resume", str(file), typed=f"save {file}\n1\n")
    assert "holds another" not in ran.out
    assert f"The game is saved in {file}, and kept up to date as you play. To go on with it later:" in ran.lines


def test_folders_and_devices_are_no_files_for_records(spuds: Run, tmp_path: Path) -> None:
    assert kind_of(str(tmp_path)) is Kind.OTHER
    assert kind_of(os.devnull) is Kind.OTHER
    assert "is not a game saved by spuds" in after_deal(f"save {tmp_path}\n", spuds).out
    for name in ("/there/is/no/folder/x", "\0"):
        with pytest.raises(SetupError, match="cannot write"):
            kind_of(name)


def test_writing_spares_links_and_files_beside_it(tmp_path: Path) -> None:
    file, link, part = tmp_path / "game.json", tmp_path / "link", tmp_path / "game.json.part"
    file.write_text("old")
    link.symlink_to(file)
    part.write_text("mine")
    write_text(str(link), "new")
    assert (file.read_text(), link.is_symlink(), part.read_text()) == ("new", True, "mine")
    assert sorted(os.listdir(tmp_path)) == ["game.json", "game.json.part", "link"]


def test_a_new_file_takes_the_first_free_name(tmp_path: Path) -> None:
    stem = str(tmp_path / "game")
    assert [write_new(stem, "x") for _ in range(3)] == [f"{stem}.json", f"{stem}-2.json", f"{stem}-3.json"]
    with pytest.raises(SetupError, match="cannot write"):
        write_new("/there/is/no/folder/game", "x")


def test_a_printed_command_runs_as_it_stands(process: Run, tmp_path: Path) -> None:
    file = tmp_path / "it's my game.json"
    ran = process("play", "potato-man", "--seed", "5", "--language", "lt", typed=f"save {file}\n1\n")
    command = next(line for line in ran.lines if "--resume" in line)
    assert shlex.split(command)[1:3] == ["-m", "spuds"]
    done = subprocess.run(command, shell=True, input="2\n", capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "jūs esate Ona" in done.stdout


def test_a_command_begins_as_the_program_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spuds: Run
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert started_by("spuds") == ["spuds"]
    assert started_by(".venv/bin/spuds") == [".venv/bin/spuds"]
    assert started_by("./spuds") == ["./spuds"]
    assert started_by("/usr/bin/spuds") == ["/usr/bin/spuds"]
    assert started_by("/some/site-packages/spuds/__main__.py") == [sys.executable, "-m", "spuds"]
    assert started_by("/some/pytest/__main__.py") == ["spuds"]
    script = tmp_path / "bin" / "spuds"
    script.parent.mkdir()
    script.touch(mode=0o755)
    assert started_by(str(script)) == ["spuds"]
    assert " --resume ./- " in resume_line("-", ["--seat", "0"])
    ran = after_deal("", spuds)
    assert ran.lines[-2].endswith("play --resume FILE --seat 0 --seed 5 --bots thumb --iterations 5000")
