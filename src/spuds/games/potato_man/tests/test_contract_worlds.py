"""Sampled worlds against the full list of them: all of them come, no others, and all alike (field bar 2)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from spuds.core.chance import any_of, seeded, some_of
from spuds.core.frames import SPECTATOR
from spuds.core.game import Game
from spuds.core.table import Table
from spuds.core.testing import check_uniform
from spuds.games.potato_man import GAME
from spuds.games.potato_man.cards import WORDS
from spuds.games.potato_man.tests.reference import Reference, may_join
from spuds.games.potato_man.tests.tables import TABLES, WITH_GREEN

MOST_WORLDS = 320
Fit = Callable[[Reference], bool]


def table_options(options: str) -> dict[str, str | int]:
    return {"three_player_no_green": "off"} if options == WITH_GREEN else {}


def kind_move(slow: Reference, rng: random.Random) -> tuple[int | str, str]:
    """Return a random move that leaves the next seat, if possible, a card to follow with; so rounds get old."""
    if slow.waiting() == "*":
        return "*", rng.choice(list(slow.chances()))
    legal = [words.split(" ")[1] for words in slow.legal(slow.turn)]
    after = slow.hands()[(slow.turn + 1) % slow.seats]
    kind = [card for card in legal if any(may_join(other, [*slow.trick(), card], slow.seats) for other in after)]
    return slow.turn, f"play {rng.choice(kind or legal)}"


def positions(seats: int, options: str, fit: Fit, most: int) -> Iterator[tuple[Reference, Table]]:
    """Yield positions of random games that fit, each with a table that stands so too."""
    chosen = table_options(options)
    for seed in range(60):
        rng = random.Random(f"{seats}{options}{seed}")
        slow, moves = Reference(seats, chosen), list[str]()
        while slow.waiting() is not None:
            mover, words = kind_move(slow, rng)
            slow.play(mover, words)
            moves.append(f"{mover}: {words}")
            if fit(slow) and rng.random() < 0.5:
                table = Table(GAME, seats, **chosen)  # type: ignore[arg-type]
                for move in moves:
                    table.play(move)
                yield slow, table
                most -= 1
                if most == 0:
                    return
                break


def hands_in(world: tuple[frozenset[str], ...]) -> tuple[int, ...]:
    hands = [sum(1 << WORDS.index(card) for card in hand) for hand in world]
    return (*hands, *[0] * (5 - len(hands)))


def drawing(game: Game, view: NDArray[Any], viewer: int, seed: str) -> Callable[[], tuple[int, ...]]:
    rng, states = seeded(seed), np.zeros(1, dtype=game.STATE)

    def draw() -> tuple[int, ...]:
        game.determinize(view[0], viewer, rng[0], states)
        return tuple(states["hand"][0].tolist())

    return draw


def check_viewers(game: Game, slow: Reference, table: Table, each: int = 30) -> int:
    """Check all viewers that have from 2 to MOST_WORLDS worlds; return how many those are."""
    checked = 0
    for viewer in (*range(slow.seats), SPECTATOR):
        worlds = few_worlds(slow, viewer)
        if worlds:
            view = table.view("spectator" if viewer == SPECTATOR else viewer).array
            draw = drawing(game, view, viewer, f"{viewer} {table.position}")
            check_uniform(draw, map(hands_in, worlds), each=each)
            checked += 1
    return checked


def few_worlds(slow: Reference, viewer: int) -> list[tuple[frozenset[str], ...]]:
    """Return all worlds of a viewer, if there are at least two and not too many."""
    worlds = list(islice(slow.worlds(None if viewer == SPECTATOR else viewer), MOST_WORLDS + 1))
    return worlds if 2 <= len(worlds) <= MOST_WORLDS else []


def is_late(slow: Reference) -> bool:
    """Few cards are left, and the seat in turn must follow: it is not stuck, which its hand must show."""
    if slow.phase != "play" or not slow.trick() or max(slow.hand_sizes()) > 2:
        return False
    return any(few_worlds(slow, viewer) for viewer in (*range(slow.seats), SPECTATOR))


def is_over(slow: Reference) -> bool:
    return slow.phase == "over" and slow.stuck() is not None


def is_young(slow: Reference) -> bool:
    return slow.phase == "deal" and sum(slow.hand_sizes()) in (1, 2)


@pytest.mark.parametrize("seats,options", TABLES)
@pytest.mark.parametrize("fit", [is_late, is_young, is_over])
def test_sampled_worlds_are_all_that_fit_and_all_alike(seats: int, options: str, fit: Fit) -> None:
    most = 4 if fit is is_late else 1 if fit is is_young else 5
    checked = sum(check_viewers(GAME, slow, table) for slow, table in positions(seats, options, fit, most))
    assert checked >= (1 if fit is is_over else 2)


# The instrument: draws that look sound and are not


def without_the_duty(view: NDArray[Any], viewer: int, rng: Any, state: NDArray[Any]) -> None:
    """Forget that the seat in turn is not stuck."""
    open_to_all = view.copy()
    open_to_all["may_follow"] = (1 << 52) - 1
    GAME.determinize(open_to_all, viewer, rng, state)
    state["may_follow"] = view["may_follow"]


def mended(view: Any, viewer: int, rng: Any, state: NDArray[Any]) -> None:
    """Give a stuck seat a fitting card for one of its own."""
    without_the_duty(view, viewer, rng, state)
    turn, s = int(view["stack"]["seat"][0]), state[0]
    if turn == viewer or int(s["hand"][turn]) & int(view["may_follow"]):
        return
    wanted, given = any_of(int(view["pool"]) & int(view["may_follow"]), rng), any_of(int(s["hand"][turn]), rng)
    for seat in range(5):
        if int(s["hand"][seat]) >> wanted & 1:
            s["hand"][seat] ^= 1 << wanted | 1 << given
    s["hand"][turn] ^= 1 << wanted | 1 << given


def others_first(view: Any, viewer: int, rng: Any, state: NDArray[Any]) -> None:
    """Deal the other seats first, and the seat in turn again and again from what is left."""
    turn = int(view["stack"]["seat"][0])
    left = 0
    while not left & int(view["may_follow"]):
        without_the_duty(view, viewer, rng, state)
        left = int(state[0]["pool"]) | int(state[0]["hand"][turn])
    hand = 0 if turn != viewer else int(state[0]["hand"][turn])
    while not hand & int(view["may_follow"]):
        hand = int(some_of(left, int(view["held"][turn]), rng))
    state["hand"][0, turn] = hand


@pytest.mark.parametrize("determinize", [without_the_duty, mended, others_first])
def test_uneven_draws_are_found(determinize: Callable[..., None]) -> None:
    game = replace(GAME, determinize=determinize)
    with pytest.raises(AssertionError, match=r"not possible|not alike"):
        check_late_games(game)


def check_late_games(game: Game) -> None:
    for seats in (3, 4, 5):
        for slow, table in positions(seats, "", is_late, 4):
            check_viewers(game, slow, table, each=100)
