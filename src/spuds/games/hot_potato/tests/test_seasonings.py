"""HP-6 Step 2: reveal seasonings; and who sees a seasoning revealed and a card drawn (sections 7 and 8)."""

import pytest

from spuds import IllegalAction, NotYourDecision
from spuds.core.frames import SPECTATOR
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, rules_of
from spuds.games.hot_potato.cards import HUGE, POPPING
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.tests.script import KINDS, play, then
from spuds.games.hot_potato.tests.tables import kinds_in

pytestmark = pytest.mark.interpreted

EVERYBODY: list[int | str] = [0, 1, 2, "spectator"]

TWO_SEASONED = """
    seats 3; chip 1; hands 1 split-left ..., 2 pass-right pass-left popping huge toss, others ...
    1: p0 split-left
    2: p0 pass-right popping; 2: p1 pass-left huge
"""
"""Seat 2 has seasoned both its potatoes; the first seasoning is revealed, and its draw is owed."""

DRAWING = """
    seats 3; chip 0; hands 0 pass-left huge toss*3, 1 toss*3 chop*2, 2 mashed*5
    0: p0 pass-left huge
"""
"""Seat 0 owes the draw for its Huge."""


# HP-6.1 A seasoning stays


@rule("HP-6.1")
def test_a_seasoning_stays_on_its_potato_wherever_that_goes_beside_any_others() -> None:
    play("""
        seats 3; chip 0; hands 0 pass-left huge ..., 1 pass-left popping ..., 2 pass-left huge ...
        0: p0 pass-left huge; *: draw 0 ... => p0 at 1 red huge 1+0
        1: p0 pass-left popping; *: draw 1 ... => p0 at 2 yellow huge 1+0 popping 1+0
        2: p0 pass-left huge; *: draw 2 ... => p0 at 0 red huge 2+0 popping 1+0
    """)


@rule("HP-6.1")
@pytest.mark.parametrize("kind", KINDS[9:])
def test_every_blue_card_is_a_seasoning_once_revealed(kind: str) -> None:
    table = play(f"""
        seats 3; chip 0; hands 0 skip-right {kind} ..., others ...
        0: p0 skip-right {kind}; *: draw 0 ... => p0 at 1 red {kind} 1+0; discard skip-right 1
    """)
    assert [(event.seat, event.amount) for event in happened(table, Event.SEASONS)] == [(0, 0)]
    assert rules_of(table, Event.SEASONS) == ["HP-6.1"]


@rule("HP-6.1", "HP-4.2", "HP-4.3")
def test_seasonings_are_revealed_in_chip_order() -> None:
    table = play("""
        seats 3; chip 1; hands 0 pass-left huge ..., 1 chop ..., 2 pass-left popping ...
        1: p0 chop => p0 at 2 red; p1 at 0 red; waiting 0 2
        0: p1 pass-left huge; 2: p0 pass-left popping => p0 at 2 red popping 1+0; p1 at 0 red; waiting *
        *: draw 2 ... => p0 at 2 red popping 1+0; p1 at 0 red huge 1+0; waiting *
        *: draw 0 ... => p0 at 0 yellow popping 1+0; p1 at 1 yellow huge 1+0
    """)
    assert [(event.seat, event.amount) for event in happened(table, Event.SEASONS)] == [(2, 0), (0, 1)]
    assert [event.seat for event in happened(table, Event.DRAWS)] == [2, 0]


@rule("HP-6.1", "HP-6.2", "HP-4.2")
def test_those_of_one_player_are_revealed_by_number_of_potato_each_after_the_draw_for_the_last() -> None:
    table = play(TWO_SEASONED)
    then(
        table,
        """
        => p0 at 2 red popping 1+0; p1 at 2 red; waiting *
        *: draw 2 ... => p0 at 2 red popping 1+0; p1 at 2 red huge 1+0; waiting *
        *: draw 2 ... => p0 at 1 yellow popping 1+0; p1 at 0 yellow huge 1+0; hand 2 is 3
        """,
    )


# HP-6.2 The draw


@rule("HP-6.2")
def test_for_each_seasoning_its_player_must_draw_one_card() -> None:
    table = play(TWO_SEASONED)
    for _ in range(2):
        assert table.waiting == ("*",)
        assert {words.rpartition(" ")[0] for words in table.chances()} == {"draw 2"}
        with pytest.raises(NotYourDecision):
            table.play("2: p0 none")
        with pytest.raises(IllegalAction):
            table.play("*: draw 1 pass-left")
        then(table, "*: draw 2 ...")
    assert [event.seat for event in happened(table, Event.DRAWS)] == [2, 2]
    assert rules_of(table, Event.DRAWS) == ["HP-6.2"] * 2


@rule("HP-6.2")
def test_a_brown_card_alone_brings_no_card() -> None:
    table = play("""
        seats 3; chip 0; hands 0 pass-left ..., others ...
        0: p0 pass-left => waiting 1; hand 0 is 4
    """)
    assert happened(table, Event.DRAWS) == []


@rule("HP-6.2", "HP-4.4")
def test_a_card_drawn_cannot_be_used_this_turn() -> None:
    play("""
        seats 3; chip 1; hands 1 split-left ..., 2 skip-left popping*4, others ...
        1: p0 split-left
        2: p0 skip-left popping; 2: p1 none; *: draw 2 pass-left => p0 at 1 yellow popping 1+0; burns 0 0 1; waiting *
        *: draw 2 toss => p1 gone; hand 2 holds pass-left toss popping*3; waiting 1
    """)


@rule("HP-6.2", "HP-2.3")
def test_a_draw_weighs_each_kind_by_its_cards_in_the_pool() -> None:
    table = play(DRAWING)
    weights = {
        "pass-left": 15,
        "pass-right": 11,
        "either": 7,
        "skip-left": 7,
        "skip-right": 5,
        "chop": 2,
        "split-left": 5,
        "split-right": 3,
        "huge": 9,
        "popping": 9,
        "flaming": 8,
        "mashed": 1,
        "ban-pass-left": 9,
    }
    assert table.chances() == {f"draw 0 {kind}": weight for kind, weight in weights.items()}
    assert sum(weights.values()) == 106 - 15


@rule("HP-6.2", "HP-2.4")
def test_a_seasoning_brings_no_card_if_there_is_none() -> None:
    table = play("""
        seats 3 deck=10,0,0,0,0,0,0,0,0,5,0,0,0,0; chip 0
        hands 0 pass-left*4 huge, 1 pass-left*3 huge*2, 2 pass-left*3 huge*2
        0: p0 pass-left huge => waiting 1; hand 0 is 3; p0 at 1 red huge 1+0; discard pass-left 1
    """)
    assert [event.seat for event in happened(table, Event.NO_CARD)] == [0]
    assert happened(table, Event.DRAWS) == []


# HP-6.3 It works from now on


@rule("HP-6.3", "HP-8.6")
def test_a_flaming_played_this_turn_burns_who_gets_the_potato_this_turn() -> None:
    play("""
        seats 3; chip 0; hands 0 pass-left flaming ..., others ...
        0: p0 pass-left flaming => burns 0 0 0
        *: draw 0 ... => burns 0 1 0
    """)


@rule("HP-6.3", "HP-7.2")
def test_a_seasoning_played_with_a_copy_card_is_copied_with_the_rest() -> None:
    play("""
        seats 3; chip 0; hands 0 split-left mashed ..., others ...
        0: p0 split-left mashed; *: draw 0 ... => p0 at 1 red mashed 1+0; p1 at 1 red mashed 0+1; supply 10 9 8 5 9
    """)


@rule("HP-6.3", "HP-9.2", "HP-9.3", "HP-9.4")
@pytest.mark.parametrize(
    "kind, burns, draws",
    [
        ("huge", "2 0 0", 2),
        ("popping", "1 1 1", 2),
        ("flaming", "1 0 0", 2),
        ("mashed", "1 0 0", 1),
        ("ban-pass-left", "1 0 0", 2),
    ],
)
def test_a_seasoning_played_this_turn_counts_in_an_explosion_this_turn(kind: str, burns: str, draws: int) -> None:
    table = play(f"""
        seats 3 duplicators=0,0,0,0,0; chip 0; hands 0 chop {kind} ..., others ...
        0: p0 chop {kind}; *: draw 0 ... => burns {burns}
    """)
    if draws == 2:
        then(table, "*: draw 0 ...")
    then(table, f"=> round 2; burns {burns}; potatoes none")
    assert len(happened(table, Event.DRAWS)) == draws


# Who sees it


@rule("HP-6.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_all_see_a_seasoning_when_it_is_revealed_and_not_before(viewer: int | str) -> None:
    table = play(TWO_SEASONED)
    view = table.view(viewer)
    assert (view["unstriped"][0][POPPING], view["unstriped"][1].sum()) == (1, 0)
    assert (view["laid_brown"], view["laid_blue"]) == (0b11, 0b10)
    assert view["down_blue"].tolist()[:2] == ([0, 1 + HUGE] if viewer == 2 else [0, 0])
    then(table, "*: draw 2 ...")
    view = table.view(viewer)
    assert (view["unstriped"][1][HUGE], view["down_blue"].sum()) == (1, 0)
    assert (view["laid_brown"], view["laid_blue"]) == (0b11, 0)
    brown = [1 + KINDS.index("pass-right"), 1 + KINDS.index("pass-left")]
    assert view["down_brown"].tolist()[:2] == (brown if viewer == 2 else [0, 0])


@rule("HP-6.2")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_that_a_card_was_drawn_is_seen_by_all_and_what_it_was_by_its_player_alone(viewer: int | str) -> None:
    table = then(play(DRAWING), "*: draw 0 chop")
    (drawn,) = happened(table, Event.DRAWS)
    view = table.view(viewer)
    assert view["held"].tolist()[:3] == [4, 5, 5]
    assert view["pool_held"] == 106 - 15 - 1
    if viewer == 0:
        assert table.log(viewer)[-1] == "*: draw 0 chop"
        assert kinds_in(view["hand"][0]) == {"toss": 3, "chop": 1}
        return
    assert table.log(viewer)[-1] == "*: draw 0 ?"
    assert view["hand"][0].sum() == 0
    assert not drawn.is_open_to(viewer if isinstance(viewer, int) else SPECTATOR)


@rule("HP-6.1", "HP-6.2", "HP-2.3")
@pytest.mark.parametrize(
    "viewer, own",
    [
        (0, {"toss": 3, "chop": 1}),
        (1, {"toss": 3, "chop": 2}),
        (2, {"mashed": 5}),
        ("spectator", {}),
    ],
)
def test_what_a_viewer_has_not_seen_is_the_deck_less_all_that_lies_open_and_its_own_hand(
    viewer: int | str, own: dict[str, int]
) -> None:
    table = then(play(DRAWING), "*: draw 0 chop")
    deck: list[int] = [16, 11, 7, 7, 5, 6, 4, 5, 3, 10, 9, 8, 6, 9]
    counts = dict(zip(KINDS, deck, strict=True))
    for kind in ("pass-left", "huge"):  # in the discard pile, and on p0
        counts[kind] -= 1
    for kind, n in own.items():
        counts[kind] -= n
    assert kinds_in(table.view(viewer)["pool"]) == {kind: n for kind, n in counts.items() if n}
