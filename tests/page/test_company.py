"""Several people at one table, with bots and somebody who watches."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.page.conftest import Come
from tests.page.device import play_elsewhere
from tests.page.house import House
from tests.page.secrets_of import check_secrets
from tests.page.tab import Tab, together


def sit(tab: Tab, link: str, name: str, seat: Locator) -> None:
    """Join by a link: a name, a tap."""
    tab.page.goto(link)
    tab.page.get_by_label(tab.t("your-name")).fill(name)
    seat.click()
    tab.until(lambda: tab.you >= 0, f"{name} is seated")


def gather(come: Come, **wish: Any) -> tuple[Tab, Tab]:
    """Return two people at a table of three that has begun; a bot has the last seat."""
    ann, ben = come(), come()
    ann.open_table(**{"seats": 3, "friends": True, "chat": "free", **wish})
    sit(ben, ann.page.url, "Ben", ben.button("sit", seat=2))
    ann.button("start").click()
    together((ann, ben), lambda tab: tab.info["phase"] == "playing", "the game has begun")
    return ann, ben


def turn(*tabs: Tab) -> Tab:
    """Wait until one of these must decide, and return who."""
    tabs[0].until(lambda: any(tab.decision is not None for tab in tabs), "it is somebody's turn")
    return next(tab for tab in tabs if tab.decision is not None)


def trick(tab: Tab) -> list[str]:
    """Return the cards of the trick as they are drawn."""
    faces: list[str] = tab.page.locator("[data-zone=trick] [data-face]").evaluate_all(
        "cards => cards.map((card) => card.dataset.face)"
    )
    return faces


def laid(tab: Tab) -> list[str]:
    """Return the cards of the trick as they came over the wire."""
    zones = tab.seen["board"]["zones"]
    return [card["face"] for zone in zones if zone["id"] == "trick" for card in zone.get("cards", [])]


def test_friends_join_by_link_get_ready_and_see_every_move_but_no_hand(come: Come) -> None:
    ann, ben, cid = come(), come(), come()
    ann.go("/new/potato-man?friends")
    ann.page.get_by_label(ann.t("your-name")).fill("Ann")
    ann.page.get_by_role("radio", name="3", exact=True).check()
    ann.button("new-open").click()
    link = ann.page.get_by_role("textbox", name=ann.t("share-link"), exact=True).input_value()
    expect(ann.page.get_by_role("img", name=ann.t("share-qr"))).to_be_visible()
    sit(ben, link, "Ben", ben.button("sit", seat=2))
    cid.page.goto(link)
    expect(cid.button("sit", seat=3)).to_be_visible()
    ann.page.get_by_role("combobox", name=ann.t("fill-seat", seat=3)).select_option(label=ann.t("level-thumb"))
    for tab in (ann, ben):
        tab.page.get_by_role("checkbox", name=tab.t("ready")).click()
    everybody = (ann, ben, cid)
    together(everybody, lambda tab: tab.info["phase"] == "playing", "the game begins when all are ready")
    assert (ann.you, ben.you, cid.you) == (0, 1, -1)
    for _ in range(8):
        mover = turn(ann, ben)
        check_secrets(*everybody)
        mover.play()
        together(everybody, lambda tab: tab.seen["moves"] == turn(ann, ben).seen["moves"], "all have seen the move")
        together(everybody, lambda tab: trick(tab) == trick(ann), "all see the same trick")
    assert cid.held() == []


def test_chat_comes_to_everybody_and_free_text_is_shown_as_it_is(come: Come) -> None:
    ann, ben = gather(come)
    ann.button("preset-good-luck").click()
    ben.page.get_by_role("textbox", name=ben.t("board-chat-text")).fill("<b>Hi</b> & {hello}")
    ben.button("board-chat-send").click()
    for tab in (ann, ben):
        log = tab.page.get_by_role("list", name=tab.t("board-log"))
        expect(log.get_by_role("listitem").filter(has_text=f"Ann: {tab.t('preset-good-luck')}")).to_be_visible()
        expect(log.get_by_role("listitem").filter(has_text="Ben: <b>Hi</b> & {hello}")).to_be_visible()


def play_and_ask_back(ann: Tab, ben: Tab) -> tuple[list[str], int]:
    """Let Ann play a card that only Ben answers, and ask for it back; return her hand and the moves before."""
    while turn(ann, ben) is not ann or len(laid(ann)) == 2:
        turn(ann, ben).play()
    ann.wait_for_turn()
    before = ann.held(), ann.seen["moves"]
    ann.play()
    assert turn(ann, ben) is ben
    ann.button("board-undo").click()
    asked = ben.page.get_by_role("group", name=ben.t("board-undo"))
    expect(asked).to_contain_text(ben.t("board-undo-asked", player="Ann"))
    return before


def test_a_move_is_taken_back_once_the_other_has_agreed(come: Come) -> None:
    ann, ben = gather(come)
    before = play_and_ask_back(ann, ben)
    ben.button("board-undo-yes").click()
    ann.until(lambda: ann.decision is not None, "Ann has her card again")
    ann.wait_for_turn()
    assert (ann.held(), ann.seen["moves"]) == before
    for tab in (ann, ben):
        log = tab.page.get_by_role("list", name=tab.t("board-log"))
        expect(log.get_by_role("button", name=tab.t("table-undo", player="Ann"), exact=True)).to_be_visible()
        # What has been taken back is struck through.
        assert log.locator("s").count() == 1
    ann.play()


def test_a_move_stands_where_the_other_does_not_agree(come: Come) -> None:
    ann, ben = gather(come)
    _, moves = play_and_ask_back(ann, ben)
    ben.button("board-undo-no").click()
    for tab in (ann, ben):
        log = tab.page.get_by_role("list", name=tab.t("board-log"))
        expect(log.get_by_role("button", name=tab.t("table-undo-refused", player="Ben"), exact=True)).to_be_visible()
    assert ann.seen["moves"] == moves + 1
    assert turn(ann, ben) is ben
    ben.play()


def test_a_bot_plays_for_whoever_leaves_until_they_are_back(come: Come, hasty_house: House) -> None:
    ann, ben = come(house=hasty_house), come(house=hasty_house)
    id_ = ann.open_table(seats=2, friends=True)
    sit(ben, ann.page.url, "Ben", ben.button("sit", seat=2))
    ann.button("start").click()
    turn(ann, ben)
    ben.page.close()
    ann.until(lambda: not ann.info["seats"][1].get("online"), "Ben is seen to be away")
    ann.until(lambda: "level" in ann.info["seats"][1], "a bot plays for Ben")
    expect(ann.seat(1)).to_contain_text("Ben")
    assert ann.play()
    assert ann.play()
    back = come(beside=ben, house=hasty_house)
    back.go(f"/t/{id_}")
    ann.until(lambda: ann.info["seats"][1].get("online") and "level" not in ann.info["seats"][1], "Ben is back")
    back.until(lambda: back.you == 1, "Ben has his seat again")
    for _ in range(4):
        turn(ann, back).play()


def test_a_seat_of_a_bot_is_opened_to_a_friend_in_the_middle_of_a_game(come: Come) -> None:
    ann, ben = come(), come()
    ann.open_table(seats=3, options={})
    ann.play()
    ann.seat(1).click()
    ann.button("board-open-seat").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    sit(ben, ann.page.url, "Ben", ben.button("sit-for", name=ben.t("bot-name", seat=1)))
    expect(ann.seat(1)).to_contain_text("Ben")
    assert ben.you == 1
    movers = set()
    for _ in range(4):
        check_secrets(ann, ben)
        movers.add(turn(ann, ben).you)
        turn(ann, ben).play()
    assert movers == {0, 1}


def test_another_game_takes_everybody_along(come: Come) -> None:
    ann, ben = gather(come, seats=2, options={"laps": 1})
    cid = come()
    cid.page.goto(ann.page.url)
    cid.until(lambda: cid.seen, "Cid watches")
    old = ann.table
    play_elsewhere(ann, ben)
    together((ann, ben, cid), lambda tab: tab.over, "the game is over")
    ann.button("board-rematch").click()
    together((ann, ben, cid), lambda tab: tab.table not in ("", old), "all are led on")
    together((ann, ben, cid), lambda tab: tab.info["id"] == tab.table, "all are at the next table")
    assert len({tab.table for tab in (ann, ben, cid)}) == 1
    ben.page.get_by_role("checkbox", name=ben.t("ready")).click()
    turn(ann, ben)
    assert (ann.you, ben.you, cid.you) == (0, 1, -1)
    turn(ann, ben).play()
