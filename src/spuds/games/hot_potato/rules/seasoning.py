"""HP-6 Step 2: seasonings are revealed, and each brings its player a card."""

from __future__ import annotations

from spuds.core.events import NONE, RULE, Log, append, tell, whisper
from spuds.core.frames import EVERYBODY
from spuds.core.jit import kernel
from spuds.games.hot_potato.cards import BROWN_KINDS
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.rules.playing import reveal
from spuds.games.hot_potato.setup import fill_pool, pool_to_hand
from spuds.games.hot_potato.state import Owed, State, Step, first_in_order


@kernel
def reveal_seasonings(state: State, log: Log) -> None:
    """HP-6.1, HP-6.2 Reveal the next seasoning and owe its draw; after the last one, step 3 begins."""
    while state.stack[0].kind == Owed.REVEAL:
        potato = first_in_order(state, state.laid_blue)
        if potato < 0:
            state.step = Step.COPY.value
            state.stack[0].kind = Owed.COPY
        else:
            season(state, potato, log)
            owe_draw(state, int(state.holder[potato]) - 1, potato, RULE[2, 4], log)


@kernel
def season(state: State, potato: int, log: Log) -> None:
    """HP-6.1, HP-6.3 Reveal a seasoning; it stays on its potato for good, and works from now on."""
    seat, kind = int(state.holder[potato]) - 1, int(state.down_blue[potato]) - 1
    append(log, Event.SEASONS, seat, RULE[6, 1], NONE, BROWN_KINDS + kind, potato, EVERYBODY)
    state.down_blue[potato] = 0
    state.unstriped[potato, kind] += 1
    reveal(state, seat, BROWN_KINDS + kind, potato)


@kernel
def owe_draw(state: State, seat: int, potato: int, rule: int, log: Log) -> bool:
    """HP-6.2, HP-9.4 Owe a seat a card, if there is any (HP-2.4); return whether there is."""
    if not fill_pool(state, log):
        tell(log, Event.NO_CARD, seat, rule)
        return False
    frame = state.stack[0]
    frame.kind = Owed.DRAW
    frame.seat = seat
    frame.source = potato
    return True


@kernel
def draw_card(state: State, kind: int, log: Log) -> int:
    """HP-6.2, HP-9.4 Draw the card that is owed; the step goes on. Return the potato that it was for."""
    frame = state.stack[0]
    seat, potato = int(frame.seat), int(frame.source)
    whisper(log, Event.DRAWS, seat, RULE[6, 2] if state.step == Step.REVEAL else RULE[9, 4], kind)
    pool_to_hand(state, seat, kind)
    frame.seat = 0
    frame.source = 0
    return potato
