"""Keep the record of a game that is being played, so that it can be gone on with. No file of anybody's is lost."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from spuds.cli.faults import advise
from spuds.cli.files import STDIN, Kind, kind_of, write_new, write_text
from spuds.cli.program import FILE, resume_line
from spuds.cli.screen import Screen
from spuds.cli.session import Session
from spuds.cli.terminal import read_line
from spuds.cli.words import Words
from spuds.core.errors import GameError, SetupError

YES = frozenset({"y", "yes", "t", "taip"})
NO = frozenset({"", "n", "no", "ne"})


class Keeper:
    """Writes the record of a session.

    Args:
        session: the game.
        name: of a file for a game that nobody has saved, without its ending.
        resuming: the options that resume it as it is, such as "--seat", "2", "--seed", "7".
        screen, words: to say so.
        resumed: the file that the game was resumed from, which it may overwrite.
    """

    def __init__(
        self,
        session: Session,
        name: str,
        resuming: Sequence[str],
        screen: Screen,
        words: Words,
        resumed: str | None = None,
    ) -> None:
        self._session, self._name, self._resuming = session, name, resuming
        self._screen, self._words = screen, words
        self.file: str | None = None
        """Where the record is kept up to date; None = nowhere yet."""
        self._own = {Path(resumed).resolve()} if resumed and resumed != STDIN else set()

    @property
    def _record(self) -> str:
        return self._session.table.record().to_json() + "\n"

    def begin(self, file: str) -> None:
        """Keep the record in a file from now on.

        Raises:
            SetupError: another file stands there.
        """
        self._claim(file)
        self.file = file

    def keep(self) -> None:
        """Bring the file up to date, if there is one."""
        if self.file is not None:
            write_text(self.file, self._record)

    def save(self, file: str) -> None:
        """Write the record to `file` and keep it there from now on; say how to go on from it.

        Raises:
            SetupError: another file stands there, or it cannot be written.
        """
        self._write(file)
        self._screen.line(self._words.say("saved-and-kept", file=file))
        self._screen.command(resume_line(file, self._resuming))

    def leave(self) -> None:
        """Offer to save an unfinished game, or where nobody can be asked print its record."""
        if self.file is not None:
            self.rescue()
        elif sys.stdin.isatty():
            self._offer()
        else:
            self.print_record()

    def rescue(self) -> None:
        """Keep a game that ends here: in its file, at a terminal in a new one, else on the output."""
        try:
            if self.file is not None:
                self._save_last(self.file)
            elif sys.stdin.isatty():
                self._say_saved(write_new(self._name, self._record))
            else:
                self.print_record()
        except GameError as error:
            self._screen.line(str(error), "problem")
            self.print_record()

    def print_record(self) -> None:
        """Print the record, on a line of its own, to be saved and resumed."""
        self._screen.line(self._words.say("record-follows"))
        self._screen.command(resume_line(FILE, self._resuming))
        print(self._record, end="")

    def _write(self, file: str) -> None:
        self._claim(file)
        write_text(file, self._record)
        self.file = file

    def _save_last(self, file: str) -> None:
        self._write(file)
        self._say_saved(file)

    def _say_saved(self, file: str) -> None:
        self._screen.line(self._words.say("saved", file=file))
        self._screen.command(resume_line(file, self._resuming))

    def _claim(self, file: str) -> None:
        """See that a file may be written: it is new, this game's own, or a record that the player gives up."""
        if (kind := kind_of(file)) is Kind.OTHER:
            raise advise(SetupError(self._words.say("no-record", file=file)), "name another file")
        own = Path(file).resolve() in self._own
        if kind is Kind.RECORD and not own and not self._may_overwrite(file):
            raise advise(SetupError(self._words.say("another-record", file=file)), "name another file")
        self._own.add(Path(file).resolve())

    def _may_overwrite(self, file: str) -> bool:
        if not sys.stdin.isatty():
            return False
        answer = read_line(f"{self._words.say('overwrite', file=file)} ")
        return (answer or "").strip().lower() in YES

    def _offer(self) -> None:
        question = f"{self._words.say('save-where')} "
        while True:
            typed = read_line(question)
            if typed is None:
                self.rescue()
                return
            file = typed.strip()
            if file.lower() in NO:
                return
            if file.lower() in YES:
                self._screen.line(self._words.say("save-name", file=f"{self._name}.json"))
                continue
            try:
                self._save_last(file)
            except GameError as error:
                self._screen.line(str(error), "problem")
            else:
                return
