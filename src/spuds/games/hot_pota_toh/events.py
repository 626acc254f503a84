"""What can happen in Hot-Pota-toH!: kinds of events and their figures; `amount` is 0, `other` -1 where not named."""

from __future__ import annotations

from enum import IntEnum


class Event(IntEnum):
    """Kinds of events; `event-<name>` in the message files puts each into words."""

    STARTS = 1
    """Chance, or seat `other`, named the seat that starts round `amount`."""
    DEALT = 2
    """A seat was dealt a card, known to it alone if it has no icon."""
    NOT_DEALT = 3
    """There was no card left to deal for `amount` seats, this one first."""
    BOOM_JOINS = 4
    """The deal is over; BOOM was shuffled into the deck."""
    DRAWS = 5
    """A seat took the top card of the deck."""
    TAKES = 6
    """A seat took a card of the row."""
    LAPSES = 7
    """The deck is empty: `amount` draws of a seat lapse."""
    PLAYS = 8
    """A seat played a card from its hand."""
    TABLES = 9
    """A seat laid a card that it just took on its table."""
    KEEPS = 10
    """A seat keeps a Super or Sexy in its hand."""
    REVERSES = 11
    """A seat discarded a Disoriented; the order is now `amount`: 1 clockwise, 2 the other way, 0 still open."""
    ORDERS = 12
    """The starter chose the order: `amount` as above."""
    PASSES_DECK = 13
    """A seat passed the deck to seat `other`; `amount` is 1 if it jumped over somebody."""
    STOPS = 14
    """A seat stops drawing for its Risky."""
    ROBS = 15
    """A seat steals from the hand of seat `other`."""
    ROBS_NOBODY = 16
    """A seat steals nothing."""
    STOLEN = 17
    """A seat took a card from the hand of seat `other`, known to the two."""
    GIVES = 18
    """A seat gave `amount` unseen cards to seat `other`."""
    LAYS_ROW = 19
    """`amount` cards lie in the row."""
    NO_EFFECT = 20
    """A seat's card did nothing."""
    SAFE = 21
    """A seat is out of this round, and safe."""
    PLACES = 22
    """A seat placed a Treacherous before seat `other`."""
    MOVES = 23
    """A seat passed a Treacherous on to seat `other`."""
    STAYS = 24
    """A seat leaves its Treacherous where it lies."""
    LOOKS = 25
    """A seat looked at a card, known to it alone if it is not BOOM."""
    PUTS_BACK = 26
    """A seat put `amount` cards back into the deck."""
    PICKS = 27
    """A seat picked a card that it had looked at, known to it alone if it has no icon."""
    PROTECTED = 28
    """A seat's Super held off a Micro-Boom."""
    LOSES_HAND = 29
    """A seat's Micro-Boom blew up its hand of `amount` cards."""
    DISCARDS = 30
    """`amount` cards of a kind went from a seat to the discard pile, open to all."""
    EXPLODES = 31
    """A seat took BOOM."""
    ALL_SAFE = 32
    """Round `amount` ends without an explosion."""
    ENDS_ROUND = 33
    """Round `amount` of level `other` is over; the seat exploded, or nobody did."""
    SCORES_HAND = 34
    """A seat scores `amount` for its hand."""
    SCORES_TABLE = 35
    """A seat scores `amount` for its table, and has `other` points now."""
    ANOTHER_ROUND = 36
    """The lead is shared by `amount` players, so another round is played."""
    READY = 37
    """A seat has voted, while others have not."""
    VOTES = 38
    """All votes are in: a seat voted `amount`, 1 for a higher level."""
    RISES = 39
    """The level is now `amount`."""
    WINS = 40
    """A seat won the game, alone or with others, with `amount` points."""
    SHOWS = 41
    """A seat showed `amount` cards of a kind in its hand, for scoring."""
