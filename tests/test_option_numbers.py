"""Options that are numbers, options that do not go together, and options that the form puts away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from spuds import SetupError, Table
from spuds.core.documents import options_table
from spuds.core.options import changed, choice, counts, make_options, number, option_kinds, seat_choice
from spuds.core.testing import check_options, settings
from tests.tiny.game import GAME as TINY

pytestmark = pytest.mark.interpreted


@dataclass(frozen=True)
class Options:
    """Numbers of several ranges, for a garden of 2 to 5, and an option of each other kind."""

    crowd: str = choice("off", "on", doc="Five may come.", changes=("TI-1.1",), needed_at=(5,))
    eldest: str | int = seat_choice("random", doc="Who is the eldest.", changes=("TI-1.2",), group="people")
    beds: str = counts((4, 10), names=("peas", "leeks"), doc="Beds.", changes=("TI-1.3",), most=20, also=((3, 3),))
    rows: int = number(4, 1, 12, doc="How many rows there are.", changes=("TI-1.3",), also=(7, 12))
    prize: int = number(0, 5, 200, doc="Peas that win.", changes=("TI-1.4",), group="prizes", thing="peas")
    frost: int = number(-1, -5, 9, doc="How cold it is.", changes=("TI-1.4",), group="prizes")

    def check_together(self, seats: int) -> None:
        """Where there is a prize, each has a row."""
        if self.prize > 0 and self.rows < seats:
            raise SetupError(f"a prize for {seats} seats needs {seats} rows at least, not {self.rows}")


GARDEN = replace(TINY, Options=Options, seats=range(2, 6))


def made(seats: int = 3, *, as_text: bool = False, **given: object) -> dict[str, Any]:
    return changed(make_options(Options, seats, given, as_text=as_text))


def refusal(seats: int = 3, *, as_text: bool = False, **given: object) -> str:
    with pytest.raises(SetupError) as caught:
        make_options(Options, seats, given, as_text=as_text)
    return str(caught.value)


# A number


@pytest.mark.parametrize(
    "name, values", [("rows", range(1, 13)), ("prize", [0, *range(5, 201)]), ("frost", range(-5, 10))]
)
def test_a_number_lies_in_its_range_or_is_the_default(name: str, values: Sequence[int]) -> None:
    kind = option_kinds(Options)[name]
    for value in range(-20, 220):
        for given, as_text in ((value, False), (value, True), (str(value), True)):
            if value in values:
                assert kind.parse(name, given, as_text=as_text) == value
            else:
                with pytest.raises(SetupError, match=f"option {name} may be .*, not '?{value}'?$"):
                    kind.parse(name, given, as_text=as_text)


def test_a_number_is_kept_as_a_number_if_it_is_not_the_default() -> None:
    assert made(rows=4, prize=0, frost=-1) == {}
    assert made(as_text=True, rows="4", frost="-3") == {"frost": -3}
    assert made(2, rows=7, prize=200) == {"rows": 7, "prize": 200}


def test_what_a_number_may_be_is_said() -> None:
    assert refusal(rows=13) == "option rows may be a whole number from 1 to 12, not 13"
    assert refusal(prize=4) == "option prize may be 0, or a whole number from 5 to 200, not 4"
    assert refusal(frost=-6) == "option frost may be a whole number from -5 to 9, not -6"


@pytest.mark.parametrize("value", [True, False, "4", "0", 4.0, None, "", b"4", [4], float("nan")])
def test_what_is_no_whole_number_is_refused(value: object) -> None:
    assert refusal(rows=value) == f"option rows may be a whole number from 1 to 12, not {value!r}"


@pytest.mark.parametrize(
    "value",
    [
        "07",
        "00",
        "+7",
        " 7",
        "7 ",
        "7\n",
        "7.0",
        "",
        "x",
        "-0",
        "--7",
        "1_0",
        "1e1",
        "²",
        "７",
        "9" * 5000,
        True,
        7.0,
        None,
    ],
)
def test_a_number_on_a_command_line_is_written_in_one_way_only(value: object) -> None:
    assert refusal(as_text=True, rows=value) == f"option rows may be a whole number from 1 to 12, not {value!r}"
    assert refusal(as_text=True, prize=value).endswith(f"not {value!r}")


@pytest.mark.parametrize("name", ["rows", "eldest", "crowd", "beds"])
@pytest.mark.parametrize("sign", [1, -1])
def test_a_number_of_thousands_of_digits_is_refused_like_any_other(name: str, sign: int) -> None:
    wanted: dict[str, Any] = {name: sign * 10**5000}
    assert refusal(**wanted).endswith(", not so long a number")


@pytest.mark.parametrize("low, high, default, also", [(5, 4, 5, ()), (4, 4, 4, ()), (0, 10**9, 0, ()), (1, 9, 1, (0,))])
def test_a_range_that_is_none_cannot_be_declared(low: int, high: int, default: int, also: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="number"):
        number(default, low, high, doc="None.", changes=(), also=also)


def test_a_number_is_tried_at_the_ends_of_its_range_unless_others_are_named() -> None:
    kinds = option_kinds(Options)
    assert [kinds[name].values() for name in ("rows", "prize", "frost")] == [(4, 7, 12), (0, 5, 200), (-1, -5, 9)]


# Options together


def test_options_that_do_not_go_together_are_refused_once_each_alone_is_right() -> None:
    assert made(4, prize=5) == {"prize": 5}
    assert refusal(5, crowd="on", prize=5) == "a prize for 5 seats needs 5 rows at least, not 4"
    assert refusal(5, prize=5) == "a table of 5 seats needs option crowd=on"
    assert made(5, crowd="on", prize=5, rows=5) == {"crowd": "on", "prize": 5, "rows": 5}


def test_a_table_and_a_record_refuse_options_that_do_not_go_together_with_the_same_words() -> None:
    says = "a prize for 3 seats needs 3 rows at least, not 2"
    with pytest.raises(SetupError, match=f"^{says}$"):
        Table.with_options(GARDEN, 3, {"prize": 5, "rows": 2})
    assert refusal(as_text=True, prize="5", rows="2") == refusal(prize=5, rows=2) == says


def test_tables_worth_trying_have_no_options_that_do_not_go_together() -> None:
    tables = settings(GARDEN, crossed=True)
    assert (4, {"prize": 200, "frost": -5}) in tables
    assert not any(table.seats == 5 and "prize" in table.options for table in tables)
    assert all(changed(make_options(Options, *table)) == table.options for table in tables)


def test_every_value_worth_trying_is_tried_and_only_numbers_of_one_group_together() -> None:
    tables = [table.options for table in settings(GARDEN, mixed=0)]
    for name, kind in option_kinds(Options).items():
        assert {options[name] for options in tables if name in options} == set(kind.values()[1:])
    assert [options for options in tables if len(options.keys() - {"crowd"}) > 1] == [{"prize": 200, "frost": -5}]


@dataclass(frozen=True)
class Hopeless:
    """Options that no table can have together, the defaults among them."""

    rows: int = number(4, 1, 12, doc="How many rows there are.", changes=("TI-1.3",))

    def check_together(self, seats: int) -> None:
        """There is never a garden."""
        raise SetupError(f"no garden for {seats}")


# Whoever shows options, keeps them, or tries them


def test_a_game_is_certified_with_numbers_and_not_with_defaults_that_do_not_go_together() -> None:
    check_options(GARDEN)
    with pytest.raises(SetupError, match="no garden for 2"):
        check_options(replace(GARDEN, Options=Hopeless))


def test_numbers_stand_in_documents_with_their_range() -> None:
    assert options_table(GARDEN).splitlines()[-3:] == [
        "| `rows` | `4`, or 1 to 12 | all | TI-1.3 | How many rows there are. |",
        "| `prize` | `0`, or 5 to 200 | all | TI-1.4 | Peas that win. |",
        "| `frost` | `-1`, or -5 to 9 | all | TI-1.4 | How cold it is. |",
    ]


def test_an_option_of_any_kind_says_where_the_form_puts_it_away() -> None:
    groups = {name: kind.group for name, kind in option_kinds(Options).items()}
    assert groups == {"crowd": "", "eldest": "people", "beds": "", "rows": "", "prize": "prizes", "frost": "prizes"}
