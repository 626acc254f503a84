"""`spuds replay`: play recorded games through, check every move, show what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from spuds.cli.common import json_option, load_game
from spuds.cli.files import read_all
from spuds.cli.progress import compiling

if TYPE_CHECKING:
    from spuds.cli.screen import Screen
    from spuds.core.notation import Record
    from spuds.core.table import Table


@click.command("replay")
@click.argument("file", metavar="FILE")
@click.option("--log", "with_log", is_flag=True, help="Say everything that happened, with the rule behind it.")
@click.option("--until", type=click.IntRange(min=0), metavar="N", help="Stop before move N, counted from 0.")
@click.option("--language", default="en", show_default=True, help="Language of the words: en or lt.")
@click.option("--plain", is_flag=True, help="No colours, no boxes.")
@json_option
def command(file: str, *, with_log: bool, until: int | None, language: str, plain: bool, as_json: bool) -> None:
    """Check recorded games and show their score sheets.

    FILE holds one record, or JSON Lines of several; - reads standard input. Every move is checked against the rules;
    a record that breaks them is refused with the number of the move, the position and what would have been legal.

    \b
    spuds replay game.json
    spuds replay game.json --log
    spuds replay game.json --until 57
    spuds replay games.jsonl --json
    """
    from spuds.cli.screen import open_screen
    from spuds.core.notation import dumps

    screen = open_screen(plain=plain)
    for record in read_all(file):
        table = _played(record, until)
        if as_json:
            click.echo(dumps(table.result()))
        else:
            _show(table, screen, language, with_log=with_log)


def _played(record: Record, until: int | None) -> Table:
    from spuds.core.replays import replay

    if until is not None and until < len(record.moves):
        record.moves, record.result = record.moves[:until], None
    game = load_game(record.game)
    with compiling(f"the rules of {game.name}"):
        return replay(record)


def _show(table: Table, screen: Screen, language: str, *, with_log: bool) -> None:
    from spuds.cli.sheet import show_result
    from spuds.cli.telling import Teller
    from spuds.cli.words import Words
    from spuds.core.frames import FULL

    words = Words(language)
    names = words.names(table.names, table.seats)
    screen.heading(words.say("game-title", game=table.game.name, seats=table.seats, moves=len(table.moves)))
    if with_log:
        teller = Teller(table.game, names, words, viewer=FULL)
        for told in teller.tell(table.events):
            screen.line(told.with_rule)
    if not table.over:
        screen.line(table.position)
    show_result(table.result(), names, screen, words, table.game)
