"""TOH-4, TOH-6.7, TOH-7.1, TOH-8.6, TOH-9 Icon cards and their chains."""

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import happened, refusal
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.tests.script import play, then
from spuds.games.hot_pota_toh.tests.tables import begun

pytestmark = pytest.mark.interpreted


# TOH-4 Chains


@rule("TOH-4.1")
def test_an_icon_card_is_shown_to_all_and_resolved_at_once_off_turn_too() -> None:
    table = play("""
        seats 3 level=4
        deals 0 evil phew1 phew1; 0: play evil; 0: give 2; 2 takes sexy; = waiting 2; = legal keep, table; 2: table
        = table 2: sexy
    """)
    assert "*: draw 2 sexy" in table.log(1)
    assert "*: draw 2 sexy" in table.log("spectator")


@rule("TOH-4.1")
def test_a_card_that_was_picked_is_resolved_too() -> None:
    play("""
        seats 2 level=3
        deals 0 spinning phew1; 0: play spinning; *: look calm; *: look fuse; 0: pick fuse; = table 0: fuse
        = waiting *; 0 takes calm phew1; = turn 1
    """)


@rule("TOH-4.2", "TOH-6.3")
def test_each_card_is_finished_with_before_the_next_is_taken() -> None:
    play("""
        seats 2 level=4
        deals 0 risky phew1; 0: play risky; 0 takes fuse super; = legal keep, table; 0: keep
        0 takes disoriented; = legal discard, leave; 0: discard; 0 takes calm; = legal again, stop
    """)


@rule("TOH-4.3", "TOH-6.7")
def test_a_short_fuse_adds_two_draws_and_a_discarded_disoriented_one() -> None:
    play("""
        seats 2
        deals 0 phew1 phew1; 0: draw; 0 takes fuse fuse calm; = waiting *; 0 takes disoriented; 0: discard
        0 takes calm; = waiting *; 0 takes evil; = turn 1; = hand 0: calm calm evil phew1; = table 0: fuse fuse
    """)


@rule("TOH-4.3")
def test_the_draws_owed_are_hers_alone_and_come_before_anything_older() -> None:
    play("""
        seats 3
        deals 0 evilest phew1 phew1; 0: play evilest; 0: give 1 2; 0: clockwise
        1 takes fuse fuse calm calm; = waiting *; 1 takes evil; = row 1; = legal draw 2 boom, draw 2 calm, \
draw 2 disoriented, draw 2 dud, draw 2 evil, draw 2 evilest, draw 2 fuse, draw 2 jumping, draw 2 phew1, \
draw 2 phew2, draw 2 phew3, draw 2 risky, draw 2 split, draw 2 thief
        2 takes fuse calm risky; = turn 1; = hand 1: calm calm evil phew1; = hand 2: calm phew1 risky
    """)


@rule("TOH-4.4")
def test_owed_draws_lapse_when_the_deck_is_empty_in_the_deal() -> None:
    table = play("seats 2 only fuse:2 phew1:2\n*: start 0; *: deal 0 fuse; 0 takes fuse phew1 phew1; = turn 0")
    assert [(event.seat, event.amount) for event in happened(table, Event.LAPSES)] == [(0, 1)]


@rule("TOH-4.4", "TOH-4.7")
def test_owed_draws_lapse_while_the_last_cards_lie_in_the_row() -> None:
    play("""
        seats 2 only split:1 phew1:2 fuse:1
        deals 0 phew1 split; 0 draws phew1; 1: play split; = deck 0; = row 2; = legal draw 0 boom, draw 0 fuse
        0 takes fuse; = legal draw 0 boom; 0 takes boom; = points 1 0
    """)


@rule("TOH-4.5")
@pytest.mark.parametrize("order,first,second", [("clockwise", 3, 1), ("counterclockwise", 1, 3)])
def test_receivers_take_in_the_order_counted_from_the_player_in_turn(order: str, first: int, second: int) -> None:
    play("""
        seats 5
        deals 2 calm phew1 phew1 phew1 evilest; 2: play calm; 2: clockwise; 3 draws phew1; 4 draws phew2; 0 draws evil
        1: play evilest; 1: give 0 4; 4 takes calm; 0 takes calm; = turn 2
    """)
    play(f"""
        seats 5
        deals 2 evilest phew1 phew1 phew1 phew1; 2: play evilest; 2: give 1 3; 2: {order}
        {first} takes calm; {second} takes calm; = turn {first}
    """)


@rule("TOH-4.5", "TOH-7.4")
def test_the_player_in_turn_takes_first_if_she_is_one_of_them() -> None:
    play("""
        seats 4
        deals 3 evilest phew1 phew1 phew1; 3: play evilest; 3: give 0 3; 3 takes calm; 0 takes evil
    """)


@rule("TOH-4.5")
def test_of_two_cards_for_one_player_the_first_is_finished_with_first() -> None:
    play("""
        seats 3
        deals 0 evilest phew1 phew1; 0: play evilest; 0: give 2 2; 2 takes fuse calm calm; = row 1; 2 takes evil
        = hand 2: calm calm evil phew1; = waiting 0
    """)


@rule("TOH-4.6")
def test_a_reversal_does_not_change_the_sequence_of_those_who_take() -> None:
    play("""
        seats 4 level=5
        deals 0 phew1 generous phew1 phew1; 0 draws calm; 0: clockwise; 1: play generous
        2 takes disoriented; 2: discard; 2 takes calm; = order counterclockwise
        3 takes calm; 0 takes calm; 1 takes calm; = turn 0
    """)


@rule("TOH-4.7")
def test_extra_draws_come_from_the_deck_and_never_from_the_row() -> None:
    play("""
        seats 3 level=5
        deals 0 phew1 phew1 generous; 0 draws calm; 0: counterclockwise; 2: play generous; = row 3; = deck 62
        1 takes fuse; = row 2; = deck 62; 1 takes calm calm; = row 2; = deck 60; 0 takes evil; = row 1; = deck 60
    """)


# TOH-7.1, TOH-7.2 Disoriented


@rule("TOH-7.1")
def test_disoriented_discarded_reverses_the_order_and_costs_a_draw() -> None:
    play("""
        seats 3
        deals 0 phew1 phew1 phew1; 0 draws calm; 0: clockwise; 1: draw; 1 takes disoriented; = legal discard, leave
        1: discard; = order counterclockwise; = discard: disoriented; = waiting *; 1 takes calm; = turn 0
    """)


@rule("TOH-7.1", "TOH-11.2")
def test_disoriented_left_lies_on_the_table_for_a_point() -> None:
    play("""
        seats 3
        deals 0 phew1 phew1 phew1; 0 draws calm; 0: clockwise; 1: draw; 1 takes disoriented; 1: leave
        = order clockwise; = table 1: disoriented; = turn 2; 2 draws boom; = points 2 2 0
    """)


@rule("TOH-7.2")
def test_reversing_an_order_that_is_open_does_nothing() -> None:
    table = play("""
        seats 3
        deals 0 phew1 phew1 phew1; 0: draw; 0 takes disoriented; 0: discard; 0 takes calm; = order open
        = legal clockwise, counterclockwise
    """)
    assert [event.amount for event in happened(table, Event.REVERSES)] == [0]


@rule("TOH-7.2")
def test_between_two_players_a_reversal_makes_no_difference() -> None:
    play("""
        seats 3
        deals 0 calm phew1 dud; 0: play calm; 0: counterclockwise; 2: play dud; 1: draw; 1 takes disoriented
        1: discard; 1 takes calm; = order clockwise; = turn 0; 0 draws calm; = turn 1
    """)


@rule("TOH-7.2", "TOH-4.4")
def test_an_empty_deck_does_not_forbid_to_discard() -> None:
    table = play("""
        seats 2 only disoriented:1 split:1 phew1:2
        deals 0 phew1 split; 0 draws phew1; 1: play split; = deck 0; 0 takes disoriented; = legal discard, leave
        0: discard; = legal draw 0 boom; = row 1; 0 takes boom
    """)
    assert [(event.seat, event.amount) for event in happened(table, Event.LAPSES)] == [(0, 1)]


# TOH-8.6 Micro-Boom


@rule("TOH-8.6")
def test_a_micro_boom_discards_the_whole_hand_kept_cards_too_but_not_the_table() -> None:
    table = play("""
        seats 2 level=4
        *: start 0; *: deal 0 sexy; 0: keep; *: deal 1 phew1; 0: draw; 0 takes fuse calm calm; 1 draws evil
        = hand 0: calm calm sexy; 0: draw; 0 takes micro; = hand 0:; = kept 0:; = table 0: fuse
        = discard: calm calm micro sexy; = turn 1
    """)
    assert [event.amount for event in happened(table, Event.LOSES_HAND)] == [3]


@rule("TOH-8.6", "TOH-6.3")
def test_after_a_micro_boom_she_plays_on() -> None:
    play("""
        seats 2 level=3
        deals 0 risky phew1; 0: play risky; 0 takes calm; 0: again; 0 takes micro; = hand 0:; = legal again, stop
        0: again; 0 takes fuse calm evil; = legal again, stop; = hand 0: calm evil
    """)


@rule("TOH-8.6", "TOH-4.3")
def test_a_micro_boom_within_a_chain_leaves_the_rest_of_the_draws() -> None:
    play("""
        seats 2 level=3
        deals 0 phew1 phew1; 0: draw; 0 takes fuse micro; = hand 0:; = waiting *; 0 takes calm; = turn 1; = hand 0: calm
    """)


# TOH-9 Super and Sexy


@rule("TOH-9.1")
@pytest.mark.parametrize("kind", ["super", "sexy"])
def test_the_taker_shows_the_card_and_decides_at_once(kind: str) -> None:
    table = then(begun(2, "level=4"), f"0: draw; 0 takes {kind}; = waiting 0; = legal keep, table")
    assert f"*: draw 0 {kind}" in table.log(1)
    assert refusal(table, "0: stop") == "TOH-9.1"
    then(table, f"0: keep; = kept 0: {kind}; = hand 0: phew1 {kind}; = table 0:; = turn 1; 1 draws calm; = legal draw")
    then(begun(2, "level=4"), f"0: draw; 0 takes {kind}; 0: table; = kept 0:; = table 0: {kind}; = hand 0: phew1")


@rule("TOH-9.1", "TOH-8.4")
def test_that_a_super_is_kept_is_seen_by_all_wherever_it_came_from() -> None:
    table = play("""
        seats 2 level=4
        deals 0 spinning phew1; 0: play spinning; *: look super; *: look calm; 0: pick super; 0: keep; = kept 0: super
    """)
    assert "0: pick super" in table.log(1)
    assert table.view(1)["kept"][0].tolist() == [1, 0]


@rule("TOH-9.2")
def test_a_super_on_the_table_holds_off_each_micro_boom_and_is_not_used_up() -> None:
    play("""
        seats 2 level=4
        deals 0 phew3 phew1; 0: draw; 0 takes super; 0: table; 1 draws calm; 0: draw; 0 takes micro; = hand 0: phew3
        = table 0: super; 1 draws calm; 0: draw; 0 takes micro; = hand 0: phew3; = discard: micro micro; = turn 1
    """)


@rule("TOH-9.2")
def test_a_kept_super_protects_from_nothing() -> None:
    play("""
        seats 2 level=4
        deals 0 phew3 phew1; 0: draw; 0 takes super; 0: keep; 1 draws calm; 0: draw; 0 takes micro; = hand 0:
        = discard: micro phew3 super
    """)
    play("""
        seats 2 level=4
        deals 0 phew3 phew1; 0: draw; 0 takes super; 0: keep; 1 draws calm; 0 draws boom; = points 0 2
    """)


@rule("TOH-9.2")
def test_a_second_super_on_the_table_adds_nothing() -> None:
    play("""
        seats 2 level=4
        deals 0 phew3 phew1; 0: draw; 0 takes super; 0: table; 1 draws calm; 0: draw; 0 takes super; 0: table
        1 draws calm; 0 draws boom; = table 0: super super; = points 2 3
    """)
