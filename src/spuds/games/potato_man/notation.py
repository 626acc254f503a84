"""Section 6 and 7 of the rules: every move in words, and a position in one line."""

from __future__ import annotations

from typing import Any

from spuds.core import bits
from spuds.games.potato_man.cards import CARDS, MOST_SEATS, SUITS, WORDS, Colour
from spuds.games.potato_man.decisions import ALL_FORMS, CARD_COUNT, DRAW, PLAY, START
from spuds.games.potato_man.state import Owed, State, points

TEXTS: tuple[str, ...] = (
    *(f"play {word}" for word in WORDS),
    *(f"start {seat}" for seat in range(MOST_SEATS)),
    *(f"draw {word}" for word in WORDS),
    *(f"deal {seat} {word}" for seat in range(MOST_SEATS) for word in WORDS),
    "draw ?",
    *(f"deal {seat} ?" for seat in range(MOST_SEATS)),
)
"""Words of every action id; the last ones hide the card."""

assert len(TEXTS) == ALL_FORMS


def cards_text(cards: int) -> str:
    """Return a set of cards as move-words, in card order; "-" for none."""
    return " ".join(WORDS[card] for card in range(len(WORDS)) if bits.has(cards, card)) or "-"


def card_args(card: int) -> dict[str, Any]:
    """Return what messages may say of a card: its word, its colour and number; "?" where it is not known."""
    if card < 0:
        return {"card": "?", "colour": "unknown", "number": 0}
    return {"card": WORDS[card], "colour": CARDS[card][0].colour.name.lower(), "number": CARDS[card][1]}


def action_args(action: int) -> dict[str, Any]:
    """Return the same for the card that an action names; `start SEAT` names none."""
    if START <= action < DRAW:
        return card_args(-1)
    return card_args(action - PLAY if action < START else (action - DRAW) % CARD_COUNT)


def position_text(state: State) -> str:
    """Say a position, full or as its viewer knows it, in one line."""
    parts = [f"round {_round(state)} of {int(state.seats) * int(state.laps)}", _owed(state)]
    if state.trick_size:
        trick = " ".join(WORDS[card - 1] for card in state.trick[: state.trick_size])
        parts.append(f"trick {trick} led by {state.leader}")
    for seat in range(state.seats):
        hand = cards_text(int(state.hand[seat])) if state.hand[seat] else f"{state.held[seat]} cards"
        pile = f", pile {state.pile[seat]}" if state.seats == 2 else ""
        won = f" + {points(state, seat)}" if state.depth else ""  # after the end, the score has them
        parts.append(f"{seat} has {hand}{pile}, {state.scores[seat]}{won} points")
    names = [*(suit.colour.name.lower() for suit in SUITS), Colour.GOLD.name.lower()]
    supply = " ".join(f"{name} {left}" for name, left in zip(names, state.supply, strict=True) if left)
    return " | ".join([*parts, f"supply {supply or '-'}"])


def _round(state: Any) -> int:
    return min(int(state.rounds) + 1, int(state.seats) * int(state.laps))


def _owed(state: Any) -> str:
    if state.depth == 0:
        return "game over"
    seat = state.stack[0].seat
    match state.stack[0].kind:
        case Owed.START:
            return "chance names the starter"
        case Owed.DEAL:
            return f"chance deals to {seat}"
        case Owed.DRAW:
            return f"chance draws for {seat}"
    return f"{seat} {'follows' if state.trick_size else 'leads'}"
