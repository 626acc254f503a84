"""Sections 6 and 7 of the rules: the ids of all moves, in the order of their words in `notation.py`."""

from __future__ import annotations

import numpy as np

from spuds.games.hot_pota_toh.cards import DEALT_KINDS, KINDS, MOST_SEATS, PLAYABLE_KINDS, STEALABLE_KINDS

PAIRS = tuple((one, two) for one in range(MOST_SEATS) for two in range(one, MOST_SEATS))
"""TOH-7.4 Who takes the two cards of Evilest, the lower seat first."""
FIRST_OF, SECOND_OF = (np.array(seats, dtype=np.int64) for seats in zip(*PAIRS, strict=True))
_SEATS = range(MOST_SEATS)
PAIR = np.array([[PAIRS.index((min(one, two), max(one, two))) for two in _SEATS] for one in _SEATS])
"""The number of a pair of seats."""

# Action ids: players' moves in the order of section 6 of the rules, chance's, then the forms that hide a card.
DRAW = 0
PLAY = DRAW + 1
CLOCKWISE = PLAY + PLAYABLE_KINDS
COUNTERCLOCKWISE = CLOCKWISE + 1
AGAIN = COUNTERCLOCKWISE + 1
STOP = AGAIN + 1
STEAL_FROM = STOP + 1
STEAL_NONE = STEAL_FROM + MOST_SEATS
GIVE = STEAL_NONE + 1
TAKE = GIVE + MOST_SEATS
GIVE_TWO = TAKE + 1
PLACE = GIVE_TWO + len(PAIRS)
MOVE = PLACE + MOST_SEATS
STAY = MOVE + MOST_SEATS
PICK = STAY + 1
DISCARD = PICK + DEALT_KINDS
LEAVE = DISCARD + 1
KEEP = LEAVE + 1
TABLE = KEEP + 1
START = TABLE + 1
VOTE_NO = START + MOST_SEATS
VOTE_YES = VOTE_NO + 1
DEAL = VOTE_YES + 1
DRAW_FOR = DEAL + MOST_SEATS * DEALT_KINDS
STEAL_CARD = DRAW_FOR + MOST_SEATS * KINDS
LOOK = STEAL_CARD + STEALABLE_KINDS
ACTIONS = LOOK + KINDS
DEAL_HIDDEN = ACTIONS
DRAW_HIDDEN = DEAL_HIDDEN + MOST_SEATS
STEAL_HIDDEN = DRAW_HIDDEN + MOST_SEATS
LOOK_HIDDEN = STEAL_HIDDEN + 1
PICK_HIDDEN = LOOK_HIDDEN + 1
ALL_FORMS = PICK_HIDDEN + 1
