"""Section 6 and 7 of the rules: the ids of all moves, in the order of their words in `notation.py`."""

from __future__ import annotations

from spuds.core.jit import kernel
from spuds.games.hot_potato.cards import BLUE_KINDS, BROWN_KINDS, KINDS, MOST_SEATS, POTATOES

# Action ids: `pN none`, `pN BROWN`, `pN BROWN BLUE`, `pN left`, `pN right`, `pN to SEAT`, `give-chip SEAT`,
# `extra SEAT`; of chance `chip SEAT`, `deal SEAT KIND`, `draw SEAT KIND`; then the forms that hide cards.
PER_BROWN = 1 + BLUE_KINDS
PER_POTATO = 1 + BROWN_KINDS * PER_BROWN
LAY = 0
SIDE = LAY + POTATOES * PER_POTATO
TO = SIDE + POTATOES * 2
GIVE_CHIP = TO + POTATOES * MOST_SEATS
EXTRA = GIVE_CHIP + MOST_SEATS
CHIP = EXTRA + MOST_SEATS
DEAL = CHIP + MOST_SEATS
DRAW = DEAL + MOST_SEATS * KINDS
ACTIONS = DRAW + MOST_SEATS * KINDS
DEAL_HIDDEN = ACTIONS
DRAW_HIDDEN = DEAL_HIDDEN + MOST_SEATS
ONE_HIDDEN = DRAW_HIDDEN + MOST_SEATS
TWO_HIDDEN = ONE_HIDDEN + POTATOES
ALL_FORMS = TWO_HIDDEN + POTATOES


@kernel
def brown_of(action: int) -> int:
    """Return 1 + the kind of the brown card of a step-1 answer; 0 for none."""
    cards = action % PER_POTATO
    return 1 + (cards - 1) // PER_BROWN if cards else 0


@kernel
def blue_of(action: int) -> int:
    """Return 1 + the kind of the seasoning of a step-1 answer; 0 for none."""
    cards = action % PER_POTATO
    return (cards - 1) % PER_BROWN if cards else 0
