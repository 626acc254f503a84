"""Sockets for the load generator that cost next to nothing: frames are cut out of the stream and nothing more.

Not for anything else: it trusts the server to keep to the protocol.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

HEAD_END = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
KEY = "bG9hZC1vZi1wb3RhdG9lcw=="
"""Any 16 bytes; nobody caches between two processes of one machine."""


class Line(asyncio.Protocol):
    """One WebSocket, from the client's side.

    Args:
        head: the request that opens it.
        hear: is given the payload of each text frame.
    """

    def __init__(self, head: bytes, hear: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_open = False
        self._head = head
        self._hear = hear
        self._buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self._transport.write(self._head)

    def connection_lost(self, error: Exception | None) -> None:
        """Note that it is gone."""
        self.is_open = False
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        """Cut frames out of what came."""
        self._buffer += data
        if not self.opened.done() and not self._open():
            return
        while len(self._buffer) >= 2:
            start, length = 2, self._buffer[1]
            if length >= 126:
                start = 4 if length == 126 else 10
                length = int.from_bytes(self._buffer[2:start], "big")
            if len(self._buffer) < start + length:
                return
            kind, payload = self._buffer[0], bytes(self._buffer[start : start + length])
            del self._buffer[: start + length]
            if kind == TEXT:
                self._hear(payload)
            elif kind == PING:
                self._write(PONG, payload)
            elif kind == CLOSE:
                self._transport.close()

    def _open(self) -> bool:
        end = self._buffer.find(HEAD_END)
        if end < 0:
            return False
        head = bytes(self._buffer[:end])
        del self._buffer[: end + len(HEAD_END)]
        if head.startswith(b"HTTP/1.1 101"):
            self.is_open = True
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
        return self.is_open

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        """Send a frame, unless the line is gone; a mask of zeros leaves the payload as it is."""
        if self.is_open:
            length = len(payload)
            size = bytes((0x80 | length,)) if length < 126 else bytes((0xFE,)) + length.to_bytes(2, "big")
            self._transport.write(bytes((kind,)) + size + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Hang up."""
        self._transport.abort()


async def open_line(port: int, path: str, headers: str, hear: Callable[[bytes], None]) -> Line:
    """Open a WebSocket to a server on this machine.

    Args:
        headers: further lines of the request, each with its line end.
    """
    head = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
        f"{headers}\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(head, hear), "127.0.0.1", port)
    await line.opened
    return line


class Browser:
    """Plain HTTP over one connection that is kept open."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def __aenter__(self) -> Browser:
        """Connect."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        return self

    async def __aexit__(self, *error: object) -> None:
        """Hang up."""
        self._writer.transport.abort()

    async def ask(self, method: str, path: str, headers: str = "", body: bytes = b"") -> tuple[bytes, bytes]:
        """Return head and body of the answer.

        Raises:
            ConnectionError: the answer is not one of success.
        """
        self._writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nOrigin: http://127.0.0.1:{self._port}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n{headers}\r\n".encode()
            + body
        )
        head = await self._reader.readuntil(HEAD_END)
        length = next((line[16:] for line in head.lower().split(b"\r\n") if line.startswith(b"content-length: ")), b"0")
        answer = await self._reader.readexactly(int(length))
        if not head.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
            raise ConnectionError(f"{method} {path}: {head.splitlines()[0].decode()} {answer.decode(errors='replace')}")
        return head, answer
