"""Bots beat what they should where answers are secret and simultaneous."""

from __future__ import annotations

from spuds.arena import simulate

SLUG = "hot-potato"
BY_CHANCE = 0.25


def test_search_beats_three_players_by_rules_of_thumb() -> None:
    """With 1,000 worlds it wins 0.358 of the games; here it has 200, and half an interval must do."""
    bots = ("search", "thumb", "thumb", "thumb")
    line = simulate(SLUG, 4, {}, bots, 320, 3, duplicate=True, jobs=2, iterations=200).lines[0]
    assert line.win_share > BY_CHANCE + line.win_interval / 2


def test_rules_of_thumb_beat_three_random_players() -> None:
    bots = ("thumb", "random", "random", "random")
    line = simulate(SLUG, 4, {}, bots, 2000, 3, duplicate=True).lines[0]
    assert line.win_share > 2 * BY_CHANCE - line.win_interval
