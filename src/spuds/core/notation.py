"""Moves, records and traces as text: the binding public format, apart from any game's rules.

    2: play r16          a move of seat 2
    *: deal 2 r16        a move of chance

A record is one JSON object, a trace one JSON object a line. Both say which rules they were made under.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from spuds.core.errors import NotationError, SetupError
from spuds.core.frames import CHANCE, MOST_SEATS
from spuds.core.game import Game

Mover: TypeAlias = "int | Literal['*']"

RECORD_FORMAT = "spuds-record/1"
TRACE_FORMAT = "spuds-trace/1"


_MOVERS = {"*": CHANCE, **{str(seat): seat for seat in range(MOST_SEATS)}}
"""Each mover is written in one way only."""


Hex256: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
"""256 bits in hexadecimal, lower case."""


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the luck of a game came from: `spuds.core.fair` checks it."""

    seed: Hex256
    hash: Hex256
    """SHA-256 of the seed's bytes, published before the first move."""


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A game, whole or unfinished, as anyone can check it: no seed and no random generator are needed."""

    format: str
    game: str
    rules: int
    seats: int
    options: dict[str, str | int] = {}
    names: list[str] | None = None
    moves: list[str]
    result: dict[str, Any] | None = None
    fair: Fair | None = None
    """The seed of a fair deal, once it is opened."""

    def to_json(self) -> str:
        """Return the record as one line of JSON."""
        fair = None if self.fair is None else msgspec.structs.asdict(self.fair)
        fields = {**msgspec.structs.asdict(self), "options": self.options, "fair": fair}
        return dumps({name: value for name, value in fields.items() if value is not None})


class _Format(msgspec.Struct):
    """What says how the rest is to be read."""

    format: str


def dumps(value: Any) -> str:
    """Return JSON in one line, with a space after each comma and colon, keys in the order given."""
    return json.dumps(value, ensure_ascii=False)


def read_record(text: str | bytes) -> Record:
    """Read one record.

    Raises:
        NotationError: not JSON, or not an object of a record's form; says where.
        SetupError: a record of another format.
    """
    try:
        claimed = msgspec.json.decode(text, type=_Format).format
        if claimed != RECORD_FORMAT:
            raise SetupError(f"this build reads {RECORD_FORMAT}, not {claimed!r}")
        return msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        raise NotationError(f"not a record: {error}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise NotationError(f"not a record, or cut short: {error}") from None


def read_records(text: str) -> Iterator[Record]:
    """Read one record, however it is laid out, or JSON Lines of several.

    Raises:
        NotationError: as `read_record`, with the number of the line.
    """
    lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise NotationError("not a record: the text is empty")
    if len(lines) == 1 or not _is_json(lines[0][1]):
        yield read_record(text)
        return
    for n, line in lines:
        try:
            yield read_record(line)
        except NotationError as error:
            raise NotationError(f"line {n}: {error}") from None


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def mover_text(seat: int) -> str:
    """Return the mover as a move writes it: "2", or "*" for chance."""
    return "*" if seat == CHANCE else str(seat)


def move_text(game: Game, seat: int, action: int) -> str:
    """Return a move in words, such as "2: play r16"."""
    return f"{mover_text(seat)}: {game.texts[action]}"


def parse_move(game: Game, text: object) -> tuple[int, int]:
    """Read a move and return its seat (CHANCE for `*`) and action id.

    Raises:
        NotationError: not a move of this game; shows the text and what was expected.
    """
    mover, colon, words = text.partition(": ") if isinstance(text, str) else ("", "", "")
    if not colon or mover not in _MOVERS:
        raise NotationError(f"not a move: {text!r}; expected SEAT: WORDS, such as {_example(game)!r}")
    return _MOVERS[mover], parse_words(game, words)


def parse_words(game: Game, words: str) -> int:
    """Return the action id of a move's words.

    Raises:
        NotationError: not words of this game.
    """
    action = game.actions.get(words)
    if action is None:
        raise NotationError(f"not a move of {game.name}: {words!r}; expected such as {_example(game)!r}")
    return action


def _example(game: Game) -> str:
    return f"0: {game.texts[0]}"
