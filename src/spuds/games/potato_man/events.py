"""What can happen in Potato Man: kinds of events, their message ids, and the rows of the score sheet."""

from __future__ import annotations

from enum import IntEnum


class Event(IntEnum):
    """Kinds of events; `event-<name>` in the message files puts each into words."""

    STARTS = 1
    """A seat is the starter of a round; `amount`: the round, from 1."""
    DEALT = 2
    """A seat got a card of the deal; the card is known to it alone."""
    PLAYS = 3
    """A seat laid a card on the trick."""
    DRAWS = 4
    """A seat drew a card from its pile; the card is known to it alone."""
    TAKES = 5
    """A seat won the trick with a card; the rule says why."""
    EARNS = 6
    """A seat got a sack card; `amount`: its kind."""
    EMPTY_HANDED = 7
    """A seat won a trick and got nothing; `amount`: the colour it won in."""
    STUCK = 8
    """A seat had no card that may be played: the round is over."""
    SHOWS = 9
    """The stuck seat showed a card of its hand."""
    PLAYED_OUT = 10
    """The round is over since all hands are empty."""
    COUNTS = 11
    """Score sheet: a seat won `amount` sack cards of kind `other` in the round."""
    SCORES = 12
    """Score sheet: a seat's points for the round; `other`: the round, from 1."""
    WINS = 13
    """A seat won the game, alone or with others; `amount`: its points."""
