"""Declare a game's state: one class, each field named once, from which the record's dtype is made.

    @record
    class State:
        depth: int = field(i1, "frames on the stack", PUBLIC, high=1)
        hand: Ints = field(i8, "cards held, as a set", OWNER, shape=(5,), per="seat")

The class is what type checkers see in the rules; `layout(State)` is what NumPy sees. A state is one element of an
array of that dtype; copying, comparing and hashing it are operations on its bytes, so there are no padding holes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from spuds.core.jit import kernel

C = TypeVar("C", bound=type)
Ints: TypeAlias = NDArray[np.int64]
"""A row or table of whole numbers in a record: an array in its own narrow width, used as if it were int64."""

i1, i2, i4, i8 = (np.dtype(name) for name in ("i1", "i2", "i4", "i8"))
"""Widths of fields; all signed, since unsigned ones wrap or turn into floats when the JIT is off."""


class Visibility(Enum):
    """Who may know what a field holds."""

    PUBLIC = "all"
    OWNER = "the seat that the row belongs to"
    HIDDEN = "nobody"


_FIELDS = "__record_fields__"

PUBLIC, OWNER, HIDDEN = Visibility.PUBLIC, Visibility.OWNER, Visibility.HIDDEN


@dataclass(frozen=True)
class Field:
    """One field of a record: what it means, how it is indexed, its range, and who may know it."""

    base: np.dtype[Any]
    meaning: str
    visibility: Visibility
    shape: tuple[int, ...]
    per: str
    low: int
    high: int
    nested: type | None = None
    owner: str = ""
    name: str = ""

    @property
    def records(self) -> bool:
        """Whether the elements are records themselves."""
        return self.nested is not None


def field(
    base: np.dtype[Any] | type,
    meaning: str,
    visibility: Visibility,
    *,
    shape: tuple[int, ...] = (),
    per: str = "",
    low: int = 0,
    high: int | None = None,
    owner: str = "",
) -> Any:
    """Describe a field of a record class.

    Args:
        base: width of a number, or another record class.
        meaning: what it holds, with its unit.
        visibility: who may know it; rows of an OWNER field are indexed by seat first, unless `owner` says whose.
        shape: () for a single number.
        per: what the axes are indexed by, such as "seat, kind".
        low, high: the range, both included; by default 0 to the most that the width holds.
        owner: name of a public field with the same first axis that holds 1 + the seat each row belongs to, 0 = nobody.
    """
    dtype = layout(base) if isinstance(base, type) else base
    top = high if high is not None else (0 if dtype.names else int(np.iinfo(dtype).max))
    nested = base if isinstance(base, type) else None
    return Field(dtype, meaning, visibility, shape, per, low, top, nested, owner)


def record(cls: C) -> C:
    """Make a record class of annotated fields; `fields_of` and `layout` then describe it.

    Raises:
        ValueError: a field has a name that np.record uses itself: it would read as a method with the JIT off.
    """
    declared = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
    taken = [name for name in declared if hasattr(np.record, name)]
    if taken:
        raise ValueError(f"fields of {cls.__name__} must not be named {', '.join(taken)}: np.record has these")
    fields = tuple(replace(value, name=name) for name, value in declared.items())
    setattr(cls, _FIELDS, fields)
    return cls


def fields_of(cls: type) -> tuple[Field, ...]:
    """Return the fields of a record class in the order of their bytes."""
    fields: tuple[Field, ...] = getattr(cls, _FIELDS)
    return fields


def layout(cls: type) -> np.dtype[Any]:
    """Return the dtype of a record class, packed."""
    parts = [(f.name, f.base, f.shape) if f.shape else (f.name, f.base) for f in fields_of(cls)]
    return np.dtype((np.record, parts))


def out_of_range(cls: type, state: Any) -> Iterator[str]:
    """Name each field of one state, or an array of them, that holds a number outside its declared range."""
    for f in fields_of(cls):
        values = np.asarray(state[f.name])
        if f.nested is not None:
            yield from (f"{f.name}.{fault}" for fault in out_of_range(f.nested, values))
            continue
        if values.min() < f.low or values.max() > f.high:
            yield f"{f.name} is {values.tolist()}, must be {f.low} to {f.high}"


def owner_of_row(f: Field, state: Any, row: int) -> int:
    """Return the seat that a row of an OWNER field of one state belongs to; -1 = nobody."""
    return int(state[f.owner][row]) - 1 if f.owner else row


def make_show(cls: type) -> Callable[..., None]:
    """Write and compile `show(state, viewer, view)`, which adds to an empty view what its viewer may see.

    Public fields are copied, rows of OWNER fields only for their own seat, all else is set to zero: what a view
    holds follows from the declarations alone. The game adds what it shows by exception.
    """
    lines = ["def show(state, viewer, view):"]
    for f in fields_of(cls):
        lines += [f"    {line}" for line in _show_lines(f)]
    names: dict[str, Any] = {"__name__": cls.__module__}
    exec(compile("\n".join(lines), f"<show {cls.__module__}>", "exec"), names)
    show: Callable[..., None] = kernel(names["show"])
    return show


def _show_lines(f: Field) -> Iterator[str]:
    """Write the lines for one field; an array is fetched once, which is what costs with the JIT off."""
    indent, index = "", []
    seen, true = f"view.{f.name}", f"state.{f.name}"
    if f.shape:
        yield f"seen, true = {seen}, {true}"
        seen, true = "seen", "true"
    for axis, length in enumerate(f.shape):
        yield f"{indent}for i{axis} in range({length}):"
        indent += "    "
        index.append(f"i{axis}")
    place = f"[{', '.join(index)}]" if index else ""
    for part in f.base.names or ("",):
        at = f"{place}.{part}" if part else place
        match f.visibility:
            case Visibility.PUBLIC:
                yield f"{indent}{seen}{at} = {true}{at}"
            case Visibility.OWNER:
                whose = f"state.{f.owner}[i0] - 1" if f.owner else "i0"
                yield f"{indent}{seen}{at} = {true}{at} if {whose} == viewer else 0"
            case Visibility.HIDDEN:
                yield f"{indent}{seen}{at} = 0"
