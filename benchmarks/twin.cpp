// The C++ twin: uniformly random complete games of Potato Man, written by hand to be as fast as they can be.
//
// Twins are there to be measured beside the engine, so they play the same games by the same rules.
//
//   g++ -O3 -march=native -std=c++17 twin.cpp -o twin
//   ./twin SEATS GAMES SEED       prints one line of JSON
//
//   -DCHECK   every invariant holds at every decision, or the program stops
//   -DWHOLE   the whole position lies in memory at every decision, as if somebody looked at it; without this the
//             compiler drops fields that random play never reads (order, won, discard) and keeps others in registers
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "twin_check.h"
#include "twin_rules.h"

namespace {

struct Tally {
    std::uint64_t decisions = 0, chances = 0, points = 0;
};

// Finishes the trick that lies, be it empty or begun; false if the round is over instead.
template <int SEATS> bool play_trick(State<SEATS>& state, Dice& dice, Tally& tally) {
    while (state.played < trick_size(SEATS)) {
#ifdef WHOLE
        asm volatile("" : "+m"(state));
#endif
        const Cards answers = legal(state);
        check_decision(state, answers);
        if (!answers) return false;
        play(state, dice.pick(answers));
        if constexpr (SEATS == 2) tally.chances += draw(state, dice);
        state.turn = next_seat<SEATS>(state.turn);  // PM-3.10
        tally.decisions++;
    }
    const State<SEATS> before = state;
    take_trick(state);
    check_taken(before, state);
    return true;
}

template <int SEATS> void play_game(Dice& dice, Tally& tally) {
    State<SEATS> state = new_game<SEATS>(dice);
    tally.chances += 1 + rounds(SEATS) * SEATS * hand_size(SEATS);
    while (state.round < rounds(SEATS)) {  // PM-6.1
        const State<SEATS> before = state;
        deal(state, dice);
        while (play_trick(state, dice, tally)) {}
        end_round(state);
        check_round(before, state);
    }
    for (const unsigned points : state.points) tally.points += points;
}

// Plays the games and prints the line of JSON.
template <int SEATS> void report(long games, std::uint64_t seed) {
    Dice dice{seed * 0x9e3779b97f4a7c15u | 1};  // xorshift never leaves 0; the factor parts neighbouring seeds
    Tally tally;
    const std::clock_t began = std::clock();
    for (long game = 0; game < games; game++) play_game<SEATS>(dice, tally);
    const double seconds = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
    std::printf("{\"games\": %ld, \"decisions\": %llu, \"chances\": %llu, \"seconds\": %.6f, "
                "\"mean_score\": %.6f, \"mean_decisions\": %.6f, \"state_bytes\": %zu}\n",
                games, static_cast<unsigned long long>(tally.decisions),
                static_cast<unsigned long long>(tally.chances), seconds,
                static_cast<double>(tally.points) / static_cast<double>(games * SEATS),
                static_cast<double>(tally.decisions) / static_cast<double>(games), sizeof(State<SEATS>));
}

}  // namespace

int main(int argc, char** argv) {
    const long seats = argc == 4 ? std::atol(argv[1]) : 0;
    const long games = argc == 4 ? std::atol(argv[2]) : 0;
    if (seats < 2 || seats > 5 || games < 1) {
        std::fprintf(stderr, "usage: twin SEATS GAMES SEED, with 2 to 5 seats and at least one game\n");
        return 2;
    }
    constexpr void (*REPORTS[])(long, std::uint64_t) = {report<2>, report<3>, report<4>, report<5>};
    REPORTS[seats - 2](games, std::strtoull(argv[3], nullptr, 10));
}
