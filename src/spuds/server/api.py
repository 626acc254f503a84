"""What the page asks over HTTP: games, its visitor's tables, new tables, records, moments of a game.

All JSON goes through the types of `spuds.server.payloads`; a refusal is a `wire.Error` under a status of its class.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from spuds.core.errors import GameError
from spuds.core.registry import slugs
from spuds.server import catalogue, payloads, sight, wire
from spuds.server.actor import Actor
from spuds.server.hub import Hub
from spuds.server.limits import Limits
from spuds.server.logs import log_of
from spuds.server.metrics import Metrics
from spuds.server.page import has_tag
from spuds.server.refused import Refused
from spuds.server.security import UNREADABLE, Visitors, give_cookie, new_token, person_of, token_of

STATUS = {
    "bad-request": 400,
    "no-person-key": 401,
    "origin": 403,
    "secret-wrong": 403,
    "removed": 403,
    "hidden": 403,
    "no-game": 404,
    "no-table": 404,
    "no-moment": 404,
    "too-long": 413,
    "slow-down": 429,
    "too-many-tables": 429,
    "busy": 503,
    "broken": 500,
    "not-ready": 503,
    "not-saved": 503,
    "restarting": 503,
}
"""Of a refusal; any other is 409, a conflict with how things stand."""
SETUP_CODES = {"seats", "options", "name-bad", "no-seat"}
"""Of what was asked for that can never be, whatever the table: 400."""

PRIVATE = {"cache-control": "no-store"}
SAME_FOR_ALL = {"cache-control": "no-cache"}

T = TypeVar("T")
Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]

log = log_of("api")


class Api:
    """Answers requests under /api.

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

    def routes(self) -> list[Route]:
        """Return the routes, and one for all other addresses under /api."""
        read: dict[str, Endpoint] = {
            "/api/games": self.games,
            "/api/games/{slug}": self.game,
            "/api/games/{slug}/messages/{file}": self.messages,
            "/api/games/{slug}/rules/{language}": self.rules,
            "/api/me": self.me,
            "/api/lobby": self.lobby,
            "/api/tables/{id}/at/{n}": self.moment,
            "/api/tables/{id}/record": self.record,
        }
        write: dict[str, Endpoint] = {
            "/api/tables": self.make,
            "/api/tables/{id}/fork": self.fork,
            "/api/tables/{id}/rejoin": self.rejoin,
        }
        return [
            *(Route(path, self._guarded(endpoint), methods=["GET"]) for path, endpoint in read.items()),
            *(Route(path, self._guarded(endpoint), methods=["POST"]) for path, endpoint in write.items()),
            Route("/api/{path:path}", self._guarded(_nothing), methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        ]

    def _guarded(self, endpoint: Endpoint) -> Endpoint:
        async def answer(request: Request) -> Response:
            try:
                self._check(request)
                return await endpoint(request)
            except Refused as refused:
                return self._refused(refused)
            except ClientDisconnect:
                return Response(status_code=400)  # which nobody gets
            except Exception:
                log.exception("a request failed")
                return self._refused(Refused("broken"))

        return answer

    def _refused(self, refused: Refused) -> Response:
        self._metrics.refused.labels(refused.code).inc()
        return _json(refused.to_wire(), status=status_of(refused.code), headers=PRIVATE)

    def _check(self, request: Request) -> None:
        if not self._limits.may_ask(self._visitors.address(request)):
            raise Refused("slow-down")
        if request.method in ("GET", "HEAD"):
            return
        if not self._visitors.may_come_from(request):
            raise Refused("origin")
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refused("bad-request", {"detail": "the content type is application/json"})

    # Games, the same for all

    async def games(self, request: Request) -> Response:
        """Return what there is to play."""
        found = [await run_in_threadpool(catalogue.game_info, slug) for slug in slugs()]
        return _tagged(request, msgspec.json.encode(found), "application/json")

    async def game(self, request: Request) -> Response:
        """Return one game."""
        found = await run_in_threadpool(catalogue.game_info, _slug(request))
        return _tagged(request, msgspec.json.encode(found), "application/json")

    async def messages(self, request: Request) -> Response:
        """Return a game's messages in one language, as Fluent has them."""
        language, dot, suffix = request.path_params["file"].rpartition(".")
        if not dot or suffix != "ftl":
            raise Refused("bad-request", {"detail": "message files are called en.ftl and the like"})
        found = await run_in_threadpool(_of_game, catalogue.messages_file, _slug(request), language)
        return _tagged(request, found.encode(), "text/plain; charset=utf-8")

    async def rules(self, request: Request) -> Response:
        """Return a game's rules page."""
        language = request.path_params["language"]
        found = await run_in_threadpool(_of_game, catalogue.rules_page, _slug(request), language)
        return _tagged(request, msgspec.json.encode(found), "application/json")

    # People and tables

    async def me(self, request: Request) -> Response:
        """Return who the visitor is. A new one gets a cookie, an old one gets it for longer."""
        token = token_of(request) or new_token()
        person = person_of(token)
        response = _json(payloads.Me(person, await self._hub.tables_of(person)), headers=PRIVATE)
        give_cookie(response, token, secure=self._visitors.is_secure(request))
        return response

    async def lobby(self, request: Request) -> Response:
        """Return the public tables."""
        del request
        return _json(await self._hub.lobby(), headers=PRIVATE)

    async def make(self, request: Request) -> Response:
        """Make a table."""
        person, new = _person(request), await _body(request, payloads.NewTable)
        self._count_table(request)
        return _json(payloads.Made(await self._hub.make(new, person)), status=201, headers=PRIVATE)

    async def fork(self, request: Request) -> Response:
        """Play on from a move of a game that is over, at a new table."""
        person, fork = _person(request), await _body(request, payloads.Fork)
        actor = await self._table(request)
        self._count_table(request)
        return _json(payloads.Made(await self._hub.fork(actor, fork, person)), status=201, headers=PRIVATE)

    async def rejoin(self, request: Request) -> Response:
        """Let another device of a player hold the seat too."""
        person, rejoin = _person(request), await _body(request, payloads.Rejoin)
        actor = await self._table(request)
        await actor.change(lambda room, now: room.rejoin(rejoin.secret, person, now))
        return _json(payloads.Made(actor.id), headers=PRIVATE)

    async def moment(self, request: Request) -> Response:
        """Return a game as it stood after some of its moves."""
        person, at = _person(request), _number(request.path_params["n"])
        viewer = request.query_params.get("viewer")
        seat = None if viewer is None else _number(viewer)
        actor = await self._table(request)
        found = await actor.look(lambda room: sight.moment(room, person, at, viewer=seat))
        return _json(found, headers=PRIVATE)

    async def record(self, request: Request) -> Response:
        """Return the record of a game; while it lasts, as the visitor saw it."""
        person, actor = _person(request), await self._table(request)
        found = await actor.look(lambda room: sight.record(room, person))
        return _json(found, headers=PRIVATE)

    async def _table(self, request: Request) -> Actor:
        return await self._hub.table(request.path_params["id"])

    def _count_table(self, request: Request) -> None:
        if not self._limits.may_make_table(self._visitors.address(request)):
            raise Refused("too-many-tables")


def status_of(code: str) -> int:
    """Return the status under which a refusal is sent."""
    return 400 if code in SETUP_CODES else STATUS.get(code, 409)


async def _nothing(request: Request) -> Response:
    raise Refused("bad-request", {"detail": f"there is nothing at {request.url.path[:80]}"})


def _slug(request: Request) -> str:
    slug = request.path_params["slug"]
    if slug not in slugs():
        raise Refused("no-game", {"game": slug[:40]})
    return str(slug)


def _of_game(find: Callable[[str, str], T], slug: str, language: str) -> T:
    try:
        return find(slug, language)
    except GameError as error:
        raise Refused("bad-request", {"detail": str(error)}) from error


def _person(request: Request) -> str:
    person = person_of(token_of(request))
    if not person:
        raise Refused("no-person-key")
    return person


def _number(text: str) -> int:
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise Refused("bad-request", {"detail": f"{text[:20]!r} is no number"})
    return int(text)


async def _body(request: Request, form: type[T]) -> T:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > wire.MOST_BYTES:
            raise Refused("too-long", {"most": wire.MOST_BYTES})
    try:
        return msgspec.json.decode(bytes(body), type=form)
    except UNREADABLE as error:
        raise Refused("bad-request", {"detail": str(error)[:200]}) from error


def _json(found: Any, *, status: int = 200, headers: dict[str, str]) -> Response:
    return Response(msgspec.json.encode(found), status, headers, "application/json")


def _tagged(request: Request, body: bytes, kind: str) -> Response:
    headers = SAME_FOR_ALL | {"etag": f'"{hashlib.sha256(body).hexdigest()[:20]}"'}
    if has_tag(request, headers["etag"]):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=kind)
