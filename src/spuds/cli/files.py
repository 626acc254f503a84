"""Read and write records. Whatever cannot be read is refused in words."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from spuds.cli.faults import advise
from spuds.core.errors import NotationError, SetupError

if TYPE_CHECKING:
    from spuds.core.notation import Record

STDIN = "-"


def read_text(name: str) -> str:
    """Return the text of a file, or of standard input for "-".

    Raises:
        SetupError: no such file, or one that may not be read.
        NotationError: not text.
    """
    try:
        data = sys.stdin.buffer.read() if name == STDIN else Path(name).read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise advise(
            SetupError(f"cannot read {name}: {reason[0].lower()}{reason[1:]}"),
            "name a record that spuds play --save FILE has written, or - for standard input",
        ) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotationError(f"{name} is not a record: it is no text (byte {error.start} is not UTF-8)") from None


def read_all(name: str) -> list[Record]:
    """Return the records of a file: one, or JSON Lines of several.

    Raises:
        SetupError, NotationError: not readable, or not records; says where.
    """
    from spuds.core.notation import read_records

    text = read_text(name)
    try:
        return list(read_records(text))
    except RecursionError:
        raise NotationError(f"{name} is not a record: it nests too deep") from None


def read_one(name: str) -> Record:
    """Return the one record of a file.

    Raises:
        SetupError: the file holds several.
    """
    records = read_all(name)
    if len(records) != 1:
        raise SetupError(f"{name} holds {len(records)} records; one is needed here")
    return records[0]


def write_text(name: str, text: str) -> None:
    """Write a file whole, so that a crash leaves the old one.

    Raises:
        SetupError: the folder does not exist, or may not be written to.
    """
    path = Path(name)
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise advise(SetupError(f"cannot write {name}: {reason[0].lower()}{reason[1:]}"), "name another file") from None
