"""Another device of a player: it plays as fast as the server answers, while the page only looks on."""

from __future__ import annotations

import contextlib
import time
from itertools import count
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from spuds.server.wire import Hello, Move, Ok, Told, Update
from tests.page.tab import Tab, together
from tests.sharing import PATIENCE

MOST_CARDS = 1000
MOST_FRAME = 4_000_000
SOON = 0.005

_numbers = count(1)
_told: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)


class Device:
    """A socket with a visitor's cookie."""

    def __init__(self, tab: Tab, socket: ClientConnection) -> None:
        self._socket = socket
        self._name = f"device-{next(_numbers)}-{tab.info['person']}"
        self._moves = 0
        self._send(Hello())
        self.view = self._update().view

    def play(self) -> bool:
        """Answer the decision that is due, if any; False = none is."""
        if self.view.decision is None or self.view.board is None:
            return False
        self._moves += 1
        self._send(Move(f"{self._name}-{self._moves}", self.view.decision, self.view.board.choices[0].move))
        answered = updated = False
        while not (answered and updated):
            told = self._hear()
            answered |= isinstance(told, Ok)
            if isinstance(told, Update):
                updated |= told.view.decision != self.view.decision
                self.view = told.view
        return True

    def look(self, patience: float) -> None:
        """Take in what has happened elsewhere, or wait a little for it."""
        with contextlib.suppress(TimeoutError):
            while True:
                told = _told.decode(self._socket.recv(patience))
                if isinstance(told, Update):
                    self.view = told.view
                patience = 0

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.view.table.phase == "over"

    def _update(self) -> Update:
        while True:
            told = self._hear()
            if isinstance(told, Update):
                return told

    def _hear(self) -> Told:
        return _told.decode(self._socket.recv(PATIENCE))

    def _send(self, message: Any) -> None:
        self._socket.send(msgspec.json.encode(message).decode())


def play_elsewhere(*tabs: Tab, cards: int = MOST_CARDS) -> None:
    """Play so many cards, or the game to its end, on other devices of those who sit at the table of these tabs."""
    with contextlib.ExitStack() as open_now:
        devices = [Device(tab, open_now.enter_context(_connected(tab))) for tab in tabs]
        played, deadline = 0, time.monotonic() + PATIENCE
        while played < cards and not devices[0].over:
            assert time.monotonic() < deadline, "the game does not go on"
            for device in devices:
                device.look(SOON)
                if played < cards and device.play():
                    played += 1
        moves = max(device.view.moves for device in devices)
    together(tabs, lambda tab: tab.seen.get("moves", 0) >= moves, "what was played elsewhere is here")


def play_unseen(tab: Tab) -> None:
    """Play the game to its end on another device while this tab is elsewhere, and come back to the table.

    A page that is open draws each move of everybody: most of what a long game costs.
    """
    address = tab.page.url
    with _connected(tab) as socket:
        device = Device(tab, socket)
        tab.go("/settings")
        deadline = time.monotonic() + PATIENCE
        while not device.over:
            assert time.monotonic() < deadline, "the game does not go on"
            device.look(SOON)
            device.play()
    tab.seen = {}
    tab.page.goto(address)
    tab.until(lambda: tab.over, "the end is here")


def _connected(tab: Tab) -> ClientConnection:
    cookies = "; ".join(f"{one.get('name')}={one.get('value')}" for one in tab.context.cookies(tab.base))
    return connect(
        f"{tab.base.replace('http', 'ws')}/ws/{tab.table}",
        origin=Origin(tab.base),
        additional_headers={"cookie": cookies},
        compression=None,
        proxy=None,
        max_size=MOST_FRAME,
    )
