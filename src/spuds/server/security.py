"""Who is talking to us, and what a browser may do with what we answer.

A person is known by a random token in a cookie, and to others by a key derived from it, which leads to nothing.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spuds.server.limits import household

COOKIE = "spuds"
COOKIE_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep one."""
TOKEN_BYTES = 32
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
KEY_DIGITS = 20

UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)
"""What decoding raises when it is given what is no message: of another form, nested too deeply, no text at all."""

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
"""On every answer. No referrer: the id of a table in an address is its key."""


class Secured:
    """Middleware that puts the HEADERS on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""

        async def send_secured(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message.get("headers", []), *self._headers]
            await send(message)

        await self._app(scope, receive, send_secured if scope["type"] in ("http", "websocket") else send)


class Visitors:
    """Tells persons, addresses and origins apart.

    Args:
        origins: pages that may talk to this server, besides its own.
        proxies: addresses whose X-Forwarded headers are believed.
    """

    def __init__(self, origins: Iterable[str], proxies: Iterable[str]) -> None:
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)
        self._proxies = frozenset(proxies)

    def may_come_from(self, connection: HTTPConnection) -> bool:
        """Say whether the page that asks is our own or an allowed one. Who names no page at all is refused."""
        origin = connection.headers.get("origin", "").lower()
        if origin in self._origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:  # such as "http://["
            return False
        host = connection.headers.get("host", "").lower()
        return parts.scheme in ("http", "https") and bool(host) and parts.netloc == host

    def address(self, connection: HTTPConnection) -> str:
        """Return what shares one allowance with whoever asks: the address, or behind a proxy what that says."""
        nearest = _nearest(connection)
        if nearest in self._proxies:
            forwarded = connection.headers.get("x-forwarded-for", "")
            for hop in reversed([hop.strip() for hop in forwarded.split(",") if hop.strip()]):
                nearest = hop
                if hop not in self._proxies:
                    break
        return household(nearest)

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Say whether the browser came by TLS."""
        if connection.url.scheme in ("https", "wss"):
            return True
        believed = _nearest(connection) in self._proxies
        return believed and connection.headers.get("x-forwarded-proto", "").lower() == "https"


def _nearest(connection: HTTPConnection) -> str:
    """Return the address at the other end of the wire; a socket of both families writes IPv4 as a part of IPv6."""
    return connection.client.host.removeprefix("::ffff:") if connection.client else ""


def token_of(connection: HTTPConnection) -> str:
    """Return the token in the cookie, or "" if there is none that we could have given."""
    token = connection.cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else ""


def person_of(token: str) -> str:
    """Return the public key of whoever has the token; "" of nobody.

    >>> person_of("a" * 43) == person_of("a" * 43) != person_of("b" * 43)
    True
    """
    return hashlib.sha256(f"person/{token}".encode()).hexdigest()[:KEY_DIGITS] if token else ""


def new_token() -> str:
    """Return 256 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def give_cookie(response: Response, token: str, *, secure: bool) -> None:
    """Let the browser keep a token. No script can read it."""
    response.set_cookie(COOKIE, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
