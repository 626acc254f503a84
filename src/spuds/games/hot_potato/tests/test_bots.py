"""The rules of thumb answer as somebody would who has thought about the game."""

from __future__ import annotations

import pytest

from spuds import Table
from spuds.bots import make_bot
from spuds.games.hot_potato import GAME
from spuds.games.hot_potato.tests.script import play, then
from spuds.games.hot_potato.tests.tables import with_burns

SEEDS = range(8)


def choices(table: Table) -> set[str]:
    """Return what the bot answers at the first seat that is waited for, over some seeds."""
    bot = make_bot(GAME, "thumb")
    view = table.view(table.waiting[0])
    return {GAME.texts[bot.choose(view, seed)] for seed in SEEDS}


def burned(table: Table, *burns: int) -> Table:
    """Return a table that goes on from there with all pawns elsewhere."""
    for seat, number in enumerate(burns):
        table = with_burns(table, number, seat)
    return table


def beside_an_empty_hand(cards: str) -> Table:
    """Return a table of three at which seat 0 has two cards and the potato, seat 1 no cards, seat 2 two."""
    return play(f"""
        seats 3; chip 0; hands 0 pass-left*3 {cards}, 1 pass-left*3 pass-right*2, 2 pass-right*2 pass-left huge*2
        0: p0 pass-left; 1: p0 pass-left; 2: p0 pass-right; 1: p0 pass-right; 0: p0 pass-left; 1: p0 pass-left
        2: p0 pass-right; 1: p0 pass-right; 0: p0 pass-left; 1: p0 pass-left; 2: p0 pass-left
        => hand 1 is 0; hand 2 is 2; waiting 0
    """)


def with_two_potatoes(first: str, second: str) -> Table:
    """Return a table at which seat 0 has p0 and p1, seasoned as said, and one brown card."""
    seasoned = [f"; *: draw {seat} mashed" for seat, words in ((1, first), (3, second)) if words]
    return play(f"""
        seats 4; chip 0; hands 0 chop pass-left huge*3, 1 pass-right*3 huge*2, 3 pass-left*3 huge*2, others ...
        0: p0 chop; 1: p0 pass-right{first}; 3: p1 pass-left{second}{"".join(seasoned)} => waiting 0
    """)


def with_the_last_potato(*burns: int) -> Table:
    """Return a table of four in round 3, the chip at 3, at which seat 2 has the last potato and cards for it."""
    table = play("""
        seats 4; chip 0; hands others ...; 0: p0 none; *: draw 0 ...
        hands others ...; 0: give-chip 1; 1: p0 none; 2: p1 none; *: draw 1 ...; *: draw 2 ...
        hands 1 pass-left ..., 2 pass-left toss huge ..., others ...; 1: give-chip 3
        0: p1 none; 1: p2 pass-left; 3: p0 none; *: draw 3 ...; *: draw 0 ... => round 3; waiting 2
    """)
    return burned(table, *burns)


# Which cards a potato gets


def test_a_potato_that_is_passed_is_seasoned() -> None:
    table = play("seats 4; chip 0; hands 0 pass-left*2 huge mashed flaming, others ...")
    assert {len(answer.split()) for answer in choices(table)} == {3}


def test_popping_goes_to_where_one_does_not_sit_beside_it() -> None:
    table = play("seats 5; chip 0; hands 0 pass-left skip-left popping*3, others ...")
    assert choices(table) == {"p0 skip-left popping"}


def test_a_neighbour_gets_another_seasoning_than_popping() -> None:
    table = play("seats 5; chip 0; hands 0 pass-left*3 popping huge, others ...")
    assert choices(table) == {"p0 pass-left huge"}


def test_no_copy_is_tried_that_would_fail() -> None:
    """There is no duplicator for the Huge on the potato."""
    table = play("""
        seats 4 duplicators=0,0,0,0,0; chip 0; hands 0 pass-left huge*4, 1 chop*2 pass-left mashed*2, others ...
        0: p0 pass-left huge; *: draw 0 mashed
    """)
    assert choices(table) == {"p0 pass-left mashed"}


def test_a_seasoning_is_left_out_that_would_make_a_copy_fail() -> None:
    table = play("seats 4 duplicators=0,0,0,0,0; chip 0; hands 0 chop*3 huge*2, others ...")
    assert choices(table) == {"p0 chop"}


def test_with_one_brown_card_for_two_potatoes_the_worse_one_is_passed() -> None:
    table = with_two_potatoes("", " huge")
    assert choices(table) == {"p0 none"}
    assert choices(then(table, "0: p0 none")) == {"p1 pass-left huge"}
    assert choices(with_two_potatoes(" huge", "")) == {"p0 pass-left huge"}


# Where a potato goes


@pytest.mark.parametrize(
    "hand, best",
    [
        ("pass-left pass-right", "pass-left"),
        ("either pass-right", "either"),
        ("toss pass-right", "toss"),
        ("chop pass-right", "chop"),
        ("chop pass-left", "chop"),
        ("split-left chop", "split-left"),
    ],
)
def test_potatoes_go_to_whoever_has_no_cards_the_more_the_better(hand: str, best: str) -> None:
    assert choices(beside_an_empty_hand(hand)) == {f"p0 {best}"}


@pytest.mark.parametrize("card, best", [("either", "left"), ("toss", "to 1")])
def test_a_choice_falls_on_whoever_has_no_cards(card: str, best: str) -> None:
    table = beside_an_empty_hand(f"{card} pass-right")
    assert choices(then(table, f"0: p0 {card}")) == {f"p0 {best}"}


@pytest.mark.parametrize("leader", [1, 2, 3, 4])
def test_a_potato_is_tossed_to_whoever_is_ahead(leader: int) -> None:
    burns = [6] + [2 if seat == leader else 8 for seat in range(1, 5)]
    table = burned(play("seats 5; chip 0; hands 0 toss*3 huge*2, others ..."), *burns)
    assert choices(then(table, "0: p0 toss huge; *: draw 0 mashed")) == {f"p0 to {leader}"}


@pytest.mark.parametrize("leader, best", [(1, "pass-left"), (2, "skip-left")])
def test_flaming_burns_whoever_is_ahead(leader: int, best: str) -> None:
    burns = [6] + [1 if seat == leader else 9 for seat in range(1, 5)]
    table = burned(play("seats 5; chip 0; hands 0 pass-left skip-left flaming*3, others ..."), *burns)
    assert choices(table) == {f"p0 {best} flaming"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_chip_is_given_to_the_left_for_its_potatoes_go_away(seats: int) -> None:
    table = play(f"seats {seats}; chip 0; hands others ...; 0: p0 none; *: draw 0 ...; hands others ...")
    assert choices(table) == {"give-chip 1"}


def test_the_extra_potato_is_placed_on_the_left_as_well() -> None:
    assert choices(play("seats 7; chip 2; hands others ...")) <= {"extra 3", "extra 4"}


# Who wins


@pytest.mark.parametrize("burns", [(4, 4, 9, 6), (4, 4, 9, 9)])
def test_while_two_are_level_ahead_whoever_is_to_have_the_most_burns_takes_the_last_ones(burns: tuple[int]) -> None:
    """HP-11.2 The explosion ends the game, and seat 2 is alone with the most burns then."""
    assert choices(with_the_last_potato(*burns)) == {"p2 none"}


def test_burns_are_not_taken_that_would_end_the_game_behind_a_single_leader() -> None:
    assert "p2 none" not in choices(with_the_last_potato(3, 5, 8, 9))


@pytest.mark.parametrize("burns", [(4, 5, 3, 9), (4, 4, 4, 9)])
def test_whoever_is_ahead_or_level_passes_the_last_potato_on(burns: tuple[int]) -> None:
    assert "p2 none" not in choices(with_the_last_potato(*burns))


def test_the_last_potato_burns_whoever_is_level_for_the_fewest() -> None:
    """Seat 0, two seats from seat 2 either way, is level with it."""
    far = {"p2 skip-left huge", "p2 skip-right huge", "p2 toss huge"}
    assert choices(with_the_last_potato(4, 9, 4, 9)) <= far


@pytest.mark.parametrize("seats, least", [(3, 0.6), (4, 0.5), (6, 0.35), (9, 0.22)])
def test_thumb_wins_far_more_than_its_share_against_random(seats: int, least: float) -> None:
    from spuds.arena import simulate

    bots = ("thumb", *["random"] * (seats - 1))
    line = simulate(GAME, seats, {}, bots, 3000, 3, duplicate=True).lines[0]
    assert line.win_share - line.win_interval > least
