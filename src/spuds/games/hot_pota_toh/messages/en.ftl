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
    .page = { $amount ->
        [0] { $player } discards Disoriented Potatoh. The order is still open, so nothing is turned round.
        [1] { $player } discards Disoriented Potatoh. The order is now clockwise.
       *[other] { $player } discards Disoriented Potatoh. The order is now counterclockwise.
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
    [one] { $player } decides: { $amount } unseen card for { $target }.
   *[other] { $player } decides: { $amount } unseen cards for { $target }.
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
    [1] To the discard pile: { $card }.
   *[other] To the discard pile: { $amount } × { $card }.
}
    .page = { $amount ->
        [1] To the discard pile: { card-name }.
       *[other] To the discard pile: { $amount } × { card-name }.
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
prompt-turn-draw-you = You have no card to play, so draw one.
prompt-order = { $player } chooses which way round the deck goes.
prompt-order-you = Which way round shall the deck go in this round?
# $why says what the draws are for: turn, risky, row, deal, or given = off turn.
prompt-draws = { $n ->
    [one] { $player } draws a card
   *[other] { $player } draws { $n } cards
}{ $why ->
    [risky] { " " }for Risky Potatoh
    [row] { " " }before the next card laid out is taken
    [deal] { " " }before the deal goes on
    [given] , out of turn
   *[turn] { "" }
}.
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
prompt-evilest-you = Who takes the next two cards? Choose twice.
prompt-evilest-one-you = There is one card left. Who takes it?
prompt-cut = { $player } says which neighbour takes the last card.
prompt-cut-you = One card cannot be split. Which neighbour takes it?
prompt-place = { $player } places a Treacherous Potatoh.
prompt-place-you = Before whom do you lay the Treacherous Potatoh?
prompt-move = { $player } may pass a Treacherous Potatoh on.
prompt-move-you = Do you pass the Treacherous Potatoh on?
prompt-look = { $n ->
    [one] { $player } looks at { $n } card of the deck for { card-name }.
   *[other] { $player } looks at { $n } cards of the deck for { card-name }.
}
prompt-pick = { $player } picks one of the two cards seen.
prompt-pick-you = Which of these two cards do you keep? Choose it.
prompt-disoriented = { $player } decides on a Disoriented Potatoh.
prompt-disoriented-you = { $order ->
    [0] Disoriented: discard it and draw a card, or leave it on your table for a point?
   *[other] Disoriented: turn the order round and draw a card, or leave it on your table for a point?
}
prompt-keep = { $card ->
    [super] { $player } decides on a Super Potatoh.
   *[other] { $player } decides on a Sexy Potatoh.
}
prompt-keep-you = { $card ->
    [super] Super Potatoh: on your table as protection, or in your hand for 5 points if you do not explode?
   *[other] Sexy Potatoh: on your table for 2 points, or in your hand for 5 if you do not explode?
}

refused-too-few-cards = { $seats } players need { $least } cards or more at level { $level }, and there are { $cards }

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

# What is said of cards that are no answer now.
why-phew = a ¡Phew! cannot be played; it is just worth points
why-kept = it was kept, so it stays in your hand until the round is over
why-deal = the cards are still being dealt
why-one-action = this turn you have drawn or played already
why-not-in-turn = cards are played in your own turn only

# What is pending, the next first. The page says "Then:" before it.
pending-draws = { $n ->
    [one] { $player } draws { $n } more card
   *[other] { $player } draws { $n } more cards
}
pending-draws-you = { $n ->
    [one] you draw { $n } more card
   *[other] you draw { $n } more cards
}
pending-risky = { $player } draws on for Risky Potatoh, or stops
pending-risky-you = { $n ->
    [one] you may draw { $n } more for Risky Potatoh
   *[other] you may draw up to { $n } more for Risky Potatoh
}
pending-takes = { $n ->
    [one] { $player } takes a card laid out
   *[other] { $player } takes { $n } cards laid out
}
pending-takes-you = { $n ->
    [one] you take a card laid out
   *[other] you take { $n } cards laid out
}
pending-last-card = the last card laid out goes to { $player }
pending-last-card-you = the last card laid out goes to you
pending-takers = { $n ->
    [one] { $n } more player takes one
   *[other] { $n } more players take one each
}
pending-lay-evilest = { $player } and { $target } take a card each
pending-lay-split = both neighbours take a card each
pending-lay-generous = everybody takes a card
pending-deal = { $n ->
    [one] { $n } more player is dealt a card
   *[other] { $n } more players are dealt a card
}
pending-first-turn = BOOM goes into the deck, and { $player } begins
pending-first-turn-you = BOOM goes into the deck, and you begin
pending-moves = { $player } may pass { $n ->
    [one] a Treacherous Potatoh
   *[other] { $n } Treacherous Potatohs
} on
pending-moves-you = you may pass { $n ->
    [one] a Treacherous Potatoh
   *[other] { $n } Treacherous Potatohs
} on
pending-ends-turn = the turn of { $player } ends{ $skip ->
    [1] , and a player is skipped
   *[0] { "" }
}
pending-ends-turn-you = your turn ends{ $skip ->
    [1] , and a player is skipped
   *[0] { "" }
}
pending-vote = all vote on a higher level
pending-next-round = the next round is dealt
pending-starts = { $player } starts the next round
pending-starts-you = you start the next round

# The page's board. $side is the order of play: unset, clockwise or counterclockwise.
suit-level = level { $level }
suit-boom = BOOM
zone-hand = Hand: { $player }
zone-hand-you = Your hand
zone-table = Table: { $player }
zone-table-you = Your table
zone-row = Laid out for { $player }
zone-row-you = Laid out for you
zone-seen = { $player } looks at these
zone-seen-you = Only you see these
zone-decided = To be decided on
zone-discard = Discard pile
token-deck = The deck with BOOM, { $side ->
    [clockwise] going round clockwise
    [counterclockwise] going round counterclockwise
   *[unset] the order is still open
}
mark-kept = kept in sight of all
mark-worth = { $n ->
    [one] { $n } point here
   *[other] { $n } points here
}
mark-no-boom = BOOM is not in it
badge-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
badge-table = { $n ->
    [one] { $n } point on the table this round
   *[other] { $n } points on the table this round
}
badge-hand = your hand is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
} if you do not explode{ $most ->
    [same] { "" }
   *[other] , or { $most } if nobody else has a Fried Potatoh
}
badge-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
badge-safe = safe: keeps hand and table, and is out of this round
badge-lead = leads by points
status-round = Round { $round } of { $rounds }
status-round-extra = Round { $round }, extra
status-round-goal = Round { $round }, to { $goal } points
status-level = Level { $level }
status-order = { $side ->
    [clockwise] Clockwise
    [counterclockwise] Counterclockwise
   *[unset] Order open
}
hint-boom = BOOM: { $percent } %, 1 card of { $n }
hint-icons = Other icon cards: { $percent } %, { $n } of them left
pick-draw = Draw a card
pick-play = Play { card-name }
pick-card = Keep { card-name }
pick-seat = { $player }
pick-self = You
pick-seat-both = { $player }, both cards
pick-self-both = You, both cards
pick-clockwise = Clockwise, { $player } next
pick-counterclockwise = Counterclockwise, { $player } next
pick-again = Draw another card
pick-stop = Stop
pick-steal-none = Steal nothing
pick-take = Draw two yourself
pick-stay = Leave it here
pick-discard = { $order ->
    [0] Discard it, draw a card
   *[other] Turn round, draw a card
}
pick-leave = Leave it on your table
pick-keep = Keep it in your hand
pick-table = { $card ->
    [super] On your table, as protection
   *[other] On your table, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}
pick-vote-no = Stay at level { $level }
pick-vote-yes = Go up to level { $level }

# The score sheet, and why.
row-first = Start
row-round = Round { $round }, level { $level }
why-first = everybody starts with { $n } points
why-hand = hand: { $n }
why-half = BOOM! Super Potatoh saves half of the hand: { $n }
why-exploded = BOOM! The hand is lost: 0
why-fried = Fried Potatoh: { $n }{ $alone ->
    [yes] , the only one in all hands, so 3 points
   *[no] , and not the only one, so -1 each
}
why-table = table: { $n }
why-floor = scores do not fall below 0: +{ $n }

# The table in lines. $cards and $table are move-words, each with how many.
sketch-round = Round { $round }, level { $level }, order { $side ->
    [clockwise] clockwise
    [counterclockwise] counterclockwise
   *[unset] open
}.
sketch-deck = Deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $row ->
    [0] .
   *[other] , laid out: { $row }.
}
sketch-player = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, table { $table } ({ $worth })
sketch-kept = , keeps { $cards }
sketch-safe = , safe
sketch-discard = Discard pile: { $cards }.
sketch-seen = Cards looked at: { $cards }.
sketch-pending = Then: { $what }.

# What the words of moves mean, for those who play for the first time.
card-key = draw = take the top card; play calm = play Calm Potatoh from your hand. give 2 = a card for seat 2; give 1 3 = one each for seats 1 and 3; steal 2 = steal from seat 2; place, move = Treacherous Potatoh; keep, table = Super and Sexy; discard, leave = Disoriented.

# A first game, explained as it goes: each tip is shown once, when what it is named after comes up.
tip-event-dealt = Everybody begins with one card. What you hold is worth points at the end of the round, if you do not explode.
tip-event-boom-joins = One card of the deck is now BOOM. Whoever takes it loses the hand, and the round is over for all.
tip-prompt-turn-you = Draw a card, for more points and more danger, or play one and draw nothing. A played card leaves your hand, and its points with it.
tip-prompt-turn-draw-you = You hold nothing that can be played, so draw: tap the deck. What you draw now cannot be played before your next turn.
tip-event-passes-deck = The deck goes to the next player. The fewer cards it has, the nearer BOOM is.
tip-prompt-order-you = You began, so you say which way the deck goes round. Think of who shall come last.
tip-event-plays = Playing replaces drawing. Most cards go to the discard pile; some stay on a table and count there, for or against their owner.
tip-event-tables = A card with a red triangle is done at once by whoever takes it, in turn or not. A Short Fuse makes its taker draw two more.
tip-prompt-risky-you = Each card is worth points, and each may be BOOM. You may stop after any of them; then you have risked enough.
tip-prompt-thief-you = You take a card unseen. Large hands are worth robbing, and so is whoever leads.
tip-event-stolen = Only the thief and the one who was robbed know which card it was.
tip-prompt-evil-you = Give the top card to somebody, and it may be BOOM for them. Or take two cards yourself, if you dare.
tip-event-gives = A card is given unseen. Whoever gets it takes it as if drawn: red triangles and BOOM happen to them.
tip-prompt-evilest-you = Tap two players, or one of them twice. Neither you nor they know what the cards are.
tip-event-lays-row = These cards lie face down and are taken one after the other, each with all that it sets off.
tip-prompt-disoriented-you = Turning round changes who comes next, but costs you a draw. On your table the card is a point for sure.
tip-event-reverses = The deck goes the other way round now.
tip-event-safe = Dud saves hand and table: nobody can rob or harm that player in this round any more. But new cards will not come either.
tip-prompt-place-you = It costs two points wherever it lies. Lay it before whoever leads; they may pass it on at the end of their turn.
tip-prompt-move-you = This Treacherous Potatoh costs you two points. Send it on, even back to where it came from.
tip-event-looks = Whoever looks at BOOM explodes, just as if it were drawn.
tip-prompt-pick-you = The other card goes back into the deck. A red triangle that you pick is done at once; one that you leave does nothing.
tip-event-loses-hand = A Micro-Boom takes the hand, but not the table, and the round goes on.
tip-prompt-keep-you = In your hand it is worth more, but only if you do not explode, and it can be stolen. On the table it is safe.
tip-event-protected = A Super Potatoh on the table stops every Micro-Boom, and saves half of the hand when BOOM comes.
tip-why-phew = A ¡Phew! is for keeping: it cannot be played, but it counts in your hand.
tip-why-kept = A kept card is worth five points if you survive, and cannot be played any more.
tip-event-explodes = The hand is gone, but the table still counts. Everybody else scores hand and table.
tip-event-all-safe = Nobody is left to take the deck, so this round ends well for all.
tip-event-scores-table = Hand and table count together. Tap a figure of the score sheet to see what it is made of.
tip-prompt-start-you = You say who begins, and it may be you. BOOM is far away in the first turns, but the deck comes round.
tip-prompt-vote-you = A higher level brings more kinds of cards. It rises only if all want it, and nobody sees a vote before all have voted.
tip-event-rises = New kinds of cards are in the deck now. Hold any card, or rest on it, to read what it does.
tip-event-another-round = The highest score is shared, so everybody plays one more round.
tip-event-wins = The most points win. Now you know the whole game, and when to stop!

# The lobby and its form. An option has a name, a sentence and a name for each value.
game-blurb = One deck, one BOOM. Collect points, pass the danger on, and know when to stop.
game-goal = Cards in your hand and on your table are points. Whoever draws BOOM loses the hand, and the round is over. After four rounds the most points win.
option-level = Level
option-level-doc = The level at which the game starts. The higher it is, the more kinds of cards there are.
option-level-1 = 1
option-level-2 = 2
option-level-3 = 3
option-level-4 = 4
option-level-5 = 5
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
option-score_floor-none = no limit
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

# Options: what their values do, in a sentence, and the groups of figures that the form puts away.
option-level-1-doc = The cards are ¡Phew! 1, 2 and 3, Calm Potatoh, Risky Potatoh, Thief Potatoh, Jumping Potatoh and Short Fuse.
option-level-2-doc = Adds Disoriented Potatoh, Evil Potatoh, Evilest Potatoh, Patatah Split and Dud.
option-level-3-doc = Adds Treacherous Potatoh, Fried Potatoh, Spinning Potatoh and Micro-Boom.
option-level-4-doc = Adds Super Potatoh and Sexy Potatoh.
option-level-5-doc = Adds Kitty Potatoh and Generous Potatoh, so all cards are in play.
option-level_vote-on-doc = Between rounds all vote at once. If everybody says yes, the level rises by one.
option-level_vote-off-doc = The whole game is played at the level at which it starts.
option-score_floor-none-doc = A score may be negative.
option-score_floor-0-doc = A score that would fall below 0 is 0.
option-setup_immediates-resolve-doc = Whoever is dealt such a card resolves it before the next card is dealt.
option-setup_immediates-redeal-doc = Such a card goes back into the deck, and another is dealt in its place.
option-last_live-play_on-doc = The last one takes all turns, until BOOM or a Dud of their own.
option-last_live-safe-doc = The round ends as soon as only one is left without a Dud. Nobody explodes.
option-spinning_boom-explode-doc = Whoever sees BOOM explodes at once and looks no further.
option-spinning_boom-put_back-doc = BOOM is shown to all. The cards go back into the deck and none is taken.
option-group-count = House figures: cards in one deck
option-group-count-doc = How many cards of each kind one deck has; seven or more players use two decks. The rulebook does not give these numbers, so the usual ones are our own.
option-group-hand = House figures: points in hand
option-group-hand-doc = What each of these cards is worth in a hand. The rulebook does not give these numbers, so the usual ones are our own.
option-group-table = House figures: points on the table
option-group-table-doc = What each of these cards is worth on a table. The rulebook does not give these numbers, so the usual ones are our own.
