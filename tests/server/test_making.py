"""New tables, rematches, and playing on from a moment of another game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import msgspec
import pytest

from spuds import SetupError
from spuds.core.board import Text
from spuds.core.game import Game
from spuds.core.registry import find_game, slugs
from spuds.server import making, payloads, sight, wire
from spuds.server.making import Fresh
from spuds.server.refused import Refused
from spuds.server.room import Room
from tests.server.sitting import ANN, BO, CY, DRAWN, EVE, START, Sitting, begun, bidding, kinds, new_sitting
from tests.tiny.game import GAME as TINY

OTHER = Fresh("another-table", "77" * 32, "99" * 32)
TABLES = [
    pytest.param(game, seats, id=f"{game.slug}-{seats}")
    for game in map(find_game, slugs())
    for seats in sorted({game.seats[0], 3, game.seats[-1]})
]


@pytest.mark.parametrize(
    "wanted, code, arguments",
    [
        ({"game": "checkers"}, "no-game", {"game": "checkers"}),
        ({"seats": 6}, "seats", {"low": 2, "high": 5}),
        ({"seats": 1}, "seats", {"low": 2, "high": 5}),
        ({"seat": 3}, "no-seat", {"seats": 3}),
        ({"name": "a\u202eb"}, "name-bad", {"most": 24}),
        ({"options": {"size": 3}}, "options", None),
        ({"options": {"three_player_no_green": "maybe"}}, "options", None),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(wanted: dict[str, Any], code: str, arguments: Any) -> None:
    new = payloads.NewTable(**{"game": "potato-man", "seats": 3, "name": "Ann", **wanted})
    with pytest.raises(Refused) as caught:
        making.new_room(new, ANN, START, DRAWN)
    assert caught.value.code == code
    assert caught.value.arguments == arguments or (arguments is None and caught.value.arguments["detail"])


def test_what_is_secret_of_a_table_is_drawn_anew_for_each() -> None:
    new = payloads.NewTable("potato-man", 2, "Ann")
    setups = [making.new_room(new, ANN, START)[0] for _ in range(2)]
    for field in ("id", "seed", "secret"):
        one, other = (getattr(setup, field) for setup in setups)
        assert one != other
        assert len(one) >= 22


def test_a_guided_table_says_so_and_its_maker_sits_where_they_wish() -> None:
    table = new_sitting(seats=4, seat=2, guided=True, bots="random").seen(ANN).view.table
    assert (table.you, table.guided, table.host) == (2, True, True)
    assert [seat.level for seat in table.seats] == ["random", "random", "", "random"]


def over(*people: str, **wanted: Any) -> Sitting:
    sitting = begun(*people, **wanted)
    sitting.play_out()
    return sitting


def test_options_that_do_not_go_together_are_refused_with_the_words_of_the_game() -> None:
    @dataclass(frozen=True)
    class Apart(TINY.Options):  # type: ignore[misc, name-defined]
        """Options that three cannot have."""

        def check_together(self, seats: int) -> None:
            """Bids of three count once."""
            if seats == 3 and self.double == "on":
                raise SetupError("three bids count once")
            if seats == 4 and self.double == "on":
                raise SetupError("four cannot", reason="refused-double", args={"seats": seats})

    game = replace(TINY, Options=Apart)
    new = payloads.NewTable(game=game.slug, seats=3, name="Ann", options={"double": "on"})
    with pytest.raises(Refused) as caught:
        making.new_room(new, ANN, START, game=game)
    assert (caught.value.code, caught.value.arguments) == ("options", {"detail": "three bids count once"})
    with pytest.raises(Refused) as in_words:
        making.new_room(msgspec.structs.replace(new, seats=4), ANN, START, game=game)
    assert in_words.value.code == "options-together"
    assert in_words.value.why == Text("refused-double", args={"seats": 4})
    assert making.new_room(msgspec.structs.replace(new, seats=2), ANN, START, game=game)[0].options == {"double": "on"}


def test_a_rematch_is_made_once_and_leads_all_to_the_same_people_bots_and_options() -> None:
    sitting = over(BO, bots="random", pace="relaxed", options={"three_player_no_green": "off"}, chat="off")
    sitting.keep(sitting.room.rejoin(sitting.seen(ANN).view.table.rejoin, CY, sitting.now))
    assert sitting.refused(BO, wire.Rematch).code == "not-now"
    made = making.rematch(sitting.room, BO, sitting.now, OTHER)
    assert made is not None
    request = wire.Rematch("again")
    assert kinds(sitting.keep(sitting.room.ask(request, BO, sitting.now, made=made[0].id))) == ["rematch"]
    assert sitting.seen(EVE).view.table.rematch == OTHER.id
    assert making.rematch(sitting.room, ANN, sitting.now, OTHER) is None
    assert sitting.ask(ANN, wire.Rematch) == []
    room = Room.fold(*made)
    assert room.phase == "gathering"
    assert (room.setup.options, room.terms) == (sitting.room.setup.options, sitting.room.terms)
    assert [(chair.kind, chair.name, chair.owners, chair.level, chair.ready) for chair in room.seating.chairs] == [
        ("person", "Ann", [ANN, CY], "random", False),
        ("person", "Bo", [BO], "random", True),
        ("bot", "", [], "random", False),
    ]
    assert room.seating.host == 1
    assert kinds(room.ask(wire.Agree("x", ready=True), ANN, sitting.now)) == ["agree", "start"]


def test_a_rematch_against_bots_begins_at_once() -> None:
    made = making.rematch(over().room, ANN, START, OTHER)
    assert made is not None
    assert Room.fold(*made).phase == "playing"


def test_a_rematch_is_for_those_who_played_and_after_the_game() -> None:
    sitting = begun(BO)
    for phase, person, code in (("playing", BO, "not-now"), ("over", EVE, "not-seated")):
        if phase == "over":
            sitting.play_out()
        with pytest.raises(Refused, match=code):
            making.rematch(sitting.room, person, sitting.now, OTHER)
        assert sitting.refused(person, wire.Rematch).code == code


@pytest.mark.parametrize("game, seats", TABLES)
def test_a_game_goes_on_exactly_from_any_of_its_moments(game: Game, seats: int) -> None:
    sitting = new_sitting(game, seats)
    sitting.play_out()
    course = sitting.course
    for at in (0, 1, 30, course.made - 1):
        setup, entries = making.forked(sitting.room, payloads.Fork(at, 1, "Eve"), EVE, sitting.now, OTHER)
        room = Room.fold(setup, entries)
        assert room.course is not None
        assert setup.seed == ""
        assert room.course.view_at(-1, at) == course.view_at(-1, at)
        assert room.course.moves[:at] == course.moves[:at]
        assert [chair.kind for chair in room.seating.chairs].count("bot") == seats - 1
        table = sight.update(room, EVE, 0, START).view.table
        assert (table.you, table.hash, room.seating.chairs[1].name) == (1, "", "Eve")
        again = Sitting(setup, entries, sitting.game)
        again.play_out()
        assert again.room.phase == "over"
        assert "fair" not in sight.record(again.room, EVE)


def test_luck_after_a_fork_is_another_at_each_table() -> None:
    sitting = new_sitting()
    sitting.play_out()
    dealt = [making.forked(sitting.room, payloads.Fork(0, 0, "Eve"), EVE, START)[1] for _ in range(2)]
    assert [entry.text for entry in dealt[0]] != [entry.text for entry in dealt[1]]


def test_a_fork_in_the_midst_of_sealed_answers_keeps_them_sealed() -> None:
    sitting = bidding(BO, CY)
    for person in (CY, ANN, BO):
        sitting.move(person, "bid 0")
    setup, entries = making.forked(sitting.room, payloads.Fork(4, 0, "Eve"), EVE, START, OTHER)
    room = Room.fold(setup, entries, TINY)
    assert room.course is not None
    assert list(room.course.waiting) == [0, 1]
    assert not room.course.view(0)["sealed"].any()
    assert room.course.view(2)["sealed"].any()


def test_moves_of_another_table_are_not_taken_back() -> None:
    sitting = new_sitting(seats=3)
    sitting.play_out()
    course = sitting.course
    at = next(n for n in range(1, course.made) if course.mover(n - 1) == 0 and course.mover(n) == 1)
    setup, entries = making.forked(sitting.room, payloads.Fork(at, 0, "Eve"), EVE, START, OTHER)
    again = Sitting(setup, entries, sitting.game)
    assert again.refused(EVE, wire.AskUndo).arguments == {"reason": "none"}


def test_no_game_is_forked_before_it_is_over_or_from_where_it_never_was() -> None:
    sitting = begun(BO)
    with pytest.raises(Refused, match="not-now"):
        making.forked(sitting.room, payloads.Fork(0, 0, "Eve"), EVE, START)
    sitting.play_out()
    made = sitting.course.made
    for fork, code in (
        (payloads.Fork(made, 0, "Eve"), "no-moment"),
        (payloads.Fork(-1, 0, "Eve"), "no-moment"),
        (payloads.Fork(0, 3, "Eve"), "no-seat"),
        (payloads.Fork(0, 0, " "), "name-bad"),
    ):
        with pytest.raises(Refused, match=code):
            making.forked(sitting.room, fork, EVE, START)
