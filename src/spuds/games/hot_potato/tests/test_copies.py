"""HP-7 Step 3: chop and split."""

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import happened, rules_of
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.tests.script import play, then

pytestmark = pytest.mark.interpreted

STEP_FOUR = """
    seats 3; chip 0; hands 0 split-left split-left ..., 1 chop pass-left ..., 2 either pass-left ...
    0: p0 split-left
    1: p0 chop; 1: p1 pass-left => p0 at 2 yellow; p1 at 2 yellow; p2 at 0 yellow; waiting 0 2
    0: p2 split-left; 2: p0 either; 2: p1 pass-left => waiting 2
"""
"""In turn 3 seat 0 has split p2, and seat 2 must say where p0 goes while a card lies face down on p1."""


# HP-7.1 Copy cards are revealed first


@rule("HP-7.1", "HP-4.2")
def test_all_copy_cards_are_revealed_and_carried_out_before_any_other_card() -> None:
    table = play("""
        seats 3; chip 0; hands 0 chop ..., 1 pass-left ..., 2 split-left ...
        0: p0 chop => p0 at 1 red; p1 at 2 red; discard chop 1
        1: p0 pass-left; 2: p1 split-left => p0 at 2 yellow; p1 at 0 yellow; p2 at 0 yellow
        => discard pass-left 1 chop 1 split-left 1
    """)
    told = happened(table, Event.REVEALS, Event.COPIES, Event.PASSES)
    assert [(event.kind, event.seat, event.amount) for event in told] == [
        (Event.REVEALS, 0, 0),
        (Event.COPIES, 0, 0),
        (Event.PASSES, 0, 0),
        (Event.PASSES, 0, 1),
        (Event.REVEALS, 2, 1),
        (Event.COPIES, 2, 1),
        (Event.PASSES, 2, 1),
        (Event.PASSES, 2, 2),
        (Event.REVEALS, 1, 0),
        (Event.PASSES, 1, 0),
    ]
    assert rules_of(table, Event.REVEALS) == ["HP-7.1", "HP-7.1", "HP-8.1"]


@rule("HP-7.1", "HP-4.3", "HP-4.2")
def test_copy_cards_come_in_chip_order_and_each_is_finished_before_the_next() -> None:
    table = play("""
        seats 3; chip 1; hands 0 split-left ..., 1 chop ..., 2 split-right ...
        1: p0 chop
        0: p1 split-left; 2: p0 split-right => p0 at 1 yellow; p2 at 1 yellow; p1 at 1 yellow; p3 at 1 yellow
    """)
    assert [(event.seat, event.amount, event.other) for event in happened(table, Event.COPIES)] == [
        (1, 0, 1),
        (2, 0, 2),
        (0, 1, 3),
    ]


@rule("HP-7.1")
@pytest.mark.parametrize("viewer", [0, 1, "spectator"])
def test_after_step_3_all_know_that_a_card_still_face_down_is_no_copy_card(viewer: int | str) -> None:
    table = then(play(STEP_FOUR), "=> discard pass-left 1 either 1 chop 1 split-left 2; p2 at 1 red; p3 at 1 red")
    view = table.view(viewer)
    assert (view["laid_brown"], view["laid_blue"]) == (1 << 1, 0)
    assert view["down_brown"].sum() == 0


# HP-7.2 The copy


@rule("HP-7.2")
def test_a_copy_shows_the_side_of_its_original() -> None:
    play("""
        seats 3; chip 0; hands 0 split-left ..., 1 split-left pass-left ..., others ...
        0: p0 split-left => p0 at 1 red; p1 at 1 red
        1: p0 split-left; 1: p1 pass-left => p0 at 2 yellow; p1 at 2 yellow; p2 at 2 yellow
    """)


@rule("HP-7.2")
def test_a_copy_has_a_duplicator_for_each_seasoning_of_the_original_real_or_striped() -> None:
    play("""
        seats 3; chip 0; hands 0 split-left mashed ..., 1 pass-left split-left mashed ban-pass-left ..., others ...
        0: p0 split-left mashed; *: draw 0 ... => p0 at 1 red mashed 1+0; p1 at 1 red mashed 0+1; supply 10 9 8 5 9
        1: p0 pass-left ban-pass-left; 1: p1 split-left mashed; *: draw 1 ...; *: draw 1 ... => supply 10 9 8 3 9
        => p0 at 2 yellow mashed 1+0 ban-pass-left 1+0; p1 at 2 yellow mashed 1+1; p2 at 2 yellow mashed 0+2
    """)


@rule("HP-7.2", "HP-6.1")
def test_original_and_copy_go_their_own_ways() -> None:
    play("""
        seats 3; chip 0; hands 0 chop popping ..., 1 pass-right huge ..., 2 pass-left flaming ...
        0: p0 chop popping; *: draw 0 ... => p0 at 1 red popping 1+0; p1 at 2 red popping 0+1
        1: p0 pass-right huge; 2: p1 pass-left flaming; *: draw 1 ...; *: draw 2 ... => burns 1 0 0
        => p0 at 0 yellow huge 1+0 popping 1+0; p1 at 0 yellow popping 0+1 flaming 1+0
    """)


# HP-7.3 and HP-7.4 Failed copies


@rule("HP-7.3")
def test_a_plain_potato_needs_no_duplicators() -> None:
    play("""
        seats 3 duplicators=0,0,0,0,0; chip 0; hands 0 split-right ..., others ...
        0: p0 split-right => p0 at 2 red; p1 at 2 red; burns 0 0 0
    """)


@rule("HP-7.3")
def test_the_last_duplicators_are_enough_and_one_missing_is_not() -> None:
    table = play("""
        seats 3 duplicators=2,1,0,0,0; chip 0
        hands 0 pass-left huge ..., 1 pass-left popping ..., 2 split-left huge ...
        0: p0 pass-left huge; *: draw 0 split-left; 1: p0 pass-left popping; *: draw 1 ...
        2: p0 split-left huge; *: draw 2 ... => p0 at 0 red huge 2+0 popping 1+0; p1 at 0 red huge 0+2 popping 0+1
        => supply 0 0 0 0 0; burns 0 0 0
        0: p0 split-left; 0: p1 pass-left => p0 at 0 red huge 2+0 popping 1+0; burns 3 1 1; waiting *
    """)
    assert [(event.seat, event.amount) for event in happened(table, Event.FAILS)] == [(0, 0)]
    assert rules_of(table, Event.FAILS) == ["HP-7.3"]


@rule("HP-7.3", "HP-7.4")
def test_a_copy_that_lacks_one_seasoning_is_not_made_in_part() -> None:
    table = play("""
        seats 3 duplicators=1,0,0,0,0; chip 0; hands 0 pass-left popping ..., 1 split-left huge ..., others ...
        0: p0 pass-left popping; *: draw 0 ...
        1: p0 split-left huge; *: draw 1 ... => p0 at 1 red huge 1+0 popping 1+0; supply 1 0 0 0 0; potatoes p0
        => burns 1 2 1; discard pass-left 1 split-left 1; waiting *
    """)
    assert happened(table, Event.COPIES) == []


@rule("HP-7.3", "HP-4.2")
def test_duplicators_are_counted_at_each_copy_in_turn() -> None:
    play("""
        seats 3 duplicators=2,0,0,0,0; chip 0; hands 0 split-left huge ..., 1 split-left*2 ..., others ...
        0: p0 split-left huge; *: draw 0 ... => p0 at 1 red huge 1+0; p1 at 1 red huge 0+1; supply 1 0 0 0 0
        1: p0 split-left; 1: p1 split-left => p0 at 2 yellow huge 1+0; p2 at 2 yellow huge 0+1; p1 at 1 red huge 0+1
        => supply 0 0 0 0 0; burns 0 2 0; waiting *
        *: draw 1 ... => p1 gone; supply 1 0 0 0 0
    """)


@rule("HP-7.3", "HP-1.5")
def test_there_is_no_thirteenth_potato() -> None:
    table = play("""
        seats 3 deck=0,0,0,0,0,0,0,40,20,0,0,0,0,0; chip 0
        hands 0 split-left*5, 1 split-left*5, 2 split-left*3 split-right*2
        0: p0 split-left; 1: p0 split-left; 1: p1 split-left
        2: p0 split-left; 2: p1 split-left; 2: p2 split-right; 2: p3 split-right => potatoes p0 p1 p2 p3 p4 p5 p6 p7
        => p0 at 0 red; p4 at 0 red; p1 at 0 red; p5 at 0 red; p2 at 1 red; p6 at 1 red; p3 at 1 red; p7 at 1 red
        0: p0 split-left; 0: p1 split-left; 0: p4 split-left; 0: p5 split-left
        1: p2 split-left; 1: p3 split-left; 1: p6 split-left; 1: p7 none
        => p0 at 1 yellow; p8 at 1 yellow; p5 at 1 yellow; p11 at 1 yellow; p2 at 1 red; p6 at 1 red; burns 0 1 0
        => potatoes p0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11; waiting *
        *: draw 1 ...; *: draw 1 ...; *: draw 1 ...; *: draw 1 ... => burns 0 4 0; waiting 1
        => potatoes p0 p1 p4 p5 p8 p9 p10 p11
    """)
    assert [event.amount for event in happened(table, Event.FAILS)] == [2, 3, 6]


@rule("HP-7.4", "HP-7.3")
def test_a_failed_copy_lies_there_with_its_cards_until_step_5() -> None:
    play("""
        seats 3 duplicators=1,0,0,0,0; chip 0; hands 0 chop huge ..., 1 chop ..., 2 either ...
        0: p0 chop huge; *: draw 0 ... => p0 at 1 red huge 1+0; p1 at 2 red huge 0+1; supply 0 0 0 0 0
        1: p0 chop; 2: p1 either => waiting 2; p0 at 1 red huge 1+0; burns 0 0 0; discard either 1 chop 2
        2: p1 left => p1 at 0 yellow huge 0+1; p0 at 1 red huge 1+0; burns 0 2 0; waiting *
        *: draw 1 ... => p0 gone; waiting 0; supply 0 0 0 0 0
    """)


@rule("HP-7.4", "HP-7.3")
def test_a_failed_striped_potato_gives_nothing_back_to_a_copy_of_the_same_turn() -> None:
    play("""
        seats 3 duplicators=1,0,0,0,0; chip 0; hands 0 chop huge ..., 1 chop ..., 2 chop ...
        0: p0 chop huge; *: draw 0 ...
        1: p0 chop; 2: p1 chop => burns 0 2 0; waiting *; potatoes p0 p1; supply 0 0 0 0 0
        *: draw 1 ... => burns 0 2 2; waiting *; supply 0 0 0 0 0
        *: draw 2 ... => round 2; supply 1 0 0 0 0; burns 0 2 2
    """)


@rule("HP-7.4", "HP-8.6")
def test_a_failed_flaming_copy_burns_nobody_but_by_exploding() -> None:
    play("""
        seats 3 duplicators=0,0,0,0,0; chip 0; hands 0 split-left flaming ..., others ...
        0: p0 split-left flaming; *: draw 0 ... => burns 1 0 0; waiting *
        *: draw 0 ... => burns 1 0 0; round 2
    """)


# HP-7.5 to HP-7.7


@rule("HP-7.5")
@pytest.mark.parametrize(
    "chip, card, original, copy",
    [
        (1, "split-left", 2, 2),
        (3, "split-left", 0, 0),
        (1, "split-right", 0, 0),
        (0, "split-right", 3, 3),
        (1, "chop", 2, 0),
        (0, "chop", 1, 3),
        (3, "chop", 0, 2),
    ],
)
def test_both_are_passed_and_turned_over_the_original_first(chip: int, card: str, original: int, copy: int) -> None:
    table = play(f"""
        seats 4; chip {chip}; hands {chip} {card} ..., others ...
        {chip}: p0 {card} => p0 at {original} red; p1 at {copy} red; turn 2
    """)
    passed = happened(table, Event.PASSES)
    assert [(event.seat, event.amount, event.other) for event in passed] == [(chip, 0, original), (chip, 1, copy)]
    assert rules_of(table, Event.PASSES) == ["HP-7.5"] * 2


@rule("HP-7.6")
def test_a_copy_is_passed_this_turn_and_a_full_potato_from_the_next() -> None:
    play("""
        seats 3; chip 0; hands 0 split-left ..., 1 pass-left chop huge ..., others ...
        0: p0 split-left => p0 at 1 red; p1 at 1 red; burns 0 0 0; turn 2; waiting 1
        1: p0 pass-left; 1: p1 chop huge; *: draw 1 ... => p0 at 2 yellow; p1 at 2 yellow huge 1+0; waiting 0 2
        => p2 at 0 yellow huge 0+1; burns 0 0 0
        0: p2 none; 2: p0 none; 2: p1 none => burns 2 0 0; waiting *
    """)


@rule("HP-7.6", "HP-4.4")
def test_a_copy_made_this_turn_is_not_played_on_this_turn() -> None:
    play("""
        seats 3; chip 0; hands 0 split-left ..., 1 split-right pass-left ..., 2 split-left ...
        0: p0 split-left
        1: p0 split-right; 1: p1 pass-left => p0 at 0 yellow; p2 at 0 yellow; p1 at 2 yellow; turn 3; waiting 0 2
    """)


@rule("HP-7.7")
def test_a_seasoning_played_with_a_copy_card_brings_one_card_and_those_copied_none() -> None:
    table = play("""
        seats 3; chip 0; hands 0 split-left huge ..., 1 split-left pass-right ..., others ...
        0: p0 split-left huge; *: draw 0 ... => hand 0 is 4; hand 1 is 5; turn 2; waiting 1
        1: p0 split-left; 1: p1 pass-right => hand 1 is 3; hand 2 is 5; turn 3; waiting 0 2
    """)
    assert [event.seat for event in happened(table, Event.DRAWS)] == [0]
