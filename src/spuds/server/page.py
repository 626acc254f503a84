"""The built page: files from one folder, kept compressed in memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

MISSING = "The page has not been built. `make page` builds it, and then a reload of this shows it.\n"
ROUTES = ("new", "t", "rules", "settings")
"""First parts of the addresses that the page itself knows what to show for."""
HASHED = "assets/"
"""Files below have a digest in their names, so they never change."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
LEAST_GZIPPED = 512
TEXTS = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")

Encoding = Literal["br", "gzip", "identity"]
SUFFIXES: dict[Encoding, str] = {"br": ".br", "gzip": ".gz"}

TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".ftl": "text/plain"}
"""What the system's own table may say otherwise, or not at all."""


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    changed: int
    """Time of its last change, in nanoseconds."""
    kind: str
    tag: str
    bodies: dict[Encoding, bytes]


class Page:
    """The files of one folder.

    Args:
        folder: where the page was built into; it need not be there.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._files: dict[Path, File] = {}

    def is_built(self) -> bool:
        """Say whether there is a page at all."""
        return (self._folder / "index.html").is_file()

    async def answer(self, request: Request) -> Response:
        """Answer a request for a file, or for an address that the page shows something at."""
        path = request.path_params["path"]
        if path == "" or path.split("/")[0] in ROUTES:
            path = "index.html"
        file = await run_in_threadpool(self.find, path)
        if file is not None:
            return _sent(file, request, FOREVER if path.startswith(HASHED) else ASK_AGAIN)
        if not self.is_built():
            return PlainTextResponse(MISSING, status_code=503)
        shell = await run_in_threadpool(self.find, "index.html") if _wants_a_page(request) else None
        if shell is not None:  # which says so in words, and leads back
            return _sent(shell, request, ASK_AGAIN, status=404)
        return PlainTextResponse("There is nothing here.\n", status_code=404)

    def find(self, path: str) -> File | None:
        """Return a file of the folder, None if there is none; it is read when it was not, or has changed."""
        try:
            place = (self._folder / path).resolve()
            if not place.is_relative_to(self._folder) or not place.is_file():
                return None
            changed = place.stat().st_mtime_ns
            known = self._files.get(place)  # not by the path: one file has as many of these as anybody likes
            if known is None or known.changed != changed:
                known = self._files[place] = _read(place, changed)
            return known
        except (OSError, ValueError):  # a name that no file can have, or a file that has just gone
            return None


def _wants_a_page(request: Request) -> bool:
    """Say whether a person looks for something here, and not a page for one of its files."""
    return "text/html" in request.headers.get("accept", "")


def _read(place: Path, changed: int) -> File:
    plain = place.read_bytes()
    kind = TYPES.get(place.suffix) or mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    bodies: dict[Encoding, bytes] = {"identity": plain}
    for encoding, suffix in SUFFIXES.items():
        twin = place.with_name(place.name + suffix)
        if twin.is_file():
            bodies[encoding] = twin.read_bytes()
    if kind.startswith(TEXTS) and len(plain) >= LEAST_GZIPPED and "gzip" not in bodies:
        bodies["gzip"] = gzip.compress(plain, 9, mtime=0)
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return File(changed, kind, f'"{hashlib.sha256(plain).hexdigest()[:20]}"', bodies)


def _sent(file: File, request: Request, caching: str, status: int = 200) -> Response:
    headers = {"cache-control": caching, "etag": file.tag, "vary": "accept-encoding"}
    if status == 200 and has_tag(request, file.tag):
        return Response(status_code=304, headers=headers)
    taken = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for encoding in SUFFIXES:
        if encoding in taken and encoding in file.bodies:
            headers["content-encoding"] = encoding
            return Response(file.bodies[encoding], status, headers, file.kind)
    return Response(file.bodies["identity"], status, headers, file.kind)


def has_tag(request: Request, tag: str) -> bool:
    """Say whether the browser has what it asks for already."""
    return tag in [part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")]
