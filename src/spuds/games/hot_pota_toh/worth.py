"""What cards are worth and what a draw risks, in points: what the rules of thumb of Hot-Pota-toH! go by.

A card in a hand counts only for who survives, so its worth is times how likely that is: all live players draw about
as often, and one of them will explode. A card on a table is sure. What an opponent gets or loses counts a part of it.
"""

from __future__ import annotations

from spuds.core import bits
from spuds.core.events import NONE
from spuds.core.jit import kernel
from spuds.games.hot_pota_toh.cards import (
    BOOM,
    DEALT_KINDS,
    DISORIENTED,
    DUD,
    FIRST_ON_TABLE,
    FRIED,
    FRIED_ALONE,
    FRIED_AMONG,
    FUSE,
    HAND_KINDS,
    KEPT_POINTS,
    MICRO,
    SUPER,
)
from spuds.games.hot_pota_toh.scoring import points_of_hand, points_of_table
from spuds.games.hot_pota_toh.state import State, on_table

# Weights were tuned in play against the same rules with other weights.

GUESS = 0.7
"""What an unknown card in a hand is worth."""
CHAINED = 2.2
"""What the two draws of a Short Fuse are worth, beside the card."""
DANGER = 0.8
"""What losing a hand weighs, beside what it is worth."""
EASE = 0.5
"""What it weighs that BOOM can no longer take the hands of others."""
LAST = 0.09
"""How much less a hand matters in the last round for each point by which it does not decide."""
MICRO_DANGER = 0.7
"""What losing a hand without the end of the round weighs, beside that."""
HARM = 0.9
"""What points weigh that one opponent gets or loses, shared by all opponents."""


@kernel
def odds_of_boom(view: State) -> float:
    """TOH-5.1 Return how likely the next card is BOOM."""
    return 1.0 / max(1, int(view.pool_held)) if view.pool[BOOM] else 0.0


@kernel
def odds_to_survive(view: State, seat: int) -> float:
    """TOH-5.5 Return how likely a live player survives the round, as far as their number says.

    TOH-5.7: the last one draws until BOOM comes, unless the seat that asks is that one and has a Dud.
    """
    live = bits.size(int(view.live))
    if live <= 1:
        return 1.0 if bits.has(view.holds[seat], DUD) else 0.0
    return 1.0 - 1.0 / live


@kernel
def fried_worth(view: State, seat: int) -> float:
    """TOH-11.3 Return what each Fried of a hand, or one more, is worth: alone it is good, beside another one bad."""
    if view.hand[seat, FRIED] > 1:
        return float(FRIED_AMONG)
    cards = 0
    for other in range(view.seats):
        if other != seat:
            cards += int(view.held[other])
    elsewhere = cards / max(1, cards + int(view.pool_held))
    alone = 1.0
    for _ in range(view.pool[FRIED]):
        alone *= 1.0 - elsewhere
    return FRIED_AMONG + (FRIED_ALONE - FRIED_AMONG) * alone


@kernel
def hand_worth(view: State, seat: int) -> float:
    """TOH-11.2 Return what the own hand is worth if its player survives."""
    points = float(points_of_hand(view, seat, NONE, 0))
    if view.hand[seat, FRIED]:
        points += int(view.hand[seat, FRIED]) * fried_worth(view, seat)
    return points


@kernel
def hand_guess(view: State, other: int) -> float:
    """Return what somebody else's hand is worth, as far as one can see."""
    kept = int(view.kept[other, 0]) + int(view.kept[other, 1])
    return GUESS * (int(view.held[other]) - kept) + KEPT_POINTS * kept


@kernel
def is_protected(view: State, seat: int) -> bool:
    """TOH-9.2 Say whether a Super lies on a table."""
    return on_table(view, seat, SUPER) > 0


@kernel
def what_it_matters(view: State, seat: int) -> float:
    """TOH-13.1 Return how much the own hand matters: less in the last round for who leads or trails far without it."""
    if view.goal or view.rounds + 1 < view.rounds_wanted:
        return 1.0
    hand = hand_worth(view, seat)
    ahead = int(view.scores[seat]) + points_of_table(view, seat) + hand
    rivals = -1e9
    for other in range(view.seats):
        if other != seat:
            rivals = max(rivals, int(view.scores[other]) + points_of_table(view, other) + hand_guess(view, other))
    return 1.0 / (1.0 + LAST * max(0.0, ahead - hand - rivals, rivals - ahead))


@kernel
def boom_danger(view: State, seat: int) -> float:
    """TOH-5.3, TOH-11.5 Return what BOOM would cost with the next card, times how likely it comes."""
    odds = odds_of_boom(view)
    lost = max(0.0, hand_worth(view, seat)) * (0.5 if is_protected(view, seat) else 1.0)
    safe = 0.0
    for other in range(view.seats):
        if other != seat and bits.has(view.live, other):
            safe += hand_guess(view, other)
    alive = odds_to_survive(view, seat)
    weight = DANGER * alive * what_it_matters(view, seat) * lost + EASE * harm(view) * (1.0 - alive) * safe
    return odds * weight


@kernel
def danger(view: State, seat: int) -> float:
    """TOH-5.3, TOH-8.6 Return the points that a draw would take, times how likely it does."""
    risk = boom_danger(view, seat)
    if view.pool[MICRO] and not is_protected(view, seat):
        odds = int(view.pool[MICRO]) / max(1, int(view.pool_held))
        risk += MICRO_DANGER * odds * odds_to_survive(view, seat) * hand_worth(view, seat)
    return risk


@kernel
def worth_of(view: State, seat: int, kind: int) -> float:
    """Return what a card is worth to its taker, without what a Micro-Boom takes."""
    alive = odds_to_survive(view, seat)
    if kind < HAND_KINDS:
        return alive * (fried_worth(view, seat) if kind == FRIED else float(view.hand_points[kind]))
    if kind == FUSE:
        return int(view.table_points[FUSE - FIRST_ON_TABLE]) + CHAINED * alive
    if kind == DISORIENTED:
        return float(view.table_points[DISORIENTED - FIRST_ON_TABLE])
    return 0.0 if kind == MICRO else KEPT_POINTS * alive


@kernel
def mean_worth(view: State, seat: int) -> float:
    """Return what a card from the deck is worth to its taker, on average."""
    total, cards = 0.0, 0
    for kind in range(DEALT_KINDS):
        if view.pool[kind]:
            total += int(view.pool[kind]) * worth_of(view, seat, kind)
            cards += int(view.pool[kind])
    return total / max(1, cards)


@kernel
def gain_of_draw(view: State, seat: int) -> float:
    """TOH-3.1 Return what a draw is worth."""
    return mean_worth(view, seat) - danger(view, seat)


@kernel
def harm(view: State) -> float:
    """Return what a point weighs that an opponent gets or loses."""
    return HARM / (int(view.seats) - 1)


@kernel
def gain_of_gift(view: State, seat: int, other: int) -> float:
    """TOH-7.3 Return what it is worth that somebody else takes the next card: points to her, or her end and peace."""
    odds = odds_of_boom(view)
    lost = hand_guess(view, other) * (0.5 if is_protected(view, other) else 1.0)
    safe = max(0.0, hand_worth(view, seat)) * (1.0 - odds_to_survive(view, seat))
    alive = odds_to_survive(view, seat)
    return odds * (harm(view) * alive * lost + safe) - (1.0 - odds) * harm(view) * GUESS * alive
