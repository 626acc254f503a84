"""Certify a game with one call: `check_game(GAME)` plays random games and makes every check of this package."""

from __future__ import annotations

from collections.abc import Iterable

from spuds.core.frames import FULL, SPECTATOR
from spuds.core.game import Game
from spuds.core.records import PUBLIC, fields_of
from spuds.core.testing.boards import check_board, check_lines, check_looks
from spuds.core.testing.decisions import (
    check_actors,
    check_blindness,
    check_move,
    check_pick,
    check_reasons,
    check_sound,
    check_thumb,
    check_values,
)
from spuds.core.testing.declared import check_messages, check_options, check_record, check_texts
from spuds.core.testing.display import check_display, check_hands
from spuds.core.testing.knowledge import (
    LOOKS,
    check_sight,
    check_view,
    check_world,
    check_worlds_vary,
)
from spuds.core.testing.moments import MOST_MOVES, Play, Setting, play_out, settings
from spuds.core.testing.plays import check_copies, check_end, check_horizon, check_settle, check_table
from spuds.core.testing.twins import check_drawn_worlds, check_twins


def check_game(
    game: Game,
    *,
    games: int = 1,
    seed: int = 0,
    tables: Iterable[Setting] | None = None,
    depth: int = 12,
    most: int = MOST_MOVES,
) -> int:
    """Certify that a game keeps the contract of `spuds.core.game.Game`; its rules are for its own tests to show.

    Args:
        game: the game, registered or not.
        games: how many random games to play at each table.
        seed: of the random games; the same seed makes the same checks.
        tables: those to try; by default all numbers of seats, and each value of each option (`settings`).
        depth: at how many positions of each game the costly checks are made.
        most: moves after which a game is taken to be endless.
    Returns:
        How many moves were played and checked.
    Raises:
        AssertionError: says what is wrong, in which random game, after how many moves, and the position in words.
    """
    check_declarations(game)
    moves = 0
    for setting in settings(game, seed=seed) if tables is None else tables:
        for n in range(games):
            play = play_out(game, setting, f"{seed}-{n}", most=most)
            check_play(play, depth=depth)
            moves += len(play.steps)
    return moves


def check_declarations(game: Game) -> None:
    """Check what can be checked without playing."""
    check_record(game)
    check_texts(game)
    check_options(game)
    check_messages(game)
    check_looks(game)


def check_play(play: Play, *, depth: int = 12) -> None:
    """Check one whole random game.

    Args:
        play: the game, from `play_out`.
        depth: at how many of its positions the costly checks are made; the others are made at every one.
    """
    check_end(play)
    for moment in play.moments:
        check_sound(moment)
        check_actors(moment)
        check_values(moment)
    for step in play.steps:
        check_move(step)
        check_sight(step)
    for moment in play.some(depth):
        check_reasons(moment)
        check_pick(moment)
        check_thumb(moment)
        check_blindness(moment)
        check_display(moment)
        check_settle(moment)
        for viewer in (*moment.viewers, FULL):
            check_board(moment, viewer)
        for viewer in moment.viewers:
            check_world(moment, viewer)
    check_secrets(play, pairs=max(1, depth // 4))
    check_hands(play)
    check_lines(play)
    check_copies(play)
    check_horizon(play)
    check_table(play)


def check_secrets(play: Play, *, pairs: int) -> None:
    """Check for every viewer, at every moment, that it sees what it may, and nothing of what it may not.

    Args:
        play: a whole game.
        pairs: how many twins and how many drawn worlds to play on beside it, for each viewer.
    """
    for moment in play.some(LOOKS):
        open_to_all = moment.view(SPECTATOR)
        for viewer in moment.viewers:
            check_view(moment, viewer, open_to_all)
    check_worlds_vary(play)
    compared = 0
    for viewer in play.end.viewers:
        compared += check_twins(play, viewer, pairs=pairs)
        check_drawn_worlds(play, viewer, pairs=pairs)
    has_secrets = any(f.visibility is not PUBLIC for f in fields_of(play.end.game.State))
    if has_secrets and not compared:
        raise play.end.fault("views hide something, yet no move of the whole game was hidden from anybody")
