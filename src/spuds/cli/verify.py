"""`spuds verify`: check that nobody has chosen the luck of a recorded game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from spuds.cli.common import json_option, load_game
from spuds.cli.faults import advise
from spuds.cli.files import read_all
from spuds.cli.progress import compiling
from spuds.core.errors import CorruptState, GameError, SetupError

if TYPE_CHECKING:
    from spuds.cli.screen import Screen
    from spuds.cli.words import Words
    from spuds.core.notation import Fair, Record
    from spuds.core.table import Table

NO_SEED = "a table of spuds serve opens its seed when the game is over: take the record from there"
NOT_FAIR = "take the record from the table again; if this is what the table gave, the game was not dealt by its seed"


@click.command("verify")
@click.argument("file", metavar="FILE")
@click.option("--language", default="en", show_default=True, help="Language of the words: en or lt.")
@json_option
def command(file: str, *, language: str, as_json: bool) -> None:
    """Check that the luck of recorded games is that of their seeds.

    FILE holds one record, or JSON Lines of several; - reads standard input. A table shows the hash of its seed before
    the first move and opens the seed at the end. Every move is checked against the rules, every chance move against
    the seed, the seed against the hash. Compare the hash with the one that you saw before the game.

    \b
    spuds verify game.json
    spuds verify games.jsonl --json
    """
    from spuds.cli.screen import open_screen
    from spuds.cli.words import Words
    from spuds.core.notation import dumps

    screen, words = open_screen(plain=True), Words(language)
    records = read_all(file)
    for n, record in enumerate(records, 1):
        where = f"game {n}: " if len(records) > 1 else ""
        fair, table = _checked(record, where)
        drawn = sum(move.startswith("*") for move in table.moves)
        if as_json:
            found = {"fair": True, "hash": fair.hash, "moves": len(table.moves), "drawn": drawn, "over": table.over}
            click.echo(dumps(found))
        else:
            _show(table, drawn, fair, screen, words)


def _checked(record: Record, where: str) -> tuple[Fair, Table]:
    from spuds.core.fair import check_fair

    try:
        if record.fair is None:
            raise advise(SetupError("the record opens no seed, so its luck cannot be checked"), NO_SEED)
        game = load_game(record.game)
        with compiling(f"the rules of {game.name}"):
            return record.fair, check_fair(record)
    except GameError as error:
        error.args = (f"{where}{error}",)
        if isinstance(error, CorruptState):
            advise(error, NOT_FAIR)
        raise


def _show(table: Table, drawn: int, fair: Fair, screen: Screen, words: Words) -> None:
    title = words.say("game-title", game=table.game.name, seats=table.seats, moves=len(table.moves))
    screen.line(words.say("fair-deal", title=title, n=drawn))
    screen.line(words.say("fair-hash", hash=fair.hash))
    if not table.over:
        screen.line(words.say("not-over"))
