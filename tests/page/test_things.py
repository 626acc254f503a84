"""Things on the table that are no cards: help on them; and the form in which one makes a game of one's own of them."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.page.browsers import PHONE
from tests.page.conftest import Come
from tests.page.potatoes import GAME, PASSED, TWO, before
from tests.page.tab import Tab

HELD_MS = 900
"""As long as a press must last to ask for help, and a little more."""


def own_potato(tab: Tab) -> Locator:
    """Find the potato before the visitor."""
    return tab.page.get_by_role("list", name=tab.t("board-before-you")).get_by_role("button").first


def close(tab: Tab) -> None:
    """Close the dialog that is open."""
    tab.page.keyboard.press("Escape")
    expect(tab.page.locator("dialog")).to_have_count(0)


def test_a_thing_says_what_it_is_to_a_mouse_that_rests_a_press_and_a_key(tab: Tab) -> None:
    tab.open_table(game=GAME, seats=2, options=TWO)
    tab.wait_for_turn()
    name = tab.t("token-potato", potato=0, side="yellow")
    own_potato(tab).hover()
    expect(tab.page.locator(".tip")).to_contain_text(name)
    expect(tab.page.locator(".tip")).to_contain_text(tab.t("board-what"))
    before_help = tab.decision
    own_potato(tab).click()
    expect(tab.page.get_by_role("dialog", name=name, exact=True)).to_contain_text(
        tab.t("board-token-before", player="Ann")
    )
    close(tab)
    own_potato(tab).focus()
    tab.page.keyboard.press("h")
    expect(tab.page.get_by_role("dialog", name=name, exact=True)).to_be_visible()
    close(tab)
    tab.until(lambda: tab.page.evaluate("document.activeElement.dataset.token") == "potato:0", "it has the focus again")
    assert tab.decision == before_help


def test_help_on_a_seasoned_thing_says_what_each_card_under_it_does_and_by_which_rule(tab: Tab) -> None:
    tab.open_table(game=GAME, seats=2, options=PASSED)
    while not any(potato.get("cards") for potato in before(tab, 0)):
        assert tab.play(), "no potato has come back"
        tab.wait_for_turn()
    potato = next(one for one in before(tab, 0) if one.get("cards"))
    token = own_potato(tab).and_(tab.page.locator(f"[data-token='{potato['id']}']"))
    expect(token).to_have_accessible_name(re.compile(tab.t("card-name", card="huge")))
    token.click()
    dialog = tab.page.get_by_role("dialog")
    expect(dialog).to_contain_text(tab.t("card-does", card="huge"))
    expect(dialog.get_by_text(re.compile("^HP-9.2")).first).to_be_visible()


def test_a_long_press_with_a_finger_says_what_a_thing_is(come: Come) -> None:
    tab = come(viewport=PHONE, has_touch=True, is_mobile=True)
    tab.open_table(game=GAME, seats=2, options=TWO)
    tab.wait_for_turn()
    box = own_potato(tab).bounding_box()
    assert box is not None
    finger = tab.context.new_cdp_session(tab.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    tab.page.wait_for_timeout(HELD_MS)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    name = tab.t("token-potato", potato=0, side="yellow")
    expect(tab.page.get_by_role("dialog", name=name, exact=True)).to_be_visible()


def test_a_game_with_other_cards_is_made_in_the_form_unless_they_are_too_many_or_too_few(tab: Tab) -> None:
    tab.game = GAME
    tab.go(f"/new/{GAME}")
    tab.page.locator("summary").filter(has_text=tab.t("option-tinkerers")).click()
    cards = tab.page.get_by_role("group", name=re.compile(f"^{tab.t('option-deck')}"))

    def field(card: str) -> Locator:
        return cards.get_by_role("spinbutton", name=tab.t("card-name", card=card), exact=True)

    def is_refused(fault: str) -> None:
        expect(cards.get_by_role("status")).to_contain_text(fault)
        tab.button("play").click()
        assert field("pass-left").evaluate("field => field.validationMessage") == fault
        assert "/new/" in tab.page.url

    field("pass-left").fill("17")
    is_refused(tab.t("option-total-most", most=106))
    for card in ("pass-left", "pass-right", "either", "skip-left", "skip-right", "toss", "chop", "split-left"):
        field(card).fill("0")
    for card in ("split-right", "huge", "popping", "flaming"):
        field(card).fill("1")
    is_refused(tab.t("option-total-least", least=20, seats=4))
    cards.get_by_role("button", name=tab.t("option-usual"), exact=True).click()
    expect(field("pass-left")).to_have_value("16")
    field("pass-left").fill("17")
    field("pass-right").fill("10")
    tab.button("play").click()
    tab.until(lambda: tab.seen, "the table is open")
    assert tab.info["options"]["deck"] == "17,10,7,7,5,6,4,5,3,10,9,8,6,9"
