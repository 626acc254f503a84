"""Taking cards and what they do, for the slow oracle: each effect is a generator that asks for what it needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from typing import Any


@dataclass
class Ask:
    """What is waited for: the legal moves of each seat, or for chance ("*") the weight of each."""

    who: tuple[int | str, ...]
    legal: dict[str, int] = field(default_factory=dict)


class BoomError(Exception):
    """Somebody exploded."""


Asking = Generator[Ask, Any, Any]


class Cards:
    """What lies on the table in a round, and everything that cards do to it."""

    seats: int
    options: dict[str, Any]
    pool: Counter[str]
    discard: Counter[str]
    hand: list[Counter[str]]
    table: list[Counter[str]]
    safe: set[int]
    row: int
    order: int
    turn: int
    jumped: bool
    exploder: int

    def _ask_order(self) -> Asking:
        if not self.order:
            move = yield Ask((self.turn,), {"clockwise": 1, "counterclockwise": 1})
            self.order = 1 if move == "clockwise" else -1

    def _live(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.safe]

    def _opponents(self, seat: int) -> list[int]:
        return [other for other in self._live() if other != seat]

    def _next(self, seat: int, way: int) -> int:
        for n in range(1, self.seats + 1):
            if (seat + way * n) % self.seats not in self.safe:
                return (seat + way * n) % self.seats
        raise AssertionError("nobody is live")

    # Taking cards

    def _chance(self, weights: dict[str, int]) -> Ask:
        return Ask(("*",), {move: weight for move, weight in weights.items() if weight})

    def _deck(self) -> int:
        return sum(self.pool.values()) - self.row

    def _draw(self, seat: int, cards: int) -> Asking:
        for _ in range(cards):
            if self._deck() > 0:
                yield from self._turn_over(seat)

    def _turn_over(self, seat: int) -> Asking:
        kind = (yield self._chance({f"draw {seat} {k}": n for k, n in self.pool.items()})).split()[2]
        self.pool[kind] -= 1
        yield from self._take(seat, kind)

    def _take(self, seat: int, kind: str) -> Asking:
        if kind == "boom":
            self.exploder = seat
            self.discard["boom"] += 1
            raise BoomError
        if kind == "fuse":
            self.table[seat]["fuse"] += 1
            yield from self._draw(seat, 2)
        elif kind == "disoriented":
            if (yield Ask((seat,), {"discard": 1, "leave": 1})) == "leave":
                self.table[seat]["disoriented"] += 1
            else:
                self.discard["disoriented"] += 1
                self.order = -self.order
                yield from self._draw(seat, 1)
        elif kind == "micro":
            self.discard["micro"] += 1
            if not self.table[seat]["super"]:
                self.discard += self.hand[seat]
                self.hand[seat] = Counter()
        elif kind in ("super", "sexy") and (yield Ask((seat,), {"keep": 1, "table": 1})) == "table":
            self.table[seat][kind] += 1
        else:
            self.hand[seat][kind] += 1

    def _lay(self, takers: list[int]) -> Asking:
        self.row = min(len(takers), self._deck())
        for taker in takers[: self.row]:
            self.row -= 1
            yield from self._turn_over(taker)

    # The cards

    def _calm(self, me: int) -> Iterator[Any]:
        yield from ()

    _fried = _calm

    def _jumping(self, me: int) -> Iterator[Any]:
        self.jumped = True
        yield from ()

    def _dud(self, me: int) -> Iterator[Any]:
        self.safe.add(me)
        yield from ()

    def _risky(self, me: int) -> Asking:
        for n in range(5):
            if n and (yield Ask((me,), {"again": 1, "stop": 1})) == "stop":
                break
            yield from self._draw(me, 1)

    def _thief(self, me: int) -> Asking:
        victims = [s for s in self._opponents(me) if sum(self.hand[s].values())]
        move = yield Ask((me,), dict.fromkeys([*(f"steal {s}" for s in victims), "steal none"], 1))
        if move != "steal none":
            victim = int(move.split()[1])
            kind = (yield self._chance({f"steal {k}": n for k, n in self.hand[victim].items()})).split()[1]
            self.hand[victim][kind] -= 1
            yield from self._take(me, kind)

    def _evil(self, me: int) -> Asking:
        move = yield Ask((me,), dict.fromkeys([*(f"give {s}" for s in self._opponents(me)), "take"], 1))
        yield from self._draw(me, 2) if move == "take" else self._draw(int(move.split()[1]), 1)

    def _evilest(self, me: int) -> Asking:
        live = self._live()
        if self._deck() == 1:
            move = yield Ask((me,), dict.fromkeys((f"give {s}" for s in live), 1))
            yield from self._draw(int(move.split()[1]), 1)
            return
        pairs = combinations_with_replacement(live, 2)
        move = yield Ask((me,), dict.fromkeys((f"give {a} {b}" for a, b in pairs), 1))
        yield from self._two(me, [int(s) for s in move.split()[1:]])

    def _two(self, me: int, takers: list[int]) -> Asking:
        if len(set(takers)) == 2 and me not in takers:
            yield from self._ask_order()
        way = self.order or 1
        yield from self._lay(sorted(takers, key=lambda seat: (seat - me) * way % self.seats))

    def _split(self, me: int) -> Asking:
        sides = [self._next(me, 1), self._next(me, -1)]
        if not self._opponents(me):
            return
        if self._deck() == 1:
            move = yield Ask((me,), dict.fromkeys((f"give {s}" for s in sides), 1))
            yield from self._draw(int(move.split()[1]), 1)
        else:
            yield from self._two(me, sides)

    def _treacherous(self, me: int) -> Asking:
        move = yield Ask((me,), dict.fromkeys((f"place {s}" for s in self._opponents(me)), 1))
        self.table[int(move.split()[1])]["treacherous"] += 1

    def _look(self, me: int, cards: int, *, on: bool = False) -> Asking:
        seen: list[str] = []
        while len(seen) < cards and self._deck():
            kind = (yield self._chance({f"look {k}": n for k, n in self.pool.items()})).split()[1]
            self.pool[kind] -= 1
            if kind == "boom" and not on:
                self.discard.update(seen)
                yield from self._take(me, kind)
            seen.append(kind)
        return seen

    def _spinning(self, me: int) -> Asking:
        seen = yield from self._look(me, 2, on=self.options["spinning_boom"] == "put_back")
        if "boom" in seen:
            self.pool.update(seen)
            return
        kind = (yield Ask((me,), dict.fromkeys((f"pick {k}" for k in seen), 1))).split()[1]
        seen.remove(kind)
        self.pool.update(seen)
        yield from self._take(me, kind)

    def _kitty(self, me: int) -> Asking:
        self.pool.update((yield from self._look(me, 4)))

    def _generous(self, me: int) -> Asking:
        if len(self._live()) > 2:
            yield from self._ask_order()
        takers: list[int] = []
        seat = me
        while not takers or takers[-1] != me:
            seat = self._next(seat, self.order or 1)
            takers.append(seat)
        yield from self._lay(takers)
