"""Section 9 of the rules: the score sheet with what every figure is made of, from the events of a game."""

from __future__ import annotations

from collections.abc import Iterable

from spuds.core.board import Cell, Row, Text
from spuds.core.events import Event as Happened
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.scoring import sheet

OUT, GUARD, REST = "LU-10.1", "LU-10.2", "LU-10.3"


def score_sheet(events: Iterable[Happened], seats: int) -> list[Row]:
    """Return one row once the game is over: how many seats each has left behind, its place, and what it had left."""
    told = list(events)
    lines = sheet(told, seats)
    if not lines:
        return []
    guarded = any(event.kind == Event.GUARD for event in told)
    places = [int(line["place"]) for line in lines]
    cells = []
    for line in lines:
        place, cards = int(line["place"]), int(line["cards"])
        behind = sum(other > place for other in places)
        shared = places.count(place) > 1
        why = [Text("why-place", {"n": place, "shared": "yes" if shared else "no"})]
        why.append(Text("why-left", {name: int(line[name]) for name in ("cards", "hand", "up", "down")}))
        why.append(Text("why-behind", {"n": behind}))
        cells.append(Cell(behind, tuple(why), OUT if not cards else GUARD if guarded else REST))
    return [Row(Text("row-game"), tuple(cells))]
