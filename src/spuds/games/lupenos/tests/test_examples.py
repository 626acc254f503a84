"""The worked examples of the rules. They were worked out on paper and never change."""

import pytest

from spuds.games.lupenos.tests.script import EXAMPLES, play, read_example

pytestmark = pytest.mark.interpreted

NAMES = [f"x{n}" for n in range(1, 14)]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.rule(*read_example(name).rules)) for name in NAMES]
)
def test_example(name: str) -> None:
    play(read_example(name).lines)


def test_every_example_is_played() -> None:
    assert sorted(path.stem for path in EXAMPLES.glob("*")) == sorted(NAMES)


def test_every_example_says_where_it_comes_from() -> None:
    for name in NAMES:
        assert "worked by hand" in read_example(name).source
