# Potato Man in English. $player is a name in the nominative; $card is a move-word such as r16.

event-starts = { $player } leads first in round { $amount }.
event-dealt = { $colour ->
    [unknown] { $player } gets a card.
   *[other] { $player } gets { $card }.
}
event-plays = { $player } plays { $card }.
event-draws = { $colour ->
    [unknown] { $player } draws a card.
   *[other] { $player } draws { $card }.
}
event-takes = { $player } takes the trick with { $card }.
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
