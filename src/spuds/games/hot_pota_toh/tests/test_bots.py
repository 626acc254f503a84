"""The first rules of thumb: sensible in plain cases, and better than chance."""

import numpy as np
import pytest

from spuds import Table
from spuds.core.chance import seeded
from spuds.games.hot_pota_toh import GAME
from spuds.games.hot_pota_toh.tests.script import play, then


def answer(table: Table, seat: int) -> str:
    """Return what the rules of thumb answer."""
    return GAME.texts[int(GAME.thumb(table.view(seat).array[0], seat, seeded(1)[0]))]


@pytest.mark.interpreted
def test_with_little_in_hand_and_a_large_deck_it_draws() -> None:
    assert answer(play("seats 3\ndeals 0 phew1 phew1 phew1"), 0) == "draw"


@pytest.mark.interpreted
def test_with_much_in_hand_and_a_small_deck_it_hides_behind_calm() -> None:
    table = play("""
        seats 2 only phew3:3 calm:3
        deals 0 phew3 calm; 0 draws phew3; 1 draws phew3; 0 draws calm; 1 draws calm; = deck 1
    """)
    assert answer(table, 0) == "play calm"


@pytest.mark.interpreted
def test_with_a_good_hand_it_lays_a_super_on_the_table() -> None:
    table = play("seats 2 level=4\ndeals 0 phew3 phew1\n0 draws phew3; 1 draws calm; 0 draws phew2; 1 draws calm")
    assert answer(then(table, "0: draw; 0 takes super"), 0) == "table"


@pytest.mark.interpreted
def test_without_an_opponent_it_takes_the_cards_of_evil_itself() -> None:
    table = play("seats 2\ndeals 0 evil dud\n0 draws calm; 1: play dud; 0: play evil")
    assert answer(table, 0) == "take"


@pytest.mark.interpreted
def test_it_gives_bad_cards_to_the_leader() -> None:
    table = play("seats 3 level=3\ndeals 0 treacherous phew1 phew1\n0: play treacherous")
    state = table.state
    state[0]["rounds"] = 1
    state[0]["scores"][:3] = 2, 5, 9
    assert answer(Table.from_state(GAME, state), 0) == "place 2"


@pytest.mark.parametrize("level", [1, 3, 5])
def test_it_scores_more_than_random_players(level: int) -> None:
    rng, scores = seeded("thumb", level), np.zeros(3, dtype=np.int64)
    total = np.zeros(3, dtype=np.int64)
    table = Table(GAME, 3, level=level, level_vote="off").state
    for n in range(12):
        state = table.copy()
        while True:
            GAME.settle(state[0], rng[0])
            who = int(GAME.waiting(state[0]))
            if not who:
                break
            seat = (who & -who).bit_length() - 1
            chooses = GAME.thumb if seat == n % 3 else GAME.pick
            view = np.zeros_like(state)
            GAME.observe(state[0], seat, view)
            GAME.play(state[0], seat, int(chooses(view[0], seat, rng[0])), None)
        GAME.tally(state[0], scores)
        total += np.roll(scores, -(n % 3))
    assert total[0] > total[1:].mean()
