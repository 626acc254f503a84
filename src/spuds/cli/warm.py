"""`spuds warm`: compile everything once, so that later runs start at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from spuds.cli.common import all_games, load_game
from spuds.cli.progress import compiling

if TYPE_CHECKING:
    from spuds.core.game import Game


@click.command("warm")
@click.argument("slugs", metavar="[GAME]...", nargs=-1)
def command(slugs: tuple[str, ...]) -> None:
    """Compile the games into the cache, so that later runs start at once.

    Without GAME all games are compiled. The cache keeps code until the sources, the compiler or the machine change.

    \b
    spuds warm
    spuds warm potato-man
    """
    for game in [load_game(slug) for slug in slugs] or all_games():
        for what, make in STAGES.items():
            with compiling(f"{what} of {game.name}") as watch:
                make(game)
            found = f"{len(watch.compiled)} kernels compiled" if watch.compiled else "in the cache already"
            click.echo(f"{game.name}, {what}: {found} ({watch.seconds:.1f} s)")
    click.echo(f"The cache is in {cache_place()}.")


def cache_place() -> str:
    """Return where compiled code is kept."""
    from spuds.core.code_cache import cache_folder

    return str(cache_folder() or "nowhere: it is switched off, or no folder may be written to")


def _warm_rules(game: Game) -> None:
    """Play a game as `play`, `replay` and `trace` do, with every hook that they call."""
    from spuds.cli.luck import key_of
    from spuds.cli.tracing import Tracer
    from spuds.core.notation import move_text
    from spuds.core.options import needed_options
    from spuds.core.table import Table

    seats = game.seats[0]
    options = needed_options(game.Options, seats)
    list(Tracer(game, seats, options).random_game(key_of(0)))
    table = Table.with_options(game, seats, options)
    table.settle(0)
    for mover in table.waiting:
        if mover == "*":
            continue
        view = table.view(mover)
        for action in view.actions()[:1]:
            game.why_not(view.array[0], mover, action)
            view.world(0)
            table.play(move_text(game, mover, action))
    table.log("spectator")
    table.result()


def _warm_bots(game: Game) -> None:
    """Ask each bot for an answer, as `play` and the server do."""
    from spuds.bots import LEVELS, make_bot
    from spuds.core.options import needed_options
    from spuds.core.table import Table

    seats = game.seats[0]
    table = Table.with_options(game, seats, needed_options(game.Options, seats))
    table.settle(0)
    for mover in table.waiting:
        if mover != "*":
            for level in LEVELS:
                make_bot(game, level, iterations=1).candidates(table.view(mover), 0)


def _warm_arena(game: Game) -> None:
    """Play and measure a little, as `simulate` and `bench` do."""
    from spuds.arena import bench, simulate
    from spuds.core.options import needed_options

    seats = game.seats[0]
    options = needed_options(game.Options, seats)
    for level in ("random", "thumb", "search"):
        simulate(game, seats, options, [level], 1, 0, iterations=1)
    bench(game, seats, 0.01)


STAGES: dict[str, Callable[[Game], None]] = {
    "the rules": _warm_rules,
    "the bots": _warm_bots,
    "the arena": _warm_arena,
}
