"""Section 8, backwards: what a world drawn from a view must respect of what all know, or its viewer does."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from spuds import Table
from spuds.core.chance import seeded
from spuds.core.frames import SPECTATOR
from spuds.core.testing import rule
from spuds.games.hot_potato import GAME
from spuds.games.hot_potato.cards import BROWN_KINDS
from spuds.games.hot_potato.rules.playing import forget_sorts
from spuds.games.hot_potato.state import FORGOTTEN
from spuds.games.hot_potato.tests.script import KINDS, play, then
from spuds.games.hot_potato.tests.tables import kinds_in

pytestmark = pytest.mark.interpreted

BROWN, BLUE = set(KINDS[:BROWN_KINDS]), set(KINDS[BROWN_KINDS:])
COPIES = {"chop", "split-left", "split-right"}


def worlds(table: Table, viewer: int | str, draws: int = 60) -> list[Any]:
    """Draw full states that fit a view, having seen that each is sound and looks to its viewer as the truth does."""
    view = table.view(viewer).array
    seat = SPECTATOR if viewer == "spectator" else int(viewer)
    rng, found, seen = seeded("worlds", viewer, len(table.moves)), dict[bytes, Any](), np.zeros_like(view)
    for _ in range(draws):
        states = np.zeros(1, dtype=GAME.STATE)
        GAME.determinize(view[0], seat, rng[0], states)
        found[states.tobytes()] = states[0]
    for world in found.values():
        assert GAME.check_state(world) == []
        GAME.observe(world, seat, seen)
        assert seen.tobytes() == view.tobytes()
    return list(found.values())


def brown_on(found: list[Any], potato: int) -> set[str]:
    """Return the brown cards that lie face down on a potato, "" for none, over all worlds."""
    return {KINDS[n - 1] if n else "" for n in (int(world["down_brown"][potato]) for world in found)}


def blue_on(found: list[Any], potato: int) -> set[str]:
    """Return the seasonings that lie face down on a potato, "" for none, over all worlds."""
    return {KINDS[BROWN_KINDS + n - 1] if n else "" for n in (int(world["down_blue"][potato]) for world in found)}


def piles(found: list[Any], field: str, *index: int) -> set[tuple[tuple[str, int], ...]]:
    """Return what some pile or hand is, over all worlds."""
    return {tuple(kinds_in(world[field][index] if index else world[field]).items()) for world in found}


TWO_LAY = """
    seats 4; chip 0; hands 0 split-left toss huge*2 mashed, 1 split-left toss huge*3, 2 toss*3 flaming*2, 3 popping*5
    0: p0 split-left; 1: p0 toss; 1: p1 split-left; 1: p0 to 0
    => p0 at 0 yellow; p1 at 2 yellow; p2 at 2 yellow; waiting 0 2; turn 3
"""


# Face-down cards


@rule("HP-5.2", "HP-5.7")
@pytest.mark.parametrize("viewer", [1, 3, "spectator"])
def test_a_face_down_card_is_brown_and_a_second_one_blue(viewer: int | str) -> None:
    found = worlds(then(play(TWO_LAY), "0: p0 toss huge; 2: p1 toss flaming; 2: p2 none"), viewer, 150)
    assert brown_on(found, 0) == brown_on(found, 1) == BROWN
    assert blue_on(found, 1) == BLUE
    assert (brown_on(found, 2), blue_on(found, 0), blue_on(found, 2)) == ({""}, {""}, {""})  # p0's blue is revealed


@rule("HP-5.7")
def test_ones_own_cards_lie_where_one_has_laid_them() -> None:
    found = worlds(then(play(TWO_LAY), "0: p0 toss huge; 2: p1 toss flaming; 2: p2 none"), 2)
    assert (brown_on(found, 1), blue_on(found, 1)) == ({"toss"}, {"flaming"})
    assert len(brown_on(found, 0)) > 5


@rule("HP-7.1")
def test_once_copy_cards_are_revealed_no_other_face_down_card_is_one() -> None:
    table = then(play(TWO_LAY), "0: p0 toss huge; 2: p1 toss; 2: p2 none")
    assert brown_on(worlds(table, 3, 250), 1) == BROWN
    then(table, "*: draw 0 mashed => waiting 0")
    assert brown_on(worlds(table, 3, 250), 1) == BROWN - COPIES


@rule("HP-5.5")
def test_no_pass_left_lies_on_a_potato_that_was_banned_before_this_turn() -> None:
    table = play("""
        seats 4; chip 0; hands 0 split-left ban-pass-left huge*3, 1 toss*2 huge*3, others ...
        0: p0 split-left ban-pass-left; *: draw 0 chop; 1: p0 toss huge; 1: p1 toss => waiting *
    """)
    for viewer in (0, 2, "spectator"):
        assert brown_on(worlds(table, viewer, 150), 1) == BROWN - {"pass-left"}


@rule("HP-5.6")
def test_a_pass_left_may_lie_under_a_ban_of_this_turn() -> None:
    table = play("""
        seats 4; chip 0; hands 0 toss ban-pass-left huge*3, others ...; 0: p0 toss ban-pass-left => waiting *
    """)
    assert brown_on(worlds(table, 1, 150), 0) == BROWN


# Sealed answers


@rule("HP-5.1", "HP-5.7")
def test_a_seat_that_is_done_has_laid_any_legal_answers_out_of_the_hand_that_all_saw_last() -> None:
    table = then(play(TWO_LAY), "2: p1 toss flaming; 2: p2 toss")
    for viewer in (0, 1):
        found = worlds(table, viewer, 150)
        for potato in (1, 2):
            assert "" in brown_on(found, potato)
            assert len(brown_on(found, potato) & BROWN) > 6
            assert blue_on(found, potato) == BLUE | {""}
        assert {len(held(world, 2)) for world in found} == {5}
        assert {sum(world["hand"][2]) for world in found} == {1, 2, 3, 4, 5}


@rule("HP-5.4", "HP-5.7")
def test_a_seat_that_is_not_done_may_have_answered_for_some_of_its_potatoes() -> None:
    for moves in ("0: p0 none", "2: p1 toss; 0: p0 none"):
        found = worlds(then(play(TWO_LAY), moves), 1, 150)
        assert {(int(world["answered"][1]), int(world["answered"][2])) for world in found} == {(0, 0), (1, 0)}
        assert len(brown_on(found, 1)) > 5
        assert brown_on(found, 2) == {""}


@rule("HP-5.5", "HP-5.7")
def test_sealed_answers_heed_a_ban() -> None:
    """Invariant I7, which every world is tested for, is what would break; here a Pass Left would be likely."""
    table = play("""
        seats 3 deck=20,0,0,0,0,4,0,1,0,2,0,0,0,3; chip 0
        hands 0 split-left ban-pass-left toss huge*2, 1 toss*2 pass-left*3, others ...
        0: p0 split-left ban-pass-left; *: draw 0 pass-left; 1: p0 toss; 1: p1 toss; 1: p0 to 0; 1: p1 to 2
        0: p0 none => waiting 2
    """)
    assert brown_on(worlds(table, 1), 0) == {"", "toss"}


def held(world: Any, seat: int) -> list[str]:
    """Return all cards of a seat, in hand and face down."""
    cards = [kind for kind, n in kinds_in(world["hand"][seat]).items() for _ in range(n)]
    for potato in range(12):
        if world["holder"][potato] == seat + 1:
            brown, blue = int(world["down_brown"][potato]), int(world["down_blue"][potato])
            cards += [KINDS[brown - 1]] * (brown > 0) + [KINDS[BROWN_KINDS + blue - 1]] * (blue > 0)
    return cards


# A pool made up anew

NEW_POOL = """
    seats 3 deck=0,0,0,0,0,8,0,1,0,6,0,0,0,0; chip 0
    hands 0 split-left toss*2 huge*2, 1 toss*3 huge*2, 2 toss*3 huge*2
    0: p0 split-left; 1: p0 none; 1: p1 toss; 1: p1 to 2 => waiting *; pool 2
"""
"""All fifteen cards were dealt. The pool that seat 1 is to draw from is made of a Split Left and a Toss."""


@rule("HP-2.3", "HP-2.5")
@pytest.mark.parametrize("viewer", [0, 1, 2, "spectator"])
def test_a_new_pool_holds_what_was_on_the_pile_and_hands_hold_none_of_it(viewer: int | str) -> None:
    found = worlds(play(NEW_POOL), viewer)
    assert piles(found, "pool") == {(("toss", 1), ("split-left", 1))}
    assert all("split-left" not in held(world, seat) for world in found for seat in range(3))
    others = [seat for seat in range(3) if seat != viewer]
    assert all(len(piles(found, "hand", seat)) > 1 for seat in others)


@rule("HP-2.3")
def test_a_card_drawn_from_it_is_of_it_and_the_rest_of_the_hand_is_older() -> None:
    table = then(play(NEW_POOL), "*: draw 1 split-left => waiting 2; pool 1")
    for viewer in (0, 2, "spectator"):
        found = worlds(table, viewer)
        assert piles(found, "drew", 1) == {(("split-left", 1),), (("toss", 1),)}
        assert all(kinds_in(world["pool"] + world["drew"][1]) == {"toss": 1, "split-left": 1} for world in found)
        assert all(("split-left" in held(world, 1)) == (world["drew"][1][7] == 1) for world in found)
        assert all("split-left" not in held(world, seat) for world in found for seat in (0, 2))
    assert piles(worlds(table, 1), "pool") == {(("toss", 1),)}


@rule("HP-2.3", "HP-7.1")
@pytest.mark.parametrize("viewer", [0, 2, "spectator"])
def test_what_a_seat_shows_may_tell_what_it_has_drawn(viewer: int | str) -> None:
    """There is but one Split Left: seat 1 has drawn it, and so the Toss is left."""
    table = then(play(NEW_POOL), "*: draw 1 split-left; 2: p1 toss; 2: p1 to 1; 1: p1 split-left => waiting 2")
    found = worlds(table, viewer)
    assert piles(found, "drew", 1) == {(("split-left", 1),)}
    assert piles(found, "pool") == {(("toss", 1),)}


@rule("HP-2.3", "HP-8.1")
@pytest.mark.parametrize("viewer", [0, 2, "spectator"])
def test_what_a_seat_shows_may_leave_open_what_it_has_drawn(viewer: int | str) -> None:
    """The Toss that seat 1 shows is the one it has drawn, or an older one."""
    table = then(play(NEW_POOL), "*: draw 1 split-left; 2: p1 toss; 2: p1 to 1; 1: p1 toss; 1: p1 to 2")
    found = worlds(table, viewer)
    assert piles(found, "drew", 1) == {(("split-left", 1),), (("toss", 1),)}
    assert all(("split-left" in held(world, 1)) == (world["drew"][1][7] == 1) for world in found)


@rule("HP-2.5")
@pytest.mark.parametrize("viewer", [1, "spectator"])
def test_face_down_cards_are_older_than_a_pool_made_up_over_them(viewer: int | str) -> None:
    """Seat 0's Huge calls for a card while seat 2's cards lie face down: the only Either cannot be among them."""
    table = play("""
        seats 3 deck=2,0,1,0,0,5,0,1,0,6,0,0,0,0; chip 0
        hands 0 split-left toss*2 huge*2, 1 either toss pass-left huge*2, 2 toss*2 pass-left huge*2
        0: p0 split-left; 1: p0 either; 1: p1 toss; 1: p0 left; 1: p1 to 0
        0: p1 toss huge; 2: p0 toss huge => pool 3; discard empty; waiting *
    """)
    assert brown_on(worlds(table, viewer), 0) == {"toss", "pass-left"}
    then(table, "*: draw 0 either; *: draw 2 toss => waiting 0; pool 1")
    found = worlds(table, viewer)
    assert brown_on(found, 0) == {"toss", "pass-left"}
    assert any(world["drew"][2][2] for world in found)


# What views forget (ADR 0007, point 2)


DREW_BETWEEN = """
    seats 3 deck=5,0,0,0,0,3,0,1,0,3,0,5,0,0; chip 0
    hands 0 split-left huge flaming*3, 1 toss pass-left*4, 2 toss*2 huge*2 pass-left
    0: p0 split-left huge; *: draw 0 flaming; 1: p0 none; 1: p1 toss; 1: p1 to 2; *: draw 1 flaming
    2: p1 toss huge => pool 3; discard empty
    *: draw 2 split-left; 2: p1 to 1; 1: p1 pass-left; 2: p1 toss huge; *: draw 2 huge => waiting 2; hand 2 is 3
"""


def test_a_world_respects_the_order_of_draws_and_plays() -> None:
    """Seat 2 drew one card, laid a Toss and a Huge, and drew another: so one of the two at least was older.

    It may have drawn just these two, but then it holds one of them: it drew the second after it had laid both.
    """
    found = [world for world in worlds(play(DREW_BETWEEN), 0) if kinds_in(world["drew"][2]) == {"toss": 1, "huge": 1}]
    assert found
    assert all({"toss", "huge"} & set(held(world, 2)) for world in found)


def test_without_room_for_more_shown_cards_all_unseen_ones_become_of_one_sort() -> None:
    """The same table; its worlds stay sound and fit, but seat 2 may now hold neither of the two."""
    state = play(DREW_BETWEEN).state
    assert (int(state[0]["shown_count"]), int(state[0]["mixed"])) == (2, 1)
    forget_sorts(state[0])
    assert (int(state[0]["shown_count"]), int(state[0]["mixed"])) == (0, FORGOTTEN)
    table = Table.from_state("hot-potato", state)
    assert len(worlds(table, 0)) > 10
    then(table, "2: p1 to 0")


def test_a_world_need_not_respect_what_was_known_before_the_pool_was_made_up_again() -> None:
    """Seat 1 holds the only Split Left: seat 2 has drawn the other card of that pool, and seat 0 has drawn none."""
    table = then(play(NEW_POOL), "*: draw 1 split-left => pool 1")
    then(table, "2: p1 toss huge; *: draw 2 toss; 2: p1 to 1 => pool 0")
    assert all("split-left" in held(world, 1) for world in worlds(table, 2))
    then(table, "1: p1 toss huge => pool 1; discard empty; waiting *")
    assert any("split-left" in held(world, 0) for world in worlds(table, 2))
