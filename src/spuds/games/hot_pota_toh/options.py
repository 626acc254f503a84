"""Section 4 of the rules: what a table may agree on before it plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spuds.core.errors import SetupError
from spuds.core.options import choice, number
from spuds.games.hot_pota_toh.cards import (
    CARDS,
    COUNTED,
    HAND_PRICED,
    LEVELS,
    MOST_COPIES,
    MOST_ROUNDS,
    SEATS_PER_DECK,
    TABLE_PRICED,
    WORDS,
)

FEWEST_CARDS = 2
"""For each seat, section 4."""
LEAST_POINTS, MOST_POINTS = -5, 9
MOST_WANTED_ROUNDS = 12
LOWEST_GOAL, HIGHEST_GOAL = 5, 200
assert MOST_WANTED_ROUNDS <= MOST_ROUNDS


def _count(word: str, other: int = 0) -> Any:
    copies = CARDS[WORDS.index(word)].copies
    doc = f"How many `{word}` one deck has."
    return number(copies, 0, MOST_COPIES, doc=doc, changes=("TOH-1.2",), also=(other,), group="count", thing=word)


def _in_hand(word: str, other: int) -> Any:
    return _points(word, CARDS[WORDS.index(word)].hand, "hand", other)


def _on_table(word: str, other: int) -> Any:
    return _points(word, CARDS[WORDS.index(word)].table, "table", other)


def _points(word: str, default: int, place: str, other: int) -> Any:
    doc = f"What `{word}` is worth {'in a hand' if place == 'hand' else 'on a table'}."
    changes = ("TOH-1.2", "TOH-11.2")
    return number(default, LEAST_POINTS, MOST_POINTS, doc=doc, changes=changes, also=(other,), group=place, thing=word)


@dataclass(frozen=True)
class Options:
    """Table options of Hot-Pota-toH!, the default of each first."""

    level: int = choice(2, 1, 3, 4, 5, doc="The level at which the game starts.", changes=("TOH-1.3",))
    level_vote: str = choice(
        "on", "off", doc="Whether players vote on a higher level between rounds.", changes=("TOH-12.3",)
    )
    rounds: int = number(
        4, 1, MOST_WANTED_ROUNDS, doc="How many rounds are played at least.", changes=("TOH-13.1",), also=(1, 12)
    )
    goal: int = number(
        0,
        LOWEST_GOAL,
        HIGHEST_GOAL,
        doc="A score that ends the game, in place of a number of rounds; 0 is none.",
        changes=("TOH-13.3",),
        also=(5, 25),
    )
    score_floor: str = choice("none", "0", doc="Whether scores may fall below 0.", changes=("TOH-11.6",))
    setup_immediates: str = choice(
        "resolve",
        "redeal",
        doc="Whether icon cards in the deal are resolved, or put back for others.",
        changes=("TOH-2.5",),
    )
    last_live: str = choice(
        "play_on",
        "safe",
        doc="Whether the last player without a Dud plays on, or is safe and the round over.",
        changes=("TOH-5.7",),
    )
    spinning_boom: str = choice(
        "explode",
        "put_back",
        doc="What happens when Spinning Potatoh brings BOOM to light.",
        changes=("TOH-8.5",),
    )
    count_phew1: int = _count("phew1")
    count_phew2: int = _count("phew2")
    count_phew3: int = _count("phew3", 10)
    count_calm: int = _count("calm")
    count_risky: int = _count("risky", 10)
    count_thief: int = _count("thief", 10)
    count_jumping: int = _count("jumping")
    count_fuse: int = _count("fuse", 10)
    count_disoriented: int = _count("disoriented", 10)
    count_evil: int = _count("evil", 10)
    count_evilest: int = _count("evilest", 10)
    count_split: int = _count("split", 10)
    count_dud: int = _count("dud", 10)
    count_treacherous: int = _count("treacherous", 10)
    count_fried: int = _count("fried", 10)
    count_spinning: int = _count("spinning", 10)
    count_micro: int = _count("micro", 10)
    count_super: int = _count("super", 10)
    count_sexy: int = _count("sexy", 10)
    count_kitty: int = _count("kitty", 10)
    count_generous: int = _count("generous", 10)
    hand_calm: int = _in_hand("calm", -5)
    hand_risky: int = _in_hand("risky", 9)
    hand_thief: int = _in_hand("thief", 2)
    hand_jumping: int = _in_hand("jumping", 2)
    hand_evil: int = _in_hand("evil", 2)
    hand_evilest: int = _in_hand("evilest", 2)
    hand_dud: int = _in_hand("dud", 2)
    hand_spinning: int = _in_hand("spinning", 2)
    hand_kitty: int = _in_hand("kitty", 2)
    hand_generous: int = _in_hand("generous", 2)
    table_fuse: int = _on_table("fuse", -5)
    table_super: int = _on_table("super", 9)

    def check_together(self, seats: int) -> None:
        """Refuse a table whose starting level has too few cards (section 4 of the rules).

        Raises:
            SetupError: says how many there are and must be.
        """
        level = min(self.level, LEVELS)
        in_play = [word for word in COUNTED if CARDS[WORDS.index(word)].level <= level]
        cards = decks(seats) * sum(copies_of(self, word) for word in in_play)
        if cards < FEWEST_CARDS * seats:
            least = FEWEST_CARDS * seats
            raise SetupError(
                f"the cards of level {level} must be {least} in all at least for {seats} seats, not {cards}",
                reason="refused-too-few-cards",
                args={"level": level, "least": least, "seats": seats, "cards": cards},
            )


def decks(seats: int) -> int:
    """TOH-1.1 Return how many decks are mixed for so many seats."""
    return 1 if seats <= SEATS_PER_DECK else 2


def copies_of(options: Options, word: str) -> int:
    """TOH-1.2 Return how many cards of a kind one deck of a table has."""
    count: int = getattr(options, f"count_{word}") if word in COUNTED else CARDS[WORDS.index(word)].copies
    return count


def points_in_hand(options: Options, word: str) -> int:
    """TOH-1.2, TOH-11.2 Return what a card is worth in a hand."""
    points: int = getattr(options, f"hand_{word}") if word in HAND_PRICED else CARDS[WORDS.index(word)].hand
    return points


def points_on_table(options: Options, word: str) -> int:
    """TOH-1.2, TOH-11.2 Return what a card is worth on a table."""
    points: int = getattr(options, f"table_{word}") if word in TABLE_PRICED else CARDS[WORDS.index(word)].table
    return points
