"""One tab of a browser, and the hands of whoever sits before it at a table of any game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from playwright.sync_api import Locator, expect

from tests.page.window import Window

# Points of a card's index in its upper left corner, in hundredths of its width; a tap there must hit the card.
INDEX = """
const spots = [[13, 20], [7, 8], [20, 8], [7, 50], [20, 50]];
const at = (card, [x, y]) => new DOMPoint(x, y).matrixTransform(card.querySelector('svg').getScreenCTM());
const hits = (card, spot) => {
  const { x, y } = at(card, spot);
  return document.elementFromPoint(x, y)?.closest('button') === card;
};
"""
COVERED = f"""cards => {{ {INDEX}
  return cards.filter((card) => !spots.every((spot) => hits(card, spot))).map((card) => card.dataset.face);
}}"""


HAND = "section.hand button.card"
OFFERED = ", ".join(
    (
        ".card.playable",
        ".answers .button.main",
        ".seat.choosable > .who",
        ".token.choosable",
        ".zone.choosable > .button",
    )
)
"""What lights up because it may be pressed: cards, words, seats, things, whole zones."""

# What is looked at again and again while a turn or an answer is waited for, in one look and without Playwright's own
# search, which goes through every element each time.
CALLED = f"""() => [document.title, [...document.querySelectorAll('{HAND}')].map((card) => card.dataset.face)]"""
CHOICE = f"""() => {{
  const offered = [...document.querySelectorAll('{OFFERED}')];
  return [offered.length, offered.findIndex((one) => one.matches('{HAND}'))];
}}"""
# Where a card shows, once the hand has come to rest; on a low screen one scrolls there first.
SHOWN = f"""async (card) => {{ {INDEX}
  const ends = (move) => Number.isFinite(move.effect.getComputedTiming().endTime);
  const moves = (one) => one.getAnimations({{ subtree: true }}).some(ends);
  while ([card, ...document.querySelectorAll('{HAND}')].some(moves))
    await new Promise((then) => requestAnimationFrame(then));
  card.scrollIntoViewIfNeeded();
  const {{ x, y }} = at(card, spots[0]);
  return [x, y];
}}"""


def is_card(option: Locator) -> bool:
    """Say whether what may be pressed is a card."""
    return bool(option.evaluate("one => one.matches('.card')"))


def together(tabs: Iterable[Tab], holds: Callable[[Tab], object], what: str) -> None:
    """Wait until something holds in all these tabs."""
    for tab in tabs:
        tab.until(partial(holds, tab), what)


class Tab(Window):
    """A tab of a visitor's browser, at a table."""

    curious = False
    """Whether all kinds of answers are tried, one after the other."""
    presses = 0

    @property
    def info(self) -> dict[str, Any]:
        """What is known of the table apart from the game."""
        info: dict[str, Any] = self.seen["table"]
        return info

    @property
    def you(self) -> int:
        """The seat of the visitor; -1 = a spectator."""
        return int(self.seen.get("table", {}).get("you", -1))

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.seen) and self.info["phase"] == "over"

    @property
    def decision(self) -> list[int] | None:
        """What the visitor owes an answer to."""
        return self.seen.get("decision")

    def held(self) -> list[str]:
        """Return the cards that the visitor may know to be their own, as they came over the wire."""
        zones = (self.seen.get("board") or {}).get("zones", [])
        own = [zone for zone in zones if zone["layout"] == "hand" and zone.get("seat", -1) == self.you >= 0]
        return [card["face"] for zone in own for card in zone.get("cards", [])]

    def seat(self, number: int) -> Locator:
        """Find a seat by the name of whoever holds it."""
        chair = self.info["seats"][number]
        name = chair["name"] if chair["kind"] == "person" else self.t("bot-name", seat=number)
        return self.page.get_by_role("main").get_by_role("button", name=re.compile(f"^{re.escape(name)}, .*[0-9]"))

    @property
    def hand(self) -> Locator:
        """The cards of the visitor's own hand, by their class: to look for roles and names takes ten times as long.

        Where they are for whoever cannot see them is tested once for all.
        """
        return self.page.locator(HAND)

    @property
    def playable(self) -> Locator:
        """The cards of the hand that may be played."""
        return self.hand.and_(self.page.locator(".playable"))

    @property
    def offered(self) -> Locator:
        """All that the page offers to press as an answer, or as the next part of one."""
        return self.page.locator(OFFERED)

    def shown(self) -> list[str]:
        """Return the cards of the hand as they are drawn."""
        faces: list[str] = self.hand.evaluate_all("cards => cards.map((card) => card.dataset.face)")
        return faces

    def covered(self) -> list[str]:
        """Return the cards of the hand whose index cannot be seen, or not whole."""
        faces: list[str] = self.hand.evaluate_all(COVERED)
        return faces

    def index_of(self, card: Locator) -> tuple[float, float]:
        """Return where a card shows, whatever lies over the rest of it, once it has come to rest."""
        x, y = card.evaluate(SHOWN)
        return x, y

    def status(self) -> str:
        """Return the sentence that says who must do what."""
        return self.page.locator("#prompt > span").inner_text()

    def is_called(self) -> bool:
        """Say whether the page shows that it is the visitor's turn, and shows the newest view."""
        title, shown = self.page.evaluate(CALLED)
        return "●" in title and shown == self.held()

    def wait_for_turn(self) -> bool:
        """Wait until the visitor must decide, and it is drawn; False = the game is over."""
        self.until(lambda: self.over or (self.decision is not None and self.is_called()), "it is my turn")
        return not self.over

    def is_at_rest(self) -> bool:
        """Say whether no card of the hand is on its way any more."""
        moving = "cards => cards.some((card) => card.getAnimations({ subtree: true }).length > 0)"
        return not self.hand.evaluate_all(moving)

    def click(self, card: Locator) -> None:
        """Click a card where it shows."""
        self.page.mouse.click(*self.index_of(card))

    def press(self, option: Locator) -> None:
        """Press with the mouse what is offered: a card where it shows, anything else in its middle."""
        if is_card(option):
            self.click(option)
        else:
            option.click()

    def play(self, press: Callable[[Locator], None] | None = None) -> bool:
        """Answer a decision, by as many presses as it takes; False = the game is over."""
        if not self.wait_for_turn():
            return False
        before = self.decision
        self.until(partial(self._is_answered, before, press or self.press), "the decision is answered")
        return True

    def _is_answered(self, before: list[int] | None, press: Callable[[Locator], None]) -> bool:
        """Press what comes next, unless there is nothing more to press."""
        count, card = self.page.evaluate(CHOICE)
        if self.decision != before:
            return True
        if count > 0:
            press(self.offered.nth(self._choose(count, card)))
        return False

    def _choose(self, count: int, card: int) -> int:
        """Choose a card of the hand before anything else; or, whoever tries everything, one after the other."""
        if self.curious:
            self.presses += 1
            return self.presses % count
        return max(card, 0)

    def play_out(self, press: Callable[[Locator], None] | None = None, most: int = 200) -> int:
        """Play until the game is over, and return how many answers that took."""
        for answers in range(most):
            if not self.play(press):
                expect(self.button("board-record").or_(self.link("board-record"))).to_be_visible()
                return answers
        raise AssertionError("the game does not end")
