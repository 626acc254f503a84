"""TOH-5 BOOM and the end of a round."""

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import happened
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.tests.script import play, then
from spuds.games.hot_pota_toh.tests.tables import begun

pytestmark = pytest.mark.interpreted

BOOMS = {
    "drawn on turn": "0: draw",
    "drawn for a fuse": "0: draw; 0 takes fuse calm",
    "drawn for a Disoriented": "0: draw; 0 takes disoriented; 0: discard",
    "drawn for Risky": "0: play risky; 0 takes calm; 0: again",
    "drawn for Evil": "0: play evil; 0: take; 0 takes calm",
    "the first card of Evilest": "0: play evilest; 0: give 0 2",
    "looked at by Spinning": "0: play spinning; *: look calm",
    "looked at by Kitty": "0: play kitty; *: look calm; *: look fuse; *: look micro",
}
"""Ways in which seat 0 meets BOOM in its first turn, up to the moment before."""


@rule("TOH-5.1", "TOH-5.2", "TOH-12.2")
@pytest.mark.parametrize("way", BOOMS)
def test_whoever_takes_boom_explodes_and_the_round_ends_at_once(way: str) -> None:
    first = BOOMS[way].split("; ")[0].removeprefix("0: ").removeprefix("play ")
    kind = first if first != "draw" else "phew1"
    table = play(f"seats 3 level=5\ndeals 0 {kind} phew2 phew3\n{BOOMS[way]}")
    then(table, "*: look boom" if "look" in BOOMS[way] else "0 takes boom")
    then(table, "= waiting 0; = legal start 0, start 1, start 2; = row 0")
    assert [event.seat for event in happened(table, Event.EXPLODES)] == [0]
    assert table.result()["sheet"][0]["exploder"] == 0
    then(table, f"= points {3 if kind == 'kitty' else int('fuse' in way)} 2 3")


@rule("TOH-5.1")
@pytest.mark.parametrize(
    "way",
    ["0: play evil; 0: give 2; 2 takes boom", "0: play evil; 0: give 2; 2 takes fuse calm boom"],
)
def test_one_may_explode_off_turn(way: str) -> None:
    play(f"seats 3\ndeals 0 evil phew1 phew1\n{way}; = waiting 2; = hand 2:; = hand 1: phew1")


@rule("TOH-5.2")
def test_at_boom_further_receivers_get_nothing_and_cards_taken_before_count() -> None:
    table = play("""
        seats 4 level=5
        deals 0 generous phew1 phew1 phew1; 0: play generous; 0: clockwise
        1 takes phew3; 2 takes boom; = points 0 4 0 1; = hand 3: phew1; = row 0; = deck 63
    """)
    assert not happened(table, Event.LAPSES)


@rule("TOH-5.2")
def test_at_boom_choices_that_were_pending_are_cancelled() -> None:
    play("""
        seats 2 level=3
        deals 0 phew1 treacherous; 0 draws risky; 1: play treacherous; 1: place 0; 0: play risky; 0 takes boom
        = waiting 0; = legal start 0, start 1; = table 0: treacherous; = points -2 0
    """)


@rule("TOH-5.2", "TOH-2.1")
def test_cards_of_the_row_are_discarded_unseen() -> None:
    table = play("""
        seats 3 level=5
        deals 0 generous phew1 phew1; 0: play generous; 0: clockwise; 1 takes boom; = discard: boom generous phew1
        = row 0; = deck 65
    """)
    assert table.log(0)[-1] == "*: draw 1 boom"


@rule("TOH-5.3")
def test_the_exploder_discards_the_hand_face_up_and_the_table_stays_and_counts() -> None:
    table = play("""
        seats 2 level=4
        deals 0 split phew1; 0: draw; 0 takes sexy; 0: keep; 1 draws calm; 0: draw; 0 takes disoriented; 0: leave
        1 draws calm; 0 draws boom; = hand 0:; = kept 0:; = discard: boom sexy split; = table 0: disoriented
        = points 1 3; = scores 3 5
    """)
    discarded = happened(table, Event.DISCARDS)
    assert {event.seat for event in discarded} == {0}
    assert len(discarded) == 2


@rule("TOH-5.4", "TOH-10.1")
def test_cards_being_looked_at_when_boom_comes_are_discarded() -> None:
    play("""
        seats 2 level=5
        deals 0 kitty phew1; 0: play kitty; *: look calm; *: look fuse; *: look boom
        = discard: boom calm fuse; = table 0: kitty
    """)
    play("""
        seats 2 level=3
        deals 0 spinning phew1; 0: play spinning; *: look micro; *: look boom; = discard: boom micro spinning
    """)


@rule("TOH-5.5", "TOH-11.2")
def test_safe_players_survive() -> None:
    play("""
        seats 3 level=4
        *: start 0; *: deal 0 super; 0: keep; *: deal 1 phew1; *: deal 2 phew1; 0 draws dud; 0: clockwise
        1 draws calm; 2 draws calm; 0: play dud; 1 draws boom; = points 6 0 2
    """)


@rule("TOH-5.6", "TOH-12.2")
def test_when_all_are_safe_the_round_ends_without_an_explosion_and_all_score() -> None:
    table = play("""
        seats 3 only dud:3 phew1:9
        deals 1 dud dud dud; 1 draws phew1; 1: clockwise; 2: play dud; 0: play dud; = turn 1; 1: play dud
        = points 1 2 1; = waiting 1; = legal start 0, start 1, start 2; = safe 0 1 2
    """)
    assert table.result()["sheet"][0]["exploder"] is None
    assert [event.amount for event in happened(table, Event.ALL_SAFE)] == [1]


@rule("TOH-5.7")
def test_the_last_live_player_plays_on_alone_until_boom() -> None:
    play("""
        seats 2 only dud:1 phew1:4
        deals 0 phew1 dud; 0 draws phew1; 1: play dud; = turn 0; 0 draws phew1; = turn 0; 0 draws phew1
        = legal draw; 0 draws boom; = points 0 1
    """)


@rule("TOH-5.7", "TOH-5.6")
def test_the_last_live_player_plays_on_alone_until_her_own_dud() -> None:
    play("""
        seats 2
        deals 0 phew1 dud; 0 draws dud; 1: play dud; = turn 0; 0: play dud; = points 2 1; = waiting 0
    """)


@rule("TOH-5.7", "TOH-12.2")
def test_with_last_live_safe_the_round_is_over_as_soon_as_one_is_left() -> None:
    play("""
        seats 3 last_live=safe
        deals 0 phew1 dud dud; 0 draws calm; 0: clockwise; 1: play dud; = turn 2; 2: play dud
        = points 2 1 1; = waiting 2; = legal start 0, start 1, start 2; = safe 1 2
    """)


@rule("TOH-5.1", "TOH-2.4")
def test_no_more_than_one_explodes_in_a_round() -> None:
    table = then(begun(2), "0 draws boom; 0: start 1; 0: vote no; 1: vote no; *: deal 1 phew1; *: deal 0 calm")
    then(table, "= turn 1; 1 draws boom; = waiting 1")
    assert [event.seat for event in happened(table, Event.EXPLODES)] == [0, 1]
