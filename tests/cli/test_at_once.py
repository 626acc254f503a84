"""A game of secret answers at the terminal: many answers to choose from, typed in words, kept when all is cut short."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from spuds.cli.screen import ColourScreen, PlainScreen
from spuds.core.notation import read_record
from spuds.core.registry import find_game
from tests.sharing import PATIENCE

from .conftest import Ran, Run
from .piped import record_of

PLAY = ("play", "hot-potato", "--seats", "6", "--seed", "3", "-o", "oldest=0", "--plain", "--bots", "random")
HAND = ["pass-left", "pass-right", "either", "huge", "ban-pass-left"]
"""What seat 0 is dealt."""
ANSWERS = [
    "1. p0 none",
    "2. p0 pass-left  3. + huge  4. + ban-pass-left",
    "5. p0 pass-right  6. + huge  7. + ban-pass-left",
    "8. p0 either  9. + huge  10. + ban-pass-left",
]


def asked(spuds: Run, typed: str, *more: str) -> Ran:
    """Give the extra potato away, so that two seats are asked for answers, and type something."""
    return spuds(*PLAY, *more, typed=f"extra 4\n{typed}\n")


def made(ran: Ran) -> list[str]:
    """Return the answers that seat 0 gave for potatoes."""
    return [move for move in record_of(ran).moves if move.startswith("0: p")]


def test_answers_that_add_a_card_stand_on_the_line_of_the_answer_that_they_add_to(spuds: Run) -> None:
    lines = asked(spuds, "").lines
    assert f"Your hand: {' '.join(HAND)}" in lines
    at = lines.index(ANSWERS[0])
    assert lines[at : at + len(ANSWERS)] == ANSWERS


@pytest.mark.parametrize(
    "typed, answer",
    [
        ("p0 pass-left huge", "p0 pass-left huge"),
        ("  P0   Pass-Left HUGE ", "p0 pass-left huge"),
        ("pass-left huge", "p0 pass-left huge"),
        ("either", "p0 either"),
        ("none", "p0 none"),
        ("1", "p0 none"),
        ("10", "p0 either ban-pass-left"),
    ],
)
def test_an_answer_is_typed_by_its_number_its_words_or_their_end(spuds: Run, typed: str, answer: str) -> None:
    assert made(asked(spuds, typed)) == [f"0: {answer}"]


@pytest.mark.parametrize("language, question", [("en", "Which of these"), ("lt", "Kurį iš šių")])
@pytest.mark.parametrize("typed", ["huge", "p0 huge"])
def test_words_that_several_answers_have_bring_these_answers_up(
    spuds: Run, typed: str, language: str, question: str
) -> None:
    ran = asked(spuds, f"{typed}\n6", "--language", language)
    at = next(n for n, line in enumerate(ran.lines) if line.startswith(question))
    assert [line.split() for line in ran.lines[at + 1 : at + 4]] == [
        ["3.", "p0", "pass-left", "huge"],
        ["6.", "p0", "pass-right", "huge"],
        ["9.", "p0", "either", "huge"],
    ]
    assert made(ran) == ["0: p0 pass-right huge"]


@pytest.mark.parametrize(
    "typed, says",
    [
        ("p0 chop huge", "Ann may not p0 chop huge: that needs a card that is not in the hand (HP-5.2)."),
        ("chop", "Ann may not p0 chop: that needs a card that is not in the hand (HP-5.2)."),
        ("p1 none", "Ann may not p1 none: "),
        ("p0", "p0 is no answer. Type a number from 1 to 10"),
        ("11", "11 is no answer. Type a number from 1 to 10"),
        ("huge pass-left", "huge pass-left is no answer."),
    ],
)
def test_what_is_no_answer_says_why_and_changes_nothing(spuds: Run, typed: str, says: str) -> None:
    ran = asked(spuds, typed)
    assert any(line.startswith(says) for line in ran.lines)
    assert made(ran) == []


def test_of_an_answer_of_others_is_told_only_that_it_was_given_until_the_own_one_is_in(spuds: Run) -> None:
    before = asked(spuds, "").lines
    told = [line for line in before[: before.index(ANSWERS[0])] if line.startswith("Ed")]
    assert sorted(set(told)) == ["Ed has decided.", "Ed is dealt a card. (5 times)", "Ed: 0 burns, 5 cards"]
    after = asked(spuds, "none")
    ed = next(move for move in record_of(after).moves if move.startswith("4: p1 ")).split()[2:]
    cards = 0 if ed == ["none"] else len(ed)
    says = (
        "Ed plays nothing on potato 1.",
        "Ed has 1 card face down on potato 1.",
        "Ed has 2 cards face down on potato 1.",
    )
    assert after.lines.index(says[cards]) > after.lines.index("Ann plays nothing on potato 0.")


def test_every_answer_has_its_number_however_many_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    game = find_game("hot-potato")
    answers = [text for text in game.texts if text.startswith("p1 ")][: game.sizes.answers]
    assert len(answers) == 55
    for screen in (PlainScreen(), ColourScreen()):
        screen.answers(answers)
        shown = capsys.readouterr().out.split()
        numbers = [int(word[:-1]) for word in shown if word.endswith(".")]
        assert sorted(numbers) == list(range(1, 56))
        for n in (1, 2, 8, 50):
            at = shown.index(f"{n}.")
            assert " ".join(shown[at + 1 : at + 1 + len(answers[n - 1].split())]) == answers[n - 1]


def test_the_longest_list_fits_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    game = find_game("hot-potato")
    for columns in (60, 80, 120):
        monkeypatch.setenv("COLUMNS", str(columns))
        ColourScreen().answers([text for text in game.texts if text.startswith("p11 ")][:55])
        lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
        assert max(map(len, lines)) <= columns
        assert len(lines) <= 46


def test_the_sheet_at_the_end_has_a_row_for_each_round(spuds: Run) -> None:
    ran = spuds(*PLAY, typed="1\n" * 300)
    rows = [line.split() for line in ran.lines[ran.lines.index("The game is over.") :]]
    assert any("chip" in row and "turns" in row for row in rows), rows
    assert "win" in ran.lines[-1]


def test_half_given_answers_are_saved_and_gone_on_with(spuds: Run, tmp_path: Path) -> None:
    """With the extra potato Ann has two potatoes before her, so she is asked twice in one step."""
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    spuds(*PLAY, "--save", str(whole), typed="extra 0\neither\np1 pass-left\n")
    spuds(*PLAY, "--save", str(part), typed="extra 0\neither\n")
    half = read_record(part.read_text()).moves
    assert half[-1] == "0: p0 either"
    ran = spuds(
        "play",
        "--resume",
        str(part),
        "--seed",
        "3",
        "--bots",
        "random",
        "--save",
        str(part),
        "--plain",
        typed="pass-left\n",
    )
    assert "2. p1 pass-left  3. + huge  4. + ban-pass-left" in ran.lines
    assert not any("p1 either" in line for line in ran.lines), "that card lies on the other potato"
    assert read_record(part.read_text()).moves == read_record(whole.read_text()).moves


def test_an_answer_that_was_given_outlives_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command = [sys.executable, "-m", "spuds", *PLAY, "--save", str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as playing:
        try:
            assert playing.stdin is not None
            playing.stdin.write("extra 0\neither huge\n")
            playing.stdin.flush()
            until = time.monotonic() + PATIENCE
            while "0: p0 either huge" not in (file.read_text() if file.exists() else ""):
                assert time.monotonic() < until, "the answer is not in the file"
                time.sleep(0.05)
        finally:
            playing.kill()
    record = read_record(file.read_text())
    assert record.moves[-1] == "0: p0 either huge"
    resume = ["play", "--resume", str(file), "--seed", "3", "--plain", "--bots", "random"]
    again = subprocess.run(
        [sys.executable, "-m", "spuds", *resume],
        input="none\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    moves = json.loads(again.stdout.splitlines()[-1])["moves"]
    assert moves[: len(record.moves) + 1] == [*record.moves, "0: p1 none"]
