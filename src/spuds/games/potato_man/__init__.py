"""Potato Man: a trick game in which every colour may lie once, and the round may end at any moment."""

from __future__ import annotations

from pathlib import Path

from spuds.core.game import Game, Sizes
from spuds.games.potato_man import board, cards, decisions, notation, scoring, setup, view
from spuds.games.potato_man.bots import thumb
from spuds.games.potato_man.cards import CARDS, MOST_SEATS, SACK_KINDS
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.options import Options
from spuds.games.potato_man.state import State, check_state

_END_OF_ROUND = 12 + MOST_SEATS * (SACK_KINDS + 1) + MOST_SEATS
"""A hand shown, the rows of the sheet, the winners."""

GAME = Game(
    name="Potato Man",
    slug="potato-man",
    prefix="PM",
    seats=range(2, MOST_SEATS + 1),
    edition="the edition with Lord Fry, after Zoch 2013",
    rules_version=1,
    sizes=Sizes(
        actions=decisions.ACTIONS,
        forms=decisions.ALL_FORMS,
        answers=12,
        chances=len(CARDS),
        events=_END_OF_ROUND + 6,
    ),
    State=State,
    Options=Options,
    folder=Path(__file__).parent,
    texts=notation.TEXTS,
    events={kind: f"event-{kind.name.lower().replace('_', '-')}" for kind in Event},
    reasons=decisions.REASONS,
    new=setup.new,
    agreed=setup.agreed,
    waiting=decisions.waiting,
    legal=decisions.legal,
    why_not=decisions.why_not,
    chances=decisions.chances,
    settle=decisions.settle,
    pick=decisions.pick,
    play=decisions.play,
    observe=view.observe,
    as_seen=view.as_seen,
    determinize=view.determinize,
    values=scoring.values,
    horizon=scoring.horizon,
    tally=scoring.tally,
    sheet=scoring.sheet,
    position_text=notation.position_text,
    parts=cards.parts,
    card_args=notation.card_args,
    action_args=notation.action_args,
    check_state=check_state,
    thumb=thumb,
    sketch=board.sketch,
    hand=board.hand,
    prompt=board.prompt,
    board=board.board,
    score_sheet=board.score_sheet,
    looks=cards.looks,
)
