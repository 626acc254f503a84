"""The connection comes and goes; several tabs and devices of one player stay in step."""

from __future__ import annotations

import signal
from functools import partial

from playwright.sync_api import expect

from tests.page.conftest import Come
from tests.page.house import House
from tests.page.tab import Tab

CUT = ("ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED", "WebSocket connection", "WebSocket is closed", "restarting")
"""What a browser says when the server is away."""


def stay(tab: Tab) -> None:
    """Leave something on the page that a reload would wipe away."""
    tab.page.evaluate("() => { window.stayed = true }")


def check_stayed(tab: Tab) -> None:
    """See that the page has not been loaded again, and asks nothing."""
    assert tab.page.evaluate("window.stayed === true")
    expect(tab.page.get_by_role("dialog")).to_have_count(0)
    expect(tab.page.get_by_role("alert")).to_have_count(0)


def same_hand(one: Tab, other: Tab) -> bool:
    """Say whether two tabs show the same cards."""
    return one.shown() == other.shown()


def check_goes_on(tab: Tab, house: House, how: signal.Signals) -> None:
    """End the server in the middle of a game, start it again, and play on."""
    tab.forgive(*CUT)
    tab.open_table()
    for _ in range(3):
        tab.play()
    tab.wait_for_turn()
    stay(tab)
    before, sockets = (tab.held(), tab.seen["moves"], tab.decision), tab.sockets
    house.stop(how)
    check_stayed(tab)
    assert tab.shown() == before[0]
    house.start()
    tab.until(lambda: tab.sockets > sockets and "board" in tab.seen, "the page has found the server again")
    tab.wait_for_turn()
    assert (tab.held(), tab.seen["moves"], tab.decision) == before
    check_stayed(tab)
    tab.play()
    assert tab.seen["moves"] > before[1]


def test_a_game_goes_on_exactly_when_the_server_was_killed(tab: Tab, house: House) -> None:
    check_goes_on(tab, house, signal.SIGKILL)


def test_a_game_goes_on_exactly_when_the_server_was_restarted(tab: Tab, house: House) -> None:
    check_goes_on(tab, house, signal.SIGTERM)


def test_a_card_played_without_a_connection_is_played_once_when_it_is_back(tab: Tab, house: House) -> None:
    tab.forgive(*CUT)
    tab.open_table(seats=3)
    tab.wait_for_turn()
    stay(tab)
    held = tab.held()
    house.stop(signal.SIGKILL)
    card = tab.playable.first
    face = card.get_attribute("data-face")
    tab.click(card)
    house.start()
    tab.until(lambda: len(tab.held()) == len(held) - 1, "the card has been played")
    assert tab.held() == [one for one in held if one != face]
    check_stayed(tab)
    tab.play()


def test_only_a_long_silence_is_spoken_of_and_not_in_a_dialog(tab: Tab, house: House) -> None:
    tab.forgive(*CUT)
    tab.page.clock.install()
    tab.open_table()
    tab.wait_for_turn()
    stay(tab)
    hints = {message: tab.page.get_by_text(tab.t(message)) for message in ("board-reconnecting", "board-offline")}
    house.stop(signal.SIGKILL)
    try:
        expect(hints["board-reconnecting"]).to_have_count(0)
        tab.page.clock.run_for(6_000)
        expect(hints["board-reconnecting"]).to_be_visible()
        tab.page.clock.run_for(6_000)
        expect(hints["board-offline"]).to_be_visible()
        check_stayed(tab)
    finally:
        house.start()
    tab.page.clock.run_for(11_000)
    expect(hints["board-offline"]).to_have_count(0)
    tab.play()


def test_a_browser_that_was_offline_catches_up_by_itself(come: Come) -> None:
    tab = come()
    tab.forgive(*CUT)
    tab.open_table()
    tab.play()
    tab.wait_for_turn()
    stay(tab)
    tab.context.set_offline(True)
    tab.click(tab.playable.first)
    tab.context.set_offline(False)
    moves = tab.seen["moves"]
    tab.until(lambda: tab.seen["moves"] > moves, "the card has been played")
    check_stayed(tab)
    assert tab.play()


def test_two_tabs_of_one_player_stay_in_step(come: Come) -> None:
    left = come()
    left.open_table()
    right = come(beside=left)
    right.page.goto(left.page.url)
    for mover, other in ((left, right), (right, left)) * 3:
        mover.play()
        mover.wait_for_turn()
        other.until(partial(same_hand, mover, other), "both show the same hand")
        assert other.decision == mover.decision
    assert (left.you, right.you) == (0, 0)


def test_the_link_to_ones_own_seat_carries_it_to_another_device(come: Come) -> None:
    desk, phone = come(), come()
    desk.open_table()
    desk.play()
    desk.wait_for_turn()
    desk.button("board-people", n=0).click()
    desk.page.get_by_text(desk.t("share-own"), exact=True).click()
    link = desk.page.get_by_role("textbox", name=desk.t("share-own"), exact=True).input_value()
    desk.page.keyboard.press("Escape")
    assert "#seat=" in link
    phone.page.goto(link)
    phone.toast(phone.t("rejoined"))
    assert "#" not in phone.page.url
    phone.wait_for_turn()
    assert phone.shown() == desk.shown()
    assert phone.you == 0
    phone.play()
    desk.wait_for_turn()
    phone.wait_for_turn()
    assert phone.shown() == desk.shown()
    # Whoever only watches is never shown that link.
    cid = come()
    cid.page.goto(desk.page.url)
    cid.until(lambda: cid.seen, "the table is there")
    assert "rejoin" not in cid.received()
