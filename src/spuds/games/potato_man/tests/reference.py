"""Play Potato Man slowly, in words: the oracle that the compiled engine is compared with.

Written from the documents alone. A card is its word ("r16"), a hand a set of words, a trick a list of words.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations

NUMBERS = {"r": range(5, 19), "b": range(4, 17), "g": range(3, 15), "y": range(1, 14)}  # PM-1.2
LORD_FRY = {"r16", "r17", "r18"}  # PM-1.3
POTATO_MAN = {"y1", "y2", "y3"}  # PM-1.4
SACKS_ON = {"r": 1, "b": 2, "g": 3, "y": 4, "gold": 5}  # PM-1.6, in sack order
OPTIONS: dict[str, tuple[str | int, ...]] = {  # section 4, each with its default first
    "three_player_no_green": ("on", "off"),
    "laps": (1, 2, 3),
    "tie": ("shared", "best_round"),
}
Options = Mapping[str, str | int]
HEADER = {"format": "spuds-trace/1", "game": "potato-man", "rules": 1}


def chosen_options(seats: int, given: Options) -> dict[str, str | int]:
    """Section 4: complete the options with the defaults, refusing what the table does not offer."""
    for name, value in given.items():
        meaningless = seats != 3 and (name, value) == ("three_player_no_green", "off")
        if value not in OPTIONS.get(name, ()) or isinstance(value, bool) or meaningless:
            raise ValueError(f"no option {name}={value} at a table of {seats}")
    return {name: given.get(name, values[0]) for name, values in OPTIONS.items()}


def may_join(card: str, trick: Sequence[str], seats: int) -> bool:
    """PM-3.1, PM-3.4 to PM-3.6: say whether this card may be played into this trick."""
    colours = [other[0] for other in trick]
    if seats == 5 and card in POTATO_MAN and POTATO_MAN.intersection(trick):
        return False
    return card[0] not in colours or (seats == 5 and len(colours) == len(set(colours)))


def winning_card(trick: Sequence[str]) -> str:
    """PM-4.1 to PM-4.4: find the card that takes the trick, of equals the later one: max keeps its first."""
    has_fry = bool(LORD_FRY.intersection(trick))
    return max(reversed(trick), key=lambda card: (has_fry and card in POTATO_MAN, int(card[1:])))


def points(won: Mapping[str, int]) -> int:
    """PM-5.5, PM-1.6: count the sacks on sack cards."""
    return sum(SACKS_ON[kind] * cards for kind, cards in won.items())


def best_seats(rounds: Sequence[Sequence[int]], tie: str) -> list[int]:
    """PM-6.2 to PM-6.4: list who wins, lowest seat first; `rounds` holds each seat's points by round."""
    most = max(sum(line) for line in rounds)
    tied = [seat for seat, line in enumerate(rounds) if sum(line) == most]
    highest = max(max(rounds[seat]) for seat in tied)
    return [seat for seat in tied if tie == "shared" or max(rounds[seat]) == highest]


class Reference:
    """Hold one game; `deck`, `hand_size` and `pile_size` (two players) make tiny games, else the book's."""

    def __init__(
        self, seats: int, options: Options, deck: Sequence[str] = (), hand_size: int = 0, pile_size: int = 8
    ) -> None:
        if seats not in (2, 3, 4, 5):
            raise ValueError(f"potato-man seats 2 to 5, not {seats}")  # PM-1.1
        self.seats, self.options = seats, chosen_options(seats, options)
        self.colours = "rby" if seats == 3 and self.options["three_player_no_green"] == "on" else "rbgy"
        self.deck = deck or [f"{c}{n}" for c in self.colours for n in NUMBERS[c]]  # PM-1.2, PM-1.5
        self.hand_size = hand_size or (10 if seats == 5 else 12)  # PM-2.5
        self.pile_size = pile_size if seats == 2 else 0  # PM-2.6
        if len(set(self.deck)) < max(len(self.deck), seats * (self.hand_size + self.pile_size)):
            raise ValueError("the deck repeats a card or is too small")
        self.phase = "start"
        self.turn = self.starter = self.leader = 0
        self._sheet: list[list[dict[str, int]]] = []  # what each seat won, for every finished round
        self._stuck: int | None = None
        self.shown: set[str] = set()  # the hand of that stuck seat
        self._gather()

    def _gather(self) -> None:
        """PM-2.4, PM-1.7: put every card into the pool and every sack card into the supply."""
        self._pool, self._discard = set(self.deck), set[str]()
        self._hands: list[set[str]] = [set() for _ in range(self.seats)]
        self._trick: list[str] = []
        self.piles = [self.pile_size] * self.seats
        self.won = [dict.fromkeys(SACKS_ON, 0) for _ in range(self.seats)]
        self._supply = {kind: 3 if kind in (*self.colours, "gold") else 0 for kind in SACKS_ON}

    def waiting(self) -> list[int] | str | None:
        """Say who owes a move: a list of one seat, "*" for chance, None when the game is over."""
        return {"play": [self.turn], "over": None}.get(self.phase, "*")

    def legal(self, seat: int) -> list[str]:
        """Section 6, PM-3.7: list the moves of this seat, by text; none unless it owes one."""
        cards = self._playable(self._hands[seat]) if self.waiting() == [seat] else []
        return sorted(f"play {card}" for card in cards)

    def _playable(self, hand: Iterable[str]) -> list[str]:
        return [card for card in hand if may_join(card, self._trick, self.seats)]

    def chances(self) -> dict[str, int]:
        """Section 7: map each possible chance move to its weight, by text; none unless chance owes one."""
        if self.phase == "start":
            return {f"start {seat}": 1 for seat in range(self.seats)}
        words = {"deal": f"deal {self.turn}", "draw": "draw"}.get(self.phase)
        return {f"{words} {card}": 1 for card in sorted(self._pool)} if words else {}

    def play(self, mover: int | str, words: str) -> None:
        """Make one move; raise ValueError, and change nothing, if this mover may not make it now."""
        due, possible = self.turn if self.phase == "play" else "*", self.chances() or self.legal(self.turn)
        if mover != due or words not in possible:
            raise ValueError(f"{mover} may not {words!r}: {due} owes one of {list(possible)}")
        verb, *_, what = words.split(" ")
        moves = {"start": self._start, "deal": self._deal, "play": self._play_card, "draw": self._draw}
        moves[verb](what)

    def _start(self, seat: str) -> None:
        """PM-2.1, PM-2.2, PM-2.5: the starter gets the first card and leads the round's first trick."""
        self.starter = self.leader = self.turn = int(seat)
        self.phase = "deal"

    def _deal(self, card: str) -> None:
        """PM-2.5: one card each, round and round; when all hands are full the starter leads (PM-2.2)."""
        self._pool.remove(card)
        self._hands[self.turn].add(card)
        self.turn = (self.turn + 1) % self.seats
        if min(self.hand_sizes()) == self.hand_size:
            self._give_turn(self.starter)

    def _play_card(self, card: str) -> None:
        """PM-3.2, PM-3.3: put the card into the trick; PM-3.8, PM-3.9: a draw is due if there is a pile."""
        self._hands[self.turn].remove(card)
        self._trick.append(card)
        if self.piles[self.turn] > 0:
            self.phase = "draw"
        else:
            self._go_on()

    def _draw(self, card: str) -> None:
        """PM-3.8, PM-2.7: the seat that just played takes a card that nobody has seen."""
        self._pool.remove(card)
        self._hands[self.turn].add(card)
        self.piles[self.turn] -= 1
        self._go_on()

    def _go_on(self) -> None:
        """PM-3.10, PM-3.2, PM-3.3: let the next seat play, or take the complete trick (PM-4.8, PM-5.3)."""
        if len(self._trick) < (4 if self.seats == 2 else self.seats):
            self._give_turn((self.turn + 1) % self.seats)
            return
        self._take_trick()
        if any(self._hands):
            self._give_turn(self.leader)
        else:
            self._end_round(stuck=None)

    def _give_turn(self, seat: int) -> None:
        """PM-5.1: only when the turn comes to a seat is it seen whether it is stuck."""
        self.phase, self.turn = "play", seat
        if not self._playable(self._hands[seat]):
            self._end_round(stuck=seat)

    def _take_trick(self) -> None:
        """PM-4.5 to PM-4.8: pay the winner in its colour, else in gold, else nothing; it leads next."""
        card = winning_card(self._trick)
        self.leader = (self.leader + self._trick.index(card)) % self.seats
        kind = card[0] if self._supply[card[0]] > 0 else "gold"
        if self._supply[kind] > 0:
            self._supply[kind] -= 1
            self.won[self.leader][kind] += 1
        self._discard, self._trick = self._discard.union(self._trick), []

    def _end_round(self, *, stuck: int | None) -> None:
        """PM-5.2 to PM-5.6, PM-6.1, PM-2.3: note the sacks; stop, or deal again for the next starter."""
        self._discard, self._trick = self._discard.union(self._trick), []
        self._stuck, self.shown = stuck, set() if stuck is None else self._hands[stuck]
        self._sheet.append(self.won)
        if len(self._sheet) == self.seats * int(self.options["laps"]):
            self.phase = "over"
        else:
            self._gather()
            self._start(f"{(self.starter + 1) % self.seats}")

    def result(self) -> dict[str, object]:
        """Section 9, PM-5.5: give the score sheet of the finished rounds and, after the last, the winners."""
        sheet = [
            {"rule": "PM-5.5", "round": n, "seat": seat, "sacks": list(won.values()), "points": points(won)}
            for n, line in enumerate(self._sheet, start=1)
            for seat, won in enumerate(line)
        ]
        by_seat = [[points(line[seat]) for line in self._sheet] for seat in range(self.seats)]
        winners = best_seats(by_seat, str(self.options["tie"])) if self.phase == "over" else []
        scores = [sum(line) for line in by_seat]
        return {"over": self.phase == "over", "scores": scores, "winners": winners, "sheet": sheet}

    def header(self) -> dict[str, object]:
        """Give the first line of a trace (notation.md); options at their defaults are left out."""
        odd = {name: value for name, value in self.options.items() if value != OPTIONS[name][0]}
        return {**HEADER, "seats": self.seats, "options": odd}

    def line(self, n: int, move: str) -> dict[str, object]:
        """Give the trace line of decision n, before its move (words without mover) is played."""
        seat = self.turn if self.phase == "play" else "*"
        return {"n": n, "seat": seat, "legal": self.chances() or self.legal(self.turn), "move": move}

    def hand_sizes(self) -> list[int]:
        """Count the cards in hand, by seat."""
        return [len(hand) for hand in self._hands]

    def hands(self) -> list[set[str]]:
        """List the hands, by seat."""
        return [set(hand) for hand in self._hands]

    def pool(self) -> set[str]:
        """Give the cards that nobody has seen this round (PM-2.7)."""
        return set(self._pool)

    def trick(self) -> list[str]:
        """Give the cards of the trick in the order they were played."""
        return list(self._trick)

    def discard(self) -> set[str]:
        """Give the cards of this round's earlier tricks."""
        return set(self._discard)

    def supply(self) -> dict[str, int]:
        """Count the sack cards not yet won this round, by kind in sack order (PM-1.7)."""
        return dict(self._supply)

    def stuck(self) -> int | None:
        """Name the seat that was stuck in the last finished round, None if nobody was (PM-5.1, PM-5.3)."""
        return self._stuck

    def worlds(self, viewer: int | None) -> Iterator[tuple[frozenset[str], ...]]:
        """Section 8: list every way the hands may lie, by seat, for a viewer (None: a spectator)."""
        known = {viewer, self._stuck} if self.phase == "over" else {viewer}  # PM-5.2, PM-6.1
        seen = self._discard.union(self._trick, *(self._hands[seat] for seat in known if seat is not None))

        def fill(unseen: set[str], world: tuple[frozenset[str], ...]) -> Iterator[tuple[frozenset[str], ...]]:
            if len(world) == self.seats:
                yield world
                return
            hand, is_known = self._hands[len(world)], len(world) in known
            for cards in [hand] if is_known else combinations(sorted(unseen), len(hand)):
                if self.waiting() != [len(world)] or self._playable(cards):  # PM-5.1
                    yield from fill(unseen.difference(cards), (*world, frozenset(cards)))

        yield from fill(set(self.deck) - seen, ())
