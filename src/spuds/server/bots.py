"""Where bots think: on views alone, and in threads when that may take long. Kernels release the GIL: tables go on.

A search takes long, and so does the first answer of a kind, for which kernels may have to be loaded or compiled.

How long an answer takes to arrive is drawn from one spread for all bots and decisions, so it tells nobody anything.
"""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

from spuds.bots import make_bot
from spuds.bots.levels import SearchBot
from spuds.core.bot import Bot
from spuds.core.views import View
from spuds.server.logs import log_of
from spuds.server.metrics import Metrics
from spuds.server.room import Wanted
from spuds.server.wire import Decision

SHORTEST = 0.7
LONGEST = 1.8
"""Seconds until a bot answers; it thinks meanwhile."""
SEARCH_SECONDS = 0.5
MOST_OF_WAIT = 0.75
"""Of the shortest wait, for a search."""
LEAST_SECONDS = 0.02
"""For a search, however many wait."""

log = log_of("bots")


class Thinkers:
    """Finds answers for the bots of all tables.

    Args:
        threads: how many may search at once.
        pace: multiple of the usual wait before an answer; 0 = none.
        metrics: counts who is thinking.
    """

    def __init__(self, threads: int, pace: float, metrics: Metrics) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._threads = threads
        self._pace = pace
        # Done before the shortest wait is over: else an answer that needs no search would be known by coming sooner.
        self._search_seconds = min(SEARCH_SECONDS, MOST_OF_WAIT * SHORTEST * pace) if pace else SEARCH_SECONDS
        self._metrics = metrics
        self._own = threading.local()
        self._random = random.SystemRandom()
        self._searching = 0
        self._met: set[tuple[str, str]] = set()

    async def answer(self, view: View, level: str) -> str:
        """Return the words of an answer, without the seat, after as long as a player would take."""
        with self._metrics.thinking.track_inprogress():
            if not self._pace:
                return await self._think(view, level)
            wait = self._random.uniform(SHORTEST, LONGEST) * self._pace
            words, _ = await asyncio.gather(self._think(view, level), asyncio.sleep(wait))
            return words

    def close(self) -> None:
        """Let the threads end; what is being thought of now is thought to its end, nothing else."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _think(self, view: View, level: str) -> str:
        loop, seed = asyncio.get_running_loop(), self._random.getrandbits(62)
        if level != "search":
            met = view.game.slug, level
            if met in self._met:  # then it is found sooner than it is handed to a thread
                return self._choose(view, level, seed, SEARCH_SECONDS)
            words = await loop.run_in_executor(self._pool, self._choose, view, level, seed, SEARCH_SECONDS)
            self._met.add(met)
            return words
        self._searching += 1
        try:
            seconds = max(LEAST_SECONDS, self._search_seconds * min(1.0, self._threads / self._searching))
            return await loop.run_in_executor(self._pool, self._choose, view, level, seed, seconds)
        finally:
            self._searching -= 1

    def _choose(self, view: View, level: str, seed: int, seconds: float) -> str:
        """Ask the bot; where it fails a simpler one, so that no table ever waits for a bot that cannot answer."""
        game = view.game
        legal = view.actions()
        for candidate in dict.fromkeys((level, "thumb", "random")):
            try:
                bot = self._bot(view, candidate)
                if isinstance(bot, SearchBot):
                    bot.seconds = seconds
                action = bot.choose(view, seed)
                if action in legal:
                    return game.texts[action]
                log.error("a bot answered what is not legal", game=game.slug, level=candidate)
            except Exception:
                log.exception("a bot failed", game=game.slug, level=candidate)
            self._metrics.crashed.inc()
        return game.texts[random.Random(seed).choice(legal)]

    def _bot(self, view: View, level: str) -> Bot:
        """Return this thread's own bot: a search keeps its tree between answers."""
        bots: dict[tuple[str, str], Bot] = self._own.__dict__.setdefault("bots", {})
        key = (view.game.slug, level)
        if key not in bots:
            bots[key] = make_bot(view.game, level, seconds=SEARCH_SECONDS)
        return bots[key]


class Owed:
    """The answers that the bots of one table owe and are thinking about.

    Args:
        thinkers: where they think.
        hand_in: takes an answer, in words, once it is found and the bot has waited for as long as it should.
    """

    def __init__(self, thinkers: Thinkers, hand_in: Callable[[Wanted, str], None]) -> None:
        self._thinkers = thinkers
        self._hand_in = hand_in
        self._tasks: dict[tuple[Decision, str], asyncio.Task[None]] = {}

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def look(self, wanted: Iterable[Wanted]) -> None:
        """Begin to think about what is owed now, and leave off what is not owed any more."""
        now = {(asked.decision, asked.level): asked for asked in wanted}
        for key in self._tasks.keys() - now.keys():
            self._tasks.pop(key).cancel()
        for key in now.keys() - self._tasks.keys():
            self._tasks[key] = asyncio.create_task(self._think(now[key]))

    def forget(self, asked: Wanted) -> None:
        """Note that an answer was handed in, taken or not; if it is still owed then it is thought about again."""
        self._tasks.pop((asked.decision, asked.level), None)

    def dismiss(self) -> None:
        """Leave off everything."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    async def _think(self, asked: Wanted) -> None:
        self._hand_in(asked, await self._thinkers.answer(asked.view, asked.level))
