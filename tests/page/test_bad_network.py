"""The page on a bad network: it stays where it is, loses nothing, and ends with what the server has."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page

from tests.page.conftest import Come
from tests.page.house import House
from tests.page.tab import Tab
from tests.server.chaos.proxy import Proxy, Weather

SEEDS = max(2, int(os.environ.get("SPUDS_SEEDS", "0")) // 50)
"""`make chaos` sets more."""
BAD = Weather(stall=0.03, cut=0.02, swallow=0.02, hang_up=0.02, refuse=0.2)
LOST = ("WebSocket connection", "WebSocket is closed")
"""What Chromium says on its console of a connection that was lost."""
TEXT = "() => document.querySelector('main').innerText"


@contextmanager
def bad_network(port: int, seed: int) -> Iterator[Proxy]:
    """Stand between a browser and a server, in a thread, since Playwright has the event loop of this one."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    proxy = Proxy(port, seed, BAD)
    try:
        asyncio.run_coroutine_threadsafe(proxy.__aenter__(), loop).result(10)
        yield proxy
    finally:
        asyncio.run_coroutine_threadsafe(_end(proxy), loop).result(10)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _end(proxy: Proxy) -> None:
    """End it, and whatever comes to it while it ends: a page that is still open connects again and again."""
    await proxy.__aexit__(None, None, None)
    while late := asyncio.all_tasks() - {asyncio.current_task()}:
        for task in late:
            task.cancel()
        await asyncio.wait(late)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_page_on_a_bad_network_ends_with_what_the_server_has_without_a_reload(
    seed: int, come: Come, house: House
) -> None:
    with bad_network(house.port, seed) as proxy:
        tab = come()
        tab.base = proxy.base
        tab.forgive(*LOST)
        table = tab.open_table()
        tab.page.evaluate("() => { window.unbroken = true }")
        tab.play_out()
        proxy.calm()
        assert proxy.deeds.keys() & {"cut", "swallow", "hang_up"}, "no connection was lost, so this shows too little"
        assert tab.sockets > 1
        fresh = come(beside=tab)
        fresh.go(f"/t/{table}")
        fresh.until(lambda: fresh.over, "a page that is opened now shows the end")
        tab.until(lambda: _same(tab, fresh), "both pages show the same")
        assert tab.page.evaluate("() => window.unbroken") is True


def _same(tab: Tab, fresh: Tab) -> bool:
    return tab.seen == fresh.seen and _shown(tab.page) == _shown(fresh.page)


def _shown(page: Page) -> str:
    text: str = page.evaluate(TEXT)
    return text
