# Lupenos in English. $player and $target are names in the nominative; $card is a move-word such as 5 or feast.
# What stands after .page is said where cards are seen and nobody types their words.

# Names of the cards. Other messages say them too, so $card is one move-word here.
card-name = { $card ->
    [feast] Sofa Potato Feast
    [bag] New Garbage Bag
    [bad] Very Bad Potato
   *[other] Peel { $card }
}
card-does = { $card ->
    [feast] Fits always. Clears the pile, and whoever lays it has another turn.
    [bag] Fits always. On it the numbers may start again, from 1.
    [bad] Fits always. The next player takes the whole pile and misses a turn.
   *[other] Fits on an empty pile, on a bag, and on the same number or a lower one. Four equal ones on top clear the pile.
}
suit-peel = potato peel
suit-special = special card

# What happens. $amount and $other are numbers.
event-starts = Chance lets { $player } begin.
event-dealt-up = { $player } gets an open card: { $card }.
    .page = { $player } gets an open card: { card-name }.
event-dealt = { $sight ->
    [open] { $player } is dealt { $card }.
   *[hidden] { $player } is dealt a card.
}
    .page = { $sight ->
        [open] { $player } is dealt { card-name }.
       *[hidden] { $player } is dealt a card.
    }
event-ready = { $player } has chosen the open cards.
event-keeps-row = { $player } leaves the open cards as they are.
event-puts-up = { $player } puts { $amount ->
    [1] { $card }
   *[other] { $amount } × { $card }
} from the hand into the row.
    .page = { $player } puts { $amount ->
        [1] { card-name }
       *[other] { $amount } × { card-name }
    } from the hand into the row.
event-picks-up = { $player } takes { $amount ->
    [1] { $card }
   *[other] { $amount } × { $card }
} from the row into the hand.
    .page = { $player } takes { $amount ->
        [1] { card-name }
       *[other] { $amount } × { card-name }
    } from the row into the hand.
event-lays = { $player } lays { $amount ->
    [1] { $card }.
   *[other] { $amount } × { $card }.
}
    .page = { $player } lays { $amount ->
        [1] { card-name }.
       *[other] { $amount } × { card-name }.
    }
event-lays-up = { $player } lays { $amount ->
    [1] { $card }
   *[other] { $amount } × { $card }
} from the row.
    .page = { $player } lays { $amount ->
        [1] { card-name }
       *[other] { $amount } × { card-name }
    } from the row.
event-misses-up = { $player } draws { $card } from the row, and it does not fit.
    .page = { $player } draws { card-name } from the row, and it does not fit.
event-turns-over = { $player } turns a card over: { $card }. It fits.
    .page = { $player } turns a card over: { card-name }. It fits.
event-misses-down = { $player } turns a card over: { $card }. It does not fit.
    .page = { $player } turns a card over: { card-name }. It does not fit.
event-takes = { $amount ->
    [one] { $player } takes the pile of { $amount } card.
   *[other] { $player } takes the pile of { $amount } cards.
}
event-feasts = { $amount ->
    [0] The pug finds an empty pile. Nothing to eat for { $player } to clear away.
    [one] The pug eats the pile of { $amount } card: { $player } has cleared it.
   *[other] The pug eats the pile of { $amount } cards: { $player } has cleared it.
}
event-four = { $amount ->
    [one] Four equal numbers, { $card }! { $player } clears the pile of { $amount } card.
   *[other] Four equal numbers, { $card }! { $player } clears the pile of { $amount } cards.
}
event-suffers = { $amount ->
    [0] { $target } lays a very bad potato on an empty pile. { $player } misses a turn.
    [one] { $player } takes the pile of { $amount } card and misses a turn, because of { $target }.
   *[other] { $player } takes the pile of { $amount } cards and misses a turn, because of { $target }.
}
event-draws = { $sight ->
    [open] { $player } draws { $card }.
   *[hidden] { $player } draws a card.
}
    .page = { $sight ->
        [open] { $player } draws { card-name }.
       *[hidden] { $player } draws a card.
    }
event-deck-empty = The deck is empty. From now on everybody plays with what they have.
event-again = { $player } has another turn.
event-inherits = { $target } is out, so the extra turn is for { $player }.
event-out = { $player } has no cards left!
event-guard = The table plays no more than { $amount } turns. Now cards are counted.
event-left-hand = { $player } has cards left in the hand: { $amount }.
event-left-up = { $player } has cards left in the row: { $amount }.
event-left-down = { $player } has cards left face down: { $amount }.
event-wins = { $player } wins.
event-placed = { $player } comes in at place { $amount }.

# What is asked. Names end in -you where they speak to the player; -open: the pile is empty. $n are seats, or cards.
prompt-start = Chance names who begins.
prompt-deal = { $player } is dealt a card.
prompt-draw = { $player } draws a card.
prompt-flip = { $player } turns a card over. What will it be?
prompt-exchange = { $n ->
    [one] { $n } player is still choosing open cards.
   *[other] { $n } players are still choosing open cards.
}
prompt-exchange-you = Which three of your cards shall lie open at the end?
prompt-exchange-more-you = Which of your cards shall lie open, too? Still to choose: { $n }.
prompt-name-you = Which three of your cards shall lie open at the end? Lowest first; still to name: { $n }.
prompt-exchanged-you = You have chosen. The others are still choosing.
prompt-hand = { $top ->
    [none] { $player } lays a card on the empty pile.
    [bag] { $player } lays a card on the bag, or takes the pile.
   *[other] { $player } lays { $top } or higher, or takes the pile.
}
prompt-row = { $top ->
    [none] { $player } lays an open card: the hand is empty.
   *[other] { $player } chooses an open card, or takes the pile: the hand is empty.
}
prompt-down = { $top ->
    [none] { $player } turns over a face-down card: nothing else is left.
   *[other] { $player } turns over a face-down card, or takes the pile: nothing else is left.
}
prompt-hand-you = Your turn: lay { $top ->
    [bag] whatever you like on the bag
   *[other] { $top } or higher
}, or take the pile of { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
prompt-hand-open-you = Your turn: lay whatever you like on the empty pile.
prompt-row-you = { $n ->
    [one] Your hand is empty: choose an open card, or take the pile of { $n } card.
   *[other] Your hand is empty: choose an open card, or take the pile of { $n } cards.
}
prompt-row-open-you = Your hand is empty: lay an open card on the empty pile.
prompt-down-you = { $n ->
    [one] Only face-down cards are left: turn one over, or take the pile of { $n } card.
   *[other] Only face-down cards are left: turn one over, or take the pile of { $n } cards.
}
prompt-down-open-you = Only face-down cards are left: turn one over.

why-not-not-a-row = now the open cards are chosen, one by one
why-not-not-yours = no such card is left among the six to choose from
why-not-out-of-order = open cards are named from the lowest to the highest, and a higher one is named already
    .page = a higher card is chosen already: change your answer first
why-not-too-few-after = after { $card } there would not be enough cards to name
why-not-not-an-answer = that is no answer to what is asked now
why-not-not-held = there is no { $card } in the hand
why-not-too-many = there are not so many { $card } in the hand
why-not-too-low = { $card } is lower than the number on top of the pile
    .page = it is lower than the number on top of the pile
why-not-empty-pile = there is no pile to take
why-not-must-lay = a card of the hand fits, and at this table it must be laid then
why-not-hand-first = the hand must be empty first
why-not-row-first = the open cards come first
why-not-hand-empty = the hand is empty
why-not-row-empty = there are no open cards left
why-not-not-in-row = there is no { $card } among the open cards
why-not-one-at-a-time = open cards are laid one at a time
why-not-too-many-up = there are not so many { $card } among the open cards
why-not-fitting-first = an open card fits, and at this table it must be laid then
why-not-stays-up = { $card } is lower than the number on top of the pile, and stays where it is
    .page = it is lower than the number on top of the pile, and stays where it is
why-not-take-card-too = at this table the pile is not taken without an open card
why-not-must-turn-over = at this table a face-down card must be turned over
why-not-several-too-low = { $card } is lower than the number on top of the pile, and so only one can be drawn

# What the words of moves mean, for those who play for the first time.
card-key = 1 to 9 = potato peels; feast = clears the pile, and you go on; bag = low numbers may follow; bad = the next player takes the pile and misses a turn. play 5 x2 = two fives at once; up = an open card; down = turn a face-down card over; take = the whole pile into the hand.

# The lobby and its form. An option has a name, a sentence and a name for each value.
game-blurb = Peel after peel on the pile, and never a lower one. Mind the pug and the very bad potato!
game-goal = Be the first without any card: first your hand, then your open cards, and last those that nobody has seen.
option-deck = Numbers
option-deck-doc = There are two editions: the Lithuanian one has numbers up to 8, the other one up to 9.
option-deck-1-8 = 1 to 8
option-deck-1-9 = 1 to 9
option-voluntary_pickup = Taking the pile on purpose
option-voluntary_pickup-doc = Whether you may take the pile although one of your cards fits.
option-voluntary_pickup-on = allowed
option-voluntary_pickup-off = not allowed
option-multi_face_up = Several open cards at once
option-multi_face_up-doc = Whether equal numbers may be laid together from the open cards, as they may from the hand.
option-multi_face_up-off = one at a time
option-multi_face_up-on = equal ones together
option-face_up_fail = When no open card fits
option-face_up_fail-doc = What you take then: the pile and one of the open cards, or the pile alone.
option-face_up_fail-card_and_pile = a card and the pile
option-face_up_fail-pile_only = the pile alone
option-play_on = Playing on
option-play_on-doc = Whether the game goes on for the other places once somebody has won.
option-play_on-off = the first one out ends the game
option-play_on-on = until one is left
option-turn_limit = Turn limit
option-turn_limit-doc = After so many turns the fewest cards win. That is our own addition, against games without an end.
option-turn_limit-1000 = 1000 turns
option-turn_limit-300 = 300 turns
option-turn_limit-3000 = 3000 turns

# A first game, explained as it goes: each tip is shown once, when what it is named after comes up.
tip-event-dealt-up = Before each player lie three open cards, upon three face-down ones. They are played last, so they matter at the end.
tip-prompt-exchange-you = You may swap hand cards and open cards now. High numbers and specials are good at the end, when they lie open; low ones are easily laid at the beginning.
tip-prompt-exchanged-you = All open cards are changed at the same time, so nobody can see what you chose.
tip-prompt-hand-open-you = On an empty pile anything may be laid. Equal numbers may be laid together, so get rid of low ones while you can.
tip-prompt-hand-you = Lay the same number or a higher one. If you cannot, or do not want to, take the pile. While there is a deck, your hand is filled up to three.
tip-event-takes = Everybody has seen these cards, so everybody knows that they are in that hand now.
tip-event-feasts = The feast fits always. The pile is gone for good, and the same player goes on.
tip-event-four = Four equal numbers on top clear the pile, whoever laid them. A bag between them does not count.
tip-event-suffers = Against a very bad potato there is no help: the next player takes the pile and misses a turn.
tip-event-deck-empty = From now on hands are not filled up. First the hand is played, then the open cards, then the face-down ones.
tip-prompt-row-you = Choose an open card. If it does not fit, you take it and the pile; or you take the pile alone.
tip-prompt-down-you = Nobody knows these cards, not even you. If the one you turn over fits, it is laid; if not, you take it and the pile.
tip-event-wins = Whoever is first without cards wins, whatever the last card is. Now you know the whole game!

# The page's board: what is asked when less can be done than usual. $n are cards of the pile; $top lies on it, a number
# or bag.
prompt-hand-must-you = { $top ->
    [bag] Your turn: lay whatever you like on the bag.
   *[other] Your turn: lay { $top } or higher, or a special card.
}
prompt-hand-stuck-you = { $n ->
    [one] Your turn: no card of your hand fits, so take the pile of { $n } card.
   *[other] Your turn: no card of your hand fits, so take the pile of { $n } cards.
}
prompt-row-must-you = { $top ->
    [bag] Your hand is empty: lay any open card on the bag.
   *[other] Your hand is empty: lay an open card that is { $top } or higher, or a special one.
}
prompt-row-stuck-you = { $n ->
    [one] No open card fits: take the pile of { $n } card, alone or with an open card.
   *[other] No open card fits: take the pile of { $n } cards, alone or with an open card.
}
prompt-row-card-you = { $n ->
    [one] No open card fits: choose the one to take with the pile of { $n } card.
   *[other] No open card fits: choose the one to take with the pile of { $n } cards.
}
prompt-row-pile-you = { $n ->
    [one] No open card fits, so take the pile of { $n } card.
   *[other] No open card fits, so take the pile of { $n } cards.
}

# What is pending, the next first. The page says "Then:" before it.
pending-hands = everybody gets { $n ->
    [one] { $n } hand card
   *[other] { $n } hand cards
}
pending-exchange = everybody chooses the open cards
pending-begins = { $player } begins
pending-begins-you = you begin
pending-draws = { $n ->
    [one] { $player } draws { $n } more card
   *[other] { $player } draws { $n } more cards
}
pending-draws-you = { $n ->
    [one] you draw { $n } more card
   *[other] you draw { $n } more cards
}
pending-turn = { $player } has the next turn
pending-turn-you = you have the next turn
pending-again = { $player } has another turn
pending-again-you = you have another turn
pending-guard = the last turn is over, and cards are counted
pending-misfit = { $n ->
    [one] if it does not fit, { $player } takes it and the pile of { $n } card
   *[other] if it does not fit, { $player } takes it and the pile of { $n } cards
}
pending-misfit-you = { $n ->
    [one] if it does not fit, you take it and the pile of { $n } card
   *[other] if it does not fit, you take it and the pile of { $n } cards
}

# What lies on the board, and what is said of it.
zone-pile = The pile
zone-deck = Deck
zone-used = Used pile
zone-hand = Hand: { $player }
zone-hand-you = Your hand
zone-up = Open cards: { $player }
zone-up-you = Your open cards
zone-down = Face-down cards: { $player }
zone-down-you = Your face-down cards
token-pug = The pug on the sofa { $side ->
    [asleep] sleeps
    [hungry] wants to eat the pile
   *[watching] watches the pile
}
mark-open = everybody knows it
mark-chosen = chosen for your row
mark-run = { $n } alike{ $missing ->
    [1] , one more clears the pile
   *[other] { "" }
}
badge-left = { $n ->
    [one] { $n } card left to get rid of
   *[other] { $n } cards left to get rid of
}
badge-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
badge-place = place { $n }
badge-lead = fewest cards left, and nobody draws any more
status-deck = { $n ->
    [0] The deck is empty
    [one] Deck: { $n } card
   *[other] Deck: { $n } cards
}
status-turns = { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
}
hint-flip = A face-down card fits: { $percent } %, { $n } of { $of } unseen cards
hint-equal = Unseen cards with the number { $card }: { $n }
hint-specials = Unseen specials: feast { $feast }, garbage bag { $bag }, very bad potato { $bad }
pick-up = Choose { card-name }
pick-lay = Lay { card-name }{ $clears ->
    [yes] , and clear the pile
   *[no] { "" }
}
pick-count = { $n ->
    [1] One of them
    [2] Two at once
    [3] Three at once
    [4] Four at once
   *[other] { $n } at once
}{ $clears ->
    [yes] , clear the pile
   *[no] { "" }
}
pick-misfit = { $n ->
    [one] Take { card-name } and the pile of { $n } card
   *[other] Take { card-name } and the pile of { $n } cards
}
pick-take = { $n ->
    [one] Take the pile: { $n } card
   *[other] Take the pile: { $n } cards
}
pick-down = Turn one over

# The score sheet, and why.
row-game = Players left behind
why-place = place { $n }{ $shared ->
    [yes] , shared
   *[no] { "" }
}
why-left = { $cards ->
    [0] no card left
   *[other] cards left: { $cards } (hand { $hand }, open { $up }, face down { $down })
}
why-behind = { $n ->
    [0] nobody has a worse place
    [one] { $n } player has a worse place
   *[other] { $n } players have a worse place
}

# The columns of the score sheet in the terminal.
sheet-place = place
sheet-cards = cards left
sheet-hand = in hand
sheet-up = open
sheet-down = face down

# The table in lines. $cards and $up are move-words, each with how many.
sketch-turns = Turns played: { $n } of at most { $limit }. { $deck ->
    [0] The deck is empty.
    [one] Deck: { $deck } card.
   *[other] Deck: { $deck } cards.
}
sketch-player = { $player }: { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}, open { $up }, face down { $down }
sketch-known = , known { $cards }
sketch-named = , chosen { $cards }
sketch-out = { $player }: out, place { $n }
sketch-used = Used pile: { $cards }.
sketch-pile = { $n ->
    [one] Pile ({ $n } card): { $cards }.
   *[other] Pile ({ $n } cards, the top one last): { $cards }.
}
sketch-no-pile = The pile is empty.
sketch-pending = Then: { $what }.

# More of the first game.
tip-event-picks-up = A card taken out of the row is no secret: everybody knows that it is in that hand now.
tip-why-not-hand-first = Your open cards and those below them wait until the deck and your hand are empty.
tip-why-not-too-low = Dimmed cards cannot be laid now. Only the top card of the pile counts: it may be equalled or topped, never undercut.
tip-prompt-hand-stuck-you = Nothing that you hold is high enough, and you have no special card. Take the pile; then the next player begins on an empty one.
tip-event-again = An extra turn is a turn like any other, on an empty pile: something must be laid.
tip-prompt-row-stuck-you = With the pile comes an open card if you like. That empties your row sooner, but all of it must be laid from the hand again.
tip-event-misses-up = The card was too low, so it goes into the hand, and the pile with it.
tip-event-turns-over = Luck! A face-down card that fits is laid, with all that it does.
tip-event-misses-down = No luck: the card goes into the hand, and the pile with it. The hand must be emptied again first.
tip-event-out = Whoever has no cards left is out. If this table plays on, the others play for the next places.
tip-event-guard = This game took too long, so it ends here. Whoever has the fewest cards wins.
