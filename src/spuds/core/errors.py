"""The six ways in which a request can be wrong. Each says what was wrong, and what would be right.

Form: `seat 2 may not play r16: red is already in this trick (PM-3.4) in "<position>"`. Nothing is changed when one
is raised.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar


class GameError(Exception):
    """A request that the rules, the notation or the table refuse."""

    code: ClassVar[str] = "game"
    """The word for this class on the wire."""
    exit_code: ClassVar[int] = 10
    """What a command ends with when it meets this error."""


class SetupError(GameError):
    """No such game, seats, option or rules version. Shows what there is.

    Attributes:
        reason: id of the game's message that says the same, "" where it has none.
        arguments: of that message.
    """

    code = "setup"
    exit_code = 11

    def __init__(self, text: str, *, reason: str = "", args: Mapping[str, str | int] | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        self.arguments = dict(args or {})


class NotationError(GameError):
    """Not a move, a record or a position at all. Shows the text and what was expected."""

    code = "notation"
    exit_code = 12


class NotYourDecision(GameError):
    """Well formed, but somebody else must act. Shows who, and on what."""

    code = "not-your-decision"
    exit_code = 13


class IllegalAction(GameError):
    """Understood, but not allowed now. Shows seat, move, reason, rule id and position.

    Attributes:
        reason: message id of the reason, "" where the rules give none.
        rule: id of the rule that forbids it, "" where there is none.
        legal: what would be legal, as move words.
    """

    code = "illegal"
    exit_code = 14

    def __init__(self, text: str, *, reason: str = "", rule: str = "", legal: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.reason = reason
        self.rule = rule
        self.legal = legal


class StaleAction(GameError):
    """An answer to an earlier position. Shows both numbers."""

    code = "stale"
    exit_code = 15


class CorruptState(GameError):
    """A state that breaks invariants. Lists all of them.

    Attributes:
        faults: one line for each broken invariant.
    """

    code = "corrupt"
    exit_code = 16

    def __init__(self, text: str, faults: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.faults = faults


ERRORS: tuple[type[GameError], ...] = (
    SetupError,
    NotationError,
    NotYourDecision,
    IllegalAction,
    StaleAction,
    CorruptState,
)
