"""HP-5: step 1, in which everybody with potatoes answers in secret; decision D1."""

import pytest

from spuds import NotationError, NotYourDecision, Table
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, refusal, rules_of
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.tests.script import play, then
from spuds.games.hot_potato.tests.tables import kinds_in

pytestmark = pytest.mark.interpreted

BROWN = ("pass-left", "pass-right", "either", "skip-left", "skip-right", "toss", "chop", "split-left", "split-right")
BLUE = ("huge", "popping", "flaming", "mashed", "ban-pass-left")

TWO_EACH = """
    seats 4; chip 0; hands 0 chop*2 flaming*3, 1 chop huge*4, 2 toss*5, 3 split-right popping*2 mashed*2
    0: p0 chop; 1: p0 chop; 3: p1 split-right
    => p0 at 2 yellow; p2 at 0 yellow; p1 at 2 yellow; p3 at 2 yellow; waiting 0 2; turn 3
"""
"""Seat 0 owes an answer for p2, seat 2 for p0, p1 and p3; seats 1 and 3 have no potato."""


def one_potato(hand: str, seats: int = 3) -> Table:
    """Return a table at which seat 0 has one potato and this hand."""
    return play(f"seats {seats}; chip 0; hands 0 {hand}, others ...")


# HP-5.1 Who answers


@rule("HP-5.1")
def test_all_with_potatoes_are_asked_at_once_and_nobody_else() -> None:
    table = play(TWO_EACH)
    for seat in (1, 3):
        with pytest.raises(NotYourDecision, match="seat 0 and seat 2 must act"):
            table.play(f"{seat}: p0 none")
    then(table, "2: p0 none; 2: p1 none => waiting 0 2")
    then(table, "2: p3 none => waiting 0")
    then(table, "0: p2 none => waiting *")


@rule("HP-5.1", "HP-4.2")
def test_a_player_answers_once_for_each_of_her_potatoes_in_number_order() -> None:
    table = play(TWO_EACH + "=> legal 2 is p0 none | p0 toss")
    assert [refusal(table, f"2: p{potato} toss") for potato in (1, 2, 3, 4)] == ["HP-5.1"] * 4
    then(table, "2: p0 toss => legal 2 is p1 none | p1 toss")
    assert [refusal(table, f"2: p{potato} toss") for potato in (0, 2, 3)] == ["HP-5.1"] * 3
    then(table, "2: p1 none => legal 2 is p3 none | p3 toss")
    assert refusal(table, "2: p1 toss") == "HP-5.1"


@rule("HP-5.1", "HP-4.1")
@pytest.mark.parametrize("move", ["p0 left", "p0 to 1", "give-chip 1", "extra 1", "draw 0 toss", "chip 0"])
def test_nothing_else_is_an_answer_in_step_1(move: str) -> None:
    assert refusal(one_potato("toss either huge*3"), f"0: {move}") == "HP-4.1"


# HP-5.2 What may be played


@rule("HP-5.2", "HP-5.3")
def test_the_answers_are_nothing_or_a_brown_card_or_a_brown_and_a_blue_one_of_the_hand() -> None:
    then(
        one_potato("toss chop huge popping huge"),
        "=> legal 0 is p0 chop | p0 chop huge | p0 chop popping | p0 none | p0 toss | p0 toss huge | p0 toss popping",
    )
    then(one_potato("toss*5"), "=> legal 0 is p0 none | p0 toss")
    then(one_potato("split-right mashed*4"), "=> legal 0 is p0 none | p0 split-right | p0 split-right mashed")


@rule("HP-5.2")
@pytest.mark.parametrize("move", ["p0 huge", "p0 huge toss", "p0 toss chop", "p0 huge popping", "p0 toss huge popping"])
def test_blue_alone_and_two_cards_of_a_colour_are_not_even_moves(move: str) -> None:
    with pytest.raises(NotationError):
        one_potato("toss chop huge popping huge").play(f"0: {move}")


@rule("HP-5.2")
@pytest.mark.parametrize("brown", BROWN)
@pytest.mark.parametrize("blue", BLUE)
def test_any_brown_card_goes_with_any_blue_one(brown: str, blue: str) -> None:
    table = one_potato(f"{brown} {blue} huge*3")
    pairs = sorted({f"p0 {brown} {blue}", f"p0 {brown} huge", f"p0 {brown}", "p0 none"})
    then(table, f"=> legal 0 is {' | '.join(pairs)}")
    then(table, f"0: p0 {brown} {blue} => hand 0 holds huge*3; waiting *")


@rule("HP-5.2")
@pytest.mark.parametrize("move", ["p0 chop", "p0 toss mashed", "p0 chop huge", "p0 pass-left mashed"])
def test_a_card_that_is_not_in_the_hand_may_not_be_played(move: str) -> None:
    assert refusal(one_potato("toss*2 huge*2 flaming"), f"0: {move}") == "HP-5.2"


@rule("HP-5.2")
def test_with_all_kinds_in_hand_there_are_fifty_five_answers() -> None:
    """1 for nothing, 9 brown cards alone, 9 x 5 pairs. The hand is put together by hand: nobody was dealt 14 cards."""
    table = play("seats 3; chip 0; hands 0 pass-left ..., others ...; 0: p0 pass-left => waiting 1")
    state = table.state
    seat = state[0]["hand"][1]
    for kind in range(14):
        if not seat[kind]:
            seat[kind] = 1
            state[0]["pool"][kind] -= 1
            state[0]["pool_held"] -= 1
            state[0]["drew"][1][kind] += 1
            state[0]["drawn"][1] += 1
            state[0]["held"][1] += 1
    pairs = [f"p0 {brown} {blue}" for brown in BROWN for blue in BLUE]
    legal = Table.from_state("hot-potato", state).legal(1)
    assert legal == sorted(["p0 none", *(f"p0 {brown}" for brown in BROWN), *pairs])
    assert len(legal) == 55


# HP-5.3 No duty


@rule("HP-5.3", "HP-9.1")
def test_playing_is_no_duty_with_one_potato() -> None:
    then(one_potato("toss*5"), "0: p0 none => burns 1 0 0; hand 0 holds toss*5")


@rule("HP-5.3", "HP-9.1")
def test_playing_is_no_duty_with_several_and_only_the_bare_ones_explode() -> None:
    table = play(TWO_EACH + "0: p2 none; 2: p0 none; 2: p1 toss; 2: p3 none")
    then(table, "2: p1 to 1 => p1 at 1 red; burns 1 0 0 0")
    then(table, "*: draw 0 ... => burns 1 0 1 0\n*: draw 2 ... => burns 1 0 2 0\n*: draw 2 ... => potatoes p1; turn 4")


# HP-5.4 One card, one potato


@rule("HP-5.4")
def test_a_card_played_on_one_potato_is_not_there_for_the_next() -> None:
    table = play("""
        seats 3; chip 0; hands 0 split-left ..., 1 toss either*2 huge mashed, others ...
        0: p0 split-left; 1: p0 toss huge => legal 1 is p1 either | p1 either mashed | p1 none
    """)
    assert [refusal(table, f"1: p1 {cards}") for cards in ("toss", "either huge", "toss huge")] == ["HP-5.2"] * 3
    then(table, "1: p1 either mashed => hand 1 holds either; waiting *")


@rule("HP-5.4")
def test_of_two_equal_cards_the_second_is_there_for_the_next_potato() -> None:
    play("""
        seats 3; chip 0; hands 0 split-left ..., 1 toss*2 huge*2 mashed, others ...
        0: p0 split-left; 1: p0 toss huge => legal 1 is p1 none | p1 toss | p1 toss huge | p1 toss mashed
    """)


# HP-5.5, HP-5.6 Bans

BANNED = """
    seats 3; chip 0; hands 0 split-left ban-pass-left ..., 1 pass-left*2 {} huge ..., others ...
    0: p0 split-left ban-pass-left; *: draw 0 ... => p0 at 1 red ban-pass-left 1+0; p1 at 1 red ban-pass-left 0+1
"""


@rule("HP-5.5")
def test_pass_left_is_refused_at_once_on_a_potato_with_a_ban_real_or_striped() -> None:
    table = play(BANNED.format("toss"))
    assert refusal(table, "1: p0 pass-left") == "HP-5.5"
    assert refusal(table, "1: p0 pass-left huge") == "HP-5.5"
    assert not [words for words in table.legal(1) if "pass-left" in words.split()]
    then(table, "1: p0 toss")
    assert refusal(table, "1: p1 pass-left") == "HP-5.5"
    assert table.legal(1) == ["p1 none"]


@rule("HP-5.5")
@pytest.mark.parametrize("card", [card for card in BROWN if card != "pass-left"])
def test_nothing_but_pass_left_is_banned(card: str) -> None:
    table = play(BANNED.format(card) + f"1: p0 {card} huge; 1: p1 none")
    assert [event.amount for event in happened(table, Event.LAYS)][-2:] == [2, 0]


@rule("HP-5.5", "HP-8.3")
def test_either_may_go_left_from_a_potato_with_a_ban() -> None:
    then(play(BANNED.format("either")), "1: p0 either; 1: p1 none; 1: p0 left => p0 at 2 yellow ban-pass-left 1+0")


@rule("HP-5.5")
def test_a_ban_on_one_potato_does_not_touch_another() -> None:
    """Seat 2 gets p0 without a ban and p1 with one."""
    table = play("""
        seats 3; chip 0; hands 0 chop ..., 1 pass-left ..., 2 pass-left split-right ban-pass-left ..., others ...
        0: p0 chop => p0 at 1 red; p1 at 2 red
        1: p0 pass-left; 2: p1 split-right ban-pass-left; *: draw 2 ... => waiting 1 2; p0 at 2 yellow
        => p1 at 1 yellow ban-pass-left 1+0; p2 at 1 yellow ban-pass-left 0+1
    """)
    assert "p0 pass-left" in table.legal(2)
    assert "p1 pass-left" not in table.legal(1)


@rule("HP-5.6", "HP-5.5")
def test_a_ban_does_not_hinder_the_pass_left_played_with_it_but_later_ones() -> None:
    table = play("""
        seats 3; chip 0; hands 0 pass-left ban-pass-left ..., 1 pass-left ..., 2 pass-left ..., others ...
        0: p0 pass-left ban-pass-left; *: draw 0 ... => p0 at 1 red ban-pass-left 1+0; burns 0 0 0
    """)
    assert refusal(table, "1: p0 pass-left") == "HP-5.5"


@rule("HP-5.6")
def test_two_bans_are_no_more_than_one() -> None:
    table = play("""
        seats 3; chip 0; hands 0 toss ban-pass-left ..., 1 toss ban-pass-left huge*3, 2 pass-left either chop huge*2
        0: p0 toss ban-pass-left; *: draw 0 ...; 0: p0 to 1; 1: p0 toss ban-pass-left; *: draw 1 ...; 1: p0 to 2
        => p0 at 2 yellow ban-pass-left 2+0
        => legal 2 is p0 chop | p0 chop huge | p0 either | p0 either huge | p0 none
    """)
    assert refusal(table, "2: p0 pass-left") == "HP-5.5"


# HP-5.8 Nothing to play


@rule("HP-5.8")
@pytest.mark.parametrize("hand", ["huge*5", "huge popping flaming mashed ban-pass-left"])
def test_without_a_brown_card_nothing_is_the_only_answer_and_must_be_given(hand: str) -> None:
    then(one_potato(hand), "=> waiting 0; legal 0 is p0 none\n0: p0 none => burns 1 0 0")


@rule("HP-5.8", "HP-5.5")
def test_so_it_is_if_the_only_brown_cards_are_banned() -> None:
    play("""
        seats 3; chip 0; hands 0 toss ban-pass-left ..., 1 pass-left*4 huge, others ...
        0: p0 toss ban-pass-left; *: draw 0 ...; 0: p0 to 1 => waiting 1; legal 1 is p0 none
    """)


@rule("HP-5.8")
def test_so_it_is_without_any_card() -> None:
    """Seats 0 and 1 pass the potato to and fro until neither has a card."""
    play("""
        seats 3 deck=5,5,0,0,0,0,0,0,0,5,0,0,0,0; chip 0; hands 0 pass-left*5, 1 pass-right*5, 2 huge*5
        0: p0 pass-left; 1: p0 pass-right; 0: p0 pass-left; 1: p0 pass-right; 0: p0 pass-left; 1: p0 pass-right
        0: p0 pass-left; 1: p0 pass-right; 0: p0 pass-left; 1: p0 pass-right
        => hand 0 is 0; waiting 0; legal 0 is p0 none; turn 11
    """)


# HP-5.9 The order of answers


@rule("HP-5.9")
def test_answers_in_any_order_of_seats_mean_the_same_and_are_recorded_by_seat_then_potato() -> None:
    orders = [
        "0: p2 chop; 2: p0 toss; 2: p1 none; 2: p3 toss",
        "2: p0 toss; 2: p1 none; 2: p3 toss; 0: p2 chop",
        "2: p0 toss; 0: p2 chop; 2: p1 none; 2: p3 toss",
        "2: p0 toss; 2: p1 none; 0: p2 chop; 2: p3 toss",
    ]
    tables = [play(TWO_EACH + answers) for answers in orders]
    for table in tables:
        assert table.moves[-4:] == ["0: p2 chop", "2: p0 toss", "2: p1 none", "2: p3 toss"]
        assert table.state.tobytes() == tables[0].state.tobytes()
        assert table.log(1) == tables[0].log(1)


@rule("HP-5.1", "HP-5.7")
def test_events_of_step_1_name_their_rule() -> None:
    table = play(TWO_EACH + "0: p2 chop; 2: p0 toss; 2: p1 none; 2: p3 toss")
    assert set(rules_of(table, Event.LAYS)) == {"HP-5.7"}
    assert [event.seat for event in happened(table, Event.READY)][-1] == 0
    assert kinds_in(table.state[0]["hand"][2]) == {"toss": 3}
