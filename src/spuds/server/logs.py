"""The server's log: one structured line an event, on stderr.

No cards, tokens, names or chat ever stand in it, and an id of a table, which is the key to it, only in part.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any, Literal

import structlog
from structlog.typing import Processor

Format = Literal["console", "json"]
SHOWN_OF_ID = 6


def set_up_logs(form: Format, level: int = logging.INFO) -> None:
    """Send this process's log lines to stderr, those of the libraries too."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_messages,
    ]
    last: Processor = (
        structlog.processors.JSONRenderer()
        if form == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("spuds").setLevel(level)
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )


def _without_messages(logger: object, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Put in place of an exception its class and the lines that it passed: its message may hold a position."""
    del logger, method
    given = event.pop("exc_info", None)
    error = given[1] if isinstance(given, tuple) else given if isinstance(given, BaseException) else None
    if error is None and given:
        error = sys.exc_info()[1]
    if error is not None:
        event["error"] = type(error).__name__
        event["trace"] = [
            f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(error.__traceback__)
        ]
    return event


def log_of(part: str) -> structlog.stdlib.BoundLogger:
    """Return the log of a part of the server, such as "actor"."""
    logger: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(f"spuds.{part}")
    return logger


def short(table: str) -> str:
    """Return as much of a table's id as may stand in a log.

    >>> short("abcdefghijklmnop")
    'abcdef'
    """
    return table[:SHOWN_OF_ID]
