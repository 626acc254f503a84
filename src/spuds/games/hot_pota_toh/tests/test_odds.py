"""The odds of chance: what `settle` draws and how worlds are drawn, against moves made one by one."""

from spuds.core.testing import Setting, check_settle_odds, check_world_odds, rule
from spuds.core.testing.moments import start
from spuds.games.hot_pota_toh import GAME
from spuds.games.hot_pota_toh.cards import COUNTED

FEW = {
    **{f"count_{kind}": 0 for kind in COUNTED},
    **{"count_phew1": 3, "count_phew2": 2, "count_calm": 4, "count_fuse": 2, "count_evil": 3},
}
"""A small deck without thefts and looks, which views do not remember."""


@rule("TOH-1.5", "TOH-2.3")
def test_a_deal_at_once_has_the_odds_of_one_card_after_the_other() -> None:
    for setting in (Setting(3, FEW), Setting(3, {"level": 5, "setup_immediates": "redeal"})):
        check_settle_odds(start(GAME, setting, "the deal"), draws=300)


@rule("TOH-1.5", "TOH-3.4")
def test_worlds_have_the_odds_of_the_truth() -> None:
    check_world_odds(GAME, Setting(3, FEW), 2, games=200)
