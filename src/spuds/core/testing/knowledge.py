"""Checks of what is known: views, the worlds drawn from them, and moves as others see them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spuds.core.chance import seeded
from spuds.core.frames import FULL, SPECTATOR
from spuds.core.ledger import unsealed
from spuds.core.records import HIDDEN, OWNER, PUBLIC, owner_of_row
from spuds.core.testing.decisions import check_sound
from spuds.core.testing.moments import Moment, Play, Step, answers, copied
from spuds.core.testing.places import places_of

LOOKS = 300
"""At how many positions of a game every viewer is asked what it sees; all of them, in most games."""


DRAWS = 8
"""How many worlds to draw from one view, from so many views, before one says that something never varies."""


def check_view(moment: Moment, viewer: int, open_to_all: NDArray[Any] | None = None) -> None:
    """Check one view against the declarations of the fields.

    Public fields are equal; of an owner's field the own row is equal, and another seat's row holds no more than the
    spectator sees. Who is waited for and the viewer's own answers are the same as in the state. A view that its
    viewer observes again is itself. The state is left as it is.

    That a view holds no more than that is what `check_twins` shows.

    Args:
        moment: the position.
        viewer: a seat, or the spectator.
        open_to_all: what the spectator sees, if that is known.
    """
    before = bytes(moment)
    view = moment.view(viewer)
    if bytes(moment) != before:
        raise moment.fault(f"observe for viewer {viewer} changes the state")
    shown = moment.view(SPECTATOR) if open_to_all is None else open_to_all
    for fault in _view_faults(moment, viewer, view, shown):
        raise moment.fault(f"the view of viewer {viewer}: {fault}")
    if int(moment.game.waiting(view[0])) != int(moment.game.waiting(moment.state)):
        raise moment.fault(f"the view of viewer {viewer} tells others to be waited for than the state")
    if viewer != SPECTATOR and answers(moment, view, viewer) != moment.legal(viewer):
        raise moment.fault(f"seat {viewer} has other answers in its view than in the state")
    again = np.zeros_like(view)
    moment.game.observe(view[0], viewer, again)
    if bytes(again) != bytes(view):
        raise moment.fault(f"the view of viewer {viewer} is another one when it is observed again")


def _view_faults(moment: Moment, viewer: int, view: NDArray[Any], open_to_all: NDArray[Any]) -> Iterator[str]:
    if int(view["viewer"][0]) != viewer:
        yield f"its field `viewer` is {view['viewer'][0]}"
    true, seen, shown = bytes(moment), bytes(view), bytes(open_to_all)
    for f, row, part in places_of(moment.game.State):
        if f.visibility is PUBLIC and f.name != "viewer" and seen[part] != true[part]:
            yield f"public field {f.name} is {view[f.name][0].tolist()}, in truth {moment.state[f.name].tolist()}"
        if f.visibility is OWNER:
            seat = owner_of_row(f, moment.state, row)
            if seat == viewer and seen[part] != true[part]:
                own = view[f.name][0][row].tolist()
                yield f"its own {f.name} is {own}, in truth {moment.state[f.name][row].tolist()}"
            if seat != viewer and seen[part] != shown[part]:
                yield f"it shows the {f.name} of seat {seat}, which not everybody sees"


def check_world(moment: Moment, viewer: int, seed: int = 0) -> None:
    """Check one world drawn from a view: sound, nobody's view, and one that its viewer would see just so.

    The draw depends on the view and the generator alone: it is the same again, whatever the game was asked about in
    between, and the view is left as it is.
    """
    view = moment.view(viewer)
    kept = bytes(view)
    world = moment.world(view, viewer, seeded(seed, moment.n))
    check_sound(world)
    check_likeness(moment, world, viewer)
    seen = world.view(viewer)
    if moment.game.position_text(view[0]) != moment.game.position_text(seen[0]):
        raise moment.fault(f"viewer {viewer} can tell two worlds apart by the position in words")
    again = world.world(seen, viewer, seeded(seed, moment.n))
    if bytes(again) != bytes(world):
        raise moment.fault(f"two worlds that viewer {viewer} cannot tell apart give it different draws")
    if bytes(view) != kept:
        raise moment.fault("determinize changes the view")


def check_likeness(moment: Moment, world: Moment, viewer: int) -> None:
    """Check that a viewer cannot tell two positions apart: equal views, equal answers."""
    view, seen = moment.view(viewer), world.view(viewer)
    if bytes(view) != bytes(seen):
        names = [name for name in view.dtype.names or () if view[name].tobytes() != seen[name].tobytes()]
        raise moment.fault(f"viewer {viewer} can tell two worlds apart by the field {', '.join(names)}")
    if viewer != SPECTATOR and moment.legal(viewer) != world.legal(viewer):
        raise moment.fault(f"seat {viewer} can tell two worlds apart by what is legal")


def check_worlds_vary(play: Play, seed: int = 0) -> None:
    """Check that each viewer sees in drawn worlds what it sees in truth, and that what is hidden from it varies.

    Every hidden field, and every row of another seat, that a view ever shows otherwise than it is must, somewhere in
    the game, be drawn otherwise than it is, and be drawn in two ways from one view.
    """
    for viewer in play.end.viewers:
        hidden: dict[tuple[str, int], list[Moment]] = {}
        for moment in play.some(LOOKS):
            view = moment.view(viewer)
            world = moment.world(view, viewer, seeded(seed, moment.n, viewer))
            if int(world.state["viewer"]) != FULL or bytes(world.view(viewer)) != bytes(view):
                raise moment.fault(f"viewer {viewer} does not see in a drawn world what it sees in truth")
            if not all(world.possible(seat) for seat in world.waiting()):
                raise world.fault("somebody is waited for in a drawn world and has no answer there")
            for place in _differing(moment, view, viewer):
                hidden.setdefault(place, []).append(moment)
        for (name, row), moments in hidden.items():
            whose = f"the {name}{f' in row {row}' if row >= 0 else ''} is hidden from viewer {viewer}"
            _check_varies(name, row, moments[:: 1 + len(moments) // DRAWS], viewer, whose)


def _check_varies(name: str, row: int, moments: list[Moment], viewer: int, whose: str) -> None:
    untrue = varied = False
    for moment in moments:
        view = moment.view(viewer)
        drawn = {_part(moment.world(view, viewer, seeded("vary", n, moment.n)).states, name, row) for n in range(DRAWS)}
        untrue |= drawn != {_part(moment.states, name, row)}
        varied |= len(drawn) > 1
        if untrue and varied:
            return
    text = "drawn in two ways from one view" if untrue else "drawn otherwise than it is"
    raise moments[0].fault(f"{whose}, yet never {text}")


def _part(states: NDArray[Any], name: str, row: int) -> bytes:
    part = states[name][0]
    return bytes((part if row < 0 else part[row]).tobytes())


def _differing(moment: Moment, states: NDArray[Any], viewer: int) -> Iterable[tuple[str, int]]:
    """Return which hidden fields, and which rows of other seats, are otherwise than they are in truth."""
    true, seen = bytes(moment), bytes(states)
    found: dict[tuple[str, int], None] = {}
    for f, row, part in places_of(moment.game.State):
        is_whole = f.visibility is HIDDEN or f.owner != ""  # its rows change owners
        if not is_whole and (f.visibility is PUBLIC or row == viewer or row >= moment.seats):
            continue
        if true[part] != seen[part]:
            found[f.name, -1 if is_whole else row] = None
    return found


def check_sight(step: Step) -> None:
    """Check that a move is seen by those, and only those, whom its events let know its card.

    Where an event of a move tells the very card that the move names, a viewer who may not know the card of any such
    event must see a form that hides it or nothing, and one who may know all of them the move itself. Its mover, if
    it is a seat, sees its own move.
    """
    moment, action = step.before, step.action
    game = moment.game
    card = game.action_args(action)["card"]
    unknown = game.card_args(-1)["card"]
    telling = [e.known for e in step.events if e.card >= 0 and game.card_args(e.card)["card"] == card]
    words = moment.move_text(step.seat, action)
    for viewer in (*moment.viewers, FULL):
        seen = int(game.as_seen(copied(moment.states)[0], step.seat, action, viewer))
        if seen != action and seen != -1 and not game.sizes.actions <= seen < game.sizes.forms:
            raise moment.fault(f"viewer {viewer} sees {words!r} as another move")
        may_know = [viewer == FULL or bool(known >> viewer & 1) for known in telling]
        opened = seen != -1 and seen == unsealed(game, step.seat, action, viewer)  # who laid what is told by events
        if (viewer in (step.seat, FULL) or (telling and all(may_know) and not opened)) and seen != action:
            raise moment.fault(f"viewer {viewer} may know {words!r}, yet does not see it")
        if telling and card != unknown and not any(may_know) and seen == action:
            raise moment.fault(f"viewer {viewer} sees {words!r}, yet may not know its card")
