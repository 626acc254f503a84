"""What a table agrees on apart from its game: pace, leavers, chat, and who may find it."""

from __future__ import annotations

from typing import Any

import msgspec

from spuds.server.wire import Chat, Leavers, Level, Pace


class Terms(msgspec.Struct, frozen=True):
    """The terms of one table."""

    pace: Pace = "none"
    leavers: Leavers = "bot"
    chat: Chat = "preset"
    public: bool = False
    guided: bool = False
    bots: Level = "thumb"
    """Of bots that nobody chose otherwise."""
    friends: bool = False
    """Whether the table gathered people before it began."""

    def changed(self, changes: dict[str, Any]) -> Terms:
        """Return the terms with some of them changed.

        Raises:
            msgspec.ValidationError: no such term, or not with that value.
        """
        return msgspec.convert({**msgspec.structs.asdict(self), **changes}, Terms)
