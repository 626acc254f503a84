"""HP-5.7 and section 8: an answer is final, and nobody sees anything of it until the last one is in."""

import pytest

from spuds import NotYourDecision, Table
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, refusal
from spuds.games.hot_potato import GAME
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.tests.script import play, then
from spuds.games.hot_potato.tests.tables import kinds_in

pytestmark = pytest.mark.interpreted

START = """
    seats 4; chip 0; hands 0 split-left toss huge*2 mashed, 1 split-left toss huge*3, 2 toss*3 flaming*2, 3 popping*5
    0: p0 split-left; 1: p0 toss; 1: p1 split-left; 1: p0 to 0
    => p0 at 0 yellow; p1 at 2 yellow; p2 at 2 yellow; waiting 0 2; turn 3
"""
"""Seat 0 owes an answer for p0, seat 2 for p1 and p2; seats 1 and 3 owe none."""

OTHERS: list[int | str] = [1, 3, "spectator"]


def answered(*answers: str) -> Table:
    """Return a table at which these answers have been given."""
    return then(play(START), answers)


@rule("HP-5.7")
def test_a_given_answer_is_final() -> None:
    table = answered("2: p1 toss")
    assert refusal(table, "2: p1 none") == "HP-5.1"
    assert refusal(table, "2: p1 toss flaming") == "HP-5.1"
    then(table, "2: p2 none")
    with pytest.raises(NotYourDecision, match="seat 0 must answer"):
        table.play("2: p2 toss")


@rule("HP-5.7", "HP-5.1")
@pytest.mark.parametrize("viewer", [*OTHERS, 0])
@pytest.mark.parametrize("first", ["2: p1 none", "2: p1 toss", "2: p1 toss flaming"])
def test_before_a_seat_has_finished_others_cannot_tell_that_it_has_begun(viewer: int | str, first: str) -> None:
    before, table = play(START), answered(first)
    assert table.view(viewer) == before.view(viewer)
    assert table.log(viewer) == before.log(viewer)


@rule("HP-5.7")
@pytest.mark.parametrize(
    "viewer,others,own",
    [(0, "2: p1 none; 2: p2 toss flaming", ""), (2, "0: p0 toss huge", ""), (2, "0: p0 none", "2: p1 toss")],
)
def test_a_search_may_take_back_what_others_have_answered_but_not_its_own(viewer: int, others: str, own: str) -> None:
    """Whoever is asked knows who is done: as far as it knows they might as well answer after it."""
    view, open_view = answered(own, others).view(viewer).array.copy(), answered(own).view(viewer).array
    assert view.tobytes() != open_view.tobytes()
    assert GAME.reopen is not None
    GAME.reopen(view[0])
    assert view.tobytes() == open_view.tobytes()


@rule("HP-5.7")
@pytest.mark.parametrize("viewer", [*OTHERS, 0])
def test_when_a_seat_has_finished_others_see_that_and_nothing_else(viewer: int | str) -> None:
    bare = answered("2: p1 none; 2: p2 none")
    for answers in ("2: p1 toss; 2: p2 toss flaming", "2: p1 none; 2: p2 toss", "2: p1 toss flaming; 2: p2 none"):
        table = answered(answers)
        assert table.view(viewer) == bare.view(viewer)
        assert table.log(viewer) == bare.log(viewer)
        assert table.waiting == (0,)
    assert bare.view(viewer) != play(START).view(viewer)
    assert not [line for line in bare.log(viewer)[len(play(START).moves) :] if line.startswith("2:")]


@rule("HP-5.7")
def test_the_owner_sees_her_own_answers_at_once() -> None:
    table = answered("2: p1 toss flaming", "2: p2 none")
    assert table.log(2)[-2:] == ["2: p1 toss flaming", "2: p2 none"]
    view = table.view(2)
    assert (int(view["down_brown"][1]), int(view["down_blue"][1]), int(view["down_brown"][2])) == (6, 3, 0)
    assert kinds_in(view["hand"][2]) == {"toss": 2, "flaming": 1}


@rule("HP-5.7")
def test_until_all_answers_are_in_others_see_the_size_that_a_hand_had_at_the_start() -> None:
    table = answered("2: p1 toss flaming", "2: p2 toss")
    for viewer in (*OTHERS, 0):
        assert table.view(viewer)["held"][:4].tolist() == [4, 3, 5, 5]
    then(table, "0: p0 none")
    for viewer in (*OTHERS, 0, 2):
        assert table.view(viewer)["held"][:4].tolist() == [4, 3, 2, 5]


@rule("HP-5.7")
def test_then_the_number_of_cards_on_each_potato_is_public_and_their_kinds_are_not() -> None:
    """Seat 0 comes first in chip order, so its Huge is revealed at once; seat 2's cards are all still face down."""
    table = answered("0: p0 toss huge", "2: p1 toss flaming", "2: p2 none")
    laid = [(event.seat, event.other, event.amount) for event in happened(table, Event.LAYS)][-3:]
    assert laid == [(0, 0, 2), (2, 1, 2), (2, 2, 0)]
    assert all(event.card == -1 for event in happened(table, Event.LAYS))
    for viewer in (*OTHERS, 0, 2):
        assert [int(table.view(viewer)[name]) for name in ("laid_brown", "laid_blue")] == [0b11, 0b10]
    for viewer in OTHERS:
        assert not table.view(viewer)["down_brown"].any()
        assert not table.view(viewer)["down_blue"].any()
        assert table.log(viewer)[-3:] == ["0: p0 ? ?", "2: p1 ? ?", "2: p2 none"]
    assert table.log(0)[-3:] == ["0: p0 toss huge", "2: p1 ? ?", "2: p2 none"]
    assert table.log(2)[-3:] == ["0: p0 ? ?", "2: p1 toss flaming", "2: p2 none"]


@rule("HP-5.7")
def test_one_card_alone_is_shown_as_one() -> None:
    """Seat 0's Toss waits face down while the card for seat 2's seasoning is drawn."""
    table = answered("0: p0 toss", "2: p1 toss flaming", "2: p2 toss")
    assert table.log("spectator")[-3:] == ["0: p0 ?", "2: p1 ? ?", "2: p2 ?"]
    assert [int(table.view("spectator")[name]) for name in ("laid_brown", "laid_blue")] == [0b111, 0]


@rule("HP-5.7")
@pytest.mark.parametrize("viewer", [0, 2, "spectator"])
def test_while_they_lie_face_down_other_cards_would_look_the_same(viewer: int | str) -> None:
    """Seat 1 lays a Pass Left or a Toss; before it is turned over nobody else can tell which."""
    tables = [
        play(f"""
            seats 3; chip 2; hands 0 chop ..., 1 pass-left toss mashed*3, 2 toss huge*4
            2: p0 toss; 2: p0 to 0; 0: p0 chop; 1: p0 {card} mashed; 2: p1 none
        """)
        for card in ("pass-left", "toss")
    ]
    assert tables[0].waiting == ("*",)
    assert tables[0].view(viewer) == tables[1].view(viewer)
    assert tables[0].log(viewer) == tables[1].log(viewer)
    assert tables[0].view(1) != tables[1].view(1)


@rule("HP-5.7", "HP-7.1", "HP-8.1")
def test_the_kinds_are_seen_when_the_cards_are_revealed() -> None:
    table = answered("0: p0 toss huge", "2: p1 toss", "2: p2 none", "*: draw 0 popping")
    then(table, "0: p0 to 3; 2: p1 to 3")
    shown = [(event.seat, event.card, event.amount) for event in happened(table, Event.REVEALS)][-2:]
    assert shown == [(0, 5, 0), (2, 5, 1)]
    assert all(event.is_open_to(3) for event in happened(table, Event.REVEALS, Event.SEASONS))
