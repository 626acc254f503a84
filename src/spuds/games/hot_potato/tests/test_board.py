"""What the board adds to the table: who would win if the game ended now, which burns alone do not tell a newcomer."""

import pytest

from spuds import Table
from spuds.core.testing import rule
from spuds.games.hot_potato.board import board
from spuds.games.hot_potato.tests.tables import begun, with_burns

pytestmark = pytest.mark.interpreted


def leaders(*burns: int) -> dict[int, object]:
    """Return the seats that the board calls leading with these burns, the chip at seat 0, and why, by seat."""
    table: Table = begun(len(burns))
    for seat, number in enumerate(burns):
        table = with_burns(table, number, seat)
    places = board(table.view(1).array[0], 1).places
    return {place.seat: badge.name.args["why"] for place in places for badge in place.badges if badge.id == "lead"}


@rule("HP-11.1", "HP-11.2", "HP-11.3")
@pytest.mark.parametrize(
    "burns,found",
    [
        ((3, 1, 2, 2), {1: "fewest"}),
        ((1, 1, 4, 2), {2: "sympathy"}),
        ((4, 4, 4, 13), {3: "sympathy"}),
        ((4, 2, 2, 4), {0: "chip"}),
        ((2, 4, 2, 4), {0: "chip"}),
        ((0, 0, 0, 0), {}),
    ],
)
def test_the_board_says_who_would_win_now_and_why_once_somebody_is_burned(
    burns: tuple[int, ...], found: dict[int, str]
) -> None:
    assert leaders(*burns) == found
