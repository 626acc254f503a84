"""Who sits where: people, the devices that they hold their seats with, bots, free seats, and who is the host."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from spuds.server.naming import name_key
from spuds.server.refused import Refused
from spuds.server.wire import Leavers

MOST_DEVICES = 8
"""With which one person holds one seat."""
MOST_SECRETS = 4096
"""Of seats in use, which are told with every update, remembered at once."""


@dataclass
class Chair:
    """One seat.

    Attributes:
        seat: its number.
        level: of the bot that plays here whenever no person does.
        kind: who holds it.
        owners: keys of the devices that hold it, the first is shown; of the person who is away from a seat that
            stands open too.
        name: theirs.
        sat: number of the entry by which they sat down.
        away: what became of the seat when they had been away for long; "" = they have not.
    """

    seat: int
    level: str
    kind: Literal["person", "bot", "free"] = "free"
    owners: list[str] = field(default_factory=list)
    name: str = ""
    sat: int = 0
    ready: bool = False
    open_hands: bool = False
    away: Leavers | Literal[""] = ""

    @property
    def person(self) -> str:
        """The key by which others know who holds the seat; "" = no person does."""
        return self.owners[0] if self.owners else ""

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot answers here, once the game runs."""
        return self.kind != "person" or self.away == "bot"

    def sit(self, person: str, name: str, sat: int, owners: list[str]) -> None:
        """Let a person take the seat."""
        self.leave("person")
        self.owners = [person, *owners]
        self.name = name
        self.sat = sat

    def leave(self, kind: Literal["person", "bot", "free"]) -> None:
        """Let whoever holds the seat give it up for good."""
        self.kind = kind
        self.owners, self.name, self.sat = [], "", 0
        self.ready = self.open_hands = False
        self.away = ""

    def be_away(self, policy: Leavers) -> None:
        """Let the seat wait, be played by a bot, or stand open for others."""
        self.away = policy
        self.ready = False
        if policy == "open":
            self.kind = "free"

    def come_back(self) -> None:
        """Give the seat back to those who were away."""
        self.away = ""
        self.kind = "person"

    def secret(self, key: str) -> str:
        """Return what opens this seat on another device, for as long as the same person holds it."""
        return _secret(key, self.seat, self.sat)


@lru_cache(MOST_SECRETS)
def _secret(key: str, seat: int, sat: int) -> str:
    return hmac.digest(bytes.fromhex(key), b"seat/%d/%d" % (seat, sat), "sha256").hex()


class Seating:
    """All seats of a table.

    Args:
        seats: how many.
        level: of bots that nobody chose otherwise.
    """

    def __init__(self, seats: int, level: str) -> None:
        self.chairs = [Chair(seat, level) for seat in range(seats)]
        self._host = -1
        self.hands: dict[str, int] = {}
        """By person: the seat whose hand they have seen in this game."""

    def chair_of(self, person: str) -> Chair | None:
        """Return the seat that a person holds, on whichever device."""
        return next((c for c in self.chairs if c.kind == "person" and person in c.owners), None)

    def left_by(self, person: str) -> Chair | None:
        """Return the seat that a person has been away from for so long that something became of it."""
        return next((c for c in self.chairs if c.away and person in c.owners), None)

    def people(self) -> list[Chair]:
        """Return the seats that people hold."""
        return [chair for chair in self.chairs if chair.kind == "person"]

    @property
    def host(self) -> int:
        """The seat of the host: the first who sat down, or the next who is here; -1 = nobody holds a seat."""
        if self._host < 0:
            return -1
        around = self.chairs[self._host :] + self.chairs[: self._host]
        people = [chair for chair in around if chair.kind == "person"]
        here = [chair for chair in people if not chair.away]
        return next((chair.seat for chair in here or people), -1)

    def show_hand(self, seat: int) -> None:
        """Note that those who hold a seat see its hand."""
        self.hands |= dict.fromkeys(self.chairs[seat].owners, seat)

    def pass_on(self, seat: int) -> None:
        """Let the next one be the host if the seat's holder was, before somebody else sits there or nobody does."""
        if seat == self._host:
            self._host = self.host

    def welcome(self, seat: int) -> None:
        """Let the first who sits down be the host."""
        if self.host < 0:
            self._host = seat

    def is_host(self, person: str) -> bool:
        """Say whether a person is the host."""
        chair = self.chair_of(person)
        return chair is not None and chair.seat == self.host

    def check_name(self, name: str, mine: Chair | None) -> None:
        """Refuse a name that somebody else at the table has.

        Raises:
            Refused: "name-taken".
        """
        others = [chair.name for chair in self.chairs if chair is not mine and chair.name]
        if name_key(name) in map(name_key, others):
            raise Refused("name-taken", {"name": name})

    def opened_by(self, secret: str, key: str) -> Chair | None:
        """Return the seat that a secret opens; how long the search takes tells nothing of the secrets."""
        given = hashlib.sha256(secret.encode("utf-8", "replace")).digest()
        found = None
        for chair in self.chairs:
            expected = hashlib.sha256(chair.secret(key).encode()).digest()
            if hmac.compare_digest(given, expected) and chair.owners:
                found = chair
        return found
