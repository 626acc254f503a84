"""Every screen of the page, one after the other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from playwright.sync_api import expect

from tests.page.device import play_elsewhere
from tests.page.tab import Tab

SEATS = (2, 3, 4, 5)
DIALOGS = {"s": "sheet", "?": "keys", "r": "rule", "l": "log"}


def screens(tab: Tab, tables: Sequence[int] = SEATS) -> Iterator[str]:
    """Yield the name of each screen while it is shown, with tables of so many seats."""
    yield from _pages(tab)
    yield from _gathering(tab)
    for seats in tables:
        tab.open_table(seats=seats)
        tab.wait_for_turn()
        yield f"table of {seats}"
    yield from _dialogs(tab)
    yield from _end(tab)


def _pages(tab: Tab) -> Iterator[str]:
    tab.go()
    expect(tab.button("play")).to_be_visible()
    yield "lobby"
    tab.go("/new/potato-man")
    tab.page.locator("summary").first.click()
    expect(tab.page.get_by_role("combobox").first).to_be_visible()
    yield "new table"
    tab.go("/rules/potato-man")
    expect(tab.page.get_by_role("searchbox")).to_be_visible()
    yield "rules"
    tab.go("/settings")
    expect(tab.page.get_by_role("checkbox").first).to_be_visible()
    yield "settings"
    tab.go("/new/nothing/at/all")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text(tab.t("lost-title"))
    yield "lost"


def _gathering(tab: Tab) -> Iterator[str]:
    tab.open_table(seats=3, friends=True)
    expect(tab.button("start")).to_be_visible()
    yield "gathering"


def _dialogs(tab: Tab) -> Iterator[str]:
    tab.page.set_viewport_size({"width": 800, "height": 800})
    for key, name in DIALOGS.items():
        tab.page.keyboard.press(key)
        expect(tab.page.get_by_role("dialog")).to_be_visible()
        yield f"{name} dialog"
        if name == "log":
            lines = tab.page.get_by_role("dialog").locator("button[aria-expanded]")
            # The first line of the game, and one that stands for many.
            for line in (lines.nth(2), lines.filter(has_text="…").first):
                line.click()
                expect(line).to_have_attribute("aria-expanded", "true")
                yield "log with an open line"
        _close(tab)
    tab.hand.first.focus()
    tab.page.keyboard.press("h")
    expect(tab.page.get_by_role("dialog")).to_contain_text("PM-")
    yield "card dialog"
    _close(tab)
    buttons = tab.page.get_by_role("banner").get_by_role("navigation").get_by_role("button")
    for number in range(buttons.count()):
        buttons.nth(number).click()
        expect(tab.page.get_by_role("dialog")).to_be_visible()
        yield f"dialog {number} of the head"
        _close(tab)
    main = tab.page.get_by_role("main")
    others = main.get_by_role("list", name=tab.t("board-players")).get_by_role("button")
    own = main.get_by_role("button", name=re.compile("^Ann, "))
    for whose, seat in {"another seat": others, "one's own seat": own}.items():
        seat.first.click()
        expect(tab.page.get_by_role("dialog")).to_be_visible()
        yield f"dialog of {whose}"
        _close(tab)


def _end(tab: Tab) -> Iterator[str]:
    play_elsewhere(tab)
    expect(tab.link("board-record")).to_be_visible()
    yield "end"
    tab.button("board-replay").click()
    expect(tab.button("board-pause")).to_be_visible()
    tab.button("board-pause").click()
    yield "replay"


def _close(tab: Tab) -> None:
    tab.page.keyboard.press("Escape")
    # A dialog that is closed is gone only once the page has heard of it.
    expect(tab.page.locator("dialog")).to_have_count(0)
