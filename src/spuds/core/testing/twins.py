"""The two-world test: what a viewer cannot know makes no difference to anything that the viewer gets.

Two positions are *alike* to a viewer when its views of them have equal bytes. What must hold, and is checked here:

1. Alike positions give the viewer equal legal answers, and equal words for the position (`check_likeness`).
2. A move is played on from two alike positions; to the viewer it has the same look in both (`as_seen`) and its
   events, as the viewer sees them, are the same. Then the positions after it are alike. So a view depends on what
   its viewer has seen, and on nothing else.
3. If the look was the same and the positions after it are alike, the events were the same: they tell the viewer
   nothing that its view does not show.

If the look or the events differ, the viewer has learned something in play and may tell the worlds apart from then
on: a follower who would have been stuck in the other world, say. There the comparison ends.

A second world comes from elsewhere than `determinize` too: where luck, or another seat, made a move that has the
same look as another possible one, the twin makes that one. Nothing is known of the game here but its moves.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from spuds.core.chance import seeded
from spuds.core.events import Event
from spuds.core.testing.knowledge import check_likeness
from spuds.core.testing.moments import Moment, Play, Step


def check_twins(play: Play, viewer: int, *, pairs: int = 4, seed: int = 0) -> int:
    """Check that a game cannot be told from its twins: where a move was hidden from the viewer, they make another.

    Args:
        play: a whole game.
        viewer: a seat, or the spectator.
        pairs: how many twins to play on beside the game.
        seed: of their choice.
    Returns:
        How many moves were compared.
    """
    rng = random.Random(f"twins/{play.seed}/{viewer}/{seed}")
    hidden = [n for n, step in enumerate(play.steps) if is_hidden(step, viewer)]
    compared = 0
    for n in rng.sample(hidden, min(pairs, len(hidden))):
        others = other_moves(play.steps[n], viewer)
        if others:
            compared += follow(play, n, play.steps[n].before, viewer, rng, first=rng.choice(others))
    return compared


def check_drawn_worlds(play: Play, viewer: int, *, pairs: int = 4, seed: int = 0) -> int:
    """Check that a game cannot be told from worlds drawn from the viewer's views of it, when both are played on.

    Args and Returns: as `check_twins`.
    """
    rng = random.Random(f"worlds/{play.seed}/{viewer}/{seed}")
    compared = 0
    for n in rng.sample(range(len(play.steps)), min(pairs, len(play.steps))):
        moment = play.steps[n].before
        world = moment.world(moment.view(viewer), viewer, seeded(seed, viewer, n))
        compared += follow(play, n, world, viewer, rng)
    return compared


def look(moment: Moment, seat: int, action: int, viewer: int) -> int:
    """Return a move as a viewer sees it; -1 if not at all."""
    return int(moment.game.as_seen(moment.state, seat, action, viewer))


def is_hidden(step: Step, viewer: int) -> bool:
    """Say whether a viewer does not see just which move was made."""
    return look(step.before, step.seat, step.action, viewer) != step.action


def other_moves(step: Step, viewer: int) -> list[int]:
    """Return the other moves that were possible and look the same to the viewer."""
    return [action for action in _alike(step.before, step, viewer) if action != step.action]


def _alike(twin: Moment, step: Step, viewer: int) -> list[int]:
    seen = look(step.before, step.seat, step.action, viewer)
    return [action for action in twin.possible(step.seat) if look(twin, step.seat, action, viewer) == seen]


def _same_look(twin: Moment, step: Step, viewer: int, rng: random.Random) -> int | None:
    """Return the move of the step if it is possible in the twin and looks the same, else another that does."""
    if step.seat not in twin.waiting():
        return None
    if step.action in twin.possible(step.seat):
        seen = look(step.before, step.seat, step.action, viewer)
        if look(twin, step.seat, step.action, viewer) == seen:
            return step.action
    others = _alike(twin, step, viewer)
    return rng.choice(others) if others else None


def follow(play: Play, n: int, twin: Moment, viewer: int, rng: random.Random, *, first: int | None = None) -> int:
    """Play a twin on beside a game, by moves of the same look, as long as the viewer sees the same.

    Args:
        play: the game.
        n: the number of the move that both make first.
        twin: a position that the viewer cannot tell from the game's before that move.
        viewer: a seat, or the spectator.
        rng: chooses among moves of the same look where the game's own is not possible in the twin.
        first: the twin's first move, if it is to be another than the game's own.
    Returns:
        How many moves were compared.
    Raises:
        AssertionError: the viewer can tell the two apart without having seen a difference.
    """
    moments, begin = play.moments, n
    check_likeness(moments[n], twin, viewer)
    for step, after in zip(play.steps[n:], moments[n + 1 :], strict=True):
        action = first if first is not None else _same_look(twin, step, viewer, rng)
        first = None
        if action is None:
            break
        twin, _, told = twin.happened(step.seat, action)
        if seen_events(told, viewer) != seen_events(step.events, viewer):
            forgotten = play.end.game.forgotten
            kept = [[event for event in seen if event.kind not in forgotten] for seen in (told, step.events)]
            differ = seen_events(kept[0], viewer) != seen_events(kept[1], viewer)
            if differ and bytes(after.view(viewer)) == bytes(twin.view(viewer)):
                words = step.before.move_text(step.seat, step.action)
                raise step.before.fault(f"by the events of {words!r} viewer {viewer} learns what its view hides")
            break
        check_likeness(after, twin, viewer)
        n += 1
    return n - begin


def seen_events(told: Sequence[Event], viewer: int) -> list[Event]:
    """Return events as a viewer sees them."""
    return [event.as_seen(viewer) for event in told]
