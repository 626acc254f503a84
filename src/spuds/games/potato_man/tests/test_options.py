"""Section 4: what a table may agree on."""

from typing import Any

import pytest

from spuds import SetupError, Table
from spuds.core.options import option_kinds
from spuds.core.testing import rule
from spuds.core.testing.asked import happened
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.options import Options
from spuds.games.potato_man.tests.tables import WITH_GREEN, begun, dealt, empty_game

pytestmark = pytest.mark.interpreted

ALL_SEATS = [2, 3, 4, 5]


@rule("PM-1.5")
def test_three_players_take_the_green_cards_out() -> None:
    table = begun(3)
    assert len(table.chances()) == 40
    assert not [words for words in table.chances() if words.startswith("deal 0 g")]


@rule("PM-1.5", "PM-1.7")
def test_three_players_take_the_green_sack_cards_out() -> None:
    supply = begun(3).view("spectator")["supply"]
    assert list(supply) == [3, 3, 0, 3, 3]
    assert sum(supply) == 12


@rule("PM-1.5", "PM-1.7")
def test_three_players_may_keep_green_in() -> None:
    table = begun(3, WITH_GREEN)
    assert len(table.chances()) == 52
    assert list(table.view("spectator")["supply"]) == [3, 3, 3, 3, 3]


@rule("PM-1.5")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_two_four_and_five_players_play_with_green(seats: int) -> None:
    assert len(begun(seats).chances()) == 52
    assert list(begun(seats).view("spectator")["supply"]) == [3, 3, 3, 3, 3]


@rule("PM-1.5")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_keeping_green_in_means_nothing_and_is_refused_at_a_table_of_two_four_or_five(seats: int) -> None:
    with pytest.raises(SetupError, match=f"three_player_no_green=off is for 3 seats; this table has {seats}"):
        Table("potato-man", seats, three_player_no_green="off")


@rule("PM-1.5")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_default_of_an_option_may_be_named_at_every_table(seats: int) -> None:
    table = Table("potato-man", seats, three_player_no_green="on", laps=1, tie="shared")
    assert table.record().options == {}


@pytest.mark.parametrize("name, value", [("three_player_no_green", "off"), ("laps", 3), ("tie", "best_round")])
def test_a_record_holds_the_options_that_are_not_at_their_defaults(name: str, value: Any) -> None:
    assert Table("potato-man", 3, **{name: value}).record().options == {name: value}


@pytest.mark.parametrize(
    "name, value",
    [
        ("laps", 0),
        ("laps", 4),
        ("laps", "2"),
        ("laps", True),
        ("laps", 1.0),
        ("tie", "best"),
        ("tie", 0),
        ("three_player_no_green", "no"),
        ("three_player_no_green", False),
    ],
)
def test_another_value_is_refused(name: str, value: Any) -> None:
    with pytest.raises(SetupError, match=f"option {name} may be"):
        Table("potato-man", 3, **{name: value})


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(SetupError, match="there is no option rounds; the options are three_player_no_green, laps, tie"):
        Table("potato-man", 3, rounds=2)


def test_the_options_their_values_default_first_and_the_rules_that_they_change() -> None:
    kinds = option_kinds(Options)
    assert {name: (kind.values(), kind.seats, kind.changes) for name, kind in kinds.items()} == {
        "three_player_no_green": (("on", "off"), (3,), ("PM-1.5", "PM-1.7", "PM-2.4", "PM-2.8")),
        "laps": ((1, 2, 3), (), ("PM-2.3", "PM-6.1")),
        "tie": (("shared", "best_round"), (), ("PM-6.3", "PM-6.4")),
    }


@rule("PM-2.3", "PM-6.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_one_lap_is_the_default(seats: int) -> None:
    table = empty_game(seats, rounds=seats)
    assert table.over
    assert len(happened(table, Event.STARTS)) == seats


@rule("PM-1.5")
def test_a_view_tells_the_options_of_its_table() -> None:
    view = dealt(3, f"{WITH_GREEN} laps=2 tie=best_round").view("spectator")
    assert (view["no_green"], view["laps"], view["tie"]) == (0, 2, 1)
    view = dealt(3).view("spectator")
    assert (view["no_green"], view["laps"], view["tie"]) == (1, 1, 0)
