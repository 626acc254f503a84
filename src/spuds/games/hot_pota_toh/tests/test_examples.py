"""The worked examples of the rules, that of the rulebook first. They were worked out on paper and never change."""

import pytest

from spuds.games.hot_pota_toh.tests.script import EXAMPLES, play, read_example

pytestmark = pytest.mark.interpreted

NAMES = [f"e{n}" for n in range(1, 20)]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.rule(*read_example(name).rules)) for name in NAMES]
)
def test_example(name: str) -> None:
    play(read_example(name).lines)


def test_every_example_is_played_in_the_notation_of_the_rules_alone() -> None:
    assert sorted(path.stem for path in EXAMPLES.glob("*")) == sorted(NAMES)
    for name in NAMES:
        parts = [part.strip() for line in read_example(name).lines[1:] for part in line.split(";")]
        assert all(part.startswith("=") or ": " in part for part in parts), name


def test_every_example_says_where_it_comes_from() -> None:
    for name in NAMES:
        assert "worked by hand" in read_example(name).source
