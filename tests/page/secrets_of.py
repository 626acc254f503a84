"""Cards in hands, looked for where nobody but their owner may find them: on the wire and on the page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from tests.page.tab import Tab, together

KEYS = {"id", "person", "rejoin", "hash", "seed"}
"""Whose values are no words: chance may spell a card in them."""
BEGINS = "event-starts"
"""The kind of event with which a round of Potato Man begins, before its cards are dealt."""
SHOWN = "shown"
"""The zone of a hand that was shown."""
COLOURS = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}


def check_secrets(*tabs: Tab) -> None:
    """See that what each of them holds now has come to none of the others, over the wire or on the page."""
    for other in tabs:
        earlier, messages = by_round(map(json.loads, other.received().splitlines()))
        heard = set(words_of(messages))
        # The log still tells what was played before the cards were dealt anew.
        shown = set(words_of(earlier))
        page = other.page.content()
        moves = other.seen.get("moves", 0)
        for owner in tabs:
            if owner is other:
                continue
            # What was played meanwhile is held no more, as soon as its owner hears of it too.
            together([owner], partial(_is_as_far, moves), "all are as far")
            for card in owner.held():
                assert card not in heard, f"{card} has been told to seat {other.you}"
                if card in shown:
                    continue
                assert f'data-face="{card}"' not in page
                assert not re.search(rf"{_name(other, card)}\b", page), f"{card} is on the page of seat {other.you}"


def by_round(messages: Iterable[Any]) -> tuple[list[Any], list[Any]]:
    """Part what has been told of earlier rounds of Potato Man from what has been told since the last deal.

    A hand that was shown at the end of a round still lies on the table when the next one is dealt (PM-5.2).

    Args:
        messages: from the first to the last; other than updates, they may come after these.
    """
    earlier: list[Any] = []
    since: list[Any] = []
    for message in messages:
        if not isinstance(message, dict) or message.get("type") != "update":
            since.append(message)
            continue
        events = message.get("events", [])
        begun = max((n for n, event in enumerate(events) if event["line"]["kind"] == BEGINS), default=None)
        if begun is not None:
            earlier += [*since, events[:begun]]
            since = []
        board = message.get("view", {}).get("board") or {}
        zones = board.get("zones", [])
        earlier += [zone for zone in zones if zone["id"] == SHOWN]
        board = {**board, "zones": [zone for zone in zones if zone["id"] != SHOWN]}
        since.append({**message, "view": {**message.get("view", {}), "board": board}, "events": events[begun:]})
    return earlier, since


def _is_as_far(moves: int, tab: Tab) -> bool:
    return int(tab.seen.get("moves", 0)) >= moves


def _name(tab: Tab, card: str) -> str:
    return tab.t("card-name", colour=COLOURS[card[0]], number=int(card[1:]), picture="none")


def words_of(found: Any, between: str = r"\W+") -> Iterator[str]:
    """Yield all words in a message, of its keys as well.

    Args:
        found: the message.
        between: a pattern of what stands between two words.
    """
    if isinstance(found, dict):
        for key, value in found.items():
            yield from words_of(key, between)
            if key not in KEYS:
                yield from words_of(value, between)
    elif isinstance(found, list):
        for value in found:
            yield from words_of(value, between)
    elif isinstance(found, str):
        yield from re.split(between, found)
