"""Certify games: what every game must keep, whoever wrote it, each a function that raises AssertionError.

    >>> from spuds import find_game
    >>> from spuds.core.testing import Setting, check_game
    >>> moves = check_game(find_game("potato-man"), tables=[Setting(2, {})], depth=2)
    >>> moves > 100
    True

`check_game` makes every check; the functions that it is made of are here too, for a closer look at one game. What only
many draws can show, the odds of `settle` and `determinize`, has functions of its own: `check_settle_odds`,
`check_world_odds`, `check_uniform`. Whether the checks would find anything is tested with planted faults, in
`spuds.core.testing.instrument`.

Not for the rules of a game: whether they are the book's, only its own tests can show. Those name the rules that they
show with `rule`.
"""

from __future__ import annotations

from spuds.core.testing.boards import check_board, check_lines, check_looks, check_sheet
from spuds.core.testing.check import check_declarations, check_game, check_play, check_secrets
from spuds.core.testing.decisions import (
    check_actors,
    check_blindness,
    check_move,
    check_pick,
    check_reasons,
    check_sound,
    check_thumb,
    check_values,
)
from spuds.core.testing.declared import check_messages, check_options, check_record, check_texts
from spuds.core.testing.display import check_display, check_hands, check_logs
from spuds.core.testing.knowledge import (
    check_likeness,
    check_sight,
    check_view,
    check_world,
    check_worlds_vary,
)
from spuds.core.testing.marks import rule
from spuds.core.testing.moments import Moment, Play, Setting, Step, plain_setting, play_out, settings
from spuds.core.testing.odds import check_settle_odds, check_world_odds
from spuds.core.testing.plays import (
    check_copies,
    check_end,
    check_horizon,
    check_record_replays,
    check_settle,
    check_table,
)
from spuds.core.testing.reaching import can_reach
from spuds.core.testing.twins import check_drawn_worlds, check_twins
from spuds.core.testing.uniform import check_uniform, chi_square, even_odds, same_law

__all__ = [
    "Moment",
    "Play",
    "Setting",
    "Step",
    "can_reach",
    "check_actors",
    "check_blindness",
    "check_board",
    "check_copies",
    "check_declarations",
    "check_display",
    "check_drawn_worlds",
    "check_end",
    "check_game",
    "check_hands",
    "check_horizon",
    "check_likeness",
    "check_lines",
    "check_logs",
    "check_looks",
    "check_messages",
    "check_move",
    "check_options",
    "check_pick",
    "check_play",
    "check_reasons",
    "check_record",
    "check_record_replays",
    "check_secrets",
    "check_settle",
    "check_settle_odds",
    "check_sheet",
    "check_sight",
    "check_sound",
    "check_table",
    "check_texts",
    "check_thumb",
    "check_twins",
    "check_uniform",
    "check_values",
    "check_view",
    "check_world",
    "check_world_odds",
    "check_worlds_vary",
    "chi_square",
    "even_odds",
    "plain_setting",
    "play_out",
    "rule",
    "same_law",
    "settings",
]
