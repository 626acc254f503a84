"""What must hold at a table after anything: what was acknowledged is there once, and all see the same."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from spuds.core.fair import check_fair
from spuds.core.notation import Record, read_record
from spuds.core.table import Table
from spuds.server.wire import Error, Happened, Move, Ok, Say, Seen
from tests.server.chaos.people import Party, catch_up, look
from tests.server.client import Player

OVERTAKEN = {"stale", "not-now", "no-undo", "no-undo-asked"}

Row = dict[str, Any]


async def check(party: Party, database: Path) -> Counter[str]:
    """Check a table that is over: the disk, the record, and what its people saw. Return how often they did what."""
    fresh = await look(party.players)
    await catch_up(party.players, max(player.seq for player in fresh))
    for player, anew in zip(party.players, fresh, strict=True):
        assert player.faults == []
        assert player.view is not None
        assert anew.view is not None
        assert essence(player.view) == essence(anew.view)
        assert player.log == anew.log
        assert_heard_once(party.players, player.log)
    rows = stored(database, party.id)
    assert_kept_once(party.players, rows)
    record = read_record(await party.players[0].visitor.get(f"/api/tables/{party.id}/record"))
    assert check_fair(record).over
    assert record.moves == folded(rows, record)
    assert_recorded(party.players, rows)
    return Counter(row["kind"] for row in rows)


def essence(view: Seen) -> Seen:
    """Return a view without what passes: clocks, and who is there at the moment."""
    replace = msgspec.structs.replace
    seats = tuple(replace(seat, online=False, away_ms=None, clock_ms=None) for seat in view.table.seats)
    return replace(view, table=replace(view.table, seats=seats, spectators=()))


def stored(database: Path, table: str) -> list[Row]:
    """Return the entries of a table as the disk has them, read past the server."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        connection.row_factory = sqlite3.Row
        found = connection.execute("SELECT * FROM entry WHERE table_id = ? ORDER BY n", (table,))
        return [{**row, "data": json.loads(row["data"] or "{}")} for row in map(dict, found)]


def assert_kept_once(players: Iterable[Player], rows: list[Row]) -> None:
    """Each acknowledged move or chat line has one entry, each refused request none; no request has two.

    Of other kinds some are acknowledged because there was nothing left to do.
    """
    assert [row["n"] for row in rows] == list(range(rows[0]["n"], rows[0]["n"] + len(rows)))
    kept = Counter((row["person"], row["action_id"]) for row in rows if row["action_id"])
    for player in players:
        for action_id, (request, answer) in player.done.items():
            least = isinstance(answer, Ok) and isinstance(request, Move | Say)
            most = isinstance(answer, Ok)
            times = kept[player.visitor.person, action_id]
            assert least <= times <= most, f"{request} was answered {answer} and is kept {times} times"
    assert set(kept.values()) <= {1}


def folded(rows: list[Row], record: Record) -> list[str]:
    """Return the moves that stand once every undo and every change of mind has been honoured, as a record has them."""
    moves: list[str] = []
    for row in rows:
        match row["kind"]:
            case "move":
                moves.append(row["text"])
            case "undo":
                del moves[row["data"]["to"] :]
            case "change" | "withdraw":
                given = _sealed(moves, record)
                mine = [n for n in given if moves[n].startswith(f"{row['seat']}: ")]
                for n in reversed(mine[row["data"]["answer"] :]):
                    del moves[n]
                if row["kind"] == "change":
                    moves.append(row["text"])
    return _table(moves, record).moves


def _sealed(moves: list[str], record: Record) -> range:
    """Return the numbers of the moves that are sealed answers: those that no spectator has seen yet."""
    return range(len(_table(moves, record).log("spectator")), len(moves))


def _table(moves: list[str], record: Record) -> Table:
    """Return the table after some moves; simultaneous answers may stand in any order."""
    table = Table.with_options(record.game, record.seats, record.options)
    for move in moves:
        table.play(move)
    return table


def assert_recorded(players: Iterable[Player], rows: list[Row]) -> None:
    """Each acknowledged move or change of one is kept as its player sent it, from the seat that owed it."""
    texts = {(row["person"], row["action_id"]): row["text"] for row in rows if row["kind"] in ("move", "change")}
    for player in players:
        for request, answer in player.asked(Move):
            if isinstance(request, Move) and isinstance(answer, Ok):
                words = texts[player.visitor.person, request.action_id]
                assert words == f"{request.decision[1]}: {request.move}"


def assert_heard_once(players: Iterable[Player], log: list[Happened]) -> None:
    """What somebody said, and was told that it was said, stands once in everybody's log."""
    said = Counter(happened.line.text.args.get("text") for happened in log if happened.source == "chat")
    for player in players:
        for request, answer in player.asked(Say):
            if isinstance(request, Say):
                where = f"{request} was answered {answer}, and the log ends with entry {log[-1].seq}"
                assert said[request.text] == isinstance(answer, Ok), where
    assert set(said.values()) <= {1}


def assert_only_overtaken(players: Iterable[Player]) -> None:
    """Nothing was refused but what somebody else, or an undo, had made moot before it arrived."""
    codes = {answer.code for player in players for _, answer in player.done.values() if isinstance(answer, Error)}
    assert codes <= OVERTAKEN
