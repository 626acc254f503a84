"""Tiny: one hidden card each, then everybody bids at the same time. The hooks are plain functions, no kernels."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from spuds.core.chance import below
from spuds.core.events import NONE, Event
from spuds.core.frames import CHANCE, EVERYBODY, FULL, SPECTATOR, Frame
from spuds.core.game import Game, Reason, Sizes
from spuds.core.records import HIDDEN, OWNER, PUBLIC, Ints, field, i1, record
from tests.tiny.options import Options

SEATS, CARDS, BIDS = 4, 6, 3
DEAL = BIDS
ACTIONS = DEAL + SEATS * CARDS
DEAL_HIDDEN = ACTIONS
DEALT, ANSWERED, SHOWN, WINS = range(1, 5)
OWES_DEAL, OWES_BID = 1, 2
NOT_A_BID, TOO_MUCH = 1, 2


@record
class State:
    """One table. Cards and bids are stored as 1 + their number, so that 0 means none."""

    card: Ints = field(i1, "1 + the card held", OWNER, shape=(SEATS,), per="seat", high=CARDS)
    sealed: Ints = field(i1, "1 + a bid that others do not see yet", OWNER, shape=(SEATS,), per="seat", high=BIDS)
    pool: int = field(i1, "cards nobody holds, as a set; in a view, all its viewer has not seen", HIDDEN, high=63)
    stack: tuple[Frame] = field(Frame, "the one thing that is owed", PUBLIC, shape=(1,))
    depth: int = field(i1, "frames on the stack", PUBLIC, high=1)
    viewer: int = field(i1, "whose view this is", PUBLIC, low=FULL, high=SPECTATOR)
    seats: int = field(i1, "seats at the table", PUBLIC, low=2, high=SEATS)
    double: int = field(i1, "1 = bids count twice", PUBLIC, high=1)
    bid: Ints = field(i1, "1 + the bid shown", PUBLIC, shape=(SEATS,), per="seat", high=BIDS)


def new(state: Any, seats: int, options: Options) -> None:
    """TI-1.1 An empty table."""
    state.viewer, state.seats, state.double = FULL, seats, int(options.double == "on")
    state.pool, state.depth = 63, 1
    state.stack[0].kind, state.stack[0].seat = OWES_DEAL, 0


def waiting(state: Any) -> int:
    """TI-1.1, TI-1.2 Chance, or all who have not bid."""
    if not state.depth:
        return 0
    return 1 << CHANCE if state.stack[0].kind == OWES_DEAL else int(state.stack[0].seats)


def legal(state: Any, seat: int, out: Any) -> int:
    """TI-1.2 No bid above the card."""
    if not 0 <= seat < SEATS or not waiting(state) >> seat & 1:
        return 0
    n = min(BIDS, int(state.card[seat]))
    for bid in range(n):
        out[bid] = bid
    return n


def why_not(state: Any, seat: int, action: int) -> int:
    """TI-1.2 Why a bid is not allowed."""
    if action >= BIDS:
        return NOT_A_BID
    return 0 if action < int(state.card[seat]) else TOO_MUCH


def chances(state: Any, actions: Any, weights: Any) -> int:
    """TI-1.1 Any card of the pool."""
    if waiting(state) != 1 << CHANCE:
        return 0
    cards = [card for card in range(CARDS) if int(state.pool) >> card & 1]
    for n, card in enumerate(cards):
        actions[n], weights[n] = DEAL + CARDS * int(state.stack[0].seat) + card, 1
    return len(cards)


def play(state: Any, seat: int, action: int, log: Any) -> int:
    """TI-1.1 to TI-1.4 Carry out a move."""
    if action >= DEAL:
        _deal(state, *divmod(action - DEAL, CARDS), log)
        return 1
    state.sealed[seat] = 1 + action
    state.stack[0].seats &= ~(1 << seat)
    if state.stack[0].seats:
        _tell(log, ANSWERED, seat, 102)
        return 0
    _show(state, log)
    return 1


def _deal(state: Any, seat: int, card: int, log: Any) -> None:
    _tell(log, DEALT, seat, 101, card=card, known=1 << seat)
    state.pool ^= 1 << card
    state.card[seat] = 1 + card
    if seat + 1 < state.seats:
        state.stack[0].seat = seat + 1
    else:
        state.stack[0].kind, state.stack[0].seat, state.stack[0].seats = OWES_BID, 0, (1 << int(state.seats)) - 1


def _show(state: Any, log: Any) -> None:
    state.depth, state.stack[0].kind = 0, 0
    for seat in range(state.seats):
        state.bid[seat], state.sealed[seat] = state.sealed[seat], 0
        _tell(log, SHOWN, seat, 103, amount=int(state.bid[seat]) - 1)
    scores = [0] * SEATS
    winners = tally(state, scores)
    for seat in range(state.seats):
        if winners >> seat & 1:
            _tell(log, WINS, seat, 104, amount=scores[seat])


def _tell(
    log: Any, kind: int, seat: int, rule: int, *, card: int = NONE, amount: int = 0, known: int = EVERYBODY
) -> None:
    if log is not None:
        log[0, 0] += 1
        log[log[0, 0]] = Event(kind, seat, NONE, card, amount, rule, known)


def settle(state: Any, rng: Any) -> None:
    """TI-1.1 Deal what is owed."""
    while waiting(state) == 1 << CHANCE:
        cards = [card for card in range(CARDS) if int(state.pool) >> card & 1]
        _deal(state, int(state.stack[0].seat), cards[below(rng, len(cards))], None)


def pick(state: Any, seat: int, rng: Any) -> int:
    """TI-1.2 Any bid that is allowed."""
    return int(below(rng, min(BIDS, int(state.card[seat]))))


def observe(state: Any, viewer: int, view: Any) -> None:
    """TI-1.1, TI-1.2 One's own card and bid, and what is shown."""
    before = state.tobytes()
    view[0] = state
    v = view[0]
    v.viewer, v.pool = viewer, 63
    for seat in range(SEATS):
        if seat != viewer:
            v.card[seat] = v.sealed[seat] = 0
        elif v.card[seat]:
            v.pool = 63 & ~(1 << (int(v.card[seat]) - 1))
    assert state.tobytes() == before


def determinize(view: Any, viewer: int, rng: Any, state: Any) -> None:
    """TI-1.1, TI-1.2 Hidden cards from the pool, sealed bids among those allowed.

    A card that its owner's bid is shown for is worth at least that bid; cards are drawn again until all are.
    """
    state[0] = view
    s = state[0]
    s.viewer = FULL
    dealt = int(view.stack[0].seat) if view.depth and view.stack[0].kind == OWES_DEAL else int(view.seats)
    others = [seat for seat in range(dealt) if seat != viewer]
    while True:
        pool = [card for card in range(CARDS) if int(view.pool) >> card & 1]
        for seat in others:
            s.card[seat] = 1 + pool.pop(int(below(rng, len(pool))))
        if all(int(s.card[seat]) >= int(s.bid[seat]) for seat in others):
            break
    s.pool = sum(1 << card for card in pool)
    for seat in others:
        if view.depth and view.stack[0].kind == OWES_BID and not int(view.stack[0].seats) >> seat & 1:
            s.sealed[seat] = 1 + int(below(rng, min(BIDS, int(s.card[seat]))))


def as_seen(state: Any, seat: int, action: int, viewer: int) -> int:
    """TI-1.1, TI-1.2 A dealt card is its seat's own; a bid is sealed until the last one is in."""
    if action >= DEAL:
        owner = (action - DEAL) // CARDS
        return action if viewer in (owner, FULL) else DEAL_HIDDEN + owner
    sealed = int(state.stack[0].seats) not in (0, 1 << seat)
    return -1 if sealed and viewer not in (seat, FULL) else action


def values(state: Any, out: Any) -> None:
    """TI-1.4 Shares of the win."""
    scores = [0] * SEATS
    winners = tally(state, scores)
    for seat in range(state.seats):
        out[seat] = 0.5 if not winners else float(winners >> seat & 1)


def horizon(state: Any, start: Any) -> bool:
    """A rollout goes to the end."""
    return not state.depth


def tally(state: Any, scores: Any) -> int:
    """TI-1.3, TI-1.4 Points and winners."""
    for seat in range(state.seats):
        scores[seat] = max(0, int(state.bid[seat]) - 1) << int(state.double)
    if state.depth:
        return 0
    return sum(1 << seat for seat in range(state.seats) if scores[seat] == max(scores))


def sheet(told: Iterable[Event], seats: int) -> list[dict[str, Any]]:
    """TI-1.3 One line for each bid."""
    return [{"rule": "TI-1.3", "seat": e.seat, "bid": e.amount} for e in told if e.kind == SHOWN]


def position_text(state: Any) -> str:
    """Say cards and bids."""
    owes = {OWES_DEAL: "deal", OWES_BID: "bids"}.get(int(state.stack[0].kind), "over")
    cards = " ".join(str(int(card) - 1) if card else "?" for card in state.card[: state.seats])
    return f"{owes} | cards {cards} | sealed {list(map(int, state.sealed))} | bids {list(map(int, state.bid))}"


def card_args(card: int) -> dict[str, Any]:
    """Name a card."""
    return {"card": f"c{card}" if card >= 0 else "?"}


def action_args(action: int) -> dict[str, Any]:
    """Name the card of an action."""
    return card_args((action - DEAL) % CARDS if DEAL <= action < ACTIONS else -1)


def check_state(state: Any) -> list[str]:
    """List what is wrong with a state."""
    cards = [int(card) - 1 for card in state.card if card]
    faults = [f"{f} is out of range" for f in _out_of_range(state)]
    if not faults and sum(1 << card for card in cards) + int(state.pool) != 63:
        faults.append("I1: cards are lost")
    if not faults and state.depth and int(state.stack[0].kind) not in (OWES_DEAL, OWES_BID):
        faults.append("I2: nothing is owed")
    if not faults and state.depth and state.stack[0].seat >= state.seats:
        faults.append("I2: nobody sits there")
    if not faults and any(bid > card for bid, card in zip(state.sealed, state.card, strict=True)):
        faults.append("I3: a bid is too high")
    bidden = sum(1 << seat for seat in range(SEATS) if state.sealed[seat])
    owed = int(state.stack[0].seats) if state.depth and state.stack[0].kind == OWES_BID else 0
    if not faults and owed and bidden != ((1 << int(state.seats)) - 1) & ~owed:
        faults.append("I4: a bid is lost")
    return faults


def _out_of_range(state: Any) -> Iterable[str]:
    from spuds.core.records import out_of_range

    return out_of_range(State, state)


def thumb(view: Any, seat: int, rng: Any) -> int:
    """Bid as much as the card allows."""
    return min(BIDS, int(view.card[seat])) - 1


GAME = Game(
    name="Tiny",
    slug="tiny",
    prefix="TI",
    seats=range(2, SEATS + 1),
    edition="for tests",
    rules_version=1,
    sizes=Sizes(actions=ACTIONS, forms=ACTIONS + SEATS, answers=BIDS, chances=CARDS, events=2 * SEATS),
    State=State,
    Options=Options,
    folder=Path(__file__).parent,
    texts=(
        *(f"bid {n}" for n in range(BIDS)),
        *(f"deal {seat} c{card}" for seat in range(SEATS) for card in range(CARDS)),
        *(f"deal {seat} ?" for seat in range(SEATS)),
    ),
    events={DEALT: "event-dealt", ANSWERED: "event-answered", SHOWN: "event-bids", WINS: "event-wins"},
    reasons={NOT_A_BID: Reason("why-not-not-a-bid", "TI-1.1"), TOO_MUCH: Reason("why-not-too-much", "TI-1.2")},
    new=new,
    agreed=lambda state: {"double": "on" if state.double else "off"},
    waiting=waiting,
    legal=legal,
    why_not=why_not,
    chances=chances,
    settle=settle,
    pick=pick,
    play=play,
    observe=observe,
    as_seen=as_seen,
    determinize=determinize,
    values=values,
    horizon=horizon,
    tally=tally,
    sheet=sheet,
    position_text=position_text,
    parts=lambda: "",
    card_args=card_args,
    action_args=action_args,
    check_state=check_state,
    thumb=thumb,
)
