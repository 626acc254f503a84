"""Lines of a table's log for one viewer: what the game tells as `Event.as_seen`, what people did, what they said."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from spuds.core.board import Line, Text
from spuds.core.boards import line_of
from spuds.core.game import Game
from spuds.server.entries import Kind, Told
from spuds.server.wire import PRESETS, Happened

TEXTS: dict[str, tuple[str, ...]] = {
    "table-sits": ("player",),
    "table-stands": ("player",),
    "table-watches": ("player",),
    "table-renamed": ("old", "player"),
    "table-bot": ("seat", "level"),
    "table-opens": ("seat",),
    "table-away-wait": ("player",),
    "table-away-bot": ("player",),
    "table-away-open": ("player",),
    "table-back": ("player",),
    "table-late": ("player",),
    "table-starts": (),
    "table-forked": ("move",),
    "table-arranged": (),
    "table-withdraws": ("player",),
    "table-asks-undo": ("player",),
    "table-agrees-undo": ("player",),
    "table-undo-refused": ("player",),
    "table-undo-withdrawn": ("player",),
    "table-undo-lapsed": (),
    "table-undo": ("player",),
    "table-silenced": ("player",),
    "table-unsilenced": ("player",),
    "table-removed": (),
    "table-rematch": ("player",),
    "chat-text": ("text",),
    **{f"preset-{preset}": () for preset in PRESETS},
    "closed-game": ("game",),
    "closed-rules": ("rules", "ours"),
    "closed-log": ("entry",),
}
"""Every text of the table with its arguments; the page has a message for each.

`player` and `old` are names in the nominative, `seat` is a seat's number from 1, `level` a bot's level.
"""


def lines(game: Game | None, told: Told, viewer: int) -> Iterator[Happened]:
    """Yield what an entry brought, as a viewer sees it.

    Args:
        game: the game; None where this build does not have it.
        told: the entry.
        viewer: a seat, SPECTATOR, or FULL for one who may see all.
    """
    entry = told.entry
    if game is not None:
        for event in told.events:
            line = line_of(game, event.as_seen(viewer))
            yield Happened(seq=entry.n, source="game", line=line, move=told.moves, at=entry.at)
    text = _text(told)
    if text is not None and told.is_open_to(viewer):
        says = entry.kind == Kind.SAY
        yield Happened(
            seq=entry.n,
            source="chat" if says else "table",
            line=Line(kind="chat" if says else text.id, text=text, seat=entry.seat),
            move=told.moves,
            at=entry.at,
            name=told.name,
            person=told.person,
            undone_to=entry.data["to"] if entry.kind == Kind.UNDO else None,
        )


def _text(told: Told) -> Text | None:
    kind = Kind(told.entry.kind)
    if kind in _ABOUT_PLAYER:
        return Text(_ABOUT_PLAYER[kind], {"player": told.name})
    if kind in _ABOUT_TABLE:
        return Text(_ABOUT_TABLE[kind])
    return _OTHERS[kind](told) if kind in _OTHERS else None


def _say(told: Told) -> Text:
    preset = told.entry.data.get("preset")
    return Text(f"preset-{preset}") if preset else Text("chat-text", {"text": told.entry.text})


def _rename(told: Told) -> Text:
    if not told.name:
        return Text("table-watches", {"player": told.entry.text})
    return Text("table-renamed", {"old": told.name, "player": told.entry.text})


def _fill(told: Told) -> Text:
    seat, level = told.entry.seat + 1, told.entry.text
    return Text("table-bot", {"seat": seat, "level": level}) if level else Text("table-opens", {"seat": seat})


def _end_undo(told: Told) -> Text:
    why = told.entry.data["why"]
    return Text(f"table-undo-{why}", {} if why == "lapsed" else {"player": told.name})


def _silence(told: Told) -> Text | None:
    if not told.name:
        return None
    return Text("table-silenced" if told.entry.data["silent"] else "table-unsilenced", {"player": told.name})


_ABOUT_PLAYER = {
    Kind.SIT: "table-sits",
    Kind.STAND: "table-stands",
    Kind.BACK: "table-back",
    Kind.LATE: "table-late",
    Kind.WITHDRAW: "table-withdraws",
    Kind.ASK_UNDO: "table-asks-undo",
    Kind.AGREE_UNDO: "table-agrees-undo",
    Kind.UNDO: "table-undo",
    Kind.REMATCH: "table-rematch",
}
_ABOUT_TABLE = {Kind.START: "table-starts", Kind.ARRANGE: "table-arranged", Kind.REMOVE: "table-removed"}
_OTHERS: dict[Kind, Callable[[Told], Text | None]] = {
    Kind.AWAY: lambda told: Text(f"table-away-{told.entry.data['policy']}", {"player": told.name}),
    Kind.FORKED: lambda told: Text("table-forked", {"move": told.entry.data["at"]}),
    Kind.SAY: _say,
    Kind.RENAME: _rename,
    Kind.FILL: _fill,
    Kind.END_UNDO: _end_undo,
    Kind.SILENCE: _silence,
}
