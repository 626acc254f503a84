"""Section 4 of the rules: options."""

import pytest

from spuds import SetupError, Table
from spuds.core.choices import Number
from spuds.core.messages import messages_of
from spuds.core.options import make_options, option_kinds
from spuds.core.testing import rule
from spuds.games.hot_pota_toh import GAME
from spuds.games.hot_pota_toh.options import Options

pytestmark = pytest.mark.interpreted

DEFAULTS = {
    **{"level": 2, "level_vote": "on", "rounds": 4, "goal": 0, "score_floor": "none"},
    **{"setup_immediates": "resolve", "last_live": "play_on", "spinning_boom": "explode"},
}


def test_the_defaults_are_those_of_the_rules() -> None:
    made = make_options(Options, 4, {})
    assert {name: getattr(made, name) for name in DEFAULTS} == DEFAULTS


def test_each_option_takes_what_the_rules_say_and_nothing_else() -> None:
    taken = {
        "level": [1, 2, 3, 4, 5],
        "rounds": list(range(1, 13)),
        "goal": [0, *range(5, 201)],
        "count_calm": list(range(11)),
        "hand_dud": list(range(-5, 10)),
        "table_fuse": list(range(-5, 10)),
    }
    for name, values in taken.items():
        kind = option_kinds(Options)[name]
        for value in range(-20, 220):
            if value in values:
                assert kind.parse(name, value, as_text=False) == value
                assert kind.parse(name, str(value), as_text=True) == value
            else:
                with pytest.raises(SetupError):
                    kind.parse(name, value, as_text=False)
                with pytest.raises(SetupError):
                    kind.parse(name, str(value), as_text=True)


@pytest.mark.parametrize("value", ["3", True, 3.0, None])
def test_a_number_in_a_record_is_a_whole_number(value: object) -> None:
    with pytest.raises(SetupError):
        option_kinds(Options)["rounds"].parse("rounds", value, as_text=False)


@pytest.mark.parametrize("value", ["03", "+3", " 3", "3.0", "", "-0", 3])
def test_a_number_on_a_command_line_is_written_in_one_way_only(value: object) -> None:
    kind = option_kinds(Options)["rounds"]
    if value == 3:
        assert kind.parse("rounds", value, as_text=True) == 3
    else:
        with pytest.raises(SetupError):
            kind.parse("rounds", value, as_text=True)


@rule("TOH-11.6")
def test_the_floor_is_a_text() -> None:
    assert Table.with_options(GAME, 2, {"score_floor": "0"}).record().options == {"score_floor": "0"}
    with pytest.raises(SetupError):
        Table.with_options(GAME, 2, {"score_floor": 0})


@rule("TOH-1.2")
def test_there_is_an_option_for_each_count_and_each_figure_that_is_not_printed() -> None:
    names = list(option_kinds(Options))
    assert len([name for name in names if name.startswith("count_")]) == 21
    priced = ["calm", "risky", "thief", "jumping", "evil", "evilest", "dud", "spinning", "kitty", "generous"]
    assert [name for name in names if name.startswith("hand_")] == [f"hand_{kind}" for kind in priced]
    assert [name for name in names if name.startswith("table_")] == ["table_fuse", "table_super"]
    assert len(names) == 8 + 21 + 10 + 2


@rule("TOH-1.2")
def test_too_few_cards_at_the_first_level_are_refused_by_whoever_reads_options() -> None:
    few: dict[str, object] = {name: 0 for name in option_kinds(Options) if name.startswith("count_")}
    says = "the cards of level 1 must be 6 in all at least for 3 seats, not 5"
    for as_text in (False, True):
        given = {**few, "level": "1" if as_text else 1, "count_calm": "5" if as_text else 5, "count_evil": 10}
        assert make_options(Options, 2, given, as_text=as_text).count_calm == 5
        with pytest.raises(SetupError, match=f"^{says}$"):
            make_options(Options, 3, given, as_text=as_text)
    with pytest.raises(SetupError, match="level 2 must be 14 in all at least for 7 seats, not 12") as refused:
        make_options(Options, 7, {**few, "count_calm": 6})
    in_words = {
        language: messages_of(GAME, language).format(refused.value.reason, refused.value.arguments)
        for language in ("en", "lt")
    }
    assert in_words == {
        "en": "7 players need 14 cards or more at level 2, and there are 12",
        "lt": "2 lygio žaidime 7 žaidėjams reikia bent 14 kortų, o yra 12",
    }


def test_the_figures_are_put_away_under_their_cards() -> None:
    kinds = option_kinds(Options)
    assert [name for name, kind in kinds.items() if not kind.group] == list(DEFAULTS)
    figures = {name: kind for name, kind in kinds.items() if isinstance(kind, Number) and kind.group}
    assert [*DEFAULTS, *figures] == list(kinds)
    assert all(name == f"{kind.group}_{kind.thing}" for name, kind in figures.items())


def test_what_may_be_chosen_is_said_in_words() -> None:
    kinds = option_kinds(Options)
    assert kinds["rounds"].range_text() == "a whole number from 1 to 12"
    assert kinds["goal"].range_text() == "0, or a whole number from 5 to 200"
    assert kinds["count_fuse"].markdown() == "`4`, or 0 to 10"
