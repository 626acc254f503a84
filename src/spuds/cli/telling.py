"""Events in words, as one viewer sees them, with what belongs together in one line: a deal is not fifty lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from spuds.cli.words import Words
from spuds.core.events import NONE, Event
from spuds.core.frames import EVERYBODY
from spuds.core.game import Game
from spuds.core.messages import event_args, event_rule, event_text, messages_of

CARD = "card"
"""The argument that names a card in a game's messages."""


class Told(NamedTuple):
    """One or several events in one line."""

    text: str
    rule: str

    @property
    def with_rule(self) -> str:
        """The line and the rule behind it."""
        return f"{self.text} ({self.rule})" if self.rule else self.text


class Teller:
    """Puts events into words for one viewer.

    Args:
        game: the game.
        names: of the players, by seat.
        words: the terminal's own words.
        viewer: a seat, SPECTATOR, or FULL for one who may see all.
    """

    def __init__(self, game: Game, names: Mapping[int, str], words: Words, viewer: int) -> None:
        self.game, self.names, self.words, self.viewer = game, names, words, viewer

    def tell(self, events: Iterable[Event]) -> Iterator[Told]:
        """Yield a line for each event, or for several that differ in their cards alone. Empty texts are left out."""
        for together in _bundles(events):
            seen = [event.as_seen(self.viewer) for event in together]
            for told in self._told(seen):
                if told.text:
                    yield told

    def _told(self, events: Sequence[Event]) -> Iterator[Told]:
        first, cards = events[0], [event.card for event in events]
        rule = event_rule(self.game, first)
        text = event_text(self.game, first, self.names, self.words.language)
        if len(events) == 1:
            yield Told(text, rule)
        elif cards == [NONE] * len(events):
            yield Told(self.words.say("times", text=text, n=len(events)) if text else "", rule)
        elif NONE not in cards and CARD in self.game.card_args(cards[0]):
            yield Told(self._with_cards(first, cards), rule)
        else:
            for event in events:
                yield Told(event_text(self.game, event, self.names, self.words.language), rule)

    def _with_cards(self, first: Event, cards: Sequence[int]) -> str:
        together = " ".join(str(self.game.card_args(card)[CARD]) for card in cards)
        args = {**event_args(self.game, first, self.names), CARD: together}
        return messages_of(self.game, self.words.language).format(self.game.events[first.kind], args)


def _bundles(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Part events into those that one line can tell.

    What everybody sees is told in its order, so only neighbours go together; what is whispered, such as a deal round
    the table, is told seat by seat.
    """
    for (_, public), run in groupby(events, lambda event: (event.kind, event.known == EVERYBODY)):
        if public:
            yield from (list(some) for _, some in groupby(run, _but_for_the_card))
            continue
        by_likeness: dict[tuple[int, ...], list[Event]] = {}
        for event in run:
            by_likeness.setdefault(_but_for_the_card(event), []).append(event)
        yield from (sorted(some, key=lambda event: event.card) for some in by_likeness.values())


def _but_for_the_card(event: Event) -> tuple[int, ...]:
    return (event.seat, event.other, event.amount, event.rule)
