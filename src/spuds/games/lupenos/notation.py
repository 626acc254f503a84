"""Sections 6, 7 and 12 of the rules: every move in words, and a position in one line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spuds.core import bits
from spuds.core.frames import FULL
from spuds.games.lupenos.actions import ALL_FORMS, DEAL_UP, DRAW_HIDDEN, PLAY_EACH, TAKE, UP_EACH, kind_of
from spuds.games.lupenos.actions import DEAL_HIDDEN as FIRST_HIDDEN
from spuds.games.lupenos.cards import KINDS, MOST_SEATS, PEEL_KINDS, PLACE, WORDS
from spuds.games.lupenos.counts import size, unpacked
from spuds.games.lupenos.state import Owed, State

_SEATS = range(MOST_SEATS)


def _several(verb: str, most: int) -> Iterator[str]:
    for word in WORDS[:PEEL_KINDS]:
        yield f"{verb} {word}"
        yield from (f"{verb} {word} x{n}" for n in range(2, most + 1))
    yield from (f"{verb} {word}" for word in WORDS[PEEL_KINDS:])


TEXTS: tuple[str, ...] = (
    *_several("up", UP_EACH),
    *_several("play", PLAY_EACH),
    *("take", "down"),
    *(f"start {seat}" for seat in _SEATS),
    *(f"deal {seat} up {word}" for seat in _SEATS for word in WORDS),
    *(f"deal {seat} hand {word}" for seat in _SEATS for word in WORDS),
    *(f"draw {seat} {word}" for seat in _SEATS for word in WORDS),
    *(f"flip {word}" for word in WORDS),
    *(f"deal {seat} hand ?" for seat in _SEATS),
    *(f"draw {seat} ?" for seat in _SEATS),
)
"""Words of every action id; the last ones hide a card."""

assert len(TEXTS) == ALL_FORMS
assert TEXTS[DRAW_HIDDEN] == "draw 0 ?"


def card_args(card: int) -> dict[str, Any]:
    """Return what messages may say of a card: its move-word; "?" where it is not known."""
    if card < 0:
        return {"card": "?", "sight": "hidden"}
    return {"card": WORDS[card], "sight": "open"}


def action_args(action: int) -> dict[str, Any]:
    """Return the same for the card that an action names."""
    if action < TAKE:
        return card_args(int(kind_of(action)))
    return card_args((action - DEAL_UP) % KINDS if DEAL_UP <= action < FIRST_HIDDEN else -1)


def kinds_text(cards: int) -> str:
    """Return cards, as counts, in words, such as "3 2*5 bag"; "-" for none."""
    pairs = zip(WORDS, unpacked(int(cards)), strict=True)
    return " ".join(f"{n}*{word}" if n > 1 else word for word, n in pairs if n) or "-"


def position_text(state: State) -> str:
    """Say a position, full or as its viewer knows it, in one line."""
    pile = " ".join(WORDS[int(card) - 1] for card in state.pile[: int(state.pile_held)]) or "-"
    whose = "pool" if state.viewer == FULL else "unseen"
    parts = [_owed(state), f"turns {state.turns}", f"pile {pile}", f"deck {state.deck}"]
    parts += [f"{whose} {kinds_text(state.pool)}", f"used {kinds_text(state.used)}"]
    return " | ".join(parts + [_seat(state, seat) for seat in range(state.seats)])


def _seat(state: Any, seat: int) -> str:
    if state.out[seat]:
        return f"{seat} out"
    named = " ".join(WORDS[int(card) - 1] for card in state.named[seat] if card)
    seen = state.viewer in (FULL, seat)
    hand = int(state.holds[seat] if seen else state.known[seat])
    hidden = 0 if seen else int(state.held[seat]) - int(size(hand))
    parts = [kinds_text(hand)] * (hand > 0 or not hidden) + [f"{hidden} unknown"] * (hidden > 0)
    text = f"{seat} hand {' '.join(parts)}"
    if seen and state.known[seat]:
        text += f" known {kinds_text(state.known[seat])}"
    text += f" up {kinds_text(state.up[seat])} down {state.down[seat]}"
    return text + (f" named {named}" if named else "")


def _owed(state: Any) -> str:
    if state.depth == 0:
        return "game over"
    frame = state.stack[0]
    match frame.kind:
        case Owed.START:
            return "chance names the first seat"
        case Owed.DEAL_UP | Owed.DEAL_HAND:
            return f"chance deals to {frame.seat}"
        case Owed.EXCHANGE:
            return f"rows of {' '.join(str(seat) for seat in _SEATS if bits.has(int(frame.seats), seat))}"
        case Owed.DRAW:
            return f"chance draws for {frame.seat}, then turn {frame.source}"
        case Owed.FLIP:
            return f"chance turns a card over for {frame.seat}"
    return f"turn {frame.seat}"


assert PLACE == UP_EACH
