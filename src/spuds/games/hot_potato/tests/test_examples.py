"""The worked examples of the rules, those of the rulebook first. They were worked out on paper and never change."""

import pytest

from spuds.games.hot_potato.tests.script import EXAMPLES, play, read_example

pytestmark = pytest.mark.interpreted

NAMES = [f"x{n}" for n in range(1, 13)]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.rule(*read_example(name).rules)) for name in NAMES]
)
def test_example(name: str) -> None:
    play(read_example(name).lines)


def test_every_example_is_played_and_leaves_nothing_to_the_reader() -> None:
    assert sorted(path.stem for path in EXAMPLES.glob("*")) == sorted(NAMES)
    for name in NAMES:
        assert "..." not in "\n".join(read_example(name).lines)


def test_every_example_says_where_it_comes_from() -> None:
    for name in NAMES:
        source = read_example(name).source
        assert "rulebook lines" in source
        assert "worked by hand" in source
