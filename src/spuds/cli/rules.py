"""`spuds rules`: the rules of a game, all of them or one."""

from __future__ import annotations

import click

from spuds.cli.common import json_option, load_game
from spuds.core.messages import DEFAULT_LANGUAGE


@click.command("rules")
@click.argument("slug", metavar="GAME")
@click.option("--id", "wanted", metavar="ID", help="One rule (PM-4.2, or 4.2) or one chapter (PM-4).")
@click.option("--language", default=DEFAULT_LANGUAGE, show_default=True, help="Language of the rules: en or lt.")
@json_option
@click.option("--plain", is_flag=True, help="No colours, no boxes.")
def command(slug: str, wanted: str | None, language: str, *, as_json: bool, plain: bool) -> None:
    """Show the rules of GAME, numbered as errors and logs cite them.

    \b
    spuds rules potato-man
    spuds rules potato-man --id PM-4.2
    spuds rules potato-man --language lt
    spuds rules potato-man --json
    """
    from spuds.cli.rulebook import Rulebook, check_language
    from spuds.cli.screen import open_screen
    from spuds.cli.wrapping import outgrows_terminal

    game = load_game(slug)
    check_language(game, language)
    book = Rulebook(game, language)
    rules = book.find(wanted) if wanted is not None else list(book.rules.values())
    if as_json:
        from spuds.core.notation import dumps

        click.echo(dumps([rule._asdict() for rule in rules]))
        return
    screen = open_screen(plain=plain)
    if wanted is None:
        text = screen.laid_out(book.markdown)
        (click.echo_via_pager if not plain and outgrows_terminal(text) else click.echo)(text)
        return
    for rule in rules:
        screen.rule(rule)
