"""Sections 6 and 7 of the rules: every move in words, and a position in one line."""

from __future__ import annotations

from typing import Any

from spuds.core.frames import CHANCE, FULL
from spuds.games.hot_pota_toh.actions import (
    ALL_FORMS,
    CLOCKWISE,
    DEAL,
    DEAL_HIDDEN,
    DISCARD,
    DRAW_FOR,
    LOOK,
    PAIRS,
    PICK,
    PLAY,
    STEAL_CARD,
)
from spuds.games.hot_pota_toh.cards import (
    DEALT_KINDS,
    FIRST_ON_TABLE,
    FIRST_PLAYABLE,
    HAND_KINDS,
    KINDS,
    MOST_SEATS,
    STEALABLE_KINDS,
    SUPER,
    WORDS,
)
from spuds.games.hot_pota_toh.state import Owed, State, deck

_SEATS = range(MOST_SEATS)

TEXTS: tuple[str, ...] = (
    "draw",
    *(f"play {word}" for word in WORDS[FIRST_PLAYABLE:HAND_KINDS]),
    *("clockwise", "counterclockwise", "again", "stop"),
    *(f"steal {seat}" for seat in _SEATS),
    "steal none",
    *(f"give {seat}" for seat in _SEATS),
    "take",
    *(f"give {one} {two}" for one, two in PAIRS),
    *(f"place {seat}" for seat in _SEATS),
    *(f"move {seat}" for seat in _SEATS),
    "stay",
    *(f"pick {word}" for word in WORDS[:DEALT_KINDS]),
    *("discard", "leave", "keep", "table"),
    *(f"start {seat}" for seat in _SEATS),
    *("vote no", "vote yes"),
    *(f"deal {seat} {word}" for seat in _SEATS for word in WORDS[:DEALT_KINDS]),
    *(f"draw {seat} {word}" for seat in _SEATS for word in WORDS),
    *(f"steal {word}" for word in WORDS[:STEALABLE_KINDS]),
    *(f"look {word}" for word in WORDS),
    *(f"deal {seat} ?" for seat in _SEATS),
    *(f"draw {seat} ?" for seat in _SEATS),
    *("steal ?", "look ?", "pick ?"),
)
"""Words of every action id; the last ones hide a card."""

assert len(TEXTS) == ALL_FORMS

ORDERS = {0: "open", 1: "clockwise", -1: "counterclockwise"}


def card_args(card: int) -> dict[str, Any]:
    """Return what messages may say of a card: its move-word, and whether it is known."""
    if card < 0:
        return {"card": "?", "sight": "hidden"}
    return {"card": WORDS[card], "sight": "open"}


def action_args(action: int) -> dict[str, Any]:
    """Return the same for the card that an action names."""
    return card_args(_card_of(action))


def _card_of(action: int) -> int:
    for first, end, lowest, kinds in (
        (PLAY, CLOCKWISE, FIRST_PLAYABLE, KINDS),
        (PICK, DISCARD, 0, KINDS),
        (DEAL, DRAW_FOR, 0, DEALT_KINDS),
        (DRAW_FOR, STEAL_CARD, 0, KINDS),
        (STEAL_CARD, LOOK, 0, KINDS),
        (LOOK, DEAL_HIDDEN, 0, KINDS),
    ):
        if first <= action < end:
            return lowest + (action - first) % kinds
    return -1


def counts_text(counts: Any, first: int = 0) -> str:
    """Return counts of kinds from `first` on in words, such as "calm 2 evil 1"; "-" for none."""
    return " ".join(f"{WORDS[first + n]} {int(cards)}" for n, cards in enumerate(counts) if cards) or "-"


def position_text(state: State) -> str:
    """Say a position, full or as its viewer knows it, in one line."""
    parts = [f"round {int(state.rounds) + (state.depth > 0)} of level {state.level}", _owed(state)]
    parts.append(f"order {ORDERS[int(state.order)]}" + (", jumping" if state.skip else ""))
    parts += [_seat(state, seat) for seat in range(state.seats)]
    parts.append(f"deck {deck(state)}" + (f", row {state.row}" if state.row else ""))
    seen = [WORDS[int(kind) - 1] for kind in state.seen if kind]
    if any(state.seen_by):
        parts.append(f"looked at {' '.join(seen) or sum(map(bool, state.seen_by))}")
    return " | ".join([*parts, f"discard {counts_text(state.discard)}"])


def _seat(state: Any, seat: int) -> str:
    known = any(state.hand[seat]) or state.viewer in (FULL, seat)
    kept = counts_text(state.kept[seat], SUPER)
    hand = (
        counts_text(state.hand[seat]) if known else f"{int(state.held[seat]) - sum(map(int, state.kept[seat]))} cards"
    )
    text = f"{seat} has {hand}" + (f", kept {kept}" if kept != "-" else "")
    text += f", table {counts_text(state.table[seat], FIRST_ON_TABLE)}, {state.scores[seat]} points"
    return text if state.live >> seat & 1 else f"{text}, safe"


def _owed(state: Any) -> str:
    if state.depth == 0:
        return "game over"
    return "; then ".join(_frame(state, n) for n in reversed(range(state.depth)))


def _frame(state: Any, n: int) -> str:
    frame = state.stack[n]
    seat = "chance" if frame.seat == CHANCE else str(frame.seat)
    match frame.kind:
        case Owed.START:
            return f"{seat} names the starter"
        case Owed.VOTE:
            return f"votes of {' '.join(str(seat) for seat in _SEATS if frame.seats >> seat & 1)}"
        case Owed.DEAL:
            return f"chance deals to {seat}"
        case Owed.DRAWS:
            return f"{seat} owes {frame.remaining} draws"
        case Owed.STEAL:
            return f"{seat} steals from {frame.source}"
        case Owed.LOOK:
            return f"{seat} looks at {frame.remaining} more for {WORDS[frame.source]}"
        case Owed.ROW:
            return f"row for {' '.join(str(int(taker) - 1) for taker in state.takers if taker)}"
        case Owed.KEEP:
            return f"{seat} keeps {WORDS[frame.source]} or not"
        case Owed.LAY:
            named = " ".join(str(int(taker) - 1) for taker in state.takers if taker)
            return f"{seat} lays the row for {WORDS[frame.source]}" + (f" {named}" if named else "")
        case Owed.RISKY:
            return f"{seat} may draw {frame.remaining} more"
        case Owed.END:
            return f"end of the turn of {seat}"
    return f"{seat} answers {Owed(frame.kind).name.lower()}"
