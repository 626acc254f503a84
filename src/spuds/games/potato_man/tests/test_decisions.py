"""Sections 6 and 7 Who decides, what is legal, and how a refusal reads."""

from collections import Counter

import numpy as np
import pytest

from spuds import IllegalAction, NotYourDecision, StaleAction, Table
from spuds.core.chance import seeded
from spuds.core.events import NO_LOG
from spuds.core.testing import rule
from spuds.core.testing.asked import refusal
from spuds.games.potato_man import GAME
from spuds.games.potato_man.tests.script import play, then
from spuds.games.potato_man.tests.tables import TABLES, begun, dealt, empty_game, trick

pytestmark = pytest.mark.interpreted

FIVE = """
    seats 5 start 0
    0 has y1 ...
    1 has y2 r5 b4 y9 ...
    2 has r6 r7 y3 g3 ...
    3 has ...
    4 has ...
    0: play y1
"""


# Who is waited for


@rule("PM-2.1", "PM-2.5", "PM-3.8")
def test_chance_alone_is_waited_for_at_the_start_in_a_deal_and_at_a_draw() -> None:
    assert Table("potato-man", 2).waiting == ("*",)
    assert begun(2).waiting == ("*",)
    drawing = play("seats 2 start 0\n0 has r5 ...\n1 has ...\n0: play r5")
    assert drawing.waiting == ("*",)


@rule("PM-3.1", "PM-3.10")
@pytest.mark.parametrize("seats, options", TABLES)
def test_one_seat_alone_is_waited_for_in_play(seats: int, options: str) -> None:
    table = dealt(seats, options)
    for n in range(2):
        assert table.waiting == (n,)
        table.play(f"{n}: {table.legal()[0]}")
        table.settle(0)


@rule("PM-6.1")
def test_nobody_is_waited_for_when_the_game_is_over() -> None:
    table = empty_game(3, rounds=3)
    assert table.waiting == ()
    assert table.settle(1) == []
    with pytest.raises(NotYourDecision, match="the game is over"):
        table.legal(0)
    with pytest.raises(NotYourDecision, match="the game is over"):
        table.chances()


@rule("PM-3.10")
def test_who_is_not_waited_for_may_not_answer() -> None:
    table = dealt(4)
    with pytest.raises(NotYourDecision, match="seat 1 may not play r5: seat 0 must answer"):
        table.play("1: play r5")
    with pytest.raises(NotYourDecision, match="chance may not draw r5: seat 0 must answer"):
        table.play("*: draw r5")
    with pytest.raises(NotYourDecision, match="seat 0 must answer"):
        table.legal(1)
    with pytest.raises(NotYourDecision, match="seat 0 may not play r5: chance must move"):
        begun(4).play("0: play r5")


def test_an_answer_to_an_earlier_position_is_stale() -> None:
    table = dealt(4)
    with pytest.raises(StaleAction, match="this move answers move 48, but 49 moves have been made"):
        table.play("0: play r5", at=48)


# What is legal


@rule("PM-3.1")
def test_legal_answers_are_sorted_by_text() -> None:
    table = play("""
        seats 4 start 0
        0 has b4 b10 r5 r10 g3 y13 y2 b16 r18 g14 g10 y1
        1 has ...
        2 has ...
        3 has ...
    """)
    cards = "b10 b16 b4 g10 g14 g3 r10 r18 r5 y1 y13 y2"
    assert table.legal(0) == [f"play {card}" for card in cards.split()]


@rule("PM-3.1")
def test_action_ids_of_legal_answers_ascend() -> None:
    actions = dealt(4).view(0).actions()
    assert actions == sorted(actions)
    assert len(actions) == 12


@rule("PM-3.7")
def test_a_random_answer_is_any_legal_one_and_no_other() -> None:
    table = then(dealt(4), "0: play r5")
    rng = seeded("pick")
    picked = Counter(GAME.texts[GAME.pick(table.state[0], 1, rng[0])] for _ in range(400))
    assert sorted(picked) == table.legal(1)
    assert max(picked.values()) < 4 * min(picked.values())


@rule("PM-3.10", "PM-6.1")
def test_without_the_checked_table_nothing_is_listed_for_those_who_are_not_waited_for() -> None:
    out, weights = np.zeros((2, 52), dtype=np.int64)
    playing, over = dealt(4).state[0], empty_game(2, rounds=2).state[0]
    assert [GAME.legal(playing, seat, out) for seat in range(4)] == [12, 0, 0, 0]
    assert [GAME.legal(over, seat, out) for seat in range(2)] == [0, 0]
    assert GAME.chances(playing, out, weights) == GAME.chances(over, out, weights) == 0


@rule("PM-3.7", "PM-6.1")
@pytest.mark.parametrize("seats, options", TABLES)
def test_random_answers_end_every_game_and_break_nothing_on_the_way(seats: int, options: str) -> None:
    """A round has at most 12 cards in each hand, and with two players 8 more in each pile."""
    empty = begun(seats, options)
    state, rng, answers = GAME.table(seats, empty.options)[0], seeded(seats, options)[0], 0
    while True:
        GAME.settle(state, rng)
        assert GAME.check_state(state) == []
        seat = int(GAME.waiting(state)).bit_length() - 1
        if seat < 0:
            break
        assert GAME.why_not(state, seat, int(GAME.pick(state, seat, rng))) == 0
        GAME.play(state, seat, int(GAME.pick(state, seat, rng)), NO_LOG)
        answers += 1
    assert answers <= seats * seats * (20 if seats == 2 else 12)
    assert int(GAME.tally(state, np.zeros(seats, dtype=np.int64))) > 0


# What chance may do


@rule("PM-2.5")
def test_chance_deals_only_to_the_next_seat_and_only_from_the_pool() -> None:
    table = begun(4)
    table.play("*: deal 0 r5")
    for words in ("deal 0 r6", "deal 2 r6", "deal 1 r5", "draw r6", "start 1", "play r6"):
        with pytest.raises(IllegalAction, match=f"chance may not {words}") as caught:
            table.play(f"*: {words}")
        assert caught.value.legal == tuple(table.chances())


@rule("PM-1.5")
def test_chance_does_not_deal_green_where_green_is_out() -> None:
    with pytest.raises(IllegalAction, match="chance may not deal 0 g3"):
        begun(3).play("*: deal 0 g3")


@rule("PM-2.1")
def test_chance_does_not_name_a_seat_that_is_not_there() -> None:
    with pytest.raises(IllegalAction, match="chance may not start 3"):
        Table("potato-man", 3).play("*: start 3")


@rule("PM-3.8", "PM-2.7")
def test_chance_draws_only_cards_that_nobody_has_seen() -> None:
    table = play("seats 2 start 0\n0 has r5-r16\n1 has b4-b15\n0: play r5")
    for card in ("r5", "r6", "b4"):
        with pytest.raises(IllegalAction, match=f"chance may not draw {card}"):
            table.play(f"*: draw {card}")
    assert len(table.chances()) == 28
    then(table, "*: draw y1 | 1: play b4")
    with pytest.raises(IllegalAction, match="chance may not draw y1"):
        table.play("*: draw y1")


# How a refusal reads


@rule("PM-3.1")
def test_refused_not_in_the_hand() -> None:
    table = play("seats 4 start 0\n0 has b4 ...\n1 has r5 ...\n2 has ...\n3 has ...")
    with pytest.raises(IllegalAction, match=r"seat 0 may not play r5: r5 is not in the hand \(PM-3\.1\) in") as caught:
        table.play("0: play r5")
    assert (caught.value.reason, caught.value.rule) == ("why-not-not-held", "PM-3.1")
    assert caught.value.legal == tuple(table.legal(0))
    assert table.view(0).position in str(caught.value)


@rule("PM-2.5", "PM-3.1")
def test_a_refusal_tells_a_seat_no_more_than_it_may_know() -> None:
    """Whoever asks for a card in another hand, in a pile or set aside hears the same."""
    told = set()
    for other, rest in (("r5 ...", "..."), ("...", "r5 ..."), ("b5 ...", "...")):
        table = play(f"seats 4 start 0\n0 has b4 b6-b16\n1 has {other}\n2 has {rest}\n3 has ...")
        with pytest.raises(IllegalAction) as caught:
            table.play("0: play r5")
        told.add(str(caught.value))
    assert len(told) == 1


@rule("PM-3.4")
@pytest.mark.parametrize("lead, card", [("r5", "r6"), ("b5", "b6"), ("g5", "g6"), ("y5", "y6")])
def test_refused_colour_in_the_trick(lead: str, card: str) -> None:
    table = play(f"seats 4 start 0\n0 has {lead} ...\n1 has {card} ...\n2 has ...\n3 has ...\n0: play {lead}")
    colour = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}[card[0]]
    with pytest.raises(IllegalAction, match=f"play {card}: {colour} is already in this trick") as caught:
        table.play(f"1: play {card}")
    assert (caught.value.reason, caught.value.rule) == ("why-not-colour-taken", "PM-3.4")


@rule("PM-3.5")
@pytest.mark.parametrize("card", ["y3", "r7"])
def test_refused_colour_in_the_trick_and_a_colour_was_repeated(card: str) -> None:
    script = FIVE.replace("0 has y1", "0 has r8").replace("0: play y1", "0: play r8 | 1: play r5")
    table = play(script) if card == "r7" else then(play(FIVE), "1: play y9")
    with pytest.raises(IllegalAction, match="is already in this trick, and a colour has been repeated") as caught:
        table.play(f"2: play {card}")
    assert (caught.value.reason, caught.value.rule) == ("why-not-colours-repeated", "PM-3.5")


@rule("PM-3.6")
def test_refused_second_potato_man() -> None:
    with pytest.raises(IllegalAction, match="play y2: a Potato Man is already in this trick") as caught:
        play(FIVE).play("1: play y2")
    assert (caught.value.reason, caught.value.rule) == ("why-not-second-potato-man", "PM-3.6")


@rule("PM-3.7")
@pytest.mark.parametrize("words", ["draw r6", "start 1", "deal 1 r6"])
def test_refused_a_move_of_chance(words: str) -> None:
    """A player may neither draw of their own accord nor deal; the rules name one decision, to play a card."""
    with pytest.raises(IllegalAction, match=f"seat 1 may not {words}: that is a move of chance") as caught:
        play(FIVE).play(f"1: {words}")
    assert caught.value.reason == "why-not-not-a-play"
    assert caught.value.rule.startswith("PM-")


@rule("PM-3.1", "PM-3.4")
def test_a_refused_move_changes_nothing_and_the_seat_may_answer_again() -> None:
    table = trick("r5 b6", seats=4)
    refused = next(card for card in ("r6", "b5") if f"play {card}" not in table.legal(2))
    assert refusal(table, f"2: play {refused}") in ("PM-3.1", "PM-3.4")
    table.play(f"2: {table.legal(2)[0]}")


@rule("PM-3.8")
def test_a_move_can_be_taken_back_and_made_again() -> None:
    table = play("seats 2 start 0\n0 has r5 ...\n1 has ...\n0: play r5")
    before = table.state.tobytes()
    for card in ("y13", "b16"):
        table.play(f"*: draw {card}")
        assert table.waiting == (1,)
        assert table.undo() == f"*: draw {card}"
        assert table.state.tobytes() == before
