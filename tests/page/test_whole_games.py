"""A whole game: by mouse, by keyboard alone, by touch on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.page.browsers import PHONE
from tests.page.conftest import Come
from tests.page.tab import Tab

SMALLEST_TARGET = 24

UNSEEN_HANDS = """
addEventListener('DOMContentLoaded', () => (window.pointed = 0));
for (const kind of ['pointerdown', 'mousedown', 'pointermove', 'touchstart', 'wheel'])
  addEventListener(kind, () => (window.pointed += 1), true);
"""

# Of what is drawn and can be pressed: what is smaller than a finger, with its size.
SMALL_TARGETS = """least => [...document.querySelectorAll('button, a[href], input, select, summary')]
  .filter((one) => one.checkVisibility() && !one.closest('.unseen') && !one.matches('.unseen'))
  .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent.trim(), box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`)"""


def check_end(tab: Tab) -> None:
    """See that the page tells the end of the game as the server does: winners, totals."""
    sheet = tab.seen["sheet"]
    expect(tab.page.get_by_role("heading", level=2, name=re.compile("^The winner"))).to_be_visible()
    assert sheet["winners"]
    foot = tab.page.get_by_role("row", name=tab.t("board-total")).get_by_role("cell")
    assert foot.all_inner_texts() == [str(total) for total in sheet["totals"]]


def test_a_whole_game_is_played_by_mouse(come: Come) -> None:
    tab = come(reduced_motion="no-preference")
    tab.go()
    tab.link("play-own").click()
    tab.page.get_by_role("radio", name="2", exact=True).check()
    tab.page.get_by_role("radio", name=tab.t("option-laps-1")).check()
    tab.button("play").click()
    assert tab.play_out() > 10
    check_end(tab)


def test_a_whole_game_is_played_by_keyboard_alone(tab: Tab) -> None:
    page, keyboard = tab.page, tab.page.keyboard
    page.add_init_script(UNSEEN_HANDS)
    tab.go()
    tab_to(tab, tab.link("play-own"))
    keyboard.press("Enter")
    tab_to(tab, page.get_by_role("group", name=tab.t("new-seats")).get_by_role("radio"))
    while not page.get_by_role("radio", name="2", exact=True).is_checked():
        keyboard.press("ArrowLeft")
    laps = page.get_by_role("group", name=tab.t("option-laps")).get_by_role("radio")
    tab_to(tab, laps)
    while not page.get_by_role("radio", name=tab.t("option-laps-1")).is_checked():
        keyboard.press("ArrowLeft")
    tab_to(tab, tab.button("play"))
    keyboard.press("Enter")
    presses = 0

    def press(card: Locator) -> None:
        """Answer by number, or go to the card with arrow keys and press Enter."""
        nonlocal presses
        presses += 1
        if presses % 4:
            keyboard.press("1")
            return
        keyboard.press("g")
        expect(tab.hand.and_(page.locator(":focus"))).to_be_visible()
        while not is_focused(card):
            keyboard.press("ArrowRight")
        keyboard.press("Enter")

    assert tab.play_out(press) > 10
    check_end(tab)
    tab_to(tab, tab.button("board-rematch"), "Shift+Tab")
    before = tab.table
    keyboard.press("Enter")
    tab.until(lambda: tab.table != before, "the next game is open")
    assert page.evaluate("window.pointed") == 0


def is_focused(one: Locator) -> bool:
    """Say whether the focus is on one of these elements."""
    return bool(one.and_(one.page.locator(":focus")).count())


def tab_to(tab: Tab, goal: Locator, key: str = "Tab") -> None:
    """Press the tab key until the focus is there; it must not take for ever."""
    expect(goal.first).to_be_attached()
    for _ in range(80):
        if is_focused(goal):
            return
        tab.page.keyboard.press(key)
    raise AssertionError(f"the tab key does not lead to {goal}")


def test_a_whole_game_is_played_by_touch_on_a_phone(come: Come) -> None:
    tab = come(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, reduced_motion="no-preference")
    seen: set[int] = set()

    def check() -> None:
        assert tab.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert tab.page.evaluate(SMALL_TARGETS, SMALLEST_TARGET) == []

    def press(card: Locator) -> None:
        count = tab.hand.count()
        if count not in seen:
            seen.add(count)
            check()
        # Cards may still be on their way when the turn comes.
        tab.until(lambda: tab.covered() == [], "all corners of the hand can be seen")
        tab.page.touchscreen.tap(*tab.index_of(card))

    tab.go()
    check()
    tab.link("play-own").tap()
    tab.page.get_by_role("radio", name="3", exact=True).tap()
    tab.page.get_by_role("radio", name=tab.t("option-laps-1")).tap()
    check()
    tab.button("play").tap()
    assert tab.play_out(press) > 10
    check()
    check_end(tab)
    assert max(seen) >= 12
