"""`spuds simulate`: many games between bots, with confidence intervals."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator, Sequence
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
    usual_seats,
    wanted_seats,
)
from spuds.cli.progress import compiling

if TYPE_CHECKING:
    from spuds.arena import Line, Report
    from spuds.core.choices import Value

LEVEL = 0.95
"""Of the intervals."""


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


class Setting(TypedDict):
    """All that a simulation depends on, but for how many games: what its JSON begins with."""

    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    bots: list[str]
    iterations: int
    duplicate: bool
    seed: int


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
    rotation of the bots, so that the luck of the cards cancels. The same seed gives the same games. Without --seats
    several bots say how many seats there are; else there are four, or as many as the game can have.

    \b
    spuds simulate potato-man --bots thumb,random,random,random --games 2000
    spuds simulate potato-man --bots search,thumb,thumb,thumb --games 400 --duplicate --jobs 2
    spuds simulate potato-man --seats 3 -o three_player_no_green=off --bots thumb --json
    """
    from spuds.cli.luck import new_seed

    seed = asked["seed"] if asked["seed"] is not None else new_seed()
    setting = _setting(asked, seed)
    report = _simulated(asked, setting)
    if asked["as_json"]:
        _print_json(report, setting)
    else:
        _print_table(report, seed)


def _setting(asked: Asked, seed: int) -> Setting:
    game = load_game(asked["slug"])
    seats = asked["seats"]
    if seats is None:
        several = asked["bots"].count(",")
        seats = several + 1 if several else usual_seats(game)
    wanted_seats(game, seats)
    return {
        "game": game.slug,
        "rules": game.rules_version,
        "seats": seats,
        "options": table_options(game, seats, asked["given"]),
        "bots": bot_levels(asked["bots"], seats),
        "iterations": asked["iterations"],
        "duplicate": asked["duplicate"],
        "seed": seed,
    }


def _simulated(asked: Asked, setting: Setting) -> Report:
    game = load_game(setting["game"])
    from spuds.arena import simulate

    def run(games: int, progress: Callable[[int], None]) -> Report:
        return simulate(
            game,
            setting["seats"],
            setting["options"],
            setting["bots"],
            games,
            setting["seed"],
            iterations=setting["iterations"],
            duplicate=setting["duplicate"],
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


def _print_json(report: Report, setting: Setting) -> None:
    from spuds.core.notation import dumps

    lines = [
        {name: _finite(value) if isinstance(value, float) else value for name, value in asdict(line).items()}
        for line in report.lines
    ]
    whole = {**setting, "level": LEVEL, "games": report.games, "seconds": report.seconds, "decisions": report.decisions}
    click.echo(dumps({**whole, "lines": lines}))


def _finite(value: float) -> float | None:
    """JSON has no NaN, which one game's interval is."""
    return value if math.isfinite(value) else None


def _print_table(report: Report, seed: int) -> None:
    from spuds.cli.screen import open_screen

    screen = open_screen()
    rows = [_row(line, name) for line, name in zip(report.lines, _names(report.lines), strict=True)]
    screen.table(["bot", "seat", "games", "mean score", "win share"], rows)
    seconds, games = max(report.seconds, 1e-9), "game" if report.games == 1 else "games"
    screen.line(
        f"{report.games} {games} in {seconds:.1f} s: {report.games / seconds:,.0f} games/s, "
        f"{report.decisions / seconds:,.0f} decisions/s. Intervals are 95 %. Seed {seed}."
    )


def _names(lines: Sequence[Line]) -> list[str]:
    """Name the bots; those of one level that no seat tells apart are numbered."""
    levels = [line.bot for line in lines]
    return [
        f"{line.bot} {levels[: n + 1].count(line.bot)}"
        if line.seat is None and levels.count(line.bot) > 1
        else line.bot
        for n, line in enumerate(lines)
    ]


def _row(line: Line, name: str) -> list[str]:
    score, win = (f" ± {value}" for value in _intervals(line))
    return [
        name,
        "any" if line.seat is None else str(line.seat),
        str(line.games),
        f"{line.mean_score:.2f}{score}",
        f"{100 * line.win_share:.1f} %{win}",
    ]


def _intervals(line: Line) -> tuple[str, str]:
    if not math.isfinite(line.score_interval):
        return "?", "?"
    return f"{line.score_interval:.2f}", f"{100 * line.win_interval:.1f}"
