"""Tables of Hot Potato at which what is needed comes for certain."""

from __future__ import annotations

from typing import Any

from tests.page.tab import Tab

GAME = "hot-potato"
TWO = {"two_players": "on", "oldest": 0}
"""Two alone; Ann, who sits first, begins. The chip goes to and fro, so that in round 3 she has two potatoes."""
APART = {**TWO, "deck": "1,1,0,1,1,0,1,1,1,1,1,1,1,0"}
"""No two cards are alike, and none asks where its potato goes; no hand has only blue cards, of which there are four."""
PASSED = {**TWO, "deck": "60,0,0,0,0,0,0,0,0,30,0,0,0,0"}
"""A potato goes to and fro, with ever more seasonings on it."""

TO_AND_FRO = {**TWO, "deck": "60,0,0,0,0,0,0,0,0,10,0,0,0,0"}
"""The same with so few seasonings that nobody is without a card for it for some turns."""


def before(tab: Tab, seat: int) -> list[dict[str, Any]]:
    """Return the potatoes before a seat, as they came over the wire."""
    tokens = (tab.seen.get("board") or {}).get("tokens", [])
    return [one for one in tokens if one["kind"] == "potato" and one.get("seat", -1) == seat]
