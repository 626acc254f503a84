"""Run the server: one process, one port, one database, until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from types import FrameType

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from spuds.server import wire
from spuds.server.app import make_app
from spuds.server.config import Config

PING_SECONDS = 20.0
"""Between two pings of the protocol; a client that answers none within as long is gone."""
LEAVE_SECONDS = 2
"""For connections to close once everybody was told."""
MOST_UNSENT = 1 << 18
"""Bytes of answers to pings that wait for a client that does not read."""
SWITCH_SECONDS = 0.001
"""For which another thread may keep the GIL: each kernel that the event loop calls lets go of it."""
SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Socket(WebSocketsSansIOProtocol):
    """A socket that does not let a client fill our memory with answers to its pings, and keeps little itself."""

    def start_keepalive(self) -> None:
        """Begin to send pings, and let go of the handshake, which is over."""
        del self.request, self.response
        super().start_keepalive()

    def handle_ping(self) -> None:
        """Answer a ping, unless many answers lie unread."""
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()
            return
        super().handle_ping()


class Service(uvicorn.Server):
    """uvicorn's server, which tells everybody before it goes.

    Args:
        app: the application; its lifespan is the caller's affair.
        drain: called when it is told to stop, before any connection is closed.
        ready: called once it listens.
    """

    def __init__(self, app: Starlette, drain: Callable[[], Awaitable[None]], ready: Callable[[], None]) -> None:
        settings = uvicorn.Config(
            app,
            lifespan="off",
            ws=Socket,
            ws_max_size=wire.MOST_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            proxy_headers=False,
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=LEAVE_SECONDS,
        )
        super().__init__(settings)
        self._drain = drain
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        await self._drain()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in order when a signal says so, and end well: uvicorn's own would end by that signal again."""
        before = {number: signal.signal(number, self._stop) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        del frame
        if self.should_exit and number == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def bind(host: str, port: int) -> socket.socket:
    """Return a socket that listens.

    Raises:
        OSError: the port is taken, or the host is none of this machine's.
    """
    family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, proto)
    try:
        if sys.platform != "win32":  # there it would share the port with others
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    listening.setblocking(False)
    return listening


async def serve(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM.

    Args:
        config: how the server is set up.
        listening: from `bind`; closed in the end.
        ready: called once browsers are answered.
    Raises:
        StoreError: the database cannot be used; says what to do.
    """
    app = make_app(config)
    async with app.router.lifespan_context(app):
        await Service(app, app.state.server.drain, ready).serve([listening])


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return how to make the fastest event loop that there is here; None = the usual one."""
    try:
        import uvloop  # noqa: PLC0415  Windows has none
    except ImportError:
        return None
    return uvloop.new_event_loop


def run(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Run `serve` in an event loop of its own.

    Raises:
        StoreError: as for `serve`.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(config, listening, ready))
