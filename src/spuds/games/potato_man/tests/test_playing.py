"""PM-3 Playing a trick: leading, following, whose turn it is."""

import pytest

from spuds import NotationError, NotYourDecision
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, refusal, rules_of
from spuds.games.potato_man import GAME
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.tests.script import play, then
from spuds.games.potato_man.tests.tables import TABLES, WITH_GREEN, dealt, trick, winner

pytestmark = pytest.mark.interpreted

# PM-3.1 to PM-3.3 The order of playing


@rule("PM-3.1")
@pytest.mark.parametrize("seats, options", TABLES)
def test_the_leader_plays_any_card_of_their_hand(seats: int, options: str) -> None:
    table = dealt(seats, options)
    hand = sorted(move.removeprefix("*: deal 0 ") for move in table.moves if move.startswith("*: deal 0"))
    assert table.legal(0) == [f"play {card}" for card in hand]
    assert len(hand) == (10 if seats == 5 else 12)


@rule("PM-3.1")
def test_the_leader_of_a_later_trick_plays_any_card_too() -> None:
    play("""
        seats 4 start 0
        0 has r5 ...
        1 has y13 y4-y10 b4 g3 r6 r7
        2 has b6 ...
        3 has g6 ...
        0: play r5 | 1: play y13 | 2: play b6 | 3: play g6
        = legal 1: b4 g3 r6 r7 y10 y4 y5 y6 y7 y8 y9
    """)


@rule("PM-3.1")
def test_a_card_that_is_not_in_the_hand_is_not_played() -> None:
    table = play("""
        seats 4 start 0
        0 has r5 b16 ...
        1 has y13 ...
        2 has ...
        3 has ...
    """)
    assert refusal(table, "0: play y13") == "PM-3.1"
    then(table, "0: play r5")
    assert refusal(table, "1: play b16") == "PM-3.1"


@rule("PM-3.1", "PM-3.4")
def test_a_card_that_was_played_has_left_the_hand() -> None:
    table = trick("r15 b4 g3 y1")
    assert refusal(table, "0: play r15") == "PM-3.1"


@rule("PM-3.1", "PM-3.4")
def test_everybody_sees_each_card_that_is_played() -> None:
    table = trick("r5 b6 g7 y8")
    told = happened(table, Event.PLAYS)
    assert [(event.seat, GAME.texts[event.card]) for event in told] == [
        (0, "play r5"),
        (1, "play b6"),
        (2, "play g7"),
        (3, "play y8"),
    ]
    for event in told:
        assert all(event.as_seen(viewer) == event for viewer in (0, 1, 2, 3, 30))
    assert rules_of(table, Event.PLAYS) == ["PM-3.1", "PM-3.4", "PM-3.4", "PM-3.4"]


@rule("PM-3.2", "PM-3.10")
@pytest.mark.parametrize(
    "laid, options", [("r5 b6 y8", ""), ("r5 b6 g7", WITH_GREEN), ("r5 b6 g7 y8", ""), ("r5 b6 g7 y8 y9", "")]
)
def test_each_player_adds_one_card_clockwise_from_the_leader(laid: str, options: str) -> None:
    seats = len(laid.split())
    for leader in range(seats):
        table = trick(laid, options=options, leader=leader)
        assert [event.seat for event in happened(table, Event.PLAYS)] == [(leader + n) % seats for n in range(seats)]
        assert len(happened(table, Event.TAKES)) == 1


@rule("PM-3.2", "PM-3.10")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_only_the_next_seat_clockwise_may_follow(seats: int) -> None:
    lead = dealt(seats).legal(0)[0]
    table = then(dealt(seats), f"0: {lead} | = turn 1: 1")
    for other in range(seats):
        if other != 1:
            with pytest.raises(NotYourDecision, match="seat 1 must answer"):
                table.play(f"{other}: play r5")


@rule("PM-3.3", "PM-3.10")
@pytest.mark.parametrize("leader", [0, 1])
def test_two_players_lay_four_cards_in_turn(leader: int) -> None:
    other = 1 - leader
    table = trick("r5 b6 g7 y8", seats=2, leader=leader)
    assert [event.seat for event in happened(table, Event.PLAYS)] == [leader, other, leader, other]
    assert len(happened(table, Event.TAKES)) == 1
    then(table, f"= turn {other}: 0")


@rule("PM-3.3")
@pytest.mark.parametrize("laid", ["r5", "r5 b6", "r5 b6 g7"])
def test_two_players_do_not_take_a_trick_of_fewer_than_four_cards(laid: str) -> None:
    table = trick(laid, seats=2)
    count = len(laid.split())
    assert not happened(table, Event.TAKES)
    then(table, f"= turn {count % 2}: {count}")


# PM-3.7 The duty to play, and the freedom of choice


@rule("PM-3.7")
def test_there_is_no_word_for_passing_or_for_ending_a_round() -> None:
    table = trick("r5 b6 g7", seats=4)
    for words in ("pass", "stop", "end", "play"):
        with pytest.raises(NotationError):
            table.play(f"3: {words}")
    assert table.waiting == (3,)


@rule("PM-3.7")
def test_a_seat_that_may_play_one_card_must_play_it() -> None:
    play("""
        seats 4 start 0
        0 has r5 ...
        1 has r6-r16 y1
        2 has ...
        3 has ...
        0: play r5 | = legal 1: y1
    """)


@rule("PM-3.7")
def test_nobody_must_win_beat_or_match_a_card() -> None:
    table = play("""
        seats 4 start 0
        0 has b9 ...
        1 has r5 r18 g9 g14 y1 y9 y13 b4 b10 b16 b5 b6
        2 has ...
        3 has ...
        0: play b9 | = legal 1: g14 g9 r18 r5 y1 y13 y9 | 1: play y1
    """)
    assert [GAME.texts[event.card] for event in happened(table, Event.PLAYS)] == ["play b9", "play y1"]


# PM-3.8 and PM-3.9 Two players draw


@rule("PM-3.8")
def test_a_player_of_two_draws_right_after_playing_before_the_other_plays() -> None:
    table = play("""
        seats 2 start 0
        0 has r5 ...
        1 has b6 ...
        0: play r5
    """)
    assert table.waiting == ("*",)
    with pytest.raises(NotYourDecision, match="chance must move"):
        table.play("1: play b6")
    then(table, "*: draw ... | = turn 1: 1")


@rule("PM-3.8")
def test_a_draw_comes_after_the_last_card_of_a_trick_too_and_before_the_trick_is_taken() -> None:
    table = play("""
        seats 2 start 0
        0 has r5 g7 ...
        1 has b6 y8 ...
        0: play r5 | *: draw r18 | 1: play b6 | *: draw b16 | 0: play g7 | *: draw g14 | 1: play y8
    """)
    assert table.waiting == ("*",)
    assert table.view("spectator")["trick_size"] == 4
    assert not happened(table, Event.TAKES)
    kinds = [event.kind for event in table.play("*: draw y13")]
    assert kinds == [Event.DRAWS, Event.TAKES, Event.EARNS]


@rule("PM-3.8")
def test_a_draw_makes_the_pile_one_card_smaller_and_the_hand_full_again() -> None:
    table = play("""
        seats 2 start 0
        0 has r5 ...
        1 has b6 ...
        0: play r5
    """)
    assert table.view("spectator")["held"][:2].tolist() == [11, 12]
    then(table, "*: draw ...")
    assert table.view("spectator")["held"][:2].tolist() == [12, 12]
    assert table.view("spectator")["pile"].tolist() == [7, 8]
    then(table, "1: play b6 | *: draw ...")
    assert table.view("spectator")["pile"].tolist() == [7, 7]


@rule("PM-3.8")
def test_a_drawn_card_may_be_played_in_the_same_trick() -> None:
    play("""
        seats 2 start 0
        0 has r5-r16
        1 has b4-b15
        0: play r5 | *: draw g3 | 1: play b4 | *: draw ... | = legal 0: g3 | 0: play g3
    """)


@rule("PM-3.8", "PM-2.7")
def test_a_drawn_card_is_known_to_the_seat_that_drew_alone() -> None:
    table = play("""
        seats 2 start 0
        0 has r5 ...
        1 has ...
        0: play r5 | *: draw y2
    """)
    (told,) = happened(table, Event.DRAWS)
    assert (told.seat, GAME.texts[told.card], GAME.rule_id(told.rule)) == (0, "play y2", "PM-3.8")
    assert told.as_seen(0) == told
    assert [told.as_seen(viewer).card for viewer in (1, 30)] == [-1, -1]


@rule("PM-3.8")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_than_two_players_nobody_draws(seats: int) -> None:
    table = dealt(seats)
    for _ in range(2):
        (seat,) = table.waiting
        table.play(f"{seat}: {table.legal()[0]}")
        assert "*" not in table.waiting
    assert not happened(table, Event.DRAWS)


@rule("PM-3.9")
def test_a_seat_whose_pile_is_empty_plays_on_without_drawing() -> None:
    table = play("base E9 4")
    assert table.view("spectator")["pile"].tolist() == [0, 0]
    assert len(happened(table, Event.DRAWS)) == 16
    then(table, "0: play r11 | = turn 1: 1 | 1: play y8 | = turn 0: 2")
    assert len(happened(table, Event.DRAWS)) == 16
    assert table.view("spectator")["held"][:2].tolist() == [11, 11]


@rule("PM-3.9", "PM-5.1")
def test_a_stuck_seat_does_not_draw() -> None:
    table = play("base E8 1")
    assert [event.seat for event in happened(table, Event.STUCK)] == [0]
    kinds = [event.kind for event in table.events if event.kind in (Event.DRAWS, Event.STUCK)]
    assert kinds == [Event.DRAWS, Event.DRAWS, Event.DRAWS, Event.STUCK]


# PM-3.10 What comes next


@rule("PM-3.10")
@pytest.mark.parametrize("seats, laid", [(3, "r5 b6"), (4, "r5 b6 g7"), (5, "r5 b6 g7 y8")])
def test_while_the_trick_is_not_complete_the_next_seat_follows(seats: int, laid: str) -> None:
    count = len(laid.split())
    table = trick(laid, seats=seats)
    assert not happened(table, Event.TAKES)
    then(table, f"= turn {count}: {count}")


@rule("PM-3.10")
@pytest.mark.parametrize(
    "seats, laid", [(2, "r5 b6 g7 y8"), (3, "r5 b6 y8"), (4, "r5 b6 g7 y8"), (5, "r5 b6 g7 y8 y9")]
)
def test_a_complete_trick_is_taken_at_once(seats: int, laid: str) -> None:
    table = trick(laid, seats=seats)
    assert len(happened(table, Event.TAKES)) == 1
    assert table.view("spectator")["trick_size"] == 0
    assert table.waiting == (winner(table)[0],)
