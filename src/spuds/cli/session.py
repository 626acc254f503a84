"""A game at the terminal: one table, one player's seat, bots in the others, luck that an undo cannot change."""

from __future__ import annotations

from collections.abc import Mapping

from spuds.core.bot import Bot
from spuds.core.events import Event
from spuds.core.fair import choose, number
from spuds.core.game import Game
from spuds.core.messages import messages_of
from spuds.core.notation import Mover
from spuds.core.table import Table
from spuds.core.views import View

SEEDS = 2**31


class Session:
    """One game being played by one person.

    Args:
        table: a table without moves.
        seat: the person's.
        bots: in all other seats.
        key: of the luck; decision n depends on it and on n alone.
    """

    def __init__(self, table: Table, seat: int, bots: Mapping[int, Bot], key: bytes) -> None:
        self.table, self.seat, self.bots, self._key = table, seat, bots, key
        self.happened: list[list[Event]] = []
        """What each move brought, hidden cards included."""
        self._movers: list[Mover] = []

    @property
    def game(self) -> Game:
        """The game."""
        return self.table.game

    @property
    def view(self) -> View:
        """What the person knows."""
        return self.table.view(self.seat)

    @property
    def answers(self) -> list[str]:
        """What the person may answer, in words, in the game's own order; [] if nothing is asked."""
        return [self.game.texts[action] for action in self.view.actions()]

    @property
    def mover(self) -> Mover | None:
        """Who moves next, or None when the game is over. The person answers last of those who answer at once."""
        waiting = self.table.waiting
        for mover in waiting:
            if mover != self.seat:
                return mover
        return self.seat if waiting else None

    def play(self, move: str) -> None:
        """Make a move, such as "2: play r16"; checked as `Table.play` checks it."""
        self.happened.append(self.table.play(move))
        mover = move.partition(":")[0]
        self._movers.append("*" if mover == "*" else int(mover))

    def step(self) -> None:
        """Let chance or a bot move."""
        mover, n = self.mover, len(self._movers)
        if mover == "*":
            self.play(f"*: {choose(self._key, n, self.table.chances())}")
        elif isinstance(mover, int):
            action = self.bots[mover].choose(self.table.view(mover), self.bot_seed)
            self.play(f"{mover}: {self.game.texts[action]}")

    @property
    def bot_seed(self) -> int:
        """The seed for a bot that is asked now."""
        return number(self._key + b"/bot", len(self._movers), SEEDS)

    def undo(self) -> bool:
        """Go back to the person's last decision; say whether there was one."""
        if self.seat not in self._movers:
            return False
        mover: Mover | None = None
        while mover != self.seat:
            self.table.undo()
            self.happened.pop()
            mover = self._movers.pop()
        return True

    @property
    def told_until(self) -> int:
        """How many moves the person has seen the outcome of: those up to their own last one."""
        return max((n + 1 for n, mover in enumerate(self._movers) if mover == self.seat), default=0)

    def why_not(self, action: int, language: str) -> tuple[str, str] | None:
        """Say why the person may not answer so, and by which rule; None: it is allowed."""
        code = int(self.game.why_not(self.view.array[0], self.seat, action))
        if code == 0:
            return None
        reason = self.game.reasons[code]
        text = messages_of(self.game, language).format(reason.message, self.game.action_args(action))
        return text, reason.rule


COLOURS = ("red", "blue", "green", "yellow")
"""Those of cards that a terminal can show by the same name; blue is hard to read on black, so it is bright."""


def card_colours(game: Game) -> dict[str, str]:
    """Return the terminal's colour for each word that names a card of a coloured kind."""
    found: dict[str, str] = {}
    for action in range(game.sizes.actions):
        args = game.action_args(action)
        if args.get("colour") in COLOURS and "card" in args:
            found[str(args["card"])] = f"bright_{args['colour']}"
    return found
