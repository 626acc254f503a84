"""`spuds bench`: how fast this machine plays."""

from __future__ import annotations

import click

from spuds.cli.common import (
    all_games,
    check_number,
    json_option,
    load_game,
    seats_option,
    usual_seats,
    wanted_seats,
)
from spuds.cli.progress import compiling

WARM_UP_SECONDS = 0.01


@click.command("bench")
@click.argument("slugs", metavar="[GAME]...", nargs=-1)
@seats_option
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True, max=3600),
    default=1.0,
    show_default=True,
    callback=check_number,
    help="Time for each figure.",
)
@json_option
def command(slugs: tuple[str, ...], *, seats: int | None, seconds: float, as_json: bool) -> None:
    """Measure how fast this machine plays: games and decisions, views, sampled worlds, search.

    Figures are of one core. Without GAME all games are measured.

    \b
    spuds bench
    spuds bench potato-man --seats 5 --seconds 3
    spuds bench --json
    """
    from spuds.arena import bench
    from spuds.cli.screen import open_screen
    from spuds.core.notation import dumps

    rows: list[tuple[str, int, str, float, str]] = []
    for game in [load_game(slug) for slug in slugs] or all_games():
        chairs = wanted_seats(game, usual_seats(game) if seats is None else seats)
        with compiling(f"the drivers of {game.name}"):
            bench(game, chairs, WARM_UP_SECONDS)
        rows += [(game.slug, chairs, *figure) for figure in bench(game, chairs, seconds)]
    if as_json:
        keys = ("game", "seats", "name", "value", "unit")
        click.echo(dumps([dict(zip(keys, row, strict=True)) for row in rows]))
        return
    heading = ["game", "seats", "figure", "value", "unit"]
    screen = open_screen()
    screen.table(heading, [[slug, str(n), name, f"{value:,.0f}", unit] for slug, n, name, value, unit in rows])
