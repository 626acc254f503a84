"""HP-1: who sits where, the parts, potatoes and pawns."""

import pytest

from spuds import SetupError, Table
from spuds.core.testing import rule
from spuds.games.hot_potato.tests.script import play, then
from spuds.games.hot_potato.tests.tables import ALL_SEATS, begun, kinds_in, opened, with_burns

pytestmark = pytest.mark.interpreted


# HP-1.1, HP-1.2 The table


@rule("HP-1.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8, 9])
def test_three_to_nine_players_may_sit_down(seats: int) -> None:
    assert Table("hot-potato", seats).seats == seats


@rule("HP-1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 10])
def test_fewer_than_three_or_more_than_nine_may_not(seats: int) -> None:
    with pytest.raises(SetupError):
        Table("hot-potato", seats)


@rule("HP-1.1")
def test_two_may_play_by_option_and_the_option_takes_no_other_number_of_seats_away() -> None:
    for seats in ALL_SEATS:
        assert Table("hot-potato", seats, two_players="on").seats == seats
    for seats in (1, 10):
        with pytest.raises(SetupError):
            Table("hot-potato", seats, two_players="on")


@rule("HP-1.2", "HP-8.2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_left_is_the_next_higher_seat_and_right_the_next_lower_one_round_the_circle(seats: int) -> None:
    two = " two_players=on" if seats == 2 else ""
    for chip in (0, 1, seats - 1):
        for card, target in (("pass-left", (chip + 1) % seats), ("pass-right", (chip - 1) % seats)):
            table = play(f"seats {seats}{two}; chip {chip}; hands {chip} {card}*2 ..., others ...")
            extra = f"; {chip}: p1 none; *: draw {chip} ..." if seats >= 6 else ""
            if extra:
                then(table, f"{chip}: extra {chip}")
            then(table, f"{chip}: p0 {card}{extra} => p0 at {target} red; waiting {target}")


@rule("HP-1.2")
def test_a_seat_without_potatoes_and_cards_is_still_neighbour_and_receiver() -> None:
    table = play("""
        seats 3 deck=4,5,0,0,0,0,0,0,0,5,1,0,0,0; chip 0; hands 0 pass-left*4 popping, 1 pass-right*5, 2 huge*5
        0: p0 pass-left; 1: p0 pass-right; 0: p0 pass-left; 1: p0 pass-right; 0: p0 pass-left; 1: p0 pass-right
        0: p0 pass-left popping => chance is draw 0 pass-left 3 | draw 0 pass-right 3
        *: draw 0 pass-left; 1: p0 pass-right => hand 0 is 1; hand 1 is 1
    """)
    then(table, "0: p0 pass-left; 1: p0 pass-right => hand 0 is 0; hand 1 is 0; p0 at 0 yellow popping 1+0")
    then(table, "0: p0 none => burns 1 1 1; waiting *")


@rule("HP-1.2", "HP-10.3")
@pytest.mark.parametrize("past_20, burns", [("stop", 20), ("count", 21)])
def test_a_seat_at_twenty_burns_still_receives_and_is_still_a_neighbour_in_that_turn(past_20: str, burns: int) -> None:
    """Seat 0 gets a Flaming potato, its twentieth burn; then the Popping one of seat 1 burns both neighbours."""
    table = play(f"""
        seats 3 past_20={past_20}; chip 0; hands 0 split-left popping ..., 1 pass-right flaming ..., others ...
        0: p0 split-left popping; *: draw 0 ... => p0 at 1 red popping 1+0; p1 at 1 red popping 0+1
    """)
    then(with_burns(table, 19), f"1: p0 pass-right flaming; 1: p1 none; *: draw 1 ... => burns {burns} 1 1; waiting *")
    then(with_burns(table, 18), "1: p0 pass-right flaming; 1: p1 none; *: draw 1 ... => burns 20 1 1")


# HP-1.3, HP-1.4 Cards and duplicators


@rule("HP-1.3", "HP-2.1")
def test_the_house_split_is_that_of_the_parts_list() -> None:
    table = opened(3)
    assert kinds_in(table.view("spectator")["deck"]) == {
        **{"pass-left": 16, "pass-right": 11, "either": 7, "skip-left": 7, "skip-right": 5, "toss": 6},
        **{"chop": 4, "split-left": 5, "split-right": 3},
        **{"huge": 10, "popping": 9, "flaming": 8, "mashed": 6, "ban-pass-left": 9},
    }
    then(table, "=> pool 106; supply 10 9 8 6 9")


@rule("HP-1.3")
@pytest.mark.parametrize(
    "seats, deck",
    [
        (3, "15,0,0,0,0,0,0,0,0,0,0,0,0,0"),
        (9, "45,0,0,0,0,0,0,0,0,0,0,0,0,0"),
        (3, "0,0,0,0,0,0,0,0,0,0,0,0,0,106"),
        (9, "16,11,7,7,5,6,4,5,3,10,9,8,6,9"),
    ],
)
def test_cards_may_be_missing_as_long_as_everybody_gets_five(seats: int, deck: str) -> None:
    counts = [int(count) for count in deck.split(",")]
    table = opened(seats, f"deck={deck}")
    assert table.view("spectator")["deck"].tolist() == counts
    then(table, f"=> pool {sum(counts)}")


@rule("HP-1.3")
@pytest.mark.parametrize(
    "seats, deck",
    [
        pytest.param(3, "14,0,0,0,0,0,0,0,0,0,0,0,0,0", id="14 for three"),
        pytest.param(9, "44,0,0,0,0,0,0,0,0,0,0,0,0,0", id="44 for nine"),
        pytest.param(3, "16,11,7,7,5,6,4,5,3,10,9,8,6,10", id="107"),
        pytest.param(3, "-1,20,0,0,0,0,0,0,0,0,0,0,0,0", id="fewer than none"),
        pytest.param(3, "16,11,7,7,5,6,4,5,3,10,9,8,6", id="13 kinds"),
        pytest.param(3, "16,11,7,7,5,6,4,5,3,10,9,8,6,9,0", id="15 kinds"),
        pytest.param(3, "16, 11,7,7,5,6,4,5,3,10,9,8,6,9", id="a space"),
    ],
)
def test_a_deck_that_cannot_be_is_refused(seats: int, deck: str) -> None:
    with pytest.raises(SetupError, match="deck"):
        Table("hot-potato", seats, deck=deck)


@rule("HP-1.4")
def test_duplicators_may_be_up_to_42_of_any_kind() -> None:
    for counts in ("0,0,0,0,0", "42,0,0,0,0", "10,9,8,6,9", "0,0,0,0,42"):
        then(opened(3, f"duplicators={counts}"), f"=> supply {counts.replace(',', ' ')}")


@rule("HP-1.4")
@pytest.mark.parametrize("counts", ["43,0,0,0,0", "10,9,8,6,10", "-1,0,0,0,0", "10,9,8,6", "10,9,8,6,9,0"])
def test_duplicators_that_cannot_be_are_refused(counts: str) -> None:
    with pytest.raises(SetupError, match="duplicators"):
        Table("hot-potato", 3, duplicators=counts)


@rule("HP-1.4", "HP-9.5")
def test_duplicators_go_from_the_supply_to_a_potato_and_back_and_nowhere_else() -> None:
    """All cards of the round end in the discard pile: 15 dealt and 3 drawn, among them one huge, not two."""
    play("""
        seats 3; chip 0; hands 0 chop huge toss*3, 1 toss*3 mashed*2, 2 popping*5
        0: p0 chop huge; *: draw 0 flaming => supply 9 9 8 6 9; p1 at 2 red huge 0+1; discard chop 1
        1: p0 none; 2: p1 none => burns 0 2 0; supply 9 9 8 6 9; pool 90
        *: draw 1 flaming => burns 0 2 2; supply 9 9 8 6 9; discard chop 1 huge 1; waiting *
        *: draw 2 flaming => supply 10 9 8 6 9; pool 88; discard toss 6 chop 1 huge 1 popping 5 flaming 3 mashed 2
    """)


# HP-1.5, HP-1.6 Potatoes and pawns


@rule("HP-1.5")
def test_a_new_potato_takes_the_lowest_number_that_is_free_at_that_moment() -> None:
    """p0 explodes in step 5 of turn 2, so its number is not free in step 3 of that turn, but in turn 3."""
    play("""
        seats 3; chip 0; hands 0 split-left toss*4, 1 split-left huge*4, 2 split-left pass-left mashed*3
        0: p0 split-left => potatoes p0 p1; p0 at 1 red; p1 at 1 red
        1: p0 none; 1: p1 split-left => p1 at 2 yellow; p2 at 2 yellow; burns 0 1 0
        *: draw 1 mashed => potatoes p1 p2
        2: p1 split-left; 2: p2 pass-left => potatoes p0 p1 p2; p0 at 0 red; p1 at 0 red; p2 at 0 red
    """)


@rule("HP-1.6")
def test_a_pawn_moves_one_space_for_each_burn_and_keeps_it_from_round_to_round() -> None:
    play("""
        seats 3; chip 0; hands others ... => burns 0 0 0
        0: p0 none => burns 1 0 0
        *: draw 0 ... => burns 1 0 0; round 2
        hands others ... => burns 1 0 0
        0: give-chip 1; 1: p0 none; 2: p1 none; *: draw 1 ...; *: draw 2 ... => burns 1 1 1; round 3
        hands others ...; 1: give-chip 2 => burns 1 1 1
        2: p0 none; 0: p1 none; 1: p2 none => burns 1 1 2
        *: draw 2 ... => burns 2 1 2
        *: draw 0 ... => burns 2 2 2
        *: draw 1 ... => over; burns 2 2 2
    """)


@rule("HP-1.6")
@pytest.mark.parametrize(
    "past_20, before, after",
    [("stop", 16, 19), ("stop", 17, 20), ("stop", 18, 20), ("stop", 19, 20)]
    + [("count", 16, 19), ("count", 17, 20), ("count", 18, 21), ("count", 19, 22)],
)
def test_a_pawn_stops_on_the_last_space_or_counts_on(past_20: str, before: int, after: int) -> None:
    """Two Huge make an explosion of three burns."""
    table = play(f"""
        seats 3 past_20={past_20}; chip 0; hands 0 pass-left huge ..., 1 pass-right huge ..., others ...
        0: p0 pass-left huge; *: draw 0 ...; 1: p0 pass-right huge; *: draw 1 ... => p0 at 0 yellow huge 2+0
    """)
    then(with_burns(table, before), f"0: p0 none => burns {after} 0 0")


@rule("HP-1.6")
@pytest.mark.parametrize("past_20, after", [("stop", 20), ("count", 21)])
def test_burns_beyond_the_last_space_are_recorded_only_by_option_in_later_explosions_too(
    past_20: str, after: int
) -> None:
    table = play(f"seats 3 past_20={past_20}; chip 2; hands 2 split-left ..., others ...; 2: p0 split-left")
    then(with_burns(table, 19), f"0: p0 none; 0: p1 none; *: draw 0 ...; *: draw 0 ... => over; burns {after} 0 0")


@rule("HP-1.6")
def test_a_table_begins_with_all_pawns_at_the_start() -> None:
    for seats in ALL_SEATS:
        then(begun(seats), f"=> burns {' '.join(['0'] * seats)}")
