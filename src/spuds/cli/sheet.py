"""The score sheet and the winners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spuds.cli.screen import Screen
from spuds.cli.words import Words, joined
from spuds.core.game import Game
from spuds.core.messages import messages_of

ROUND, SEAT, POINTS, RULE = "round", "seat", "points", "rule"
"""Keys of a row that says what one seat got in one round."""


def show_result(result: Mapping[str, Any], names: Mapping[int, str], screen: Screen, words: Words, game: Game) -> None:
    """Show a result as `Table.result` gives it: what each round brought, the totals, who won."""
    rows: Sequence[Mapping[str, Any]] = result["sheet"]
    if rows and all({ROUND, SEAT, POINTS} <= set(row) for row in rows):
        _show_by_round(rows, result["scores"], names, screen, words)
    else:
        _show_rows(rows, names, screen, words, game)
        screen.table(
            [words.say("sheet-player"), words.say("sheet-total")],
            [[names[seat], str(score)] for seat, score in enumerate(result["scores"])],
        )
    if result["over"]:
        winners = result["winners"]
        screen.line(words.say("winners", players=joined(winners, names), n=len(winners)), "strong")
    else:
        screen.line(words.say("not-over"))


def _show_by_round(
    rows: Sequence[Mapping[str, Any]],
    scores: Sequence[int],
    names: Mapping[int, str],
    screen: Screen,
    words: Words,
) -> None:
    seats = range(len(scores))
    points = {(row[ROUND], row[SEAT]): str(row[POINTS]) for row in rows}
    lines = [
        [str(number), *(points.get((number, seat), "") for seat in seats)]
        for number in dict.fromkeys(row[ROUND] for row in rows)
    ]
    lines.append([words.say("sheet-total"), *(str(score) for score in scores)])
    screen.table([words.say("sheet-round"), *(names[seat] for seat in seats)], lines)


def _show_rows(
    rows: Sequence[Mapping[str, Any]], names: Mapping[int, str], screen: Screen, words: Words, game: Game
) -> None:
    keys = [key for key in dict.fromkeys(key for row in rows for key in row) if key != RULE]
    if not keys:
        return
    heading = [_key_text(key, game, words) for key in keys]
    cells = [[_cell(key, row.get(key), names) for key in keys] for row in rows]
    if len(rows) == len(names) and not {ROUND, SEAT} & set(keys):  # one row for each seat
        heading.insert(0, words.say("sheet-player"))
        cells = [[names[seat], *row] for seat, row in enumerate(cells)]
    screen.table(heading, cells)


def _key_text(key: str, game: Game, words: Words) -> str:
    messages = messages_of(game, words.language)
    return messages.format(f"sheet-{key}", {}) if messages.has(f"sheet-{key}") else key


def _cell(key: str, value: object, names: Mapping[int, str]) -> str:
    if isinstance(value, list):
        return " ".join(map(str, value))
    if key == SEAT and isinstance(value, int):
        return names.get(value, str(value))
    return "" if value is None else str(value)
