"""Table options: declared once in a game's frozen `Options` class, read from there by all who need them.

Command-line flags, records, web forms and the documents are made from the fields' metadata.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

from spuds.core.errors import SetupError

Value: TypeAlias = "str | int"


class OptionKind(Protocol):
    """What one option may be set to."""

    doc: str
    changes: tuple[str, ...]
    seats: tuple[int, ...]

    def parse(self, name: str, value: object, *, as_text: bool) -> Value:
        """Return the value, or raise SetupError saying what there is."""
        ...

    def values(self) -> tuple[Value, ...]:
        """Return some values worth trying in tests and forms, the default first."""
        ...

    def range_text(self) -> str:
        """Say in words what may be chosen."""
        ...


@dataclasses.dataclass(frozen=True)
class Choice:
    """An option with a few named values."""

    choices: tuple[Value, ...]
    doc: str
    changes: tuple[str, ...]
    seats: tuple[int, ...]

    def parse(self, name: str, value: object, *, as_text: bool) -> Value:
        """Return the value of that name; numbers stay numbers, texts texts, except on a command line."""
        for known in self.choices:
            if type(value) is type(known) and value == known:
                return known
            if as_text and str(known) == value:
                return known
        raise SetupError(f"option {name} may be {self.range_text()}, not {value!r}")

    def values(self) -> tuple[Value, ...]:
        """Return all values, the default first."""
        return self.choices

    def range_text(self) -> str:
        """Return the values, each as it is written in a record."""
        return ", ".join(repr(known) if isinstance(known, str) else str(known) for known in self.choices)


def choice(*choices: Value, doc: str, changes: tuple[str, ...], seats: tuple[int, ...] = ()) -> Any:
    """Declare an option with a few values, the default first.

    Args:
        choices: texts, or whole numbers.
        doc: one sentence for players.
        changes: ids of the rules that the option changes.
        seats: the numbers of seats at which another value than the default means something; () = all.
    """
    kind = Choice(choices, doc, changes, seats)
    return dataclasses.field(default=choices[0], metadata={"option": kind})


def option_kinds(options: type) -> dict[str, OptionKind]:
    """Return the kinds of all options of an `Options` class, by name."""
    return {f.name: f.metadata["option"] for f in dataclasses.fields(options)}


def make_options(options: type, seats: int, given: Mapping[str, object], *, as_text: bool = False) -> Any:
    """Check the options of a table and return them as the game's frozen struct.

    Args:
        options: the game's `Options` class.
        seats: seats at the table.
        given: names and values; those left out are at their defaults.
        as_text: whether numbers may be written as text, as on a command line.
    Raises:
        SetupError: an unknown name, a value that it does not have, or one that means nothing at this table.
    """
    kinds = option_kinds(options)
    unknown = sorted(set(given) - set(kinds))
    if unknown:
        there_are = ", ".join(kinds) or "none"
        raise SetupError(f"there is no option {', '.join(unknown)}; the options are {there_are}")
    values = {name: kinds[name].parse(name, value, as_text=as_text) for name, value in given.items()}
    made = options(**values)
    for name, value in changed(made).items():
        if kinds[name].seats and seats not in kinds[name].seats:
            at = " or ".join(map(str, kinds[name].seats))
            raise SetupError(f"option {name}={value} is for {at} seats; this table has {seats}")
    return made


def changed(options: Any) -> dict[str, Value]:
    """Return the options that are not at their defaults, as a record holds them."""
    return {
        f.name: getattr(options, f.name) for f in dataclasses.fields(options) if getattr(options, f.name) != f.default
    }
