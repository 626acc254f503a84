"""What the look for secrets takes for one: a card told of since the cards were dealt, not before."""

from __future__ import annotations

from typing import Any

from tests.page.secrets_of import BEGINS, by_round, words_of


def update(*lines: dict[str, Any], **zones: str) -> dict[str, Any]:
    """Return what a seat is told: events, and zones with a card each."""
    board = {"zones": [{"id": zone, "cards": [{"face": card}]} for zone, card in zones.items()]}
    return {"type": "update", "view": {"board": board}, "events": [{"line": line} for line in lines]}


PLAYED = {"kind": "event-plays", "face": "r6"}
SHOWS = {"kind": "event-shows", "face": "b4"}
BEGUN = {"kind": BEGINS, "seat": 1}
DEALT = {"kind": "event-dealt", "face": "y2"}


def test_a_card_that_was_played_or_shown_before_the_deal_is_no_secret_told() -> None:
    deal = update(SHOWS, BEGUN, DEALT, shown="b4", hand="g1")
    earlier, since = by_round([update(BEGUN), update(PLAYED, trick="r6"), deal, update(shown="b4"), {"type": "ok"}])
    assert {"r6", "b4"} <= set(words_of(earlier))
    assert {"r6", "b4"}.isdisjoint(words_of(since))
    assert {"y2", "g1", "ok"} <= set(words_of(since))


def test_a_card_that_is_told_of_after_the_deal_is() -> None:
    _, since = by_round([update(BEGUN, DEALT), update(PLAYED), update(hand="b4")])
    assert {"y2", "r6", "b4"} <= set(words_of(since))
