"""Why a player's answer is not legal: reasons, each with its message and rule."""

from __future__ import annotations

from enum import IntEnum

from spuds.core.game import Reason
from spuds.core.jit import kernel
from spuds.games.lupenos import counts
from spuds.games.lupenos.actions import DOWN, PLAY, START, TAKE, cards_of, kind_of
from spuds.games.lupenos.rules.exchange import last_named, may_name, not_named
from spuds.games.lupenos.rules.turn import Stage, fitting, may_choose, may_choose_up, may_take, stage
from spuds.games.lupenos.state import Owed, State, fits


class WhyNot(IntEnum):
    """Reasons for which a player's answer is not legal; `REASONS` has the message and the rule of each."""

    LEGAL = 0
    NOT_A_ROW = 1
    NOT_YOURS = 2
    OUT_OF_ORDER = 3
    TOO_FEW_AFTER = 4
    NOT_AN_ANSWER = 5
    NOT_HELD = 6
    TOO_MANY = 7
    TOO_LOW = 8
    EMPTY_PILE = 9
    MUST_LAY = 10
    HAND_FIRST = 11
    ROW_FIRST = 12
    HAND_EMPTY = 13
    ROW_EMPTY = 14
    NOT_IN_ROW = 15
    ONE_AT_A_TIME = 16
    TOO_MANY_UP = 17
    FITTING_FIRST = 18
    STAYS_UP = 19
    TAKE_FROM_ROW = 20
    TAKE_CARD_TOO = 21
    MUST_TURN_OVER = 22
    SEVERAL_TOO_LOW = 23


REASONS: dict[int, Reason] = {
    WhyNot.NOT_A_ROW: Reason("why-not-not-a-row", "LU-3.2"),
    WhyNot.NOT_YOURS: Reason("why-not-not-yours", "LU-3.2"),
    WhyNot.OUT_OF_ORDER: Reason("why-not-out-of-order", "LU-3.2"),
    WhyNot.TOO_FEW_AFTER: Reason("why-not-too-few-after", "LU-3.2"),
    WhyNot.NOT_AN_ANSWER: Reason("why-not-not-an-answer", "LU-4.1"),
    WhyNot.NOT_HELD: Reason("why-not-not-held", "LU-4.9"),
    WhyNot.TOO_MANY: Reason("why-not-too-many", "LU-4.9"),
    WhyNot.TOO_LOW: Reason("why-not-too-low", "LU-4.7"),
    WhyNot.EMPTY_PILE: Reason("why-not-empty-pile", "LU-4.2"),
    WhyNot.MUST_LAY: Reason("why-not-must-lay", "LU-4.12"),
    WhyNot.HAND_FIRST: Reason("why-not-hand-first", "LU-7.1"),
    WhyNot.ROW_FIRST: Reason("why-not-row-first", "LU-7.1"),
    WhyNot.HAND_EMPTY: Reason("why-not-hand-empty", "LU-4.4"),
    WhyNot.ROW_EMPTY: Reason("why-not-row-empty", "LU-7.1"),
    WhyNot.NOT_IN_ROW: Reason("why-not-not-in-row", "LU-7.2"),
    WhyNot.ONE_AT_A_TIME: Reason("why-not-one-at-a-time", "LU-7.6"),
    WhyNot.TOO_MANY_UP: Reason("why-not-too-many-up", "LU-7.6"),
    WhyNot.FITTING_FIRST: Reason("why-not-fitting-first", "LU-7.4"),
    WhyNot.STAYS_UP: Reason("why-not-stays-up", "LU-7.5"),
    WhyNot.TAKE_FROM_ROW: Reason("why-not-fitting-first", "LU-7.5"),
    WhyNot.TAKE_CARD_TOO: Reason("why-not-take-card-too", "LU-7.4"),
    WhyNot.MUST_TURN_OVER: Reason("why-not-must-turn-over", "LU-7.9"),
    WhyNot.SEVERAL_TOO_LOW: Reason("why-not-several-too-low", "LU-7.6"),
}


@kernel
def why_not(state: State, seat: int, action: int) -> int:
    """Say why a seat that is waiting may not answer so (a `WhyNot`), or 0. State may be that seat's view."""
    if state.stack[0].kind == Owed.EXCHANGE:
        return why_not_name(state, seat, action)
    if action >= START:
        return WhyNot.NOT_AN_ANSWER.value
    if action == TAKE:
        return why_not_take(state, seat)
    if action == DOWN:
        return why_not_down(state, seat)
    if action >= PLAY:
        return why_not_play(state, seat, kind_of(action), cards_of(action))
    return why_not_up(state, seat, kind_of(action), cards_of(action))


@kernel
def why_not_name(state: State, seat: int, action: int) -> int:
    """LU-3.2 Say why a seat may not name a card for its row, or 0."""
    if action >= PLAY or cards_of(action) > 1:
        return WhyNot.NOT_A_ROW.value
    kind = kind_of(action)
    if counts.of(may_name(state, seat), kind):
        return WhyNot.LEGAL.value
    if counts.of(not_named(state, seat), kind) == 0:
        return WhyNot.NOT_YOURS.value
    return WhyNot.OUT_OF_ORDER.value if kind < last_named(state, seat) else WhyNot.TOO_FEW_AFTER.value


@kernel
def why_not_play(state: State, seat: int, kind: int, cards: int) -> int:
    """LU-4.4 to LU-4.10 Say why a seat may not lay cards from its hand, or 0."""
    if stage(state, seat) != Stage.HAND:
        return WhyNot.HAND_EMPTY.value
    held = counts.of(int(state.holds[seat]), kind)
    if held < cards:
        return WhyNot.TOO_MANY.value if held else WhyNot.NOT_HELD.value
    return WhyNot.LEGAL.value if fits(state, kind) else WhyNot.TOO_LOW.value


@kernel
def why_not_up(state: State, seat: int, kind: int, cards: int) -> int:
    """LU-7.1 to LU-7.6 Say why a seat may not choose cards of its row, or 0."""
    where = stage(state, seat)
    if where != Stage.ROW:
        return WhyNot.HAND_FIRST.value if where == Stage.HAND else WhyNot.ROW_EMPTY.value
    row = counts.of(int(state.up[seat]), kind)
    if row == 0:
        return WhyNot.NOT_IN_ROW.value
    if cards > 1 and not state.several_up:
        return WhyNot.ONE_AT_A_TIME.value
    if cards > row:
        return WhyNot.TOO_MANY_UP.value
    most = counts.of(may_choose_up(state, seat), kind)
    if most:
        return WhyNot.LEGAL.value if cards <= most else WhyNot.SEVERAL_TOO_LOW.value
    return WhyNot.STAYS_UP.value if state.pile_only else WhyNot.FITTING_FIRST.value


@kernel
def why_not_take(state: State, seat: int) -> int:
    """LU-4.2, LU-4.12, LU-7.4, LU-7.5, LU-7.9 Say why a seat may not take the pile, or 0."""
    if may_take(state, seat, may_choose(state, seat)):
        return WhyNot.LEGAL.value
    if state.pile_held == 0:
        return WhyNot.EMPTY_PILE.value
    where = stage(state, seat)
    if where == Stage.HAND:
        return WhyNot.MUST_LAY.value
    if where == Stage.DOWN:
        return WhyNot.MUST_TURN_OVER.value
    if state.pile_only:
        return WhyNot.TAKE_FROM_ROW.value
    return WhyNot.FITTING_FIRST.value if fitting(state, int(state.up[seat])) else WhyNot.TAKE_CARD_TOO.value


@kernel
def why_not_down(state: State, seat: int) -> int:
    """LU-7.1 Say why a seat may not turn a face-down card over, or 0."""
    where = stage(state, seat)
    if where == Stage.DOWN:
        return WhyNot.LEGAL.value
    return WhyNot.HAND_FIRST.value if where == Stage.HAND else WhyNot.ROW_FIRST.value
