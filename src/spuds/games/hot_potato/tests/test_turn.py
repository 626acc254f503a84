"""HP-4: the five steps of a turn, and in what order everything in them comes."""

import pytest

from spuds import Table
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, rules_of
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.tests.script import play, then
from spuds.games.hot_potato.tests.tables import with_burns

pytestmark = pytest.mark.interpreted

FOUR_POTATOES = """
    seats 3; chip 0; hands 0 split-left ..., 1 split-left*2 ..., 2 pass-left huge chop popping ...
    0: p0 split-left; 1: p0 split-left; 1: p1 split-left => potatoes p0 p1 p2 p3; waiting 2; turn 3
"""
"""All four potatoes lie before seat 2, who can do all that there is with them in one turn."""

TWO_POTATOES = """
    seats 3; chip 1; hands {}
    1: p0 chop => p0 at 2 red; p1 at 0 red; waiting 0 2
"""
"""One potato before seat 2 and one before seat 0; with the chip at 1, seat 2 comes first."""


def done(table: Table, *kinds: Event) -> list[tuple[str, int]]:
    """Return what was done with potatoes in this turn, in order: what, and with which potato."""
    events = table.events
    begun = max(n for n, event in enumerate(events) if event.kind == Event.LAYS)
    return [(Event(event.kind).name, event.amount) for event in events[begun:] if event.kind in kinds]


# HP-4.1 Five steps


@rule("HP-4.1", "HP-4.3")
def test_a_turn_is_play_then_reveal_then_copy_then_pass_then_explode() -> None:
    table = play(FOUR_POTATOES + "2: p0 none; 2: p1 pass-left huge; 2: p2 chop popping; 2: p3 none")
    steps = [int(table.view(0)["step"])]
    while table.waiting == ("*",) and " 2 " in next(iter(table.chances())):
        then(table, "*: draw 2 ...")
        steps.append(int(table.view(0)["step"]))
    assert steps == [2, 2, 5, 5, 1]
    what = (Event.SEASONS, Event.REVEALS, Event.COPIES, Event.PASSES, Event.EXPLODES)
    assert done(table, *what) == [
        *[("SEASONS", 1), ("SEASONS", 2)],
        *[("REVEALS", 2), ("COPIES", 2), ("PASSES", 2), ("PASSES", 4)],
        *[("REVEALS", 1), ("PASSES", 1)],
        *[("EXPLODES", 0), ("EXPLODES", 3)],
    ]
    then(table, "=> turn 4; potatoes p1 p2 p4; waiting 0 1")


@rule("HP-4.1")
def test_a_turn_in_which_nothing_is_played_still_ends_with_step_5() -> None:
    then(play(FOUR_POTATOES), "2: p0 none; 2: p1 none; 2: p2 none; 2: p3 none => burns 0 0 1; waiting *")


@rule("HP-4.1")
def test_a_later_turn_of_a_round_begins_as_the_first_one_did() -> None:
    table = play(FOUR_POTATOES)
    assert rules_of(table, Event.BEGINS_TURN) == ["HP-3.7", "HP-4.1", "HP-4.1"]
    assert [event.amount for event in happened(table, Event.BEGINS_TURN)] == [1, 2, 3]


@rule("HP-4.1", "HP-10.3")
@pytest.mark.parametrize("answer, burns", [("toss", "20 0 0 0"), ("none", "20 0 0 1")])
def test_steps_4_and_5_are_carried_out_even_when_a_pawn_has_reached_the_end_in_step_3(answer: str, burns: str) -> None:
    """Seat 1 splits a Flaming potato to the right: seat 0 is burned twice; then it is seat 3's turn."""
    table = play("""
        seats 4; chip 0; hands 0 chop ..., 1 split-right flaming ..., 3 toss ..., others ...
        0: p0 chop => p0 at 1 red; p1 at 3 red
    """)
    table = then(with_burns(table, 18), f"1: p0 split-right flaming; 3: p1 {answer}; *: draw 1 ... => burns {burns}")
    if answer == "toss":
        then(table, "3: p1 to 2 => p1 at 2 yellow")
    else:
        then(table, "*: draw 3 ... => potatoes p0 p2")
    then(table, f"=> over; burns {burns}")


# HP-4.2 Chip order, then number order


@rule("HP-4.2")
def test_seasonings_are_revealed_in_chip_order() -> None:
    hands = "0 pass-left huge toss*3, 1 chop ..., 2 pass-left mashed toss*3"
    table = play(TWO_POTATOES.format(hands) + "0: p1 pass-left huge; 2: p0 pass-left mashed")
    assert [event.seat for event in happened(table, Event.SEASONS)] == [2]
    assert {words[:6] for words in table.chances()} == {"draw 2"}
    then(table, "*: draw 2 ...")
    assert [event.seat for event in happened(table, Event.SEASONS)] == [2, 0]
    assert {words[:6] for words in table.chances()} == {"draw 0"}


@rule("HP-4.2", "HP-7.3")
def test_copies_are_made_in_chip_order() -> None:
    """The one duplicator that is left is for seat 2, so seat 0 fails."""
    play(
        """
        seats 3 duplicators=0,2,0,0,0; chip 1; hands 0 split-left ..., 1 chop popping ..., 2 split-right ...
        1: p0 chop popping; *: draw 1 ... => p0 at 2 red popping 1+0; p1 at 0 red popping 0+1; supply 0 1 0 0 0
        0: p1 split-left; 2: p0 split-right => burns 1 1 1; supply 0 0 0 0 0; waiting *
        => p0 at 1 yellow popping 1+0; p2 at 1 yellow popping 0+1
    """
    )


@rule("HP-4.2", "HP-1.5")
def test_copies_of_one_seat_are_made_in_number_order() -> None:
    """The copy of p0 comes first and is p2, that of p1 is p3."""
    play("""
        seats 3; chip 0; hands 0 split-left ..., 1 split-left*2 huge popping ..., others ...
        0: p0 split-left; 1: p0 split-left huge; 1: p1 split-left popping; *: draw 1 ...; *: draw 1 ...
        => p0 at 2 yellow huge 1+0; p2 at 2 yellow huge 0+1; p1 at 2 yellow popping 1+0; p3 at 2 yellow popping 0+1
    """)


@rule("HP-4.2", "HP-8.5")
def test_potatoes_are_passed_in_chip_order() -> None:
    table = play(TWO_POTATOES.format("0 toss*5, 1 chop ..., 2 either*5") + "0: p1 toss; 2: p0 either => waiting 2")
    then(table, "2: p0 left => waiting 0; p0 at 0 yellow; p1 at 0 red")


@rule("HP-4.2", "HP-9.1")
def test_potatoes_explode_in_chip_order() -> None:
    table = play(TWO_POTATOES.format("1 chop ..., others ...") + "0: p1 none; 2: p0 none => burns 0 0 1; waiting *")
    assert {words[:6] for words in table.chances()} == {"draw 2"}
    then(table, "*: draw 2 ... => burns 1 0 1; p1 at 0 red; p0 gone")
    assert {words[:6] for words in table.chances()} == {"draw 0"}


@rule("HP-4.2", "HP-5.1")
@pytest.mark.parametrize("answer, asked", [("none", "p0 none"), ("toss", "p0 to 1")])
def test_the_potatoes_of_a_seat_come_in_number_order_not_in_that_of_their_arrival(answer: str, asked: str) -> None:
    """Seats 1 and 2 change potatoes in turn 2, so that in turn 3 seat 0 gets p1 from seat 1 before p0 from seat 2."""
    table = play("""
        seats 3; chip 0; hands 0 chop toss*2 huge*2, 1 pass-left pass-right ..., 2 pass-right pass-left ...
        0: p0 chop => p0 at 1 red; p1 at 2 red
        1: p0 pass-left; 2: p1 pass-right => p0 at 2 yellow; p1 at 1 yellow
        1: p1 pass-right; 2: p0 pass-left => p0 at 0 red; p1 at 0 red; waiting 0
    """)
    arrived = [event.amount for event in happened(table, Event.PASSES) if event.other == 0]
    assert arrived == [1, 0]
    then(table, f"0: p0 {answer}; 0: p1 {answer}")
    if answer == "toss":
        assert asked in table.legal(0)
    else:
        then(table, "=> p0 at 0 red; p1 at 0 red; burns 1 0 0\n*: draw 0 ... => p0 gone; p1 at 0 red; burns 2 0 0")


# HP-4.3 One potato after the other


@rule("HP-4.3", "HP-6.2")
def test_the_card_for_a_seasoning_is_drawn_before_the_next_seasoning_is_revealed() -> None:
    table = play(FOUR_POTATOES + "2: p0 none; 2: p1 pass-left huge; 2: p2 chop popping; 2: p3 none")
    then(table, "*: draw 2 ...; *: draw 2 ...")
    what = (Event.SEASONS, Event.DRAWS)
    assert [name for name, _ in done(table, *what)] == ["SEASONS", "DRAWS", "SEASONS", "DRAWS"]


@rule("HP-4.3", "HP-7.5", "HP-8.6")
def test_a_potato_is_passed_and_burns_its_receiver_before_the_next_card_is_revealed() -> None:
    table = play("""
        seats 3; chip 0; hands 0 split-left flaming ..., 1 pass-left*2 ..., others ...
        0: p0 split-left flaming; *: draw 0 ... => burns 0 2 0
        1: p0 pass-left; 1: p1 pass-left => burns 0 2 2
    """)
    what = (Event.REVEALS, Event.PASSES, Event.SCORCHED)
    assert [name for name, _ in done(table, *what)] == ["REVEALS", "PASSES", "SCORCHED"] * 2


@rule("HP-4.3", "HP-9.4", "HP-9.5")
def test_burns_draw_and_removal_of_a_potato_come_before_the_next_explosion() -> None:
    table = play("""
        seats 3; chip 0; hands 0 split-left popping ..., others ...
        0: p0 split-left popping; *: draw 0 ... => p0 at 1 red popping 1+0; p1 at 1 red popping 0+1
        1: p0 none; 1: p1 none => burns 1 1 1; potatoes p0 p1
        *: draw 1 ... => burns 2 2 2; potatoes p1; waiting *
    """)
    then(table, "*: draw 1 ... => potatoes none; round 2")
    what = (Event.EXPLODES, Event.BURNS, Event.SPATTERED, Event.DRAWS)
    order = ["EXPLODES", "BURNS", "SPATTERED", "SPATTERED", "DRAWS"]
    assert [name for name, _ in done(table, *what)] == order * 2


# HP-4.4 Moved once at most


@rule("HP-4.4")
def test_a_potato_that_arrives_in_step_4_lies_still_whatever_its_new_holder_played() -> None:
    """p0 comes to seat 2 before the card of seat 2 is revealed; that card moves p1, and p0 does not explode either."""
    play("""
        seats 3; chip 0; hands 0 chop ..., 1 pass-left ..., 2 pass-left huge ..., others ...
        0: p0 chop => p0 at 1 red; p1 at 2 red
        1: p0 pass-left; 2: p1 pass-left => p0 at 2 yellow; p1 at 0 yellow; burns 0 0 0; waiting 0 2; turn 3
    """)


@rule("HP-4.4")
@pytest.mark.parametrize("played", ["pass-left", "skip-left"])
def test_potatoes_that_arrive_in_step_3_are_not_passed_on_in_step_4(played: str) -> None:
    play(f"""
        seats 4; chip 0; hands 0 chop ..., 1 split-right ..., 3 {played} ..., others ...
        0: p0 chop => p0 at 1 red; p1 at 3 red
        1: p0 split-right; 3: p1 {played} => p0 at 0 yellow; p2 at 0 yellow; burns 0 0 0 0; turn 3
    """)


@rule("HP-4.4", "HP-9.1")
def test_only_the_holders_own_cards_of_this_turn_save_a_potato() -> None:
    """Seat 1 passed p0 in turn 2; that saves nothing in turn 3, when seat 2 plays no card on it."""
    play("""
        seats 3; chip 0; hands 0 pass-left ..., 1 pass-left ..., others ...
        0: p0 pass-left; 1: p0 pass-left => burns 0 0 0; turn 3
        2: p0 none => burns 0 0 1
    """)


# HP-4.5 No way back


@rule("HP-4.5")
@pytest.mark.parametrize("card", ["pass-left", "pass-right", "skip-left", "skip-right", "chop", "split-left"])
def test_what_lies_face_down_is_carried_out_without_a_further_word_of_its_player(card: str) -> None:
    table = play(f"seats 4; chip 0; hands 0 {card} ..., others ...; 0: p0 {card} => turn 2")
    assert 0 not in table.waiting
    assert [event.seat for event in happened(table, Event.REVEALS)] == [0]


@rule("HP-4.5", "HP-8.3", "HP-8.5")
def test_a_card_that_leaves_a_choice_must_still_be_carried_out() -> None:
    table = play("seats 4; chip 0; hands 0 either toss ..., others ...")
    then(table, "0: p0 either => legal 0 is p0 left | p0 right")
    table = play("seats 4; chip 0; hands 0 either toss ..., others ...")
    then(table, "0: p0 toss => legal 0 is p0 to 1 | p0 to 2 | p0 to 3")
