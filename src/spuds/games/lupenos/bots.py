"""Rules of thumb for Lupenos, by somebody who has thought about the game.

- A hand is as heavy as it has different numbers, for equal ones are laid together, and four of them clear the pile. So
  a pile that completes fours, or has specials and high numbers, may be worth taking; the cards count half while there
  is a deck, for nobody can win before it is empty.
- High numbers and specials are kept: they fit when others do not. The face-up row is laid last, singly, on whatever
  lies there, so that the best cards go into it: feasts first, then very bad potatoes and bags, then high numbers.
- A high pile is dangerous for the next player: the more so, the fewer of the cards that she may have fit, those of
  hers that all have seen included. Then it is worth raising the number, and a very bad potato is sure to hit. It
  matters most if she has few cards left.
- A lay is not worth much if the next player is known to hold what makes it four.
- After many turns without an end something else is tried now and then, for two who always do the same may go round in
  circles.
"""

from __future__ import annotations

from spuds.core.chance import Rng, below
from spuds.core.jit import kernel
from spuds.games.lupenos import counts
from spuds.games.lupenos.actions import DOWN, TAKE, play_of, up_of
from spuds.games.lupenos.cards import BAD, BAG, FEAST, FOUR, KINDS, PEEL_KINDS, PLACE
from spuds.games.lupenos.odds import height, stuck, threat
from spuds.games.lupenos.rules.exchange import last_named, not_named
from spuds.games.lupenos.rules.turn import Stage, may_choose, may_take, stage
from spuds.games.lupenos.state import Owed, State, cards_left, lowest_fitting, next_in

# Weights are in hand cards that nothing goes with. They were tuned in play against the same rules with other weights.

MORE = 0.15
"""What one more equal peel weighs beside the first one."""
SET = 0.5
"""What four equal ones are worth, which clear the pile together; what completes four on the pile, as much."""
KEEP_EARLY = 0.74
"""What makes up for holding the highest number while there is a deck; of lower ones, by the cube of their height."""
KEEP_LATE = 0.38
SPECIALS_EARLY = (1.95, 0.62, 1.5)
"""The same of a feast, a bag and a very bad potato."""
SPECIALS_LATE = (1.51, 0.57, 0.82)
DRAWN = 0.28
"""What a card weighs that is drawn for one laid."""
BEST = 0.89
"""What it is worth to have the highest number left, in proportion of lower ones."""
SPECIAL_LEFT = 1.25
"""A special as such a number."""
HARM = 0.24
"""What it is worth that another player takes a card of the pile."""
SKIP = 0.5
"""What it is worth that one misses a turn."""
EXTRA = 0.5
"""What an extra turn is worth."""
BAG_EASE = 0.1
"""What a bag takes off the danger of each card of the pile."""
TAKING = 0.3
"""What a pick-up costs beside the cards: the lay."""
TAKEN_EARLY = 0.59
"""How much of the weight of taken cards counts while there is a deck."""
LIFT = 0.3
"""What it is worth to have a card of the row in the hand, where it can be laid with others."""
LAST_CARD = 4.0
"""What it is worth that somebody with one card left does not lay it."""
GIFT = 0.5
"""What it costs if the next player can make it four."""
ROW_EQUAL = 0.1
"""How much less a card is worth in the row for each equal one there, in highest numbers."""
ROW_SPECIALS = (1.81, 0.98, 1.51)
"""What the specials are worth in the row."""
PATIENCE = 120
"""Turns after which answers are chosen less and less strictly: a hand card after each hundred turns more."""
WINS = 1000.0


@kernel
def thumb(view: State, seat: int, rng: Rng) -> int:
    """Choose the answer of the best weight, of equal ones the first. A face-down card is always turned over."""
    if view.stack[0].kind == Owed.EXCHANGE:
        return best_name(view, seat)
    return DOWN if stage(view, seat) == Stage.DOWN else best_answer(view, seat, rng)


# The exchange


@kernel
def worth_in_row(view: State, kind: int) -> float:
    """LU-3.1 Return what a card is worth in the row, in highest numbers."""
    return height(view, kind) if kind < PEEL_KINDS else ROW_SPECIALS[kind - FEAST]


@kernel
def best_name(view: State, seat: int) -> int:
    """LU-3.2 Name the first of the best cards that may still be named."""
    cards = counts.from_kind(not_named(view, seat), last_named(view, seat))
    first, row = KINDS, 0
    for _ in range(view.to_name[seat]):
        best, highest = 0, -1e9
        for kind in range(KINDS):
            if counts.of(cards, kind):
                weight = worth_in_row(view, kind) - ROW_EQUAL * counts.of(row, kind)
                if weight > highest:
                    best, highest = kind, weight
        cards -= counts.one(best)
        row += counts.one(best)
        first = min(first, best)
    return up_of(first)


# What cards in the hand are worth


@kernel
def keeps(view: State, kind: int) -> float:
    """Return what makes up for holding a card."""
    if kind >= PEEL_KINDS:
        return SPECIALS_EARLY[kind - FEAST] if view.deck else SPECIALS_LATE[kind - FEAST]
    high = height(view, kind)
    return (KEEP_EARLY if view.deck else KEEP_LATE) * high * high * high


@kernel
def worth(view: State, kind: int, cards: int) -> float:
    """LU-4.9, LU-4.10 Return what so many cards of a kind are worth in the hand: less than nothing, as a rule."""
    if cards == 0:
        return 0.0
    if kind >= PEEL_KINDS:
        return cards * (keeps(view, kind) - 1.0)
    weight = cards * keeps(view, kind) - 1.0 - MORE * (cards - 1)
    return weight + SET if cards >= FOUR else weight


@kernel
def best_left(view: State, cards: int) -> float:
    """Return the height of the best of some cards; without any, nothing is left to be stuck with."""
    if cards == 0:
        return 1.0
    if counts.from_kind(cards, FEAST):
        return SPECIAL_LEFT
    kind = PEEL_KINDS - 1
    while kind > 0 and counts.of(cards, kind) == 0:
        kind -= 1
    return height(view, kind)


# The turn


@kernel
def best_answer(view: State, seat: int, rng: Rng) -> int:
    """LU-4.7 to LU-4.12, LU-7.2 to LU-7.6 Choose what to lay from the hand or the row, or to take the pile."""
    cards = int(view.holds[seat]) if view.held[seat] else int(view.up[seat])
    choices, floor, victim = may_choose(view, seat), lowest_fitting(view), next_in(view, seat)
    best, highest = TAKE, -1e9
    taking = weight_of_pile(view, seat, cards) if view.pile_held else 0.0
    if may_take(view, seat, choices):
        highest = taking
    for kind in range(KINDS):
        for n in range(1, 1 + counts.of(choices, kind)):
            weight = taking + LIFT - keeps(view, kind)
            if kind >= floor:
                weight = weight_of_lay(view, seat, cards, kind, n) + weight_of_effect(view, seat, victim, kind, n)
            if view.turns > PATIENCE:
                weight += (int(view.turns) - PATIENCE) * below(rng, 100) / 10000.0
            if weight > highest:
                best, highest = (play_of(kind) if view.held[seat] else up_of(kind)) + n - 1, weight
    return best


@kernel
def weight_of_pile(view: State, seat: int, cards: int) -> float:
    """LU-4.11 Weigh taking the pile, `cards` being those that the seat lays from."""
    pile = 0
    for place in range(view.pile_held):
        pile += counts.one(int(view.pile[place]) - 1)
    weight = 0.0
    for kind in range(KINDS):
        before = counts.of(int(view.holds[seat]), kind)
        weight += worth(view, kind, before + counts.of(pile, kind)) - worth(view, kind, before)
    if view.deck:
        weight *= TAKEN_EARLY
    return weight + BEST * best_left(view, cards + pile) - TAKING


@kernel
def weight_of_lay(view: State, seat: int, cards: int, kind: int, n: int) -> float:
    """LU-4.9, LU-5.4 Weigh being rid of n of a kind of the cards that the seat lays from; with the last it wins."""
    if n == cards_left(view, seat):
        return WINS
    before = counts.of(cards, kind)
    weight = worth(view, kind, before - n) - worth(view, kind, before)
    weight += BEST * best_left(view, cards - n * counts.one(kind))
    if view.deck:
        drawn = min(int(view.deck), max(0, PLACE - int(view.held[seat]) + n))
        weight -= DRAWN * drawn
    return weight


@kernel
def weight_of_effect(view: State, seat: int, victim: int, kind: int, n: int) -> float:
    """LU-6 Weigh what n cards of a kind do to the pile and to the next seat."""
    pile, danger = int(view.pile_held), threat(view, victim)
    urgent = LAST_CARD if cards_left(view, victim) == 1 else 0.0
    if kind == FEAST:
        return EXTRA
    if kind == BAG:
        return BAG_EASE * pile
    if kind == BAD:
        weight = danger * (HARM * pile + SKIP) + urgent
        return weight + EXTRA if view.seats - view.outs == 2 else weight
    run = n + run_on_top(view, kind)
    if run >= FOUR:
        return EXTRA + SET
    weight = (danger * HARM * (pile + n) + urgent) * stuck(view, victim, kind)
    return weight - GIFT if run + counts.of(int(view.known[victim]), kind) >= FOUR else weight


@kernel
def run_on_top(view: State, kind: int) -> int:
    """LU-6.9 Return how many peels of a kind lie directly on each other on top of the pile."""
    cards = 0
    while cards < view.pile_held and view.pile[view.pile_held - 1 - cards] == kind + 1:
        cards += 1
    return cards
