"""Find games: by their slugs, through the entry-point group `spuds.games`, so that any package can add one.

A game is imported when it is first asked for. Nothing above a game's folder reaches it by another way.
"""

from __future__ import annotations

import difflib
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from spuds.core.errors import SetupError

if TYPE_CHECKING:
    from spuds.core.game import Game

GROUP = "spuds.games"


def slugs() -> tuple[str, ...]:
    """Return the slugs of all games that are installed, in alphabetical order; nothing is imported."""
    return tuple(sorted(_entries()))


def find_game(slug: object) -> Game:
    """Return the game of that slug.

    Raises:
        SetupError: there is no such game; says which there are.
    """
    if not isinstance(slug, str):
        raise SetupError(f"a game is named by its slug, such as {', '.join(slugs()[:1])!r}, not by {slug!r}")
    entry = _entries().get(slug)
    if entry is None:
        near = difflib.get_close_matches(slug.lower(), slugs(), n=1)
        hint = f"; did you mean {near[0]}?" if near else "."
        raise SetupError(f"there is no game {slug!r}{hint} The games are: {', '.join(slugs()) or 'none'}")
    game: Game = entry.load()
    return game


def check_seats(game: Game, seats: object) -> None:
    """Refuse a table of a size that the game does not have.

    Raises:
        SetupError: says how many seats the game is for.
    """
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise SetupError(f"{game.name} is for {low} to {high} seats, not {seats!r}")


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}
