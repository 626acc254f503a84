"""The bots see views alone, answer legally, and search finds what is plainly best."""

from __future__ import annotations

import numpy as np
import pytest

from spuds import NotYourDecision, SetupError, Table
from spuds.bots import LEVELS, make_bot
from spuds.core.registry import find_game

SLUG = "potato-man"
"""Any game would do; each game's own tests show its rules of thumb."""


def dealt(seats: int, seed: int) -> Table:
    table = Table(SLUG, seats)
    table.settle(seed)
    return table


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_with_a_legal_action_and_the_same_for_the_same_seed(level: str) -> None:
    table = dealt(4, 3)
    bot = make_bot(table.game, level, iterations=100)
    view = table.view(table.waiting[0])
    answers = [bot.choose(view, 5) for _ in range(3)]
    assert len(set(answers)) == 1
    assert answers[0] in view.actions()


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_changes_nothing_in_the_view(level: str) -> None:
    table = dealt(3, 4)
    view = table.view(table.waiting[0])
    before = bytes(view)
    make_bot(table.game, level, iterations=50).choose(view, 1)
    assert bytes(view) == before


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_alike_in_two_worlds_that_its_seat_cannot_tell_apart(level: str) -> None:
    table = dealt(4, 9)
    seat = table.waiting[0]
    view = table.view(seat)
    other = Table.from_state(table.game, view.world(77))
    assert other.state.tobytes() != table.state.tobytes()
    bot = make_bot(table.game, level, iterations=100)
    assert bot.choose(view, 1) == bot.choose(other.view(seat), 1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_is_not_asked_says_so(level: str) -> None:
    table = dealt(4, 3)
    waiting = table.waiting[0]
    assert isinstance(waiting, int)
    bot = make_bot(table.game, level, iterations=10)
    for viewer in ((waiting + 1) % 4, "spectator"):
        with pytest.raises(NotYourDecision, match="not asked"):
            bot.choose(table.view(viewer), 1)


def test_unknown_bots_and_empty_budgets_are_refused() -> None:
    game = find_game(SLUG)
    with pytest.raises(SetupError, match="the bots are random, thumb, search"):
        make_bot(game, "genius")
    with pytest.raises(SetupError, match="1 to 1000000000 iterations"):
        make_bot(game, "search", iterations=0)
    with pytest.raises(SetupError, match="more than 0 and at most"):
        make_bot(game, "search", seconds=0)


def test_search_lists_every_answer_with_the_chosen_one_first_and_all_worlds_counted() -> None:
    table = dealt(4, 3)
    view = table.view(table.waiting[0])
    bot = make_bot(table.game, "search", iterations=2000)
    candidates = bot.candidates(view, 6)
    assert candidates[0].action == bot.choose(view, 6)
    assert {candidate.action for candidate in candidates} == set(view.actions())
    assert sum(candidate.visits for candidate in candidates) == 2000
    assert all(0 <= candidate.value <= 1 for candidate in candidates)


def test_search_keeps_to_a_time_budget() -> None:
    table = dealt(4, 3)
    bot = make_bot(table.game, "search", seconds=0.05)
    visits = sum(candidate.visits for candidate in bot.candidates(table.view(table.waiting[0]), 1))
    assert visits >= 500


def test_a_search_with_more_worlds_than_room_for_nodes_still_answers() -> None:
    table = dealt(2, 3)
    view = table.view(table.waiting[0])
    bot = make_bot(table.game, "search", iterations=300_000)
    candidates = bot.candidates(view, 1)
    assert sum(candidate.visits for candidate in candidates) == 300_000
    assert candidates[0].action in view.actions()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_of_all_levels_play_whole_games_at_every_table(seats: int) -> None:
    table = dealt(seats, seats)
    bots = [make_bot(table.game, LEVELS[seat % len(LEVELS)], iterations=20) for seat in range(seats)]
    while not table.over:
        seat = table.waiting[0]
        assert isinstance(seat, int)
        action = bots[seat].choose(table.view(seat), len(table.moves))
        table.play(f"{seat}: {table.game.texts[action]}")
        table.settle(len(table.moves))
    assert table.result()["winners"]


def test_random_bots_choose_uniformly() -> None:
    table = dealt(4, 3)
    view = table.view(table.waiting[0])
    bot = make_bot(table.game, "random")
    counts = np.bincount([bot.choose(view, seed) for seed in range(6000)], minlength=table.game.sizes.actions)
    expected = 6000 / len(view.actions())
    chi = sum((counts[action] - expected) ** 2 / expected for action in view.actions())
    assert counts.sum() == sum(counts[action] for action in view.actions())
    assert chi < 33  # 11 degrees of freedom, one in two thousand; the seeds are fixed


def test_a_bot_is_made_for_a_slug_as_well() -> None:
    table = dealt(4, 3)
    view = table.view(table.waiting[0])
    assert make_bot(SLUG, "thumb").choose(view, 1) == make_bot(find_game(SLUG), "thumb").choose(view, 1)
