"""Rules of thumb for Hot-Pota-toH!, by somebody who has thought about the game.

- Cards are points, so one draws while little is at stake: the hand, times the odds of BOOM and Micro-Boom.
- What needs no draw is kept for late, when BOOM is near: Calm, Dud, cards for others. Risky is played early.
- A card for somebody else is a gift while the deck is large, and a bomb when it is small; then it goes to whoever has
  most to lose and leads.
- A kept Super or Sexy is worth its points to who survives; with few players that is less sure, the table is not.
"""

from __future__ import annotations

from spuds.core import bits
from spuds.core.chance import Rng, below
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
    STEAL_NONE,
    STOP,
    TABLE,
    TAKE,
    VOTE_YES,
)
from spuds.games.hot_pota_toh.answering import first_target, gives_two, pick_answer, targets
from spuds.games.hot_pota_toh.cards import (
    DISORIENTED,
    FIRST_ON_TABLE,
    FIRST_PLAYABLE,
    KEPT_POINTS,
    SUPER,
)
from spuds.games.hot_pota_toh.gains import cost_of, gain_of, gain_of_theft
from spuds.games.hot_pota_toh.rules.playing import may_play, victims
from spuds.games.hot_pota_toh.scoring import points_of_table
from spuds.games.hot_pota_toh.state import Owed, State, others
from spuds.games.hot_pota_toh.worth import (
    gain_of_draw,
    gain_of_gift,
    hand_guess,
    hand_worth,
    odds_of_boom,
    odds_to_survive,
    worth_of,
)

# Weights are in points. They were tuned in play against the same rules with other weights.

LEAVE_MORE = 0.2
"""What a Disoriented is worth on the table beside its points: nobody gets nearer to BOOM."""
KEEPS = 1.2
"""How much of a kept card is left at the end of the round, thieves and Micro-Booms counted."""
HAND_WEIGHS = 10.0
"""What the hand of somebody who gets a card weighs beside her lead, times the odds of BOOM."""


@kernel
def thumb(view: State, seat: int, rng: Rng) -> int:
    """Choose what a sensible player answers; equal ones by lot."""
    kind = int(view.stack[view.depth - 1].kind)
    match kind:
        case Owed.TURN:
            return best_play(view, seat, rng)
        case Owed.RISKY:
            return AGAIN if gain_of_draw(view, seat) > 0.0 else STOP
        case Owed.DISORIENTED:
            on_table = worth_of(view, seat, DISORIENTED) + LEAVE_MORE
            return DISCARD if gain_of_draw(view, seat) > on_table else LEAVE
        case Owed.KEEP:
            return keep_or_table(view, seat)
        case Owed.VOTE:
            return VOTE_YES
        case Owed.START:
            return START + seat
        case Owed.PICK:
            return best_pick(view, seat)
        case Owed.EVIL | Owed.EVILEST:
            return give_or_take(view, seat, rng)
        case Owed.THIEF:
            target = best_target(view, seat, victims(view, seat), kind, rng)
            return first_target(kind) + target if gain_of_theft(view, seat, target) > 0.0 else STEAL_NONE
        case Owed.PLACE | Owed.MOVE | Owed.CUT:
            return first_target(kind) + best_target(view, seat, targets(view, seat), kind, rng)
    return pick_answer(view, seat, rng)


# The turn


@kernel
def best_play(view: State, seat: int, rng: Rng) -> int:
    """TOH-3.1 Draw, or play the card that gains most."""
    kinds = may_play(view, seat)
    if kinds == 0:
        return DRAW
    draw = gain_of_draw(view, seat)
    best, highest, equal = DRAW, draw, 1
    while kinds:
        kind = bits.lowest(kinds)
        kinds &= kinds - 1
        weight = gain_of(view, seat, kind, draw) - cost_of(view, seat, kind)
        if weight > highest + 1e-9:
            best, highest, equal = PLAY + kind - FIRST_PLAYABLE, weight, 1
        elif weight > highest - 1e-9:
            equal += 1
            if below(rng, equal) == 0:
                best = PLAY + kind - FIRST_PLAYABLE
    return best


# Icon cards, Spinning


@kernel
def keep_or_table(view: State, seat: int) -> int:
    """TOH-9.1 Keep a Super or Sexy for its points in the hand, or lay it down where it is sure and protects."""
    kind = int(view.stack[view.depth - 1].source)
    alive = odds_to_survive(view, seat)
    on_table = float(view.table_points[kind - FIRST_ON_TABLE])
    if kind == SUPER:
        on_table += (1.0 - alive) * 0.5 * max(0.0, hand_worth(view, seat))
    return KEEP if KEEPS * KEPT_POINTS * alive > on_table else TABLE


@kernel
def best_pick(view: State, seat: int) -> int:
    """TOH-8.4 Take the better one of the two cards."""
    one, two = int(view.seen[0]) - 1, int(view.seen[1]) - 1
    return PICK + one if worth_of(view, seat, one) >= worth_of(view, seat, two) else PICK + two


# Whom


@kernel
def rank(view: State, seat: int, other: int, kind: int) -> float:
    """Return how much one would like to hit somebody: her lead, and what she would lose."""
    hand = hand_guess(view, other)
    lead = int(view.scores[other]) + points_of_table(view, other) + odds_to_survive(view, seat) * hand
    if kind == Owed.THIEF:
        return lead + hand / max(1, int(view.held[other]))
    if kind in (Owed.PLACE, Owed.MOVE):
        return lead
    return lead + HAND_WEIGHS * odds_of_boom(view) * hand


@kernel
def best_target(view: State, seat: int, seats: int, kind: int, rng: Rng) -> int:
    """Return the seat of a set that one would like most to hit; equal ones by lot; -1 if it is empty."""
    best, highest, equal = -1, -1e9, 1
    while seats:
        other = bits.lowest(seats)
        seats &= seats - 1
        weight = rank(view, seat, other, kind)
        if weight > highest + 1e-9:
            best, highest, equal = other, weight, 1
        elif weight > highest - 1e-9:
            equal += 1
            if below(rng, equal) == 0:
                best = other
    return best


@kernel
def give_or_take(view: State, seat: int, rng: Rng) -> int:
    """TOH-7.3, TOH-7.4 Take the cards oneself while that is worth more, else give them to the one to be hit."""
    two = gives_two(view)
    target = best_target(view, seat, others(view, seat), Owed.EVIL, rng)
    if view.stack[view.depth - 1].kind == Owed.EVIL:
        takes = target < 0 or 2.0 * gain_of_draw(view, seat) > gain_of_gift(view, seat, target)
        return TAKE if takes else GIVE + target
    if target < 0 or gain_of_draw(view, seat) > gain_of_gift(view, seat, target):
        target = seat
    return int(GIVE_TWO + PAIR[target, target]) if two else GIVE + target
