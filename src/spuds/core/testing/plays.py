"""Checks of whole games: their end, their record, undoing them, copies, horizons, and the fast twin of chance."""

from __future__ import annotations

import json
import random
from typing import Any

from spuds.core.chance import seeded
from spuds.core.errors import GameError
from spuds.core.frames import CHANCE
from spuds.core.notation import Record, move_text, read_record
from spuds.core.registry import find_game, slugs
from spuds.core.replays import replay
from spuds.core.table import Table
from spuds.core.testing.boards import check_sheet
from spuds.core.testing.display import check_logs
from spuds.core.testing.moments import Moment, Play, copied
from spuds.core.testing.reaching import can_reach


def check_end(play: Play) -> None:
    """Check that the last move closed its decision and left nothing owed."""
    if play.end.waiting():
        raise play.end.fault("the game is over, yet somebody is waited for")
    if play.steps and not play.steps[-1].closed:
        raise play.end.fault("the game is over, yet its last move left a decision open")


def check_copies(play: Play) -> None:
    """Check that no earlier position has changed, and that from each the rest of the game comes out the same."""
    for step, after in zip(play.steps, play.moments[1:], strict=True):
        again, _ = step.before.after(step.seat, step.action)
        if bytes(again) != bytes(after):
            words = step.before.move_text(step.seat, step.action)
            raise step.before.fault(f"{words!r} does not lead where it led when the game was played")


def check_horizon(play: Play) -> None:
    """Check that a rollout, wherever it begins, makes a move before it may stop, and may stop by the game's end."""
    horizon = play.end.game.horizon
    for moment in play.some(12)[:-1]:
        kept = bytes(moment)
        if horizon(moment.state, moment.state):
            raise moment.fault("a rollout that begins here may stop before it has made a move")
        if not horizon(play.end.state, moment.state):
            raise moment.fault("a rollout that begins here may not even stop when the game is over")
        if bytes(moment) != kept:
            raise moment.fault("horizon changes the state")


def check_table(play: Play) -> None:
    """Check that `Table` plays the same game, that its record reads back to the same bytes, and that undo undoes.

    Raises:
        AssertionError: a position or a result differs, or a legal move is refused.
    """
    game, table = play.end.game, table_of(play)
    try:
        for step, after in zip(play.steps, play.moments[1:], strict=True):
            table.play(move_text(game, step.seat, step.action))
            _must_equal(table, after)
        record = read_record(table.record().to_json())
        check_record_replays(play, record)
        check_logs(play, table)
        check_sheet(play, table)
        texts = [move_text(game, step.seat, step.action) for step in play.steps]
        for moment in reversed(play.moments[:-1]):
            if table.undo() != texts[moment.n]:
                raise moment.fault("undo takes another move back than the last")
            _must_equal(table, moment)
        for text in texts[:1]:
            table.play(text)
            _must_equal(table, play.moments[1])
    except GameError as error:
        raise play.end.fault(f"the table refuses what the game allowed: {error}") from error


def table_of(play: Play) -> Table:
    """Return a new table like the one a game was played at."""
    options: dict[str, Any] = dict(play.setting.options)
    return Table(play.end.game, play.setting.seats, **options)


def check_record_replays(play: Play, record: Record) -> None:
    """Check that a record's moves lead to the same bytes and result, and that it is the same record again.

    Answers to one decision come in seat order in a record, whatever the order they were given in, so this compares
    the end. A game that is registered is replayed by `spuds.replay` too.
    """
    game, table = play.end.game, table_of(play)
    for move in record.moves:
        table.play(move)
    _must_equal(table, play.end)
    if json.loads(json.dumps(table.result())) != record.result:
        raise play.end.fault(f"the record has the result {record.result}, its moves {table.result()}")
    if read_record(table.record().to_json()) != record:
        raise play.end.fault("the record of a record's moves is another one")
    _check_result(play, record)
    if game.slug in slugs() and find_game(game.slug) is game:
        _must_equal(replay(record), play.end)


def _check_result(play: Play, record: Record) -> None:
    game, seats = play.end.game, play.setting.seats
    result = record.result or {}
    if set(result) != {"over", "scores", "winners", "sheet"} or result["over"] is not True:
        raise play.end.fault(f"a result has `over`, `scores`, `winners` and `sheet`: {result}")
    if len(result["scores"]) != seats or not result["winners"]:
        raise play.end.fault(f"each seat has a score and somebody wins: {result}")
    told = game.sheet((event for step in play.steps for event in step.events), seats)
    if json.loads(json.dumps(told)) != result["sheet"]:
        raise play.end.fault("the sheet made of the game's events is not that of its record")


def _must_equal(table: Table, moment: Moment) -> None:
    if table.state.tobytes() != bytes(moment):
        raise moment.fault(f"the table stands elsewhere than the game: {table.position}")


def check_settle(moment: Moment, *, draws: int = 2, tries: int = 2_000) -> None:
    """Check that `settle` stops where a player must decide, or at the end, and only where chance moves can lead.

    Where many moves are owed and their way is not found, the way from a later one must be: the fewer, the surer.
    """
    if moment.waiting() not in ((), (CHANCE,)):
        draws = 1
    for n in range(draws):
        rng = random.Random(f"settle/{moment.told}/{moment.n}/{n}")
        way = [moment]
        while way[-1].waiting() == (CHANCE,):
            way.append(way[-1].after(CHANCE, rng.choice(list(way[-1].chances())))[0])
        starts = [moment, *(way[max(0, len(way) - 1 - left)] for left in FEWER)]
        found = (can_reach(start, _settled(start, n), tries=tries) for start in starts)
        if not any(found):
            raise _settled(moment, n).fault(f"no chance moves were found that lead here from move {moment.n}")


FEWER = (12, 6, 3, 1)
"""Chance moves still owed, where the way from the first of many is not found."""


def _settled(moment: Moment, n: int) -> Moment:
    states = copied(moment.states)
    moment.game.settle(states[0], seeded("settle", moment.told, moment.n, n)[0])
    settled = Moment(moment.game, moment.seats, states, f"{moment.told}, then settled", moment.n)
    if CHANCE in settled.waiting():
        raise settled.fault("settle stops while chance must move")
    return settled
