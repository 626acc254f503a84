"""Every sampled world could have happened: a record that leads to it, with all that its viewer has seen, is legal.

A record is made of what the viewer saw, the world, and the earlier rounds as they were. It is played through by the
table and by the reference, ends in the very bytes of the world, and reads to the viewer as the true game did.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from spuds.core.game import Game
from spuds.core.table import Table
from spuds.core.testing import play_out
from spuds.core.testing.moments import Setting
from spuds.games.potato_man import GAME
from spuds.games.potato_man.cards import WORDS
from spuds.games.potato_man.tests.reference import Reference
from spuds.games.potato_man.tests.tables import TABLES, WITH_GREEN

Viewer = int | str


def options_of(options: str) -> dict[str, str | int]:
    return {"three_player_no_green": "off"} if options == WITH_GREEN else {}


def played(seats: int, options: str, moves: Sequence[str], game: Game = GAME) -> Table:
    given: dict[str, Any] = dict(options_of(options))
    table = Table(game, seats, **given)
    for move in moves:
        table.play(move)
    return table


def history(moves: Sequence[str], world: Sequence[set[str]], viewer: Viewer, round_begins: int) -> list[str]:
    """Return the moves with the hidden cards of the running round replaced, so that they lead to the world."""
    now = moves[round_begins:]
    owed = {seat: list(cards_of(seat, now, hand)) for seat, hand in enumerate(world) if seat != viewer}
    mover, told = -1, list(moves[:round_begins])
    for move in now:
        who, words = move.split(": ")
        verb, *what = words.split(" ")
        mover = int(who) if who != "*" else mover
        seat = int(what[0]) if verb == "deal" else mover if verb == "draw" else -1
        told.append(f"{move.rpartition(' ')[0]} {owed[seat].pop(0)}" if seat in owed else move)
    return told


def cards_of(seat: int, now: Sequence[str], hand: set[str]) -> Iterator[str]:
    """Yield the cards that a seat must have got this round: those it played, in that order, then those it holds."""
    yield from (move.split(" ")[2] for move in now if move.startswith(f"{seat}: play "))
    yield from sorted(hand)


def hands_in(world: Any) -> list[set[str]]:
    hands = world["hand"][0].tolist()
    return [{word for card, word in enumerate(WORDS) if hand >> card & 1} for hand in hands]


def round_begins(table: Table, moves: Sequence[str]) -> int:
    """Return the number of the first deal of the running round, or of the last one if the game is over."""
    if not table.moves[1:]:
        return len(moves)
    begins, dealing = 0, False
    for n, move in enumerate(moves):
        if ": deal " in move and not dealing:
            begins = n
        dealing = ": deal " in move
    ended = table.state["tricks"][0] == 0 and table.state["held"][0].max() == 0 and table.waiting == ("*",)
    return len(moves) if ended else begins


def check_history(seats: int, options: str, moves: Sequence[str], viewer: Viewer, seed: int, game: Game = GAME) -> None:
    true = played(seats, options, moves, game)
    world = true.view(viewer).world("history", seed)
    told = history(moves, hands_in(world), viewer, round_begins(true, moves))
    table = played(seats, options, told)
    assert table.state.tobytes() == world.tobytes()
    assert bytes(table.view(viewer)) == bytes(true.view(viewer))
    assert table.log(viewer) == true.log(viewer)
    slow = Reference(seats, options_of(options))
    for move in told:
        mover, words = move.split(": ")
        slow.play("*" if mover == "*" else int(mover), words)
    assert list(slow.hands()) == hands_in(world)[:seats]


def some_moments(moves: Sequence[str], rng: random.Random) -> list[int]:
    """Choose from all kinds of moments: in a deal, after it, in play, before a draw, at the end."""
    inner = rng.sample(range(1, len(moves)), 2)
    deals = [n for n, move in enumerate(moves) if ": deal " in move]
    last = deals[-1] + 1
    return [*inner, rng.choice(deals), last, rng.randrange(last, len(moves)), len(moves)]


@pytest.mark.parametrize("seats,options", TABLES)
def test_every_sampled_world_could_have_happened(seats: int, options: str) -> None:
    rng = random.Random(f"history/{seats}/{options}")
    play = play_out(GAME, Setting(seats, options_of(options)), "history")
    texts = [step.before.move_text(step.seat, step.action) for step in play.steps]
    for n in some_moments(texts, rng):
        for viewer in (*range(seats), "spectator"):
            check_history(seats, options, texts[:n], viewer, seed=n)


def test_a_world_that_could_not_have_happened_is_found() -> None:
    """The instrument: the seat in turn gets a hand with which the round would have ended."""

    def determinize(view: Any, viewer: int, rng: Any, state: Any) -> None:
        GAME.determinize(view, viewer, rng, state)
        turn, s = int(view["stack"]["seat"][0]), state[0]
        hand, others = int(s["hand"][turn]), int(s["pool"])
        bad = [card for card in range(52) if hand >> card & 1 and int(view["may_follow"]) >> card & 1]
        good = [card for card in range(52) if others >> card & 1 and not int(view["may_follow"]) >> card & 1]
        if viewer != turn and view["trick_size"] and len(good) >= len(bad):
            for out, into in zip(bad, good, strict=False):
                s["hand"][turn] ^= np.int64(1 << out | 1 << into)
                s["pool"] ^= np.int64(1 << out | 1 << into)

    game = replace(GAME, determinize=determinize)
    play = play_out(GAME, Setting(2, {}), "stuck")
    texts = [step.before.move_text(step.seat, step.action) for step in play.steps]
    follows = [n for n, text in enumerate(texts) if re.match(r"\d: play", text) and play.moments[n].state["trick_size"]]
    with pytest.raises((AssertionError, ValueError)):
        check_followers(game, texts, {n: play.steps[n].seat for n in follows})


def check_followers(game: Game, moves: Sequence[str], turns: dict[int, int]) -> None:
    for n, seat in turns.items():
        check_history(2, "", moves[:n], 1 - seat, seed=0, game=game)
