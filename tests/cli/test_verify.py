"""The luck of recorded games is checked, and whatever is wrong with it is said in one line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spuds import CorruptState, IllegalAction, NotationError, SetupError, Table
from spuds.core.fair import choose, seed_hash
from spuds.core.notation import Fair

from .conftest import Run

SEED = bytes(range(100, 132))
HASH = seed_hash(SEED)


@pytest.fixture(scope="module")
def fair_game() -> dict[str, Any]:
    table = Table("potato-man", 3)
    while table.waiting:
        mover = table.waiting[0]
        words = choose(SEED, len(table.moves), table.chances()) if mover == "*" else table.legal(mover)[-1]
        table.play(f"{mover}: {words}")
    record = table.record()
    record.fair = Fair(SEED.hex(), HASH)
    found: dict[str, Any] = json.loads(record.to_json())
    return found


def _drawn(game: dict[str, Any]) -> int:
    return sum(move.startswith("*") for move in game["moves"])


def _refused(ran: Any, code: int, says: str) -> None:
    assert ran.code == code
    (said,) = [line for line in ran.err.splitlines() if line.startswith("spuds: ")]
    assert says in said
    assert [line for line in ran.err.splitlines() if line.startswith("Next: ")]


def test_a_fair_game_is_said_to_be_one_with_the_hash_to_compare(spuds: Run, fair_game: dict[str, Any]) -> None:
    ran = spuds("verify", "-", typed=json.dumps(fair_game))
    assert ran.code == 0
    moves, drawn = len(fair_game["moves"]), _drawn(fair_game)
    assert ran.lines == [
        f"Potato Man, 3 seats, {moves} moves: {drawn} chance moves are what the seed gives.",
        f"The hash of the seed is {HASH}. It must be the one that the table showed before the first move.",
    ]


def test_it_is_said_in_lithuanian_too(spuds: Run, fair_game: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(fair_game))
    ran = spuds("verify", str(file), "--language", "lt")
    assert ran.code == 0
    assert "atitinka atsitiktinumų sėklą (seed)." in ran.lines[0]
    assert HASH in ran.lines[1]


def test_an_unfinished_game_is_called_so(spuds: Run, fair_game: dict[str, Any]) -> None:
    ran = spuds("verify", "-", typed=json.dumps({**fair_game, "moves": fair_game["moves"][:9], "result": None}))
    assert ran.code == 0
    assert ran.lines[-1] == "The game is not over."


def test_each_game_of_a_file_has_its_line_of_json(spuds: Run, fair_game: dict[str, Any]) -> None:
    ran = spuds("verify", "-", "--json", typed=f"{json.dumps(fair_game)}\n" * 2)
    assert ran.code == 0
    found = {"fair": True, "hash": HASH, "moves": len(fair_game["moves"]), "drawn": _drawn(fair_game), "over": True}
    assert [json.loads(line) for line in ran.lines] == [found] * 2


def test_the_game_of_a_file_that_is_not_fair_is_named(spuds: Run, fair_game: dict[str, Any]) -> None:
    other = {**fair_game, "fair": {"seed": "0" * 64, "hash": HASH}}
    ran = spuds("verify", "-", "--json", typed=f"{json.dumps(fair_game)}\n{json.dumps(other)}\n")
    _refused(ran, CorruptState.exit_code, "game 2: the seed is not the one that was published: its hash is ")
    assert len(ran.lines) == 1


def test_a_game_without_a_seed_is_refused(spuds: Run, saved: Path) -> None:
    _refused(spuds("verify", str(saved)), SetupError.exit_code, "opens no seed, so its luck cannot be checked")


def test_a_chance_move_that_the_seed_does_not_give_is_named(spuds: Run, fair_game: dict[str, Any]) -> None:
    n = 1
    others = [move for move in fair_game["moves"] if move.startswith(fair_game["moves"][n][:9])]
    moves = [*fair_game["moves"][:n], others[1], *fair_game["moves"][n + 1 :]]
    ran = spuds("verify", "-", typed=json.dumps({**fair_game, "moves": moves}))
    says = f"move {n} of the record: {others[1]!r} is not what the seed gives, which is {fair_game['moves'][n]!r}"
    _refused(ran, CorruptState.exit_code, says)
    assert ran.out == ""


def test_a_move_of_a_player_that_was_exchanged_is_refused_by_the_rules(spuds: Run, fair_game: dict[str, Any]) -> None:
    n = next(n for n, move in enumerate(fair_game["moves"]) if not move.startswith("*"))
    held = {move.rpartition(" ")[2] for move in fair_game["moves"][:n] if f"deal {fair_game['moves'][n][0]} " in move}
    card = next(card for card in ("r5", "r6", "r7", "b4", "y8", "g9") if card not in held)
    moves = [*fair_game["moves"][:n], f"{fair_game['moves'][n][0]}: play {card}", *fair_game["moves"][n + 1 :]]
    ran = spuds("verify", "-", typed=json.dumps({**fair_game, "moves": moves}))
    _refused(ran, IllegalAction.exit_code, f"move {n} of the record: ")


def test_what_is_no_seed_is_no_record(spuds: Run, fair_game: dict[str, Any]) -> None:
    ran = spuds("verify", "-", typed=json.dumps({**fair_game, "fair": {"seed": "0" * 63, "hash": HASH}}))
    _refused(ran, NotationError.exit_code, "`$.fair.seed`")


def test_a_file_that_is_not_there_is_refused(spuds: Run) -> None:
    _refused(spuds("verify", "/there/is/no/such.json"), SetupError.exit_code, "no such file")
