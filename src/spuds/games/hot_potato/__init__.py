"""Hot Potato (2011): potatoes go round the table, chopped and seasoned, until they explode before somebody."""

from __future__ import annotations

from pathlib import Path

from spuds.core.game import Game, Rollout, Sizes
from spuds.games.hot_potato import (
    actions,
    board,
    cards,
    decisions,
    notation,
    reasons,
    scoring,
    setup,
    sketch,
    view,
    worlds,
)
from spuds.games.hot_potato.bots import thumb
from spuds.games.hot_potato.cards import KINDS, MOST_SEATS, POTATOES
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.invariants import check_state
from spuds.games.hot_potato.options import Options
from spuds.games.hot_potato.state import State

_PER_POTATO = 14
"""Laid, seasoned, revealed, copied, passed twice, burned twice, exploded, burned three times, no card, a draw."""

_ALL = 1 << 30

GAME = Game(
    name="Hot Potato",
    slug="hot-potato",
    prefix="HP",
    seats=range(2, MOST_SEATS + 1),
    edition="Rob Seater, Cambridge Games Factory 2011",
    rules_version=1,
    sizes=Sizes(
        actions=actions.ACTIONS,
        forms=actions.ALL_FORMS,
        answers=actions.PER_POTATO,
        chances=KINDS,
        events=_PER_POTATO * POTATOES + MOST_SEATS * KINDS + 4 * MOST_SEATS,
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
    unsealed=view.unsealed,
    forgotten=frozenset({Event.DISCARDS}),
    determinize=worlds.determinize,
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
    rollout=Rollout(own=_ALL, others=_ALL),
    reopen=view.reopen,
    sketch=sketch.sketch,
    hand=sketch.hand,
    prompt=sketch.prompt,
    board=board.board,
    score_sheet=board.score_sheet,
    step_of=board.step_of,
    token_of=board.token_of,
    looks=cards.looks,
)
