// The rules of Potato Man for the C++ twin: default options, 2 to 5 seats, one lap.
//
// Rule ids are those of the rules document. A position is one plain struct that may be copied at any decision and
// played on from there; chance is drawn one card at a time. Left out is what only views and score sheets need:
// finished rounds one by one, the hand that a stuck seat shows, who wins the game.
#pragma once
#include <algorithm>
#include <cstdint>
#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace {

// ---- Potato cards and sack cards: PM-1 ------------------------------------------------------------------------------

// A set of potato cards. Card 16 x colour + number - lowest number of the colour is one bit, so that each colour owns
// sixteen bits, and the set of a card's colour is one shift away.
using Cards = std::uint64_t;

enum Kind { RED, BLUE, GREEN, YELLOW, GOLD };  // of sack cards; all but gold are colours of potato cards too
constexpr int COLOURS = 4, KINDS = 5;
constexpr int LOWEST[COLOURS] = {5, 4, 3, 1}, HIGHEST[COLOURS] = {18, 16, 14, 13};  // PM-1.2

constexpr int colour_of(int card) { return card >> 4; }
constexpr int number_of(int card) { return (card & 15) + LOWEST[colour_of(card)]; }
constexpr Cards one(int card) { return Cards{1} << card; }
constexpr Cards colour_set(int card) { return Cards{0xffff} << (card & 48); }

constexpr Cards run(int colour, int first, int last) {
    Cards cards = 0;
    for (int number = first; number <= last; number++) cards |= one(16 * colour + number - LOWEST[colour]);
    return cards;
}

constexpr Cards LORD_FRY = run(RED, 16, 18);     // PM-1.3
constexpr Cards POTATO_MAN = run(YELLOW, 1, 3);  // PM-1.4

constexpr int size(Cards cards) { return __builtin_popcountll(cards); }
constexpr int lowest(Cards cards) { return __builtin_ctzll(cards); }

// The n-th card of a set, counted from 0, as a set of its own.
inline Cards nth(Cards cards, unsigned n) {
#ifdef __BMI2__
    return _pdep_u64(Cards{1} << n, cards);
#else
    while (n--) cards &= cards - 1;
    return cards & -cards;
#endif
}

// How many sack cards of each kind, a nibble a kind; as there are never more than three, nibbles do not carry.
using Sacks = std::uint32_t;

constexpr Sacks sack(int kind) { return Sacks{1} << 4 * kind; }
constexpr unsigned held(Sacks sacks, int kind) { return sacks >> 4 * kind & 15; }
constexpr unsigned value(int kind) { return static_cast<unsigned>(kind) + 1; }  // PM-1.6

// ---- What depends on the number of seats ----------------------------------------------------------------------------

constexpr bool has(int seats, int kind) { return seats != 3 || kind != GREEN; }  // PM-1.5
constexpr int hand_size(int seats) { return seats == 5 ? 10 : 12; }              // PM-2.5
constexpr int pile_size(int seats) { return seats == 2 ? 8 : 0; }                // PM-2.6
constexpr int trick_size(int seats) { return seats == 2 ? 4 : seats; }           // PM-3.2, PM-3.3
constexpr int rounds(int seats) { return seats; }                                // PM-2.3

constexpr Cards deck(int seats) {  // PM-1.2
    Cards cards = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        if (has(seats, colour)) cards |= run(colour, LOWEST[colour], HIGHEST[colour]);
    return cards;
}

constexpr Sacks full_supply(int seats) {  // PM-1.7
    Sacks sacks = 0;
    for (int kind = 0; kind < KINDS; kind++)
        if (has(seats, kind)) sacks += 3 * sack(kind);
    return sacks;
}

// ---- The position ---------------------------------------------------------------------------------------------------

using Byte = std::uint8_t;

template <int SEATS> struct State {
    Cards hand[SEATS];
    Cards pool;                     // seen by nobody this round: set aside, or in a pile (PM-2.7)
    Cards discard;                  // cards of this round's earlier tricks
    Cards trick;                    // cards of the trick that lies
    Cards other_colours;            // all cards of the colours that are not in the trick
    Sacks supply;                   // sack cards not yet won this round
    Sacks won[SEATS];               // sack cards won this round
    std::uint16_t points[SEATS];    // of the game so far
    std::uint16_t strongest;        // strength of the card that takes the trick as it lies
    std::uint16_t against_fry;      // the same, should a Lord Fry lie in it
    Byte order[trick_size(SEATS)];  // the cards of the trick as they were played
    Byte played;                    // how many they are
    Byte repeated;                  // five players: 1 if a colour lies twice in the trick
    Byte leader;
    Byte turn;
    Byte starter;                   // of this round
    Byte round;                     // rounds finished
    Byte pile[2];                   // two players: cards left in the pile
};

// Chance: xorshift64, brought into a range by multiply and shift.
struct Dice {
    std::uint64_t word;

    unsigned below(unsigned n) {
        word ^= word << 13;
        word ^= word >> 7;
        word ^= word << 17;
        return static_cast<unsigned>((word >> 32) * n >> 32);
    }

    Cards pick(Cards cards) { return nth(cards, below(static_cast<unsigned>(size(cards)))); }
};

// PM-1.1
template <int SEATS> constexpr Byte next_seat(int seat) { return static_cast<Byte>(seat + 1 == SEATS ? 0 : seat + 1); }

// ---- Rounds and the deal: PM-2 --------------------------------------------------------------------------------------

// PM-2.1 Chance names the first starter. Everything else is still 0.
template <int SEATS> State<SEATS> new_game(Dice& dice) {
    State<SEATS> state{};
    state.starter = static_cast<Byte>(dice.below(SEATS));
    return state;
}

template <int SEATS> void clear_trick(State<SEATS>& state, Byte leader) {
    state.trick = 0;
    state.other_colours = ~Cards{0};
    state.strongest = state.against_fry = 0;
    state.played = state.repeated = 0;
    state.leader = state.turn = leader;
}

// PM-2.2, PM-2.4 to PM-2.7 Deal card by card from the whole deck, the first to the starter, who will lead.
template <int SEATS> void deal(State<SEATS>& state, Dice& dice) {
    Cards dealt[SEATS] = {};  // by place after the starter: a local whose index the compiler knows
    Cards pool = deck(SEATS);
    unsigned left = size(deck(SEATS));
    for (int cards = 0; cards < hand_size(SEATS); cards++)
        for (Cards& hand : dealt) {
            const Cards card = nth(pool, dice.below(left--));
            pool ^= card;
            hand |= card;
        }
    Byte seat = state.starter;
    for (const Cards hand : dealt) {
        state.hand[seat] = hand;
        seat = next_seat<SEATS>(seat);
    }
    state.pool = pool;
    state.discard = 0;
    state.supply = full_supply(SEATS);
    for (Sacks& won : state.won) won = 0;
    for (Byte& pile : state.pile) pile = pile_size(SEATS);
    clear_trick(state, state.starter);
}

// ---- Playing a trick: PM-3 ------------------------------------------------------------------------------------------

// PM-3.1, PM-3.4 The trick is open to the colours that are not in it.
// PM-3.5, PM-3.6 With five, to every colour until one is repeated, but never to a second Potato Man.
template <int SEATS> Cards open(const State<SEATS>& state) {
    if constexpr (SEATS < 5) return state.other_colours;
    return (state.repeated ? state.other_colours : ~Cards{0}) & (state.trick & POTATO_MAN ? ~POTATO_MAN : ~Cards{0});
}

// PM-3.7 The cards that may be played. None means that the round is over: a follower is stuck (PM-5.1), or it is the
// leader, and all hands are empty (PM-5.3).
template <int SEATS> Cards legal(const State<SEATS>& state) {
    return state.hand[state.turn] & open(state);
}

// How strong a card is where it lies: first its number (PM-4.1), then its place in the trick (PM-4.2). The seat and
// the colour, which decide nothing because no two cards share a place, ride along for whoever takes the trick.
struct Strengths {
    static constexpr int SEAT = 2, PLACE = 5, NUMBER = 8;
    std::uint16_t of[64];

    constexpr explicit Strengths(int potato_man_more) : of{} {
        for (int card = 0; card < 64; card++) {
            const int more = one(card) & POTATO_MAN ? potato_man_more : 0;
            of[card] = static_cast<std::uint16_t>((number_of(card) + more) << NUMBER | colour_of(card));
        }
    }
};

constexpr Strengths PLAIN(0);         // PM-4.4
constexpr Strengths AGAINST_FRY(18);  // PM-4.3 Potato Man beats every number

// PM-3.7 The seat plays the card, and it joins the trick.
template <int SEATS> void play(State<SEATS>& state, Cards card) {
    const int index = lowest(card);
    const int where = state.played << Strengths::PLACE | state.turn << Strengths::SEAT;
    state.hand[state.turn] ^= card;
    state.repeated |= (card & state.other_colours) == 0;
    state.other_colours &= ~colour_set(index);
    state.trick |= card;
    state.strongest = std::max(state.strongest, static_cast<std::uint16_t>(PLAIN.of[index] | where));
    state.against_fry = std::max(state.against_fry, static_cast<std::uint16_t>(AGAINST_FRY.of[index] | where));
    state.order[state.played++] = static_cast<Byte>(index);
}

// PM-3.8, PM-3.9 With two players the seat that has just played draws any card of the pool, while its pile lasts.
inline bool draw(State<2>& state, Dice& dice) {
    Byte& pile = state.pile[state.turn];
    if (pile == 0) return false;
    const Cards card = dice.pick(state.pool);
    state.pool ^= card;
    state.hand[state.turn] |= card;
    pile--;
    return true;
}

// ---- Taking the trick: PM-4 -----------------------------------------------------------------------------------------

// PM-4.5 to PM-4.7 A sack card of the colour, or else a golden one, or else none; without branches, as no predictor
// could guess them. Its sacks count at once (PM-5.5), because nothing takes them away again (PM-5.2).
template <int SEATS> void take_sack(State<SEATS>& state, unsigned seat, int colour) {
    const int kind = colour + (held(state.supply, colour) == 0) * (GOLD - colour);
    const unsigned there = held(state.supply, kind) != 0;
    state.supply -= there * sack(kind);
    state.won[seat] += there * sack(kind);
    state.points[seat] = static_cast<std::uint16_t>(state.points[seat] + there * value(kind));
}

// PM-4.8 The winner takes a sack card and leads the next trick.
template <int SEATS> void take_trick(State<SEATS>& state) {
    const unsigned winning = state.trick & LORD_FRY ? state.against_fry : state.strongest;
    const unsigned winner = winning >> Strengths::SEAT & 7;
    take_sack(state, winner, winning & 3);
    state.discard |= state.trick;
    clear_trick(state, static_cast<Byte>(winner));
}

// ---- End of a round: PM-5 -------------------------------------------------------------------------------------------

// PM-5.2 An unfinished trick pays nothing and is discarded. PM-2.3 The next seat will start.
template <int SEATS> void end_round(State<SEATS>& state) {
    state.discard |= state.trick;
    clear_trick(state, state.leader);
    state.starter = next_seat<SEATS>(state.starter);
    state.round++;
}

}  // namespace
