"""A page in a browser: all that it receives, all that goes wrong in it, its words and its ways."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect

from spuds.core.registry import find_game
from tests.page.words import GAME, words
from tests.sharing import PATIENCE

STATIC = "/api/games"
"""Addresses below answer the same to everybody."""
REDRAWN_MS = 25
OPTIONS: dict[str, dict[str, Any]] = {
    "potato-man": {"laps": 1},
    "hot-potato": {"oldest": 0},
    "hot-pota-toh": {"level": 5, "rounds": 1},
    "lupenos": {"voluntary_pickup": "off"},
}
"""Options that make a game short, and one in which something is asked of who sits first."""
BLOCKED = "Service Worker registration blocked by Playwright"
"""Said where a test has no use for one."""


class Window:
    """A page in a visitor's browser.

    Args:
        context: the visitor: cookies and storage.
        base: address of the server.
    """

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.base = base
        self.language = "en"
        self.game = GAME
        """Whose words are meant."""
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

    def t(self, message: str, /, **arguments: str | int) -> str:
        """Return a message of the page or the game in the language of this tab."""
        return words(self.language, self.game, message, **arguments)

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

    @property
    def title(self) -> str:
        """The name of the game."""
        return find_game(self.game).name

    def way(self, message: str) -> Locator:
        """Find one of the ways to begin the game in the lobby, by its words."""
        packet = self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=self.title))
        button, link = (packet.get_by_role(role, name=self.t(message), exact=True) for role in ("button", "link"))
        return button.or_(link)

    def open_table(self, *, seats: int = 2, game: str = "", **wish: Any) -> str:
        """Make a table through the server's own interface, go there, and return its id."""
        self.game = game or self.game
        wish = {"game": self.game, "seats": seats, "name": "Ann", "options": OPTIONS.get(self.game, {}), **wish}
        id_ = self.make(wish)
        self.go(f"/t/{id_}")
        expect(self.page.get_by_role("heading", level=1)).to_have_text(self.title)
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
