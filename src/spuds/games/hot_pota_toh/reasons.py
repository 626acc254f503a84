"""Why a player's answer is not legal: reasons, each with its message and rule."""

from __future__ import annotations

from enum import IntEnum

from spuds.core import bits
from spuds.core.game import Reason
from spuds.core.jit import kernel
from spuds.games.hot_pota_toh.actions import (
    CLOCKWISE,
    DISCARD,
    DRAW,
    FIRST_OF,
    GIVE,
    GIVE_TWO,
    PICK,
    PLACE,
    PLAY,
    SECOND_OF,
    TAKE,
)
from spuds.games.hot_pota_toh.answering import besides, either, first_target, gives_two, targets
from spuds.games.hot_pota_toh.cards import FIRST_PLAYABLE, MOST_SEATS
from spuds.games.hot_pota_toh.rules.playing import may_play
from spuds.games.hot_pota_toh.state import Owed, State


class WhyNot(IntEnum):
    """Reasons for which a player's answer is not legal; `REASONS` has the message and the rule of each.

    Of what is no answer to the question at all, see `OTHERWISE`.
    """

    LEGAL = 0
    NOT_HELD = 2
    NO_OPPONENT = 3
    NO_SEAT = 4
    SAFE_SEAT = 5
    OWN_SEAT_EVIL = 6
    EMPTY_HAND = 7
    TWO_CARDS = 8
    ONE_CARD = 9
    NO_NEIGHBOUR = 10
    NOT_SEEN = 11
    OWN_SEAT_THIEF = 12
    OWN_SEAT_PLACE = 13
    OWN_SEAT_MOVE = 14


REASONS: dict[int, Reason] = {
    WhyNot.NOT_HELD: Reason("why-not-not-held", "TOH-3.1"),
    WhyNot.NO_OPPONENT: Reason("why-not-no-opponent", "TOH-3.2"),
    WhyNot.NO_SEAT: Reason("why-not-no-seat", "TOH-1.1"),
    WhyNot.SAFE_SEAT: Reason("why-not-safe-seat", "TOH-7.7"),
    WhyNot.OWN_SEAT_EVIL: Reason("why-not-own-seat", "TOH-7.3"),
    WhyNot.EMPTY_HAND: Reason("why-not-empty-hand", "TOH-6.4"),
    WhyNot.TWO_CARDS: Reason("why-not-two-cards", "TOH-7.4"),
    WhyNot.ONE_CARD: Reason("why-not-one-card", "TOH-7.4"),
    WhyNot.NO_NEIGHBOUR: Reason("why-not-no-neighbour", "TOH-7.6"),
    WhyNot.NOT_SEEN: Reason("why-not-not-seen", "TOH-8.4"),
    WhyNot.OWN_SEAT_THIEF: Reason("why-not-own-seat", "TOH-6.4"),
    WhyNot.OWN_SEAT_PLACE: Reason("why-not-own-seat", "TOH-8.1"),
    WhyNot.OWN_SEAT_MOVE: Reason("why-not-own-seat", "TOH-8.2"),
}


OTHERWISE = 32
"""Added to the kind of a frame: the reason why something is no answer to it at all."""
ASKED = {
    Owed.START: "TOH-12.2",
    Owed.VOTE: "TOH-12.3",
    Owed.TURN: "TOH-3.1",
    Owed.ORDER: "TOH-3.7",
    Owed.RISKY: "TOH-6.3",
    Owed.THIEF: "TOH-6.4",
    Owed.EVIL: "TOH-7.3",
    Owed.EVILEST: "TOH-7.4",
    Owed.CUT: "TOH-7.6",
    Owed.PLACE: "TOH-8.1",
    Owed.MOVE: "TOH-8.2",
    Owed.PICK: "TOH-8.4",
    Owed.DISORIENTED: "TOH-7.1",
    Owed.KEEP: "TOH-9.1",
}
REASONS |= {OTHERWISE + kind: Reason("why-not-not-an-answer", rule) for kind, rule in ASKED.items()}


@kernel
def why_not(state: State, seat: int, action: int) -> int:
    """Say why a seat that is waiting may not answer so (a `WhyNot`), or 0. State may be that seat's view."""
    kind = int(state.stack[state.depth - 1].kind)
    first = either(kind)
    if first >= 0:
        return WhyNot.LEGAL.value if first <= action < first + 2 else OTHERWISE + kind
    if kind == Owed.TURN:
        return why_not_play(state, seat, action)
    if kind == Owed.PICK:
        if not PICK <= action < DISCARD:
            return OTHERWISE + kind
        seen = action - PICK + 1 == state.seen[0] or action - PICK + 1 == state.seen[1]
        return WhyNot.LEGAL.value if seen else WhyNot.NOT_SEEN.value
    if GIVE_TWO <= action < PLACE and kind == Owed.EVILEST:
        return why_not_pair(state, action - GIVE_TWO)
    if action == besides(kind):
        return WhyNot.LEGAL.value
    if not first_target(kind) <= action < first_target(kind) + MOST_SEATS:
        return OTHERWISE + kind
    return why_not_target(state, seat, action - first_target(kind))


@kernel
def why_not_play(state: State, seat: int, action: int) -> int:
    """TOH-3.1, TOH-3.2 Say why the player in turn may not do so, or 0."""
    if action == DRAW:
        return WhyNot.LEGAL.value
    if not PLAY <= action < CLOCKWISE:
        return OTHERWISE + Owed.TURN.value
    kind = action - PLAY + FIRST_PLAYABLE
    if bits.has(may_play(state, seat), kind):
        return WhyNot.LEGAL.value
    return WhyNot.NO_OPPONENT.value if state.hand[seat, kind] else WhyNot.NOT_HELD.value


@kernel
def why_not_pair(state: State, pair: int) -> int:
    """TOH-7.4 Say why two players may not get the cards of Evilest, or 0."""
    one, two = FIRST_OF[pair], SECOND_OF[pair]
    if two >= state.seats:
        return WhyNot.NO_SEAT.value
    if not gives_two(state):
        return WhyNot.ONE_CARD.value
    both = bits.has(state.live, one) and bits.has(state.live, two)
    return WhyNot.LEGAL.value if both else WhyNot.SAFE_SEAT.value


@kernel
def why_not_target(state: State, seat: int, target: int) -> int:
    """TOH-6.4, TOH-7.3 to TOH-7.7, TOH-8.1, TOH-8.2, TOH-12.2 Say why a seat may not be named, or 0."""
    kind = state.stack[state.depth - 1].kind
    if target >= state.seats:
        return WhyNot.NO_SEAT.value
    if kind == Owed.EVILEST and gives_two(state):
        return WhyNot.TWO_CARDS.value
    if bits.has(targets(state, seat), target):
        return WhyNot.LEGAL.value
    if not bits.has(state.live, target):
        return WhyNot.SAFE_SEAT.value
    match kind:
        case Owed.THIEF:
            return WhyNot.OWN_SEAT_THIEF.value if target == seat else WhyNot.EMPTY_HAND.value
        case Owed.EVIL:
            return WhyNot.OWN_SEAT_EVIL.value
        case Owed.PLACE:
            return WhyNot.OWN_SEAT_PLACE.value
        case Owed.MOVE:
            return WhyNot.OWN_SEAT_MOVE.value
    return WhyNot.NO_NEIGHBOUR.value


assert GIVE + MOST_SEATS == TAKE
