"""Keep the record of a game that is being played, so that it can be gone on with."""

from __future__ import annotations

import shlex
import sys

from spuds.cli.files import write_text
from spuds.cli.screen import Screen
from spuds.cli.session import Session
from spuds.cli.terminal import read_line
from spuds.cli.words import Words
from spuds.core.errors import GameError


class Keeper:
    """Writes the record of a session.

    Args:
        session: the game.
        file: where the record is kept up to date; None = nowhere yet.
        resuming: the options that resume it as it is, such as "--seat 2 --seed 7".
        screen, words: to say so.
    """

    def __init__(self, session: Session, file: str | None, resuming: str, screen: Screen, words: Words) -> None:
        self._session, self.file, self._resuming = session, file, resuming
        self._screen, self._words = screen, words

    @property
    def _record(self) -> str:
        return self._session.table.record().to_json()

    def keep(self) -> None:
        """Bring the file up to date, if there is one."""
        if self.file is not None:
            write_text(self.file, self._record + "\n")

    def save(self, file: str) -> None:
        """Write the record to `file` and keep it there from now on; say how to go on from it."""
        write_text(file, self._record + "\n")
        self.file = file
        command = f"spuds play --resume {shlex.quote(file)} {self._resuming}"
        self._screen.line(self._words.say("saved", file=file, command=command))

    def leave(self) -> None:
        """Offer to save an unfinished game, or where nobody can be asked print its record."""
        if self.file is not None:
            self.save(self.file)
        elif sys.stdin.isatty():
            self._offer()
        else:
            self.print_record()

    def print_record(self) -> None:
        """Print the record, on a line of its own, to be saved and resumed."""
        self._screen.line(self._words.say("record-follows", command=f"spuds play --resume FILE {self._resuming}"))
        print(self._record)

    def _offer(self) -> None:
        question = f"{self._words.say('save-where')} "
        while file := (read_line(question) or "").strip():
            try:
                self.save(file)
            except GameError as error:
                self._screen.line(str(error), "problem")
            else:
                return
