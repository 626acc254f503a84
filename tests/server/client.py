"""People for tests of the server: each has a cookie, plays by chance, and asks again until it is answered.

    visitor = await Visitor.come(http, "http://127.0.0.1:8000")
    player = Player(visitor, await visitor.make(NewTable("potato-man", 2, "Ann")), random.Random(1))
    await player.run()

A player keeps what a page keeps: the newest view, the log, and the requests that have no answer yet. What a sound
server never does to it is written down in its `faults`.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.typing import Origin

from spuds.server.payloads import Made, Me, NewTable
from spuds.server.wire import Asked, Error, Happened, Hello, Move, Notice, Ok, Ping, Pong, Seen, Told, Update
from tests.sharing import PATIENCE

CUT = (OSError, EOFError, TimeoutError, WebSocketException)
"""What a connection that is refused, lost or cut short raises."""
LATER = frozenset({"busy", "not-saved", "restarting", "slow-down"})
"""Codes of errors after which the same may be asked again."""
PAUSE = 0.1
"""Seconds until what was put off so is asked again: a socket gets one more credit in as many."""
SENT_AWAY = range(4400, 4405)
"""Codes of a close that will not go away by trying again, after those of HTTP."""
MOST_FRAME = 4_000_000
"""Bytes; the first update of a long game carries its whole log."""

_told: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)


def browser() -> httpx.AsyncClient:
    """Return a client for HTTP that many visitors can share, as it keeps no cookie itself."""
    jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(cookies=jar, timeout=PATIENCE, trust_env=False)


class Visitor:
    """One person's browser: an address, a cookie, and what a page asks for over HTTP.

    Each comes from an address of its own, as far as the server believes what a proxy at 127.0.0.1 says.
    """

    def __init__(self, http: httpx.AsyncClient, base: str, address: str, cookie: str = "", person: str = "") -> None:
        self.http = http
        self.base = base
        self.address = address
        self.cookie = cookie
        self.person = person

    @classmethod
    async def come(cls, http: httpx.AsyncClient, base: str, number: int = 1) -> Visitor:
        """Open the page for the first time."""
        visitor = cls(http, base, f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}")
        response = await _again(lambda: http.get(f"{base}/api/me", headers=visitor.headers))
        visitor.cookie = response.headers["set-cookie"].partition(";")[0]
        visitor.person = msgspec.json.decode(response.content, type=Me).person
        return visitor

    def at(self, base: str) -> Visitor:
        """Return the same person, who reaches the server by another way."""
        return Visitor(self.http, base, self.address, self.cookie, self.person)

    @property
    def headers(self) -> dict[str, str]:
        headers = {"origin": self.base, "x-forwarded-for": self.address}
        return {**headers, "cookie": self.cookie} if self.cookie else headers

    async def get(self, path: str) -> bytes:
        """Return what the server answers to GET, again and again until it does."""
        response = await _again(lambda: self.http.get(self.base + path, headers=self.headers))
        return response.content

    async def post(self, path: str, body: msgspec.Struct) -> bytes:
        """Return what the server answers to POST. If it dies meanwhile this asks again, which may make two."""
        headers = {**self.headers, "content-type": "application/json"}
        content = msgspec.json.encode(body)
        response = await _again(lambda: self.http.post(self.base + path, headers=headers, content=content))
        return response.content

    async def make(self, new: NewTable) -> str:
        """Make a table and return its id."""
        return msgspec.json.decode(await self.post("/api/tables", new), type=Made).id

    def socket(self, table: str, patience: float = PATIENCE) -> connect:
        """Return a connection to a table, to be awaited or entered; it fails when there is none after some seconds."""
        return connect(
            f"{self.base.replace('http', 'ws', 1)}/ws/{table}",
            origin=Origin(self.base),
            additional_headers={name: value for name, value in self.headers.items() if name != "origin"},
            compression=None,
            proxy=None,
            open_timeout=patience,
            close_timeout=0.2,
            ping_interval=None,
            max_size=MOST_FRAME,
        )


async def _again(ask: Callable[[], Any]) -> httpx.Response:
    """Ask until there is an answer: a server that was killed is soon back."""
    for _ in range(300):
        try:
            response: httpx.Response = await ask()
        except httpx.TransportError:
            await asyncio.sleep(0.05)
            continue
        if response.status_code != httpx.codes.SERVICE_UNAVAILABLE:
            assert response.is_success, (response.status_code, response.text)
            return response
        await asyncio.sleep(0.05)
    raise AssertionError("the server did not come back")


class Player:
    """A person at one table who answers each decision by chance.

    Args:
        silence: seconds without a word from the server after which to connect anew.
        watch: called with "sent" after each message has left, with "told" before each that came is looked at.
    """

    def __init__(
        self,
        visitor: Visitor,
        table: str,
        rng: random.Random,
        *,
        silence: float = 9.0,
        watch: Callable[[str], None] = lambda what: None,
    ) -> None:
        self.visitor = visitor
        self.table = table
        self.silence = silence
        self.seq = 0
        self.view: Seen | None = None
        self.log: list[Happened] = []
        self.pending: dict[str, Asked] = {}
        self.done: dict[str, tuple[Asked, Ok | Error]] = {}
        self.notices: list[str] = []
        self.faults: list[str] = []
        self.connections = 0
        self.rng = rng
        self._watch = watch
        self._socket: ClientConnection | None = None
        self._put_off: dict[str, float] = {}
        """Requests that are to be asked again, each once however often it was refused, and when."""
        self._moved = 0
        """How many entries the log had once a move of this player was taken: what was told before is out of date."""

    @property
    def over(self) -> bool:
        """Whether the game is over and nothing is left to be answered."""
        return self.view is not None and self.view.table.phase in ("over", "closed") and not self.pending

    def asked(self, kind: type[Asked]) -> list[tuple[Asked, Ok | Error]]:
        """Return the requests of one kind that were answered, with the answers."""
        return [(request, answer) for request, answer in self.done.values() if isinstance(request, kind)]

    def new_id(self) -> str:
        """Return an action id that nobody else has."""
        return f"{self.rng.getrandbits(64):016x}"

    async def ask(self, request: Asked) -> None:
        """Send a request now, and again after each reconnect until it is answered."""
        self.pending[request.action_id] = request
        if self._socket is not None:
            # If this fails it is sent again by whoever notices that the connection is lost.
            with contextlib.suppress(*CUT):
                await self._send(self._socket, request)

    async def answer_to(self, request: Asked) -> Ok | Error:
        """Send a request and return its answer; `run` must be under way."""
        await self.ask(request)
        while request.action_id not in self.done:
            await asyncio.sleep(0.005)
        return self.done[request.action_id][1]

    async def run(self, until: Callable[[Player], bool] = lambda player: player.over) -> None:
        """Play until the game is over, or until something else holds, over as many connections as it takes."""
        while not until(self):
            try:
                async with self.visitor.socket(self.table, self.silence) as socket:
                    self.connections += 1
                    await self._session(socket, until)
            except InvalidStatus as error:
                if error.response.status_code < 500:
                    raise
                await asyncio.sleep(0.05)
            except CUT as error:
                if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code in SENT_AWAY:
                    raise
                await asyncio.sleep(0.02 + 0.03 * self.rng.random())
            finally:
                self._socket = None

    async def _session(self, socket: ClientConnection, until: Callable[[Player], bool]) -> None:
        await self._send(socket, Hello(self.seq))
        self._socket = socket
        await self._send_pending(socket)
        heard = time.monotonic()
        while not until(self):
            await self._send_put_off(socket)
            patience = PAUSE if self._put_off else self.silence / 3
            try:
                async with asyncio.timeout(patience):  # wait_for may swallow a cancellation
                    text = await socket.recv()
            except TimeoutError:
                if time.monotonic() - heard > self.silence:
                    return
                if not self._put_off:
                    await self._send(socket, Ping())
                continue
            heard = time.monotonic()
            self._watch("told")
            if self._hear(_told.decode(text)):
                await asyncio.sleep(0.02)
            await self.act()

    async def _send_put_off(self, socket: ClientConnection) -> None:
        for name in [name for name, at in self._put_off.items() if at <= time.monotonic()]:
            del self._put_off[name]
            if name in self.pending:
                await self._send(socket, self.pending[name])

    async def _send_pending(self, socket: ClientConnection) -> None:
        self._put_off.clear()
        for request in list(self.pending.values()):
            await self._send(socket, request)

    async def _send(self, socket: ClientConnection, message: Hello | Ping | Asked) -> None:
        await socket.send(msgspec.json.encode(message).decode())
        self._watch("sent")

    def _hear(self, told: Told) -> bool:
        """Keep what the server told; return whether it refuses something for good: then news is on its way."""
        match told:
            case Update():
                self._update(told)
            case Ok() | Error():
                return self._settle(told)
            case Notice():
                self.notices.append(told.code)
            case Pong():
                pass
        return False

    def _update(self, update: Update) -> None:
        if update.seq < self.seq:
            self.faults.append(f"after entry {self.seq} it told of {update.seq} only: what was told is lost")
        if update.since > self.seq:
            self.faults.append(f"an update follows on entry {update.since}, but this client has come to {self.seq}")
        if update.whole:
            self.log = list(update.events)
        else:
            self.log += [event for event in update.events if event.seq > self.seq]
        self.seq = update.seq
        self.view = update.view

    def _settle(self, answer: Ok | Error) -> bool:
        if isinstance(answer, Error) and answer.code in LATER:
            self._put_off.setdefault(answer.action_id, time.monotonic() + PAUSE)
            return False
        request = self.pending.pop(answer.action_id, None)
        if request is None:
            before = self.done.get(answer.action_id)
            if before is None or type(before[1]) is not type(answer):
                self.faults.append(f"an answer to nothing that was asked, or not the answer of before: {answer}")
            return False
        self.done[answer.action_id] = (request, answer)
        if isinstance(request, Move) and isinstance(answer, Ok):
            self._moved = max(self._moved, answer.seq)
        return isinstance(answer, Error)

    async def act(self) -> None:
        """Answer the decision that is owed, unless a move was made that the view does not show yet."""
        view = self.view
        if self._put_off or view is None or view.decision is None or view.board is None or not view.board.choices:
            return
        if self.is_up_to_date:
            choice = self.rng.choice(view.board.choices)
            await self.ask(Move(self.new_id(), view.decision, choice.move))

    @property
    def is_up_to_date(self) -> bool:
        """Whether the view shows all that came of this player's moves."""
        return self._moved <= self.seq and not any(isinstance(request, Move) for request in self.pending.values())
