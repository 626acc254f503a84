"""`spuds serve` as a process: what it says when it cannot start, and how it ends."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from spuds.server import wire
from tests.server.client import Player, Visitor, browser
from tests.server.running import Peer, at_table, new_table
from tests.sharing import PATIENCE


class Process:
    """A server that runs until it gets a signal."""

    def __init__(self, folder: Path) -> None:
        self.base = ""
        self._folder = folder
        self._port = "0"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> str:
        """Start it, or start it again on the same port, and return what it says once it is there."""
        words = (sys.executable, "-m", "spuds", "serve", "--port", self._port, "--data", str(self._folder))
        self._process = await asyncio.create_subprocess_exec(*words, "--bot-pace", "0", stdout=subprocess.PIPE)
        assert self._process.stdout is not None
        said = await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)
        self._port = said.decode().partition(" - ")[0].rpartition(":")[2]
        self.base = f"http://localhost:{self._port}"
        return said.decode().strip()

    async def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Send it a signal and return its exit code."""
        assert self._process is not None
        self._process.send_signal(by)
        return await asyncio.wait_for(self._process.wait(), PATIENCE)


def serve(*arguments: str) -> tuple[int, list[str]]:
    """Run `spuds serve`, which is to end by itself, and return its exit code and what it said on stderr."""
    done = subprocess.run(
        [sys.executable, "-m", "spuds", "serve", *arguments],
        check=False,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        stdin=subprocess.DEVNULL,
    )
    return done.returncode, [line for line in done.stderr.splitlines() if "page has not been built" not in line]


def check_two_lines(code: int, said: list[str], *words: str) -> None:
    """See that the program said what was wrong in one line, the next step in another, and failed."""
    assert code != 0
    text = " ".join(said)
    assert sum(line.startswith("spuds: ") for line in said) == 1
    assert sum(line.startswith("Next: ") for line in said) == 1
    assert "Traceback" not in text
    for word in words:
        assert word in text, said


def test_a_port_in_use_is_said_in_one_line(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        code, said = serve("--port", str(port), "--data", str(tmp_path))
    check_two_lines(code, said, str(port), "in use", f"--port {port + 1}")
    assert list(tmp_path.iterdir()) == []


def test_a_host_that_is_not_ours_is_said_in_one_line(tmp_path: Path) -> None:
    code, said = serve("--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path))
    check_two_lines(code, said, "192.0.2.1")


def test_a_data_folder_that_cannot_be_written_to_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    code, said = serve("--port", "0", "--data", str(tmp_path / "file" / "folder"))
    check_two_lines(code, said, "file/folder", "--data FOLDER")
    code, said = serve("--port", "0", "--data", str(tmp_path / "file"))
    check_two_lines(code, said, "--data FOLDER")


@pytest.mark.parametrize(
    "option, value",
    [
        ("--origin", "cards.example.org"),
        ("--origin", "null"),
        ("--origin", ""),
        ("--origin", "https://cards.example.org/page"),
        ("--proxy", "10.0.0.0/8"),
        ("--proxy", "gateway"),
        ("--bot-pace", "nan"),
    ],
)
def test_an_option_that_would_never_match_is_refused_in_words(tmp_path: Path, option: str, value: str) -> None:
    code, said = serve("--port", "0", "--data", str(tmp_path / "data"), option, value)
    assert code == 2
    assert said[-1].startswith(f"Error: Invalid value for '{option}': ")
    assert not (tmp_path / "data").exists()


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() == 0, reason="the administrator may write anywhere")
def test_a_read_only_data_folder_is_said_in_one_line(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    code, said = serve("--port", "0", "--data", str(tmp_path))
    check_two_lines(code, said, "--data FOLDER")


def test_a_corrupt_database_is_said_in_one_line_and_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "spuds.db"
    database.write_bytes(b"no database at all " * 1000)
    before = database.read_bytes()
    code, said = serve("--port", "0", "--data", str(tmp_path))
    check_two_lines(code, said, "spuds.db", "--data FOLDER")
    assert database.read_bytes() == before


def test_a_database_of_a_newer_build_is_said_in_one_line_and_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "spuds.db"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("CREATE TABLE game_table (id TEXT PRIMARY KEY)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.commit()
    before = database.read_bytes()
    code, said = serve("--port", "0", "--data", str(tmp_path))
    check_two_lines(code, said, "newer", "9999")
    assert database.read_bytes() == before


async def test_two_servers_on_one_folder_do_not_start(tmp_path: Path) -> None:
    server = Process(tmp_path)
    await server.start()
    code, said = await asyncio.to_thread(serve, "--port", "0", "--data", str(tmp_path))
    assert await server.stop() == 0
    check_two_lines(code, said, "in use")


async def silence(peer: Peer) -> None:
    """Hear what was on its way to the disk until the socket closes."""
    while True:
        assert isinstance(await peer.hear(), wire.Update)


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
async def test_a_restart_is_announced_and_the_game_goes_on(tmp_path: Path, by: signal.Signals) -> None:
    server = Process(tmp_path)
    assert await server.start() == f"spuds is at {server.base} - Ctrl-C stops it"
    async with browser() as http:
        visitor = await Visitor.come(http, server.base)
        player = Player(visitor, await visitor.make(new_table()), random.Random(4))
        await player.run(lambda player: len(player.asked(wire.Move)) >= 3)
        async with at_table(visitor, player.table) as peer:
            before = await peer.greet()
            assert await server.stop(by) == 0
            while not isinstance(told := await peer.hear(), wire.Notice):
                assert isinstance(told, wire.Update)  # somebody left meanwhile
            assert told.code == "restart"
            with pytest.raises(ConnectionClosed) as closed:
                await silence(peer)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        await server.start()
        async with at_table(visitor, player.table) as peer:
            after = await peer.greet(before.seq)
            assert after.view.moves >= before.view.moves
            assert not after.whole
        await asyncio.wait_for(player.run(), PATIENCE)
        assert player.faults == []
        assert player.over
    assert await server.stop() == 0
