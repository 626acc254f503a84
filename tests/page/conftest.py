"""A server, a browser, and visitors; whatever goes wrong before a visitor's eyes fails the test.

The synchronous interface of Playwright keeps an event loop in this thread from its start to its end, beside which no
asynchronous test can run. So the tests of the page come last, for each worker too: workers go through all tests from
the first to the last.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page.browsers import DESK, MISSING, chromium
from tests.page.house import House, stale_page
from tests.page.tab import Tab
from tests.sharing import compile_for_servers

Come = Callable[..., Tab]
"""Lets somebody come who has never been here: their tab, closed at the end of the test."""

_addresses = count(1)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    items.sort(key=lambda item: here in item.path.parents)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    fault = stale_page()
    assert not fault, fault
    compile_for_servers()
    found = House(tmp_path_factory.mktemp("house"))
    try:
        found.start()
        yield found
    finally:
        found.stop()


@pytest.fixture
def hasty_house(tmp_path: Path) -> Iterator[House]:
    """Return a server at which nobody waits long for whoever has left."""
    found = House(tmp_path, away_ms=1500)
    try:
        found.start()
        yield found
    finally:
        found.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if MISSING and "CI" not in os.environ:
        pytest.skip(MISSING)
    with chromium() as found:
        yield found


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Come]:
    """Return what opens a browser of their own for each visitor."""
    tabs: list[Tab] = []

    def open_tab(beside: Tab | None = None, house: House = house, **settings: Any) -> Tab:
        if beside is None:
            number = next(_addresses)
            settings = {
                "viewport": DESK,
                "locale": "en-GB",
                "reduced_motion": "reduce",
                "service_workers": "block",
                "extra_http_headers": {"x-forwarded-for": f"10.1.{number // 250}.{number % 250 + 1}"},
                **settings,
            }
        context = beside.context if beside else browser.new_context(**settings)
        tabs.append(Tab(context, house.base))
        return tabs[-1]

    yield open_tab
    troubles = [trouble for tab in tabs for trouble in tab.troubles]
    for tab in tabs:
        tab.context.close()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def tab(come: Come) -> Tab:
    """Return the tab of one visitor at a desk."""
    return come()
