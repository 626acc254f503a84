"""A game through a pipe: by numbers, by words, with every command, saved and resumed."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from spuds import replay
from spuds.core.notation import Record, read_record

from .conftest import Ran, Run

ONES = "1\n" * 300
"""More answers than any of these games asks for."""


def _record(ran: Ran) -> Record:
    """Return the record that play prints when its input ends."""
    return read_record(ran.lines[-1])


def _prompts(ran: Ran) -> int:
    return sum(line.startswith("> ") for line in ran.lines)


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
    assert len(first) == _prompts(ran)


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
    record = _record(ran)
    assert record.seats == 3
    assert record.options == {"three_player_no_green": "off", "laps": 2}
    assert record.names == ["Ona", "Žilvinas", "Cy"]
    assert "you are Ona, seat 0" in ran.out


def test_four_play_where_nobody_says_how_many(spuds: Run) -> None:
    assert _record(spuds("play", "potato-man", "--seed", "1")).seats == 4


def test_the_end_of_the_input_leaves_a_record(spuds: Run) -> None:
    ran = spuds("play", "potato-man", "--seed", "1", typed="1\n1\n")
    assert ran.code == 0
    assert "The input has ended, so the game stops here." in ran.lines
    record = _record(ran)
    assert sum(move.startswith("0: ") for move in record.moves) == 2
    assert not replay(record).over
    assert "--seat 0 --seed 1 --bots thumb" in ran.lines[-2]


def test_a_seed_that_nobody_gave_is_named_and_plays_the_same_game(spuds: Run) -> None:
    ran = spuds("play", "potato-man", typed="1\n1\n")
    seed = next(line for line in ran.lines if "Seed" in line).split()[-1].strip(".")
    assert _record(spuds("play", "potato-man", "--seed", seed, typed="1\n1\n")) == _record(ran)


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
    assert stopped.lines == first.lines[: len(stopped.lines) - 3] + stopped.lines[-3:]
    spuds("play", "--resume", str(part), *play, "--save", str(part), typed="\n".join(typed[cut:]))
    assert read_record(part.read_text()) == read_record(whole.read_text())
    assert len(shown) >= cut


def test_a_game_resumed_under_another_seed_goes_on_from_the_same_position(spuds: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    spuds("play", "potato-man", "--seed", "1", "--save", str(file), typed="1\n2\n1\n")
    before = read_record(file.read_text()).moves
    ran = spuds("play", "--resume", str(file), "--seed", "2", typed="1\n")
    assert _record(ran).moves[: len(before)] == before
    assert len(_record(ran).moves) > len(before)


def test_a_finished_game_that_is_resumed_shows_its_result(spuds: Run, saved: Path) -> None:
    ran = spuds("play", "--resume", str(saved))
    assert ran.code == 0
    assert _prompts(ran) == 0
    assert "The game is over." in ran.lines


def test_a_record_made_by_play_is_traced_and_replayed(spuds: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    spuds("play", "potato-man", "--seats", "2", "--seed", "1", "--save", str(file), typed=ONES)
    record = read_record(file.read_text())
    _, *decisions, result = (json.loads(line) for line in spuds("trace", "--replay", str(file)).lines)
    assert [f"{line['seat']}: {line['move']}" for line in decisions] == record.moves
    assert result == record.result == json.loads(spuds("replay", str(file), "--json").out)


# What can be typed


def _after_deal(typed: str, spuds: Run, *more: str) -> Ran:
    return spuds("play", "potato-man", "--seats", "4", "--seed", "5", *more, typed=typed)


def _question(ran: Ran) -> list[str]:
    """Return the answers that were offered last."""
    end = max(n for n, line in enumerate(ran.lines) if line.startswith(">"))
    start = end
    while ran.lines[start - 1][:1].isdigit():
        start -= 1
    return [line.partition(" ")[2] for line in ran.lines[start:end]]


@pytest.mark.parametrize("way", ["{n}", "{words}", "{end}", "  {upper}  "])
def test_an_answer_is_a_number_or_words_or_their_end(spuds: Run, way: str) -> None:
    answers = _question(_after_deal("", spuds))
    words = answers[2]
    typed = way.format(n=3, words=words, end=words.split()[1], upper=words.upper())
    made = [move for move in _record(_after_deal(typed + "\n", spuds)).moves if move.startswith("0: ")]
    assert made == [f"0: {words}"]


def test_answers_stand_in_the_order_of_the_cards(spuds: Run) -> None:
    words = [answer.split()[1] for answer in _question(_after_deal("", spuds))]
    assert words == sorted(words, key=lambda word: ("rbgy".index(word[0]), int(word[1:])))


NONSENSE = ["0", "99", "-1", "1.5", "foo", "play", "play z9", "² ", "\x00", "'\"\\", "x" * 5000, "9" * 5000]


@pytest.mark.parametrize("typed", NONSENSE)
def test_nonsense_is_asked_again_and_changes_nothing(spuds: Run, typed: str) -> None:
    ran = _after_deal(typed + "\n", spuds)
    assert ran.code == 0
    assert "is no answer. Type a number from 1 to" in ran.out
    assert not [move for move in _record(ran).moves if move.startswith("0: ")]


def test_bytes_that_are_no_text_do_no_harm(spuds: Run) -> None:
    ran = spuds("play", "potato-man", "--seed", "1", typed=b"\xff\xfe\n1\n")
    assert ran.code == 0
    assert len(_record(ran).moves) > 48


def test_a_card_that_may_not_be_played_says_why_and_shows_the_rule(spuds: Run) -> None:
    for typed in ("why y7", "y7", "play y7"):
        ran = _after_deal(typed + "\n", spuds)
        assert "Ann may not play y7: yellow is already in this trick (PM-3.4)." in ran.lines
        assert any(line.startswith("PM-3.4 With two, three or four players") for line in ran.lines)
    ran = _after_deal("why r5\n", spuds)
    assert "Ann may not play r5: r5 is not in the hand (PM-3.1)." in ran.lines


def test_why_of_what_is_allowed_or_no_move_or_nothing(spuds: Run) -> None:
    ran = _after_deal("why b5\nwhy\nwhy zebra\nwhy deal 0 r5\nwhy draw ?\n", spuds)
    assert "Ann may play b5 now." in ran.lines
    assert any(line.startswith("Type why and a move") for line in ran.lines)
    assert "zebra is no move of this game." in ran.lines
    assert "Ann may not deal 0 r5: that is a move of chance (PM-2.7)." in ran.lines
    assert "Ann may not draw ? now." in ran.lines


def test_help_lists_every_command_in_the_words_of_the_game(spuds: Run) -> None:
    for word in ("?", "h", "help", "HELP"):
        ran = _after_deal(word + "\n", spuds)
        for command in ("hint", "why ", "rules", "log", "ids", "score", "show", "undo", "save FILE", "quit"):
            assert any(line.startswith(command) for line in ran.lines)


def test_a_hint_compares_the_answers(spuds: Run) -> None:
    ran = _after_deal("hint\n", spuds)
    assert any(line.startswith("The search would play") for line in ran.lines)
    assert any(line.split()[:3] == ["answer", "worth", "of"] for line in ran.lines)
    assert sum(line.startswith("play ") for line in ran.lines) >= 2


def test_rules_are_at_hand(spuds: Run) -> None:
    ran = _after_deal("rules\nrules 4.2\nrules PM-6\nrules PM-9.9\n", spuds)
    assert "PM-3 Playing a trick" in ran.lines
    assert any(line.startswith("PM-4.2 Where that number") for line in ran.lines)
    assert sum(line.startswith("PM-6.") for line in ran.lines) == 4
    assert any("has no rule 'PM-9.9'" in line for line in ran.lines)


def test_the_log_names_rules_and_hides_what_is_hidden(spuds: Run) -> None:
    ran = _after_deal("1\nlog\n", spuds)
    assert "Bo gets a card. (12 times) (PM-2.5)" in ran.lines
    assert any(line.startswith("Ann plays") and line.endswith("(PM-3.4)") for line in ran.lines)
    long = _after_deal("1\n" * 12 + "log\nlog all\n", spuds)
    assert any("log all shows them" in line for line in long.lines)


def test_ids_are_told_on_request(spuds: Run) -> None:
    assert "(PM-" not in _after_deal("1\n", spuds).out.replace("(PM-3.4).", "")
    assert any(line.endswith("(PM-3.4)") for line in _after_deal("1\n", spuds, "--ids").lines)
    ran = _after_deal("ids\n1\nids\n1\n", spuds)
    assert "From now on each line names its rule." in ran.lines
    assert "Lines no longer name their rules." in ran.lines


def test_the_score_is_told_at_any_time(spuds: Run) -> None:
    ran = _after_deal("score\n", spuds)
    assert any(line.split() == ["player", "total"] for line in ran.lines)
    assert "The game is not over." in ran.lines


def test_undo_goes_back_to_the_own_last_decision_and_luck_stays(spuds: Run) -> None:
    ran = _after_deal("1\n2\nundo\nundo\nundo\n1\n2\n", spuds)
    assert ran.lines.count("Taken back.") == 2
    assert "You have not answered anything yet." in ran.lines
    assert _record(ran) == _record(_after_deal("1\n2\n", spuds))


def test_the_table_is_shown_again(spuds: Run) -> None:
    once = _after_deal("", spuds).lines
    again = _after_deal("show\n\n", spuds).lines
    question = next(line for line in once if line.endswith((" follows.", "you decide.", "any card.")))
    assert again.count(question) == 3


def test_save_and_quit(spuds: Run, tmp_path: Path) -> None:
    file = tmp_path / "My Game.json"
    ran = _after_deal(f"save\nsave {file}\n1\nquit\n1\n", spuds)
    assert "Type save and the name of a file." in ran.lines
    assert any(f"spuds play --resume '{file}'" in line for line in ran.lines)
    assert sum(move.startswith("0: ") for move in read_record(file.read_text()).moves) == 1
    assert ran.code == 0
    broken = _after_deal("save /there/is/no/folder/x\n1\n", spuds)
    assert "cannot write" in broken.out
    assert sum(move.startswith("0: ") for move in _record(broken).moves) == 1


def test_quit_without_a_file_prints_the_record(spuds: Run) -> None:
    for word in ("quit", "q"):
        ran = _after_deal(f"1\n{word}\n1\n", spuds)
        assert ran.code == 0
        assert sum(move.startswith("0: ") for move in _record(ran).moves) == 1


# What is shown


def test_nobody_sees_what_their_seat_may_not(spuds: Run) -> None:
    ran = _after_deal("", spuds)
    own = {answer.split()[1] for answer in _question(ran)}
    record = _record(ran)
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
