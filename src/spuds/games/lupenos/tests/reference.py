"""The rules once more, as a slow oracle: plain Python written from the rules document, lists of words for cards.

Nothing of the game's own code is used. `Reference(seats, options)` runs a whole game: `movers` and `answers` say what
it waits for now, `answer(mover, move)` goes on.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

NUMBERS = [str(n) for n in range(1, 10)]
SPECIALS = ["feast", "bag", "bad"]
ORDER = NUMBERS + SPECIALS
HEADER = {"format": "spuds-trace/1", "game": "lupenos", "rules": 1}
DEFAULTS = {
    "deck": "1-8",
    "voluntary_pickup": "on",
    "multi_face_up": "off",
    "face_up_fail": "card_and_pile",
    "play_on": "off",
    "turn_limit": 1000,
}


class Seat:
    """What one seat has."""

    def __init__(self) -> None:
        self.hand: list[str] = []
        self.known: Counter[str] = Counter()
        self.row: list[str] = []
        self.named: list[str] = []
        self.down = 3
        self.place = 0

    @property
    def cards(self) -> int:
        """All cards that are left."""
        return len(self.hand) + len(self.row) + self.down


def in_order(kinds: list[str]) -> list[str]:
    """Return cards in the order of LU-1.4."""
    return sorted(kinds, key=ORDER.index)


class Reference:
    """One game."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.options = {**DEFAULTS, **options}
        self.odd = {name: value for name, value in options.items() if value != DEFAULTS[name]}
        numbers = NUMBERS[: 9 if self.options["deck"] == "1-9" else 8]
        self.pool = Counter(dict.fromkeys(numbers, 8) | dict.fromkeys(SPECIALS, 6))
        self.seats = [Seat() for _ in range(seats)]
        self.deck = self.pool.total() - 9 * seats
        self.pile: list[str] = []
        self.used: Counter[str] = Counter()
        self.first = self.turn = self.after = 0
        self.turns = 0
        self.phase = "start"
        self.guarded = False

    # What is asked

    @property
    def movers(self) -> tuple[Any, ...]:
        """Who is to move."""
        if self.phase == "over":
            return ()
        if self.phase == "exchange":
            return tuple(n for n, seat in enumerate(self.seats) if len(seat.named) < 3)
        return (self.turn,) if self.phase == "turn" else ("*",)

    def chances(self) -> dict[str, int]:
        """Section 7."""
        if self.movers != ("*",):
            return {}
        if self.phase == "start":
            return {f"start {n}": 1 for n in range(len(self.seats))}
        begin = {"up": "deal {} up ", "hand": "deal {} hand ", "draw": "draw {} ", "flip": "flip "}[self.phase]
        return {begin.format(self.turn) + kind: n for kind, n in self.pool.items() if n}

    def answers(self, number: int) -> set[str]:
        """Section 6."""
        seat = self.seats[number]
        if self.phase == "exchange":
            left = Counter(seat.hand + seat.row) - Counter(seat.named)
            need = 3 - len(seat.named)
            high = [k for k in in_order(list(left.elements())) if not seat.named or self._after(k, seat.named[-1])]
            return {f"up {kind}" for kind in high if sum(self._after(other, kind) for other in high) >= need}
        willing = self.options["voluntary_pickup"] == "on"
        if seat.hand:
            lays = self._lays("play", seat.hand, several=True)
            return lays | ({"take"} if self.pile and (willing or not lays) else set())
        if seat.row:
            return self._row_answers(seat, willing)
        return {"down"} | ({"take"} if self.pile and willing else set())

    @staticmethod
    def _after(kind: str, other: str) -> bool:
        return ORDER.index(kind) >= ORDER.index(other)

    def _row_answers(self, seat: Seat, willing: bool) -> set[str]:
        lays = self._lays("up", seat.row, several=self.options["multi_face_up"] == "on")
        misses = {f"up {kind}" for kind in seat.row if not self.fits(kind)}
        both = self.options["face_up_fail"] == "card_and_pile"
        found = lays | (misses if both and (willing or not lays) else set())
        take = self.pile and (willing or (not both and not lays))
        return found | ({"take"} if take else set())

    def _lays(self, verb: str, cards: list[str], *, several: bool) -> set[str]:
        found = set()
        for kind, n in Counter(cards).items():
            if self.fits(kind):
                found.add(f"{verb} {kind}")
                if several and kind in NUMBERS:
                    found |= {f"{verb} {kind} x{m}" for m in range(2, n + 1)}
        return found

    def fits(self, kind: str) -> bool:
        """LU-4.7, LU-4.8."""
        if kind in SPECIALS or not self.pile or self.pile[-1] == "bag":
            return True
        return int(kind) >= int(self.pile[-1])

    # Going on

    def answer(self, mover: Any, move: str) -> None:
        """Carry out a move."""
        words = move.split()
        if mover == "*":
            self._chance(words)
            return
        seat = self.seats[mover]
        if self.phase == "exchange":
            seat.named.append(words[1])
            if not self.movers:
                self._change_rows()
            return
        self.turns += 1
        if words[0] == "take":
            self._take(seat, [])
        elif words[0] == "down":
            self.phase = "flip"
        else:
            self._lay(seat, words)

    def _chance(self, words: list[str]) -> None:
        kind, phase = words[-1], self.phase
        if phase == "start":
            self.first, self.phase = int(kind), "up"
            return
        self.pool[kind] -= 1
        seat = self.seats[self.turn]
        if phase in ("up", "hand"):
            cards = seat.row if phase == "up" else seat.hand
            cards.append(kind)
            if len(cards) == 3:
                self.turn += 1
            if self.turn == len(self.seats):
                self.turn, self.phase = 0, "hand" if phase == "up" else "exchange"
        elif phase == "draw":
            seat.hand.append(kind)
            self.deck -= 1
            self._draw()
        else:
            seat.down -= 1
            if self.fits(kind):
                self._laid(seat, [kind])
            else:
                self._take(seat, [kind])

    def _change_rows(self) -> None:
        for seat in self.seats:
            six = Counter(seat.hand + seat.row)
            seat.known = Counter(seat.row) - Counter(seat.named)
            seat.hand = list((six - Counter(seat.named)).elements())
            seat.row, seat.named = seat.named, ["", "", ""]
        self._begin(self.first)

    def _take(self, seat: Seat, also: list[str]) -> None:
        self._to_hand(seat, also + self.pile)
        self.pile = []
        self._begin(self._next(self.turn))

    @staticmethod
    def _to_hand(seat: Seat, cards: list[str]) -> None:
        seat.hand += cards
        seat.known.update(cards)

    def _lay(self, seat: Seat, words: list[str]) -> None:
        kind, n = words[1], int(words[2][1:]) if len(words) == 3 else 1
        cards = seat.hand if words[0] == "play" else seat.row
        for _ in range(n):
            cards.remove(kind)
        if words[0] == "play":
            seat.known[kind] = max(0, seat.known[kind] - n)
        if self.fits(kind):
            self._laid(seat, [kind] * n)
        else:
            self._take(seat, [kind])

    def _laid(self, seat: Seat, cards: list[str]) -> None:
        kind = cards[0]
        if kind in ("feast", "bad"):
            self.used[kind] += 1
        else:
            self.pile += cards
        if seat.cards == 0:
            seat.place = 1 + sum(other.place > 0 for other in self.seats)
            left = [other for other in self.seats if not other.place]
            if self.options["play_on"] == "off" or len(left) == 1:
                self.phase = "over"
                return
        again = self._next(self.turn) if seat.place else self.turn
        self.after = self._next(self.turn)
        if kind == "bad":
            self._to_hand(self.seats[self.after], self.pile)
            self.pile = []
            self.after = self._next(self.after)
        elif kind == "feast" or (kind in NUMBERS and self.pile[-4:] == [kind] * 4):
            self.used.update(self.pile)
            self.pile = []
            self.after = again
        self._draw()

    def _draw(self) -> None:
        seat = self.seats[self.turn]
        if len(seat.hand) < 3 and self.deck and not seat.place:
            self.phase = "draw"
        else:
            self._begin(self.after)

    def _next(self, number: int) -> int:
        following = [(number + n) % len(self.seats) for n in range(1, len(self.seats) + 1)]
        return next(other for other in following if not self.seats[other].place)

    def _begin(self, number: int) -> None:
        self.turn, self.phase = number, "turn"
        if self.turns == self.options["turn_limit"]:
            self.phase, self.guarded = "over", True

    # The end

    def places(self) -> list[int]:
        """LU-10.1 to LU-10.3."""
        left = [seat.cards for seat in self.seats if not seat.place]
        out = len(self.seats) - len(left)
        if self.options["play_on"] == "off":
            if not self.guarded:
                return [seat.place or 2 for seat in self.seats]
            firsts = left.count(min(left))
            return [1 if seat.cards == min(left) else 1 + firsts for seat in self.seats]
        return [seat.place or 1 + out + sum(n < seat.cards for n in left) for seat in self.seats]

    def result(self) -> dict[str, Any]:
        """Section 9."""
        if self.phase != "over":
            return {"over": False, "scores": [0] * len(self.seats), "winners": [], "sheet": []}
        places = self.places()
        return {
            "over": True,
            "scores": [sum(other > place for other in places) for place in places],
            "winners": [n for n, place in enumerate(places) if place == 1],
            "sheet": [
                {"place": place, "cards": s.cards, "hand": len(s.hand), "up": len(s.row), "down": s.down}
                for place, s in zip(places, self.seats, strict=True)
            ],
        }

    # The same for whoever compares any game with its reference: waiting, legal, chances, play, result and traces

    def waiting(self) -> list[int] | str | None:
        """Return who is waited for: seats, or "*"; None when the game is over."""
        return "*" if self.movers == ("*",) else list(self.movers) or None

    def legal(self, seat: int) -> list[str]:
        """Return what a seat that is waited for may answer."""
        return sorted(self.answers(seat)) if seat in self.movers else []

    def play(self, mover: int | str, words: str) -> None:
        """Go on with one move."""
        self.answer(mover, words)

    def header(self) -> dict[str, object]:
        """Give the first line of a trace (notation.md)."""
        return {**HEADER, "seats": len(self.seats), "options": self.odd}

    def line(self, n: int, move: str) -> dict[str, object]:
        """Give the trace line of decision n, before its move (words without mover) is played."""
        seat = self.movers[0]
        return {"n": n, "seat": seat, "legal": self.chances() or self.legal(seat), "move": move}
