"""PM-5.5 and PM-6 Points, the score sheet, winners and ties; E12 of the worked examples."""

import numpy as np
import pytest

from spuds import Table
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, rules_of
from spuds.games.potato_man import GAME
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.tests.script import play, then
from spuds.games.potato_man.tests.tables import begun, empty_game, round_of_four, trick

pytestmark = pytest.mark.interpreted

Rounds = list[tuple[str, str]]
"""For each round who wins which tricks, and the points of each seat."""

NOTHING = ("", "0 0 0 0")

E12 = {
    "three tied, one of them with the best round": (
        [
            ("0y 0y 0b 1g 1g 2y", "10 6 4 0"),
            ("0b 1y 1b 2y 2y", "2 6 8 0"),
            ("0y 0r 1y 1r 2y 2r", "5 5 5 0"),
            ("3y 3y 3y 3b 3b", "0 0 0 16"),
        ],
        [17, 17, 17, 16],
        {"best_round": [0], "shared": [0, 1, 2]},
    ),
    "three tied, two of them with the best round, the best round of all beside them": (
        [
            ("0y 0y 0r 1y 1r 2g 2g 2r 3r 3r 3g", "9 5 7 13"),
            ("0y 0r 1y 1y 1r 2g 2g 2r", "5 9 7 0"),
            NOTHING,
            NOTHING,
        ],
        [14, 14, 14, 13],
        {"best_round": [0, 1], "shared": [0, 1, 2]},
    ),
    "all at nothing": (
        [NOTHING] * 4,
        [0, 0, 0, 0],
        {"best_round": [0, 1, 2, 3], "shared": [0, 1, 2, 3]},
    ),
}
"""In the second, seat 3 gets 13 = 5 + 5 + 3 since red is sold out when it wins with red."""


def played(rounds: Rounds, options: str = "") -> Table:
    """Return a table of four after these rounds, seat 0 having started the first."""
    table = begun(4, options)
    for n, (wins, points) in enumerate(rounds):
        then(table, "\n".join(round_of_four(n + 1, n % 4, wins, points)))
    return table


# PM-5.5 Points of a round


@rule("PM-5.5")
def test_points_are_the_sacks_on_the_sack_cards_and_not_the_number_of_cards() -> None:
    table = played([("0r 0r 0r 1y", "3 4 0 0")])
    assert table.result()["scores"] == [3, 4, 0, 0]


@rule("PM-5.5", "PM-1.6")
def test_all_kinds_of_sack_cards_add_up() -> None:
    played([("2r 2b 2g 2y 0r 0r 2r", "2 0 15 0")])


@rule("PM-5.5")
def test_the_sheet_has_a_line_for_each_seat_of_each_finished_round() -> None:
    table = played([("0r 0r 0r 1y 0r", "8 4 0 0"), ("3g", "0 0 0 3")])
    lines = [
        (1, 0, [3, 0, 0, 0, 1], 8),
        (1, 1, [0, 0, 0, 1, 0], 4),
        (1, 2, [0, 0, 0, 0, 0], 0),
        (1, 3, [0, 0, 0, 0, 0], 0),
        (2, 0, [0, 0, 0, 0, 0], 0),
        (2, 1, [0, 0, 0, 0, 0], 0),
        (2, 2, [0, 0, 0, 0, 0], 0),
        (2, 3, [0, 0, 1, 0, 0], 3),
    ]
    assert table.result()["sheet"] == [
        {"rule": "PM-5.5", "round": number, "seat": seat, "sacks": sacks, "points": points}
        for number, seat, sacks, points in lines
    ]


@rule("PM-5.5")
def test_everybody_hears_what_each_seat_scored() -> None:
    table = played([("0y 1r", "4 1 0 0")])
    told = happened(table, Event.SCORES)
    assert [(event.seat, event.other, event.amount) for event in told] == [
        (0, 1, 4),
        (1, 1, 1),
        (2, 1, 0),
        (3, 1, 0),
    ]
    assert set(rules_of(table, Event.SCORES)) == {"PM-5.5"}


@rule("PM-5.5", "PM-6.2")
def test_while_a_game_runs_its_result_counts_finished_rounds_and_names_no_winner() -> None:
    table = trick("r9 b8 g7 y6")
    assert table.result() == {"over": False, "scores": [0, 0, 0, 0], "winners": [], "sheet": []}
    table = played([("0y", "4 0 0 0")])
    result = table.result()
    assert (result["over"], result["scores"], result["winners"]) == (False, [4, 0, 0, 0], [])


# PM-6.2 to PM-6.4 Winners


@rule("PM-6.2")
@pytest.mark.parametrize("tie", ["shared", "best_round"])
def test_the_most_points_over_all_rounds_win_even_without_the_best_round(tie: str) -> None:
    rounds = [("0y", "4 0 0 0"), ("0y 1g 1g", "4 6 0 0"), ("0b", "2 0 0 0"), ("2y 2y", "0 0 8 0")]
    table = played(rounds, f"tie={tie}")
    result = table.result()
    assert (result["over"], result["scores"], result["winners"]) == (True, [10, 6, 8, 0], [0])
    assert [(event.seat, event.amount) for event in happened(table, Event.WINS)] == [(0, 10)]
    assert rules_of(table, Event.WINS) == ["PM-6.2"]


@rule("PM-6.3", "PM-6.4")
@pytest.mark.parametrize("tie", ["shared", "best_round"])
@pytest.mark.parametrize("name", E12)
def test_e12_ties(name: str, tie: str) -> None:
    rounds, totals, winners = E12[name]
    table = played(rounds, f"tie={tie}")
    result = table.result()
    assert (result["over"], result["scores"], result["winners"]) == (True, totals, winners[tie])


@rule("PM-6.3")
def test_the_best_single_round_decides_among_the_tied() -> None:
    rounds, _, _ = E12["three tied, one of them with the best round"]
    table = played(rounds, "tie=best_round")
    assert [(event.seat, event.amount) for event in happened(table, Event.WINS)] == [(0, 17)]
    assert rules_of(table, Event.WINS) == ["PM-6.3"]


@rule("PM-6.3")
def test_seats_equal_in_their_best_round_too_share_the_victory() -> None:
    rounds, _, _ = E12["three tied, two of them with the best round, the best round of all beside them"]
    table = played(rounds, "tie=best_round")
    assert [(event.seat, event.amount) for event in happened(table, Event.WINS)] == [(0, 14), (1, 14)]
    assert rules_of(table, Event.WINS) == ["PM-6.3", "PM-6.3"]


@rule("PM-6.3")
def test_the_second_best_round_is_not_compared() -> None:
    rounds = [("0y 0y 1b", "8 2 0 0"), ("0b 1y 1y", "2 8 0 0"), ("0b 1r", "2 1 0 0"), ("1r", "0 1 0 0")]
    assert played(rounds, "tie=best_round").result()["winners"] == [0, 1]


@rule("PM-6.4")
def test_by_default_all_tied_seats_share_the_victory() -> None:
    rounds, _, _ = E12["three tied, one of them with the best round"]
    table = played(rounds)
    assert [(event.seat, event.amount) for event in happened(table, Event.WINS)] == [(0, 17), (1, 17), (2, 17)]
    assert rules_of(table, Event.WINS) == ["PM-6.4"] * 3


@rule("PM-6.3", "PM-6.4")
@pytest.mark.parametrize("tie", ["shared", "best_round"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_seats_may_tie_at_nothing_and_share_the_victory(seats: int, tie: str) -> None:
    result = empty_game(seats, f"tie={tie}", rounds=seats).result()
    assert (result["scores"], result["winners"]) == ([0] * seats, list(range(seats)))


@rule("PM-6.2")
def test_rounds_of_all_laps_count() -> None:
    rounds = [("1y", "0 4 0 0"), *[NOTHING] * 3, ("0y", "4 0 0 0"), ("0r", "1 0 0 0"), *[NOTHING] * 2]
    result = played(rounds, "laps=2").result()
    assert (result["over"], result["scores"], result["winners"]) == (True, [5, 4, 0, 0], [0])


# What search and learning see of it


def values(table: Table) -> list[float]:
    """Return each seat's result so far."""
    out = np.zeros(table.seats)
    GAME.values(table.state[0], out)
    return [float(value) for value in out]


@rule("PM-6.2", "PM-6.4")
def test_the_value_of_a_finished_game_is_a_seats_share_of_the_win() -> None:
    rounds, _, _ = E12["three tied, one of them with the best round"]
    assert values(played(rounds)) == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0])
    assert values(played(rounds, "tie=best_round")) == [1, 0, 0, 0]


def test_before_that_a_value_rises_with_the_lead_and_stays_between_0_and_1() -> None:
    assert values(begun(4)) == [0.5] * 4
    ahead, behind, *_ = values(trick("y13 r5 b4 g3"))
    assert 0.5 < ahead < 1
    assert 0 < behind < 0.5
    far = values(played([("0y 0y 0y 0y 0y 0y 0b 0b 0b", "33 0 0 0")]))
    assert (far[0], far[1]) == (1, 0)


def test_a_rollout_may_stop_when_its_round_is_over() -> None:
    start = play("seats 4 start 0")
    within = trick("y13 r5 b4 g3")
    after = played([NOTHING])
    assert not GAME.horizon(within.state[0], start.state[0])
    assert GAME.horizon(after.state[0], start.state[0])
