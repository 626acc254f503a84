"""TOH-11 Scoring a round."""

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import happened, rules_of
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.tests.script import play, then

pytestmark = pytest.mark.interpreted

IN_HAND = {
    **{"phew1": 1, "phew2": 2, "phew3": 3, "calm": 1, "risky": 1, "thief": 1, "jumping": 1},
    **{"evil": 1, "evilest": 1, "split": -1, "dud": 0},
    **{"treacherous": -2, "fried": 3, "spinning": 1, "kitty": 1, "generous": 1},
}
"""Section 2 of the rules; Fried alone (TOH-11.3)."""

ON_TABLE = {"thief": -1, "jumping": -1, "dud": 1, "kitty": 3}


@rule("TOH-11.1", "TOH-11.2")
@pytest.mark.parametrize("kind", IN_HAND)
def test_in_a_hand_each_card_counts_as_in_the_parts_list(kind: str) -> None:
    play(f"seats 2 level=5\ndeals 0 phew1 {kind}\n0 draws boom; = points 0 {IN_HAND[kind]}; = hand 1: {kind}")


@rule("TOH-11.2", "TOH-9.1")
@pytest.mark.parametrize("kind,kept,laid", [("super", 5, 0), ("sexy", 5, 2)])
def test_super_and_sexy_count_by_where_they_lie(kind: str, kept: int, laid: int) -> None:
    for choice, points in (("keep", kept), ("table", laid)):
        table = play(f"seats 2 level=5\n*: start 1; *: deal 1 phew1; *: deal 0 {kind}; 0: {choice}; 1 draws boom")
        then(table, f"= points {points} 0")


@rule("TOH-11.2")
@pytest.mark.parametrize("kind", ON_TABLE)
def test_on_a_table_each_card_counts_as_in_the_parts_list(kind: str) -> None:
    effect = {"thief": "; 0: steal none", "kitty": "; *: look calm" * 4}.get(kind, "")
    table = play(f"seats 2 level=5\ndeals 0 {kind} phew1\n0: play {kind}{effect}")
    seat = min(seat for seat in table.waiting if isinstance(seat, int))
    then(table, f"{seat} draws boom; = points {ON_TABLE[kind]} {0 if seat else 1}; = table 0: {kind}")


@rule("TOH-11.2")
@pytest.mark.parametrize("option,points", [("", 1), (" table_fuse=4", 4)])
def test_a_short_fuse_counts_on_the_table(option: str, points: int) -> None:
    play(f"seats 2 level=5{option}\ndeals 0 phew1 phew1\n0: draw; 0 takes fuse boom; = points {points} 1")


@rule("TOH-11.2")
def test_cards_on_the_discard_pile_and_in_the_deck_count_nothing() -> None:
    play("seats 2\ndeals 0 calm evil\n0: play calm; 1: play evil; 1: give 0; 0 takes boom; = points 0 0; = scores 2 2")


@rule("TOH-11.1")
def test_all_score_at_the_same_time_with_hands_shown() -> None:
    table = play("""
        seats 3 level=4
        *: start 0; *: deal 0 phew3; *: deal 1 calm; *: deal 2 sexy; 2: keep; 0 draws phew2; 0: clockwise; 1 draws boom
        = scores 7 2 7
    """)
    shown = {(event.seat, event.amount) for event in happened(table, Event.SHOWS)}
    assert shown == {(0, 1)}
    assert len(happened(table, Event.SHOWS)) == 2
    for viewer in (0, 1, 2, "spectator"):
        assert table.view(viewer)["hand"].tolist() == table.state[0]["hand"].tolist()
        assert int(table.view(viewer)["hand"][0].sum()) == 2


@rule("TOH-11.3")
def test_a_fried_alone_counts_three_and_among_others_each_minus_one() -> None:
    play("seats 3 level=3\ndeals 0 phew1 fried phew1\n0 draws boom; = points 0 3 1")
    play("seats 3 level=3\ndeals 0 phew1 fried fried\n0 draws boom; = points 0 -1 -1")
    play("seats 2 level=3\ndeals 0 phew1 fried\n0 draws calm; 1 draws fried; 0 draws boom; = points 0 -2")


@rule("TOH-11.3", "TOH-5.3")
def test_the_fried_of_the_exploder_is_not_in_play_nor_a_discarded_one() -> None:
    play("seats 2 level=3\ndeals 0 fried fried\n0 draws boom; = points 0 3")
    play("""
        seats 3 level=3
        deals 0 fried fried phew1; 0: play fried; 0: clockwise; 1 draws calm; 2 draws boom; = points 0 4 0
    """)


@rule("TOH-11.3", "TOH-7.7")
def test_the_fried_of_a_safe_player_is_in_play() -> None:
    play("""
        seats 3 level=3
        deals 0 dud fried phew1; 0: play dud; 0: clockwise; 1 draws calm; 2 draws fried; 1 draws boom; = points 1 0 4
    """)
    play("""
        seats 3 level=3
        deals 0 fried fried phew1; 0 draws dud; 0: clockwise; 1 draws calm; 2 draws calm; 0: play dud; 1 draws calm
        2 draws boom; = points 0 1 0
    """)


@rule("TOH-11.3", "TOH-11.5")
def test_the_fried_in_a_protected_hand_is_in_play() -> None:
    play("""
        seats 2 level=4
        deals 0 fried fried; 0: draw; 0 takes super; 0: table; 1 draws calm; 0 draws boom; = points 0 0
    """)
    play("""
        seats 2 level=4
        deals 0 fried phew1; 0: draw; 0 takes super; 0: table; 1 draws calm; 0 draws boom; = points 2 2
    """)


@rule("TOH-11.4")
def test_the_hand_of_the_exploder_counts_nothing_good_or_bad() -> None:
    table = play("seats 2\ndeals 0 phew3 split\n0 draws phew2; 1 draws boom; = points 5 0; = scores 7 2")
    assert rules_of(table, Event.SCORES_HAND) == ["TOH-11.2", "TOH-11.4"]


@rule("TOH-11.5", "TOH-9.2")
@pytest.mark.parametrize(
    "hand,points",
    [(["phew1"], 1), (["phew2"], 1), (["phew3"], 2), (["phew3", "calm"], 2), (["split"], 0), (["split", "split"], 0)],
)
def test_with_super_on_the_table_half_the_hand_counts_rounded_up_and_never_below_0(
    hand: list[str], points: int
) -> None:
    table = play(f"seats 2 level=4\ndeals 0 {hand[0]} phew1\n0: draw; 0 takes super; 0: table; 1 draws calm")
    for kind in hand[1:]:
        then(table, f"0 draws {kind}; 1 draws calm")
    then(table, f"0 draws boom; = points {points} {1 + len(hand)}")


@rule("TOH-11.5")
def test_kept_cards_are_worth_nothing_in_the_protected_hand_of_the_exploder() -> None:
    play("""
        seats 2 level=4
        deals 0 phew3 phew1; 0: draw; 0 takes super; 0: table; 1 draws calm; 0: draw; 0 takes sexy; 0: keep
        1 draws calm; 0 draws boom; = points 2 3; = hand 0:
    """)


@rule("TOH-11.5")
def test_of_a_survivor_with_super_on_the_table_the_whole_hand_counts() -> None:
    play("seats 2 level=4\ndeals 0 phew3 phew1\n0: draw; 0 takes super; 0: table; 1 draws boom; = points 3 0")


@rule("TOH-11.6")
def test_a_score_may_fall_below_0() -> None:
    play("""
        seats 2 level=3 level_vote=off
        deals 0 treacherous phew1; 0: play treacherous; 0: place 1; 1 draws boom; 1: start 1; *: deal 1 treacherous
        *: deal 0 phew1; 1 draws treacherous; 0 draws boom; = points 0 -4; = scores 2 -4
    """)


@rule("TOH-11.6")
def test_with_a_floor_a_score_stops_at_0() -> None:
    play("""
        seats 2 level=3 level_vote=off score_floor=0
        deals 0 treacherous phew1; 0: play treacherous; 0: place 1; 1 draws boom; = scores 2 0; 1: start 1
        *: deal 1 treacherous; *: deal 0 phew1; 1 draws treacherous; 0 draws boom; = points 0 -4; = scores 2 0
    """)
