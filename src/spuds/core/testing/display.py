"""Checks of what is shown to people: positions in words, the terminal's sketch, the hand, the prompt, the log."""

from __future__ import annotations

from typing import Any

from spuds.core.frames import CHANCE
from spuds.core.game import Game
from spuds.core.messages import languages, messages_of
from spuds.core.notation import move_text
from spuds.core.table import Table
from spuds.core.testing.moments import Moment, Play, answers


def check_display(moment: Moment) -> None:
    """Check what is shown of a position, for every viewer and in every language that the game has.

    A position is one line of words. Where the game has these: a sketch is lines of words, the prompt a message that
    there is, and the hand has every card that the viewer may play.
    """
    game = moment.game
    _check_lines(moment, [game.position_text(moment.state)])
    names = {seat: f"player {seat}" for seat in range(moment.seats)}
    saying = {language: _saying(game, language) for language in languages(game.folder / "messages")}
    for viewer in moment.viewers:
        view = moment.view(viewer)
        _check_lines(moment, [game.position_text(view[0])])
        for language, say in saying.items():
            try:
                _check_lines(moment, game.sketch(view[0], names, say) if game.sketch else ["-"])
                if game.prompt is not None and viewer in moment.waiting():
                    asked = game.prompt(view[0])
                    players = {name: names[seat] for name, seat in asked.players.items()}
                    messages_of(game, language).format(asked.id, {**asked.args, **players})
            except KeyError as error:
                raise moment.fault(f"what viewer {viewer} is shown cannot be told in {language}: {error}") from error
        if game.hand is not None and viewer in moment.waiting():
            playable = [action for _, action in game.hand(view[0])]
            allowed = set(answers(moment, view, viewer))
            without_a_card = not playable and len(allowed) == 1  # what is answered by whoever has none left
            if -1 not in playable and not allowed <= set(playable) and not without_a_card:
                raise moment.fault(f"the hand shown to seat {viewer} lacks a card that it may play: {playable}")


def _saying(game: Game, language: str) -> Any:
    """Return what puts messages into words, each once: those who look on are told much the same."""
    said: dict[str, str] = {}

    def say(message: str, **args: Any) -> str:
        key = f"{message} {args}"
        if key not in said:
            said[key] = messages_of(game, language).format(message, args)
        return said[key]

    return say


def _check_lines(moment: Moment, lines: list[str]) -> None:
    wrong = [line for line in lines if not line.strip() or not line.isprintable()]
    if wrong or not lines:
        raise moment.fault(f"a position must be lines of words, not {wrong}")


def check_logs(play: Play, table: Table) -> None:
    """Check that at the end of a game everybody's log has all its moves, each as it is or with its card hidden.

    Args:
        play: a whole game.
        table: a table at which it was played.
    """
    game = play.end.game
    texts = set(game.texts[game.sizes.actions :])
    for viewer in (*range(play.setting.seats), "spectator"):
        log = table.log(viewer)
        if len(log) != len(table.moves):
            raise play.end.fault(f"the log of viewer {viewer} has {len(log)} of {len(table.moves)} moves")
        for seen, made in zip(log, table.moves, strict=True):
            if seen != made and seen.partition(": ")[2] not in texts:
                raise play.end.fault(f"the log of viewer {viewer} has {seen!r} for {made!r}")
            if seen != made and seen.startswith(f"{viewer}: "):
                raise play.end.fault(f"the log of seat {viewer} hides its own move {made!r}")
    full = [move_text(game, step.seat, step.action) for step in play.steps if step.seat == CHANCE]
    if sorted(full) != sorted(move for move in table.moves if move.startswith("*")):
        raise play.end.fault("the table has not made the same chance moves")
