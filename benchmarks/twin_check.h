// Invariants of the C++ twin, asked for by -DCHECK; otherwise these functions are empty.
//
// I1 to I13 are those of the rules document, section 11. What the twin keeps for speed (sets, strengths) is checked
// against `order`, the cards of the trick as they were played, by rules written out a second time and slowly.
#pragma once
#include <cstdio>
#include <cstdlib>

#include "twin_rules.h"

namespace {

#ifdef CHECK
constexpr bool CHECKED = true;
#else
constexpr bool CHECKED = false;
#endif

inline void demand(bool holds, const char* invariant) {
    if (holds) return;
    std::fprintf(stderr, "broken: %s\n", invariant);
    std::abort();
}

template <int SEATS> int seat_at(const State<SEATS>& state, int place) { return (state.leader + place) % SEATS; }

template <int SEATS> int of_colour(const State<SEATS>& state, int colour) {
    int cards = 0;
    for (int place = 0; place < state.played; place++) cards += colour_of(state.order[place]) == colour;
    return cards;
}

// Cards that the seat has played this round.
template <int SEATS> int played_by(const State<SEATS>& state, int seat) {
    int cards = size(state.discard) / SEATS;
    for (int place = 0; place < state.played; place++) cards += seat_at(state, place) == seat;
    return cards;
}

// I1 to I3: every card is in one place, and hands, piles and pool have the sizes that they must have.
template <int SEATS> void check_cards(const State<SEATS>& state) {
    Cards together = state.pool | state.discard | state.trick;
    int cards = size(state.pool) + size(state.discard) + size(state.trick);
    int undrawn = size(deck(SEATS)) - SEATS * hand_size(SEATS);
    for (int seat = 0; seat < SEATS; seat++) {
        const int played = played_by(state, seat);
        const int drawn = std::min(pile_size(SEATS), played);
        together |= state.hand[seat];
        cards += size(state.hand[seat]);
        undrawn -= drawn;
        demand(size(state.hand[seat]) == hand_size(SEATS) + drawn - played, "I2 hand sizes");
        if (SEATS == 2) demand(state.pile[seat] == pile_size(SEATS) - drawn, "I3 pile sizes");
    }
    demand(together == deck(SEATS) && cards == size(deck(SEATS)), "I1 every card is in one place");
    demand(size(state.pool) == undrawn, "I3 pool size");
}

// I4, and what is kept of the trick agrees with its cards in order.
template <int SEATS> void check_trick(const State<SEATS>& state) {
    Cards trick = 0;
    for (int place = 0; place < state.played; place++) trick |= one(state.order[place]);
    int repeats = 0;
    for (int colour = 0; colour < COLOURS; colour++) repeats += std::max(0, of_colour(state, colour) - 1);
    demand(trick == state.trick && size(trick) == state.played, "the trick is its cards in order");
    demand(repeats == state.repeated && repeats <= (SEATS == 5 ? 1 : 0), "I4 repeated colours");
    demand(size(trick & POTATO_MAN) <= 1, "I4 Potato Men");
    demand(state.turn == seat_at(state, state.played), "PM-3.10 whose turn it is");
}

// I6 to I8.
template <int SEATS> void check_sacks(const State<SEATS>& state) {
    Sacks all = state.supply;
    unsigned won = 0;
    bool sold_out = false;
    for (int kind = 0; kind < KINDS; kind++) {
        unsigned of_kind = 0;
        for (const Sacks sacks : state.won) of_kind += held(sacks, kind);
        sold_out |= kind != GOLD && has(SEATS, kind) && held(state.supply, kind) == 0;
        demand(held(state.supply, kind) + of_kind == held(full_supply(SEATS), kind), "I6 sack cards of a kind");
        won += of_kind;
    }
    for (const Sacks sacks : state.won) all += sacks;
    const unsigned tricks = static_cast<unsigned>(size(state.discard) / trick_size(SEATS));
    const unsigned gold = held(state.supply, GOLD);
    demand(all == full_supply(SEATS), "I6 sack cards");
    demand(won == tricks || (won < tricks && gold == 0), "I7 a sack card a trick");
    demand(gold == held(full_supply(SEATS), GOLD) || sold_out, "I8 gold only for what is sold out");
}

// PM-3.4 to PM-3.6, card by card.
template <int SEATS> bool may_play(const State<SEATS>& state, int card) {
    bool is_repeat_left = SEATS == 5;
    for (int colour = 0; colour < COLOURS; colour++) is_repeat_left &= of_colour(state, colour) < 2;
    for (int place = 0; place < state.played; place++)
        if (one(card) & POTATO_MAN && one(state.order[place]) & POTATO_MAN) return false;
    return of_colour(state, colour_of(card)) == 0 || is_repeat_left;
}

// I10: the answers are the cards of the hand that may be played; none only where PM-5.1 or PM-5.3 ends the round.
template <int SEATS> void check_answers(const State<SEATS>& state, Cards answers) {
    Cards expected = 0;
    for (Cards hand = state.hand[state.turn]; hand; hand &= hand - 1)
        if (may_play(state, lowest(hand))) expected |= one(lowest(hand));
    demand(answers == expected, "I10 answers");
    Cards hands = 0;
    for (const Cards hand : state.hand) hands |= hand;
    demand(answers || (state.played ? state.hand[state.turn] : ~hands), "PM-5.1, PM-5.3 why the round ends");
}

// Call before every decision, and where there is none because the round ends.
template <int SEATS> void check_decision(const State<SEATS>& state, Cards answers) {
    if constexpr (!CHECKED) return;
    check_cards(state);
    check_trick(state);
    check_sacks(state);
    check_answers(state, answers);
}

// PM-4.1 to PM-4.3: the place of the card that takes the trick.
template <int SEATS> int winning_place(const State<SEATS>& state) {
    int best = 0, potato_man = -1;
    for (int place = 0; place < state.played; place++) {
        if (one(state.order[place]) & POTATO_MAN) potato_man = place;
        if (number_of(state.order[place]) >= number_of(state.order[best])) best = place;
    }
    return state.trick & LORD_FRY && potato_man >= 0 ? potato_man : best;
}

// I5, I9, and PM-4.5 to PM-4.7. Call when a trick has been taken, with the position before that.
template <int SEATS> void check_taken(const State<SEATS>& before, const State<SEATS>& after) {
    if constexpr (!CHECKED) return;
    for (int colour = 0; colour < COLOURS; colour++)
        demand(of_colour(before, colour) > 0 || !has(SEATS, colour), "I5 colours of a complete trick");
    const int place = winning_place(before);
    const int winner = seat_at(before, place), colour = colour_of(before.order[place]);
    demand(after.leader == winner && after.turn == winner, "I9, PM-4.8 the winner leads");
    for (int seat = 0; seat < SEATS; seat++)
        for (int kind = 0; kind < KINDS; kind++) {
            const int paid = held(before.supply, colour) ? colour : GOLD;
            const bool is_won = seat == winner && kind == paid && held(before.supply, paid);
            demand(held(after.won[seat], kind) == held(before.won[seat], kind) + is_won, "PM-4.5 to PM-4.7 sacks");
        }
}

// I11 to I13. Call when a round has ended, with the position before its deal.
template <int SEATS> void check_round(const State<SEATS>& before, const State<SEATS>& after) {
    if constexpr (!CHECKED) return;
    unsigned all = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        unsigned sacks = before.points[seat];
        for (int kind = 0; kind < KINDS; kind++) sacks += held(after.won[seat], kind) * value(kind);
        demand(after.points[seat] == sacks, "I12 points are sacks");
        all += after.points[seat] - before.points[seat];
    }
    demand(all <= (has(SEATS, GREEN) ? 45 : 36), "I12 points of a round");
    demand(after.starter == (before.starter + 1) % SEATS, "I11 the next seat starts");
    demand(after.round == before.round + 1 && after.round <= SEATS, "I13 rounds");
}

}  // namespace
