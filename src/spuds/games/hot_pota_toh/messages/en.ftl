# Hot-Pota-toH! in English. $player and $target are names in the nominative; $card is a move-word such as calm; $sight is
# hidden where it is not known. What stands after .page is said where cards are seen and nobody types their words.

# Names of the cards. Other messages say them too, so $card is one move-word here.
card-name = { $card ->
    [phew1] ¡Phew! 1
    [phew2] ¡Phew! 2
    [phew3] ¡Phew! 3
    [calm] Calm Potatoh
    [risky] Risky Potatoh
    [evil] Evil Potatoh
    [evilest] Evilest Potatoh
    [split] Patatah Split
    [fried] Fried Potatoh
    [spinning] Spinning Potatoh
    [generous] Generous Potatoh
    [thief] Thief Potatoh
    [jumping] Jumping Potatoh
    [dud] Dud
    [treacherous] Treacherous Potatoh
    [kitty] Kitty Potatoh
    [super] Super Potatoh
    [sexy] Sexy Potatoh
    [disoriented] Disoriented Potatoh
    [fuse] Short Fuse
    [micro] Micro-Boom
    [boom] BOOM
   *[other] a card
}
card-does = { $card ->
    [phew1] Worth 1 point in your hand, if you do not explode. Cannot be played.
    [phew2] Worth 2 points in your hand, if you do not explode. Cannot be played.
    [phew3] Worth 3 points in your hand, if you do not explode. Cannot be played.
    [calm] Does nothing: play it, and you need not draw.
    [risky] Draw up to five cards, one by one. After each you may stop.
    [evil] Give the top card of the deck to somebody else, unseen, or draw two cards yourself.
    [evilest] Say who takes the next two cards: one player both, or two players one each. You may be one of them.
    [split] The next two cards go to your neighbours, one to each. In your hand it costs points.
    [fried] In a hand: 3 points if it is the only one in all hands, else -1.
    [spinning] Look at two cards of the deck and keep one. If one of them is BOOM, you explode.
    [generous] Everybody takes a card of the deck, one after the other, you last.
    [thief] Steal a card, unseen, from somebody's hand. Stays on your table, where it costs a point.
    [jumping] The next player is skipped. Stays on your table, where it costs a point.
    [dud] You are safe: you keep hand and table, and take no further part in this round.
    [treacherous] Lay it before somebody else. It costs 2 points wherever it is; whoever has it on the table may move it on.
    [kitty] Look at four cards of the deck. If BOOM is among them, you explode; else they go back. Worth 3 on your table.
    [super] Decide at once. On your table it saves half of your hand from BOOM, and all of it from Micro-Booms. In your hand it is worth 5 if you do not explode.
    [sexy] Decide at once. On your table it is worth 2 for sure; in your hand 5 if you do not explode.
    [disoriented] Decide at once: discard it, turn the order round and draw a card, or leave it on your table for a point.
    [fuse] At once: draw two more cards. Stays on your table.
    [micro] At once: discard your whole hand. You play on.
    [boom] You explode: your hand is lost, and the round is over.
   *[other] { "" }
}

# What happens. $amount and $other are numbers.
event-starts = Round { $amount } starts with { $player }.
event-dealt = { $sight ->
    [hidden] { $player } is dealt a card.
   *[other] { $player } is dealt { $card }.
}
    .page = { $sight ->
        [hidden] { $player } is dealt a card.
       *[other] { $player } is dealt { card-name }.
    }
event-not-dealt = There are no cards left to deal. Players without one: { $amount }, from { $player } on.
event-boom-joins = BOOM is shuffled into the deck.
event-draws = { $sight ->
    [hidden] { $player } takes the top card of the deck.
   *[other] { $player } draws { $card }.
}
    .page = { $sight ->
        [hidden] { $player } takes the top card of the deck.
       *[other] { $player } draws { card-name }.
    }
event-takes = { $sight ->
    [hidden] { $player } takes one of the cards laid out.
   *[other] { $player } takes { $card } of the cards laid out.
}
    .page = { $sight ->
        [hidden] { $player } takes one of the cards laid out.
       *[other] { $player } takes { card-name } of the cards laid out.
    }
event-lapses = The deck is empty. Draws that { $player } is spared: { $amount }.
event-plays = { $player } plays { $card }.
    .page = { $player } plays { card-name }.
event-tables = { $player } has { $card } on the table.
    .page = { $player } has { card-name } on the table.
event-keeps = { $player } keeps { $card } in hand.
    .page = { $player } keeps { card-name } in hand.
event-reverses = { $amount ->
    [0] { $player } discards disoriented. The order is still open, so nothing is turned round.
    [1] { $player } discards disoriented. The order is now clockwise.
   *[other] { $player } discards disoriented. The order is now counterclockwise.
}
event-orders = { $amount ->
    [1] { $player } chooses: this round goes clockwise.
   *[other] { $player } chooses: this round goes counterclockwise.
}
event-passes-deck = { $amount ->
    [1] { $player } skips a player. The deck goes to { $target }.
   *[other] { $player } passes the deck to { $target }.
}
event-stops = { $player } stops drawing.
event-robs = { $player } steals from { $target }.
event-robs-nobody = { $player } steals nothing.
event-stolen = { $sight ->
    [hidden] { $player } takes a card from the hand of { $target }.
   *[other] { $player } takes { $card } from the hand of { $target }.
}
    .page = { $sight ->
        [hidden] { $player } takes a card from the hand of { $target }.
       *[other] { $player } takes { card-name } from the hand of { $target }.
    }
event-gives = { $amount ->
    [one] { $player } names { $target } for { $amount } unseen card.
   *[other] { $player } names { $target } for { $amount } unseen cards.
}
event-lays-row = { $amount ->
    [one] { $amount } card is laid out face down.
   *[other] { $amount } cards are laid out face down.
}
event-no-effect = Nothing further happens.
event-safe = { $player } is safe, and out of this round.
event-places = { $player } lays a Treacherous Potatoh before { $target }.
event-moves = { $player } passes a Treacherous Potatoh on to { $target }.
event-stays = { $player } leaves the Treacherous Potatoh there.
event-looks = { $sight ->
    [hidden] { $player } looks at a card of the deck.
   *[other] { $player } sees { $card }.
}
    .page = { $sight ->
        [hidden] { $player } looks at a card of the deck.
       *[other] { $player } sees { card-name }.
    }
event-puts-back = { $amount ->
    [one] { $player } puts { $amount } card back into the deck.
   *[other] { $player } puts { $amount } cards back into the deck.
}
event-picks = { $sight ->
    [hidden] { $player } picks one of the cards.
   *[other] { $player } picks { $card }.
}
    .page = { $sight ->
        [hidden] { $player } picks one of the cards.
       *[other] { $player } picks { card-name }.
    }
event-protected = The Super Potatoh of { $player } holds off the Micro-Boom.
event-loses-hand = { $amount ->
    [0] A Micro-Boom! { $player } has no hand to lose.
    [one] A Micro-Boom! { $player } loses { $amount } card.
   *[other] A Micro-Boom! { $player } loses { $amount } cards.
}
event-discards = { $amount ->
    [1] { $card } goes to the discard pile.
   *[other] { $amount } × { $card } go to the discard pile.
}
    .page = { $amount ->
        [1] { card-name } goes to the discard pile.
       *[other] { $amount } × { card-name } go to the discard pile.
    }
event-explodes = BOOM! { $player } explodes!
event-all-safe = Round { $amount } ends without an explosion.
event-ends-round = Round { $amount } is over.
event-shows = { $amount ->
    [1] { $player } shows { $card }.
   *[other] { $player } shows { $amount } × { $card }.
}
    .page = { $amount ->
        [1] { $player } shows { card-name }.
       *[other] { $player } shows { $amount } × { card-name }.
    }
event-scores-hand = { $amount ->
    [one] { $player } scores { $amount } point for the hand.
   *[other] { $player } scores { $amount } points for the hand.
}
event-scores-table = { $amount ->
    [one] { $player } scores { $amount } point for the table
   *[other] { $player } scores { $amount } points for the table
} and has { $other } now.
event-another-round = { $amount } players share the lead, so another round is played.
event-ready = { $player } has voted.
event-votes = { $amount ->
    [1] { $player } votes for a higher level.
   *[other] { $player } votes to stay at this level.
}
event-rises = All are for it: the level is now { $amount }.
event-wins = { $amount ->
    [one] { $player } wins with { $amount } point.
   *[other] { $player } wins with { $amount } points.
}

# What is asked. Names end in -you where they speak to the player. $card is the card that the question is about.
prompt-start = { $player } chooses who starts the next round.
prompt-start-chance = Chance chooses who starts.
prompt-start-you = Who starts the next round?
prompt-vote = Players are voting on a higher level.
prompt-vote-you = Shall the next round have more kinds of cards?
prompt-voted-you = You have voted. The others are still thinking.
prompt-deal = { $player } is dealt a card.
prompt-turn = { $player } draws a card or plays one.
prompt-turn-you = Draw a card, or play one from your hand.
prompt-order = { $player } chooses which way round the deck goes.
prompt-order-you = Which way round shall the deck go in this round?
prompt-draws = { $n ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $n } cards.
}
prompt-row = { $player } takes one of the cards laid out.
prompt-risky = { $player } draws another card or stops.
prompt-risky-you = { $n ->
    [one] Another card? You may draw { $n } more.
   *[other] Another card? You may draw up to { $n } more.
}
prompt-thief = { $player } chooses whom to rob.
prompt-thief-you = From whose hand do you steal a card?
prompt-steal = { $player } takes a card from the hand of { $target }.
prompt-evil = { $player } gives a card away or draws two.
prompt-evil-you = Give the top card to somebody, or draw two yourself?
prompt-evilest = { $player } says who takes the next two cards.
prompt-evilest-you = Who takes the next two cards?
prompt-evilest-one-you = There is one card left. Who takes it?
prompt-cut = { $player } says which neighbour takes the last card.
prompt-cut-you = One card cannot be split. Which neighbour takes it?
prompt-place = { $player } places a Treacherous Potatoh.
prompt-place-you = Before whom do you lay the Treacherous Potatoh?
prompt-move = { $player } may pass a Treacherous Potatoh on.
prompt-move-you = Do you pass the Treacherous Potatoh on?
prompt-look = { $player } looks at cards of the deck.
prompt-pick = { $player } picks one of the two cards seen.
prompt-pick-you = Which of the two cards do you keep?
prompt-disoriented = { $player } decides on a Disoriented Potatoh.
prompt-disoriented-you = Disoriented: turn the order round and draw a card, or leave it on your table for a point?
prompt-keep = { $card ->
    [super] { $player } decides on a Super Potatoh.
   *[other] { $player } decides on a Sexy Potatoh.
}
prompt-keep-you = { $card ->
    [super] Super Potatoh: on your table as protection, or in your hand for 5 points if you do not explode?
   *[other] Sexy Potatoh: on your table for 2 points, or in your hand for 5 if you do not explode?
}

why-not-not-an-answer = that is no answer to what is asked now
why-not-not-held = that card is not in the hand
why-not-no-opponent = there is no opponent to lay it before
why-not-no-seat = this table has no such seat
why-not-safe-seat = that player is safe, and out of this round
why-not-own-seat = it must be somebody else
why-not-empty-hand = that hand is empty
why-not-two-cards = both cards must be given: name two players, or one twice
why-not-one-card = there is one card left to give
why-not-no-neighbour = it must be one of the nearest players on either side
why-not-not-seen = that is neither of the two cards seen

# What the words of moves mean, for those who play for the first time.
card-key = draw = take the top card; play calm = play Calm Potatoh from your hand. give 2 = a card for seat 2; give 1 3 = one each for seats 1 and 3; steal 2 = steal from seat 2; place, move = Treacherous Potatoh; keep, table = Super and Sexy; discard, leave = Disoriented.

# The lobby and its form. An option has a name, a sentence and a name for each value.
game-blurb = One deck, one BOOM. Collect points, pass the danger on, and know when to stop.
game-goal = Cards in your hand and on your table are points. Whoever draws BOOM loses the hand, and the round is over. After four rounds the most points win.
option-level = Level
option-level-doc = The level at which the game starts. The higher it is, the more kinds of cards there are.
option-level-1 = 1: risks, thefts, jumps and fuses
option-level-2 = 2: cards for others, turning round, and duds as well
option-level-3 = 3: treacherous, fried and spinning potatoes and Micro-Booms as well
option-level-4 = 4: Super and Sexy as well
option-level-5 = 5: Kitty and Generous as well, so all cards
option-level_vote = Vote on the level
option-level_vote-doc = Between rounds the level rises if all are for it.
option-level_vote-on = players vote
option-level_vote-off = the level stays
option-rounds = Rounds
option-rounds-doc = How many rounds are played. If several share the lead then, play goes on.
option-goal = Goal
option-goal-doc = Play until somebody has so many points; with 0 the number of rounds counts. A good goal is 25.
option-score_floor = Lowest score
option-score_floor-doc = Whether scores may fall below 0.
option-score_floor-none = there is none
option-score_floor-0 = 0
option-setup_immediates = Icon cards in the deal
option-setup_immediates-doc = The book does not say what happens when a card to be resolved at once is dealt.
option-setup_immediates-resolve = they are resolved
option-setup_immediates-redeal = another card is dealt
option-last_live = The last one without a Dud
option-last_live-doc = What happens when all but one are safe.
option-last_live-play_on = plays on alone
option-last_live-safe = is safe, and the round is over
option-spinning_boom = BOOM and Spinning Potatoh
option-spinning_boom-doc = The book does not say what happens when Spinning Potatoh brings BOOM to light.
option-spinning_boom-explode = the player explodes
option-spinning_boom-put_back = the cards go back
option-count_phew1 = ¡Phew! 1: cards
option-count_phew1-doc = How many there are in one deck. The number is our own.
option-count_phew2 = ¡Phew! 2: cards
option-count_phew2-doc = How many there are in one deck. The number is our own.
option-count_phew3 = ¡Phew! 3: cards
option-count_phew3-doc = How many there are in one deck. The number is our own.
option-count_calm = Calm Potatoh: cards
option-count_calm-doc = How many there are in one deck. The number is our own.
option-count_risky = Risky Potatoh: cards
option-count_risky-doc = How many there are in one deck. The number is our own.
option-count_thief = Thief Potatoh: cards
option-count_thief-doc = How many there are in one deck. The number is our own.
option-count_jumping = Jumping Potatoh: cards
option-count_jumping-doc = How many there are in one deck. The number is our own.
option-count_fuse = Short Fuse: cards
option-count_fuse-doc = How many there are in one deck. The number is our own.
option-count_disoriented = Disoriented Potatoh: cards
option-count_disoriented-doc = How many there are in one deck. The number is our own.
option-count_evil = Evil Potatoh: cards
option-count_evil-doc = How many there are in one deck. The number is our own.
option-count_evilest = Evilest Potatoh: cards
option-count_evilest-doc = How many there are in one deck. The number is our own.
option-count_split = Patatah Split: cards
option-count_split-doc = How many there are in one deck. The number is our own.
option-count_dud = Dud: cards
option-count_dud-doc = How many there are in one deck. The number is our own.
option-count_treacherous = Treacherous Potatoh: cards
option-count_treacherous-doc = How many there are in one deck. The number is our own.
option-count_fried = Fried Potatoh: cards
option-count_fried-doc = How many there are in one deck. The number is our own.
option-count_spinning = Spinning Potatoh: cards
option-count_spinning-doc = How many there are in one deck. The number is our own.
option-count_micro = Micro-Boom: cards
option-count_micro-doc = How many there are in one deck. The number is our own.
option-count_super = Super Potatoh: cards
option-count_super-doc = How many there are in one deck. The number is our own.
option-count_sexy = Sexy Potatoh: cards
option-count_sexy-doc = How many there are in one deck. The number is our own.
option-count_kitty = Kitty Potatoh: cards
option-count_kitty-doc = How many there are in one deck. The number is our own.
option-count_generous = Generous Potatoh: cards
option-count_generous-doc = How many there are in one deck. The number is our own.
option-hand_calm = Calm Potatoh: points in hand
option-hand_calm-doc = What it is worth in a hand. The number is our own.
option-hand_risky = Risky Potatoh: points in hand
option-hand_risky-doc = What it is worth in a hand. The number is our own.
option-hand_thief = Thief Potatoh: points in hand
option-hand_thief-doc = What it is worth in a hand. The number is our own.
option-hand_jumping = Jumping Potatoh: points in hand
option-hand_jumping-doc = What it is worth in a hand. The number is our own.
option-hand_evil = Evil Potatoh: points in hand
option-hand_evil-doc = What it is worth in a hand. The number is our own.
option-hand_evilest = Evilest Potatoh: points in hand
option-hand_evilest-doc = What it is worth in a hand. The number is our own.
option-hand_dud = Dud: points in hand
option-hand_dud-doc = What it is worth in a hand. The number is our own.
option-hand_spinning = Spinning Potatoh: points in hand
option-hand_spinning-doc = What it is worth in a hand. The number is our own.
option-hand_kitty = Kitty Potatoh: points in hand
option-hand_kitty-doc = What it is worth in a hand. The number is our own.
option-hand_generous = Generous Potatoh: points in hand
option-hand_generous-doc = What it is worth in a hand. The number is our own.
option-table_fuse = Short Fuse: points on the table
option-table_fuse-doc = What it is worth on a table. The number is our own.
option-table_super = Super Potatoh: points on the table
option-table_super-doc = What it is worth on a table. The number is our own.
