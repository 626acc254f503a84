"""Section 8 Who sees what."""

from typing import Any

import pytest

from spuds import SetupError, Table
from spuds.core.testing import rule
from spuds.games.potato_man import GAME
from spuds.games.potato_man.notation import cards_text
from spuds.games.potato_man.tests.script import play, then
from spuds.games.potato_man.tests.tables import (
    FOUR,
    TABLES,
    begun,
    dealt,
    empty_game,
    empty_round,
    round_of_four,
    trick,
)

pytestmark = pytest.mark.interpreted

Viewer = int | str


def everybody(seats: int) -> list[Viewer]:
    return [*range(seats), "spectator"]


def seen(table: Table, viewer: Viewer, field: str) -> Any:
    """Return a field of a view, sets of cards in words."""
    value = table.view(viewer)[field]
    if field in ("hand", "pool", "discard", "laid", "shown"):
        return [cards_text(int(one)) for one in value] if value.ndim else cards_text(int(value))
    return value.tolist()


# Hands, trick, discard


@rule("PM-2.5")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = play(FOUR)
    hands = ["r5 r6 r7 b4 b5 b6 b7 g4 g5 g6", "r9 r10 r11 b8 b9 b10 b11 g7 g8 g9 g10"]
    assert seen(table, 0, "hand") == [hands[0], "-", "-", "-", "-"]
    assert seen(table, 1, "hand") == ["-", hands[1], "-", "-", "-"]
    assert seen(table, "spectator", "hand") == ["-"] * 5


@pytest.mark.parametrize("viewer", everybody(4))
def test_all_see_the_sizes_of_the_hands(viewer: Viewer) -> None:
    assert seen(play(FOUR), viewer, "held") == [10, 11, 11, 10, 0]


@rule("PM-3.2")
@pytest.mark.parametrize("viewer", everybody(4))
def test_all_see_the_cards_of_the_trick_their_order_and_who_played_them(viewer: Viewer) -> None:
    table = play(FOUR)
    assert (seen(table, viewer, "leader"), seen(table, viewer, "trick_size")) == (3, 2)
    laid = [f"play {cards_text(1 << (card - 1))}" for card in seen(table, viewer, "trick") if card]
    assert laid == ["play g13", "play r8"]
    assert seen(table, viewer, "laid") == "r8 g13"


@rule("PM-4.8")
@pytest.mark.parametrize("viewer", everybody(4))
def test_all_see_which_cards_were_played_before(viewer: Viewer) -> None:
    assert seen(play(FOUR), viewer, "discard") == "r12 b12 g3 y13"


@pytest.mark.parametrize("viewer", everybody(4))
def test_all_see_round_starter_leader_and_whose_turn_it_is(viewer: Viewer) -> None:
    table = play(FOUR)
    view = table.view(viewer)
    assert (view["rounds"], view["first_starter"], view["leader"]) == (0, 1, 3)
    assert int(GAME.waiting(view.array[0])) == 1 << 1


@pytest.mark.parametrize("viewer", everybody(4))
def test_all_see_supply_sack_cards_won_and_points(viewer: Viewer) -> None:
    table = begun(4)
    then(table, "\n".join(round_of_four(1, 0, "0y 1b", "4 2 0 0")))
    then(table, "\n".join(round_of_four(2, 1, "0g", "3 0 0 0")))
    assert seen(table, viewer, "scores") == [7, 2, 0, 0, 0]
    assert seen(table, viewer, "best") == [4, 2, 0, 0, 0]
    taken = play(FOUR)
    assert seen(taken, viewer, "won") == [[0] * 5, [0] * 5, [0] * 5, [0, 0, 0, 1, 0], [0] * 5]
    assert seen(taken, viewer, "supply") == [3, 3, 3, 2, 3]


# Pool and piles


@rule("PM-2.7", "PM-2.8")
def test_nobody_sees_the_pool_but_only_its_size() -> None:
    table = play(FOUR)
    assert {seen(table, viewer, "pool_held") for viewer in everybody(4)} == {4}
    assert cards_text(int(table.state[0]["pool"])) == "r17 r18 b16 g14"


@rule("PM-2.7")
def test_the_pool_of_a_view_is_all_that_its_viewer_has_not_seen() -> None:
    """The deck less the own hand, the trick and the discard: it does not tell other hands from the pool."""
    table = play(FOUR)
    others = "r9 r10 r11 r13 r14 r15 r16 r17 r18 b8 b9 b10 b11 b13 b14 b15 b16 g7 g8 g9 g10 g11 g12 g14 "
    yellow = "y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 y12"
    assert seen(table, 0, "pool") == others + yellow
    mine = "r5 r6 r7 r9 r10 r11 r13 r14 r15 r16 r17 r18 b4 b5 b6 b7 b8 b9 b10 b11 b13 b14 b15 b16 "
    assert seen(table, "spectator", "pool") == mine + "g4 g5 g6 g7 g8 g9 g10 g11 g12 g14 " + yellow


@rule("PM-1.5")
def test_without_green_no_view_waits_for_a_green_card() -> None:
    table = dealt(3)
    for viewer in everybody(3):
        assert "g" not in seen(table, viewer, "pool")


@rule("PM-2.6")
@pytest.mark.parametrize("viewer", everybody(2))
def test_all_see_the_sizes_of_the_draw_piles(viewer: Viewer) -> None:
    table = trick("r5 b6 g7", seats=2)
    assert seen(table, viewer, "pile") == [6, 7]


@rule("PM-2.6", "PM-2.7")
def test_a_draw_pile_is_seen_by_nobody_not_even_its_owner() -> None:
    """Both piles lie in the unseen 28, of which a view says no more than that they are unseen."""
    table = dealt(2)
    for seat in (0, 1):
        hand, pool = seen(table, seat, "hand")[seat].split(), seen(table, seat, "pool").split()
        assert (len(hand), len(pool)) == (12, 28 + 12)
        assert not set(hand) & set(pool)


# After a round


@rule("PM-5.2")
@pytest.mark.parametrize("viewer", everybody(4))
def test_all_see_who_was_stuck_and_the_hand_shown_until_the_next_round_ends(viewer: Viewer) -> None:
    table = begun(4)
    then(table, "\n".join(empty_round(4, 1, 0)))
    shown = "r7 r8 r9 r10 r11 r12 r13 r14 r15 r16 r17 r18"
    assert (seen(table, viewer, "stuck"), seen(table, viewer, "shown")) == (1 + 1, shown)
    hands = "0 has ...\n1 has r5 ...\n2 has g6 b6 r7-r16\n3 has ...\n"
    then(table, hands + "= turn 1: 0")
    assert (seen(table, viewer, "stuck"), seen(table, viewer, "shown")) == (1 + 1, shown)
    then(table, "1: play r5 | 2: play b6")
    assert (seen(table, viewer, "stuck"), seen(table, viewer, "shown")) == (1 + 1, shown)


@rule("PM-5.2")
def test_a_new_round_end_replaces_the_hand_shown() -> None:
    assert seen(empty_game(4, rounds=1), 0, "stuck") == 1 + 1
    assert seen(empty_game(4, rounds=2), 0, "stuck") == 1 + 2


@rule("PM-5.2", "PM-6.1")
@pytest.mark.parametrize("viewer", everybody(4))
def test_after_the_last_round_the_hand_of_the_stuck_seat_lies_open(viewer: Viewer) -> None:
    """Seat 3 starts the last round, so seat 0 is stuck; no other hand is known to anyone but its owner."""
    table = empty_game(4, rounds=4)
    hands = seen(table, viewer, "hand")
    assert hands[0] == "r7 r8 r9 r10 r11 r12 r13 r14 r15 r16 r17 r18"
    assert [seat for seat in range(1, 4) if hands[seat] != "-"] == [viewer] * (viewer in (1, 2, 3))
    assert not set(hands[0].split()) & set(seen(table, viewer, "pool").split())


@rule("PM-5.2", "PM-5.6")
def test_what_the_others_held_at_the_end_of_a_round_is_gathered_unseen() -> None:
    table = begun(4)
    then(table, "\n".join(round_of_four(1, 0, "0y 1g", "4 3 0 0")))
    for viewer in everybody(4):
        assert seen(table, viewer, "hand") == ["-"] * 5
        assert len(seen(table, viewer, "pool").split()) == 52


# No leaks, and worlds


@rule("PM-2.5", "PM-2.7")
def test_two_tables_that_differ_in_what_a_seat_cannot_see_give_it_the_same_view() -> None:
    """A card of seat 2 changes places with one of seat 3, another with one set aside."""
    other = """
        seats 4 start 1
        0 has r5-r8 b4-b7 g3-g6
        1 has r9-r12 b8-b11 g7-g10
        2 has r13-r15 y5 b12-b15 y1-y4
        3 has r16 y6-y13 g11 r17 g13
        1: play r12 | 2: play b12 | 3: play y13 | 0: play g3
        3: play g13 | 0: play r8
    """
    one, two = play(FOUR), play(other)
    assert one.state.tobytes() != two.state.tobytes()
    for viewer in (0, 1, "spectator"):
        assert one.view(viewer) == two.view(viewer)
        assert one.view(viewer).legal() == two.view(viewer).legal()
        assert one.view(viewer).position == two.view(viewer).position
        assert one.log(viewer) == two.log(viewer)
    for viewer in (2, 3):
        assert one.view(viewer) != two.view(viewer)


@rule("PM-3.7")
@pytest.mark.parametrize("seats, options", TABLES)
def test_a_view_has_the_legal_cards_of_its_own_seat(seats: int, options: str) -> None:
    table = dealt(seats, options)
    table.play(f"0: {table.legal(0)[0]}")
    table.settle(1)
    assert table.view(1).legal() == table.legal(1)
    for other in everybody(seats):
        if other != 1:
            assert table.view(other).legal() == []


@rule("PM-5.1")
def test_all_know_that_a_seat_which_owes_a_play_is_not_stuck() -> None:
    """Of the 27 cards that seat 1 has not seen two are yellow: three blind hands of ten would hold neither."""
    table = play("""
        seats 3 start 0
        0 has r5-r16
        1 has b4 y1-y11
        2 has y12 r17 r18 b5-b13
        0: play r5 | 1: play b4
    """)
    view = table.view(1)
    for seed in range(40):
        world = view.world(seed)
        assert GAME.check_state(world[0]) == []
        guess = Table.from_state("potato-man", world)
        assert guess.legal(2)
        assert guess.view(1) == view


@pytest.mark.parametrize("seats, options", TABLES)
def test_a_world_drawn_from_a_view_fits_it(seats: int, options: str) -> None:
    table = dealt(seats, options)
    for turn in range(6):
        for viewer in everybody(seats):
            view = table.view(viewer)
            world = view.world("fits", turn)
            assert GAME.check_state(world[0]) == []
            view_of_world = Table.from_state("potato-man", world).view(viewer)
            assert view_of_world == view
        (seat,) = table.waiting
        table.play(f"{seat}: {table.legal()[-1]}")
        table.settle(turn)


@pytest.mark.parametrize("viewer", [4, -1, True, "table", "0"])
def test_nobody_else_looks_at_the_table(viewer: Viewer) -> None:
    with pytest.raises(SetupError, match='viewers are "spectator" and the seats 0 to 3'):
        begun(4).view(viewer)
