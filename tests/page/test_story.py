"""What has just happened is told step by step, and is in nobody's way."""

from __future__ import annotations

import re
from functools import partial
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.page.conftest import Come
from tests.page.listening import heard, linger, listen, told
from tests.page.potatoes import GAME, TO_AND_FRO
from tests.page.tab import Tab
from tests.page.test_company import sit

TELLS = re.compile("/telling-")
RUNNING = "document.getAnimations().filter((one) => one.playState === 'running').length"


def sit_down(come: Come, motion: str = "no-preference") -> Tab:
    """Return somebody at a table for two, whose potato goes to and fro."""
    tab = come(reduced_motion=motion)
    listen(tab)
    tab.open_table(game=GAME, seats=2, options=TO_AND_FRO)
    tab.wait_for_turn()
    return tab


def story(tab: Tab) -> Locator:
    """Find what is told now."""
    return tab.page.get_by_role("button").filter(has_text=tab.t("board-story-skip"))


def is_within(some: list[str], texts: list[str]) -> bool:
    """Say whether texts come one after the other among others, maybe as part of them."""
    rest = iter(texts)
    return all(any(one in text for text in rest) for one in some)


def test_steps_are_told_in_their_order_and_in_the_words_of_the_log(come: Come) -> None:
    tab = sit_down(come)
    tab.play()
    tab.wait_for_turn()
    # An answer ends a story, so it is heard to its end; what tells it may still be on its way.
    tab.until(lambda: tab.t("step-pass") in dict(told(tab)), "a pass is told")
    expect(story(tab)).to_have_count(0)
    potato = tab.seen["board"]["prompt"]["text"]["args"]["potato"]
    tab.button("pick-none", potato=potato).click()
    tab.until(lambda: tab.t("step-explode") in dict(told(tab)), "an explosion is told")
    expect(story(tab)).to_have_count(0)
    steps = [tab.t(f"step-{name}") for name in ("play", "reveal", "chop", "pass", "explode")]
    numbers = [steps.index(step) for step, _ in told(tab)]
    assert numbers[0] == 0
    falls = [now for last, now in pairwise(numbers) if now < last]
    assert {tab.t("step-play"), tab.t("step-pass")} < {step for step, _ in told(tab)}
    assert set(falls) <= {0}, "within a turn no step is told after a later one"
    assert is_within([text.partition(" …")[0] for _, text in told(tab)], heard(tab)["log"])


def _has_heard(tab: Tab, text: str) -> bool:
    return text in heard(tab)["log"]


def test_what_happens_while_that_which_tells_it_is_being_loaded_is_told_in_its_order(come: Come) -> None:
    ann, ben = come(reduced_motion="no-preference"), come()
    listen(ann)
    # Not even what is loaded when all is calm comes before it is needed.
    ann.page.add_init_script("window.unhurried = true")
    kept: list[Route] = []
    ann.page.route(TELLS, lambda route: kept.append(route))
    ann.open_table(game=GAME, seats=2, friends=True, options=TO_AND_FRO)
    sit(ben, ann.page.url, "Ben", ben.button("sit", seat=2))
    ann.button("start").click()
    for number, tab in enumerate((ann, ben, ann, ben), 1):
        tab.play()
        ann.until(partial(_has_heard, ann, ann.t("event-ends-turn", amount=number)), "it is read aloud")
    ann.until(lambda: kept, "what tells it is on its way")
    assert told(ann) == []
    for route in kept:
        route.continue_()
    ann.until(lambda: told(ann), "it is told")
    assert told(ann)[0][1].startswith("Ann ")


def test_while_a_story_is_told_the_table_is_as_it_is_now_and_may_be_played_on(come: Come) -> None:
    tab = sit_down(come)
    linger(tab)
    tab.play()
    tab.wait_for_turn()
    expect(story(tab)).to_be_visible()
    prompt = tab.seen["board"]["prompt"]["text"]
    assert tab.status() == tab.t(prompt["id"], **prompt.get("args", {}))
    begun = tab.seen["moves"]
    tab.play()
    assert tab.seen["moves"] > begun


@pytest.mark.parametrize("how", ["a press", "a key"])
def test_a_story_is_skipped(how: str, come: Come) -> None:
    tab = sit_down(come)
    linger(tab)
    tab.play()
    tab.wait_for_turn()
    expect(story(tab)).to_be_visible()
    decision = tab.decision
    if how == "a press":
        story(tab).click()
    else:
        tab.page.keyboard.press("Escape")
    expect(story(tab)).to_have_count(0)
    assert tab.decision == decision
    tab.play()


def test_nothing_is_told_or_moved_where_less_motion_is_wanted_but_all_is_read_aloud(come: Come) -> None:
    tab = sit_down(come, "reduce")
    for _ in range(3):
        tab.play()
        tab.wait_for_turn()
        assert tab.page.evaluate(RUNNING) == 0
    assert told(tab) == []
    assert any(tab.t("card-name", card="pass-left") in text for text in heard(tab)["log"])


def test_whoever_does_not_like_stories_is_told_none(come: Come) -> None:
    tab = sit_down(come)
    tab.button("nav-settings").click()
    tab.page.get_by_role("checkbox", name=tab.t("set-story")).uncheck()
    tab.button("close").click()
    for _ in range(3):
        tab.play()
        tab.wait_for_turn()
    assert told(tab) == []
