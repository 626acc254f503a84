"""What a bot would do in the player's place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spuds.bots import make_bot
from spuds.cli.progress import compiling
from spuds.cli.screen import Screen
from spuds.cli.session import Session
from spuds.cli.words import Words

if TYPE_CHECKING:
    from spuds.core.bot import Candidate

MOST_SHOWN = 6
ITERATIONS = 20_000
"""Of the search: some tenths of a second."""


def show_hint(session: Session, screen: Screen, words: Words) -> None:
    """Show what the search would answer and how its candidates compare, and what the rules of thumb say."""
    game, view, seed = session.game, session.view, session.bot_seed
    with compiling(f"the search for {game.name}"):
        make_bot(game, "search", iterations=1).choose(view, seed)
    found = make_bot(game, "search", iterations=ITERATIONS).candidates(view, seed)
    thumb = make_bot(game, "thumb").choose(view, seed)
    screen.line(words.say("hint", search=game.texts[found[0].action], thumb=game.texts[thumb]), "strong")
    if len(found) > 1:
        heading = [words.say("hint-answer"), words.say("hint-worth"), words.say("hint-tried")]
        shown = found[:MOST_SHOWN]
        screen.table(heading, [_row(candidate, game.texts) for candidate in shown])
        screen.line(words.say("hint-about", n=len(shown), all=len(session.answers)), "quiet")


def _row(candidate: Candidate, texts: tuple[str, ...]) -> list[str]:
    return [texts[candidate.action], f"{100 * candidate.value:.0f}", str(candidate.visits)]
