"""Table options of every kind: what they may be set to, at which tables, and what is said of anything else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from spuds import SetupError
from spuds.core.choices import counts_of
from spuds.core.documents import options_table
from spuds.core.options import changed, choice, counts, make_options, needed_options, option_kinds, seat_choice
from spuds.core.testing import check_options, plain_setting, settings
from tests.tiny.game import GAME as TINY

pytestmark = pytest.mark.interpreted


@dataclass(frozen=True)
class Options:
    """One option of each kind, for a garden of 2 to 5."""

    crowd: str = choice("off", "on", "loud", doc="Five may come.", changes=("TI-1.1",), needed_at=(5,))
    eldest: str | int = seat_choice("random", doc="Who is the eldest.", changes=("TI-1.2",))
    beds: str = counts(
        (4, 10, 1),
        names=("peas", "leeks", "kale"),
        doc="How much of each there is.",
        changes=("TI-1.3",),
        most=20,
        at_least_per_seat=3,
        also=((3, 3, 3), (0, 0, 20)),
    )
    weeds: str = counts((1, 2), names=("nettle", "dock"), doc="Weeds.", changes=("TI-1.3",), most=3, also=((0, 3),))


GARDEN = replace(TINY, Options=Options, seats=range(2, 6))


def made(seats: int = 3, *, as_text: bool = False, **given: object) -> dict[str, Any]:
    return changed(make_options(Options, seats, given, as_text=as_text))


def refusal(seats: int = 3, *, as_text: bool = False, **given: object) -> str:
    with pytest.raises(SetupError) as caught:
        make_options(Options, seats, given, as_text=as_text)
    return str(caught.value)


# An option that some numbers of seats need


def test_a_table_that_needs_an_option_is_refused_without_it() -> None:
    assert refusal(5) == "a table of 5 seats needs option crowd=on or crowd=loud"
    assert refusal(5, crowd="off") == refusal(5)


@pytest.mark.parametrize("value", ["on", "loud"])
def test_any_other_value_than_the_default_will_do(value: str) -> None:
    assert made(5, crowd=value) == {"crowd": value}


def test_an_option_that_others_need_may_be_agreed_on_anywhere() -> None:
    assert made(2, crowd="on") == {"crowd": "on"}
    assert made(4) == {}


def test_what_so_many_seats_need_is_told() -> None:
    assert [needed_options(Options, seats) for seats in range(2, 6)] == [{}, {}, {}, {"crowd": "on"}]
    assert plain_setting(GARDEN, 5) == (5, {"crowd": "on"})
    assert plain_setting(GARDEN, 4) == (4, {})


def test_a_wrong_name_or_value_is_told_before_what_is_missing() -> None:
    assert refusal(5, shed="on") == "there is no option shed; the options are crowd, eldest, beds, weeds"
    assert refusal(5, eldest="me") == "option eldest may be 'random' or a seat of the table, counted from 0, not 'me'"


# A seat


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_of_the_table_is_a_number_and_on_a_command_line_its_text(seat: int) -> None:
    assert made(3, eldest=seat) == {"eldest": seat}
    assert made(3, as_text=True, eldest=str(seat)) == {"eldest": seat}
    assert made(3, as_text=True, eldest=seat) == {"eldest": seat}


@pytest.mark.parametrize("as_text", [False, True])
def test_the_word_in_place_of_a_seat_is_the_default(as_text: bool) -> None:
    assert made(as_text=as_text, eldest="random") == {}


@pytest.mark.parametrize("seats, seat", [(2, 2), (3, 3), (4, 99)])
def test_a_seat_that_the_table_does_not_have_is_refused(seats: int, seat: int) -> None:
    says = f"option eldest may be 'random' or a seat from 0 to {seats - 1}, not {seat}"
    assert refusal(seats, eldest=seat) == says
    assert refusal(seats, as_text=True, eldest=str(seat)) == says


@pytest.mark.parametrize("value", [-1, "1", True, False, 1.0, None, "Random", "", b"random", [0]])
def test_what_is_no_seat_at_all_is_refused(value: object) -> None:
    assert refusal(eldest=value).startswith("option eldest may be 'random' or a seat of the table, counted from 0, not")


@pytest.mark.parametrize("value", ["-1", "+1", "01", " 1", "1 ", "1\n", "1.0", "x", "", "²", "１", "9" * 5000])
def test_a_text_that_is_no_seat_is_refused(value: str) -> None:
    assert refusal(as_text=True, eldest=value).endswith(f"counted from 0, not {value!r}")


# Counts


@pytest.mark.parametrize("value", ["3,3,3", "0,0,9", "20,0,0", "0,10,10"])
@pytest.mark.parametrize("as_text", [False, True])
def test_counts_are_a_text_everywhere(value: str, as_text: bool) -> None:
    assert made(as_text=as_text, beds=value) == {"beds": value}


def test_the_usual_counts_may_be_written_out() -> None:
    assert made(beds="4,10,1", weeds="1,2") == {}
    assert counts_of(Options().beds) == (4, 10, 1)


@pytest.mark.parametrize(
    "value, says",
    [
        ("4,10", "option beds must be 3 counts, not 2: such as 4,10,1, without spaces"),
        ("4,10,1,0", "option beds must be 3 counts, not 4: such as 4,10,1, without spaces"),
        ("", "option beds must be 3 counts, not 1: such as 4,10,1, without spaces"),
        ("4,10,1,", "option beds must be 3 counts, not 4: such as 4,10,1, without spaces"),
        ("4;10;0", "option beds must be 3 counts, not 1: such as 4,10,1, without spaces"),
        ("10,10,1", "the counts of option beds may be 20 in all at most, not 21"),
        ("99999999,0,0", "the counts of option beds may be 20 in all at most, not 99999999"),
        ("4,4,0", "the counts of option beds must be 9 in all at least for 3 seats, not 8"),
    ],
)
def test_counts_that_are_too_few_or_too_many_say_how_many_there_must_be(value: str, says: str) -> None:
    assert refusal(beds=value) == says


@pytest.mark.parametrize(
    "count, meant",
    [
        ("07", 7),
        ("00", 0),
        ("+7", 7),
        ("-7", 0),
        ("-0", 0),
        (" 7", 7),
        ("7 ", 7),
        ("7\n", 7),
        ("7.0", 7),
        ("7.5", 0),
        ("", 0),
        ("x", 0),
        ("７", 0),
        ("1e1", 0),
        ("1_0", 0),
        ("9" * 5000, 0),
    ],
)
def test_a_count_that_is_not_written_as_one_is_named_with_what_would_be_right(count: str, meant: int) -> None:
    says = f"count 2 of option beds, leeks, must be a whole number such as {meant}, not {count!r}: "
    assert refusal(beds=f"9,{count},0").startswith(says)


@pytest.mark.parametrize("value", [4, 0, True, None, ["4", "10", "1"], (4, 10, 1), b"4,10,1"])
def test_counts_that_are_no_text_are_refused(value: object) -> None:
    assert refusal(beds=value).startswith(
        "option beds may be 3 counts with commas between, such as '4,10,1': 20 in all"
    )


def test_counts_must_do_for_all_seats_of_the_table() -> None:
    assert made(3, beds="3,3,3") == {"beds": "3,3,3"}
    assert refusal(5, crowd="on", beds="3,3,3").endswith("must be 15 in all at least for 5 seats, not 9")


def test_counts_without_a_least_total_may_all_be_nothing() -> None:
    assert made(weeds="0,0") == {"weeds": "0,0"}
    assert refusal(weeds="2,2") == "the counts of option weeds may be 3 in all at most, not 4"


# Whoever shows options, keeps them, or tries them


def test_options_are_told_in_words_and_in_documents() -> None:
    kinds = option_kinds(Options)
    assert kinds["eldest"].range_text() == "'random' or a seat of the table, counted from 0"
    assert kinds["weeds"].range_text() == "2 counts with commas between, such as '1,2': 3 in all at most"
    rows = options_table(GARDEN).splitlines()[2:]
    assert rows == [
        "| `crowd` | `off`, `on`, `loud` | all; needed at 5 | TI-1.1 | Five may come. |",
        "| `eldest` | `random`, or a seat counted from 0 | all | TI-1.2 | Who is the eldest. |",
        "| `beds` | `4,10,1`, or 3 other counts: 20 in all at most, 3 for each seat at least | all | TI-1.3 | "
        "How much of each there is. |",
        "| `weeds` | `1,2`, or 2 other counts: 3 in all at most | all | TI-1.3 | Weeds. |",
    ]


def test_the_tables_worth_trying_are_tables_that_there_may_be_with_every_value_worth_trying() -> None:
    for crossed in (False, True):
        tables = settings(GARDEN, crossed=crossed)
        assert all(changed(make_options(Options, *table)) == table.options for table in tables)
        tried = {(name, value) for table in tables for name, value in table.options.items()}
        assert tried >= {("eldest", 0), ("eldest", 1), ("beds", "3,3,3"), ("beds", "0,0,20")}
    assert (4, {"beds": "3,3,3"}) not in settings(GARDEN, crossed=True)
    assert (3, {"beds": "3,3,3"}) in settings(GARDEN, crossed=True)


def test_a_table_worth_trying_has_what_its_seats_need() -> None:
    tables = settings(GARDEN, crossed=True)
    assert {table.seats for table in tables} == {2, 3, 4, 5}
    assert all("crowd" in table.options for table in tables if table.seats == 5)
    assert (5, {"crowd": "on", "eldest": 1}) in tables


@dataclass(frozen=True)
class Poor:
    """Usual counts that are too few for four."""

    beds: str = counts((3, 6), names=("peas", "leeks"), doc="Beds.", changes=("TI-1.3",), most=9, at_least_per_seat=3)


@dataclass(frozen=True)
class Nowhere:
    """An option that tables need which there are not."""

    crowd: str = choice("off", "on", doc="Nine may come.", changes=("TI-1.1",), needed_at=(9,))


def test_a_game_is_certified_with_options_of_every_kind() -> None:
    check_options(GARDEN)
    with pytest.raises(AssertionError, match="option crowd speaks of tables that are none"):
        check_options(replace(GARDEN, Options=Nowhere))
    with pytest.raises(SetupError, match="the counts of option beds must be 12 in all at least for 4 seats, not 9"):
        check_options(replace(GARDEN, Options=Poor))
