"""`spuds games`: what can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from spuds.cli.common import all_games, json_option

if TYPE_CHECKING:
    from spuds.core.choices import OptionKind
    from spuds.core.game import Game

QUOTE = "'"


@click.command("games")
@json_option
def command(*, as_json: bool) -> None:
    """List the games, their seats and options.

    \b
    spuds games
    spuds games --json
    """
    games = all_games()
    if as_json:
        from spuds.core.notation import dumps

        click.echo(dumps([described(game) for game in games]))
        return
    from spuds.cli.screen import open_screen

    screen = open_screen()
    rows = [
        [
            game.name,
            game.slug,
            f"{game.seats[0]}-{game.seats[-1]}",
            game.edition,
            str(game.rules_version),
        ]
        for game in games
    ]
    screen.table(["name", "slug", "seats", "edition", "rules"], rows)
    for game in games:
        screen.line(f"Options of {game.slug} (default first): {', '.join(options_of(game)) or 'none'}.")
        for group in groups_of(game):
            screen.line(f"Options of {game.slug} in group {group}: {', '.join(options_of(game, group))}.")


def options_of(game: Game, group: str = "") -> list[str]:
    """Return each option of a group, or of none, with its values."""
    from spuds.core.options import option_kinds

    kinds = option_kinds(game.Options).items()
    return [f"{name} ({_values_of(kind)})" for name, kind in kinds if kind.group == group]


def groups_of(game: Game) -> list[str]:
    """Return the groups of the options that forms put away, in the order of the options."""
    from spuds.core.options import option_kinds

    return list(dict.fromkeys(kind.group for kind in option_kinds(game.Options).values() if kind.group))


def _values_of(kind: OptionKind) -> str:
    from spuds.core.choices import Number

    if isinstance(kind, Number):
        return f"{kind.default}, or {kind.low} to {kind.high}"
    values = kind.range_text().replace(QUOTE, "")
    at = " and ".join(map(str, kind.needed_at))
    return f"{values}; but not {kind.values()[0]} at {at} seats" if at else values


def described(game: Game) -> dict[str, Any]:
    """Return what the registry tells of a game."""
    from spuds.core.options import option_kinds

    return {
        "slug": game.slug,
        "name": game.name,
        "seats": [game.seats[0], game.seats[-1]],
        "edition": game.edition,
        "rules": game.rules_version,
        "options": [
            {
                "name": name,
                "default": kind.values()[0],
                "values": kind.range_text(),
                "doc": kind.doc,
                "changes": list(kind.changes),
                "seats": list(kind.seats),
                "needed_at": list(kind.needed_at),
                "group": kind.group,
            }
            for name, kind in option_kinds(game.Options).items()
        ],
    }
