"""Every screen of the page, one after the other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from playwright.sync_api import expect

from tests.page.device import play_elsewhere, play_unseen
from tests.page.listening import linger, listen
from tests.page.potatoes import PASSED, before
from tests.page.tab import Tab
from tests.page.words import GAME

TABLES = {"potato-man": (2, 5), "hot-potato": (3, 9), "hot-pota-toh": (3, 12), "lupenos": (2, 6)}
"""Tables of so many seats are looked at."""
RULE = re.compile("[A-Z]{2,3}-[0-9]")
LONG_TELLERS = ("hot-pota-toh",)
"""Of whose logs no line need stand for many."""
DIALOGS = {"s": "sheet", "?": "keys", "r": "rule", "l": "log"}
COMMON = ("keys",)
"""Dialogs that tell nothing of a game."""


def screens(tab: Tab, tables: Sequence[int] = ()) -> Iterator[str]:
    """Yield the name of each screen while it is shown, with tables of the tab's game and of so many seats.

    What is the same for all games is shown only with the one that stands for all.
    """
    if tab.game == GAME:
        yield from _common_pages(tab)
    yield from _pages(tab)
    yield from _gathering(tab)
    if tab.game == "hot-potato":
        yield from _potatoes(tab)
    counts = tables or TABLES[tab.game]
    for seats in counts:
        tab.open_table(seats=seats)
        tab.wait_for_turn()
        yield f"table of {seats}"
    while not tab.playable.count():
        # What is asked is answered by a press on a seat, and a game may be over before a card can be played.
        tab.play()
        if not tab.wait_for_turn():
            tab.open_table(seats=counts[-1])
            tab.wait_for_turn()
    yield "table with cards to play"
    yield from _dialogs(tab)
    yield from _end(tab)


def _common_pages(tab: Tab) -> Iterator[str]:
    tab.go()
    expect(tab.way("play")).to_be_visible()
    yield "lobby"
    tab.go("/settings")
    expect(tab.page.get_by_role("checkbox").first).to_be_visible()
    yield "settings"
    tab.go("/new/nothing/at/all")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text(tab.t("lost-title"))
    yield "lost"


def _pages(tab: Tab) -> Iterator[str]:
    tab.go(f"/new/{tab.game}")
    expect(tab.page.locator("summary").first).to_be_visible()
    for details in tab.page.locator("summary").all():
        details.click()
    expect(tab.page.get_by_role("combobox").first).to_be_visible()
    yield "new table"
    tab.go(f"/rules/{tab.game}")
    expect(tab.page.get_by_role("searchbox")).to_be_visible()
    yield "rules"


def _gathering(tab: Tab) -> Iterator[str]:
    tab.open_table(seats=3, friends=True)
    expect(tab.button("start")).to_be_visible()
    yield "gathering"


def _potatoes(tab: Tab) -> Iterator[str]:
    """Two potatoes before one seat, as come at a table for two in round 3 at the latest; what is said of them."""
    listen(tab)
    tab.open_table(seats=2, options=PASSED)
    while len(before(tab, 0)) < 2:
        play_elsewhere(tab, cards=1)
        assert tab.wait_for_turn()
    yield "asked with two potatoes"
    tab.page.get_by_role("list", name=tab.t("board-before-you")).get_by_role("button").last.click()
    expect(tab.page.get_by_role("dialog")).to_be_visible()
    yield "dialog of a potato"
    _close(tab)
    tab.page.emulate_media(reduced_motion="no-preference")
    linger(tab)
    strip = tab.page.get_by_role("button").filter(has_text=tab.t("board-story-skip"))
    while not strip.count():
        assert tab.play()
        tab.wait_for_turn()
    tab.until(tab.is_at_rest, "the cards have come to rest")
    yield "story"
    tab.page.emulate_media(reduced_motion="reduce")


def _dialogs(tab: Tab) -> Iterator[str]:
    tab.page.set_viewport_size({"width": 800, "height": 800})
    for key, name in DIALOGS.items():
        if name in COMMON and tab.game != GAME:
            continue
        tab.page.keyboard.press(key)
        expect(tab.page.get_by_role("dialog")).to_be_visible()
        yield f"{name} dialog"
        if name == "log":
            lines = tab.page.get_by_role("dialog").locator("button[aria-expanded]")
            # The first line of the game, and one that stands for many.
            many = lines.filter(has_text="…")
            shortened = many.count() > 0 or tab.game not in LONG_TELLERS
            for line in (lines.nth(2), many.first) if shortened else (lines.nth(2),):
                line.click()
                expect(line).to_have_attribute("aria-expanded", "true")
                yield "log with an open line"
        _close(tab)
    tab.hand.first.focus()
    tab.page.keyboard.press("h")
    expect(tab.page.get_by_role("dialog")).to_contain_text(RULE)
    yield "card dialog"
    _close(tab)
    # What else they open is the same for all games, or has been opened by a key.
    buttons = tab.page.get_by_role("banner").get_by_role("navigation").get_by_role("button")
    for number in range(buttons.count() if tab.game == GAME else 0):
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
    play_unseen(tab)
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
