"""Play Hot Potato slowly, in words: the oracle that the compiled engine is compared with.

Written from the documents alone. A card is its move-word, a heap of cards counts words, a potato is an object. The
rules read as in the book, from top to bottom: generators that stop wherever somebody must decide and are sent the move.
"""

from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

PASSES = {"pass-left": 1, "pass-right": -1, "skip-left": 2, "skip-right": -2}  # HP-8.2, HP-8.4: seats to the left
COPIES = {"chop": (1, -1), "split-left": (1, 1), "split-right": (-1, -1)}  # HP-7.5: where original and copy go
BLUE = ("huge", "popping", "flaming", "mashed", "ban-pass-left")
KINDS = ("pass-left", "pass-right", "either", "skip-left", "skip-right", "toss", *COPIES, *BLUE)  # section 2
POTATOES = 12  # HP-1.5
END_OF_BOARD = 20  # HP-1.6
DEFAULTS: dict[str, str | int] = {  # section 4
    "two_players": "off",
    "oldest": "random",
    "deck": "16,11,7,7,5,6,4,5,3,10,9,8,6,9",
    "duplicators": "10,9,8,6,9",
    "past_20": "stop",
    "last_tie": "chip",
}
WORDS = {"two_players": ("off", "on"), "past_20": ("stop", "count"), "last_tie": ("chip", "tied")}
HEADER = {"format": "spuds-trace/1", "game": "hot-potato", "rules": 1}

Heap = Counter[str]
Mover = int | str
Question = dict[Mover, dict[str, int]]  # who owes a move ("*" is chance), and the possible moves with their weights
Rules = Generator[Question, tuple[int, str], None]


def cards(text: str, kinds: Sequence[str], most: int, least: int = 0) -> Heap:
    """HP-1.3, HP-1.4: read counts such as "10,9,8,6,9"."""
    counts = [int(number) for number in text.split(",")]
    if ",".join(map(str, counts)) != text or len(counts) != len(kinds) or min(counts) < 0:
        raise ValueError(f"not {len(kinds)} counts: {text}")
    if not least <= sum(counts) <= most:
        raise ValueError(f"{least} to {most} cards, not {sum(counts)}: {text}")
    return +Heap(dict(zip(kinds, counts, strict=True)))


def take(heap: Heap, card: str) -> str:
    """Take a card out of a heap: a heap that is empty is false."""
    heap[card] -= 1
    if not heap[card]:
        del heap[card]
    return card


def winning_seats(burns: Sequence[int], chip: int, last_tie: str) -> list[int]:
    """HP-11: list who wins, lowest seat first."""
    fewest, most = ([seat for seat, n in enumerate(burns) if n == bound] for bound in (min(burns), max(burns)))
    for alone in (fewest, most):  # HP-11.1, HP-11.2
        if len(alone) == 1:
            return alone
    return [chip] if last_tie == "chip" or chip in most else most  # HP-11.3


@dataclass
class Potato:
    """Lie before a player, with the seasonings and the face-down cards ("" is none) upon it."""

    number: int
    holder: int
    red: bool = False
    passed: bool = False
    real: Heap = field(default_factory=Heap)
    striped: Heap = field(default_factory=Heap)
    brown: str = ""
    blue: str = ""

    def seasonings(self) -> Heap:
        """Count real and striped seasonings together: both work alike."""
        return self.real + self.striped

    def answers(self, hand: Heap) -> Iterator[str]:
        """D1: yield the answers of a holder with this hand (HP-5.2, HP-5.5, HP-5.8)."""
        yield f"p{self.number} none"
        for brown in hand:
            if brown not in BLUE and (brown != "pass-left" or not self.seasonings()["ban-pass-left"]):
                yield f"p{self.number} {brown}"
                yield from (f"p{self.number} {brown} {blue}" for blue in hand if blue in BLUE)


class Reference:
    """Hold one game."""

    def __init__(self, seats: int, options: Mapping[str, str | int]) -> None:
        chosen = {**DEFAULTS, **options}
        if set(chosen) != set(DEFAULTS) or any(chosen[name] not in words for name, words in WORDS.items()):
            raise ValueError(f"no such options: {options}")
        if seats not in range(2 if chosen["two_players"] == "on" else 3, 10):  # HP-1.1
            raise ValueError(f"hot-potato does not seat {seats}")
        if chosen["oldest"] != "random" and chosen["oldest"] not in range(seats):
            raise ValueError(f"no such seat: {options}")
        self.seats, self.options = seats, chosen
        self.pool = cards(str(chosen["deck"]), KINDS, 106, 5 * seats)  # HP-1.3, HP-2.1
        self.supply = cards(str(chosen["duplicators"]), BLUE, 42)  # HP-1.4
        self.pool_made, self.discard = Heap(self.pool), Heap()
        self.hands = [Heap() for _ in range(seats)]
        self.potatoes: dict[int, Potato] = {}
        self.burns = [0] * seats
        self.chip, self.round, self.turn = -1, 1, 0
        self.moves: list[tuple[Mover, str]] = []
        self._sheet: list[dict[str, Any]] = []
        self._rules = self._play_game()
        self._question: Question = next(self._rules)

    def waiting(self) -> list[int] | str | None:
        """Say who owes a move: a list of seats, "*" for chance, None when the game is over."""
        return "*" if "*" in self._question else sorted(map(int, self._question)) or None

    def legal(self, seat: int) -> list[str]:
        """Section 6: list the moves of this seat, by text; none unless it owes one."""
        return sorted(self._question.get(seat, ()))

    def chances(self) -> dict[str, int]:
        """Section 7: map each possible chance move to its weight, by text; none unless chance owes one."""
        return dict(sorted(self._question.get("*", {}).items()))

    def play(self, mover: Mover, words: str) -> None:
        """Make one move; raise ValueError, and change nothing, if this mover may not make it now."""
        if words not in self._question.get(mover, {}):
            raise ValueError(f"{mover} may not {words!r}: possible is {self._question}")
        self.moves.append((mover, words))
        try:
            self._question = self._rules.send((-1 if isinstance(mover, str) else mover, words))
        except StopIteration:
            self._question = {}

    def _play_game(self) -> Rules:
        """HP-3.1, HP-10.1, HP-10.2: rounds of turns, until the third round or a pawn at the end of the board."""
        oldest = self.options["oldest"]
        _, words = yield {"*": {f"chip {s}": 1 for s in range(self.seats) if oldest in ("random", s)}}
        self._give_chip(words)
        for self.round in (1, 2, 3):
            yield from self._set_up_round()
            while self.potatoes:
                yield from self._take_turn()
                if max(self.burns) >= END_OF_BOARD:
                    return

    def _give_chip(self, words: str) -> None:
        """HP-3.1, HP-3.4: give the chip to the seat in these words; section 9: a new row of the sheet begins."""
        self.chip = int(words.split()[1])
        self._sheet.append({"round": self.round, "chip": self.chip, "turns": 0, "burns": [0] * self.seats})

    def _take_card(self, verb: str, seat: int) -> Rules:
        """HP-2.3, HP-2.4: chance gives a card, of the discard pile if the pool is empty, and none if both are."""
        if self.discard and not self.pool:
            self.pool, self.discard = self.discard, Heap()
            self.pool_made = Heap(self.pool)
        if self.pool:
            _, words = yield {"*": {f"{verb} {seat} {card}": copies for card, copies in self.pool.items()}}
            self.hands[seat][take(self.pool, words.split()[2])] += 1

    def _set_up_round(self) -> Rules:
        """HP-3.2: leftover hands, the deal, the chip, the starting potatoes, the extra potato."""
        self.turn = 0
        for hand in self.hands:
            self.discard.update(hand)
            hand.clear()
        for n in range(5 * self.seats):  # HP-3.3
            yield from self._take_card("deal", (self.chip + n) % self.seats)
        if self.round > 1:  # HP-3.4
            _, words = yield {self.chip: {f"give-chip {s}": 1 for s in range(self.seats) if s != self.chip}}
            self._give_chip(words)
        for n in range(self.round):  # HP-3.5, HP-12.4
            self._add_potato((self.chip + n) % self.seats)
        if self.seats >= 6:  # HP-3.6
            _, words = yield {self.chip: {f"extra {s}": 1 for s in range(self.seats)}}
            self._add_potato(int(words.split()[1]))

    def _add_potato(self, seat: int) -> Potato:
        """HP-1.5: a yellow, plain potato takes the lowest number not in play."""
        number = min(n for n in range(POTATOES) if n not in self.potatoes)
        self.potatoes[number] = Potato(number, seat)
        return self.potatoes[number]

    def _take_turn(self) -> Rules:
        """HP-4.1: all five steps, whatever happens."""
        self.turn += 1
        for potato in self.potatoes.values():
            potato.passed = False
        yield from self._play_cards()
        yield from self._reveal_seasonings()
        self._chop_and_split()
        yield from self._pass_potatoes()
        yield from self._explode_potatoes()
        self._sheet[-1]["turns"] += 1

    def _in_order(self) -> list[Potato]:
        """HP-4.2: list the potatoes in chip order of their holders, those of one holder by number."""
        potatoes = self.potatoes.values()
        return sorted(potatoes, key=lambda potato: ((potato.holder - self.chip) % self.seats, potato.number))

    def _play_cards(self) -> Rules:
        """HP-5.1, HP-5.4, HP-5.9: everyone answers for her potatoes, lowest first, in any order of seats."""
        open_ones = self._in_order()
        while open_ones:
            lowest = {potato.holder: potato for potato in reversed(open_ones)}
            seat, words = yield {s: dict.fromkeys(p.answers(self.hands[s]), 1) for s, p in lowest.items()}
            for card in words.split()[1:]:
                if card in BLUE:
                    lowest[seat].blue = take(self.hands[seat], card)
                elif card != "none":
                    lowest[seat].brown = take(self.hands[seat], card)
            open_ones.remove(lowest[seat])

    def _reveal_seasonings(self) -> Rules:
        """HP-6.1, HP-6.2: each blue card becomes a seasoning for good, and brings its player a card."""
        for potato in self._in_order():
            if potato.blue:
                potato.real[potato.blue] += 1
                potato.blue = ""
                yield from self._take_card("draw", potato.holder)

    def _chop_and_split(self) -> None:
        """HP-7.1 to HP-7.5: pass originals and copies; a failed copy keeps its potato where it lies."""
        for original in self._in_order():
            if original.brown in COPIES:
                first, second = COPIES[original.brown]
                self._reveal(original)
                needed = original.seasonings()
                if len(self.potatoes) < POTATOES and needed <= self.supply:  # HP-7.3
                    copy = self._add_potato(original.holder)
                    copy.red, copy.striped = original.red, needed
                    self.supply -= needed
                    self._pass(original, original.holder + first)
                    self._pass(copy, copy.holder + second)

    def _pass_potatoes(self) -> Rules:
        """HP-8.1 to HP-8.5: reveal each brown card and pass its potato, where the holder chooses if she may."""
        for potato in self._in_order():
            if potato.brown:
                brown, holder, name = self._reveal(potato), potato.holder, f"p{potato.number}"
                if brown == "either":
                    _, words = yield {holder: {f"{name} left": 1, f"{name} right": 1}}
                    self._pass(potato, holder + PASSES[f"pass-{words.split()[1]}"])
                elif brown == "toss":
                    _, words = yield {holder: {f"{name} to {s}": 1 for s in range(self.seats) if s != holder}}
                    self._pass(potato, int(words.split()[2]))
                else:
                    self._pass(potato, holder + PASSES[brown])

    def _reveal(self, potato: Potato) -> str:
        """HP-7.1, HP-8.1: turn a face-down brown card over and discard it."""
        brown, potato.brown = potato.brown, ""
        self.discard[brown] += 1
        return brown

    def _pass(self, potato: Potato, seat: int) -> None:
        """HP-7.5, HP-8.1, HP-8.6: turn the potato over as it goes; who receives a Flaming one is burned."""
        potato.holder, potato.red, potato.passed = seat % self.seats, not potato.red, True
        self._burn(potato.holder, potato.seasonings()["flaming"])

    def _explode_potatoes(self) -> Rules:
        """HP-9: what was not passed burns its holder and her neighbours, brings her a card, and is gone."""
        for potato in self._in_order():
            if not potato.passed:
                seasonings, holder = potato.seasonings(), potato.holder
                self._burn(holder, 1 + seasonings["huge"])  # HP-9.2
                for neighbour in {(holder + 1) % self.seats, (holder - 1) % self.seats}:  # HP-9.3, HP-12.3
                    self._burn(neighbour, seasonings["popping"])
                if not seasonings["mashed"]:  # HP-9.4
                    yield from self._take_card("draw", holder)
                self.discard.update(potato.real)  # HP-9.5
                self.supply.update(potato.striped)
                del self.potatoes[potato.number]

    def _burn(self, seat: int, spaces: int) -> None:
        """HP-1.6: move the pawn, as far as the board or the option lets it."""
        if self.options["past_20"] == "stop":
            spaces = min(spaces, END_OF_BOARD - self.burns[seat])
        self.burns[seat] += spaces
        self._sheet[-1]["burns"][seat] += spaces

    def result(self) -> dict[str, object]:
        """Section 9: give the score sheet so far and, at the end, the winners."""
        over = self.waiting() is None
        winners = winning_seats(self.burns, self.chip, str(self.options["last_tie"])) if over else []
        sheet = [{**row, "burns": list(row["burns"])} for row in self._sheet]
        return {"over": over, "scores": list(self.burns), "winners": winners, "sheet": sheet}

    def header(self) -> dict[str, object]:
        """Give the first line of a trace (notation.md); options at their defaults are left out."""
        odd = {name: self.options[name] for name, default in DEFAULTS.items() if self.options[name] != default}
        return {**HEADER, "seats": self.seats, "options": odd}

    def line(self, n: int, move: str) -> dict[str, object]:
        """Give the trace line of decision n, before its move (words without mover) is played."""
        mover = "*" if "*" in self._question else min(map(int, self._question))
        return {"n": n, "seat": mover, "legal": self.chances() or self.legal(int(mover)), "move": move}
