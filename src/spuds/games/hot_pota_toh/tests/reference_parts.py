"""The parts and the scoring of a round once more, for the slow oracle."""

from __future__ import annotations

from collections import Counter
from typing import Any

LEVELS = {
    **dict.fromkeys(("phew1", "phew2", "phew3", "calm", "risky", "thief", "jumping", "fuse"), 1),
    **dict.fromkeys(("disoriented", "evil", "evilest", "split", "dud"), 2),
    **dict.fromkeys(("treacherous", "fried", "spinning", "micro"), 3),
    **dict.fromkeys(("super", "sexy"), 4),
    **dict.fromkeys(("kitty", "generous"), 5),
}
COUNTS = {
    **{"phew1": 8, "phew2": 4, "phew3": 2, "calm": 6, "risky": 3, "thief": 5, "jumping": 4, "fuse": 4},
    **{"disoriented": 3, "evil": 4, "evilest": 2, "split": 3, "dud": 2, "treacherous": 2, "fried": 3},
    **{"spinning": 3, "micro": 2, "super": 2, "sexy": 2, "kitty": 2, "generous": 2},
}
HAND = {
    **{"phew1": 1, "phew2": 2, "phew3": 3, "calm": 1, "risky": 1, "thief": 1, "jumping": 1, "evil": 1, "evilest": 1},
    **{"split": -1, "dud": 0, "treacherous": -2, "spinning": 1, "super": 5, "sexy": 5, "kitty": 1, "generous": 1},
}
TABLE = {"thief": -1, "jumping": -1, "fuse": 1, "disoriented": 1, "dud": 1, "treacherous": -2, "super": 0, "sexy": 2}
TABLE["kitty"] = 3
ICONS = {"fuse", "disoriented", "micro", "super", "sexy", "boom"}
UNPLAYABLE = {"phew1", "phew2", "phew3", "super", "sexy"}
DEFAULTS = {
    **{"level": 2, "level_vote": "on", "rounds": 4, "goal": 0, "score_floor": "none"},
    **{"setup_immediates": "resolve", "last_live": "play_on", "spinning_boom": "explode"},
}
HEADER = {"format": "spuds-trace/1", "game": "hot-pota-toh", "rules": 1}


def usual(name: str) -> object:
    """Return the default of an option."""
    of, _, kind = name.partition("_")
    figures = {"count": COUNTS, "hand": HAND, "table": TABLE}
    return DEFAULTS[name] if name in DEFAULTS else figures[of][kind]


def score(
    hands: list[Counter[str]], tables: list[Counter[str]], exploder: int, options: dict[str, Any]
) -> tuple[list[int], list[int]]:
    """TOH-11 Return the points of all hands and of all tables; nobody exploded if -1."""
    counted = [seat for seat in range(len(hands)) if seat != exploder or tables[seat]["super"]]
    points = {**HAND, **{name[5:]: n for name, n in options.items() if name.startswith("hand_")}}
    points["fried"] = 3 if sum(hands[seat]["fried"] for seat in counted) == 1 else -1
    lying = {**TABLE, **{name[6:]: n for name, n in options.items() if name.startswith("table_")}}
    in_hand = [0] * len(hands)
    for seat in counted:
        in_hand[seat] = sum(points[kind] * n for kind, n in hands[seat].items())
        if seat == exploder:
            kept = sum(points[kind] * hands[seat][kind] for kind in ("super", "sexy"))
            in_hand[seat] = max(0, -((kept - in_hand[seat]) // 2))
    return in_hand, [sum(lying[kind] * n for kind, n in table.items()) for table in tables]
