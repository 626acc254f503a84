"""Why a request is refused: the closed set of codes, and the one exception that carries them."""

from __future__ import annotations

from spuds.core.board import Text
from spuds.core.errors import GameError, IllegalAction
from spuds.core.game import Game
from spuds.server.wire import Error

CODES: dict[str, tuple[str, ...]] = {
    # A move
    "illegal": ("move",),
    "notation": ("move",),
    "not-your-decision": (),
    "stale": (),
    # A seat
    "already-seated": (),
    "name-bad": ("most",),
    "name-taken": ("name",),
    "no-seat": ("seats",),
    "not-seated": (),
    "seat-taken": (),
    "hands-open": (),
    "hand-seen": (),
    "secret-wrong": (),
    # What a table agrees on
    "not-host": (),
    "not-now": ("phase",),
    "closed": (),
    "no-undo": ("reason",),
    "no-undo-asked": (),
    # People
    "chat-off": (),
    "chat-empty": (),
    "chat-preset": (),
    "chat-bad": (),
    "spectators-quiet": (),
    "silenced": (),
    "no-person": (),
    "removed": (),
    # Making a table, looking at one
    "no-game": ("game",),
    "seats": ("low", "high"),
    "options": ("detail",),
    "options-together": (),
    "no-moment": ("moves",),
    "hidden": (),
    # Whoever carries requests to a table
    "bad-request": ("detail",),
    "too-long": ("most",),
    "slow-down": (),
    "busy": (),
    "not-saved": (),
    "restarting": (),
    "no-table": (),
    "no-person-key": (),
    "origin": (),
    "too-many-tables": (),
    "not-ready": (),
    "table-full": (),
    "broken": (),
}
"""Every code with the names of its arguments; the page has a message `error-<code>` for each.

`reason` of no-undo is "none" (no move of this seat is the last), "chance", "other" or "revealed"; `phase` is a Phase.
"""


class Refused(Exception):
    """A request that is refused; nothing has changed. It becomes `wire.Error`.

    Args:
        code: one of CODES.
        args: its arguments.
        why: the game's own reason.
        rule: id of the rule that forbids it.
        legal: what would be legal, as words of moves.
    """

    def __init__(
        self,
        code: str,
        args: dict[str, str | int] | None = None,
        *,
        why: Text | None = None,
        rule: str = "",
        legal: tuple[str, ...] = (),
    ) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = args or {}
        self.why = why
        self.rule = rule
        self.legal = legal

    def to_wire(self, action_id: str = "") -> Error:
        """Return the message that says so."""
        return Error(self.code, action_id, self.arguments, self.why, self.rule, self.legal)


def of_move(error: GameError, game: Game, words: str) -> Refused:
    """Return the refusal of a move that the game's rules or notation refuse.

    Args:
        error: what `Table.play` raised.
        game: the game.
        words: the move's, without its seat.
    """
    if not isinstance(error, IllegalAction):
        return Refused(error.code, {"move": words} if error.code == "notation" else None)
    why = Text(error.reason, args=game.action_args(game.actions[words])) if error.reason else None
    return Refused(error.code, {"move": words}, why=why, rule=error.rule, legal=error.legal)
