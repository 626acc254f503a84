"""Worlds drawn from a view, compared with all courses of a game that its viewer cannot tell apart."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from spuds import Table
from spuds.core.chance import seeded
from spuds.core.frames import CHANCE, SPECTATOR
from spuds.core.testing import Moment, Step, chi_square, rule
from spuds.core.testing.moments import choose, copied
from spuds.core.testing.twins import look, seen_events
from spuds.games.lupenos import GAME
from spuds.games.lupenos.counts import one, unpacked
from spuds.games.lupenos.tests.script import in_words, then
from spuds.games.lupenos.tests.tables import at, dealt, name

pytestmark = pytest.mark.interpreted

UNLIKELY = 1e-6
LINE = (
    "turn 0 | pile 2 | deck 3 | pool 3 4 2*6 5*8 | 0 hand 3 4 4 known 4 up 1 1 1 down 3 | "
    "1 hand 5 6 bag known bag up 2 2 2 down 3"
)
"""A table with few cards that are unseen, so that all ways to deal them can be listed."""

States = dict[bytes, int]


def moment_of(table: Table) -> Moment:
    """Return a table's position."""
    return Moment(GAME, table.seats, table.state, "a table")


def worlds(table: Table, viewer: int, draws: int = 200) -> list[Any]:
    """Draw full states that fit a view, having seen that each is sound and looks to its viewer as the truth does."""
    moment = moment_of(table)
    view, rng, found = moment.view(viewer), seeded("worlds", viewer), []
    for _ in range(draws):
        world = moment.world(view, viewer, rng)
        assert GAME.check_state(world.state) == []
        assert bytes(world.view(viewer)) == bytes(view)
        found.append(world.state)
    return found


def at_first(moment: Moment, viewer: int) -> States:
    """List every way to deal the cards that the viewer has not seen to the places where they can be."""
    view = moment.view(viewer)
    others = [seat for seat in range(moment.seats) if seat != viewer]
    found: States = defaultdict(int)

    def deal(state: np.ndarray[Any, Any], seats: list[int], ways: int) -> None:
        if not seats:
            found[state.tobytes()] += ways
            return
        seat, *rest = seats
        record = state[0]
        lacking = int(record["held"][seat]) - sum(unpacked(record["holds"][seat]))
        if lacking == 0:
            deal(state, rest, ways)
            return
        for kind, cards in enumerate(unpacked(record["pool"])):
            if cards:
                other = copied(state)
                other[0]["pool"] -= one(kind)
                other[0]["hand"][seat, kind] += 1
                other[0]["holds"][seat] += one(kind)
                deal(other, seats, ways * cards)

    start = copied(view)
    start[0]["viewer"] = -1
    for seat in others:
        start[0]["holds"][seat] = start[0]["known"][seat]
    deal(start, others, 1)
    return found


def follow(before: Moment, step: Step, after: Moment, viewer: int, states: States) -> States:
    """Keep what a move of the same look, with the same events and the same view after it, leads to.

    Each unknown card is as likely to be laid as any other; known ones of the same kind are laid first (LU-11.4).
    """
    seen, told = look(before, step.seat, step.action, viewer), seen_events(step.events, viewer)
    view = bytes(after.view(viewer))
    found: States = defaultdict(int)
    for state, ways in states.items():
        twin = replace(before, states=np.frombuffer(bytearray(state), dtype=GAME.STATE))
        if step.seat not in twin.waiting():
            continue
        moves = twin.chances() if step.seat == CHANCE else dict.fromkeys(twin.legal(step.seat), 1)
        for action, cards in moves.items():
            if look(twin, step.seat, action, viewer) == seen:
                then_, _, events = twin.happened(step.seat, action)
                if seen_events(events, viewer) == told and bytes(then_.view(viewer)) == view:
                    found[bytes(then_)] += ways * cards * _unknown_ways(twin, then_, step.seat)
    return found


def _unknown_ways(before: Moment, after: Moment, seat: int) -> int:
    """Return in how many orders the unknown cards that a seat has laid can be taken from those it had."""
    if seat == CHANCE:
        return 1
    ways = 1
    for had, has in zip(before.state["hand"][seat], after.state["hand"][seat], strict=True):
        for left in range(int(has), int(had)):
            ways *= left + 1
    return ways


def random_courses(seed: int, moves: int, viewer: int) -> Iterator[tuple[Moment, States]]:
    """Play on from a small table at random; yield each position with the states that a viewer holds possible."""
    rng = random.Random(seed)
    moment = moment_of(at(LINE))
    states = at_first(moment, viewer)
    yield moment, states
    for _ in range(moves):
        if not moment.waiting():
            return
        seat, action = choose(moment, moment.waiting(), rng)
        after, closed, events = moment.happened(seat, action)
        states = follow(moment, Step(moment, seat, action, closed, events), after, viewer, states)
        moment = after
        yield moment, states


@rule("LU-1.6", "LU-1.7", "LU-11.1", "LU-11.4")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("seed", range(4))
def test_worlds_are_drawn_as_often_as_all_courses_lead_to_them(seed: int, viewer: int) -> None:
    *_, (moment, states) = random_courses(seed, 9, viewer)
    assert bytes(moment) in states
    draws, rng, view = 2_500, seeded("chi", seed, viewer), moment.view(viewer)
    found = Counter(bytes(moment.world(view, viewer, rng)) for _ in range(draws))
    assert set(found) <= set(states)
    assert chi_square([found[state] for state in states], list(states.values())) > UNLIKELY


def test_the_comparison_sees_worlds_that_are_drawn_at_other_odds() -> None:
    *_, (_, states) = random_courses(1, 9, 0)
    assert len(states) > 3
    draws = random.Random(1).choices(list(states), k=4_000)  # each state alike, however many ways lead to it
    found = Counter(draws)
    assert chi_square([found[state] for state in states], list(states.values())) < UNLIKELY


@rule("LU-11.1", "LU-11.3")
def test_known_cards_are_in_every_world() -> None:
    table = then(at(LINE), "0: play 3", "*: draw 0 6", "1: take", "0: play 4")
    found = worlds(table, 0)
    assert all({"2", "3"} <= set(in_words(world["holds"][1])) for world in found)
    assert len({int(world["holds"][1]) for world in found}) > 5


@rule("LU-3.3")
def test_of_a_seat_that_is_done_any_row_may_have_been_named_out_of_any_hand() -> None:
    table = name(dealt(["1 2 3", "4 5 6"], ["7 8 8", "1 1 bad"]), 1, "4 5 6")
    found = worlds(table, 0)
    assert len({tuple(world["named"][1]) for world in found}) > 30
    assert {int(world["to_name"][1]) for world in found} == {0}
    assert all(sum(world["hand"][1]) <= 3 for world in found)


@rule("LU-3.3")
def test_a_seat_that_is_not_done_may_have_named_some_cards() -> None:
    table = dealt(["1 2 3", "4 5 6"], ["7 8 8", "1 1 bad"])
    assert {int(world["to_name"][1]) for world in worlds(table, 0)} == {1, 2, 3}
    assert {int(world["to_name"][0]) for world in worlds(then(table, "0: up 1"), 0)} == {2}


@rule("LU-3.3")
def test_an_open_exchange_can_be_taken_back_for_all_but_the_viewer() -> None:
    table = name(dealt(["1 2 3", "4 5 6"], ["7 8 8", "1 1 bad"]), 1, "4 5 6")
    view = table.view(0).array.copy()
    assert GAME.reopen is not None
    GAME.reopen(view[0])
    assert int(view[0]["stack"][0]["seats"]) == 0b11
    own = table.view(1).array.copy()
    GAME.reopen(own[0])
    assert int(own[0]["stack"][0]["seats"]) == 0b01
    later = at(LINE).view(0).array.copy()
    before = later.tobytes()
    GAME.reopen(later[0])
    assert later.tobytes() == before
