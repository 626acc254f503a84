"""The table in front of one viewer: for the page in the vocabulary of `spuds.core.board`, for the terminal in lines.

A card is named by its move-word, a sack card by `sack-` and its colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from spuds.core.board import Badge, Board, Card, Cell, Choice, Pick, Place, Prompt, Refusal, Row, Text, Zone
from spuds.core.events import Event as Happened
from spuds.core.events import rule_id
from spuds.core.messages import DEFAULT_LANGUAGE, Messages
from spuds.core.views import plain
from spuds.games.potato_man.cards import CARDS, MOST_SEATS, SACK_KINDS, SACK_WORDS, SACKS, WORDS, Colour
from spuds.games.potato_man.decisions import PLAY, REASONS, why_not
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.notation import TEXTS, card_args
from spuds.games.potato_man.rules.following import is_repeated
from spuds.games.potato_man.rules.taking import winning_place
from spuds.games.potato_man.state import Owed, State, points

Say = Callable[..., str]
"""Puts a message id and its arguments into words."""

SHARED = 2048
"""Parts of each kind that are kept: most of a board is that of the next viewer, and that after the next move."""
NO_NAMES: Mapping[int, str] = {}
FACE_UP = tuple(Card(word) for word in WORDS)
TAKES = (Text("mark-takes"),)
YOURS = -1


def board(view: State, viewer: int) -> Board:
    """Return the table in front of a viewer, from its view, or from a full state with all hands open.

    Args:
        view: what the viewer knows.
        viewer: a seat, or -1 for one who answers nothing.
    """
    now: State = plain(view)
    choices, refusals = _answers(view, now, viewer)
    return Board(
        viewer=viewer,
        places=tuple(_place(now, seat) for seat in range(now.seats)),
        zones=(_trick(view, now), _supply(tuple(now.supply), now.no_green), *_zones(now, viewer), *_past(now, viewer)),
        status=_status(now),
        prompt=_question(now, viewer),
        choices=choices,
        refusals=refusals,
    )


def _place(now: State, seat: int) -> Place:
    return _sitter(seat, now.scores[seat], tuple(now.won[seat]), now.held[seat], now.depth > 0, _turn(now) == seat)


@lru_cache(SHARED)
def _sitter(seat: int, score: int, won: tuple[int, ...], held: int, playing: bool, deciding: bool) -> Place:  # noqa: FBT001
    badges = [Badge("points", Text("badge-points", {"n": score}), str(score), main=True)]
    if playing:
        gained = sum(sacks * copies for sacks, copies in zip(SACKS, won, strict=True))
        badges.append(Badge("sacks", Text("badge-sacks", {"n": gained}), str(gained)))
        badges.append(Badge("cards", Text("badge-cards", {"n": held}), str(held)))
    return Place(seat, tuple(badges), deciding=deciding)


def _turn(now: State) -> int:
    """Return the seat that owes a play; -1 = none."""
    return now.stack[0].seat if now.depth and now.stack[0].kind == Owed.PLAY else -1


def _trick(view: State, now: State) -> Zone:
    best = int(winning_place(view)) if now.trick_size else -1
    return _laid(tuple(now.trick[: now.trick_size]), now.leader, now.seats, best)


@lru_cache(SHARED)
def _laid(trick: tuple[int, ...], leader: int, seats: int, best: int) -> Zone:
    cards = [
        Card(WORDS[card - 1], seat=(leader + place) % seats, marks=TAKES if place == best else ())
        for place, card in enumerate(trick)
    ]
    return Zone("trick", "row", Text("zone-trick"), cards=tuple(cards))


@lru_cache(SHARED)
def _supply(copies: tuple[int, ...], no_green: int) -> Zone:
    kinds = [kind for kind in range(SACK_KINDS) if kind != Colour.GREEN or not no_green]
    cards = tuple(Card(SACK_WORDS[kind], copies=copies[kind]) for kind in kinds)
    return Zone("supply", "heap", Text("zone-supply"), cards=cards)


def _zones(now: State, viewer: int) -> Iterator[Zone]:
    """Yield what lies before each seat."""
    for seat in range(now.seats):
        whose = _whose(seat, viewer)
        yield _hand(seat, whose, now.hand[seat], now.held[seat])
        yield _won(seat, whose, tuple(now.won[seat]))
        if now.seats == 2:
            yield Zone(f"pile:{seat}", "pile", _name_of("zone-pile", whose), seat, hidden=now.pile[seat])


@lru_cache(SHARED)
def _hand(seat: int, whose: int, hand: int, held: int) -> Zone:
    cards = _cards(hand)
    return Zone(f"hand:{seat}", "hand", _name_of("zone-hand", whose), seat, cards, held - len(cards))


@lru_cache(SHARED)
def _won(seat: int, whose: int, copies: tuple[int, ...]) -> Zone:
    cards = tuple(Card(word, copies=n) for word, n in zip(SACK_WORDS, copies, strict=True) if n)
    return Zone(f"won:{seat}", "heap", _name_of("zone-won", whose), seat, cards)


def _past(now: State, viewer: int) -> Iterator[Zone]:
    """Yield what is only for remembering: this round's earlier tricks, the hand shown at the end of the last round."""
    yield _discard(now.discard)
    if now.stuck and now.depth:
        seat = now.stuck - 1
        yield _shown(seat, _whose(seat, viewer), now.shown)


@lru_cache(SHARED)
def _discard(cards: int) -> Zone:
    return Zone("discard", "row", Text("zone-discard"), cards=_cards(cards), minor=True)


@lru_cache(SHARED)
def _shown(seat: int, whose: int, cards: int) -> Zone:
    return Zone("shown", "row", _name_of("zone-shown", whose), seat, _cards(cards), minor=True)


def _whose(seat: int, viewer: int) -> int:
    """Return whose a thing before a seat is called: that seat's, or YOURS to the viewer itself."""
    return YOURS if seat == viewer else seat


def _name_of(message: str, whose: int) -> Text:
    return Text(f"{message}-you") if whose == YOURS else Text(message, players={"player": whose})


def _cards(cards: int) -> tuple[Card, ...]:
    return tuple(FACE_UP[card] for card in _members(cards))


def _status(now: State) -> tuple[Text, ...]:
    started = now.depth and now.stack[0].kind != Owed.START
    starter = (now.first_starter + now.rounds) % now.seats if started else -1
    return _stand(now.rounds, now.seats * now.laps, starter)


@lru_cache(SHARED)
def _stand(played: int, rounds: int, starter: int) -> tuple[Text, ...]:
    stand = Text("status-round", {"round": min(played + 1, rounds), "rounds": rounds})
    return (stand,) if starter < 0 else (stand, Text("status-starter", players={"player": starter}))


def _question(now: State, viewer: int) -> Prompt | None:
    """Return what the table waits for; None when the game is over."""
    if not now.depth:
        return None
    seat = now.stack[0].seat
    player = {"player": seat}
    match now.stack[0].kind:
        case Owed.START:
            return Prompt(Text("prompt-start"), "PM-2.1")
        case Owed.DEAL:
            return Prompt(Text("prompt-deal", players=player), "PM-2.5")
        case Owed.DRAW:
            return Prompt(Text("prompt-draw", players=player), "PM-3.8")
    rule = "PM-3.1" if not now.trick_size else "PM-3.5" if now.seats == MOST_SEATS else "PM-3.4"
    if seat != viewer:
        return Prompt(Text(_asked(now), players=player), rule)
    may_double = now.trick_size and now.seats == MOST_SEATS and not is_repeated(now.laid, now.trick_size)
    return Prompt(Text("prompt-double-you" if may_double else f"{_asked(now)}-you"), rule)


def _answers(view: State, now: State, viewer: int) -> tuple[tuple[Choice, ...], tuple[Refusal, ...]]:
    """Return what the viewer may play, and why not the other cards of its hand; nothing if it is not in turn."""
    choices: list[Choice] = []
    refusals: list[Refusal] = []
    if viewer >= 0 and _turn(now) == viewer:
        for card in _members(now.hand[viewer]):
            if now.may_follow >> card & 1:
                choices.append(_choice(viewer, card))
            else:
                refusals.append(_refusal(viewer, card, int(why_not(view, viewer, PLAY + card))))
    return tuple(choices), tuple(refusals)


@cache
def _choice(seat: int, card: int) -> Choice:
    pick = Pick(Text("pick-play", card_args(card)), zone=f"hand:{seat}", face=WORDS[card])
    return Choice(TEXTS[PLAY + card], (pick,))


@cache
def _refusal(seat: int, card: int, reason: int) -> Refusal:
    message, rule = REASONS[reason]
    return Refusal(f"hand:{seat}", WORDS[card], Text(message, card_args(card)), rule)


def score_sheet(events: Iterable[Happened], seats: int) -> list[Row]:
    """PM-5.5 Return the score sheet: a row for every finished round, each seat's points and the sack cards for them."""
    rows: dict[int, list[Cell]] = {}
    why: list[Text] = []
    for event in events:
        if event.kind == Event.COUNTS and event.amount:
            args: dict[str, str | int] = {"other": event.other, "amount": event.amount}
            why.append(Text("event-counts", args, {"player": event.seat}))
        elif event.kind == Event.SCORES:
            cell = Cell(event.amount, tuple(why) or (Text("row-nothing"),), rule_id("PM", event.rule))
            rows.setdefault(event.other, [Cell(0)] * seats)[event.seat] = cell
            why = []
    return [Row(Text("row-round", {"round": number}), tuple(cells)) for number, cells in rows.items()]


def sketch(view: State, names: Mapping[int, str] = NO_NAMES, say: Say | None = None) -> list[str]:
    """Return what a view holds, apart from the own hand, in a few lines.

    Args:
        view: what the viewer knows; a full state will do.
        names: of the players, by seat; by default their numbers.
        say: puts a message id and its arguments into words; by default in English.
    """
    tell = say or _in_english
    rounds = int(view.seats) * int(view.laps)
    lines = [tell("sketch-round", round=min(int(view.rounds) + 1, rounds), rounds=rounds)]
    lines += [_player_line(view, seat, names, tell) for seat in range(view.seats)]
    supply = _sacks_text(view.supply, tell)
    lines.append(tell("sketch-supply", sacks=supply) if supply else tell("sketch-no-supply"))
    if view.discard:
        lines.append(tell("sketch-played", cards=" ".join(WORDS[card] for card in _members(view.discard))))
    lines.append(_trick_line(view, names, tell))
    return lines


def hand(view: State) -> list[tuple[int, int]]:
    """Return the viewer's cards in card order, each with the action that plays it."""
    seat = int(view.viewer)
    if not 0 <= seat < view.seats:
        return []
    return [(card, PLAY + card) for card in _members(view.hand[seat])]


def prompt(view: State) -> Text:
    """Return what the seat in turn is asked."""
    return Text(_asked(view), players={"player": int(view.stack[0].seat)})


def _asked(view: State) -> str:
    return "prompt-follow" if view.trick_size else "prompt-lead"


def _player_line(view: State, seat: int, names: Mapping[int, str], tell: Say) -> str:
    line = tell(
        "sketch-player",
        player=_name(names, seat),
        cards=int(view.held[seat]),
        points=int(view.scores[seat]),
        gained=int(points(view, seat)),
    )
    won = _sacks_text(view.won[seat], tell)
    if won:
        line += tell("sketch-won", sacks=won)
    if view.seats == 2:
        line += tell("sketch-pile", n=int(view.pile[seat]))
    return line


def _trick_line(view: State, names: Mapping[int, str], tell: Say) -> str:
    if not view.trick_size:
        return tell("sketch-no-trick")
    laid = [int(card) - 1 for card in view.trick[: view.trick_size]]
    players = [(int(view.leader) + place) % int(view.seats) for place in range(len(laid))]
    cards = [f"{WORDS[card]} ({_name(names, seat)})" for card, seat in zip(laid, players, strict=True)]
    return tell("sketch-trick", cards=", ".join(cards))


def _sacks_text(sacks: Any, tell: Say) -> str:
    kinds = [f"sketch-sack-{colour.name.lower()}" for colour in Colour]
    return ", ".join(f"{tell(kind)} {n}" for kind, n in zip(kinds, sacks, strict=True) if n)


def _members(cards: Any) -> list[int]:
    """Return the cards of a set, in card order."""
    members = int(cards)
    return [card for card in range(len(CARDS)) if members >> card & 1]


def _name(names: Mapping[int, str], seat: int) -> str:
    return names.get(seat, str(seat))


def _in_english(message: str, **args: object) -> str:
    return Messages(Path(__file__).parent / "messages", DEFAULT_LANGUAGE).format(message, args)
