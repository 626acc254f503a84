"""What can happen in Hot Potato: kinds of events and their figures; `amount` is 0 and `other` -1 where not named."""

from __future__ import annotations

from enum import IntEnum


class Event(IntEnum):
    """Kinds of events; `event-<name>` in the message files puts each into words.

    Figures of burns are spaces really moved, so that those of a round add up to its row of the score sheet.
    """

    TAKES_CHIP = 1
    """Chance gave a seat the chip for round `amount`."""
    GIVES_CHIP = 2
    """A seat gave the chip to seat `other` for round `amount`."""
    DEALT = 3
    """A seat got a card of the deal, known to it alone."""
    DISCARDS = 4
    """A seat's `amount` leftover cards of a kind were laid on the discard pile."""
    RESHUFFLES = 5
    """The discard pile of `amount` cards became the pool."""
    PLACES = 6
    """Potato `amount` was placed before a seat at the start of a round."""
    ADDS = 7
    """The chip holder placed the extra potato `amount` before seat `other`."""
    BEGINS_TURN = 8
    """Turn `amount` of round `other` begins."""
    READY = 9
    """A seat has given its last answer of step 1, while others owe theirs."""
    LAYS = 10
    """All answers are in: a seat put `amount` cards on potato `other`."""
    SEASONS = 11
    """A seat's blue card was revealed on potato `amount`."""
    DRAWS = 12
    """A seat drew a card, known to it alone."""
    NO_CARD = 13
    """There was no card for a seat to draw."""
    REVEALS = 14
    """A seat's brown card on potato `amount` was revealed and discarded."""
    COPIES = 15
    """A seat's potato `amount` was copied; the copy is potato `other`."""
    FAILS = 16
    """The copy of a seat's potato `amount` failed."""
    PASSES = 17
    """A seat passed potato `amount` to seat `other`."""
    SCORCHED = 18
    """A seat received potato `other` and was burned `amount` by Flaming."""
    EXPLODES = 19
    """A seat's potato `amount` explodes."""
    BURNS = 20
    """A seat was burned `amount` by its own potato `other`."""
    SPATTERED = 21
    """A seat was burned `amount` by Popping on a neighbour's potato `other`."""
    MASHED = 22
    """A seat drew no card, for potato `amount` was mashed."""
    ENDS_TURN = 23
    """Turn `amount` of round `other` is over."""
    AT_THE_END = 24
    """A seat's pawn is at the end of the board: the game is over."""
    ENDS_ROUND = 25
    """Round `amount` is over."""
    WINS = 26
    """A seat won the game, alone or with others, with `amount` burns; `other`: 1 to 3, by which of HP-11.1 to 11.3."""
