"""Small tables from which rule tests start, each made of a script so that it can be read like the rules."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from spuds import Table
from spuds.core.board import Board, Text, Zone
from spuds.core.boards import board_of
from spuds.core.messages import messages_of
from spuds.core.testing.asked import happened
from spuds.games.potato_man import GAME
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.tests.script import cards, play, then

WITH_GREEN = "three_player_no_green=off"

TABLES = [
    pytest.param(2, "", id="2"),
    pytest.param(3, "", id="3 without green"),
    pytest.param(3, WITH_GREEN, id="3 with green"),
    pytest.param(4, "", id="4"),
    pytest.param(5, "", id="5"),
]
"""Seats and options of every kind of table."""

FOUR = """
    seats 4 start 1
    0 has r5-r8 b4-b7 g3-g6
    1 has r9-r12 b8-b11 g7-g10
    2 has r13-r16 b12-b15 y1-y4
    3 has y5-y13 g11-g13
    1: play r12 | 2: play b12 | 3: play y13 | 0: play g3
    3: play g13 | 0: play r8
"""
"""One trick was taken by seat 3, the next one is under way, and seat 1 owes a play. Set aside: r17 r18 b16 g14."""


def begun(seats: int, options: str = "", start: int = 0) -> Table:
    """Return a table whose first starter is named and at which nothing is dealt."""
    return play(f"seats {seats} start {start} {options}".rstrip())


def dealt(seats: int, options: str = "", start: int = 0) -> Table:
    """Return a table at which hands are dealt that do not matter."""
    hands = [f"{seat} has ..." for seat in range(seats)]
    return play([f"seats {seats} start {start} {options}".rstrip(), *hands])


def trick(laid: str, *, seats: int = 0, options: str = "", leader: int = 0) -> Table:
    """Return a table at which these cards were the first trick, of as many players or of `seats`.

    With two players each card brings another one from the pile, which does not matter.
    """
    played = laid.split()
    seats = seats or len(played)
    turns = [(leader + n) % seats for n in range(len(played))]
    lines = [f"seats {seats} start {leader} {options}".rstrip()]
    for seat in range(seats):
        own = [card for card, turn in zip(played, turns, strict=True) if turn == seat]
        lines.append(f"{seat} has {' '.join(own)} ...")
    draw = " | *: draw ..." if seats == 2 else ""
    lines += [f"{turn}: play {card}{draw}" for card, turn in zip(played, turns, strict=True)]
    return play(lines)


def empty_round(seats: int, number: int, starter: int) -> list[str]:
    """Return the script of a round that ends in its first trick: red is led, and a hand holds only red.

    With five players red may come twice, so the hand behind the next one is the red one.
    """
    stuck = (starter + (2 if seats == 5 else 1)) % seats
    named = {starter: "r5 ...", stuck: "r7-r16" if seats == 5 else "r7-r18"}
    moves = f"{starter}: play r5"
    if seats == 5:
        named[(starter + 1) % seats] = "r6 ..."
        moves += f" | {(starter + 1) % seats}: play r6"
    if seats == 2:
        moves += " | *: draw ..."
    hands = [f"{seat} has {named.get(seat, '...')}" for seat in range(seats)]
    return [*hands, f"{moves} | = over {number}: stuck {stuck}, points {' '.join('0' * seats)}"]


def empty_game(seats: int, options: str = "", *, start: int = 0, rounds: int) -> Table:
    """Return a table after so many rounds without a trick."""
    table = begun(seats, options, start)
    for n in range(rounds):
        then(table, "\n".join(empty_round(seats, n + 1, (start + n) % seats)))
    return table


def round_of_four(number: int, starter: int, wins: str, points: str) -> list[str]:
    """Return the script of a round of four players, of at most eleven tricks and one that cannot be completed.

    Args:
        number: of the round, from 1.
        starter: who leads its first trick. Every trick shows all four colours, so anybody may lead any of them.
        wins: who wins each trick in which colour, such as "0y 0y 2g".
        points: what each seat scores, for the claim that ends the script.
    """
    winners = [(int(win[0]), win[1]) for win in wins.split()]
    tricks = _tricks_won(winners)
    reds = [card for card in cards("r5-r18") if not any(card in trick.values() for trick in tricks)]
    leader = winners[-1][0] if winners else starter
    stuck = (leader + 1) % 4
    named = [[trick[seat] for trick in tricks] for seat in range(4)]
    named[leader].append(reds[0])
    named[stuck] += reds[1 : 1 + 12 - len(tricks)]
    lines = [f"{seat} has {' '.join([*hand, '...'])}" for seat, hand in enumerate(named)]
    leads = [starter, *(seat for seat, _ in winners)]
    for lead, trick in zip(leads, tricks, strict=False):
        lines.append(" | ".join(f"{seat % 4}: play {trick[seat % 4]}" for seat in range(lead, lead + 4)))
    return [*lines, f"{leader}: play {reds[0]} | = over {number}: stuck {stuck}, points {points}"]


def _tricks_won(winners: Sequence[tuple[int, str]]) -> list[dict[int, str]]:
    """Return tricks, each a card by seat, that fall to these seats in these colours.

    The lowest winner gets the lowest losers beside it. Lord Fry stays out, so Potato Man is a small number.
    """
    high = {"r": 16, "b": 17, "g": 15, "y": 14}
    low = {"r": 4, "b": 3, "g": 2, "y": 0}
    highest = []
    for _, colour in winners:
        high[colour] -= 1
        highest.append(high[colour])
    tricks: list[dict[int, str]] = [{} for _ in winners]
    for n in sorted(range(len(winners)), key=highest.__getitem__):
        seat, colour = winners[n]
        tricks[n][seat] = f"{colour}{highest[n]}"
        for i, other in enumerate("rbgy".replace(colour, "")):
            low[other] += 1
            tricks[n][(seat + 1 + i) % 4] = f"{other}{low[other]}"
    return tricks


def winner(table: Table) -> tuple[int, str]:
    """Return who took the last trick, and the card that won it."""
    taken = happened(table, Event.TAKES)[-1]
    return taken.seat, GAME.texts[taken.card].removeprefix("play ")


def shown(table: Table, viewer: int | str) -> Board:
    """Return the board in front of a viewer."""
    return board_of(GAME, table.view(viewer))


def zone(table: Table, viewer: int | str, name: str) -> Zone:
    """Return one zone of a viewer's board."""
    (found,) = [zone for zone in shown(table, viewer).zones if zone.id == name]
    return found


def said(text: Text, language: str = "en") -> str:
    """Return a text in words. Players are called A, B, C and so on."""
    names = {name: "ABCDE"[seat] for name, seat in text.players.items()}
    return messages_of(GAME, language).format(text.id, {**text.args, **names})
