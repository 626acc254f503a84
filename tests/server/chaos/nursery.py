"""What a process has done before it becomes a server: everything is imported, and the rules are loaded.

Servers are forked from a process that has imported this (`process.py`), so that the next one is there in a moment
however often they are killed. Nothing else is shared: no thread runs, no file and no connection is open.
"""

from __future__ import annotations

import spuds.cli.app
import spuds.server.run
from spuds.core.registry import find_game, slugs
from spuds.server import kernels

__all__ = ["spuds"]

for slug in slugs():
    kernels.load(find_game(slug))
