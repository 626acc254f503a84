"""Measure everything on this machine, keep it in results.json and put the tables into the README.

python -m benchmarks                       speed of all games, some three minutes each
python -m benchmarks hot-potato            of one game; figures of the others are kept from the last run
python -m benchmarks --strength            the bots' strength instead, some minutes
python -m benchmarks --table               only write the tables of the last run again
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import NamedTuple

from benchmarks import starts, threads, twins
from benchmarks.figures import Figure, Results, load, machine, today
from benchmarks.report import write_table
from spuds.arena import bench, simulate
from spuds.core.game import Game
from spuds.core.registry import find_game

STRENGTH = ", share of wins"
SEATS = 4
TWIN_GAMES = 400_000


class Plan(NamedTuple):
    """What is measured of one game, and what we want it to reach."""

    goals: dict[str, str]
    seats: tuple[int, ...]
    """Tables of other sizes at which random play is measured too."""
    twins: bool
    """Whether there are twins in C++ and plain Python."""
    strength: tuple[tuple[str, str, str], ...]
    """A bot, three others that it plays against, and the share of the wins that we want it to have."""


PLANS = {
    "potato-man": Plan(
        {
            "random games": "190,000",
            "random play": "25 M",
            "clone": "20",
            "determinize": "500",
            "search from the deal": "150,000",
            "stepped from Python": "0.8 M",
            "state": "200",
            "cold compile, rules and playouts": "5",
            "cold compile, with search": "10",
            "warm spuds play to its first decision": "1",
        },
        (2, 3, 5),
        True,
        (("thumb", "random", "0.50"), ("search", "random", "0.85"), ("search", "thumb", "over 0.25")),
    ),
    "hot-potato": Plan(
        {"random play": "6 M", "state": "700", "cold compile, rules and playouts": "12"},
        (3, 6, 9),
        False,
        (("thumb", "random", "over 0.25"), ("search", "random", "over 0.25"), ("search", "thumb", "over 0.25")),
    ),
    "hot-pota-toh": Plan(
        {"random play": "8 M", "state": "1,200", "cold compile, rules and playouts": "15"},
        (2, 6, 12),
        False,
        (("thumb", "random", "over 0.25"), ("search", "random", "over 0.25"), ("search", "thumb", "over 0.25")),
    ),
    "lupenos": Plan(
        {"random play": "8 M", "state": "450", "cold compile, rules and playouts": "10"},
        (2, 6),
        False,
        (("thumb", "random", "over 0.25"), ("search", "random", "over 0.25"), ("search", "thumb", "over 0.25")),
    ),
}


def speed(game: Game, plan: Plan) -> Iterator[Figure]:
    """Measure loops, twins, threads and starts."""
    of_bench, goals = f"spuds bench {game.slug} --seats {SEATS}", plan.goals
    ours = 0.0
    for name, value, unit in bench(game, SEATS, 2.0):
        ours = value if name == "random play" else ours
        yield Figure(f"{name}, {SEATS} seats", value, unit, goals.get(name, ""), of_bench, game.slug)
    if plan.twins:
        yield from _beside_twins(game, ours)
    for seats in plan.seats:
        found = {name: value for name, value, _ in bench(game, seats, 0.4)}
        yield Figure(f"random play, {seats} seats", found["random play"], "decisions/s", "", of_bench, game.slug)
    rest = [
        ("two threads beside one", threads.two_threads(game, SEATS, 300_000), "times", "1.7"),
        ("state", game.STATE.itemsize, "bytes", ""),
        ("import spuds", 1000 * starts.import_seconds(), "ms", "150"),
    ]
    rules, with_search = starts.compile_seconds(game.slug)
    rest += [
        ("cold compile, rules and playouts", rules, "s", ""),
        ("cold compile, with search", with_search, "s", ""),
        ("warm spuds play to its first decision", starts.warm_seconds(game.slug), "s", ""),
    ]
    for name, value, unit, goal in rest:
        yield Figure(name, value, unit, goals.get(name, goal), f"make bench ARGS={game.slug}", game.slug)


def _beside_twins(game: Game, ours: float) -> Iterator[Figure]:
    for flags, name in (((), "C++ twin"), (("-DWHOLE",), "C++ twin, state in memory")):
        twin = twins.cpp_rate(SEATS, TWIN_GAMES, *flags)
        if twin is not None:
            yield Figure(f"{name}, random play", twin, "decisions/s", "", "benchmarks/twin.cpp", game.slug)
            goal = "0.5" if not flags else ""
            yield Figure(f"ours beside the {name}", ours / twin, "times", goal, "make bench", game.slug)
    plain = twins.python_rate(SEATS, 3000)
    yield Figure("plain Python twin, random play", plain, "decisions/s", "", "benchmarks/twin.py", game.slug)
    yield Figure("ours beside the plain Python twin", ours / plain, "times", "", "make bench", game.slug)


def strength(game: Game, plan: Plan) -> Iterator[Figure]:
    """Play 1,000 duplicate games of each pairing that we promise something about."""
    for bot, others, goal in plan.strength:
        bots = (bot, *[others] * (SEATS - 1))
        report = simulate(game, SEATS, {}, bots, 1000, seed=1, duplicate=True, jobs=2)
        line = report.lines[0]
        command = f"spuds simulate {game.slug} --bots {','.join(bots)} --games 1000 --seed 1 --duplicate"
        name = f"{bot} against three {others}{STRENGTH} (± {line.win_interval:.3f})"
        yield Figure(name, line.win_share, "", goal, command, game.slug)


def main(arguments: list[str]) -> None:
    """Run what the arguments ask for; figures of other kinds and games are kept from the last run."""
    if "--table" not in arguments:
        slugs = [slug for slug in PLANS if slug in arguments] or list(PLANS)
        measure, of_strength = (strength, True) if "--strength" in arguments else (speed, False)
        measured: list[Figure] = []
        for slug in slugs:
            for figure in measure(find_game(slug), PLANS[slug]):
                print(f"{slug}: {figure.name:56} {figure.value:>16,.3f} {figure.unit:12} {figure.goal}", flush=True)
                measured.append(figure)
        kept = [one for one in _last_figures() if one.game not in slugs or (STRENGTH in one.name) != of_strength]
        order = list(PLANS)
        figures = sorted([*measured, *kept], key=lambda one: (order.index(one.game), STRENGTH in one.name))
        Results(today(), machine(), figures).save()
    write_table(load())


def _last_figures() -> list[Figure]:
    try:
        return load().figures
    except (OSError, ValueError, KeyError, TypeError):
        return []


if __name__ == "__main__":
    main(sys.argv[1:])
