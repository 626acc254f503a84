"""Table options: declared once in a game's frozen `Options` class, read from there by all who need them.

Command-line flags, records, web forms and the documents are made from the fields' metadata. What options cannot be had
together, the class says in a method `check_together(seats)`, which raises SetupError.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from spuds.core.choices import LEAST_NUMBER, MOST_NUMBER, Choice, Counts, Number, OptionKind, SeatChoice, Value
from spuds.core.errors import SetupError


@runtime_checkable
class Together(Protocol):
    """Options of a game in which some values cannot be had together."""

    def check_together(self, seats: int) -> None:
        """Raise SetupError if a table of so many seats cannot have these options, of which each alone may be had."""
        ...


def choice(
    *choices: Value,
    doc: str,
    changes: tuple[str, ...],
    seats: tuple[int, ...] = (),
    needed_at: tuple[int, ...] = (),
    group: str = "",
) -> Any:
    """Declare an option with a few values, the default first.

    Args:
        choices: texts, or whole numbers.
        doc: one sentence for players.
        changes: ids of the rules that the option changes.
        seats: the numbers of seats at which another value than the default means something; () = all.
        needed_at: the numbers of seats at which the default will not do.
        group: of the form, where it is put away with others; "" = it stands in sight. The game has messages
            `option-group-<group>` and `option-group-<group>-doc`.
    """
    kind = Choice(choices, doc, changes, seats, needed_at, group)
    return dataclasses.field(default=choices[0], metadata={"option": kind})


def number(
    default: int,
    low: int,
    high: int,
    *,
    doc: str,
    changes: tuple[str, ...],
    also: tuple[int, ...] = (),
    group: str = "",
    thing: str = "",
) -> Any:
    """Declare an option that is a whole number.

    Args:
        default: the usual number; it may lie outside the range, such as 0 for none.
        low: the lowest.
        high: the highest.
        doc: one sentence for players.
        changes: ids of the rules that the option changes.
        also: other numbers worth trying in tests; () = the ends of the range.
        group: as of `choice`.
        thing: what it is a number of, which is its name in its group: a face of the game's `looks`, or a word.
    Raises:
        ValueError: the range is none, or no command line could say it.
    """
    if not LEAST_NUMBER <= low < high <= MOST_NUMBER or not LEAST_NUMBER <= default <= MOST_NUMBER:
        raise ValueError(f"an option that is a number from {low} to {high}, usually {default}")
    if not all(low <= other <= high for other in also):
        raise ValueError(f"numbers worth trying must lie from {low} to {high}: {also}")
    kind = Number(default, low, high, doc, changes, also, thing, group=group)
    return dataclasses.field(default=default, metadata={"option": kind})


def seat_choice(default: str, *, doc: str, changes: tuple[str, ...], group: str = "") -> Any:
    """Declare an option that is a seat of the table, a whole number.

    Args:
        default: a word in place of a seat.
        doc: one sentence for players.
        changes: ids of the rules that the option changes.
        group: as of `choice`.
    """
    return dataclasses.field(default=default, metadata={"option": SeatChoice(default, doc, changes, group=group)})


def counts(
    default: tuple[int, ...],
    *,
    names: tuple[str, ...],
    doc: str,
    changes: tuple[str, ...],
    most: int,
    at_least_per_seat: int = 0,
    also: tuple[tuple[int, ...], ...] = (),
    group: str = "",
) -> Any:
    """Declare an option that says how many there are of each of several things, as a text that `counts_of` reads.

    Args:
        default: the usual counts.
        names: of the things, in order: faces of the game's `looks` where it has such, else words.
        doc: one sentence for players.
        changes: ids of the rules that the option changes.
        most: what the counts may add up to.
        at_least_per_seat: what they must add up to, for each seat of the table.
        also: other counts worth trying in tests.
        group: as of `choice`; those of none are put away together.
    """
    usual, *others = (",".join(map(str, row)) for row in (default, *also))
    kind = Counts(usual, names, doc, changes, most, at_least_per_seat, tuple(others), group=group)
    return dataclasses.field(default=usual, metadata={"option": kind})


def option_kinds(options: type) -> dict[str, OptionKind]:
    """Return the kinds of all options of an `Options` class, by name."""
    return {f.name: f.metadata["option"] for f in dataclasses.fields(options)}


def needed_options(options: type, seats: int) -> dict[str, Value]:
    """Return what must be agreed on before so many may play at all: the first value that will do of each such option.

    For forms and tests. Whoever sits down agrees to it, so a `Table` and the command line do not fill it in.
    """
    kinds = option_kinds(options)
    return {name: kind.values()[1] for name, kind in kinds.items() if seats in kind.needed_at}


def make_options(options: type, seats: int, given: Mapping[str, object], *, as_text: bool = False) -> Any:
    """Check the options of a table and return them as the game's frozen struct.

    Args:
        options: the game's `Options` class.
        seats: seats at the table.
        given: names and values; those left out are at their defaults.
        as_text: whether numbers may be written as text, as on a command line.
    Raises:
        SetupError: an unknown name, a value that it does not have, one that cannot be had at this table, or values that
            cannot be had together.
    """
    kinds = option_kinds(options)
    unknown = sorted(set(given) - set(kinds))
    if unknown:
        there_are = ", ".join(kinds) or "none"
        raise SetupError(f"there is no option {', '.join(unknown)}; the options are {there_are}")
    made = options(**{name: kinds[name].parse(name, value, as_text=as_text) for name, value in given.items()})
    for name, kind in kinds.items():
        kind.check(name, getattr(made, name), seats)
    if isinstance(made, Together):
        made.check_together(seats)
    return made


def changed(options: Any) -> dict[str, Value]:
    """Return the options that are not at their defaults, as a record holds them."""
    return {
        f.name: getattr(options, f.name) for f in dataclasses.fields(options) if getattr(options, f.name) != f.default
    }
