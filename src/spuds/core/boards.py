"""Put any game before a viewer in the vocabulary of `spuds.core.board`: boards, lines of the log, score sheets.

What a game does not say itself is made from what every game has. Nothing here sees more than it is given: a view, and
events as their viewer sees them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import numpy as np

from spuds.core import bits
from spuds.core.board import Badge, Board, Cell, Choice, Line, Looks, Pick, Place, Prompt, Row, Sheet, Text
from spuds.core.events import Event
from spuds.core.frames import FULL, SPECTATOR
from spuds.core.game import Game
from spuds.core.messages import event_figures, event_rule, variables_of
from spuds.core.views import View

CARD = "card"
"""The argument by which messages name a card's move-word."""
ROUND, SEAT, POINTS, RULE = "round", "seat", "points", "rule"
"""Keys of a line of `Game.sheet` that says what one seat got in one round."""


def board_of(game: Game, view: View) -> Board:
    """Return the board of a view; of a full state, what somebody sees who may see all, and answers nothing."""
    viewer = seat_of(view.viewer)
    if game.board is None:
        return plain_board(game, view)
    return game.board(view.array[0], viewer)


def seat_of(viewer: int) -> int:
    """Return a viewer's seat; FULL for a spectator and for one who sees all."""
    return FULL if viewer == SPECTATOR else viewer


def plain_board(game: Game, view: View) -> Board:
    """Return a board that tells the position in words and has a button for each legal answer."""
    record = view.array[0]
    seats = int(record["seats"])
    waiting = int(game.waiting(record))
    scores = np.zeros(seats, dtype=np.int64)
    game.tally(record, scores)
    text = Text("plain-position", {"text": game.position_text(record)})
    return Board(
        viewer=seat_of(view.viewer),
        places=tuple(
            Place(seat, badges=(points_badge(int(scores[seat])),), deciding=bits.has(waiting, seat))
            for seat in range(seats)
        ),
        status=() if waiting else (text,),
        prompt=Prompt(text) if waiting else None,
        choices=tuple(Choice(move, (Pick(Text("plain-answer", {"move": move})),)) for move in _legal(view)),
    )


def points_badge(points: int) -> Badge:
    """Return the figure that decides most games."""
    return Badge("points", Text("plain-points", {"n": points}), str(points), main=True)


def _legal(view: View) -> list[str]:
    return [] if view.viewer == FULL else [view.game.texts[action] for action in view.actions()]


def line_of(game: Game, event: Event) -> Line:
    """Return an event as a line of the log.

    Args:
        game: the game.
        event: as its viewer sees it, `Event.as_seen`.
    """
    kind = game.events[event.kind]
    wanted = variables_of(game).get(kind, frozenset())
    args = event_figures(game, event)
    names = {"player": event.seat, "target": event.other}
    players = {name: seat for name, seat in names.items() if name in wanted and seat >= 0}
    args.update({name: "" for name, seat in names.items() if seat < 0})
    card = str(args.get(CARD, "")) if event.card >= 0 else ""
    return Line(
        kind=kind,
        text=Text(
            kind,
            args={name: value for name, value in args.items() if name in wanted},
            players=players,
        ),
        rule=event_rule(game, event),
        seat=event.seat,
        face=card if card in words_of(game) else "",
        token="" if game.token_of is None else game.token_of(event),
        step=-1 if game.step_of is None else game.step_of(event),
    )


def sheet_of(game: Game, events: Iterable[Event], result: Mapping[str, Any]) -> Sheet:
    """Return the score sheet so far.

    Args:
        game: the game.
        events: of the whole game so far, in order.
        result: with `scores` by seat and `winners`, as `Table.result` returns it.
    """
    scores = tuple(int(score) for score in result["scores"])
    told = list(events)
    if game.score_sheet is not None:
        rows = game.score_sheet(told, len(scores))
    else:
        rows = _plain_rows(game.sheet(told, len(scores)), len(scores))
    return Sheet(tuple(rows), scores, tuple(int(seat) for seat in result["winners"]))


def _plain_rows(lines: list[dict[str, Any]], seats: int) -> list[Row]:
    if not all({ROUND, SEAT, POINTS} <= set(line) for line in lines):
        return []
    by_round: dict[int, dict[int, Cell]] = {}
    for line in lines:
        cells = by_round.setdefault(int(line[ROUND]), {})
        cells[int(line[SEAT])] = Cell(int(line[POINTS]), rule=str(line.get(RULE, "")))
    return [
        Row(Text("plain-round", {"n": number}), tuple(cells.get(seat, Cell(0)) for seat in range(seats)))
        for number, cells in by_round.items()
    ]


@cache
def looks_of(game: Game) -> Looks:
    """Return what a page must know of a game's cards."""
    return Looks() if game.looks is None else game.looks()


@cache
def words_of(game: Game) -> frozenset[str]:
    """Return the words of all faces of a game."""
    return frozenset(face.word for face in looks_of(game).faces)
