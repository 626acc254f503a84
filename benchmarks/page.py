"""Measure how long one waits for the first decision: at a desk, and on a slow phone with a slow connection.

python -m benchmarks.page      about a minute; the page must be built

A visitor who has never been here opens the lobby and presses Play as soon as it is there. The server is warm. The slow
phone is this machine's Chromium with its processor throttled four times, behind what Lighthouse calls slow 4G.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from benchmarks.figures import Figure
from tests.page.browsers import DESK, PHONE, chromium
from tests.page.house import House, stale_page
from tests.page.tab import Tab

RUNS = 5
COMMAND = "python -m benchmarks.page"
GOAL = "2"
SLOW_PROCESSOR = 4
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
"""Milliseconds, bytes a second."""


def seconds_to_play(browser: Browser, house: House, *, slow: bool) -> tuple[float, float]:
    """Return how long the lobby takes to be there, and the first decision from there."""
    context = browser.new_context(viewport=PHONE if slow else DESK, locale="en", service_workers="block")
    tab = Tab(context, house.base)
    if slow:
        session = context.new_cdp_session(tab.page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW_4G)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})
    began = time.perf_counter()
    tab.go()
    expect(tab.way("play")).to_be_enabled()
    there = time.perf_counter()
    tab.way("play").click()
    expect(tab.page).to_have_title("● Potato Man - spuds", timeout=30_000)
    expect(tab.playable.first).to_be_visible()
    done = time.perf_counter()
    context.close()
    return there - began, done - there


def measure() -> list[Figure]:
    """Return the medians of some runs."""
    figures = []
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        house = House(Path(data))
        house.start()
        try:
            seconds_to_play(browser, house, slow=False)
            for slow, name in ((False, "at a desk"), (True, "on a slow phone")):
                runs = [seconds_to_play(browser, house, slow=slow) for _ in range(RUNS)]
                lobby, play = (statistics.median(run[n] for run in runs) for n in (0, 1))
                figures += [
                    Figure(f"lobby {name}", lobby, "s", "", COMMAND),
                    Figure(f"from Play to the first decision {name}", play, "s", GOAL, COMMAND),
                ]
        finally:
            house.stop()
    return figures


if __name__ == "__main__":
    fault = stale_page()
    if fault:
        sys.exit(fault)
    for figure in measure():
        goal = f"  (goal {figure.goal})" if figure.goal else ""
        print(f"{figure.name:52} {figure.value:6.2f} {figure.unit}{goal}")
