"""Section 8 of the rules: who sees what, and worlds drawn from views."""

from collections import Counter
from typing import Any

import pytest

from spuds import Table
from spuds.core.testing import rule
from spuds.games.hot_pota_toh import GAME
from spuds.games.hot_pota_toh.cards import WORDS
from spuds.games.hot_pota_toh.tests.script import play, then
from spuds.games.hot_pota_toh.tests.tables import begun

pytestmark = pytest.mark.interpreted

SOME = """
    seats 3 level=5
    deals 0 evil calm thief; 0 draws phew3; 0: clockwise; 1: draw; 1 takes super; 1: keep; 2: play thief; 2: steal 1
    *: steal calm; 0 draws calm; 1: draw; 1 takes disoriented
"""
"""Seat 1 decides on a Disoriented; it keeps a Super; seat 2 stole a Calm."""


def unseen(table: Table, viewer: int | str) -> dict[str, int]:
    """Return what a viewer has not seen, by kind."""
    return {word: int(n) for word, n in zip(WORDS, table.view(viewer)["pool"], strict=True) if n}


@rule("TOH-3.4", "TOH-9.1")
def test_a_hand_is_seen_by_its_owner_and_its_size_and_kept_cards_by_all() -> None:
    table = play(SOME)
    for viewer in (0, 1, 2, "spectator"):
        seen = table.view(viewer)
        assert seen["held"].tolist()[:3] == [3, 1, 1]
        assert seen["kept"].tolist()[1] == [1, 0]
        for seat in range(3):
            own = table.state[0]["hand"][seat].tolist()
            assert seen["hand"][seat].tolist() == (own if viewer == seat else [0] * 16)


def test_what_a_viewer_has_not_seen_is_what_lies_neither_open_nor_in_its_hand() -> None:
    table = play(SOME)
    everything = unseen(play("seats 3 level=5"), 0)
    assert sum(everything.values()) == 68
    expected = Counter({**everything, "boom": 1})
    expected.subtract(["thief", "super", "disoriented"])
    assert unseen(table, "spectator") == +expected
    assert unseen(table, 1) == +expected
    mine = expected.copy()
    mine.subtract(["evil", "phew3", "calm"])
    assert unseen(table, 0) == +mine
    theirs = expected.copy()
    theirs.subtract(["calm"])
    assert unseen(table, 2) == +theirs


@rule("TOH-8.4")
def test_cards_being_looked_at_are_seen_by_the_looker_alone() -> None:
    table = play("seats 2 level=5\ndeals 0 spinning phew1\n0: play spinning; *: look calm; *: look micro")
    assert unseen(table, 0)["calm"] == 5
    assert unseen(table, 1)["calm"] == 6
    assert table.view(0)["seen"].any()
    assert not table.view(1)["seen"].any()
    assert table.view(1)["seen_by"].tolist() == [1, 1, 0, 0]


@rule("TOH-8.5")
def test_boom_being_looked_at_is_seen_by_all() -> None:
    table = play("seats 2 level=3 spinning_boom=put_back\ndeals 0 spinning phew1\n0: play spinning; *: look boom")
    for viewer in (0, 1, "spectator"):
        assert "boom" not in unseen(table, viewer)
        assert table.view(viewer)["seen"].any()


@rule("TOH-11.1", "TOH-5.2")
def test_between_rounds_all_hands_are_open_and_the_deck_stays_closed() -> None:
    table = play("seats 3\ndeals 0 evil calm phew3\n0 draws phew2; 0: clockwise; 1 draws boom")
    for viewer in (0, 1, 2, "spectator"):
        assert table.view(viewer)["hand"].tolist() == table.state[0]["hand"].tolist()
        assert unseen(table, viewer)["phew1"] == 8
    then(table, "1: start 0; 0: vote no; 1: vote no; 2: vote no; *: deal 0 calm")
    assert not table.view(1)["hand"].any()


@rule("TOH-2.4")
def test_boom_is_not_among_the_unseen_cards_of_a_deal() -> None:
    table = play("seats 2\n*: start 0; *: deal 0 calm")
    assert "boom" not in unseen(table, 0)
    assert unseen(then(table, "*: deal 1 calm"), 0)["boom"] == 1


@rule("TOH-4.1", "TOH-6.4")
@pytest.mark.parametrize("viewer", [0, 1, 2, "spectator"])
def test_a_drawn_world_fits_the_view_and_hidden_hands_hold_what_a_hand_can(viewer: int | str) -> None:
    table = play(SOME)
    for seed in range(30):
        world: Any = table.view(viewer).world(seed)
        assert GAME.check_state(world[0]) == []
        assert bytes(Table.from_state(GAME, world).view(viewer)) == bytes(table.view(viewer))


def test_every_unseen_card_is_as_likely_in_a_hidden_hand() -> None:
    view = begun(2, "only phew1:2 calm:3 fuse:4").view(1)
    drawn: Counter[str] = Counter()
    for seed in range(400):
        hand = view.world(seed)[0]["hand"][0].tolist()
        drawn[WORDS[hand.index(1)]] += 1
    assert set(drawn) == {"phew1", "calm"}
    assert 60 <= drawn["phew1"] <= 140, "one in four is a Phew"


@rule("TOH-12.3")
def test_votes_that_are_sealed_are_drawn_either_way() -> None:
    table = play("seats 3\ndeals 0 phew1 phew1 phew1\n0 draws boom; 0: start 1; 1: vote no; 0: vote yes")
    votes = {tuple(table.view(0).world(seed)[0]["votes"][:3].tolist()) for seed in range(40)}
    assert votes == {(2, 1, 0), (2, 2, 0)}
    view = table.view(0)
    assert GAME.reopen is not None
    GAME.reopen(view.array[0])
    assert int(GAME.waiting(view.array[0])) == 0b110


@rule("TOH-6.4")
def test_what_a_theft_told_is_not_remembered_by_views() -> None:
    table = play("seats 2\ndeals 0 thief phew3\n0: play thief; 0: steal 1; *: steal phew3")
    hands = {tuple(table.view(1).world(seed)[0]["hand"][0].tolist()) for seed in range(40)}
    assert len(hands) > 5
