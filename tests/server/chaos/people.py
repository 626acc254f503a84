"""The people of the chaos tests: they chat, take moves back, sit down in the middle, and fill tables of all kinds."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import httpx

from spuds.core.registry import find_game, slugs
from spuds.server.payloads import NewTable
from spuds.server.wire import AnswerUndo, Asked, AskUndo, Decision, Error, Fill, Move, Ok, Say, Sit, Start
from tests.server.client import Player, Visitor
from tests.server.short import short_options

CHATS = 0.03
"""How often somebody says something, of the messages that they hear."""
REGRETS = 0.05
"""How often somebody asks to take a move back, of the times that they may."""
SECOND_THOUGHTS = 0.5
"""How often somebody gives another answer instead of one that is sealed, of the times that they hear something."""


class Guest(Player):
    """A player who also talks and changes their mind."""

    waits_for_others = False
    """Whether the game has begun and others are still to sit down: until then this player answers only once."""
    _given: tuple[Decision, list[str]] | None = None
    """The last decision that was answered, and what could have been said instead."""

    async def ask(self, request: Asked) -> None:
        """Remember what else could be answered, then send it."""
        view = self.view
        if isinstance(request, Move) and view is not None and view.board is not None:
            if request.decision == view.decision:
                self._given = request.decision, [choice.move for choice in view.board.choices]
        await super().ask(request)

    async def think_again(self) -> None:
        """Give another answer instead of the last one, if that is sealed.

        After an undo the same number may be that of another position, in which this player has not answered yet.
        """
        if self._given is not None and (self.view is None or self.view.decision != self._given[0]):
            decision, words = self._given
            await self.ask(Move(self.new_id(), decision, self.rng.choice(words)))

    async def act(self) -> None:
        """Answer what is owed; now and then do something else first, until the game is over: then all is compared."""
        view, rng = self.view, self.rng
        if self.waits_for_others and self.asked(Move):
            return
        if view is not None and view.table.phase == "playing" and view.table.you >= 0 and not self.pending:
            if rng.random() < CHATS:
                await self.ask(self.saying())
            if view.can_undo and rng.random() < REGRETS:
                await self.ask(AskUndo(self.new_id()))
            elif view.table.you in view.table.undo_waits:
                await self.ask(AnswerUndo(self.new_id(), rng.random() < 0.8))
            elif view.can_undo and self.is_up_to_date and rng.random() < SECOND_THOUGHTS:
                await self.think_again()
        await super().act()

    def saying(self) -> Say:
        """Return something to say that nobody else says."""
        name = self.new_id()
        return Say(name, text=f"says {name}")


@dataclass
class Party:
    """A table, and the people who hold seats there."""

    id: str
    game: str
    seats: int
    players: list[Guest] = field(default_factory=list)
    refused: list[tuple[Asked, Error]] = field(default_factory=list)

    @property
    def over(self) -> bool:
        return all(player.over for player in self.players)


@dataclass
class Crowd:
    """Makes tables of all kinds on one server and plays them to their ends.

    Args:
        base: address of the server, to make tables and look at them afterwards.
        way: address by which players connect, such as a proxy's.
        watch: as of `Player`.
    """

    http: httpx.AsyncClient
    base: str
    way: str
    rng: random.Random
    silence: float = 9.0
    watch: Callable[[str], None] = lambda what: None
    visitors: int = 0
    parties: int = 0
    """Games go round."""

    async def visitor(self) -> Visitor:
        """Return somebody new."""
        self.visitors += 1
        return await Visitor.come(self.http, self.base, self.visitors)

    async def party(self) -> Party:
        """Make a table, play it to its end, and return it."""
        rng = random.Random(self.rng.getrandbits(64))
        game = find_game(slugs()[self.parties % len(slugs())])
        self.parties += 1
        seats = rng.choice(list(game.seats))
        people = rng.randint(1, seats)
        friends = rng.random() < 0.5
        host = await self.visitor()
        options = short_options(game, seats)  # in a long game people wait for a server's leave to answer again
        new = NewTable(
            game.slug,
            seats,
            "P0",
            options=options,
            friends=friends,
            chat="free",
            leavers=rng.choice(["wait", "bot"]),
        )
        party = Party(await host.make(new), game.slug, seats)
        taken = [0, *rng.sample(range(1, seats), people - 1)]
        party.players.append(self._guest(host, party.id, rng))
        party.players += [self._guest(await self.visitor(), party.id, rng) for _ in taken[1:]]
        async with asyncio.TaskGroup() as tasks:
            for player in party.players:
                tasks.create_task(player.run(lambda _: party.over))
            tasks.create_task(self._gather(party, taken, friends=friends))
        return party

    def _guest(self, visitor: Visitor, table: str, rng: random.Random) -> Guest:
        own = random.Random(rng.getrandbits(64))
        return Guest(visitor.at(self.way), table, own, silence=self.silence, watch=self.watch)

    async def _gather(self, party: Party, taken: list[int], *, friends: bool) -> None:
        """Let everybody sit down: before the game at a table of friends, else in the middle of it.

        In the middle those who are there wait for the others, yet at a large table bots alone can come to the end.
        """
        host = party.players[0]
        for player in party.players:
            player.waits_for_others = not friends
        for seat, player in zip(taken, party.players, strict=True):
            if player is host:
                continue
            if not friends:
                await self._do(party, host, Fill(host.new_id(), seat, ""))
            await self._do(party, player, Sit(player.new_id(), seat, f"P{seat}"))
        if friends:
            await self._do(party, host, Start(host.new_id()))
        for player in party.players:
            player.waits_for_others = False
            await player.act()

    async def _do(self, party: Party, player: Guest, request: Asked) -> None:
        answer = await player.answer_to(request)
        came_too_late = isinstance(answer, Error) and answer.code == "not-now" and answer.args == {"phase": "over"}
        if not isinstance(answer, Ok) and not (came_too_late and not isinstance(request, Start)):
            party.refused.append((request, answer))


async def look(players: Iterable[Player]) -> list[Player]:
    """Return how each would see the table who opened the page now."""
    fresh = [Player(player.visitor, player.table, random.Random(0)) for player in players]
    await asyncio.gather(*(player.run(lambda anew: anew.view is not None) for player in fresh))
    return fresh


async def catch_up(players: Iterable[Player], seq: int) -> None:
    """Let everybody come back once more and hear what they missed."""
    await asyncio.gather(*(player.run(lambda late: late.seq >= seq and not late.pending) for player in players))
