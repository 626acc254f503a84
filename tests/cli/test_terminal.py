"""At a terminal: colours where it has them, plain lines where it does not or should not."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from spuds.core.notation import read_record
from tests.sharing import PATIENCE

pty = pytest.importorskip("pty")

LONG_SILENCE = 5
"""Seconds after which what was typed may have been lost."""


class Terminal:
    """A program at a terminal of its own."""

    def __init__(self, args: Sequence[str], cwd: Path | str | None = None, **environment: str) -> None:
        command = [sys.executable, "-m", "spuds", *args]
        wanted = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", **environment}
        wanted = {name: value for name, value in wanted.items() if value}
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # as a shell does, though whoever runs the tests ignores it
            os.chdir(cwd or os.getcwd())
            os.execve(command[0], command, wanted)
        self.shown = ""

    def until(self, text: str) -> str:
        """Return what is shown up to `text`."""
        seen = ""
        stop = time.monotonic() + PATIENCE
        while text not in seen:
            ready, _, _ = select.select([self.end], [], [], max(0.0, stop - time.monotonic()))
            assert ready, f"{text!r} was not shown after {seen!r}"
            seen += self._read()
        self.shown += seen
        return seen

    def _read(self) -> str:
        try:
            data = os.read(self.end, 65536)
        except OSError:
            data = b""
        assert data, f"the program has ended after {self.shown!r}"
        return data.decode(errors="replace")

    def type(self, text: str) -> None:
        """Type a line, or control characters."""
        os.write(self.end, text.encode())

    def leave(self, typing: str = "") -> int:
        """Return the exit code, once all has been read; type something, and again when nothing comes of it.

        An interrupt that comes just before Python begins to wait for a line is seen only when another one comes.
        """
        self.type(typing)
        with contextlib.suppress(OSError):
            while not select.select([self.end], [], [], LONG_SILENCE)[0]:
                self.type(typing)
            while data := os.read(self.end, 65536):
                self.shown += data.decode(errors="replace")
                while not select.select([self.end], [], [], LONG_SILENCE)[0]:
                    self.type(typing)
        _, status = os.waitpid(self.pid, 0)
        os.close(self.end)
        return os.waitstatus_to_exitcode(status)


PLAY = ("play", "potato-man", "--seed", "5", "--seats", "4")


def test_a_terminal_gets_colours_and_a_quit_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal(PLAY)
    first = terminal.until("> ")
    assert "\x1b[" in first
    assert "Ann" in first
    terminal.type("1\n")
    terminal.until("> ")
    terminal.type("hint\n")
    terminal.until("> ")
    terminal.type("quit\n")
    terminal.until("Save the game in which file?")
    terminal.type("/there/is/no/folder/x\n")
    terminal.until("Save the game in which file?")
    terminal.type(f"{file}\n")
    assert terminal.leave() == 0
    assert "Traceback" not in terminal.shown
    assert sum(move.startswith("0: ") for move in read_record(file.read_text()).moves) == 1
    assert f"--resume {file}" in terminal.shown.replace("\r\n", " ").replace("  ", " ") or file.name in terminal.shown


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_terminal_that_wants_no_colours_gets_none(environment: dict[str, str]) -> None:
    terminal = Terminal(PLAY, **environment)
    terminal.until("> ")
    terminal.type("quit\n")
    terminal.until("which file?")
    terminal.type("\n")
    assert terminal.leave() == 0
    assert "\x1b[" not in terminal.shown.partition("Ann")[2]


def test_plain_is_plain_at_a_terminal_too(tmp_path: Path) -> None:
    terminal = Terminal([*PLAY, "--plain"], cwd=tmp_path)
    terminal.until("> ")
    assert terminal.leave("\x04") == 0
    assert "\x1b[" not in terminal.shown.partition("Ann")[2]
    assert "The input has ended" in terminal.shown


@pytest.mark.parametrize("typed, code", [("\x03", 130), ("\x04", 0)])
def test_a_game_that_is_broken_off_is_saved_beside_other_files(tmp_path: Path, typed: str, code: int) -> None:
    taken = tmp_path / "potato-man-seed5.json"
    taken.write_text("mine")
    terminal = Terminal([*PLAY, "--plain"], cwd=tmp_path)
    terminal.until("> ")
    terminal.type("1\n")
    terminal.until("> ")
    assert terminal.leave(typed) == code
    assert "Traceback" not in terminal.shown
    assert '{"format"' not in terminal.shown
    assert "The game is saved in potato-man-seed5-2.json. To go on with it:" in terminal.shown
    assert taken.read_text() == "mine"
    moves = read_record((tmp_path / "potato-man-seed5-2.json").read_text()).moves
    assert sum(move.startswith("0: ") for move in moves) == 1


def test_a_quit_takes_no_for_an_answer_and_asks_for_a_name_after_a_yes(tmp_path: Path) -> None:
    for typed in ("n", "no", "ne", "NO", ""):
        terminal = Terminal([*PLAY, "--plain"], cwd=tmp_path)
        terminal.until("> ")
        terminal.type("quit\n")
        terminal.until("which file?")
        for yes in ("y", "yes", "taip"):
            terminal.type(f"{yes}\n")
            assert "Type a name for the file, such as potato-man-seed5.json." in terminal.until("which file?")
        assert terminal.leave(f"{typed}\n") == 0
    assert not list(tmp_path.iterdir())


def test_another_record_is_overwritten_only_after_a_yes(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text('{"format": "spuds-record/1"}')
    terminal = Terminal([*PLAY, "--plain"], cwd=tmp_path)
    terminal.until("> ")
    terminal.type("save other.json\n")
    terminal.until("Overwrite it?")
    terminal.type("\n")
    terminal.until("left alone")
    assert other.read_text() == '{"format": "spuds-record/1"}'
    terminal.type("save other.json\n")
    terminal.until("Overwrite it?")
    terminal.type("y\n")
    terminal.until("kept up to date")
    assert read_record(other.read_text()).moves
    assert terminal.leave("\x04") == 0


def test_plain_lines_break_between_words(tmp_path: Path) -> None:
    terminal = Terminal([*PLAY, "--plain"], cwd=tmp_path, COLUMNS="50")
    terminal.until("> ")
    terminal.type("?\n")
    terminal.until("> ")
    lines = terminal.shown.splitlines()
    assert max(map(len, lines)) <= 50
    assert "save FILE  save the game" in lines
    at = lines.index("hint       what a search and the rules of thumb")
    assert lines[at + 1].startswith("           would do")
    assert terminal.leave("\x04") == 0


@pytest.mark.parametrize("environment", [{}, {"NO_COLOR": "1"}])
def test_names_of_options_are_whole_at_80_columns(environment: dict[str, str]) -> None:
    terminal = Terminal(("games",), COLUMNS="80", **environment)
    assert terminal.leave() == 0
    assert {"three_player_no_green", "laps", "tie"} <= set(terminal.shown.split())
    assert "…" not in terminal.shown


def test_long_errors_break_between_words() -> None:
    terminal = Terminal(("play", "potato-man", "-o", "lap=2"), COLUMNS="40")
    assert terminal.leave() == 1 or terminal.shown
    assert max(map(len, terminal.shown.splitlines())) <= 40
    assert "three_player_no_green" in terminal.shown


def test_long_rules_are_paged(tmp_path: Path) -> None:
    pager = tmp_path / "pager"
    pager.write_text("#!/bin/sh\necho PAGED\ncat\n")
    pager.chmod(0o755)
    terminal = Terminal(("rules", "potato-man"), PAGER=str(pager))
    assert terminal.leave() == 0
    assert "PAGED" in terminal.shown
    assert "PM-1.1" in terminal.shown
    for args in (("rules", "potato-man", "--plain"), ("rules", "potato-man", "--id", "4.2")):
        terminal = Terminal(args, PAGER=str(pager))
        assert terminal.leave() == 0
        assert "PAGED" not in terminal.shown


@pytest.mark.parametrize("args", [("games",), ("rules", "potato-man", "--id", "4.2")])
def test_what_is_shown_is_laid_out_at_a_terminal(args: tuple[str, ...]) -> None:
    terminal = Terminal(args)
    assert terminal.leave() == 0
    assert "\x1b[1m" in terminal.shown
    assert "Traceback" not in terminal.shown


def test_a_long_simulation_shows_how_far_it_is() -> None:
    terminal = Terminal(("simulate", "potato-man", "--seats", "4", "--games", "20000", "--seed", "1"))
    terminal.until("20000")
    assert terminal.leave() == 0
    assert "win share" in terminal.shown
