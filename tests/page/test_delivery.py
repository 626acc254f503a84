"""How the page comes to the browser: its weight, its headers, and how it is installed."""

from __future__ import annotations

import gzip
import re

import httpx
from playwright.sync_api import Response, expect

from tests.page.conftest import Come
from tests.page.tab import Tab

MOST_BYTES = 100_000
"""Of scripts and styles, gzipped, until the first table can be played."""


def test_the_first_table_loads_at_most_100_kb_of_scripts_and_styles(tab: Tab) -> None:
    loaded: list[Response] = []
    tab.page.on("response", lambda one: loaded.append(one))
    tab.go()
    tab.way("play").click()
    tab.wait_for_turn()
    code = {one.url: one for one in loaded if one.request.resource_type in ("script", "stylesheet")}
    weights = {url: len(gzip.compress(one.body(), 9)) for url, one in code.items()}
    assert len(weights) > 5
    assert sum(weights.values()) <= MOST_BYTES, sorted(weights.items(), key=lambda each: -each[1])
    assert all(
        one.header_value("content-encoding") in ("gzip", "br") for one in code.values() if len(one.body()) > 1000
    )
    assert {httpx.URL(one.url).host for one in loaded} == {httpx.URL(tab.base).host}


def test_the_page_can_be_installed(tab: Tab) -> None:
    tab.go()
    link = tab.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = tab.context.request.get(f"{tab.base}{link}")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    form = manifest.json()
    assert {"name", "short_name", "start_url", "display", "icons"} <= form.keys()
    assert form["display"] == "standalone"
    sizes = set()
    for icon in form["icons"]:
        answer = tab.context.request.get(tab.base + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])
        sizes.add(icon["sizes"])
    assert "any" in sizes or {"192x192", "512x512"} <= sizes
    session = tab.context.new_cdp_session(tab.page)
    errors = {one["errorId"] for one in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}  # as every context of a test is


def test_the_service_worker_keeps_the_page_and_nothing_that_is_private(come: Come) -> None:
    tab = come(service_workers="allow")
    tab.go()
    tab.way("play").click()
    tab.play()
    tab.wait_for_turn()
    tab.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    tab.page.reload()
    tab.wait_for_turn()
    assert tab.page.evaluate("navigator.serviceWorker.controller !== null")
    tab.go()
    expect(tab.way("play")).to_be_visible()
    kept = tab.page.evaluate(
        """async () => {
          const found = [];
          for (const name of await caches.keys())
            for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
          return found;
        }"""
    )
    assert "/" in kept
    assert all(re.fullmatch(r"/|/assets/[\w.-]+", path) for path in kept), kept
    # Without a network the page opens all the same, and says what is wrong.
    tab.forgive("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
    tab.context.set_offline(True)
    tab.page.reload()
    expect(tab.page.get_by_role("heading", level=1)).to_have_text(tab.t("lobby-title"))
    expect(tab.page.get_by_role("alert")).to_contain_text(tab.t("error-offline"))
    tab.context.set_offline(False)
    tab.button("try-again").click()
    expect(tab.way("play")).to_be_visible()


def test_answers_that_depend_on_who_asks_are_kept_by_nobody(tab: Tab) -> None:
    answers: list[Response] = []
    tab.page.on("response", lambda one: answers.append(one))
    tab.go()
    tab.open_table()
    tab.wait_for_turn()
    tab.page.keyboard.press("[")
    tab.until(lambda: any("/at/" in one.url for one in answers), "a moment is looked at")
    private = [one for one in answers if re.search("/api/(me|lobby|tables)", one.url)]
    assert len(private) >= 2
    assert {one.header_value("cache-control") for one in private} == {"no-store"}
    policy = next(one for one in answers if one.request.resource_type == "document").header_value(
        "content-security-policy"
    )
    assert policy is not None
    assert "unsafe" not in policy
    assert "default-src 'self'" in policy
