# Hot Potato in English. $player and $target are names in the nominative; $card is a move-word such as pass-left; $potato
# is a number from 0 to 11. What stands after .page is said where cards are seen and nobody types their words.

# Names of the cards. Other messages say them too, so $card is one move-word here.
card-name = { $card ->
    [pass-left] Pass Left
    [pass-right] Pass Right
    [either] Pass Left or Right
    [skip-left] Skip Left
    [skip-right] Skip Right
    [toss] Toss
    [chop] Chop
    [split-left] Split Left
    [split-right] Split Right
    [huge] Huge
    [popping] Popping
    [flaming] Flaming
    [mashed] Mashed
   *[ban-pass-left] Ban Pass Left
}
striped-name = { $card ->
    [huge] Striped Huge
    [popping] Striped Popping
    [flaming] Striped Flaming
    [mashed] Striped Mashed
   *[ban-pass-left] Striped Ban Pass Left
}
card-does = { $card ->
    [pass-left] Passes the potato to your left neighbour.
    [pass-right] Passes the potato to your right neighbour.
    [either] Passes the potato to your left or right neighbour. You choose when it is revealed.
    [skip-left] Passes the potato to the second player on your left.
    [skip-right] Passes the potato to the second player on your right.
    [toss] Passes the potato to any other player. You choose when it is revealed. (House ruling: the book does not say what Toss does.)
    [chop] Copies the potato, then passes one left and one right. With too few striped cards it fails, and the potato explodes.
    [split-left] Copies the potato, then passes both left. With too few striped cards it fails, and the potato explodes.
    [split-right] Copies the potato, then passes both right. With too few striped cards it fails, and the potato explodes.
    [huge] When the potato explodes, its holder takes 1 burn more.
    [popping] When the potato explodes, each neighbour of its holder takes 1 burn.
    [flaming] Whoever receives the potato takes 1 burn at once.
    [mashed] When the potato explodes, its holder draws no card.
   *[ban-pass-left] From the next turn on, Pass Left may not be played on the potato.
}
suit-brown = brown: passes the potato
suit-blue = blue: seasons the potato
suit-striped = striped: copy of a seasoning

# What happens. $amount and $other are numbers.
event-takes-chip = { $player } gets the golden potato chip.
event-gives-chip = { $player } gives the golden potato chip to { $target }.
event-dealt = { $colour ->
    [unknown] { $player } is dealt a card.
   *[other] { $player } is dealt { $card }.
}
    .page = { $colour ->
        [unknown] { $player } is dealt a card.
       *[other] { $player } is dealt { card-name }.
    }
event-discards = { $player } discards { $amount ->
    [1] { $card }.
   *[other] { $amount } × { $card }.
}
    .page = { $player } discards { $amount ->
        [1] { card-name }.
       *[other] { $amount } × { card-name }.
    }
event-reshuffles = No cards are left to draw. The discard pile is the new deck, cards in it: { $amount }.
event-places = { $player } starts with potato { $amount }.
event-adds = { $player } gives the extra potato { $amount } to { $target }.
event-begins-turn = Round { $other }, turn { $amount }.
event-ready = { $player } has decided.
event-lays = { $amount ->
    [0] { $player } plays nothing on potato { $other }.
    [one] { $player } has { $amount } card face down on potato { $other }.
   *[other] { $player } has { $amount } cards face down on potato { $other }.
}
event-seasons = { $player } reveals { $card }: a seasoning for potato { $amount }.
    .page = { $player } reveals { card-name }: a seasoning for potato { $amount }.
event-draws = { $colour ->
    [unknown] { $player } draws a card.
   *[other] { $player } draws { $card }.
}
    .page = { $colour ->
        [unknown] { $player } draws a card.
       *[other] { $player } draws { card-name }.
    }
event-no-card = { $player } draws nothing: there are no cards left.
event-reveals = { $player } reveals { $card } on potato { $amount }.
    .page = { $player } reveals { card-name } on potato { $amount }.
event-copies = Potato { $amount } is copied. Its copy is potato { $other }.
event-fails = Potato { $amount } cannot be copied: parts for a copy are short. It stays with { $player }.
event-passes = { $player } passes potato { $amount } to { $target }.
event-scorched = { $amount ->
    [0] { $player } catches flaming potato { $other }, but the pawn is at the end of the board already.
    [one] { $player } catches flaming potato { $other } and takes { $amount } burn.
   *[other] { $player } catches flaming potato { $other } and takes { $amount } burns.
}
event-explodes = Potato { $amount } explodes in front of { $player }!
event-burns = { $amount ->
    [0] Potato { $other } burns { $player }, but the pawn is at the end of the board already.
    [one] { $player } takes { $amount } burn from potato { $other }.
   *[other] { $player } takes { $amount } burns from potato { $other }.
}
event-spattered = { $amount ->
    [0] Popping potato { $other } hits { $player }, but the pawn is at the end of the board already.
    [one] { $player } sits next to popping potato { $other } and takes { $amount } burn.
   *[other] { $player } sits next to popping potato { $other } and takes { $amount } burns.
}
event-mashed = { $player } draws no card: potato { $amount } was mashed.
event-ends-turn = Turn { $amount } is over.
event-at-the-end = { $player } is at the end of the board. The game is over.
event-ends-round = All potatoes have exploded. Round { $amount } is over.
# $other says why: 1 = alone with the fewest, 2 = the most when several share the fewest, 3 = decided by the chip.
event-wins = { $player } wins { $other ->
    [2] out of sympathy for
    [3] by the golden chip, with
   *[other] with
} { $amount ->
    [one] { $amount } burn.
   *[other] { $amount } burns.
}

# What is asked. Names end in -you where they speak to the player. $n are seats, or own potatoes.
prompt-chip = Chance gives the golden potato chip.
prompt-deal = { $player } is dealt a card.
prompt-give-chip = { $player } gives the chip to somebody else.
prompt-give-chip-you = You have seen your new hand. Give the golden chip to somebody else.
prompt-extra = { $player } gives somebody the extra potato.
prompt-extra-you = Who gets the extra potato?
prompt-play = { $n ->
    [one] { $n } player is still choosing cards in secret.
   *[other] { $n } players are still choosing cards in secret.
}
prompt-play-you = Potato { $potato } is hot! Pass it on with a brown card, or let it explode?{ $n ->
    [1] { "" }
   *[other] { " " }{ $n } to answer for.
}
prompt-sealed-you = Your answer is sealed. The others are still choosing.
prompt-draw = { $player } draws a card.
prompt-either = Left or right? { $player } chooses where potato { $potato } goes.
prompt-either-you = Potato { $potato }: left or right?
prompt-toss = { $player } chooses where to toss potato { $potato }.
prompt-toss-you = To whom do you toss potato { $potato }?

why-not-not-an-answer = that is no answer to what is asked now
why-not-other-potato = potato { $potato } is not the one that is asked about
why-not-not-held = that needs a card that is not in the hand
why-not-blue-alone = a blue card needs a brown one on the same potato, and the hand has none for it
why-not-banned = potato { $potato } carries Ban Pass Left from an earlier turn
why-not-wrong-way = it is not the turn of potato { $potato }
why-not-own-seat = it must be somebody else
why-not-no-seat = this table has no such seat

# What the words of moves mean, for those who play for the first time.
card-key = p0 chop huge = Chop and Huge on potato 0; p0 none = nothing. Brown: pass, skip (over one seat), either (left or right), toss (to anybody), chop and split (copy it). Blue, only with a brown one: huge, popping, flaming, mashed, ban-pass-left.

# The table in lines. $cards and $seasonings are move-words, each with how many; $side is yellow or red.
sketch-round = Round { $round } of { $rounds }, turn { $turn }.
sketch-chip = Golden chip: { $player }.
sketch-player = { $player }: { $burns ->
    [one] { $burns } burn
   *[other] { $burns } burns
}, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
sketch-potato = potato { $potato }, { $side ->
    [red] red
   *[yellow] yellow
} { $seasonings }
sketch-down = , face down { $cards }
sketch-supply = Striped cards left: { $cards }.
sketch-discard = Discard pile: { $cards }.

# The page's board.
zone-hand = Hand: { $player }
zone-hand-you = Your hand
zone-discard = Discard pile
zone-supply = Striped cards that are left
zone-pool = Deck
track-burns = Burns
token-potato = Potato { $potato }, { $side ->
    [red] red
   *[yellow] yellow
} side
token-pawn = Pawn: { $player }
token-chip = Golden potato chip
mark-face-down = face down; only you know it
mark-passed = moved in this turn
badge-burns = { $n ->
    [one] { $n } burn
   *[other] { $n } burns
}
badge-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
badge-lead = would win if the game ended now: { $why ->
    [fewest] alone with the fewest burns
    [sympathy] the fewest are shared, so the most burns win
   *[chip] fewest and most are shared, and the golden chip decides
}
status-round = Round { $round } of { $rounds }
status-turn = Turn { $turn }
status-chip = Golden chip: { $player }
step-play = Play
step-reveal = Season
step-chop = Chop
step-pass = Pass
step-explode = Explode
pick-card = Play { card-name }
pick-none = Nothing on potato { $potato }
pick-plain = No seasoning
pick-left = Left, to { $player }
pick-right = Right, to { $player }
pick-seat = { $player }
row-round = Round { $round }

# The lobby and its form. An option has a name, a sentence and a name for each value.
game-blurb = Season it, split it, pass it on, and do not be the one who holds it when it goes bang.
game-goal = Get rid of your potatoes before they explode. Whoever has the fewest burns at the end wins. But when several share the fewest, the one with the most wins, out of sympathy!
option-two_players = Game for two
option-two_players-doc = The published game does not say how many may play, and two is our addition: left and right are then the same player.
option-two_players-off = no
option-two_players-on = two may play
option-oldest = Who begins with the golden chip
option-oldest-doc = The book gives the chip to the oldest player. Say who that is, or let chance decide.
option-oldest-random = chance decides
option-deck = Action cards
option-deck-doc = How many there are of each kind. The book says only that they are 106; these numbers are our own.
option-duplicators = Striped cards
option-duplicators-doc = How many copies of each seasoning there are for chopping and splitting. The book says only that they are 42; these numbers are our own.
option-past_20 = Burns beyond 20
option-past_20-doc = The board ends at 20 burns, and so does the game, but only after the turn.
option-past_20-stop = the pawn stays on 20
option-past_20-count = all burns count
option-last_tie = Level on fewest and on most burns
option-last_tie-doc = Who wins when several share the fewest burns and several share the most.
option-last_tie-chip = whoever has the golden chip
option-last_tie-tied = those with the most burns; the chip decides if one of them has it

# A first game, explained as it goes: each tip is shown once, when what it is named after comes up.
tip-event-takes-chip = The golden chip says who comes first: cards are revealed and potatoes explode in the order of seats, starting with its holder.
tip-event-dealt = These are your cards. Brown ones pass a potato on, blue ones season it. New cards come only with a seasoning or an explosion, so spend them with care.
tip-event-begins-turn = A turn has five steps: all play cards in secret, then the seasonings, the chops, the passes and the explosions follow.
tip-prompt-play = You have no potato, so you just watch, and may gloat a little.
tip-prompt-play-you = Choose a brown card to pass this potato on. With it you may play a blue card, to make the potato worse for the next ones. If you play nothing, it explodes, and you take the burn.
tip-prompt-sealed-you = Nobody sees what you chose until everybody has chosen.
tip-event-lays = Now all see how many cards lie where, but not yet which.
tip-event-seasons = A seasoning stays on its potato for good, wherever it goes. Whoever played it draws a card.
tip-event-reveals = A revealed brown card is done at once and goes to the discard pile. A potato moves at most once in a turn, and turns over, yellow to red or back, when it does.
tip-event-copies = The copy has the same seasonings, on striped cards. If these run out, a copy fails, and the potato explodes where it is.
tip-event-fails = There were not enough striped cards, or potatoes, for a copy. So this one stays, and explodes at the end of the turn.
tip-prompt-either-you = Your card goes left or right, as you like. You see what has happened in this turn so far, so look before you choose.
tip-prompt-toss-you = Toss goes to any player but you. That is our reading; the book does not say. Think of who has few burns so far, and who has cards left.
tip-event-scorched = Flaming burns whoever receives the potato, one burn for each Flaming on it. Holding it costs nothing more.
tip-event-explodes = A potato that was not passed in this turn explodes. Those that were passed show the other colour.
tip-event-burns = An explosion costs one burn, and one more for each Huge. Then the burned player draws a card.
tip-event-spattered = Popping burns both neighbours of the holder, but never the holder.
tip-event-mashed = After an explosion, the burned player draws a card, except when the potato is mashed.
tip-event-reshuffles = When the deck is empty, the discard pile becomes the new deck.
tip-why-not-banned = A ban stops Pass Left and nothing else: other cards that go left may still be played.
tip-event-ends-round = All hands are thrown away, and five new cards each are dealt. Each round starts with one potato more than the last.
tip-prompt-give-chip-you = In rounds 2 and 3, potatoes start with the new chip holder and on to the left of them. Look where they will lie before you choose.
tip-prompt-extra-you = With six or more players, each round has one more potato to start with. You may give it to anybody, even to yourself.
tip-event-at-the-end = At 20 burns, the turn is still played to its end, and then the game is over.
tip-event-wins = The fewest burns win. If several share the fewest, the most burns win, out of sympathy; if several share these too, the golden chip decides. Now you know the whole game!
