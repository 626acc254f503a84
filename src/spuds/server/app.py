"""The server put together: one Starlette application, with all that it keeps while it runs."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import re
from collections.abc import AsyncIterator

import msgspec
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from spuds.core.registry import find_game, slugs
from spuds.server import kernels
from spuds.server.api import Api
from spuds.server.bots import Thinkers
from spuds.server.config import Config
from spuds.server.hub import Hub
from spuds.server.limits import Limits
from spuds.server.logs import log_of
from spuds.server.metrics import Metrics
from spuds.server.page import Page
from spuds.server.security import Secured, Visitors
from spuds.server.sockets import Sockets
from spuds.server.store import Store
from spuds.server.surroundings import Surroundings

SOCKET_PATH = re.compile("/ws/(?P<id>[^/]+)")
TRY_SECONDS = 2.0
"""For a database that has failed to show that it can be written again."""
COLLECT = (5_000, 20, 20)
"""Objects made since and not gone, and how many times as many for older ones, before garbage is looked for. A look at
all that thousands of sockets keep takes as long as a hundred moves."""

log = log_of("app")


class Health(msgspec.Struct, frozen=True):
    """What /healthz says."""

    ok: bool
    kernels: str
    """"compiling" until all games are ready, "ready", or "failed" if one could not be."""
    store: str
    """"ok" or "failing"."""
    draining: bool


class Server:
    """What one application keeps while it runs.

    Args:
        config: how it is set up.
        store: opened by the caller, closed by `drain`.
    """

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.metrics = Metrics()
        self.store = store
        self.thinkers = Thinkers(config.thinkers, config.bot_pace, self.metrics)
        self.hub = Hub(Surroundings(store, self.thinkers, self.metrics, config.allowance), config.idle_seconds)
        self.kernels = "compiling"
        self._drained = False

    async def prepare(self) -> None:
        """Get the rules of all games ready, side by side; the tables of each wait for it."""
        turns, loading = asyncio.Semaphore(os.cpu_count() or 1), asyncio.Lock()
        done = await asyncio.gather(*(self._prepare(slug, turns, loading) for slug in slugs()))
        self.kernels = "ready" if all(done) else "failed"
        _settle_memory()

    async def _prepare(self, slug: str, turns: asyncio.Semaphore, loading: asyncio.Lock) -> bool:
        """Get a game ready and say whether that could be done. The compiler of numba serves one thread at a time."""
        try:
            game = await run_in_threadpool(find_game, slug)
            async with turns:
                if self.config.compile_apart and not await run_in_threadpool(kernels.is_cached, game):
                    log.info("compiling the rules; this is done once", game=slug)
                    await kernels.compile_apart(game)
            async with loading:
                ready = await run_in_threadpool(kernels.load, game, lambda: not self._drained)
        except Exception:
            log.exception("the rules cannot be loaded", game=slug)
            ready = False
        self.hub.set_ready(slug, ready=ready)
        return ready

    async def drain(self) -> None:
        """Tell everybody that the server restarts, finish what was asked, and close the store. Once is enough."""
        if self._drained:
            return
        self._drained = True
        await self.hub.drain()
        self.thinkers.close()
        await self.store.close()

    async def health(self, request: Request) -> Response:
        """Say whether the server can be used."""
        del request
        try:
            writable = await asyncio.wait_for(self.store.is_writable(), TRY_SECONDS)
        except TimeoutError:
            writable = False
        ok = not self.hub.draining and self.kernels != "failed" and writable
        found = Health(ok, self.kernels, "ok" if writable else "failing", self.hub.draining)
        return Response(msgspec.json.encode(found), 200 if ok else 503, media_type="application/json")

    async def measures(self, request: Request) -> Response:
        """Return the counters, for Prometheus."""
        del request
        return Response(self.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _settle_memory() -> None:
    """Let the garbage collector leave alone what is loaded for good, and look at the rest less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


class Application(Starlette):
    """Routes, and sockets past them: each layer between would be kept for every socket as long as it is open."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or serve a socket."""
        found = SOCKET_PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await super().__call__(scope, receive, send)
        else:
            scope["path_params"] = found.groupdict()
            await self.state.sockets.serve(WebSocket(scope, receive, send))


def make_app(config: Config) -> Application:
    """Return the application. Its `state.server` is there once it has started.

    Raises:
        StoreError: on start, where the database cannot be used; says what to do.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        server = Server(config, await Store.open(config.database))
        app.state.server = server
        visitors, limits = Visitors(config.origins, config.proxies), Limits(config.allowance)
        page = Page(config.page)
        app.state.sockets = Sockets(server.hub, visitors, limits, server.metrics)
        app.router.routes.extend(
            [
                *Api(server.hub, visitors, limits, server.metrics).routes(),
                Route("/healthz", server.health),
                Route("/metrics", server.measures),
                Route("/{path:path}", page.answer),
            ]
        )
        preparing = asyncio.create_task(server.prepare())
        try:
            yield
        finally:
            preparing.cancel()
            await server.drain()

    return Application(lifespan=lifespan, middleware=[Middleware(Secured)])
