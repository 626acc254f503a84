"""What a visitor likes: language, colours, motion; changed at once and kept."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from spuds.core.registry import slugs
from tests.page.conftest import Come
from tests.page.screens import screens
from tests.page.tab import Tab

# What stands on the page in letters, outside of the brackets of the pseudo-locale: texts that nobody can translate.
UNTRANSLATED = r"""() => {
  const letters = /\p{L}/u;
  const bare = (text) => {
    let depth = 0, left = '';
    for (const sign of text) {
      if (sign === '⟦') depth++;
      else if (sign === '⟧') depth--;
      else if (depth === 0) left += sign;
    }
    return left;
  };
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    // Keys and code are the same in all languages; a rules page has its own, as has all that says so.
    if (element.closest('script, style, kbd, code, svg text, section[id], .rule')) continue;
    if (element.closest('[lang]') !== document.documentElement) continue;
    if (node instanceof Element) {
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        if (node.hasAttribute(name)) found.push(node.getAttribute(name));
    } else found.push(node.data);
  }
  return [...new Set(found.map((text) => bare(text).trim()).filter((text) => letters.test(text)))];
}"""
NAMES = ("Potato Man", "Hot Potato", "Hot-Pota-toH!", "Lupenos", "spuds", "Annabel", "Ann", "Ben")
"""The same in all languages; people of other tests have public tables in the lobby."""


def untranslated(tab: Tab) -> Iterator[str]:
    """Yield texts on the page that come from no message."""
    for text in tab.page.evaluate(UNTRANSLATED):
        left = text
        for name in NAMES:
            left = left.replace(name, "")
        rest = [word for word in left.split() if not is_figure(word)]
        if rest:
            yield text


def is_figure(word: str) -> bool:
    """Say whether a word has no letters, or is an hour, the number of a rule or the short name of a card."""
    return re.fullmatch(r"[^a-zA-Z]*|AM|PM|\W*[A-Z]{2}-[0-9.]+\W*|\W*[rbgy][0-9]+\W*", word) is not None


@pytest.mark.parametrize("game, seats", [("potato-man", 5), ("hot-potato", 6), ("hot-pota-toh", 12), ("lupenos", 4)])
def test_no_text_is_left_in_code_on_any_screen(game: str, seats: int, come: Come) -> None:
    tab = come()
    tab.game = game
    tab.page.add_init_script("localStorage.setItem('spuds.settings', JSON.stringify({ language: 'qps', name: 'Ann' }))")
    tab.language = "qps"
    for screen in screens(tab, tables=(seats,)):
        assert list(untranslated(tab)) == [], screen


def test_the_language_changes_in_the_middle_of_a_game_without_a_reload(tab: Tab) -> None:
    tab.open_table()
    tab.play()
    tab.wait_for_turn()
    tab.page.evaluate("() => { window.stayed = true }")
    for language in ("lt", "en"):
        tab.button("nav-settings").click()
        tab.page.get_by_role("radio", name=tab.t(f"language-{language}"), exact=True).check()
        tab.language = language
        expect(tab.dialog("nav-settings")).to_be_visible()
        tab.button("close").click()
        assert tab.page.locator("html").get_attribute("lang") == language
        expect(tab.page.get_by_role("heading", name=tab.t("zone-hand-you"))).to_be_attached()
        expect(tab.page.get_by_role("list", name=tab.t("board-log"))).to_contain_text(tab.t("table-starts"))
        assert tab.play()
        tab.wait_for_turn()
    assert tab.page.evaluate("window.stayed === true")


@pytest.mark.parametrize("game", slugs())
def test_a_browser_in_lithuanian_sees_the_page_in_lithuanian(game: str, come: Come) -> None:
    tab = come(locale="lt-LT")
    tab.language, tab.game = "lt", game
    tab.go()
    expect(tab.page.get_by_role("heading", level=1, name=tab.t("lobby-title"))).to_be_visible()
    tab.way("play").click()
    tab.wait_for_turn()
    assert tab.page.locator("html").get_attribute("lang") == "lt"


def brightness(tab: Tab) -> int:
    """Return how bright the page's ground is, from 0 to 255."""
    return int(
        tab.page.evaluate(
            """() => {
              const pen = document.createElement('canvas').getContext('2d');
              const { backgroundColor: body } = getComputedStyle(document.body);
              const { backgroundColor: root } = getComputedStyle(document.documentElement);
              pen.fillStyle = body !== 'rgba(0, 0, 0, 0)' ? body : root;
              pen.fillRect(0, 0, 1, 1);
              return Math.max(...pen.getImageData(0, 0, 1, 1).data.slice(0, 3));
            }"""
        )
    )


def test_the_page_is_dark_where_the_system_is_and_where_it_is_wanted(come: Come) -> None:
    tab = come(color_scheme="dark")
    tab.go("/settings")
    expect(tab.page.get_by_role("radio", name=tab.t("theme-light"))).to_be_visible()
    assert brightness(tab) < 100
    tab.page.get_by_role("radio", name=tab.t("theme-light")).check()
    assert brightness(tab) > 180
    tab.page.get_by_role("radio", name=tab.t("theme-dark")).check()
    tab.page.emulate_media(color_scheme="light")
    assert brightness(tab) < 100


def test_settings_are_kept(tab: Tab) -> None:
    tab.go("/settings")
    tab.page.get_by_label(tab.t("your-name")).fill("Zoë")
    tab.page.get_by_role("radio", name=tab.t("theme-dark")).check()
    tab.page.get_by_role("checkbox", name=tab.t("set-confirm")).check()
    tab.page.get_by_role("checkbox", name=tab.t("set-sounds")).uncheck()
    tab.page.reload()
    expect(tab.page.get_by_role("radio", name=tab.t("theme-dark"))).to_be_checked()
    expect(tab.page.get_by_role("checkbox", name=tab.t("set-sounds"))).not_to_be_checked()
    tab.go()
    tab.way("play").click()
    tab.wait_for_turn()
    assert tab.info["seats"][0]["name"] == "Zoë"
    # Every move is confirmed now: a tap alone plays nothing, and can be taken back.
    before = tab.decision
    tab.click(tab.playable.first)
    expect(tab.button("board-confirm-yes")).to_be_visible()
    tab.button("board-cancel").click()
    expect(tab.button("board-confirm-yes")).to_have_count(0)
    tab.click(tab.playable.first)
    assert tab.decision == before
    tab.button("board-confirm-yes").click()
    tab.until(lambda: tab.decision != before, "the move is made")


def test_nothing_moves_where_less_motion_is_wanted(come: Come) -> None:
    counted = "const animate = Element.prototype.animate; window.moved = 0;"
    counted += "Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how) };"
    for motion, moves in (("no-preference", True), ("reduce", False)):
        tab = come(reduced_motion=motion)
        tab.page.add_init_script(counted)
        tab.open_table()
        for _ in range(3):
            tab.play()
        tab.wait_for_turn()
        assert (tab.page.evaluate("window.moved") > 0) is moves
        running = "document.getAnimations().filter((one) => one.playState === 'running').length"
        assert moves or tab.page.evaluate(running) == 0
