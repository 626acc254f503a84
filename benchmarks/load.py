"""Measure the server under load: real rules, durable commits, thousands of sockets, on this machine alone.

python -m benchmarks.load             the figures of the goal, about two minutes; kept in load.json
python -m benchmarks.load --tables 50 --rate 20 --seconds 5 --no-save

Beside it, in the same run, stand two floors: a bare echo of the same bytes to the same sockets through the same stack,
and commits of one row to the same disk.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.figures import LOAD, Figure, Results, machine, today
from benchmarks.load_client import milliseconds
from benchmarks.load_disk import commit_seconds

COMMAND = "make load"
READY_SECONDS = 90.0
DISK_SECONDS = 3.0
SPARE_SECONDS = 180.0
"""For the client to set up its tables, beyond the time in which it measures."""


@contextmanager
def serving(folder: Path) -> Iterator[tuple[int, int]]:
    """Run the server on an empty folder and return its port and process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "spuds", "serve", "--port", str(port), "--data", str(folder)]
    with (folder / "said.txt").open("wb") as said:
        process = subprocess.Popen([*command, "--proxy", "127.0.0.1", "--no-open"], stdout=said, stderr=said)
        try:
            _wait_until_ready(port, process)
            yield port, process.pid
        finally:
            _end(process)


def _wait_until_ready(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + READY_SECONDS
    while process.poll() is None and time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
                if json.load(answer)["kernels"] == "ready":
                    return
        except (urllib.error.URLError, OSError):
            pass
        time.sleep(0.05)
    raise SystemExit("the server did not start; run `spuds serve` to see why")


@contextmanager
def echoing(seats: int, update: float, ok: float) -> Iterator[tuple[int, int]]:
    """Run the bare echo and return its port and process id."""
    sizes = ["--seats", str(seats), "--update-bytes", str(round(update)), "--ok-bytes", str(round(ok))]
    command = [sys.executable, "-m", "benchmarks.load_echo", *sizes]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            yield int(process.stdout.readline()), process.pid
        finally:
            _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()


def client(port: int, pid: int, options: argparse.Namespace, *further: str) -> dict[str, Any]:
    """Let the load generator run against a server and return what it measured."""
    command = [sys.executable, "-m", "benchmarks.load_client", str(port), str(pid), *further]
    for name in ("tables", "seats", "rate", "seconds", "ping"):
        command += [f"--{name}", str(getattr(options, name))]
    done = subprocess.run(command, stdout=subprocess.PIPE, timeout=options.seconds + SPARE_SECONDS, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def measure(options: argparse.Namespace) -> list[Figure]:
    """Run everything and return the figures."""
    with tempfile.TemporaryDirectory(prefix="spuds-load-", dir=options.folder) as name:
        folder = Path(name)
        disk = commit_seconds(folder, DISK_SECONDS)
        with serving(folder) as (port, pid):
            found = client(port, pid, options)
    _say("server", found)
    sizes = found["mean_bytes"]
    with echoing(options.seats, sizes["update"], sizes["ok"]) as (port, pid):
        floor = client(port, pid, options, "--echo")
    _say("echo", floor)
    return [*figures(found), *floors(floor, disk)]


def figures(found: dict[str, Any]) -> Iterator[Figure]:
    """Put what was found about the server into figures."""
    counters = found["counters_per_second"]
    ok, seen = found["ok_ms"], found["seen_ms"]
    yield Figure("sockets", found["sockets"], "", "3,000", COMMAND)
    yield Figure("moves carried out", found["moves_per_second"], "moves/s", "300", COMMAND)
    yield Figure("moves never seen by all", found["unanswered"], "", "0", COMMAND)
    yield Figure("moves refused", sum(found["errors"].values()), "", "0", COMMAND)
    yield Figure("move to its ok, p50", ok["p50"], "ms", "", COMMAND)
    yield Figure("move to its ok, p99", ok["p99"], "ms", "", COMMAND)
    yield Figure("move to all seats, p50", seen["p50"], "ms", "10", COMMAND)
    yield Figure("move to all seats, p99", seen["p99"], "ms", "50", COMMAND)
    yield Figure("move to all seats, slowest", seen["p100"], "ms", "", COMMAND)
    yield Figure("server's memory (RSS)", found["server_rss_mb"], "MB", "300", COMMAND)
    yield Figure("server's processor time", 100 * found["server_cpu"], "% of a core", "", COMMAND)
    yield Figure("client's processor time", 100 * found["client_cpu"], "% of a core", "", COMMAND)
    yield Figure("entries committed", counters.get("spuds_entries_total", 0.0), "entries/s", "", COMMAND)
    yield Figure("changes committed", counters.get("spuds_commit_seconds_count", 0.0), "changes/s", "", COMMAND)
    yield Figure("an update", found["mean_bytes"]["update"], "bytes", "", COMMAND)
    yield Figure("tables set up", found["set_up_seconds"], "s", "", COMMAND)


def floors(floor: dict[str, Any], disk: list[float]) -> Iterator[Figure]:
    """Put what was found about the floors into figures."""
    yield Figure("bare echo: message to all seats, p50", floor["seen_ms"]["p50"], "ms", "", COMMAND)
    yield Figure("bare echo: message to all seats, p99", floor["seen_ms"]["p99"], "ms", "", COMMAND)
    yield Figure("bare echo: messages", floor["moves_per_second"], "messages/s", "", COMMAND)
    yield Figure("bare echo: memory (RSS)", floor["server_rss_mb"], "MB", "", COMMAND)
    yield Figure("bare echo: processor time", 100 * floor["server_cpu"], "% of a core", "", COMMAND)
    times = milliseconds(disk)
    yield Figure("disk: commits one after another", len(disk) / sum(disk), "commits/s", "", COMMAND)
    yield Figure("disk: a commit, p50", times["p50"], "ms", "", COMMAND)
    yield Figure("disk: a commit, p99", times["p99"], "ms", "", COMMAND)


def _say(what: str, found: dict[str, Any]) -> None:
    print(f"{what}: {json.dumps(found)}", file=sys.stderr, flush=True)


def main() -> None:
    """Read the command line, measure, print, and keep the result."""
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--tables", type=int, default=750)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--ping", type=float, default=7.5, help="seconds between two pings of a socket")
    parser.add_argument("--folder", type=Path, default=None, help="on which disk; the system's one for passing files")
    parser.add_argument("--no-save", action="store_true", help="do not keep the result")
    options = parser.parse_args()
    found = measure(options)
    for figure in found:
        print(f"{figure.name:40} {figure.value:>12,.2f} {figure.unit:12} (goal {figure.goal or '-'})")
    if not options.no_save:
        Results(today(), f"{machine()}, {os.cpu_count()} cores", found).save(LOAD)


if __name__ == "__main__":
    main()
