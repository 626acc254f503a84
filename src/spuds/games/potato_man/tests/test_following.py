"""PM-3.4 to PM-3.6 Which cards may join a trick."""

from itertools import permutations

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import happened, refusal, rules_of
from spuds.games.potato_man.cards import WORDS as CARDS
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.rules.following import cards_that_may_follow
from spuds.games.potato_man.tests.script import play, then
from spuds.games.potato_man.tests.tables import WITH_GREEN, trick

pytestmark = pytest.mark.interpreted


# PM-3.4 Each colour once


@rule("PM-3.4")
@pytest.mark.parametrize("seats, options", [(2, ""), (3, ""), (3, WITH_GREEN), (4, "")])
@pytest.mark.parametrize("lead", ["r10", "b10", "g10", "y10"])
def test_a_colour_that_lies_in_the_trick_may_not_be_played(seats: int, options: str, lead: str) -> None:
    colours = "rby" if (seats, options) == (3, "") else "rbgy"
    if lead[0] not in colours:
        return
    own = [f"{colour}{number}" for colour in colours for number in (8, 12)]
    hands = [f"0 has {lead} ...", f"1 has {' '.join(own)} ...", *(f"{seat} has ..." for seat in range(2, seats))]
    table = play([f"seats {seats} start 0 {options}".rstrip(), *hands, f"0: play {lead}"])
    if seats == 2:
        then(table, "*: draw ...")
    legal = table.legal(1)
    assert refusal(table, f"1: play {lead[0]}12") == "PM-3.4"
    assert refusal(table, f"1: play {lead[0]}8") == "PM-3.4"
    assert not [words for words in legal if words.startswith(f"play {lead[0]}")]
    assert {f"play {card}" for card in own if card[0] != lead[0]} <= set(legal)


@rule("PM-3.4")
def test_every_card_of_a_new_colour_may_be_played_and_no_other() -> None:
    table = play("""
        seats 4 start 3
        0 has y4 y5 y6 ...
        1 has r5 r6 r7 b4 b5 b6 g3 g4 g5 y1 y2 y3
        2 has ...
        3 has b7 ...
        3: play b7 | 0: play y4 | = legal 1: g3 g4 g5 r5 r6 r7
    """)
    assert refusal(table, "1: play b6") == "PM-3.4"
    assert refusal(table, "1: play y2") == "PM-3.4"


@rule("PM-3.4", "PM-3.6")
def test_up_to_four_players_cannot_bring_two_potato_men_together() -> None:
    table = play("""
        seats 4 start 0
        0 has y1 ...
        1 has y2 r5 ...
        2 has ...
        3 has ...
        0: play y1
    """)
    assert refusal(table, "1: play y2") == "PM-3.4"


@rule("PM-3.4")
def test_a_player_of_two_may_not_repeat_their_own_colour() -> None:
    table = play("""
        seats 2 start 0
        0 has r5 r6 b6 ...
        1 has g7 ...
        0: play r5 | *: draw ... | 1: play g7 | *: draw ...
    """)
    assert refusal(table, "0: play r6") == "PM-3.4"


@rule("PM-3.4", "PM-4.8")
@pytest.mark.parametrize("seats", [2, 4])
def test_in_the_next_trick_every_colour_is_free_again(seats: int) -> None:
    table = trick("r15 b6 g7 y8", seats=seats)
    assert {words[5] for words in table.legal(0)} == set("rbgy")


# PM-3.5 Five players: one colour twice


def in_fifth_place(cards: str, last_hand: str) -> str:
    """Return the script of a trick of five to which four cards were played and seat 4, with this hand, follows."""
    hands = "\n".join(f"{seat} has {card} ..." for seat, card in enumerate(cards.split()))
    moves = " | ".join(f"{seat}: play {card}" for seat, card in enumerate(cards.split()))
    return f"seats 5 start 0\n{hands}\n4 has {last_hand}\n{moves}"


@rule("PM-3.5")
@pytest.mark.parametrize("repeated", "rbgy")
@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_with_five_players_any_seat_but_the_leader_may_repeat_any_colour(place: int, repeated: str) -> None:
    others = "rbgy".replace(repeated, "")
    colours = [repeated, *others[: place - 1]]
    laid = [f"{colour}{number}" for colour, number in zip(colours, (9, 10, 11, 12), strict=False)]
    table = trick(" ".join([*laid, f"{repeated}8"]), seats=5)
    assert len(happened(table, Event.PLAYS)) == place + 1
    rest = others[place - 1 :]
    if rest:
        assert {words[5] for words in table.legal()} == set(rest)


@rule("PM-3.5")
@pytest.mark.parametrize("again", ["b5", "r7"])
def test_after_one_colour_was_repeated_no_colour_may_be(again: str) -> None:
    """Neither the repeated colour a third time nor another colour a second time."""
    table = play("""
        seats 5 start 0
        0 has r5 ...
        1 has b4 ...
        2 has r6 ...
        3 has r7 r8 b5 b6 g3 g4 g5 y4 y5 y1
        4 has ...
        0: play r5 | 1: play b4 | 2: play r6 | = legal 3: g3 g4 g5 y1 y4 y5
    """)
    assert refusal(table, f"3: play {again}") == "PM-3.5"


@rule("PM-3.5")
def test_a_fifth_player_may_play_any_colour_when_none_was_repeated() -> None:
    play(
        in_fifth_place("r9 b9 g9 y9", "r5 r6 b5 b6 g5 g6 y5 y6 r18 y1") + "\n= legal 4: b5 b6 g5 g6 r18 r5 r6 y1 y5 y6"
    )


@rule("PM-3.5")
@pytest.mark.parametrize("missing", "rbgy")
def test_a_fifth_player_may_play_only_the_missing_colour_when_one_was_repeated(missing: str) -> None:
    first, second, third = list("rbgy".replace(missing, ""))
    script = in_fifth_place(f"{first}9 {second}9 {third}9 {first}10", "r5 r6 b5 b6 g5 g6 y5 y6 ...")
    table = play(script)
    assert {words[5] for words in table.legal(4)} == {missing}


def colour_orders(seats: int, size: int, laid: str = "") -> set[str]:
    """Return the orders of colours in which a trick of this size may be completed, Potato Men apart."""
    if len(laid) == size:
        return {laid}
    cards = [CARDS.index(f"{colour}{6 + place}") for place, colour in enumerate(laid)]
    may_follow = cards_that_may_follow(sum(1 << card for card in cards), len(laid), seats)
    orders: set[str] = set()
    for colour in "rbgy":
        if may_follow >> CARDS.index(f"{colour}{6 + len(laid)}") & 1:
            orders |= colour_orders(seats, size, laid + colour)
    return orders


@rule("PM-3.5")
def test_in_a_complete_trick_of_five_all_colours_appear_and_exactly_one_comes_twice() -> None:
    assert colour_orders(5, 5) == {"".join(order) for twice in "rbgy" for order in permutations("rbgy" + twice)}


@rule("PM-3.4")
@pytest.mark.parametrize("seats, size", [(2, 4), (3, 3), (4, 4)])
def test_in_a_complete_trick_of_up_to_four_cards_no_colour_comes_twice(seats: int, size: int) -> None:
    assert colour_orders(seats, size) == {"".join(order) for order in permutations("rbgy", size)}


@rule("PM-3.5")
def test_a_follower_of_five_plays_by_the_rule_for_five() -> None:
    assert rules_of(trick("r5 b6 r7", seats=5), Event.PLAYS) == ["PM-3.1", "PM-3.5", "PM-3.5"]


# PM-3.6 Five players: one Potato Man


@rule("PM-3.6")
@pytest.mark.parametrize("first, second", list(permutations(["y1", "y2", "y3"], 2)))
def test_a_potato_man_may_not_join_another(first: str, second: str) -> None:
    table = play(f"""
        seats 5 start 0
        0 has {first} ...
        1 has {second} ...
        2 has ...
        3 has ...
        4 has ...
        0: play {first}
    """)
    assert refusal(table, f"1: play {second}") == "PM-3.6"


@rule("PM-3.6")
def test_yellow_4_to_13_may_join_a_potato_man() -> None:
    play("""
        seats 5 start 0
        0 has y1 ...
        1 has y2 y3 y4-y10 r5
        2 has ...
        3 has ...
        4 has ...
        0: play y1 | = legal 1: r5 y10 y4 y5 y6 y7 y8 y9 | 1: play y10
    """)


@rule("PM-3.6")
@pytest.mark.parametrize("yellow", ["y4", "y13"])
def test_a_potato_man_may_join_yellow_4_to_13(yellow: str) -> None:
    table = trick(f"{yellow} r5 y2", seats=5)
    assert len(happened(table, Event.PLAYS)) == 3


@rule("PM-3.6")
def test_a_potato_man_may_be_played_to_each_later_trick() -> None:
    table = trick("y1 y13 r5 b4 g3")
    then(table, "= turn 1: 0")
    table = trick("y3 r16 b4 g3 y4")
    assert not [words for words in table.legal(0) if words == "play y3"]


@rule("PM-3.6", "PM-3.5")
def test_once_a_colour_was_repeated_a_second_potato_man_is_refused_as_a_colour() -> None:
    table = play("""
        seats 5 start 0
        0 has y1 ...
        1 has y9 ...
        2 has y2 r5 ...
        3 has ...
        4 has ...
        0: play y1 | 1: play y9
    """)
    assert refusal(table, "2: play y2") == "PM-3.5"


@rule("PM-3.6", "PM-5.1")
def test_a_seat_with_nothing_but_a_second_potato_man_is_stuck() -> None:
    play("""
        seats 5 start 0
        0 has y1 ...
        1 has r5 ...
        2 has b5 ...
        3 has r6 ...
        4 has b6-b13 y2 y3
        0: play y1 | 1: play r5 | 2: play b5 | 3: play r6 | = over 1: stuck 4, points 0 0 0 0 0
    """)


@rule("PM-3.6", "PM-3.5")
@pytest.mark.parametrize("first, second", list(permutations(["r16", "r17", "r18"], 2)))
def test_two_lord_frys_may_meet_as_the_repeated_red(first: str, second: str) -> None:
    table = trick(f"{first} {second}", seats=5)
    assert len(happened(table, Event.PLAYS)) == 2


@rule("PM-3.6", "PM-3.5")
def test_a_third_lord_fry_may_not_join_two() -> None:
    table = play("""
        seats 5 start 0
        0 has r16 ...
        1 has r17 ...
        2 has r18 ...
        3 has ...
        4 has ...
        0: play r16 | 1: play r17
    """)
    assert refusal(table, "2: play r18") == "PM-3.5"
