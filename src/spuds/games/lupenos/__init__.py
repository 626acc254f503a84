"""Lupenos (Hot Potato, Lithuania): lay equal or higher peels on the pile, or take it; be rid of all cards first."""

from __future__ import annotations

from pathlib import Path

from spuds.core.game import Game, Rollout, Sizes
from spuds.games.lupenos import (
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
from spuds.games.lupenos.bots import thumb
from spuds.games.lupenos.cards import KINDS, MOST_SEATS, PEEL_KINDS, PEELS_OF_A_NUMBER, PLACE, SPECIAL_KINDS
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.invariants import check_state
from spuds.games.lupenos.options import Options
from spuds.games.lupenos.state import State

_AROUND = 8
"""Events of one move beside those that come by seat: laid, out, effect, extra turn, the end."""

GAME = Game(
    name="Lupenos",
    slug="lupenos",
    prefix="LU",
    seats=range(2, MOST_SEATS + 1),
    edition="Hot Potato taisyklės, Lithuanian rules, hotpotatocards.com",
    rules_version=1,
    sizes=Sizes(
        actions=actions.ACTIONS,
        forms=actions.ALL_FORMS,
        answers=PEEL_KINDS * PEELS_OF_A_NUMBER + SPECIAL_KINDS + 1,
        chances=KINDS,
        events=2 * PLACE * MOST_SEATS + _AROUND,
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
    sketch=sketch.sketch,
    hand=sketch.hand,
    prompt=asking.prompt,
    board=board.board,
    score_sheet=sheet.score_sheet,
    token_of=board.token_of,
    looks=cards.looks,
    thumb=thumb,
    rollout=Rollout(paired=True),
)
