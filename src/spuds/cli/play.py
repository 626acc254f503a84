"""`spuds play`: a game against bots in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from spuds.cli.common import (
    bot_levels,
    load_game,
    options_option,
    seats_option,
    seed_option,
    table_options,
    usual_seats,
)
from spuds.cli.faults import advise
from spuds.cli.files import read_one
from spuds.cli.progress import compiling
from spuds.core.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spuds.cli.dialogue import Dialogue
    from spuds.cli.screen import Screen
    from spuds.cli.session import Session
    from spuds.cli.words import Words
    from spuds.core.game import Game
    from spuds.core.notation import Record
    from spuds.core.table import Table


CARD_KEY = "card-key"
"""A message that a game may have: which cards its short words mean."""
DEFAULT_LANGUAGE = "en"


class Asked(TypedDict):
    """What the command line says."""

    slug: str | None
    seats: int | None
    seat: int
    names: str | None
    bots: str
    iterations: int
    given: tuple[str, ...]
    seed: int | None
    plain: bool
    language: str
    with_rules: bool
    resume: str | None
    save: str | None


@click.command("play")
@click.argument("slug", metavar="[GAME]", required=False)
@seats_option
@click.option("--seat", type=int, default=0, show_default=True, metavar="S", help="Your seat, counted from 0.")
@click.option("--names", metavar="NAME,...", help="Names of all players, in the order of their seats.")
@click.option(
    "--bots",
    default="thumb",
    show_default=True,
    metavar="LEVEL,...",
    help="random, thumb or search; one for all, or one for each other seat in order.",
)
@click.option(
    "--iterations",
    type=click.IntRange(min=1),
    default=5000,
    show_default=True,
    metavar="N",
    help="Worlds that a search bot tries for an answer.",
)
@options_option
@seed_option
@click.option("--plain", is_flag=True, help="No colours, no boxes: for screen readers and pipes.")
@click.option("--language", default=DEFAULT_LANGUAGE, show_default=True, help="Language of the words: en or lt.")
@click.option("--ids", "with_rules", is_flag=True, help="Name the rule behind everything that happens.")
@click.option("--resume", metavar="FILE", help="Go on with a record that was saved.")
@click.option("--save", metavar="FILE", help="Keep the record of the game in this file.")
def command(**asked: Unpack[Asked]) -> None:
    """Play GAME against bots in the terminal.

    Answer with the number of an answer or with its words; ? lists what else you can type: a hint, why a card may not
    be played, the rules, undo, save.

    \b
    spuds play potato-man
    spuds play potato-man --seats 3 --seat 1 --bots thumb,search
    spuds play potato-man --seats 3 -o three_player_no_green=off -o laps=2
    spuds play potato-man --save game.json
    spuds play --resume game.json
    """
    open_game(asked).run()


def open_game(asked: Asked) -> Dialogue:
    """Seat everybody at a new or a saved table and return the game, ready to be played.

    Raises:
        GameError: whatever was asked for cannot be had.
    """
    record = _saved(asked["resume"], asked) if asked["resume"] is not None else None
    slug = record.game if record else asked["slug"]
    if slug is None:
        raise advise(SetupError("which game?"), "spuds games lists them; or --resume FILE goes on with a record")
    game = load_game(slug)
    from spuds.cli.words import Words

    words = Words(asked["language"])
    with compiling(f"the rules of {game.name}"):
        table = _new_table(game, record, asked)
        session = _seated(table, asked)
        for move in record.moves if record else ():
            session.play(move)
    return _dialogue(session, asked, words)


def _saved(file: str, asked: Asked) -> Record:
    """Read a record, check every move of it, and return it with its moves in the order of a record."""
    if asked["slug"] is not None or asked["seats"] is not None or asked["given"] or asked["names"] is not None:
        raise click.UsageError("--resume takes game, seats, options and names from the record: leave them out")
    record = read_one(file)
    game = load_game(record.game)
    from spuds.core.replays import replay

    with compiling(f"the rules of {game.name}"):
        record.moves = replay(record).moves
    return record


def _new_table(game: Game, record: Record | None, asked: Asked) -> Table:
    from spuds.core.registry import check_seats
    from spuds.core.table import Table

    if record is not None:
        return Table.with_options(game, record.seats, record.options, record.names)
    seats = asked["seats"]
    if seats is None:
        seats = usual_seats(game)
    check_seats(game, seats)
    names = [name.strip() for name in asked["names"].split(",")] if asked["names"] is not None else None
    return Table(game, seats, names=names, **table_options(game, seats, asked["given"]))


def _seated(table: Table, asked: Asked) -> Session:
    """Take the person's seat and put bots into the others."""
    from spuds.bots import make_bot
    from spuds.cli.luck import key_of, new_seed
    from spuds.cli.session import Session

    seat = asked["seat"]
    if not 0 <= seat < table.seats:
        raise SetupError(f"seats are 0 to {table.seats - 1}, not {seat}: --seat counts from 0")
    others = [other for other in range(table.seats) if other != seat]
    levels = bot_levels(asked["bots"], len(others))
    bots = {
        other: make_bot(table.game, level, iterations=asked["iterations"])
        for other, level in zip(others, levels, strict=True)
    }
    seed = asked["seed"] if asked["seed"] is not None else new_seed()
    asked["seed"] = seed
    return Session(table, seat, bots, key_of(seed))


def _dialogue(session: Session, asked: Asked, words: Words) -> Dialogue:
    from spuds.cli.dialogue import Dialogue
    from spuds.cli.keeping import Keeper
    from spuds.cli.screen import open_screen, wants_plain
    from spuds.cli.session import card_colours
    from spuds.cli.telling import Teller
    from spuds.cli.terminal import prepare_typing

    plain = wants_plain(plain=asked["plain"])
    prepare_typing(plain=plain)
    screen = open_screen(plain=plain, colours=card_colours(session.game))
    keeper = Keeper(session, _file_stem(session, asked), _resuming(asked), screen, words, asked["resume"])
    if asked["save"] is not None:
        keeper.begin(asked["save"])
    names = words.names(session.table.names, session.table.seats)
    _welcome(session, asked, names, screen, words)
    teller = Teller(session.game, names, words, session.seat)
    return Dialogue(session, keeper, teller, screen, words, with_rules=asked["with_rules"])


def _welcome(session: Session, asked: Asked, names: Mapping[int, str], screen: Screen, words: Words) -> None:
    from spuds.core.messages import messages_of

    game, seat = session.game, session.seat
    bots = ", ".join(f"{other} {names[other]} ({bot.level})" for other, bot in session.bots.items())
    screen.heading(words.say("welcome", game=game.name, player=names[seat], seat=seat, bots=bots))
    screen.line(words.say("welcome-new"))
    messages = messages_of(game, words.language)
    if messages.has(CARD_KEY):
        screen.line(messages.format(CARD_KEY, {}))
    screen.line(words.say("welcome-how", seed=str(asked["seed"])), "quiet")


def _file_stem(session: Session, asked: Asked) -> str:
    return f"{session.game.slug}-seed{asked['seed']}"


def _resuming(asked: Asked) -> list[str]:
    """Return the options that a resumed game needs to go on as it is."""
    said = ["--seat", str(asked["seat"]), "--seed", str(asked["seed"]), "--bots", asked["bots"]]
    said += ["--iterations", str(asked["iterations"])]
    if asked["language"] != DEFAULT_LANGUAGE:
        said += ["--language", asked["language"]]
    return said + ["--plain"] * asked["plain"] + ["--ids"] * asked["with_rules"]
