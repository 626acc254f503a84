"""The lobby, and what one is told at a table that cannot be had."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.conftest import Come
from tests.page.tab import Tab


def test_a_public_table_is_in_the_lobby_and_is_joined_from_there(come: Come) -> None:
    ann, ben = come(), come()
    ann.open_table(friends=True, public=True, name="Annabel")
    ben.go()
    ben.page.get_by_label(ben.t("your-name")).fill("Ben")
    row = ben.page.get_by_role("region", name=ben.t("open-title")).get_by_role("listitem").filter(has_text="Annabel")
    row.get_by_role("link", name=ben.t("join")).click()
    ben.button("sit", seat=2).click()
    ann.until(lambda: ann.info["seats"][1]["kind"] == "person", "Ben is seated")
    assert ann.info["seats"][1]["name"] == "Ben"
    ann.button("start").click()
    ann.until(lambda: ann.info["phase"] == "playing", "the game has begun")
    # What is one's own is listed apart, and only there.
    ben.go()
    mine = ben.page.get_by_role("region", name=ben.t("mine-title"))
    expect(mine.get_by_role("listitem").filter(has_text="Annabel")).to_be_visible()
    mine.get_by_role("link", name=ben.t("go-on")).first.click()
    ben.until(lambda: ben.you == 1, "Ben is back at the table")


def test_a_table_for_those_with_the_link_is_in_nobodys_lobby(come: Come) -> None:
    ann, ben = come(), come()
    ann.open_table(friends=True, name="Annegret")
    ben.go()
    expect(ben.page.get_by_role("region", name=ben.t("open-title"))).to_be_visible()
    expect(ben.page.get_by_text("Annegret")).to_have_count(0)


def test_a_table_that_is_not_there_is_said_in_friendly_words(tab: Tab) -> None:
    tab.forgive("WebSocket connection")
    tab.go("/t/AAAAAAAAAAAAAAAAAAAAAA")
    expect(tab.page.get_by_role("alert")).to_have_text(tab.t("error-no-table"))
    tab.page.get_by_role("main").get_by_role("link", name=tab.t("to-lobby")).click()
    expect(tab.way("play")).to_be_visible()


def test_at_a_full_table_one_may_watch_and_is_not_asked_to_sit(come: Come) -> None:
    ann, ben = come(), come()
    ann.open_table()
    ann.wait_for_turn()
    ben.page.goto(ann.page.url)
    ben.until(lambda: ben.seen, "the table is there")
    expect(ben.page.get_by_role("button", name=re.compile("^(Sit|Take)"))).to_have_count(0)
    expect(ann.page.get_by_role("button", name=ann.t("board-people", n=1))).to_be_visible()
    assert ben.held() == []


def test_a_wrong_link_to_a_seat_is_said_in_friendly_words_and_leaves_no_trace(come: Come) -> None:
    ann, ben = come(), come()
    ann.open_table()
    ben.forgive("status 403", "403")
    ben.page.goto(f"{ann.page.url}#seat=nonsense")
    ben.toast(ben.t("error-secret-wrong"))
    assert "#" not in ben.page.url
    ben.until(lambda: ben.seen, "the table is there all the same")
    assert ben.you == -1


def test_a_seat_that_somebody_else_was_quicker_to_take_is_said_in_words(come: Come) -> None:
    ann, ben, cid = come(), come(), come()
    ann.open_table(friends=True)
    for tab in (ben, cid):
        tab.page.goto(ann.page.url)
        tab.page.get_by_label(tab.t("your-name")).fill("Ben" if tab is ben else "Cid")
        expect(tab.button("sit", seat=2)).to_be_visible()
    ben.button("sit", seat=2).click()
    cid.until(lambda: cid.info["seats"][1].get("name") == "Ben", "it is seen at once who sits there")
    expect(cid.button("sit", seat=2)).to_have_count(0)


def test_an_address_that_leads_nowhere_leads_back(tab: Tab) -> None:
    tab.go("/new/no-such-game/at/all")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text(tab.t("lost-title"))
    tab.link("to-lobby").click()
    expect(tab.way("play")).to_be_visible()
