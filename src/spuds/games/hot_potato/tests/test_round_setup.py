"""HP-3: setting up a round; decisions D4 and D5; who sees the cards of the deal (section 8)."""

import pytest

from spuds import Table
from spuds.core.testing import rule
from spuds.core.testing.asked import happened, impossible, refusal, rules_of
from spuds.games.hot_potato.events import Event
from spuds.games.hot_potato.tests.script import play, then
from spuds.games.hot_potato.tests.tables import ALL_SEATS, begun, kinds_in, opened

pytestmark = pytest.mark.interpreted


def burned_out(table: Table) -> Table:
    """Go on until the round is over: nobody plays a card."""
    for seat in range(table.seats):
        while seat in table.waiting:
            table.play(f"{seat}: {table.legal(seat)[0].split()[0]} none")
    while table.waiting == ("*",) and next(iter(table.chances())).startswith("draw"):
        table.play(f"*: {next(iter(table.chances()))}")
    return table


def second(seats: int, chip: int = 0) -> Table:
    """Return a table at which the hands of round 2 have been dealt."""
    return then(burned_out(begun(seats, chip=chip)), "=> round 2\nhands others ...")


def third(seats: int, chip: int, then_chip: int) -> Table:
    """Return a table at which the hands of round 3 have been dealt."""
    table = then(second(seats, chip), f"{chip}: give-chip {then_chip}")
    if seats >= 6:
        then(table, f"{then_chip}: extra {then_chip}")
    return then(burned_out(table), "=> round 3\nhands others ...")


# HP-3.1 The first chip


@rule("HP-3.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_before_anything_else_chance_gives_the_chip_to_any_seat_alike(seats: int) -> None:
    table = opened(seats)
    assert table.waiting == ("*",)
    assert table.chances() == {f"chip {seat}": 1 for seat in range(seats)}
    table.play(f"*: chip {seats - 1}")
    then(table, f"=> chip {seats - 1}")
    (event,) = happened(table, Event.TAKES_CHIP)
    assert (event.seat, event.amount, rules_of(table, Event.TAKES_CHIP)) == (seats - 1, 1, ["HP-3.1"])


@rule("HP-3.1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_an_oldest_player_is_the_only_possibility_and_still_a_move(seats: int) -> None:
    for oldest in range(seats):
        table = opened(seats, f"oldest={oldest}")
        then(table, f"=> chance is chip {oldest} 1; waiting *")
        assert impossible(table, f"*: chip {(oldest + 1) % seats}")
        then(table, f"*: chip {oldest} => chip {oldest}")


# HP-3.2 The order of the set-up


@rule("HP-3.2", "HP-3.7")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_later_round_is_set_up_in_the_order_of_the_book(seats: int) -> None:
    table = then(second(seats), "0: give-chip 1")
    order = ["DISCARDS", "DEALT", "GIVES_CHIP", "PLACES", "BEGINS_TURN"]
    if seats >= 6:
        then(table, "1: extra 0")
        order.insert(4, "ADDS")
    kinds = [Event(event.kind).name for event in table.events]
    kinds = [kind for kind in kinds[kinds.index("ENDS_ROUND") + 1 :] if kind != "RESHUFFLES"]
    assert [kind for n, kind in enumerate(kinds) if n == 0 or kinds[n - 1] != kind] == order


@rule("HP-3.2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_in_the_first_round_there_is_nothing_to_discard(seats: int) -> None:
    table = begun(seats)
    assert not happened(table, Event.DISCARDS)
    then(table, f"=> discard empty; pool {106 - 5 * seats}")


@rule("HP-3.2")
def test_hands_end_on_the_pile_and_pool_supply_and_burns_stay_as_they_are() -> None:
    """Of the 90 cards of the pool one is drawn, 15 are dealt anew; the 15 first dealt lie on the pile with the one."""
    play("""
        seats 3; chip 0; hands 0 chop*2 huge*3, 1 toss*5, 2 mashed*5
        0: p0 none; *: draw 0 flaming => pool 90; supply 10 9 8 6 9; burns 1 0 0; waiting *
        => hand 0 is 0; hand 1 is 0; hand 2 is 0; discard toss 5 chop 2 huge 3 flaming 1 mashed 5
        hands others ... => pool 75; supply 10 9 8 6 9; burns 1 0 0; hand 0 is 5; hand 2 is 5
        => discard toss 5 chop 2 huge 3 flaming 1 mashed 5
    """)


# HP-3.3 The deal


@rule("HP-3.3")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_five_cards_are_dealt_to_each_one_at_a_time_clockwise_from_the_chip_holder(seats: int) -> None:
    for chip in range(seats):
        table = begun(seats, chip=chip)
        assert [event.seat for event in happened(table, Event.DEALT)] == [(chip + n) % seats for n in range(5 * seats)]
        assert set(rules_of(table, Event.DEALT)) == {"HP-3.3"}


@rule("HP-3.3")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_holder_of_the_round_before_is_dealt_to_first(seats: int) -> None:
    order = [event.seat for event in happened(third(seats, 1, 0), Event.DEALT)]
    assert [order[n] for n in (0, 5 * seats, 10 * seats)] == [1, 1, 0]
    assert len(order) == 15 * seats


@rule("HP-3.3")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_deal_never_fails_even_with_the_smallest_deck(seats: int) -> None:
    table = then(begun(seats, f"deck={4 * seats},0,0,0,0,{seats},0,0,0,0,0,0,0,0"), "=> pool 0; discard empty")
    then(burned_out(table), "=> round 2\nhands others ... => pool 0; discard empty")
    assert table.state[0]["hand"][:seats].sum(axis=1).tolist() == [5] * seats


@rule("HP-3.3")
def test_a_card_of_the_deal_is_known_to_its_seat_alone() -> None:
    table = play("seats 3; chip 1; *: deal 1 huge; *: deal 2 chop; *: deal 0 toss")
    assert table.log(1) == ["*: chip 1", "*: deal 1 huge", "*: deal 2 ?", "*: deal 0 ?"]
    assert table.log(0) == ["*: chip 1", "*: deal 1 ?", "*: deal 2 ?", "*: deal 0 toss"]
    assert table.log("spectator") == ["*: chip 1", "*: deal 1 ?", "*: deal 2 ?", "*: deal 0 ?"]
    assert kinds_in(table.view(2)["hand"][2]) == {"chop": 1}
    for viewer in (0, 1, "spectator"):
        assert not table.view(viewer)["hand"][2].any()
        assert table.view(viewer)["held"][:3].tolist() == [1, 1, 1]


@rule("HP-3.3")
def test_what_others_are_dealt_changes_nothing_in_a_view() -> None:
    one = play("seats 3; chip 0; hands 0 toss*5, 1 huge*5, 2 chop*4 mashed")
    two = play("seats 3; chip 0; hands 0 toss*5, 1 flaming*5, 2 either*5")
    assert one.view(0) == two.view(0)
    assert one.view("spectator") == two.view("spectator")
    assert one.view(1) != two.view(1)


# HP-3.4 The chip changes hands (D4)


@rule("HP-3.4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_holder_gives_the_chip_to_any_other_player(seats: int) -> None:
    for chip in (0, seats - 1):
        table = second(seats, chip)
        assert table.waiting == (chip,)
        assert table.legal(chip) == [f"give-chip {seat}" for seat in range(seats) if seat != chip]
        assert refusal(table, f"{chip}: give-chip {chip}") == "HP-3.4"
        then(table, f"{chip}: give-chip {(chip + 1) % seats} => chip {(chip + 1) % seats}")
        assert rules_of(table, Event.GIVES_CHIP) == ["HP-3.4"]


@rule("HP-3.4")
def test_a_former_holder_may_get_it_again() -> None:
    then(third(4, 2, 0), "=> legal 0 is give-chip 1 | give-chip 2 | give-chip 3")
    then(third(4, 2, 0), "0: give-chip 2 => chip 2; turn 1; round 3")


@rule("HP-3.4")
def test_the_holder_has_seen_her_new_hand_when_she_gives_the_chip() -> None:
    table = then(burned_out(begun(3)), "hands 0 toss*4 huge, others ...")
    assert table.waiting == (0,)
    assert kinds_in(table.view(0)["hand"][0]) == {"toss": 4, "huge": 1}
    assert int(table.view(0)["step"]) == 0


@rule("HP-3.4")
def test_there_is_nobody_to_give_the_chip_to_beyond_the_last_seat() -> None:
    assert refusal(second(4), "0: give-chip 4") == "HP-1.2"


# HP-3.5 Starting potatoes


@rule("HP-3.5", "HP-12.4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_rounds_start_with_one_two_and_three_plain_yellow_potatoes_from_the_holder_on(seats: int) -> None:
    last = seats - 1
    first = play(opened_text(seats, last))
    then(first, f"=> p0 at {last} yellow; p1 gone")
    then(second(seats, 0), f"0: give-chip {last} => p0 at {last} yellow; p1 at 0 yellow; p2 gone")
    table = then(third(seats, last, 0), f"0: give-chip {last}")
    then(table, f"=> p0 at {last} yellow; p1 at 0 yellow; p2 at {1 % seats} yellow; p3 gone")


def opened_text(seats: int, chip: int) -> str:
    """Return the script of a table up to the end of the first deal."""
    two = " two_players=on" if seats == 2 else ""
    return f"seats {seats}{two}; chip {chip}; hands others ..."


@rule("HP-3.5")
def test_a_round_starts_in_yellow_whatever_showed_when_the_last_one_ended() -> None:
    play("""
        seats 3; chip 0; hands 0 pass-left ..., others ...
        0: p0 pass-left => p0 at 1 red
        1: p0 none; *: draw 1 ... => round 2; potatoes none
        hands others ...; 0: give-chip 2 => p0 at 2 yellow; p1 at 0 yellow; waiting 0 2
    """)


# HP-3.6 The extra potato (D5)


@rule("HP-3.6")
@pytest.mark.parametrize("seats", [6, 7, 8, 9])
def test_with_six_or_more_the_holder_places_one_more_in_every_round(seats: int) -> None:
    everybody = [f"extra {seat}" for seat in range(seats)]
    table = play(opened_text(seats, 2))
    assert (table.waiting, table.legal()) == ((2,), everybody)
    then(table, "2: extra 5 => p0 at 2 yellow; p1 at 5 yellow; p2 gone; turn 1; waiting 2 5")
    then(burned_out(table), "hands others ...\n2: give-chip 3")
    assert (table.waiting, table.legal()) == ((3,), everybody)
    then(table, "3: extra 3 => p0 at 3 yellow; p1 at 4 yellow; p2 at 3 yellow; p3 gone; turn 1; waiting 3 4")
    then(burned_out(table), "hands others ...\n3: give-chip 2")
    assert (table.waiting, table.legal()) == ((2,), everybody)
    then(table, "2: extra 4 => p2 at 4 yellow; p3 at 4 yellow; p4 gone; turn 1; waiting 2 3 4")
    assert rules_of(table, Event.ADDS) == ["HP-3.6"] * 3


@rule("HP-3.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_fewer_there_is_no_extra_potato(seats: int) -> None:
    then(play(opened_text(seats, 0)), "=> potatoes p0; turn 1; waiting 0")
    then(second(seats), "0: give-chip 1 => potatoes p0 p1; turn 1")
    table = then(third(seats, 0, 1), "1: give-chip 0 => potatoes p0 p1 p2; turn 1")
    assert not happened(table, Event.ADDS)


@rule("HP-3.6")
def test_there_is_nobody_to_get_it_beyond_the_last_seat() -> None:
    assert refusal(play(opened_text(6, 0)), "0: extra 6") == "HP-1.2"


# HP-3.7 Turn 1


@rule("HP-3.7")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_then_turn_1_of_the_round_begins(seats: int) -> None:
    table = then(second(seats), "0: give-chip 1")
    if seats >= 6:
        then(table, "1: extra 1")
    then(table, "=> round 2; turn 1")
    turns = [(event.amount, event.other) for event in happened(table, Event.BEGINS_TURN)]
    assert turns == [(1, 1), (1, 2)]
    assert rules_of(table, Event.BEGINS_TURN) == ["HP-3.7", "HP-3.7"]
