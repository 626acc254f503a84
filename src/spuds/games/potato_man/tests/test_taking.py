"""PM-4 Taking the trick: who wins it, what it pays, who leads next."""

import pytest

from spuds.core.testing import rule
from spuds.core.testing.asked import happened, rules_of
from spuds.games.potato_man.events import Event
from spuds.games.potato_man.notation import cards_text
from spuds.games.potato_man.tests.script import play, then
from spuds.games.potato_man.tests.tables import WITH_GREEN, begun, round_of_four, trick, winner

pytestmark = pytest.mark.interpreted


@rule("PM-4.1")
@pytest.mark.parametrize(
    "laid, seats, options, wins",
    [
        ("r9 b8 g7 y6", 2, "", (0, "r9")),
        ("r6 b7 g8 y9", 2, "", (1, "y9")),
        ("r6 b7 g9 y8", 2, "", (0, "g9")),
        ("r6 b10 y9", 3, "", (1, "b10")),
        ("r6 y7 b8", 3, "", (2, "b8")),
        ("g12 b10 y9", 3, WITH_GREEN, (0, "g12")),
        ("r6 g10 y9", 3, WITH_GREEN, (1, "g10")),
        ("r6 y10 b9 g3", 4, "", (1, "y10")),
        ("r6 y10 b9 g14", 4, "", (3, "g14")),
        ("r6 r11 b9 g3 y10", 5, "", (1, "r11")),
        ("r6 b7 g8 y9 y10", 5, "", (4, "y10")),
    ],
)
def test_the_highest_number_wins_for_the_seat_that_played_it(
    laid: str, seats: int, options: str, wins: tuple[int, str]
) -> None:
    table = trick(laid, seats=seats, options=options)
    assert winner(table) == wins
    assert rules_of(table, Event.TAKES) == ["PM-4.1"]


@rule("PM-4.1")
def test_it_does_not_matter_who_led() -> None:
    for leader in range(4):
        assert winner(trick("r6 y10 b9 g3", leader=leader)) == ((leader + 1) % 4, "y10")


@rule("PM-4.2")
@pytest.mark.parametrize(
    "laid, seats, options, wins",
    [
        ("r9 b9 g3 y4", 2, "", (1, "b9")),
        ("r9 b4 g9 y5", 2, "", (0, "g9")),
        ("r16 y5 g6 b16", 2, "", (1, "b16")),
        ("b9 r9 y9", 3, "", (2, "y9")),
        ("r9 y9 b4", 3, "", (1, "y9")),
        ("r9 g9 b4", 3, WITH_GREEN, (1, "g9")),
        ("r9 y9 b9 g9", 4, "", (3, "g9")),
        ("g9 y9 b9 r9", 4, "", (3, "r9")),
        ("r9 y4 b9 g3", 4, "", (2, "b9")),
        ("r9 y9 b9 g3", 4, "", (2, "b9")),
        ("r9 b9 g9 y4 r5", 5, "", (2, "g9")),
        ("y9 r5 b9 r9 g9", 5, "", (4, "g9")),
    ],
)
def test_of_cards_with_the_same_highest_number_the_last_one_wins(
    laid: str, seats: int, options: str, wins: tuple[int, str]
) -> None:
    table = trick(laid, seats=seats, options=options)
    assert winner(table) == wins
    assert rules_of(table, Event.TAKES) == ["PM-4.2"]


@rule("PM-4.2", "PM-4.5")
def test_the_later_of_a_players_own_equal_cards_decides_the_colour_of_the_sack_card() -> None:
    then(trick("r9 b4 g9 y5", seats=2), "= won 0: green 1 | = won 1: none")


@rule("PM-4.1", "PM-4.2")
def test_equal_numbers_below_the_highest_do_not_matter() -> None:
    table = trick("r9 y10 b9 g9")
    assert winner(table) == (1, "y10")
    assert rules_of(table, Event.TAKES) == ["PM-4.1"]


@rule("PM-4.3")
@pytest.mark.parametrize(
    "laid, seats, options, wins",
    [
        pytest.param("r16 y1 b4 g3", 4, "", (1, "y1"), id="Lord Fry first"),
        pytest.param("y1 r16 b4 g3", 4, "", (0, "y1"), id="Potato Man first"),
        pytest.param("r18 b16 g14 y3", 4, "", (3, "y3"), id="with blue 16"),
        pytest.param("y2 b16 r17", 3, "", (0, "y2"), id="3 without green"),
        pytest.param("g14 y2 r17", 3, WITH_GREEN, (1, "y2"), id="3 with green"),
        pytest.param("r18 y13 b16 y1 g14", 5, "", (3, "y1"), id="beside another yellow"),
        pytest.param("r18 r17 y1 b16 g14", 5, "", (2, "y1"), id="with two Lord Frys"),
        pytest.param("r16 b16 y2 g5", 2, "", (0, "y2"), id="both by one player"),
        pytest.param("b16 y2 g5 r16", 2, "", (1, "y2"), id="both by the other player"),
        pytest.param("r16 y2 b16 g5", 2, "", (1, "y2"), id="one by each of two"),
    ],
)
def test_potato_man_wins_a_trick_in_which_lord_fry_lies(
    laid: str, seats: int, options: str, wins: tuple[int, str]
) -> None:
    table = trick(laid, seats=seats, options=options)
    assert winner(table) == wins
    assert rules_of(table, Event.TAKES) == ["PM-4.3"]
    then(table, f"= won {wins[0]}: yellow 1")


@rule("PM-4.4")
@pytest.mark.parametrize(
    "laid, seats, options, wins",
    [
        ("y3 b4 g3 r5", 4, "", (3, "r5")),
        ("y3 b4 g3 r15", 4, "", (3, "r15")),
        ("y3 b4 r5", 3, "", (2, "r5")),
        ("y3 g3 b4", 3, WITH_GREEN, (2, "b4")),
        ("y3 y4 g3 b4 r5", 5, "", (4, "r5")),
        ("y3 b4 g3 r5", 2, "", (1, "r5")),
    ],
)
def test_without_lord_fry_potato_man_is_a_small_number_and_loses(
    laid: str, seats: int, options: str, wins: tuple[int, str]
) -> None:
    assert winner(trick(laid, seats=seats, options=options)) == wins


@rule("PM-4.4", "PM-4.2")
def test_without_potato_man_lord_fry_is_a_plain_16_17_or_18() -> None:
    assert winner(trick("r16 b16 g3 y4")) == (1, "b16")
    assert winner(trick("b16 r16 g3 y4")) == (1, "r16")
    assert winner(trick("r17 b16 g3 y4")) == (0, "r17")
    assert winner(trick("r18 r17 b16 g3 y4")) == (0, "r18")


@rule("PM-4.5", "PM-4.3")
@pytest.mark.parametrize(
    "laid, sack",
    [
        ("r15 b4 g3 y4", "red"),
        ("b16 r5 g3 y4", "blue"),
        ("g14 r5 b4 y4", "green"),
        ("y13 r5 b4 g3", "yellow"),
        ("y1 r18 b4 g3", "yellow"),
    ],
)
def test_the_winner_takes_one_sack_card_of_the_winning_colour_from_the_supply(laid: str, sack: str) -> None:
    left = ", ".join(f"{kind} {2 if kind == sack else 3}" for kind in ("red", "blue", "green", "yellow", "gold"))
    table = then(trick(laid), f"= won 0: {sack} 1 | = supply: {left}")
    assert rules_of(table, Event.EARNS) == ["PM-4.5"]
    for other in (1, 2, 3):
        then(table, f"= won {other}: none")


@rule("PM-4.6")
def test_a_colour_that_is_sold_out_is_paid_in_gold() -> None:
    table = play("""
        base E6 1
        0: play r16 | 1: play b14 | 2: play g12 | 3: play y11 | 4: play r7
        = won 0: red 3 | = supply: blue 3, green 3, yellow 3, gold 3
        0: play r15 | 1: play b13 | 2: play g11 | 3: play y10 | 4: play r8
        = won 0: red 3, gold 1 | = supply: blue 3, green 3, yellow 3, gold 2
    """)
    assert rules_of(table, Event.EARNS) == ["PM-4.5", "PM-4.5", "PM-4.5", "PM-4.6"]


@rule("PM-4.6")
@pytest.mark.parametrize("colour, points", [("r", 3 + 5), ("b", 6 + 5), ("g", 9 + 5), ("y", 12 + 5)])
def test_every_colour_that_is_sold_out_is_paid_in_gold(colour: str, points: int) -> None:
    fourth = " ".join([f"2{colour}"] * 4)
    then(begun(4), "\n".join(round_of_four(1, 0, fourth, f"0 0 {points} 0")))


@rule("PM-4.6", "PM-4.3")
def test_potato_man_is_paid_in_gold_when_yellow_is_sold_out() -> None:
    table = play("""
        seats 4 start 0
        0 has y13 y12 y11 y1 ...
        1 has r8 r9 r10 r16 ...
        2 has b4 b5 b6 b7 ...
        3 has g3 g4 g5 g6 ...
        0: play y13 | 1: play r8 | 2: play b4 | 3: play g3 | 0: play y12 | 1: play r9 | 2: play b5 | 3: play g4
        0: play y11 | 1: play r10 | 2: play b6 | 3: play g5 | = won 0: yellow 3
        0: play y1 | 1: play r16 | 2: play b7 | 3: play g6 | = won 0: yellow 3, gold 1
    """)
    assert rules_of(table, Event.TAKES)[-1] == "PM-4.3"
    assert rules_of(table, Event.EARNS)[-1] == "PM-4.6"


@rule("PM-4.6")
def test_nobody_is_asked_whether_they_want_gold() -> None:
    table = play("""
        base E6 2
        = turn 0: 0
    """)
    assert all(words.startswith("play") for words in table.legal(0))


@rule("PM-4.6")
def test_gold_is_not_taken_while_the_colour_is_there() -> None:
    play("""
        base E6 1
        = won 0: red 2 | = supply: red 1, blue 3, green 3, yellow 3, gold 3
    """)


@rule("PM-4.7")
def test_when_gold_is_gone_too_the_winner_goes_empty_handed_but_has_won_the_trick() -> None:
    table = play("""
        base E6 2
        0: play r14 | 1: play b12 | 2: play g10 | 3: play y9 | 4: play r9
        0: play r13 | 1: play b11 | 2: play g9 | 3: play y8 | 4: play b4
        = won 0: red 3, gold 3 | = supply: blue 3, green 3, yellow 3
        0: play r12 | 1: play b10 | 2: play g8 | 3: play y7 | 4: play b5
        = won 0: red 3, gold 3 | = supply: blue 3, green 3, yellow 3 | = turn 0: 0
    """)
    red = 0
    assert [(event.seat, event.amount) for event in happened(table, Event.EMPTY_HANDED)] == [(0, red)]
    assert rules_of(table, Event.EMPTY_HANDED) == ["PM-4.7"]
    assert table.view("spectator")["tricks"] == 7


@rule("PM-4.7")
def test_other_colours_are_still_paid_when_gold_is_gone() -> None:
    play("""
        base E7 3
        0: play y1 | 1: play b12 | 2: play g5 | 3: play y4 | 4: play r9 | = over 1: all played, points 18 2 0 0 0
    """)


@rule("PM-4.8")
@pytest.mark.parametrize(
    "seats, laid", [(2, "r5 b6 g7 y8"), (3, "r5 b6 y8"), (4, "r5 b6 g7 y8"), (5, "r5 b6 g7 y8 y9")]
)
def test_the_winner_leads_the_next_trick(seats: int, laid: str) -> None:
    table = trick(laid, seats=seats)
    seat, _ = winner(table)
    then(table, f"= turn {seat}: 0")
    assert table.view("spectator")["leader"] == seat


@rule("PM-4.8")
def test_the_cards_of_a_taken_trick_go_to_the_discard() -> None:
    view = trick("r5 b6 g7 y8").view("spectator")
    assert (view["laid"], view["trick_size"], view["trick"].any()) == (0, 0, False)
    assert cards_text(int(view["discard"])) == "r5 b6 g7 y8"


@rule("PM-4.8", "PM-5.3")
def test_the_winner_of_the_last_trick_of_a_round_does_not_lead_again() -> None:
    play("""
        base E7 3
        0: play y1 | 1: play b12 | 2: play g5 | 3: play y4 | 4: play r9 | = next 1
    """)
