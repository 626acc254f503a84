"""Credits that come back with time, and who shares them."""

from __future__ import annotations

import pytest
from starlette.requests import Request

from spuds.server import limits
from spuds.server.limits import Allowance, Credits, Limits
from spuds.server.security import Visitors, person_of, token_of


def asked_by(client: str = "192.0.2.1", scheme: str = "http", **headers: str) -> Request:
    return Request(
        {
            "type": "http",
            "method": "GET",
            "scheme": scheme,
            "path": "/",
            "query_string": b"",
            "client": (client, 1),
            "server": ("spuds.example", 80),
            "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
        }
    )


def test_credits_come_back_with_time_and_no_more_than_there_is_room_for() -> None:
    purse = Credits(rate=2.0, most=3.0, now=0.0)
    assert [purse.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert purse.take(0.5)
    assert not purse.take(0.6)
    assert [purse.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_what_costs_more_than_is_left_takes_nothing() -> None:
    purse = Credits(rate=1.0, most=4.0, now=0.0)
    assert not purse.take(0.0, cost=5.0)
    assert purse.take(0.0, cost=4.0)


def test_two_addresses_share_nothing() -> None:
    kept = Limits(Allowance(address_rate=1, address_burst=1), clock=lambda: 0.0)
    assert kept.may_ask("a")
    assert not kept.may_ask("a")
    assert kept.may_ask("b")


def test_sockets_are_counted_down_again() -> None:
    kept = Limits(Allowance(sockets_per_address=1), clock=lambda: 0.0)
    assert kept.open_socket("a")
    assert not kept.open_socket("a")
    kept.close_socket("a")
    assert kept.open_socket("a")


def test_memory_of_addresses_is_bounded_and_those_with_sockets_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 20)
    kept = Limits(Allowance(sockets_per_address=1), clock=lambda: 0.0)
    assert kept.open_socket("first")
    for number in range(500):
        kept.may_ask(f"address {number}")
    assert len(kept._known) <= 20
    assert not kept.open_socket("first")


def test_a_page_from_elsewhere_is_told_apart() -> None:
    visitors = Visitors(["https://cards.example/"], [])
    for origin, allowed in {
        "http://spuds.example": True,
        "https://spuds.example": True,
        "https://cards.example": True,
        "http://cards.example": False,
        "https://spuds.example.evil.example": False,
        "https://evil.example": False,
        "file://spuds.example": False,
        "null": False,
        "": False,
    }.items():
        assert visitors.may_come_from(asked_by(host="spuds.example", origin=origin)) is allowed, origin
    assert not visitors.may_come_from(asked_by(host="spuds.example"))
    assert not visitors.may_come_from(asked_by(origin="http://"))


def test_only_a_proxy_that_was_named_is_believed() -> None:
    visitors = Visitors([], ["192.0.2.1", "192.0.2.2"])
    assert visitors.address(asked_by("192.0.2.9", x_forwarded_for="10.0.0.1")) == "192.0.2.9"
    assert visitors.address(asked_by("192.0.2.1", x_forwarded_for="6.6.6.6, 10.0.0.1")) == "10.0.0.1"
    assert visitors.address(asked_by("192.0.2.1", x_forwarded_for="6.6.6.6, 10.0.0.1, 192.0.2.2")) == "10.0.0.1"
    assert visitors.address(asked_by("192.0.2.1")) == "192.0.2.1"
    assert visitors.is_secure(asked_by("192.0.2.1", x_forwarded_proto="https"))
    assert not visitors.is_secure(asked_by("192.0.2.9", x_forwarded_proto="https"))
    assert visitors.is_secure(asked_by("192.0.2.9", scheme="https"))


def test_a_token_that_we_cannot_have_given_is_none() -> None:
    good = "A" * 43
    assert token_of(asked_by(cookie=f"spuds={good}")) == good
    for bad in ("", "A" * 42, "A" * 44, "A" * 42 + "%", "../" + "A" * 40):
        assert token_of(asked_by(cookie=f"spuds={bad}")) == ""
    assert person_of("") == ""
    assert good not in person_of(good)


def test_a_proxy_is_the_same_on_a_socket_of_both_families() -> None:
    visitors = Visitors([], ["192.0.2.1"])
    through = asked_by("::ffff:192.0.2.1", x_forwarded_for="198.51.100.7", x_forwarded_proto="https")
    assert visitors.address(through) == "198.51.100.7"
    assert visitors.is_secure(through)
