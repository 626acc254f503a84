"""One socket: requests of a client in, one after another, each with exactly one answer; updates out by its `Link`.

A client that sends faster than it reads is not read any further, which holds up nobody else.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from spuds.server import wire
from spuds.server.actor import Actor
from spuds.server.hub import RESTARTED, Hub
from spuds.server.limits import Limits
from spuds.server.link import Link
from spuds.server.logs import log_of
from spuds.server.metrics import Metrics
from spuds.server.refused import Refused
from spuds.server.security import UNREADABLE, Visitors, person_of, token_of

CLOSE_SECONDS = 3.0
"""For a client to take what was said before its socket closes."""
MOST_DETAIL = 200
GREET_SECONDS = 20.0
"""Within which a client must send its first message."""

ENTRIES_A_CREDIT = 50
"""Of a log, that a hello has told for one more credit;"""
MOST_COUNTED = 1000
"""but a log of any length can be had."""

MALFORMED = 4400
NO_COOKIE = 4401
REMOVED = 4403
NO_TABLE = 4404
CROWDED = 4429
"""Close codes, after the statuses of HTTP; those of the protocol are 1009, too long, and 1012, restart."""
TOO_LONG = 1009
FAILED = 1011

CLOSES = {"no-table": NO_TABLE, "removed": REMOVED, "restarting": RESTARTED, "busy": CROWDED, "table-full": CROWDED}
"""With which code a socket closes whose table is refused to it."""

log = log_of("sockets")
_decoder: msgspec.json.Decoder[wire.Sent] = msgspec.json.Decoder(wire.Sent)


class _Id(msgspec.Struct):
    """As much of a malformed request as its answer needs."""

    action_id: str = ""


class Sockets:
    """Opens sockets and serves them.

    Args:
        hub: the tables.
        visitors: tells who comes from where.
        limits: what they may ask for.
        metrics: counts.
    """

    def __init__(self, hub: Hub, visitors: Visitors, limits: Limits, metrics: Metrics) -> None:
        self._hub = hub
        self._visitors = visitors
        self._limits = limits
        self._metrics = metrics

    async def serve(self, socket: WebSocket) -> None:
        """Serve a socket to its end.

        A page from elsewhere does not get one at all. Whoever else is refused is told why on the socket, since a
        browser tells a page nothing of a handshake that fails.
        """
        if not self._visitors.may_come_from(socket):
            self._metrics.refused.labels("origin").inc()
            await socket.close()
            return
        await socket.accept()
        address, person = self._visitors.address(socket), person_of(token_of(socket))
        socket.scope["headers"].clear()  # some kilobytes that would be kept for as long as the socket is
        if not self._limits.open_socket(address):
            await _turn_away(socket, Refused("slow-down"), CROWDED)
            return
        try:
            with self._metrics.sockets.track_inprogress():
                if person:
                    await self._admit(socket, address, person)
                else:
                    await _turn_away(socket, Refused("no-person-key"), NO_COOKIE)
        except WebSocketDisconnect:
            pass
        finally:
            self._limits.close_socket(address)

    async def _admit(self, socket: WebSocket, address: str, person: str) -> None:
        try:
            actor = await self._hub.table(socket.path_params["id"])
            link = Link(person, actor, socket.send_text, self._metrics)
            await actor.attach(link)
        except Refused as refused:
            self._metrics.refused.labels(refused.code).inc()
            await _turn_away(socket, refused, CLOSES.get(refused.code, FAILED))
            return
        conversation = _Conversation(socket, link, actor, address, self._limits, self._metrics)
        try:
            await conversation.hold()
        finally:
            actor.detach(link)


class _Conversation:
    """What is said on one socket once it is attached to a table."""

    def __init__(
        self, socket: WebSocket, link: Link, actor: Actor, address: str, limits: Limits, metrics: Metrics
    ) -> None:
        self._socket = socket
        self._link = link
        self._actor = actor
        self._address = address
        self._limits = limits
        self._credits = limits.for_socket()
        self._metrics = metrics
        self._greeted = False

    async def hold(self) -> None:
        reading = asyncio.create_task(self._read())
        writing = asyncio.create_task(self._link.run())
        try:
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
            if self._link.close_code and not writing.done():
                await asyncio.wait((writing,), timeout=CLOSE_SECONDS)
            code = self._link.close_code or _code_of(_failure(reading) or _failure(writing))
            if code:
                await asyncio.wait_for(self._socket.close(code), CLOSE_SECONDS)
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            return  # it has gone already, or takes nothing more
        finally:
            reading.cancel()
            writing.cancel()

    async def _read(self) -> None:
        while not self._link.close_code:
            patience = None if self._greeted else GREET_SECONDS
            try:
                async with asyncio.timeout(patience):  # wait_for would lose a cancellation that comes with a message
                    message = await self._socket.receive()
            except TimeoutError:
                return self._end(MALFORMED, Refused("bad-request", {"detail": "the first message is hello"}))
            if message["type"] != "websocket.receive":
                return None
            await self._link.has_room()
            await self._take(message.get("text"))
        return None

    async def _take(self, text: str | None) -> None:
        """Answer one message."""
        if text is None:
            return self._end(MALFORMED, Refused("bad-request", {"detail": "frames are text"}))
        if len(text) > wire.MOST_BYTES or len(text.encode()) > wire.MOST_BYTES:
            return self._end(TOO_LONG, Refused("too-long", {"most": wire.MOST_BYTES}))
        try:
            sent = _decoder.decode(text)
        except UNREADABLE as error:
            return self._refuse(Refused("bad-request", {"detail": str(error)[:MOST_DETAIL]}), _action_id(text))
        if not self._may_ask(sent):
            return self._refuse(Refused("slow-down"), getattr(sent, "action_id", ""))
        match sent:
            case wire.Hello(seq=seq):
                self._greeted = True
                self._link.greet(seq)
            case _ if not self._greeted:
                self._end(MALFORMED, Refused("bad-request", {"detail": "the first message is hello"}))
            case wire.Ping():
                self._link.tell(wire.Pong(self._actor.seq))
            case wire.Asked():
                await self._ask(sent)
        return None

    async def _ask(self, request: wire.Asked) -> None:
        try:
            seq = await self._actor.ask(request, self._link.person)
        except Refused as refused:
            return self._refuse(refused, request.action_id)
        self._metrics.asked.labels(type(request).__name__.lower()).inc()
        self._link.tell(wire.Ok(request.action_id, seq))
        if isinstance(request, wire.Remove):
            self._actor.dismiss(request.person, REMOVED)
        return None

    def _may_ask(self, sent: wire.Sent) -> bool:
        cost = self._cost(sent)
        return self._credits.take(self._limits.clock(), cost) and self._limits.may_ask(self._address, cost)

    def _cost(self, sent: wire.Sent) -> float:
        """Return how many credits a message costs."""
        match sent:
            case wire.Say() | wire.Rename():
                return self._limits.allowance.chat_cost
            case wire.Hello(seq=seq):  # to tell a long log takes longer than to play a move
                told = self._actor.seq
                return 1.0 + min(told - seq if 0 < seq <= told else told, MOST_COUNTED) // ENTRIES_A_CREDIT
            case _:
                return 1.0

    def _refuse(self, refused: Refused, action_id: str) -> None:
        self._metrics.refused.labels(refused.code).inc()
        self._link.tell(refused.to_wire(action_id))

    def _end(self, code: int, refused: Refused) -> None:
        self._refuse(refused, "")
        self._link.close(code)


async def _turn_away(socket: WebSocket, refused: Refused, code: int) -> None:
    await socket.send_text(msgspec.json.encode(refused.to_wire()).decode())
    await socket.close(code)


def _action_id(text: str) -> str:
    try:
        return msgspec.json.decode(text, type=_Id).action_id[:40]
    except UNREADABLE:
        return ""


def _code_of(failed: BaseException | None) -> int:
    """Return with which code a socket closes that failed; 0 = it did not."""
    if isinstance(failed, Refused):  # such as a spectator who was sent away while being told something
        return CLOSES.get(failed.code, FAILED)
    if failed is not None:
        log.error("a socket failed", exc_info=failed)
    return 0 if failed is None else FAILED


def _failure(task: asyncio.Task[Any]) -> BaseException | None:
    """Return why a task failed, if it did other than by the client's going away."""
    if not task.done() or task.cancelled():
        return None
    error = task.exception()
    return None if isinstance(error, WebSocketDisconnect) else error
