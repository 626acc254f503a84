"""Sections 6 and 7 of the rules: moves in words, and positions in one line."""

import pytest

from spuds import NotationError, Table
from spuds.core.testing import rule
from spuds.games.hot_pota_toh import GAME
from spuds.games.hot_pota_toh.actions import DEAL
from spuds.games.hot_pota_toh.tests.script import play
from spuds.games.hot_pota_toh.tests.tables import begun

pytestmark = pytest.mark.interpreted


def test_there_are_186_moves_of_players_and_568_of_chance() -> None:
    assert DEAL == 186
    assert GAME.sizes.actions - DEAL == 252 + 264 + 18 + 22
    verbs: dict[str, int] = {}
    for text in GAME.texts[:DEAL]:
        verbs[text.split()[0]] = verbs.get(text.split()[0], 0) + 1
    assert verbs == {
        **{"draw": 1, "play": 13, "clockwise": 1, "counterclockwise": 1, "again": 1, "stop": 1, "steal": 13},
        **{"give": 12 + 78, "take": 1, "place": 12, "move": 12, "stay": 1, "pick": 21, "discard": 1, "leave": 1},
        **{"keep": 1, "table": 1, "start": 12, "vote": 2},
    }


@pytest.mark.parametrize(
    "words",
    ["play phew1", "play super", "play boom", "give 2 1", "pick boom", "deal 0 boom", "steal fuse", "start 12", "look"],
)
def test_what_no_rule_knows_is_no_move(words: str) -> None:
    with pytest.raises(NotationError):
        begun(2).play(f"0: {words}")


@rule("TOH-7.4")
def test_a_pair_of_receivers_is_written_with_the_lower_seat_first() -> None:
    table = play("seats 3\ndeals 0 evilest phew1 phew1\n0: play evilest; 0: give 1 2; = waiting 0")
    assert table.moves[-1] == "0: give 1 2"


@pytest.mark.parametrize(
    "move,card",
    [
        *[("play calm", "calm"), ("play kitty", "kitty"), ("pick micro", "micro"), ("deal 11 micro", "micro")],
        *[("draw 3 boom", "boom"), ("steal sexy", "sexy"), ("look fuse", "fuse"), ("draw 3 ?", "?"), ("keep", "?")],
        *[("give 1 2", "?"), ("steal 3", "?"), ("look ?", "?"), ("steal ?", "?"), ("pick ?", "?")],
    ],
)
def test_messages_name_the_card_of_a_move(move: str, card: str) -> None:
    assert GAME.action_args(GAME.actions[move])["card"] == card


@pytest.mark.parametrize(
    "script,said",
    [
        ("seats 2\n= waiting *", "chance names the starter"),
        ("seats 2\n*: start 1", "chance deals to 1"),
        ("seats 2\ndeals 0 calm phew1", "0 answers turn"),
        ("seats 2\ndeals 0 calm phew1\n0: draw", "0 owes 1 draws; then end of the turn of 0"),
        ("seats 2\ndeals 0 risky phew1\n0: play risky; 0 takes calm", "0 may draw 4 more; then end"),
        ("seats 2\ndeals 0 thief phew1\n0: play thief; 0: steal 1", "0 steals from 1; then"),
        ("seats 2 level=5\ndeals 0 kitty phew1\n0: play kitty; *: look calm", "0 looks at 3 more for kitty; then"),
        ("seats 2 level=5\ndeals 0 kitty phew1\n0: play kitty; *: look calm", "looked at calm"),
        ("seats 3 level=5\ndeals 0 generous phew1 phew1\n0: play generous", "0 answers order; then 0 lays the row for"),
        (
            "seats 3\ndeals 0 evilest phew1 phew1\n0: play evilest; 0: give 1 2",
            "0 answers order; then 0 lays the row for evilest 1 2; then end of the turn of 0",
        ),
        ("seats 2\ndeals 0 evilest phew1\n0: play evilest; 0: give 0 1", "row for 0 1; then end"),
        ("seats 2 level=4\ndeals 0 phew1 phew1\n0: draw; 0 takes super", "0 keeps super or not; then"),
        ("seats 2\ndeals 0 phew1 phew1\n0 draws boom", "0 names the starter"),
        ("seats 2\ndeals 0 phew1 phew1\n0 draws boom; 0: start 1; 1: vote no", "votes of 0"),
        ("seats 2 rounds=1\ndeals 0 phew1 phew1\n0 draws boom", "game over"),
        ("seats 3\ndeals 0 dud phew1 phew1\n0: play dud", "0 has -, table dud 1, 2 points, safe"),
        ("seats 2 level=4\ndeals 0 jumping phew1\n0: draw; 0 takes sexy; 0: keep", "0 has jumping 1, kept sexy 1,"),
    ],
)
def test_a_position_says_what_is_pending_and_what_lies_where(script: str, said: str) -> None:
    assert said in play(script).position


def test_a_view_tells_no_hidden_card_in_words() -> None:
    table = play("seats 2\ndeals 0 calm phew3\n0 draws evil")
    assert "0 has calm 1 evil 1" in table.view(0).position
    assert "0 has 2 cards" in table.view(1).position
    assert "1 has 1 cards" in table.view("spectator").position


def test_a_record_of_a_whole_game_is_played_again() -> None:
    table = Table(GAME, 4, level=5)
    import random

    rng = random.Random(4)
    while not table.over:
        if table.waiting == ("*",):
            table.settle(rng)
        else:
            seat = rng.choice([seat for seat in table.waiting if isinstance(seat, int)])
            table.play(f"{seat}: {rng.choice(table.legal(seat))}")
    record = table.record()
    again = Table.with_options(GAME, record.seats, record.options)
    for move in record.moves:
        again.play(move)
    assert again.state.tobytes() == table.state.tobytes()
    assert again.result() == table.result()
    assert record.options == {"level": 5}
