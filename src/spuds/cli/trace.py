"""`spuds trace`: every decision of random games, or of a record, one JSON object a line."""

from __future__ import annotations

import sys
from itertools import islice

import click

from spuds.cli.common import load_game, options_option, seats_option, seed_option, table_options, wanted_seats
from spuds.cli.faults import advise
from spuds.cli.files import read_all
from spuds.cli.progress import compiling
from spuds.core.errors import SetupError

LINES_AT_ONCE = 500


@click.command("trace")
@click.argument("slug", metavar="[GAME]", required=False)
@seats_option
@seed_option
@options_option
@click.option("--games", type=click.IntRange(min=1), default=1, show_default=True, help="How many games.")
@click.option("--replay", "file", metavar="FILE", help="Trace this record (- for standard input), not random games.")
def command(
    slug: str | None, seats: int | None, seed: int | None, given: tuple[str, ...], games: int, file: str | None
) -> None:
    """Print every decision of random games of GAME, or of a record.

    One JSON object a line: a header with game, seats and options; then each decision, chance included, with
    everything that was possible; then the result. In random games everybody answers at random, chance by the number
    of cards behind each of its moves.

    \b
    spuds trace potato-man --seats 4 --seed 1
    spuds trace potato-man --seats 3 --seed 1 --games 100 -o three_player_no_green=off > traces.jsonl
    spuds trace --replay game.json
    """
    if file is not None:
        if slug is not None or seats is not None or given or seed is not None or games != 1:
            raise click.UsageError("--replay takes all from the record: leave out GAME and the other options")
        _trace_records(file)
    elif slug is None:
        raise advise(SetupError("which game?"), "spuds games lists them; or --replay FILE traces a record")
    else:
        _trace_random(slug, seats, seed, given, games)


def _trace_random(slug: str, seats: int | None, seed: int | None, given: tuple[str, ...], games: int) -> None:
    game = load_game(slug)
    chairs = wanted_seats(game, seats)
    options = table_options(game, chairs, given)
    from spuds.cli.luck import key_of, new_seed
    from spuds.cli.tracing import Tracer

    if seed is None:
        seed = new_seed()
        print(f"seed {seed}", file=sys.stderr)
    with compiling(f"the rules of {game.name}"):
        tracer = Tracer(game, chairs, options)
        for n in range(games):
            _write(list(tracer.random_game(key_of(seed, n))))


def _trace_records(file: str) -> None:
    records = read_all(file)
    from spuds.cli.tracing import Tracer
    from spuds.core.notation import parse_move
    from spuds.core.replays import replay

    for record in records:
        game = load_game(record.game)
        with compiling(f"the rules of {game.name}"):
            table = replay(record)
            actions = [parse_move(game, move)[1] for move in table.moves]
            _write(list(Tracer(game, record.seats, dict(record.options)).game_of(actions)))


def _write(lines: list[str]) -> None:
    left = iter(lines)
    while some := list(islice(left, LINES_AT_ONCE)):
        sys.stdout.write("\n".join(some) + "\n")
