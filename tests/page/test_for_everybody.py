"""The page for those who cannot see it, or not well: names, contrast, order, and what is read aloud."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from spuds.core.registry import slugs
from tests.page import potatoes
from tests.page.browsers import DESK, NARROW, PHONE
from tests.page.conftest import Come
from tests.page.house import ROOT
from tests.page.listening import heard, listen
from tests.page.screens import screens
from tests.page.tab import Tab
from tests.page.targets import SMALL_TARGETS, SMALLEST_TARGET

AXE = ROOT / "node_modules/axe-core/axe.min.js"
# While a dialog is open nothing else can be reached, and what lies behind it has been a screen of its own.
RUN = """async () => {
  const shown = document.querySelector('dialog:modal') ?? document;
  const { violations } = await axe.run(shown, { resultTypes: ['violations'], preload: false, iframes: false });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}"""

# What is wider than the page, though nobody wants to scroll sideways on a phone.
TOO_WIDE = "width => document.documentElement.scrollWidth - width"


def too_wide(tab: Tab) -> list[str]:
    """Return on which narrow phones the page must be scrolled sideways."""
    size = tab.page.viewport_size
    assert size is not None
    found = []
    for width in NARROW:
        tab.page.set_viewport_size({"width": width, "height": PHONE["height"]})
        excess = tab.page.evaluate(TOO_WIDE, width)
        if excess > 0:
            found.append(f"{excess} pixels too wide for {width}")
    tab.page.set_viewport_size(size)
    return found


@pytest.mark.parametrize("game", slugs())
@pytest.mark.parametrize(
    "language, scheme, viewport",
    [("en", "light", DESK), ("lt", "dark", PHONE)],
    ids=["English, light, desk", "Lithuanian, dark, phone"],
)
def test_no_screen_has_a_serious_barrier(language: str, scheme: str, viewport: Any, game: str, come: Come) -> None:
    tab = come(viewport=viewport, locale=language, color_scheme=scheme)
    tab.language, tab.game = language, game
    found = {}
    for screen in screens(tab):
        if tab.page.evaluate("typeof axe") == "undefined":
            tab.page.evaluate(AXE.read_text(encoding="utf-8"))
        faults = tab.page.evaluate(RUN)
        if viewport == PHONE:
            faults += too_wide(tab) + tab.page.evaluate(SMALL_TARGETS, SMALLEST_TARGET)
        if faults:
            found[screen] = faults
    assert not found, "\n".join(f"{screen}: {fault}" for screen, faults in found.items() for fault in faults)


def log_lines(tab: Tab) -> list[str]:
    """Return the lines of the log that is beside the table."""
    lines = tab.page.get_by_role("list", name=tab.t("board-log")).get_by_role("button").filter(visible=True)
    return [line for line in lines.all_inner_texts() if line]


@pytest.mark.parametrize("game, seats, options", [("potato-man", 4, {"laps": 1}), (potatoes.GAME, 2, potatoes.PASSED)])
def test_what_is_read_aloud_is_what_the_log_says_and_every_prompt_of_ones_own(
    game: str, seats: int, options: dict[str, Any], tab: Tab
) -> None:
    listen(tab)
    tab.open_table(game=game, seats=seats, options=options)
    tab.wait_for_turn()
    known = len(log_lines(tab))
    tab.page.evaluate("window.heard.log.length = 0")
    prompts = [tab.status()]
    for _ in range(5):
        tab.play()
        assert tab.wait_for_turn()
        prompts.append(tab.status())
    # What is picked on the way to an answer is said as well, and what waits for a yes.
    picked = re.compile(f"{tab.t('board-picked', picked='.*')}|.* {re.escape(tab.t('board-confirm'))}")
    told = [text for text in heard(tab)["log"] if not picked.fullmatch(text)]
    assert told == log_lines(tab)[known:]
    assert len(told) > 20
    assert heard(tab)["prompt"] == prompts


def test_focus_stays_in_the_hand_after_a_card_is_played_and_cards_say_where_they_are(tab: Tab) -> None:
    tab.open_table(seats=3)
    tab.wait_for_turn()
    count = tab.hand.count()
    region = tab.page.get_by_role("region", name=tab.t("zone-hand-you"))
    expect(region.get_by_role("listitem").get_by_role("button")).to_have_count(count)
    for number in range(count):
        here = re.compile(tab.t("board-place", place=number + 1, of=count))
        expect(tab.hand.nth(number)).to_have_accessible_name(here)
    assert tab.hand.evaluate_all("cards => cards.filter((card) => card.tabIndex === 0).length") == 1
    tab.page.keyboard.press("g")
    tab.page.keyboard.press("Enter")
    tab.until(lambda: len(tab.held()) < count, "the card is played")
    tab.wait_for_turn()
    assert tab.page.evaluate("document.activeElement.dataset.face") in tab.shown()
