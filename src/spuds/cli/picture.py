"""What a player sees before a decision: the table, the own hand, the question, the answers.

A game may help with three functions, which need not be there:

- `sketch(view, names, say) -> list[str]`: the table in a few lines; `say(message id, **args)` puts words to ids;
- `hand(view) -> list[tuple[int, int]]`: the viewer's cards in order, each with the action that would play it;
- `prompt(view) -> Text`: what the viewer is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from spuds.cli.screen import Screen
from spuds.cli.session import Session
from spuds.cli.words import Words
from spuds.core.messages import messages_of

Say = Callable[..., str]


class Picture:
    """Draws one player's table.

    Args:
        session: the game.
        names: of the players, by seat.
        words: the terminal's own words.
        screen: where it is drawn.
    """

    def __init__(self, session: Session, names: Mapping[int, str], words: Words, screen: Screen) -> None:
        self.session, self.names, self.words, self.screen = session, names, words, screen
        game = session.game
        self._messages = messages_of(game, words.language)
        self._sketch: Callable[..., list[str]] | None = game.sketch
        self._hand = game.hand
        self._prompt = game.prompt

    def show(self) -> None:
        """Show all of it."""
        self.screen.line()
        self.show_table()
        self.show_question()

    def show_table(self) -> None:
        """Show the table and the own hand."""
        view = self.session.view
        if self._sketch is None:
            self.screen.line(view.position)
        else:
            for line in self._sketch(view.array[0], self.names, self._say):
                self.screen.line(line)
        if self._hand is not None:
            self._show_hand(self._hand(view.array[0]))

    def show_question(self) -> None:
        """Show what is asked, and the answers."""
        player = self.names[self.session.seat]
        if self._prompt is None:
            self.screen.line(self.words.say("your-decision", player=player), "strong")
        else:
            asked = self._prompt(self.session.view.array[0])
            players = {name: self.names[seat] for name, seat in asked.players.items()}
            self.screen.line(self._say(asked.id, **asked.args, **players), "strong")
        self.screen.answers(self.session.answers)

    def _say(self, message: str, **args: object) -> str:
        return self._messages.format(message, args)

    def _show_hand(self, hand: list[tuple[int, int]]) -> None:
        legal = self.session.view.actions()
        args = self.session.game.card_args
        cards = [(str(args(card)["card"]), action) for card, action in hand]
        styled = [(card, "" if action in legal or action < 0 else "quiet") for card, action in cards]
        self.screen.spans(self.words.say("your-hand"), styled)
        barred: dict[tuple[str, str], list[str]] = {}
        for card, action in cards:
            why = None if action < 0 else self.session.why_not(action, self.words.language)
            if why is not None:
                barred.setdefault(why, []).append(card)
        for (text, rule), some in barred.items():
            self.screen.line(self.words.say("not-playable", cards=" ".join(some), why=text, rule=rule), "quiet")
