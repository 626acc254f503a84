"""A search by paired worlds tries every answer in the same worlds, and trusts none that luck alone may have won."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from spuds import Table, find_game
from spuds.bots.levels import SearchBot
from spuds.bots.paired import FIRST_LOOK
from spuds.core.chance import seeded
from spuds.core.jit import kernel

SLUG = "hot-pota-toh"
WORLDS = 200


def dealt(seed: int) -> Table:
    table = Table(SLUG, seats=4, level=5)
    table.settle(seed)
    return table


def some_decision(answers: range) -> Table:
    """Return a table at which somebody has so many answers."""
    table = dealt(1)
    while len(table.legal()) not in answers:
        table.play(f"{table.waiting[0]}: {table.legal()[-1]}")
        table.settle(len(table.moves))
    return table


def test_answers_are_tried_in_all_worlds_or_dropped_after_a_look() -> None:
    table = some_decision(range(3, 99))
    view = table.view(table.waiting[0])
    candidates = SearchBot(table.game, WORLDS).candidates(view, 2)
    assert {candidate.action for candidate in candidates} == set(view.actions())
    looks = {FIRST_LOOK << n for n in range(9)}
    visits = {candidate.visits for candidate in candidates}
    assert max(visits) in looks | {WORLDS}
    assert visits <= looks | {WORLDS}
    assert all(0 <= candidate.value <= 1 for candidate in candidates)


def test_the_chosen_answer_is_listed_first_and_the_same_for_the_same_seed() -> None:
    table = some_decision(range(3, 99))
    view = table.view(table.waiting[0])
    bot = SearchBot(table.game, WORLDS)
    for seed in range(5):
        assert bot.candidates(view, seed)[0].action == bot.choose(view, seed) == bot.choose(view, seed)


@kernel
def ends_at_once(state: Any, start: Any) -> bool:
    return True


@kernel
def all_alike(state: Any, out: Any) -> None:
    for seat in range(state.seats):
        out[seat] = 0.5


def test_the_answer_of_the_rules_of_thumb_stands_where_no_answer_is_better() -> None:
    game = find_game(SLUG)
    alike = replace(game, horizon=ends_at_once, values=all_alike)
    table = some_decision(range(3, 99))
    view = table.view(table.waiting[0])
    rules = {int(game.thumb(view.array[0], view.viewer, seeded(seed)[0])) for seed in range(20)}
    assert {SearchBot(alike, WORLDS).choose(view, seed) for seed in range(5)} <= rules < set(view.actions())


BOOM_IS_NEXT = """*: start 0; *: deal 0 phew3; *: deal 1 calm; 0: draw; *: draw 0 phew3; 1: draw; *: draw 1 phew3
0: draw; *: draw 0 calm; 1: draw; *: draw 1 calm"""


@pytest.mark.parametrize("seed", range(3))
def test_a_better_answer_than_that_of_bad_rules_of_thumb_is_found(seed: int) -> None:
    """With seven points in hand and BOOM alone in the deck, whoever draws loses them; Calm leaves it to the next."""
    game = find_game(SLUG)
    cards = {field.name: 0 for field in fields(game.Options) if field.name.startswith("count_")}
    options: dict[str, Any] = {**cards, "count_phew3": 3, "count_calm": 3}
    table = Table(game, seats=2, **options)
    for move in BOOM_IS_NEXT.replace("\n", "; ").split("; "):
        table.play(move)
    bot = SearchBot(replace(game, thumb=game.pick), WORLDS)
    assert game.texts[bot.choose(table.view(0), seed)] == "play calm"


def test_a_search_that_can_find_no_more_stops_before_its_time() -> None:
    """One answer is no choice; waiting for the rest of the day would be noticed."""
    table = some_decision(range(1, 2))
    bot = SearchBot(table.game, seconds=86_400)
    assert table.game.texts[bot.choose(table.view(table.waiting[0]), 1)] == table.legal()[0]
