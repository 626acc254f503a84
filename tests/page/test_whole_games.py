"""A whole game: by mouse, by keyboard alone, by touch on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from spuds.core.registry import slugs
from tests.page.browsers import LARGE_PHONE, PHONE
from tests.page.conftest import Come
from tests.page.tab import Tab, is_card
from tests.page.targets import SMALL_TARGETS, SMALLEST_TARGET

FORM = {
    "potato-man": ("2", "option-laps-1"),
    "hot-potato": ("3",),
    "hot-pota-toh": ("4", "option-level_vote-off"),
    "lupenos": ("4", "option-voluntary_pickup-off"),
}
"""What is chosen in the form: seats, and options that make a game short."""
LEAST_ANSWERS = {"potato-man": 11, "hot-potato": 1, "hot-pota-toh": 1, "lupenos": 9}
"""A game takes no fewer of one person: it may be others who have the potatoes of Hot Potato, or meet BOOM at once."""
DEALT = {"potato-man": 12, "hot-potato": 5, "lupenos": 6}
"""Cards of a full hand; in Hot-Pota-toH! nothing is dealt, and one may draw little until BOOM comes."""
PHONES = (
    ("potato-man", 3, PHONE),
    ("hot-potato", 3, LARGE_PHONE),
    ("hot-potato", 9, PHONE),
    ("hot-pota-toh", 3, LARGE_PHONE),
    ("hot-pota-toh", 12, PHONE),
    ("lupenos", 4, LARGE_PHONE),
    ("lupenos", 6, PHONE),
)
FINGERS = {"has_touch": True, "is_mobile": True}

# When what lies beneath it has moved, the browser itself says where the mouse is: in the corner, if it was never moved.
UNSEEN_HANDS = """
addEventListener('DOMContentLoaded', () => (window.pointed = []));
for (const kind of ['pointerdown', 'mousedown', 'pointermove', 'touchstart', 'wheel'])
  addEventListener(kind, (event) => {
    if (kind !== 'pointermove' || event.clientX || event.clientY) window.pointed.push(kind);
  }, true);
"""


def newcomer(come: Come, game: str, **settings: Any) -> Tab:
    """Return the tab of somebody who wants to play a game, and tries all that it offers."""
    tab = come(**settings)
    tab.game = game
    tab.curious = True
    return tab


def radio(tab: Tab, name: str) -> Locator:
    """Find a radio button of the form: a number of seats, or a message."""
    if name.isdecimal():
        return tab.page.get_by_role("group", name=tab.t("new-seats")).get_by_role("radio", name=name, exact=True)
    return tab.page.get_by_role("radio", name=tab.t(name), exact=True)


def check_end(tab: Tab) -> None:
    """See that the page tells the end of the game as the server does: winners, totals."""
    sheet = tab.seen["sheet"]
    expect(tab.page.get_by_role("heading", level=2, name=re.compile("^The winner"))).to_be_visible()
    assert sheet["winners"]
    foot = tab.page.get_by_role("row", name=tab.t("board-total")).get_by_role("cell")
    assert foot.all_inner_texts() == [str(total) for total in sheet["totals"]]


@pytest.mark.parametrize("game", slugs())
def test_a_whole_game_is_played_by_mouse(game: str, come: Come) -> None:
    tab = newcomer(come, game)
    tab.go()
    tab.way("play-own").click()
    for name in FORM[game]:
        radio(tab, name).check()
    tab.button("play").click()
    assert tab.play_out() >= LEAST_ANSWERS[game]
    check_end(tab)


@pytest.mark.parametrize("game", slugs())
def test_a_whole_game_is_played_by_keyboard_alone(game: str, come: Come) -> None:
    tab = newcomer(come, game)
    page, keyboard = tab.page, tab.page.keyboard
    page.add_init_script(UNSEEN_HANDS)
    tab.go()
    tab_to(tab, tab.way("play-own"))
    keyboard.press("Enter")
    for name in FORM[game]:
        group = radio(tab, name).locator("xpath=ancestor::fieldset[1]").get_by_role("radio")
        tab_to(tab, group)
        while not radio(tab, name).is_checked():
            keyboard.press("ArrowLeft")
    tab_to(tab, tab.button("play"))
    keyboard.press("Enter")
    presses = 0

    def press(option: Locator) -> None:
        """Answer by number, or go there and press Enter: to a card with arrow keys."""
        nonlocal presses
        presses += 1
        if presses % 4:
            keyboard.press(str(1 + presses % min(9, tab.offered.count())))
            return
        if is_card(option):
            if tab.hand.and_(option).count():
                keyboard.press("g")
                expect(tab.hand.and_(page.locator(":focus"))).to_be_visible()
            else:
                tab_to(tab, tab.page.locator(":is(.middle, .seat.own) .card.playable"))
            while not is_focused(option):
                keyboard.press("ArrowRight")
        else:
            tab_to(tab, option)
        keyboard.press("Enter")

    assert tab.play_out(press) >= LEAST_ANSWERS[game]
    check_end(tab)
    tab_to(tab, tab.button("board-rematch"), "Shift+Tab")
    before = tab.table
    keyboard.press("Enter")
    tab.until(lambda: tab.table != before, "the next game is open")
    assert page.evaluate("window.pointed") == []


def is_focused(one: Locator) -> bool:
    """Say whether the focus is on one of these elements."""
    return bool(one.and_(one.page.locator(":focus")).count())


def tab_to(tab: Tab, goal: Locator, key: str = "Tab") -> None:
    """Press the tab key until the focus is there; it must not take for ever, however long the game has been."""
    expect(goal.first).to_be_attached()
    for _ in range(80):
        if is_focused(goal):
            return
        tab.page.keyboard.press(key)
    raise AssertionError(f"the tab key does not lead to {goal}")


@pytest.mark.parametrize("game, seats, viewport", PHONES, ids=[f"{game}, {seats} seats" for game, seats, _ in PHONES])
def test_a_whole_game_is_played_by_touch_on_a_phone(game: str, seats: int, viewport: ViewportSize, come: Come) -> None:
    tab = newcomer(come, game, viewport=viewport, reduced_motion="no-preference", **FINGERS)
    seen: set[int] = set()

    def check() -> None:
        assert tab.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
        # A card that is being turned over is narrow for a moment.
        tab.until(lambda: tab.page.evaluate(SMALL_TARGETS, SMALLEST_TARGET) == [], "all can be hit with a finger")

    def press(option: Locator) -> None:
        count = tab.hand.count()
        if count not in seen:
            seen.add(count)
            check()
        if not is_card(option):
            option.tap()
            return
        # Cards may still be on their way when the turn comes.
        tab.until(lambda: tab.covered() == [], "all corners of the hand can be seen")
        tab.page.touchscreen.tap(*tab.index_of(option))

    tab.go()
    check()
    tab.way("play-own").tap()
    for name in (str(seats), *FORM[game][1:]):
        radio(tab, name).tap()
    if game == "hot-potato":
        # Among nine one might never be asked.
        first = tab.page.get_by_role("combobox", name=tab.t("option-oldest"))
        first.select_option(label=tab.t("seat-number", seat=1))
    check()
    tab.button("play").tap()
    assert tab.play_out(press) >= LEAST_ANSWERS[game]
    check()
    check_end(tab)
    assert max(seen) >= DEALT.get(game, 0)
