"""Checks of what pages are given: boards, lines of the log, score sheets, looks; a plain board too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import permutations
from typing import Any

import msgspec

from spuds.core.board import Board, Choice, Looks, Pick, Refusal, Text
from spuds.core.boards import board_of, line_of, looks_of, seat_of, sheet_of, words_of
from spuds.core.frames import FULL, SPECTATOR
from spuds.core.game import Game
from spuds.core.messages import languages, messages_of
from spuds.core.table import Table
from spuds.core.testing.declared import rules_of
from spuds.core.testing.moments import Moment, Play
from spuds.core.views import View


def check_looks(game: Game) -> None:
    """Check that suits can be told apart without colour, and that every face has a suit, a name and rules there are."""
    looks = looks_of(game)
    faults = [*_look_faults(looks), *_word_faults(game, texts_in(looks), seats=0)]
    faults += [f"no rule {rule}" for face in looks.faces for rule in face.rules if rule not in rules_of(game)]
    if faults:
        raise AssertionError(f"{game.slug}: looks: {'; '.join(faults)}")


def _look_faults(looks: Looks) -> Iterator[str]:
    for what, listed in (
        ("keys of suits", [suit.key for suit in looks.suits]),
        ("letters of suits", [suit.letter for suit in looks.suits]),
        ("shapes of suits", [suit.shape for suit in looks.suits]),
        ("words of faces", [face.word for face in looks.faces]),
    ):
        if len(set(listed)) < len(listed):
            yield f"two {what} are the same"
    suits = {suit.key for suit in looks.suits}
    for face in looks.faces:
        if not face.word or (face.suit and face.suit not in suits):
            yield f"the face {face.word!r} has no word, or a suit that there is not"


def check_board(moment: Moment, viewer: int) -> None:
    """Check the board of one viewer: what it offers, what it names, and that it is the same whenever it is asked for.

    Args:
        moment: the position.
        viewer: a seat, SPECTATOR, or FULL for one who sees all.
    """
    game = moment.game
    array = moment.states.copy() if viewer == FULL else moment.view(viewer)
    kept = array.tobytes()
    board = board_of(game, View(game, array))
    if array.tobytes() != kept:
        raise moment.fault(f"the board of viewer {viewer} changes its view")
    sent = msgspec.json.encode(board)
    if sent != msgspec.json.encode(board_of(game, View(game, array))) or msgspec.json.decode(sent, type=Board) != board:
        raise moment.fault(f"the board of viewer {viewer} is another one when it is asked for again, or sent")
    texts = [game.texts[action] for action in moment.legal(viewer)] if viewer in moment.waiting() else []
    faults = [
        *_table_faults(moment, board, seat_of(viewer)),
        *_answer_faults(board, texts),
        *_follow_faults(moment, board),
        *_place_faults(game, board),
        *_word_faults(game, texts_in(board), moment.seats),
    ]
    if faults:
        raise moment.fault(f"the board of viewer {viewer}: {'; '.join(faults)}")


def _table_faults(moment: Moment, board: Board, viewer: int) -> Iterator[str]:
    if board.viewer != viewer:
        yield f"it is that of {board.viewer}"
    if [place.seat for place in board.places] != list(range(moment.seats)):
        yield "its places are not the seats of the table"
    deciding = tuple(place.seat for place in board.places if place.deciding)
    if deciding != tuple(seat for seat in moment.waiting() if seat < moment.seats):
        yield f"it says that {deciding} decide"
    if (board.prompt is None) != (moment.waiting() == ()):
        yield "there is a prompt as long as the game runs, and no longer"


def _answer_faults(board: Board, legal: list[str]) -> Iterator[str]:
    # What several moves say begins as others do.
    several = {choice.move for choice in board.choices if choice.then}
    offered = [*several, *(choice.move for choice in board.choices if not choice.then)]
    if sorted(offered) != sorted(legal):
        yield f"it offers {sorted(offered)}, legal are {sorted(legal)}"
    paths = [path for choice in board.choices for path in _paths(choice)]
    if any(paths.count(path) > 1 for path in paths) or () in paths:
        yield "two choices are made by the same picks, or one by none"
    if any(one != other and other[: len(one)] == one for one in paths for other in paths):
        yield "the picks of one choice are only the first of another's"
    if board.refusals and not board.choices:
        yield "it refuses something, and offers nothing"
    picked = {(pick.zone, pick.face) for pick in _picks(board.choices)}
    refused = {(refusal.zone, refusal.face) for refusal in board.refusals}
    if picked & refused:
        yield f"it refuses what it offers: {sorted(picked & refused)}"
    for zone in board.zones:
        if zone.layout == "hand" and zone.seat == board.viewer and zone.id in {at for at, face in picked if face}:
            silent = {card.face for card in zone.cards} - {face for at, face in picked | refused if at == zone.id}
            if silent:
                yield f"it neither offers {sorted(silent)} nor says why not"


def _follow_faults(moment: Moment, board: Board) -> Iterator[str]:
    """Name what may follow the first moves of choices that several moves say and is not offered, and what may not."""
    said = [(choice.move, *choice.then) for choice in board.choices if choice.then]
    for before in sorted({words[:n] for words in said for n in range(1, len(words))}):
        after: Moment | None = moment
        for move in before:
            after = after and _after(after, board.viewer, move)
        if after is None:
            continue  # which has been told of the moves before
        offered = {words[len(before)] for words in said if words[: len(before)] == before}
        legal = {moment.game.texts[action] for action in after.legal(board.viewer)}
        if offered != legal:
            yield f"after {', '.join(before)} it offers {sorted(offered)}, legal are {sorted(legal)}"


def _after(moment: Moment, viewer: int, move: str) -> Moment | None:
    actions = {moment.game.texts[action]: action for action in moment.legal(viewer)}
    return moment.after(viewer, actions[move])[0] if move in actions else None


def _picks(choices: Iterable[Choice]) -> Iterator[Pick]:
    return (pick for choice in choices for pick in choice.picks)


def _paths(choice: Choice) -> Iterable[tuple[tuple[object, ...], ...]]:
    """Return what is pointed at one after another to say a choice; all ways, where its picks have no order."""
    path = tuple(_point(pick) for pick in choice.picks)
    return set(permutations(path)) if choice.any_order else (path,)


def _point(pick: Pick) -> tuple[object, ...]:
    """Return what a pick points at: what it says counts only where it is a button."""
    place = (pick.zone, pick.face, pick.token, pick.seat)
    return place if place != ("", "", "", -1) else (pick.text.id, *sorted(pick.text.args.items()))


def _place_faults(game: Game, board: Board) -> Iterator[str]:
    """Name what is pointed at and is not there, and what is there twice."""
    zones = {zone.id: {card.face for card in zone.cards} for zone in board.zones}
    tracks = {track.id: track for track in board.tracks}
    tokens = {token.id for token in board.tokens}
    for what, found, listed in (
        ("zones", zones, board.zones),
        ("tracks", tracks, board.tracks),
        ("tokens", tokens, board.tokens),
    ):
        if len(found) < len(listed):
            yield f"two {what} have the same id"
    unknown = {face for faces in zones.values() for face in faces if face} - words_of(game)
    if unknown:
        yield f"no looks are known of {sorted(unknown)}"
    for token in board.tokens:
        track = tracks.get(token.track)
        if token.track and (track is None or not track.low <= token.at <= track.high):
            yield f"the token {token.id} stands on no space"
    pointed_at: list[Pick | Refusal] = [*_picks(board.choices), *board.refusals]
    for pointed in pointed_at:
        if pointed.zone and (pointed.zone not in zones or (pointed.face and pointed.face not in zones[pointed.zone])):
            yield f"it points at {pointed.face!r} in {pointed.zone!r}, which is not there"
    seats = range(-1, len(board.places))
    for pick in _picks(board.choices):
        if pick.seat not in seats or (pick.token and pick.token not in tokens):
            yield f"it points at seat {pick.seat} or token {pick.token!r}, which is not there"
    for zone in board.zones:
        if zone.seat not in seats or zone.hidden < 0 or any(card.copies < 0 for card in zone.cards):
            yield f"the zone {zone.id} lies before nobody, or holds less than nothing"


def texts_in(thing: object) -> Iterator[Text]:
    """Yield all messages that a board, or a part of one, asks for."""
    if isinstance(thing, Text):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from texts_in(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from texts_in(part)


def _word_faults(game: Game, texts: Iterable[Text], seats: int) -> Iterator[str]:
    """Name what cannot be put into words in some language, or speaks of nobody at the table."""
    for text in texts:
        if not all(0 <= seat < seats for seat in text.players.values()):
            yield f"{text.id} speaks of seats {sorted(text.players.values())}"
        fault = _unsaid(game, msgspec.json.encode(text))
        if fault:
            yield fault


@lru_cache(maxsize=10_000)
def _unsaid(game: Game, text: bytes) -> str:
    """Say in which language a message has no words, or wants other arguments; "" if it has them in all."""
    told = msgspec.json.decode(text, type=Text)
    args: dict[str, Any] = {**told.args, **{name: f"player {seat}" for name, seat in told.players.items()}}
    for language in languages(game.folder / "messages"):
        try:
            messages_of(game, language).format(told.id, args)
        except LookupError as error:
            return f"{told.id} has no words in {language}: {error}"
    return ""


def check_lines(play: Play) -> None:
    """Check that every event of a game is a line that can be told to everybody, in every language."""
    game, seats = play.end.game, play.setting.seats
    for step in play.steps:
        lines = {event.as_seen(viewer) for event in step.events for viewer in (FULL, SPECTATOR, *range(seats))}
        faults: list[str] = []
        for line in (line_of(game, event) for event in lines):
            if line.face and line.face not in words_of(game):
                faults.append(f"no looks are known of {line.face!r}")
            if line.rule and line.rule not in rules_of(game):
                faults.append(f"{line.kind} cites {line.rule!r}, which is not in RULES.md")
            faults += _word_faults(game, [line.text], seats)
        if faults:
            raise step.before.fault(f"lines of the log: {'; '.join(faults)}")


def check_sheet(play: Play, table: Table) -> None:
    """Check that at the end every row of the score sheet has a cell for each seat, and each column adds up.

    Args:
        play: a whole game.
        table: a table at which it was played.
    """
    result = table.result()
    sheet = sheet_of(play.end.game, table.events, result)
    if list(sheet.totals) != result["scores"] or list(sheet.winners) != result["winners"]:
        raise play.end.fault(f"the score sheet has the totals {sheet.totals}, the result {result['scores']}")
    if any(len(row.cells) != play.setting.seats for row in sheet.rows):
        raise play.end.fault("a row of the score sheet lacks a seat, or has one too many")
    sums = [sum(row.cells[seat].points for row in sheet.rows) for seat in range(play.setting.seats)]
    if sheet.rows and sums != result["scores"]:
        raise play.end.fault(f"the score sheet adds up to {sums}, not to {result['scores']}")
    faults = list(_word_faults(play.end.game, texts_in(sheet), play.setting.seats))
    if faults:
        raise play.end.fault(f"the score sheet: {'; '.join(faults)}")
