# Potato Man in English. $player is a name in the nominative; $card is a move-word such as r16. What stands after .page
# is said where cards are seen and nobody types their words.

event-starts = { $player } leads first in round { $amount }.
event-dealt = { $colour ->
    [unknown] { $player } gets a card.
   *[other] { $player } gets { $card }.
}
    .page = { $colour ->
        [unknown] { $player } gets a card.
        [red] { $player } gets red { $number }.
        [blue] { $player } gets blue { $number }.
        [green] { $player } gets green { $number }.
       *[yellow] { $player } gets yellow { $number }.
    }
event-plays = { $player } plays { $card }.
    .page = { $player } plays { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[yellow] yellow
    } { $number }.
event-draws = { $colour ->
    [unknown] { $player } draws a card.
   *[other] { $player } draws { $card }.
}
    .page = { $colour ->
        [unknown] { $player } draws a card.
        [red] { $player } draws red { $number }.
        [blue] { $player } draws blue { $number }.
        [green] { $player } draws green { $number }.
       *[yellow] { $player } draws yellow { $number }.
    }
event-takes = { $player } takes the trick with { $card }.
    .page = { $player } takes the trick with { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[yellow] yellow
    } { $number }.
event-earns = { $amount ->
    [0] { $player } earns a red sack card: 1 sack.
    [1] { $player } earns a blue sack card: 2 sacks.
    [2] { $player } earns a green sack card: 3 sacks.
    [3] { $player } earns a yellow sack card: 4 sacks.
   *[other] { $player } earns a golden sack card: 5 sacks.
}
event-empty-handed = { $player } goes empty-handed: that colour and gold are sold out.
event-stuck = { $player } has no card that may be played. The round is over.
event-shows = { $player } shows { $card }.
    .page = { $player } shows { $colour ->
        [red] red
        [blue] blue
        [green] green
       *[yellow] yellow
    } { $number }.
event-played-out = All cards are played. The round is over.
# A row of the score sheet: sack cards of one kind. Nothing is said where there are none.
event-counts = { $amount ->
    [0] { "" }
   *[other] { $other ->
        [0] { $player }: { $amount ->
            [one] { $amount } red sack card of 1 sack.
           *[other] { $amount } red sack cards of 1 sack each.
        }
        [1] { $player }: { $amount ->
            [one] { $amount } blue sack card of 2 sacks.
           *[other] { $amount } blue sack cards of 2 sacks each.
        }
        [2] { $player }: { $amount ->
            [one] { $amount } green sack card of 3 sacks.
           *[other] { $amount } green sack cards of 3 sacks each.
        }
        [3] { $player }: { $amount ->
            [one] { $amount } yellow sack card of 4 sacks.
           *[other] { $amount } yellow sack cards of 4 sacks each.
        }
       *[other] { $player }: { $amount ->
            [one] { $amount } golden sack card of 5 sacks.
           *[other] { $amount } golden sack cards of 5 sacks each.
        }
    }
}
event-scores = { $amount ->
    [one] { $player } scores { $amount } point in round { $other }.
   *[other] { $player } scores { $amount } points in round { $other }.
}
event-wins = { $amount ->
    [one] { $player } wins with { $amount } point.
   *[other] { $player } wins with { $amount } points.
}

prompt-lead = { $player } leads: any card.
prompt-follow = { $player } follows.

why-not-not-a-play = that is a move of chance
why-not-not-held = { $card } is not in the hand
why-not-colour-taken = { $colour } is already in this trick
why-not-colours-repeated = { $colour } is already in this trick, and a colour has been repeated
why-not-second-potato-man = a Potato Man is already in this trick

# What the short words of cards mean, for those who play for the first time.
card-key = Cards: r red, b blue, g green, y yellow; Lord Fry is r16-r18, Potato Man y1-y3.

# The table in lines. $gained are sacks won in the running round, $sacks their cards, such as: red 2, gold 1.
sketch-round = Round { $round } of { $rounds }.
sketch-player = { $player }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gained ->
    [one] { $gained } sack so far
   *[other] { $gained } sacks so far
}
sketch-sack-red = red
sketch-sack-blue = blue
sketch-sack-green = green
sketch-sack-yellow = yellow
sketch-sack-gold = gold
sketch-won = { " " }({ $sacks })
sketch-pile = ; draw pile { $n }
sketch-supply = Sack cards to be won: { $sacks }.
sketch-no-supply = No sack cards are left.
sketch-played = Played before: { $cards }.
sketch-trick = Trick: { $cards }.
sketch-no-trick = Trick: no card yet.

# The page's board. $n, $round, $sacks are numbers. Names end in -you where they speak to the player.
suit-red = red
suit-blue = blue
suit-green = green
suit-yellow = yellow
suit-gold = gold
card-name = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
} { $number }{ $picture ->
    [lord-fry] , Lord Fry
    [potato-man] , Potato Man
   *[none] { "" }
}
sack-name = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[gold] Golden
} sack card, { $sacks ->
    [one] { $sacks } sack
   *[other] { $sacks } sacks
}
zone-trick = The trick
zone-supply = Sack cards to be won
zone-hand = Hand: { $player }
zone-hand-you = Your hand
zone-won = Sack cards won: { $player }
zone-won-you = Sack cards that you have won
zone-pile = Draw pile: { $player }
zone-pile-you = Your draw pile
zone-discard = Played earlier in this round
zone-shown = Shown at the end of the last round: { $player }
zone-shown-you = What you showed at the end of the last round
badge-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
badge-sacks = { $n ->
    [one] { $n } sack in this round
   *[other] { $n } sacks in this round
}
badge-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
status-round = Round { $round } of { $rounds }
status-starter = Starter: { $player }
mark-takes = takes the trick so far
pick-play = Play { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} { $number }
prompt-start = Chance names the first starter.
prompt-deal = { $player } is dealt a card.
prompt-draw = { $player } draws a card.
prompt-lead-you = Your turn: lead with any card.
prompt-follow-you = Your turn: play a colour that is not in the trick yet.
prompt-double-you = Your turn: play a new colour, or double one. One colour may lie twice.
row-round = Round { $round }
row-nothing = No sack card.

# The lobby and its form. An option has a name, a sentence and a name for each value.
game-blurb = Big numbers win, weak colours pay best, and a small spud in a cape can bring down mighty Lord Fry.
game-goal = Win tricks to gather sacks of potatoes. Whoever has the most sacks after all rounds wins.
option-three_player_no_green = Three players without green
option-three_player_no_green-doc = Three players leave the green cards in the box.
option-three_player_no_green-on = without green
option-three_player_no_green-off = with green
option-laps = Length of the game
option-laps-doc = How many rounds each player starts.
option-laps-1 = one round each
option-laps-2 = two rounds each
option-laps-3 = three rounds each
option-tie = Level on points
option-tie-doc = Who wins when several players have the most points.
option-tie-shared = they share the win
option-tie-best_round = the best single round wins

# A first game, explained as it goes: each tip is shown once, when what it is named after comes up.
tip-event-starts = Every player starts a round. Whoever has gathered the most sacks over all of them wins the game.
tip-event-dealt = These are your cards. Red has the highest numbers, yellow the lowest. Red 16, 17 and 18 are Lord Fry; yellow 1, 2 and 3 are Potato Man.
tip-event-plays = A trick takes one card from every player, clockwise. With two players, it takes two from each.
tip-prompt-lead = Somebody else opens this trick. A colour that lies in it already will be closed to you.
tip-prompt-lead-you = You open the trick: any card will do. A high one wins more often. Keep as many colours as you can, so that you always have something to play.
tip-prompt-follow-you = Play one of the bright cards: its colour must be new to the trick. If you can play, you must. Choose a dimmed card to hear why it does not fit.
tip-prompt-double-you = With five players, one colour may lie in the trick twice. After that, every card must bring a new colour.
tip-event-takes = The highest number takes the trick; of equal numbers, the one played last. But where Lord Fry meets Potato Man, Potato Man wins. The winner leads the next trick.
tip-event-earns = A trick pays one sack card in the colour of the card that won it: red 1 sack, blue 2, green 3, yellow 4. If that colour is gone, gold pays 5. So try to win with weak colours.
tip-event-empty-handed = There are only three sack cards of each kind. Once a colour and gold are both gone, a trick won in that colour pays nothing.
tip-event-draws = With two players, whoever plays a card draws one from their own pile, while it lasts.
tip-why-not-colour-taken = A colour may lie in a trick only once, so cards of a colour that is there already have to wait.
tip-why-not-colours-repeated = One colour lies there twice already, so this trick takes only new colours now.
tip-why-not-second-potato-man = Only one Potato Man may join a trick. Other yellow cards may still come.
tip-event-stuck = A player without a card that fits ends the round at once and shows the hand. The unfinished trick pays nobody, but being stuck costs nothing.
tip-event-played-out = All hands are empty, so the round is over. The last trick was paid like any other.
tip-event-scores = Every sack won in this round is a point. If there are rounds left, the sack cards go back and new cards are dealt.
tip-event-wins = The most points win. Now you know the whole game!
