"""Help where it is needed: a first game, cards that may not be played, the score sheet, the log, the rules page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from spuds.core.registry import slugs
from tests.page.device import play_elsewhere
from tests.page.secrets_of import COLOURS
from tests.page.tab import Tab

DEALT = {"lupenos": "tip-event-dealt-up"}
"""What is said of the cards that everybody begins with, where it is about those that lie open."""


@pytest.mark.parametrize("game", slugs())
def test_the_first_game_gives_tips_and_can_be_finished(game: str, tab: Tab) -> None:
    tab.game = game
    tab.go()
    tab.way("play-guided").click()
    coach = tab.page.get_by_role("complementary", name=tab.t("board-coach"))
    read = []

    def read_on() -> None:
        while coach.count():
            text = coach.get_by_role("paragraph").inner_text()
            read.append(text)
            coach.get_by_role("button").click()
            expect(coach.filter(has_text=text)).to_have_count(0)

    while not (tab.seen.get("sheet", {}).get("rows") and len(read) > 5) and tab.wait_for_turn():
        read_on()
        tab.play()
    play_elsewhere(tab)
    expect(tab.link("board-record")).to_be_visible()
    read_on()
    assert len(read) == len(set(read)) > 5
    assert tab.t(DEALT.get(game, "tip-event-dealt")) in read, read


def test_a_card_that_may_not_be_played_says_why_with_its_rule(tab: Tab) -> None:
    tab.open_table(seats=3, options={})
    refused = tab.page.get_by_role("region", name=tab.t("zone-hand-you")).get_by_role("button", disabled=True)
    while tab.wait_for_turn() and not refused.count():
        tab.play()
    before = tab.decision
    card = refused.first
    face = card.get_attribute("data-face")
    refusal = next(one for one in tab.seen["board"]["refusals"] if one["face"] == face)
    why = tab.t(refusal["why"]["id"], **refusal["why"].get("args", {}))
    expect(card).to_have_accessible_name(re.compile(re.escape(why)))
    # It is dimmed and not disabled: it can be reached, and pressed to hear why.
    tab.page.mouse.click(*tab.index_of(card))
    main = tab.page.get_by_role("main")
    expect(main.get_by_role("paragraph").filter(has_text=why)).to_be_visible()
    main.get_by_role("button", name=tab.t("board-show-rule", rule=refusal["rule"])).last.click()
    expect(tab.dialog("rules")).to_contain_text(refusal["rule"])
    assert tab.decision == before


def test_a_card_is_explained_by_a_key_and_by_a_pointer_that_rests_on_it(tab: Tab) -> None:
    tab.open_table()
    tab.wait_for_turn()
    face = tab.held()[0]
    name = tab.t("card-name", colour=COLOURS[face[0]], number=int(face[1:]), picture="none")
    tab.page.mouse.move(*tab.index_of(tab.hand.first))
    expect(tab.page.get_by_text(name).first).to_be_visible()
    tab.hand.first.focus()
    tab.page.keyboard.press("h")
    dialog = tab.page.get_by_role("dialog", name=re.compile(rf"^{name}\b"))
    expect(dialog).to_contain_text("PM-")
    tab.page.keyboard.press("Escape")
    first = tab.shown()[0]
    tab.until(lambda: tab.page.evaluate("document.activeElement.dataset.face") == first, "the card has the focus again")


def test_the_end_of_a_round_is_shown_and_the_sheet_explains_every_point(tab: Tab) -> None:
    tab.open_table()
    while not tab.seen["sheet"].get("rows"):
        tab.play()
    tab.wait_for_turn()
    round_ = tab.page.get_by_role("complementary", name=tab.t("board-round-over"))
    expect(round_).to_be_visible()
    tab.play()  # it is in nobody's way
    round_.get_by_role("button", name=tab.t("board-round-seen")).click()
    expect(round_).to_have_count(0)
    tab.button("board-sheet").click()
    sheet = tab.dialog("board-sheet")
    for seat, cell in enumerate(tab.seen["sheet"]["rows"][0]["cells"]):
        figure = sheet.get_by_role("row").nth(1).get_by_role("button").nth(seat)
        expect(figure).to_have_text(str(cell["points"]))
        figure.click()
        lines = sheet.get_by_role("status").get_by_role("listitem").all_inner_texts()
        counts = [re.search(r"([0-9]+) .* ([0-9]+) sacks? ?", line) for line in lines]
        assert sum(int(found[1]) * int(found[2]) for found in counts if found) == cell["points"]
        expect(sheet.get_by_role("status")).to_contain_text(cell["rule"])
        figure.click()


def test_a_line_of_the_log_opens_the_rule_behind_it_and_the_table_of_then(tab: Tab) -> None:
    tab.open_table(seats=3)
    tab.play()
    tab.wait_for_turn()
    log = tab.page.get_by_role("list", name=tab.t("board-log"))
    line = log.get_by_role("button", name=re.compile("^Ann plays ")).first
    line.click()
    entry = log.get_by_role("listitem").filter(has=tab.page.locator("[aria-expanded=true]"))
    expect(entry.get_by_role("link", name=re.compile("^PM-"))).to_be_visible()
    entry.get_by_role("button", name=tab.t("board-rewind-here")).click()
    expect(tab.page.get_by_role("region", name=tab.t("board-replay"))).to_be_visible()
    tab.page.keyboard.press("Escape")
    expect(tab.page.get_by_role("region", name=tab.t("board-replay"))).to_have_count(0)


def test_the_tab_key_stops_once_in_the_log_at_the_newest_line_and_arrows_go_along_it(tab: Tab) -> None:
    tab.open_table(seats=3)
    tab.play()
    tab.wait_for_turn()
    lines = tab.page.get_by_role("list", name=tab.t("board-log")).get_by_role("button")
    count = lines.count()
    assert count > 3
    assert lines.evaluate_all("all => all.filter((one) => one.tabIndex === 0).length") == 1
    tab.page.keyboard.press("l")
    expect(lines.nth(count - 1)).to_be_focused()
    for key, place in (("ArrowUp", count - 2), ("ArrowUp", count - 3), ("ArrowDown", count - 2)):
        tab.page.keyboard.press(key)
        expect(lines.nth(place)).to_be_focused()
    assert lines.evaluate_all("all => all.findIndex((one) => one.tabIndex === 0)") == count - 2


@pytest.mark.parametrize(
    "game, words, rule", [("potato-man", "Lord Fry", "PM-3.4"), ("hot-potato", "duplicators", "HP-8.5")]
)
def test_the_rules_page_is_searched_and_each_rule_has_an_address(game: str, words: str, rule: str, tab: Tab) -> None:
    tab.go(f"/rules/{game}")
    expect(tab.page.get_by_text(tab.t("rule-house"), exact=True).first).to_be_visible()
    tab.page.get_by_role("searchbox").fill(words)
    expect(tab.page.get_by_role("status").filter(has_text=re.compile("[0-9]+ rules?"))).to_be_visible()
    tab.go("/settings")
    tab.go(f"/rules/{game}#{rule}")
    expect(tab.page.locator(f"[id='{rule}']")).to_be_in_viewport()
