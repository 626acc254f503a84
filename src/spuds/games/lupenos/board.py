"""The table in front of one viewer, in the vocabulary of `spuds.core.board`; a card is named by its move-word.

While rows are named, the six cards to choose from lie in the chooser's own hand, and those chosen in its row: so each
card is pointed at in one place. All others see the rows as they were dealt (LU-3.3).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from spuds.core.board import Badge, Board, Card, Place, Text, Token, Zone
from spuds.core.events import Event as Happened
from spuds.core.frames import FULL
from spuds.core.views import plain
from spuds.games.lupenos.asking import asked_of
from spuds.games.lupenos.cards import FOUR, KINDS, WORDS
from spuds.games.lupenos.counts import packed, unpacked
from spuds.games.lupenos.decisions import waiting
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.hints import hints
from spuds.games.lupenos.pointing import answers, dealt_open, run_of
from spuds.games.lupenos.scoring import place_of
from spuds.games.lupenos.state import Owed, State

SHARED = 4096
"""Parts of each kind that are kept: most of a board is that of the next viewer, and that after the next move."""
YOURS = -1
NEAR = 50
"""LU-9.2 So many turns before the end it is said how many are left."""
HEAP = 8
"""A pile of so many cards makes the pug hungry."""
PAIR = 2
"""So many equal numbers on top of the pile are worth a word."""
OPEN = (Text("mark-open"),)
CHOSEN = (Text("mark-chosen"),)


def board(view: State, viewer: int) -> Board:
    """Return the table in front of a viewer, from its view, or from a full state with all hands open.

    Args:
        view: what the viewer knows.
        viewer: a seat, or -1 for one who answers nothing.
    """
    now: State = plain(view)
    choices, refusals = answers(view, now, viewer)
    return Board(
        viewer=viewer,
        places=tuple(_places(view, now)),
        zones=tuple(_zones(now, viewer)),
        tokens=(_pug(now.pile_held),),
        status=tuple(_status(now)),
        hints=tuple(hints(now)),
        prompt=asked_of(now, viewer),
        choices=choices,
        refusals=refusals,
    )


# Places


def _places(view: State, now: State) -> Iterator[Place]:
    owing = int(waiting(view))
    naming = _is_naming(now)
    left = [now.held[seat] + now.in_row[seat] + now.down[seat] for seat in range(now.seats)]
    leader = _leader(now, left)
    for seat in range(now.seats):
        place = now.out[seat] if now.depth else int(place_of(view, seat))
        owes = bool(owing >> seat & 1)
        gone = bool(now.depth and place)
        yield _sitter(seat, left[seat], now.held[seat], place, leader == seat, gone, owes, naming and not owes)


def _is_naming(now: State) -> bool:
    return bool(now.depth) and now.stack[0].kind == Owed.EXCHANGE


def _leader(now: State, left: list[int]) -> int:
    """Return the seat that alone has the fewest cards, once nobody draws any more; -1 = nobody."""
    playing = [seat for seat in range(now.seats) if not now.out[seat]]
    if not now.depth or now.deck:
        return -1
    fewest = min(left[seat] for seat in playing)
    first, *others = [seat for seat in playing if left[seat] == fewest]
    return -1 if others else first


@lru_cache(SHARED)
def _sitter(
    seat: int,
    left: int,
    held: int,
    place: int,
    leads: bool,  # noqa: FBT001
    out: bool,  # noqa: FBT001
    deciding: bool,  # noqa: FBT001
    sealed: bool,  # noqa: FBT001
) -> Place:
    """LU-8, LU-10 Return a seat with the cards that it has still to get rid of, or with its place."""
    badges = []
    if place:
        badges.append(Badge("place", Text("badge-place", {"n": place}), f"{place}.", main=True))
    if left or not place:
        badges.append(Badge("left", Text("badge-left", {"n": left}), str(left), main=not place))
    if held != left:
        badges.append(Badge("cards", Text("badge-cards", {"n": held}), str(held)))
    if leads:
        badges.append(Badge("lead", Text("badge-lead"), "★"))
    return Place(seat, tuple(badges), deciding=deciding, out=out, sealed=sealed)


# Zones


def _zones(now: State, viewer: int) -> Iterator[Zone]:
    yield _pile(tuple(now.pile[: now.pile_held]))
    if now.deck:
        yield Zone("deck", "pile", Text("zone-deck"), hidden=now.deck)
    for seat in range(now.seats):
        whose = YOURS if seat == viewer else seat
        seen = now.viewer in (FULL, seat)
        if _is_naming(now) and seen:
            yield from _choosing(seat, whose, now.holds[seat], now.up[seat], tuple(now.named[seat]))
        else:
            cards = now.holds[seat] if seen else now.known[seat]
            yield _hand(seat, whose, cards, now.known[seat] if seen else 0, now.held[seat])
            yield _row(seat, whose, now.up[seat])
        yield _down(seat, whose, now.down[seat])
    yield _used(now.used)


@lru_cache(SHARED)
def _pile(pile: tuple[int, ...]) -> Zone:
    """LU-1.5, LU-6.9 Return the pile, its bottom first; the top card says how many equal numbers lie there."""
    cards = [Card(WORDS[card - 1]) for card in pile]
    run = run_of(pile)
    if run >= PAIR:
        marks = (Text("mark-run", {"n": run, "missing": max(0, FOUR - run)}),)
        cards[-1] = Card(cards[-1].face, marks=marks)
    return Zone("pile", "pile", Text("zone-pile"), cards=tuple(cards))


@lru_cache(SHARED)
def _hand(seat: int, whose: int, cards: int, known: int, held: int) -> Zone:
    """LU-11.1 Return a hand: of the own one all cards, of others those that everybody can tell."""
    shown = []
    for word, copies, told in zip(WORDS, unpacked(cards), unpacked(known), strict=True):
        shown += [Card(word, marks=OPEN)] * told + [Card(word)] * (copies - told)
    return Zone(f"hand:{seat}", "hand", _name("zone-hand", whose), seat, tuple(shown), held - len(shown))


@lru_cache(SHARED)
def _row(seat: int, whose: int, cards: int) -> Zone:
    shown = [Card(word) for word, copies in zip(WORDS, unpacked(cards), strict=True) for _ in range(copies)]
    return Zone(f"up:{seat}", "row", _name("zone-up", whose), seat, tuple(shown))


@lru_cache(SHARED)
def _down(seat: int, whose: int, cards: int) -> Zone:
    return Zone(f"down:{seat}", "row", _name("zone-down", whose), seat, hidden=cards)


@lru_cache(SHARED)
def _choosing(seat: int, whose: int, holds: int, up: int, named: tuple[int, ...]) -> tuple[Zone, Zone]:
    """LU-3.1, LU-3.2 Return the cards that may still be chosen, those marked that were dealt open, and those chosen."""
    back = packed(dealt_open(up, named))
    hand = _hand(seat, whose, holds + back, back, sum(unpacked(holds + back)))
    row = tuple(Card(WORDS[card - 1], marks=CHOSEN) for card in named if card)
    return hand, Zone(f"up:{seat}", "row", _name("zone-up", whose), seat, row)


@lru_cache(SHARED)
def _used(cards: int) -> Zone:
    shown = tuple(Card(WORDS[kind], copies=n) for kind, n in zip(range(KINDS), unpacked(cards), strict=True) if n)
    return Zone("used", "heap", Text("zone-used"), cards=shown, minor=True)


def _name(message: str, whose: int) -> Text:
    return Text(f"{message}-you") if whose == YOURS else Text(message, players={"player": whose})


@lru_cache(SHARED)
def _pug(pile: int) -> Token:
    """Return the pug, which eats what a feast clears away (LU-6.3) and looks at what there is to eat."""
    side = "hungry" if pile >= HEAP else "watching" if pile else "asleep"
    return Token("pug", "pug", Text("token-pug", {"side": side}), side=side)


def token_of(event: Happened) -> str:
    """Return the id of the pug for the event that is about it; "" for others."""
    return "pug" if event.kind == Event.FEASTS else ""


def _status(now: State) -> Iterator[Text]:
    yield Text("status-deck", {"n": now.deck})
    left = now.turn_limit - now.turns
    if now.depth and left <= NEAR:
        yield Text("status-turns", {"n": left})
