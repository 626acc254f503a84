"""Section 6 and 7 of the rules: every move in words, and a position in one line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spuds.core import bits
from spuds.games.hot_potato.actions import ALL_FORMS, DEAL, SIDE, brown_of
from spuds.games.hot_potato.cards import (
    BLUE_WORDS,
    BROWN_KINDS,
    KINDS,
    MOST_SEATS,
    POTATOES,
    WORDS,
)
from spuds.games.hot_potato.state import Owed, State, Step, cards_down, round_now

_SEATS = range(MOST_SEATS)
_POTATOES = tuple(f"p{potato}" for potato in range(POTATOES))


def _lays(potato: str) -> Iterator[str]:
    yield f"{potato} none"
    for brown in WORDS[:BROWN_KINDS]:
        yield f"{potato} {brown}"
        yield from (f"{potato} {brown} {blue}" for blue in BLUE_WORDS)


TEXTS: tuple[str, ...] = (
    *(text for potato in _POTATOES for text in _lays(potato)),
    *(f"{potato} {side}" for potato in _POTATOES for side in ("left", "right")),
    *(f"{potato} to {seat}" for potato in _POTATOES for seat in _SEATS),
    *(f"give-chip {seat}" for seat in _SEATS),
    *(f"extra {seat}" for seat in _SEATS),
    *(f"chip {seat}" for seat in _SEATS),
    *(f"deal {seat} {word}" for seat in _SEATS for word in WORDS),
    *(f"draw {seat} {word}" for seat in _SEATS for word in WORDS),
    *(f"deal {seat} ?" for seat in _SEATS),
    *(f"draw {seat} ?" for seat in _SEATS),
    *(f"{potato} ?" for potato in _POTATOES),
    *(f"{potato} ? ?" for potato in _POTATOES),
)
"""Words of every action id; the last ones hide cards."""

assert len(TEXTS) == ALL_FORMS


def card_args(card: int) -> dict[str, Any]:
    """Return what messages may say of a card: its word and its colour; "?" where it is not known."""
    if card < 0:
        return {"card": "?", "colour": "unknown"}
    return {"card": WORDS[card], "colour": "brown" if card < BROWN_KINDS else "blue"}


def action_args(action: int) -> dict[str, Any]:
    """Return the same for the card that an action names, its brown one if there are two, and $potato, its potato."""
    card = -1
    if action < SIDE and brown_of(action):
        card = int(brown_of(action)) - 1
    elif action >= DEAL:
        card = (action - DEAL) % KINDS
    return {**card_args(card), "potato": potato_of(action)}


def potato_of(action: int) -> int:
    """Return the potato that an action names; -1 if it names none."""
    words = TEXTS[action].split()
    return int(words[0][1:]) if words[0] in _POTATOES else -1


def counts_text(counts: Any, words: tuple[str, ...] = WORDS) -> str:
    """Return counts of kinds in words, such as "pass-left 2 huge 1"; "-" for none."""
    return " ".join(f"{word} {int(n)}" for word, n in zip(words, counts, strict=True) if n) or "-"


def position_text(state: State) -> str:
    """Say a position, full or as its viewer knows it, in one line."""
    parts = [f"round {round_now(state)}, turn {state.turn}", _owed(state)]
    if state.chip:
        parts.append(f"chip at {int(state.chip) - 1}")
    parts += [_potato(state, potato) for potato in range(POTATOES) if state.holder[potato]]
    for seat in range(state.seats):
        known = counts_text(state.hand[seat])
        cards = f"{state.held[seat]} cards" if known == "-" else known
        parts.append(f"{seat} has {cards}, {state.burns[seat]} burns")
    parts.append(f"pool {state.pool_held}, discard {counts_text(state.discard)}")
    return " | ".join([*parts, f"supply {counts_text(state.supply, BLUE_WORDS)}"])


def _potato(state: Any, potato: int) -> str:
    side = "red" if bits.has(int(state.red), potato) else "yellow"
    text = f"p{potato} at {int(state.holder[potato]) - 1} {side}"
    for kind, word in enumerate(BLUE_WORDS):
        if state.unstriped[potato, kind] or state.striped[potato, kind]:
            text += f" {word} {state.unstriped[potato, kind]}+{state.striped[potato, kind]}"
    brown, blue = int(state.down_brown[potato]), int(state.down_blue[potato])
    if brown:
        text += f" under {WORDS[brown - 1]}" + (f" {BLUE_WORDS[blue - 1]}" if blue else "")
    elif cards_down(state, potato):
        text += f" under {cards_down(state, potato)}"
    return text + (" passed" if bits.has(int(state.passed), potato) else "")


def _owed(state: Any) -> str:
    if state.depth == 0:
        return "game over"
    frame = state.stack[0]
    match frame.kind:
        case Owed.CHIP:
            return "chance gives the chip"
        case Owed.DEAL:
            return f"chance deals to {frame.seat}"
        case Owed.DRAW:
            return f"chance draws for {frame.seat} in step {state.step}"
        case Owed.GIVE_CHIP:
            return f"{frame.seat} gives the chip"
        case Owed.EXTRA:
            return f"{frame.seat} places an extra potato"
        case Owed.PLAY:
            seats = " ".join(str(seat) for seat in _SEATS if bits.has(int(frame.seats), seat))
            return f"step {int(Step.PLAY)}: answers of {seats}"
    return f"{frame.seat} chooses where p{frame.source} goes"
