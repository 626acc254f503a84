"""One tab of a browser: all that it receives, all that goes wrong in it, and the hands of whoever sits before it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect

from tests.page.browsers import PATIENCE
from tests.page.words import GAME, words

STATIC = "/api/games"
"""Addresses below answer the same to everybody."""
REDRAWN_MS = 25
BLOCKED = "Service Worker registration blocked by Playwright"
"""Said where a test has no use for one."""

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
MIDDLE = f"card => {{ {INDEX} const {{ x, y }} = at(card, spots[0]); return [x, y] }}"


def together(tabs: Iterable[Tab], holds: Callable[[Tab], object], what: str) -> None:
    """Wait until something holds in all these tabs."""
    for tab in tabs:
        tab.until(partial(holds, tab), what)


class Tab:
    """A tab of a visitor's browser.

    Args:
        context: the visitor: cookies and storage.
        base: address of the server.
    """

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.base = base
        self.language = "en"
        self.seen: dict[str, Any] = {}
        """The newest view that has come over the socket."""
        self.frames: list[str] = []
        """Everything that has come over the sockets."""
        self.sockets = 0
        self._responses: list[Response] = []
        self._troubles: list[str] = []
        self._forgiven: list[str] = []
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self._watch(self.page)

    def _watch(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", lambda error: self._troubles.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._connected)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self._troubles.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        # What a page still waited for when it was left is no failure.
        if request.failure != "net::ERR_ABORTED":
            self._troubles.append(f"failed: {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        self._responses.append(response)
        if response.status >= 400:
            self._troubles.append(f"status {response.status}: {response.url}")

    def _connected(self, socket: WebSocket) -> None:
        self.sockets += 1
        socket.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.frames.append(frame)
        told = json.loads(frame)
        if told["type"] == "update":
            self.seen = told["view"]

    # What went wrong

    def forgive(self, *patterns: str) -> None:
        """Expect troubles in which one of these can be found: the test brings them about itself."""
        self._forgiven += patterns

    @property
    def troubles(self) -> list[str]:
        """What nobody expected: errors of scripts and on the console, refusals of the policy, failed requests."""
        return [one for one in self._troubles if not any(re.search(pattern, one) for pattern in self._forgiven)]

    def received(self) -> str:
        """Return all that has come over the wire and was meant for this visitor."""
        bodies = [one.text() for one in self._responses if "/api/" in one.url and STATIC not in one.url]
        return "\n".join([*self.frames, *bodies])

    # Words, and waiting

    def t(self, message: str, **arguments: str | int) -> str:
        """Return a message of the page or the game in the language of this tab."""
        return words(self.language, message, **arguments)

    def until(self, holds: Callable[[], object], what: str) -> None:
        """Wait until something holds."""
        deadline = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < deadline, f"waited in vain until {what}; troubles: {self._troubles}"
            self.page.wait_for_timeout(REDRAWN_MS)

    def button(self, message: str, **arguments: str | int) -> Locator:
        """Find a button by its words."""
        return self.page.get_by_role("button", name=self.t(message, **arguments), exact=True)

    def link(self, message: str, **arguments: str | int) -> Locator:
        """Find a link by its words."""
        return self.page.get_by_role("link", name=self.t(message, **arguments), exact=True)

    def dialog(self, message: str, **arguments: str | int) -> Locator:
        """Find an open dialog by its heading."""
        return self.page.get_by_role("dialog", name=self.t(message, **arguments), exact=True)

    def toast(self, text: str) -> None:
        """See a sentence that the page says in passing."""
        expect(self.page.get_by_role("status").filter(has_text=text).first).to_be_visible()

    # Ways

    def go(self, path: str = "/") -> None:
        """Open an address of the page."""
        self.page.goto(self.base + path)

    def open_table(self, *, seats: int = 2, **wish: Any) -> str:
        """Make a table through the server's own interface, go there, and return its id."""
        wish = {"game": GAME, "seats": seats, "name": "Ann", "options": {"laps": 1}, **wish}
        id_ = self.make(wish)
        self.go(f"/t/{id_}")
        expect(self.page.get_by_role("heading", level=1)).to_have_text("Potato Man")
        return id_

    def make(self, wish: dict[str, Any]) -> str:
        """Make a table, as the page does it, and return its id."""
        headers = {"origin": self.base}
        assert self.context.request.get(f"{self.base}/api/me").ok
        answer = self.context.request.post(f"{self.base}/api/tables", data=wish, headers=headers)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    @property
    def table(self) -> str:
        """Id of the table that is open."""
        return self.page.url.partition("/t/")[2].partition("?")[0].partition("#")[0]

    # At the table

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
        """The cards of the visitor's own hand."""
        return (
            self.page.get_by_role("region", name=self.t("zone-hand-you")).get_by_role("listitem").get_by_role("button")
        )

    @property
    def playable(self) -> Locator:
        """The cards of the hand that may be played."""
        region = self.page.get_by_role("region", name=self.t("zone-hand-you"))
        return region.get_by_role("listitem").get_by_role("button", disabled=False)

    def shown(self) -> list[str]:
        """Return the cards of the hand as they are drawn."""
        faces: list[str] = self.hand.evaluate_all("cards => cards.map((card) => card.dataset.face)")
        return faces

    def covered(self) -> list[str]:
        """Return the cards of the hand whose index cannot be seen, or not whole."""
        faces: list[str] = self.hand.evaluate_all(COVERED)
        return faces

    def index_of(self, card: Locator) -> tuple[float, float]:
        """Return where a card shows, whatever lies over the rest of it."""
        x, y = card.evaluate(MIDDLE)
        return x, y

    def status(self) -> str:
        """Return the sentence that says who must do what."""
        return self.page.locator("#prompt > span").inner_text()

    def is_called(self) -> bool:
        """Say whether the page shows that it is the visitor's turn, and shows the newest view."""
        return "●" in self.page.title() and self.shown() == self.held()

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
        self.until(self.is_at_rest, "the cards have come to rest")
        self.page.mouse.click(*self.index_of(card))

    def play(self, press: Callable[[Locator], None] | None = None) -> bool:
        """Play the first card that may be played; False = the game is over."""
        if not self.wait_for_turn():
            return False
        before = self.decision
        (press or self.click)(self.playable.first)
        self.until(lambda: self.decision != before, "the card is played")
        return True

    def play_out(self, press: Callable[[Locator], None] | None = None, most: int = 200) -> int:
        """Play until the game is over, and return how many cards that took."""
        for cards in range(most):
            if not self.play(press):
                expect(self.button("board-record").or_(self.link("board-record"))).to_be_visible()
                return cards
        raise AssertionError("the game does not end")
