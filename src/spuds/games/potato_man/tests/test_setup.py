"""PM-1 and PM-2: who sits where, who starts, what is dealt."""

import pytest

from spuds import NotYourDecision, SetupError, Table
from spuds.core.chance import seeded
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, rules_of
from spuds.games.potato_man import GAME
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.tests.script import play, then
from spuds.games.potato_man.tests.tables import TABLES, begun, dealt, empty_game, round_of_four

pytestmark = pytest.mark.interpreted

ALL_SEATS = [2, 3, 4, 5]
DECK = {2: 52, 3: 40, 4: 52, 5: 52}
HAND = {2: 12, 3: 12, 4: 12, 5: 10}


def deal(table: Table, count: int) -> list[int]:
    """Deal so many cards, whichever, and return the seats that got them."""
    seats = []
    for _ in range(count):
        words = next(iter(table.chances()))
        table.play(f"*: {words}")
        seats.append(int(words.split()[1]))
    return seats


# PM-1 Table and parts


@rule("PM-1.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_two_to_five_players_may_sit_down(seats: int) -> None:
    assert Table("potato-man", seats).seats == seats


@rule("PM-1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_one_player_or_six_may_not(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 5 seats"):
        Table("potato-man", seats)


@rule("PM-1.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_next_seat_is_the_next_one_clockwise_and_seat_0_follows_the_last(seats: int) -> None:
    assert deal(begun(seats), seats + 1) == [*range(seats), 0]


@rule("PM-1.7")
@pytest.mark.parametrize("seats, options", TABLES)
def test_a_round_starts_with_three_sack_cards_of_each_kind_in_the_supply(seats: int, options: str) -> None:
    green = "" if (seats, options) == (3, "") else "green 3, "
    then(dealt(seats, options), f"= supply: red 3, blue 3, {green}yellow 3, gold 3")


@rule("PM-1.7")
def test_sack_cards_won_return_to_the_supply_before_the_next_round() -> None:
    table = begun(4)
    then(table, "\n".join(round_of_four(1, 0, "0y 1g 2b 3r", "4 3 2 1")))
    hands = "0 has ...\n1 has ...\n2 has ...\n3 has ...\n"
    then(table, hands + "= supply: red 3, blue 3, green 3, yellow 3, gold 3 | = won 0: none | = won 3: none")


@rule("PM-1.7")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, 4, "spectator"])
def test_supply_and_sack_cards_won_lie_open(viewer: int | str) -> None:
    table = play("""
        base E6 2
        = won 0: red 3, gold 1 | = supply: blue 3, green 3, yellow 3, gold 2
    """)
    assert list(table.view(viewer)["supply"]) == [0, 3, 3, 3, 2]
    assert table.view(viewer)["won"].tolist() == [[3, 0, 0, 0, 1], *[[0] * 5] * 4]


# PM-2.1 to PM-2.3 Who starts


@rule("PM-2.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_chance_names_the_first_starter_each_seat_being_equally_likely(seats: int) -> None:
    table = Table("potato-man", seats)
    assert table.waiting == ("*",)
    assert table.chances() == {f"start {seat}": 1 for seat in range(seats)}


@rule("PM-2.1")
def test_no_player_names_the_starter() -> None:
    with pytest.raises(NotYourDecision, match="chance must move"):
        Table("potato-man", 4).play("0: start 0")


@rule("PM-2.1")
def test_chance_names_a_starter_only_once_before_the_first_deal() -> None:
    table = empty_game(3, start=1, rounds=3)
    assert [move for move in table.moves if "start" in move] == ["*: start 1"]


@rule("PM-2.1", "PM-2.3")
def test_everybody_learns_who_starts_each_round() -> None:
    table = empty_game(3, start=1, rounds=2)
    told = [(event.seat, event.amount) for event in happened(table, Event.STARTS)]
    assert told == [(1, 1), (2, 2), (0, 3)]
    assert rules_of(table, Event.STARTS) == ["PM-2.1", "PM-2.3", "PM-2.3"]


@rule("PM-2.2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_starter_leads_the_first_trick_of_the_round(seats: int) -> None:
    for starter in range(seats):
        then(dealt(seats, start=starter), f"= turn {starter}: 0")


@rule("PM-2.3")
@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("laps", [1, 2, 3])
def test_a_game_has_as_many_rounds_as_seats_times_laps(seats: int, laps: int) -> None:
    table = empty_game(seats, f"laps={laps}", rounds=seats * laps - 1)
    assert not table.over
    assert empty_game(seats, f"laps={laps}", rounds=seats * laps).over


@rule("PM-2.3")
@pytest.mark.parametrize("laps", [1, 2])
def test_each_seat_starts_as_many_rounds_as_there_are_laps_clockwise(laps: int) -> None:
    table = empty_game(4, f"laps={laps}", start=2, rounds=4 * laps)
    assert [event.seat for event in happened(table, Event.STARTS)] == [2, 3, 0, 1] * laps


@rule("PM-2.3")
def test_the_next_seat_starts_the_next_round_whoever_won_tricks() -> None:
    table = begun(4, start=1)
    then(table, "\n".join(round_of_four(1, 1, "0y 3g 0b 0r", "7 0 0 3")))
    then(table, "= next 2")


# PM-2.4 to PM-2.8 The deal


@rule("PM-2.4")
@pytest.mark.parametrize("seats, options", TABLES)
def test_a_round_begins_with_all_cards_in_the_pool_and_nothing_anywhere_else(seats: int, options: str) -> None:
    view = begun(seats, options).view("spectator")
    assert view["pool_held"] == (52 if options else DECK[seats])
    assert not view["held"].any()
    assert (view["trick_size"], view["laid"], view["discard"]) == (0, 0, 0)


@rule("PM-2.4")
def test_before_the_next_round_the_cards_of_the_last_one_return_to_the_pool() -> None:
    table = begun(4)
    then(table, "\n".join(round_of_four(1, 0, "0y 1g", "4 3 0 0")))
    assert set(table.chances()) == {text for text in GAME.texts if text.startswith("deal 1 ") and text[-1] != "?"}
    view = table.view("spectator")
    assert not view["held"].any()
    assert (view["pool_held"], view["trick_size"], view["laid"], view["discard"]) == (52, 0, 0, 0)
    assert view["tricks"] == 0


@rule("PM-2.5")
@pytest.mark.parametrize("seats, options", TABLES)
def test_cards_are_dealt_one_at_a_time_from_the_starter_clockwise(seats: int, options: str) -> None:
    starter = seats - 1
    table = begun(seats, options, starter)
    cards = seats * HAND[seats]
    assert deal(table, cards) == [(starter + n) % seats for n in range(cards)]
    assert table.waiting == (starter,)


@rule("PM-2.5")
@pytest.mark.parametrize("seats, options", TABLES)
def test_each_hand_is_dealt_12_cards_or_10_with_five_players(seats: int, options: str) -> None:
    held = dealt(seats, options).view("spectator")["held"]
    assert held.tolist() == [HAND[seats]] * seats + [0] * (5 - seats)


@rule("PM-2.5")
def test_a_dealt_card_is_any_card_of_the_pool_each_as_likely() -> None:
    table = begun(4)
    table.play("*: deal 0 r16")
    table.play("*: deal 1 y2")
    chances = table.chances()
    assert len(chances) == 50
    assert set(chances.values()) == {1}
    assert "deal 2 r16" not in chances
    assert "deal 2 y2" not in chances


@rule("PM-2.5")
def test_a_dealt_card_is_known_to_its_seat_alone() -> None:
    table = begun(4)
    (told,) = table.play("*: deal 0 r16")
    assert (told.kind, told.seat, GAME.texts[told.card]) == (Event.DEALT, 0, "play r16")
    assert GAME.rule_id(told.rule) == "PM-2.5"
    assert told.as_seen(0).card == told.card
    assert [told.as_seen(viewer).card for viewer in (1, 2, 3, 30)] == [-1, -1, -1, -1]


@rule("PM-2.5")
@pytest.mark.parametrize("seats, options", TABLES)
def test_a_deal_that_has_begun_goes_on_where_it_stands(seats: int, options: str) -> None:
    for begun_with in range(2 * seats):
        table = begun(seats, options)
        deal(table, begun_with)
        state = table.state
        GAME.settle(state[0], seeded(begun_with)[0])
        assert state["held"][0].tolist() == [HAND[seats]] * seats + [0] * (5 - seats)
        assert GAME.check_state(state[0]) == []
        assert int(GAME.waiting(state[0])) == 1


@rule("PM-2.6")
def test_two_players_each_have_a_draw_pile_of_8_cards() -> None:
    assert dealt(2).view("spectator")["pile"].tolist() == [8, 8]


@rule("PM-2.6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_players_have_no_draw_piles(seats: int) -> None:
    assert dealt(seats).view("spectator")["pile"].tolist() == [0, 0]


@rule("PM-2.6", "PM-2.4")
def test_each_round_has_new_draw_piles() -> None:
    table = empty_game(2, rounds=1)
    then(table, "0 has ...\n1 has ...\n= pool: 28")
    assert table.view("spectator")["pile"].tolist() == [8, 8]


@rule("PM-2.7")
def test_the_cards_of_the_piles_stay_in_the_pool_until_they_are_drawn() -> None:
    table = play("""
        seats 2 start 0
        0 has r5-r16
        1 has b4-b15
        = pool: 28 | 0: play r5 | = pool: 28 | *: draw y1 | = pool: 27
    """)
    assert table.view("spectator")["pile"].tolist() == [7, 8]


@rule("PM-2.7")
def test_the_next_card_of_a_pile_may_be_any_card_that_nobody_has_seen() -> None:
    table = play("""
        seats 2 start 0
        0 has r5-r16
        1 has b4-b15
        0: play r5
    """)
    unseen = ["r17", "r18", "b16", *(f"g{n}" for n in range(3, 15)), *(f"y{n}" for n in range(1, 14))]
    assert table.chances() == dict.fromkeys(sorted(f"draw {card}" for card in unseen), 1)


@rule("PM-2.8")
@pytest.mark.parametrize(
    "seats, options, left", [(3, "", 4), (3, "three_player_no_green=off", 16), (4, "", 4), (5, "", 2)]
)
def test_the_rest_is_set_aside(seats: int, options: str, left: int) -> None:
    then(dealt(seats, options), f"= pool: {left}")


@rule("PM-2.8")
def test_two_players_set_12_cards_aside_besides_16_in_the_piles() -> None:
    table = then(dealt(2), f"= pool: {12 + 16}")
    assert table.view("spectator")["pile"].sum() == 16


@rule("PM-2.8")
def test_cards_set_aside_take_no_part_in_the_round() -> None:
    """Nothing is drawn from them, not even for the last trick."""
    table = play("""
        base E7 3
        = pool: 2
    """)
    assert table.view("spectator")["held"].tolist() == [1, 1, 1, 1, 1]
