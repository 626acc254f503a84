"""The command line `spuds`: one verb a command, errors that name the rule and the next step to try."""

from spuds.cli.app import main, spuds

__all__ = ["main", "spuds"]
