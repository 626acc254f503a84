"""Looking back: during a game, after it, by a link to a move; playing on from there; the record."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.page.conftest import Come
from tests.page.device import play_unseen
from tests.page.tab import Tab
from tests.sharing import PATIENCE


def replay(tab: Tab) -> Locator:
    """Find the controls with which one looks back."""
    return tab.page.get_by_role("region", name=tab.t("board-replay"))


def place(tab: Tab) -> int:
    """Return how many moves had been made at what is looked at."""
    if not replay(tab).count():
        return int(tab.seen["moves"])
    text = tab.page.get_by_role("slider", name=tab.t("board-move-slider")).input_value()
    return int(text)


def is_before(tab: Tab, at: int) -> bool:
    """Say whether what is looked at was before a move."""
    return place(tab) < at


def is_after(tab: Tab, at: int) -> bool:
    """Say whether what is looked at was after a move."""
    return place(tab) > at


def is_hand(tab: Tab, hand: list[str]) -> bool:
    """Say whether this hand is shown."""
    return tab.shown() == hand


@pytest.fixture
def ended(tab: Tab) -> Tab:
    """Return a tab with a game that is over."""
    tab.open_table()
    play_unseen(tab)
    expect(tab.link("board-record")).to_be_visible()
    return tab


def test_one_looks_back_during_a_game_and_returns(tab: Tab) -> None:
    tab.open_table(seats=3)
    hands = []
    for _ in range(3):
        tab.wait_for_turn()
        hands.append((tab.seen["moves"], tab.shown()))
        tab.play()
    tab.wait_for_turn()
    now = tab.shown()
    for at, hand in reversed(hands):
        while place(tab) > at:
            before = place(tab)
            tab.page.keyboard.press("[")
            tab.until(partial(is_before, tab, before), "an earlier moment is shown")
        assert place(tab) == at
        tab.until(partial(is_hand, tab, hand), "the hand of then is shown")
        expect(tab.hand.and_(tab.page.locator("[aria-disabled]"))).to_have_count(0)
    assert "●" not in tab.page.title()
    tab.button("board-now").click()
    expect(replay(tab)).to_have_count(0)
    assert tab.shown() == now
    tab.play()


def test_a_game_that_is_over_is_watched_again_and_each_move_has_a_link(ended: Tab, come: Come) -> None:
    ended.button("board-replay").click()
    expect(replay(ended)).to_be_visible()
    ended.button("board-pause").click()
    for _ in range(3):
        then = place(ended)
        ended.button("board-forward").click()
        ended.until(partial(is_after, ended, then), "a later moment is shown")
    at = place(ended)
    assert ended.page.url.endswith(f"?move={at}")
    friend = come()
    friend.page.goto(ended.page.url)
    expect(replay(friend)).to_contain_text(friend.t("board-move", n=at, of=ended.seen["moves"]))
    ended.page.get_by_role("combobox", name=ended.t("board-eyes")).select_option(label=ended.t("bot-name", seat=1))
    hand = ended.page.get_by_role("region", name=re.compile("hand", re.IGNORECASE)).get_by_role("button")
    expect(hand.first).to_be_visible()
    before = ended.shown() if ended.hand.count() else hand.evaluate_all("all => all.map((one) => one.dataset.face)")
    ended.page.get_by_role("combobox", name=ended.t("board-eyes")).select_option(label="Ann")
    ended.until(lambda: ended.hand.count() and ended.shown() != before, "the cards are seen by Ann")
    ended.button("board-now").click()
    expect(ended.link("board-record")).to_be_visible()
    assert "move=" not in ended.page.url


def test_one_plays_on_from_a_move_of_a_game_that_is_over(ended: Tab) -> None:
    old = ended.table
    ended.go(f"/t/{old}?move={ended.seen['moves'] - 8}")
    expect(replay(ended)).to_be_visible()
    at = place(ended)
    shown = ended.shown()
    ended.button("board-play-on").click()
    ended.until(lambda: ended.table != old and ended.info["id"] == ended.table, "there is a new table")
    log = ended.page.get_by_role("list", name=ended.t("board-log"))
    expect(log.get_by_role("button", name=ended.t("table-forked", move=at), exact=True)).to_be_visible()
    if ended.wait_for_turn():
        assert set(ended.shown()) & set(shown)
    ended.play_out()


def test_the_record_of_a_game_replays_and_its_luck_is_verified(ended: Tab, tmp_path: Path) -> None:
    with ended.page.expect_download() as started:
        ended.link("board-record").click()
    file = tmp_path / started.value.suggested_filename
    started.value.save_as(file)
    for command in ("verify", "replay"):
        done = subprocess.run(
            [sys.executable, "-m", "spuds", command, str(file)],
            check=False,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stderr
        if command == "verify":
            assert ended.info["hash"] in done.stdout
    ended.page.get_by_text(ended.t("board-fair"), exact=True).click()
    expect(ended.page.get_by_text(ended.info["seed"])).to_be_visible()
