"""The game against a slow oracle: whole random games, compared at every decision."""

import random
from typing import Any

import pytest

from spuds import Table
from spuds.core.testing import rule
from spuds.games.hot_pota_toh import GAME
from spuds.games.hot_pota_toh.tests.reference import Reference
from spuds.games.hot_pota_toh.tests.reference_parts import COUNTS, DEFAULTS, HAND

pytestmark = pytest.mark.interpreted

SMALL = {
    **{f"count_{kind}": 1 for kind in COUNTS},
    **{"count_phew1": 0, "count_fuse": 3, "count_generous": 3, "count_split": 3, "count_evilest": 3},
}
DUDS = {"count_dud": 10, "count_treacherous": 10, "count_phew1": 0, "count_calm": 0}
ICONS = {"count_fuse": 10, "count_disoriented": 10, "count_super": 10, "count_micro": 5, "count_sexy": 10}


def compare(seats: int, options: dict[str, Any], seed: int) -> Table:
    """Play a random game beside the oracle, and return its table."""
    rng = random.Random(f"{seats}/{sorted(options.items())}/{seed}")
    table, oracle = Table.with_options(GAME, seats, options), Reference(seats, options)
    while not table.over:
        asks = oracle.asks
        assert asks is not None
        assert table.waiting == asks.who, table.position
        if asks.who == ("*",):
            assert table.chances() == asks.legal, table.position
            move = rng.choices(list(asks.legal), weights=list(asks.legal.values()))[0]
            table.play(f"*: {move}")
            oracle.answer(move)
            continue
        moves = []
        for seat in asks.who:
            assert isinstance(seat, int)
            assert table.legal(seat) == sorted(asks.legal), table.position
            moves.append(rng.choice(sorted(asks.legal)))
            table.play(f"{seat}: {moves[-1]}")
        oracle.answer(moves if len(moves) > 1 else moves[0])
    assert oracle.asks is None
    result = table.result()
    assert (result["scores"], result["winners"]) == (oracle.scores, oracle.winners)
    assert result["sheet"] == oracle.sheet
    return table


@rule("TOH-3.5", "TOH-4.2", "TOH-5.2", "TOH-11.2", "TOH-13.1")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seats", [2, 3, 4, 6, 7, 12])
def test_random_games_go_as_the_oracle_says(seats: int, level: int) -> None:
    compare(seats, {"level": level, "rounds": 2}, 0)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("cards", [SMALL, DUDS, ICONS], ids=["small", "duds", "icons"])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_other_cards_go_as_the_oracle_says(seats: int, cards: dict[str, int], seed: int) -> None:
    compare(seats, {"level": 5, **cards}, seed)


@pytest.mark.parametrize("seed", range(8))
def test_random_games_with_other_options_go_as_the_oracle_says(seed: int) -> None:
    rng = random.Random(seed)
    options: dict[str, Any] = {
        "level": rng.randint(1, 5),
        "level_vote": rng.choice(["on", "off"]),
        "rounds": rng.randint(1, 3),
        "goal": rng.choice([0, 0, 5, 12]),
        "score_floor": rng.choice(["none", "0"]),
        "setup_immediates": rng.choice(["resolve", "redeal"]),
        "last_live": rng.choice(["play_on", "safe"]),
        "spinning_boom": rng.choice(["explode", "put_back"]),
        **{f"hand_{kind}": rng.randint(-5, 9) for kind in ("calm", "evil", "dud", "kitty")},
        **{"table_fuse": rng.randint(-5, 9), "table_super": rng.randint(-5, 9), "count_dud": rng.randint(0, 9)},
    }
    compare(rng.choice([2, 3, 4, 8]), options, seed)


def test_the_oracle_knows_the_same_defaults_and_parts() -> None:
    options = GAME.Options()
    assert {name: getattr(options, name) for name in DEFAULTS} == DEFAULTS
    assert {kind: getattr(options, f"count_{kind}") for kind in COUNTS} == COUNTS
    assert {kind: getattr(options, f"hand_{kind}", points) for kind, points in HAND.items()} == HAND
