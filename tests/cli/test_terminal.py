"""At a terminal: colours where it has them, plain lines where it does not or should not."""

from __future__ import annotations

import contextlib
import os
import select
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from spuds.core.notation import read_record

pty = pytest.importorskip("pty")

PATIENCE = 60
"""Seconds for the next output of the program."""
LONG_SILENCE = 5
"""Seconds after which what was typed may have been lost."""


class Terminal:
    """A program at a terminal of its own."""

    def __init__(self, args: Sequence[str], **environment: str) -> None:
        command = [sys.executable, "-m", "spuds", *args]
        wanted = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", **environment}
        wanted = {name: value for name, value in wanted.items() if value}
        self.pid, self.end = pty.fork()
        if self.pid == 0:
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


def test_plain_is_plain_at_a_terminal_too() -> None:
    terminal = Terminal([*PLAY, "--plain"])
    terminal.until("> ")
    terminal.type("\x04")
    terminal.until("which file?")
    terminal.type("\x04")
    assert terminal.leave() == 0
    assert "\x1b[" not in terminal.shown.partition("Ann")[2]
    assert "The input has ended" in terminal.shown


def test_an_interrupt_leaves_the_record_behind() -> None:
    terminal = Terminal([*PLAY, "--plain"])
    terminal.until("> ")
    terminal.type("1\n")
    terminal.until("> ")
    assert terminal.leave("\x03") == 130
    assert "Traceback" not in terminal.shown
    lines = [line for line in terminal.shown.splitlines() if line.startswith('{"format"')]
    assert sum(move.startswith("0: ") for move in read_record(lines[-1]).moves) == 1


@pytest.mark.parametrize("args", [("rules", "potato-man"), ("games",), ("rules", "potato-man", "--id", "4.2")])
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
