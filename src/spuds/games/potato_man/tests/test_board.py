"""The table as a page draws it: where the cards lie, who has what, what is asked and why not."""

from __future__ import annotations

import pytest

from spuds import Table
from spuds.core.board import Badge, Card, Text, Zone
from spuds.core.boards import board_of
from spuds.core.testing import rule
from spuds.core.views import View
from spuds.games.potato_man import GAME
from spuds.games.potato_man.tests.script import cards, play, then
from spuds.games.potato_man.tests.tables import (
    FOUR,
    TABLES,
    begun,
    dealt,
    empty_game,
    empty_round,
    round_of_four,
    said,
    shown,
    zone,
)

pytestmark = pytest.mark.interpreted


def faces(zone: Zone) -> list[str]:
    return [card.face for card in zone.cards]


def badges(table: Table, seat: int) -> list[str]:
    return [said(badge.name) for badge in shown(table, "spectator").places[seat].badges]


def asked(table: Table, viewer: int | str) -> tuple[str, str]:
    prompt = shown(table, viewer).prompt
    assert prompt is not None
    return said(prompt.text), prompt.rule


# Zones


@rule("PM-2.5")
def test_a_player_sees_the_own_hand_in_order_and_of_others_how_many_cards() -> None:
    own = zone(play(FOUR), 1, "hand:1")
    assert (faces(own), own.hidden, own.layout) == (cards("r9-r11 b8-b11 g7-g10"), 0, "hand")
    other = zone(play(FOUR), 1, "hand:0")
    assert (faces(other), other.hidden, said(other.name)) == ([], 10, "Hand: A")


@pytest.mark.parametrize("viewer", [0, 2, "spectator"])
def test_no_board_names_a_card_that_its_viewer_has_not_seen(viewer: int | str) -> None:
    table = play(FOUR)
    seen = {face for zone in shown(table, viewer).zones for face in faces(zone)}
    own = set(faces(zone(table, viewer, f"hand:{viewer}"))) if viewer != "spectator" else set()
    played = {"r12", "b12", "y13", "g3", "g13", "r8"}
    assert {face for face in seen if not face.startswith("sack-")} == own | played


def test_somebody_who_may_see_all_sees_all_hands_and_answers_nothing() -> None:
    table = play(FOUR)
    board = board_of(GAME, View(GAME, table.state))
    hands = {zone.id: len(zone.cards) for zone in board.zones if zone.layout == "hand"}
    assert hands == {"hand:0": 10, "hand:1": 11, "hand:2": 11, "hand:3": 10}
    assert (board.viewer, board.choices, board.refusals) == (-1, (), ())
    assert [place.seat for place in board.places if place.deciding] == [1]


@rule("PM-3.2", "PM-4.1")
def test_the_trick_lies_in_order_with_who_played_and_what_takes_it_so_far() -> None:
    takes = (Text("mark-takes"),)
    assert zone(play(FOUR), 0, "trick").cards == (Card("g13", seat=3, marks=takes), Card("r8", seat=0))


@rule("PM-4.2", "PM-4.3")
@pytest.mark.parametrize("laid, best", [("g14 b14", "b14"), ("r18 y1", "y1"), ("y2 b16", "b16")])
def test_the_mark_moves_to_whichever_card_takes_the_trick(laid: str, best: str) -> None:
    first, second = laid.split()
    table = play(f"seats 3 start 0 three_player_no_green=off\n0 has {first} ...\n1 has {second} ...\n2 has ...")
    then(table, f"0: play {first} | 1: play {second}")
    assert [card.face for card in zone(table, 2, "trick").cards if card.marks] == [best]


@rule("PM-4.8")
def test_cards_of_earlier_tricks_lie_open_in_card_order() -> None:
    discard = zone(play(FOUR), "spectator", "discard")
    assert (faces(discard), discard.minor) == (["r12", "b12", "g3", "y13"], True)


@rule("PM-1.7", "PM-4.5")
def test_a_sack_card_goes_from_the_supply_to_its_winner() -> None:
    table = play(FOUR)
    supply = {card.face: card.copies for card in zone(table, 0, "supply").cards}
    assert supply == {"sack-red": 3, "sack-blue": 3, "sack-green": 3, "sack-yellow": 2, "sack-gold": 3}
    assert zone(table, 0, "won:3").cards == (Card("sack-yellow"),)
    assert zone(table, 0, "won:0").cards == ()


@rule("PM-4.5")
def test_sack_cards_won_alike_lie_together_until_the_round_is_over() -> None:
    script = round_of_four(1, 0, "0y 0y 2g", "8 0 3 0")
    assert zone(then(begun(4), "\n".join(script[:-1])), 1, "won:0").cards == (Card("sack-yellow", copies=2),)
    assert zone(then(begun(4), "\n".join(script)), 1, "won:0").cards == ()


@rule("PM-1.5")
def test_three_players_without_green_have_no_place_for_green_sack_cards() -> None:
    assert faces(zone(dealt(3), 0, "supply")) == ["sack-red", "sack-blue", "sack-yellow", "sack-gold"]


@rule("PM-2.6", "PM-3.8")
def test_two_players_have_draw_piles_that_nobody_sees_into() -> None:
    table = dealt(2)
    assert [(z.hidden, z.cards) for z in shown(table, 0).zones if z.layout == "pile"] == [(8, ()), (8, ())]
    table.play(f"0: {table.legal(0)[0]}")
    assert asked(table, 1) == ("A draws a card.", "PM-3.8")
    then(table, "*: draw ...")
    assert (zone(table, 1, "pile:0").hidden, zone(table, 1, "hand:0").hidden) == (7, 12)


@rule("PM-5.2")
def test_a_hand_shown_at_the_end_of_a_round_stays_in_sight_until_the_next_one_ends() -> None:
    table = then(begun(3), "\n".join(empty_round(3, 1, 0)))
    shown_hand = zone(table, 2, "shown")
    assert (shown_hand.seat, faces(shown_hand), shown_hand.minor) == (1, cards("r7-r18"), True)
    assert said(zone(table, 1, "shown").name) == "What you showed at the end of the last round"


@rule("PM-6.1")
def test_after_the_last_round_the_shown_hand_lies_where_it_was_held() -> None:
    table = empty_game(3, rounds=3)
    board = shown(table, 0)
    assert (board.prompt, [zone.id for zone in board.zones if zone.id == "shown"]) == (None, [])
    assert faces(zone(table, 0, "hand:0")) == cards("r7-r18")
    assert zone(table, 0, "hand:1").hidden == 12


@pytest.mark.parametrize("seats, options", TABLES)
def test_zones_keep_their_ids_from_the_deal_on(seats: int, options: str) -> None:
    ids = [zone.id for zone in shown(begun(seats, options), 0).zones]
    assert ids == [zone.id for zone in shown(dealt(seats, options), 0).zones]
    assert len(ids) == 3 + seats * (3 if seats == 2 else 2)


# Places and status


@rule("PM-5.5")
def test_a_place_tells_points_of_finished_rounds_sacks_of_this_one_and_cards() -> None:
    assert badges(play(FOUR), 3) == ["0 points", "4 sacks in this round", "10 cards in hand"]
    assert shown(play(FOUR), 0).places[3].badges[0] == Badge("points", Text("badge-points", {"n": 0}), "0", main=True)


def test_when_all_is_over_only_points_are_told() -> None:
    assert badges(empty_game(3, rounds=3), 0) == ["0 points"]


@rule("PM-2.3", "PM-6.1")
def test_the_status_tells_the_round_and_who_starts_it() -> None:
    table = then(begun(3), "\n".join(empty_round(3, 1, 0)))
    assert [said(text) for text in shown(table, 0).status] == ["Round 2 of 3", "Starter: B"]
    assert [said(text) for text in shown(empty_game(3, rounds=3), 0).status] == ["Round 3 of 3"]
    assert [said(text) for text in shown(Table("potato-man", 4, laps=2), 0).status] == ["Round 1 of 8"]


# What is asked


@rule("PM-2.1")
def test_chance_is_asked_for_the_starter_and_for_cards() -> None:
    assert asked(Table("potato-man", 3), 0) == ("Chance names the first starter.", "PM-2.1")
    assert asked(begun(3, start=2), 0) == ("C is dealt a card.", "PM-2.5")


@rule("PM-3.1")
def test_the_leader_is_told_to_lead_and_others_who_it_is() -> None:
    table = dealt(4, start=2)
    assert asked(table, 2) == ("Your turn: lead with any card.", "PM-3.1")
    assert asked(table, 0) == asked(table, "spectator") == ("C leads: any card.", "PM-3.1")
    board = shown(table, 2)
    assert [choice.move for choice in board.choices] == [f"play {face}" for face in faces(zone(table, 2, "hand:2"))]
    assert board.refusals == ()


@rule("PM-3.4")
def test_a_follower_may_pick_new_colours_and_hears_why_not_the_others() -> None:
    board = shown(play(FOUR), 1)
    assert [choice.move for choice in board.choices] == ["play b8", "play b9", "play b10", "play b11"]
    (pick,) = board.choices[0].picks
    assert (pick.zone, pick.face, said(pick.text)) == ("hand:1", "b8", "Play blue 8")
    assert [refusal.face for refusal in board.refusals] == cards("r9-r11 g7-g10")
    assert {(said(refusal.why), refusal.rule) for refusal in board.refusals} == {
        ("red is already in this trick", "PM-3.4"),
        ("green is already in this trick", "PM-3.4"),
    }
    assert asked(play(FOUR), 1)[0] == "Your turn: play a colour that is not in the trick yet."


def test_nobody_but_the_seat_in_turn_is_offered_anything() -> None:
    for viewer in (0, 2, 3, "spectator"):
        board = shown(play(FOUR), viewer)
        assert (board.choices, board.refusals) == ((), ())


FIVE = "seats 5 start 0\n0 has y1 ...\n1 has y2 y4 ...\n2 has r5 y3 ...\n3 has ...\n4 has ..."


@rule("PM-3.5", "PM-3.6")
def test_with_five_players_one_colour_may_be_doubled_but_no_potato_man() -> None:
    table = then(play(FIVE), "0: play y1")
    assert asked(table, 1) == ("Your turn: play a new colour, or double one. One colour may lie twice.", "PM-3.5")
    refusals = [(refusal.face, said(refusal.why), refusal.rule) for refusal in shown(table, 1).refusals]
    assert refusals == [("y2", "a Potato Man is already in this trick", "PM-3.6")]
    then(table, "1: play y4")
    assert asked(table, 2)[0] == "Your turn: play a colour that is not in the trick yet."
    assert {refusal.rule for refusal in shown(table, 2).refusals} == {"PM-3.5"}
