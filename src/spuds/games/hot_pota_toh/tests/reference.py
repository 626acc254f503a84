"""The rules once more, as a slow oracle: each effect is a generator that asks for what it needs, and BOOM an exception.

Nothing of the game's own code is used. `Reference(seats, options)` runs a whole game: `asks` is what it waits for now,
`answer(move)` goes on. There are no frames: what is pending is Python's own stack.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from spuds.games.hot_pota_toh.tests.reference_cards import Ask, Asking, BoomError, Cards
from spuds.games.hot_pota_toh.tests.reference_parts import (
    COUNTS,
    DEFAULTS,
    HEADER,
    ICONS,
    LEVELS,
    UNPLAYABLE,
    score,
    usual,
)


class Reference(Cards):
    """One game."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = {**DEFAULTS, **options}
        self.odd = {name: value for name, value in options.items() if value != usual(name)}
        self.votes: dict[int, str] = {}
        self.level = int(self.options["level"])
        self.scores = [2] * seats
        self.sheet: list[dict[str, Any]] = []
        self.winners: list[int] = []
        self._game = self._play()
        self.asks: Ask | None = next(self._game)

    def answer(self, move: Any) -> None:
        """Go on with a move, or with the votes of all by seat."""
        try:
            self.asks = self._game.send(move)
        except StopIteration:
            self.asks = None

    # The game

    def _play(self) -> Asking:
        starter = int((yield self._chance({f"start {seat}": 1 for seat in range(self.seats)})).split()[1])
        reached = False
        while True:
            namer = yield from self._round(starter)
            lead = [seat for seat in range(self.seats) if self.scores[seat] == max(self.scores)]
            reached |= max(self.scores) >= self.options["goal"] > 0
            due = reached if self.options["goal"] else len(self.sheet) >= self.options["rounds"]
            if (due and len(lead) == 1) or len(self.sheet) == 40:
                self.winners = lead
                return
            starter = int((yield Ask((namer,), dict.fromkeys((f"start {s}" for s in range(self.seats)), 1))).split()[1])
            if self.options["level_vote"] == "on" and self.level < 5:
                votes = yield Ask(tuple(range(self.seats)), {"vote no": 1, "vote yes": 1})
                self.level += set(votes) == {"vote yes"}

    def _round(self, starter: int) -> Asking:
        decks = 1 if self.seats <= 6 else 2
        self.pool = Counter(
            {k: decks * self.options.get(f"count_{k}", n) for k, n in COUNTS.items() if LEVELS[k] <= self.level}
        )
        self.hand: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.table: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.discard: Counter[str] = Counter()
        self.row, self.order, self.turn, self.jumped = 0, 0, starter, False
        self.safe: set[int] = set()
        self.exploder = -1
        try:
            yield from self._deal(starter)
            self.pool["boom"] += 1
            while not (yield from self._turn()):
                pass
        except BoomError:
            pass
        self._score()
        return self.turn if self.exploder < 0 else self.exploder

    def _deal(self, starter: int) -> Asking:
        for n in range(self.seats):
            seat = (starter + n) % self.seats
            kinds = {k: c for k, c in self.pool.items() if c}
            if self.options["setup_immediates"] == "redeal":
                kinds = {k: c for k, c in kinds.items() if k not in ICONS}
            if kinds:
                kind = (yield self._chance({f"deal {seat} {k}": c for k, c in kinds.items()})).split()[2]
                self.pool[kind] -= 1
                yield from self._take(seat, kind)

    # The turn

    def _turn(self) -> Asking:
        """Play one turn; return whether the round is over."""
        me = self.turn
        plays = [k for k in self.hand[me] if self.hand[me][k] and k not in UNPLAYABLE]
        if not self._opponents(me):
            plays = [k for k in plays if k != "treacherous"]
        move = yield Ask((me,), dict.fromkeys(["draw", *(f"play {k}" for k in plays)], 1))
        if move == "draw":
            yield from self._draw(me, 1)
        else:
            kind = move.split()[1]
            self.hand[me][kind] -= 1
            if kind in ("thief", "jumping", "dud", "kitty"):
                self.table[me][kind] += 1
            elif kind != "treacherous":
                self.discard[kind] += 1
            yield from getattr(self, f"_{kind}")(me)
        if me not in self.safe and self._opponents(me):
            for _ in range(self.table[me]["treacherous"]):
                move = yield Ask((me,), dict.fromkeys([*(f"move {s}" for s in self._opponents(me)), "stay"], 1))
                if move == "stay":
                    break
                self.table[me]["treacherous"] -= 1
                self.table[int(move.split()[1])]["treacherous"] += 1
        live = self._live()
        if not live or (self.options["last_live"] == "safe" and len(live) == 1):
            return True
        if self._next(me, 1) != self._next(me, -1):
            yield from self._ask_order()
        following = self._next(me, self.order or 1)
        self.turn = self._next(following, self.order or 1) if self.jumped else following
        self.jumped = False
        return False

    # Scoring

    def _score(self) -> None:
        hands, tables = score(self.hand, self.table, self.exploder, self.options)
        for seat in range(self.seats):
            self.scores[seat] += hands[seat] + tables[seat]
            if self.options["score_floor"] == "0":
                self.scores[seat] = max(0, self.scores[seat])
        self.sheet.append(
            {
                **{"round": len(self.sheet) + 1, "level": self.level},
                "exploder": None if self.exploder < 0 else self.exploder,
                **{"hand": hands, "table": tables, "scores": list(self.scores)},
            }
        )

    # The same for whoever compares any game with its reference: waiting, legal, chances, play, result and traces

    def waiting(self) -> list[int] | str | None:
        """Return who is waited for: seats, or "*"; None when the game is over."""
        if self.asks is None:
            return None
        return "*" if self.asks.who == ("*",) else [int(seat) for seat in self.asks.who if seat not in self.votes]

    def legal(self, seat: int) -> list[str]:
        """Return what a seat that is waited for may answer."""
        return sorted(self.asks.legal) if self.asks is not None and seat in self.asks.who else []

    def chances(self) -> dict[str, int]:
        """Return what chance may bring, with weights."""
        return self.asks.legal if self.asks is not None and self.asks.who == ("*",) else {}

    def play(self, mover: int | str, words: str) -> None:
        """Go on with one move; votes wait for one another."""
        assert self.asks is not None
        if len(self.asks.who) == 1:
            self.answer(words)
            return
        self.votes[int(mover)] = words
        if len(self.votes) == self.seats:
            votes, self.votes = self.votes, {}
            self.answer([votes[seat] for seat in range(self.seats)])

    def result(self) -> dict[str, object]:
        """Section 9."""
        return {"over": self.asks is None, "scores": self.scores, "winners": self.winners, "sheet": self.sheet}

    def header(self) -> dict[str, object]:
        """Give the first line of a trace (notation.md)."""
        return {**HEADER, "seats": self.seats, "options": self.odd}

    def line(self, n: int, move: str) -> dict[str, object]:
        """Give the trace line of decision n, before its move (words without mover) is played."""
        waiting = self.waiting()
        seat = waiting[0] if waiting else None
        legal = self.chances() if waiting == "*" else self.legal(int(waiting[0])) if waiting else []
        return {"n": n, "seat": seat, "legal": legal, "move": move}
