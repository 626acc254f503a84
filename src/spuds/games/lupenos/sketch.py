"""The table in lines of words, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from spuds.core.frames import FULL
from spuds.core.messages import DEFAULT_LANGUAGE, Messages
from spuds.core.views import plain
from spuds.games.lupenos.actions import play_of, up_of
from spuds.games.lupenos.asking import pending
from spuds.games.lupenos.cards import KINDS, WORDS
from spuds.games.lupenos.counts import unpacked
from spuds.games.lupenos.notation import kinds_text
from spuds.games.lupenos.pointing import cards_to_choose
from spuds.games.lupenos.state import Owed, State

Say = Callable[..., str]
"""Puts a message id and its arguments into words."""
NO_NAMES: Mapping[int, str] = {}


def sketch(view: State, names: Mapping[int, str] = NO_NAMES, say: Say | None = None) -> list[str]:
    """Return what a view holds, apart from the own hand, in a few lines.

    Args:
        view: what the viewer knows; a full state will do.
        names: of the players, by seat; by default their numbers.
        say: puts a message id and its arguments into words; by default in English.
    """
    tell = say or _in_english
    now: State = plain(view)
    lines = [tell("sketch-turns", n=now.turns, limit=now.turn_limit, deck=now.deck)]
    lines += [_player(now, seat, names, tell) for seat in range(now.seats)]
    if now.used:
        lines.append(tell("sketch-used", cards=kinds_text(now.used)))
    pile = " ".join(WORDS[card - 1] for card in now.pile[: now.pile_held])
    lines.append(tell("sketch-pile", cards=pile, n=now.pile_held) if pile else tell("sketch-no-pile"))
    waits = [
        tell(text.id, **text.args, **{name: names.get(at, str(at)) for name, at in text.players.items()})
        for text in (pending(now, int(now.viewer)) if now.depth else ())
    ]
    return [*lines, tell("sketch-pending", what="; ".join(waits))] if waits else lines


def hand(view: State) -> list[tuple[int, int]]:
    """Return the cards that the viewer may have to choose from, by kind, each with the action that names it.

    These are its six while rows are named, then its hand; once that is empty its row.
    """
    seat = int(view.viewer)
    if not 0 <= seat < view.seats:
        return []
    now: State = plain(view)
    naming = now.depth > 0 and now.stack[0].kind == Owed.EXCHANGE
    from_row = not now.held[seat] and bool(now.depth)
    cards = cards_to_choose(now, seat) if naming else unpacked(now.up[seat] if from_row else now.holds[seat])
    action = up_of if naming or from_row else play_of
    return [(kind, int(action(kind))) for kind in range(KINDS) for _ in range(cards[kind])]


def _player(now: State, seat: int, names: Mapping[int, str], tell: Say) -> str:
    player = names.get(seat, str(seat))
    if now.depth and now.out[seat]:
        return tell("sketch-out", player=player, n=now.out[seat])
    line = tell("sketch-player", player=player, n=now.held[seat], up=kinds_text(now.up[seat]), down=now.down[seat])
    if now.known[seat]:
        line += tell("sketch-known", cards=kinds_text(now.known[seat]))
    named = [WORDS[card - 1] for card in now.named[seat] if card]
    if named and now.viewer in (FULL, seat):
        line += tell("sketch-named", cards=" ".join(named))
    return line


def _in_english(message: str, **args: object) -> str:
    return Messages(Path(__file__).parent / "messages", DEFAULT_LANGUAGE).format(message, args)
