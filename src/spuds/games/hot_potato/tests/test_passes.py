"""HP-8 Step 4: pass; decisions D2 and D3."""

import pytest

from spuds import NotYourDecision
from spuds.core.frames import SPECTATOR
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, refusal, rules_of
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.tests.script import KINDS, play, then
from spuds.games.hot_potato.tests.tables import kinds_in

pytestmark = pytest.mark.interpreted

EITHER = "seats 4; chip 1; hands 1 either ..., others ...\n1: p0 either"
TOSS = "seats 5; chip 2; hands 2 toss ..., others ...\n2: p0 toss"


# HP-8.1 Reveal, discard, pass


@rule("HP-8.1", "HP-4.2", "HP-4.3")
def test_a_card_is_revealed_and_discarded_and_its_potato_passed_before_the_next_card_is() -> None:
    table = play("""
        seats 3; chip 0; hands 0 split-left ..., 1 pass-right pass-left ..., others ...
        0: p0 split-left => p0 at 1 red; p1 at 1 red
        1: p0 pass-right; 1: p1 pass-left => p0 at 0 yellow; p1 at 2 yellow
        => discard pass-left 1 pass-right 1 split-left 1
    """)
    told = [event for event in happened(table, Event.REVEALS, Event.PASSES) if event.seat == 1]
    assert [(event.kind, event.amount) for event in told] == [
        (Event.REVEALS, 0),
        (Event.PASSES, 0),
        (Event.REVEALS, 1),
        (Event.PASSES, 1),
    ]


@rule("HP-8.1", "HP-4.2")
def test_cards_are_revealed_in_chip_order() -> None:
    table = play("""
        seats 4; chip 2; hands 1 pass-left ..., 2 chop ..., 3 pass-left ..., others ...
        2: p0 chop => p0 at 3 red; p1 at 1 red
        1: p1 pass-left; 3: p0 pass-left => p0 at 0 yellow; p1 at 2 yellow
    """)
    assert [(event.seat, event.amount, event.other) for event in happened(table, Event.PASSES)][2:] == [
        (3, 0, 0),
        (1, 1, 2),
    ]


@rule("HP-8.1")
def test_a_potato_is_turned_over_each_time_it_is_passed() -> None:
    play("""
        seats 3; chip 0; hands others ...
        => p0 at 0 yellow
        0: p0 pass-left => p0 at 1 red
        1: p0 pass-left => p0 at 2 yellow
        2: p0 pass-left => p0 at 0 red
    """)


# HP-8.2 and HP-8.4 Cards that say where


@rule("HP-8.2", "HP-1.2")
@pytest.mark.parametrize(
    "seats, chip, card, target",
    [
        (4, 0, "pass-left", 1),
        (4, 3, "pass-left", 0),
        (4, 2, "pass-right", 1),
        (4, 0, "pass-right", 3),
        (9, 8, "pass-left", 0),
        (9, 0, "pass-right", 8),
    ],
)
def test_pass_left_and_right_go_to_that_neighbour(seats: int, chip: int, card: str, target: int) -> None:
    extra = f"; {chip}: extra {chip}" if seats >= 6 else ""
    last = f"; {chip}: p1 none" if seats >= 6 else ""
    table = play(f"""
        seats {seats}; chip {chip}; hands {chip} {card} ..., others ...{extra}
        {chip}: p0 {card}{last} => p0 at {target} red
    """)
    assert [(event.seat, event.amount, event.other) for event in happened(table, Event.PASSES)] == [(chip, 0, target)]
    assert rules_of(table, Event.PASSES) == ["HP-8.2"]


@rule("HP-8.4")
@pytest.mark.parametrize(
    "seats, chip, card, target",
    [
        (5, 1, "skip-left", 3),
        (5, 3, "skip-left", 0),
        (5, 4, "skip-left", 1),
        (5, 4, "skip-right", 2),
        (5, 1, "skip-right", 4),
        (5, 0, "skip-right", 3),
    ],
)
def test_skips_go_to_the_second_seat(seats: int, chip: int, card: str, target: int) -> None:
    table = play(f"""
        seats {seats}; chip {chip}; hands {chip} {card} ..., others ...
        {chip}: p0 {card} => p0 at {target} red; turn 2
    """)
    assert rules_of(table, Event.PASSES) == ["HP-8.4"]


@rule("HP-8.4")
@pytest.mark.parametrize("card, target", [("skip-left", 2), ("skip-right", 1)])
def test_with_three_seats_a_skip_goes_to_the_neighbour_on_the_other_side(card: str, target: int) -> None:
    play(f"""
        seats 3; chip 0; hands 0 {card} ..., others ...
        0: p0 {card} => p0 at {target} red
    """)


@rule("HP-8.4", "HP-8.6")
def test_the_seat_that_is_skipped_is_not_touched() -> None:
    table = play("""
        seats 5; chip 0; hands 0 skip-left flaming ..., others ...
        0: p0 skip-left flaming; *: draw 0 ... => burns 0 0 1 0 0; p0 at 2 red flaming 1+0
    """)
    assert len(happened(table, Event.PASSES)) == 1


# HP-8.3 Left or right


@rule("HP-8.3")
@pytest.mark.parametrize("side, target", [("left", 2), ("right", 0)])
def test_either_goes_to_the_neighbour_that_its_holder_chooses_when_it_is_revealed(side: str, target: int) -> None:
    table = then(play(EITHER), "=> waiting 1; legal 1 is p0 left | p0 right; p0 at 1 yellow; discard either 1")
    then(table, f"1: p0 {side} => p0 at {target} red; turn 2")
    assert rules_of(table, Event.PASSES) == ["HP-8.3"]


@rule("HP-8.3", "HP-4.5")
def test_whoever_is_asked_left_or_right_may_answer_nothing_else() -> None:
    table = play(EITHER)
    assert refusal(table, "1: p1 left") == "HP-4.3"
    assert refusal(table, "1: p0 to 2") == "HP-4.1"
    assert refusal(table, "1: p0 none") == "HP-4.1"
    assert refusal(table, "1: p0 pass-left") == "HP-4.1"
    for move in ("0: p0 left", "2: p0 right", "*: draw 1 toss"):
        with pytest.raises(NotYourDecision):
            table.play(move)


@rule("HP-8.3", "HP-4.2", "HP-4.3")
def test_a_second_choice_is_made_when_the_first_potato_has_moved() -> None:
    play("""
        seats 3; chip 0; hands 0 split-left ..., 1 either*2 ..., others ...
        0: p0 split-left
        1: p0 either; 1: p1 either => waiting 1; legal 1 is p0 left | p0 right; discard either 1 split-left 1
        1: p0 left => p0 at 2 yellow; waiting 1; legal 1 is p1 left | p1 right; discard either 2 split-left 1
        1: p1 right => p1 at 0 yellow; turn 3
    """)


@rule("HP-8.3", "HP-4.2")
def test_choices_are_made_in_chip_order() -> None:
    play("""
        seats 3; chip 1; hands 0 either ..., 1 chop ..., 2 toss ...
        1: p0 chop => p0 at 2 red; p1 at 0 red
        0: p1 either; 2: p0 toss => waiting 2; discard toss 1 chop 1; burns 0 0 0
        2: p0 to 0 => waiting 0; p0 at 0 yellow; legal 0 is p1 left | p1 right; discard either 1 toss 1 chop 1
        0: p1 left => p1 at 1 yellow; p0 at 0 yellow
    """)


@rule("HP-8.3", "HP-5.5")
def test_either_may_go_left_though_pass_left_is_banned() -> None:
    play("""
        seats 3; chip 0; hands 0 pass-left ban-pass-left ..., 1 either ..., others ...
        0: p0 pass-left ban-pass-left; *: draw 0 ...
        1: p0 either => legal 1 is p0 left | p0 right
        1: p0 left => p0 at 2 yellow ban-pass-left 1+0
    """)


# HP-8.5 Toss


@rule("HP-8.5")
@pytest.mark.parametrize("target", [0, 1, 3, 4])
def test_a_toss_goes_to_any_other_seat(target: int) -> None:
    table = then(play(TOSS), "=> waiting 2; legal 2 is p0 to 0 | p0 to 1 | p0 to 3 | p0 to 4; discard toss 1")
    then(table, f"2: p0 to {target} => p0 at {target} red; turn 2")
    assert rules_of(table, Event.PASSES) == ["HP-8.5"]


@rule("HP-8.5", "HP-1.2")
def test_whoever_is_asked_for_a_toss_names_another_seat_of_the_table() -> None:
    table = play(TOSS)
    assert refusal(table, "2: p0 to 2") == "HP-8.5"
    assert refusal(table, "2: p1 to 3") == "HP-4.3"
    assert refusal(table, "2: p0 to 7") == "HP-1.2"
    assert refusal(table, "2: p0 left") == "HP-4.1"
    assert refusal(table, "2: p0 none") == "HP-4.1"
    with pytest.raises(NotYourDecision):
        table.play("0: p0 to 1")


@rule("HP-8.5")
def test_nine_seats_leave_eight_for_a_toss() -> None:
    table = play("""
        seats 9; chip 8; hands 8 toss ..., others ...; 8: extra 0
        0: p1 none; 8: p0 toss => waiting 8
    """)
    assert table.legal(8) == [f"p0 to {seat}" for seat in range(8)]


@rule("HP-8.1", "HP-8.3", "HP-8.5")
@pytest.mark.parametrize("viewer", [0, 1, 2, "spectator"])
def test_all_see_each_card_revealed_and_each_choice_made(viewer: int | str) -> None:
    table = then(play(EITHER), "1: p0 right")
    assert table.log(viewer)[-1] == "1: p0 right"
    (revealed,) = happened(table, Event.REVEALS)
    assert (revealed.seat, revealed.amount, KINDS[revealed.card]) == (1, 0, "either")
    assert revealed.is_open_to(viewer if isinstance(viewer, int) else SPECTATOR)
    assert kinds_in(table.view(viewer)["discard"]) == {"either": 1}
    assert then(play(TOSS), "2: p0 to 4").log(viewer)[-1] == "2: p0 to 4"


# HP-8.6 Flaming


@rule("HP-8.6")
def test_whoever_receives_potatoes_takes_a_burn_for_each_flaming_on_each_of_them() -> None:
    table = play("""
        seats 3; chip 0; hands 0 split-left flaming ..., 1 pass-right pass-left flaming*2 ..., others ...
        0: p0 split-left flaming; *: draw 0 ... => burns 0 2 0
        1: p0 pass-right flaming; 1: p1 pass-left flaming; *: draw 1 ... => burns 0 2 0
        *: draw 1 ... => burns 2 2 2; p0 at 0 yellow flaming 2+0; p1 at 2 yellow flaming 1+1
    """)
    assert [(event.seat, event.other, event.amount) for event in happened(table, Event.SCORCHED)] == [
        (1, 0, 1),
        (1, 1, 1),
        (0, 0, 2),
        (2, 1, 2),
    ]
    assert rules_of(table, Event.SCORCHED) == ["HP-8.6"] * 4


@rule("HP-8.6")
def test_flaming_burns_again_each_time_the_potato_is_received() -> None:
    play("""
        seats 3; chip 0; hands 0 pass-left flaming ..., 1 pass-left ..., 2 pass-left ...
        0: p0 pass-left flaming; *: draw 0 ... => burns 0 1 0
        1: p0 pass-left => burns 0 1 1
        2: p0 pass-left => burns 1 1 1
    """)


@rule("HP-8.6")
def test_huge_does_not_enlarge_what_flaming_does() -> None:
    play("""
        seats 3; chip 0; hands 0 pass-left huge ..., 1 pass-left flaming ..., others ...
        0: p0 pass-left huge; *: draw 0 ... => burns 0 0 0
        1: p0 pass-left flaming; *: draw 1 ... => burns 0 0 1
    """)


@rule("HP-8.6", "HP-8.3")
def test_flaming_burns_at_once_before_the_next_potato_moves() -> None:
    play("""
        seats 3; chip 0; hands 0 split-left flaming ..., 1 either*2 ..., others ...
        0: p0 split-left flaming; *: draw 0 ...
        1: p0 either; 1: p1 either => burns 0 2 0
        1: p0 left => burns 0 2 1; waiting 1
        1: p1 right => burns 1 2 1
    """)


@rule("HP-8.6", "HP-7.5")
def test_in_step_3_flaming_burns_whoever_gets_the_original_and_whoever_gets_the_copy() -> None:
    table = play("""
        seats 4; chip 0; hands 0 chop flaming ..., others ...
        0: p0 chop flaming; *: draw 0 ... => burns 0 1 0 1
    """)
    assert [(event.seat, event.other) for event in happened(table, Event.SCORCHED)] == [(1, 0), (3, 1)]
