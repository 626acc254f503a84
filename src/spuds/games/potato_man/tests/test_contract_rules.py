"""What the contract suite cannot know of itself: seats are all alike, and faults that only this game can have."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from spuds.core.events import Event
from spuds.core.frames import SPECTATOR
from spuds.core.game import Game
from spuds.core.table import Table
from spuds.core.testing import Setting, check_game, check_play, check_twins, play_out
from spuds.games.potato_man import GAME
from spuds.games.potato_man.cards import POTATO_MAN
from spuds.games.potato_man.decisions import DRAW
from spuds.games.potato_man.tests.reference import Reference
from spuds.games.potato_man.tests.tables import TABLES, WITH_GREEN

# Seats


def table_options(options: str) -> dict[str, Any]:
    return {"three_player_no_green": "off"} if options == WITH_GREEN else {}


def turned(move: str, seats: int) -> str:
    """Return a move as it reads when everybody moves on by one seat."""
    mover, words = move.split(": ")
    words = re.sub(r"^(start|deal) (\d)", lambda found: f"{found[1]} {(int(found[2]) + 1) % seats}", words)
    return f"{mover if mover == '*' else (int(mover) + 1) % seats}: {words}"


@pytest.mark.parametrize("seats,options", TABLES)
def test_all_seats_are_alike(seats: int, options: str) -> None:
    play = play_out(GAME, Setting(seats, table_options(options)), "turned")
    table, other = (Table(GAME, seats, **table_options(options)) for _ in range(2))
    for step in play.steps:
        move = step.before.move_text(step.seat, step.action)
        if table.waiting != ("*",):
            assert table.legal() == other.legal()
        told, told_other = table.play(move), other.play(turned(move, seats))
        assert [e.kind for e in told] == [e.kind for e in told_other] or table.over or table.state["rounds"]
    scores, turned_scores = table.result()["scores"], other.result()["scores"]
    assert turned_scores == [scores[seat - 1] for seat in range(seats)]
    winners = sorted((seat + 1) % seats for seat in table.result()["winners"])
    assert other.result()["winners"] == winners


# Faults of knowledge that only this game can have


def stuck_worlds(game: Game) -> Game:
    """A world is drawn in which the seat in turn is stuck."""

    def determinize(view: Any, viewer: int, rng: Any, state: Any) -> None:
        followed = int(view["may_follow"])
        view["may_follow"] = (1 << 52) - 1
        game.determinize(view, viewer, rng, state)
        view["may_follow"] = followed
        state["may_follow"] = followed

    return replace(game, determinize=determinize)


def shown_hand(game: Game) -> Game:
    """Everybody sees the hand of seat 0, and everything else fits with that."""

    def observe(state: Any, viewer: int, view: Any) -> None:
        game.observe(state, viewer, view)
        view["hand"][0, 0] = state["hand"][0]
        view["pool"] &= ~state["hand"][0]

    return replace(game, observe=observe)


def shown_draws(game: Game) -> Game:
    """Two players: the other sees what is drawn, in moves and events, and its view still hides it."""

    def as_seen(state: Any, seat: int, action: int, viewer: int) -> int:
        return action if DRAW <= action < DRAW + 52 else int(game.as_seen(state, seat, action, viewer))

    return replace(game, as_seen=as_seen)


def known_aside(game: Game) -> Game:
    """A view's pool holds only the cards of the pool and of the next hand."""

    def observe(state: Any, viewer: int, view: Any) -> None:
        game.observe(state, viewer, view)
        after = 0 if viewer == SPECTATOR else (viewer + 1) % int(state["seats"])
        view["pool"] = int(state["pool"]) | int(state["hand"][after])

    return replace(game, observe=observe)


def shown_for_ever(game: Game) -> Game:
    """A hand that was shown is still in the view, as a hand, when the next round is dealt."""

    def observe(state: Any, viewer: int, view: Any) -> None:
        game.observe(state, viewer, view)
        if state["stuck"] and viewer != state["stuck"] - 1:
            view["hand"][0, state["stuck"] - 1] = state["shown"]

    return replace(game, observe=observe)


def forgetful_discard(game: Game) -> Game:
    """A card of the discard may come again in a drawn world."""

    def determinize(view: Any, viewer: int, rng: Any, state: Any) -> None:
        if view["discard"] and not view["pool"] & (view["discard"] & -view["discard"]):
            lowest = int(view["discard"]) & -int(view["discard"])
            view["pool"] |= lowest
            game.determinize(view, viewer, rng, state)
            view["pool"] &= ~lowest
        else:
            game.determinize(view, viewer, rng, state)

    return replace(game, determinize=determinize)


@pytest.mark.parametrize(
    "fault",
    [stuck_worlds, shown_hand, shown_draws, known_aside, shown_for_ever, forgetful_discard],
    ids=lambda f: f.__name__,
)
def test_a_leak_of_this_game_is_found(fault: Callable[[Game], Game]) -> None:
    seats = 2 if fault is shown_draws else 4
    with pytest.raises(AssertionError, match="potato-man with"):
        check_game(fault(GAME), tables=[Setting(seats, {})], games=3, depth=4)


@pytest.mark.parametrize("leak", [shown_hand, known_aside], ids=lambda f: f.__name__)
def test_twins_find_a_leak_that_fits_with_all_else(leak: Callable[[Game], Game]) -> None:
    play = play_out(leak(GAME), Setting(4, {}), 0)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        [check_twins(play, viewer, pairs=6) for viewer in play.end.viewers]


# Faults of the rules: sound by the contract, so the reference must find them


def no_second_repeat(game: Game) -> Game:
    """A second Potato Man may be played."""

    def legal(state: Any, seat: int, out: Any) -> int:
        held = int(state["hand"][seat]) & POTATO_MAN
        state["may_follow"] |= held
        n = int(game.legal(state, seat, out))
        return n

    return replace(game, legal=legal)


def ties_to_the_first(game: Game) -> Game:
    """Of several winners only the lowest seat is named."""
    return replace(game, tally=lambda state, scores: (won := int(game.tally(state, scores))) & -won)


def sheet_of_one_seat(game: Game) -> Game:
    """The score sheet has lines of seat 0 only."""

    def sheet(told: Iterable[Event], seats: int) -> list[dict[str, Any]]:
        return [line for line in game.sheet(told, seats) if line["seat"] == 0]

    return replace(game, sheet=sheet)


@pytest.mark.parametrize("fault", [no_second_repeat, ties_to_the_first, sheet_of_one_seat], ids=lambda f: f.__name__)
def test_a_fault_of_the_rules_is_found_by_the_reference(fault: Callable[[Game], Game]) -> None:
    with pytest.raises((AssertionError, ValueError)):
        compare_many(fault(GAME))


def compare_many(game: Game) -> None:
    for seed in range(60):
        compare(game, play_out(GAME, Setting(5, {}), seed).steps)


def compare(game: Game, steps: Iterable[Any]) -> None:
    slow, table = Reference(5, {}), Table(game, 5)
    for step in steps:
        move = step.before.move_text(step.seat, step.action)
        if table.waiting != ("*",):
            assert table.legal() == slow.legal(slow.turn)
        table.play(move)
        slow.play("*" if step.seat == 31 else step.seat, move.split(": ")[1])
    assert table.result() == slow.result()


def test_the_sound_game_is_found_sound() -> None:
    compare(GAME, play_out(GAME, Setting(5, {}), 0).steps)
    check_play(play_out(GAME, Setting(4, {}), 0), depth=3)
