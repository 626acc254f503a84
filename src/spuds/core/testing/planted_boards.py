"""Planted faults of what pages are given: boards, score sheets, looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import count
from typing import Any

import numpy as np
from msgspec.structs import replace as with_parts

from spuds.core.board import Board, Card, Cell, Choice, Face, Looks, Pick, Refusal, Row, Text, Zone
from spuds.core.boards import board_of, looks_of, sheet_of
from spuds.core.events import Event
from spuds.core.game import Game
from spuds.core.views import View

SPOILT = Text("plain-position", {"text": "spoilt"})


def _with_board(game: Game, change: Callable[[Board], Board]) -> Game:
    def board(view: Any, viewer: int) -> Board:
        array = np.frombuffer(bytearray(view.tobytes()), dtype=game.STATE)
        return change(board_of(game, View(game, array)))

    return replace(game, board=board)


def board_hides_an_answer(game: Game) -> Game:
    """A legal answer is missing from a board."""
    return _with_board(game, lambda board: with_parts(board, choices=board.choices[1:]))


def board_offers_to_all(game: Game) -> Game:
    """Every board offers an answer, to those too who owe none."""
    choice = Choice(game.texts[0], (Pick(SPOILT),))
    return _with_board(game, lambda board: with_parts(board, choices=board.choices or (choice,)))


def board_parts_no_answers(game: Game) -> Game:
    """All choices of a board are made by pointing at the same thing."""

    def change(board: Board) -> Board:
        return with_parts(board, choices=tuple(with_parts(one, picks=(Pick(SPOILT),)) for one in board.choices))

    return _with_board(game, change)


def board_says_what_nobody_wrote(game: Game) -> Game:
    """A board asks for a message that there is not."""
    return _with_board(game, lambda board: with_parts(board, status=(Text("a-message-that-nobody-wrote"),)))


def board_forgets_an_argument(game: Game) -> Game:
    """A message of a board lacks its argument."""
    return _with_board(game, lambda board: with_parts(board, status=(Text("plain-position"),)))


def board_speaks_of_nobody(game: Game) -> Game:
    """A board speaks of a player who is not at the table."""
    return _with_board(game, lambda board: with_parts(board, status=(Text("plain-position", {}, {"text": 12}),)))


def board_with_a_zone_twice(game: Game) -> Game:
    """Two zones of a board have the same id."""
    zones = (Zone("spoilt", "row", SPOILT), Zone("spoilt", "pile", SPOILT))
    return _with_board(game, lambda board: with_parts(board, zones=(*board.zones, *zones)))


def board_shows_no_card_of_the_game(game: Game) -> Game:
    """A card on a board has a face that nobody can draw."""
    zone = Zone("spoilt", "row", SPOILT, cards=(Card("no-such-card"),))
    return _with_board(game, lambda board: with_parts(board, zones=(*board.zones, zone)))


def board_refuses_nothing_there(game: Game) -> Game:
    """A board refuses a card that does not lie there."""
    refusal = Refusal("nowhere", "", SPOILT, "")
    return _with_board(game, lambda board: with_parts(board, refusals=(*board.refusals, refusal)))


def board_refuses_what_it_offers(game: Game) -> Game:
    """A board offers something and says that it may not be done."""

    def change(board: Board) -> Board:
        picks = [choice.picks[0] for choice in board.choices[:1]]
        refused = tuple(Refusal(pick.zone, pick.face, SPOILT, "") for pick in picks)
        return with_parts(board, refusals=(*board.refusals, *refused))

    return _with_board(game, change)


def board_lacks_a_seat(game: Game) -> Game:
    """The first seat is missing from boards."""
    return _with_board(game, lambda board: with_parts(board, places=board.places[1:]))


def board_calls_on_all(game: Game) -> Game:
    """A board says that every seat owes a decision."""

    def change(board: Board) -> Board:
        return with_parts(board, places=tuple(with_parts(place, deciding=True) for place in board.places))

    return _with_board(game, change)


def board_asks_nothing(game: Game) -> Game:
    """There is never a prompt."""
    return _with_board(game, lambda board: with_parts(board, prompt=None))


def board_by_chance(game: Game) -> Game:
    """A board depends on more than its view."""
    calls = count()

    def change(board: Board) -> Board:
        return with_parts(board, status=(Text("plain-position", {"text": str(next(calls))}),))

    return _with_board(game, change)


def board_of_another(game: Game) -> Game:
    """A board does not say whose it is."""
    return _with_board(game, lambda board: with_parts(board, viewer=board.viewer + 1))


def board_writes_its_view(game: Game) -> Game:
    """To make a board changes its view."""

    def board(view: Any, viewer: int) -> Board:
        made = _with_board(game, lambda board: board).board
        assert made is not None
        told = made(view, viewer)
        view["depth"] = 1 - int(view["depth"])
        return told

    return replace(game, board=board)


def sheet_adds_a_point(game: Game) -> Game:
    """The rows of the score sheet add up to a point too much."""

    def score_sheet(events: Iterable[Event], seats: int) -> list[Row]:
        rows = sheet_of(game, events, {"scores": [0] * seats, "winners": []}).rows
        return [*rows, Row(SPOILT, (Cell(1),) * seats)] if rows else [Row(SPOILT, (Cell(1_000),) * seats)]

    return replace(game, score_sheet=score_sheet)


def sheet_lacks_a_seat(game: Game) -> Game:
    """The last seat is missing from the score sheet."""
    return replace(game, score_sheet=lambda events, seats: [Row(SPOILT, (Cell(0),) * (seats - 1))])


def _with_looks(game: Game, *faces: Face) -> Game:
    looks = Looks(looks_of(game).suits, (*looks_of(game).faces, *faces))
    return replace(game, looks=lambda: looks)


def face_of_no_suit(game: Game) -> Game:
    """A face is of a suit that there is not."""
    return _with_looks(game, Face("spoilt", SPOILT, suit="no-such-suit"))


def face_twice(game: Game) -> Game:
    """Two faces have the same word."""
    return _with_looks(game, Face("spoilt", SPOILT), Face("spoilt", SPOILT))


def face_cites_no_rule(game: Game) -> Game:
    """A face cites a rule that is not in the book."""
    return _with_looks(game, Face("spoilt", SPOILT, rules=(f"{game.prefix}-99.9",)))


FAULTS = (
    board_hides_an_answer,
    board_offers_to_all,
    board_parts_no_answers,
    board_says_what_nobody_wrote,
    board_forgets_an_argument,
    board_speaks_of_nobody,
    board_with_a_zone_twice,
    board_shows_no_card_of_the_game,
    board_refuses_nothing_there,
    board_refuses_what_it_offers,
    board_lacks_a_seat,
    board_calls_on_all,
    board_asks_nothing,
    board_by_chance,
    board_of_another,
    board_writes_its_view,
    sheet_adds_a_point,
    sheet_lacks_a_seat,
    face_of_no_suit,
    face_twice,
    face_cites_no_rule,
)
