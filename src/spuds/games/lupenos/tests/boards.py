"""What tests read on a board, and positions of which they read it."""

from __future__ import annotations

from spuds import Table
from spuds.core.board import Board, Choice, Place, Text, Zone
from spuds.core.boards import board_of
from spuds.core.messages import messages_of
from spuds.games.lupenos import GAME
from spuds.games.lupenos.tests.tables import dealt

ROW = "up 1 2 3 down 3"
FROM_HAND = f"turn 0 | pile 3 5 5 | deck 0 | 0 hand 4 5 5 feast {ROW} | 1 hand 6 up 1 1 1 down 3"
FROM_ROW = "turn 0 | pile 6 | deck 0 | 0 hand - up 2 7 7 down 3 | 1 hand 4 up 1 1 1 down 3"
STUCK = "turn 0 | pile 6 | deck 0 | 0 hand - up 2 3 3 down 3 | 1 hand 4 up 1 1 1 down 3"
FROM_DOWN = "turn 0 | pile 6 | deck 0 | pool 4 6 bad | 0 hand - up - down 2 | 1 hand 1 up - down 1"


def exchanging() -> Table:
    """Return a table of two at which rows are named."""
    return dealt(["5 5 bag", "1 8 feast"], ["2 8 8", "1 4 bad"], first=1)


def seen(table: Table, viewer: int | str) -> Board:
    """Return the board of a viewer."""
    return board_of(GAME, table.view(viewer))


def said(text: Text, language: str = "en") -> str:
    """Put a message into words; the players are A, B, C ..."""
    names = {name: "ABCDEF"[seat] for name, seat in text.players.items()}
    return messages_of(GAME, language).format(text.id, {**text.args, **names})


def asked(table: Table, viewer: int | str, language: str = "en") -> str:
    """Return what a viewer reads of what is asked."""
    prompt = seen(table, viewer).prompt
    assert prompt is not None
    return said(prompt.text, language)


def pending(table: Table, viewer: int | str) -> list[str]:
    """Return what a viewer reads to be pending."""
    prompt = seen(table, viewer).prompt
    assert prompt is not None
    return [said(text) for text in prompt.pending]


def zone(board: Board, key: str) -> Zone:
    """Return a zone of a board."""
    return next(zone for zone in board.zones if zone.id == key)


def cards(board: Board, key: str) -> str:
    """Return the open cards of a zone, in the order in which they lie."""
    return " ".join(card.face for card in zone(board, key).cards for _ in range(card.copies))


def marked(board: Board, key: str) -> dict[str, list[str]]:
    """Return what is said of each card of a zone of which something is said."""
    return {card.face: [said(mark) for mark in card.marks] for card in zone(board, key).cards if card.marks}


def choices(board: Board) -> dict[str, Choice]:
    """Return what is offered, by its words."""
    return {choice.move: choice for choice in board.choices}


def points(choice: Choice) -> list[str]:
    """Return what is pointed at to make a choice: a place with a card, a place, or a button with its words."""
    return [" ".join(filter(None, (pick.zone, pick.face))) or said(pick.text) for pick in choice.picks]


def refused(board: Board) -> dict[str, str]:
    """Return the rule that stands against each card that is refused."""
    return {f"{refusal.zone} {refusal.face}": refusal.rule for refusal in board.refusals}


def badges(place: Place) -> dict[str, str]:
    """Return the figures at a seat."""
    return {badge.id: badge.value for badge in place.badges}
