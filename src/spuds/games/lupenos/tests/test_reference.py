"""The game against a slow oracle: whole random games, compared at every decision."""

import random
from typing import Any

import pytest

from spuds import Table
from spuds.core.testing import rule
from spuds.games.lupenos import GAME
from spuds.games.lupenos.tests.positions import KINDS
from spuds.games.lupenos.tests.reference import DEFAULTS, Reference, in_order
from spuds.games.lupenos.tests.script import in_words

pytestmark = pytest.mark.interpreted


def compare(seats: int, options: dict[str, Any], seed: int, *, low: float = 0.0) -> Table:
    """Play a random game beside the oracle, and return its table.

    Args:
        seats: at the table.
        options: those that are not at their defaults.
        seed: of the game.
        low: how often a player lays the first of the answers instead of any: such games end by being out.
    """
    rng = random.Random(f"{seats}/{sorted(options.items())}/{seed}")
    table, oracle = Table.with_options(GAME, seats, options), Reference(seats, options)
    while oracle.movers:
        assert table.waiting == oracle.movers, table.position
        mover = rng.choice(oracle.movers)
        if mover == "*":
            assert table.chances() == oracle.chances(), table.position
            move = rng.choices(*zip(*oracle.chances().items(), strict=True))[0]
        else:
            assert set(table.legal(mover)) == oracle.answers(mover), table.position
            move = (min if rng.random() < low else rng.choice)(table.legal(mover))
        table.play(f"{mover}: {move}")
        oracle.answer(mover, move)
        _alike(table, oracle)
    assert table.over
    assert table.result() == oracle.result()
    return table


def _alike(table: Table, oracle: Reference) -> None:
    state: Any = table.state[0]
    assert [KINDS[card - 1] for card in state["pile"] if card] == oracle.pile
    assert in_words(state["used"]) == in_order(list(oracle.used.elements()))
    assert (int(state["deck"]), int(state["turns"])) == (oracle.deck, oracle.turns)
    for n, seat in enumerate(oracle.seats):
        assert in_words(state["known"][n]) == in_order(list(seat.known.elements()))
        if oracle.phase != "exchange":
            assert in_words(state["holds"][n]) == in_order(seat.hand)
            assert in_words(state["up"][n]) == in_order(seat.row)


@rule("LU-1.5", "LU-1.8", "LU-5.1", "LU-5.4", "LU-6.10", "LU-11.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("low", [0.0, 0.8])
def test_random_games_go_as_the_oracle_says(seats: int, low: float) -> None:
    compare(seats, {}, 0, low=low)


EACH = [
    {"deck": "1-9"},
    {"voluntary_pickup": "off"},
    {"multi_face_up": "on"},
    {"face_up_fail": "pile_only"},
    {"play_on": "on"},
    {"turn_limit": 300},
]


@pytest.mark.parametrize("options", EACH, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_random_games_with_an_option_go_as_the_oracle_says(seats: int, options: dict[str, Any]) -> None:
    compare(seats, options, 1, low=0.7)


@pytest.mark.parametrize("seed", range(12))
def test_random_games_with_any_options_go_as_the_oracle_says(seed: int) -> None:
    rng = random.Random(seed)
    options: dict[str, Any] = {
        "deck": rng.choice(["1-8", "1-9"]),
        "voluntary_pickup": rng.choice(["on", "off"]),
        "multi_face_up": rng.choice(["on", "off"]),
        "face_up_fail": rng.choice(["card_and_pile", "pile_only"]),
        "play_on": rng.choice(["on", "off"]),
        "turn_limit": rng.choice([1000, 300]),
    }
    compare(rng.randint(2, 6), options, seed, low=rng.choice([0.3, 0.9, 0.95]))


def test_the_oracle_knows_the_same_defaults() -> None:
    options = GAME.Options()
    assert {name: getattr(options, name) for name in DEFAULTS} == DEFAULTS
