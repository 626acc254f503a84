"""Search and rules of thumb beat what they should where answers are secret and simultaneous."""

from __future__ import annotations

from spuds.arena import simulate

SLUG = "hot-potato"


def test_search_beats_three_players_by_rules_of_thumb() -> None:
    bots = ("search", "thumb", "thumb", "thumb")
    line = simulate(SLUG, 4, {}, bots, 400, 3, duplicate=True, jobs=2, iterations=300).lines[0]
    assert line.win_share > line.win_interval + 0.25


def test_rules_of_thumb_beat_three_random_players() -> None:
    bots = ("thumb", "random", "random", "random")
    line = simulate(SLUG, 4, {}, bots, 2000, 3, duplicate=True).lines[0]
    assert line.win_share > line.win_interval + 0.25
