"""Put into words why a move is refused: seat, move, reason, rule id and position.

The position is told as the mover knows it, since the mover is who gets to read it. Only chance, where it is really
chance's turn, is told everything: that is a driver or a record, and it knows the cards already.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from spuds.core.errors import IllegalAction, NotYourDecision
from spuds.core.frames import CHANCE, SPECTATOR
from spuds.core.game import Game
from spuds.core.messages import messages_of


def who(seat: object) -> str:
    """Name a mover as errors do."""
    return "chance" if seat == CHANCE else f"seat {seat}"


def not_your_decision(game: Game, state: Any, waiting: Sequence[int], seat: object, words: str) -> NotYourDecision:
    """Return the error for an answer by a mover who is not waited for."""
    position = _position_seen_by(game, state, seat)
    refused = "say which seat is to answer" if seat is None else f"{who(seat)} may not {words}"
    if not waiting:
        return NotYourDecision(f'{refused}: the game is over, in "{position}"')
    others = " and ".join(who(other) for other in waiting)
    must = "must act" if len(waiting) > 1 else "must move" if waiting[0] == CHANCE else "must answer"
    return NotYourDecision(f'{refused}: {others} {must}, in "{position}"')


def _position_seen_by(game: Game, state: Any, seat: object) -> str:
    viewer = seat if type(seat) is int and 0 <= seat < state.seats else SPECTATOR
    view = np.zeros(1, dtype=game.STATE)
    game.observe(state, viewer, view)
    return game.position_text(view[0])


def illegal(game: Game, state: Any, seat: int, action: int, legal: tuple[str, ...]) -> IllegalAction:
    """Return the error for an answer by a mover who is waited for, which the rules do not allow now."""
    position = game.position_text(state) if seat == CHANCE else _position_seen_by(game, state, seat)
    words = game.texts[action]
    there_is = f"; possible are {', '.join(legal)}"
    if action >= game.sizes.actions:
        return IllegalAction(f'{who(seat)} may not {words}: a move names its card, in "{position}"', legal=legal)
    if seat == CHANCE:
        return IllegalAction(f'chance may not {words}, in "{position}"{there_is}', legal=legal)
    reason = game.reasons[int(game.why_not(state, seat, action))]
    why = messages_of(game).format(reason.message, game.action_args(action))
    text = f'seat {seat} may not {words}: {why} ({reason.rule}) in "{position}"{there_is}'
    return IllegalAction(text, reason=reason.message, rule=reason.rule, legal=legal)
