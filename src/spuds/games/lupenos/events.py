"""What can happen in Lupenos: kinds of events and their figures; `amount` is 0 and `other` -1 where not named."""

from __future__ import annotations

from enum import IntEnum


class Event(IntEnum):
    """Kinds of events; `event-<name>` in the message files puts each into words."""

    STARTS = 1
    """Chance named a seat as the first."""
    DEALT_UP = 2
    """A seat got an open card of its row."""
    DEALT = 3
    """A seat got a hand card of the deal, known to it alone."""
    READY = 4
    """A seat has named its row, while others are still choosing."""
    KEEPS_ROW = 5
    """All rows are named: a seat's stays as it was dealt."""
    PUTS_UP = 6
    """All rows are named: a seat put `amount` cards of a kind from its hand into its row."""
    PICKS_UP = 7
    """All rows are named: a seat took `amount` cards of a kind from its row into its hand."""
    LAYS = 8
    """A seat laid `amount` cards of a kind from its hand."""
    LAYS_UP = 9
    """A seat laid `amount` cards of a kind from its row."""
    MISSES_UP = 10
    """A seat chose a card of its row that does not fit; it comes into the hand."""
    TURNS_OVER = 11
    """A seat turned over a face-down card, which fits and is laid."""
    MISSES_DOWN = 12
    """A seat turned over a face-down card that does not fit; it comes into the hand."""
    TAKES = 13
    """A seat took the pile of `amount` cards."""
    FEASTS = 14
    """A feast cleared the pile of `amount` cards."""
    FOUR = 15
    """Four or more equal numbers, of this kind, cleared the pile of `amount` cards."""
    SUFFERS = 16
    """A seat took the pile of `amount` cards and misses its turn: seat `other` laid a very bad potato."""
    DRAWS = 17
    """A seat drew a card, known to it alone."""
    DECK_EMPTY = 18
    """The deck is used up."""
    AGAIN = 19
    """A seat has an extra turn."""
    INHERITS = 20
    """A seat has the extra turn of seat `other`, who is out."""
    OUT = 21
    """A seat has no card left: it is number `amount` to be out."""
    GUARD = 22
    """Turn `amount` was the last that this table plays."""
    LEFT_HAND = 23
    """At the end a seat has `amount` cards in its hand."""
    LEFT_UP = 24
    """At the end a seat has `amount` cards in its row."""
    LEFT_DOWN = 25
    """At the end a seat has `amount` cards face down."""
    WINS = 26
    """A seat has place 1, alone or with others."""
    PLACED = 27
    """A seat has place `amount`."""
