"""TOH-3 The turn: drawing or playing, the order, where the deck goes."""

import random
from itertools import pairwise

import pytest

from spuds import NotYourDecision
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, refusal
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.tests.script import play, then
from spuds.games.hot_pota_toh.tests.tables import begun

pytestmark = pytest.mark.interpreted


@rule("TOH-3.1")
def test_a_player_draws_or_plays_and_playing_replaces_drawing() -> None:
    table = play("seats 2\ndeals 0 calm phew1\n= legal draw, play calm; 0: play calm; = turn 1; = hand 0:; = deck 49")
    with pytest.raises(NotYourDecision):
        table.play("0: draw")


@rule("TOH-3.1")
def test_only_a_card_that_is_held_can_be_played() -> None:
    table = begun(2)
    assert refusal(table, "0: play calm") == "TOH-3.1"
    assert refusal(table, "0: again") == "TOH-3.1"


@rule("TOH-3.2", "TOH-6.1")
def test_phews_and_kept_cards_cannot_be_played() -> None:
    play("""
        seats 2 level=5
        *: start 0; *: deal 0 phew3; *: deal 1 super; 1: keep; = legal draw; 0 draws phew2; = turn 1; = legal draw
    """)


@rule("TOH-3.2")
@pytest.mark.parametrize(
    "kind", ["calm", "risky", "thief", "jumping", "evil", "evilest", "split", "dud", "fried", "spinning"]
)
def test_other_cards_of_a_hand_can_always_be_played(kind: str) -> None:
    play(f"seats 2 level=5\ndeals 0 {kind} phew1\n= legal draw, play {kind}; 0: play {kind}; = hand 0:")


@rule("TOH-3.2", "TOH-8.1")
def test_treacherous_needs_an_opponent() -> None:
    table = play("seats 2 level=3\ndeals 0 treacherous dud\n0 draws phew1; 1: play dud; = turn 0; = legal draw")
    assert refusal(table, "0: play treacherous") == "TOH-3.2"


@rule("TOH-3.2")
def test_a_play_without_any_effect_is_allowed() -> None:
    play("""
        seats 2
        deals 0 split dud; 0 draws evil; 1: play dud; 0: play split; = turn 0; = discard: split; = deck 48
    """)


@rule("TOH-3.3")
def test_a_played_card_lies_in_its_place_before_its_effect_starts() -> None:
    play("""
        seats 2
        deals 0 evil thief; 0: play evil; = waiting 0; = discard: evil; = hand 0:
        0: give 1; 1 takes calm; 1: play thief; = waiting 1; = table 1: thief; = hand 1: calm
    """)


@rule("TOH-3.3", "TOH-11.2")
def test_a_card_on_the_table_counts_there_though_its_effect_ends_the_round() -> None:
    play("seats 2 level=5\ndeals 0 kitty phew1\n0: play kitty; *: look boom; = table 0: kitty; = points 3 1")


@rule("TOH-3.4")
def test_a_drawn_card_goes_to_the_hand_unseen_and_its_player_may_not_play_it_at_once() -> None:
    table = then(begun(2), "0 draws calm; = turn 1; = hand 0: calm phew1")
    assert "*: draw 0 ?" in table.log(1)
    assert "*: draw 0 calm" in table.log(0)
    assert table.view(1)["hand"][0].sum() == 0
    assert int(table.view(1)["held"][0]) == 2


@rule("TOH-3.4")
def test_a_hand_may_grow_without_end() -> None:
    table = begun(2, "only phew1:10 phew2:10")
    for _ in range(8):
        then(table, "0 draws phew1; 1 draws phew2")
    then(table, f"= hand 0: {' '.join(['phew1'] * 9)}; = hand 1: phew1 {' '.join(['phew2'] * 8)}; = turn 0")


@rule("TOH-3.5")
def test_the_turn_ends_when_nothing_is_pending() -> None:
    table = play("""
        seats 3 level=3
        deals 0 treacherous phew1 phew1; 0: play treacherous; 0: place 1; 0: clockwise
        1: draw; *: draw 1 disoriented; = waiting 1; = legal discard, leave; 1: leave
        = legal move 0, move 2, stay; 1: stay; = turn 2
    """)
    assert [event.kind for event in table.events[-2:]] == [Event.STAYS, Event.PASSES_DECK]


@rule("TOH-3.6")
@pytest.mark.parametrize("order,turns", [("clockwise", "1230"), ("counterclockwise", "3210")])
def test_the_deck_passes_to_the_next_live_seat_in_the_order(order: str, turns: str) -> None:
    table = then(begun(4), f"0 draws calm; 0: {order}")
    for seat in turns:
        then(table, f"= turn {seat}; {seat} draws calm")


@rule("TOH-3.6", "TOH-7.7")
def test_safe_seats_are_passed_over() -> None:
    play("""
        seats 5
        deals 0 phew1 dud phew1 dud phew1; 0 draws calm; 0: clockwise; 1: play dud; 2 draws calm; 3: play dud
        = turn 4; 4 draws calm; = turn 0; 0 draws calm; = turn 2; = safe 1 3
    """)


@rule("TOH-3.7")
def test_the_starter_alone_chooses_the_order_when_the_deck_first_passes() -> None:
    table = then(begun(3), "0 draws calm; = waiting 0; = legal clockwise, counterclockwise; = order open")
    then(table, "0: counterclockwise; = order counterclockwise; 2 draws calm; 1 draws calm; 0 draws calm; = turn 2")
    assert len(happened(table, Event.ORDERS)) == 1


@rule("TOH-3.7")
def test_between_two_live_players_no_order_is_asked() -> None:
    play("seats 2\ndeals 1 phew1 phew1\n1 draws calm; = turn 0; = order open; 0 draws calm; = turn 1; = order open")


@rule("TOH-3.7", "TOH-10.2")
def test_for_generous_the_order_is_asked_before_the_row_is_laid() -> None:
    play("""
        seats 3 level=5
        deals 0 generous phew1 phew1; 0: play generous; = legal clockwise, counterclockwise; = row 0
        0: counterclockwise; = row 3; 2 takes calm; 1 takes calm; 0 takes phew1; = turn 2
    """)


@rule("TOH-3.7")
def test_for_generous_between_two_no_order_is_asked() -> None:
    play("""
        seats 2 level=5
        deals 0 generous phew1; 0: play generous; = row 2; 1 takes calm; 0 takes calm; = turn 1; = order open
    """)


@rule("TOH-3.7", "TOH-7.4")
def test_for_two_different_opponents_of_evilest_the_order_is_asked_after_they_are_named() -> None:
    play("""
        seats 4
        deals 0 evilest phew1 phew1 phew1; 0: play evilest; 0: give 2 3; = legal clockwise, counterclockwise
        0: counterclockwise; 3 takes calm; 2 takes calm; = turn 3
    """)


@rule("TOH-3.7", "TOH-7.4")
@pytest.mark.parametrize("given,taking", [("1 1", "1 takes calm evil"), ("0 2", "0 takes calm; 2 takes evil")])
def test_for_one_opponent_or_herself_the_order_is_asked_only_when_the_deck_passes(given: str, taking: str) -> None:
    play(f"""
        seats 3
        deals 0 evilest phew1 phew1; 0: play evilest; 0: give {given}; = waiting *; {taking}
        = legal clockwise, counterclockwise; 0: clockwise; = turn 1
    """)


@rule("TOH-3.7", "TOH-7.5")
def test_for_two_neighbours_of_a_split_the_order_is_asked_before_they_take() -> None:
    play("""
        seats 5
        deals 3 split phew1 phew1 phew1 phew1; 3: play split; = legal clockwise, counterclockwise; = row 0
        3: counterclockwise; = row 2; 2 takes calm; 4 takes evil; = turn 2
    """)


@rule("TOH-3.8")
def test_a_starter_who_plays_dud_chooses_the_order_for_the_others() -> None:
    play("""
        seats 3
        deals 0 dud phew1 phew1; 0: play dud; = waiting 0; = legal clockwise, counterclockwise
        0: counterclockwise; = turn 2; 2 draws calm; = turn 1
    """)


@rule("TOH-3.8")
def test_with_one_player_left_to_be_next_nothing_is_asked_then_nor_later() -> None:
    play("""
        seats 3
        deals 0 calm dud dud; 0: play calm; 0: clockwise; 1: play dud; = turn 2; 2: play dud; = turn 0
        0 draws phew1; = turn 0; 0 draws boom; 0: start 1; 0: vote no; 1: vote no; 2: vote no
        *: deal 1 dud; *: deal 2 dud; *: deal 0 phew1
        1: play dud; 1: clockwise; 2: play dud; = turn 0; = order clockwise
    """)
    play("seats 2\ndeals 0 dud phew1\n0: play dud; = turn 1; = order open; 1 draws phew1; = turn 1; = order open")


@rule("TOH-3.9")
def test_what_hits_others_does_not_move_the_turn() -> None:
    play("""
        seats 4
        deals 0 evil evil phew1 phew1; 0: play evil; 0: give 2; 2 takes fuse calm calm; 0: clockwise; = turn 1
        1: play evil; 1: give 3; 3 takes calm; = turn 2
    """)


@rule("TOH-3.10")
@pytest.mark.parametrize("seed", range(6))
def test_a_round_comes_to_an_end_for_deck_and_hands_shrink_from_turn_to_turn(seed: int) -> None:
    rng = random.Random(seed)
    table = begun(3 + seed % 3, "level=5")
    left: list[tuple[int, int]] = []
    while not table.over and len(left) < 200:
        if table.waiting == ("*",):
            table.settle(rng)
            continue
        seat = rng.choice([seat for seat in table.waiting if isinstance(seat, int)])
        state = table.state[0]
        if "draw" in table.legal(seat):
            left.append((int(state["rounds"]), 2 * int(state["pool_held"]) + int(state["held"].sum())))
        table.play(f"{seat}: {rng.choice(table.legal(seat))}")
    assert len(left) > 20
    assert all(later[0] > one[0] or later[1] < one[1] for one, later in pairwise(left))
