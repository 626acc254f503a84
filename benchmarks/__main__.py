"""Measure everything on this machine, keep it in results.json and put the table into the README.

python -m benchmarks              speed, about three minutes
python -m benchmarks --strength   the bots' strength as well, some minutes more
python -m benchmarks --table      only write the table of the last run again
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from benchmarks import starts, threads, twins
from benchmarks.figures import Figure, Results, load, machine, today
from benchmarks.report import write_table
from spuds.arena import bench, simulate
from spuds.core.game import Game
from spuds.core.registry import find_game

GOALS = {
    "random games": "190,000",
    "random play": "25 M",
    "clone": "20",
    "determinize": "500",
    "search from the deal": "150,000",
    "stepped from Python": "0.8 M",
}
STRENGTH = ", share of wins"
SEATS = 4
TWIN_GAMES = 400_000


def speed(game: Game) -> Iterator[Figure]:
    """Measure loops, twins, threads and starts."""
    of_bench = f"spuds bench {game.slug} --seats {SEATS}"
    ours = 0.0
    for name, value, unit in bench(game, SEATS, 2.0):
        ours = value if name == "random play" else ours
        yield Figure(f"{name}, {SEATS} seats", value, unit, GOALS.get(name, ""), of_bench)
    for flags, name in (((), "C++ twin"), (("-DWHOLE",), "C++ twin, state in memory")):
        twin = twins.cpp_rate(SEATS, TWIN_GAMES, *flags)
        if twin is not None:
            yield Figure(f"{name}, random play", twin, "decisions/s", "", "benchmarks/twin.cpp")
            yield Figure(f"ours beside the {name}", ours / twin, "times", "0.5" if not flags else "", "make bench")
    plain = twins.python_rate(SEATS, 3000)
    yield Figure("plain Python twin, random play", plain, "decisions/s", "", "benchmarks/twin.py")
    yield Figure("ours beside the plain Python twin", ours / plain, "times", "", "make bench")
    for seats in (2, 3, 5):
        found = {name: value for name, value, _ in bench(game, seats, 0.4)}
        yield Figure(f"random play, {seats} seats", found["random play"], "decisions/s", "", of_bench)
    yield Figure("two threads beside one", threads.two_threads(game, SEATS, 300_000), "times", "1.7", "make bench")
    yield Figure("state", game.STATE.itemsize, "bytes", "200", "make bench")
    yield Figure("import spuds", 1000 * starts.import_seconds(), "ms", "150", "make bench")
    rules, with_search = starts.compile_seconds()
    yield Figure("cold compile, rules and playouts", rules, "s", "5", "make bench")
    yield Figure("cold compile, with search", with_search, "s", "10", "make bench")
    yield Figure("warm spuds play to its first decision", starts.warm_seconds(), "s", "1", "make bench")


def strength(game: Game) -> Iterator[Figure]:
    """Play 1,000 duplicate games of each pairing that we promise something about."""
    for bot, others, goal in (
        ("thumb", "random", "0.50"),
        ("search", "random", "0.85"),
        ("search", "thumb", "over 0.25"),
    ):
        bots = (bot, *[others] * (SEATS - 1))
        report = simulate(game, SEATS, {}, bots, 1000, seed=1, duplicate=True, jobs=2)
        line = report.lines[0]
        command = f"spuds simulate {game.slug} --bots {','.join(bots)} --games 1000 --seed 1 --duplicate"
        name = f"{bot} against three {others}{STRENGTH} (± {line.win_interval:.3f})"
        yield Figure(name, line.win_share, "", goal, command)


def main(arguments: list[str]) -> None:
    """Run what the arguments ask for; figures of the other kind are kept from the last run."""
    if "--table" not in arguments:
        game = find_game("potato-man")
        measured = []
        for figure in strength(game) if "--strength" in arguments else speed(game):
            print(f"{figure.name:56} {figure.value:>16,.3f} {figure.unit:12} (goal {figure.goal or '-'})", flush=True)
            measured.append(figure)
        kept = [figure for figure in _last_figures() if (STRENGTH in figure.name) != ("--strength" in arguments)]
        figures = sorted([*measured, *kept], key=lambda figure: STRENGTH in figure.name)
        Results(today(), machine(), figures).save()
    write_table(load())


def _last_figures() -> list[Figure]:
    try:
        return load().figures
    except (OSError, ValueError, KeyError, TypeError):
        return []


if __name__ == "__main__":
    main(sys.argv[1:])
