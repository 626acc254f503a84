"""Rules of thumb for Hot-Pota-toH!: first ones, plain and sensible.

- A card in the hand is worth its Phews only to whoever survives; so what is at stake is the hand, and the risk of a
  draw is one BOOM in so many cards that are left.
- With little to lose one draws, for cards are points. With much to lose one plays something that draws nothing.
- Cards for others go to whoever leads; bad cards too.
"""

from __future__ import annotations

from spuds.core import bits
from spuds.core.chance import Rng, any_of, below
from spuds.core.jit import kernel
from spuds.games.hot_pota_toh.actions import (
    AGAIN,
    DISCARD,
    DRAW,
    GIVE,
    GIVE_TWO,
    KEEP,
    LEAVE,
    PAIR,
    PICK,
    PLAY,
    START,
    STOP,
    TABLE,
    VOTE_YES,
)
from spuds.games.hot_pota_toh.answering import besides, first_target, gives_two, pick_answer, targets
from spuds.games.hot_pota_toh.cards import (
    BOOM,
    CALM,
    DUD,
    EVIL,
    EVILEST,
    FIRST_ON_TABLE,
    FIRST_PLAYABLE,
    FRIED,
    GENEROUS,
    HAND_KINDS,
    JUMPING,
    KEPT_POINTS,
    KITTY,
    MICRO,
    RISKY,
    SEXY,
    SPINNING,
    SPLIT,
    SUPER,
    TABLE_KINDS,
    THIEF,
    TREACHEROUS,
)
from spuds.games.hot_pota_toh.rules.playing import may_play
from spuds.games.hot_pota_toh.state import Owed, State, deck, others

DRAWN = 1.2
"""What a card drawn is worth on average, in points."""
SUPER_FROM = 6
"""Points in hand from which a Super is worth more on the table."""
LATE = 12
"""Cards of a deck with which 5 points in the hand are less sure than what lies on the table."""
AGAIN_BELOW = 0.5
"""Points at risk, times the odds of BOOM, below which Risky goes on."""


@kernel
def thumb(view: State, seat: int, rng: Rng) -> int:
    """Choose what a sensible player answers; equal ones by lot."""
    kind = int(view.stack[view.depth - 1].kind)
    match kind:
        case Owed.TURN:
            return best_play(view, seat, rng)
        case Owed.RISKY:
            return AGAIN if risk(view, seat) < AGAIN_BELOW else STOP
        case Owed.DISORIENTED:
            return LEAVE if risk(view, seat) > 0.1 else DISCARD
        case Owed.KEEP:
            protects = view.stack[view.depth - 1].source == SUPER and hand_worth(view, seat) >= SUPER_FROM
            return TABLE if protects or (view.pool[BOOM] and deck(view) < LATE) else KEEP
        case Owed.VOTE:
            return VOTE_YES
        case Owed.PICK:
            return best_pick(view)
        case Owed.EVIL | Owed.PLACE | Owed.THIEF | Owed.MOVE | Owed.START | Owed.CUT:
            return aim(view, seat, kind, rng)
    if gives_two(view):
        target = leader_of(view, others(view, seat) if others(view, seat) else 1 << seat, rng)
        return int(GIVE_TWO + PAIR[target, target])
    if kind == Owed.EVILEST:
        return GIVE + leader_of(view, others(view, seat) if others(view, seat) else 1 << seat, rng)
    return pick_answer(view, seat, rng)


@kernel
def odds_of_boom(view: State) -> float:
    """TOH-5.1 Return how likely the next card is BOOM."""
    return 1.0 / max(1, int(view.pool_held)) if view.pool[BOOM] else 0.0


@kernel
def hand_worth(view: State, seat: int) -> int:
    """TOH-11.2 Return what the own hand is worth if its player survives; each Fried as if it were alone."""
    points = KEPT_POINTS * (int(view.kept[seat, 0]) + int(view.kept[seat, 1])) + int(view.hand[seat, FRIED])
    for kind in range(HAND_KINDS):
        points += int(view.hand[seat, kind]) * int(view.hand_points[kind])
    return points


@kernel
def risk(view: State, seat: int) -> float:
    """Return the points that a draw puts at risk, on average."""
    at_stake = max(0, hand_worth(view, seat))
    if view.table[seat, SUPER - FIRST_ON_TABLE]:
        at_stake //= 2
    return at_stake * odds_of_boom(view)


@kernel
def cost_of(view: State, seat: int, kind: int) -> float:
    """Return what it costs to play a card: what leaves the hand, less what it is worth on the table."""
    worth = float(view.hand_points[kind])
    if kind == FRIED:
        worth = 1.0
    if FIRST_ON_TABLE <= kind < FIRST_ON_TABLE + TABLE_KINDS and kind != TREACHEROUS:
        worth -= float(view.table_points[kind - FIRST_ON_TABLE])
    return worth


@kernel
def gain_of(view: State, seat: int, kind: int) -> float:
    """Return what playing a card gains, beside its cost, compared with passing."""
    danger = risk(view, seat)
    if kind == RISKY:
        return 2.0 * (DRAWN - danger)
    if kind in (EVIL, EVILEST, GENEROUS, SPLIT):
        return 0.3 if others(view, seat) else -1.0
    if kind == THIEF:
        return 1.3 if targets_with_cards(view, seat) else -1.0
    if kind == DUD:
        return 6.0 * danger - 0.5
    if kind == TREACHEROUS:
        return 2.0
    if kind == SPINNING:
        return 1.0 - 2.0 * danger
    if kind == KITTY:
        return 0.2 - 4.0 * danger
    if kind == JUMPING:
        return -0.3 if bits.size(int(view.live)) <= 2 else 0.2
    return 0.0


@kernel
def targets_with_cards(view: State, seat: int) -> bool:
    """TOH-6.4 Say whether there is somebody to rob."""
    for other in range(view.seats):
        if other != seat and view.held[other] > 0 and bits.has(view.live, other):
            return True
    return False


@kernel
def best_play(view: State, seat: int, rng: Rng) -> int:
    """TOH-3.1 Draw, or play the card that gains most."""
    best, highest, equal = DRAW, DRAWN - risk(view, seat), 1
    kinds = may_play(view, seat)
    while kinds:
        kind = bits.lowest(kinds)
        kinds &= kinds - 1
        weight = gain_of(view, seat, kind) - cost_of(view, seat, kind)
        if weight > highest + 1e-9:
            best, highest, equal = PLAY + kind - FIRST_PLAYABLE, weight, 1
        elif weight > highest - 1e-9:
            equal += 1
            if below(rng, equal) == 0:
                best = PLAY + kind - FIRST_PLAYABLE
    return best


@kernel
def leader_of(view: State, seats: int, rng: Rng) -> int:
    """Return the seat of a set, not empty, with the most points and cards; equal ones by lot."""
    best, highest, equal = bits.lowest(seats), -1_000_000_000, 1
    while seats:
        seat = bits.lowest(seats)
        seats &= seats - 1
        weight = int(view.scores[seat]) + int(view.held[seat])
        if weight > highest:
            best, highest, equal = seat, weight, 1
        elif weight == highest:
            equal += 1
            if below(rng, equal) == 0:
                best = seat
    return best


@kernel
def aim(view: State, seat: int, kind: int, rng: Rng) -> int:
    """TOH-6.4, TOH-7.3, TOH-7.6, TOH-8.1, TOH-8.2, TOH-12.2 Name the one who leads; as the next starter anybody."""
    seats = targets(view, seat)
    if not seats:
        return besides(kind)
    if kind == Owed.START:
        return START + any_of(seats, rng)
    return first_target(kind) + leader_of(view, seats, rng)


@kernel
def best_pick(view: State) -> int:
    """TOH-8.4 Take the better one of the two cards."""
    one, two = int(view.seen[0]) - 1, int(view.seen[1]) - 1
    return PICK + one if worth_of(view, one) >= worth_of(view, two) else PICK + two


@kernel
def worth_of(view: State, kind: int) -> float:
    """Return what it is worth to take a card, roughly."""
    if kind < HAND_KINDS:
        return float(view.hand_points[kind]) + 0.1 * (kind in (CALM, DUD, THIEF)) + (kind == FRIED)
    if kind in (SUPER, SEXY):
        return 4.0
    return -4.0 if kind == MICRO else 0.5
