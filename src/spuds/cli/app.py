"""The group of all commands. A command's module is imported when it runs, so that --help is quick."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

import click

import spuds as package
from spuds.cli.faults import guarded


class Verb(NamedTuple):
    """A command as the list of all commands shows it; `spuds.cli.<name>.command` is the command itself."""

    name: str
    summary: str


VERBS = (
    Verb("serve", "Put the table into the browser, for people and bots."),
    Verb("play", "Play a game against bots in the terminal."),
    Verb("games", "List the games, their seats and options."),
    Verb("rules", "Show the rules of a game, all or one."),
    Verb("replay", "Check a recorded game and show its score sheet."),
    Verb("verify", "Check that the luck of a recorded game is that of its seed."),
    Verb("trace", "Print every decision of random games, or of a record."),
    Verb("simulate", "Let bots play many games and compare them."),
    Verb("bench", "Measure how fast this machine plays."),
    Verb("warm", "Compile the games into the cache, so that later runs start at once."),
)


class Spuds(click.Group):
    """A group that knows its commands by name and loads them when they are called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of the help page."""
        return [verb.name for verb in VERBS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command, or nothing if there is none of that name."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command: click.Command = importlib.import_module(f"spuds.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without loading them."""
        with formatter.section("Commands"):
            formatter.write_dl([(verb.name, verb.summary) for verb in VERBS])

    def main(self, args: Sequence[str] | None = None, *_: Any, **extra: Any) -> Any:
        """Run a command. Whatever goes wrong ends in one line, a next step and an exit code."""
        given = list(sys.argv[1:] if args is None else args)
        extra |= {"prog_name": "spuds", "standalone_mode": False}
        sys.exit(guarded(lambda: super(Spuds, self).main(given, **extra)))


@click.group(cls=Spuds, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package.__version__, message="%(prog)s %(version)s")
def spuds() -> None:
    """Potato card games, played exactly by their rulebooks.

    \b
    spuds serve --open               the table in the browser
    spuds play potato-man            a game against three bots
    spuds rules potato-man           its rules
    spuds COMMAND --help             what a command can do, with examples
    """


def main() -> None:
    """Run the command line."""
    spuds.main()
