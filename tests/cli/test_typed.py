"""What can be typed in a game: numbers, words, every command, and nonsense."""

from __future__ import annotations

from pathlib import Path

import pytest

from spuds.core.notation import read_record

from .conftest import Run
from .piped import after_deal, question_in, record_of


@pytest.mark.parametrize("way", ["{n}", "{words}", "{end}", "  {upper}  "])
def test_an_answer_is_a_number_or_words_or_their_end(spuds: Run, way: str) -> None:
    answers = question_in(after_deal("", spuds))
    words = answers[2]
    typed = way.format(n=3, words=words, end=words.split()[1], upper=words.upper())
    made = [move for move in record_of(after_deal(typed + "\n", spuds)).moves if move.startswith("0: ")]
    assert made == [f"0: {words}"]


def test_answers_stand_in_the_order_of_the_cards(spuds: Run) -> None:
    words = [answer.split()[1] for answer in question_in(after_deal("", spuds))]
    assert words == sorted(words, key=lambda word: ("rbgy".index(word[0]), int(word[1:])))


NONSENSE = ["0", "99", "-1", "1.5", "foo", "play", "play z9", "² ", "\x00", "'\"\\", "x" * 5000, "9" * 5000]


@pytest.mark.parametrize("typed", NONSENSE)
def test_nonsense_is_asked_again_and_changes_nothing(spuds: Run, typed: str) -> None:
    ran = after_deal(typed + "\n", spuds)
    assert ran.code == 0
    assert "is no answer. Type a number from 1 to" in ran.out
    assert not [move for move in record_of(ran).moves if move.startswith("0: ")]


def test_bytes_that_are_no_text_do_no_harm(spuds: Run) -> None:
    ran = spuds("play", "potato-man", "--seed", "1", typed=b"\xff\xfe\n1\n")
    assert ran.code == 0
    assert len(record_of(ran).moves) > 48


def test_a_card_that_may_not_be_played_says_why_and_shows_the_rule(spuds: Run) -> None:
    for typed in ("why y7", "y7", "play y7"):
        ran = after_deal(typed + "\n", spuds)
        assert "Ann may not play y7: yellow is already in this trick (PM-3.4)." in ran.lines
        assert any(line.startswith("PM-3.4 With two, three or four players") for line in ran.lines)
    ran = after_deal("why r5\n", spuds)
    assert "Ann may not play r5: r5 is not in the hand (PM-3.1)." in ran.lines


def test_why_of_what_is_allowed_or_no_move_or_nothing(spuds: Run) -> None:
    ran = after_deal("why b5\nwhy\nwhy zebra\nwhy deal 0 r5\nwhy draw ?\n", spuds)
    assert "Ann may play b5 now." in ran.lines
    assert any(line.startswith("Type why and a move") for line in ran.lines)
    assert "zebra is no move of this game." in ran.lines
    assert "Ann may not deal 0 r5: that is a move of chance (PM-2.5)." in ran.lines
    assert "Ann may not draw ? now." in ran.lines


def test_help_lists_every_command_in_the_words_of_the_game(spuds: Run) -> None:
    for word in ("?", "h", "help", "HELP"):
        ran = after_deal(word + "\n", spuds)
        for command in ("hint", "why ", "rules", "log", "ids", "score", "show", "undo", "save FILE", "quit"):
            assert any(line.startswith(command) for line in ran.lines)
        assert "why g5     whether this move is allowed, and by which rule it is not" in ran.lines


def test_a_hint_compares_the_answers(spuds: Run) -> None:
    ran = after_deal("hint\n", spuds)
    assert any(line.startswith("The search would answer play") for line in ran.lines)
    assert any(line.split()[:3] == ["answer", "worth", "of"] for line in ran.lines)
    listed = sum(line.startswith("play ") for line in ran.lines)
    assert listed >= 2
    (about,) = [line for line in ran.lines if line.startswith("Worth: ")]
    assert about.endswith(f" {listed} of 10 answers are listed.")


def test_those_who_do_not_know_the_game_are_told_where_to_begin(spuds: Run) -> None:
    ran = after_deal("rules\n", spuds)
    assert "New to the game? Type rules." in ran.lines
    key = "Cards: r red, b blue, g green, y yellow; Lord Fry is r16-r18, Potato Man y1-y3."
    assert ran.lines.count(key) == 1
    assert ran.lines.index("> rules") + 1 == ran.lines.index("In five lines")
    assert ran.lines.index("In five lines") < ran.lines.index("PM-1 The table and its parts")
    assert "Parts" not in ran.lines
    assert "Žaidžiate pirmą kartą? Rašykite rules." in after_deal("", spuds, "--language", "lt").lines


def test_rules_are_at_hand(spuds: Run) -> None:
    ran = after_deal("rules\nrules 4.2\nrules PM-6\nrules PM-9.9\n", spuds)
    assert "PM-3 Playing a trick" in ran.lines
    assert any(line.startswith("PM-4.2 Where that number") for line in ran.lines)
    assert sum(line.startswith("PM-6.") for line in ran.lines) == 4
    assert any("has no rule 'PM-9.9'" in line for line in ran.lines)


def test_the_log_names_rules_and_hides_what_is_hidden(spuds: Run) -> None:
    ran = after_deal("1\nlog\n", spuds)
    assert "Bo gets a card. (12 times) (PM-2.5)" in ran.lines
    assert any(line.startswith("Ann plays") and line.endswith("(PM-3.4)") for line in ran.lines)
    long = after_deal("1\n" * 12 + "log\nlog all\n", spuds)
    assert any("log all shows them" in line for line in long.lines)


def test_ids_are_told_on_request(spuds: Run) -> None:
    assert "(PM-" not in after_deal("1\n", spuds).out.replace("(PM-3.4).", "")
    assert any(line.endswith("(PM-3.4)") for line in after_deal("1\n", spuds, "--ids").lines)
    ran = after_deal("ids\n1\nids\n1\n", spuds)
    assert "From now on each line names its rule." in ran.lines
    assert "Lines no longer name their rules." in ran.lines


def test_the_score_is_told_at_any_time(spuds: Run) -> None:
    ran = after_deal("score\n", spuds)
    assert any(line.split() == ["player", "total"] for line in ran.lines)
    assert "The game is not over." in ran.lines


def test_undo_goes_back_to_the_own_last_decision_and_luck_stays(spuds: Run) -> None:
    ran = after_deal("1\n2\nundo\nundo\nundo\n1\n2\n", spuds)
    assert ran.lines.count("Taken back.") == 2
    assert "You have not answered anything yet." in ran.lines
    assert record_of(ran) == record_of(after_deal("1\n2\n", spuds))


def test_the_table_is_shown_again(spuds: Run) -> None:
    once = after_deal("", spuds).lines
    again = after_deal("show\n\n", spuds).lines
    question = next(line for line in once if line.endswith((" follows.", "you decide.", "any card.")))
    assert again.count(question) == 3


def test_save_and_quit(spuds: Run, tmp_path: Path) -> None:
    file = tmp_path / "My Game.json"
    ran = after_deal(f"save\nsave {file}\n1\nquit\n1\n", spuds)
    assert "Type save and the name of a file." in ran.lines
    assert any(f"spuds play --resume '{file}'" in line for line in ran.lines)
    assert sum(move.startswith("0: ") for move in read_record(file.read_text()).moves) == 1
    assert ran.code == 0
    broken = after_deal("save /there/is/no/folder/x\n1\n", spuds)
    assert "cannot write" in broken.out
    assert sum(move.startswith("0: ") for move in record_of(broken).moves) == 1


def test_quit_without_a_file_prints_the_record(spuds: Run) -> None:
    for word in ("quit", "q"):
        ran = after_deal(f"1\n{word}\n1\n", spuds)
        assert ran.code == 0
        assert sum(move.startswith("0: ") for move in record_of(ran).moves) == 1
