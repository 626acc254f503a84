"""The server as one starts it, in a process of its own, and the page that it serves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from spuds.core.registry import slugs
from tests.server.chaos.process import free_port
from tests.sharing import PATIENCE

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src/spuds/server/page/index.html"
SOURCES = ("package.json", "web/**/*", "src/spuds/games/*/web/**/*")
"""What the page is built from, as the Makefile has it."""
FATED = "tests.page.fated"
"""The module that is the server."""
COMPILED = 120.0 * len(slugs())
"""Seconds until a server must be ready: as long as a slow machine takes to compile each game."""


def stale_page() -> str:
    """Say why the built page cannot be tested; "" = it can."""
    if not PAGE.is_file():
        return "the page has not been built: run `make page`"
    built = PAGE.stat().st_mtime
    for pattern in SOURCES:
        for source in ROOT.glob(pattern):
            if _is_source(source) and source.stat().st_mtime > built:
                return f"the built page is older than {source.relative_to(ROOT)}: run `make page`"
    return ""


def _is_source(path: Path) -> bool:
    return path.is_file() and "node_modules" not in path.parts and not path.name.endswith(".test.ts")


class House:
    """`spuds serve` on a folder, whose bots do not hesitate, and whose luck is always the same.

    Args:
        folder: of the tables and of what the server says.
        away_ms: how long somebody may be away before a bot plays; None = as long as usual.
    """

    def __init__(self, folder: Path, away_ms: int | None = None) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._said = folder / "said.txt"
        self._command = [sys.executable, "-m", FATED, "serve", "--port", str(self.port), "--data", str(folder)]
        self._environment = os.environ | ({} if away_ms is None else {"SPUDS_AWAY_MS": str(away_ms)})
        # Each visitor of a test has an address of its own, in a header of the proxy's.
        self._command += ["--bot-pace", "0", "--proxy", "127.0.0.1", "--no-open"]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until tables can be made."""
        with self._said.open("ab") as said:
            self._process = subprocess.Popen(
                self._command, cwd=ROOT, env=self._environment, stdin=subprocess.DEVNULL, stdout=said, stderr=said
            )
        deadline = time.monotonic() + COMPILED
        while not self._is_ready():
            assert self._process.poll() is None, self.said()
            assert time.monotonic() < deadline, self.said()
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, and wait until it has ended."""
        if self._process is not None:
            self._process.send_signal(how)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                raise

    def said(self) -> str:
        """Return what it has written to its terminal."""
        return self._said.read_text(encoding="utf-8")

    def _is_ready(self) -> bool:
        try:
            # Certificates, of which there are none, would take longer to load than the server to answer.
            answer = httpx.get(f"{self.base}/healthz", trust_env=False, timeout=PATIENCE, verify=False)
        except httpx.TransportError:
            return False
        return answer.status_code == httpx.codes.OK and answer.json()["kernels"] == "ready"
