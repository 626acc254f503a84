"""PM-5.3 to PM-5.6 A round ends, PM-6.1 the game ends."""

import pytest

from spuds import NotYourDecision
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, rules_of
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.tests.script import play, then
from spuds.games.potato_man.tests.tables import WITH_GREEN, begun, empty_game, empty_round, round_of_four

pytestmark = pytest.mark.interpreted


def played_out(seats: int, options: str = "") -> list[str]:
    """Return the script of a round in which seat 0 leads red and wins to the end: red 3, then gold 3."""
    tops = {2: "", 3: "r16 b15 y12", 4: "r16 b15 g14 y12"}[seats].split()
    if options:
        tops = ["r16", "b15", "g14"]
    hands = [f"{seat} has {top[0]}{int(top[1:]) - 11}-{top}" for seat, top in enumerate(tops)]
    tricks = [
        " | ".join(f"{seat}: play {top[0]}{int(top[1:]) - n}" for seat, top in enumerate(tops)) for n in range(12)
    ]
    return [f"seats {seats} start 0 {options}".rstrip(), *hands, *tricks]


def played_out_by_two() -> list[str]:
    """Return the same for two players: ten tricks, the piles being drawn in the first four."""
    tricks = []
    for n in range(10):
        laid = [f"0: play r{14 - n}", f"1: play b{13 - n}", f"0: play g{12 - n}", f"1: play y{11 - n}"]
        drawn = [f"*: draw r{8 - n}", f"*: draw b{7 - n}", f"*: draw g{6 - n}", f"*: draw y{5 - n}"]
        steps = [step for pair in zip(laid, drawn, strict=True) for step in pair] if n < 4 else laid
        tricks.append(" | ".join(steps))
    return ["seats 2 start 0", "0 has r9-r14 g7-g12", "1 has b8-b13 y6-y11", *tricks]


# PM-5.3 All cards are played


@rule("PM-5.3")
@pytest.mark.parametrize(
    "script, tricks",
    [
        pytest.param(played_out_by_two(), 10, id="2"),
        pytest.param(played_out(3), 12, id="3 without green"),
        pytest.param(played_out(3, WITH_GREEN), 12, id="3 with green"),
        pytest.param(played_out(4), 12, id="4"),
        pytest.param(["base E7 4"], 10, id="5"),
    ],
)
def test_a_round_ends_when_a_trick_was_taken_and_all_hands_are_empty(script: list[str], tricks: int) -> None:
    table = play(script)
    assert len(happened(table, Event.TAKES)) == tricks
    assert rules_of(table, Event.PLAYED_OUT) == ["PM-5.3"]
    assert not happened(table, Event.STUCK)
    assert not happened(table, Event.SHOWS)
    view = table.view("spectator")
    assert (view["stuck"], view["shown"], view["rounds"]) == (0, 0, 1)


@rule("PM-5.3", "PM-4.6", "PM-4.7")
@pytest.mark.parametrize("seats, script", [(2, played_out_by_two()), (3, played_out(3)), (4, played_out(4))])
def test_who_wins_every_trick_in_red_gets_three_red_and_three_golden_sack_cards(seats: int, script: list[str]) -> None:
    rest = " 0" * (seats - 1)
    play([*script[:-1], f"{script[-1]} | = over 1: all played, points {3 * 1 + 3 * 5}{rest}"])


@rule("PM-5.3")
def test_the_last_trick_pays_as_usual() -> None:
    table = play("base E7 4")
    last = happened(table, Event.EARNS)[-1]
    assert (last.seat, last.amount) == (1, 1)
    assert table.result()["sheet"][1]["points"] == 2


# PM-5.4 to PM-5.6 and PM-6.1 After a round


@rule("PM-5.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_round_that_ends_in_its_first_trick_counts_with_0_for_everyone(seats: int) -> None:
    table = empty_game(seats, rounds=1)
    assert table.view("spectator")["rounds"] == 1
    assert table.result()["scores"] == [0] * seats
    assert [row["points"] for row in table.result()["sheet"]] == [0] * seats
    then(table, "= next 1")


@rule("PM-5.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_next_round_is_dealt_at_once(seats: int) -> None:
    table = empty_game(seats, rounds=1)
    then(table, "= next 1")
    then(table, "\n".join(f"{seat} has ..." for seat in range(seats)) + "\n= turn 1: 0")


@rule("PM-6.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_ends_with_its_last_round(seats: int) -> None:
    table = empty_game(seats, rounds=seats)
    assert table.over
    assert table.waiting == ()
    with pytest.raises(NotYourDecision, match="the game is over"):
        table.play("*: deal 0 r5")
    with pytest.raises(NotYourDecision, match="the game is over"):
        table.play("0: play r5")


@rule("PM-6.1")
def test_the_game_does_not_end_earlier_however_far_somebody_leads() -> None:
    table = begun(4)
    for n in range(3):
        then(table, "\n".join(round_of_four(n + 1, n, "0y 0y 0y 0y 0y 0y 0b 0b 0b", "33 0 0 0")))
    then(table, "= next 3")
    then(table, "\n".join(empty_round(4, 4, 3)))
    assert table.over
    assert table.result()["scores"] == [99, 0, 0, 0]


@rule("PM-6.1")
def test_the_cards_of_the_last_round_stay_as_they_lie() -> None:
    table = begun(4)
    for n in range(3):
        then(table, "\n".join(empty_round(4, n + 1, n)))
    then(table, "\n".join(round_of_four(4, 3, "1y 2g", "0 4 3 0")))
    view = table.view("spectator")
    assert view["held"].tolist() == [10, 10, 9, 10, 0]
    assert view["won"].tolist() == [[0] * 5, [0, 0, 0, 1, 0], [0, 0, 1, 0, 0], [0] * 5, [0] * 5]
    assert view["supply"].tolist() == [3, 3, 2, 2, 3]
    assert bin(view["discard"]).count("1") == 2 * 4 + 1
