"""The floor under the load benchmark: the same stack and the same bytes to the same sockets, without rules or disk.

    python -m benchmarks.load_echo --update-bytes 5000 --ok-bytes 60 --seats 4

Whoever sends a move gets an answer, and all seats of the table get an update, as long as the real ones are. It prints
its port once it listens.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import socket

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

PONG = '{"type":"pong"}'
BACKLOG = 4096


class Echo:
    """Tables that only count their moves.

    Args:
        update: bytes of an update.
        ok: bytes of an answer.
    """

    def __init__(self, seats: int, update: int, ok: int) -> None:
        self._seats = seats
        self._update = update
        self._ok = '{"type":"ok","seq":"'.ljust(ok - 2, "0") + '"}'
        self._tables: dict[str, dict[int, WebSocket]] = {}
        self._moves: dict[str, int] = {}

    async def serve(self, websocket: WebSocket) -> None:
        """Answer one socket."""
        await websocket.accept()
        table, seat = websocket.path_params["table"], int(websocket.path_params["seat"])
        sockets = self._tables.setdefault(table, {})
        sockets[seat] = websocket
        try:
            while True:
                text = await websocket.receive_text()
                if '"ping"' in text:
                    await websocket.send_text(PONG)
                elif '"hello"' in text:
                    await websocket.send_text(self._view(table, seat))
                else:
                    self._moves[table] = self._moves.get(table, 0) + 1
                    await websocket.send_text(self._ok)
                    for place, other in list(sockets.items()):
                        await other.send_text(self._view(table, place))
        except WebSocketDisconnect:
            sockets.pop(seat, None)

    def _view(self, table: str, seat: int) -> str:
        moves = self._moves.get(table, 0)
        decision = f'"decision":[{moves},{seat},0],' if moves % self._seats == seat else ""
        view = f'{{"type":"update","view":{{"board":{{"choices":[{{"move":"x"}}]}},{decision}"moves":{moves}}},"text":"'
        return view.ljust(self._update - 2, "x") + '"}'


def main() -> None:
    """Read the command line and serve until killed."""
    parser = argparse.ArgumentParser(description="Echo as many bytes as the table would.")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--update-bytes", type=int, required=True)
    parser.add_argument("--ok-bytes", type=int, required=True)
    options = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    echo = Echo(options.seats, options.update_bytes, options.ok_bytes)
    app = Starlette(routes=[WebSocketRoute("/ws/{table}/{seat}", echo.serve)])
    listening = socket.create_server(("127.0.0.1", 0), backlog=BACKLOG)
    print(listening.getsockname()[1], flush=True)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        log_level="warning",
        access_log=False,
        loop="uvloop",
        http="httptools",
        lifespan="off",
    )
    asyncio.Runner(loop_factory=config.get_loop_factory()).run(uvicorn.Server(config).serve(sockets=[listening]))


if __name__ == "__main__":
    main()
