"""Fair deals: what a seed gives, worked out by hand, and what happens to a record that is not of its seed."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

import pytest

from spuds import CorruptState, GameError, NotationError, SetupError, Table, read_record
from spuds.core import replays
from spuds.core.fair import SEED_BYTES, check_fair, choose, new_seed, number, seed_hash
from spuds.core.notation import Fair, Record
from spuds.core.registry import find_game
from tests.tiny.game import GAME as TINY

pytestmark = pytest.mark.interpreted

SEED = bytes(range(32))
FIRST_NUMBERS = [228, 466, 503, 87, 187, 915, 889, 264]
"""Of a thousand, as `openssl dgst -sha256 -mac HMAC` gives them too."""


def _fair_game(game: Any = "potato-man", seats: int = 2, seed: bytes = SEED) -> Record:
    """Play a game in which each player gives the first answer, or in a simultaneous decision the last seat first."""
    table = Table(game, seats)
    while table.waiting:
        mover = table.waiting[-1]
        words = choose(seed, len(table.moves), table.chances()) if mover == "*" else table.legal(mover)[0]
        table.play(f"{mover}: {words}")
    record = table.record()
    record.fair = Fair(seed.hex(), seed_hash(seed))
    return record


@pytest.fixture(scope="module")
def fair_text() -> str:
    return _fair_game().to_json()


@pytest.fixture
def fair_record(fair_text: str) -> Record:
    return read_record(fair_text)


def test_the_numbers_of_a_seed_are_those_worked_out_by_hand() -> None:
    # HMAC by its definition: SHA-256 of (key ^ 5c..5c, then SHA-256 of (key ^ 36..36, then text)), key of 64 bytes.
    padded = SEED + bytes(32)
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + b"10").digest()
    digest = hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()
    assert digest == hmac.digest(SEED, b"10", "sha256")
    x = int.from_bytes(digest[:8], "big")
    assert number(SEED, 10, 52) == x * 52 // 2**64
    assert number(SEED, 10, 1) == 0
    assert number(SEED, 10, 2**64) == x


def test_the_first_numbers_of_a_seed_never_change() -> None:
    assert [number(SEED, n, 1000) for n in range(8)] == FIRST_NUMBERS
    assert seed_hash(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.mark.parametrize("n", range(40))
def test_a_move_comes_as_often_as_its_weight_in_the_order_given(n: int) -> None:
    drawn = number(SEED, n, 6)
    assert choose(SEED, n, {"a": 1, "b": 3, "c": 2}) == "abbbcc"[drawn]


def test_without_a_possible_move_nothing_is_chosen() -> None:
    with pytest.raises(ValueError, match="no possible move"):
        choose(SEED, 0, {})


def test_a_new_seed_has_256_bits_and_is_another_each_time() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert {len(seed) for seed in seeds} == {SEED_BYTES}
    assert SEED_BYTES * 8 == 256


def test_a_fair_game_is_found_fair(fair_record: Record) -> None:
    table = check_fair(fair_record)
    assert table.over
    assert table.moves == fair_record.moves


def test_an_unfinished_game_is_checked_as_far_as_it_goes(fair_record: Record) -> None:
    fair_record.moves, fair_record.result = fair_record.moves[:30], None
    assert not check_fair(fair_record).over


def test_an_opened_seed_is_part_of_the_record_and_its_text(fair_text: str, fair_record: Record) -> None:
    assert json.loads(fair_text)["fair"] == {"seed": SEED.hex(), "hash": seed_hash(SEED)}
    assert fair_record.fair == Fair(SEED.hex(), seed_hash(SEED))
    assert fair_record.to_json() == fair_text
    assert replays.replay(fair_record).over
    assert "fair" not in json.loads(Table("potato-man", 2).record().to_json())


@pytest.mark.parametrize(
    "fair",
    [
        {"seed": SEED.hex()},
        {"hash": seed_hash(SEED)},
        {"seed": SEED.hex()[:-1], "hash": seed_hash(SEED)},
        {"seed": SEED.hex() + "\n", "hash": seed_hash(SEED)},
        {"seed": "A" * 64, "hash": seed_hash(SEED)},
        {"seed": SEED.hex(), "hash": "g" * 64},
        {"seed": SEED.hex(), "hash": 7},
        {"seed": SEED.hex(), "hash": seed_hash(SEED), "key": "x"},
        [],
        "yes",
    ],
)
def test_what_is_no_opened_seed_is_refused(fair_text: str, fair: Any) -> None:
    with pytest.raises(NotationError, match=r"not a record: .*`\$\.fair"):
        read_record(json.dumps({**json.loads(fair_text), "fair": fair}))


def test_a_record_without_a_seed_cannot_be_checked(fair_record: Record) -> None:
    fair_record.fair = None
    with pytest.raises(SetupError, match="the record opens no seed, so its luck cannot be checked"):
        check_fair(fair_record)


def test_a_seed_that_was_not_published_is_refused(fair_record: Record) -> None:
    other = bytes(31) + b"\x01"
    fair_record.fair = Fair(other.hex(), seed_hash(SEED))
    with pytest.raises(CorruptState, match=f"its hash is {seed_hash(other)}, not {seed_hash(SEED)}"):
        check_fair(fair_record)


def test_a_seed_of_another_game_is_refused_at_the_first_move_that_differs(fair_record: Record) -> None:
    other = bytes(31) + b"\x01"
    fair_record.fair = Fair(other.hex(), seed_hash(other))
    given = _fair_game(seed=other).moves
    n = next(n for n in range(50) if given[n] != fair_record.moves[n])
    with pytest.raises(CorruptState) as caught:
        check_fair(fair_record)
    said = f"move {n} of the record: {fair_record.moves[n]!r} is not what the seed gives, which is {given[n]!r}"
    assert str(caught.value) == said


@pytest.mark.parametrize("n", [0, 1, 7, 20])
def test_a_chance_move_that_was_exchanged_is_named_with_what_the_seed_gives(fair_record: Record, n: int) -> None:
    table = Table("potato-man", 2)
    for move in fair_record.moves[:n]:
        table.play(move)
    others = [f"*: {words}" for words in table.chances() if f"*: {words}" != fair_record.moves[n]]
    given, fair_record.moves[n] = fair_record.moves[n], others[-1]
    with pytest.raises(CorruptState) as caught:
        check_fair(fair_record)
    assert str(caught.value) == f"move {n} of the record: {others[-1]!r} is not what the seed gives, which is {given!r}"


@pytest.mark.parametrize("move", ["hello", "*: hello", "0: play r5"])
def test_a_move_that_is_none_is_refused_with_its_number(fair_record: Record, move: str) -> None:
    fair_record.moves[3] = move
    with pytest.raises(GameError, match="move 3 of the record: "):
        check_fair(fair_record)


def test_simultaneous_answers_count_as_the_record_writes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(slug: str) -> Any:
        return TINY if slug == TINY.slug else find_game(slug)

    monkeypatch.setattr(replays, "find_game", find)
    record = _fair_game(TINY, seats=4)
    assert [move[:2] for move in record.moves] == ["*:"] * 4 + ["0:", "1:", "2:", "3:"]
    assert check_fair(record).over
    record.moves[0] = "*: deal 0 c0" if record.moves[0] != "*: deal 0 c0" else "*: deal 0 c1"
    with pytest.raises(CorruptState, match="move 0 of the record: "):
        check_fair(record)
