"""Test the tests: games with planted faults, each of which `check_game` must find.

A fault is a function that takes a sound game and returns one with a single hook, text or declaration spoilt. The
lists here need nothing of a game but its contract; a game adds faults that only its own rules can have.

    check_catches(GAME, view_shows_next_hand)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from spuds.core.game import Game
from spuds.core.testing import (
    planted_answers,
    planted_boards,
    planted_declared,
    planted_moves,
    planted_sights,
    planted_views,
)
from spuds.core.testing.check import check_game
from spuds.core.testing.moments import Setting, plain_setting

Fault: TypeAlias = Callable[[Game], Game]

FAULTS: tuple[Fault, ...] = (
    *planted_declared.FAULTS,
    *planted_answers.FAULTS,
    *planted_moves.FAULTS,
    *planted_views.FAULTS,
    *planted_sights.FAULTS,
    *planted_boards.FAULTS,
)
"""Every fault that any game can have planted in it."""


def check_catches(
    game: Game, fault: Fault, *, tables: Iterable[Setting] | None = None, games: int = 1, seed: int = 0
) -> str:
    """Plant a fault in a sound game and check that `check_game` finds it.

    Args:
        game: a game that `check_game` passes.
        fault: what to spoil.
        tables: as of `check_game`; by default the smallest table alone.
        games: as of `check_game`.
        seed: as of `check_game`.
    Returns:
        What `check_game` says.
    Raises:
        AssertionError: it finds nothing.
    """
    spoilt = fault(game)
    try:
        smallest = [plain_setting(game, game.seats[0])]
        check_game(spoilt, games=games, seed=seed, depth=4, most=2_000, tables=tables or smallest)
    except AssertionError as error:
        return str(error)
    raise AssertionError(f"{game.slug}: no check turns red when {(fault.__doc__ or fault.__name__).strip()}")


def check_instrument(
    game: Game, faults: Iterable[Fault] = FAULTS, *, tables: Iterable[Setting] | None = None, games: int = 1
) -> dict[str, str]:
    """Plant each fault in turn and check that every one is found.

    Args:
        game: a game that `check_game` passes.
        faults: what to spoil; add those that only this game can have.
        tables: as of `check_catches`.
        games: as of `check_catches`.
    Returns:
        What `check_game` says, by the name of the fault.
    Raises:
        AssertionError: lists all that are not found.
    """
    settings = None if tables is None else list(tables)
    told: dict[str, str] = {}
    missed: list[str] = []
    for fault in faults:
        try:
            told[fault.__name__] = check_catches(game, fault, tables=settings, games=games)
        except AssertionError as error:
            missed.append(str(error))
    if missed:
        raise AssertionError("; ".join(missed))
    return told
