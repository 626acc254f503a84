"""Section 4: what a table may agree on."""

from typing import Any

import pytest

from spuds import SetupError, Table, read_record, replay
from spuds.core.options import make_options, needed_options, option_kinds
from spuds.core.testing import rule
from spuds.games.hot_potato.options import Options, deck_counts, duplicator_counts

pytestmark = pytest.mark.interpreted

DECK = "16,11,7,7,5,6,4,5,3,10,9,8,6,9"
DUPLICATORS = "10,9,8,6,9"


def agreed(seats: int, **given: object) -> Options:
    options: Options = make_options(Options, seats, given)
    return options


@rule("HP-1.1")
def test_two_need_the_option_and_are_told_so() -> None:
    with pytest.raises(SetupError, match="a table of 2 seats needs option two_players=on"):
        Table("hot-potato", 2)
    with pytest.raises(SetupError, match="a table of 2 seats needs option two_players=on"):
        Table("hot-potato", 2, two_players="off")
    assert Table("hot-potato", 2, two_players="on").record().options == {"two_players": "on"}


@rule("HP-1.1")
@pytest.mark.parametrize("seats", range(3, 10))
def test_three_to_nine_need_nothing_and_may_have_the_option(seats: int) -> None:
    assert Table("hot-potato", seats).record().options == {}
    assert Table("hot-potato", seats, two_players="on").record().options == {"two_players": "on"}
    assert needed_options(Options, seats) == {}


@rule("HP-1.1")
@pytest.mark.parametrize("seats", [0, 1, 10, 12])
def test_one_and_ten_cannot_play(seats: int) -> None:
    with pytest.raises(SetupError, match=f"Hot Potato is for 2 to 9 seats, not {seats}"):
        Table("hot-potato", seats, two_players="on")


@rule("HP-1.3")
def test_the_action_cards_are_those_of_the_parts_list_or_those_agreed_on() -> None:
    usual = deck_counts(agreed(3))
    assert usual == (16, 11, 7, 7, 5, 6, 4, 5, 3, 10, 9, 8, 6, 9)
    assert sum(usual) == 106
    assert deck_counts(agreed(3, deck="15,0,0,0,0,0,0,0,0,0,0,0,0,0")) == (15, *[0] * 13)


@rule("HP-1.3")
def test_there_are_106_action_cards_at_most() -> None:
    assert deck_counts(agreed(9, deck="93,1,1,1,1,1,1,1,1,1,1,1,1,1"))[0] == 93
    with pytest.raises(SetupError, match="the counts of option deck may be 106 in all at most, not 107"):
        agreed(9, deck="94,1,1,1,1,1,1,1,1,1,1,1,1,1")


@rule("HP-1.3")
@pytest.mark.parametrize("seats", range(2, 10))
def test_there_is_a_hand_of_action_cards_for_everybody_at_least(seats: int) -> None:
    rest = ",0" * 13
    assert sum(deck_counts(agreed(seats, two_players="on", deck=f"{5 * seats}{rest}"))) == 5 * seats
    short = rf"the counts of option deck must be {5 * seats} in all at least for {seats} seats, not {5 * seats - 1}"
    with pytest.raises(SetupError, match=short):
        agreed(seats, two_players="on", deck=f"{5 * seats - 1}{rest}")


@rule("HP-1.3")
def test_a_wrong_count_is_named_by_its_card() -> None:
    with pytest.raises(
        SetupError, match="count 4 of option deck, skip-left, must be a whole number such as 0, not '-7'"
    ):
        agreed(3, deck="16,11,7,-7,5,6,4,5,3,10,9,8,6,9")
    with pytest.raises(SetupError, match="option deck must be 14 counts, not 13"):
        agreed(3, deck="16,11,7,7,5,6,4,5,3,10,9,8,6")


@rule("HP-1.4")
def test_the_duplicators_are_one_for_each_seasoning_or_those_agreed_on() -> None:
    assert duplicator_counts(agreed(3)) == (10, 9, 8, 6, 9)
    assert sum(duplicator_counts(agreed(3))) == 42
    assert duplicator_counts(agreed(9, duplicators="0,0,0,0,0")) == (0, 0, 0, 0, 0)
    assert duplicator_counts(agreed(9, duplicators="42,0,0,0,0")) == (42, 0, 0, 0, 0)


@rule("HP-1.4")
@pytest.mark.parametrize(
    "value, says",
    [
        ("42,0,0,0,1", "the counts of option duplicators may be 42 in all at most, not 43"),
        ("10,9,8,6", "option duplicators must be 5 counts, not 4"),
        ("10,-9,8,6,9", "count 2 of option duplicators, striped-popping, must be a whole number such as 0, not '-9'"),
    ],
)
def test_other_duplicators_are_refused(value: str, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        agreed(3, duplicators=value)


@rule("HP-3.1")
@pytest.mark.parametrize("seats", [3, 9])
def test_the_oldest_is_a_seat_of_the_table(seats: int) -> None:
    assert agreed(seats, oldest=seats - 1).oldest == seats - 1
    with pytest.raises(SetupError, match=f"may be 'random' or a seat from 0 to {seats - 1}, not {seats}"):
        agreed(seats, oldest=seats)


@rule("HP-3.1")
def test_a_record_holds_the_oldest_as_a_number_and_plays_on_from_it() -> None:
    table = Table("hot-potato", 4, oldest=2)
    table.play("*: chip 2")
    record = read_record(table.record().to_json())
    assert record.options == {"oldest": 2}
    assert replay(record).state.tobytes() == table.state.tobytes()
    assert Table("hot-potato", 4, oldest=2).chances() == {"chip 2": 1}


@pytest.mark.parametrize(
    "name, value",
    [
        ("two_players", "on"),
        ("oldest", 0),
        ("deck", "2,1,1,1,1,1,1,1,0,2,1,1,1,1"),
        ("duplicators", "1,0,1,0,1"),
        ("past_20", "count"),
        ("last_tie", "tied"),
    ],
)
def test_a_record_holds_the_options_that_are_not_at_their_defaults(name: str, value: Any) -> None:
    table = Table("hot-potato", 3, **{name: value})
    assert table.record().options == {name: value}
    assert replay(read_record(table.record().to_json())).record().options == {name: value}


@pytest.mark.parametrize("seats", range(3, 10))
def test_the_defaults_may_be_named_at_every_table(seats: int) -> None:
    table = Table(
        "hot-potato",
        seats,
        two_players="off",
        oldest="random",
        deck=DECK,
        duplicators=DUPLICATORS,
        past_20="stop",
        last_tie="chip",
    )
    assert table.record().options == {}


@pytest.mark.parametrize(
    "name, value",
    [
        ("two_players", "yes"),
        ("two_players", True),
        ("oldest", "0"),
        ("oldest", True),
        ("oldest", -1),
        ("deck", (16, 11)),
        ("duplicators", 42),
        ("past_20", "go"),
        ("last_tie", "shared"),
    ],
)
def test_another_value_is_refused(name: str, value: Any) -> None:
    with pytest.raises(SetupError, match=f"option {name} may be"):
        Table("hot-potato", 3, **{name: value})


def test_an_unknown_option_is_refused() -> None:
    there_are = "two_players, oldest, deck, duplicators, past_20, last_tie"
    with pytest.raises(SetupError, match=f"there is no option laps; the options are {there_are}"):
        Table("hot-potato", 3, laps=2)


def test_the_options_with_their_defaults_and_the_rules_that_they_change() -> None:
    kinds = option_kinds(Options)
    assert {name: (kind.values()[0], kind.needed_at, kind.changes) for name, kind in kinds.items()} == {
        "two_players": ("off", (2,), ("HP-1.1", "HP-12.1", "HP-12.2", "HP-12.3", "HP-12.4")),
        "oldest": ("random", (), ("HP-3.1",)),
        "deck": (DECK, (), ("HP-1.3",)),
        "duplicators": (DUPLICATORS, (), ("HP-1.4",)),
        "past_20": ("stop", (), ("HP-1.6",)),
        "last_tie": ("chip", (), ("HP-11.3",)),
    }
