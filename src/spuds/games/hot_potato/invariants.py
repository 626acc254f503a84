"""Section 11 of the rules: what must always hold of a full state, each by its number."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from spuds.core import bits
from spuds.core.frames import CHANCE
from spuds.core.records import out_of_range
from spuds.games.hot_potato.cards import (
    BROWN_KINDS,
    HAND,
    MOST_CARDS,
    MOST_DUPLICATORS,
    PASS_LEFT,
    POTATOES,
    ROUNDS,
    SPACES,
)
from spuds.games.hot_potato.state import FORGOTTEN, Owed, State, Step, carries_ban, round_now

STEP_OF = {
    Owed.CHIP: (Step.SETUP,),
    Owed.DEAL: (Step.SETUP,),
    Owed.GIVE_CHIP: (Step.SETUP,),
    Owed.EXTRA: (Step.SETUP,),
    Owed.PLAY: (Step.PLAY,),
    Owed.DRAW: (Step.REVEAL, Step.EXPLODE),
    Owed.EITHER: (Step.PASS,),
    Owed.TOSS: (Step.PASS,),
}


def check_state(state: State) -> list[str]:
    """Return every invariant that a full state breaks, each by its number.

    With a number out of range, or a seat that is not at the table, nothing more is looked at: the other checks rely
    on these.
    """
    faults = [*out_of_range(State, state), *_frame_faults(state)]
    return faults or [
        *_card_faults(state),
        *_potato_faults(state),
        *_turn_faults(state),
        *_burn_faults(state),
        *_round_faults(state),
        *_memory_faults(state),
    ]


def _frame_faults(state: State) -> Iterator[str]:
    frame = state.stack[0]
    kind, seat, source, seats = int(frame.kind), int(frame.seat), int(frame.source), int(frame.seats)
    if state.depth == 0:
        if kind or seat or source or seats or frame.remaining:
            yield "I11: the game is over, but something is owed"
        return
    if kind not in STEP_OF:
        yield "I11: nothing that can be answered is owed"
        return
    if state.step not in STEP_OF[Owed(kind)]:
        yield "I11: that is not owed in this step"
    if (seat != CHANCE) if kind == Owed.CHIP else seat >= state.seats:
        yield "I11: nobody at the table is waiting"
    if (kind == Owed.PLAY) != (seats != 0) or seats >> int(state.seats):
        yield "I11: several seats are waiting outside step 1, or none in it"
    if (frame.remaining > 0) != (kind == Owed.DEAL):
        yield "I11: cards are owed outside a deal, or none in it"
    if max(state.holder) > state.seats or state.chip > state.seats or state.oldest > state.seats:
        yield "I3: a potato or the chip is with a seat that is not at the table"


def _card_faults(state: State) -> Iterator[str]:
    cards = np.asarray(state.pool, dtype=np.int64) + state.discard + np.asarray(state.hand, dtype=np.int64).sum(axis=0)
    cards[BROWN_KINDS:] += np.asarray(state.unstriped, dtype=np.int64).sum(axis=0)
    for potato in range(POTATOES):
        if state.down_brown[potato]:
            cards[state.down_brown[potato] - 1] += 1
        if state.down_blue[potato]:
            cards[BROWN_KINDS + state.down_blue[potato] - 1] += 1
    if (cards != state.deck).any() or cards.sum() > MOST_CARDS:
        yield "I1: the action cards are not those of this table"
    if int(np.asarray(state.pool, dtype=np.int64).sum()) != state.pool_held:
        yield "I1: the size of the pool is wrong"
    if any(state.held[seat] or any(state.hand[seat]) for seat in range(int(state.seats), len(state.held))):
        yield "I1: a seat that is not at the table holds cards"
    for seat in range(state.seats):
        sealed = 0
        if state.step == Step.PLAY:
            mine = [p for p in range(POTATOES) if state.holder[p] == seat + 1]
            sealed = sum(bool(state.down_brown[p]) + bool(state.down_blue[p]) for p in mine)
        if int(np.asarray(state.hand[seat], dtype=np.int64).sum()) + sealed != state.held[seat]:
            yield "I1: the size of a hand is wrong"
    striped = np.asarray(state.supply, dtype=np.int64) + np.asarray(state.striped, dtype=np.int64).sum(axis=0)
    if (striped != state.duplicators).any() or sum(map(int, state.duplicators)) > MOST_DUPLICATORS:
        yield "I2: the duplicators are not those of this table"
    if state.depth and state.stack[0].kind in (Owed.DEAL, Owed.DRAW) and state.pool_held == 0:
        yield "I14: a card is owed and the pool is empty"
    if state.mixed != FORGOTTEN and any(np.asarray(state.pool) > state.pool_made):
        yield "I14: more of a kind in the pool than when it was made up"


def _potato_faults(state: State) -> Iterator[str]:
    for potato in range(POTATOES):
        brown, blue = int(state.down_brown[potato]), int(state.down_blue[potato])
        laid = bits.has(int(state.laid_brown), potato), bits.has(int(state.laid_blue), potato)
        lies, passed = bool(state.holder[potato]), bits.has(state.passed, potato)
        seasoned = bool(np.any(state.unstriped[potato]) or np.any(state.striped[potato]))
        flags = bits.has(state.red, potato) or passed or (bits.has(state.banned, potato) and state.step == Step.PLAY)
        if not lies and (brown or blue or any(laid) or seasoned or state.answered[potato] or flags):
            yield "I3: a potato that is not in play carries something"
        if (blue and not brown) or ((brown or blue or any(laid)) and passed):
            yield "I6: blue without brown, or cards on a potato that was passed"
        if (brown or blue) and not Step.PLAY <= state.step <= Step.PASS:
            yield "I6: face-down cards outside steps 1 to 4"
        if laid != ((brown > 0, blue > 0) if state.step > Step.PLAY else (False, False)):
            yield "I6: not as many cards face down as all know"
        if state.answered[potato] and not _owes(state, potato):
            yield "I12: an answer outside step 1, or of a seat that owes no more"
        if brown and state.step == Step.PLAY and _owes(state, potato) and not state.answered[potato]:
            yield "I6: cards on a potato that its holder has not answered for"
        if state.step == Step.PLAY and brown == PASS_LEFT + 1 and carries_ban(state, potato):
            yield "I7: pass-left on a banned potato"


def _owes(state: State, potato: int) -> bool:
    """Say whether the holder of a potato still owes answers in step 1."""
    if state.step != Step.PLAY or not state.holder[potato]:
        return False
    return bits.has(int(state.stack[0].seats), int(state.holder[potato]) - 1)


def _turn_faults(state: State) -> Iterator[str]:
    in_play = [potato for potato in range(POTATOES) if state.holder[potato]]
    frame = state.stack[0]
    if sum(1 << potato for potato in in_play) != state.in_play:
        yield "I3: the potatoes in play are not those that lie before somebody"
    if state.depth and state.step == Step.PLAY:
        red = {bits.has(state.red, potato) for potato in in_play}
        if state.passed or red != {state.turn % 2 == 0}:
            yield "I4: in step 1 all potatoes show one colour, and none is passed"
        unanswered = {int(state.holder[potato]) - 1 for potato in in_play if not state.answered[potato]}
        if not unanswered >= {seat for seat in range(state.seats) if bits.has(int(frame.seats), seat)}:
            yield "I12: a seat is asked that owes no answer"
        if {potato for potato in in_play if carries_ban(state, potato)} != {
            potato for potato in range(POTATOES) if bits.has(int(state.banned), potato)
        }:
            yield "I7: the banned potatoes are not those that carry a ban"
    if state.depth and frame.kind in (Owed.EITHER, Owed.TOSS, Owed.DRAW):
        potato = int(frame.source)
        if state.holder[potato] != frame.seat + 1 or bits.has(state.passed, potato):
            yield "I12: a seat is asked about a potato that it does not hold, or that was passed"
    elif state.depth and frame.source:
        yield "I12: a potato is asked about where none is"


def _burn_faults(state: State) -> Iterator[str]:
    burns = [int(n) for n in state.burns]
    if any(burns[int(state.seats) :]):
        yield "I5: a seat that is not at the table was burned"
    if not state.past_20 and max(burns) > SPACES:
        yield "I5: a pawn is beyond the end of the board"
    if state.depth and state.step <= Step.PLAY and max(burns) >= SPACES:
        yield "I5: a pawn is at the end of the board and the game goes on"


def _round_faults(state: State) -> Iterator[str]:
    in_play = [potato for potato in range(POTATOES) if state.holder[potato]]
    kind = int(state.stack[0].kind) if state.depth else 0
    if (state.chip == 0) != (kind == Owed.CHIP):
        yield "I9: from the first move on exactly one seat has the chip"
    over = state.rounds == ROUNDS or (state.step == Step.SETUP and max(state.burns) >= SPACES)
    if (state.depth == 0) != over:
        yield "I11: the game must be over after round 3 or when a pawn is at the end, and only then"
    if state.step == Step.PLAY and not in_play:
        yield "I11: a turn without potatoes"
    if (state.turn > 0) != (state.step > 0 or (state.depth == 0 and state.chip > 0)):
        yield "I11: a turn outside turns"
    if state.depth and state.step == Step.PLAY and state.turn == 1:
        if any(state.held[seat] != HAND for seat in range(state.seats)):
            yield "I10: a round begins with five cards each"
        expected = round_now(state) + (1 if state.seats >= 6 else 0)
        if len(in_play) != expected or np.any(state.unstriped) or np.any(state.striped):
            yield "I10: a round begins with so many plain potatoes as its number, one more from six seats on"


def _memory_faults(state: State) -> Iterator[str]:
    drew = np.asarray(state.drew, dtype=np.int64)
    if (np.asarray(state.pool, dtype=np.int64) + drew.sum(axis=0) != state.pool_known).any():
        yield "I14: the pool and what was drawn from it are not what all knew it to be"
    if (drew.sum(axis=1) != state.drawn).any() or (drew < 0).any():
        yield "I14: not as many cards drawn as all know"
    if sum(1 for card in state.shown if card) != state.shown_count or any(state.shown[int(state.shown_count) :]):
        yield "I14: not as many cards shown as all know"
