"""Whoever plays for the first time: what explains the game comes in time, and covers nothing that one needs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from spuds.core.registry import slugs
from tests.page.browsers import DESK, PHONE
from tests.page.conftest import Come
from tests.page.device import play_elsewhere
from tests.page.potatoes import GAME, PASSED, TWO, before
from tests.page.tab import Tab, together
from tests.page.test_company import sit

FEW = 3
"""No more tips wait at a time."""
TOLD_MS = 6000
"""In this time all that has happened is told to whoever is asked something: 3 s, and as long for a slow machine."""
REST_MS = 900
"""After so long a mouse that rests has been told what is under it."""
SPLIT = {**TWO, "deck": "0,0,0,0,0,0,0,54,0,12,12,12,12,0"}
"""Potatoes become ever more, and are seasoned."""
MANY = 4
ATTEMPTS = 5
SOON_MS = 20

# Whether elements that are on the screen lie over each other.
CROSSING = """([one, others]) => {
  const box = (element) => element.getBoundingClientRect();
  const covers = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const here = [...document.querySelectorAll(one)].map(box);
  return [...document.querySelectorAll(others)]
    .filter((other) => here.some((a) => covers(a, box(other))))
    .map((other) => other.className + ' ' + other.textContent.trim().slice(0, 40));
}"""
# How long something is still told; the page itself looks at its clock, for whoever asks it from outside may be late.
UNTIL_TOLD = """() => new Promise((done) => {
  const begun = performance.now();
  const look = () => document.querySelector('.story') ? setTimeout(look, 20) : done(performance.now() - begun);
  look();
})"""
NEEDED = ".seat, .prompt, .story, .track, .hand button.card, .token"


def crossing(tab: Tab, one: str, others: str) -> list[str]:
    """Return what is covered."""
    found: list[str] = tab.page.evaluate(CROSSING, [one, others])
    return found


def coach(tab: Tab) -> Locator:
    """Find the tip that is shown."""
    return tab.page.get_by_role("complementary", name=tab.t("board-coach"))


def waiting(tab: Tab) -> int:
    """Return how many tips wait behind the one that is shown."""
    found = re.search("[0-9]+", coach(tab).get_by_role("button").inner_text())
    return int(found[0]) if found else 0


def scores(tab: Tab) -> Locator:
    """Find the scores of a round that has just ended."""
    return tab.page.get_by_role("complementary", name=tab.t("board-round-over"))


def rounds(tab: Tab) -> int:
    """Return how many rounds have been scored."""
    return sum(not row.get("running") for row in tab.seen["sheet"].get("rows", []))


def begin(tab: Tab, game: str = GAME) -> None:
    """Begin a first game, and come to its first decision before a round, or even the game, is over."""
    tab.game = game
    for _ in range(ATTEMPTS):
        tab.go()
        tab.way("play-guided").click()
        if tab.wait_for_turn() and not scores(tab).count():
            return
    raise AssertionError("of no game the first round has a decision")


def multiply(ann: Tab, ben: Tab) -> bool:
    """Let two people play until one of them has many potatoes; False = the game is over before."""
    ann.open_table(seats=2, friends=True, options=SPLIT)
    sit(ben, ann.page.url, "Ben", ben.button("sit", seat=2))
    ann.button("start").click()
    together((ann, ben), lambda tab: tab.info["phase"] == "playing", "the game has begun")
    while not ann.over:
        if len(before(ann, 0)) >= MANY:
            return True
        for tab in (ann, ben):
            if tab.decision is not None:
                tab.play()
        ann.page.wait_for_timeout(SOON_MS)
    return False


@pytest.mark.parametrize("game", slugs())
def test_the_first_tip_says_what_the_game_is_about_and_the_next_what_is_asked(game: str, tab: Tab) -> None:
    begin(tab, game)
    expect(coach(tab)).to_contain_text(tab.t("game-goal"))
    assert waiting(tab) <= FEW
    coach(tab).get_by_role("button").click()
    expect(coach(tab)).to_contain_text(tab.t(f"tip-{tab.seen['board']['prompt']['text']['id']}"))


def test_tips_that_nobody_reads_do_not_pile_up(tab: Tab) -> None:
    begin(tab)
    for _ in range(4):
        assert waiting(tab) <= FEW
        tab.play()
        # A game may be over so soon.
        if not tab.wait_for_turn():
            begin(tab)
    assert waiting(tab) <= FEW


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_neither_a_tip_nor_the_scores_of_a_round_cover_anything(viewport: dict[str, int], come: Come) -> None:
    tab = come(viewport=viewport)
    begin(tab)
    expect(coach(tab)).to_be_visible()
    assert crossing(tab, ".coach", NEEDED) == []
    known = rounds(tab)
    while rounds(tab) == known:
        play_elsewhere(tab, cards=1)
        if not tab.wait_for_turn():
            begin(tab)
            known = rounds(tab)
    expect(scores(tab)).to_be_visible()
    assert crossing(tab, ".notes", NEEDED) == []


@pytest.mark.parametrize("game", slugs())
def test_on_a_phone_the_first_tip_leaves_the_hand_in_sight_and_can_be_read(game: str, come: Come) -> None:
    tab = come(viewport=PHONE)
    begin(tab, game)
    expect(coach(tab)).to_contain_text(tab.t("game-goal"))
    for card in tab.hand.all():
        expect(card).to_be_in_viewport(ratio=0.5)
    folded = coach(tab).get_by_role("button", expanded=False)
    if folded.count():
        folded.click()
    expect(coach(tab).get_by_text(tab.t("game-goal"), exact=True)).to_be_in_viewport(ratio=1)


def test_the_newest_line_of_the_log_is_in_sight_beside_the_scores_of_a_round(tab: Tab) -> None:
    tab.open_table(game=GAME, seats=9)
    round_ = scores(tab)
    while not round_.count():
        play_elsewhere(tab, cards=1)
        # Among nine one may be asked so seldom that the game is over before a round is.
        if not tab.wait_for_turn():
            tab.open_table(game=GAME, seats=9)
    newest = tab.page.get_by_role("list", name=tab.t("board-log")).get_by_role("listitem").last
    expect(newest).to_be_in_viewport(ratio=0.9)
    expect(round_.get_by_role("row")).to_have_count(1 + 9)
    expect(round_.get_by_role("button", name=tab.t("board-round-seen"))).to_be_in_viewport(ratio=0.9)


def test_whoever_is_asked_has_been_told_within_seconds_what_has_happened(come: Come) -> None:
    tab = come(reduced_motion="no-preference")
    tab.open_table(game=GAME, seats=6)
    told = 0
    for _ in range(6):
        if not tab.wait_for_turn():
            break
        told += tab.page.locator(".story").count()
        assert tab.page.evaluate(UNTIL_TOLD) < TOLD_MS
        play_elsewhere(tab, cards=1)
    assert told > 0


def test_a_tip_about_a_card_covers_neither_the_answers_nor_ones_own_things(tab: Tab) -> None:
    tab.open_table(game=GAME, seats=2, options=TWO)
    tab.wait_for_turn()
    tip = tab.page.locator(".tip")
    for card in (tab.hand.first, tab.hand.last):
        tab.page.mouse.move(*tab.index_of(card))
        expect(tip).to_be_visible()
        assert crossing(tab, ".tip", ".answers .button, .token.large") == []
        place = tab.t("board-place", place=1, of=tab.hand.count())
        assert place not in tip.inner_text()
        tab.page.mouse.move(5, 5)
        expect(tip).to_have_count(0)


def test_a_tip_ends_when_cards_move_beneath_a_mouse_that_rests_and_none_opens(tab: Tab) -> None:
    tab.open_table(game=GAME, seats=2, options=PASSED)
    tab.wait_for_turn()
    tab.page.mouse.move(*tab.index_of(tab.hand.first))
    expect(tab.page.locator(".tip")).to_be_visible()
    count = len(tab.held())
    while len(tab.held()) == count:
        play_elsewhere(tab, cards=1)
    expect(tab.page.locator(".tip")).to_have_count(0)
    tab.page.wait_for_timeout(REST_MS)
    expect(tab.page.locator(".tip")).to_have_count(0)


def test_on_a_phone_the_hand_stays_in_sight_below_many_seasoned_potatoes(come: Come) -> None:
    ann, ben = come(viewport=PHONE, locale="lt"), come()
    ann.language = "lt"
    for tab in (ann, ben):
        tab.game = GAME
    for _ in range(ATTEMPTS):
        if multiply(ann, ben):
            break
    assert len(before(ann, 0)) >= MANY
    ann.wait_for_turn()
    page = ann.page.viewport_size
    assert page is not None
    for card in ann.hand.all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] / 2 < page["height"]
    names = ann.page.get_by_role("list", name=ann.t("board-before-you")).locator(".name")
    assert not any(name.is_visible() for name in names.all())


def test_the_end_says_why_the_winner_has_won(tab: Tab) -> None:
    tab.open_table(game=GAME, seats=3)
    play_elsewhere(tab)
    expect(tab.link("board-record")).to_be_visible()
    log = tab.page.get_by_role("list", name=tab.t("board-log")).get_by_role("listitem")
    said = [text for text in log.all_inner_texts() if re.search(" wins? ", text)]
    assert said
    for text in said:
        expect(tab.page.get_by_role("main").get_by_text(text.strip(), exact=True)).to_be_visible()
