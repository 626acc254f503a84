"""The Python twin: uniformly random complete games of Potato Man in plain Python, with lists.

Twins are there to be measured beside the engine, so they play the same games by the same rules: default options, 2 to 5
seats, one lap. Rule ids are those of the rules document. This one is what a programmer writes who wants to read it and
not to wait for it; left out is what only views and score sheets need: finished rounds one by one, the hand that a
stuck seat shows, who wins the game.

    python twin.py SEATS GAMES SEED       prints one line of JSON
"""

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time

RED, BLUE, GREEN, YELLOW, GOLD = range(5)  # kinds of sack cards; all but gold are colours of potato cards too
NUMBERS = (range(5, 19), range(4, 17), range(3, 15), range(1, 14))  # PM-1.2, by colour
PARTS = [(colour, number) for colour in (RED, BLUE, GREEN, YELLOW) for number in NUMBERS[colour]]

# By card, which is a place in PARTS.
COLOUR = [colour for colour, _ in PARTS]
NUMBER = [number for _, number in PARTS]
IS_LORD_FRY = [colour == RED and number >= 16 for colour, number in PARTS]  # PM-1.3
IS_POTATO_MAN = [colour == YELLOW and number <= 3 for colour, number in PARTS]  # PM-1.4

VALUE = [1, 2, 3, 4, 5]  # PM-1.6, by kind

# By seats; there is no table of 0 or 1.
DECK = [[card for card in range(52) if seats != 3 or COLOUR[card] != GREEN] for seats in range(6)]  # PM-1.5
SUPPLY = [[3, 3, 0 if seats == 3 else 3, 3, 3] for seats in range(6)]  # PM-1.5, PM-1.7
HAND_SIZE = [0, 0, 12, 12, 12, 10]  # PM-2.5
PILE_SIZE = [0, 0, 8, 0, 0, 0]  # PM-2.6
TRICK_SIZE = [0, 0, 4, 3, 4, 5]  # PM-3.2, PM-3.3

Chance = Callable[[], float]  # a number in [0, 1)


class Table:
    """A position, under the names of the rules document; then the two counters and the source of chance."""

    seats: int
    hand: list[list[int]]  # by seat
    pool: list[int]  # seen by nobody this round: set aside, or in a pile (PM-2.7)
    discard: list[int]  # cards of this round's earlier tricks
    trick: list[int]  # cards of the trick that lies, as they were played
    colours: list[int]  # theirs
    pile: list[int]  # by seat: cards left in the pile
    supply: list[int]  # by kind: sack cards not yet won this round
    won: list[list[int]]  # by seat and kind: sack cards won this round
    points: list[int]  # by seat: of the finished rounds
    leader: int
    turn: int
    starter: int  # of this round
    round: int  # rounds finished
    decisions: int
    chances: int
    random: Chance

    def __init__(self, seats: int, random: Chance) -> None:
        """PM-2.1 Chance names the first starter; everything that belongs to a round comes with its deal."""
        self.seats = seats
        self.random = random
        self.starter = int(random() * seats)
        self.round = 0
        self.points = [0] * seats
        self.decisions, self.chances = 0, 1


def take_from_pool(table: Table) -> int:
    """PM-2.5, PM-2.7 Take one card of the pool, each being equally likely; the order of a pool means nothing."""
    pool = table.pool
    place = int(table.random() * len(pool))
    card = pool[place]
    pool[place] = pool[-1]
    pool.pop()
    table.chances += 1
    return card


def deal(table: Table) -> None:
    """PM-2.2, PM-2.4 to PM-2.6 Deal card by card from the whole deck, the first to the starter, who will lead."""
    seats = table.seats
    table.pool = DECK[seats][:]
    table.discard = []
    table.hand = [[] for _ in range(seats)]
    table.pile = [PILE_SIZE[seats]] * seats
    table.supply = SUPPLY[seats][:]
    table.won = [[0, 0, 0, 0, 0] for _ in range(seats)]
    clockwise = table.hand[table.starter :] + table.hand[: table.starter]
    for _ in range(HAND_SIZE[seats]):
        for hand in clockwise:
            hand.append(take_from_pool(table))
    clear_trick(table, table.starter)


def clear_trick(table: Table, leader: int) -> None:
    """PM-4.8 The winner of a trick leads the next."""
    table.trick = []
    table.colours = []
    table.leader = table.turn = leader


def legal(table: Table) -> list[int]:
    """PM-3.7 List the cards that may be played; none if the follower is stuck (PM-5.1) or all hands are empty."""
    hand, colours = table.hand[table.turn], table.colours
    if not colours:
        return hand  # PM-3.1
    if table.seats == 5:
        return legal_of_five(table)
    return [card for card in hand if COLOUR[card] not in colours]  # PM-3.4


def legal_of_five(table: Table) -> list[int]:
    """PM-3.5, PM-3.6 One colour may be repeated once in a trick, but not by a second Potato Man."""
    hand, colours = table.hand[table.turn], table.colours
    if len(set(colours)) < len(colours):
        return [card for card in hand if COLOUR[card] not in colours]
    if YELLOW in colours and any(IS_POTATO_MAN[card] for card in table.trick):
        return [card for card in hand if not IS_POTATO_MAN[card]]
    return hand


def play(table: Table, card: int) -> None:
    """PM-3.7, PM-3.8, PM-3.10 The card joins the trick; its seat draws; a complete trick is taken."""
    seats, seat = table.seats, table.turn
    table.decisions += 1
    table.hand[seat].remove(card)
    table.trick.append(card)
    table.colours.append(COLOUR[card])
    if table.pile[seat]:
        draw(table, seat)
    if len(table.trick) == TRICK_SIZE[seats]:
        take_trick(table)
    else:
        table.turn = (seat + 1) % seats


def draw(table: Table, seat: int) -> None:
    """PM-3.8, PM-3.9 With two players the seat that has just played draws, while its pile lasts."""
    table.pile[seat] -= 1
    table.hand[seat].append(take_from_pool(table))


def take_trick(table: Table) -> None:
    """PM-4.8 The winner takes a sack card and leads the next trick."""
    trick = table.trick
    place = winning_place(trick)
    winner = (table.leader + place) % table.seats
    take_sack(table, winner, COLOUR[trick[place]])
    table.discard += trick
    clear_trick(table, winner)


def winning_place(trick: list[int]) -> int:
    """PM-4.1, PM-4.2 The highest number wins, of equals the last; PM-4.3 Potato Man wins where a Lord Fry lies."""
    winner, highest = 0, 0
    potato_man = -1
    is_fry_there = False
    for place, card in enumerate(trick):
        if NUMBER[card] >= highest:
            winner, highest = place, NUMBER[card]
        if IS_POTATO_MAN[card]:
            potato_man = place
        elif IS_LORD_FRY[card]:
            is_fry_there = True
    return potato_man if is_fry_there and potato_man >= 0 else winner


def take_sack(table: Table, seat: int, colour: int) -> None:
    """PM-4.5 to PM-4.7 The seat takes a sack card of the colour, or else a golden one, or else none."""
    kind = colour if table.supply[colour] else GOLD
    if table.supply[kind]:
        table.supply[kind] -= 1
        table.won[seat][kind] += 1


def end_round(table: Table) -> None:
    """PM-5.2, PM-5.5 An unfinished trick pays nothing, sacks won count. PM-2.3 The next seat will start."""
    table.discard += table.trick
    for seat, won in enumerate(table.won):
        table.points[seat] += sum(cards * value for cards, value in zip(won, VALUE, strict=True))
    table.starter = (table.starter + 1) % table.seats
    table.round += 1


def play_game(table: Table) -> None:
    """PM-2.3, PM-6.1 Play as many rounds as there are seats, every answer being equally likely."""
    random = table.random
    while table.round < table.seats:
        deal(table)
        while answers := legal(table):
            play(table, answers[int(random() * len(answers))])
        end_round(table)


def state_bytes(table: Table) -> int:
    """Add up a table and its lists, without the numbers in them, which Python shares."""
    lists = [value for value in vars(table).values() if isinstance(value, list)]
    rows = [row for outer in lists for row in outer if isinstance(row, list)]
    return sum(map(sys.getsizeof, [table, vars(table), *lists, *rows]))


def play_games(seats: int, games: int, seed: int) -> dict[str, int | float]:
    """Play random games and say what they took: the keys are those of the C++ twin."""
    random = Random(seed).random
    decisions = chances = points = 0
    began = process_time()
    for _ in range(games):
        table = Table(seats, random)
        play_game(table)
        decisions += table.decisions
        chances += table.chances
        points += sum(table.points)
    seconds = process_time() - began
    dealt = Table(seats, random)
    deal(dealt)
    return {
        "games": games,
        "decisions": decisions,
        "chances": chances,
        "seconds": round(seconds, 6),
        "mean_score": round(points / games / seats, 6),
        "mean_decisions": round(decisions / games, 6),
        "state_bytes": state_bytes(dealt),
    }


if __name__ == "__main__":
    if len(sys.argv) != 4 or not 2 <= int(sys.argv[1]) <= 5 or int(sys.argv[2]) < 1:
        sys.exit("usage: twin.py SEATS GAMES SEED, with 2 to 5 seats and at least one game")
    print(json.dumps(play_games(*map(int, sys.argv[1:]))))
