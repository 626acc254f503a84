"""What several commands take: a game, seats, table options, bots, a seed. Checks that name what there is."""

from __future__ import annotations

import difflib
import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

from spuds.cli.faults import advise
from spuds.core.errors import GameError, SetupError
from spuds.core.registry import check_seats, find_game, slugs

if TYPE_CHECKING:
    from collections.abc import Callable

    from spuds.core.choices import Value
    from spuds.core.game import Game

USUAL_SEATS = 4

C = TypeVar("C", bound="Callable[..., Any]")

game_argument = click.argument("slug", metavar="GAME")
seats_option = click.option("--seats", type=int, metavar="N", help="How many sit at the table.")
options_option = click.option(
    "-o",
    "--option",
    "given",
    multiple=True,
    metavar="NAME=VALUE",
    help="A table option; may be repeated. `spuds games` lists them.",
)
seed_option = click.option("--seed", type=int, metavar="S", help="The same seed gives the same luck.")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")


def check_number(_: click.Context, __: click.Parameter, given: float) -> float:
    """Return a number as it is given: a callback for options that are one.

    Raises:
        click.BadParameter: it is nan, which lies in every range, as it compares with nothing.
    """
    if math.isnan(given):
        raise click.BadParameter("nan is no number")
    return given


def load_game(slug: str) -> Game:
    """Return a game by its slug.

    Raises:
        SetupError: there is none, or its package cannot be loaded.
    """
    try:
        return find_game(slug)
    except GameError:
        raise
    except Exception as error:
        raise SetupError(f"game {slug} cannot be loaded: {type(error).__name__}: {error}") from error


def usual_seats(game: Game) -> int:
    """Return the seats of a table that nobody has told: four, or as near to it as the game can be."""
    return min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])


def wanted_seats(game: Game, seats: int | None) -> int:
    """Return the seats of a table that must be told.

    Raises:
        SetupError: not told, or not a size that the game has.
    """
    if seats is None:
        low, high = game.seats[0], game.seats[-1]
        raise advise(SetupError(f"how many seats? {game.name} is for {low} to {high}"), "--seats N says it")
    check_seats(game, seats)
    return seats


def table_options(game: Game, seats: int, given: Iterable[str]) -> dict[str, Value]:
    """Read NAME=VALUE pairs and return the options that are not at their defaults.

    Raises:
        SetupError: not such a pair, one that comes twice, or one that the game does not have.
    """
    from spuds.core.options import changed, make_options, needed_options, option_kinds

    kinds = option_kinds(game.Options)
    values: dict[str, object] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            example = f"{next(iter(kinds), 'name')}={next(iter(kinds.values())).values()[-1] if kinds else 'value'}"
            raise SetupError(f"option {pair!r} is not of the form NAME=VALUE, such as {example}")
        if name in values:
            raise SetupError(f"option {name} is given twice")
        if name not in kinds:
            raise _no_such("option", name, list(kinds))
        values[name] = value
    try:
        return changed(make_options(game.Options, seats, values, as_text=True))
    except SetupError as error:
        needed = needed_options(game.Options, seats)
        missing = [f"-o {name}={value}" for name, value in needed.items() if name not in values]
        if missing:
            advise(error, f"{' '.join(missing)} lets {seats} play")
        raise


def bot_levels(text: str, chairs: int) -> list[str]:
    """Read a level, or one level for each of `chairs` with commas between, and return one for each.

    Raises:
        SetupError: an unknown level, or another number of them.
    """
    from spuds.bots import LEVELS

    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        if level not in LEVELS:
            raise advise(_no_such("bot", level, LEVELS), "give one level for all, or one for each bot: thumb,search")
    if len(levels) == 1:
        return levels * chairs
    if len(levels) != chairs:
        few = "many" if len(levels) > chairs else "few"
        raise advise(
            SetupError(f"{len(levels)} bots are too {few}: there are {chairs} seats for them"),
            "give one level for all, or one for each bot: thumb,search",
        )
    return levels


def _no_such(what: str, name: str, there_are: Sequence[str]) -> SetupError:
    near = difflib.get_close_matches(name.lower(), there_are, n=1)
    hint = f" did you mean {near[0]}?" if near else ""
    return SetupError(f"there is no {what} {name!r};{hint} the {what}s are: {', '.join(there_are) or 'none'}")


def all_games() -> list[Game]:
    """Return every game that is installed, by slug."""
    return [load_game(slug) for slug in slugs()]
