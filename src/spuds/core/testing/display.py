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
    there is.
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


def check_hands(play: Play) -> None:
    """Check that the hand shown to whoever must answer has every card that it may play, where the game shows hands.

    A card is played by an answer that begins with the same word as what any hand of this game gives; other answers
    need no card of the hand, such as to draw one. Either the hand gives the answer, or what the answer begins with, or
    it has a card that takes more to say (-1) and that the answer names.
    """
    game = play.end.game
    if game.hand is None:
        return
    asked = [(moment, seat) for moment in play.moments for seat in moment.waiting() if seat != CHANCE]
    hands = [game.hand(moment.view(seat)[0]) for moment, seat in asked]
    given = {action for hand in hands for _, action in hand}
    if asked and not given:
        raise play.end.fault("in the whole game no hand that is shown has a card that is played")
    verbs = {game.texts[action].split(" ")[0] for action in given - {-1}}
    for (moment, seat), hand in zip(asked, hands, strict=True):
        begins = {game.texts[action] for _, action in hand if action >= 0}
        more = {str(game.card_args(card)["card"]) for card, action in hand if action < 0}
        for text in (game.texts[action] for action in answers(moment, moment.states, seat)):
            words = text.split(" ")
            found = any(" ".join(words[:n]) in begins for n in range(1, len(words) + 1))
            if words[0] in verbs and not found and not more & set(words):
                raise moment.fault(f"the hand shown to seat {seat} lacks a card that it may play: {text!r}")


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
    # Some languages part thousands by a space at which a line is not broken.
    wrong = [line for line in lines if not line.strip() or not line.replace("\xa0", " ").isprintable()]
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
