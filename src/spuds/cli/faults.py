"""What goes wrong, in one line on stderr with the next step to try. No traceback ever reaches a user.

SPUDS_DEBUG=1 shows where an error came from.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Callable
from typing import Any

import click

from spuds.cli.wrapping import HANGING, width_of, wrapped
from spuds.core.errors import (
    CorruptState,
    GameError,
    IllegalAction,
    NotationError,
    NotYourDecision,
    SetupError,
)

DEBUG_VARIABLE = "SPUDS_DEBUG"
EXIT_BUG = 70
"""EX_SOFTWARE of sysexits.h."""
EXIT_FILE = 74
"""EX_IOERR of sysexits.h."""
EXIT_INTERRUPTED = 130
"""128 + SIGINT, as shells have it."""
EXIT_PIPE = 1
"""As click ends when nobody reads on."""

NEXT_STEPS: dict[type[GameError], str] = {
    SetupError: "spuds games lists the games with their seats and options",
    NotationError: "a record is one JSON object, as spuds play --save FILE writes it",
    NotYourDecision: "spuds replay FILE --until N --log shows the game before move N",
    IllegalAction: "spuds replay FILE --until N --log shows the game before move N",
    CorruptState: 'leave "result" out of the record, and it is computed anew',
}


def advise(error: GameError, step: str) -> GameError:
    """Return the error with a next step of its own."""
    error.add_note(step)
    return error


def guarded(run: Callable[[], Any]) -> int:
    """Run a command and return its exit code, whatever happens.

    Raises:
        Exception: what nobody expected, where SPUDS_DEBUG is set.
    """
    _open_what_is_closed()
    _take_any_text()
    try:
        code = run()
        sys.stdout.flush()
    except GameError as error:
        return _refused(error)
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (KeyboardInterrupt, click.Abort):  # click has ended the line
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        return _reader_has_gone()
    except OSError as error:
        return _unexpected(error, EXIT_FILE)
    except Exception as error:
        return _unexpected(error, EXIT_BUG)
    return code if isinstance(code, int) else 0


def _open_what_is_closed() -> None:
    """Put nothing in the place of a standard stream that was closed, so that no other file gets its number."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            empty = os.open(os.devnull, os.O_RDWR)
            if empty != number:
                os.dup2(empty, number)
                os.close(empty)
            setattr(sys, name, open(number, "w" if number else "r", encoding="utf-8", closefd=False))  # noqa: SIM115  stays open


def _take_any_text() -> None:
    """Let bytes that are no text, and letters that the terminal does not have, pass as question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _refused(error: GameError) -> int:
    if os.environ.get(DEBUG_VARIABLE):
        raise error
    _say(str(error))
    steps = getattr(error, "__notes__", None) or [NEXT_STEPS.get(type(error), "spuds --help")]
    for step in steps:
        _print(f"Next: {step}")
    return error.exit_code


def _unexpected(error: Exception, code: int) -> int:
    if os.environ.get(DEBUG_VARIABLE):
        raise error
    if code == EXIT_FILE:
        _say(f"the system refused: {error}")
        _print("Next: see whether the file, the folder and the disk are as they should be")
        return code
    _say(f"this is a bug of spuds: {type(error).__name__}: {error}")
    _print(f"Next: the same again with {DEBUG_VARIABLE}=1 shows where; please report that")
    return code


def _say(text: str) -> None:
    _print(f"spuds: {' '.join(text.split())}")


def _print(text: str) -> None:
    """Print a line; at a terminal one that is too long for it goes on below, and breaks between words."""
    print("\n".join(wrapped(text, width_of(sys.stderr), HANGING)), file=sys.stderr)


def _reader_has_gone() -> int:
    """Leave in peace when whoever read our output, such as `head`, has seen enough."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return EXIT_PIPE
