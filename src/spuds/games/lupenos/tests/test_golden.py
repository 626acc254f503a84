"""Golden games: whole games that must come out the same, byte for byte, in record, score sheet and logs.

golden/NAME.game is written by `make golden`. golden/NAME.md, beside it, was worked out by hand, turn by turn, and is
never rewritten; the engine and the slow reference must both agree with it. At every move the reference must agree with
the engine too, so what is frozen here is what the rules document says, not only what the engine did once.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from spuds import Table
from spuds.core.events import Event as Happened
from spuds.core.testing import rule
from spuds.core.testing.asked import rules_of
from spuds.core.testing.golden import check_golden, read_golden
from spuds.games.lupenos import GAME
from spuds.games.lupenos.events import Event
from spuds.games.lupenos.sheet import score_sheet
from spuds.games.lupenos.tests.positions import KINDS
from spuds.games.lupenos.tests.reference import Reference, in_order
from spuds.games.lupenos.tests.script import in_words, make, then

pytestmark = pytest.mark.interpreted

GOLDEN = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.game"))
MOVES_IN_LINE = 10

TABLES = {
    "two-players": (2, {}),
    "four-players": (4, {}),
    "six-players": (6, {}),
    "numbers-to-nine": (4, {"deck": "1-9"}),
    "no-voluntary-pickup": (3, {"voluntary_pickup": "off"}),
    "several-from-the-row": (3, {"multi_face_up": "on"}),
    "pile-only": (3, {"face_up_fail": "pile_only"}),
    "playing-on": (4, {"play_on": "on"}),
    "turn-limit": (2, {"turn_limit": 300}),
}
"""What is played in each game."""


@cache
def read_table(name: str) -> Table:
    """Play the record that stands in the first line; what it claims for a result is looked at elsewhere."""
    record = read_golden(GOLDEN / f"{name}.game")
    return then(Table.with_options(GAME, record.seats, record.options), *record.moves)


def _sheet_lines(table: Table) -> Iterator[str]:
    result = table.result()
    for seat, (row, score) in enumerate(zip(result["sheet"], result["scores"], strict=True)):
        left = f"hand {row['hand']}, row {row['up']}, face down {row['down']}"
        yield f"seat {seat}: place {row['place']}, score {score}; {left}"


def _wrapped(moves: list[str]) -> Iterator[str]:
    for n in range(0, len(moves), MOVES_IN_LINE):
        yield " | ".join(moves[n : n + MOVES_IN_LINE])


@pytest.mark.parametrize("name", NAMES)
def test_golden_game(name: str) -> None:
    check_golden(GOLDEN / f"{name}.game", read_table(name), _sheet_lines, _wrapped)


@pytest.mark.parametrize("name", NAMES)
def test_the_slow_reference_allows_each_move_and_has_the_same_result(name: str) -> None:
    table = read_table(name)
    oracle = Reference(table.seats, dict(table.record().options))
    for move in table.record().moves:
        text, words = move.split(": ")
        mover = text if text == "*" else int(text)
        assert mover in oracle.movers
        assert words in (oracle.chances() if text == "*" else oracle.answers(int(text)))
        oracle.answer(mover, words)
    assert oracle.result() == table.result()


def test_there_is_a_golden_game_for_every_kind_of_table_and_every_option() -> None:
    assert sorted(TABLES) == NAMES
    assert sorted(path.stem for path in GOLDEN.glob("*.md")) == NAMES
    for name, (seats, options) in TABLES.items():
        record = read_table(name).record()
        assert (record.seats, record.options) == (seats, options)


def test_everything_that_can_happen_happens_in_a_golden_game() -> None:
    happened = {event.kind for name in NAMES for event in read_table(name).events}
    assert set(Event) - happened == set()


# The sheets worked out by hand


def cells_of(name: str, columns: int) -> Iterator[list[str]]:
    """Yield the cells of each row of the table with so many columns in a sheet worked out by hand, without its head."""
    for line in (GOLDEN / f"{name}.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == columns and cells[0].isdigit():
            yield cells


TURNS, LEFT = 7, 8
"""Columns of the table of turns and of that of what is left."""


def is_in_turn(mover: str, table: Table) -> bool:
    """Say whether a move is a turn: neither chance nor the naming of a row."""
    return mover != "*" and not any(table.state[0]["to_name"])


def pile_of(table: Table) -> list[str]:
    """Return the pile in words, bottom first."""
    return [KINDS[card - 1] for card in table.state[0]["pile"] if card]


def sizes(table: Table) -> str:
    """Return the sizes of all hands."""
    return " ".join(str(n) for n in table.state[0]["held"][: table.seats])


def told_turns(name: str) -> Iterator[list[str]]:
    """Yield what the engine tells of a golden game, in the words of the sheets."""
    record = read_table(name).record()
    table = Table.with_options(GAME, record.seats, record.options)
    rows: list[list[str]] = []
    turn = 0
    for move in record.moves:
        if is_in_turn(move.split(":")[0], table):
            yield from (row[:5] + [sizes(table)] + row[5:] for row in rows)
            rows, turn = [], turn + 1
        pile, told = pile_of(table), len(table.events)
        make(table, move)
        rows += ([str(turn), *row] for row in _rows(table.events[told:], pile))
    yield from (row[:5] + [sizes(table)] + row[5:] for row in rows)


def _rows(events: list[Happened], pile: list[str]) -> Iterator[list[str]]:
    """Yield who does what, the cards of the pile that go away, how many lie there, and why.

    A bag is told as any other card that is laid; the rule that lets it lie there is always the same.
    """
    fails = False
    for event in events:
        why, kind = GAME.rule_id(event.rule), KINDS[event.card] if event.card >= 0 else ""
        who, gone, what = str(event.seat), " ".join(pile) or "-", ""
        if event.kind in (Event.LAYS, Event.LAYS_UP, Event.TURNS_OVER):
            n = max(event.amount, 1)
            pile = pile if kind in ("feast", "bad") else pile + [kind] * n
            if event.kind != Event.LAYS:
                place = "up" if event.kind == Event.LAYS_UP else "down"
                yield [who, f"{place} {kind}" + (f" x{n}" if n > 1 else ""), "-", str(len(pile)), why]
            if kind == "bag":
                yield [who, "bag", "-", str(len(pile)), "LU-6.2"]
        elif event.kind == Event.OUT:
            yield [who, "out", "-", str(len(pile)), why]
        elif event.kind in (Event.MISSES_UP, Event.MISSES_DOWN):
            fails, what = True, f"{'up' if event.kind == Event.MISSES_UP else 'down'} {kind} fails"
        elif event.kind == Event.TAKES and not fails:
            what = "takes"
        elif event.kind == Event.FEASTS:
            what = "feast"
        elif event.kind == Event.FOUR:
            what = f"four {kind}"
        elif event.kind == Event.SUFFERS:
            who, what = str(event.other), f"bad on {event.seat}"
        if what:
            yield [who, what, gone, str(len(pile)), why]


@rule("LU-4.11", "LU-5.4", "LU-6.3", "LU-6.5", "LU-6.9", "LU-6.10", "LU-7.2", "LU-7.3", "LU-7.7", "LU-7.8", "LU-8.1")
@pytest.mark.parametrize("name", NAMES)
def test_every_turn_of_a_golden_game_comes_out_as_worked_by_hand(name: str) -> None:
    assert list(told_turns(name)) == list(cells_of(name, TURNS))


@rule("LU-8.1", "LU-9.2", "LU-9.3", "LU-10.1", "LU-10.2", "LU-10.3", "LU-10.4")
@pytest.mark.parametrize("name", NAMES)
def test_every_golden_game_ends_as_worked_by_hand(name: str) -> None:
    table = read_table(name)
    result, state = table.result(), table.state[0]
    (reasons,) = score_sheet(table.events, table.seats)
    found = []
    for seat, row in enumerate(result["sheet"]):
        hand, up = (" ".join(in_words(int(state[zone][seat]))) or "-" for zone in ("holds", "up"))
        found.append([seat, hand, up, row["down"], row["cards"], row["place"], result["scores"][seat]])
        found[-1].append(reasons.cells[seat].rule)
    assert [[str(cell) for cell in row] for row in found] == list(cells_of(name, LEFT))
    why = rules_of(table, Event.GUARD) or rules_of(table, Event.OUT)
    (winner,) = result["winners"]
    text = (GOLDEN / f"{name}.md").read_text(encoding="utf-8")
    assert f"\nAfter turn {state['turns']}:\n" in text
    assert text.splitlines()[-1] == f"Winner: seat {winner} ({why[0]})."


class Moment(NamedTuple):
    """What the slow reference has between two turns."""

    pile: list[str]
    used: Counter[str]
    known: list[Counter[str]]
    hands: str


def moments(name: str) -> Iterator[Moment]:
    """Yield the moments between the turns of a golden game, that before the first and that after the last too."""
    record = read_table(name).record()
    oracle = Reference(record.seats, dict(record.options))
    for move in record.moves:
        mover, words = move.split(": ")
        oracle.answer(mover if mover == "*" else int(mover), words)
        if oracle.phase in ("turn", "over"):
            known = [seat.known.copy() for seat in oracle.seats]
            hands = " ".join(str(len(seat.hand)) for seat in oracle.seats)
            yield Moment(list(oracle.pile), oracle.used.copy(), known, hands)


def where_piles_went(name: str) -> Iterator[list[str]]:
    """Yield when the pile went away, its cards, where to, and the sizes of all hands then, by the slow reference."""
    for turn, (before, after) in enumerate(pairwise(moments(name)), 1):
        cleared = [kind for kind in (after.used - before.used).elements() if kind not in ("feast", "bad")]
        if cleared:
            yield [str(turn), " ".join(in_order(cleared)), "used", after.hands]
        elif before.pile and not after.pile:
            pile = Counter(before.pile)
            seats = [n for n, known in enumerate(after.known) if pile <= known - before.known[n]]
            yield [str(turn), " ".join(in_order(before.pile)), *map(str, seats), after.hands]


def _goes_to(seat: str, what: str) -> str:
    """Return where the pile goes by the words of a sheet."""
    if what.startswith(("feast", "four")):
        return "used"
    return what.removeprefix("bad on ") if what.startswith("bad on ") else seat


@rule("LU-1.8", "LU-4.11", "LU-6.3", "LU-6.5", "LU-6.9", "LU-11.3")
@pytest.mark.parametrize("name", NAMES)
def test_the_slow_reference_moves_every_pile_as_worked_by_hand(name: str) -> None:
    by_hand = [
        [turn, " ".join(in_order(cards.split())), _goes_to(seat, what), hands]
        for turn, seat, what, cards, _, hands, _ in cells_of(name, TURNS)
        if cards != "-"
    ]
    assert list(where_piles_went(name)) == by_hand
