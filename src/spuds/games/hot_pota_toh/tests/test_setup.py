"""TOH-1 and TOH-2 The table and setting up a round."""

import pytest

from spuds import SetupError, Table
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, impossible
from spuds.games.hot_pota_toh import GAME
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.tests.script import play, then
from spuds.games.hot_pota_toh.tests.tables import ALL_SEATS, begun, opened

pytestmark = pytest.mark.interpreted

CARDS = {1: 36, 2: 50, 3: 60, 4: 64, 5: 68}
"""Section 2 of the rules: cards of one deck by level, BOOM not among them."""

LEVEL_5 = {
    **{"phew1": 8, "phew2": 4, "phew3": 2, "calm": 6, "risky": 3, "thief": 5, "jumping": 4, "fuse": 4},
    **{"disoriented": 3, "evil": 4, "evilest": 2, "split": 3, "dud": 2},
    **{"treacherous": 2, "fried": 3, "spinning": 3, "micro": 2},
    **{"super": 2, "sexy": 2, "kitty": 2, "generous": 2},
}
"""The parts list of section 2."""


# TOH-1 The table


@rule("TOH-1.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_up_to_six_play_with_one_deck_and_more_with_two_and_there_is_one_boom(seats: int) -> None:
    table = begun(seats)
    decks = 1 if seats <= 6 else 2
    then(table, f"= deck {decks * 50 - seats + 1}; 0: draw")
    chances = table.chances()
    assert chances["draw 0 boom"] == 1
    assert chances["draw 0 calm"] == 6 * decks


@rule("TOH-1.1")
@pytest.mark.parametrize("seats", [1, 13])
def test_nobody_plays_alone_nor_more_than_twelve(seats: int) -> None:
    with pytest.raises(SetupError):
        Table(GAME, seats)


@rule("TOH-1.2")
def test_there_are_as_many_cards_of_each_kind_as_the_parts_list_says() -> None:
    table = then(opened(2, "level=5"), "*: start 0")
    assert table.chances() == {f"deal 0 {kind}": cards for kind, cards in LEVEL_5.items()}


@rule("TOH-1.2")
def test_a_table_may_have_other_counts_and_other_points() -> None:
    table = play("""
        seats 2 count_calm=0 count_fuse=10 hand_thief=7 table_fuse=-3
        deals 0 thief phew1; 0: draw; *: draw 0 fuse; 0 takes phew1 phew1; 1 draws boom
    """)
    then(table, "= points 6 0")
    assert impossible(opened(2, "count_calm=0"), "*: deal 0 calm")


@rule("TOH-1.2")
def test_too_few_cards_for_the_seats_are_refused() -> None:
    few = {f"count_{kind}": 0 for kind in LEVEL_5} | {"count_phew1": 5}
    Table.with_options(GAME, 2, few)
    with pytest.raises(SetupError, match="must be 6 in all at least for 3 seats, not 5"):
        Table.with_options(GAME, 3, few)
    with pytest.raises(SetupError, match="level 2"):
        Table.with_options(GAME, 2, {**few, "count_phew1": 0, "count_kitty": 10})


@rule("TOH-1.3")
@pytest.mark.parametrize("level", CARDS)
@pytest.mark.parametrize("seats", [2, 12])
def test_all_cards_of_the_level_and_below_are_used(level: int, seats: int) -> None:
    then(opened(seats, f"level={level}"), f"= deck {CARDS[level] * (1 if seats == 2 else 2)}; = level {level}")


@rule("TOH-1.3")
def test_the_level_is_two_if_nobody_says_otherwise() -> None:
    then(opened(3), "= level 2; = deck 50")


@rule("TOH-1.4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_everybody_begins_with_two_points(seats: int) -> None:
    then(opened(seats), f"= scores {' '.join(['2'] * seats)}")


@rule("TOH-1.5")
def test_each_unseen_card_is_as_likely_as_any_other_and_no_cut_is_a_decision() -> None:
    play("""
        seats 2 only phew1:3 calm:2 split:1
        deals 0 split phew1
        0: play split; = waiting *; = chance draw 1 boom 1, draw 1 calm 2, draw 1 phew1 2
    """)


# TOH-2 Setting up a round


@rule("TOH-2.1", "TOH-12.1")
def test_every_round_begins_with_all_cards_gathered_and_everybody_live() -> None:
    play("""
        seats 3
        deals 0 dud thief calm; 0: play dud; 0: counterclockwise; 2 draws fuse; 2 takes evil phew1
        1: play thief; 1: steal 2; *: steal calm; = safe 0; = order counterclockwise; 2 draws boom
        2: start 1; 0: vote no; 1: vote no; 2: vote no
        = deck 50; = discard:; = safe; = order open; = hand 0:; = table 1:; = table 2:; = round 2
    """)


@rule("TOH-2.2")
def test_chance_names_the_first_starter_before_the_deal_any_seat_alike() -> None:
    table = opened(5)
    assert table.waiting == ("*",)
    assert table.chances() == {f"start {seat}": 1 for seat in range(5)}
    then(table, "*: start 3; = deck 50; = waiting *")
    assert set(LEVEL_5) >= {move.split()[2] for move in table.chances()}
    assert {move.split()[1] for move in table.chances()} == {"3"}


@rule("TOH-2.3")
def test_one_card_is_dealt_to_each_clockwise_from_the_starter() -> None:
    table = play("seats 4\ndeals 2 phew1 calm evil dud\n= turn 2; = hand 2: phew1; = hand 3: calm; = hand 0: evil")
    assert [event.seat for event in happened(table, Event.DEALT)] == [2, 3, 0, 1]


@rule("TOH-2.3", "TOH-4.2")
def test_an_icon_card_is_resolved_with_all_it_sets_off_before_the_next_card_is_dealt() -> None:
    play("""
        seats 3 level=4
        *: start 1; *: deal 1 fuse; *: draw 1 super; = waiting 1; 1: keep; *: draw 1 disoriented
        1: discard; *: draw 1 phew1; = hand 1: phew1 super; = table 1: fuse
        *: deal 2 phew2; *: deal 0 sexy; = waiting 0; 0: table; = turn 1
    """)


@rule("TOH-2.4")
def test_boom_is_not_in_the_deal_and_a_player_gets_nothing_once_the_deck_is_empty() -> None:
    table = play("""
        seats 2 only fuse:4
        *: start 1; = legal deal 1 fuse; *: deal 1 fuse; 1 takes fuse fuse; = legal draw 1 fuse; 1 takes fuse
        = turn 1; = hand 0:; = table 1: fuse fuse fuse fuse; = deck 1; 1: draw; = legal draw 1 boom
    """)
    assert [(event.seat, event.amount) for event in happened(table, Event.NOT_DEALT)] == [(0, 1)]


@rule("TOH-2.5")
def test_under_redeal_no_icon_card_is_dealt() -> None:
    table = play("""
        seats 2 level=5 setup_immediates=redeal only calm:2 phew1:1 fuse:5 super:3 micro:1
        *: start 0; = chance deal 0 calm 2, deal 0 phew1 1
    """)
    assert impossible(table, "*: deal 0 fuse")


@rule("TOH-2.5")
def test_under_redeal_a_player_gets_no_card_if_only_icon_cards_are_left() -> None:
    play("""
        seats 3 setup_immediates=redeal only calm:1 fuse:5
        *: start 2; *: deal 2 calm; = turn 2; = hand 0:; = hand 1:; = deck 6
    """)


@rule("TOH-2.6")
def test_boom_joins_the_deck_after_the_deal_and_the_starter_begins() -> None:
    table = then(opened(2), "*: start 1; *: deal 1 phew1; = deck 49; *: deal 0 phew1; = deck 49; = turn 1")
    assert happened(table, Event.BOOM_JOINS)
