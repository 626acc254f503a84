"""PM-5.1 and PM-5.2 A seat cannot play: the round is over."""

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import happened, rules_of
from spuds.games.potato_man import GAME
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.notation import cards_text
from spuds.games.potato_man.tests.script import play, then
from spuds.games.potato_man.tests.tables import begun, empty_game, empty_round, round_of_four

pytestmark = pytest.mark.interpreted


# PM-5.1 A seat is stuck


@rule("PM-5.1")
@pytest.mark.parametrize(
    "script",
    [
        pytest.param(
            """
            seats 2 start 0
            0 has r5 ...
            1 has r6-r17
            0: play r5 | *: draw ... | = over 1: stuck 1, points 0 0
            """,
            id="2",
        ),
        pytest.param(
            """
            seats 3 start 0
            0 has r5 ...
            1 has b4 ...
            2 has r6-r13 b5-b8
            0: play r5 | 1: play b4 | = over 1: stuck 2, points 0 0 0
            """,
            id="3 without green",
        ),
        pytest.param(
            """
            seats 3 start 1 three_player_no_green=off
            0 has g4-g13 y1 y2
            1 has g3 ...
            2 has y3 ...
            1: play g3 | 2: play y3 | = over 1: stuck 0, points 0 0 0
            """,
            id="3 with green",
        ),
        pytest.param(
            """
            seats 4 start 2
            0 has g3 ...
            1 has r6 r7 b5-b9 g4-g8
            2 has r5 ...
            3 has b4 ...
            2: play r5 | 3: play b4 | 0: play g3 | = over 1: stuck 1, points 0 0 0 0
            """,
            id="4",
        ),
        pytest.param(
            """
            seats 5 start 0
            0 has r5 ...
            1 has r6 ...
            2 has r7-r16
            3 has ...
            4 has ...
            0: play r5 | 1: play r6 | = over 1: stuck 2, points 0 0 0 0 0
            """,
            id="5",
        ),
    ],
)
def test_a_seat_whose_turn_it_is_and_that_may_play_no_card_is_stuck_and_ends_the_round(script: str) -> None:
    table = play(script)
    assert rules_of(table, Event.STUCK) == ["PM-5.1"]


@rule("PM-5.1")
def test_a_hand_is_looked_at_when_its_turn_comes_and_not_earlier() -> None:
    play("""
        seats 4 start 0
        0 has r5 ...
        1 has b4 ...
        2 has g3 ...
        3 has r6-r17
        0: play r5 | = turn 1: 1 | 1: play b4 | = turn 2: 2 | 2: play g3 | = over 1: stuck 3, points 0 0 0 0
    """)


@rule("PM-5.1")
def test_of_two_seats_that_cannot_play_the_first_in_turn_is_stuck() -> None:
    play("""
        seats 4 start 0
        0 has b4 ...
        1 has b5-b16
        2 has ...
        3 has ...
        0: play b4 | = over 1: stuck 1, points 0 0 0 0
    """)
    play("""
        seats 4 start 0
        0 has r5 ...
        1 has b4 ...
        2 has r6-r9 b5-b12
        3 has r10-r17 b13-b16
        0: play r5 | 1: play b4 | = over 1: stuck 2, points 0 0 0 0
    """)


@rule("PM-5.1")
def test_with_two_players_the_leader_may_be_stuck_at_their_second_card() -> None:
    play("""
        seats 2 start 0
        0 has r5-r16
        1 has b4 ...
        0: play r5 | *: draw r17 | 1: play b4 | *: draw ... | = over 1: stuck 0, points 0 0
    """)


@rule("PM-5.1")
def test_with_five_players_a_hand_of_one_colour_may_still_repeat_it() -> None:
    play("""
        seats 5 start 0
        0 has r5 ...
        1 has r6-r15
        2 has ...
        3 has ...
        4 has ...
        0: play r5 | = turn 1: 1 | = legal 1: r6-r15
    """)


# PM-5.2 What a stuck seat does to the round


@rule("PM-5.2")
def test_the_unfinished_trick_is_won_by_nobody_and_sack_cards_won_before_are_kept() -> None:
    table = begun(4)
    then(table, "\n".join(round_of_four(1, 0, "0y 2g", "4 0 3 0")))
    assert len(happened(table, Event.TAKES)) == 2
    assert len(happened(table, Event.EARNS)) == 2
    assert len(happened(table, Event.PLAYS)) == 2 * 4 + 1


@rule("PM-5.2")
def test_the_stuck_seat_shows_its_whole_hand_to_everyone_at_once() -> None:
    table = play("""
        seats 4 start 0
        0 has r5 ...
        1 has r6-r17
        2 has ...
        3 has ...
        0: play r5
    """)
    told = happened(table, Event.SHOWS)
    assert {event.seat for event in told} == {1}
    assert [GAME.texts[event.card] for event in told] == [f"play r{number}" for number in range(6, 18)]
    assert set(rules_of(table, Event.SHOWS)) == {"PM-5.2"}
    for viewer in (0, 1, 2, 3, 30):
        assert [event.as_seen(viewer) for event in told] == told


@rule("PM-5.2")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, "spectator"])
def test_no_other_hand_is_shown(viewer: int | str) -> None:
    table = begun(4)
    then(table, "\n".join(empty_round(4, 1, 0)))
    view = table.view(viewer)
    assert (cards_text(int(view["shown"])), view["stuck"]) == (cards_text(sum(1 << n for n in range(2, 14))), 1 + 1)
    assert not view["hand"].any()


@rule("PM-5.2")
def test_no_move_is_made_for_showing_a_hand() -> None:
    table = begun(4)
    then(table, "\n".join(empty_round(4, 1, 0)))
    assert table.moves[-1] == "0: play r5"
    then(table, "= next 1")


@rule("PM-5.2")
def test_being_stuck_costs_nothing() -> None:
    table = begun(4)
    then(table, "\n".join(round_of_four(1, 0, "3y 2g", "0 0 3 4")))
    assert table.view("spectator")["stuck"] == 1 + 3


@rule("PM-5.2")
def test_the_cards_of_the_unfinished_trick_go_to_the_discard() -> None:
    table = empty_game(5, rounds=5)
    view = table.view("spectator")
    assert (view["laid"], view["trick_size"], view["trick"].any()) == (0, 0, False)
    assert cards_text(int(view["discard"])) == "r5 r6"
