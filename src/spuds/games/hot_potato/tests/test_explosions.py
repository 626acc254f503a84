"""HP-9 Step 5: explode."""

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import happened, rules_of
from spuds.games.hot_potato import GAME
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.tests.script import play
from spuds.games.hot_potato.tests.tables import kinds_in

pytestmark = pytest.mark.interpreted


# HP-9.1 Which, and in what order


@rule("HP-9.1")
def test_a_bare_potato_explodes_and_one_that_was_passed_does_not() -> None:
    table = play("""
        seats 3; chip 0; hands 0 split-left ..., 1 pass-left ..., others ...
        0: p0 split-left => burns 0 0 0; waiting 1
        1: p0 none; 1: p1 pass-left => p0 at 1 red; p1 at 2 yellow; burns 0 1 0; waiting *
        *: draw 1 ... => p0 gone; p1 at 2 yellow; burns 0 1 0; turn 3; waiting 2
    """)
    assert [(event.seat, event.amount) for event in happened(table, Event.EXPLODES)] == [(1, 0)]
    assert rules_of(table, Event.EXPLODES) == ["HP-9.1"]


@rule("HP-9.1", "HP-4.2")
def test_potatoes_explode_in_chip_order() -> None:
    table = play("""
        seats 3; chip 1; hands 1 chop ..., others ...
        1: p0 chop => p0 at 2 red; p1 at 0 red
        0: p1 none; 2: p0 none => burns 0 0 1; waiting *
        *: draw 2 ... => burns 1 0 1; p0 gone; p1 at 0 red; waiting *
        *: draw 0 ... => round 2; potatoes none
    """)
    assert [(event.seat, event.amount) for event in happened(table, Event.EXPLODES)] == [(2, 0), (0, 1)]


@rule("HP-9.1", "HP-4.2")
def test_with_nine_players_the_seat_to_the_right_of_the_chip_comes_last() -> None:
    play("""
        seats 9; chip 1; hands others ...; 1: extra 0 => p0 at 1 yellow; p1 at 0 yellow
        0: p1 none; 1: p0 none => burns 0 1 0 0 0 0 0 0 0; waiting *
        *: draw 1 ... => burns 1 1 0 0 0 0 0 0 0; waiting *
    """)


@rule("HP-9.1", "HP-7.4", "HP-4.2")
def test_failed_copies_and_bare_potatoes_explode_by_number_whatever_became_of_them() -> None:
    table = play("""
        seats 3 duplicators=1,0,0,0,0; chip 0; hands 0 split-left huge ..., 1 chop pass-left ..., others ...
        0: p0 split-left huge; *: draw 0 ... => p0 at 1 red huge 1+0; p1 at 1 red huge 0+1
        1: p0 none; 1: p1 chop => burns 0 2 0; waiting *
        *: draw 1 ... => burns 0 4 0; p0 gone; p1 at 1 red huge 0+1; waiting *
        *: draw 1 ... => round 2
    """)
    assert [event.amount for event in happened(table, Event.EXPLODES)] == [0, 1]


# HP-9.2 and HP-9.3 Burns


@rule("HP-9.2")
def test_the_holder_takes_one_burn_and_one_for_each_huge_real_or_striped() -> None:
    table = play("""
        seats 3; chip 0; hands 0 split-left huge ..., 1 split-left huge ..., others ...
        0: p0 split-left huge; *: draw 0 ... => p0 at 1 red huge 1+0; p1 at 1 red huge 0+1
        1: p0 none; 1: p1 split-left huge; *: draw 1 ... => burns 0 2 0; waiting *
        => p1 at 2 yellow huge 1+1; p2 at 2 yellow huge 0+2
        *: draw 1 ...; 2: p1 none; 2: p2 none => burns 0 2 3; waiting *
        *: draw 2 ... => burns 0 2 6; waiting *
    """)
    assert [(event.seat, event.other, event.amount) for event in happened(table, Event.BURNS)] == [
        (1, 0, 2),
        (2, 1, 3),
        (2, 2, 3),
    ]
    assert rules_of(table, Event.BURNS) == ["HP-9.2"] * 3


@rule("HP-9.2")
def test_a_plain_potato_burns_its_holder_once_and_nobody_else() -> None:
    play("""
        seats 4; chip 2; hands others ...
        2: p0 none => burns 0 0 1 0; waiting *
    """)


@rule("HP-9.3", "HP-1.2")
@pytest.mark.parametrize(
    "seats, first, second, holder, burns",
    [
        (4, 2, 3, 0, "1 2 0 2"),
        (4, 3, 0, 1, "2 1 2 0"),
        (4, 0, 1, 2, "0 2 1 2"),
        (4, 1, 2, 3, "2 0 2 1"),
        (3, 0, 1, 2, "2 2 1"),
        (5, 3, 4, 0, "1 2 0 0 2"),
    ],
)
def test_each_popping_burns_both_neighbours_of_the_holder_who_takes_none_for_it(
    seats: int, first: int, second: int, holder: int, burns: str
) -> None:
    table = play(f"""
        seats {seats}; chip {first}; hands {first} pass-left popping ..., {second} pass-left popping ..., others ...
        {first}: p0 pass-left popping; *: draw {first} ...; {second}: p0 pass-left popping; *: draw {second} ...
        {holder}: p0 none => burns {burns}; waiting *
    """)
    assert [(event.seat, event.other, event.amount) for event in happened(table, Event.BURNS)] == [(holder, 0, 1)]
    spattered = {(event.seat, event.other, event.amount) for event in happened(table, Event.SPATTERED)}
    assert spattered == {((holder + 1) % seats, 0, 2), ((holder - 1) % seats, 0, 2)}
    assert rules_of(table, Event.SPATTERED) == ["HP-9.3"] * 2


@rule("HP-9.3")
def test_a_striped_popping_burns_like_a_real_one() -> None:
    play("""
        seats 4; chip 0; hands 0 split-left popping ..., others ...
        0: p0 split-left popping; *: draw 0 ... => p0 at 1 red popping 1+0; p1 at 1 red popping 0+1
        1: p0 none; 1: p1 none => burns 1 1 1 0; waiting *
        *: draw 1 ... => burns 2 2 2 0; waiting *
    """)


@rule("HP-9.2", "HP-9.3", "HP-9.4")
def test_a_huge_and_popping_potato_burns_two_and_one_and_one_and_brings_one_card() -> None:
    """Line 75 of the rulebook."""
    table = play("""
        seats 4; chip 0; hands 0 pass-left huge ..., 1 pass-left popping ..., others ...
        0: p0 pass-left huge; *: draw 0 ...; 1: p0 pass-left popping; *: draw 1 ...
        2: p0 none => burns 0 1 2 1; waiting *; hand 2 is 5
        *: draw 2 ... => round 2; burns 0 1 2 1
    """)
    assert [event.seat for event in happened(table, Event.DRAWS)] == [0, 1, 2]


# HP-9.4 The card


@rule("HP-9.4")
def test_the_holder_draws_one_card_however_large_the_damage_and_neighbours_none() -> None:
    table = play("""
        seats 3; chip 0; hands 0 split-left popping ..., 1 pass-left huge*2 ..., 2 pass-right huge ...
        0: p0 split-left popping; *: draw 0 ...
        1: p0 pass-left huge; 1: p1 none; *: draw 1 ... => burns 1 1 1; hand 0 is 4; hand 1 is 4; hand 2 is 5; waiting *
        *: draw 1 ... => hand 0 is 4; hand 1 is 5; hand 2 is 5; p0 at 2 yellow huge 1+0 popping 1+0; waiting 2
        2: p0 pass-right huge; *: draw 2 ... => p0 at 1 red huge 2+0 popping 1+0; waiting 1; burns 1 1 1
        1: p0 none => burns 2 4 2; hand 0 is 4; hand 1 is 5; hand 2 is 4; waiting *
        *: draw 1 ... => round 2
    """)
    assert [event.seat for event in happened(table, Event.DRAWS)] == [0, 1, 1, 2, 1]
    assert rules_of(table, Event.DRAWS) == ["HP-6.2", "HP-6.2", "HP-9.4", "HP-6.2", "HP-9.4"]


@rule("HP-9.4")
@pytest.mark.parametrize("second", ["pass-left mashed; *: draw 1 ...", "pass-left"])
def test_a_mashed_potato_brings_no_card_but_all_its_burns_and_a_second_mashed_does_nothing(second: str) -> None:
    table = play(f"""
        seats 3; chip 0; hands 0 pass-left mashed ..., 1 pass-left mashed ..., 2 pass-left huge ...
        0: p0 pass-left mashed; *: draw 0 ...; 1: p0 {second}
        2: p0 pass-left huge; *: draw 2 ...
        0: p0 none => burns 2 0 0; round 2
    """)
    assert [(event.seat, event.amount) for event in happened(table, Event.MASHED)] == [(0, 0)]
    assert rules_of(table, Event.MASHED) == ["HP-9.4"]
    assert "HP-9.4" not in rules_of(table, Event.DRAWS)


@rule("HP-9.4")
def test_a_striped_mashed_takes_the_card_away_too() -> None:
    table = play("""
        seats 3; chip 0; hands 0 split-left mashed ..., others ...
        0: p0 split-left mashed; *: draw 0 ... => p1 at 1 red mashed 0+1
        1: p0 none; 1: p1 none => burns 0 2 0; round 2
    """)
    assert [event.amount for event in happened(table, Event.MASHED)] == [0, 1]


@rule("HP-9.4")
def test_flaming_and_bans_do_nothing_in_an_explosion() -> None:
    table = play("""
        seats 3; chip 0; hands 0 pass-left flaming ..., 1 pass-left ban-pass-left ..., others ...
        0: p0 pass-left flaming; *: draw 0 ... => burns 0 1 0
        1: p0 pass-left ban-pass-left; *: draw 1 ... => burns 0 1 1
        2: p0 none => burns 0 1 2; waiting *
        *: draw 2 ... => burns 0 1 2; round 2
    """)
    assert len(happened(table, Event.DRAWS)) == 3


@rule("HP-9.4", "HP-2.4")
def test_an_explosion_brings_no_card_if_there_is_none() -> None:
    table = play("""
        seats 3 deck=15,0,0,0,0,0,0,0,0,0,0,0,0,0; chip 0; deal
        0: p0 none => burns 1 0 0; round 2; pool 15; discard empty
    """)
    assert [(event.seat, GAME.rule_id(event.rule)) for event in happened(table, Event.NO_CARD)] == [(0, "HP-2.4")]


# HP-9.5 What becomes of its cards


@rule("HP-9.5", "HP-1.4")
def test_real_seasonings_go_to_the_discard_pile_and_striped_ones_to_the_supply_after_the_draw() -> None:
    play("""
        seats 3; chip 0; hands 0 split-left huge ..., 1 pass-left popping ..., 2 pass-left popping ...
        0: p0 split-left huge; *: draw 0 ... => supply 9 9 8 6 9
        1: p0 none; 1: p1 pass-left popping; *: draw 1 ... => p0 at 1 red huge 1+0; discard pass-left 1 split-left 1
        *: draw 1 ... => p0 gone; discard pass-left 1 split-left 1 huge 1; supply 9 9 8 6 9; waiting 2
        2: p1 pass-left popping; *: draw 2 ... => p1 at 0 red huge 0+1 popping 2+0
        0: p1 none => burns 2 4 2; supply 9 9 8 6 9; discard pass-left 2 split-left 1 huge 1; waiting *
        *: draw 0 ... => supply 10 9 8 6 9; round 2
    """)


@rule("HP-9.5", "HP-1.4")
def test_what_was_striped_goes_nowhere_but_to_the_supply() -> None:
    table = play("""
        seats 3; chip 0; hands 0 split-left mashed ..., others ...
        0: p0 split-left mashed; *: draw 0 pass-right => supply 10 9 8 5 9
        1: p0 none; 1: p1 none => round 2; supply 10 9 8 6 9
    """)
    assert kinds_in(table.view("spectator")["discard"])["mashed"] == 1
    assert kinds_in(table.state[0]["pool"])["mashed"] == 5


@rule("HP-9.5", "HP-2.3", "HP-2.5")
def test_its_own_draw_cannot_bring_up_its_seasonings_but_the_next_potatos_can() -> None:
    play("""
        seats 3 deck=10,0,0,0,0,0,0,1,0,4,0,0,0,0; chip 0; hands 0 split-left huge*4, 1 pass-left*5, 2 pass-left*5
        0: p0 split-left huge => pool 0; discard split-left 1; p0 at 1 red huge 1+0; p1 at 1 red huge 0+1; waiting 1
        1: p0 none; 1: p1 none => burns 0 2 0; chance is draw 1 split-left 1
        *: draw 1 split-left => burns 0 4 0; chance is draw 1 huge 1; p1 at 1 red huge 0+1; pool 1; discard empty
        *: draw 1 huge => round 2; burns 0 4 0; supply 10 9 8 6 9
    """)


# HP-9.6 One by one


@rule("HP-9.6")
def test_several_potatoes_before_one_player_explode_one_by_one_each_with_its_burns_and_its_draw() -> None:
    table = play("""
        seats 3; chip 0; hands 0 split-left ..., 1 split-left pass-left popping huge ..., others ...
        0: p0 split-left; 1: p0 split-left popping; 1: p1 pass-left huge; *: draw 1 ...; *: draw 1 ...
        => p0 at 2 yellow popping 1+0; p1 at 2 yellow huge 1+0; p2 at 2 yellow popping 0+1; burns 0 0 0
        2: p0 none; 2: p1 none; 2: p2 none => burns 1 1 1; hand 2 is 5; p0 at 2 yellow popping 1+0; waiting *
        *: draw 2 ... => burns 1 1 3; hand 2 is 6; p0 gone; p1 at 2 yellow huge 1+0; waiting *
        *: draw 2 ... => burns 2 2 4; hand 2 is 7; p1 gone; p2 at 2 yellow popping 0+1; waiting *
        *: draw 2 ... => round 2; potatoes none
    """)
    told = happened(table, Event.EXPLODES, Event.BURNS, Event.DRAWS)[2:]
    assert [event.kind for event in told] == [Event.EXPLODES, Event.BURNS, Event.DRAWS] * 3
