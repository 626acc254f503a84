"""Checks of one position: is it sound, who must act, what may they do, what do moves do?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spuds.core import bits
from spuds.core.chance import seeded
from spuds.core.events import NONE, Event
from spuds.core.frames import CHANCE, EVERYBODY, FRAME, FULL
from spuds.core.messages import event_rule, event_text, languages
from spuds.core.records import OWNER, Field, fields_of, out_of_range
from spuds.core.testing.declared import rules_of
from spuds.core.testing.moments import Moment, Step, answers, copied
from spuds.core.testing.uniform import chi_square

UNLIKELY = 1e-9
"""Odds below which luck is no longer an excuse; small, since a certificate makes thousands of comparisons."""


def check_sound(moment: Moment) -> None:
    """Check that no invariant is broken, every number is in its range, and the state is nobody's view."""
    faults = [*out_of_range(moment.game.State, moment.state), *moment.game.check_state(moment.state)]
    if faults:
        raise moment.fault(f"the state is not sound: {'; '.join(faults)}")
    if int(moment.state["viewer"]) != FULL or int(moment.state["seats"]) != moment.seats:
        raise moment.fault("a full state must be nobody's view, of a table of its size")


def check_actors(moment: Moment) -> None:
    """Check that exactly one set acts, each in it has an answer, and nobody else has one.

    Answers are ascending action ids; none of them hides its card.
    """
    waiting = moment.waiting()
    for seat in range(moment.seats):
        legal = moment.legal(seat)
        if list(legal) != sorted(set(legal)) or any(not 0 <= a < moment.game.sizes.actions for a in legal):
            raise moment.fault(f"legal for seat {seat} must list action ids, ascending: {legal}")
        if bool(legal) != (seat in waiting):
            raise moment.fault(f"seats that owe a decision are {waiting}; seat {seat} has {len(legal)} answers")
    chances = moment.chances()
    if bool(chances) != (waiting == (CHANCE,)):
        raise moment.fault(f"waited for are {waiting}; chance has {len(chances)} moves")
    if any(weight < 1 for weight in chances.values()):
        raise moment.fault(f"a chance move has no card behind it: {chances}")
    if any(not 0 <= action < moment.game.sizes.actions for action in chances):
        raise moment.fault(f"chances must list action ids that name their card: {list(chances)}")


def check_reasons(moment: Moment) -> None:
    """Check, for all action ids, that an answer is legal exactly if `why_not` has nothing against it."""
    for seat in moment.waiting():
        if seat == CHANCE:
            continue
        legal = set(moment.legal(seat))
        for action in range(moment.game.sizes.forms):
            why = int(moment.game.why_not(moment.state, seat, action))
            if (why == 0) != (action in legal):
                verdict = "legal" if action in legal else "not legal"
                text = moment.move_text(seat, action)
                raise moment.fault(f"{text!r} is {verdict}, but why_not says {why}")
            if why and why not in moment.game.reasons:
                raise moment.fault(f"why_not says {why}, which is none of the game's reasons")


def check_pick(moment: Moment, *, draws: int = 300) -> None:
    """Check that `pick` chooses among the legal answers, all alike, from the state and from the seat's view."""
    for seat in moment.waiting():
        if seat == CHANCE:
            continue
        legal = moment.legal(seat)
        rng = seeded("pick", moment.told, moment.n, seat)
        for states in (moment.states, moment.view(seat)):
            picked = Counter(int(moment.game.pick(states[0], seat, rng[0])) for _ in range(draws))
            if not set(picked) <= set(legal):
                raise moment.fault(f"pick chose {sorted(set(picked) - set(legal))}; legal are {legal}")
            odds = chi_square([picked[action] for action in legal])
            if odds < UNLIKELY:
                raise moment.fault(f"pick does not choose all answers alike: {dict(picked)} of {legal}")


def check_thumb(moment: Moment) -> None:
    """Check that the rule-of-thumb bot answers legally from a view, and the same for the same seed."""
    for seat in moment.waiting():
        if seat == CHANCE:
            continue
        view = moment.view(seat)
        before = bytes(view)
        said = [int(moment.game.thumb(view[0], seat, seeded("thumb", moment.n)[0])) for _ in range(2)]
        if said[0] not in answers(moment, view, seat):
            raise moment.fault(f"thumb answers {moment.move_text(seat, said[0])!r}, which is not legal")
        if said[0] != said[1] or bytes(view) != before:
            raise moment.fault("thumb must depend on the view and the generator alone, and leave the view as it is")


def check_values(moment: Moment) -> None:
    """Check that results so far are from 0 to 1 and agree, at the end, with the winners; that a tally is sound."""
    game, seats = moment.game, moment.seats
    over = not moment.waiting()
    out, scores = np.full(seats, np.nan), np.zeros(seats, dtype=np.int64)
    before = bytes(moment)
    game.values(moment.state, out)
    winners = int(game.tally(moment.state, scores))
    if not ((out >= 0) & (out <= 1)).all():
        raise moment.fault(f"values must be from 0 to 1: {out}")
    if bool(winners) != over or winners >> seats:
        raise moment.fault(f"winners must be named at the end, and be seats: {winners:b} (a set of bits)")
    if over and min(out[seat] for seat in range(seats) if bits.has(winners, seat)) < out.max():
        raise moment.fault(f"somebody has a better value than a winner: {out}, winners {winners:b}")
    if bytes(moment) != before:
        raise moment.fault("values or tally changes the state")


def check_blindness(moment: Moment) -> None:
    """Check that `check_state` sees faults: each field out of its range, each hand lost, a view for a state."""
    unseen = [
        what
        for f in fields_of(moment.game.State)
        for what, spoilt in _spoilt(moment, f)
        if not _is_seen(moment, spoilt)
    ]
    if unseen:
        raise moment.fault(f"check_state does not see, or fails at, {'; '.join(unseen)}")


def _is_seen(moment: Moment, spoilt: NDArray[Any]) -> bool:
    try:
        return bool(moment.game.check_state(spoilt[0]))
    except Exception:  # it must list what is wrong with any bytes, not stumble over them
        return False


def _spoilt(moment: Moment, f: Field) -> Iterator[tuple[str, NDArray[Any]]]:
    if f.base == FRAME and moment.state["depth"]:
        yield from _spoilt_frames(moment, f)
    if f.records:
        return
    width = np.iinfo(f.base)
    for number in (f.low - 1, f.high + 1):
        if width.min <= number <= width.max:
            spoilt = copied(moment.states)
            np.asarray(spoilt[f.name]).reshape(-1)[-1] = number
            yield f"{number} in field {f.name}, whose range is {f.low} to {f.high}", spoilt
    if f.visibility is OWNER and f.high > 1:  # a mere mark may be there or not
        for seat in range(moment.seats):
            spoilt = copied(moment.states)
            row = np.asarray(spoilt[f.name])[0, seat : seat + 1]
            if row.any():
                row[...] = 0
                yield f"that the {f.name} of seat {seat} is lost", spoilt


def _spoilt_frames(moment: Moment, f: Field) -> Iterator[tuple[str, NDArray[Any]]]:
    top = int(moment.state["depth"]) - 1
    wrong = {"kind": np.iinfo(FRAME["kind"]).max}
    if moment.waiting() != (CHANCE,):
        wrong["seat"] = moment.seats
    for part, number in wrong.items():
        spoilt = copied(moment.states)
        spoilt[f.name][part][0, top] = number
        yield f"a top frame with {part} {number}, which is none", spoilt


def check_move(step: Step) -> None:
    """Check one move: the same with a log and without, the same each time, its position left as it was.

    Its events are well formed, fit the log, and have words in every language, for whoever may not know the card too.
    """
    before, seat, action = step.before, step.seat, step.action
    kept = bytes(before)
    logged, closed, happened = before.happened(seat, action)
    bare, bare_closed = before.after(seat, action)
    words = before.move_text(seat, action)
    if bytes(logged) != bytes(bare) or closed != bare_closed:
        raise before.fault(f"{words!r} leads elsewhere when there is no log")
    if happened != step.events or closed != step.closed or closed not in (0, 1):
        raise before.fault(f"{words!r} does not do the same each time")
    if bytes(before) != kept:
        raise before.fault(f"{words!r} changes the position it was made in")
    if not closed and not set(logged.waiting()) <= set(before.waiting()):
        raise before.fault(f"{words!r} leaves its decision open, yet others are waited for")
    for event in happened:
        _check_event(before, event)


def _check_event(moment: Moment, event: Event) -> None:
    game = moment.game
    seats = (NONE, CHANCE, *range(moment.seats))
    if event.kind not in game.events or event.seat not in seats or not 0 <= event.known <= EVERYBODY:
        raise moment.fault(f"not an event of this game and table: {event}")
    if event.rule and event_rule(game, event) not in rules_of(game):
        raise moment.fault(f"an event cites {event_rule(game, event)}, which is not in RULES.md: {event}")
    names = {seat: f"player {seat}" for seat in range(moment.seats)}
    for seen in {event, event._replace(card=NONE)} if event.known != EVERYBODY else {event}:
        for language in languages(game.folder / "messages"):
            try:
                event_text(game, seen, names, language)
            except KeyError as error:
                raise moment.fault(f"{seen} cannot be told in {language}: {error}") from error
