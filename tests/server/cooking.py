"""A table of six at Hot Potato in turn 2: seat 0 owes an answer for potato 1, seat 1 for potatoes 0 and 2, at once."""

from __future__ import annotations

from typing import Any

import msgspec

from spuds.core.frames import CHANCE
from spuds.core.registry import find_game
from spuds.server import sight, wire
from spuds.server.entries import Kind
from spuds.server.room import Room
from tests.server.sitting import ANN, BO, CY, EVE, Sitting, gathered

HOT_POTATO = find_game("hot-potato")
SEATS = 6
HANDS = (
    ("split-left", "toss", "pass-left", "huge", "mashed"),
    ("pass-right", "toss", "split-left", "split-right", "popping"),
    ("pass-left", "pass-left", "pass-left", "pass-left", "huge"),
    ("pass-left", "pass-left", "pass-left", "pass-left", "huge"),
    ("skip-left", "skip-left", "skip-left", "skip-left", "flaming"),
    ("skip-right", "skip-right", "skip-right", "skip-right", "flaming"),
)
DEAL = [f"*: deal {seat} {HANDS[seat][n]}" for n in range(len(HANDS[0])) for seat in range(SEATS)]
FIRST_TURN = ["0: extra 1", "0: p0 split-left", "1: p1 pass-right"]
BEGINNING = ["*: chip 0", *DEAL, *FIRST_TURN]


def cooking(*people: str, ready: bool = False, **wanted: Any) -> Sitting:
    """Return the table. Ann sits at seat 0, others from seat 1 on; `ready`: it began by itself, hands open to all."""
    sitting = gathered(*people, game=HOT_POTATO, seats=SEATS, **wanted)
    room = sitting.room
    if ready:
        for chair in room.seating.chairs:
            if chair.kind == "person":
                room.enter(Kind.AGREE, sitting.now, seat=chair.seat, ready=True, open_hands=True)
    room.enter(Kind.START, sitting.now)
    for move in BEGINNING:
        mover = move.partition(":")[0]
        room.enter(Kind.MOVE, sitting.now, seat=CHANCE if mover == "*" else int(mover), text=move)
    sitting.keep(room.since(len(sitting.log), sitting.now))
    assert sitting.course.waiting == (0, 1)
    return sitting


def answer(sitting: Sitting, person: str, words: str) -> wire.Decision:
    """Let a person answer what is owed; return the number of that decision."""
    decision = sitting.decision(person)
    sitting.move(person, words)
    return decision


def tail(sitting: Sitting, person: str) -> list[str]:
    """Return the moves of this turn as the record of a person has them."""
    moves: list[str] = sight.record(sitting.room, person)["moves"]
    return moves[len(BEGINNING) :]


def all_words(sitting: Sitting) -> list[str]:
    return sitting.course.moves[len(BEGINNING) :]


def refolded(sitting: Sitting) -> Room:
    """Return the table after the server was killed, with the same people there again."""
    room = sitting.folded()
    room.presence.online |= sitting.room.presence.online
    return room


def assert_a_kill_changes_nothing(sitting: Sitting) -> None:
    folded = refolded(sitting)
    for person in (ANN, BO, CY, EVE):
        for since in (0, sitting.room.seq - 1):
            again = sight.update(folded, person, since, sitting.now)
            assert msgspec.json.encode(again) == msgspec.json.encode(sitting.seen(person, since))
