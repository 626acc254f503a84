"""What an option of a table may be set to: one of a few values, a number, a seat, or counts of several things.

Games declare their options with the functions of `spuds.core.options`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from spuds.core.errors import SetupError

Value: TypeAlias = "str | int"

_COUNT = re.compile(r"0|[1-9][0-9]{0,8}")
"""How a seat or a count is written: in no other way, so that equal options are equal texts."""
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}")
"""How a whole number is written that may be negative, for the same reason."""
LEAST_NUMBER, MOST_NUMBER = -999_999_999, 999_999_999
"""What can be written so."""


class OptionKind(Protocol):
    """What one option may be set to."""

    doc: str
    changes: tuple[str, ...]
    seats: tuple[int, ...]
    """The numbers of seats at which another value than the default means something; () = all."""
    needed_at: tuple[int, ...]
    """The numbers of seats at which it must not be at its default."""
    group: str
    """Of the form, where it is put away with others of its kind; "" = it stands in sight."""

    def parse(self, name: str, value: object, *, as_text: bool) -> Value:
        """Return the value, or raise SetupError saying what there is."""
        ...

    def check(self, name: str, value: Value, seats: int) -> None:
        """Raise SetupError if a value of this kind, the default too, cannot be had at a table of so many seats."""
        ...

    def values(self) -> tuple[Value, ...]:
        """Return some values worth trying, the default first; where they are few, all."""
        ...

    def range_text(self) -> str:
        """Say in words what may be chosen."""
        ...

    def markdown(self) -> str:
        """Say the same for a document."""
        ...


@dataclass(frozen=True)
class Choice:
    """An option with a few named values."""

    choices: tuple[Value, ...]
    doc: str
    changes: tuple[str, ...]
    seats: tuple[int, ...]
    needed_at: tuple[int, ...] = ()
    group: str = ""

    def parse(self, name: str, value: object, *, as_text: bool) -> Value:
        """Return the value of that name; numbers stay numbers, texts texts, except on a command line."""
        for known in self.choices:
            if type(value) is type(known) and value == known:
                return known
            if as_text and str(known) == value:
                return known
        raise SetupError(f"option {name} may be {self.range_text()}, not {shown(value)}")

    def check(self, name: str, value: Value, seats: int) -> None:
        """Refuse a value that means nothing at so many seats, and the default where it will not do."""
        default, *others = self.choices
        if value == default and seats in self.needed_at:
            needed = " or ".join(f"{name}={other}" for other in others)
            raise SetupError(f"a table of {seats} seats needs option {needed}")
        if value != default and self.seats and seats not in self.seats:
            at = " or ".join(map(str, self.seats))
            raise SetupError(f"option {name}={value} is for {at} seats; this table has {seats}")

    def values(self) -> tuple[Value, ...]:
        """Return all values, the default first."""
        return self.choices

    def range_text(self) -> str:
        """Return the values, each as it is written in a record."""
        return ", ".join(repr(known) if isinstance(known, str) else str(known) for known in self.choices)

    def markdown(self) -> str:
        """Return the values, each as it is typed."""
        return ", ".join(f"`{known}`" for known in self.choices)


@dataclass(frozen=True)
class Number:
    """An option that is a whole number between two others, or the default if that lies outside."""

    default: int
    low: int
    high: int
    doc: str
    changes: tuple[str, ...]
    also: tuple[int, ...]
    """Other values worth trying; () = the ends of the range."""
    thing: str = ""
    """What it is a number of, and what names it in its group: a face of the game's `looks`, or a word; "" = itself."""
    seats: tuple[int, ...] = ()
    needed_at: tuple[int, ...] = ()
    group: str = ""

    def parse(self, name: str, value: object, *, as_text: bool) -> Value:
        """Return the number; on a command line it is written out, in one way only."""
        found = value if type(value) is int else None
        if as_text and type(value) is str and _NUMBER.fullmatch(value):
            found = int(value)
        if found is None or not (found == self.default or self.low <= found <= self.high):
            raise SetupError(f"option {name} may be {self.range_text()}, not {shown(value)}")
        return found

    def check(self, name: str, value: Value, seats: int) -> None:
        """Refuse nothing: as far as it alone can say, such a number can be had at every table."""

    def values(self) -> tuple[Value, ...]:
        """Return the default, and what else is worth trying."""
        return tuple(dict.fromkeys((self.default, *(self.also or (self.low, self.high)))))

    def range_text(self) -> str:
        """Say between what it must lie, or what else it may be."""
        inside = self.low <= self.default <= self.high
        return f"{'' if inside else f'{self.default}, or '}a whole number from {self.low} to {self.high}"

    def markdown(self) -> str:
        """Return the default, and between what others must lie."""
        return f"`{self.default}`, or {self.low} to {self.high}"


@dataclass(frozen=True)
class SeatChoice:
    """An option that is a seat of the table, or a word in place of one: the default."""

    default: str
    doc: str
    changes: tuple[str, ...]
    seats: tuple[int, ...] = ()
    needed_at: tuple[int, ...] = ()
    group: str = ""

    def parse(self, name: str, value: object, *, as_text: bool) -> Value:
        """Return the word or a whole number, on a command line written out; `check` knows which seats there are."""
        if type(value) is str and value == self.default:
            return value
        if type(value) is int and value >= 0:
            return value
        if as_text and type(value) is str and _COUNT.fullmatch(value):
            return int(value)
        raise SetupError(f"option {name} may be {self.range_text()}, not {shown(value)}")

    def check(self, name: str, value: Value, seats: int) -> None:
        """Refuse a seat that the table does not have."""
        if isinstance(value, int) and value >= seats:
            raise SetupError(
                f"option {name} may be {self.default!r} or a seat from 0 to {seats - 1}, not {shown(value)}"
            )

    def values(self) -> tuple[Value, ...]:
        """Return the word and two seats that most tables have."""
        return (self.default, 0, 1)

    def range_text(self) -> str:
        """Return the word, and what else there is."""
        return f"{self.default!r} or a seat of the table, counted from 0"

    def markdown(self) -> str:
        """Return the word, and what else there is."""
        return f"`{self.default}`, or a seat counted from 0"


@dataclass(frozen=True)
class Counts:
    """An option that says how many there are of each of several things, such as `4,0,2`."""

    default: str
    names: tuple[str, ...]
    """Of the things, in order."""
    doc: str
    changes: tuple[str, ...]
    most: int
    """That they may add up to."""
    at_least_per_seat: int
    """What they must add up to, for each seat of the table."""
    also: tuple[str, ...]
    """Other values worth trying."""
    seats: tuple[int, ...] = ()
    needed_at: tuple[int, ...] = ()
    group: str = ""

    def parse(self, name: str, value: object, *, as_text: bool) -> Value:
        """Return the text, if it is so many counts that add up to no more than they may."""
        if type(value) is not str:
            raise SetupError(f"option {name} may be {self.range_text()}, not {shown(value)}")
        written = value.split(",")
        if len(written) != len(self.names):
            raise SetupError(f"option {name} must be {len(self.names)} counts, not {len(written)}: {self._example()}")
        for n, (count, thing) in enumerate(zip(written, self.names, strict=True), 1):
            if not _COUNT.fullmatch(count):
                raise SetupError(
                    f"count {n} of option {name}, {thing}, must be a whole number such as "
                    f"{_nearest(count)}, not {count!r}: {self._example()}"
                )
        total = sum(map(int, written))
        if total > self.most:
            raise SetupError(f"the counts of option {name} may be {self.most} in all at most, not {total}")
        return value

    def check(self, name: str, value: Value, seats: int) -> None:
        """Refuse counts that are too few for so many seats."""
        total, least = sum(counts_of(value)), self.at_least_per_seat * seats
        if total < least:
            raise SetupError(
                f"the counts of option {name} must be {least} in all at least for {seats} seats, not {total}"
            )

    def values(self) -> tuple[Value, ...]:
        """Return the default, and what else is worth trying."""
        return (self.default, *self.also)

    def range_text(self) -> str:
        """Say how many counts there are, and between what their total must lie."""
        return f"{len(self.names)} counts with commas between, such as {self.default!r}: {self._limits()}"

    def markdown(self) -> str:
        """Return the default, and what else there is."""
        return f"`{self.default}`, or {len(self.names)} other counts: {self._limits()}"

    def _limits(self) -> str:
        least = f", {self.at_least_per_seat} for each seat at least" if self.at_least_per_seat else ""
        return f"{self.most} in all at most{least}"

    def _example(self) -> str:
        return f"such as {self.default}, without spaces"


def _nearest(written: str) -> int:
    """Return the count that somebody may have meant: 7 for ` 07`, 0 for a negative one or none."""
    found = re.fullmatch(r"\s*\+?0*([0-9]{1,9})(?:\.0*)?\s*", written, re.ASCII)
    return int(found[1]) if found else 0


def counts_of(value: Value) -> tuple[int, ...]:
    """Return the numbers that a value of `counts` stands for."""
    return tuple(map(int, str(value).split(",")))


def shown(value: object) -> str:
    """Return a value as a refusal names it. Python writes no number of thousands of digits."""
    return "so long a number" if type(value) is int and not abs(value) < 10**18 else repr(value)
