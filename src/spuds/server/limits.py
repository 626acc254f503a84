"""How much one socket and one address may ask for: credits that come back with time.

Whoever is over is told to slow down, and what was asked for is not done; nobody is ever banned. The allowance is
generous, since a family shares one address.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from dataclasses import dataclass, field

MOST_ADDRESSES = 10_000
"""Addresses remembered at once; those that have all their credits are forgotten first."""


class Credits:
    """A purse that fills with time.

    Args:
        rate: credits a second.
        most: what it holds when it is full, as it is at first.
    """

    __slots__ = ("_at", "_left", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self._left = most
        self._at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take the cost out, or nothing and say False if there is less in it."""
        self._fill(now)
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def is_full(self, now: float) -> bool:
        """Say whether nothing is missing, so that it need not be remembered."""
        self._fill(now)
        return self._left >= self.most

    def _fill(self, now: float) -> None:
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now


@dataclass(frozen=True)
class Allowance:
    """Rates are a second; `burst` is what may come at once."""

    socket_rate: float = 10.0
    socket_burst: float = 60.0
    address_rate: float = 100.0
    address_burst: float = 600.0
    sockets_per_address: int = 200
    sockets_per_table: int = 500
    table_rate: float = 0.2
    table_burst: float = 30.0
    chat_cost: float = 5.0
    """Of a chat message or a new name, which all are told. A hello costs more the more it misses, anything else 1."""


NO_LIMITS = Allowance(1e9, 1e9, 1e9, 1e9, 1_000_000, 1_000_000, 1e9, 1e9)
"""For load tests."""


@dataclass
class _Known:
    asked: Credits
    made: Credits
    sockets: int = 0


@dataclass
class Limits:
    """What each address has left."""

    allowance: Allowance
    clock: Callable[[], float] = time.monotonic
    _known: dict[str, _Known] = field(default_factory=dict)

    def for_socket(self) -> Credits:
        """Return the credits of a new socket."""
        return Credits(self.allowance.socket_rate, self.allowance.socket_burst, self.clock())

    def may_ask(self, address: str, cost: float = 1.0) -> bool:
        """Count a request of an address and say whether it may be carried out."""
        return self._of(address).asked.take(self.clock(), cost)

    def may_make_table(self, address: str) -> bool:
        """Count a new table of an address and say whether it may be made."""
        return self._of(address).made.take(self.clock())

    def open_socket(self, address: str) -> bool:
        """Count a socket of an address and say whether it may open; one that may is to be closed again."""
        known = self._of(address)
        if known.sockets >= self.allowance.sockets_per_address:
            return False
        known.sockets += 1
        return True

    def close_socket(self, address: str) -> None:
        """Count one socket less."""
        self._of(address).sockets -= 1

    def _of(self, address: str) -> _Known:
        known = self._known.get(address)
        if known is None:
            if len(self._known) >= MOST_ADDRESSES:
                self._forget()
            allowed, now = self.allowance, self.clock()
            known = _Known(
                Credits(allowed.address_rate, allowed.address_burst, now),
                Credits(allowed.table_rate, allowed.table_burst, now),
            )
            self._known[address] = known
        return known

    def _forget(self) -> None:
        now = self.clock()
        rested = [
            address
            for address, known in self._known.items()
            if not known.sockets and known.asked.is_full(now) and known.made.is_full(now)
        ]
        # If all are at it at once, those that came first begin anew: memory is bounded all the same.
        idle = [address for address, known in self._known.items() if not known.sockets]
        for address in rested or idle[: MOST_ADDRESSES // 10]:
            del self._known[address]


def household(address: str) -> str:
    """Return what shares one allowance: an IPv4 address, or the /64 network of an IPv6 one.

    >>> household("192.0.2.7"), household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
