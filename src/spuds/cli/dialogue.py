"""A game at the terminal, question by question. It knows views, events and answers, and no game."""

from __future__ import annotations

from spuds.cli.answers import alike, find_answer, tidy
from spuds.cli.commands import After, Commands
from spuds.cli.keeping import Keeper
from spuds.cli.picture import Picture
from spuds.cli.screen import Screen
from spuds.cli.session import Session
from spuds.cli.sheet import show_result
from spuds.cli.telling import Teller
from spuds.cli.terminal import read_line
from spuds.cli.words import Words, printable


class Dialogue:
    """Plays one session to its end, or until the player leaves.

    Args:
        session: the game.
        keeper: of its record.
        teller: of what happens, to the player.
        screen, words: where it is shown, and how.
        with_rules: tell the rule behind everything that happens.
    """

    def __init__(
        self, session: Session, keeper: Keeper, teller: Teller, screen: Screen, words: Words, *, with_rules: bool
    ) -> None:
        self._session, self._keeper, self._teller = session, keeper, teller
        self._screen, self._words = screen, words
        self._told = session.told_until
        self._picture = Picture(session, teller.names, words, screen)
        self._commands = Commands(session, screen, words, teller, self._picture, keeper)
        self._commands.with_rules = with_rules

    def run(self) -> None:
        """Play on until the game is over or the player leaves."""
        try:
            while (mover := self._session.mover) is not None:
                if mover != self._session.seat:
                    self._session.step()
                    self._tell()
                elif self._ask() is After.LEAVE:
                    return
        except KeyboardInterrupt:
            self._screen.line()
            self._keeper.rescue()
            raise
        self._finish()

    def _tell(self) -> None:
        """Tell what has happened, once chance has finished what it began."""
        if self._session.mover == "*":
            return
        events = [event for happened in self._session.happened[self._told :] for event in happened]
        self._told = len(self._session.happened)
        for told in self._teller.tell(events):
            self._screen.line(told.with_rule if self._commands.with_rules else told.text)

    def _ask(self) -> After:
        """Put a question until it is answered, or the player leaves."""
        self._keeper.keep()
        self._picture.show()
        while True:
            text = read_line("> ")
            if text is None:
                self._screen.line(self._words.say("end-of-input"))
                self._keeper.rescue()
                return After.LEAVE
            after = self._answer(text)
            if after is After.LEAVE:
                return after
            if after is After.SHOW:
                self._told = min(self._told, len(self._session.happened))
                return after

    def _answer(self, text: str) -> After:
        answers = self._session.answers
        answer = find_answer(tidy(text), answers)
        if answer is not None:
            self._session.play(f"{self._session.seat}: {answer}")
            self._keeper.keep()  # before the bots begin to think: an answer given is an answer kept
            self._tell()
            return After.SHOW
        after = self._commands.run(text)
        if after is None:
            self._refuse(tidy(text), answers)
            return After.ASK
        return after

    def _refuse(self, text: str, answers: list[str]) -> None:
        """Say what is wrong with what was typed: no answer, one of several, or one that the rules forbid now."""
        if not text:
            self._picture.show_question()
        elif several := alike(text, answers):
            self._screen.line(self._words.say("which-answer"), "problem")
            self._screen.pairs([(f"{number}.", answer) for number, answer in several])
        elif text.isdecimal() or not self._commands.explain(text):
            self._screen.line(self._words.say("not-an-answer", text=printable(text), n=len(answers)), "problem")

    def _finish(self) -> None:
        self._tell()
        self._keeper.keep()
        self._screen.heading(self._words.say("game-over"))
        result, game = self._session.table.result(), self._session.game
        show_result(result, self._teller.names, self._screen, self._words, game)
