"""The slow reference against the worked examples, and the engine against it in random games at random tables."""

import os
import random
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from spuds import Table
from spuds.core.testing import rule
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.tests.reference import BLUE, DEFAULTS, KINDS, Potato, Reference, winning_seats

SEED = os.environ.get("SPUDS_SEED", "0")
GAMES = int(os.environ.get("SPUDS_GAMES", "25" if SEED == "0" else "100"))
"""Random games for each number of seats; set it to a thousand when rules or reference change."""

Options = dict[str, str | int]


# The worked examples, read anew: of the reader of scripts, nothing is used here


def parts(text: str) -> list[str]:
    """Return the steps or claims between the semicolons."""
    return [part for part in map(str.strip, text.split(";")) if part]


def begun(head: str) -> Reference:
    """Return the reference at a table such as "seats 3 past_20=count"."""
    _, seats, *given = head.split()
    return Reference(int(seats), dict(pair.split("=") for pair in given))


def make_step(game: Reference, step: str) -> None:
    """Make a move, or those that stand behind `chip`, `hands` and `deal`."""
    word, _, rest = step.partition(" ")
    if word == "chip":
        game.play("*", step)
    elif step == "deal":
        while next(iter(game.chances()), "").startswith("deal"):
            game.play("*", min(game.chances()))
    elif word == "hands":
        hands = [[card for word in hand.split()[1:] for card in copies(word)] for hand in rest.split(",")]
        for n in range(5 * game.seats):
            seat = (game.chip + n) % game.seats
            game.play("*", f"deal {seat} {hands[seat].pop(0)}")
    else:
        mover, _, words = step.partition(": ")
        game.play(mover if mover == "*" else int(mover), words)


def copies(word: str) -> list[str]:
    card, _, times = word.partition("*")
    return [card] * int(times or 1)


def heap(cards: Mapping[str, int]) -> str:
    return " ".join(f"{card} {cards[card]}" for card in KINDS if cards[card]) or "empty"


def told(game: Reference, claim: str) -> str:
    """Return what a claim would have to say."""
    match claim.split():
        case ["over"]:
            return "over" if game.waiting() is None else "not over"
        case ["hand", seat, "is", _]:
            return f"hand {seat} is {game.hands[int(seat)].total()}"
        case ["legal", seat, "is", *_]:
            return f"legal {seat} is {' | '.join(game.legal(int(seat)))}"
        case ["chance", "is", *_]:
            return f"chance is {' | '.join(f'{words} {weight}' for words, weight in game.chances().items())}"
        case ["waiting", *_]:
            return f"waiting {' '.join(map(str, game.waiting() or ()))}"
        case [word, *_] if word[1:].isdigit():
            return f"{word} {potato(game, int(word[1:]))}"
        case [word, *_]:
            return f"{word} {figures(game)[word]}"
    raise AssertionError(f"no claim: {claim!r}")


def potato(game: Reference, number: int) -> str:
    """Return "at 2 red huge 1+0" or "gone"."""
    if number not in game.potatoes:
        return "gone"
    one = game.potatoes[number]
    seasonings = [f" {kind} {one.real[kind]}+{one.striped[kind]}" for kind in BLUE if one.seasonings()[kind]]
    return f"at {one.holder} {'red' if one.red else 'yellow'}{''.join(seasonings)}"


def figures(game: Reference) -> dict[str, str]:
    """Return the claims that are one word and what stands behind it."""
    result: dict[str, Any] = game.result()
    rows = [[row["round"], row["chip"], row["turns"], *row["burns"]] for row in result["sheet"]]
    return {
        "burns": " ".join(map(str, game.burns)),
        "supply": " ".join(str(game.supply[kind]) for kind in BLUE),
        "discard": heap(game.discard),
        "pool": str(game.pool.total()),
        "round": str(game.round),
        "turn": str(game.turn),
        "winners": " ".join(map(str, result["winners"])),
        "sheet": " | ".join(" ".join(map(str, row)) for row in rows),
    }


def read_example(lines: list[str], variant: str = "") -> int:
    """Play an example, with the option of a variant such as "[past_20=count]", and count the claims that hold."""
    head, *steps = parts(lines[0])
    game, checked = begun(f"{head} {variant.strip('[]')}"), 0
    for line in ["; ".join(steps), *lines[1:]]:
        made, _, claimed = line.partition("=>")
        for step in parts(made):
            make_step(game, step)
        tag, _, rest = claimed.strip().rpartition("] ")
        for claim in parts(rest) if tag == variant.rstrip("]") else []:
            assert told(game, claim) == claim, line
            checked += 1
    return checked


EXAMPLES = sorted((Path(__file__).parent / "examples").glob("*.game"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_reference_plays_the_worked_examples(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()[3:]
    assert read_example(lines) >= 3
    for variant in {line.split()[1] for line in lines if line.startswith("=> [")}:
        assert read_example(lines, variant) >= 1


@rule("HP-11.1", "HP-11.2", "HP-11.3")
@pytest.mark.parametrize(
    "burns,chip,last_tie,winners",
    [
        ([4, 7, 9], 2, "chip", [0]),
        ([3, 9, 9], 2, "chip", [0]),
        ([4, 9, 4, 4], 0, "chip", [1]),
        ([4, 4, 9, 9, 6], 4, "chip", [4]),
        ([4, 4, 9, 9, 6], 4, "tied", [2, 3]),
        ([4, 4, 9, 9, 6], 3, "tied", [3]),
        ([7, 7, 7], 1, "tied", [1]),
        ([5, 5], 1, "chip", [1]),
    ],
)
def test_the_reference_names_the_winners_of_the_table_of_ties(
    burns: list[int], chip: int, last_tie: str, winners: list[int]
) -> None:
    assert winning_seats(burns, chip, last_tie) == winners


@pytest.mark.parametrize(
    "seats,options",
    [
        (2, {}),
        (10, {}),
        (3, {"oldest": 3}),
        (3, {"past_20": "go"}),
        (3, {"laps": 1}),
        (3, {"deck": "1,1"}),
        (4, {"deck": "19,0,0,0,0,0,0,0,0,0,0,0,0,0"}),
        (4, {"deck": "107,0,0,0,0,0,0,0,0,0,0,0,0,0"}),
        (4, {"deck": "21,-1,0,0,0,0,0,0,0,0,0,0,0,0"}),
        (4, {"duplicators": "43,0,0,0,0"}),
    ],
)
def test_the_reference_refuses_what_no_table_offers(seats: int, options: Options) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the numbers that are none raise it too
        Reference(seats, options)


# The engine in step with the reference


def random_counts(rng: random.Random, kinds: int, total: int) -> str:
    """Deal a number of cards out to some of the kinds, a few of them more often than others."""
    odds = [rng.choice((0, 1, 1, 4)) for _ in range(kinds)]
    odds[rng.randrange(kinds)] += 1
    count = Counter(rng.choices(range(kinds), odds, k=total))
    return ",".join(str(count[kind]) for kind in range(kinds))


def random_options(rng: random.Random, seats: int) -> Options:
    """Choose options: decks that are the book's, tiny or odd; duplicators that are all, few or none."""
    options: Options = {name: rng.choice(values) for name, values in BINARY.items()}
    if seats == 2:
        options["two_players"] = "on"
    if rng.random() < 0.3:
        options["oldest"] = rng.randrange(seats)
    least = 5 * seats
    total = rng.choice((0, least, least + rng.randint(0, 5), rng.randint(least, 106)))
    if total:
        options["deck"] = random_counts(rng, len(KINDS), total)
    total = rng.choice((0, 0, rng.randint(0, 5), rng.randint(0, 42)))
    if total or rng.random() < 0.2:
        options["duplicators"] = random_counts(rng, len(BLUE), total)
    return {name: value for name, value in options.items() if value != DEFAULTS[name]}


BINARY = {"two_players": ("off", "on"), "past_20": ("stop", "count"), "last_tie": ("chip", "tied")}

TASTES: list[Mapping[str, float]] = [
    {},
    {"none": 0.1, "chop": 8, "split-left": 8, "split-right": 8},
    {"none": 8, "huge": 4, "popping": 4},
    {"none": 0.1, "huge": 4, "flaming": 8, "popping": 4},
]
"""How much likelier than others the players of a game give answers with these words."""


def random_word(rng: random.Random, legal: list[str], taste: Mapping[str, float]) -> str:
    odds = [max((taste.get(word, 1.0) for word in words.split()), key=lambda odd: abs(odd - 1)) for words in legal]
    return rng.choices(legal, odds)[0]


def in_engine(table: Table) -> dict[str, object]:
    """Return where everything lies, as the engine has it."""
    state: Any = table.state[0]
    return {
        "hands": state["hand"].tolist()[: table.seats],
        "heaps": [state[name].tolist() for name in ("pool", "pool_made", "discard", "supply")],
        "burns": state["burns"].tolist()[: table.seats],
        "holders": [holder - 1 for holder in state["holder"].tolist()],
        "red, passed": [int(state["red"]), int(state["passed"])],
        "seasonings": [state[name].tolist() for name in ("unstriped", "striped")],
        "face down": [state[name].tolist() for name in ("down_brown", "down_blue")],
        "chip, round": [int(state["chip"]) - 1, 1 + int(state["rounds"])],
    }


def in_reference(game: Reference) -> dict[str, object]:
    """Return the same as the reference has it."""
    lying = [game.potatoes.get(n, Potato(n, -1)) for n in range(12)]
    browns, blues = ("", *KINDS[:9]), ("", *BLUE)
    return {
        "hands": [counts(hand) for hand in game.hands],
        "heaps": [*map(counts, (game.pool, game.pool_made, game.discard)), counts(game.supply, BLUE)],
        "burns": game.burns,
        "holders": [one.holder for one in lying],
        "red, passed": [sum(one.red << one.number for one in lying), sum(one.passed << one.number for one in lying)],
        "seasonings": [[counts(one.real, BLUE) for one in lying], [counts(one.striped, BLUE) for one in lying]],
        "face down": [[browns.index(one.brown) for one in lying], [blues.index(one.blue) for one in lying]],
        "chip, round": [game.chip, game.round],
    }


def counts(cards: Mapping[str, int], kinds: tuple[str, ...] = KINDS) -> list[int]:
    return [cards[kind] for kind in kinds]


def play_both(seats: int, seed: str) -> Table:
    """Play a random game in both, compare them at every decision, and return the engine's table."""
    rng = random.Random(seed)
    options, taste = random_options(rng, seats), rng.choice(TASTES)
    slow, table = Reference(seats, options), Table.with_options("hot-potato", seats, options)
    assert table.trace_header() == slow.header()
    while (waiting := slow.waiting()) is not None:
        where = (options, slow.moves)
        assert (list(table.waiting) or None) == list(waiting), where
        if isinstance(waiting, str):
            possible = slow.chances()
            assert table.chances() == possible, where
            mover: int | str = "*"
            words = rng.choices(list(possible), list(possible.values()))[0]
        else:
            assert in_engine(table) == in_reference(slow), where
            for seat in waiting:
                assert table.legal(seat) == slow.legal(seat), where
            mover = seat = rng.choice(waiting)
            words = random_word(rng, slow.legal(seat), taste)
        slow.play(mover, words)
        table.play(f"{mover}: {words}")
        assert rng.random() < 0.9 or table.result() == slow.result(), where  # not each time: it is slow to put together
    assert table.over, options
    assert table.result() == slow.result(), (options, slow.moves)
    return table


@rule("HP-4.2", "HP-4.3", "HP-5.9")
@pytest.mark.parametrize("seats", range(2, 10))
def test_the_engine_plays_as_the_reference(seats: int) -> None:
    seen = set[int]()
    for n in range(GAMES):
        seen |= {event.kind for event in play_both(seats, f"{SEED}/{seats}/{n}").events}
    # Whatever can happen happens in some of so many games, so that nothing goes uncompared.
    assert GAMES < 25 or seen >= {*Event} - ({Event.ADDS} if seats < 6 else set())
