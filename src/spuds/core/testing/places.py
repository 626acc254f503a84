"""Records as bytes. What the checks compare by the million is compared without numpy, whose fields are slow to read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spuds.core.records import OWNER, Field, fields_of


class Place(NamedTuple):
    """A whole field, or the row of one that belongs to a seat.

    Attributes:
        field: the field.
        row: of an OWNER field; -1 = the whole field.
        part: where it stands in the bytes of the record.
    """

    field: Field
    row: int
    part: slice


@lru_cache
def places_of(cls: type) -> tuple[Place, ...]:
    """Return the places of a record class in the order of their bytes, OWNER fields row by row."""
    found: list[Place] = []
    end = 0
    for f in fields_of(cls):
        rows = range(f.shape[0]) if f.visibility is OWNER else (-1,)
        size = f.base.itemsize * int(np.prod(f.shape, dtype=int)) // len(rows)
        for row in rows:
            found.append(Place(f, row, slice(end, end + size)))
            end += size
    return tuple(found)


@lru_cache
def _columns(dtype: np.dtype[Any]) -> dict[np.dtype[Any], NDArray[np.intp]]:
    """Return, by width, which bytes of a record hold its numbers of that width."""
    found: dict[np.dtype[Any], list[int]] = {}
    _collect(dtype, 0, found)
    return {base: np.array(columns, dtype=np.intp) for base, columns in found.items()}


def _collect(dtype: np.dtype[Any], start: int, found: dict[np.dtype[Any], list[int]]) -> None:
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        for n in range(int(np.prod(shape, dtype=int))):
            _collect(base, start + n * base.itemsize, found)
    elif dtype.fields is not None:
        for part, offset, *_ in dtype.fields.values():
            _collect(part, start + int(offset), found)
    else:
        found.setdefault(dtype, []).extend(range(start, start + dtype.itemsize))


def distances(states: Sequence[bytes], goal: bytes, dtype: np.dtype[Any]) -> list[int]:
    """Return how far each state is from another: numbers by their difference, sets of cards by the cards in one only.

    Args:
        states: records of this type, as bytes.
        goal: the other.
        dtype: of both.
    """
    rows, aim = (np.frombuffer(raw, dtype=np.uint8).reshape(-1, dtype.itemsize) for raw in (b"".join(states), goal))
    total = np.zeros(len(states), dtype=np.int64)
    for base, columns in _columns(dtype).items():
        ones, others = (np.ascontiguousarray(side[:, columns]).view(base) for side in (rows, aim))
        if base.itemsize == 8:
            total += np.bitwise_count(ones ^ others).sum(axis=1, dtype=np.int64)
        else:
            total += np.abs(ones.astype(np.int64) - others).sum(axis=1)
    found: list[int] = total.tolist()
    return found
