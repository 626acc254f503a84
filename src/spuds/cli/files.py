"""Read and write records. Whatever cannot be read is refused in words."""

from __future__ import annotations

import json
import os
import sys
from enum import Enum, auto
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from spuds.cli.faults import advise
from spuds.core.errors import GameError, NotationError, SetupError

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


class Kind(Enum):
    """What stands where a record is to be written."""

    NOTHING = auto()
    """No file, or an empty one."""
    RECORD = auto()
    OTHER = auto()
    """Somebody's own file, a folder, a device."""


def kind_of(name: str) -> Kind:
    """Say what would be lost if a record were written to a file.

    Raises:
        SetupError: nobody can tell, as the file may not be read, or its folder does not exist.
    """
    try:
        path = Path(name).resolve()
        if not path.exists():
            path.parent.resolve(strict=True)
            return Kind.NOTHING
        if not path.is_file():
            return Kind.OTHER
        data = path.read_bytes()
    except (OSError, ValueError, RuntimeError) as error:
        raise _cannot_write(name, error) from None
    if not data:
        return Kind.NOTHING
    return Kind.RECORD if _is_record(data) else Kind.OTHER


def _is_record(data: bytes) -> bool:
    try:
        found, _ = json.JSONDecoder().raw_decode(data.decode("utf-8-sig").lstrip())
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and str(found.get("format", "")).startswith("spuds-record/")


def write_text(name: str, text: str) -> None:
    """Write a file whole, so that a crash leaves the old one.

    Raises:
        SetupError: the folder does not exist, or may not be written to.
    """
    try:
        path = Path(name).resolve()
        part = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            with part.open("x", encoding="utf-8") as file:
                file.write(text)
            part.replace(path)
        except FileExistsError:
            raise
        except OSError:
            part.unlink(missing_ok=True)
            raise
    except (OSError, ValueError, RuntimeError) as error:
        raise _cannot_write(name, error) from None


def write_new(stem: str, text: str) -> str:
    """Write a file that does not exist yet, named after `stem`, and return its name.

    Raises:
        SetupError: it cannot be written.
    """
    for n in count(1):
        name = f"{stem}.json" if n == 1 else f"{stem}-{n}.json"
        try:
            with Path(name).open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            continue
        except (OSError, ValueError) as error:
            raise _cannot_write(name, error) from None
        return name
    raise AssertionError("numbers do not end")


def _cannot_write(name: str, error: Exception) -> GameError:
    reason = getattr(error, "strerror", None) or str(error)
    return advise(SetupError(f"cannot write {name}: {reason[0].lower()}{reason[1:]}"), "name another file")
