"""What the table asks of a viewer, and what may be answered, in the vocabulary of `spuds.core.board`."""

from __future__ import annotations

from functools import cache, lru_cache

from spuds.core.board import (
    Choice,
    Pick,
    Prompt,
    Refusal,
    Text,
)
from spuds.games.hot_potato.actions import EXTRA, GIVE_CHIP, LAY, PER_BROWN, PER_POTATO, SIDE, TO
from spuds.games.hot_potato.cards import (
    BLUE_WORDS,
    BROWN_KINDS,
    MOST_SEATS,
    PASS_LEFT,
    POTATOES,
    WORDS,
)
from spuds.games.hot_potato.notation import TEXTS, card_args
from spuds.games.hot_potato.reasons import REASONS, WhyNot
from spuds.games.hot_potato.state import Owed, State, Step

SHARED = 4096


def owing(now: State) -> tuple[int, ...]:
    """Return the seats that owe a decision."""
    if not now.depth or now.stack[0].kind in (Owed.CHIP, Owed.DEAL, Owed.DRAW):
        return ()
    if now.stack[0].kind == Owed.PLAY:
        return tuple(seat for seat in range(now.seats) if now.stack[0].seats >> seat & 1)
    return (now.stack[0].seat,)


def asked(now: State, viewer: int) -> int:
    """Return the potato that the viewer is asked about; -1 = none."""
    if viewer not in owing(now):
        return -1
    if now.stack[0].kind == Owed.PLAY:
        return unanswered(now, viewer)[0]
    return now.stack[0].source if now.stack[0].kind in (Owed.EITHER, Owed.TOSS) else -1


def unanswered(now: State, seat: int) -> list[int]:
    """Return the potatoes for which a seat owes answers."""
    return [potato for potato in range(POTATOES) if now.holder[potato] == seat + 1 and not now.answered[potato]]


def question(now: State, viewer: int) -> Prompt | None:
    """Return what the table waits for, as it is put to a viewer; None when the game is over."""
    if not now.depth:
        return None
    seat, potato = now.stack[0].seat, now.stack[0].source
    mine = seat == viewer
    player = {} if mine else {"player": seat}
    you = "-you" if mine else ""
    match now.stack[0].kind:
        case Owed.CHIP:
            return Prompt(Text("prompt-chip"), "HP-3.1")
        case Owed.DEAL:
            return Prompt(Text("prompt-deal", players={"player": seat}), "HP-3.3")
        case Owed.DRAW:
            rule = "HP-6.2" if now.step == Step.REVEAL else "HP-9.4"
            return Prompt(Text("prompt-draw", players={"player": seat}), rule)
        case Owed.GIVE_CHIP:
            return Prompt(Text(f"prompt-give-chip{you}", players=player), "HP-3.4")
        case Owed.EXTRA:
            return Prompt(Text(f"prompt-extra{you}", players=player), "HP-3.6")
        case Owed.EITHER:
            return Prompt(Text(f"prompt-either{you}", {"potato": potato}, player), "HP-8.3")
        case Owed.TOSS:
            return Prompt(Text(f"prompt-toss{you}", {"potato": potato}, player), "HP-8.5")
    if viewer in owing(now):
        left = unanswered(now, viewer)
        return Prompt(Text("prompt-play-you", {"potato": left[0], "n": len(left)}), "HP-5.2")
    if viewer >= 0 and viewer + 1 in now.holder:
        return Prompt(Text("prompt-sealed-you"), "HP-5.7")
    return Prompt(Text("prompt-play", {"n": len(owing(now))}), "HP-5.1")


def answers(now: State, viewer: int) -> tuple[tuple[Choice, ...], tuple[Refusal, ...]]:
    """Return what the viewer may answer, and why not its other cards; nothing if it is not asked."""
    if viewer < 0 or viewer not in owing(now):
        return (), ()
    potato = asked(now, viewer)
    match now.stack[0].kind:
        case Owed.PLAY:
            banned = bool(now.banned >> potato & 1)
            return _lays(viewer, potato, tuple(bool(n) for n in now.hand[viewer]), banned)
        case Owed.EITHER:
            return _sides(viewer, potato, now.seats), ()
        case Owed.TOSS:
            return _seats(TO + MOST_SEATS * potato, now.seats, viewer), ()
        case Owed.GIVE_CHIP:
            return _seats(GIVE_CHIP, now.seats, viewer), ()
    return _seats(EXTRA, now.seats, -1), ()


@lru_cache(SHARED)
def _lays(
    seat: int,
    potato: int,
    held: tuple[bool, ...],
    banned: bool,  # noqa: FBT001
) -> tuple[tuple[Choice, ...], tuple[Refusal, ...]]:
    """D1, HP-5.2, HP-5.5 A brown card, then a blue one or none; or nothing at all."""
    brown = [kind for kind in range(BROWN_KINDS) if held[kind] and not (banned and kind == PASS_LEFT)]
    blue = [kind for kind in range(len(BLUE_WORDS)) if held[BROWN_KINDS + kind]]
    first = LAY + potato * PER_POTATO
    choices = [Choice(TEXTS[first], (Pick(Text("pick-none", {"potato": potato})),))]
    for kind in brown:
        alone = first + 1 + kind * PER_BROWN
        card = _card(seat, kind)
        choices.append(Choice(TEXTS[alone], (card, Pick(Text("pick-plain"))) if blue else (card,)))
        choices += [Choice(TEXTS[alone + 1 + other], (card, _card(seat, BROWN_KINDS + other))) for other in blue]
    refusals = []
    if banned and held[PASS_LEFT]:
        message, rule = REASONS[WhyNot.BANNED]
        why = Text(message, {**card_args(PASS_LEFT), "potato": potato})
        refusals.append(Refusal(f"hand:{seat}", WORDS[PASS_LEFT], why, rule))
    if not brown:
        why = Text("why-not-blue-alone")
        refusals += [Refusal(f"hand:{seat}", BLUE_WORDS[kind], why, "HP-5.2") for kind in blue]
    return tuple(choices), tuple(refusals)


@cache
def _card(seat: int, kind: int) -> Pick:
    return Pick(Text("pick-card", card_args(kind)), zone=f"hand:{seat}", face=WORDS[kind])


@cache
def _sides(seat: int, potato: int, seats: int) -> tuple[Choice, ...]:
    neighbours = {"pick-left": (seat + 1) % seats, "pick-right": (seat - 1) % seats}
    return tuple(
        Choice(TEXTS[SIDE + 2 * potato + n], (Pick(Text(name, players={"player": neighbour})),))
        for n, (name, neighbour) in enumerate(neighbours.items())
    )


@cache
def _seats(first: int, seats: int, but: int) -> tuple[Choice, ...]:
    return tuple(
        Choice(TEXTS[first + seat], (Pick(Text("pick-seat", players={"player": seat}), seat=seat),))
        for seat in range(seats)
        if seat != but
    )
