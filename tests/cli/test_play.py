"""A game through a pipe: whole, saved and resumed, and what it shows."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from spuds import replay
from spuds.core.notation import read_record

from .conftest import Run
from .piped import ONES, after_deal, prompts_in, question_in, record_of


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", ["random", "thumb"])
def test_a_whole_game_by_numbers(spuds: Run, tmp_path: Path, seats: int, bots: str) -> None:
    file = tmp_path / "game.json"
    seat = str(seats - 1)
    ran = spuds(
        *("play", "potato-man", "--seats", str(seats), "--seat", seat, "--bots", bots),
        *("--seed", "1", "--save", str(file)),
        typed=ONES,
    )
    assert ran.code == 0
    record = read_record(file.read_text())
    table = replay(record)
    assert table.over
    assert record.result == table.result()
    assert "The game is over." in ran.lines
    assert "share the win" in ran.lines[-1] if len(table.result()["winners"]) > 1 else "wins." in ran.lines[-1]
    first = [move for move in record.moves if move.startswith(f"{seat}: ")]
    assert len(first) == prompts_in(ran)


def test_a_game_against_the_search(spuds: Run) -> None:
    ran = spuds(
        *["play", "potato-man", "--seats", "2", "--bots", "search", "--iterations", "50", "--seed", "1"], typed=ONES
    )
    assert ran.code == 0
    assert "Bo (search)" in ran.out
    assert "The game is over." in ran.lines


def test_options_names_and_seats_reach_the_table(spuds: Run) -> None:
    ran = spuds(
        *("play", "potato-man", "--seats", "3", "--names", "Ona, Žilvinas ,Cy", "--seed", "1"),
        *("-o", "three_player_no_green=off", "--option", "laps=2"),
        typed="1\n",
    )
    record = record_of(ran)
    assert record.seats == 3
    assert record.options == {"three_player_no_green": "off", "laps": 2}
    assert record.names == ["Ona", "Žilvinas", "Cy"]
    assert "you are Ona, seat 0" in ran.out


def test_four_play_where_nobody_says_how_many(spuds: Run) -> None:
    assert record_of(spuds("play", "potato-man", "--seed", "1")).seats == 4


def test_the_end_of_the_input_leaves_a_record(spuds: Run) -> None:
    ran = spuds("play", "potato-man", "--seed", "1", typed="1\n1\n")
    assert ran.code == 0
    assert "The input has ended, so the game stops here." in ran.lines
    record = record_of(ran)
    assert sum(move.startswith("0: ") for move in record.moves) == 2
    assert not replay(record).over
    assert "--seat 0 --seed 1 --bots thumb" in ran.lines[-2]


def test_a_seed_that_nobody_gave_is_named_and_plays_the_same_game(spuds: Run) -> None:
    ran = spuds("play", "potato-man", typed="1\n1\n")
    seed = next(line for line in ran.lines if "Seed" in line).split()[-1].strip(".")
    assert record_of(spuds("play", "potato-man", "--seed", seed, typed="1\n1\n")) == record_of(ran)


@pytest.mark.parametrize("cut", [1, 3, 8])
@pytest.mark.parametrize("bots", ["thumb", "search"])
def test_a_saved_game_goes_on_exactly(spuds: Run, tmp_path: Path, cut: int, bots: str) -> None:
    rng = random.Random(cut)
    typed = [str(rng.randrange(1, 4)) for _ in range(400)]
    play = ("--seed", "9", "--seat", "2", "--bots", bots, "--iterations", "20")
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    first = spuds("play", "potato-man", "--seats", "3", *play, "--save", str(whole), typed="\n".join(typed))
    assert "The game is over." in first.lines
    shown = [line for line in first.lines if line.startswith("> ")]
    stopped = spuds("play", "potato-man", "--seats", "3", *play, "--save", str(part), typed="\n".join(typed[:cut]))
    assert f"--resume {part}" in stopped.out
    assert stopped.lines == first.lines[: len(stopped.lines) - 4] + stopped.lines[-4:]
    spuds("play", "--resume", str(part), *play, "--save", str(part), typed="\n".join(typed[cut:]))
    assert read_record(part.read_text()) == read_record(whole.read_text())
    assert len(shown) >= cut


def test_a_game_resumed_under_another_seed_goes_on_from_the_same_position(spuds: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    spuds("play", "potato-man", "--seed", "1", "--save", str(file), typed="1\n2\n1\n")
    before = read_record(file.read_text()).moves
    ran = spuds("play", "--resume", str(file), "--seed", "2", typed="1\n")
    assert record_of(ran).moves[: len(before)] == before
    assert len(record_of(ran).moves) > len(before)


def test_a_finished_game_that_is_resumed_shows_its_result(spuds: Run, saved: Path) -> None:
    ran = spuds("play", "--resume", str(saved))
    assert ran.code == 0
    assert prompts_in(ran) == 0
    assert "The game is over." in ran.lines


def test_a_record_made_by_play_is_traced_and_replayed(spuds: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    spuds("play", "potato-man", "--seats", "2", "--seed", "1", "--save", str(file), typed=ONES)
    record = read_record(file.read_text())
    _, *decisions, result = (json.loads(line) for line in spuds("trace", "--replay", str(file)).lines)
    assert [f"{line['seat']}: {line['move']}" for line in decisions] == record.moves
    assert result == record.result == json.loads(spuds("replay", str(file), "--json").out)


# What is shown


def test_nobody_sees_what_their_seat_may_not(spuds: Run) -> None:
    ran = after_deal("", spuds)
    own = {answer.split()[1] for answer in question_in(ran)}
    record = record_of(ran)
    others = {move.split()[-1] for move in record.moves if " deal " in f" {move}" and not move.startswith("*: deal 0")}
    laid = {move.split()[-1] for move in record.moves if "play" in move}
    shown = {word.strip(".,()") for line in ran.lines[:-1] for word in line.split()}
    assert own <= shown
    assert not shown & (others - laid)


def test_a_round_explains_every_point(spuds: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = spuds("play", "potato-man", "--seats", "2", "--seed", "1", "--save", str(file), typed=ONES)
    result = read_record(file.read_text()).result
    assert result
    sheet: list[dict[str, Any]] = result["sheet"]
    assert any(row["points"] for row in sheet)
    for row in sheet:
        name = ("Ann", "Bo")[row["seat"]]
        word = "point" if row["points"] == 1 else "points"
        at = ran.lines.index(f"{name} scores {row['points']} {word} in round {row['round']}.")
        cards = sum(n > 0 for n in row["sacks"])
        assert all(line.startswith(f"{name}: ") for line in ran.lines[at - cards : at])
        assert not ran.lines[at - cards - 1].startswith(f"{name}: ")


def test_plain_output_has_no_colours_and_no_boxes(spuds: Run) -> None:
    out = spuds("play", "potato-man", "--seed", "1", typed="1\nscore\nrules 4\n" * 5).out
    assert "\x1b" not in out
    assert not set(out) & set("─━│┃╭╮╰╯")


def test_lithuanian(spuds: Run) -> None:
    ran = spuds("play", "potato-man", "--seed", "5", "--language", "lt", typed="?\nwhy y7\nscore\nundo\nhint\n" + ONES)
    assert ran.code == 0
    assert "jūs esate Ona" in ran.out
    assert "geltona spalva šiame kirtyje jau yra (PM-3.4)" in ran.out
    assert "Žaidimas baigtas." in ran.lines


def test_a_terminal_without_the_letters_shows_question_marks(process: Run) -> None:
    ran = process("play", "potato-man", "--language", "lt", "--seed", "1", PYTHONIOENCODING="ascii")
    assert ran.code == 0
    assert "j?s esate Ona" in ran.out
