"""The board of each viewer: what it says, what it offers, and what it keeps to itself."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

from spuds import Table
from spuds.core.board import Board, Text, Zone
from spuds.core.boards import board_of
from spuds.core.messages import messages_of
from spuds.core.testing import rule
from spuds.games.hot_pota_toh import GAME
from spuds.games.hot_pota_toh.tests.script import play, then
from spuds.games.hot_pota_toh.tests.tables import begun

pytestmark = pytest.mark.interpreted


def seen(table: Table, viewer: int | str) -> Board:
    """Return the board of a viewer."""
    return board_of(GAME, table.view(viewer))


def said(text: Text, language: str = "en") -> str:
    """Put a message into words; the players are A, B, C ..."""
    names = {name: "ABCDEFGHIJKL"[seat] for name, seat in text.players.items()}
    return messages_of(GAME, language).format(text.id, {**text.args, **names})


def pending(table: Table, viewer: int | str) -> list[str]:
    """Return what a viewer reads to be pending."""
    prompt = seen(table, viewer).prompt
    assert prompt is not None
    return [said(text) for text in prompt.pending]


def zone(board: Board, key: str) -> Zone:
    """Return a zone of a board."""
    return next(zone for zone in board.zones if zone.id == key)


def cards(board: Board, key: str) -> list[str]:
    """Return the open cards of a zone, as often as they lie there."""
    return [card.face for card in zone(board, key).cards for _ in range(card.copies)]


def refused(board: Board) -> dict[str, str]:
    """Return the rule that stands against each card that is refused."""
    return {refusal.face: refusal.rule for refusal in board.refusals}


# What is pending


@rule("TOH-4.2", "TOH-4.3", "TOH-10.2")
def test_a_choice_within_a_fuse_within_generous_reads_from_top_to_bottom() -> None:
    table = play(
        "seats 4 level=5\ndeals 0 generous phew1 phew1 phew1\n"
        "0: play generous; 0: clockwise; 1 takes fuse super; = waiting 1"
    )
    assert pending(table, 1) == [
        "you draw 1 more card",
        "C takes a card laid out",
        "D takes a card laid out",
        "the last card laid out goes to A",
        "the turn of A ends",
    ]
    assert pending(table, 0)[0] == "B draws 1 more card"
    assert pending(table, 0)[3:] == ["the last card laid out goes to you", "your turn ends"]


@rule("TOH-6.3", "TOH-6.7", "TOH-9.1")
def test_a_choice_within_a_fuse_within_risky_reads_from_top_to_bottom() -> None:
    table = play(
        "seats 2 level=4\ndeals 0 risky phew1\n0: play risky; 0 takes calm; 0: again; 0 takes fuse sexy; = waiting 0"
    )
    assert pending(table, 0) == [
        "you draw 1 more card",
        "you may draw up to 3 more for Risky Potatoh",
        "your turn ends",
    ]
    assert pending(table, 1) == [
        "A draws 1 more card",
        "A draws on for Risky Potatoh, or stops",
        "the turn of A ends",
    ]


@rule("TOH-6.3")
def test_after_the_fifth_risky_draw_nothing_is_said_of_another() -> None:
    table = play("seats 2\ndeals 0 risky phew1\n0: play risky; 0 takes calm")
    then(table, "0: again; 0 takes phew1; 0: again; 0 takes phew1; 0: again")
    assert pending(table, 0) == ["you may draw 1 more for Risky Potatoh", "your turn ends"]
    then(table, "0 takes phew1; 0: again")
    assert pending(table, 0) == ["your turn ends"]


@rule("TOH-4.5", "TOH-10.2")
def test_of_twelve_who_take_cards_the_first_three_are_named_and_the_others_counted() -> None:
    table = play("seats 12 level=5\ndeals 0 generous" + " phew1" * 11 + "\n0: play generous; 0: counterclockwise")
    prompt = seen(table, "spectator").prompt
    assert prompt is not None
    assert said(prompt.text) == "L takes one of the cards laid out."
    assert pending(table, "spectator") == [
        "K takes a card laid out",
        "J takes a card laid out",
        "I takes a card laid out",
        "8 more players take one each",
        "the turn of A ends",
    ]


@rule("TOH-3.7", "TOH-7.4")
def test_while_the_order_is_asked_the_cards_of_evilest_are_pending() -> None:
    table = play("seats 4\ndeals 0 evilest phew1 phew1 phew1\n0: play evilest; 0: give 1 3")
    assert pending(table, 1) == ["B and D take a card each", "the turn of A ends"]


@rule("TOH-6.6", "TOH-8.2")
def test_the_end_of_a_turn_tells_of_treacherous_and_of_a_skip() -> None:
    table = play(
        "seats 3 level=3\ndeals 1 treacherous phew1 jumping\n1: play treacherous; 1: place 2; 1: clockwise; "
        "2 draws jumping; 2: stay; 0: play jumping"
    )
    assert pending(table, 0) == []
    then(table, "= turn 2; 2: play jumping")
    assert pending(table, 2) == ["your turn ends, and a player is skipped"]
    then(table, "2: stay; = turn 1; 1: draw")
    assert pending(table, 2) == ["the turn of B ends"]


@rule("TOH-2.3", "TOH-2.6")
def test_in_the_deal_it_is_pending_who_is_dealt_a_card_and_who_begins() -> None:
    table = play("seats 3\n*: start 2; *: deal 2 fuse")
    assert pending(table, 2) == ["2 more players are dealt a card", "BOOM goes into the deck, and you begin"]
    then(table, "2 takes calm calm; *: deal 0 calm")
    assert pending(table, 2) == ["BOOM goes into the deck, and you begin"]


@rule("TOH-12.2", "TOH-12.3")
def test_between_rounds_the_vote_and_the_next_starter_are_pending() -> None:
    table = then(begun(2), "0 draws boom")
    assert pending(table, 0) == ["all vote on a higher level", "the next round is dealt"]
    then(table, "0: start 1")
    assert pending(table, 0) == ["B starts the next round"]
    then(table, "1: vote yes")
    places = seen(table, 0).places
    assert [(place.deciding, place.sealed) for place in places] == [(True, False), (False, True)]


# What is offered


@rule("TOH-7.4")
def test_the_players_for_evilest_are_pointed_at_in_any_order_or_one_of_them_twice() -> None:
    table = play("seats 12\ndeals 0 evilest" + " phew1" * 11 + "\n0: play evilest")
    choices = seen(table, 0).choices
    ways = [
        order
        for choice in choices
        for order in permutations([pick.seat for pick in choice.picks])
        if choice.any_order or choice.picks[0].seat == choice.picks[1].seat
    ]
    assert set(ways) == {(one, two) for one in range(12) for two in range(12)}
    assert len(choices) == 78
    assert len({choice.picks[1].text.id for choice in choices if not choice.any_order}) == 2  # herself, or another


@rule("TOH-3.1")
def test_the_deck_is_tapped_to_draw_and_a_card_to_play_it() -> None:
    board = seen(play("seats 2\ndeals 0 calm phew1\n0 draws phew1; 1 draws phew1"), 0)
    points = {
        choice.move: (choice.picks[0].token, choice.picks[0].zone, choice.picks[0].face) for choice in board.choices
    }
    assert points == {"draw": ("deck", "", ""), "play calm": ("", "hand:0", "calm")}
    assert seen(play("seats 2\ndeals 0 calm phew1"), 1).choices == ()


@rule("TOH-7.7")
def test_only_dud_has_to_be_confirmed() -> None:
    table = play("seats 2 level=5\ndeals 0 dud phew1\n0 draws kitty; 1 draws phew1")
    assert {choice.move for choice in seen(table, 0).choices if choice.confirm} == {"play dud"}


@rule("TOH-8.4")
def test_a_card_looked_at_is_picked_where_it_lies() -> None:
    table = play("seats 2 level=3\ndeals 0 spinning phew1\n0: play spinning; *: look calm; *: look fuse")
    board = seen(table, 0)
    assert cards(board, "seen") == ["calm", "fuse"]
    picks = [(choice.move, choice.picks[0].zone, choice.picks[0].face) for choice in board.choices]
    assert picks == [("pick calm", "seen", "calm"), ("pick fuse", "seen", "fuse")]


@rule("TOH-3.7")
def test_each_way_round_names_whoever_comes_next() -> None:
    table = play("seats 4\ndeals 0 calm dud phew1 phew1\n0: play calm")
    choices = {choice.move: said(choice.picks[0].text) for choice in seen(table, 0).choices}
    assert choices == {"clockwise": "Clockwise, B next", "counterclockwise": "Counterclockwise, D next"}


# What is refused


@rule("TOH-3.2", "TOH-6.1", "TOH-9.1")
def test_cards_that_cannot_be_played_say_why() -> None:
    table = play(
        "seats 2 level=4\ndeals 0 phew3 dud\n0: draw; 0 takes super; 0: keep; 1: play dud; 0 draws treacherous; "
        "0 draws calm"
    )
    board = seen(table, 0)
    assert refused(board) == {"phew3": "TOH-6.1", "super": "TOH-9.1", "treacherous": "TOH-3.2"}
    assert [choice.move for choice in board.choices] == ["draw", "play calm"]


@rule("TOH-2.6", "TOH-3.1")
def test_while_something_else_is_asked_no_card_can_be_played() -> None:
    table = play("seats 2 level=4\n*: start 0; *: deal 0 fuse; 0 takes calm sexy")
    assert refused(seen(table, 0)) == {"calm": "TOH-2.6"}
    table = play("seats 2\ndeals 0 evil calm\n0: play evil; 0: give 1; 1 takes disoriented")
    assert [said(refusal.why) for refusal in seen(table, 1).refusals] == ["cards are played in your own turn only"]
    table = play("seats 2\ndeals 0 thief calm\n0 draws calm; 1 draws calm; 0: play thief")
    assert [said(refusal.why) for refusal in seen(table, 0).refusals] == ["this turn you have drawn or played already"]
    assert seen(then(begun(2), "0 draws boom"), 0).refusals == ()


# What is kept from others


@rule("TOH-3.4", "TOH-4.7", "TOH-6.4", "TOH-8.4")
@pytest.mark.parametrize(
    "told,known_to",
    [
        (["0 draws calm", "0 draws evil"], {0}),
        (["0: play spinning; *: look calm", "0: play spinning; *: look fuse"], {0}),
        ([f"0 draws phew1; 1: play evil; 1: give 2; 2 takes {kind}" for kind in ("dud", "calm")], {2}),
        ([f"0: play thief; 0: steal 1; *: steal {kind}" for kind in ("evil", "phew1")], {0, 1}),
    ],
)
def test_others_see_the_same_board_whatever_a_hidden_card_is(told: list[str], known_to: set[int]) -> None:
    start = "seats 3 level=3\ndeals 0 spinning evil calm\n0 draws thief; 0: clockwise; 1 draws phew1; 2 draws phew1\n"
    tables = [play(start + line) for line in told]
    for viewer in (0, 1, 2, "spectator"):
        one, other = (msgspec.json.encode(seen(table, viewer)) for table in tables)
        assert (one == other) == (viewer not in known_to), viewer


@rule("TOH-8.4")
def test_others_see_that_cards_are_looked_at_and_how_many() -> None:
    table = play("seats 3 level=5\ndeals 0 kitty phew1 phew1\n0: play kitty; *: look calm; *: look evil")
    mine, theirs = zone(seen(table, 0), "seen"), zone(seen(table, 1), "seen")
    assert (cards(seen(table, 0), "seen"), mine.hidden) == (["calm", "evil"], 0)
    assert (theirs.cards, theirs.hidden) == ((), 2)


@rule("TOH-4.7")
def test_the_row_lies_face_down_before_those_who_take_it() -> None:
    table = play("seats 3\ndeals 0 evilest phew1 phew1\n0: play evilest; 0: give 2 2")
    board = seen(table, 1)
    assert [(zone.id, zone.hidden, zone.cards) for zone in board.zones if zone.id.startswith("row")] == [
        ("row:2", 2, ())
    ]
    assert board.tokens[0].hidden == int(table.state[0]["pool_held"]) - 2


@rule("TOH-11.1")
def test_between_rounds_all_hands_lie_open() -> None:
    table = then(begun(3), "0 draws calm; 0: clockwise; 1 draws boom")
    assert cards(seen(table, 1), "hand:0") == ["phew1", "calm"]
    assert zone(seen(table, 1), "hand:2").hidden == 0
