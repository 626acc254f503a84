"""Why a player's answer is not legal: reasons, each with its message and rule."""

from __future__ import annotations

from enum import IntEnum

from spuds.core import bits
from spuds.core.game import Reason
from spuds.core.jit import kernel
from spuds.games.hot_potato.actions import CHIP, EXTRA, GIVE_CHIP, PER_POTATO, SIDE, TO, blue_of, brown_of
from spuds.games.hot_potato.cards import BROWN_KINDS, MOST_SEATS, PASS_LEFT
from spuds.games.hot_potato.rules.playing import potato_to_answer
from spuds.games.hot_potato.state import Owed, State


class WhyNot(IntEnum):
    """Reasons for which a player's answer is not legal; `REASONS` has the message and the rule of each."""

    LEGAL = 0
    NOT_AN_ANSWER = 1
    OTHER_POTATO = 2
    NOT_HELD = 3
    BANNED = 4
    WRONG_POTATO = 5
    OWN_SEAT_TOSS = 6
    OWN_SEAT_CHIP = 7
    NO_SEAT = 8


REASONS: dict[int, Reason] = {
    WhyNot.NOT_AN_ANSWER: Reason("why-not-not-an-answer", "HP-4.1"),
    WhyNot.OTHER_POTATO: Reason("why-not-other-potato", "HP-5.1"),
    WhyNot.NOT_HELD: Reason("why-not-not-held", "HP-5.2"),
    WhyNot.BANNED: Reason("why-not-banned", "HP-5.5"),
    WhyNot.WRONG_POTATO: Reason("why-not-wrong-way", "HP-4.3"),
    WhyNot.OWN_SEAT_TOSS: Reason("why-not-own-seat", "HP-8.5"),
    WhyNot.OWN_SEAT_CHIP: Reason("why-not-own-seat", "HP-3.4"),
    WhyNot.NO_SEAT: Reason("why-not-no-seat", "HP-1.2"),
}


@kernel
def why_not(state: State, seat: int, action: int) -> int:
    """Say why a seat that is waiting may not answer so (a `WhyNot`), or 0. State may be that seat's view."""
    frame = state.stack[0]
    match frame.kind:
        case Owed.PLAY:
            return why_not_lay(state, seat, action)
        case Owed.EITHER:
            if SIDE <= action < TO:
                right = (action - SIDE) // 2 == frame.source
                return WhyNot.LEGAL.value if right else WhyNot.WRONG_POTATO.value
        case Owed.TOSS:
            if TO <= action < GIVE_CHIP:
                if (action - TO) // MOST_SEATS != frame.source:
                    return WhyNot.WRONG_POTATO.value
                return why_not_seat(state, (action - TO) % MOST_SEATS, seat, WhyNot.OWN_SEAT_TOSS.value)
        case Owed.GIVE_CHIP:
            if GIVE_CHIP <= action < EXTRA:
                return why_not_seat(state, action - GIVE_CHIP, seat, WhyNot.OWN_SEAT_CHIP.value)
        case Owed.EXTRA:
            if EXTRA <= action < CHIP:
                return why_not_seat(state, action - EXTRA, -1, WhyNot.OWN_SEAT_CHIP.value)
    return WhyNot.NOT_AN_ANSWER.value


@kernel
def why_not_seat(state: State, chosen: int, but: int, own: int) -> int:
    """HP-1.2, HP-3.4, HP-8.5 Say why a seat may not be chosen, or 0."""
    if chosen >= state.seats:
        return WhyNot.NO_SEAT.value
    return own if chosen == but else WhyNot.LEGAL.value


@kernel
def why_not_lay(state: State, seat: int, action: int) -> int:
    """HP-5.1 to HP-5.5 Say why a seat may not give an answer in step 1, or 0."""
    if action >= SIDE:
        return WhyNot.NOT_AN_ANSWER.value
    potato = action // PER_POTATO
    if potato != potato_to_answer(state, seat):
        return WhyNot.OTHER_POTATO.value
    brown, blue = brown_of(action), blue_of(action)
    if brown and state.hand[seat, brown - 1] == 0:
        return WhyNot.NOT_HELD.value
    if blue and state.hand[seat, BROWN_KINDS + blue - 1] == 0:
        return WhyNot.NOT_HELD.value
    if brown == PASS_LEFT + 1 and bits.has(state.banned, potato):
        return WhyNot.BANNED.value
    return WhyNot.LEGAL.value
