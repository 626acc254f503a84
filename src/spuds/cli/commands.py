"""What a player may type besides an answer: help, hint, why, rules, log, score, undo, save, quit."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import Enum, auto

from spuds.cli.answers import find_words, tidy
from spuds.cli.hints import show_hint
from spuds.cli.keeping import Keeper
from spuds.cli.picture import Picture
from spuds.cli.rulebook import Rulebook
from spuds.cli.screen import Screen
from spuds.cli.session import Session
from spuds.cli.sheet import show_result
from spuds.cli.telling import Teller
from spuds.cli.words import Words, printable
from spuds.core.errors import GameError

LINES_OF_LOG = 40


class After(Enum):
    """What comes after a command."""

    ASK = auto()
    """The same question again."""
    SHOW = auto()
    """The table has changed: show it."""
    LEAVE = auto()
    """The player leaves."""


class Commands:
    """Carries out commands. Answers go first: a game's own words never mean a command."""

    def __init__(
        self, session: Session, screen: Screen, words: Words, teller: Teller, picture: Picture, keeper: Keeper
    ) -> None:
        self._session, self._screen, self._words = session, screen, words
        self._teller, self._picture, self._keeper = teller, picture, keeper
        self.with_rules = False
        """Whether what happens is told with the rule behind it."""

    def run(self, text: str) -> After | None:
        """Carry out what was typed; None if it is no command."""
        verb, _, rest = text.strip().partition(" ")
        command = COMMANDS.get(verb.lower())
        if command is None:
            return None
        try:
            return command(self, rest.strip())
        except GameError as error:
            self._screen.line(str(error), "problem")
            return After.ASK

    def explain(self, text: str) -> bool:
        """Say why a move is not allowed, by which rule, and what that rule says; False if it is no move."""
        answers = self._session.answers
        words = find_words(tidy(text), answers, self._session.game)
        if words is None:
            return False
        action, player = self._session.game.actions[words], self._teller.names[self._session.seat]
        if words in answers:
            self._screen.line(self._words.say("allowed", player=player, move=words))
            return True
        known = action < self._session.game.sizes.actions
        why = self._session.why_not(action, self._words.language) if known else None
        if why is None:
            self._screen.line(self._words.say("not-now", player=player, move=words), "problem")
            return True
        text, rule = why
        self._screen.line(self._words.say("not-allowed", player=player, move=words, why=text, rule=rule), "problem")
        for found in Rulebook(self._session.game, self._words.language).find(rule):
            self._screen.rule(found)
        return True

    def _example(self) -> dict[str, str]:
        """Return one of the answers, whole and by its end."""
        move = self._session.answers[-1]
        return {"move": move, "short": move.partition(" ")[2] or move}

    def _help(self, rest: str) -> After:
        del rest
        first, *lines = self._words.say("help", **self._example()).splitlines()
        self._screen.line(first)
        self._screen.pairs([(word, " ".join(rest)) for word, *rest in (re.split(" {2,}", line) for line in lines)])
        return After.ASK

    def _hint(self, rest: str) -> After:
        del rest
        show_hint(self._session, self._screen, self._words)
        return After.ASK

    def _why(self, rest: str) -> After:
        if not rest:
            self._screen.line(self._words.say("why-what", short=self._example()["short"]))
        elif not self.explain(rest):
            self._screen.line(self._words.say("no-move", text=printable(rest)), "problem")
        return After.ASK

    def _rules(self, rest: str) -> After:
        book = Rulebook(self._session.game, self._words.language)
        if rest:
            for rule in book.find(rest):
                self._screen.rule(rule)
            return After.ASK
        if book.summary:
            self._screen.markdown(book.summary)
            self._screen.line()
        for chapter, title in book.chapters.items():
            self._screen.line(f"{chapter} {title}")
        self._screen.line(self._words.say("rules-how", chapter=next(iter(book.chapters), "")), "quiet")
        return After.ASK

    def _log(self, rest: str) -> After:
        events = [event for happened in self._session.happened for event in happened]
        lines = [told.with_rule for told in self._teller.tell(events)]
        for line in lines if rest == "all" else lines[-LINES_OF_LOG:]:
            self._screen.line(line)
        if rest != "all" and len(lines) > LINES_OF_LOG:
            self._screen.line(self._words.say("log-all", n=len(lines)), "quiet")
        return After.ASK

    def _ids(self, rest: str) -> After:
        del rest
        self.with_rules = not self.with_rules
        self._screen.line(self._words.say("ids-on" if self.with_rules else "ids-off"))
        return After.ASK

    def _score(self, rest: str) -> After:
        del rest
        result, game = self._session.table.result(), self._session.game
        show_result(result, self._teller.names, self._screen, self._words, game)
        return After.ASK

    def _show(self, rest: str) -> After:
        del rest
        return After.SHOW

    def _undo(self, rest: str) -> After:
        del rest
        if self._session.undo():
            self._screen.line(self._words.say("undone"))
            return After.SHOW
        self._screen.line(self._words.say("nothing-to-undo"), "problem")
        return After.ASK

    def _save(self, rest: str) -> After:
        file = rest or self._keeper.file
        if file is None:
            self._screen.line(self._words.say("save-what"), "problem")
        else:
            self._keeper.save(file)
        return After.ASK

    def _quit(self, rest: str) -> After:
        del rest
        self._keeper.leave()
        return After.LEAVE


COMMANDS: Mapping[str, Callable[[Commands, str], After]] = {
    "help": Commands._help,
    "h": Commands._help,
    "?": Commands._help,
    "hint": Commands._hint,
    "why": Commands._why,
    "rules": Commands._rules,
    "log": Commands._log,
    "ids": Commands._ids,
    "score": Commands._score,
    "show": Commands._show,
    "undo": Commands._undo,
    "save": Commands._save,
    "quit": Commands._quit,
    "q": Commands._quit,
}
"""Every command by the words that call it."""
