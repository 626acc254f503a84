"""The load generator: a process of its own that plays by chance at many tables at a given rate, and times it.

    python -m benchmarks.load_client PORT PID --tables 750 --seats 4 --rate 300 --seconds 30

Moves are due at random moments, at so many a second whatever the server does, and are timed from the moment at which
they were due, so a slow server cannot slow its own test. It prints one line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import resource
import time
from collections import Counter
from functools import partial
from itertools import count
from typing import Any, TypeAlias

import msgspec
import psutil
import uvloop

from benchmarks.load_line import Browser, Line, open_line
from spuds.server.payloads import Made, NewTable
from spuds.server.wire import Decision, Hello, Move, Ping, Sit, Start

AT_ONCE = 24
"""Tables that are being set up at the same time."""
LAST_WAIT = 5.0
"""Seconds for the last answers."""
WARM_UP = 5.0
"""Seconds of moves before the first that is timed."""

Result: TypeAlias = dict[str, Any]


class _Choice(msgspec.Struct):
    move: str


class _Board(msgspec.Struct):
    choices: list[_Choice] = []


class _View(msgspec.Struct, frozen=True):
    board: _Board | None = None
    decision: Decision | None = None
    moves: int = 0


class _Told(msgspec.Struct):
    """What of a message matters here; the rest is skipped."""

    type: str
    view: _View = _View()
    code: str = ""


_told = msgspec.json.Decoder(_Told)
_encode = msgspec.json.Encoder().encode


class Times:
    """What was measured, in seconds."""

    def __init__(self) -> None:
        self.counting = False
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.sent = 0
        self.unready = 0
        """Moves that were due when no table was ready for one."""
        self.errors: Counter[str] = Counter()
        self.frames: Counter[str] = Counter()
        self.bytes: Counter[str] = Counter()


class Group:
    """A table and the sockets at all its seats."""

    def __init__(self, seats: int, times: Times, rng: random.Random) -> None:
        self.lines: list[Line] = []
        self._moves = [0] * seats
        self._owed: tuple[int, Decision, list[_Choice]] | None = None
        self._times = times
        self._rng = rng
        self._due = 0.0
        self._timed = False
        self._before = 0
        self._waiting: set[int] = set()
        self._unacknowledged = False
        self._ids = count()
        self._answers: dict[int, asyncio.Future[None]] = {}

    @property
    def ready(self) -> bool:
        """Whether a move can be made: one is owed, and all have seen the last."""
        return self._owed is not None and not self._waiting and not self._unacknowledged

    def move(self, due: float) -> None:
        """Send a move that was due at a moment of `time.perf_counter`."""
        assert self._owed is not None
        seat, decision, choices = self._owed
        self._owed = None
        self._due, self._timed, self._before = due, self._times.counting, self._moves[seat]
        self._waiting, self._unacknowledged = set(range(len(self.lines))), True
        self._times.sent += self._timed
        self.lines[seat].send(_encode(Move(f"m{next(self._ids)}", decision, self._rng.choice(choices).move)))

    def hear(self, seat: int, payload: bytes) -> None:
        """Take a message to a seat."""
        told, now, times = _told.decode(payload), time.perf_counter(), self._times
        if times.counting:
            times.frames[told.type] += 1
            times.bytes[told.type] += len(payload)
        if told.type == "update":
            self._update(seat, told.view, now)
        elif seat in self._answers:
            if told.type == "error":
                self._answers.pop(seat).set_exception(RuntimeError(f"refused: {told.code}"))
            elif told.type == "ok":
                self._answers.pop(seat).set_result(None)
        elif told.type == "ok":
            self._unacknowledged = False
            if self._timed:
                times.acknowledged.append(now - self._due)
        elif told.type == "error":
            times.errors[told.code] += 1
            self._waiting, self._unacknowledged = set(), False

    def _update(self, seat: int, view: _View, now: float) -> None:
        if seat in self._waiting and view.moves <= self._before:
            return  # told before the move arrived
        self._moves[seat] = view.moves
        if view.decision is not None and view.board is not None:
            self._owed = seat, view.decision, view.board.choices
        if seat in self._waiting:
            self._waiting.discard(seat)
            if not self._waiting and self._timed:
                self._times.seen.append(now - self._due)

    async def ask(self, seat: int, request: msgspec.Struct) -> None:
        """Send a request and wait for its Ok."""
        answer = self._answers[seat] = asyncio.get_running_loop().create_future()
        self.lines[seat].send(_encode(request))
        await answer


async def sit_down(group: Group, port: int, seats: int, number: int, game: str) -> None:
    """Make a table, let a person sit at each seat, and begin."""
    address = f"X-Forwarded-For: 10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}\r\n"
    async with Browser(port) as browser:
        headers = []
        for _ in range(seats):
            head, _ = await browser.ask("GET", "/api/me", address)
            cookie = next(line[12:] for line in head.split(b"\r\n") if line.lower().startswith(b"set-cookie: "))
            headers.append(f"Cookie: {cookie.partition(b';')[0].decode()}\r\n{address}")
        new = _encode(NewTable(game, seats, "P0", friends=True))
        table = msgspec.json.decode((await browser.ask("POST", "/api/tables", headers[0], new))[1], type=Made).id
    for seat in range(seats):
        line = await open_line(port, f"/ws/{table}", headers[seat], partial(group.hear, seat))
        group.lines.append(line)
        line.send(_encode(Hello()))
        if seat:
            await group.ask(seat, Sit(f"s{seat}", seat, f"P{seat}"))
    await group.ask(0, Start("start"))


async def plug_in(group: Group, port: int, seats: int, number: int, game: str) -> None:
    """Connect to the bare echo, where there is nothing to set up."""
    for seat in range(seats):
        path = f"/ws/{number}/{seat}"
        line = await open_line(port, path, "", partial(group.hear, seat))
        group.lines.append(line)
        line.send(_encode(Hello()))


async def drive(groups: list[Group], rate: float, seconds: float, rng: random.Random, times: Times) -> None:
    """Make moves at random moments, `rate` a second, each at a random table that is ready for one."""
    due = time.perf_counter()
    end = due + seconds
    while (due := due + rng.expovariate(rate)) < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        start = rng.randrange(len(groups))
        group = next((group for group in groups[start:] + groups[:start] if group.ready), None)
        if group is None:
            times.unready += times.counting
        else:
            group.move(due)


async def ping(lines: list[Line], every: float) -> None:
    """Let each socket send a Ping every so many seconds, as idle pages do."""
    text = _encode(Ping())
    while True:
        for line in lines:
            await asyncio.sleep(every / len(lines))
            line.send(text)


async def run(options: argparse.Namespace) -> Result:
    """Set up, warm up, measure, and return what was found."""
    rng, times, gate = random.Random(1), Times(), asyncio.Semaphore(AT_ONCE)
    groups = [Group(options.seats, times, rng) for _ in range(options.tables)]
    enter = plug_in if options.echo else sit_down

    async def enter_one(number: int, group: Group) -> None:
        async with gate:
            await enter(group, options.port, options.seats, number, options.game)

    begun = time.perf_counter()
    await asyncio.gather(*(enter_one(number, group) for number, group in enumerate(groups)))
    set_up = time.perf_counter() - begun
    lines = [line for group in groups for line in group.lines]
    pings = asyncio.create_task(ping(lines, options.ping))
    gc.collect()
    gc.freeze()
    await drive(groups, options.rate, WARM_UP, rng, times)
    server, before, cpu = psutil.Process(options.pid), await scrape(options), busy()
    times.counting, served, begun = True, sum(server.cpu_times()[:2]), time.perf_counter()
    await drive(groups, options.rate, options.seconds, rng, times)
    elapsed = time.perf_counter() - begun
    served, cpu, times.counting = sum(server.cpu_times()[:2]) - served, busy() - cpu, False
    after, memory = await scrape(options), server.memory_info().rss
    waited = time.perf_counter()
    while len(times.seen) < times.sent and time.perf_counter() - waited < LAST_WAIT:
        await asyncio.sleep(0.05)
    pings.cancel()
    return {
        "sockets": sum(line.is_open for line in lines),
        "set_up_seconds": set_up,
        "sent": times.sent,
        "moves_per_second": len(times.seen) / elapsed,
        "unready": times.unready,
        "unanswered": times.sent - len(times.seen),
        "errors": dict(times.errors),
        "ok_ms": milliseconds(times.acknowledged),
        "seen_ms": milliseconds(times.seen),
        "frames_per_second": {kind: number / elapsed for kind, number in times.frames.items()},
        "mean_bytes": {kind: times.bytes[kind] / number for kind, number in times.frames.items()},
        "server_cpu": served / elapsed,
        "client_cpu": cpu / elapsed,
        "server_rss_mb": memory / 1e6,
        "counters_per_second": {name: (after[name] - before.get(name, 0.0)) / elapsed for name in after},
    }


def busy() -> float:
    """Return the processor time of this process, in seconds."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


async def scrape(options: argparse.Namespace) -> dict[str, float]:
    """Return the server's counters by name, labels included."""
    if options.echo:
        return {}
    async with Browser(options.port) as browser:
        _, text = await browser.ask("GET", "/metrics")
    samples = (line.rsplit(" ", 1) for line in text.decode().splitlines() if line and not line.startswith("#"))
    return {name: float(value) for name, value in samples if name.partition("{")[0].endswith(("_total", "_count"))}


def milliseconds(seconds: list[float]) -> dict[str, float]:
    """Return percentiles of times, in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    last = len(ordered) - 1
    return {f"p{share}": 1000 * ordered[round(last * share / 100)] for share in (50, 90, 99, 100)}


def main() -> None:
    """Read the command line, run, and print the result."""
    parser = argparse.ArgumentParser(description="Play at many tables at a given rate.")
    parser.add_argument("port", type=int)
    parser.add_argument("pid", type=int, help="of the server, to see what it uses")
    parser.add_argument("--game", default="potato-man")
    parser.add_argument("--tables", type=int, default=750)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--ping", type=float, default=7.5, help="seconds between two pings of a socket")
    parser.add_argument("--echo", action="store_true", help="the server is the bare echo")
    options = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    print(json.dumps(uvloop.run(run(options))))


if __name__ == "__main__":
    main()
