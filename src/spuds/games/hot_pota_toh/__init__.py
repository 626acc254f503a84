"""Hot-Pota-toH!: a deck with one BOOM goes round, and whoever draws it loses the hand."""

from __future__ import annotations

from pathlib import Path

from spuds.core.game import Game, Rollout, Sizes
from spuds.games.hot_pota_toh import (
    actions,
    asking,
    board,
    cards,
    decisions,
    notation,
    reasons,
    scoring,
    setup,
    sheet,
    sketch,
    view,
    worlds,
)
from spuds.games.hot_pota_toh.bots import thumb
from spuds.games.hot_pota_toh.cards import HAND_KINDS, KINDS, MOST_SEATS
from spuds.games.hot_pota_toh.events import Event
from spuds.games.hot_pota_toh.invariants import check_state
from spuds.games.hot_pota_toh.options import Options
from spuds.games.hot_pota_toh.state import State

_AROUND = 16
"""Events of one move beside those that come by seat and by kind."""

GAME = Game(
    name="Hot-Pota-toH!",
    slug="hot-pota-toh",
    prefix="TOH",
    seats=range(2, MOST_SEATS + 1),
    edition="the stored rulebook; publisher and year are not known",
    rules_version=1,
    sizes=Sizes(
        actions=actions.ACTIONS,
        forms=actions.ALL_FORMS,
        answers=len(actions.PAIRS),
        chances=KINDS,
        events=(HAND_KINDS + 3) * MOST_SEATS + KINDS + _AROUND,
    ),
    State=State,
    Options=Options,
    folder=Path(__file__).parent,
    texts=notation.TEXTS,
    events={kind: f"event-{kind.name.lower().replace('_', '-')}" for kind in Event},
    reasons=reasons.REASONS,
    new=setup.new,
    agreed=setup.agreed,
    waiting=decisions.waiting,
    legal=decisions.legal,
    why_not=reasons.why_not,
    chances=decisions.chances,
    settle=decisions.settle,
    pick=decisions.pick,
    play=decisions.play,
    observe=view.observe,
    as_seen=view.as_seen,
    forgotten=frozenset({Event.VOTES}),
    determinize=worlds.determinize,
    reopen=view.reopen,
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
    rollout=Rollout(paired=True),
    sketch=sketch.sketch,
    hand=sketch.hand,
    prompt=asking.prompt,
    board=board.board,
    score_sheet=sheet.score_sheet,
    token_of=board.token_of,
    looks=cards.looks,
)
