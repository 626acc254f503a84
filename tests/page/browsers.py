"""Chromium, and the sizes of windows in which the page is looked at."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.sharing import PATIENCE

FLAGS = (
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
)
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 640}
LARGE_PHONE: ViewportSize = {"width": 390, "height": 844}
NARROW = (360, 320)
"""Widths of phones on which nothing may have to be scrolled sideways."""

expect.set_options(timeout=PATIENCE * 1000)


SHELL, CHROMIUM = "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"
"""Debian's; the first is the same without windows of its own, and takes half the time."""
PROGRAM = os.environ.get("SPUDS_CHROMIUM", SHELL if Path(SHELL).is_file() else CHROMIUM)
MISSING = "" if Path(PROGRAM).is_file() else f"there is no Chromium at {PROGRAM}: install it, or set SPUDS_CHROMIUM"


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start Debian's headless shell of Chromium, else Chromium, or the one that SPUDS_CHROMIUM names."""
    assert not MISSING, MISSING
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=list(FLAGS))
        yield browser
        browser.close()
