"""Two worlds that a viewer cannot tell apart: every byte that the server sends this viewer is the same in both.

Two tables are played side by side through the real path, requests in and encoded messages out. Luck, and what others
answer under seal, differ wherever the viewer does not see the difference; see `spuds.core.testing.twins`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spuds.core.frames import CHANCE, FULL, SPECTATOR
from spuds.core.game import Game
from spuds.core.registry import find_game, slugs
from spuds.core.testing import Setting
from spuds.core.testing import settings as tables_of
from spuds.core.testing.moments import Moment, choose, start
from spuds.core.testing.twins import look, seen_events
from spuds.server import folding, sight, wire
from spuds.server.course import Course
from spuds.server.refused import Refused
from tests.server.sitting import ANN, EVE, Sitting, new_sitting
from tests.tiny.game import GAME as TINY

GAMES = [pytest.param(game, id=game.slug) for game in (*map(find_game, slugs()), TINY)]
MOST_SEATS = 12
SITTERS = (ANN, *(f"sitter {seat:02}".ljust(20, "-") for seat in range(1, MOST_SEATS)))
Step = tuple[int, str, str]
"""Who moves, and the words in either world."""


SWERVES = 0.1
"""How often the twin makes another move than the game where the viewer would not notice."""
TRIES = 6
"""Twins of one game, of which that is taken which differs and stays alike longest."""


def twins(game: Game, setting: Setting, viewer: int, seed: int, most: int) -> list[Step]:
    """Return the moves of a random game and of a twin of it, for as long as the viewer cannot tell them apart.

    They end where a player must decide, or with the game, after at most so many answers.
    """
    moment = start(game, setting, f"{game.slug}, {setting}, seed {seed}")
    rng, played = random.Random(seed), []
    while (waiting := moment.waiting()) and (waiting == (CHANCE,) or most > 0):
        most -= waiting != (CHANCE,)
        seat, action = choose(moment, waiting, rng)
        played.append((moment, seat, action))
        moment, _, _ = moment.happened(seat, action)
    found = [_twin(played, moment, viewer, random.Random(f"{seed}/{n}")) for n in range(TRIES)]
    return max(found, key=lambda steps: (any(one != two for _, one, two in steps), len(steps)))


def _twin(played: list[tuple[Moment, int, int]], end: Moment, viewer: int, rng: random.Random) -> list[Step]:
    two, whole = played[0][0], 0
    steps: list[Step] = []
    afters = [*(moment for moment, _, _ in played[1:]), end]
    for (one, seat, action), after in zip(played, afters, strict=True):
        if seat != CHANCE:
            whole = len(steps)
        other = _twin_of(one, two, seat, action, viewer, rng)
        if other is None:
            return steps[:whole]
        _, _, told = one.happened(seat, action)
        two, _, told_again = two.happened(seat, other)
        alike = after.view(viewer).tobytes() == two.view(viewer).tobytes()
        if not alike or seen_events(told, viewer) != seen_events(told_again, viewer):
            return steps[:whole]
        steps.append((seat, one.game.texts[action], one.game.texts[other]))
    return steps


def _twin_of(one: Moment, two: Moment, seat: int, action: int, viewer: int, rng: random.Random) -> int | None:
    """Return a move that is possible in the twin and looks the same to the viewer: mostly the same."""
    if seat not in two.waiting():
        return None
    seen = look(one, seat, action, viewer)
    alike = [move for move in two.possible(seat) if look(two, seat, move, viewer) == seen]
    if action in alike and rng.random() > SWERVES:
        return action
    return rng.choice(alike) if alike else None


class World:
    """One of the two tables, with a person in each seat."""

    def __init__(self, game: Game, setting: Setting, luck: list[str]) -> None:
        self.luck = iter(luck)
        self.sitting: Sitting = new_sitting(
            game, setting.seats, friends=True, options=dict(setting.options), pace="live"
        )
        for seat, person in enumerate(SITTERS[1 : setting.seats], 1):
            self.sitting.come(person)
            self.sitting.ask(person, wire.Sit, seat=seat, name=f"Player {seat}")
        self.sitting.come(EVE)
        with self.drawing():
            self.sitting.ask(ANN, wire.Start)

    @contextmanager
    def drawing(self) -> Iterator[None]:
        """Let chance make the moves of this world."""

        def draw(*_: object) -> str:
            return f"*: {next(self.luck)}"

        # A plain function: to make a mock of each takes longer than what is looked at.
        with mock.patch.object(Course, "draw", draw):
            yield

    def move(self, seat: int, words: str) -> None:
        self.sitting.now += 1500
        with self.drawing():
            self.sitting.move(SITTERS[seat], words)

    def sent(self, person: str, since: int, attempts: list[wire.Asked]) -> dict[str, bytes]:
        """Return all that a person can get out of the table now."""
        room, now = self.sitting.room, self.sitting.now
        course, encode = self.sitting.course, msgspec.json.encode
        return {
            "whole": encode(sight.update(room, person, 0, now)),
            "tail": encode(sight.update(room, person, since, now)),
            "record": b"" if course.over else encode(sight.record(room, person)),
            "moments": b"" if course.over else encode([sight.moment(room, person, n) for n in moments(course.closed)]),
            "listed": encode([sight.listed(room), room.index(), room.deadline(now)]),
            "bots": encode([asked[:3] for asked in room.wanted()]),
            "refusals": encode([self.refusal(person, request) for request in attempts]),
        }

    def refusal(self, person: str, request: wire.Asked) -> wire.Error | None:
        """Return why a request is refused; None if it would have been carried out, which is prevented."""
        try:
            with mock.patch.object(folding, "apply", _would_be_carried_out):
                self.sitting.room.ask(request, person, self.sitting.now)
        except Refused as error:
            return error.to_wire(request.action_id)
        except _CarriedOut:
            return None
        return None


class _CarriedOut(Exception):
    pass


def _would_be_carried_out(*_: Any) -> None:
    raise _CarriedOut


def moments(made: int) -> list[int]:
    return sorted({0, 1, made // 2, max(0, made - 2), max(0, made - 1), made})


def illegal_moves(world: World, person: str, rng: random.Random) -> list[wire.Asked]:
    """Return moves that are not legal for a person now, and other requests that are refused."""
    view = world.sitting.seen(person).view
    decision = view.decision or (view.moves, max(0, view.table.you), 0)
    legal = {choice.move for choice in view.board.choices} if view.board is not None else set()
    words = [text for text in rng.sample(world.sitting.game.texts, 8) if text not in legal]
    moves: list[wire.Asked] = [wire.Move(f"try-{text}", decision, text) for text in words]
    return [*moves, wire.Stand("stand"), wire.AskUndo("undo"), wire.Rematch("again"), wire.Fill("fill", 1, "")]


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_what_a_viewer_cannot_know_changes_no_byte_that_it_is_sent(game: Game, data: st.DataObject) -> None:
    setting = data.draw(st.sampled_from(tables_of(game)), "table")
    viewer = data.draw(st.sampled_from([*range(setting.seats), SPECTATOR]), "viewer")
    seed, most = data.draw(st.integers(0, 9999), "seed"), data.draw(st.integers(0, 14), "answers")
    check_worlds(game, setting, viewer, twins(game, setting, viewer, seed, most), seed)


def check_worlds(game: Game, setting: Setting, viewer: int, steps: list[Step], seed: int) -> int:
    """Play both worlds side by side and compare what is sent; return how many of the moves differed."""
    person = EVE if viewer == SPECTATOR else SITTERS[viewer]
    lucks = [[words[n] for seat, *words in steps if seat == CHANCE] for n in (0, 1)]
    if not lucks[0]:
        return 0
    worlds = [World(game, setting, luck) for luck in lucks]
    rng, since = random.Random(seed), 0
    answers = [step for step in steps if step[0] != CHANCE]
    for step in [None, *answers]:
        if step is not None:
            worlds[0].move(step[0], step[1])
            worlds[1].move(step[0], step[2])
        for watching in {person, EVE}:
            attempts = illegal_moves(worlds[0], watching, rng)
            one, two = (world.sent(watching, since, attempts) for world in worlds)
            assert one == two
        since = worlds[0].sitting.room.seq
    return sum(one != two for _, one, two in steps)


def count_differences(game: Game) -> int:
    """Compare some worlds at a table of middling size; return how many of the moves differed."""
    setting = Setting(game.seats[len(game.seats) // 2], {})
    return sum(check_worlds(game, setting, 0, twins(game, setting, 0, seed, 6), seed) for seed in range(8))


@pytest.mark.parametrize("game", GAMES)
def test_such_worlds_do_differ(game: Game) -> None:
    assert count_differences(game) > 0, "all twins were the same game, so nothing has been shown"


CARELESS: list[tuple[object, str, object]] = [
    (sight, "_viewer", lambda *_: FULL),
    (sight, "_hash", lambda room: str(room.course.state.tobytes() if room.course else b"")),
    (Course, "moves_seen_by", lambda course, _: course.moves),
    (Course, "move_seen_by", lambda course, _, n: course.move(n)),
]


@pytest.mark.parametrize("owner, name, leaky", CARELESS, ids=[name for _, name, _ in CARELESS])
@pytest.mark.parametrize("game", [find_game(slug) for slug in slugs()], ids=slugs())
def test_a_leak_would_be_seen(game: Game, owner: object, name: str, leaky: object) -> None:
    """The comparison is of the messages that a careless server would send, and they differ."""
    with mock.patch.object(owner, name, leaky), pytest.raises(AssertionError, match=r"assert {'whole'"):
        count_differences(game)
