"""Answers that are given in secret and at the same time: what others may see of them, and what their owner may do."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.page.conftest import Come
from tests.page.device import play_elsewhere
from tests.page.listening import listen, told
from tests.page.potatoes import APART, GAME, before
from tests.page.secrets_of import words_of
from tests.page.tab import Tab, together
from tests.page.test_company import sit

BETWEEN = r"[^\w-]+"
"""Stands between move-words, of which many are made of several: `striped-huge` tells of no card in a hand."""
UNTIL_BOTH_ARE_ASKED = 2
"""Answers: Ann lets her potato explode and gives the chip away; in round 2 both have a potato."""
UNTIL_ANN_HAS_TWO = 5
"""Both let theirs explode, and Ben gives the chip back."""


def gather(come: Come, answers: int) -> tuple[Tab, Tab]:
    """Return two people alone at a table at which so many answers have been given."""
    ann, ben = come(reduced_motion="no-preference"), come(reduced_motion="no-preference")
    for tab in (ann, ben):
        tab.game = GAME
        listen(tab)
    ann.open_table(seats=2, friends=True, options=APART)
    sit(ben, ann.page.url, "Ben", ben.button("sit", seat=2))
    ann.button("start").click()
    together((ann, ben), lambda tab: tab.info["phase"] == "playing", "the game has begun")
    play_elsewhere(ann, ben, cards=answers)
    together((ann, ben), lambda tab: tab.decision is not None, "both are asked")
    together((ann, ben), Tab.wait_for_turn, "both see it")
    return ann, ben


def see_seat(tab: Tab, seat: int, message: str) -> None:
    """See how far a seat is: its owner still thinks, or has answered."""
    expect(tab.seat(seat)).to_contain_text(tab.t(message))


# Whether nothing moves but what always does.
AT_REST = """!document.querySelector('.story, .flare') && document.getAnimations().every(
  (one) => one.playState !== 'running' || !Number.isFinite(one.effect.getComputedTiming().endTime))"""


def picture(tab: Tab) -> str:
    """Return all that is drawn of the table, once it has come to rest and nothing is told."""
    tab.until(lambda: tab.page.evaluate(AT_REST), "it rests")
    return tab.page.locator("main").inner_html()


def lines(tab: Tab) -> list[str]:
    """Return all that has been told."""
    return [line for _, line in told(tab)]


def test_nobody_sees_what_is_answered_before_the_last_answer_is_in_and_it_can_be_changed(come: Come) -> None:
    ann, ben = gather(come, UNTIL_BOTH_ARE_ASKED)
    cid = come(reduced_motion="no-preference")
    listen(cid)
    cid.page.goto(ann.page.url)
    cid.until(lambda: cid.seen and cid.page.locator(".token").count(), "Cid watches")
    cid.game = GAME
    others = (ben, cid)
    for tab in (ann, *others):
        see_seat(tab, 0, "board-thinking")
        see_seat(tab, 1, "board-thinking")
        tab.frames.clear()
    secret = ann.held()
    potato = before(ann, 0)[0]["id"].removeprefix("potato:")

    ann.play()  # a brown card, and a blue one if she has any
    assert len(ann.held()) < len(secret)
    expect(ann.page.locator("#prompt > span")).to_have_text(ann.t("board-sealed", names="Ben"))
    shown = {}
    for tab in others:
        see_seat(tab, 0, "board-sealed-short")
        see_seat(tab, 1, "board-thinking")
        shown[tab] = picture(tab)
    ann.button("board-change").click()
    for tab in others:
        see_seat(tab, 0, "board-thinking")
    ann.wait_for_turn()
    assert ann.held() == secret
    ann.button("pick-none", potato=potato).click()
    for tab in others:
        see_seat(tab, 0, "board-sealed-short")
        assert picture(tab) == shown[tab], "the page looks different after another answer"
        come_since = {word for frame in tab.frames for word in words_of(json.loads(frame), BETWEEN)}
        assert come_since.isdisjoint(secret), f"seat {tab.you} has been told of Ann's cards"
        faces = tab.page.locator("main [data-face]").evaluate_all("all => all.map((one) => one.dataset.face)")
        assert set(faces).isdisjoint(secret)

    ben.play()
    everybody = (ann, *others)
    laid = ann.t("event-lays", player="Ann", amount=0, other=potato)
    explodes = ann.t("event-explodes", player="Ann", amount=potato)
    together(everybody, lambda tab: explodes in lines(tab), "all is told to everybody")
    for tab in everybody:
        assert laid in lines(tab)[: lines(tab).index(explodes)]


def test_a_seat_with_two_potatoes_answers_for_one_after_the_other_and_may_go_back(come: Come) -> None:
    ann, ben = gather(come, UNTIL_ANN_HAS_TWO)
    potatoes = [one["id"].removeprefix("potato:") for one in before(ann, 0)]
    assert len(potatoes) == 2
    mine = ann.page.get_by_role("list", name=ann.t("board-before-you")).get_by_role("button")
    expect(mine).to_have_count(2)
    held = ann.held()

    def asked(number: int, left: int) -> None:
        expect(ann.page.locator("#prompt > span")).to_have_text(
            ann.t("prompt-play-you", potato=potatoes[number], n=left)
        )
        expect(mine.nth(number)).to_have_accessible_name(re.compile(re.escape(ann.t("board-token-asked"))))

    asked(0, 2)
    ann.play()
    asked(1, 1)
    see_seat(ben, 0, "board-thinking")
    ann.button("board-change").click()
    asked(0, 2)
    ann.wait_for_turn()
    assert ann.held() == held
    ann.button("pick-none", potato=potatoes[0]).click()
    asked(1, 1)
    ann.play()
    see_seat(ben, 0, "board-sealed-short")
    ann.button("board-change").click()
    asked(1, 1)
    ann.play()
    see_seat(ben, 0, "board-sealed-short")
    moves = ben.seen["moves"]
    ben.play()
    together((ann, ben), lambda tab: tab.seen["moves"] > moves + 1, "all is out")
    expect(ann.page.get_by_role("list", name=ann.t("board-log"))).to_contain_text(
        ann.t("event-explodes", player="Ann", amount=potatoes[0])
    )
