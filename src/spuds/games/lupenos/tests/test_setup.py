"""LU-1 and LU-2 Seats, cards and places, and the deal."""

from __future__ import annotations

import pytest

from spuds import SetupError, Table
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, impossible
from spuds.games.lupenos import GAME
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.tests.positions import KINDS
from spuds.games.lupenos.tests.script import in_words, then
from spuds.games.lupenos.tests.tables import ALL_SEATS, at, begun, dealt, hand, number, opened, pile, row

pytestmark = pytest.mark.interpreted

OPEN = "turn 1 | pile - | deck 0 | 0 hand 1 4 up 1 2 3 down 3 | 1 hand 2 5 up 1 2 3 down 3 | 2 hand 3 6 up 1 2 3 down 3"


@rule("LU-1.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_fewer_than_two_or_more_than_six_cannot_play(seats: int) -> None:
    with pytest.raises(SetupError):
        Table(GAME, seats)


@rule("LU-1.1")
def test_turns_pass_clockwise_from_seat_to_seat() -> None:
    table = then(at(OPEN), "1: play 2")
    assert table.waiting == (2,)
    assert then(table, "2: play 3").waiting == (0,)
    assert then(table, "0: play 4").waiting == (1,)


@rule("LU-1.2")
def test_the_game_is_over_with_the_deal_and_no_score_is_there_before() -> None:
    table = at("turn 0 | pile - | deck 0 | 0 hand 5 up - down 0 | 1 hand 6 up - down 0")
    assert table.result() == {"over": False, "scores": [0, 0], "winners": [], "sheet": []}
    assert then(table, "0: play 5").over
    assert table.waiting == ()


@rule("LU-1.3")
@pytest.mark.parametrize("deck, nines, total", [("1-8", 0, 82), ("1-9", 8, 90)])
def test_the_parts_are_eight_of_each_number_and_six_of_each_special(deck: str, nines: int, total: int) -> None:
    pool = in_words(number(opened(deck=deck), "pool"))
    assert {kind: pool.count(kind) for kind in KINDS} == {
        **dict.fromkeys("12345678", 8),
        **{"9": nines, "feast": 6, "bag": 6, "bad": 6},
    }
    assert len(pool) == total


@rule("LU-1.4")
def test_cards_are_named_by_number_first_and_the_specials_after_them() -> None:
    table = dealt(["8 bad bag", "1 1 1"], ["feast 2 3", "2 2 2"])
    assert table.legal(0) == ["up 2", "up 3", "up 8", "up feast"]
    assert then(table, "0: up 8", "0: up feast").legal(0) == ["up bad", "up bag"]


@rule("LU-1.4")
def test_the_order_of_kinds_is_no_order_of_strength() -> None:
    table = at("turn 0 | pile 8 bag | deck 0 | 0 hand feast bad 1 up 1 2 3 down 3 | 1 hand 1 up 1 1 1 down 3")
    assert table.legal() == ["play 1", "play bad", "play feast", "take"]


@rule("LU-1.5")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_after_the_deal_every_card_is_in_one_place(seats: int) -> None:
    table = begun(["1 2 3"] * seats, ["4 5 6"] * seats)
    lying = sum(number(table, field, seat) for field in ("held", "in_row", "down") for seat in range(seats))
    assert lying + number(table, "deck") == 82
    assert (pile(table), number(table, "used")) == ("", 0)


@rule("LU-1.6")
def test_face_down_cards_and_deck_are_one_pool_and_which_card_is_turned_over_is_nobodys_choice() -> None:
    table = at("turn 0 | pile - | deck 0 | pool 2*4 8 | 0 hand - up - down 2 | 1 hand 1 up - down 1")
    assert table.legal() == ["down"]
    assert then(table, "0: down").chances() == {"flip 4": 2, "flip 8": 1}
    assert number(begun(["1 2 3"] * 2, ["4 5 6"] * 2), "pool_held") == 64 + 6


@rule("LU-1.7")
def test_each_card_of_the_pool_is_as_likely_as_any_other() -> None:
    table = opened()
    then(table, "*: start 0")
    assert table.chances() == {f"deal 0 up {kind}": (8 if kind.isdigit() else 6) for kind in KINDS if kind != "9"}
    then(table, "*: deal 0 up 5")
    assert table.chances()["deal 0 up 5"] == 7
    table = at("turn 0 | pile - | deck 3 | pool 3*2 6*7 | 0 hand 1 1 5 up 1 2 3 down 3 | 1 hand 6*6 up 1 1 2 down 3")
    assert then(table, "0: play 1 x2").chances() == {"draw 0 2": 3, "draw 0 7": 6}


@rule("LU-1.8")
def test_used_cards_do_not_come_back_when_the_deck_is_empty() -> None:
    line = "turn 0 | pile 5 5 | deck 1 | pool 7 3*1 3*2 | 0 hand 5 5 8 up 1 2 3 down 3 | 1 hand 6*6 up 1 1 3 down 3"
    table = then(at(line), "0: play 5 x2", "*: draw 0 7")
    assert (hand(table, 0), number(table, "deck"), table.waiting) == ("7 8", 0, (0,))
    assert then(table, "0: play 7").waiting == (1,)
    assert hand(table, 0) == "8"


@rule("LU-2.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_chance_names_the_first_seat_all_alike(seats: int) -> None:
    table = opened(seats)
    assert table.chances() == {f"start {seat}": 1 for seat in range(seats)}
    then(table, f"*: start {seats - 1}")
    assert [int(table.view(viewer)["first"]) - 1 for viewer in ("spectator", 0)] == [seats - 1] * 2


@rule("LU-2.2")
def test_everybody_has_three_face_down_cards_which_no_move_deals() -> None:
    table = opened(3)
    assert [number(table, "down", seat) for seat in range(3)] == [3, 3, 3]
    table = begun(["1 2 3"] * 3, ["4 5 6"] * 3)
    assert len([move for move in table.moves if "deal" in move]) == 18
    assert number(table, "pool_held") == number(table, "deck") + 9


@rule("LU-2.3", "LU-2.4")
def test_three_open_cards_a_seat_come_first_in_order_of_seats_and_then_three_closed_ones() -> None:
    table = dealt(["1 2 3", "4 5 6"], ["7 8 bag", "bad 1 1"])
    assert [move.split()[1:4] for move in table.moves[1:]] == [
        ["deal", seat, place] for place in ("up", "hand") for seat in "01" for _ in range(3)
    ]
    assert (row(table, 0), row(table, 1)) == ("1 2 3", "4 5 6")
    assert (hand(table, 0), hand(table, 1)) == ("7 8 bag", "1 1 bad")


@rule("LU-2.3", "LU-2.4")
def test_open_cards_are_seen_by_all_and_hand_cards_by_their_player() -> None:
    table = dealt(["1 2 3", "4 5 6"], ["7 8 bag", "bad 1 1"])
    assert {event.card for event in happened(table, Event.DEALT_UP) if event.is_open_to(30)} == set(range(6))
    assert all(event.is_open_to(0) != event.is_open_to(1) for event in happened(table, Event.DEALT))
    assert "*: deal 0 hand ?" in table.log(1)
    assert "*: deal 0 hand 7" in table.log(0)


@rule("LU-2.3")
def test_chance_may_not_deal_out_of_turn() -> None:
    table = then(opened(), "*: start 1")
    assert impossible(table, "*: deal 1 up 5")
    assert impossible(table, "*: deal 0 hand 5")


@rule("LU-2.5")
@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("deck, total", [("1-8", 82), ("1-9", 90)])
def test_the_deck_is_all_cards_but_nine_a_seat(seats: int, deck: str, total: int) -> None:
    assert number(begun(["1 2 3"] * seats, ["4 5 6"] * seats, deck=deck), "deck") == total - 9 * seats
