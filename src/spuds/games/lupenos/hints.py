"""What a viewer could reckon from what it sees, for those who want to be told."""

from __future__ import annotations

from collections.abc import Iterator

from spuds.core.board import Text
from spuds.games.lupenos.cards import BAD, BAG, FEAST, PEEL_KINDS
from spuds.games.lupenos.counts import unpacked
from spuds.games.lupenos.state import Owed, State

SETUP = (Owed.START, Owed.DEAL_UP, Owed.DEAL_HAND)


def hints(now: State) -> Iterator[Text]:
    """Yield what is told by counting the cards that the viewer has not seen (section 8 of the rules)."""
    if not now.depth or now.stack[0].kind in SETUP:
        return
    unseen = unpacked(now.pool)
    cards = sum(unseen)
    top = now.pile[now.pile_held - 1] - 1 if now.pile_held else -1
    if cards and 0 <= top < PEEL_KINDS and _flips(now):
        fits = sum(unseen[top:])
        yield Text("hint-flip", {"n": fits, "of": cards, "percent": round(100 * fits / cards)})
    if 0 <= top < PEEL_KINDS:
        yield Text("hint-equal", {"card": str(top + 1), "n": unseen[top]})
    yield Text("hint-specials", {"feast": unseen[FEAST], "bag": unseen[BAG], "bad": unseen[BAD]})


def _flips(now: State) -> bool:
    """LU-7.7 Say whether whoever is asked has nothing but cards that nobody has seen."""
    seat = now.stack[0].seat
    kind = now.stack[0].kind
    return bool(kind == Owed.FLIP or (kind == Owed.TURN and not now.held[seat] and not now.in_row[seat]))
