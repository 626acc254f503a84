"""HP-2: the pool, the discard pile, and the moment at which one becomes the other; section 7: what chance may do."""

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import happened, impossible, rules_of
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.tests.script import KINDS, play, then
from spuds.games.hot_potato.tests.tables import ALL_SEATS, begun, kinds_in, opened

pytestmark = pytest.mark.interpreted

VIEWERS = [0, 1, 2, "spectator"]


@rule("HP-2.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_at_the_start_all_action_cards_are_in_the_pool_and_none_is_discarded(seats: int) -> None:
    then(opened(seats), "=> pool 106; discard empty; waiting *")


@rule("HP-2.1", "HP-2.3", "HP-3.3")
def test_the_first_card_dealt_may_be_any_of_the_deck_each_as_likely_as_the_next() -> None:
    then(
        opened(3),
        "*: chip 0 => chance is deal 0 ban-pass-left 9 | deal 0 chop 4 | deal 0 either 7 | deal 0 flaming 8"
        " | deal 0 huge 10 | deal 0 mashed 6 | deal 0 pass-left 16 | deal 0 pass-right 11 | deal 0 popping 9"
        " | deal 0 skip-left 7 | deal 0 skip-right 5 | deal 0 split-left 5 | deal 0 split-right 3 | deal 0 toss 6",
    )


@rule("HP-2.3")
def test_a_card_that_has_left_the_pool_is_less_likely_and_the_last_of_its_kind_impossible() -> None:
    table = play("""
        seats 3 deck=13,0,0,0,0,0,1,0,0,2,0,0,0,0; chip 0
        => chance is deal 0 chop 1 | deal 0 huge 2 | deal 0 pass-left 13
        *: deal 0 huge => chance is deal 1 chop 1 | deal 1 huge 1 | deal 1 pass-left 13
        *: deal 1 chop => chance is deal 2 huge 1 | deal 2 pass-left 13; pool 14
    """)
    assert impossible(table, "*: deal 2 chop")


@rule("HP-2.3")
def test_the_rules_say_who_gets_the_card() -> None:
    assert impossible(play("seats 3; chip 1"), "*: deal 0 huge")
    assert impossible(play("seats 3; chip 1; hands others ...; 1: p0 none"), "*: draw 0 huge")


@rule("HP-2.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_discard_pile_leftover_hands_too(viewer: int | str) -> None:
    table = play("""
        seats 3; chip 0; hands 0 toss huge*4, 1 pass-left*2 popping*3, 2 mashed*5
        0: p0 toss; 0: p0 to 1 => discard toss 1
    """)
    assert kinds_in(table.view(viewer)["discard"]) == {"toss": 1}
    then(table, "1: p0 none; *: draw 1 chop => round 2")
    discarded = {"pass-left": 2, "toss": 1, "chop": 1, "huge": 4, "popping": 3, "mashed": 5}
    assert kinds_in(table.view(viewer)["discard"]) == discarded
    seen = {(event.seat, KINDS[event.card], event.amount) for event in happened(table, Event.DISCARDS)}
    assert seen == {(0, "huge", 4), (1, "pass-left", 2), (1, "chop", 1), (1, "popping", 3), (2, "mashed", 5)}
    assert all(event.is_open_to(seat) for event in happened(table, Event.DISCARDS) for seat in range(3))


@rule("HP-2.3")
def test_an_empty_pool_stays_empty_until_a_card_is_needed() -> None:
    """Sixteen cards: seat 0 draws the last one in turn 1; turn 2 needs none, turn 3 does."""
    table = play("""
        seats 3 deck=10,0,0,0,0,0,0,0,0,6,0,0,0,0; chip 0
        hands 0 pass-left*4 huge, 1 pass-left*4 huge, 2 pass-left huge*4
        0: p0 pass-left huge => chance is draw 0 pass-left 1; pool 1
        *: draw 0 pass-left => pool 0; discard pass-left 1
        1: p0 pass-left => pool 0; discard pass-left 2; waiting 2
    """)
    assert not happened(table, Event.RESHUFFLES)
    then(table, "2: p0 none => burns 0 0 2; pool 2; discard empty; chance is draw 2 pass-left 2")
    assert [(event.seat, event.amount) for event in happened(table, Event.RESHUFFLES)] == [(-1, 2)]
    assert rules_of(table, Event.RESHUFFLES) == ["HP-2.3"]


@rule("HP-2.3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_kinds_of_a_new_pool_are_public(viewer: int | str) -> None:
    table = play("""
        seats 3 deck=14,0,0,0,0,1,0,0,0,1,0,0,0,0; chip 0; hands 0 toss huge pass-left*3, 1 pass-left*5, 2 pass-left*5
        0: p0 toss huge => chance is draw 0 pass-left 1
    """)
    assert kinds_in(table.view(viewer)["pool_made"]) == {"pass-left": 14, "toss": 1, "huge": 1}
    then(table, "*: draw 0 pass-left; 0: p0 to 1; 1: p0 pass-left => pool 0; discard pass-left 1 toss 1")
    then(table, "2: p0 none => chance is draw 2 pass-left 1 | draw 2 toss 1; pool 2; discard empty")
    assert kinds_in(table.view(viewer)["pool_made"]) == {"pass-left": 1, "toss": 1}
    assert int(table.view(viewer)["pool_held"]) == 2


@rule("HP-2.3", "HP-3.3")
def test_the_pile_becomes_the_pool_in_the_middle_of_a_deal_when_the_next_card_is_needed() -> None:
    play("""
        seats 3 deck=15,0,0,0,0,0,0,0,0,3,0,0,0,0; chip 0; hands 0 pass-left*5, 1 pass-left*5, 2 pass-left*5
        0: p0 none => chance is draw 0 huge 3
        *: draw 0 huge => round 2; discard pass-left 15 huge 1; pool 2; chance is deal 0 huge 2
        *: deal 0 huge => discard pass-left 15 huge 1; chance is deal 1 huge 1
        *: deal 1 huge => discard empty; pool 16; chance is deal 2 huge 1 | deal 2 pass-left 15
    """)


@rule("HP-2.4")
def test_without_pool_and_pile_an_explosion_brings_no_card_and_no_chance_move() -> None:
    table = play("""
        seats 3 deck=15,0,0,0,0,0,0,0,0,0,0,0,0,0; chip 1; hands others ... => pool 0; discard empty
        1: p0 none => burns 0 1 0; round 2; pool 15; discard empty; chance is deal 1 pass-left 15
    """)
    assert [event.seat for event in happened(table, Event.NO_CARD)] == [1]
    assert rules_of(table, Event.NO_CARD) == ["HP-2.4"]
    assert not happened(table, Event.DRAWS)


@rule("HP-2.4", "HP-6.2")
def test_a_card_that_did_not_come_is_never_made_up_for() -> None:
    """Fifteen cards: seat 0 gets none for its Huge; once there is a pile, only the explosion draws from it."""
    table = play("""
        seats 3 deck=12,0,0,0,0,0,0,0,0,3,0,0,0,0; chip 0
        hands 0 pass-left*4 huge, 1 pass-left*4 huge, 2 pass-left*4 huge
        0: p0 pass-left huge => waiting 1; pool 0; hand 0 is 3; discard pass-left 1
        1: p0 pass-left => waiting 2; pool 0; hand 0 is 3; discard pass-left 2
        2: p0 none => chance is draw 2 pass-left 2; hand 0 is 3
        *: draw 2 pass-left => round 2
    """)
    assert [event.seat for event in happened(table, Event.DRAWS, Event.NO_CARD)] == [0, 2]


@rule("HP-2.5")
def test_face_down_cards_and_seasonings_are_not_in_a_new_pool() -> None:
    """Fifteen cards: of those played only the chop is on the pile when seat 1 needs a card, and seat 2 gets none."""
    table = play("""
        seats 3 deck=9,0,0,0,0,0,1,0,0,5,0,0,0,0; chip 0
        hands 0 chop pass-left*4, 1 pass-left*3 huge*2, 2 pass-left*2 huge*3
        0: p0 chop => p0 at 1 red; p1 at 2 red; pool 0; discard chop 1
        1: p0 pass-left huge; 2: p1 pass-left huge => chance is draw 1 chop 1; discard empty
        *: draw 1 chop => p0 at 2 yellow huge 1+0; p1 at 0 yellow huge 1+0; pool 0; discard pass-left 2
        => hand 1 is 4; hand 2 is 3
    """)
    assert [event.seat for event in happened(table, Event.NO_CARD)] == [2]


@rule("HP-2.5")
def test_cards_in_hands_are_not_in_a_new_pool() -> None:
    table = play("seats 3 deck=15,0,0,0,0,0,0,0,0,0,0,1,0,0; chip 0; hands 0 pass-left*4 flaming, others ...")
    then(table, "0: p0 pass-left flaming; *: draw 0 pass-left; 1: p0 none => burns 0 2 0; chance is draw 1 pass-left 1")


@rule("HP-2.3", "HP-3.1")
@pytest.mark.parametrize("seats", [3, 6, 9])
def test_no_player_has_a_word_while_chance_moves(seats: int) -> None:
    table = opened(seats)
    then(table, "=> waiting *")
    then(table, "*: chip 0 => waiting *")
    assert begun(seats).waiting == (0,)
