"""What a game provides: the contract between a game's folder and everything that plays it.

A game is a value, not a subclass: a record's layout, hooks over it, and texts. Hooks marked K are kernels; they do
not check what they are given, and `spuds.Table` is the checked way to them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spuds.core.board import Board, Looks, Row, Text
from spuds.core.events import Event, rule_id
from spuds.core.records import layout
from spuds.core.registry import find_game

KERNEL_HOOKS = (
    *("waiting", "legal", "why_not", "chances", "settle", "pick", "play", "observe", "as_seen", "determinize"),
    *("values", "horizon", "tally", "thumb"),
)
"""Hooks that drivers and searches are compiled from."""


class Sizes(NamedTuple):
    """The most of each thing that a game can bring up, for those who size arrays."""

    actions: int
    """Action ids in all, without the forms that hide a card; ids are 0 to actions - 1."""
    forms: int
    """Action ids with the forms that hide a card, which come last."""
    answers: int
    """Legal answers in one decision."""
    chances: int
    """Possible chance moves at once."""
    events: int
    """Events of one move."""


class Reason(NamedTuple):
    """Why an answer is not legal: a message of the game's message files, and the rule that says so."""

    message: str
    rule: str


class Rollout(NamedTuple):
    """How a search plays on: how many answers beyond its tree go by rules of thumb; the rest are drawn at random."""

    own: int = 8
    """Of the searching seat, which will play sensibly itself."""
    others: int = 0
    """Of all the others: many where play at random is no play at all."""
    paired: bool = False
    """Whether there is no tree: every answer is tried in the same worlds with the same luck, all by rules of thumb."""


@dataclass(frozen=True, eq=False)
class Game:
    """One game, as the registry hands it out. `state` in a hook is a record of dtype `STATE`.

    Every hook is described beside its name in the source of this class.
    """

    name: str
    slug: str
    prefix: str
    """Of its rule ids: "PM" in PM-4.2."""
    seats: range
    edition: str
    rules_version: int
    sizes: Sizes
    State: type
    Options: type
    folder: Path
    """Where RULES.md and messages/ lie."""
    texts: tuple[str, ...]
    """Words of every action id, forms that hide a card included."""
    events: Mapping[int, str]
    """Message id of every kind of event."""
    reasons: Mapping[int, Reason]
    """What `why_not` returns, in words."""

    new: Callable[[Any, int, Any], None]
    """new(state, seats, options): an empty table with its first frame, laid into a zeroed record."""
    agreed: Callable[[Any], dict[str, str | int]]
    """agreed(state): the options that a state was made with, those at their defaults too or not."""
    waiting: Callable[[Any], int]
    """K waiting(state): the seats that owe a decision, as a set; 1 << CHANCE; 0 = the game is over."""
    legal: Callable[[Any, int, Any], int]
    """K legal(state, seat, out) -> n: action ids, ascending; from a view, for its viewer, the same."""
    why_not: Callable[[Any, int, int], int]
    """K why_not(state, seat, action): 0 = legal, else a key of `reasons`; `seat` is waiting."""
    chances: Callable[[Any, Any, Any], int]
    """K chances(state, actions, weights) -> n: possible chance moves, and the cards behind each."""
    settle: Callable[[Any, Any], None]
    """K settle(state, rng): chance moves until a player must decide; equal in odds to `chances`."""
    pick: Callable[[Any, int, Any], int]
    """K pick(state, seat, rng): one answer of `legal`, all alike; works on a view too."""
    play: Callable[[Any, int, int, Any], int]
    """K play(state, seat, action, log): unchecked; returns 1, or 0 while other answers to the same decision are
    still owed. Appends events to `log` if it has rows."""
    observe: Callable[[Any, int, Any], None]
    """K observe(state, viewer, view): fills view[0] with what `viewer` knows."""
    as_seen: Callable[[Any, int, int, int], int]
    """K as_seen(state, seat, action, viewer): the move about to be played, as `viewer` will see it; -1 = not at
    all, while it is sealed."""
    determinize: Callable[[Any, int, Any, Any], None]
    """K determinize(view, viewer, rng, state): fills state[0] with a full state that fits, at chance's odds."""
    values: Callable[[Any, Any], None]
    """K values(state, out): each seat's result so far, 0 to 1, float64 (seats,)."""
    horizon: Callable[[Any, Any], bool]
    """K horizon(state, start): whether a rollout begun at `start` may stop here."""
    tally: Callable[[Any, Any], int]
    """K tally(state, scores): writes each seat's score, int64 (seats,); returns the winners, as a set."""

    sheet: Callable[[Iterable[Event], int], list[dict[str, Any]]]
    """sheet(events, seats): the score sheet, from the events of the whole game in order."""
    position_text: Callable[[Any], str]
    """A full state or a view in one line of words."""
    parts: Callable[[], str]
    """The table of the parts in Markdown, for RULES.md."""
    card_args: Callable[[int], dict[str, Any]]
    """Arguments by which messages speak of a card; of none or an unknown one for -1."""
    action_args: Callable[[int], dict[str, Any]]
    """The same for the card that an action names."""
    check_state: Callable[[Any], list[str]]
    """Every broken invariant of a full state, by number."""
    thumb: Callable[[Any, int, Any], int]
    """K thumb(view, seat, rng): what a player who goes by rules of thumb answers."""
    rollout: Rollout = Rollout()  # noqa: RUF009 - a tuple
    """How a search plays on."""
    reopen: Callable[[Any], None] | None = None
    """K reopen(view): takes back what others have answered to the open decision, as far as its viewer knows: they
    are waited for again. None: answers are not sealed."""
    sketch: Callable[..., list[str]] | None = None
    """sketch(view, names, say): what a view holds, the own hand apart, as lines for the terminal; `names` by seat,
    `say(message, **args)` puts a message into words. None: `position_text` must do."""
    hand: Callable[[Any], list[tuple[int, int]]] | None = None
    """hand(view): the viewer's cards in order, each with the action that plays it; -1 where it takes more to say."""
    prompt: Callable[[Any], Text] | None = None
    """prompt(view): what its viewer, who is waited for, is asked."""
    unsealed: Callable[[int, int, int], int] | None = None
    """unsealed(seat, action, viewer): an answer that was sealed, as `viewer` sees it once the last is in: its id, or
    a form that hides its cards. None: all see it as it is."""
    step_of: Callable[[Event], int] | None = None
    """step_of(event): in which of a board's steps it happened; -1 = in none, or in that of the event before.
    None: turns have no steps."""
    token_of: Callable[[Event], str] | None = None
    """token_of(event): id of the token that it is about; "" = of none. None: there are none."""
    forgotten: frozenset[int] = frozenset()
    """Kinds of events that lay open to all what no view remembers, such as which hand a card was discarded from."""
    board: Callable[[Any, int], Board] | None = None
    """board(view, viewer): the table in front of one viewer, from what `observe` gave it; a full state will do.
    `viewer` is a seat, or -1 for one who answers nothing. While somebody is waited for, chance too, there is a
    prompt. None: a plain board, the legal answers as buttons."""
    score_sheet: Callable[[Iterable[Event], int], list[Row]] | None = None
    """score_sheet(events, seats): the rows of the score sheet so far, one cell a seat; each column adds up to the
    seat's score. None: made from `sheet`, where its lines have a round, a seat and points."""
    looks: Callable[[], Looks] | None = None
    """looks(): suits and faces of all cards that boards and events name; those of the game by their move-words.
    None: there are none."""

    @cached_property
    def STATE(self) -> np.dtype[Any]:
        """Return the dtype of a state."""
        return layout(self.State)

    @cached_property
    def actions(self) -> dict[str, int]:
        """Return the action id of every text."""
        return {text: action for action, text in enumerate(self.texts)}

    def table(self, seats: int, options: Any) -> NDArray[Any]:
        """Return an empty table, shape (1,), dtype STATE. Seats and options are the caller's duty to check."""
        states = np.zeros(1, dtype=self.STATE)
        self.new(states[0], seats, options)
        return states

    def __deepcopy__(self, memo: Any) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return find_game, (self.slug,)

    def __repr__(self) -> str:
        return f"<{self.name}: {self.seats[0]} to {self.seats[-1]} seats, rules version {self.rules_version}>"

    def rule_id(self, rule: int) -> str:
        """Return the id of an event's rule."""
        return rule_id(self.prefix, rule)
