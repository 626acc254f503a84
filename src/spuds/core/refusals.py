"""Put into words why a move is refused: seat, move, reason, rule id and position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spuds.core.errors import IllegalAction, NotYourDecision
from spuds.core.frames import CHANCE
from spuds.core.game import Game
from spuds.core.messages import messages_of


def who(seat: int | None) -> str:
    """Name a mover as errors do."""
    if seat is None:
        return "nobody"
    return "chance" if seat == CHANCE else f"seat {seat}"


def not_your_decision(game: Game, state: Any, waiting: Sequence[int], seat: int | None, words: str) -> NotYourDecision:
    """Return the error for an answer by a mover who is not waited for."""
    position = game.position_text(state)
    if not waiting:
        return NotYourDecision(f'{who(seat)} may not {words}: the game is over, in "{position}"')
    others = " and ".join(who(other) for other in waiting)
    must = "must act" if len(waiting) > 1 else "must move" if waiting[0] == CHANCE else "must answer"
    return NotYourDecision(f'{who(seat)} may not {words}: {others} {must}, in "{position}"')


def illegal(game: Game, state: Any, seat: int, action: int, legal: tuple[str, ...]) -> IllegalAction:
    """Return the error for an answer by a mover who is waited for, which the rules do not allow now."""
    position, words = game.position_text(state), game.texts[action]
    there_is = f"; possible are {', '.join(legal)}"
    if action >= game.sizes.actions:
        return IllegalAction(f'{who(seat)} may not {words}: a move names its card, in "{position}"', legal=legal)
    if seat == CHANCE:
        return IllegalAction(f'chance may not {words}, in "{position}"{there_is}', legal=legal)
    reason = game.reasons[int(game.why_not(state, seat, action))]
    why = messages_of(game).format(reason.message, game.action_args(action))
    text = f'seat {seat} may not {words}: {why} ({reason.rule}) in "{position}"{there_is}'
    return IllegalAction(text, reason=reason.message, rule=reason.rule, legal=legal)
