"""What a viewer may answer and by what it is pointed at, and why its other cards are no answer now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations

import numpy as np

from spuds.core.board import Choice, Pick, Refusal, Text
from spuds.games.lupenos.actions import DOWN, PLAY, TAKE, cards_of, kind_of, play_of, up_of
from spuds.games.lupenos.cards import FOUR, PEEL_KINDS, PEELS_OF_A_NUMBER, SPECIAL_KINDS, WORDS
from spuds.games.lupenos.counts import unpacked
from spuds.games.lupenos.decisions import legal
from spuds.games.lupenos.notation import TEXTS, card_args
from spuds.games.lupenos.reasons import REASONS, why_not
from spuds.games.lupenos.state import Owed, State

SHARED = 4096
MOST = PEEL_KINDS * PEELS_OF_A_NUMBER + SPECIAL_KINDS + 1
"""Answers that there may be at once."""
LARGE = 4
"""A pile of so many cards is not taken by a tap alone, unless nothing else can be done."""


def answers(view: State, now: State, viewer: int) -> tuple[tuple[Choice, ...], tuple[Refusal, ...]]:
    """Return what the viewer may answer, and why not its other cards; nothing if it is not asked."""
    if viewer < 0 or not now.depth:
        return (), ()
    out = np.zeros(MOST, dtype=np.int64)
    actions = tuple(int(action) for action in out[: int(legal(view, viewer, out))])
    if not actions:
        return (), ()
    if now.stack[0].kind == Owed.EXCHANGE:
        rows = tuple(_rows(now, viewer))
        return rows, tuple(_not_named(view, now, viewer, {pick.face for row in rows for pick in row.picks}))
    choices = _turn(viewer, actions, _top(now), run_of(tuple(now.pile[: now.pile_held])), now.pile_held)
    return choices, tuple(_not_laid(view, now, viewer, actions))


def _top(now: State) -> int:
    """Return the kind on top of the pile; -1 = none."""
    return now.pile[now.pile_held - 1] - 1 if now.pile_held else -1


def run_of(pile: Sequence[int]) -> int:
    """LU-6.9 to LU-6.11 Return how many equal numbers lie on each other on top of a pile, given as `State.pile`."""
    if not pile or pile[-1] > PEEL_KINDS:
        return 0
    run = 1
    while run < len(pile) and pile[-run - 1] == pile[-1]:
        run += 1
    return run


# The exchange


def _rows(now: State, seat: int) -> Iterator[Choice]:
    """LU-3.1, LU-3.2 Each row that can still be had: its cards are pointed at in any order, and named in theirs."""
    least = max(now.named[seat])
    left = [kind for kind, cards in enumerate(cards_to_choose(now, seat)) for _ in range(cards) if kind + 1 >= least]
    return (_row(seat, kinds) for kinds in sorted(set(combinations(left, now.to_name[seat]))))


@lru_cache(SHARED)
def _row(seat: int, kinds: tuple[int, ...]) -> Choice:
    picks = tuple(Pick(Text("pick-up", card_args(kind)), f"hand:{seat}", WORDS[kind]) for kind in kinds)
    move, *then = (TEXTS[up_of(kind)] for kind in kinds)
    return Choice(move, picks, any_order=len(kinds) > 1, then=tuple(then))


def dealt_open(up: int, named: Sequence[int]) -> list[int]:
    """LU-11.2 Return how many cards of each kind of a dealt row are not chosen: what is chosen lies there first."""
    return [max(0, dealt - list(named).count(kind + 1)) for kind, dealt in enumerate(unpacked(up))]


def cards_to_choose(now: State, seat: int) -> list[int]:
    """LU-3.2 Return how many of each kind are left of the six cards from which a seat chooses its row."""
    back = dealt_open(now.up[seat], now.named[seat])
    return [held + more for held, more in zip(unpacked(now.holds[seat]), back, strict=True)]


def _not_named(view: State, now: State, seat: int, offered: set[str]) -> Iterator[Refusal]:
    """LU-3.2 Say why a card can be in no row any more; what is chosen lies in the row, and is as bright as any card."""
    for kind, cards in enumerate(cards_to_choose(now, seat)):
        if cards and WORDS[kind] not in offered:
            yield _refusal(f"hand:{seat}", kind, int(why_not(view, seat, up_of(kind))))


# The turn


@lru_cache(SHARED)
def _turn(seat: int, actions: tuple[int, ...], top: int, run: int, pile: int) -> tuple[Choice, ...]:
    cards = [action for action in actions if action < TAKE]
    misfits = [action for action in cards if 0 <= int(kind_of(action)) < top < PEEL_KINDS]
    several = {int(kind_of(action)) for action in cards if int(cards_of(action)) > 1}
    fitting = len(misfits) < len(cards)
    choices = []
    for action in actions:
        if action == TAKE:
            wished = (fitting or DOWN in actions) and pile >= LARGE
            choices.append(Choice(TEXTS[TAKE], (Pick(Text("pick-take", {"n": pile}), "pile"),), confirm=wished))
        elif action == DOWN:
            choices.append(Choice(TEXTS[DOWN], (Pick(Text("pick-down"), f"down:{seat}"),)))
        elif action in misfits:
            choices.append(_misfit(seat, action, pile, len(actions) > len(misfits)))
        else:
            choices.append(
                _lays(seat, action, int(kind_of(action)) in several, run if int(kind_of(action)) == top else 0)
            )
    return tuple(choices)


def _lays(seat: int, action: int, several: bool, run: int) -> Choice:  # noqa: FBT001
    """LU-4.9, LU-7.6 A card, and where there are several alike, how many of them."""
    kind, cards = int(kind_of(action)), int(cards_of(action))
    zone = f"hand:{seat}" if action >= PLAY else f"up:{seat}"
    clears = "yes" if kind < PEEL_KINDS and run + cards >= FOUR else "no"
    first = Text("pick-lay", {**card_args(kind), "clears": "no" if several else clears})
    picks = [Pick(first, zone, WORDS[kind])]
    if several:
        picks.append(Pick(Text("pick-count", {"n": cards, "clears": clears})))
    return Choice(TEXTS[action], tuple(picks))


def _misfit(seat: int, action: int, pile: int, confirm: bool) -> Choice:  # noqa: FBT001
    """LU-7.3 A card of the row that comes into the hand with the pile: nobody shall do that by a mere tap."""
    kind = int(kind_of(action))
    pick = Pick(Text("pick-misfit", {**card_args(kind), "n": pile}), f"up:{seat}", WORDS[kind])
    return Choice(TEXTS[action], (pick,), confirm=confirm)


def _not_laid(view: State, now: State, seat: int, actions: tuple[int, ...]) -> Iterator[Refusal]:
    """LU-4.7, LU-7.1 Say why cards of the hand and of the row cannot be laid now."""
    for kind, cards in enumerate(unpacked(now.holds[seat])):
        if cards and int(play_of(kind)) not in actions:
            yield _refusal(f"hand:{seat}", kind, int(why_not(view, seat, play_of(kind))))
    for kind, cards in enumerate(unpacked(now.up[seat])):
        if cards and int(up_of(kind)) not in actions:
            yield _refusal(f"up:{seat}", kind, int(why_not(view, seat, up_of(kind))))


@cache
def _refusal(zone: str, kind: int, reason: int) -> Refusal:
    message, rule = REASONS[reason]
    return Refusal(zone, WORDS[kind], Text(message, card_args(kind)), rule)
