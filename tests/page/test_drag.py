"""Cards that are dragged to where they go, with the mouse and with a finger, instead of being pressed."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from playwright.sync_api import CDPSession, Locator, ViewportSize, expect

from tests.page.browsers import LARGE_PHONE
from tests.page.conftest import Come
from tests.page.potatoes import APART
from tests.page.potatoes import GAME as HOT_POTATO
from tests.page.tab import HAND, Tab

EXCHANGE = "lupenos"
"""Begins with an exchange, in which each card may be chosen."""
ROW = 3
NEARER = 0.25
"""Of the way that is left, so much is gone at a time."""
BETWEEN_MS = 50
LOW: ViewportSize = {"width": 360, "height": 400}
"""A screen too low for all of the table."""
BELOW = 40
"""Pixels of the page that are below the screen."""
STEP = 20


# Whether a card is away from where it lies, or on its way back.
LIFTED = f"""() => [...document.querySelectorAll('{HAND}')].map((card) => card.closest('li')).some(
  (one) => one.style.translate !== '' || one.getAnimations().length > 0)"""


def moves_of(tab: Tab) -> list[dict[str, Any]]:
    """Return the list to which all moves come that the tab will send at the next table, but for their ids."""
    moves: list[dict[str, Any]] = []

    def sent(frame: str | bytes) -> None:
        wish = json.loads(frame)
        if wish.pop("type") == "move":
            assert wish.pop("action_id")
            moves.append(wish)

    tab.page.on("websocket", lambda socket: socket.on("framesent", sent))
    return moves


def choice(tab: Tab, *faces: str) -> str:
    """Return the words of the answer that is said by these cards, as they came over the wire."""
    choices: list[dict[str, Any]] = tab.seen["board"]["choices"]
    return next(str(one["move"]) for one in choices if [pick.get("face") for pick in one["picks"]] == list(faces))


def face_of(card: Locator) -> str:
    """Return the word of a card."""
    return str(card.get_attribute("data-face"))


def middle_of(place: Locator) -> tuple[float, float]:
    """Return the middle of what is drawn."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Hand:
    """What takes a card up, carries it and lets it go: the mouse, or a finger."""

    def __init__(self, tab: Tab, finger: CDPSession | None = None) -> None:
        self.tab = tab
        self._finger = finger
        self._at = (0.0, 0.0)

    def down(self, at: tuple[float, float]) -> None:
        """Go down there."""
        self._at = at
        if self._finger is None:
            self.tab.page.mouse.move(*self._at)
            self.tab.page.mouse.down()
        else:
            self._touch("touchStart", self._at)

    def carry(self, to: tuple[float, float]) -> None:
        """Move there little by little, as what carries cards is loaded only once one is touched; then be there."""
        self.tab.until(lambda: self._nears(to), "the card has been taken up")
        self.move(to)

    def _nears(self, to: tuple[float, float]) -> bool:
        x, y = self._at
        self.move((x + (to[0] - x) * NEARER, y + (to[1] - y) * NEARER))
        return bool(self.tab.page.evaluate(LIFTED))

    def move(self, to: tuple[float, float]) -> None:
        """Move there."""
        self._at = to
        if self._finger is None:
            self.tab.page.mouse.move(*to)
        else:
            self._touch("touchMove", to)

    def up(self) -> None:
        """Let go."""
        if self._finger is None:
            self.tab.page.mouse.up()
        else:
            self._touch("touchEnd")

    def drag(self, card: Locator, to: tuple[float, float]) -> None:
        """Take a card up, carry it there and let it go."""
        self.down(self.tab.index_of(card))
        self.carry(to)
        self.up()

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        assert self._finger is not None
        self._finger.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )


def comes_back(tab: Tab) -> None:
    """See that every card of the hand goes back to where it lay."""
    tab.until(lambda: not tab.page.evaluate(LIFTED), "the card is back")
    assert tab.shown() == tab.held()


def on_a_phone(come: Come, viewport: ViewportSize = LARGE_PHONE) -> tuple[Tab, Hand]:
    """Return a tab on a phone, and the finger of whoever holds it."""
    tab = come(viewport=viewport, has_touch=True, is_mobile=True)
    return tab, Hand(tab, tab.context.new_cdp_session(tab.page))


def is_past(tab: Tab, decision: list[int] | None) -> bool:
    """Say whether a decision is no longer the one that is owed."""
    return tab.decision != decision


def picked(tab: Tab) -> list[str]:
    """Return the cards of the hand that are part of the answer in the making, from left to right."""
    faces: list[str] = tab.hand.and_(tab.page.locator("[aria-pressed=true]")).evaluate_all(
        "cards => cards.map((card) => card.dataset.face)"
    )
    return faces


def has_picked(tab: Tab, many: int) -> bool:
    """Say whether so many cards are part of the answer in the making."""
    return len(picked(tab)) == many


def choose_row(tab: Tab, hand: Hand) -> None:
    """Choose the row of the exchange from the right by dragging, but for its last card, which is pressed.

    The first one is pressed, too, to be taken back and dragged once more.
    """
    moves = moves_of(tab)
    tab.open_table(game=EXCHANGE)
    tab.wait_for_turn()
    decision = tab.decision
    first = tab.hand.last
    faces: list[str] = []
    for many in (1, 0):
        tab.click(first)
        tab.until(partial(has_picked, tab, many), "it is picked, or not any more")
    for chosen in range(ROW):
        card = tab.playable.last
        faces.insert(0, face_of(card))
        if chosen < ROW - 1:
            hand.drag(card, middle_of(tab.page.locator(".board .middle")))
            tab.until(partial(has_picked, tab, len(faces)), "the card is picked")
            assert picked(tab) == faces
            assert moves == []
        else:
            tab.click(card)
    tab.until(partial(is_past, tab, decision), "the row is being named")
    tab.until(lambda: len(moves) == ROW, "all of it is")
    assert [one["move"] for one in moves] == [f"up {face}" for face in faces]
    decisions = [tuple(one["decision"]) for one in moves]
    assert decisions[0] == tuple(decision or ())
    assert sorted(set(decisions)) == decisions
    tab.until(partial(has_picked, tab, 0), "nothing is in the making")


def test_the_cards_of_an_exchange_are_dragged_with_the_mouse_and_sent_as_if_they_were_pressed(tab: Tab) -> None:
    choose_row(tab, Hand(tab))


def test_the_cards_of_an_exchange_are_dragged_with_a_finger_on_a_phone(come: Come) -> None:
    choose_row(*on_a_phone(come))


def test_a_finger_that_moves_sideways_or_down_plays_nothing_and_nor_does_one_that_comes_back(come: Come) -> None:
    tab, finger = on_a_phone(come)
    moves = moves_of(tab)
    tab.open_table(game=EXCHANGE)
    tab.wait_for_turn()
    card = tab.playable.first
    home = tab.index_of(card)
    finger.down(home)
    finger.carry(middle_of(tab.page.locator(".board .middle")))
    finger.move(home)
    finger.up()
    for aim in ((home[0] + 150, home[1] + 4), (home[0] + 4, home[1] + 90)):
        finger.down(home)
        for part in (0.25, 0.5, 1.0):
            finger.move((home[0] + (aim[0] - home[0]) * part, home[1] + (aim[1] - home[1]) * part))
            tab.page.wait_for_timeout(BETWEEN_MS)
        assert not tab.page.evaluate(LIFTED)
        finger.up()
    assert moves == []
    assert picked(tab) == []
    assert tab.index_of(card) == home


def test_where_the_page_goes_on_below_a_finger_that_moves_up_scrolls_it_and_plays_nothing(come: Come) -> None:
    tab, finger = on_a_phone(come, LOW)
    moves = moves_of(tab)
    tab.open_table(game=EXCHANGE)
    tab.wait_for_turn()
    main = tab.page.locator("main")
    main.evaluate("main => main.scrollTo(0, main.scrollHeight)")
    x, y = tab.index_of(tab.playable.first)
    end = main.evaluate("main => main.scrollTop")
    main.evaluate(f"main => main.scrollBy(0, -{BELOW})")
    finger.down((x, y + BELOW))
    for risen in range(0, int(y), STEP):
        finger.move((x, y + BELOW - risen))
        assert not tab.page.evaluate(LIFTED)
    finger.up()
    tab.until(lambda: main.evaluate("main => main.scrollTop") == end, "the end of the page is in sight")
    assert moves == []
    assert picked(tab) == []


def test_a_card_that_is_let_go_over_the_hand_or_given_up_with_escape_stays(come: Come) -> None:
    tab = come(reduced_motion="no-preference")
    moves = moves_of(tab)
    tab.open_table(game=EXCHANGE)
    tab.wait_for_turn()
    hand, card = Hand(tab), tab.playable.first
    home, above = tab.index_of(card), middle_of(tab.page.locator(".board .middle"))
    hand.down(tab.index_of(card))
    hand.carry(above)
    expect(tab.page.locator(f"{HAND}.out")).to_have_count(1)
    hand.move((home[0] + 40, home[1] + 10))
    expect(tab.page.locator(f"{HAND}.out")).to_have_count(0)
    hand.up()
    comes_back(tab)
    hand.down(tab.index_of(card))
    hand.carry(above)
    tab.page.keyboard.press("Escape")
    hand.up()
    comes_back(tab)
    assert moves == []
    assert picked(tab) == []
    expect(tab.page.locator("dialog")).to_have_count(0)
    hand.drag(card, above)
    tab.until(partial(has_picked, tab, 1), "it is pressed once it is let go above the hand")


def test_an_answer_of_two_cards_is_two_drags(tab: Tab) -> None:
    moves = moves_of(tab)
    tab.open_table(game=HOT_POTATO, seats=2, options=APART)
    hand = Hand(tab)
    while True:
        assert tab.wait_for_turn(), "no turn has come at which two cards may be laid"
        two = [one["picks"] for one in tab.seen["board"]["choices"] if len(one["picks"]) > 1]
        pair = next(
            ([pick["face"] for pick in picks] for picks in two if all(pick.get("face") for pick in picks)), None
        )
        if pair:
            break
        tab.play()
    moves.clear()
    expected = [{"decision": tab.decision, "move": choice(tab, *pair)}]
    brown, blue = (tab.page.locator(f"{HAND}[data-face='{face}']") for face in pair)
    hand.drag(brown, middle_of(tab.page.locator(".token.large").first))
    expect(brown).to_have_attribute("aria-pressed", "true")
    assert moves == []
    hand.drag(blue, middle_of(tab.page.locator(".token.large").first))
    tab.until(lambda: moves, "both are laid")
    assert moves == expected
