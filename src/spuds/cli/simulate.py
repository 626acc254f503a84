"""`spuds simulate`: many games between bots, with confidence intervals."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from spuds.cli.common import (
    bot_levels,
    game_argument,
    json_option,
    load_game,
    options_option,
    seats_option,
    seed_option,
    table_options,
    wanted_seats,
)
from spuds.cli.progress import compiling

if TYPE_CHECKING:
    from spuds.arena import Line, Report


class Asked(TypedDict):
    """What the command line says."""

    slug: str
    seats: int | None
    bots: str
    games: int
    seed: int | None
    iterations: int
    jobs: int
    duplicate: bool
    given: tuple[str, ...]
    as_json: bool


@click.command("simulate")
@game_argument
@seats_option
@click.option(
    "--bots",
    default="thumb",
    show_default=True,
    metavar="LEVEL,...",
    help="random, thumb or search; one for all, or one for each seat in order.",
)
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games.")
@click.option(
    "--iterations",
    type=click.IntRange(min=1),
    default=1000,
    show_default=True,
    help="Worlds that a search bot tries for an answer.",
)
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Threads.")
@click.option("--duplicate", is_flag=True, help="Play each deal once for every rotation of the bots.")
@seed_option
@options_option
@json_option
def command(**asked: Unpack[Asked]) -> None:
    """Let bots play many games of GAME and compare them.

    Scores and win shares come with 95 % confidence intervals. With --duplicate each deal is played once for every
    rotation of the bots, so that the luck of the cards cancels. The same seed gives the same games. Several bots say
    how many seats there are.

    \b
    spuds simulate potato-man --bots thumb,random,random,random --games 2000
    spuds simulate potato-man --bots search,thumb,thumb,thumb --games 400 --duplicate --jobs 2
    spuds simulate potato-man --seats 3 -o three_player_no_green=off --bots thumb --json
    """
    from spuds.cli.luck import new_seed

    seed = asked["seed"] if asked["seed"] is not None else new_seed()
    report = _simulated(asked, seed)
    if asked["as_json"]:
        _print_json(report, seed)
    else:
        _print_table(report, seed)


def _simulated(asked: Asked, seed: int) -> Report:
    game = load_game(asked["slug"])
    several = asked["bots"].count(",")
    seats = wanted_seats(game, several + 1 if several and asked["seats"] is None else asked["seats"])
    levels = tuple(bot_levels(asked["bots"], seats))
    options = table_options(game, seats, asked["given"])
    from spuds.arena import simulate

    def run(games: int, progress: Callable[[int], None]) -> Report:
        return simulate(
            game,
            seats,
            options,
            levels,
            games,
            seed,
            iterations=asked["iterations"],
            duplicate=asked["duplicate"],
            jobs=asked["jobs"],
            progress=progress,
        )

    with compiling(f"the bots for {game.name}"):
        run(1, lambda _: None)
    with _counted(asked["games"]) as progress:
        return run(asked["games"], progress)


@contextmanager
def _counted(games: int) -> Iterator[Callable[[int], None]]:
    """Show a bar of the games played, on a terminal only."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda played: bar.advance(task, played)


def _print_json(report: Report, seed: int) -> None:
    from spuds.core.notation import dumps

    lines = [
        {name: _finite(value) if isinstance(value, float) else value for name, value in asdict(line).items()}
        for line in report.lines
    ]
    whole = {"seed": seed, "games": report.games, "seconds": report.seconds, "decisions": report.decisions}
    click.echo(dumps({**whole, "lines": lines}))


def _finite(value: float) -> float | None:
    """JSON has no NaN, which one game's interval is."""
    return value if math.isfinite(value) else None


def _print_table(report: Report, seed: int) -> None:
    from spuds.cli.screen import open_screen

    screen = open_screen()
    rows = [_row(line) for line in report.lines]
    screen.table(["bot", "seat", "games", "mean score", "win share"], rows)
    seconds = max(report.seconds, 1e-9)
    screen.line(
        f"{report.games} games in {seconds:.1f} s: {report.games / seconds:,.0f} games/s, "
        f"{report.decisions / seconds:,.0f} decisions/s. Intervals are 95 %. Seed {seed}."
    )


def _row(line: Line) -> list[str]:
    score, win = (f" ± {value}" for value in _intervals(line))
    return [
        line.bot,
        "any" if line.seat is None else str(line.seat),
        str(line.games),
        f"{line.mean_score:.2f}{score}",
        f"{100 * line.win_share:.1f} %{win}",
    ]


def _intervals(line: Line) -> tuple[str, str]:
    if not math.isfinite(line.score_interval):
        return "?", "?"
    return f"{line.score_interval:.2f}", f"{100 * line.win_interval:.1f}"
